//! Games in PGN are attached to the boards they were played on. A result that differs from the one
//! entered is reported and never written over it.
//!
//! A file is read in two steps: [`sift`] lets every game go by and keeps those of the section, while
//! results are entered as ever; [`take`] makes facts of them. [`boards`] says which board is a game's.

pub(crate) mod boards;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::sync::atomic::Ordering;

use formats::pgn::{PgnGame, PgnResult, Stream};
use i18n::{Messages, args};
use journal::{Attachment, Sha};
use tournament::fact::{Fact, Imported, SheetAttached};
use tournament::ids::GameId;
use tournament::round::{Color, Outcome, Score};
use tournament::state::{Game, State, Tournament};

use self::boards::{Boards, Found};
use super::progress::Progress;
use super::trf::Taken;
use super::{LargeGames, Source};
use crate::Desk;
use crate::api::wire::ProblemView;
use crate::error::{ApiError, Code};
use crate::event::Extra;
use crate::give_out::first_move;
use crate::words::{self, Roster};

/// Where games come from.
pub(crate) enum Games {
    /// A file that is held whole.
    Whole(Source),
    /// One that streams by.
    Large(LargeGames),
}

impl Games {
    fn name(&self) -> &str {
        match self {
            Games::Whole(source) => &source.name,
            Games::Large(large) => &large.name,
        }
    }
}

/// The games of a file that belong to boards of a section. The others were told of and let go, so that a
/// file of any length needs no more memory than the section.
pub(crate) struct Sifted {
    name: String,
    /// The file, where it was held whole.
    original: Option<Vec<u8>>,
    games: Vec<PgnGame>,
    n_found: usize,
    told: Told,
}

/// Games kept of one board; more say nothing new.
const KEPT_OF_A_BOARD: usize = 3;

/// Reads a file of games and keeps those of a section. Nothing is locked meanwhile.
pub(crate) fn sift(
    games: Games,
    desk: &Desk,
    state: &State,
    tournament: &Tournament,
    messages: &Messages,
) -> Result<Sifted, ApiError> {
    let name = games.name().to_owned();
    let reading = &desk.0.reading;
    match games {
        Games::Whole(source) => {
            let all = source.bytes.len() as u64;
            let sifted = reading.through(&name, all, |progress| {
                Sifting::new(&name, state, tournament, messages)
                    .all(source.bytes.as_slice(), progress)
            });
            // Memory gives no trouble on the way.
            let sifted = sifted.map_err(|_| cancelled(messages))?;
            Ok(Sifted { original: Some(source.bytes), ..sifted })
        }
        Games::Large(large) => {
            let trouble = |error: io::Error| match error.kind() {
                io::ErrorKind::Interrupted => cancelled(messages),
                _ => ApiError::file(messages, &large.path, &error).about("file"),
            };
            let file = File::open(&large.path).map_err(trouble)?;
            let input = BufReader::with_capacity(256 * 1024, file);
            reading.through(&name, large.size, |progress| {
                Sifting::new(&name, state, tournament, messages)
                    .all(input, progress)
                    .map_err(trouble)
            })
        }
    }
}

fn cancelled(messages: &Messages) -> ApiError {
    ApiError::plain(Code::Refused, messages, "output-import-stopped").about("file")
}

struct Sifting<'a> {
    taking: Taking<'a>,
    kept: BTreeMap<GameId, usize>,
    sifted: Sifted,
}

impl<'a> Sifting<'a> {
    fn new(
        name: &str,
        state: &'a State,
        tournament: &'a Tournament,
        messages: &'a Messages,
    ) -> Sifting<'a> {
        let sifted = Sifted {
            name: name.to_owned(),
            original: None,
            games: Vec::new(),
            n_found: 0,
            told: Told::default(),
        };
        Sifting { taking: Taking::new(state, tournament, messages), kept: BTreeMap::new(), sifted }
    }

    /// Every game of a stream; interrupted where it shall not go on.
    fn all(mut self, input: impl BufRead, progress: &Progress) -> io::Result<Sifted> {
        let mut stream = Stream::new(input)?;
        while let Some(game) = stream.next() {
            if progress.is_cancelled() {
                return Err(io::ErrorKind::Interrupted.into());
            }
            self.game(game?);
            progress.done.store(stream.bytes(), Ordering::Relaxed);
            progress.games.fetch_add(1, Ordering::Relaxed);
        }
        let messages = self.taking.roster.messages;
        let whole = stream.problems().iter().map(|it| super::worded(it, messages));
        let mut told = Told::default();
        told.extend(whole);
        told.join(self.taking.told);
        Ok(Sifted { told, ..self.sifted })
    }

    fn game(&mut self, game: PgnGame) {
        self.sifted.n_found += 1;
        match self.taking.boards.of(&game).map(|board| board.id) {
            Some(board) => {
                let n_kept = self.kept.entry(board).or_default();
                if *n_kept < KEPT_OF_A_BOARD {
                    *n_kept += 1;
                    self.sifted.games.push(game);
                } else {
                    self.taking.game(&game);
                }
            }
            None => self.taking.game(&game),
        }
    }
}

