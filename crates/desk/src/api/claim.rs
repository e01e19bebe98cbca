//! Scoresheets, claims, rulings.
//!
//! A ruling keeps its [`ClaimInput`] and [`VerdictView`] in the event file for good, as they were given:
//! fields of these types may be added, never renamed.

use std::borrow::Cow;

use ::tournament::decide::{Command, Refusal, decide};
use ::tournament::fact::{RulingMade, SheetAttached, outcome_from_code};
use ::tournament::ids::{GameId, RulingId, Seq};
use ::tournament::state::{Game, Ruling, State, Tournament};
use i18n::{Args, Messages};
use laws::notation::read::with_standing;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::photo::Kept;
use super::wire::{Changes, FileIn, Id};
use super::{method, section, sheets};
use crate::error::Code;
use crate::event::{Extra, OpenEvent};
use crate::judge::sheet::{Record, read_options, read_sheet, sheet_view};
use crate::words::{self, Roster};
use crate::{ApiError, Call, Desk, VERSION, judge, open_json};

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

/// One ruling in the list.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RulingRow {
    /// Ruling.
    pub id: Id,
    /// When, RFC 3339.
    pub at: String,
    /// Round, if of a game.
    pub round: Option<u8>,
    /// Board.
    pub board: Option<u16>,
    /// `White - Black`.
    pub players: String,
    /// Claim in words.
    pub claim: String,
    /// `upheld`, `rejected`, `notPossible`.
    pub verdict: String,
    /// Headline of the verdict as it was.
    pub headline: String,
    /// Articles cited.
    pub articles: Vec<String>,
    /// The appeal against it, if there was one.
    pub appeal: Option<AppealView>,
}

/// An appeal against a ruling.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct AppealView {
    /// Who appealed.
    pub by: String,
    /// On what grounds.
    pub reason: String,
    /// `upheld` (the ruling stands), `overturned`, or empty while it is open.
    pub decision: String,
    /// Who decided, or empty.
    pub decided_by: String,
    /// Why, or empty.
    pub why: String,
}

/// Answer of `ruling.get`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RulingView {
    /// In the list.
    pub row: RulingRow,
    /// What was asked.
    pub input: ClaimInput,
    /// The verdict as given then.
    pub verdict: VerdictView,
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
        desk.act_with(call, |event| {
            let section = section(&event.state, this.tournament, messages)?;
            let body = attached(section, GameId(this.game.0), this.sheet, moves);
            Ok((Command::AttachSheet(body), Extra::default()))
        })
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
pub(super) fn examine_claim(
    claim: &ClaimInput,
    desk: &Desk,
    call: &Call,
) -> Result<VerdictView, ApiError> {
    let messages = call.messages();
    let (claim, pair) = of_both_sheets(claim, messages)?;
    let asked = if claim.tournament.is_none() && claim.game.is_none() {
        judge::ask(&claim, None, None, messages)?
    } else {
        Place::of(&claim, &desk.event(call)?.state, messages)?.ask(&claim, messages)?
    };
    Ok(VerdictView { pair, ..judge::examine(&asked, messages) })
}

/// A claim with the game that both sheets support as its sheet.
fn of_both_sheets<'a>(
    claim: &'a ClaimInput,
    messages: &Messages,
) -> Result<(Cow<'a, ClaimInput>, Option<PairView>), ApiError> {
    let Some(pair) = &claim.pair else { return Ok((Cow::Borrowed(claim), None)) };
    let (sheet, view) = sheets::of_pair(pair, messages)?;
    Ok((Cow::Owned(ClaimInput { sheet, ..claim.clone() }), Some(view)))
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
        let kept = this.photos.iter().map(|file| Kept::of(file, messages)).collect::<Result<Vec<_>, _>>()?;
        desk.write_with(call, |event| {
            let (claim, pair) = of_both_sheets(&this.claim, messages)?;
            let place = Place::of(&claim, &event.state, messages)?;
            let asked = place.ask(&claim, messages)?;
            let verdict = VerdictView { pair, ..judge::examine(&asked, messages) };
            let outcome = verdict.outcome.as_deref().and_then(outcome_from_code);
            let input = ClaimInput {
                tournament: place.section.map(|it| Id(it.id.0)),
                game: place.game.map(|it| Id(it.id.0)),
                ..asked.input.clone()
            };
            let ruling = RulingMade {
                tournament: place.section.map(|it| it.id),
                game: place.game.map(|it| it.id),
                input: frozen(&input, messages)?,
                verdict: verdict.verdict.clone(),
                printed: frozen(&verdict, messages)?,
                language: call.language.code().to_owned(),
                program: VERSION.to_owned(),
                note: this.note,
                told: None,
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
                let body = attached(section, game.id, input.sheet, asked.moves());
                let attach = Command::AttachSheet(body);
                facts.extend(decide(&event.state, next, attach).map_err(refused)?);
            }
            let mut attachments = Vec::new();
            for photo in &kept {
                let place = (section, input.game.map(|id| GameId(id.0)), Some(RulingId(next.0)));
                let body = photo.body(place, "");
                // The same picture handed in twice is kept once.
                if !facts.contains(&body.clone().into()) {
                    facts.push(body.into());
                    attachments.push(photo.attachment());
                }
            }
            Ok((facts, Extra { private: Vec::new(), attachments }))
        })
    }
}

