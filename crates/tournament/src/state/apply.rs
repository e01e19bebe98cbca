//! One fact at a time.

use super::{
    Adjournment, Appeal, Bye, Correction, Departure, DepartureKind, DetailsOrEmpty, Entrant, Game,
    HandSession, HandStepTaken, Import, Incident, Person, Photo, Report, Round, Ruling, State,
    Tournament,
};
use crate::fact::{
    AdjournmentDetails, EventDetailsSet, Fact, PersonPrivate, ResultReported, RoundPublished,
};
use crate::ids::{EntrantId, IncidentId, PersonId, PhotoId, RoundNo, RulingId, Seq, TournamentId};
use crate::round::Color;
use std::sync::Arc;

impl State {
    /// Makes private data known; facts hold only its hash.
    pub fn learn(&mut self, hash: String, body: PersonPrivate) {
        self.private.insert(hash, Arc::new(body));
    }

    /// Takes one fact in. Undo marks are not facts about the event: [`crate::log`] handles them.
    pub fn apply(&mut self, seq: Seq, fact: &Fact) {
        match fact {
            Fact::EventCreated(body) => {
                self.uuid.clone_from(&body.uuid);
                self.details = DetailsOrEmpty(EventDetailsSet {
                    name: body.name.clone(),
                    ..DetailsOrEmpty::default().0
                });
            }
            Fact::EventDetailsSet(body) => self.details = DetailsOrEmpty(body.clone()),
            Fact::TournamentAdded(body) => {
                let id = TournamentId(seq.0);
                let setup = body.setup.clone();
                self.tournaments.insert(id, Tournament::new(id, setup));
            }
            Fact::PersonAdded(body) => {
                let person = Person {
                    private: body.private.clone(),
                    federation: body.federation.clone(),
                    title: body.title.clone(),
                    sex: body.sex.clone(),
                    erased: false,
                };
                self.people.insert(PersonId(seq.0), person);
            }
            Fact::PersonCorrected(body) => {
                if let Some(person) = self.people.get_mut(&body.person) {
                    person.private.clone_from(&body.private);
                    person.federation.clone_from(&body.federation);
                    person.title.clone_from(&body.title);
                    person.sex.clone_from(&body.sex);
                }
            }
            Fact::PersonErased(body) => {
                if let Some(person) = self.people.get_mut(&body.person) {
                    person.erased = true;
                }
            }
            Fact::RulingMade(body) => {
                let id = RulingId(seq.0);
                self.rulings.insert(id, Ruling { id, body: body.clone() });
            }
            Fact::RulingAppealed(body) => {
                let appeal = Appeal { made: body.clone(), decision: None };
                self.appeals.insert(body.ruling, appeal);
            }
            Fact::AppealDecided(body) => {
                if let Some(appeal) = self.appeals.get_mut(&body.ruling) {
                    appeal.decision = Some(body.clone());
                }
            }
            Fact::IncidentLogged(body) => {
                let id = IncidentId(seq.0);
                self.incidents.insert(id, Incident { id, body: body.clone(), withdrawn: None });
            }
            Fact::IncidentWithdrawn(body) => {
                if let Some(incident) = self.incidents.get_mut(&body.incident) {
                    incident.withdrawn = Some(body.reason.clone());
                }
            }
            Fact::PhotoAttached(body) => {
                let id = PhotoId(seq.0);
                self.photos.insert(id, Photo { id, body: body.clone(), removed: None });
            }
            Fact::PhotoRemoved(body) => {
                if let Some(photo) = self.photos.get_mut(&body.photo) {
                    photo.removed = Some(body.reason.clone());
                }
            }
            Fact::Imported(body) => {
                let Some(id) = body.tournament else { return };
                let numbers = self.tournaments.get(&id).map(|it| self.numbering(it));
                let numbers = numbers.unwrap_or_default().into_iter();
                let numbers = numbers.map(|(entrant, number)| (number, entrant)).collect();
                if let Some(tournament) = self.tournaments.get_mut(&id) {
                    tournament.imports.push(Import { told: body.clone(), numbers });
                }
            }
            Fact::DocumentIssued(_) | Fact::Undone(_) | Fact::Redone(_) => {}
            Fact::TournamentSetupChanged(_)
            | Fact::PrizesSet(_)
            | Fact::Entered(_)
            | Fact::EntryRemoved(_)
            | Fact::RatingSet(_)
            | Fact::NumbersAssigned(_)
            | Fact::Withdrawn(_)
            | Fact::Expelled(_)
            | Fact::Returned(_)
            | Fact::ByeGranted(_)
            | Fact::ByeRevoked(_) => self.in_tournament(fact, |it| it.apply_entry(seq, fact)),
            Fact::HandSessionOpened(_)
            | Fact::HandStep(_)
            | Fact::HandSessionClosed(_)
            | Fact::RoundPublished(_)
            | Fact::RoundUnpublished(_)
            | Fact::RoundStartSet(_)
            | Fact::ArrivalMarked(_) => self.in_tournament(fact, |it| it.apply_round(seq, fact)),
            Fact::ResultReported(_)
            | Fact::ResultSettled(_)
            | Fact::ResultCleared(_)
            | Fact::ResultCorrected(_)
            | Fact::GameAdjourned(_)
            | Fact::EnvelopeOpened(_)
            | Fact::SheetAttached(_) => self.in_tournament(fact, |it| it.apply_game(seq, fact)),
        }
    }

