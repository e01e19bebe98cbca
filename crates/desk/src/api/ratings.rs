//! Rating changes and first ratings by the FIDE Rating Regulations (B.02), with the working of every game.

use std::collections::BTreeMap;

use ::tournament::history::Cell;
use ::tournament::ids::{EntrantId, RoundNo, Tpn};
use ::tournament::rating::{
    Change, First, GameChange, Limit, Line, NotRated, Note, Outcome, PaceFault, PlayerRatings,
    Publication, Rate, WhyFirst, WhyK, ratings,
};
use ::tournament::round::{Color, Score};
use ::tournament::state::{State, Tournament};
use i18n::{Messages, args};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::tables::{as_of, moment, round_asked};
use super::wire::Id;
use super::{method, section};
use crate::words::{self, Roster};
use crate::{ApiError, field, late, provisional, time_control};

/// Answer of `ratings.get`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RatingsView {
    /// After this round.
    pub round: u8,
    /// `standard`, `rapid` or `blitz`.
    pub rate: String,
    /// The regulations, and that the calculation of FIDE is final, in words.
    pub rules: String,
    /// That games are open, in words; empty if none is.
    pub provisional: String,
    /// The moment that is shown, in words; empty if it is now.
    pub as_of: String,
    /// What is to be said of the whole: results that are rated otherwise than they stand.
    pub notes: Vec<String>,
    /// In order of starting number.
    pub rows: Vec<RatingRow>,
}

/// One player's change.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RatingRow {
    /// Entrant.
    pub entrant: Id,
    /// Starting number.
    pub number: u16,
    /// Title.
    pub title: String,
    /// Name.
    pub name: String,
    /// Federation.
    pub federation: String,
    /// Rating that was used.
    pub rating: Option<u16>,
    /// Rated games (n).
    pub games: u16,
    /// Points in them (W), as `4½`.
    pub points: String,
    /// Expected points (We), as `3.87`; empty for the unrated.
    pub expected: String,
    /// W - We, as `+0.63`; empty for the unrated.
    pub difference: String,
    /// K as used; `20?` where it is assumed; empty for the unrated.
    pub k: String,
    /// Where K comes from, in words.
    pub k_why: String,
    /// The change before it is rounded, as `+12.6`; empty for the unrated.
    pub change: String,
    /// The change as it is rounded once in the period; none for the unrated.
    pub rounded: Option<i32>,
    /// What a first rating comes to, in words; empty for the rated.
    pub first: String,
    /// Performance, if there was a game.
    pub performance: Option<i32>,
    /// What is odd about the data, with the cure, in words.
    pub notes: Vec<String>,
    /// The rounds whose games the time control keeps from being rated, and why, in words.
    pub left_out: Vec<String>,
    /// Round by round, if one player was asked for.
    pub lines: Vec<RatingLine>,
}

/// One round of a player.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RatingLine {
    /// Round.
    pub round: u8,
    /// `w`, `b` or empty.
    pub color: String,
    /// Opponent's number.
    pub number: Option<u16>,
    /// Opponent, or the bye in words.
    pub opponent: String,
    /// Opponent's rating as used.
    pub rating: Option<u16>,
    /// `1`, `½`, `0`, `+`, `-`, `*` or empty.
    pub result: String,
    /// Expected score (We), as `0.64`; empty where the game is not rated.
    pub expected: String,
    /// Score minus expected score.
    pub change: String,
    /// Performance up to here.
    pub running: Option<i32>,
    /// Why it is not rated, or what became of the difference.
    pub why: String,
    /// That the game stands otherwise in the standings, in words; empty where it does not.
    pub late: String,
}

method! {
    /// Rating changes and first ratings up to a round.
    "ratings.get" Viewer RatingsGet {
        /// Section.
        tournament: Id,
        /// Round; left out: the last that is out.
        #[serde(default)]
        round: Option<u8>,
        /// One player alone, round by round.
        #[serde(default)]
        entrant: Option<Id>,
        /// Entry of the journal up to which facts count; left out: all.
        #[serde(default)]
        as_of: Option<Id>,
    } -> RatingsView |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let state = as_of(&event, Some(this.tournament), this.as_of, messages)?;
        let tournament = section(&state, this.tournament, messages)?;
        let after = round_asked(tournament, this.round, tournament.published(), messages)?;
        let asked = this.entrant.map_or(Asked::Everybody, Asked::One);
        let mut view = ratings_view(&state, tournament, after, asked, messages);
        view.as_of = moment(&event, this.as_of, messages);
        if let Some(entrant) = this.entrant.filter(|_| view.rows.is_empty()) {
            return Err(ApiError::not_found(messages, "player", &entrant.0.to_string()));
        }
        Ok(view)
    }
}

/// Whose changes, and with what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// Everybody without the rounds.
    Everybody,
    /// Everybody round by round.
    EverybodyByRound,
    /// One player round by round.
    One(Id),
}

