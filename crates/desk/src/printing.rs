//! Documents of a section: the event's data as rows for `reports`.

use chrono::{DateTime, Datelike, FixedOffset, NaiveDate, Timelike};
use i18n::{Language, Messages, args};
use reports::documents::{
    self, Article, Cell, Crosstable, CrosstableRow, EvidenceRow, GameRow, GameState, Grid, GridRow,
    Heading, Mark, MoveText, PairingList, Side, Stage, StandingsRow, StartList, StartRow, Unpaired,
    UnpairedRow,
};
use reports::model::Diagram;
use reports::{Document, Kind};
use tournament::crosstable::{self, CrossCell, GridCell, Order, Sign};
use tournament::decide::can_draw;
use tournament::fact::{DraftBody, ParticipantBody};
use tournament::history::Cell as HistoryCell;
use tournament::ids::{EntrantId, RoundNo, Tpn};
use tournament::player::Sex;
use tournament::round::{ByeKind, Color};
use tournament::state::{DepartureKind, Game, Ruling, Standing, State, Tournament};

use crate::api::claim::{ClaimInput, VerdictView};
use crate::api::tables::last_full;
use crate::error::{ApiError, Code};
use crate::event::OpenEvent;
use crate::ranking::{self, Ranked};
use crate::words::{self, Roster};
use crate::{Call, draw};

/// What a document is made from.
pub(crate) struct Printing<'a> {
    pub(crate) event: &'a OpenEvent,
    pub(crate) tournament: &'a Tournament,
    pub(crate) call: &'a Call,
    pub(crate) printed: journal::Moment,
}

/// A worded document and what names its file.
pub(crate) struct Made {
    pub(crate) document: Document,
    pub(crate) round: Option<RoundNo>,
}

/// Whether a document belongs to a round.
pub(crate) fn by_round(kind: Kind) -> bool {
    match kind {
        Kind::Pairings
        | Kind::PairingsByName
        | Kind::Results
        | Kind::Standings
        | Kind::Crosstable
        | Kind::CrosstableByNumber
        | Kind::RoundRobinGrid
        | Kind::Ratings
        | Kind::Norms
        | Kind::Prizes => true,
        Kind::StartList | Kind::Ruling => false,
    }
}

/// Why a document cannot be made now, in words.
pub(crate) fn blocked(
    kind: Kind,
    state: &State,
    tournament: &Tournament,
    messages: &Messages,
) -> Option<String> {
    let published = tournament.published().0 > 0;
    let key = match kind {
        Kind::Pairings | Kind::PairingsByName => {
            if published {
                return None;
            }
            let refusal = can_draw(tournament).err()?;
            return Some(words::refused(&refusal, state, Some(tournament.id), messages).message);
        }
        Kind::Results | Kind::Standings | Kind::Crosstable | Kind::CrosstableByNumber
            if !published =>
        {
            "output-blocked-no-round"
        }
        Kind::Ratings | Kind::Norms | Kind::Prizes if !published => "output-blocked-no-round",
        Kind::Prizes if tournament.prizes.is_none() => "output-blocked-no-prizes",
        Kind::Results
        | Kind::Standings
        | Kind::Crosstable
        | Kind::CrosstableByNumber
        | Kind::Ratings
        | Kind::Norms
        | Kind::Prizes => return None,
        Kind::RoundRobinGrid if !tournament.is_round_robin() => "output-blocked-no-round-robin",
        Kind::StartList | Kind::RoundRobinGrid if tournament.entrants.is_empty() => {
            "output-blocked-no-players"
        }
        Kind::StartList | Kind::RoundRobinGrid => return None,
        Kind::Ruling if rulings(state, tournament).next().is_none() => "output-blocked-no-ruling",
        Kind::Ruling => return None,
    };
    Some(messages.plain(key))
}

/// Rulings of a section, and those of no section, oldest first.
fn rulings<'a>(
    state: &'a State,
    tournament: &'a Tournament,
) -> impl Iterator<Item = &'a Ruling> + use<'a> {
    let ours = |it: &&Ruling| it.body.tournament.is_none_or(|id| id == tournament.id);
    state.rulings.values().filter(ours)
}

