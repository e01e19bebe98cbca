//! A round: draft, boards, results.

use std::collections::BTreeMap;

use ::tournament::decide::{Command, Publish, Refusal, can_draw};
use ::tournament::fact::{
    DraftBody, DraftPairBody, Fact, FindingBody, bye_to_code, outcome_to_code,
};
use ::tournament::history::Cell;
use ::tournament::ids::{EntrantId, GameId, RoundNo, Seq, TournamentId, Tpn};
use ::tournament::points::Points;
use ::tournament::round::{ByeKind, Color};
use ::tournament::state::{Departure, Game, Standing, State, Tournament};
use i18n::{Messages, args};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::hand::{PoolRow, fresh, hand_changes, pool};
use super::wire::{Changes, Id, Side};
use super::{method, section};
use crate::draw::{self, Drawn};
use crate::error::Code;
use crate::event::{Extra, OpenEvent};
use crate::findings::findings;
use crate::words::{self, Roster, Telling};
use crate::{ApiError, Call, Desk, by_system, explain, judge, late, ranking};

/// A result on the wire: `1-0`, `=-=`, `0-1`, `=-0`, `0-=`, `0-0`, the unrated `W-L`, `D-D`, `L-W`,
/// the forfeits `+--`, `--+`, `---`.
pub type OutcomeCode = String;

/// Answer of `round.get`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RoundView {
    /// Round.
    pub round: u8,
    /// `notDrawn`, `draft` (hand session open), `published`.
    pub state: String,
    /// When it was published, RFC 3339.
    pub published_at: Option<String>,
    /// Start by the schedule, local, or empty.
    pub starts: String,
    /// Boards in order.
    pub boards: Vec<BoardRow>,
    /// Players without a game.
    pub without_game: Vec<WithoutGame>,
    /// Boards without a result.
    pub missing: u32,
    /// Boards whose reports differ.
    pub differing: u32,
    /// Boards confirmed by a second report.
    pub checked: u32,
    /// Last results written, newest first.
    pub last_entered: Vec<EnteredRow>,
    /// True if finished games change only by a correction with a reason.
    pub older: bool,
    /// What a correction would count for as things stand (C.04.2 4.3), in words; empty where results are simply entered.
    pub correction: String,
    /// What is to be said of results and points up to this round.
    pub notes: Vec<String>,
    /// True if the round may be taken back (no later round is out).
    pub can_unpublish: bool,
    /// True if the next round can be drafted now.
    pub can_draft_next: bool,
    /// Why not, in words, if not.
    pub draft_blocked: Option<String>,
}

/// One board.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct BoardRow {
    /// Game.
    pub game: Id,
    /// Board number.
    pub board: u16,
    /// White.
    pub white: Side,
    /// Black.
    pub black: Side,
    /// `open`, `entered`, `checked`, `differs`, `adjourned`, `corrected`.
    pub state: String,
    /// Result, if there is one.
    pub outcome: Option<OutcomeCode>,
    /// As lists print it: `1 - 0`, `½ - ½`, `+ - -`, `? - ?`, or empty; both where reports differ: `1 - 0 / ½ - ½`.
    pub text: String,
    /// Reports that differ, each `source: result`, in words.
    pub reports: Vec<String>,
    /// A scoresheet is attached.
    pub has_sheet: bool,
    /// A claim was ruled on.
    pub has_ruling: bool,
    /// What the arbiter must look at, in one sentence: a draw by agreement that came too early (Laws 2023, 9.1.1); or empty.
    pub remark: String,
}

/// A player without a game in the round.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct WithoutGame {
    /// Player.
    pub player: Side,
    /// `U`, `F`, `H`, `Z`; empty for who is simply free: the rest of a round robin, out of a knock-out.
    pub kind: String,
    /// In words: "bye", "half-point bye", "absent", "withdrawn".
    pub text: String,
    /// Points given, as `½`; empty where none are due: through to the next round of a knock-out.
    pub points: String,
}

/// A result written lately.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct EnteredRow {
    /// Game.
    pub game: Id,
    /// Board.
    pub board: u16,
    /// As lists print it; empty if the result was taken out.
    pub text: String,
    /// When, RFC 3339.
    pub at: String,
    /// Who.
    pub by: String,
}