/// Performance of everybody who has played a rated opponent.
pub(crate) fn performances(roster: &Roster, after: RoundNo) -> BTreeMap<Tpn, i32> {
    let history = field::played(roster.state, roster.tournament, after);
    let settings = field::rating_settings(roster.state, roster.tournament);
    let players = ratings(&history, &field::rating_entries(roster), settings);
    let made = players
        .iter()
        .filter_map(|player| Some((player.tpn, i32::try_from(player.performance?.tpr).ok()?)));
    made.collect()
}

/// The changes of everybody, or of one player.
pub(crate) fn ratings_view(
    state: &State,
    tournament: &Tournament,
    after: RoundNo,
    asked: Asked,
    messages: &Messages,
) -> RatingsView {
    let roster = Roster::new(state, tournament, messages);
    let history = field::played(state, tournament, after);
    let settings = field::rating_settings(state, tournament);
    let players = ratings(&history, &field::rating_entries(&roster), settings);
    let rows = players.iter().filter_map(|player| {
        let entrant = *roster.numbers.iter().find(|(_, tpn)| **tpn == player.tpn)?.0;
        if matches!(asked, Asked::One(only) if only.0 != entrant.0) {
            return None;
        }
        let side = roster.side(entrant, RoundNo(1));
        let mut row = RatingRow {
            entrant: Id(entrant.0),
            number: player.tpn.0,
            title: side.title,
            name: side.name,
            federation: side.federation,
            rating: player.rating,
            games: 0,
            points: String::new(),
            expected: String::new(),
            difference: String::new(),
            k: String::new(),
            k_why: String::new(),
            change: String::new(),
            rounded: None,
            first: String::new(),
            performance: player.performance.and_then(|made| i32::try_from(made.tpr).ok()),
            notes: player.notes.iter().map(|note| note_words(*note, messages)).collect(),
            left_out: left_out(player, messages),
            lines: Vec::new(),
        };
        fill(&mut row, player, messages);
        if asked != Asked::Everybody {
            row.lines = player.lines.iter().map(|one| line(one, entrant, &roster)).collect();
        }
        Some(row)
    });
    let rules = match settings.rate {
        Rate::Standard => "tables-rating-rules-standard",
        Rate::Rapid => "tables-rating-rules-rapid",
        Rate::Blitz => "tables-rating-rules-blitz",
    };
    let highest = players.iter().filter_map(|player| player.rating).max();
    let mut notes = time_control::notes(settings.pace, settings.rate, highest, messages);
    notes.extend(match asked {
        Asked::One(only) => late::notes_of(&roster, after, EntrantId(only.0)),
        Asked::Everybody | Asked::EverybodyByRound => late::notes(&roster, after),
    });
    RatingsView {
        as_of: String::new(),
        notes,
        round: after.0,
        provisional: provisional::so_far(provisional::open(tournament, after), messages)
            .unwrap_or_default(),
        rate: settings.rate.code().to_owned(),
        rules: messages.plain(rules),
        rows: rows.collect(),
    }
}

fn fill(row: &mut RatingRow, player: &PlayerRatings, messages: &Messages) {
    match &player.outcome {
        Outcome::Changed { change, why_k } => {
            row.games = change.n;
            row.points = messages.points(change.half_points * 5);
            row.expected = messages.decimal(&hundredths(change.expected));
            row.difference = signed(&messages.decimal(&hundredths(change.sum)));
            let assumed = if *why_k == WhyK::UsualAssumed { "?" } else { "" };
            row.k = format!("{}{assumed}", change.k_used);
            row.k_why = k_words(change, *why_k, messages);
            row.change = signed(&messages.decimal(&change.unrounded.rounded(1)));
            row.rounded = Some(change.rounded);
        }
        Outcome::First { first, why } => {
            row.games = first.n;
            row.points = messages.points(first.half_points * 5);
            row.first = first_words(first, *why, messages);
        }
    }
}

fn k_words(change: &Change, why: WhyK, messages: &Messages) -> String {
    let mut words = messages.plain(match why {
        WhyK::Given => "tables-rating-k-given",
        WhyK::Reached2400 => "tables-rating-k-2400",
        WhyK::Young => "tables-rating-k-young",
        WhyK::NewPlayer => "tables-rating-k-new",
        WhyK::Usual => "tables-rating-k-usual",
        WhyK::UsualAssumed => "tables-rating-k-assumed",
    });
    if change.k_used != change.k {
        let limit = args! { "k" => change.k, "used" => change.k_used, "games" => change.n };
        words = format!("{words} {}", messages.text("tables-rating-k-limit", &limit));
    }
    words
}

fn first_words(first: &First, why: WhyFirst, messages: &Messages) -> String {
    let args = args! { "rating" => first.rating.to_string() };
    let key = match first.publication {
        _ if first.n == 0 => match why {
            WhyFirst::Unrated => "tables-rating-unrated",
            WhyFirst::BelowFloor => "tables-rating-below-floor",
        },
        Publication::Published => "tables-rating-first",
        Publication::NoPoint => "tables-rating-first-no-point",
        Publication::TooFewGames => "tables-rating-first-few",
        Publication::BelowFloor => "tables-rating-first-low",
    };
    messages.text(key, &args)
}