impl Printing<'_> {
    /// Makes a document.
    pub(crate) fn make(
        &self,
        kind: Kind,
        round: Option<u8>,
        ruling: Option<u64>,
    ) -> Result<Made, ApiError> {
        let messages = self.call.messages();
        let state = &self.event.state;
        if let Some(why) = blocked(kind, state, self.tournament, messages) {
            let args = args! { "report" => kind.name(self.call.language), "why" => why };
            return Err(ApiError::worded(Code::Refused, messages, "output-blocked", &args));
        }
        match kind {
            Kind::Pairings | Kind::PairingsByName | Kind::Results => self.round_list(kind, round),
            Kind::StartList => Ok(Made {
                document: documents::start_list(
                    self.call.language,
                    &self.heading(None),
                    &self.start_list(),
                ),
                round: None,
            }),
            Kind::Standings
            | Kind::Crosstable
            | Kind::CrosstableByNumber
            | Kind::RoundRobinGrid => self.ranked(kind, round),
            Kind::Ratings | Kind::Norms | Kind::Prizes => self.awards(kind, round),
            Kind::Ruling => self.ruling(ruling),
        }
    }

    pub(crate) fn heading(&self, round: Option<RoundNo>) -> Heading {
        let details = &self.event.state.details.0;
        let mut heading = Heading::new(&details.name, moment(self.printed));
        if self.event.state.tournaments.len() > 1 {
            heading = heading.tournament(&self.tournament.setup.name);
        }
        if let Some(round) = round {
            heading = heading.round(round.0, self.tournament.rounds_planned().0);
        }
        let chief =
            details.arbiters.iter().find(|it| it.role == "chief").or(details.arbiters.first());
        heading.arbiter(chief.map_or("", |it| it.name.as_str()))
    }

    /// A round's note: which entry of the journal the document shows.
    pub(crate) fn note(&self, open: usize) -> String {
        let messages = self.call.messages();
        let args = args! { "entry" => self.event.head().0, "open" => open };
        messages.text(if open > 0 { "output-note-open" } else { "output-note" }, &args)
    }

    /// The note of a pairing list: of a system whose rules were not read in the FIDE text it says so.
    fn pairing_note(&self) -> String {
        let messages = self.call.messages();
        let unverified = draw::unverified(&self.tournament.setup.system, messages);
        if unverified.is_empty() {
            return self.note(0);
        }
        format!("{}. {unverified}", self.note(0))
    }

    fn roster(&self) -> Roster<'_> {
        Roster::new(&self.event.state, self.tournament, self.call.messages())
    }

    fn round_list(&self, kind: Kind, round: Option<u8>) -> Result<Made, ApiError> {
        let messages = self.call.messages();
        let published = self.tournament.published();
        let last = if kind == Kind::Results { published } else { published.max(RoundNo(1)) };
        let round = round.map_or(last, RoundNo);
        let missing = || ApiError::not_found(messages, "round", &round.to_string());
        let roster = self.roster();
        let list = match self.tournament.round(round) {
            Some(_) => published_list(&roster, round),
            None if kind == Kind::Results || round != published.next() => return Err(missing()),
            None => {
                let drawn = draw::redraw(&self.event.state, self.tournament, &[], messages)?;
                let draft = match &self.tournament.hand {
                    Some(hand) if hand.round == round => hand.draft.clone(),
                    _ => drawn.body,
                };
                draft_list(&roster, round, &draft)
            }
        };
        let note = if kind == Kind::Results { self.note(0) } else { self.pairing_note() };
        let heading = self.heading(Some(round)).note(note);
        let language = self.call.language;
        let document = match kind {
            Kind::Results => documents::results(language, &heading, &list),
            Kind::PairingsByName => documents::pairings_by_name(language, &heading, &list),
            _ => documents::pairings(language, &heading, &list),
        };
        Ok(Made { document, round: Some(round) })
    }

    fn start_list(&self) -> StartList {
        let roster = self.roster();
        let mut entrants: Vec<_> = self.tournament.entrants.values().collect();
        entrants.sort_by_key(|entrant| roster.numbers.get(&entrant.id));
        let row = |entrant: &&tournament::state::Entrant| {
            let side = self.side(&roster, entrant.id, None);
            let private = roster.private(entrant).cloned().unwrap_or_default();
            StartRow {
                number: side.number,
                title: side.title,
                name: side.name,
                fide_id: private.fide_id,
                federation: side.federation,
                rating: side.rating,
                national_rating: None,
                sex: sex_of(&self.event.state, entrant),
                category: String::new(),
                club: private.club,
            }
        };
        StartList { rows: entrants.iter().map(row).collect() }
    }

    fn side(&self, roster: &Roster, entrant: EntrantId, before: Option<RoundNo>) -> Side {
        side(roster, entrant, before)
    }

    fn ranked(&self, kind: Kind, round: Option<u8>) -> Result<Made, ApiError> {
        let messages = self.call.messages();
        let published = self.tournament.published();
        let standings = kind == Kind::Standings;
        let full = last_full(self.tournament);
        let default = match kind {
            Kind::RoundRobinGrid => published,
            _ if full.0 > 0 => full,
            _ => published,
        };
        let after = round.map_or(default, RoundNo);
        if after > published || (after.0 == 0 && kind != Kind::RoundRobinGrid) {
            return Err(ApiError::not_found(messages, "round", &after.to_string()));
        }
        let ranked = ranking::ranked(&self.event.state, self.tournament, after);
        let note = self.note(ranked.standings.games_open);
        let heading = self.heading((after.0 > 0).then_some(after)).note(note);
        let language = self.call.language;
        let making = RankedRows { ranked: &ranked, roster: self.roster() };
        let document = match kind {
            _ if standings => documents::standings(language, &heading, &making.standings()),
            Kind::RoundRobinGrid => documents::grid(language, &heading, &making.grid(after)),
            Kind::CrosstableByNumber => documents::crosstable(
                language,
                &heading,
                &making.crosstable(after, Order::ByNumber),
            ),
            _ => {
                documents::crosstable(language, &heading, &making.crosstable(after, Order::ByRank))
            }
        };
        Ok(Made { document, round: Some(after) })
    }

    /// A ruling as it was frozen, in the language it was given in.
    fn ruling(&self, id: Option<u64>) -> Result<Made, ApiError> {
        let messages = self.call.messages();
        let mut all = rulings(&self.event.state, self.tournament);
        let found = match id {
            Some(id) => all.find(|ruling| ruling.id.0 == id),
            None => all.last(),
        };
        let asked = id.map_or_else(String::new, |id| id.to_string());
        let ruling = found.ok_or_else(|| ApiError::not_found(messages, "ruling", &asked))?;
        let language = Language::from_locale(&ruling.body.language).unwrap_or(self.call.language);
        let game = ruling.body.game.and_then(|id| self.tournament.games.get(&id));
        let heading = self.heading(game.map(|game| game.round));
        let printed = ruling_rows(self, ruling, game, Messages::get(language));
        Ok(Made {
            document: documents::ruling(language, &heading, &printed),
            round: game.map(|game| game.round),
        })
    }
}

