//! Words for what happened, what is refused, and where an event stands.

use std::collections::BTreeMap;

use chrono::{DateTime, FixedOffset, TimeZone, Utc};
use i18n::{Args, Messages, args};
use tournament::decide::{Command, Refusal};
use tournament::fact::{Fact, outcome_to_code};
use tournament::ids::{BoardNo, EntrantId, RoundNo, TournamentId, Tpn};
use tournament::round::{ByeKind, Outcome};
use tournament::state::{Entrant, Standing, State, Tournament};
use tournament::tiebreak::CodeError;

use crate::api::wire::{Id, Side, Topic};
use crate::error::{ApiError, Code};

/// What clients show that these facts put out of date.
pub(crate) fn topics(facts: &[Fact]) -> Vec<Topic> {
    let mut topics = vec![Topic::Frame, Topic::Journal];
    for fact in facts {
        topics.extend_from_slice(match fact {
            Fact::EventCreated(_) | Fact::EventDetailsSet(_) => &[Topic::Setup],
            Fact::TournamentAdded(_) => &[Topic::Setup, Topic::Players],
            Fact::PrizesSet(_) => &[Topic::Standings],
            Fact::TournamentSetupChanged(_) => &[Topic::Setup, Topic::Rounds, Topic::Standings],
            Fact::PersonAdded(_)
            | Fact::PersonCorrected(_)
            | Fact::PersonErased(_)
            | Fact::Entered(_)
            | Fact::EntryRemoved(_)
            | Fact::RatingSet(_)
            | Fact::NumbersAssigned(_)
            | Fact::Withdrawn(_)
            | Fact::Expelled(_)
            | Fact::Returned(_)
            | Fact::ByeGranted(_)
            | Fact::ByeRevoked(_) => &[Topic::Players, Topic::Rounds, Topic::Standings],
            Fact::HandSessionOpened(_) | Fact::HandStep(_) | Fact::HandSessionClosed(_) => {
                &[Topic::Rounds]
            }
            Fact::RoundPublished(_) | Fact::RoundUnpublished(_) => {
                &[Topic::Rounds, Topic::Players, Topic::Standings]
            }
            Fact::ResultReported(_)
            | Fact::ResultSettled(_)
            | Fact::ResultCleared(_)
            | Fact::ResultCorrected(_)
            | Fact::GameAdjourned(_) => &[Topic::Rounds, Topic::Standings, Topic::Players],
            Fact::SheetAttached(_) => &[Topic::Rounds],
            Fact::PhotoAttached(_) | Fact::PhotoRemoved(_) => &[Topic::Claims],
            Fact::RoundStartSet(_) | Fact::ArrivalMarked(_) => &[Topic::Rounds],
            Fact::RulingMade(_) => &[Topic::Claims, Topic::Rounds],
            Fact::EnvelopeOpened(_) => &[Topic::Rounds, Topic::Claims],
            Fact::RulingAppealed(_)
            | Fact::AppealDecided(_)
            | Fact::IncidentLogged(_)
            | Fact::IncidentWithdrawn(_) => &[Topic::Claims],
            Fact::DocumentIssued(_) => &[],
            Fact::Imported(_) => &[Topic::Setup],
            Fact::Undone(_) | Fact::Redone(_) => {
                &[Topic::Setup, Topic::Players, Topic::Rounds, Topic::Standings, Topic::Claims]
            }
        });
    }
    topics.sort_unstable();
    topics.dedup();
    topics
}

/// Facts that make something with an id of its own.
pub(crate) fn makes_something(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::TournamentAdded(_)
            | Fact::Entered(_)
            | Fact::RulingMade(_)
            | Fact::IncidentLogged(_)
            | Fact::PhotoAttached(_)
    )
}