/// Turns the games of a section into facts.
pub(crate) fn take(
    sifted: Sifted,
    state: &State,
    tournament: &Tournament,
    messages: &Messages,
) -> Taken {
    let mut taking = Taking::new(state, tournament, messages);
    let mut attached = Vec::new();
    for game in &sifted.games {
        let before = taking.facts.len();
        taking.game(game);
        if sifted.original.is_none() && taking.facts.len() > before {
            formats::pgn::write_game(game, &mut attached).expect("memory can be written");
        }
    }
    let Taking { mut facts, mut told, taken, .. } = taking;
    told.join(sifted.told);
    let left_out = sifted.n_found.saturating_sub(taken.len() + told.known);
    let counts = args! { "taken" => taken.len(), "found" => sifted.n_found };
    let mut summary = vec![messages.text("output-import-pgn", &counts)];
    let mut extra = Extra::default();
    if !facts.is_empty() {
        if sifted.original.is_none() {
            summary.push(messages.plain("output-import-games-kept"));
        }
        let bytes = sifted.original.unwrap_or(attached);
        facts.push(
            Imported {
                tournament: Some(tournament.id),
                name: sifted.name,
                format: "pgn".to_owned(),
                attachment: Sha::of(&bytes).to_string(),
                kept: Vec::new(),
            }
            .into(),
        );
        extra.attachments.push(Attachment { media: "application/vnd.chess-pgn".to_owned(), bytes });
    }
    Taken {
        facts,
        extra,
        problems: told.in_words(messages),
        summary,
        left_out: u32::try_from(left_out).unwrap_or(u32::MAX),
        players: u32::try_from(taken.len()).unwrap_or(u32::MAX),
        made: None,
    }
}

/// Most problems told one by one; the rest is counted.
const MAX_TOLD: usize = 2000;

/// What is odd, as far as anybody reads it.
#[derive(Default)]
struct Told {
    problems: Vec<ProblemView>,
    more: usize,
    /// Games that stood with their boards before, word for word.
    known: usize,
    /// Lines of games of boards that have no move and no comment.
    bare: Vec<u32>,
}

impl Told {
    fn extend(&mut self, problems: impl IntoIterator<Item = ProblemView>) {
        for problem in problems {
            if self.problems.len() < MAX_TOLD {
                self.problems.push(problem);
            } else {
                self.more += 1;
            }
        }
    }

    fn join(&mut self, other: Told) {
        self.extend(other.problems);
        self.more += other.more;
        self.known += other.known;
        self.bare.extend(other.bare);
    }

    /// In the order of the file.
    fn in_words(mut self, messages: &Messages) -> Vec<ProblemView> {
        if let Some(first) = self.bare.iter().min().copied() {
            self.bare.sort_unstable();
            let args = args! {
                "count" => self.bare.len(), "lines" => formats::problem::first_lines(&self.bare)
            };
            self.problems.push(super::found("games-without-moves", Some(first), &args, messages));
        }
        self.problems.sort_by_key(|problem| problem.line);
        if self.more > 0 {
            let args = args! { "count" => self.more };
            self.problems.push(super::found("more", None, &args, messages));
        }
        self.problems
    }
}

struct Taking<'a> {
    tournament: &'a Tournament,
    roster: Roster<'a>,
    boards: Boards<'a>,
    facts: Vec<Fact>,
    told: Told,
    taken: BTreeSet<GameId>,
}

impl<'a> Taking<'a> {
    fn new(state: &'a State, tournament: &'a Tournament, messages: &'a Messages) -> Taking<'a> {
        let roster = Roster::new(state, tournament, messages);
        Taking {
            tournament,
            boards: Boards::new(&roster),
            roster,
            facts: Vec::new(),
            told: Told::default(),
            taken: BTreeSet::new(),
        }
    }

    fn game(&mut self, pgn: &PgnGame) {
        let messages = self.roster.messages;
        self.told.extend(pgn.problems.iter().map(|it| super::worded(it, messages)));
        let players =
            format!("{} - {}", pgn.tag("White").unwrap_or("?"), pgn.tag("Black").unwrap_or("?"));
        let round = pgn.tag("Round").unwrap_or("?");
        let game = match self.boards.find(pgn) {
            Found::Board(game) => game,
            Found::Reversed(game) => {
                let at = args! {
                    "round" => game.round.0, "board" => game.board.0, "players" => players
                };
                return self.problem("colors-reversed", pgn, &at);
            }
            Found::Several(boards) => {
                let boards: Vec<String> = boards.iter().map(ToString::to_string).collect();
                let at = args! {
                    "round" => round, "players" => players, "boards" => boards.join(", ")
                };
                return self.problem("several-games", pgn, &at);
            }
            Found::Nothing => {
                let at = args! { "players" => players, "round" => round };
                return self.problem("no-such-game", pgn, &at);
            }
        };
        let at = args! {
            "round" => game.round.0, "board" => game.board.0, "players" => players
        };
        self.compare(pgn, game, &at);
        let sheet = self.sheet(pgn, game);
        let known = game.sheet.as_ref();
        // The text of a game is kept even where its first move cannot be replayed.
        if pgn.moves.is_empty() || pgn.start().is_none() {
            // Tags alone are a pairing.
            if pgn.moves.is_empty() && pgn.comments.is_empty() {
                self.told.bare.push(pgn.place.line);
            } else {
                self.problem("no-moves", pgn, &at);
            }
            return;
        }
        let is_same = |known: &SheetAttached| {
            known.moves == sheet.moves && (!sheet.moves.is_empty() || known.text == sheet.text)
        };
        if known.is_some_and(is_same) {
            self.told.known += 1;
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
        self.told.extend([problem]);
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
        let (first, black_first) = first_move(start);
        for (index, played) in pgn.moves.iter().enumerate() {
            let ply = index + usize::from(black_first);
            if !text.is_empty() {
                text.push(' ');
            }
            if ply.is_multiple_of(2) {
                text.push_str(&format!("{}. ", first.saturating_add(ply / 2)));
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
            end_open: false,
        }
    }
}
