//! Tournament settings.

use std::collections::BTreeMap;

use ::tournament::decide::{Command, fixed_by_start};
use ::tournament::fact::{
    HandValueBody, ProhibitedInBody, ScheduleBody, ScoringBody, SetupBody, VirtualPointsBody,
};
use ::tournament::ids::{EntrantId, RoundNo, TournamentId};
use ::tournament::points::Points;
use ::tournament::state::{Apart, Numbering, State, Tournament};
use ::tournament::team::{TeamCode, codes_led_by_points};
use ::tournament::tiebreak::{Code as TieBreak, CodeError, Kind, NotOffered, Own, Rules};
use formats::trf::Competitors;
use i18n::{Messages, args};
use pairing::systems::System;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::readings::{
    PairingReadingChoice, ReadingChoice, pairing_reading_choices, pairing_readings,
    reading_choices, readings,
};
use super::wire::{Changes, Id};
use super::{method, section};
use crate::error::Code;
use crate::merge::merged;
use crate::plain::one_line;
use crate::{ApiError, Call, Desk, checks, draw, ranking, rounds_change, words};

/// Everything that is decided about a tournament before it begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Setup {
    /// Name of the section.
    pub name: String,
    /// `fide-dutch-2026`, `berger`, `berger-double`.
    pub system: String,
    /// Rounds planned. In a round robin it follows from the number of players.
    pub rounds: u8,
    /// What results are worth.
    pub scoring: ScoringView,
    /// `white`, `black`, or empty until it is drawn.
    pub initial_color: String,
    /// Tie-break codes in order, as `BH/C1`.
    pub tie_breaks: Vec<String>,
    /// `c07-2026` or `c07-2024`; empty: by the date of the first round.
    pub tie_break_edition: String,
    /// Edition of the Laws of Chess: `2023`, `2018`, ... `old-es`.
    pub laws_edition: String,
    /// Clauses added by the federation or the event, as free text.
    pub local_clauses: String,
    /// `standard`, `rapid`, `blitz`.
    pub pace: String,
    /// Time control: `40/90+30:30+30` or free text.
    pub time_control: String,
    /// Minutes after which an absent player loses.
    pub default_time: u16,
    /// No draw by agreement before this move (9.1.1); 0 for none.
    pub no_draw_before: u16,
    /// Virtual points: `none`, `baku`, or `given`: as `virtual_points` say.
    pub acceleration: String,
    /// Virtual points given to some players, by hand or by an imported report.
    #[serde(default)]
    pub virtual_points: Vec<VirtualPoints>,
    /// In a double round robin, exchange the last two rounds of the first cycle.
    pub swap_last_rounds: bool,
    /// How numbers are given: empty by rating, title and name; `as-entered`; in a round robin `lots`, or `varma`: lots
    /// with players of one federation apart in the last three rounds (C.05 Annex 2). Left out: as before.
    #[serde(default)]
    pub numbering: Option<String>,
    /// The text from which the numbers are drawn; the same text always gives the same numbers.
    #[serde(default)]
    pub number_seed: String,
    /// Groups of entrants who may not be paired.
    pub prohibited: Vec<Vec<Id>>,
    /// Groups who may not be paired in some rounds only.
    #[serde(default)]
    pub prohibited_in: Vec<ProhibitedIn>,
    /// C.07 10: the rating that an unrated player counts as in tie-breaks.
    #[serde(default)]
    pub unrated_as: Option<u16>,
    /// C.07 4.2: the text from which lots are drawn, for the tie-break `LOT`; empty until they are. The same text always gives
    /// the same draw.
    #[serde(default)]
    pub lot_seed: String,
    /// Values from outside, for the tie-break `HAND`.
    #[serde(default)]
    pub hand_values: Vec<HandValue>,
    /// Readings of C.07 chosen otherwise than usual, by name: `double_forfeit` is `equal`. `tournament.get` tells all
    /// there are.
    #[serde(default)]
    pub readings: BTreeMap<String, String>,
    /// Readings of the pairing system chosen otherwise than usual, by name: `lim_maxi` is `yes`. `tournament.get` tells
    /// all there are. Those of another system are not kept.
    #[serde(default)]
    pub pairing_readings: BTreeMap<String, String>,
    /// Start of each round, local time of the hall; may be shorter than the rounds.
    pub schedule: Vec<ScheduledRound>,
}

