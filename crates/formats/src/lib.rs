//! Bytes to values and back: TRF reports, tables of players (CSV, XLSX, ODS), PGN games,
//! rating lists, whole events as open JSON.
//!
//! It opens no file: readers take bytes, writers take `impl Write`. It decides nothing about a
//! tournament: what it finds odd it lists as [`problem::Problem`]s beside everything it understood,
//! and never gives up on a whole file because of one line.
//!
//! Read in this order: [`problem`], [`text`], [`fold`], [`date`]; then [`trf`], [`table`], [`pgn`], [`ratings`], [`json`], [`image`].
//!
//! ```
//! let reading = formats::trf::read(b"012 Club Open\n001    1 w    Ibarra, Ana\n");
//! assert_eq!(reading.file.header.name, "Club Open");
//! assert_eq!(reading.file.players[0].name, "Ibarra, Ana");
//! ```

pub mod date;
pub mod federation;
pub mod fold;
pub mod image;
pub mod json;
pub mod pgn;
pub mod problem;
pub mod ratings;
pub mod table;
pub mod text;
pub mod trf;