/// A drafted round: not yet published, nobody else sees it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct DraftView {
    /// Round.
    pub round: u8,
    /// Boards in order.
    pub boards: Vec<DraftBoard>,
    /// Who gets the pairing-allocated bye.
    pub bye: Option<Side>,
    /// Why.
    pub bye_why: Vec<String>,
    /// Players who are not paired, with the reason.
    pub without_game: Vec<WithoutGame>,
    /// Warnings with articles, worst first.
    pub findings: Vec<FindingView>,
    /// What was changed by hand, in words.
    pub hand_changes: Vec<String>,
    /// True while a hand session is open.
    pub by_hand: bool,
    /// Who is there and has neither a board nor the bye, while a hand session is open.
    pub pool: Vec<PoolRow>,
    /// Why the engine knows no pairing for this round, in words, while a hand session is open; or empty.
    pub no_draft: String,
    /// True if publishing needs a reason: warnings are to be confirmed.
    pub needs_reason: bool,
    /// The journal's head this was drawn from; give it to `round.publish`.
    pub seen: Id,
    /// Engine, version and edition, in words.
    pub engine: String,
    /// That the rules of the system were not verified against the FIDE text, in words, or empty.
    pub unverified: String,
}

/// A board of a draft.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct DraftBoard {
    /// Board number.
    pub board: u16,
    /// White.
    pub white: Side,
    /// Black.
    pub black: Side,
    /// Color histories, as `WBW`, unplayed rounds left out.
    pub white_colors: String,
    /// Black's.
    pub black_colors: String,
    /// `down`, `up` or empty for White and Black.
    pub white_float: String,
    /// Black's.
    pub black_float: String,
    /// Locked by hand: the engine leaves it alone when drawing the rest again.
    pub locked: bool,
    /// Differs from what the engine drew.
    pub changed: bool,
    /// Why this board, in sentences.
    pub why: Vec<String>,
}

/// A warning about a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FindingView {
    /// Stable id of the finding in this draft.
    pub id: String,
    /// `refused` (cannot be published), `confirm` (must be confirmed), `note`.
    pub level: String,
    /// Article, as `C.04.1 2`.
    pub article: String,
    /// In words.
    pub text: String,
    /// Boards concerned.
    pub boards: Vec<u16>,
}

/// Parameters of `round.publish`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PublishRound {
    /// Tournament.
    pub tournament: Id,
    /// Round.
    pub round: u8,
    /// [`DraftView::seen`].
    pub seen: Id,
    /// Ids of the findings that the arbiter confirmed.
    pub confirmed: Vec<String>,
    /// Why the arbiter decides so; needed where findings are confirmed.
    #[serde(default)]
    pub reason: String,
}

/// Results shown in the panel of last entries.
const LAST_ENTERED: usize = 8;

method! {
    /// A round with its boards.
    "round.get" Viewer RoundGet {
        /// Section.
        tournament: Id,
        /// Round; left out: that of `game`, else the last published, or the first.
        #[serde(default)]
        round: Option<u8>,
        /// A game whose round is asked for.
        #[serde(default)]
        game: Option<Id>,
    } -> RoundView |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let tournament = section(&event.state, this.tournament, messages)?;
        let round = match (this.round, this.game) {
            (Some(round), _) => RoundNo(round),
            (None, Some(game)) => {
                let known = tournament.live_game(GameId(game.0));
                let missing = || ApiError::not_found(messages, "game", &game.0.to_string());
                known.ok_or_else(missing)?.round
            }
            (None, None) => tournament.published().max(RoundNo(1)),
        };
        if round.0 == 0 || round > tournament.rounds_planned() {
            return Err(ApiError::not_found(messages, "round", &round.to_string()));
        }
        Ok(round_view(&event, tournament, round, messages))
    }
}

fn round_view(
    event: &OpenEvent,
    tournament: &Tournament,
    round: RoundNo,
    messages: &Messages,
) -> RoundView {
    let roster = Roster::new(&event.state, tournament, messages);
    let games = tournament.games_of(round);
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let standing = |wanted: fn(Standing) -> bool| {
        count(games.iter().filter(|game| wanted(game.standing())).count())
    };
    let blocked = can_draw(tournament).err();
    let published = tournament.round(round);
    let state = match (published, &tournament.hand) {
        (Some(_), _) => "published",
        (None, Some(hand)) if hand.round == round => "draft",
        (None, _) => "notDrawn",
    };
    RoundView {
        round: round.0,
        state: state.to_owned(),
        published_at: published.and_then(|it| written_at(event, it.seq)),
        starts: starts(tournament, round),
        boards: games.iter().map(|game| board_row(&roster, game)).collect(),
        without_game: published.map_or_else(Vec::new, |it| {
            let pab = it.bye.iter().map(|entrant| (*entrant, tournament.pairing_bye(round)));
            let others = it.absentees.iter().map(|(entrant, kind)| (*entrant, *kind));
            pab.chain(others)
                .map(|(entrant, kind)| without_game(&roster, entrant, kind, round))
                .chain(free_in(tournament, it.number).map(|entrant| free(&roster, entrant, round)))
                .collect()
        }),
        missing: count(tournament.waiting(round).count()),
        differing: standing(|it| it == Standing::Differs),
        checked: standing(|it| matches!(it, Standing::Checked(_) | Standing::Corrected(_))),
        last_entered: last_entered(event, tournament, round),
        older: tournament.is_older(round),
        correction: late::ahead(tournament, round, messages),
        notes: late::notes(&roster, round),
        can_unpublish: published.is_some() && tournament.published() == round,
        can_draft_next: blocked.is_none(),
        draft_blocked: blocked
            .map(|it| words::refused(&it, &event.state, Some(tournament.id), messages).message),
    }
}