method! {
    /// All rulings, newest first.
    "claim.list" Viewer ClaimList {} -> Vec<RulingRow> |_this, desk, call| {
        let event = desk.event(call)?;
        let rulings = event.state.rulings.values().rev();
        Ok(rulings.map(|ruling| row(ruling, &event, call.messages())).collect())
    }
}

method! {
    /// A ruling as it was given.
    "ruling.get" Viewer RulingGet {
        /// Ruling.
        id: Id,
    } -> RulingView |this, desk, call| {
        let messages = call.messages();
        let event = desk.event(call)?;
        let ruling = event
            .state
            .rulings
            .get(&RulingId(this.id.0))
            .ok_or_else(|| ApiError::not_found(messages, "ruling", &this.id.0.to_string()))?;
        Ok(RulingView {
            row: row(ruling, &event, messages),
            input: thawed(&ruling.body.input, messages)?,
            verdict: thawed(&ruling.body.printed, messages)?,
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
) -> SheetAttached {
    SheetAttached {
        tournament: section.id,
        game,
        text: sheet.text,
        language: sheet.language,
        start: sheet.start,
        moves,
    }
}

fn frozen<T: Serialize>(what: &T, messages: &Messages) -> Result<Value, ApiError> {
    serde_json::to_value(what)
        .map_err(|error| ApiError::internal(messages, "claim.rule", &error.to_string()))
}

fn thawed<T: DeserializeOwned>(kept: &Value, messages: &Messages) -> Result<T, ApiError> {
    T::deserialize(kept)
        .map_err(|_| ApiError::worded(Code::Refused, messages, "claims-bad-ruling", &Args::none()))
}

fn row(ruling: &Ruling, event: &OpenEvent, messages: &Messages) -> RulingRow {
    let body = &ruling.body;
    let section = body.tournament.and_then(|id| event.state.tournaments.get(&id));
    let game = section.zip(body.game).and_then(|(section, id)| section.games.get(&id));
    let players = section.zip(game).map_or_else(String::new, |(section, game)| {
        let roster = Roster::new(&event.state, section, messages);
        format!("{} - {}", roster.name(game.white), roster.name(game.black))
    });
    let (at, _) = open_json::told(event, ruling.id.0, body.told.as_ref());
    let verdict: VerdictView = thawed(&body.printed, messages).unwrap_or_default();
    RulingRow {
        id: Id(ruling.id.0),
        at,
        round: game.map(|game| game.round.0),
        board: game.map(|game| game.board.0),
        players,
        claim: thawed(&body.input, messages)
            .map_or_else(|_| String::new(), |input| judge::claim_text(&input, messages)),
        verdict: body.verdict.clone(),
        headline: verdict.headline,
        articles: verdict.articles.into_iter().map(|article| article.cite).collect(),
        appeal: appeal(ruling),
    }
}

fn appeal(ruling: &Ruling) -> Option<AppealView> {
    let appeal = ruling.appeal.as_ref()?;
    let decision = ruling.decision.as_ref();
    Some(AppealView {
        by: appeal.by.clone(),
        reason: appeal.reason.clone(),
        decision: decision.map_or_else(String::new, |it| it.decision.clone()),
        decided_by: decision.map_or_else(String::new, |it| it.by.clone()),
        why: decision.map_or_else(String::new, |it| it.reason.clone()),
    })
}
