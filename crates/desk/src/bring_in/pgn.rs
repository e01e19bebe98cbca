//! Games in PGN are attached to the boards they were played on. A result that differs from the one
//! entered is reported and never written over it.

use std::collections::BTreeSet;

use formats::fold::search_key;
use formats::pgn::{PgnGame, PgnResult};
use i18n::{Messages, args};
use journal::{Attachment, Sha};
use tournament::fact::{Fact, Imported, SheetAttached};
use tournament::ids::{BoardNo, GameId, RoundNo};
use tournament::round::{Color, Outcome, Score};
use tournament::state::{Game, State, Tournament};

use super::Source;
use super::trf::Taken;
use crate::api::wire::ProblemView;
use crate::event::Extra;
use crate::words::{self, Roster};

/// Turns games into facts for a section.
pub(crate) fn take(
    source: Source,
    state: &State,
    tournament: &Tournament,
    messages: &Messages,
) -> Taken {
    let reading = formats::pgn::read(&source.bytes);
    let mut taking = Taking {
        tournament,
        roster: Roster::new(state, tournament, messages),
        facts: Vec::new(),
        problems: reading.problems.iter().map(|it| super::worded(it, messages)).collect(),
        taken: BTreeSet::new(),
    };
    for game in &reading.games {
        taking.game(game);
    }
    let Taking { mut facts, problems, taken, .. } = taking;
    let summary = args! { "taken" => taken.len(), "found" => reading.games.len() };
    let mut extra = Extra::default();
    if !facts.is_empty() {
        facts.push(
            Imported {
                tournament: Some(tournament.id),
                name: source.name,
                format: "pgn".to_owned(),
                attachment: Sha::of(&source.bytes).to_string(),
                kept: Vec::new(),
            }
            .into(),
        );
        extra.attachments.push(Attachment {
            media: "application/vnd.chess-pgn".to_owned(),
            bytes: source.bytes,
        });
    }
    Taken {
        facts,
        extra,
        problems,
        summary: vec![messages.text("output-import-pgn", &summary)],
        players: u32::try_from(taken.len()).unwrap_or(u32::MAX),
        made: None,
    }
}

struct Taking<'a> {
    tournament: &'a Tournament,
    roster: Roster<'a>,
    facts: Vec<Fact>,
    problems: Vec<ProblemView>,
    taken: BTreeSet<GameId>,
}

impl<'a> Taking<'a> {
    fn game(&mut self, pgn: &PgnGame) {
        let messages = self.roster.messages;
        self.problems.extend(pgn.problems.iter().map(|it| super::worded(it, messages)));
        let players =
            format!("{} - {}", pgn.tag("White").unwrap_or("?"), pgn.tag("Black").unwrap_or("?"));
        let Some(game) = self.board_of(pgn) else {
            let round = pgn.tag("Round").unwrap_or("?");
            self.problem("no-such-game", pgn, &args! { "players" => players, "round" => round });
            return;
        };
        let at = args! {
            "round" => game.round.0, "board" => game.board.0, "players" => players
        };
        self.compare(pgn, game, &at);
        let sheet = self.sheet(pgn, game);
        let known = game.sheet.as_ref();
        if sheet.moves.is_empty() {
            return;
        }
        if known.is_some_and(|known| known.moves == sheet.moves) {
            return;
        }
        if known.is_some() || !self.taken.insert(game.id) {
            self.problem("has-sheet", pgn, &at);
            return;
        }
        self.facts.push(sheet.into());
    }

    fn problem(&mut self, kind: &str, pgn: &PgnGame, args: &i18n::Args) {
        let line = Some(pgn.place.line).filter(|line| *line > 0);
        let problem = super::found(kind, line, args, self.roster.messages);
        self.problems.push(problem);
    }

