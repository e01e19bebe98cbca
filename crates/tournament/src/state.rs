//! The event as it stands: the fold of its facts.
//!
//! [`State::apply`] cannot refuse; what may happen is decided before, in [`crate::decide`]. A fact that
//! names something unknown (after an undo that should have been refused) leaves the state as it was;
//! [`State::misfit`] tells beforehand.

mod apply;
mod fits;
pub(crate) mod leaving;
mod sides;
mod tree;
mod view;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::fact::{
    AdjournmentDetails, AppealDecided, CorrectionEffect, DraftBody, EngineBody, EnvelopeOpened,
    EventDetailsSet, Imported, IncidentLogged, ParticipantBody, PersonPrivate, PhotoAttached,
    PrizeFundBody, RatingBody, RoundStartSet, RulingAppealed, RulingMade, SetupBody, SheetAttached,
};
use crate::ids::{
    BoardNo, EntrantId, GameId, IncidentId, PersonId, PhotoId, RoundNo, RulingId, Seq,
    TournamentId, Tpn,
};
use crate::round::{ByeKind, Color, Outcome};

pub use fits::Misfit;
pub use leaving::{BY_LEAVING, Cycles, games_of_round_robin, rounds_of_round_robin};
pub use sides::{Side, UnevenSides};
pub use view::{Apart, Numbering};

/// Everything known of an event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// Random identity; empty before the first fact.
    pub uuid: String,
    /// Name, place, dates, arbiters.
    pub details: DetailsOrEmpty,
    /// Human beings.
    pub people: BTreeMap<PersonId, Person>,
    /// Sections in the order they were made.
    pub tournaments: BTreeMap<TournamentId, Tournament>,
    /// Decisions on claims.
    pub rulings: BTreeMap<RulingId, Ruling>,
    /// Appeals, by the entry that wrote the decision: a ruling, an incident, an opened envelope.
    pub appeals: BTreeMap<RulingId, Appeal>,
    /// What was written down about boards and players.
    pub incidents: BTreeMap<IncidentId, Incident>,
    /// Photos that were kept.
    pub photos: BTreeMap<PhotoId, Photo>,
    /// Private bodies by hash, as far as they were not erased. Put there by [`State::learn`].
    pub private: BTreeMap<String, Arc<PersonPrivate>>,
}

/// Details, with everything empty until set.
#[derive(Clone, Debug, PartialEq)]
pub struct DetailsOrEmpty(pub EventDetailsSet);

impl Default for DetailsOrEmpty {
    fn default() -> DetailsOrEmpty {
        DetailsOrEmpty(EventDetailsSet {
            name: String::new(),
            place: String::new(),
            federation: String::new(),
            start_date: String::new(),
            end_date: String::new(),
            zone: String::new(),
            organizer: String::new(),
            arbiters: Vec::new(),
        })
    }
}

/// A human being.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Hash of the private body.
    pub private: String,
    /// Federation code or empty.
    pub federation: String,
    /// FIDE title code or empty.
    pub title: String,
    /// `m`, `w` or empty.
    pub sex: String,
    /// The private bodies were deleted.
    pub erased: bool,
}

/// A section.
#[derive(Clone, Debug, PartialEq)]
pub struct Tournament {
    /// Its id.
    pub id: TournamentId,
    /// Settings.
    pub setup: SetupBody,
    /// Participants in the order they entered.
    pub entrants: BTreeMap<EntrantId, Entrant>,
    /// Published rounds in order.
    pub rounds: Vec<Round>,
    /// Games of published rounds, and of rounds taken back.
    pub games: BTreeMap<GameId, Game>,
    /// Pairing by hand under way.
    pub hand: Option<HandSession>,
    /// What was brought in, with lines kept for writing back.
    pub imports: Vec<Import>,
    /// Starts of rounds in the local time of the hall, where they are not as scheduled.
    pub starts: BTreeMap<RoundNo, RoundStartSet>,
    /// Players who are awaited at their boards.
    pub awaited: BTreeSet<(GameId, Color)>,
    /// The prize fund, if there is one.
    pub prizes: Option<PrizeFundBody>,
}

