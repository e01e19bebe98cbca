//! Scoresheets, claims, rulings.
//!
//! A ruling keeps its [`ClaimInput`] and [`VerdictView`] in the event file for good, as they were given:
//! fields of these types may be added, never renamed.

use std::borrow::Cow;

use ::tournament::decide::{Command, Refusal, decide};
use ::tournament::fact::{RulingMade, SheetAttached, outcome_from_code};
use ::tournament::ids::{GameId, RulingId, Seq};
use ::tournament::state::{Game, State, Tournament};
use i18n::{Args, Messages};
use laws::notation::read::with_standing;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::photo::Kept;
use super::result::early_draw;
use super::sheets::PairJudged;
use super::wire::{Changes, FileIn, Id};
use super::{method, section, sheets};
use crate::error::Code;
use crate::event::Extra;
use crate::judge::kept;
use crate::judge::sheet::{Record, read_options, read_sheet, sheet_view};
use crate::words;
use crate::{ApiError, Call, Desk, VERSION, judge};

/// Parameters of `scoresheet.read`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct ReadSheet {
    /// The sheet as typed.
    pub text: String,
    /// `auto`, `en`, `es`, or another language code of piece letters.
    pub language: String,
    /// FEN of the first position; empty for the normal start.
    pub start: String,
}

/// A sheet as understood.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct SheetView {
    /// Language of the piece letters, given or inferred.
    pub language: String,
    /// Its letters, as `RDTAC`.
    pub letters: String,
    /// Cells in order.
    pub cells: Vec<SheetCell>,
    /// Positions: the first is the start, then one after each move understood.
    pub positions: Vec<PositionView>,
    /// Sentences about what is doubtful or unread.
    pub problems: Vec<String>,
}

/// One move as written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct SheetCell {
    /// Half-move from 1, if it could be placed.
    pub ply: Option<u32>,
    /// Move number on the sheet.
    pub number: u32,
    /// `white` or `black`.
    pub side: String,
    /// As written.
    pub text: String,
    /// In the letters of the sheet, short notation; empty if not understood.
    pub san: String,
    /// `read`, `doubtful`, `ambiguous`, `illegal`, `unreadable`, `stands` (illegal, played and left standing), `after` (not
    /// reached).
    pub status: String,
    /// Nearest legal readings.
    pub suggestions: Vec<String>,
    /// `(=)` was written.
    pub draw_offer: bool,
}

/// A position in words and FEN.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct PositionView {
    /// Half-moves played.
    pub ply: u32,
    /// FEN.
    pub fen: String,
    /// Squares of the last move, as `["e2", "e4"]`, or empty.
    pub last_move: Vec<String>,
    /// Castling that is still possible, in words.
    pub castling: String,
    /// En passant capture that is possible, in words.
    pub en_passant: String,
    /// Half-moves since the last pawn move or capture.
    pub halfmoves: u32,
    /// `white` or `black` to move.
    pub turn: String,
    /// Check, mate or stalemate in words, or empty.
    pub state: String,
}

/// Parameters of `claim.examine` and `claim.rule`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
#[ts(optional_fields)]
pub struct ClaimInput {
    /// Tournament of the game, if it belongs to one.
    pub tournament: Option<Id>,
    /// Game.
    pub game: Option<Id>,
    /// The sheet.
    pub sheet: ReadSheet,
    /// `threefold`, `fifty`, or an end that needs no claim: `fivefold`, `seventyfive`, `checkmate`,
    /// `stalemate`, `dead`.
    pub kind: String,
    /// `white` or `black`; empty: whoever has the move.
    pub claimant: String,
    /// `written` (a move written and announced, not played) or `onBoard`.
    pub mode: String,
    /// The announced move as written; empty: the last move of the sheet, if the claimant wrote it.
    pub announced: String,
    /// Half-moves played when the claim is made; left out: the end of the sheet.
    pub ply: Option<u32>,
    /// Edition of the Laws; empty: the tournament's, or the newest.
    pub edition: String,
    /// What the claimant did before he claimed: empty, or `touched` for a piece that was touched first (Laws 9.4).
    pub before: String,
    /// Clauses that hold beside those of the tournament, a line each; a line such as `wrong-claim-minutes = 3` changes a
    /// number of the Laws.
    pub clauses: Option<String>,
    /// Both players' sheets: the game that they support is judged, and `sheet` is not looked at.
    pub pair: Option<PairInput>,
    /// Language of the announced move, if it is another than that of the sheet.
    pub announced_language: Option<String>,
}