fn written_at(event: &OpenEvent, seq: Seq) -> Option<String> {
    let index = event.entries.binary_search_by_key(&seq, |entry| entry.seq).ok()?;
    event.entries.get(index).map(|entry| event.at(entry))
}

fn starts(tournament: &Tournament, round: RoundNo) -> String {
    let scheduled = tournament.setup.schedule.iter().find(|it| it.round == round);
    scheduled.map_or_else(String::new, |it| it.starts.clone())
}

fn board_row(roster: &Roster, game: &Game) -> BoardRow {
    let standing = game.standing();
    let state = match standing {
        Standing::Open => "open",
        Standing::Adjourned => "adjourned",
        Standing::Differs => "differs",
        Standing::Entered(_) => "entered",
        Standing::Checked(_) => "checked",
        Standing::Corrected(_) => "corrected",
    };
    let report = |it: &::tournament::state::Report| {
        let source = roster
            .messages
            .text(&format!("desk-source-{}", it.source), &args! { "pass" => it.pass });
        let result = words::outcome_text(it.outcome);
        roster.messages.text("desk-report", &args! { "source" => source, "result" => result })
    };
    let reports = match standing {
        Standing::Differs => game.reports.iter().map(report).collect(),
        _ => Vec::new(),
    };
    let text = match standing {
        Standing::Differs => both(game),
        _ => words::standing_text(standing).to_owned(),
    };
    let ruled = |it: &&::tournament::state::Ruling| it.body.game == Some(game.id);
    BoardRow {
        game: Id(game.id.0),
        board: game.board.0,
        white: roster.side(game.white, game.round),
        black: roster.side(game.black, game.round),
        state: state.to_owned(),
        outcome: standing.outcome().map(|it| outcome_to_code(it).to_owned()),
        text,
        reports,
        has_sheet: game.sheet.is_some(),
        has_ruling: roster.state.rulings.values().any(|it| ruled(&it)),
        remark: judge::agreed::too_early(roster.tournament, game.id, roster.messages)
            .unwrap_or_default(),
    }
}

/// The results that differ, each once, in the order in which they came.
fn both(game: &Game) -> String {
    let mut told: Vec<&str> = Vec::new();
    for result in game.reports.iter().map(|it| words::outcome_text(it.outcome)) {
        if !told.contains(&result) {
            told.push(result);
        }
    }
    told.join(" / ")
}

fn without_game(roster: &Roster, entrant: EntrantId, kind: ByeKind, round: RoundNo) -> WithoutGame {
    let messages = roster.messages;
    let away: Option<&Departure> =
        roster.tournament.entrants.get(&entrant).and_then(|it| it.away(round));
    let text = match (kind, away) {
        (ByeKind::ZeroPoint, Some(departure)) => messages.plain(match departure.kind {
            ::tournament::state::DepartureKind::Withdrawn => "desk-away-withdrawn",
            ::tournament::state::DepartureKind::Expelled => "desk-away-expelled",
        }),
        _ => words::bye_text(kind, messages),
    };
    WithoutGame {
        player: roster.side(entrant, round),
        kind: bye_to_code(kind).to_owned(),
        text,
        points: messages.points(roster.tournament.scoring().points(Cell::Bye(kind)).0),
    }
}

/// Players of a published round without a game, a bye or an absence.
fn free_in(tournament: &Tournament, round: RoundNo) -> impl Iterator<Item = EntrantId> + '_ {
    let games = tournament.games_of(round);
    let published = tournament.round(round);
    resting(tournament, round).filter(move |entrant| {
        let plays = games.iter().any(|game| game.white == *entrant || game.black == *entrant);
        let told = published
            .is_some_and(|it| it.bye == Some(*entrant) || it.absentees.contains_key(entrant));
        !plays && !told
    })
}