/// What was brought in.
#[derive(Clone, Debug, PartialEq)]
pub struct Import {
    /// What was told of it.
    pub told: Imported,
    /// Who had which number then: lines that were kept name players by these.
    pub numbers: BTreeMap<Tpn, EntrantId>,
}

/// A participant of a section.
#[derive(Clone, Debug, PartialEq)]
pub struct Entrant {
    /// Its id.
    pub id: EntrantId,
    /// Player or team.
    pub participant: ParticipantBody,
    /// Rating used.
    pub rating: Option<RatingBody>,
    /// First round in which it can be paired.
    pub from_round: RoundNo,
    /// What missed rounds count as, where it is not a zero-point bye.
    pub missed: BTreeMap<RoundNo, ByeKind>,
    /// Number given; none yet for a late entry.
    pub number: Option<Tpn>,
    /// Byes announced.
    pub byes: BTreeMap<RoundNo, Bye>,
    /// Times away, in order.
    pub departures: Vec<Departure>,
}

/// A bye announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bye {
    /// What it counts.
    pub kind: ByeKind,
    /// Why.
    pub reason: String,
}

/// Withdrawn or expelled from a round on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Departure {
    /// Which.
    pub kind: DepartureKind,
    /// First round not played.
    pub from_round: RoundNo,
    /// First round played again.
    pub until: Option<RoundNo>,
    /// Why.
    pub reason: String,
}

/// Own wish or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DepartureKind {
    /// Own wish.
    Withdrawn,
    /// Sent out.
    Expelled,
}

/// A published round.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// Number.
    pub number: RoundNo,
    /// Entry that published it.
    pub seq: Seq,
    /// Games in board order.
    pub games: Vec<GameId>,
    /// Pairing-allocated bye.
    pub bye: Option<EntrantId>,
    /// What the round counts as for everybody else who was entered.
    pub absentees: BTreeMap<EntrantId, ByeKind>,
    /// What drew it.
    pub engine: EngineBody,
    /// Digest of the standings it was drawn from.
    pub standings_digest: String,
}

/// A game.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// Its id.
    pub id: GameId,
    /// Round.
    pub round: RoundNo,
    /// Board.
    pub board: BoardNo,
    /// White.
    pub white: EntrantId,
    /// Black.
    pub black: EntrantId,
    /// Reports that hold, at most one a source and pass.
    pub reports: Vec<Report>,
    /// What the arbiter settled.
    pub settled: Option<Outcome>,
    /// Interrupted, to be resumed. It lasts until the game has a result.
    pub adjourned: bool,
    /// The last adjournment.
    pub adjournment: Option<Adjournment>,
    /// Late corrections in order.
    pub corrections: Vec<Correction>,
    /// Scoresheet.
    pub sheet: Option<SheetAttached>,
}

/// A report of a result.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// How it ended.
    pub outcome: Outcome,
    /// `desk`, `slip`, `phone`, `import`, `ruling`, or [`BY_LEAVING`].
    pub source: String,
    /// First entry or second pass.
    pub pass: u8,
    /// Entry.
    pub seq: Seq,
}

/// A late correction.
#[derive(Clone, Debug, PartialEq)]
pub struct Correction {
    /// What was played.
    pub is: Outcome,
    /// What it changes.
    pub effect: CorrectionEffect,
    /// Why.
    pub reason: String,
}

/// Pairing by hand.
#[derive(Clone, Debug, PartialEq)]
pub struct HandSession {
    /// Round.
    pub round: RoundNo,
    /// As the engine drew it.
    pub drawn: DraftBody,
    /// As it is.
    pub draft: DraftBody,
    /// Steps so far.
    pub steps: Vec<HandStepTaken>,
}

/// A step by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandStepTaken {
    /// `lock`, `swap`, ...
    pub step: String,
    /// Entrants named.
    pub entrants: Vec<EntrantId>,
}

/// A decision on a claim.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruling {
    /// Its id.
    pub id: RulingId,
    /// As frozen.
    pub body: RulingMade,
}

