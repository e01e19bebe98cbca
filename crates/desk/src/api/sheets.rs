//! Two scoresheets of one game (8.1, 8.5): the game that both support, every difference, and claims on each game that
//! fits.

use i18n::{Args, Messages, args};
use laws::edition::Edition;
use laws::game::{Game, Ply};
use laws::notation::letters::Language;
use laws::notation::read::{LanguageChoice, ReadOptions, with_standing};
use laws::notation::standing::illegal_move;
use laws::notation::write::{WriteOptions, movetext};
use laws::notation::written::Mark;
use laws::sheets::{
    Entry, Fit, MergeOptions, Merged, MovesMade, MovesQuestion, Problem, ProblemKind, Sheet, Slip,
    Writer, merge, moves_made,
};
use serde::{Deserialize, Serialize};
use shakmaty::{Board, Color};
use ts_rs::TS;

use super::claim::{
    ArticleView, ClaimInput, PairInput, PairView, PositionView, ReadSheet, VerdictView,
    examine_game,
};
use super::method;
use super::wire::Id;
use crate::ApiError;
use crate::error::Code;
use crate::judge::sheet::{
    Record, in_letters, language_choice, letters_of, numbered, quoted, read_sheet, side, start_of,
};
use crate::judge::{self, words};

/// The game that two sheets support.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct MergedView {
    /// Language of White's sheet, given or found out.
    pub white_language: String,
    /// Language of Black's sheet.
    pub black_language: String,
    /// The moves with what each sheet has for them.
    pub moves: Vec<MergedMove>,
    /// Positions: the first is the start, then one after each move.
    pub positions: Vec<PositionView>,
    /// The best game as a sheet to be judged, ruled on or attached.
    pub sheet: ReadSheet,
    /// The best game in UCI.
    pub uci: Vec<String>,
    /// Other games that fit as well, at most ten.
    pub alternatives: Vec<AlternativeView>,
    /// Differences and oddities; empty if both sheets give the same game without a slip.
    pub problems: Vec<SheetProblemView>,
    /// Whether the moves of the period were made, if it was asked.
    pub moves_made: Option<MovesMadeView>,
}

/// After a flag fall: a period whose moves are to be counted on the sheets (8.5.3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct MovesAsked {
    /// Moves of the period, such as 40.
    pub moves: u32,
    /// `white` or `black`: whose flag fell.
    pub player: String,
}

/// Whether a player made the moves of a period.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct MovesMadeView {
    /// `certain` (every game that fits has them), `possible` (8.6: play goes on), `refuted` (no game that fits has
    /// them).
    pub answer: String,
    /// Moves that the player made at least.
    pub least: u32,
    /// Moves of the player in the longest game that fits.
    pub most: u32,
    /// One sentence.
    pub text: String,
    /// Article, as `Laws 2023, 8.6`.
    pub article: String,
    /// The same with its sentence.
    pub articles: Vec<ArticleView>,
}

/// One move of the merged game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct MergedMove {
    /// Half-move from 1.
    pub ply: u32,
    /// Move number.
    pub number: u32,
    /// `white` or `black`: who moved.
    pub side: String,
    /// In the piece letters of the caller's language.
    pub san: String,
    /// On White's sheet.
    pub white: MergedEntry,
    /// On Black's sheet.
    pub black: MergedEntry,
}

/// What a sheet has for a move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct MergedEntry {
    /// `agrees`, `slipped`, `swapped`, `leftOut`, `stopped`.
    pub status: String,
    /// The cell as written; empty if there is none.
    pub text: String,
    /// Index of the cell on its sheet, from 0.
    pub cell: Option<u32>,
    /// Line of the text, from 1.
    pub line: Option<u32>,
    /// Column in characters, from 1.
    pub column: Option<u32>,
}

