//! A document read in: facts, and what of it does not fit together.

use std::collections::{BTreeMap, BTreeSet};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use formats::json::{
    Appeal, Decision, Document, Entry, Game, GameRef, Player, Round, Tournament, wanted,
};
use formats::problem::{Kind, Place, Problem};
use i18n::{Messages, args};
use journal::{Attachment, PrivateBody, Sha};
use serde_json::Value;
use tournament::fact::{
    AbsenteeBody, AdjournmentDetails, AppealDecided, ArbiterBody, ByeGranted, CorrectionEffect,
    EngineBody, Entered, EnvelopeOpened, EventDetailsSet, Expelled, Fact, GameAdjourned, GameBody,
    Imported, IncidentLogged, IncidentWithdrawn, MissedBody, NumberBody, NumbersAssigned,
    ParticipantBody, PersonAdded, PersonErased, PersonPrivate, PrizeFundBody, PrizesSet,
    RatingBody, ResultCorrected, ResultReported, ResultSettled, Returned, RoundPublished,
    RoundStartSet, RoundUnpublished, RulingAppealed, RulingMade, SheetAttached, ToldBody,
    TournamentAdded, Withdrawn, WordedBody, bye_from_code, outcome_from_code,
};
use tournament::ids::{
    BoardNo, EntrantId, GameId, IncidentId, PersonId, RoundNo, RulingId, TournamentId, Tpn,
};
use tournament::round::{ByeKind, Outcome};

use super::{Depth, REMARKS, body, entries_in_prizes};
use crate::api::photo::Kept;
use crate::api::wire::{FileIn, Id};
use crate::bring_in::trf::Taken;
use crate::bring_in::{Source, worded};
use crate::error::ApiError;
use crate::event::Extra;

mod settings;

/// Games are numbered by the entry that publishes them, as [`tournament::decide`] does.
const GAMES_PER_ENTRY: u64 = 10_000;

/// What a document becomes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Target {
    /// A new event: its name, place and arbiters are those of the document.
    NewEvent,
    /// Further sections of an event that has its own name.
    OpenEvent,
}

/// Turns a document into facts. `base` is the number that the first of them will get.
pub(crate) fn take(
    source: Source,
    into: Target,
    base: u64,
    messages: &Messages,
) -> Result<Taken, ApiError> {
    let reading = formats::json::read(&source.bytes);
    let mut taking = Taking {
        messages,
        base,
        facts: Vec::new(),
        private: Vec::new(),
        photos: Vec::new(),
        rulings: Vec::new(),
        problems: reading.problems,
        people: BTreeMap::new(),
        tournaments: BTreeMap::new(),
        entries: BTreeMap::new(),
        games: BTreeMap::new(),
        attachment: Sha::of(&source.bytes).to_string(),
    };
    if reading.is_event {
        taking.run(&reading.document, into, &source.name)?;
    }
    let made = taking.tournaments.values().map(|id| Id(id.0)).next_back();
    let problems = taking.problems.iter().map(|it| worded(it, messages)).collect();
    let summary = args! {
        "players" => taking.people.len(), "tournaments" => taking.tournaments.len(),
        "games" => taking.games.len(),
    };
    let media = "application/json".to_owned();
    let mut attachments = taking.photos;
    attachments.push(Attachment { media, bytes: source.bytes });
    Ok(Taken {
        players: u32::try_from(taking.people.len()).unwrap_or(u32::MAX),
        left_out: u32::try_from(taking.problems.len()).unwrap_or(u32::MAX),
        made,
        summary: vec![messages.text("output-import-json", &summary)],
        facts: taking.facts,
        extra: Extra { private: taking.private, attachments },
        problems,
    })
}

struct Taking<'a> {
    messages: &'a Messages,
    base: u64,
    facts: Vec<Fact>,
    private: Vec<(PrivateBody, PersonPrivate)>,
    photos: Vec<Attachment>,
    rulings: Vec<RulingId>,
    problems: Vec<Problem>,
    people: BTreeMap<u32, PersonId>,
    tournaments: BTreeMap<u32, TournamentId>,
    /// By section and number.
    entries: BTreeMap<(u32, u32), EntrantId>,
    /// By section, round and board.
    games: BTreeMap<(u32, u8, u16), GameId>,
    attachment: String,
}