/// An appeal against a decision of the arbiter.
#[derive(Clone, Debug, PartialEq)]
pub struct Appeal {
    /// Who, and on what grounds.
    pub made: RulingAppealed,
    /// How it was decided.
    pub decision: Option<AppealDecided>,
}

/// A decision of the arbiter that can be appealed.
#[derive(Clone, Copy, Debug)]
pub enum Appealable<'a> {
    /// A ruling.
    Ruling(&'a Ruling),
    /// An incident that was not withdrawn.
    Incident(&'a Incident),
    /// What came out of an envelope.
    Envelope(&'a EnvelopeOpened),
}

impl Appealable<'_> {
    /// The game that it is about.
    pub fn game(self) -> Option<(TournamentId, GameId)> {
        match self {
            Appealable::Ruling(it) => it.body.tournament.zip(it.body.game),
            Appealable::Incident(it) => it.body.tournament.zip(it.body.game),
            Appealable::Envelope(it) => Some((it.tournament, it.game)),
        }
    }
}

impl State {
    /// The decision that an entry wrote, if it stands.
    pub fn appealable(&self, id: RulingId) -> Option<Appealable<'_>> {
        if let Some(ruling) = self.rulings.get(&id) {
            return Some(Appealable::Ruling(ruling));
        }
        if let Some(incident) = self.incidents.get(&IncidentId(id.0)) {
            return incident.withdrawn.is_none().then_some(Appealable::Incident(incident));
        }
        let games = self.tournaments.values().flat_map(|it| it.games.values());
        games
            .filter_map(|game| game.adjournment.as_ref())
            .find(|it| it.opened_at == Some(Seq(id.0)))
            .and_then(|it| it.opened.as_ref())
            .map(Appealable::Envelope)
    }
}

/// Something that was written down.
#[derive(Clone, Debug, PartialEq)]
pub struct Incident {
    /// Its id.
    pub id: IncidentId,
    /// As written.
    pub body: IncidentLogged,
    /// Why it does not hold, if it was withdrawn.
    pub withdrawn: Option<String>,
}

/// A photo that was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Photo {
    /// Its id.
    pub id: PhotoId,
    /// As kept.
    pub body: PhotoAttached,
    /// Why it does not belong there, if it was removed.
    pub removed: Option<String>,
}

/// An adjournment and the resumption.
#[derive(Clone, Debug, PartialEq)]
pub struct Adjournment {
    /// Entry that wrote it.
    pub seq: Seq,
    /// What stands on the envelope; none if the game was only marked.
    pub details: Option<AdjournmentDetails>,
    /// What came out of the envelope.
    pub opened: Option<EnvelopeOpened>,
    /// Entry that wrote what came out of it.
    pub opened_at: Option<Seq>,
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nothing reported.
    Open,
    /// Interrupted.
    Adjourned,
    /// Reports differ and nobody settled it.
    Differs,
    /// A result by one report.
    Entered(Outcome),
    /// A result confirmed by a second pass or settled.
    Checked(Outcome),
    /// Corrected after a later round was out.
    Corrected(Outcome),
}

impl Standing {
    /// The result that holds, if any.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Standing::Open | Standing::Adjourned | Standing::Differs => None,
            Standing::Entered(outcome)
            | Standing::Checked(outcome)
            | Standing::Corrected(outcome) => Some(outcome),
        }
    }
}

impl Game {
    /// How it stands, late corrections included, whatever they change.
    pub fn standing(&self) -> Standing {
        match self.corrections.last() {
            Some(correction) => Standing::Corrected(correction.is),
            None => self.reported(),
        }
    }

    /// The result that counts for standings and pairing: corrections only where they have that effect.
    pub fn counted(&self) -> Option<Outcome> {
        self.corrections
            .iter()
            .rev()
            .find(|correction| correction.effect == CorrectionEffect::Standings)
            .map(|correction| correction.is)
            .or_else(|| self.reported().outcome())
    }