/// Another game that the sheets may stand for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct AlternativeView {
    /// One sentence: "23... Nf6 instead of 23... Nd7".
    pub label: String,
    /// The first half-move that differs.
    pub differs_at: u32,
    /// `equal` (the sheets do not tell the games apart) or `near`.
    pub fit: String,
    /// The game as a sheet.
    pub sheet: ReadSheet,
    /// The game in UCI.
    pub uci: Vec<String>,
}

/// A difference or an oddity with its place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct SheetProblemView {
    /// `white`, `black`, or empty if it is about the game and no cell.
    pub writer: String,
    /// Index of the cell on that sheet, from 0.
    pub cell: Option<u32>,
    /// Half-move of the best game.
    pub ply: Option<u32>,
    /// Line of the text, from 1.
    pub line: Option<u32>,
    /// Column in characters, from 1.
    pub column: Option<u32>,
    /// `descriptive`, `slip`, `leftOut`, `swapped`, `doubled`, `tooMuch`, `stopsEarly`, `restUnused`, `onNoSheet`, `endOpen`, `severalGames`,
    /// `searchNarrowed`, `differentGames`, `finalPosition`.
    pub kind: String,
    /// One sentence.
    pub text: String,
    /// The cell as written; empty if there is none.
    pub written: String,
    /// The cell tells of an illegal move that could have been made there: it may say that it stands (`{stands}`).
    pub can_stand: bool,
}

/// A claim judged on one of the games that fit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct GameVerdict {
    /// The game in words: the best game, or where it differs.
    pub label: String,
    /// The game as a sheet; a ruling is made with it.
    pub sheet: ReadSheet,
    /// The verdict.
    pub verdict: VerdictView,
}

/// Answer of `claim.examineMerged`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct MergedVerdict {
    /// The sheets put together.
    pub merged: MergedView,
    /// The best game first, then every alternative.
    pub games: Vec<GameVerdict>,
    /// `same` if all games lead to the same verdict, `differ` if the arbiter has to find out which was played.
    pub agreement: String,
}

/// Moves that can come next on a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct NextMoves {
    /// Legal moves in the letters of the sheet, in the order of the alphabet; none where reading stopped before the end.
    pub moves: Vec<String>,
    /// Language of the sheet, given or found out.
    pub language: String,
}

method! {
    /// What may be typed next: the legal moves after the cells that a sheet has so far.
    "scoresheet.moves" Viewer NextMove {
        /// The sheet up to the move.
        sheet: ReadSheet,
    } -> NextMoves |this, _desk, call| {
        let reading = read_sheet(&this.sheet, call.messages())?;
        let game = reading.game();
        let mut moves = Vec::new();
        if reading.cells.iter().all(|cell| cell.played.is_some()) {
            let position = game.last();
            let legal = shakmaty::Position::legal_moves(position);
            moves.extend(legal.iter().map(|&it| in_letters(position, it, reading.language)));
            moves.sort();
        }
        Ok(NextMoves { moves, language: reading.language.code().to_owned() })
    }
}

method! {
    /// Puts the two sheets of a game together. A first position is that of White's sheet, else of Black's.
    "claim.merge" Viewer ClaimMerge {
        /// White's sheet.
        white: ReadSheet,
        /// Black's sheet.
        black: ReadSheet,
        /// Position on the board at the end as the first part of a FEN, if it was kept (8.5.3); or empty.
        #[serde(default)]
        final_board: String,
        /// Whether the moves of a period were made.
        #[serde(default)]
        moves_made: Option<MovesAsked>,
        /// Edition of the Laws; empty: the section's, or the newest.
        #[serde(default)]
        edition: String,
        /// Section whose edition holds.
        #[serde(default)]
        tournament: Option<Id>,
    } -> MergedView |this, desk, call| {
        let messages = call.messages();
        let edition = {
            let event = desk.maybe_event();
            let state = event.as_ref().map(|it| &*it.state);
            let section = judge::section_of(this.tournament, state, messages)?;
            judge::edition(&this.edition, section, messages)?
        };
        let end = final_board(&this.final_board, messages)?;
        let question = this.moves_made.as_ref().map(|it| asked(it, end.as_ref(), messages)).transpose()?;
        let pair = Pair::of(&this.white, &this.black, end, messages)?;
        let (mut view, _) = pair.view(messages);
        view.moves_made = question.map(|it| counted(&pair.merged, &it, edition, messages));
        Ok(view)
    }
}