/// The two sheets of a claim.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct PairInput {
    /// White's sheet as typed.
    pub white: ReadSheet,
    /// Black's sheet as typed.
    pub black: ReadSheet,
    /// Which of the games that fit is judged: 0 the best, then as listed.
    pub chosen: u32,
}

/// What is told of two sheets that a claim was judged by.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct PairView {
    /// Both sheets in one sentence: languages, games that fit, differences.
    pub sentence: String,
    /// Games that fit, the best one included.
    pub games: u32,
    /// The game that was judged: the best one, or where it differs.
    pub label: String,
    /// Every difference, a sentence each.
    pub differences: Vec<String>,
}

/// Answer of `claim.examine`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct VerdictView {
    /// `upheld`, `rejected`, `notPossible` (the claim may not be made, or the sheet cannot be judged).
    pub verdict: String,
    /// One line: "The claim is correct. Draw".
    pub headline: String,
    /// One sentence with the reason.
    pub sentence: String,
    /// Further sentences.
    pub because: Vec<String>,
    /// Articles with edition.
    pub articles: Vec<ArticleView>,
    /// Same positions.
    pub occurrences: Vec<OccurrenceView>,
    /// Positions that look the same and are not.
    pub near_misses: Vec<NearMissView>,
    /// What happens now: result, time added, obligation to play the move.
    pub now: Vec<String>,
    /// Minutes added to the opponent if wrong.
    pub minutes_added: u32,
    /// Half-moves since pawn move or capture, with the announced move.
    pub halfmoves: u32,
    /// The result if upheld: `=-=`; after checkmate `1-0` or `0-1`.
    pub outcome: Option<String>,
    /// Edition used.
    pub edition: String,
    /// The sheet as understood, the announced move included as last position.
    pub sheet: SheetView,
    /// What is told of the two sheets, where there were two.
    pub pair: Option<PairView>,
}

/// An article cited.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct ArticleView {
    /// `Laws 2023, 9.2.1` in the language of the call.
    pub cite: String,
    /// Our own sentence for it.
    pub text: String,
    /// The text was not seen first-hand: check the printed edition.
    pub check_printed: bool,
}

/// One occurrence of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct OccurrenceView {
    /// Half-moves.
    pub ply: u32,
    /// Move that led to it: `19... Qc7`.
    #[serde(rename = "move")]
    pub move_text: String,
    /// "written, not played" or empty.
    pub note: String,
}

/// A position that looks the same and is not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct NearMissView {
    /// Half-moves.
    pub ply: u32,
    /// Move that led to it.
    #[serde(rename = "move")]
    pub move_text: String,
    /// Why it does not count.
    pub why: String,
}

method! {
    for ReadSheet: "scoresheet.read" Viewer -> SheetView |this, _desk, call| {
        let messages = call.messages();
        let reading = read_sheet(&this, messages)?;
        let game = reading.game();
        let record = Record { game: &game, letters: reading.language, messages };
        Ok(sheet_view(&reading, &record, record.positions()))
    }
}

method! {
    /// The sheet with the sign beside one cell that its illegal move was completed and stands (`{stands}`): what follows is
    /// read on, and positions are counted with it.
    "scoresheet.stand" Viewer ScoresheetStand {
        /// The sheet.
        sheet: ReadSheet,
        /// Move number of the cell.
        number: u32,
        /// `white` or `black`.
        side: String,
    } -> ReadSheet |this, _desk, call| {
        let messages = call.messages();
        let color = match judge::claimant(&this.side, messages)? {
            Some(color) => color,
            None => return Err(ApiError::bad_value(messages, "side", &this.side)),
        };
        let options = read_options(&this.sheet, messages)?;
        let text = with_standing(&this.sheet.text, this.number, color, &options);
        Ok(ReadSheet { text, ..this.sheet })
    }
}