    /// By the names in the round of the tag, or in the only round where the two met; else by round and
    /// board, if the names do not say otherwise.
    fn board_of(&self, pgn: &PgnGame) -> Option<&'a Game> {
        let (round, board) = place(pgn);
        let names = [pgn.tag("White"), pgn.tag("Black")];
        let keys = names.map(|name| name.map(name_key).filter(|key| !key.is_empty()));
        let known = |entrant| name_key(&self.roster.name(entrant));
        let live = |game: &&Game| self.tournament.live_game(game.id).is_some();
        let in_round = |game: &&Game| round.is_none_or(|round| game.round == round);
        if let [Some(white), Some(black)] = &keys {
            let met = self.tournament.games.values().filter(live).filter(in_round);
            let met: Vec<&Game> = met
                .filter(|game| known(game.white) == *white && known(game.black) == *black)
                .collect();
            if let [only] = met.as_slice() {
                return Some(only);
            }
        }
        let (round, board) = (round?, board?);
        let games = self.tournament.games_of(round);
        let found = games.into_iter().find(|game| game.board == board)?;
        let says_otherwise = |key: &Option<String>, entrant| {
            key.as_ref().is_some_and(|key| !shares_a_word(key, &known(entrant)))
        };
        let other = says_otherwise(&keys[0], found.white) || says_otherwise(&keys[1], found.black);
        (!other).then_some(found)
    }

    fn compare(&mut self, pgn: &PgnGame, game: &Game, at: &i18n::Args) {
        let Some(outcome) = game.standing().outcome() else { return };
        let entered = match outcome {
            Outcome::Forfeit { winner: Some(Color::White) } => PgnResult::WhiteWins,
            Outcome::Forfeit { winner: Some(Color::Black) } => PgnResult::BlackWins,
            Outcome::Forfeit { winner: None } => PgnResult::Other,
            Outcome::Played { white, black, .. } => match (white, black) {
                (Score::Win, Score::Loss) => PgnResult::WhiteWins,
                (Score::Loss, Score::Win) => PgnResult::BlackWins,
                (Score::Draw, Score::Draw) => PgnResult::Draw,
                _ => PgnResult::Other,
            },
        };
        if pgn.result != PgnResult::Other && pgn.result != entered {
            let args = at
                .clone()
                .with("pgn", pgn.result.text())
                .with("entered", words::outcome_text(outcome));
            self.problem("result-differs", pgn, &args);
        }
    }

    /// What was understood, as a sheet.
    fn sheet(&self, pgn: &PgnGame, game: &Game) -> SheetAttached {
        let legal = pgn.legal_plies();
        let mut text = String::new();
        let start = pgn.tag("FEN").unwrap_or_default();
        let mut words = start.split_whitespace().skip(1);
        let black_first = words.next() == Some("b");
        let first: usize = words.nth(3).and_then(|number| number.parse().ok()).unwrap_or(1);
        for (index, played) in pgn.moves.iter().enumerate() {
            let ply = index + usize::from(black_first);
            if !text.is_empty() {
                text.push(' ');
            }
            if ply.is_multiple_of(2) {
                text.push_str(&format!("{}. ", first + ply / 2));
            } else if index == 0 {
                text.push_str(&format!("{first}... "));
            }
            text.push_str(played.san.as_deref().unwrap_or(&played.text));
        }
        SheetAttached {
            tournament: self.tournament.id,
            game: game.id,
            text,
            language: "en".to_owned(),
            start: start.to_owned(),
            moves: pgn.moves.iter().take(legal).filter_map(|played| played.uci.clone()).collect(),
        }
    }
}

/// Round and board: `5`, `5.12`, or the tag `Board`.
fn place(pgn: &PgnGame) -> (Option<RoundNo>, Option<BoardNo>) {
    let round = pgn.tag("Round").unwrap_or_default().trim();
    let (round, board) = round.split_once('.').unwrap_or((round, ""));
    let board = board.split('.').next().filter(|board| !board.is_empty()).or(pgn.tag("Board"));
    let round = round.parse().ok().filter(|round: &u8| *round > 0).map(RoundNo);
    (round, board.and_then(|board| board.trim().parse().ok()).map(BoardNo))
}

/// A name whatever the order of its words, marks and case.
fn name_key(name: &str) -> String {
    let key = search_key(name);
    let mut words: Vec<&str> = key.split(' ').filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.join(" ")
}

/// Initials in place of given names still share the surname.
fn shares_a_word(one: &str, other: &str) -> bool {
    one.split(' ').filter(|word| word.len() > 1).any(|word| other.split(' ').any(|it| it == word))
}