/// The day on the wall clock of the hall.
pub(crate) fn day(at: journal::Moment) -> NaiveDate {
    let minutes = chrono::TimeDelta::minutes(i64::from(at.offset_minutes));
    let utc = DateTime::from_timestamp_millis(at.utc_ms).unwrap_or_default().naive_utc();
    utc.checked_add_signed(minutes).unwrap_or(utc).date()
}

/// A moment on the wall clock of the hall.
fn moment(at: journal::Moment) -> reports::Moment {
    let zone = FixedOffset::east_opt(i32::from(at.offset_minutes) * 60);
    let utc = DateTime::from_timestamp_millis(at.utc_ms).unwrap_or_default().naive_utc();
    let local = zone.map_or(utc, |zone| utc + zone);
    reports::Moment {
        year: local.year(),
        month: local.month(),
        day: local.day(),
        hour: local.hour(),
        minute: local.minute(),
    }
}

fn side(roster: &Roster, entrant: EntrantId, before: Option<RoundNo>) -> Side {
    let known = roster.tournament.entrants.get(&entrant);
    let view = roster.side(entrant, before.unwrap_or(RoundNo(1)));
    Side {
        number: view.number,
        title: known.and_then(|it| roster.state.title_of(it)),
        name: view.name,
        rating: view.rating,
        federation: view.federation,
        points: before.map(|round| roster.points_before(entrant, round)),
    }
}

