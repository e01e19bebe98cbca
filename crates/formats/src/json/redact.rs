//! What is taken out of a document before it leaves the house.

use chrono::NaiveDate;
use serde_json::Value;
use tournament::player::Birth;

use super::shape::{Appeal, Decision, Document, Player};

/// What to take out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Redaction {
    /// Dates and years of birth.
    pub birth: bool,
    /// E-mail addresses and telephones.
    pub contact: bool,
    /// Name, id, club, contact and birth of everybody who is or may be under 18 on the first day.
    pub minors: bool,
}

impl Redaction {
    /// Words that [`Redaction::read`] knows.
    pub const WORDS: [&str; 3] = ["birth", "contact", "minors"];

    /// Reads `birth,contact,minors`.
    ///
    /// # Errors
    /// The first word that is none of them.
    pub fn read(text: &str) -> Result<Redaction, String> {
        let mut redaction = Redaction::default();
        for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            match word {
                "birth" => redaction.birth = true,
                "contact" => redaction.contact = true,
                "minors" => redaction.minors = true,
                other => return Err(other.to_owned()),
            }
        }
        Ok(redaction)
    }

    /// Whether anything is taken out.
    pub fn is_any(self) -> bool {
        self != Redaction::default()
    }

    fn words(self) -> Vec<String> {
        let asked = [self.birth, self.contact, self.minors];
        let words = Redaction::WORDS.iter().zip(asked).filter(|(_, asked)| *asked);
        words.map(|(word, _)| (*word).to_owned()).collect()
    }
}

impl Document {
    /// Takes out what is asked. `today` stands in for the first day where the event has none.
    ///
    /// Lines kept from imported files and what was told of rulings and incidents are free text that may
    /// name anybody: lines go with any redaction, what was told with that of minors.
    pub fn redact(&mut self, redaction: Redaction, today: NaiveDate) {
        if !redaction.is_any() {
            return;
        }
        let start = self.event.start_date.parse().unwrap_or(today);
        for player in &mut self.players {
            if redaction.minors
                && Birth::read(&player.birth).is_some_and(|it| it.may_be_minor(start))
            {
                *player = Player {
                    id: player.id,
                    name: format!("Player {}", player.id),
                    federation: std::mem::take(&mut player.federation),
                    title: std::mem::take(&mut player.title),
                    sex: std::mem::take(&mut player.sex),
                    ..Player::default()
                };
            }
            if redaction.birth {
                player.birth.clear();
            }
            if redaction.contact {
                player.contact.clear();
            }
        }
        for import in self.tournaments.iter_mut().flat_map(|it| &mut it.imports) {
            import.kept.clear();
            import.base64.clear();
        }
        for tournament in &mut self.tournaments {
            tournament.remarks.clear();
        }
        self.photos.clear();
        if redaction.minors {
            self.redact_told();
        }
        self.redacted = redaction.words();
    }

    fn redact_told(&mut self) {
        for ruling in &mut self.rulings {
            (ruling.input, ruling.printed) = (Value::Null, Value::Null);
            ruling.note.clear();
            ruling.also.clear();
            redact_appeal(&mut ruling.appeal, &mut ruling.decision);
        }
        for incident in &mut self.incidents {
            for name in ["printed", "also", "note"] {
                incident.body.remove(name);
            }
            redact_appeal(&mut incident.appeal, &mut incident.decision);
        }
        for taken_back in self.tournaments.iter_mut().flat_map(|it| &mut it.taken_back) {
            taken_back.reason.clear();
        }
        let tournaments = self.tournaments.iter_mut();
        let games = tournaments.flat_map(|it| &mut it.rounds).flat_map(|it| &mut it.games);
        for adjournment in games.filter_map(|game| game.adjournment.as_mut()) {
            if let Some(opened) = &mut adjournment.opened {
                for name in ["printed", "also", "note"] {
                    opened.remove(name);
                }
            }
            redact_appeal(&mut adjournment.appeal, &mut adjournment.decision);
        }
    }
}

fn redact_appeal(appeal: &mut Option<Appeal>, decision: &mut Option<Decision>) {
    if let Some(appeal) = appeal {
        appeal.by.clear();
        appeal.reason.clear();
    }
    if let Some(decision) = decision {
        decision.reason.clear();
    }
}
