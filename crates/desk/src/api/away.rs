//! Who is away and who asked for what, in one place: byes and absences by round, who left or comes later, who may not
//! meet, and who has to be asked before the next round is paired.

use ::tournament::ids::{EntrantId, RoundNo};
use ::tournament::round::{ByeKind, Color, Outcome};
use ::tournament::state::{Departure, DepartureKind, Entrant, Game};
use i18n::args;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::wire::{Id, Side};
use super::{method, section};
use crate::words::{self, Roster, when_left};

/// Answer of `round.away`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct AwayView {
    /// The round to be paired next; one more than the last if there is none.
    pub round: u8,
    /// Byes and absences asked for, by round, then by number.
    pub requests: Vec<RequestRow>,
    /// Who has left, is to leave, or comes later.
    pub leaving: Vec<LeavingRow>,
    /// Who may not meet.
    pub apart: Vec<ApartRow>,
    /// Who did not come to the round before, has said nothing, and would be paired.
    pub silent: Vec<SilentRow>,
}

/// A bye or an absence.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RequestRow {
    /// Player.
    pub player: Side,
    /// Round.
    pub round: u8,
    /// `F`, `H`, `Z`.
    pub kind: String,
    /// In words.
    pub text: String,
    /// Points it gives, as `½`.
    pub points: String,
    /// Why, or empty.
    pub reason: String,
    /// True once the round is out: it can no longer be taken back.
    pub past: bool,
}

/// Who is away for more than a round.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LeavingRow {
    /// Player.
    pub player: Side,
    /// What, with the rounds, in words.
    pub text: String,
    /// Why, or empty.
    pub reason: String,
}

/// Players who may not meet.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ApartRow {
    /// Their names.
    pub names: Vec<String>,
    /// First round; 0: in all rounds.
    pub first_round: u8,
    /// Last round.
    pub last_round: u8,
}

/// Who has to be asked.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SilentRow {
    /// Player.
    pub player: Side,
    /// Why, in words.
    pub text: String,
}

method! {
    /// Byes, absences and prohibited pairs of a section, and who has not said whether they come to the next round.
    "round.away" Viewer RoundAway {
        /// Section.
        tournament: Id,
    } -> AwayView |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let tournament = section(&event.state, this.tournament, messages)?;
        Ok(away_view(&Roster::new(&event.state, tournament, messages)))
    }
}

fn away_view(roster: &Roster) -> AwayView {
    let tournament = roster.tournament;
    let next = tournament.published().next();
    let mut entrants: Vec<&Entrant> = tournament.entrants.values().collect();
    entrants.sort_by_key(|entrant| roster.numbers.get(&entrant.id));
    let mut requests: Vec<RequestRow> =
        entrants.iter().flat_map(|entrant| requests(roster, entrant, next)).collect();
    requests.sort_by_key(|row| (row.round, row.player.number));
    AwayView {
        round: next.0,
        requests,
        leaving: entrants.iter().flat_map(|entrant| leaving(roster, entrant)).collect(),
        apart: apart(roster),
        silent: entrants.iter().filter_map(|entrant| silent(roster, entrant, next)).collect(),
    }
}

fn requests<'a>(
    roster: &'a Roster<'a>,
    entrant: &'a Entrant,
    next: RoundNo,
) -> impl Iterator<Item = RequestRow> + 'a {
    entrant.byes.iter().map(move |(round, bye)| RequestRow {
        player: roster.side(entrant.id, next),
        round: round.0,
        kind: ::tournament::fact::bye_to_code(bye.kind).to_owned(),
        text: words::bye_text(bye.kind, roster.messages),
        points: points(roster, bye.kind),
        reason: bye.reason.clone(),
        past: *round < next,
    })
}

fn points(roster: &Roster, kind: ByeKind) -> String {
    let cell = ::tournament::history::Cell::Bye(kind);
    roster.messages.points(roster.tournament.scoring().points(cell).0)
}

fn leaving(roster: &Roster, entrant: &Entrant) -> Vec<LeavingRow> {
    let next = roster.tournament.published().next();
    let row = |text: String, reason: String| LeavingRow {
        player: roster.side(entrant.id, next),
        text,
        reason,
    };
    let mut rows: Vec<LeavingRow> = Vec::new();
    if entrant.from_round.0 > 1 {
        let args = args! { "round" => entrant.from_round.0 };
        rows.push(row(roster.messages.text("desk-away-late", &args), String::new()));
    }
    rows.extend(entrant.departures.iter().map(|it| row(departure(roster, it), it.reason.clone())));
    rows
}

fn departure(roster: &Roster, departure: &Departure) -> String {
    let kind = match departure.kind {
        DepartureKind::Withdrawn => "withdrawn",
        DepartureKind::Expelled => "expelled",
    };
    let back = match (departure.until, when_left(roster.tournament, departure.from_round)) {
        (None, "after") => "after",
        (None, _) => "no",
        (Some(_), _) => "yes",
    };
    let args = args! {
        "kind" => kind, "round" => departure.from_round.0,
        "back" => back,
        "until" => departure.until.map_or(0, |round| round.0),
    };
    roster.messages.text("desk-away-from", &args)
}

fn apart(roster: &Roster) -> Vec<ApartRow> {
    let setup = &roster.tournament.setup;
    let names = |group: &[EntrantId]| {
        let there = group.iter().filter(|it| roster.tournament.entrants.contains_key(it));
        there.map(|it| roster.name(*it)).collect::<Vec<_>>()
    };
    let always = setup.prohibited.iter().map(|group| ApartRow {
        names: names(group),
        first_round: 0,
        last_round: 0,
    });
    let sometimes = setup.prohibited_in.iter().map(|it| ApartRow {
        names: names(&it.group),
        first_round: it.first_round.0,
        last_round: it.last_round.0,
    });
    always.chain(sometimes).filter(|row| row.names.len() > 1).collect()
}

fn silent(roster: &Roster, entrant: &Entrant, next: RoundNo) -> Option<SilentRow> {
    let tournament = roster.tournament;
    let before = RoundNo(next.0.checked_sub(1).filter(|round| *round > 0)?);
    if next > tournament.rounds_planned() || entrant.absence(next).is_some() {
        return None;
    }
    let knocked_out = tournament.is_knock_out() && tournament.knocked_out().contains(&entrant.id);
    let missed = |game: &&Game| {
        let color = if game.white == entrant.id { Color::White } else { Color::Black };
        let plays = game.white == entrant.id || game.black == entrant.id;
        plays
            && matches!(game.counted(), Some(Outcome::Forfeit { winner }) if winner != Some(color))
    };
    let stayed_away = tournament.games_of(before).iter().any(missed);
    (stayed_away && !knocked_out).then(|| SilentRow {
        player: roster.side(entrant.id, next),
        text: roster.messages.text("desk-away-silent", &args! { "round" => before.0 }),
    })
}