method! {
    /// Attaches a scoresheet to a game; an empty text takes it away.
    "scoresheet.attach" Arbiter ScoresheetAttach {
        /// Section.
        tournament: Id,
        /// Game.
        game: Id,
        /// As typed.
        sheet: ReadSheet,
    } -> Changes |this, desk, call| {
        let messages = call.messages();
        let moves = read_sheet(&this.sheet, messages)?.game().uci();
        let changes = desk.act_with(call, |event| {
            let section = section(&event.state, this.tournament, messages)?;
            let body = attached(section, GameId(this.game.0), this.sheet, moves, false);
            Ok((Command::AttachSheet(body), Extra::default()))
        })?;
        // A draw that was entered before its moves were known.
        Ok(Changes { notice: early_draw(desk, call, this.tournament, this.game), ..changes })
    }
}

method! {
    /// The scoresheet of a game as typed; empty if there is none.
    "scoresheet.get" Viewer ScoresheetGet {
        /// Section.
        tournament: Id,
        /// Game.
        game: Id,
    } -> ReadSheet |this, desk, call| {
        let event = desk.event(call)?;
        let section = section(&event.state, this.tournament, call.messages())?;
        let game = game(section, this.game, call.messages())?;
        Ok(game.sheet.as_ref().map(judge::as_typed).unwrap_or_default())
    }
}

method! {
    for ClaimInput: "claim.examine" Viewer -> VerdictView |this, desk, call| {
        examine_claim(&this, desk, call)
    }
}

/// Judges a claim where it is made.
fn examine_claim(claim: &ClaimInput, desk: &Desk, call: &Call) -> Result<VerdictView, ApiError> {
    let messages = call.messages();
    let (claim, pair) = of_both_sheets(claim, messages)?;
    let end_open = pair.as_ref().is_some_and(|it| it.end_open);
    let verdict = examine_game(&claim, end_open, desk, call)?;
    Ok(VerdictView { pair: pair.map(|it| it.told), ..verdict })
}

/// Judges a claim on the game of its sheet. Where that was put together from two, they may leave its end open.
pub(super) fn examine_game(
    claim: &ClaimInput,
    end_open: bool,
    desk: &Desk,
    call: &Call,
) -> Result<VerdictView, ApiError> {
    let messages = call.messages();
    let mut asked = if claim.tournament.is_none() && claim.game.is_none() {
        judge::ask(claim, None, None, messages)?
    } else {
        Place::of(claim, &desk.event(call)?.state, messages)?.ask(claim, messages)?
    };
    asked.end_open |= end_open;
    Ok(judge::examine(&asked, messages))
}

/// A claim with the game that both sheets support as its sheet.
fn of_both_sheets<'a>(
    claim: &'a ClaimInput,
    messages: &Messages,
) -> Result<(Cow<'a, ClaimInput>, Option<PairJudged>), ApiError> {
    let Some(pair) = &claim.pair else { return Ok((Cow::Borrowed(claim), None)) };
    let judged = sheets::of_pair(pair, messages)?;
    let claim = ClaimInput { sheet: judged.sheet.clone(), ..claim.clone() };
    Ok((Cow::Owned(claim), Some(judged)))
}

/// The same verdict in another language: the letters of the sheets are those that were found out before.
fn in_language(
    asked: &judge::Asked,
    pair: Option<&PairJudged>,
    place: &Place<'_>,
    messages: &Messages,
) -> Result<VerdictView, ApiError> {
    let mut input = asked.as_read();
    if let Some(pair) = pair {
        input.pair = Some(pair.pair.clone());
    }
    let told = sheets::put_together_anew(&mut input, messages)?;
    let mut again = place.ask(&input, messages)?;
    again.end_open = asked.end_open;
    Ok(VerdictView { pair: told, ..judge::examine(&again, messages) })
}