/// Sex of an entrant, if known.
pub(crate) fn sex_of(state: &State, entrant: &tournament::state::Entrant) -> Option<Sex> {
    let ParticipantBody::Player(person) = &entrant.participant else { return None };
    match state.people.get(person)?.sex.as_str() {
        "m" => Some(Sex::Male),
        "w" => Some(Sex::Female),
        _ => None,
    }
}

fn published_list(roster: &Roster, round: RoundNo) -> PairingList {
    let points = (round.0 > 1).then_some(round);
    let games = roster.tournament.games_of(round).into_iter().map(|game| GameRow {
        board: game.board.0,
        white: side(roster, game.white, points),
        black: side(roster, game.black, points),
        state: match game.standing() {
            Standing::Open | Standing::Differs => GameState::Open,
            Standing::Adjourned => GameState::Adjourned,
            Standing::Entered(outcome)
            | Standing::Checked(outcome)
            | Standing::Corrected(outcome) => GameState::Ended(outcome),
        },
    });
    let mut unpaired = Vec::new();
    if let Some(published) = roster.tournament.round(round) {
        let pab = published.bye.iter().map(|entrant| (*entrant, ByeKind::PairingAllocated));
        let others = published.absentees.iter().map(|(entrant, kind)| (*entrant, *kind));
        unpaired
            .extend(pab.chain(others).map(|(entrant, kind)| without(roster, entrant, kind, round)));
    }
    let games: Vec<GameRow> = games.collect();
    unpaired.extend(free(roster, round, &games, &unpaired));
    PairingList { games, unpaired, stage: Stage::Published }
}

/// In a round robin of an odd number, who plays nobody in a round.
fn free(
    roster: &Roster,
    round: RoundNo,
    games: &[GameRow],
    unpaired: &[UnpairedRow],
) -> Vec<UnpairedRow> {
    if !roster.tournament.is_round_robin() {
        return Vec::new();
    }
    let listed: Vec<Option<u16>> = games
        .iter()
        .flat_map(|game| [game.white.number, game.black.number])
        .chain(unpaired.iter().map(|row| row.side.number))
        .collect();
    let points = (round.0 > 1).then_some(round);
    roster
        .tournament
        .entrants
        .values()
        .filter(|entrant| entrant.away(round).is_none())
        .map(|entrant| side(roster, entrant.id, points))
        .filter(|side| side.number.is_some() && !listed.contains(&side.number))
        .map(|side| UnpairedRow { side, reason: Unpaired::Free, counts: None })
        .collect()
}

fn draft_list(roster: &Roster, round: RoundNo, draft: &DraftBody) -> PairingList {
    let points = (round.0 > 1).then_some(round);
    let games = draft.pairs.iter().zip(1u16..).map(|(pair, board)| GameRow {
        board,
        white: side(roster, pair.white, points),
        black: side(roster, pair.black, points),
        state: GameState::Open,
    });
    let pab = draft.bye.iter().map(|entrant| (*entrant, ByeKind::PairingAllocated));
    let absent = roster
        .tournament
        .entrants
        .values()
        .filter_map(|entrant| Some((entrant.id, entrant.absence(round)?)));
    let games: Vec<GameRow> = games.collect();
    let mut unpaired: Vec<UnpairedRow> =
        pab.chain(absent).map(|(entrant, kind)| without(roster, entrant, kind, round)).collect();
    unpaired.extend(free(roster, round, &games, &unpaired));
    PairingList { games, unpaired, stage: Stage::Draft }
}

fn without(roster: &Roster, entrant: EntrantId, kind: ByeKind, round: RoundNo) -> UnpairedRow {
    let known = roster.tournament.entrants.get(&entrant);
    let away = known.and_then(|it| it.away(round)).map(|departure| departure.kind);
    let reason = match (kind, away) {
        (ByeKind::ZeroPoint, Some(DepartureKind::Withdrawn)) => Unpaired::Withdrawn,
        (ByeKind::ZeroPoint, Some(DepartureKind::Expelled)) => Unpaired::Expelled,
        (ByeKind::ZeroPoint, None) => Unpaired::Absent,
        (kind, _) => Unpaired::Bye(kind),
    };
    let points = roster.tournament.scoring().points(HistoryCell::Bye(kind));
    UnpairedRow {
        side: side(roster, entrant, (round.0 > 1).then_some(round)),
        reason,
        counts: Some(points),
    }
}