    fn in_tournament(&mut self, fact: &Fact, change: impl FnOnce(&mut Tournament)) {
        if let Some(tournament) = fact.tournament().and_then(|id| self.tournaments.get_mut(&id)) {
            change(tournament);
        }
    }
}

impl Tournament {
    fn new(id: TournamentId, setup: crate::fact::SetupBody) -> Tournament {
        Tournament {
            id,
            setup,
            entrants: Default::default(),
            rounds: Vec::new(),
            games: Default::default(),
            hand: None,
            imports: Vec::new(),
            starts: Default::default(),
            awaited: Default::default(),
            prizes: None,
        }
    }

    fn with(&mut self, entrant: EntrantId, change: impl FnOnce(&mut Entrant)) {
        if let Some(entrant) = self.entrants.get_mut(&entrant) {
            change(entrant);
        }
    }

    fn apply_entry(&mut self, seq: Seq, fact: &Fact) {
        match fact {
            Fact::TournamentSetupChanged(body) => self.setup = body.setup.clone(),
            Fact::PrizesSet(body) => self.prizes = Some(body.fund.clone()),
            Fact::Entered(body) => {
                let id = EntrantId(seq.0);
                let entrant = Entrant {
                    id,
                    participant: body.participant.clone(),
                    rating: body.rating.clone(),
                    from_round: body.from_round,
                    missed: body.missed.iter().map(|missed| (missed.round, missed.kind)).collect(),
                    number: None,
                    byes: Default::default(),
                    departures: Vec::new(),
                };
                self.entrants.insert(id, entrant);
            }
            Fact::EntryRemoved(body) => {
                self.entrants.remove(&body.entrant);
                if let Some(hand) = &mut self.hand {
                    hand.draft.free(body.entrant);
                }
            }
            Fact::RatingSet(body) => {
                self.with(body.entrant, |it| it.rating.clone_from(&body.rating))
            }
            Fact::NumbersAssigned(body) => {
                for entrant in self.entrants.values_mut() {
                    entrant.number = None;
                }
                for number in &body.numbers {
                    self.with(number.entrant, |it| it.number = Some(number.number));
                }
            }
            Fact::Withdrawn(body) => self.with(body.entrant, |it| {
                it.depart(DepartureKind::Withdrawn, body.from_round, &body.reason);
            }),
            Fact::Expelled(body) => self.with(body.entrant, |it| {
                it.depart(DepartureKind::Expelled, body.from_round, &body.reason);
            }),
            Fact::Returned(body) => self.with(body.entrant, |it| {
                it.come_back(body.from_round);
            }),
            Fact::ByeGranted(body) => self.with(body.entrant, |it| {
                it.byes.insert(body.round, Bye { kind: body.kind, reason: body.reason.clone() });
            }),
            Fact::ByeRevoked(body) => self.with(body.entrant, |it| {
                it.byes.remove(&body.round);
            }),
            _ => {}
        }
    }

    fn apply_round(&mut self, seq: Seq, fact: &Fact) {
        match fact {
            Fact::HandSessionOpened(body) => {
                self.hand = Some(HandSession {
                    round: body.round,
                    drawn: body.draft.clone(),
                    draft: body.draft.clone(),
                    steps: Vec::new(),
                });
            }
            Fact::HandStep(body) => {
                if let Some(hand) = &mut self.hand {
                    hand.draft = body.draft.clone();
                    let entrants = body.entrants.clone();
                    hand.steps.push(HandStepTaken { step: body.step.clone(), entrants });
                }
            }
            Fact::HandSessionClosed(_) => self.hand = None,
            Fact::RoundPublished(body) => self.publish(seq, body),
            Fact::RoundUnpublished(body) if self.published() == body.round => {
                self.rounds.pop();
                // A draft by hand was drawn for the round after this one.
                self.hand = None;
            }
            Fact::RoundStartSet(body) if body.starts.is_empty() => {
                self.starts.remove(&body.round);
            }
            Fact::RoundStartSet(body) => {
                self.starts.insert(body.round, body.clone());
            }
            Fact::ArrivalMarked(body) => {
                let side = if body.side == "black" { Color::Black } else { Color::White };
                if body.arrival == "awaited" {
                    self.awaited.insert((body.game, side));
                } else {
                    self.awaited.remove(&(body.game, side));
                }
            }
            _ => {}
        }
    }