method! {
    /// Judges a claim on every game that two sheets may stand for. The sheet of the claim is not looked at.
    "claim.examineMerged" Viewer ExamineMerged {
        /// The claim.
        claim: ClaimInput,
        /// White's sheet.
        white: ReadSheet,
        /// Black's sheet.
        black: ReadSheet,
    } -> MergedVerdict |this, desk, call| {
        let messages = call.messages();
        let pair = Pair::of(&this.white, &this.black, None, messages)?;
        let (merged, sheets) = pair.view(messages);
        let mut games = Vec::with_capacity(sheets.len());
        let n_games = sheets.len();
        for (index, (label, sheet)) in sheets.into_iter().enumerate() {
            let claim = ClaimInput { sheet: sheet.clone(), pair: None, ..this.claim.clone() };
            let mut verdict = examine_game(&claim, pair.end_is_open(index), desk, call)?;
            verdict.pair = Some(told_of(&merged, &label, n_games, messages));
            games.push(GameVerdict { label, sheet, verdict });
        }
        let same = games.windows(2).all(|pair| pair[0].verdict.verdict == pair[1].verdict.verdict);
        let agreement = if same { "same" } else { "differ" };
        Ok(MergedVerdict { merged, games, agreement: agreement.to_owned() })
    }
}

/// Two sheets as they were judged.
pub(crate) struct PairJudged {
    /// The game that was chosen, as a sheet.
    pub(crate) sheet: ReadSheet,
    /// What is told of them.
    pub(crate) told: PairView,
    /// The sheets do not decide how the game ended.
    pub(crate) end_open: bool,
    /// Both sheets, with the languages that were found out.
    pub(crate) pair: PairInput,
}

/// The game of two sheets that is judged, and what is told of them.
pub(crate) fn of_pair(pair: &PairInput, messages: &Messages) -> Result<PairJudged, ApiError> {
    let both = Pair::of(&pair.white, &pair.black, None, messages)?;
    let (merged, games) = both.view(messages);
    let n_games = games.len();
    let chosen = usize::try_from(pair.chosen).ok().and_then(|at| games.into_iter().nth(at));
    let Some((label, sheet)) = chosen else {
        let found = pair.chosen.to_string();
        return Err(ApiError::bad_value(messages, "chosen", &found));
    };
    let end_open = usize::try_from(pair.chosen).is_ok_and(|at| both.end_is_open(at));
    let told = told_of(&merged, &label, n_games, messages);
    let mut pair = pair.clone();
    pair.white.language.clone_from(&merged.white_language);
    pair.black.language.clone_from(&merged.black_language);
    Ok(PairJudged { sheet, told, end_open, pair })
}

/// Where a claim was judged on two sheets, writes their game in the letters of the language that words are in: moves and
/// differences are then told in the same ones. The announced move stays as it was written, in its own.
pub(crate) fn put_together_anew(
    claim: &mut ClaimInput,
    messages: &Messages,
) -> Result<Option<PairView>, ApiError> {
    let Some(pair) = &claim.pair else { return Ok(None) };
    let judged = of_pair(pair, messages)?;
    let before = std::mem::replace(&mut claim.sheet, judged.sheet);
    claim.announced_language.get_or_insert(before.language);
    Ok(Some(judged.told))
}

fn told_of(merged: &MergedView, label: &str, n_games: usize, messages: &Messages) -> PairView {
    let language = |code: &str| {
        let key = format!("letters-{code}");
        if messages.has(&key) { messages.plain(&key) } else { code.to_owned() }
    };
    let args = args! {
        "white" => language(&merged.white_language),
        "black" => language(&merged.black_language),
        "games" => n_games,
        "label" => label,
        "differences" => merged.problems.len(),
    };
    PairView {
        sentence: messages.text("claims-pair-told", &args),
        games: u32::try_from(n_games).unwrap_or(u32::MAX),
        label: label.to_owned(),
        differences: merged.problems.iter().map(|it| it.text.clone()).collect(),
    }
}