/// A value from outside that decides ties: of a play-off, of another event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct HandValue {
    /// Whose.
    pub entrant: Id,
    /// The number: `2`, `2.5`.
    pub value: String,
    /// Of which tie-break: `OTHER_AGE`; empty or `HAND` for the one without a name.
    #[serde(default)]
    pub of: String,
}

/// Points that count for the pairing only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct VirtualPoints {
    /// First round in whose pairing they count, inclusive.
    pub first_round: u8,
    /// Last round, inclusive.
    pub last_round: u8,
    /// How many, as text: `1`, `½`.
    pub points: String,
    /// Who has them.
    pub entrants: Vec<Id>,
}

/// Who may not be paired with each other in some rounds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ProhibitedIn {
    /// First round, inclusive.
    pub first_round: u8,
    /// Last round, inclusive.
    pub last_round: u8,
    /// The group.
    pub group: Vec<Id>,
}

/// What results are worth, as text: `1`, `½`, `0.5`, `0,5` and `1/2` are understood; answers are as printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ScoringView {
    /// Win, forfeit win, full-point bye.
    pub win: String,
    /// Draw, half-point bye.
    pub draw: String,
    /// Loss over the board.
    pub loss: String,
    /// Zero-point bye, forfeit loss.
    pub absent: String,
    /// Pairing-allocated bye.
    pub pab: String,
}

/// When a round starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ScheduledRound {
    /// Round.
    pub round: u8,
    /// `2026-11-29T16:00`.
    pub starts: String,
}

/// Answer of `tournament.get`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TournamentView {
    /// Tournament.
    pub id: Id,
    /// Settings.
    pub setup: Setup,
    /// Name of the system, in words, also of one that came with a report and cannot be chosen.
    pub system_name: String,
    /// True once a round is out: system, rounds and scoring then change only with a reason.
    pub begun: bool,
    /// Settings that cannot change any more, as `scoring`, each with the reason in words.
    pub fixed: BTreeMap<String, String>,
    /// What the Varma tables cannot do for these players, in words; empty otherwise.
    pub numbering_note: String,
    /// Tie-breaks that can be chosen.
    pub tie_break_choices: Vec<TieBreakChoice>,
    /// Tie-breaks of the list that have no place in this event, in words.
    pub tie_break_notes: Vec<String>,
    /// Where the text of C.07 can be read in two ways.
    pub reading_choices: Vec<ReadingChoice>,
    /// What the pairing systems leave open, or their text was not at hand for.
    pub pairing_reading_choices: Vec<PairingReadingChoice>,
    /// What to know of the systems whose rules were not verified against the FIDE text, by code, in words.
    pub unverified_systems: BTreeMap<String, String>,
    /// Editions of the Laws that can be chosen, newest first.
    pub laws_editions: Vec<String>,
}

/// A tie-break to choose.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TieBreakChoice {
    /// Code as in TRF.
    pub code: String,
    /// Name in the language of the call.
    pub name: String,
}

method! {
    /// Settings of a section.
    "tournament.get" Viewer TournamentGet {
        /// Section.
        tournament: Id,
    } -> TournamentView |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let tournament = section(&event.state, this.tournament, messages)?;
        let rules = ranking::rules(&event.state, tournament);
        Ok(TournamentView {
            id: this.tournament,
            setup: settings_view(tournament, messages),
            system_name: words::system_name(&tournament.setup.system, messages),
            begun: tournament.published().0 > 0,
            fixed: fixed(tournament, messages),
            numbering_note: numbering_note(&event.state, tournament, messages),
            tie_break_choices: choices(tournament, &rules, messages),
            tie_break_notes: notes(&ranking::codes(tournament), &rules, messages),
            reading_choices: reading_choices(messages),
            pairing_reading_choices: pairing_reading_choices(messages),
            unverified_systems: unverified_systems(messages),
            laws_editions: laws::edition::Edition::ALL.iter().rev().map(|it| it.code().to_owned()).collect(),
        })
    }
}