    fn reported(&self) -> Standing {
        if let Some(outcome) = self.settled {
            return Standing::Checked(outcome);
        }
        if self.adjourned {
            return Standing::Adjourned;
        }
        let Some(first) = self.reports.first() else {
            return Standing::Open;
        };
        if self.reports.iter().any(|report| report.outcome != first.outcome) {
            return Standing::Differs;
        }
        let passes: BTreeSet<(&str, u8)> =
            self.reports.iter().map(|report| (report.source.as_str(), report.pass)).collect();
        if passes.len() > 1 {
            Standing::Checked(first.outcome)
        } else {
            Standing::Entered(first.outcome)
        }
    }
}

impl Entrant {
    /// Why it is not there in a round, if it is not.
    pub fn away(&self, round: RoundNo) -> Option<&Departure> {
        self.departures.iter().rev().find(|departure| {
            departure.from_round <= round && departure.until.is_none_or(|until| round < until)
        })
    }

    /// Whether it can come back in `round`: it is away then, or will be away without an end.
    pub fn can_return(&self, round: RoundNo) -> bool {
        self.away(round).is_some() || self.departures.iter().any(|it| it.until.is_none())
    }

    /// What the round counts as if the entrant is not to be paired in it; `None` if it is.
    ///
    /// Rounds before the first one played count nothing unless announced (C.04.2 2.4): with the entry,
    /// or by a bye granted since.
    pub fn absence(&self, round: RoundNo) -> Option<ByeKind> {
        if self.away(round).is_some() {
            return Some(ByeKind::ZeroPoint);
        }
        let granted = self.byes.get(&round).map(|bye| bye.kind);
        if round < self.from_round {
            let missed = self.missed.get(&round).copied();
            return Some(granted.or(missed).unwrap_or(ByeKind::ZeroPoint));
        }
        granted
    }
}

impl Tournament {
    /// Published rounds so far.
    pub fn published(&self) -> RoundNo {
        RoundNo(u8::try_from(self.rounds.len()).unwrap_or(u8::MAX))
    }

    /// A published round.
    pub fn round(&self, number: RoundNo) -> Option<&Round> {
        self.rounds.get(number.index()).filter(|_| number.0 > 0)
    }

    /// Games of a published round in board order.
    pub fn games_of(&self, number: RoundNo) -> Vec<&Game> {
        self.round(number)
            .map(|round| round.games.iter().filter_map(|id| self.games.get(id)).collect())
            .unwrap_or_default()
    }

    /// Games of all rounds that are adjourned and not resumed yet.
    pub fn adjourned(&self) -> impl Iterator<Item = &Game> {
        let games = self.rounds.iter().flat_map(|round| self.games_of(round.number));
        games.filter(|game| game.standing() == Standing::Adjourned)
    }

    /// Games of a round that wait for a result: nothing is reported of them, or the reports differ. An
    /// adjourned game does not wait: it counts as drawn for pairing (C.04.2 3.1).
    pub fn waiting(&self, round: RoundNo) -> impl Iterator<Item = &Game> {
        let waits = |game: &&Game| matches!(game.standing(), Standing::Open | Standing::Differs);
        self.games_of(round).into_iter().filter(waits)
    }

    /// Whether a later round rests on this one, so that its results change only by corrections: a later
    /// round is out; in a round robin, whose pairings rest on nothing, a later round has a result.
    pub fn is_older(&self, round: RoundNo) -> bool {
        if !self.has_table() {
            return round < self.published();
        }
        self.rounds.iter().filter(|later| later.number > round).any(|later| {
            let games = self.games_of(later.number);
            games.iter().any(|game| game.standing().outcome().is_some() && !game.is_by_leaving())
        })
    }

    /// The game, if its round is out.
    pub fn live_game(&self, id: GameId) -> Option<&Game> {
        let game = self.games.get(&id)?;
        self.round(game.round)?.games.contains(&id).then_some(game)
    }

    /// Whether who loses is out.
    pub fn is_knock_out(&self) -> bool {
        self.setup.system == "knock-out"
    }

    /// Whether the pairings follow from the numbers alone.
    pub fn is_round_robin(&self) -> bool {
        matches!(self.setup.system.as_str(), "berger" | "berger-double")
    }
}