/// The final position of a record: the placement of a FEN, whatever follows it.
fn final_board(text: &str, messages: &Messages) -> Result<Option<Board>, ApiError> {
    let Some(placement) = text.split_whitespace().next() else { return Ok(None) };
    let board = Board::from_ascii_board_fen(placement.as_bytes());
    board.map(Some).map_err(|_| {
        let args = args! { "found" => placement };
        ApiError::worded(Code::BadInput, messages, "claims-bad-final-board", &args)
            .about("finalBoard")
    })
}

fn asked(
    question: &MovesAsked,
    end: Option<&Board>,
    messages: &Messages,
) -> Result<MovesQuestion, ApiError> {
    let player = match question.player.as_str() {
        "white" => Color::White,
        "black" => Color::Black,
        other => {
            let args = args! { "found" => other };
            return Err(ApiError::worded(Code::BadInput, messages, "claims-bad-player", &args)
                .about("player"));
        }
    };
    if question.moves == 0 {
        let found = ApiError::plain(Code::BadInput, messages, "claims-bad-moves").about("moves");
        return Err(found);
    }
    let end_known = if end.is_some() { Mark::Written } else { Mark::Absent };
    Ok(MovesQuestion { moves: question.moves, player, end_known })
}

/// The answer in words with its article.
fn counted(
    merged: &Merged,
    question: &MovesQuestion,
    edition: Edition,
    messages: &Messages,
) -> MovesMadeView {
    let unreached =
        merged.problems.iter().any(|it| it.kind == ProblemKind::FinalPositionNotReached);
    // A final position that no game reaches does not tell where play ended.
    let end_known = if unreached { Mark::Absent } else { question.end_known };
    let found = moves_made(merged, &MovesQuestion { end_known, ..*question });
    let (answer, least, most) = match found {
        MovesMade::Certain { made } => ("certain", made, made),
        MovesMade::Possible { least, most } => ("possible", least, most),
        MovesMade::Refuted { made } => ("refuted", made, made),
    };
    let rests_on = [found.article(edition)];
    let cited = words::cited(&rests_on, messages);
    let article = cited.into_iter().next().unwrap_or_default();
    let args = args! {
        "player" => side(question.player),
        "moves" => question.moves,
        "least" => least,
        "most" => most,
    };
    MovesMadeView {
        answer: answer.to_owned(),
        least,
        most,
        text: std::iter::once(messages.text(&format!("claims-moves-made-{answer}"), &args))
            .chain(judge::board::silence(edition, &rests_on, messages))
            .collect::<Vec<_>>()
            .join(" "),
        article: article.cite.clone(),
        articles: vec![article],
    }
}

/// Two sheets with what they give.
struct Pair {
    white: Sheet,
    black: Sheet,
    start: String,
    merged: Merged,
}

impl Pair {
    fn of(
        white: &ReadSheet,
        black: &ReadSheet,
        final_board: Option<Board>,
        messages: &Messages,
    ) -> Result<Pair, ApiError> {
        let start = if white.start.trim().is_empty() { &black.start } else { &white.start };
        let options = MergeOptions { start: start_of(start, messages)?, final_board };
        let sheet = |typed: &ReadSheet| -> Result<Sheet, ApiError> {
            let language: LanguageChoice = language_choice(&typed.language, messages)?;
            Ok(Sheet::of_text_in(&typed.text, language))
        };
        let (white, black) = (sheet(white)?, sheet(black)?);
        let merged = merge(&white, &black, &options);
        Ok(Pair { white, black, start: start.clone(), merged })
    }

