//! What happened, in words: for the journal, the undo line and refusals that name an entry.
//!
//! An entry keeps its words when it is struck out. What the state no longer holds (a player whose entry was undone, a game of a
//! round that was taken back) is read from the entry that wrote it: ids are the numbers of entries.

mod changed;

use std::borrow::Cow;

use i18n::{Args, Messages, args};
use tournament::fact::{
    CorrectionEffect, EventDetailsSet, Fact, GameBody, ParticipantBody, SetupBody,
};
use tournament::ids::{BatchId, EntrantId, GameId, PersonId, RoundNo, Seq, TournamentId};
use tournament::log::{Entry, dead_batches};
use tournament::state::State;

use self::changed::Changed;
use crate::event::OpenEvent;
use crate::words::{bye_text, incident_kind, name_of, outcome_text, when_left};

/// Tells entries of one event in one language.
pub(crate) struct Chronicle<'a> {
    state: &'a State,
    entries: &'a [Entry],
    messages: &'a Messages,
    /// Several sections: each entry says of which it is.
    sections: Sections,
}

#[derive(Clone, Copy, PartialEq)]
enum Sections {
    One,
    Several,
}

/// A game as it was published last before an entry.
struct Game<'a> {
    round: RoundNo,
    body: &'a GameBody,
}

