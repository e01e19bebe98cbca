//! The round clock: when a round began, who is awaited, and how long.

use ::tournament::decide::Command;
use ::tournament::fact::{ArrivalMarked, RoundStartSet};
use ::tournament::ids::{GameId, RoundNo, TournamentId};
use ::tournament::round::Color;
use i18n::args;
use laws::clock::{DefaultFrom, default_time};
use laws::penalty::LocalClauses;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::claim::ArticleView;
use super::wire::{Changes, Id};
use super::{method, section};
use crate::hall_time;
use crate::judge::{self, words};
use crate::words::rfc3339;

/// A round and its clock.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct RoundClockView {
    /// When the round begins or began, local time of the hall, `2026-11-29T16:10`; empty if nobody said.
    pub starts: String,
    /// The same as a moment, RFC 3339 with the offset of the hall; none if nobody said.
    pub starts_at: Option<String>,
    /// Minutes by which the hall's clock is ahead of UTC now, where the event has a time zone.
    pub hall_offset: Option<i16>,
    /// What the schedule says; or empty.
    pub scheduled: String,
    /// The arbiter set another start than the schedule's.
    pub changed: bool,
    /// Minutes after which an absent player loses; none if the regulations must say and do not.
    pub minutes: Option<u16>,
    /// `clause`, `event` or `laws`: who says so.
    pub from: String,
    /// The same in one sentence.
    pub sentence: String,
    /// Further sentences: what holds at boards where neither player is there.
    pub because: Vec<String>,
    /// Articles with edition.
    pub articles: Vec<ArticleView>,
    /// Players who are awaited.
    pub awaited: Vec<AwaitedView>,
}

/// A player who is awaited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct AwaitedView {
    /// Game.
    pub game: Id,
    /// `white` or `black`.
    pub side: String,
}

method! {
    /// The clock of a round: its start, the default time, and who is awaited.
    "round.clock" Viewer RoundClock {
        /// Section.
        tournament: Id,
        /// Round.
        round: u8,
        /// Edition of the Laws; empty: the section's.
        #[serde(default)]
        edition: String,
    } -> RoundClockView |this, desk, call| {
        let messages = call.messages();
        let event = desk.event(call)?;
        let section = section(&event.state, this.tournament, messages)?;
        let edition = judge::edition(&this.edition, Some(section), messages)?;
        let round = RoundNo(this.round);
        let scheduled = section.setup.schedule.iter().find(|line| line.round == round);
        let scheduled = scheduled.map_or_else(String::new, |it| it.starts.clone());
        let set = section.starts.get(&round);
        // A setting of 0 is one that nobody made: the Laws then say what holds.
        let of_event = Some(section.setup.default_time).filter(|minutes| *minutes > 0);
        let clause = LocalClauses::parse(&section.setup.local_clauses).numbers.default_minutes;
        let holds = default_time(edition, clause, of_event);
        let from = match holds.from {
            DefaultFrom::Clause => "clause",
            DefaultFrom::Event => "event",
            DefaultFrom::Laws => "laws",
        };
        let told = args! { "minutes" => holds.minutes.map_or(0, u32::from), "from" => from };
        let awaited = section.awaited.iter().filter_map(|(game, side)| {
            let game = section.live_game(*game).filter(|it| it.round == round)?;
            let side = match side {
                Color::White => "white",
                Color::Black => "black",
            };
            Some(AwaitedView { game: Id(game.id.0), side: side.to_owned() })
        });
        // Laws 2023, 6.7.2: with neither player there, White loses the time until he comes.
        let both = section.awaited.iter().filter(|(_, side)| *side == Color::White);
        let both = both.filter(|(game, _)| section.awaited.contains(&(*game, Color::Black)));
        let mut boards: Vec<u16> = both
            .filter_map(|(game, _)| section.live_game(*game).filter(|it| it.round == round))
            .map(|game| game.board.0)
            .collect();
        boards.sort_unstable();
        let (mut because, mut articles) = (Vec::new(), vec![holds.article]);
        let absent = edition.both_absent_article().or(edition.where_silent().both_absent_article());
        if let Some(article) = absent.filter(|_| !boards.is_empty()) {
            let named: Vec<String> = boards.iter().map(ToString::to_string).collect();
            let args = args! { "count" => boards.len(), "boards" => named.join(", ") };
            because.push(messages.text("laws-both-absent", &args));
            because.extend(judge::board::silence(edition, &[article], messages));
            articles.push(article);
        }
        let starts = set.map_or_else(|| scheduled.clone(), |it| it.starts.clone());
        let details = &event.state.details.0;
        let begins = hall_time::instant(details, &starts, desk.now());
        let in_zone = !details.zone.is_empty();
        Ok(RoundClockView {
            because,
            starts_at: begins.map(rfc3339),
            hall_offset: in_zone.then(|| event.moment(desk.now()).offset_minutes),
            starts,
            changed: set.is_some(),
            minutes: holds.minutes,
            from: from.to_owned(),
            sentence: messages.text(
                if holds.minutes.is_some() { "laws-default-time" } else { "laws-default-time-open" },
                &told,
            ),
            articles: words::cited(&articles, messages)
                .into_iter()
                .chain(words::clauses(Some(&section.setup.local_clauses), messages))
                .collect(),
            awaited: awaited.collect(),
            scheduled,
        })
    }
}

method! {
    /// Sets when a round begins, where that is not as scheduled; an empty time goes back to the schedule.
    "round.start" Arbiter RoundStart {
        /// Section.
        tournament: Id,
        /// Round.
        round: u8,
        /// Local time of the hall, `2026-11-29T16:10`.
        starts: String,
        /// Why.
        #[serde(default)]
        reason: String,
    } -> Changes |this, desk, call| {
        desk.act(call, Command::SetStart(RoundStartSet {
            tournament: TournamentId(this.tournament.0),
            round: RoundNo(this.round),
            starts: this.starts.trim().to_owned(),
            reason: this.reason.trim().to_owned(),
        }))
    }
}

method! {
    /// Marks a player as awaited at the board, or as having come in time. Who came late is written down as an incident, which
    /// takes the mark away.
    "round.await" Arbiter RoundAwait {
        /// Section.
        tournament: Id,
        /// Game.
        game: Id,
        /// `white` or `black`.
        side: String,
        /// `awaited` or `here`.
        arrival: String,
    } -> Changes |this, desk, call| {
        desk.act(call, Command::MarkArrival(ArrivalMarked {
            tournament: TournamentId(this.tournament.0),
            game: GameId(this.game.0),
            side: this.side,
            arrival: this.arrival,
        }))
    }
}