    fn sheet_of(&self, game: &Game, letters: Language) -> ReadSheet {
        let options = ReadOptions {
            start: Some((game.start().clone(), game.castling_mode())),
            ..ReadOptions::in_language(letters)
        };
        let moves = movetext(game, &WriteOptions::short(letters));
        let text = game.standing().iter().fold(moves, |text, &ply| {
            game.move_number(ply).map_or(text.clone(), |(number, color)| {
                with_standing(&text, number, color, &options)
            })
        });
        ReadSheet { text, language: letters.code().to_owned(), start: self.start.clone() }
    }

    /// Whether the sheets leave open how a game ended: the best is 0, then the others.
    fn end_is_open(&self, game: usize) -> bool {
        match game.checked_sub(1) {
            None => self.merged.end_is_open(),
            Some(at) => {
                let other = self.merged.alternatives.get(at);
                other.is_some_and(|it| it.end_open == Mark::Written)
            }
        }
    }

    /// The view, and every game as a sheet with its name.
    fn view(&self, messages: &Messages) -> (MergedView, Vec<(String, ReadSheet)>) {
        let letters = letters_of(messages);
        let record = Record { game: &self.merged.game, letters, messages };
        let code = |index: usize| {
            self.merged.languages.get(index).map_or("", |it| it.language.code()).to_owned()
        };
        let sheet = self.sheet_of(&self.merged.game, letters);
        let alternatives: Vec<AlternativeView> = self
            .merged
            .alternatives
            .iter()
            .map(|other| {
                let there = Record { game: &other.game, letters, messages };
                let args = args! {
                    "move" => self.told_apart(&there, other.differs_at),
                    "best" => label_at(&record, other.differs_at),
                };
                AlternativeView {
                    label: messages.text("claims-merge-other-game", &args),
                    differs_at: other.differs_at.0,
                    fit: match other.fit {
                        Fit::Equal => "equal",
                        Fit::Near => "near",
                    }
                    .to_owned(),
                    sheet: self.sheet_of(&other.game, letters),
                    uci: other.game.uci(),
                }
            })
            .collect();
        let mut games = vec![(messages.plain("claims-merge-best-game"), sheet.clone())];
        games.extend(alternatives.iter().map(|it| (it.label.clone(), it.sheet.clone())));
        let view = MergedView {
            white_language: code(0),
            black_language: code(1),
            moves: self.moves(&record),
            positions: record.positions(),
            sheet,
            uci: self.merged.game.uci(),
            alternatives,
            problems: self
                .merged
                .problems
                .iter()
                .flat_map(|it| self.problem(it, &record))
                .collect(),
            moves_made: None,
        };
        (view, games)
    }

    /// The move in which a game differs, with as many of the next ones as tell it from the other games listed.
    fn told_apart(&self, there: &Record<'_>, at: Ply) -> String {
        const MOST: u32 = 12;
        let others = self.merged.alternatives.iter().map(|it| &it.game);
        let others: Vec<&Game> = others.filter(|it| it.moves() != there.game.moves()).collect();
        let moves_to = |game: &Game, last: Ply| game.up_to(last).moves().to_vec();
        let mut text = label_at(there, at);
        for further in 1..=MOST {
            let last = Ply(at.0 + further - 1);
            let own = moves_to(there.game, last);
            let next = Ply(at.0 + further);
            let alike = others.iter().any(|it| moves_to(it, last) == own);
            let Some(written) = there.written(next).filter(|_| alike) else { break };
            match there.game.move_number(next) {
                Some((number, Color::White)) => text.push_str(&format!(" {number}. {written}")),
                _ => text.push_str(&format!(" {written}")),
            }
        }
        text
    }

    fn moves(&self, record: &Record<'_>) -> Vec<MergedMove> {
        let plies = self.merged.plies.iter();
        plies
            .filter_map(|it| {
                let (number, color) = record.game.move_number(it.ply)?;
                Some(MergedMove {
                    ply: it.ply.0,
                    number,
                    side: side(color).to_owned(),
                    san: record.written(it.ply)?,
                    white: self.entry(Writer::White, &it.white),
                    black: self.entry(Writer::Black, &it.black),
                })
            })
            .collect()
    }