/// Who may be without a game and without a bye: the one who rests in a round robin, or whose opponent is
/// away; who had no first game of a match; who is opposite an empty place of a knock-out. Who is out of a knock-out is not told again and
/// again.
fn resting(tournament: &Tournament, round: RoundNo) -> impl Iterator<Item = EntrantId> + '_ {
    let rests = tournament.has_table()
        || tournament.is_second_game(round)
        || tournament.is_knock_out() && round == RoundNo(1);
    let entrants = tournament.entrants.values();
    entrants.filter(move |it| rests && it.from_round <= round).map(|it| it.id)
}

/// Without a game and without points: who rests in a round robin, and who is opposite an empty place of a knock-out
/// and so is in the next round.
fn free(roster: &Roster, entrant: EntrantId, round: RoundNo) -> WithoutGame {
    let (text, points) = match roster.tournament.is_knock_out() {
        true => ("desk-away-through", String::new()),
        false => ("desk-away-free", roster.messages.points(0)),
    };
    WithoutGame {
        player: roster.side(entrant, round),
        kind: String::new(),
        text: roster.messages.plain(text),
        points,
    }
}

fn last_entered(event: &OpenEvent, tournament: &Tournament, round: RoundNo) -> Vec<EnteredRow> {
    let dead = ::tournament::log::dead_batches(&event.entries);
    let mut rows = Vec::new();
    for (entry, mark) in event.entries.iter().zip(&event.marks).rev() {
        if rows.len() == LAST_ENTERED {
            break;
        }
        let (id, text) = match &entry.fact {
            Fact::ResultReported(body) if body.tournament == tournament.id => {
                (body.game, words::outcome_text(body.outcome))
            }
            Fact::ResultSettled(body) if body.tournament == tournament.id => {
                (body.game, words::outcome_text(body.outcome))
            }
            Fact::ResultCleared(body) if body.tournament == tournament.id => (body.game, ""),
            Fact::GameAdjourned(body) if body.tournament == tournament.id => (body.game, "? - ?"),
            _ => continue,
        };
        // A round that was taken back and published again keeps its games with their results.
        let Some(game) = tournament.live_game(id).filter(|game| game.round == round) else {
            continue;
        };
        let stands = words::standing_text(game.standing());
        let shown_already = rows.iter().any(|row: &EnteredRow| row.game == Id(id.0));
        if dead.contains(&entry.batch) || shown_already || (stands != text && !stands.is_empty()) {
            continue;
        }
        rows.push(EnteredRow {
            game: Id(id.0),
            board: game.board.0,
            text: text.to_owned(),
            at: event.at(entry),
            by: mark.by.clone(),
        });
    }
    rows
}

method! {
    /// Draws the next round, or shows the pairing by hand that is under way. Writes nothing.
    "round.draft" Arbiter RoundDraft {
        /// Section.
        tournament: Id,
    } -> DraftView |this, desk, call| { draft_view(desk, this.tournament, call) }
}

/// Draws from a copy of the state, so that nobody waits for the engine.
pub(super) fn draft_view(desk: &Desk, id: Id, call: &Call) -> Result<DraftView, ApiError> {
    let messages = call.messages();
    let (state, head) = {
        let event = desk.event(call)?;
        (event.state.clone(), event.head())
    };
    let tournament = section(&state, id, messages)?;
    let drawn = desk.laid_out(&state, tournament, messages)?;
    Ok(view_of_draft(&state, tournament, &drawn, head, messages))
}

/// The draft as it is: by hand if a session is open, else as drawn.
pub(super) fn current(tournament: &Tournament, drawn: &Drawn) -> DraftBody {
    match &tournament.hand {
        Some(hand) if hand.round == drawn.round => hand.draft.clone(),
        _ => drawn.body.clone(),
    }
}