/// The section a command is about.
pub(crate) fn tournament_of(command: &Command) -> Option<TournamentId> {
    match command {
        Command::CreateEvent { .. } | Command::SetDetails(_) | Command::AddTournament(_) => None,
        Command::ChangeSetup { tournament, .. }
        | Command::AddPlayer { tournament, .. }
        | Command::ChangePlayer { tournament, .. }
        | Command::RemoveEntry { tournament, .. }
        | Command::Withdraw { tournament, .. }
        | Command::Expel { tournament, .. }
        | Command::Return { tournament, .. }
        | Command::GrantBye { tournament, .. }
        | Command::RevokeBye { tournament, .. }
        | Command::Renumber { tournament }
        | Command::HandStep { tournament, .. }
        | Command::DiscardHand { tournament }
        | Command::Unpublish { tournament, .. }
        | Command::Report { tournament, .. }
        | Command::Settle { tournament, .. }
        | Command::Correct { tournament, .. } => Some(*tournament),
        Command::SetPrizes(prizes) => Some(prizes.tournament),
        Command::Publish(publish) => Some(publish.tournament),
        Command::AttachSheet(sheet) => Some(sheet.tournament),
        Command::Rule { ruling, .. } => ruling.tournament,
        Command::Adjourn { tournament, .. } => Some(*tournament),
        Command::OpenEnvelope { opened, .. } => Some(opened.tournament),
        Command::LogIncident { incident, .. } => incident.tournament,
        Command::AttachPhoto(photo) => photo.tournament,
        Command::SetStart(start) => Some(start.tournament),
        Command::MarkArrival(mark) => Some(mark.tournament),
        Command::RemovePhoto(_)
        | Command::WithdrawIncident(_)
        | Command::Appeal(_)
        | Command::DecideAppeal { .. } => None,
    }
}

/// Name of a pairing system; its code if that is not known.
pub(crate) fn system_name(code: &str, messages: &Messages) -> String {
    let key = format!("desk-system-{code}");
    if messages.has(&key) { messages.plain(&key) } else { code.to_owned() }
}

/// A refusal in words.
pub(crate) fn refused(
    refusal: &Refusal,
    state: &State,
    tournament: Option<TournamentId>,
    messages: &Messages,
) -> ApiError {
    let refuse = |key: &str, args: &Args| ApiError::worded(Code::Refused, messages, key, args);
    let names = |entrants: &[EntrantId]| -> String {
        let section = tournament.and_then(|id| state.tournaments.get(&id));
        let name = |id: &EntrantId| match section
            .and_then(|it| it.entrants.get(id).map(|one| (it, one)))
        {
            Some((section, entrant)) => name_of(state, section, entrant, messages),
            None => id.to_string(),
        };
        entrants.iter().map(name).collect::<Vec<_>>().join("; ")
    };
    match refusal {
        Refusal::Missing(what) => ApiError::not_found(messages, what, ""),
        Refusal::BadValue { field, found } => ApiError::bad_value(messages, field, found),
        Refusal::BakuScoring => {
            refuse("desk-refusal-baku-scoring", &Args::none()).about("acceleration")
        }
        Refusal::NotAccelerated => {
            refuse("desk-refusal-not-accelerated", &Args::none()).about("acceleration")
        }
        Refusal::NobodyApart => {
            refuse("desk-refusal-nobody-apart", &Args::none()).about("prohibited")
        }
        Refusal::RuledAlready { ruling } => {
            refuse("desk-refusal-ruled-already", &args! { "entry" => ruling.0 })
        }
        Refusal::NeedsReason => {
            ApiError::plain(Code::NeedsReason, messages, "desk-refusal-needs-reason")
                .about("reason")
        }
        Refusal::FixedByStart { field } => {
            refuse("desk-refusal-fixed-by-start", &args! { "field" => *field }).about(field)
        }
        Refusal::NotTheNextRound { next } => {
            refuse("desk-refusal-not-next-round", &args! { "round" => next.0 })
        }
        Refusal::NoMoreRounds { rounds } => {
            refuse("desk-refusal-no-more-rounds", &args! { "rounds" => rounds.0 })
        }
        Refusal::NothingLeft { rounds } => {
            refuse("desk-refusal-nothing-left", &args! { "rounds" => rounds.0 })
        }
        Refusal::ResultsMissing { round, boards } => refuse(
            "desk-refusal-results-missing",
            &args! { "round" => round.0, "boards" => board_list(boards), "count" => boards.len() },
        ),
        Refusal::LaterRoundOut { later } => {
            refuse("desk-refusal-later-round-out", &args! { "round" => later.0 })
        }
        Refusal::RoundIsOut { round } if round.0 == 0 => {
            ApiError::not_found(messages, "round", "0")
        }
        Refusal::RoundIsOut { round } => {
            refuse("desk-refusal-round-is-out", &args! { "round" => round.0 })
        }
        Refusal::WasPaired => refuse("desk-refusal-was-paired", &Args::none()),
        Refusal::ByeInRoundRobin => refuse("desk-refusal-bye-in-round-robin", &Args::none()),
        Refusal::ByeInTable => refuse("desk-refusal-bye-in-table", &Args::none()),
        Refusal::BoardLocked { board } => {
            refuse("desk-refusal-board-locked", &args! { "board" => board.0 })
        }
        Refusal::NotAway => refuse("desk-refusal-not-away", &Args::none()),
        Refusal::IsAway => refuse("desk-refusal-is-away", &Args::none()),
        Refusal::KnockedOut => refuse("desk-refusal-knocked-out", &Args::none()),
        Refusal::PairingIncomplete { twice, left_out, absent } => refuse(
            "desk-refusal-pairing-incomplete",
            &args! {
                "twice" => names(twice), "left" => names(left_out), "absent" => names(absent),
                "has-twice" => twice.len(), "has-left" => left_out.len(), "has-absent" => absent.len()
            },
        ),
        Refusal::TooFewPlayers { round, there, entered } => {
            let args = args! { "round" => round.0, "there" => *there, "entered" => *entered };
            refuse("desk-refusal-too-few-players", &args)
        }
        Refusal::NumbersFixed => refuse("desk-refusal-numbers-fixed", &Args::none()),
        Refusal::OlderRound { round } => {
            refuse("desk-refusal-older-round", &args! { "round" => round.0 })
        }
        Refusal::NotOlderRound => refuse("desk-refusal-not-older-round", &Args::none()),
        Refusal::NoResult => refuse("desk-refusal-no-result", &Args::none()),
        Refusal::ResultStands { stands, would_be } => {
            let args =
                args! { "stands" => outcome_text(*stands), "wouldBe" => outcome_text(*would_be) };
            ApiError::worded(Code::NeedsReason, messages, "desk-refusal-result-stands", &args)
                .about("note")
        }
        Refusal::NotAdjourned => refuse("desk-refusal-not-adjourned", &Args::none()),
        Refusal::NotAppealed => refuse("desk-refusal-not-appealed", &Args::none()),
        Refusal::AppealDecided => refuse("desk-refusal-appeal-decided", &Args::none()),
        Refusal::NothingToDo => refuse("desk-refusal-nothing-to-do", &Args::none()),
    }
}