/// The refusals that a change would meet.
fn fixed(tournament: &Tournament, messages: &Messages) -> BTreeMap<String, String> {
    let told = |field: &'static str| {
        let text = messages.text("desk-refusal-fixed-by-start", &args! { "field" => field });
        (field.to_owned(), text)
    };
    fixed_by_start(tournament).into_iter().map(told).collect()
}

fn choices(tournament: &Tournament, rules: &Rules, messages: &Messages) -> Vec<TieBreakChoice> {
    let keizer = (tournament.setup.system == "keizer").then_some(TieBreak::new(Kind::Keizer));
    let of_teams = super::teams::has_teams(tournament).then(TeamCode::catalog);
    let mut of_teams = of_teams.unwrap_or_default();
    if super::teams::has_teams(tournament) {
        // What stands in the list has a name, also with modifiers.
        let (set, _) = TeamCode::read_list(&tournament.setup.tie_breaks.join(","));
        let new: Vec<TeamCode> = set.into_iter().filter(|it| !of_teams.contains(it)).collect();
        of_teams.extend(new);
    }
    let of_teams = of_teams.into_iter();
    let of_teams = of_teams.filter(|code| code.to_string().parse::<TieBreak>().is_err());
    let catalog: Vec<TieBreak> = keizer
        .into_iter()
        .chain(TieBreak::catalog(rules.system, rules.edition))
        .chain([TieBreak::new(Kind::Hand), TieBreak::new(Kind::Lot)])
        .collect();
    // What stands in the list has a name, also with modifiers and of the event's own.
    let mut set = ranking::codes(tournament);
    set.retain(|code| !catalog.contains(code));
    catalog
        .into_iter()
        .chain(set)
        .map(|code| TieBreakChoice {
            code: code.to_string(),
            name: words::tie_break_name(code, messages),
        })
        .chain(of_teams.map(|code| TieBreakChoice {
            code: code.to_string(),
            name: super::teams::name(code, messages),
        }))
        .collect()
}

method! {
    /// What a tie-break is that was typed: its name, and whether it has a place in the section.
    "tournament.tieBreak" Viewer TournamentTieBreak {
        /// Section.
        tournament: Id,
        /// As typed: `KS/L+2`, `bh-c1`, `OTHER_AGE`.
        code: String,
    } -> TieBreakRead |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let tournament = section(&event.state, this.tournament, messages)?;
        let rules = ranking::rules(&event.state, tournament);
        if let Some(code) = team_code(tournament, &this.code) {
            return Ok(TieBreakRead {
                code: code.to_string(),
                name: super::teams::name(code, messages),
                rule: super::teams::rule(code, messages),
                note: String::new(),
            });
        }
        let code: TieBreak = this.code.parse().map_err(|error| {
            let why = words::tie_break_trouble(&error, messages);
            ApiError::worded(Code::BadInput, messages, "desk-bad-tie-break", &args! { "why" => why })
                .about("tieBreaks")
        })?;
        Ok(TieBreakRead {
            code: code.to_string(),
            name: words::tie_break_name(code, messages),
            rule: crate::working::rule(code, messages),
            note: notes(&[code], &rules, messages).pop().unwrap_or_default(),
        })
    }
}

/// A tie-break that only teams have, where the section has teams.
fn team_code(tournament: &Tournament, typed: &str) -> Option<TeamCode> {
    let only_teams = || matches!(typed.parse::<TieBreak>(), Err(CodeError::Team(_)));
    (super::teams::has_teams(tournament) && only_teams()).then(|| typed.parse().ok())?
}

/// A tie-break that was typed.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TieBreakRead {
    /// As reports spell it.
    pub code: String,
    /// Name in the language of the call.
    pub name: String,
    /// What it is, with its article.
    pub rule: String,
    /// Why it has no place in this event; empty if it has.
    pub note: String,
}

/// Which of these tie-breaks have no place under the rules, and why.
pub(crate) fn notes(codes: &[TieBreak], rules: &Rules, messages: &Messages) -> Vec<String> {
    let note = |code: &TieBreak| {
        let key = match code.not_offered(rules.system, rules.edition)? {
            NotOffered::NotInEdition => "output-tie-break-not-in-edition",
            NotOffered::BuchholzInRoundRobin => "output-tie-break-buchholz-round-robin",
            NotOffered::KoyaInSwiss => "output-tie-break-koya-swiss",
        };
        Some(messages.text(key, &args! { "code" => code.to_string() }))
    };
    codes.iter().filter_map(note).collect()
}