struct RankedRows<'a> {
    ranked: &'a Ranked,
    roster: Roster<'a>,
}

impl RankedRows<'_> {
    fn tiebreaks(&self) -> Vec<String> {
        let name = |code: &tournament::tiebreak::Code| {
            let args = args! {
                "name" => words::tie_break_name(*code, self.roster.messages), "code" => code.to_string()
            };
            self.roster.messages.text("output-tiebreak-legend", &args)
        };
        self.ranked.standings.list.iter().map(name).collect()
    }

    fn values(&self, tpn: Tpn) -> Vec<String> {
        let list = &self.ranked.standings.list;
        let row = self.ranked.standings.row(tpn);
        row.map_or_else(Vec::new, |row| {
            list.iter().zip(&row.values).map(|(code, value)| code.text(*value)).collect()
        })
    }

    fn side(&self, tpn: Tpn) -> Side {
        let entrant = self.ranked.entrants.get(&tpn).copied().unwrap_or(EntrantId(0));
        side(&self.roster, entrant, None)
    }

    fn standings(&self) -> documents::Standings {
        let rows = self.ranked.standings.rows.iter().map(|row| {
            let entrant = self.ranked.entrants.get(&row.tpn).copied().unwrap_or(EntrantId(0));
            let known = self.roster.tournament.entrants.get(&entrant);
            let side = self.side(row.tpn);
            let private = known.and_then(|it| self.roster.private(it));
            StandingsRow {
                rank: row.rank,
                number: Some(row.tpn.0),
                title: side.title,
                name: side.name,
                sex: known.and_then(|it| sex_of(self.roster.state, it)),
                federation: side.federation,
                rating: side.rating,
                club: private.map_or_else(String::new, |it| it.club.clone()),
                points: row.points,
                tiebreaks: self.values(row.tpn),
            }
        });
        documents::Standings { rows: rows.collect(), tiebreaks: self.tiebreaks() }
    }

    fn crosstable(&self, after: RoundNo, order: Order) -> Crosstable {
        let table =
            crosstable::crosstable(&self.ranked.history, after, order, &self.ranked.standings);
        let cell = |cell: &CrossCell| match *cell {
            CrossCell::NotPaired => Cell::Empty,
            CrossCell::Bye(points) => Cell::NoOpponent(points),
            CrossCell::Against { opponent, color, sign } => {
                Cell::Game { opponent: opponent.unwrap_or(0), color, mark: mark(sign) }
            }
        };
        let rows = table.rows.iter().map(|line| {
            let side = self.side(line.tpn);
            CrosstableRow {
                // By rank, cells name positions; a shared rank would leave them without one row.
                rank: if order == Order::ByRank { line.label } else { line.rank },
                number: Some(line.tpn.0),
                title: side.title,
                name: side.name,
                rating: side.rating,
                federation: side.federation,
                cells: line.cells.iter().map(cell).collect(),
                points: line.points,
                tiebreaks: self.values(line.tpn),
            }
        });
        Crosstable {
            order: match order {
                Order::ByRank => documents::Order::Rank,
                Order::ByNumber => documents::Order::Number,
            },
            rounds: table.after.0,
            rows: rows.collect(),
            tiebreaks: self.tiebreaks(),
        }
    }

    fn grid(&self, after: RoundNo) -> Grid {
        let table =
            crosstable::grid(&self.ranked.history, after, Order::ByNumber, &self.ranked.standings);
        let rows = table.rows.iter().map(|line| {
            let side = self.side(line.tpn);
            let games = line.cells.iter().map(|cell| match cell {
                GridCell::Own => Vec::new(),
                GridCell::Games(signs) => signs.iter().map(|sign| mark(*sign)).collect(),
            });
            GridRow {
                number: line.label,
                title: side.title,
                name: side.name,
                rating: side.rating,
                federation: side.federation,
                games: games.collect(),
                points: line.points,
                rank: line.rank,
                tiebreaks: self.values(line.tpn),
            }
        });
        Grid { rows: rows.collect(), tiebreaks: self.tiebreaks() }
    }
}