fn board_list(boards: &[BoardNo]) -> String {
    boards.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Where an event stands, for the list of recent events.
pub(crate) fn stands(state: &State, messages: &Messages) -> String {
    let Some(tournament) = state.tournaments.values().max_by_key(|it| it.published()) else {
        return messages.plain("desk-stands-empty");
    };
    let published = tournament.published();
    if published.0 == 0 {
        return messages
            .text("desk-stands-players", &args! { "players" => tournament.entrants.len() });
    }
    let open = tournament.waiting(published).count();
    let adjourned = tournament.adjourned().count();
    if open == 0 && adjourned > 0 {
        return messages.text(
            "desk-stands-adjourned",
            &args! { "round" => published.0, "rounds" => tournament.rounds_planned().0, "adjourned" => adjourned },
        );
    }
    messages.text(
        "desk-stands-round",
        &args! { "round" => published.0, "rounds" => tournament.rounds_planned().0, "open" => open },
    )
}

/// Name of an entrant, or "Player 17" once erased.
pub(crate) fn name_of(
    state: &State,
    tournament: &Tournament,
    entrant: &Entrant,
    messages: &Messages,
) -> String {
    match state.name_of(entrant) {
        Some(name) => name.to_owned(),
        None => {
            let number = state.numbering(tournament).get(&entrant.id).map_or(0, |tpn| tpn.0);
            messages.text("desk-player-erased", &args! { "number" => number })
        }
    }
}

/// A result as lists print it.
pub(crate) fn outcome_text(outcome: Outcome) -> &'static str {
    match outcome_to_code(outcome) {
        "1-0" => "1 - 0",
        "=-=" => "½ - ½",
        "0-1" => "0 - 1",
        "=-0" => "½ - 0",
        "0-=" => "0 - ½",
        "0-0" | "L-L" => "0 - 0",
        "W-L" => "1 - 0 u",
        "D-D" => "½ - ½ u",
        "L-W" => "0 - 1 u",
        "D-L" => "½ - 0 u",
        "L-D" => "0 - ½ u",
        "+--" => "+ - -",
        "--+" => "- - +",
        _ => "- - -",
    }
}