    fn publish(&mut self, seq: Seq, body: &RoundPublished) {
        if body.round != self.published().next() {
            return;
        }
        self.hand = None;
        for game in &body.games {
            self.games.entry(game.id).and_modify(|known| known.board = game.board).or_insert_with(
                || Game {
                    id: game.id,
                    round: body.round,
                    board: game.board,
                    white: game.white,
                    black: game.black,
                    reports: Vec::new(),
                    settled: None,
                    adjourned: false,
                    adjournment: None,
                    corrections: Vec::new(),
                    sheet: None,
                },
            );
        }
        self.rounds.push(Round {
            number: body.round,
            seq,
            games: body.games.iter().map(|game| game.id).collect(),
            bye: body.bye,
            absentees: body
                .absentees
                .iter()
                .map(|absentee| (absentee.entrant, absentee.kind))
                .collect(),
            engine: body.engine.clone(),
            standings_digest: body.standings_digest.clone(),
        });
    }

    fn apply_game(&mut self, seq: Seq, fact: &Fact) {
        let id = match fact {
            Fact::ResultReported(body) => body.game,
            Fact::ResultSettled(body) => body.game,
            Fact::ResultCleared(body) => body.game,
            Fact::ResultCorrected(body) => body.game,
            Fact::GameAdjourned(body) => body.game,
            Fact::EnvelopeOpened(body) => body.game,
            Fact::SheetAttached(body) => body.game,
            _ => return,
        };
        let Some(game) = self.games.get_mut(&id) else { return };
        match fact {
            Fact::ResultReported(body) => game.report(seq, body),
            Fact::ResultSettled(body) => {
                game.settled = Some(body.outcome);
                game.adjourned = false;
                game.corrections.clear();
            }
            Fact::ResultCleared(_) => {
                game.reports.clear();
                game.settled = None;
                game.adjourned = false;
                game.adjournment = None;
                game.corrections.clear();
            }
            Fact::ResultCorrected(body) => game.corrections.push(Correction {
                is: body.is,
                effect: body.effect,
                reason: body.reason.clone(),
            }),
            Fact::GameAdjourned(body) => {
                game.reports.clear();
                game.settled = None;
                game.adjourned = true;
                game.corrections.clear();
                let details = AdjournmentDetails::of(body);
                game.adjournment =
                    Some(Adjournment { seq, details, opened: None, opened_at: None });
            }
            Fact::EnvelopeOpened(body) => {
                if let Some(adjournment) = &mut game.adjournment {
                    adjournment.opened = Some(body.clone());
                    adjournment.opened_at = Some(seq);
                }
            }
            Fact::SheetAttached(body) => {
                game.sheet = (!body.text.is_empty()).then(|| body.clone());
            }
            _ => {}
        }
    }
}

impl Game {
    fn report(&mut self, seq: Seq, body: &ResultReported) {
        self.adjourned = false;
        self.settled = None;
        // A game can only be reported anew while its round is the last one; that a later round was out
        // once, and the game corrected then, is over.
        self.corrections.clear();
        // Whoever came back and played is no longer judged by having left.
        self.reports.retain(|known| {
            known.source != super::BY_LEAVING
                && (known.source != body.source || known.pass != body.pass)
        });
        self.reports.push(Report {
            outcome: body.outcome,
            source: body.source.clone(),
            pass: body.pass,
            seq,
        });
    }
}

impl Entrant {
    fn depart(&mut self, kind: DepartureKind, from_round: RoundNo, reason: &str) {
        self.departures.push(Departure {
            kind,
            from_round,
            until: None,
            reason: reason.to_owned(),
        });
    }

    /// Ends every absence that has no end; if all have one, the last ends anew.
    fn come_back(&mut self, from_round: RoundNo) {
        if self.departures.iter().all(|departure| departure.until.is_some()) {
            if let Some(last) = self.departures.last_mut() {
                last.until = Some(from_round);
            }
            return;
        }
        for departure in self.departures.iter_mut().filter(|it| it.until.is_none()) {
            departure.until = Some(from_round);
        }
    }
}