fn mark(sign: Sign) -> Mark {
    match sign {
        Sign::Win => Mark::Win,
        Sign::Draw => Mark::Draw,
        Sign::Loss => Mark::Loss,
        Sign::ForfeitWin => Mark::ForfeitWin,
        Sign::ForfeitLoss => Mark::ForfeitLoss,
        Sign::Open => Mark::Open,
    }
}

fn ruling_rows(
    printing: &Printing,
    ruling: &Ruling,
    game: Option<&Game>,
    messages: &Messages,
) -> documents::Ruling {
    let input: ClaimInput = serde_json::from_value(ruling.body.input.clone()).unwrap_or_default();
    let roster = Roster::new(&printing.event.state, printing.tournament, messages);
    let name = |entrant: EntrantId| roster.name(entrant);
    let side =
        messages.plain(if input.claimant == "black" { "common-black" } else { "common-white" });
    let claim = messages.plain(&format!("laws-claim-{}", input.kind));
    let mut rows = documents::Ruling {
        number: game.map_or_else(|| ruling.id.to_string(), |game| number(printing, ruling, game)),
        board: game.map(|game| game.board.0),
        white: game.map_or_else(String::new, |game| name(game.white)),
        black: game.map_or_else(String::new, |game| name(game.black)),
        claim: messages.text("laws-claim-by", &args! { "side" => side, "claim" => claim }),
        manner: match input.announced.trim() {
            "" => messages.plain("laws-manner-on-board"),
            announced => messages.text("laws-manner-announced", &args! { "move" => announced }),
        },
        entry: ruling.id.0,
        ..documents::Ruling::default()
    };
    let printed = &ruling.body.printed;
    let Ok(verdict) = serde_json::from_value::<VerdictView>(printed.clone()) else {
        rows.verdict = printed["headline"].as_str().unwrap_or_default().to_owned();
        return rows;
    };
    verdict_rows(&mut rows, &verdict, input.announced.trim(), messages);
    rows.note.clone_from(&ruling.body.note);
    rows
}

/// `6-16-1`: round, board, and which ruling of that game.
fn number(printing: &Printing, ruling: &Ruling, game: &Game) -> String {
    let same = |other: &&Ruling| other.body.game == ruling.body.game && other.id <= ruling.id;
    let nth = rulings(&printing.event.state, printing.tournament).filter(same).count();
    format!("{}-{}-{nth}", game.round, game.board)
}

fn verdict_rows(
    rows: &mut documents::Ruling,
    verdict: &VerdictView,
    announced: &str,
    messages: &Messages,
) {
    let edition = format!("laws-edition-{}", verdict.edition);
    rows.edition =
        if messages.has(&edition) { messages.plain(&edition) } else { verdict.edition.clone() };
    rows.verdict.clone_from(&verdict.headline);
    rows.because = std::iter::once(&verdict.sentence)
        .chain(&verdict.because)
        .filter(|sentence| !sentence.is_empty())
        .cloned()
        .collect();
    rows.articles = verdict
        .articles
        .iter()
        .map(|article| Article {
            cite: cite(verdict, &article.cite, messages),
            text: match article.check_printed {
                true => {
                    format!("{} {}", article.text, messages.plain("laws-article-check-printed"))
                }
                false => article.text.clone(),
            },
        })
        .collect();
    rows.now.clone_from(&verdict.now);
    let positions = &verdict.sheet.positions;
    let position = |ply: u32| positions.iter().find(|it| it.ply == ply);
    rows.evidence = verdict
        .occurrences
        .iter()
        .map(|occurrence| {
            let found = position(occurrence.ply);
            let after = match occurrence.note.as_str() {
                "" => occurrence.move_text.clone(),
                note => format!("{} ({note})", occurrence.move_text),
            };
            EvidenceRow {
                after,
                to_move: match found.map(|it| it.turn.as_str()) {
                    Some("black") => Color::Black,
                    _ => Color::White,
                },
                castling: found.map_or_else(String::new, |it| it.castling.clone()),
                en_passant: found.map_or_else(String::new, |it| it.en_passant.clone()),
            }
        })
        .collect();
    rows.near_misses = verdict
        .near_misses
        .iter()
        .map(|near| {
            messages.text(
                "output-near-miss",
                &args! { "move" => near.move_text.as_str(), "why" => near.why.as_str() },
            )
        })
        .collect();
    rows.moves = moves(verdict);
    rows.diagrams = diagrams(verdict, announced, messages);
}