impl Taking<'_> {
    fn next(&self) -> u64 {
        self.base + self.facts.len() as u64
    }

    fn push(&mut self, fact: impl Into<Fact>) {
        self.facts.push(fact.into());
    }

    fn bad(&mut self, pointer: &str, wanted: &str) {
        let kind = Kind::JsonBadValue { pointer: pointer.to_owned(), wanted: wanted.to_owned() };
        self.problems.push(Problem::new(Place::whole(), kind, ""));
    }

    fn run(&mut self, document: &Document, into: Target, name: &str) -> Result<(), ApiError> {
        if into == Target::NewEvent {
            self.details(document);
        }
        for (index, player) in document.players.iter().enumerate() {
            self.player(player, &format!("/players/{index}"))?;
        }
        for (index, tournament) in document.tournaments.iter().enumerate() {
            self.tournament(tournament, &format!("/tournaments/{index}"))?;
        }
        self.rulings(document);
        self.incidents(document);
        self.photos(document);
        if !self.facts.is_empty() {
            let attachment = self.attachment.clone();
            self.push(Imported {
                tournament: None,
                name: name.to_owned(),
                format: "json".to_owned(),
                attachment,
                kept: Vec::new(),
            });
        }
        Ok(())
    }

    fn details(&mut self, document: &Document) {
        let event = &document.event;
        let arbiters = event.arbiters.iter().map(|it| ArbiterBody {
            name: it.name.clone(),
            title: it.title.clone(),
            fide_id: it.fide_id.clone(),
            role: it.role.clone(),
        });
        self.push(EventDetailsSet {
            name: event.name.clone(),
            place: event.place.clone(),
            federation: event.federation.clone(),
            start_date: event.start_date.clone(),
            end_date: event.end_date.clone(),
            zone: event.zone.clone(),
            organizer: event.organizer.clone(),
            arbiters: arbiters.collect(),
        });
    }

    fn player(&mut self, player: &Player, at: &str) -> Result<(), ApiError> {
        if player.id == 0 || self.people.contains_key(&player.id) {
            self.bad(&format!("{at}/id"), "an id of its own, from 1");
            return Ok(());
        }
        let birth = match formats::date::birth(&player.birth) {
            Ok(_) => player.birth.clone(),
            Err(_) => {
                self.bad(&format!("{at}/birth"), "a date that there is, as 1990-05-31 or 1990");
                String::new()
            }
        };
        let private = PersonPrivate {
            name: player.name.clone(),
            birth,
            fide_id: player.fide_id.clone(),
            club: player.club.clone(),
            contact: player.contact.clone(),
        };
        let sealed = PrivateBody::seal(&private.encode()).map_err(|error| {
            ApiError::internal(self.messages, "import.file", &error.to_string())
        })?;
        let person = PersonId(self.next());
        self.push(PersonAdded {
            private: sealed.sha().to_string(),
            federation: player.federation.clone(),
            title: player.title.clone(),
            sex: player.sex.clone(),
        });
        self.private.push((sealed, private));
        if player.erased {
            self.push(PersonErased { person, reason: String::new() });
        }
        self.people.insert(player.id, person);
        Ok(())
    }

    fn tournament(&mut self, given: &Tournament, at: &str) -> Result<(), ApiError> {
        if given.id == 0 || self.tournaments.contains_key(&given.id) {
            self.bad(&format!("{at}/id"), "an id of its own, from 1");
            return Ok(());
        }
        let tournament = TournamentId(self.next());
        self.tournaments.insert(given.id, tournament);
        let usable = self.usable_entries(given, at);
        // The entries follow the section, in this order.
        for (place, entry) in (1..).zip(&usable) {
            self.entries.insert((given.id, entry.id), EntrantId(tournament.0 + place));
        }
        let setup = self.setup(given, at)?;
        self.push(TournamentAdded { setup });
        for entry in &usable {
            self.entry(entry, tournament);
        }
        self.numbers(given, &usable, tournament, at);
        for entry in &usable {
            self.absences(entry, SectionHere { tournament, section: given.id }, at);
        }
        for (index, round) in given.rounds.iter().enumerate() {
            let at = format!("{at}/rounds/{index}");
            if usize::from(round.round) != index + 1 {
                self.bad(&format!("{at}/round"), "rounds in order from 1; left out from here");
                break;
            }
            self.taken_back(given, round.round, SectionHere { tournament, section: given.id });
            self.round(round, SectionHere { tournament, section: given.id }, &at);
        }
        let next = u8::try_from(given.rounds.len() + 1).unwrap_or(u8::MAX);
        self.taken_back(given, next, SectionHere { tournament, section: given.id });
        if let Some(prizes) = &given.prizes {
            self.prizes(prizes, SectionHere { tournament, section: given.id }, at);
        }
        for (index, start) in given.starts.iter().enumerate() {
            let (round, starts) = (RoundNo(start.round), start.starts.clone());
            let set = RoundStartSet { tournament, round, starts, reason: start.reason.clone() };
            if set.starts.is_empty() {
                self.bad(
                    &format!("{at}/starts/{index}/starts"),
                    "a local time as 2026-11-29T16:10",
                );
            } else {
                self.push(set);
            }
        }
        for note in &given.imports {
            let bytes = Some(&note.base64).filter(|coded| !coded.is_empty());
            let bytes = bytes.and_then(|coded| STANDARD.decode(coded).ok());
            if bytes.is_none() && !note.base64.is_empty() {
                self.bad(&format!("{at}/imports"), "a file in base64");
            }
            let attachment = match bytes {
                Some(bytes) => {
                    let sha = Sha::of(&bytes).to_string();
                    self.photos.push(Attachment { media: note.media.clone(), bytes });
                    sha
                }
                None => self.attachment.clone(),
            };
            self.push(Imported {
                tournament: Some(tournament),
                name: note.name.clone(),
                format: note.format.clone(),
                attachment,
                kept: note.kept.clone(),
            });
        }
        if !given.remarks.is_empty() {
            let attachment = self.attachment.clone();
            self.push(Imported {
                tournament: Some(tournament),
                name: String::new(),
                format: REMARKS.to_owned(),
                attachment,
                kept: given.remarks.clone(),
            });
        }
        Ok(())
    }

    /// Entries with an id of their own and a player or a team.
    fn usable_entries<'t>(&mut self, given: &'t Tournament, at: &str) -> Vec<&'t Entry> {
        let mut ids = BTreeSet::new();
        let mut players = BTreeSet::new();
        let mut usable = Vec::new();
        for (index, entry) in given.entries.iter().enumerate() {
            let at = format!("{at}/entries/{index}");
            let known = entry.player.is_some_and(|it| self.people.contains_key(&it));
            if entry.id == 0 || !ids.insert(entry.id) {
                self.bad(&format!("{at}/id"), "an id of its own, from 1");
            } else if entry.team.is_none() && !known {
                self.bad(&format!("{at}/player"), "the id of a player");
            } else if entry.team.is_none() && !players.insert(entry.player) {
                self.bad(&format!("{at}/player"), "a player who is entered once");
            } else {
                usable.push(entry);
            }
        }
        usable
    }

    fn entry(&mut self, entry: &Entry, tournament: TournamentId) {
        let person = entry.player.and_then(|it| self.people.get(&it).copied());
        let participant = match (&entry.team, person) {
            (None, Some(person)) => ParticipantBody::Player(person),
            (team, _) => ParticipantBody::Team(team.clone().unwrap_or_default()),
        };
        let missed = entry.missed.iter().filter_map(|it| {
            Some(MissedBody { round: RoundNo(it.round), kind: bye_from_code(&it.bye)? })
        });
        self.push(Entered {
            tournament,
            participant,
            rating: entry.rating.as_ref().map(|it| RatingBody {
                value: it.value,
                list: it.list.clone(),
                month: it.month.clone(),
                by_hand: it.by_hand,
                k: it.k,
                games: it.games,
            }),
            from_round: RoundNo(entry.from_round.max(1)),
            missed: missed.collect(),
        });
    }

    fn numbers(
        &mut self,
        given: &Tournament,
        usable: &[&Entry],
        tournament: TournamentId,
        at: &str,
    ) {
        let mut taken = BTreeSet::new();
        let mut numbers = Vec::new();
        for entry in usable {
            let (Some(number), Some(entrant)) =
                (entry.number, self.entries.get(&(given.id, entry.id)).copied())
            else {
                continue;
            };
            if number == 0 || !taken.insert(number) {
                self.bad(&format!("{at}/entries"), "pairing numbers from 1, each once");
                continue;
            }
            numbers.push(NumberBody { entrant, number: Tpn(number) });
        }
        if !numbers.is_empty() {
            self.push(NumbersAssigned { tournament, numbers });
        }
    }

    fn absences(&mut self, entry: &Entry, section: SectionHere, at: &str) {
        let tournament = section.tournament;
        let Some(entrant) = self.entries.get(&(section.section, entry.id)).copied() else { return };
        for bye in &entry.byes {
            match bye_from_code(&bye.bye).filter(|kind| *kind != ByeKind::PairingAllocated) {
                Some(kind) => self.push(ByeGranted {
                    tournament,
                    entrant,
                    round: RoundNo(bye.round),
                    kind,
                    reason: bye.reason.clone(),
                }),
                None => self.bad(&format!("{at}/entries (id {})/byes", entry.id), "F, H or Z"),
            }
        }
        for left in &entry.departures {
            let (from_round, reason) = (RoundNo(left.from_round), left.reason.clone());
            match left.kind.as_str() {
                "withdrawn" => self.push(Withdrawn { tournament, entrant, from_round, reason }),
                "expelled" => self.push(Expelled { tournament, entrant, from_round, reason }),
                _ => {
                    let at = format!("{at}/entries (id {})/departures", entry.id);
                    self.bad(&at, "withdrawn or expelled");
                    continue;
                }
            }
            if let Some(until) = left.until {
                self.push(Returned { tournament, entrant, from_round: RoundNo(until) });
            }
        }
    }

    /// Publications of a round that were taken back before it was out for good, or for good.
    fn taken_back(&mut self, given: &Tournament, round: u8, section: SectionHere) {
        let known = given.taken_back.iter().enumerate();
        for (index, taken_back) in known.filter(|(_, it)| it.round.round == round) {
            let at = format!("/tournaments (id {})/takenBack/{index}/round", given.id);
            let games = self.games.clone();
            self.round(&taken_back.round, section, &at);
            self.games = games;
            self.push(RoundUnpublished {
                tournament: section.tournament,
                round: RoundNo(round),
                reason: taken_back.reason.clone(),
                case: taken_back.case.clone(),
            });
        }
    }

    fn round(&mut self, given: &Round, section: SectionHere, at: &str) {
        let mut free: BTreeMap<u32, EntrantId> = self
            .entries
            .iter()
            .filter(|((number, _), _)| *number == section.section)
            .map(|((_, entry), entrant)| (*entry, *entrant))
            .collect();
        let publication = self.next();
        let mut games: Vec<(GameBody, &Game)> = Vec::new();
        for (index, game) in given.games.iter().enumerate() {
            let pair = (free.get(&game.white).copied(), free.get(&game.black).copied());
            let key = (section.section, given.round, game.board);
            let (Some(white), Some(black)) = pair else {
                self.bad(
                    &format!("{at}/games/{index}"),
                    "two entries without another game in this round",
                );
                continue;
            };
            if white == black || game.board == 0 || self.games.contains_key(&key) {
                self.bad(&format!("{at}/games/{index}"), "two entries and a board of their own");
                continue;
            }
            let place = games.len() as u64 + 1;
            let id = GameId(publication * GAMES_PER_ENTRY + place);
            free.remove(&game.white);
            free.remove(&game.black);
            self.games.insert(key, id);
            games.push((GameBody { id, board: BoardNo(game.board), white, black }, game));
        }
        let bye = given.bye.and_then(|entry| free.remove(&entry));
        if given.bye.is_some() && bye.is_none() {
            self.bad(&format!("{at}/bye"), "an entry without a game in this round");
        }
        let mut absentees = Vec::new();
        for (index, absent) in given.absent.iter().enumerate() {
            let kind = bye_from_code(&absent.bye);
            match (free.remove(&absent.entry), kind) {
                (Some(entrant), Some(kind)) => absentees.push(AbsenteeBody { entrant, kind }),
                _ => self
                    .bad(&format!("{at}/absent/{index}"), "an entry without a game, and F, H or Z"),
            }
        }
        self.push(RoundPublished {
            tournament: section.tournament,
            round: RoundNo(given.round),
            games: games.iter().map(|(body, _)| body.clone()).collect(),
            bye,
            absentees,
            engine: EngineBody {
                name: given.engine.name.clone(),
                version: given.engine.version.clone(),
                edition: given.engine.edition.clone(),
            },
            input_hash: String::new(),
            hand_changes: Vec::new(),
            confirmed: Vec::new(),
            standings_digest: String::new(),
            reason: String::new(),
        });
        for (body, game) in games {
            let at = format!("{at}/games (board {})", game.board);
            self.game(game, GameHere { tournament: section.tournament, game: body.id }, &at);
        }
    }

    fn outcome(&mut self, code: &str, at: &str) -> Option<Outcome> {
        let outcome = outcome_from_code(code);
        if outcome.is_none() {
            self.bad(at, "a result as 1-0, =-=, 0-1, +--");
        }
        outcome
    }

    fn game(&mut self, given: &Game, here: GameHere, at: &str) {
        let GameHere { tournament, game } = here;
        if let Some(adjournment) = &given.adjournment {
            let template = AdjournmentDetails::default();
            let details = adjournment.details.as_ref().map(|it| body(it, &template, Depth::Top));
            let details = match details.transpose() {
                Ok(details) => details.map(|details| details.kept()),
                Err(error) => {
                    self.bad(&format!("{at}/adjournment/details"), wanted(&error.to_string()));
                    None
                }
            };
            self.push(GameAdjourned { tournament, game, details });
            if let Some(opened) = &adjournment.opened {
                match body(opened, &envelope(here), Depth::Top) {
                    Ok(opened) => {
                        let id = RulingId(self.next());
                        self.push(EnvelopeOpened { tournament, game, ..opened });
                        let (made, decided) = (&adjournment.appeal, &adjournment.decision);
                        self.appeal(id, made.as_ref(), decided.as_ref());
                    }
                    Err(error) => {
                        self.bad(&format!("{at}/adjournment/opened"), wanted(&error.to_string()))
                    }
                }
            }
        }
        let mut last = None;
        for report in &given.reports {
            let Some(outcome) = self.outcome(&report.result, at) else { continue };
            last = Some(outcome);
            let (source, pass) = (report.source.clone(), report.pass);
            self.push(ResultReported { tournament, game, outcome, source, pass });
        }
        if let Some(outcome) = given.settled.as_deref().and_then(|code| self.outcome(code, at)) {
            last = Some(outcome);
            self.push(ResultSettled { tournament, game, outcome, reason: String::new() });
        }
        let alone = last.is_none() && given.corrections.is_empty();
        if !alone && let Some(code) = given.result.as_deref() {
            // What follows says it; still it must be a result.
            self.outcome(code, &format!("{at}/result"));
        }
        if alone && let Some(outcome) = given.result.as_deref().and_then(|it| self.outcome(it, at))
        {
            last = Some(outcome);
            let source = "import".to_owned();
            self.push(ResultReported { tournament, game, outcome, source, pass: 1 });
        }
        for correction in &given.corrections {
            let Some(is) = self.outcome(&correction.result, at) else { continue };
            let effect = match correction.effect.as_str() {
                "ratingOnly" => CorrectionEffect::RatingOnly,
                _ => CorrectionEffect::Standings,
            };
            let (was, reason) = (last.unwrap_or(is), correction.reason.clone());
            last = Some(is);
            self.push(ResultCorrected { tournament, game, was, is, reason, effect });
        }
        if let Some(sheet) = &given.sheet {
            self.push(SheetAttached {
                tournament,
                game,
                text: sheet.text.clone(),
                language: sheet.language.clone(),
                start: sheet.start.clone(),
                moves: sheet.moves.clone(),
                end_open: sheet.end_open,
            });
        }
    }

    fn prizes(&mut self, given: &serde_json::Map<String, Value>, section: SectionHere, at: &str) {
        match body(given, &PrizeFundBody::default(), Depth::All) {
            Ok(mut fund) => {
                let entries = &self.entries;
                entries_in_prizes(&mut fund, &mut |id| {
                    entries.get(&(section.section, u32::try_from(id.0).unwrap_or(0))).copied()
                });
                self.push(PrizesSet { tournament: section.tournament, fund });
            }
            Err(error) => self.bad(&format!("{at}/prizes"), wanted(&error.to_string())),
        }
    }

    fn game_of(&self, game: Option<&GameRef>) -> Option<GameId> {
        let game = game?;
        self.games.get(&(game.tournament, game.round, game.board)).copied()
    }

    fn rulings(&mut self, document: &Document) {
        for given in &document.rulings {
            let ruling = RulingId(self.next());
            self.rulings.push(ruling);
            self.push(RulingMade {
                tournament: given.tournament.and_then(|it| self.tournaments.get(&it).copied()),
                game: self.game_of(given.game.as_ref()),
                input: given.input.clone(),
                verdict: given.verdict.clone(),
                printed: given.printed.clone(),
                language: given.language.clone(),
                program: given.program.clone(),
                note: given.note.clone(),
                told: told(&given.at, &given.by),
                kind: given.kind.clone(),
                also: given
                    .also
                    .iter()
                    .map(|it| WordedBody {
                        language: it.language.clone(),
                        printed: it.printed.clone(),
                    })
                    .collect(),
            });
            self.appeal(ruling, given.appeal.as_ref(), given.decision.as_ref());
        }
    }

    fn appeal(&mut self, ruling: RulingId, made: Option<&Appeal>, decided: Option<&Decision>) {
        let Some(made) = made else { return };
        let (by, reason) = (made.by.clone(), made.reason.clone());
        self.push(RulingAppealed { ruling, by, reason });
        if let Some(decided) = decided {
            self.push(AppealDecided {
                ruling,
                decision: decided.decision.clone(),
                by: decided.by.clone(),
                reason: decided.reason.clone(),
            });
        }
    }

    /// Photos whose file is there and is a picture.
    fn photos(&mut self, document: &Document) {
        for (index, given) in document.photos.iter().enumerate() {
            let file = FileIn {
                name: Some(given.name.clone()),
                base64: Some(given.base64.clone()),
                ..FileIn::default()
            };
            let kept = match Kept::of(&file, self.messages) {
                Ok(kept) => kept,
                Err(error) => {
                    self.bad(&format!("/photos/{index}/base64"), &error.message);
                    continue;
                }
            };
            let place = (
                given.tournament.and_then(|it| self.tournaments.get(&it).copied()),
                self.game_of(given.game.as_ref()),
                given
                    .ruling
                    .and_then(|it| self.rulings.get(usize::try_from(it).ok()?.checked_sub(1)?))
                    .copied(),
            );
            self.push(kept.body(place, &given.note));
            self.photos.push(kept.attachment());
        }
    }

    fn incidents(&mut self, document: &Document) {
        for (index, given) in document.incidents.iter().enumerate() {
            let tournament = given.tournament.and_then(|it| self.tournaments.get(&it).copied());
            let section = given.tournament.unwrap_or(0);
            let entrant =
                given.entry.and_then(|entry| self.entries.get(&(section, entry)).copied());
            let game = self.game_of(given.game.as_ref());
            let logged = match body(&given.body, &incident(), Depth::Top) {
                Ok(logged) => {
                    let told = told(&given.at, &given.by);
                    IncidentLogged { tournament, game, entrant, told, ..logged }
                }
                Err(error) => {
                    self.bad(&format!("/incidents/{index}/body"), wanted(&error.to_string()));
                    continue;
                }
            };
            let id = IncidentId(self.next());
            self.push(logged);
            let ruling = RulingId(id.0);
            self.appeal(ruling, given.appeal.as_ref(), given.decision.as_ref());
            if let Some(reason) = &given.withdrawn {
                self.push(IncidentWithdrawn { incident: id, reason: reason.clone() });
            }
        }
    }
}