fn unverified_systems(messages: &Messages) -> BTreeMap<String, String> {
    let told = |it: System| (it.code().to_owned(), draw::unverified(it.code(), messages));
    System::ALL.into_iter().map(told).filter(|(_, words)| !words.is_empty()).collect()
}

method! {
    /// Makes a section.
    "tournament.create" Arbiter TournamentCreate {
        /// Settings; without tie-breaks those that suit the system.
        setup: Setup,
    } -> Changes |this, desk, call| {
        let mut setup = this.setup;
        if setup.tie_breaks.is_empty() {
            setup.tie_breaks = usual_tie_breaks(&setup.system);
        }
        let body = setup_body(&setup, call.messages())?;
        let mut notice = None;
        let changes = desk.act_with(call, |event| {
            let found = checks::setup(&setup, &event.state.details.0, call.messages());
            checks::refused(&found)?;
            notice = checks::notice(&found);
            Ok((Command::AddTournament(body), Default::default()))
        })?;
        let made = changes.created;
        told(desk, call, made, Changes { notice, ..changes })
    }
}

method! {
    /// Changes a section's settings.
    "tournament.update" Arbiter TournamentUpdate {
        /// Section.
        tournament: Id,
        /// Settings, whole.
        setup: Setup,
        /// Why, once a round is out.
        #[serde(default)]
        reason: String,
        /// What the form was filled with: settings left alone then stay as they stand.
        #[serde(default)]
        before: Option<Setup>,
    } -> Changes |this, desk, call| {
        let mut notice = None;
        let changes = desk.act_with(call, |event| {
            let old = section(&event.state, this.tournament, call.messages())?;
            let now = settings_view(old, call.messages());
            let typed = merged(this.setup, this.before.as_ref(), &now, call.messages())?;
            let competitors = super::teams::competitors(old);
            let setup = settings_body(&typed, competitors, call.messages())?;
            let found = checks::setup(&typed, &event.state.details.0, call.messages());
            checks::refused(&found)?;
            let effects = rounds_change::effects(&event.state, old, setup.rounds, call.messages());
            let effects = effects.iter().map(|it| checks::ended(it));
            notice = effects.chain(checks::notice(&found)).reduce(|a, b| format!("{a} {b}"));
            // What the window does not show stays as it is.
            let numbering = match &typed.numbering {
                Some(_) => setup.numbering.clone(),
                None => old.setup.numbering.clone(),
            };
            let setup = SetupBody {
                numbering,
                fide_mode: old.setup.fide_mode,
                rating_order: old.setup.rating_order.clone(),
                norm_exemption: old.setup.norm_exemption.clone(),
                norm_last_forfeit: old.setup.norm_last_forfeit,
                // Lots that are drawn anew are drawn in this event.
                lot_numbers: match setup.lot_seed == old.setup.lot_seed {
                    true => old.setup.lot_numbers.clone(),
                    false => Vec::new(),
                },
                ..setup
            };
            let tournament = TournamentId(this.tournament.0);
            Ok((Command::ChangeSetup { tournament, setup, reason: this.reason }, Default::default()))
        })?;
        told(desk, call, Some(this.tournament), Changes { notice, ..changes })
    }
}

method! {
    /// How the numbers of a section are given; they are given when round 1 is published, or anew by
    /// `players.renumber`.
    "tournament.numbering" Arbiter TournamentNumbering {
        /// Section.
        tournament: Id,
        /// As in the settings: empty, `as-entered`, `lots`, `varma`.
        numbering: String,
        /// The text that lots are drawn from.
        #[serde(default)]
        seed: String,
    } -> Changes |this, desk, call| {
        desk.act_with(call, |event| {
            let old = section(&event.state, this.tournament, call.messages())?;
            let asked = Setup {
                numbering: Some(this.numbering),
                number_seed: this.seed,
                ..setup_view(&old.setup, call.messages())
            };
            let numbering = numbering(&asked, call.messages())?;
            let setup = SetupBody { numbering, ..old.setup.clone() };
            let tournament = TournamentId(this.tournament.0);
            Ok((Command::ChangeSetup { tournament, setup, reason: String::new() }, Default::default()))
        })
    }
}