/// `Article 9.2.2`: the edition stands above. The old summary has subjects and no numbers.
fn cite(verdict: &VerdictView, cite: &str, messages: &Messages) -> String {
    match cite.rsplit_once(", ") {
        Some((_, number)) if verdict.edition != "old-es" => {
            messages.text("laws-article", &args! { "number" => number })
        }
        _ => cite.to_owned(),
    }
}

/// The first and the last occurrence; where none is listed, the last position that was examined.
fn diagrams(verdict: &VerdictView, announced: &str, messages: &Messages) -> Vec<Diagram> {
    let positions = &verdict.sheet.positions;
    let mut plies: Vec<u32> = match (verdict.occurrences.as_slice(), positions.last()) {
        ([], last) => last.map(|it| it.ply).into_iter().collect(),
        ([first, .., last], _) => vec![first.ply, last.ply],
        ([only], _) => vec![only.ply],
    };
    plies.dedup();
    let diagram = |ply: u32| {
        let found = positions.iter().find(|it| it.ply == ply)?;
        let label = move_before(verdict, announced, ply);
        let played = label.as_deref().unwrap_or_default();
        let args = args! { "move" => played, "turn" => found.turn.as_str() };
        Some(Diagram {
            placement: found.fen.clone(),
            marked: found.last_move.get(1).cloned(),
            caption: match label {
                Some(_) => messages.text("output-diagram", &args),
                None => messages.text("output-diagram-start", &args),
            },
        })
    };
    plies.into_iter().filter_map(diagram).collect()
}

/// The move that led to a position, as on the sheet; none before the first.
fn move_before(verdict: &VerdictView, announced: &str, ply: u32) -> Option<String> {
    if ply == 0 {
        return None;
    }
    let occurred = verdict.occurrences.iter().find(|it| it.ply == ply);
    let written = verdict.sheet.cells.iter().find(|it| it.ply == Some(ply));
    Some(match (occurred, written) {
        (Some(occurred), _) => occurred.move_text.clone(),
        (None, Some(cell)) if cell.side == "black" => format!("{}... {}", cell.number, cell.san),
        (None, Some(cell)) => format!("{}. {}", cell.number, cell.san),
        (None, None) => format!("{}{announced}", number_before(verdict, ply)),
    })
}

/// `28. ` or `28... ` before the move that led to a position, from its FEN.
fn number_before(verdict: &VerdictView, ply: u32) -> String {
    let fen = verdict.sheet.positions.iter().find(|it| it.ply == ply).map(|it| it.fen.as_str());
    let after = fen.and_then(|fen| fen.split_whitespace().nth(5)?.parse::<u32>().ok());
    let black_to_move = fen.is_some_and(|fen| fen.split_whitespace().nth(1) == Some("b"));
    match (after, black_to_move) {
        (None, _) => String::new(),
        (Some(number), true) => format!("{number}. "),
        (Some(number), false) => format!("{}... ", number.saturating_sub(1)),
    }
}

fn moves(verdict: &VerdictView) -> Vec<MoveText> {
    let counts = |ply: Option<u32>| {
        ply.is_some_and(|ply| verdict.occurrences.iter().any(|it| it.ply == ply))
    };
    let cells = verdict.sheet.cells.iter().enumerate();
    let cells = cells.map(|(at, cell)| MoveText {
        number: match (cell.side.as_str(), at) {
            ("black", 0) => format!("{}...", cell.number),
            ("black", _) => String::new(),
            _ => cell.number.to_string(),
        },
        text: if cell.san.is_empty() { cell.text.clone() } else { cell.san.clone() },
        counts: counts(cell.ply),
    });
    cells.collect()
}