fn view_of_draft(
    state: &State,
    tournament: &Tournament,
    drawn: &Drawn,
    head: Seq,
    messages: &Messages,
) -> DraftView {
    let roster = Roster::new(state, tournament, messages);
    let draft = current(tournament, drawn);
    let round = drawn.round;
    let scores = match &drawn.swiss {
        Some(swiss) => swiss.scores(),
        None if drawn.failed.is_some() || drawn.asks_scores() => {
            pairing::explain::scores(&drawn.history, round, &drawn.absent)
        }
        None => BTreeMap::new(),
    };
    let findings: Vec<FindingView> =
        findings(&roster, drawn, &draft).into_iter().map(|(view, _)| view).collect();
    let board = |(index, pair): (usize, &DraftPairBody)| {
        let number = u16::try_from(index + 1).unwrap_or(u16::MAX);
        let changed =
            !drawn.body.pairs.iter().any(|it| it.white == pair.white && it.black == pair.black);
        let (white, black) = (roster.numbers.get(&pair.white), roster.numbers.get(&pair.black));
        let (white_float, black_float) = floats(&scores, white, black);
        DraftBoard {
            board: number,
            white: roster.side(pair.white, round),
            black: roster.side(pair.black, round),
            white_colors: colors(&roster, white),
            black_colors: colors(&roster, black),
            white_float,
            black_float,
            locked: pair.locked,
            changed,
            why: match (white, black) {
                (Some(white), Some(black)) if !changed => {
                    explain::board(drawn, *white, *black, roster.telling())
                }
                _ => {
                    let mut why = by_hand(&scores, white, black, roster.telling());
                    let own = findings.iter().filter(|it| it.boards.contains(&number));
                    why.extend(own.map(|it| match it.article.as_str() {
                        "" => it.text.clone(),
                        article => format!("{} ({article})", it.text),
                    }));
                    why
                }
            },
        }
    };
    let hand = tournament.hand.as_ref().filter(|hand| hand.round == round);
    let waiting = hand.map_or_else(Vec::new, |_| pool(&roster, drawn, &draft));
    DraftView {
        round: round.0,
        boards: draft.pairs.iter().enumerate().map(board).collect(),
        bye: draft.bye.map(|it| roster.side(it, round)),
        bye_why: match draft.bye {
            Some(_) if draft.bye == drawn.body.bye => bye_why(drawn, roster.telling()),
            Some(_) => vec![messages.plain("desk-why-by-hand")],
            None => Vec::new(),
        },
        without_game: tournament
            .entrants
            .values()
            // Who left a round robin after half of the games stands on a board, and loses there.
            .filter(|it| !tournament.forfeits(it.id, round))
            .filter_map(|it| {
                it.absence(round).map(|kind| without_game(&roster, it.id, kind, round))
            })
            .chain(
                free_in_draft(tournament, &draft, round)
                    .filter(|it| !waiting.iter().any(|row| row.player.entrant.0 == it.0))
                    .map(|it| free(&roster, it, round)),
            )
            .collect(),
        needs_reason: hand.is_some() && findings.iter().any(|it| it.level == "confirm"),
        findings,
        pool: waiting,
        no_draft: match (&drawn.failed, hand) {
            (Some(why), Some(_)) => why.told(drawn, messages).message,
            _ => String::new(),
        },
        hand_changes: hand.map_or_else(Vec::new, |_| hand_changes(&roster, tournament)),
        by_hand: hand.is_some(),
        seen: Id(head.0),
        engine: messages.text(
            "desk-engine",
            &args! {
                "version" => drawn.engine.version.as_str(),
                "system" => words::system_name(&drawn.engine.edition, messages)
            },
        ),
        unverified: draw::unverified(&tournament.setup.system, messages),
    }
}

/// Why a board stands as the arbiter has made it: nothing but that, and who floats.
fn by_hand(
    scores: &BTreeMap<Tpn, Points>,
    white: Option<&Tpn>,
    black: Option<&Tpn>,
    telling: Telling<'_>,
) -> Vec<String> {
    let mut why = vec![telling.messages.plain("desk-why-by-hand")];
    if let (Some(white), Some(black)) = (white, black) {
        why.extend(explain::floats_on(scores, *white, *black, telling));
    }
    why
}

/// Players who are there and have no game in a draft.
fn free_in_draft<'a>(
    tournament: &'a Tournament,
    draft: &'a DraftBody,
    round: RoundNo,
) -> impl Iterator<Item = EntrantId> + 'a {
    resting(tournament, round).filter(move |entrant| {
        let there = tournament.entrants.get(entrant).is_some_and(|it| it.absence(round).is_none());
        let plays = draft.pairs.iter().any(|it| it.white == *entrant || it.black == *entrant);
        there && !plays && draft.bye != Some(*entrant)
    })
}

