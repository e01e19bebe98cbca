//! Results that were corrected too late for the standings (C.04.2 4.3): they count for ratings alone, and everything that
//! shows points says so.

use formats::trf::{LateResult, TrfFile, TrfResult};
use i18n::{Args, Messages, args};
use tournament::fact::CorrectionEffect;
use tournament::history::Cell;
use tournament::ids::{EntrantId, RoundNo, Tpn};
use tournament::round::{Color, Outcome};
use tournament::standings::Working;
use tournament::state::{Game, Tournament};
use tournament::tiebreak::Kind;

use crate::api::tables::{WorkingLine, WorkingView};
use crate::bring_in::trf::together;
use crate::words::{Roster, outcome_text};

/// A game with two results: one for standings and pairing, one for ratings.
struct Late<'a> {
    game: &'a Game,
    counts: Outcome,
    played: Outcome,
}

impl Late<'_> {
    fn has(&self, entrant: EntrantId) -> bool {
        self.game.white == entrant || self.game.black == entrant
    }

    fn note(&self, roster: &Roster) -> String {
        let args = self
            .args()
            .with("white", roster.name(self.game.white))
            .with("black", roster.name(self.game.black));
        roster.messages.text("desk-late-note", &args)
    }

    fn args(&self) -> Args {
        args! {
            "round" => self.game.round.0,
            "board" => self.game.board.0,
            "was" => outcome_text(self.counts),
            "is" => outcome_text(self.played),
        }
    }
}

/// A game, if it has two results.
fn of(game: &Game) -> Option<Late<'_>> {
    let (counts, played) = (game.counted()?, game.standing().outcome()?);
    let corrected = !game.corrections.is_empty();
    (corrected && counts != played).then_some(Late { game, counts, played })
}

fn late(tournament: &Tournament, after: RoundNo) -> impl Iterator<Item = Late<'_>> {
    (1..=after.0).flat_map(|round| tournament.games_of(RoundNo(round))).filter_map(of)
}

/// The games of a report for rating: their results are those that are rated, and a comment says what stands.
pub(crate) fn in_report(roster: &Roster) -> Vec<LateResult> {
    let told = |it: Late<'_>| {
        let side = |color| TrfResult::of(it.played, color);
        Some(LateResult {
            round: it.game.round,
            white: *roster.numbers.get(&it.game.white)?,
            black: *roster.numbers.get(&it.game.black)?,
            rated: [side(Color::White), side(Color::Black)],
            reason: it.game.corrections.last().map_or_else(String::new, |last| last.reason.clone()),
        })
    };
    late(roster.tournament, roster.tournament.published()).filter_map(told).collect()
}

/// Whether a game has two results.
pub(crate) fn is_late(game: &Game) -> bool {
    of(game).is_some()
}

/// A sentence for each of them up to a round, below standings and crosstables.
pub(crate) fn notes(roster: &Roster, after: RoundNo) -> Vec<String> {
    late(roster.tournament, after).map(|it| it.note(roster)).collect()
}

/// The same of one player's games.
pub(crate) fn notes_of(roster: &Roster, after: RoundNo, entrant: EntrantId) -> Vec<String> {
    let own = late(roster.tournament, after).filter(|it| it.has(entrant));
    own.map(|it| it.note(roster)).collect()
}

/// The same of one game; nothing where it has one result.
pub(crate) fn note_of(roster: &Roster, game: &Game) -> Option<String> {
    of(game).map(|it| it.note(roster))
}

/// The shorter sentence, in the line of the game in a working; nothing where it has one result.
pub(crate) fn line(roster: &Roster, round: RoundNo, entrant: EntrantId) -> Option<String> {
    let games = roster.tournament.games_of(round).into_iter();
    let found = games.filter_map(of).find(|it| it.has(entrant))?;
    Some(roster.messages.text("desk-late-line", &found.args()))
}

/// The same of a report that belongs to no event; of one player or of all.
pub(crate) fn notes_of_report(
    file: &TrfFile,
    after: RoundNo,
    player: Option<Tpn>,
    messages: &Messages,
) -> Vec<String> {
    let is_asked = |it: &&LateResult| {
        it.round <= after && player.is_none_or(|tpn| [it.white, it.black].contains(&tpn))
    };
    let name = |tpn: Tpn| {
        let found = file.players.iter().find(|it| it.number == tpn);
        found.map_or_else(String::new, |it| it.name.clone())
    };
    let told = |it: &LateResult| {
        let text = |[one, other]: [TrfResult; 2]| Some(outcome_text(together(one, other)?));
        let args = args! {
            "round" => it.round.0, "board" => 0, "white" => name(it.white), "black" => name(it.black),
            "was" => text(file.results(it.round, [it.white, it.black])?)?, "is" => text(it.rated)?,
        };
        Some(messages.text("desk-late-note", &args))
    };
    file.late.iter().filter(is_asked).filter_map(told).collect()
}

/// What a correction that was just written counts for; nothing where standings follow it.
pub(crate) fn of_game(game: &Game, messages: &Messages) -> Option<String> {
    Some(messages.text("desk-late-written", &of(game)?.args()))
}

/// What a correction of a result of this round would count for, in words; empty where results are not corrected or
/// standings simply follow.
pub(crate) fn ahead(tournament: &Tournament, round: RoundNo, messages: &Messages) -> String {
    if !tournament.is_older(round) || tournament.has_table() {
        return String::new();
    }
    let args = args! { "round" => tournament.published().next().0 };
    match tournament::decide::correction_effect(tournament, round) {
        CorrectionEffect::Standings => messages.text("desk-late-ahead-standings", &args),
        CorrectionEffect::RatingOnly => messages.text("desk-late-ahead-ratings", &args),
    }
}

/// Says it in a working: in the line of the round, of the own game and of opponents whose scores are summed.
pub(crate) fn tell_in(view: &mut WorkingView, made: &Working, roster: &Roster, after: RoundNo) {
    let entrant_of = |tpn| roster.numbers.iter().find(|(_, it)| **it == tpn).map(|(id, _)| *id);
    let Some(own) = entrant_of(made.tpn) else { return };
    let by_score =
        matches!(made.code.kind, Kind::Bh | Kind::Aob | Kind::Fb | Kind::Sb | Kind::Ks | Kind::De);
    for late in late(roster.tournament, after) {
        if late.has(own) {
            let why = roster.messages.text("desk-late-line", &late.args());
            let at = made.lines.iter().position(|line| line.round == late.game.round);
            match at.and_then(|at| view.lines.get_mut(at)) {
                Some(line) => line.why = joined(&line.why, &why),
                None => view.lines.push(WorkingLine {
                    round: late.game.round.0,
                    what: why,
                    value: String::new(),
                    cut: false,
                    why: String::new(),
                }),
            }
            continue;
        }
        for (line, told) in made.lines.iter().zip(&mut view.lines).filter(|_| by_score) {
            let opponent = match line.cell {
                Cell::Game { opponent, .. }
                | Cell::Forfeit { opponent, .. }
                | Cell::Open { opponent, .. } => entrant_of(opponent),
                Cell::Bye(_) => None,
            };
            if line.taken.is_some() && opponent.is_some_and(|it| late.has(it)) {
                let why = roster.messages.text("desk-late-opponent", &late.args());
                told.why = joined(&told.why, &why);
            }
        }
    }
}

fn joined(one: &str, other: &str) -> String {
    format!("{one} {other}").trim().to_owned()
}