method! {
    /// Rules on a claim: the verdict is frozen as it was given, and a draw that follows from it is written
    /// as the result. A game without a scoresheet gets the one that was judged by.
    "claim.rule" Arbiter ClaimRule {
        /// The claim.
        claim: ClaimInput,
        /// The arbiter's own note.
        #[serde(default)]
        note: String,
        /// Photos of the sheets, kept with the ruling.
        #[serde(default)]
        photos: Vec<FileIn>,
    } -> Changes |this, desk, call| {
        let messages = call.messages();
        let photos = Kept::all(&this.photos, messages)?;
        desk.write_with(call, |event| {
            let (claim, pair) = of_both_sheets(&this.claim, messages)?;
            let place = Place::of(&claim, &event.state, messages)?;
            let mut asked = place.ask(&claim, messages)?;
            asked.end_open |= pair.as_ref().is_some_and(|it| it.end_open);
            let told = pair.as_ref().map(|it| it.told.clone());
            let verdict = VerdictView { pair: told, ..judge::examine(&asked, messages) };
            let also = kept::in_other_languages(call.language, |messages| {
                in_language(&asked, pair.as_ref(), &place, messages)
            })?;
            let outcome = verdict.outcome.as_deref().and_then(outcome_from_code);
            let input = ClaimInput {
                tournament: place.section.map(|it| Id(it.id.0)),
                game: place.game.map(|it| Id(it.id.0)),
                ..asked.input.clone()
            };
            let ruling = RulingMade {
                tournament: place.section.map(|it| it.id),
                game: place.game.map(|it| it.id),
                input: kept::frozen(&input, messages)?,
                verdict: verdict.verdict.clone(),
                printed: kept::frozen(&verdict, messages)?,
                language: call.language.code().to_owned(),
                program: VERSION.to_owned(),
                note: this.note,
                told: None,
                kind: String::new(),
                also,
            };
            let next = Seq(event.head().0 + 1);
            let section = place.section.map(|it| it.id);
            let refused =
                |refusal: Refusal| words::refused(&refusal, &event.state, section, messages);
            let mut facts =
                decide(&event.state, next, Command::Rule { ruling, outcome }).map_err(refused)?;
            if let (Some(section), Some(game)) = (place.section, place.game)
                && game.sheet.is_none()
                && !input.sheet.text.trim().is_empty()
            {
                let body = attached(section, game.id, input.sheet, asked.moves(), asked.end_open);
                let attach = Command::AttachSheet(body);
                facts.extend(decide(&event.state, next, attach).map_err(refused)?);
            }
            let at = (section, place.game.map(|it| it.id), Some(RulingId(next.0)));
            let extra = Kept::keep(&photos, at, &mut facts);
            Ok((facts, extra))
        })
    }
}

/// Where a claim is made: in a game of a section, in a section, or nowhere.
struct Place<'a> {
    section: Option<&'a Tournament>,
    game: Option<&'a Game>,
}

impl<'a> Place<'a> {
    fn of(
        input: &ClaimInput,
        state: &'a State,
        messages: &Messages,
    ) -> Result<Place<'a>, ApiError> {
        let holds =
            |it: &&Tournament| input.game.is_some_and(|id| it.games.contains_key(&GameId(id.0)));
        let section = match input.tournament {
            Some(id) => Some(section(state, id, messages)?),
            None => state.tournaments.values().find(holds),
        };
        let game = match (input.game, section) {
            (None, _) => None,
            (Some(id), Some(section)) => Some(game(section, id, messages)?),
            (Some(id), None) => {
                return Err(ApiError::not_found(messages, "game", &id.0.to_string()));
            }
        };
        Ok(Place { section, game })
    }

    fn ask(&self, input: &ClaimInput, messages: &Messages) -> Result<judge::Asked, ApiError> {
        let sheet = self.game.and_then(|game| game.sheet.as_ref());
        judge::ask(input, self.section, sheet, messages)
    }
}

fn game<'a>(section: &'a Tournament, id: Id, messages: &Messages) -> Result<&'a Game, ApiError> {
    section
        .live_game(GameId(id.0))
        .ok_or_else(|| ApiError::not_found(messages, "game", &id.0.to_string()))
}

fn attached(
    section: &Tournament,
    game: GameId,
    sheet: ReadSheet,
    moves: Vec<String>,
    end_open: bool,
) -> SheetAttached {
    SheetAttached {
        tournament: section.id,
        game,
        text: sheet.text,
        language: sheet.language,
        start: sheet.start,
        moves,
        end_open,
    }
}

pub(super) fn thawed<T: DeserializeOwned>(
    kept: &Value,
    messages: &Messages,
) -> Result<T, ApiError> {
    T::deserialize(kept)
        .map_err(|_| ApiError::worded(Code::Refused, messages, "claims-bad-ruling", &Args::none()))
}