pub(super) fn colors(roster: &Roster, tpn: Option<&Tpn>) -> String {
    let row = tpn.and_then(|tpn| roster.history.row(*tpn));
    let sign = |cell: &Cell| match cell {
        Cell::Game { color: Color::White, .. } | Cell::Open { color: Color::White, .. } => {
            Some('W')
        }
        Cell::Game { color: Color::Black, .. } | Cell::Open { color: Color::Black, .. } => {
            Some('B')
        }
        Cell::Forfeit { .. } | Cell::Bye(_) => None,
    };
    row.map_or_else(String::new, |row| row.rounds.iter().filter_map(sign).collect())
}

fn bye_why(drawn: &Drawn, telling: Telling<'_>) -> Vec<String> {
    match (&drawn.swiss, drawn.by_system()) {
        (Some(swiss), _) => explain::bye(swiss, telling),
        (None, Some(asked)) => by_system::bye(&asked, telling),
        (None, None) => Vec::new(),
    }
}

/// `down` and `up` for players who meet across pairing scores.
fn floats(
    scores: &BTreeMap<Tpn, Points>,
    white: Option<&Tpn>,
    black: Option<&Tpn>,
) -> (String, String) {
    let score = |tpn: Option<&Tpn>| tpn.and_then(|tpn| scores.get(tpn));
    let named = |text: &str| text.to_owned();
    match score(white).cmp(&score(black)) {
        std::cmp::Ordering::Greater => (named("down"), named("up")),
        std::cmp::Ordering::Less => (named("up"), named("down")),
        std::cmp::Ordering::Equal => (String::new(), String::new()),
    }
}

method! {
    for PublishRound: "round.publish" Arbiter -> Changes |this, desk, call| {
        let messages = call.messages();
        desk.act_with(call, |event| {
            let tournament = section(&event.state, this.tournament, messages)?;
            // A round that is out already is refused in its own words, however old what was seen is.
            if tournament.round(RoundNo(this.round)).is_some() {
                let refusal = Refusal::RoundIsOut { round: RoundNo(this.round) };
                return Err(words::refused(&refusal, &event.state, Some(tournament.id), messages));
            }
            fresh(event, this.tournament, this.seen, messages)?;
            let drawn = desk.laid_out(&event.state, tournament, messages)?;
            let roster = Roster::new(&event.state, tournament, messages);
            let draft = current(tournament, &drawn);
            let confirmed = confirmed(findings(&roster, &drawn, &draft), &this.confirmed, messages)?;
            let published = tournament.published();
            let ranked = (published.0 > 0).then(|| ranking::ranked(&event.state, tournament, published));
            let by_hand = tournament.hand.is_some();
            let mut engine = drawn.engine.clone();
            if by_hand && draft != drawn.body {
                engine.name = "hand".to_owned();
            }
            let publish = Publish {
                tournament: tournament.id,
                round: RoundNo(this.round),
                draft,
                engine,
                input_hash: drawn.input_hash.clone(),
                hand_changes: hand_changes(&roster, tournament),
                confirmed,
                standings_digest: ranked.as_ref().map_or_else(String::new, ranking::digest),
                reason: this.reason,
            };
            Ok((Command::Publish(publish), Extra::default()))
        })
    }
}

/// The warnings to write down; refuses if one was not confirmed or cannot be.
fn confirmed(
    findings: Vec<(FindingView, FindingBody)>,
    given: &[String],
    messages: &Messages,
) -> Result<Vec<FindingBody>, ApiError> {
    let open: Vec<&str> = findings
        .iter()
        .filter(|(view, _)| {
            view.level == "refused" || (view.level == "confirm" && !given.contains(&view.id))
        })
        .map(|(view, _)| view.text.as_str())
        .collect();
    if !open.is_empty() {
        let args = args! { "findings" => open.join("; "), "count" => open.len() };
        return Err(ApiError::worded(Code::Refused, messages, "desk-findings-open", &args)
            .about("confirmed"));
    }
    Ok(findings
        .into_iter()
        .filter(|(view, _)| view.level == "confirm")
        .map(|(_, body)| body)
        .collect())
}

method! {
    /// Takes a round back.
    "round.unpublish" Arbiter RoundUnpublish {
        /// Section.
        tournament: Id,
        /// Round.
        round: u8,
        /// Why.
        reason: String,
        /// Case of C.04.2 4.4: `rematch`, `rules`, `agreement`, `lateEntry`, `unforeseen`.
        case: String,
    } -> Changes |this, desk, call| {
        desk.act(call, Command::Unpublish {
            tournament: TournamentId(this.tournament.0),
            round: RoundNo(this.round),
            reason: this.reason,
            case: this.case,
        })
    }
}