/// The same changes, with what is to be said of the tie-breaks that were set.
fn told(
    desk: &Desk,
    call: &Call,
    tournament: Option<Id>,
    changes: Changes,
) -> Result<Changes, ApiError> {
    let event = desk.event(call)?;
    let section = tournament.and_then(|id| event.state.tournaments.get(&TournamentId(id.0)));
    let notes = section.map_or_else(Vec::new, |section| {
        let rules = ranking::rules(&event.state, section);
        notes(&ranking::codes(section), &rules, call.messages())
    });
    let said: Vec<String> = changes.notice.clone().into_iter().chain(notes).collect();
    let notice = (!said.is_empty()).then(|| said.join(" "));
    Ok(Changes { notice, ..changes })
}

fn settings_view(tournament: &Tournament, messages: &Messages) -> Setup {
    Setup { rounds: tournament.rounds_planned().0, ..setup_view(&tournament.setup, messages) }
}

/// What most events by a system decide ties by.
fn usual_tie_breaks(system: &str) -> Vec<String> {
    let codes: &[&str] = match system {
        "keizer" => &["KEIZER", "WIN"],
        "berger" | "berger-double" | "scheveningen" => &["DE", "WIN", "SB", "KS"],
        _ => &["DE", "BH/C1", "BH", "SB", "WIN"],
    };
    codes.iter().map(|code| (*code).to_owned()).collect()
}

/// Settings of a new section: what most events want, to be looked over before round 1.
pub(crate) fn default_setup(name: &str, system: &str, rounds: u8) -> Setup {
    Setup {
        name: name.to_owned(),
        system: system.to_owned(),
        rounds,
        scoring: ScoringView {
            win: "1".to_owned(),
            draw: "0.5".to_owned(),
            loss: "0".to_owned(),
            absent: "0".to_owned(),
            pab: "1".to_owned(),
        },
        initial_color: String::new(),
        tie_breaks: usual_tie_breaks(system),
        tie_break_edition: String::new(),
        laws_edition: laws::edition::Edition::NEWEST.code().to_owned(),
        local_clauses: String::new(),
        pace: "standard".to_owned(),
        time_control: "40/90+30:30+30".to_owned(),
        default_time: 0,
        no_draw_before: 0,
        acceleration: "none".to_owned(),
        virtual_points: Vec::new(),
        swap_last_rounds: true,
        numbering: None,
        number_seed: String::new(),
        prohibited: Vec::new(),
        prohibited_in: Vec::new(),
        unrated_as: None,
        lot_seed: String::new(),
        hand_values: Vec::new(),
        readings: BTreeMap::new(),
        pairing_readings: BTreeMap::new(),
        schedule: Vec::new(),
    }
}

/// Settings from the wire, as a fact holds them.
pub(crate) fn setup_body(setup: &Setup, messages: &Messages) -> Result<SetupBody, ApiError> {
    settings_body(setup, Competitors::Players, messages)
}