impl<'a> Chronicle<'a> {
    pub(crate) fn new(event: &'a OpenEvent, messages: &'a Messages) -> Chronicle<'a> {
        let sections = match event.state.tournaments.len() {
            0 | 1 => Sections::One,
            _ => Sections::Several,
        };
        Chronicle { state: &event.state, entries: &event.entries, messages, sections }
    }

    /// What an entry says.
    pub(crate) fn entry(&self, entry: &Entry) -> String {
        if let Some(told) = self.settings(entry).or_else(|| self.details(entry)) {
            return told;
        }
        let text = self.fund(entry).unwrap_or_else(|| {
            let key = format!("desk-fact-{}", entry.fact.kind());
            self.messages.text(&key, &self.args(entry))
        });
        let names_itself =
            matches!(entry.fact, Fact::TournamentAdded(_) | Fact::TournamentSetupChanged(_));
        match entry.fact.tournament() {
            Some(section) if self.sections == Sections::Several && !names_itself => {
                let args = args! { "tournament" => self.section(section), "what" => text };
                self.messages.text("desk-fact-in-section", &args)
            }
            _ => text,
        }
    }

    /// Which settings of a section are others than before, with both values.
    fn settings(&self, entry: &Entry) -> Option<String> {
        let Fact::TournamentSetupChanged(body) = &entry.fact else { return None };
        let before = self.before(entry, |one| match &one.fact {
            Fact::TournamentSetupChanged(it) if it.tournament == body.tournament => Some(&it.setup),
            Fact::TournamentAdded(it) if one.seq.0 == body.tournament.0 => Some(&it.setup),
            _ => None,
        })?;
        let name = body.setup.name.as_str();
        let claimed = body.setup.norm_exemption.clone();
        let same = SetupBody { norm_exemption: claimed.clone(), ..before.clone() } == body.setup;
        if same && before.norm_exemption != claimed {
            let kind = if claimed.is_empty() { "none" } else { claimed.as_str() };
            let args = args! { "name" => name, "kind" => kind };
            return Some(self.messages.text("desk-told-norm-exemption", &args));
        }
        let who = |entrant| self.name(Some(body.tournament), entrant);
        let told = Changed::new(self.messages, &who).settings(before, &body.setup);
        (!told.is_empty()).then(|| {
            let args = args! { "name" => name, "what" => told.join("; ") };
            self.messages.text("desk-told-settings", &args)
        })
    }

    /// What of a prize fund is other than before; of the first one everything is.
    fn fund(&self, entry: &Entry) -> Option<String> {
        let Fact::PrizesSet(body) = &entry.fact else { return None };
        let before = self.before(entry, |one| match &one.fact {
            Fact::PrizesSet(it) if it.tournament == body.tournament => Some(&it.fund),
            _ => None,
        })?;
        let who = |entrant| self.name(Some(body.tournament), entrant);
        let told = Changed::new(self.messages, &who).fund(before, &body.fund);
        (!told.is_empty())
            .then(|| self.messages.text("desk-told-fund", &args! { "what" => told.join("; ") }))
    }

    /// What stood before an entry, by the last one that counted then.
    fn before<T: ?Sized>(
        &self,
        entry: &Entry,
        told: impl Fn(&'a Entry) -> Option<&'a T>,
    ) -> Option<&'a T> {
        let until = self.entries.partition_point(|one| one.seq < entry.seq);
        let dead = dead_batches(&self.entries[..until]);
        let counts = |one: &&Entry| !dead.contains(&one.batch);
        self.entries[..until].iter().rev().filter(counts).find_map(told)
    }

    /// Which details of the event are others than before, with both values.
    fn details(&self, entry: &Entry) -> Option<String> {
        let Fact::EventDetailsSet(now) = &entry.fact else { return None };
        let until = self.entries.partition_point(|one| one.seq < entry.seq);
        let dead = dead_batches(&self.entries[..until]);
        let before = self.entries[..until].iter().rev().find_map(|one| match &one.fact {
            Fact::EventDetailsSet(it) if !dead.contains(&one.batch) => Some(Cow::Borrowed(it)),
            // An event begins with its name alone.
            Fact::EventCreated(it) => {
                let none = State::default().details.0;
                Some(Cow::Owned(EventDetailsSet { name: it.name.clone(), ..none }))
            }
            _ => None,
        })?;
        let values = [
            ("name", &before.name, &now.name),
            ("place", &before.place, &now.place),
            ("federation", &before.federation, &now.federation),
            ("start", &before.start_date, &now.start_date),
            ("end", &before.end_date, &now.end_date),
            ("zone", &before.zone, &now.zone),
            ("organizer", &before.organizer, &now.organizer),
        ];
        let changed = values.into_iter().filter(|(_, was, is)| was != is);
        let mut told: Vec<String> = changed
            .map(|(field, was, is)| {
                let or_none = |text: &str| if text.is_empty() { "none" } else { text }.to_owned();
                let args = args! { "field" => field, "was" => or_none(was), "is" => or_none(is) };
                self.messages.text("desk-told-detail", &args)
            })
            .collect();
        if before.arbiters != now.arbiters {
            told.push(self.messages.plain("desk-told-detail-arbiters"));
        }
        if told.is_empty() {
            return None;
        }
        let args = args! { "name" => now.name.as_str(), "what" => told.join("; ") };
        Some(self.messages.text("desk-told-details", &args))
    }

    /// What a batch did, in a few words: its most telling fact.
    pub(crate) fn batch(&self, batch: BatchId) -> String {
        let entries: Vec<&Entry> =
            self.entries.iter().filter(|entry| entry.batch == batch).collect();
        let first = |told: fn(&Fact) -> bool| entries.iter().find(|entry| told(&entry.fact));
        if let Some(imported) = first(|fact| matches!(fact, Fact::Imported(_))) {
            return self.entry(imported);
        }
        let entered = entries.iter().filter(|it| matches!(it.fact, Fact::Entered(_))).count();
        if entered > 1 {
            return self.messages.text("desk-batch-players", &args! { "count" => entered });
        }
        let telling = first(|fact| {
            matches!(fact, Fact::RoundPublished(_) | Fact::RulingMade(_) | Fact::HandStep(_))
        })
        .or_else(|| first(|fact| matches!(fact, Fact::Entered(_))))
        .or_else(|| first(|fact| !matches!(fact, Fact::NumbersAssigned(_))))
        .or(entries.first());
        telling.map_or_else(String::new, |entry| self.entry(entry))
    }

    fn args(&self, entry: &Entry) -> Args {
        match &entry.fact {
            Fact::HandSessionOpened(_)
            | Fact::HandStep(_)
            | Fact::HandSessionClosed(_)
            | Fact::RoundPublished(_)
            | Fact::RoundUnpublished(_)
            | Fact::RoundStartSet(_)
            | Fact::ResultReported(_)
            | Fact::ResultSettled(_)
            | Fact::ResultCleared(_)
            | Fact::ResultCorrected(_)
            | Fact::GameAdjourned(_)
            | Fact::EnvelopeOpened(_)
            | Fact::SheetAttached(_)
            | Fact::ArrivalMarked(_) => self.of_round(entry),
            Fact::RulingMade(_)
            | Fact::RulingAppealed(_)
            | Fact::AppealDecided(_)
            | Fact::IncidentLogged(_)
            | Fact::IncidentWithdrawn(_)
            | Fact::PhotoAttached(_)
            | Fact::PhotoRemoved(_) => self.of_claims(entry),
            Fact::EventCreated(_)
            | Fact::EventDetailsSet(_)
            | Fact::TournamentAdded(_)
            | Fact::TournamentSetupChanged(_)
            | Fact::PrizesSet(_)
            | Fact::PersonAdded(_)
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
            | Fact::ByeRevoked(_)
            | Fact::DocumentIssued(_)
            | Fact::Imported(_)
            | Fact::Undone(_)
            | Fact::Redone(_) => self.of_entries(entry),
        }
    }

    fn of_entries(&self, entry: &Entry) -> Args {
        let section = entry.fact.tournament();
        let who = |entrant: EntrantId| self.name(section, entrant);
        match &entry.fact {
            Fact::EventCreated(body) => args! { "name" => body.name.as_str() },
            Fact::EventDetailsSet(body) => args! { "name" => body.name.as_str() },
            Fact::TournamentAdded(body) => args! { "name" => body.setup.name.as_str() },
            Fact::TournamentSetupChanged(body) => args! { "name" => body.setup.name.as_str() },
            Fact::PersonAdded(body) => args! { "name" => self.private(&body.private) },
            Fact::PersonCorrected(body) => args! { "name" => self.private(&body.private) },
            Fact::Entered(body) => {
                let name = self.participant(&body.participant);
                args! { "name" => name, "round" => body.from_round.0 }
            }
            Fact::EntryRemoved(body) => args! { "name" => who(body.entrant) },
            Fact::PrizesSet(body) => args! {
                "places" => body.fund.places.len(), "categories" => body.fund.categories.len()
            },
            Fact::RatingSet(body) => args! {
                "name" => who(body.entrant), "rating" => body.rating.as_ref().map_or(0, |it| it.value)
            },
            Fact::NumbersAssigned(body) => args! { "count" => body.numbers.len() },
            Fact::Withdrawn(body) => self.leaving(body.tournament, body.entrant, body.from_round),
            Fact::Expelled(body) => self.leaving(body.tournament, body.entrant, body.from_round),
            Fact::Returned(body) => {
                args! { "name" => who(body.entrant), "round" => body.from_round.0 }
            }
            Fact::ByeGranted(body) => args! {
                "name" => who(body.entrant), "round" => body.round.0,
                "kind" => bye_text(body.kind, self.messages)
            },
            Fact::ByeRevoked(body) => {
                args! { "name" => who(body.entrant), "round" => body.round.0 }
            }
            Fact::DocumentIssued(body) => args! { "name" => body.name.as_str() },
            Fact::Imported(body) => args! { "name" => body.name.as_str() },
            Fact::Undone(body) => args! { "what" => self.batch(body.batch) },
            Fact::Redone(body) => args! { "what" => self.batch(body.batch) },
            _ => Args::none(),
        }
    }

    fn leaving(&self, section: TournamentId, entrant: EntrantId, from: RoundNo) -> Args {
        let known = self.state.tournaments.get(&section);
        args! {
            "name" => self.name(Some(section), entrant), "round" => from.0,
            "when" => known.map_or("from", |it| when_left(it, from))
        }
    }

    fn of_round(&self, entry: &Entry) -> Args {
        let section = entry.fact.tournament();
        let who = |entrant: EntrantId| self.name(section, entrant);
        let of_game = |game: GameId| self.game_args(entry, Some(game));
        match &entry.fact {
            Fact::HandSessionOpened(body) => args! { "round" => body.round.0 },
            Fact::HandStep(body) => {
                let names: Vec<String> = body.entrants.iter().map(|it| who(*it)).collect();
                let step = self.messages.text(
                    &format!("desk-step-{}", body.step),
                    &args! { "names" => names.join(" – ") },
                );
                args! { "round" => body.round.0, "step" => step }
            }
            Fact::HandSessionClosed(body) => args! { "round" => body.round.0 },
            Fact::RoundPublished(body) => {
                args! { "round" => body.round.0, "boards" => body.games.len() }
            }
            Fact::RoundUnpublished(body) => args! { "round" => body.round.0 },
            Fact::RoundStartSet(body) => args! {
                "round" => body.round.0,
                "time" => body.starts.split_once('T').map_or("", |(_, time)| time),
                "has-time" => usize::from(!body.starts.is_empty()),
            },
            Fact::ResultReported(body) => of_game(body.game)
                .with("result", outcome_text(body.outcome))
                .with("pass", body.pass),
            Fact::ResultSettled(body) => {
                of_game(body.game).with("result", outcome_text(body.outcome))
            }
            Fact::ResultCleared(body) => of_game(body.game),
            Fact::ResultCorrected(body) => of_game(body.game)
                .with("was", outcome_text(body.was))
                .with("is", outcome_text(body.is))
                .with(
                    "effect",
                    match body.effect {
                        CorrectionEffect::Standings => "standings",
                        CorrectionEffect::RatingOnly => "ratings",
                    },
                ),
            Fact::GameAdjourned(body) => of_game(body.game),
            Fact::EnvelopeOpened(body) => of_game(body.game),
            Fact::SheetAttached(body) => of_game(body.game),
            Fact::ArrivalMarked(body) => of_game(body.game)
                .with("side", body.side.as_str())
                .with("arrival", body.arrival.as_str()),
            _ => Args::none(),
        }
    }

    fn of_claims(&self, entry: &Entry) -> Args {
        match &entry.fact {
            Fact::RulingMade(body) => {
                let verdict = format!("desk-verdict-{}", body.verdict.to_lowercase());
                self.game_args(entry, body.game)
                    .with("verdict", self.messages.plain(&verdict))
                    .with("kind", if body.kind.is_empty() { "claim" } else { "other" })
                    .with("subject", crate::judge::board::recorded(body, self.messages))
            }
            Fact::RulingAppealed(body) => args! { "name" => body.by.as_str() },
            Fact::AppealDecided(body) => args! { "decision" => body.decision.as_str() },
            Fact::IncidentLogged(body) => {
                let name = body.entrant.map(|it| self.name(body.tournament, it));
                let args = self
                    .game_args(entry, body.game)
                    .with("has-name", usize::from(name.is_some()))
                    .with("name", name.unwrap_or_default())
                    .with("kind", incident_kind(&body.kind, self.messages));
                match body.round {
                    Some(round) => args.with("round", round.0),
                    None => args,
                }
            }
            Fact::IncidentWithdrawn(body) => {
                let kind = match self.wrote(body.incident.0) {
                    Some(Fact::IncidentLogged(incident)) => incident.kind.as_str(),
                    _ => "other",
                };
                args! { "kind" => incident_kind(kind, self.messages) }
            }
            Fact::PhotoAttached(body) => {
                self.game_args(entry, body.game).with("name", body.name.as_str())
            }
            Fact::PhotoRemoved(body) => {
                let name = match self.wrote(body.photo.0) {
                    Some(Fact::PhotoAttached(photo)) => photo.name.as_str(),
                    _ => "",
                };
                args! { "name" => name }
            }
            _ => Args::none(),
        }
    }

    /// Round, board and the two names of a game; round and board 0 where there is none.
    fn game_args(&self, entry: &Entry, game: Option<GameId>) -> Args {
        let Some(game) = game.and_then(|id| self.game(id, entry.seq)) else {
            return args! { "round" => 0_u8, "board" => 0_u16, "white" => "", "black" => "" };
        };
        let who = |entrant| self.name(entry.fact.tournament(), entrant);
        args! {
            "round" => game.round.0,
            "board" => game.body.board.0,
            "white" => who(game.body.white),
            "black" => who(game.body.black),
        }
    }

    /// The game as the last publication before an entry has it: the same game can stand on another board later.
    fn game(&self, id: GameId, at: Seq) -> Option<Game<'a>> {
        let until = self.entries.partition_point(|entry| entry.seq <= at);
        self.entries[..until].iter().rev().find_map(|entry| match &entry.fact {
            Fact::RoundPublished(body) => {
                let body_of_game = body.games.iter().find(|game| game.id == id)?;
                Some(Game { round: body.round, body: body_of_game })
            }
            _ => None,
        })
    }

    /// A name as it stands, or as it was written where the state no longer holds it.
    fn name(&self, section: Option<TournamentId>, entrant: EntrantId) -> String {
        let lives = section
            .and_then(|id| self.state.tournaments.get(&id))
            .and_then(|section| section.entrants.get(&entrant).map(|entrant| (section, entrant)));
        if let Some((section, entrant)) = lives {
            return name_of(self.state, section, entrant, self.messages);
        }
        match self.wrote(entrant.0) {
            Some(Fact::Entered(body)) => self.participant(&body.participant),
            _ => format!("#{entrant}"),
        }
    }

    fn participant(&self, participant: &ParticipantBody) -> String {
        match participant {
            ParticipantBody::Team(name) => name.clone(),
            ParticipantBody::Player(person) => self.person(*person),
        }
    }

    fn person(&self, person: PersonId) -> String {
        if let Some(lives) = self.state.people.get(&person) {
            return self.private(&lives.private);
        }
        match self.wrote(person.0) {
            Some(Fact::PersonAdded(body)) => self.private(&body.private),
            _ => self.messages.plain("desk-name-erased"),
        }
    }

    fn private(&self, hash: &str) -> String {
        match self.state.private.get(hash) {
            Some(body) => body.name.clone(),
            None => self.messages.plain("desk-name-erased"),
        }
    }

    fn section(&self, id: TournamentId) -> String {
        if let Some(lives) = self.state.tournaments.get(&id) {
            return lives.setup.name.clone();
        }
        match self.wrote(id.0) {
            Some(Fact::TournamentAdded(body)) => body.setup.name.clone(),
            _ => String::new(),
        }
    }

    /// The fact of an entry, whether it counts or not.
    fn wrote(&self, seq: u64) -> Option<&'a Fact> {
        let at = self.entries.binary_search_by_key(&seq, |entry| entry.seq.0).ok()?;
        Some(&self.entries[at].fact)
    }
}