/// How a game stands, as lists print it.
pub(crate) fn standing_text(standing: Standing) -> &'static str {
    match standing {
        Standing::Open | Standing::Differs => "",
        Standing::Adjourned => "? - ?",
        Standing::Entered(outcome) | Standing::Checked(outcome) | Standing::Corrected(outcome) => {
            outcome_text(outcome)
        }
    }
}

/// A bye in words.
pub(crate) fn bye_text(kind: ByeKind, messages: &Messages) -> String {
    messages.plain(match kind {
        ByeKind::PairingAllocated => "desk-bye-u",
        ByeKind::FullPoint => "desk-bye-f",
        ByeKind::HalfPoint => "desk-bye-h",
        ByeKind::ZeroPoint => "desk-bye-z",
    })
}

/// A moment on the clock of its offset.
pub(crate) fn rfc3339(at: journal::Moment) -> String {
    let utc: DateTime<Utc> = DateTime::from_timestamp_millis(at.utc_ms).unwrap_or_default();
    match FixedOffset::east_opt(i32::from(at.offset_minutes) * 60) {
        Some(zone) => zone.from_utc_datetime(&utc.naive_utc()).to_rfc3339(),
        None => utc.to_rfc3339(),
    }
}

/// A moment that belongs to no event: whoever reads it knows his own clock.
pub(crate) fn utc(utc_ms: i64) -> String {
    let utc: DateTime<Utc> = DateTime::from_timestamp_millis(utc_ms).unwrap_or_default();
    utc.to_rfc3339_opts(chrono::SecondsFormat::Millis, true)
}

/// Rows of one section need numbers, names and points again and again: they are looked up once.
pub(crate) struct Roster<'a> {
    pub(crate) state: &'a State,
    pub(crate) tournament: &'a Tournament,
    pub(crate) messages: &'a Messages,
    pub(crate) numbers: BTreeMap<EntrantId, Tpn>,
    pub(crate) history: tournament::history::History,
}

/// Whether somebody left from a round on or, sent out, when all had been played: `from` or `after`.
pub(crate) fn when_left(tournament: &Tournament, from_round: RoundNo) -> &'static str {
    if from_round > tournament.rounds_planned() { "after" } else { "from" }
}

/// The rows of a section and the language to tell reasons in.
#[derive(Clone, Copy)]
pub(crate) struct Telling<'a> {
    pub(crate) history: &'a tournament::history::History,
    pub(crate) messages: &'a Messages,
}

impl<'a> Roster<'a> {
    /// For reasons.
    pub(crate) fn telling(&self) -> Telling<'_> {
        Telling { history: &self.history, messages: self.messages }
    }

    /// The starting number that all lists show: as assigned, with late entries put in their place. `None` before the
    /// first pairing, when none is assigned.
    pub(crate) fn number_in_force(&self, entrant: EntrantId) -> Option<u16> {
        let given = self.tournament.entrants.values().any(|it| it.number.is_some());
        self.numbers.get(&entrant).filter(|_| given).map(|tpn| tpn.0)
    }

    pub(crate) fn new(
        state: &'a State,
        tournament: &'a Tournament,
        messages: &'a Messages,
    ) -> Roster<'a> {
        let numbers = state.numbering(tournament);
        Roster { state, tournament, messages, numbers, history: state.history(tournament) }
    }

    /// Name or "Player 17".
    pub(crate) fn name(&self, entrant: EntrantId) -> String {
        match self.tournament.entrants.get(&entrant) {
            Some(known) => name_of(self.state, self.tournament, known, self.messages),
            None => entrant.to_string(),
        }
    }

    /// Points before a round.
    pub(crate) fn points_before(
        &self,
        entrant: EntrantId,
        round: RoundNo,
    ) -> tournament::points::Points {
        let before = RoundNo(round.0.saturating_sub(1));
        self.numbers
            .get(&entrant)
            .and_then(|tpn| self.history.row(*tpn))
            .map_or(tournament::points::Points::ZERO, |row| self.history.score(row, before))
    }

    /// A participant as rows show them, with the points before a round.
    pub(crate) fn side(&self, entrant: EntrantId, round: RoundNo) -> Side {
        let points = self.messages.points(self.points_before(entrant, round).0);
        let known = self.tournament.entrants.get(&entrant);
        let private = known.and_then(|it| self.private(it));
        Side {
            entrant: Id(entrant.0),
            number: self.numbers.get(&entrant).map(|tpn| tpn.0),
            title: known.map_or_else(String::new, |it| self.title(it)),
            name: self.name(entrant),
            rating: known.and_then(|it| it.rating.as_ref()).map(|it| it.value).filter(|it| *it > 0),
            federation: known
                .map_or_else(String::new, |it| self.state.federation_of(it).to_owned()),
            club: private.map_or_else(String::new, |it| it.club.clone()),
            points,
        }
    }

    /// Title as recorded: titles of other kinds (AGM, NM) are shown too, though they do not rank anybody.
    fn title(&self, entrant: &Entrant) -> String {
        match &entrant.participant {
            tournament::fact::ParticipantBody::Player(person) => {
                self.state.people.get(person).map_or_else(String::new, |it| it.title.clone())
            }
            tournament::fact::ParticipantBody::Team(_) => String::new(),
        }
    }

    /// Private data of a player, if not erased.
    pub(crate) fn private(&self, entrant: &Entrant) -> Option<&tournament::fact::PersonPrivate> {
        match &entrant.participant {
            tournament::fact::ParticipantBody::Player(person) => {
                let person = self.state.people.get(person)?;
                self.state.private.get(&person.private).map(AsRef::as_ref)
            }
            tournament::fact::ParticipantBody::Team(_) => None,
        }
    }
}