fn told(at: &str, by: &str) -> Option<ToldBody> {
    let told = ToldBody { at: at.to_owned(), by: by.to_owned() };
    (!told.at.is_empty() || !told.by.is_empty()).then_some(told)
}

/// A section under way: its id and its number in the document.
#[derive(Clone, Copy)]
struct SectionHere {
    tournament: TournamentId,
    section: u32,
}

#[derive(Clone, Copy)]
struct GameHere {
    tournament: TournamentId,
    game: GameId,
}

fn envelope(here: GameHere) -> EnvelopeOpened {
    EnvelopeOpened {
        tournament: here.tournament,
        game: here.game,
        envelope: String::new(),
        written: String::new(),
        language: String::new(),
        meaning: String::new(),
        uci: String::new(),
        outcome: String::new(),
        edition: String::new(),
        articles: Vec::new(),
        printed: Value::Null,
        printed_language: String::new(),
        note: String::new(),
        also: Vec::new(),
    }
}

fn incident() -> IncidentLogged {
    IncidentLogged {
        tournament: None,
        round: None,
        game: None,
        entrant: None,
        kind: "other".to_owned(),
        count: 1,
        minutes: 0,
        consequence: String::new(),
        edition: String::new(),
        articles: Vec::new(),
        printed: Value::Null,
        language: String::new(),
        note: String::new(),
        clocks: None,
        told: None,
        also: Vec::new(),
        regime: None,
    }
}
