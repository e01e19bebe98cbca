//! People, tournaments, rounds and the facts about them: what an event is, and how it changes.
//!
//! Pure: no files, no clock, no random numbers. Two halves that meet in [`State`](state::State):
//!
//! * the *event*: [`fact`] (what happened, the bytes of the event file), [`state`] (the fold of the
//!   facts), [`decide`] (what may happen next);
//! * the *competition* as numbers: [`history`] (who scored what against whom, by starting number),
//!   from which pairing, [`standings`], [`tiebreak`] and [`crosstable`] are computed.
//!
//! Read in this order: [`points`], [`ids`], [`player`], [`round`], [`history`], [`baku`], [`fact`],
//! [`state`], [`decide`], [`standings`], [`tiebreak`], [`keizer`], [`crosstable`]; [`varma`] draws numbers.

pub mod baku;
pub mod berger;
pub mod category;
pub mod crosstable;
pub mod decide;
pub mod fact;
pub mod federation;
pub mod history;
pub mod ids;
pub mod keizer;
pub mod log;
mod lots;
pub mod norm;
pub mod pairing_reading;
pub mod player;
pub mod points;
pub mod prize;
pub mod rating;
pub mod round;
pub mod standings;
pub mod start_list;
pub mod state;
pub mod team;
pub mod tiebreak;
pub mod varma;
pub mod whatif;