/// The same; where the section has teams, its list may hold their tie-breaks.
fn settings_body(
    setup: &Setup,
    competitors: Competitors,
    messages: &Messages,
) -> Result<SetupBody, ApiError> {
    let unknown = TieBreak::read_list(&setup.tie_breaks.join(",")).1;
    let known_to_teams = |error: &CodeError| {
        let found = words::tie_break_found(error);
        competitors == Competitors::Teams && found.parse::<TeamCode>().is_ok()
    };
    if let Some(error) = unknown.iter().find(|error| !known_to_teams(error)) {
        return Err(ApiError::bad_value(messages, "tieBreaks", &words::tie_break_found(error)));
    }
    if !matches!(setup.tie_break_edition.as_str(), "" | "c07-2026" | "c07-2024") {
        return Err(ApiError::bad_value(messages, "tieBreakEdition", &setup.tie_break_edition));
    }
    if setup.laws_edition.parse::<laws::edition::Edition>().is_err() {
        return Err(ApiError::bad_value(messages, "lawsEdition", &setup.laws_edition));
    }
    if !matches!(setup.pace.as_str(), "standard" | "rapid" | "blitz") {
        return Err(ApiError::bad_value(messages, "pace", &setup.pace));
    }
    for scheduled in &setup.schedule {
        let starts = &scheduled.starts;
        if chrono::NaiveDateTime::parse_from_str(starts, "%Y-%m-%dT%H:%M").is_err() {
            return Err(ApiError::bad_value(messages, "schedule", starts));
        }
    }
    Ok(SetupBody {
        name: one_line(&setup.name),
        system: setup.system.clone(),
        rounds: setup.rounds,
        scoring: scoring_body(&setup.scoring, messages)?,
        initial_color: setup.initial_color.clone(),
        tie_breaks: codes_led_by_points(&setup.tie_breaks),
        tie_break_edition: setup.tie_break_edition.clone(),
        laws_edition: setup.laws_edition.clone(),
        local_clauses: setup.local_clauses.clone(),
        pace: setup.pace.clone(),
        time_control: setup.time_control.clone(),
        default_time: setup.default_time,
        no_draw_before: setup.no_draw_before,
        acceleration: setup.acceleration.clone(),
        swap_last_rounds: setup.swap_last_rounds,
        prohibited: setup
            .prohibited
            .iter()
            .map(|group| group.iter().map(|it| EntrantId(it.0)).collect())
            .collect(),
        prohibited_in: setup
            .prohibited_in
            .iter()
            .map(|it| ProhibitedInBody {
                first_round: RoundNo(it.first_round),
                last_round: RoundNo(it.last_round),
                group: it.group.iter().map(|it| EntrantId(it.0)).collect(),
            })
            .collect(),
        unrated_as: setup.unrated_as,
        lot_seed: one_line(&setup.lot_seed),
        lot_numbers: Vec::new(),
        hand_values: hand_values(&setup.hand_values, messages)?,
        readings: readings(&setup.readings, messages)?,
        pairing_readings: pairing_readings(&setup.pairing_readings, &setup.system, messages)?,
        schedule: setup
            .schedule
            .iter()
            .map(|it| ScheduleBody { round: RoundNo(it.round), starts: it.starts.clone() })
            .collect(),
        numbering: numbering(setup, messages)?,
        fide_mode: false,
        virtual_points: setup
            .virtual_points
            .iter()
            .map(|it| virtual_points_body(it, messages))
            .collect::<Result<_, _>>()?,
        rating_order: Vec::new(),
        norm_exemption: String::new(),
        norm_last_forfeit: false,
    })
}

/// How numbers are given, with the text that lots are drawn from.
fn numbering(setup: &Setup, messages: &Messages) -> Result<String, ApiError> {
    let seed = one_line(&setup.number_seed);
    match setup.numbering.as_deref().unwrap_or_default() {
        "lots" | "varma" if seed.is_empty() => {
            Err(ApiError::bad_value(messages, "numberSeed", &seed))
        }
        way @ ("lots" | "varma") => Ok(format!("{way}:{seed}")),
        way @ ("" | "rating-title-name" | "as-entered") => Ok(way.to_owned()),
        other => Err(ApiError::bad_value(messages, "numbering", other)),
    }
}

/// Where the Varma tables do not keep a federation apart.
fn numbering_note(state: &State, tournament: &Tournament, messages: &Messages) -> String {
    let Numbering::Lots { apart: Apart::Federations, .. } = tournament.numbering() else {
        return String::new();
    };
    match state.crowded_federations(tournament) {
        None => {
            let args = args! { "players" => tournament.entrants.len() };
            messages.text("desk-varma-no-table", &args)
        }
        Some(crowded) if crowded.is_empty() => String::new(),
        Some(crowded) => {
            messages.text("desk-varma-crowded", &args! { "federations" => crowded.join(", ") })
        }
    }
}

/// Values by hand as they are kept; a player without a value is left out.
fn hand_values(typed: &[HandValue], messages: &Messages) -> Result<Vec<HandValueBody>, ApiError> {
    let given = typed.iter().filter(|it| !it.value.trim().is_empty());
    let body = |it: &HandValue| {
        let value = it.value.trim().replace(',', ".");
        match ranking::hand_value(&value) {
            Some(_) => {
                let own = Own::named(&it.of);
                let own = own.ok_or_else(|| ApiError::bad_value(messages, "handValues", &it.of))?;
                let of = if own.is_empty() { String::new() } else { own.to_string() };
                Ok(HandValueBody { entrant: EntrantId(it.entrant.0), value, of })
            }
            None => Err(ApiError::bad_value(messages, "handValues", &it.value)),
        }
    };
    given.map(body).collect()
}