    fn sheet(&self, writer: Writer) -> &Sheet {
        match writer {
            Writer::White => &self.white,
            Writer::Black => &self.black,
        }
    }

    fn entry(&self, writer: Writer, entry: &Entry) -> MergedEntry {
        let (status, cell) = match entry {
            Entry::Agrees { cell } => ("agrees", Some(*cell)),
            Entry::Slipped { cell, .. } => ("slipped", Some(*cell)),
            Entry::Swapped { cell, .. } => ("swapped", Some(*cell)),
            Entry::LeftOut => ("leftOut", None),
            Entry::Stopped => ("stopped", None),
            Entry::NoSheet => ("", None),
        };
        let written = cell.and_then(|cell| self.sheet(writer).cells.get(cell));
        let span = written.and_then(|it| it.span);
        MergedEntry {
            status: status.to_owned(),
            text: written.map(|it| it.text.clone()).unwrap_or_default(),
            cell: cell.and_then(|cell| u32::try_from(cell).ok()),
            line: span.map(|span| span.line),
            column: span.map(|span| span.column),
        }
    }

    /// The first cell that was read for this ply or one after it.
    fn next_cell(&self, ply: Ply) -> Option<(Writer, usize)> {
        let cell = |entry: &Entry| match entry {
            Entry::Agrees { cell } | Entry::Slipped { cell, .. } | Entry::Swapped { cell, .. } => {
                Some(*cell)
            }
            Entry::LeftOut | Entry::Stopped | Entry::NoSheet => None,
        };
        self.merged.plies.iter().filter(|it| it.ply.0 >= ply.0).find_map(|it| {
            let of_white = cell(&it.white).map(|at| (Writer::White, at));
            of_white.or_else(|| cell(&it.black).map(|at| (Writer::Black, at)))
        })
    }

    /// The illegal move that a cell tells of, if it could have been made where the problem is.
    fn can_stand(
        &self,
        problem: &Problem,
        (writer, cell): (Writer, usize),
        game: &Game,
    ) -> Option<shakmaty::Move> {
        let text = &self.sheet(writer).cells.get(cell)?.text;
        let language = self.merged.languages.iter().find(|it| it.writer == writer)?.language;
        let before = match (&problem.kind, problem.ply) {
            (ProblemKind::Slips(_) | ProblemKind::OnNoSheet, Some(ply)) => {
                game.position(Ply(ply.0.saturating_sub(1)))?
            }
            (ProblemKind::RestUnused { .. } | ProblemKind::TooMuch, _) => game.last(),
            _ => return None,
        };
        let told = illegal_move(text, before, language)?;
        Some(told).filter(|&it| !shakmaty::Position::is_legal(before, it))
    }

