//! What a report says of the event and of its rules: place, days, arbiters, system, tie-breaks, scoring, times.

use std::collections::BTreeMap;

use formats::federation;
use formats::problem::{Kind, Place, Problem};
use formats::trf::{Competitors, Header, TrfDate, system_records};
use i18n::args;
use tournament::baku;
use tournament::fact::{ArbiterBody, EventDetailsSet, ScheduleBody, ScoringBody, SetupBody};
use tournament::ids::RoundNo;
use tournament::pairing_reading::PairingReading;
use tournament::round::Color;
use tournament::state::State;
use tournament::team::{TeamCode, codes_led_by_points};
use tournament::tiebreak::{Code, Edition};

use super::Taking;
use super::apart::says_baku;
use crate::api::tournament::default_setup;
use crate::bring_in::{Source, worded};
use crate::{outside, time_control};

impl Taking<'_> {
    /// Fills what the event does not say yet of place, dates and arbiters.
    pub(super) fn details(&mut self, state: &State) {
        let header = &self.file.header;
        let mut details: EventDetailsSet = state.details.0.clone();
        let fill = |field: &mut String, value: &str| {
            if field.is_empty() {
                value.clone_into(field);
            }
        };
        fill(&mut details.place, &header.city);
        fill(&mut details.federation, &federation::written(&header.federation));
        if let Some(code) = federation::read(&header.federation)
            && !code.eq_ignore_ascii_case(header.federation.trim())
        {
            let kind = Kind::FederationRead { code };
            let problem = Problem::new(Place::whole(), kind, &header.federation);
            self.problems.push(worded(&problem, self.messages));
        }
        fill(&mut details.start_date, &date_text(header.start.as_ref()));
        fill(&mut details.end_date, &date_text(header.end.as_ref()));
        if !details.end_date.is_empty() && details.end_date < details.start_date {
            let args = args! {
                "start" => details.start_date.as_str(), "end" => details.end_date.as_str(),
            };
            self.problem("dates-reversed", &args);
            details.end_date.clone_from(&state.details.0.end_date);
        }
        if details.arbiters.is_empty() {
            let chief = Some(&header.chief_arbiter).filter(|text| !text.is_empty());
            let chief = chief.map(|text| arbiter(text, "chief"));
            let deputies = header.deputies.iter().map(|text| arbiter(text, "deputy"));
            details.arbiters = chief.into_iter().chain(deputies).collect();
        }
        if details != state.details.0 {
            self.facts.push(details.into());
        }
    }

    pub(super) fn setup(&mut self, source: &Source) -> SetupBody {
        let header = &self.file.header;
        let paired = self.file.paired_rounds();
        let system = self.system();
        let defaults = default_setup("", &system, 1);
        let name = [header.name.as_str(), source.name.as_str(), "TRF"];
        let name = name.into_iter().find(|name| !name.trim().is_empty()).unwrap_or("TRF");
        let rounds = match (header.rounds, self.round_robin_rounds(&system)) {
            // In a round robin the players say how many rounds there are.
            (_, Some(rounds)) => rounds.max(paired),
            (Some(rounds), None) => rounds.max(paired),
            (None, None) => {
                self.problem("rounds-not-stated", &args! { "rounds" => paired.0.max(1) });
                paired.max(RoundNo(1))
            }
        };
        let tie_breaks = match &self.file.header.tie_breaks {
            Some(list) => {
                let own = |code: &String| {
                    let own = code
                        .strip_prefix("OTHER_")
                        .filter(|it| it.parse::<Code>().is_ok_and(|it| it.kind.is_own()));
                    own.map_or_else(|| code.clone(), str::to_owned)
                };
                let mut codes: Vec<String> = list.codes.iter().map(own).collect();
                let full = list.record == formats::trf::TieBreakRecord::Full;
                if full && !codes.iter().any(|code| code == "PTS") {
                    codes.insert(0, "PTS".to_owned());
                }
                codes_led_by_points(&codes)
            }
            None => {
                let list = defaults.tie_breaks.join(", ");
                self.problem("tie-breaks-not-stated", &args! { "list" => list });
                defaults.tie_breaks.clone()
            }
        };
        self.unknown_tie_breaks(&tie_breaks);
        let scoring = self.history.scoring;
        if scoring.unknown != scoring.draw {
            self.problem("unknown-score", &args! { "points" => scoring.unknown.to_string() });
        }
        let start = match &self.file.header.start {
            Some(TrfDate::Date(date)) => Some(*date),
            Some(TrfDate::Text(_)) | None => None,
        };
        let edition = start.map_or("", |date| match Edition::on(date) {
            Edition::C07_2024 => "c07-2024",
            Edition::C07_2026 => "c07-2026",
        });
        let (acceleration, virtual_points) = self.virtual_points();
        let (prohibited, prohibited_in) = self.prohibited(rounds);
        SetupBody {
            name: name.trim().to_owned(),
            rounds: rounds.0,
            scoring: ScoringBody {
                win: scoring.win.0,
                draw: scoring.draw.0,
                loss: scoring.loss.0,
                absent: scoring.absent.0,
                pab: scoring.pab.0,
            },
            initial_color: match self.history.initial_color {
                Some(Color::White) => "white",
                Some(Color::Black) => "black",
                None => "",
            }
            .to_owned(),
            tie_breaks,
            tie_break_edition: edition.to_owned(),
            laws_edition: defaults.laws_edition,
            local_clauses: String::new(),
            pace: outside::pace_of(&self.file.header.time_control).to_owned(),
            time_control: self.time_control(),
            default_time: 0,
            no_draw_before: 0,
            acceleration: acceleration.to_owned(),
            swap_last_rounds: defaults.swap_last_rounds,
            prohibited,
            schedule: self.schedule(),
            numbering: String::new(),
            fide_mode: false,
            unrated_as: None,
            lot_seed: String::new(),
            lot_numbers: Vec::new(),
            readings: Default::default(),
            pairing_readings: self.pairing_readings(),
            hand_values: Vec::new(),
            norm_exemption: String::new(),
            norm_last_forfeit: false,
            virtual_points,
            prohibited_in,
            rating_order: Vec::new(),
            system,
        }
    }

    /// C.05 Annex 1: one round fewer than players, or as many if their number is odd; twice that in two cycles.
    fn round_robin_rounds(&self, system: &str) -> Option<RoundNo> {
        let cycles = match system {
            "berger" => 1,
            "berger-double" => 2,
            _ => return None,
        };
        let players = self.history.players.len();
        let rounds = (players - players.min(1)) | 1;
        (players > 1).then(|| RoundNo(u8::try_from(rounds * cycles).unwrap_or(u8::MAX)))
    }

    fn unknown_tie_breaks(&mut self, codes: &[String]) {
        let (known, unknown) = Code::read_list(&codes.join(","));
        for code in known.iter().filter(|code| !code.own.is_empty()) {
            self.problem("tie-break-own", &args! { "code" => code.to_string() });
        }
        let of_teams = self.file.competitors() == Competitors::Teams;
        for error in unknown {
            let code = crate::words::tie_break_found(&error);
            // The standings of teams count it.
            if of_teams && code.parse::<TeamCode>().is_ok() {
                continue;
            }
            self.problem("tie-break-unknown", &args! { "code" => code });
        }
    }

    /// Record 192, or what some programs wrote into 092 in its place.
    fn system(&mut self) -> String {
        let header = &self.file.header;
        let coded = |text: &str| {
            let text = text.trim().to_uppercase();
            let known = ["FIDE_", "BERGER_", "CUSTOM_"].iter().any(|start| text.starts_with(start));
            known.then_some(text)
        };
        let Some(code) = coded(&header.system).or_else(|| coded(&header.kind)) else {
            let words = format!("{} {}", header.system, header.kind).to_lowercase();
            let robin = ["round-robin", "round robin", "berger", "liga", "rundenturnier"];
            let system = if robin.iter().any(|word| words.contains(word)) {
                "berger"
            } else {
                "fide-dutch-2026"
            };
            let name = format!("desk-system-{system}");
            let name = match self.messages.has(&name) {
                true => self.messages.plain(&name),
                false => system.to_owned(),
            };
            self.problem("system-not-stated", &args! { "system" => name });
            return system.to_owned();
        };
        // Without a first day it is the edition in force.
        let coded = Header { system: code.clone(), ..header.clone() };
        let code = code.trim_end_matches("_BAKU");
        let available = |system: &str| tournament::decide::SYSTEMS.contains(&system);
        // Codes that say more than a system that cannot be paired here stay as they are, to be written back.
        let system = match coded.pairing_system(chrono::NaiveDate::MAX) {
            Some(system) if available(system) || system_records(system, false).code == code => {
                system.to_owned()
            }
            Some(_) | None => code.to_lowercase().replace('_', "-"),
        };
        if !available(&system) {
            self.problem("system-not-available", &args! { "system" => code });
        }
        if says_baku(self.file) && self.file.acceleration.is_empty() {
            let scoring = &self.history.scoring;
            if !baku::is_for(&system) || !baku::is_for_scoring(scoring) {
                self.problem(
                    "baku",
                    &args! { "points" => if baku::is_for(&system) { "yes" } else { "no" } },
                );
            }
        }
        system
    }

    /// A code of record 192 that says which color preferences teams have (C.04.6 1.7).
    fn pairing_readings(&self) -> BTreeMap<String, String> {
        let type_b = self
            .file
            .header
            .says_type_b()
            .then(|| (PairingReading::TeamPreferences.name().to_owned(), "type-b".to_owned()));
        type_b.into_iter().collect()
    }

    /// Record 222, else the first 122, in the way of arbiters if it can be read.
    fn time_control(&self) -> String {
        let header = &self.file.header;
        let said = header.allotted_times.first();
        let read = |text: &String| time_control::from_trf(&time_control::to_trf(text)?);
        time_control::from_trf(&header.time_control)
            .or_else(|| said.and_then(read))
            .or_else(|| said.cloned())
            .unwrap_or_else(|| header.time_control.clone())
    }

    fn schedule(&self) -> Vec<ScheduleBody> {
        let dates = self.file.header.round_dates.iter().zip(1..=u8::MAX);
        dates
            .filter_map(|(date, round)| {
                let starts = format!("{}T00:00", date.as_ref()?.format("%Y-%m-%d"));
                Some(ScheduleBody { round: RoundNo(round), starts })
            })
            .collect()
    }
}

fn date_text(date: Option<&TrfDate>) -> String {
    match date {
        Some(TrfDate::Date(date)) => date.format("%Y-%m-%d").to_string(),
        Some(TrfDate::Text(_)) | None => String::new(),
    }
}

/// `IA Ibarra, Ana (12345678)`: title in front, id in brackets, either may be missing.
fn arbiter(text: &str, role: &str) -> ArbiterBody {
    let text = text.trim();
    let (text, fide_id) = match text.rsplit_once('(') {
        Some((name, id))
            if id.trim_end_matches(')').trim().bytes().all(|byte| byte.is_ascii_digit()) =>
        {
            (name.trim(), id.trim_end_matches(')').trim())
        }
        _ => (text, ""),
    };
    let (title, name) = match text.split_once(' ') {
        Some((title @ ("IA" | "FA" | "NA"), name)) => (title, name.trim()),
        _ => ("", text),
    };
    ArbiterBody {
        name: name.to_owned(),
        title: title.to_owned(),
        fide_id: fide_id.to_owned(),
        role: role.to_owned(),
    }
}