fn virtual_points_body(
    typed: &VirtualPoints,
    messages: &Messages,
) -> Result<VirtualPointsBody, ApiError> {
    Ok(VirtualPointsBody {
        first_round: RoundNo(typed.first_round),
        last_round: RoundNo(typed.last_round),
        points: tenths(&typed.points, "virtualPoints", messages)?,
        entrants: typed.entrants.iter().map(|it| EntrantId(it.0)).collect(),
    })
}

fn tenths(text: &str, field: &str, messages: &Messages) -> Result<i32, ApiError> {
    let found = args! { "found" => text };
    let bad = || ApiError::worded(Code::BadInput, messages, "desk-bad-points", &found);
    Points::read(text).map(|points| points.0).ok_or_else(|| bad().about(field))
}

fn scoring_body(typed: &ScoringView, messages: &Messages) -> Result<ScoringBody, ApiError> {
    let tenths = |text: &str| tenths(text, "scoring", messages);
    Ok(ScoringBody {
        win: tenths(&typed.win)?,
        draw: tenths(&typed.draw)?,
        loss: tenths(&typed.loss)?,
        absent: tenths(&typed.absent)?,
        pab: tenths(&typed.pab)?,
    })
}

fn setup_view(body: &SetupBody, messages: &Messages) -> Setup {
    let (way, seed) = body.numbering.split_once(':').unwrap_or((&body.numbering, ""));
    let way = if way == "rating-title-name" { "" } else { way };
    Setup {
        name: body.name.clone(),
        system: body.system.clone(),
        rounds: body.rounds,
        scoring: ScoringView {
            win: messages.points(body.scoring.win),
            draw: messages.points(body.scoring.draw),
            loss: messages.points(body.scoring.loss),
            absent: messages.points(body.scoring.absent),
            pab: messages.points(body.scoring.pab),
        },
        initial_color: body.initial_color.clone(),
        tie_breaks: codes_led_by_points(&body.tie_breaks),
        tie_break_edition: body.tie_break_edition.clone(),
        laws_edition: body.laws_edition.clone(),
        local_clauses: body.local_clauses.clone(),
        pace: body.pace.clone(),
        time_control: body.time_control.clone(),
        default_time: body.default_time,
        no_draw_before: body.no_draw_before,
        acceleration: body.acceleration.clone(),
        lot_seed: body.lot_seed.clone(),
        readings: body.readings.clone(),
        pairing_readings: body.pairing_readings.clone(),
        hand_values: body
            .hand_values
            .iter()
            .map(|it| HandValue {
                entrant: Id(it.entrant.0),
                value: it.value.clone(),
                of: if it.of.is_empty() { String::new() } else { format!("OTHER_{}", it.of) },
            })
            .collect(),
        virtual_points: body
            .virtual_points
            .iter()
            .map(|it| VirtualPoints {
                first_round: it.first_round.0,
                last_round: it.last_round.0,
                points: messages.points(it.points),
                entrants: it.entrants.iter().map(|it| Id(it.0)).collect(),
            })
            .collect(),
        swap_last_rounds: body.swap_last_rounds,
        numbering: Some(way.to_owned()),
        number_seed: seed.to_owned(),
        prohibited: body
            .prohibited
            .iter()
            .map(|group| group.iter().map(|it| Id(it.0)).collect())
            .collect(),
        prohibited_in: body
            .prohibited_in
            .iter()
            .map(|it| ProhibitedIn {
                first_round: it.first_round.0,
                last_round: it.last_round.0,
                group: it.group.iter().map(|it| Id(it.0)).collect(),
            })
            .collect(),
        unrated_as: body.unrated_as,
        schedule: body
            .schedule
            .iter()
            .map(|it| ScheduledRound { round: it.round.0, starts: it.starts.clone() })
            .collect(),
    }
}