    /// A problem in words, one sentence for each slip.
    fn problem(&self, problem: &Problem, record: &Record<'_>) -> Vec<SheetProblemView> {
        let is_guess = problem.kind == ProblemKind::OnNoSheet;
        let place = match problem.ply.filter(|_| is_guess) {
            Some(ply) => self.next_cell(ply),
            None => problem.writer.zip(problem.cell),
        };
        let can_stand =
            place.is_some_and(|place| self.can_stand(problem, place, record.game).is_some());
        let place = place.filter(|_| can_stand || !is_guess);
        let written = place.and_then(|(writer, cell)| self.sheet(writer).cells.get(cell));
        let span = written.and_then(|it| it.span);
        let writer = problem.writer.map_or("", |writer| side(writer.color()));
        let base = args! {
            "writer" => writer,
            "written" => written.map(|it| quoted(&it.text)).unwrap_or_default(),
            "move" => problem.ply.map(|ply| label_at(record, ply)).unwrap_or_default(),
        };
        let whose = place.map(|(writer, _)| writer).or(problem.writer);
        let view = |kind: &str, text: String| SheetProblemView {
            writer: whose.map_or("", |writer| side(writer.color())).to_owned(),
            cell: place
                .map(|(_, cell)| cell)
                .or(problem.cell)
                .and_then(|it| u32::try_from(it).ok()),
            ply: problem.ply.map(|ply| ply.0),
            line: span.map(|span| span.line),
            column: span.map(|span| span.column),
            kind: kind.to_owned(),
            text,
            written: written.map_or_else(String::new, |it| it.text.clone()),
            can_stand,
        };
        let text = |key: &str, args: &Args| record.messages.text(key, args);
        let (kind, sentence) = match &problem.kind {
            ProblemKind::Slips(slips) => {
                let sentences = slips.iter().map(|slip| {
                    view("slip", text("claims-merge-slip", &base.clone().with("slip", code(*slip))))
                });
                return sentences.collect();
            }
            ProblemKind::Descriptive => ("descriptive", text("claims-merge-descriptive", &base)),
            ProblemKind::LeftOut => ("leftOut", text("claims-merge-left-out", &base)),
            ProblemKind::SwappedPair => {
                ("swapped", text("claims-merge-swapped", &base.with("what", "pair")))
            }
            ProblemKind::SwappedOwn => {
                ("swapped", text("claims-merge-swapped", &base.with("what", "own")))
            }
            ProblemKind::SwappedRows => {
                ("swapped", text("claims-merge-swapped", &base.with("what", "rows")))
            }
            ProblemKind::Doubled => ("doubled", text("claims-merge-doubled", &base)),
            ProblemKind::LeftEmpty => ("leftEmpty", text("claims-merge-left-empty", &base)),
            ProblemKind::TooMuch => ("tooMuch", text("claims-merge-too-much", &base)),
            ProblemKind::StopsEarly { n_plies } => {
                ("stopsEarly", text("claims-merge-stops-early", &base.with("count", *n_plies)))
            }
            ProblemKind::RestUnused { n_cells } => {
                ("restUnused", text("claims-merge-rest-unused", &base.with("count", *n_cells)))
            }
            ProblemKind::OnNoSheet => ("onNoSheet", text("claims-merge-on-no-sheet", &base)),
            ProblemKind::EndOpen => ("endOpen", text("claims-merge-end-open", &base)),
            ProblemKind::SeveralGames { n_listed, more } => {
                let more = if *more == Mark::Written { "yes" } else { "no" };
                let args = base.with("count", *n_listed).with("more", more);
                ("severalGames", text("claims-merge-several-games", &args))
            }
            ProblemKind::SearchNarrowed => ("searchNarrowed", text("claims-merge-narrowed", &base)),
            ProblemKind::DifferentGames => {
                ("differentGames", text("claims-merge-different-games", &base))
            }
            ProblemKind::FinalPositionNotReached => {
                ("finalPosition", text("claims-merge-final-not-reached", &base))
            }
            ProblemKind::AddedToReachFinalPosition { n_plies } => {
                ("finalPosition", text("claims-merge-final-added", &base.with("count", *n_plies)))
            }
        };
        vec![view(kind, sentence)]
    }
}

/// The move of a ply with its number; the number alone where the game is shorter.
fn label_at(record: &Record<'_>, ply: Ply) -> String {
    match record.game.move_number(ply) {
        Some(_) => record.label(ply),
        None => {
            let (number, color) =
                record.game.move_number(record.game.end()).unwrap_or((0, shakmaty::Color::Black));
            let number = if color.is_black() { number + 1 } else { number };
            numbered(number, color.other(), "…")
        }
    }
}

fn code(slip: Slip) -> &'static str {
    match slip {
        Slip::Piece => "piece",
        Slip::ArrivalFile => "file",
        Slip::ArrivalRank => "rank",
        Slip::Departure => "departure",
        Slip::Castling => "castling",
        Slip::Ambiguous => "ambiguous",
        Slip::Promotion => "promotion",
        Slip::CaptureSign => "capture",
        Slip::CheckSign => "check",
        Slip::EnPassantSign => "passant",
        Slip::HalfRead => "half",
        Slip::Illegible => "illegible",
        Slip::Unlike => "unlike",
        Slip::OtherLanguage => "language",
    }
}