fn note_words(note: Note, messages: &Messages) -> String {
    match note {
        Note::AgainstOneself { round } => {
            messages.text("tables-rating-note-oneself", &args! { "round" => round.0 })
        }
        Note::OpponentMissing { round, opponent } => messages.text(
            "tables-rating-note-no-opponent",
            &args! { "round" => round.0, "number" => opponent.0 },
        ),
        Note::BornInFuture { year } => {
            messages.text("tables-rating-note-born", &args! { "year" => year.to_string() })
        }
        Note::RatingBelowFloor { rating } => {
            messages.text("tables-rating-note-floor", &args! { "rating" => rating.to_string() })
        }
        Note::StandardRatingUsed { rating } => {
            messages.text("tables-rating-note-standard", &args! { "rating" => rating.to_string() })
        }
        Note::ResultsDiffer { round } => {
            messages.text("tables-rating-note-differ", &args! { "round" => round.0 })
        }
    }
}

fn line(line: &Line, entrant: EntrantId, roster: &Roster) -> RatingLine {
    let messages = roster.messages;
    let opponent = line.cell.opponent();
    let name = match line.cell {
        Cell::Bye(kind) => words::bye_text(kind, messages),
        _ => opponent
            .and_then(|tpn| roster.numbers.iter().find(|(_, other)| **other == tpn))
            .map_or_else(String::new, |(entrant, _)| roster.name(*entrant)),
    };
    let (color, result) = color_and_result(line.cell);
    let (expected, change, why) = match line.change {
        GameChange::Rated { difference, expected, change, limit, .. } => {
            let why = match limit {
                Limit::Within => String::new(),
                Limit::FourHundred => messages.text(
                    "tables-rating-limit-400",
                    &args! { "difference" => difference.abs().to_string() },
                ),
                Limit::From2650 => messages.text(
                    "tables-rating-limit-2650",
                    &args! { "difference" => difference.abs().to_string() },
                ),
            };
            let expected = messages.decimal(&hundredths(i32::from(expected)));
            (expected, signed(&messages.decimal(&hundredths(change))), why)
        }
        GameChange::NotRated(why) => (String::new(), String::new(), not_rated(why, messages)),
    };
    RatingLine {
        round: line.round.0,
        color: color.to_owned(),
        number: opponent.map(|tpn| tpn.0),
        opponent: name,
        rating: line.opponent_rating,
        result: result.to_owned(),
        expected,
        change,
        running: line.running.and_then(|made| i32::try_from(made.tpr).ok()),
        why,
        late: late::line(roster, line.round, entrant).unwrap_or_default(),
    }
}

/// `w` or `b`, and the sign of the result.
pub(crate) fn color_and_result(cell: Cell) -> (&'static str, &'static str) {
    let code = |color: Color| match color {
        Color::White => "w",
        Color::Black => "b",
    };
    match cell {
        Cell::Bye(_) => ("", ""),
        Cell::Open { color, .. } => (code(color), "*"),
        Cell::Forfeit { color, won, .. } => (code(color), if won { "+" } else { "-" }),
        Cell::Game { color, score, .. } => (
            code(color),
            match score {
                Score::Win => "1",
                Score::Draw => "½",
                Score::Loss => "0",
            },
        ),
    }
}

pub(crate) fn not_rated(why: NotRated, messages: &Messages) -> String {
    messages.plain(match why {
        NotRated::OwnUnrated => "tables-rating-out-own",
        NotRated::OpponentUnrated => "tables-rating-out-opponent",
        NotRated::SixHundred => "tables-rating-out-six-hundred",
        NotRated::NotPlayed => "tables-rating-out-not-played",
        NotRated::UnderOneMove => "tables-rating-out-under-one-move",
        NotRated::Open => "tables-rating-out-open",
        NotRated::Pace(fault) => return time_control::fault(fault, messages),
    })
}

/// One sentence a reason, with its rounds.
fn left_out(player: &PlayerRatings, messages: &Messages) -> Vec<String> {
    let mut rounds: Vec<(PaceFault, Vec<String>)> = Vec::new();
    for line in &player.lines {
        let GameChange::NotRated(NotRated::Pace(fault)) = line.change else { continue };
        match rounds.iter_mut().find(|(other, _)| *other == fault) {
            Some((_, rounds)) => rounds.push(line.round.to_string()),
            None => rounds.push((fault, vec![line.round.to_string()])),
        }
    }
    let told = rounds.into_iter().map(|(fault, rounds)| {
        let args = args! {
            "count" => rounds.len(), "rounds" => rounds.join(", "),
            "why" => time_control::fault(fault, messages),
        };
        messages.text("tables-rating-left-out", &args)
    });
    told.collect()
}

/// With a sign, a minus of its own length.
fn signed(text: &str) -> String {
    match text.strip_prefix('-') {
        Some(amount) => format!("\u{2212}{amount}"),
        None => format!("+{text}"),
    }
}

fn hundredths(amount: i32) -> String {
    let sign = if amount < 0 { "-" } else { "" };
    let amount = amount.unsigned_abs();
    format!("{sign}{}.{:02}", amount / 100, amount % 100)
}