/// A kind of incident in words; one written by a newer program under its own code.
pub(crate) fn incident_kind(kind: &str, messages: &Messages) -> String {
    let key = format!("laws-incident-{kind}");
    if messages.has(&key) { messages.plain(&key) } else { kind.to_owned() }
}

/// The reason given with a fact, or empty.
pub(crate) fn reason_of(fact: &Fact) -> &str {
    match fact {
        Fact::TournamentSetupChanged(body) => &body.reason,
        Fact::PersonErased(body) => &body.reason,
        Fact::EntryRemoved(body) => &body.reason,
        Fact::Withdrawn(body) => &body.reason,
        Fact::Expelled(body) => &body.reason,
        Fact::ByeGranted(body) => &body.reason,
        Fact::RoundPublished(body) => &body.reason,
        Fact::RoundUnpublished(body) => &body.reason,
        Fact::ResultSettled(body) => &body.reason,
        Fact::ResultCorrected(body) => &body.reason,
        Fact::RulingMade(body) => &body.note,
        Fact::EnvelopeOpened(body) => &body.note,
        Fact::IncidentLogged(body) => &body.note,
        Fact::IncidentWithdrawn(body) => &body.reason,
        Fact::PhotoAttached(body) => &body.note,
        Fact::PhotoRemoved(body) => &body.reason,
        Fact::RoundStartSet(body) => &body.reason,
        Fact::RulingAppealed(body) => &body.reason,
        Fact::AppealDecided(body) => &body.reason,
        Fact::Undone(body) => &body.reason,
        _ => "",
    }
}

/// The code that stands where a tie-break is expected.
pub(crate) fn tie_break_found(error: &CodeError) -> String {
    match error {
        CodeError::Unknown(code) | CodeError::Team(code) | CodeError::Individual(code) => {
            code.clone()
        }
        CodeError::Modifier { kind, modifier } => format!("{kind}/{modifier}"),
    }
}

/// Why a text is no tie-break.
pub(crate) fn tie_break_trouble(error: &CodeError, messages: &Messages) -> String {
    match error {
        CodeError::Unknown(found) => {
            messages.text("cli-tiebreak-unknown", &args! { "found" => found.as_str() })
        }
        CodeError::Team(found) => {
            messages.text("cli-tiebreak-team", &args! { "found" => found.as_str() })
        }
        CodeError::Individual(found) => {
            messages.text("cli-tiebreak-individual", &args! { "found" => found.as_str() })
        }
        CodeError::Modifier { kind, modifier } => {
            let args = args! { "kind" => *kind, "modifier" => modifier.as_str() };
            messages.text("cli-tiebreak-modifier", &args)
        }
    }
}

/// Name of a tie-break with its modifiers.
pub(crate) fn tie_break_name(code: tournament::tiebreak::Code, messages: &Messages) -> String {
    let key = format!("desk-tiebreak-{}", code.kind.acronym().to_lowercase());
    let name = match code.own.is_empty() {
        true => messages.plain(&key),
        false => messages.text("desk-tiebreak-other", &args! { "name" => code.own.to_string() }),
    };
    let text = code.to_string();
    match text.split_once('/') {
        Some((_, modifier)) => messages
            .text("desk-tiebreak-modified", &args! { "name" => name, "modifier" => modifier }),
        None => name,
    }
}
