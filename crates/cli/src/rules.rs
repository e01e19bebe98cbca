//! Which rules a report is judged by: what the arguments say, else the file, else what is in force today.

use clap::ValueEnum;
use formats::trf::{self, Header, SystemRecords, TrfDate, TrfFile};
use i18n::{Messages, args};
use pairing::generate::Form;
use pairing::systems::{System, team};
use tournament::berger;
use tournament::pairing_reading::{Answers, PairingReading, PairingReadingError};
use tournament::team::TeamEvent;
use tournament::tiebreak;

use crate::failure::Failure;

/// C.04.3 in the text of 2026 is in force from this day.
const DUTCH_2026: chrono::NaiveDate = match chrono::NaiveDate::from_ymd_opt(2026, 2, 1) {
    Some(day) => day,
    None => chrono::NaiveDate::MIN,
};

/// `--edition` of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PairingEdition {
    /// In force since 2026-02-01.
    #[value(name = "fide-dutch-2026")]
    Dutch2026,
    /// In force before.
    #[value(name = "fide-dutch-2017")]
    Dutch2017,
}

/// `--system` of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PairingSystem {
    /// Swiss, Dutch system.
    #[value(name = "fide-dutch")]
    Dutch,
    /// Everybody meets everybody once.
    #[value(name = "berger")]
    Berger,
    /// Twice.
    #[value(name = "berger-double")]
    BergerDouble,
    /// Swiss, Dubov system.
    #[value(name = "fide-dubov")]
    Dubov,
    /// Swiss, Burstein system.
    #[value(name = "fide-burstein")]
    Burstein,
    /// Swiss, Lim system.
    #[value(name = "fide-lim")]
    Lim,
    /// Swiss, two games a match.
    #[value(name = "fide-double-swiss")]
    DoubleSwiss,
    /// Swiss of teams; the numbers of the report are teams.
    #[value(name = "fide-team")]
    SwissTeam,
    /// Running table of a club.
    #[value(name = "keizer")]
    Keizer,
    /// Who loses is out.
    #[value(name = "knock-out")]
    Knockout,
    /// One half against the other.
    #[value(name = "scheveningen")]
    Scheveningen,
}

impl PairingSystem {
    fn engine(self) -> Option<Engine> {
        let berger =
            |cycles| Engine::Berger(berger::Options { cycles, ..berger::Options::default() });
        let other = |code| System::of(code).map(Engine::Other);
        match self {
            PairingSystem::Dutch => None,
            PairingSystem::Berger => Some(berger(berger::Cycles::Single)),
            PairingSystem::BergerDouble => Some(berger(berger::Cycles::Double)),
            PairingSystem::Dubov => other("fide-dubov-2026"),
            PairingSystem::Burstein => other("fide-burstein-2026"),
            PairingSystem::Lim => other("fide-lim-2026"),
            PairingSystem::DoubleSwiss => other("fide-double-swiss-2026"),
            PairingSystem::SwissTeam => other("fide-team-2026"),
            PairingSystem::Keizer => other("keizer"),
            PairingSystem::Knockout => other("knock-out"),
            PairingSystem::Scheveningen => other("scheveningen"),
        }
    }
}

/// How a round is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    /// The Dutch system in an edition.
    Dutch(pairing::Edition),
    /// Berger tables.
    Berger(berger::Options),
    /// One of the other systems.
    Other(System),
    /// C.04.6 for a report with records of teams: its rows are their matches.
    Teams(team::Rules, Box<TeamEvent>),
    /// A system that cannot be paired, by its code.
    Unavailable(String),
}

impl Engine {
    /// Name in answers.
    pub(crate) fn name(&self) -> String {
        match self {
            Engine::Dutch(pairing::Edition::FideDutch2026) => "fide-dutch-2026".to_owned(),
            Engine::Dutch(pairing::Edition::FideDutch2017) => "fide-dutch-2017".to_owned(),
            Engine::Berger(options) => match options.cycles {
                berger::Cycles::Single => "berger".to_owned(),
                berger::Cycles::Double => "berger-double".to_owned(),
            },
            Engine::Other(system) => system.code().to_owned(),
            Engine::Teams(rules, _) => System::SwissTeam(*rules).code().to_owned(),
            Engine::Unavailable(code) => code.clone(),
        }
    }
}

impl Engine {
    /// Records 192 and 092 of a report paired so.
    pub(crate) fn records(&self, accelerated: bool) -> SystemRecords {
        trf::system_records(&self.name(), accelerated)
    }

    /// What it leaves room for in a random tournament.
    pub(crate) fn form(&self) -> Form {
        match self {
            Engine::Berger(options) => Form::RoundRobin(options.cycles),
            Engine::Other(System::Scheveningen) => Form::Scheveningen,
            Engine::Other(System::Knockout) => Form::KnockOut,
            Engine::Other(System::Keizer(_)) => Form::RunningTable,
            Engine::Other(System::DoubleSwiss(_)) => Form::Matches,
            Engine::Other(
                System::Dubov(_) | System::Burstein(_) | System::Lim(_) | System::SwissTeam(_),
            )
            | Engine::Dutch(_)
            | Engine::Teams(..)
            | Engine::Unavailable(_) => Form::Swiss,
        }
    }

    /// How tie-breaks see it.
    pub(crate) fn standings_system(&self) -> tiebreak::System {
        match self {
            Engine::Berger(_) | Engine::Other(System::Scheveningen) => tiebreak::System::RoundRobin,
            Engine::Dutch(_) | Engine::Other(_) | Engine::Teams(..) | Engine::Unavailable(_) => {
                tiebreak::System::Swiss
            }
        }
    }
}

/// The engine, read as `--reading` says.
pub(crate) fn with_readings(
    mut engine: Engine,
    given: &[String],
    messages: &Messages,
) -> Result<Engine, Failure> {
    for one in given {
        let (name, value) = one.split_once('=').unwrap_or((one, ""));
        let system = match &mut engine {
            Engine::Other(system) => Some(system),
            Engine::Dutch(_) | Engine::Berger(_) | Engine::Teams(..) | Engine::Unavailable(_) => {
                None
            }
        };
        let code = system.as_ref().map_or("", |system| system.code());
        let own = |reading: &PairingReading| reading.system() == code;
        match (PairingReading::read(name, value), system) {
            (Ok((reading, answer)), Some(system)) if own(&reading) => {
                system.choose(reading, answer);
            }
            (read, _) => return Err(unread(one, read.err(), &engine, messages)),
        }
    }
    Ok(engine)
}

/// That a reading is none, or none of the system.
fn unread(
    found: &str,
    why: Option<PairingReadingError>,
    engine: &Engine,
    messages: &Messages,
) -> Failure {
    let answers = |reading: PairingReading| match reading.answers() {
        Answers::Choice(values) => {
            let all = values.iter().map(|value| format!("{}={value}", reading.name()));
            all.collect::<Vec<_>>().join(", ")
        }
        Answers::Number { .. } => format!("{}={}", reading.name(), reading.expected()),
    };
    let code = engine.name();
    let (key, known) = match why {
        Some(PairingReadingError::Value { reading, .. }) => {
            ("cli-pair-bad-reading", answers(reading))
        }
        Some(PairingReadingError::Name(_)) | None => {
            let of_system: Vec<String> = PairingReading::of_system(&code).map(answers).collect();
            let none = of_system.is_empty();
            let key = if none { "cli-pair-no-readings" } else { "cli-pair-bad-reading" };
            (key, of_system.join(", "))
        }
    };
    let named = format!("desk-system-{code}");
    let system = if messages.has(&named) { messages.plain(&named) } else { code };
    let args = args! { "found" => found, "known" => known, "system" => system };
    Failure::unusable(messages.text(key, &args))
}

/// The engine asked for by name: without one, the Dutch system in force.
pub(crate) fn named_engine(system: Option<PairingSystem>) -> Engine {
    let named = system.and_then(PairingSystem::engine);
    named.unwrap_or(Engine::Dutch(pairing::Edition::FideDutch2026))
}

/// The engine of a report. Without record 192 it is the Dutch system; `FIDE_DUTCH` without a year is the edition in force
/// on the first day (042), or today.
pub(crate) fn engine(
    header: &Header,
    system: Option<PairingSystem>,
    edition: Option<PairingEdition>,
    today: chrono::NaiveDate,
) -> Engine {
    let by_report = header.pairing_system(today);
    match (system, edition) {
        (Some(PairingSystem::Dutch), None) | (None, None) => {}
        (Some(PairingSystem::Dutch) | None, Some(PairingEdition::Dutch2026)) => {
            return Engine::Dutch(pairing::Edition::FideDutch2026);
        }
        (Some(PairingSystem::Dutch) | None, Some(PairingEdition::Dutch2017)) => {
            return Engine::Dutch(pairing::Edition::FideDutch2017);
        }
        (Some(system), _) => {
            if let Some(engine) = system.engine() {
                return engine;
            }
        }
    }
    // Without a code, or with that of another system than the Dutch one asked for, the first day decides.
    let by_date = match first_day(header).unwrap_or(today) {
        day if day < DUTCH_2026 => pairing::Edition::FideDutch2017,
        _ => pairing::Edition::FideDutch2026,
    };
    let berger = |cycles| Engine::Berger(berger::Options { cycles, ..berger::Options::default() });
    match by_report {
        Some("fide-dutch-2017") => Engine::Dutch(pairing::Edition::FideDutch2017),
        Some("fide-dutch-2026") => Engine::Dutch(pairing::Edition::FideDutch2026),
        _ if system.is_some() || header.system.trim().is_empty() => Engine::Dutch(by_date),
        Some("berger") => berger(berger::Cycles::Single),
        Some("berger-double") => berger(berger::Cycles::Double),
        Some("fide-team-2026") if header.says_type_b() => {
            let preferences = team::Preferences::TypeB;
            Engine::Other(System::SwissTeam(team::Rules { preferences }))
        }
        named => named
            .and_then(System::of)
            .map_or_else(|| Engine::Unavailable(header.system.trim().to_owned()), Engine::Other),
    }
}

/// `--edition` of standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum StandingsEdition {
    /// Applied since 2026-03-01.
    #[value(name = "c07-2026")]
    C07Of2026,
    /// Applied since 2024-08-01.
    #[value(name = "c07-2024")]
    C07Of2024,
}

/// `--system` of standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum StandingsSystem {
    /// Pairings depend on results.
    #[value(name = "swiss")]
    Swiss,
    /// Pairings were fixed beforehand.
    #[value(name = "round-robin")]
    RoundRobin,
}

/// What standings of a report are computed by. Old files name the system in record 092 alone.
pub(crate) fn standings_rules(
    file: &TrfFile,
    system: Option<StandingsSystem>,
    edition: Option<StandingsEdition>,
    unrated_counts_as: Option<u16>,
    today: chrono::NaiveDate,
) -> tiebreak::Rules {
    let system = match system {
        Some(StandingsSystem::Swiss) => tiebreak::System::Swiss,
        Some(StandingsSystem::RoundRobin) => tiebreak::System::RoundRobin,
        None if file.is_round_robin() => tiebreak::System::RoundRobin,
        None => tiebreak::System::Swiss,
    };
    let edition = match edition {
        Some(StandingsEdition::C07Of2026) => tiebreak::Edition::C07_2026,
        Some(StandingsEdition::C07Of2024) => tiebreak::Edition::C07_2024,
        None => tiebreak::Edition::on(first_day(&file.header).unwrap_or(today)),
    };
    let withdrawn = file.annulled().into_iter().collect();
    tiebreak::Rules { edition, system, unrated_counts_as, withdrawn, ..tiebreak::Rules::default() }
}

/// Name of an edition in answers.
pub(crate) fn edition_name(edition: tiebreak::Edition) -> &'static str {
    match edition {
        tiebreak::Edition::C07_2026 => "c07-2026",
        tiebreak::Edition::C07_2024 => "c07-2024",
    }
}

pub(crate) fn first_day(header: &Header) -> Option<chrono::NaiveDate> {
    match &header.start {
        Some(TrfDate::Date(day)) => Some(*day),
        Some(TrfDate::Text(_)) | None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Engine, engine};
    use formats::trf::{Header, TrfDate};

    fn day(text: &str) -> chrono::NaiveDate {
        text.parse().unwrap()
    }

    #[track_caller]
    fn check(system: &str, start: Option<&str>, expected: &str) {
        let start = start.map(|text| TrfDate::Date(day(text)));
        let header = Header { system: system.to_owned(), start, ..Header::default() };
        assert_eq!(engine(&header, None, None, day("2026-11-29")).name(), expected, "{system}");
    }

    #[test]
    fn the_file_chooses_the_engine() {
        check("", None, "fide-dutch-2026");
        check("FIDE_DUTCH", Some("2026-01-31"), "fide-dutch-2017");
        check("FIDE_DUTCH", Some("2026-02-01"), "fide-dutch-2026");
        check("FIDE_DUTCH_2026_BAKU", Some("2020-01-01"), "fide-dutch-2026");
        check("FIDE_DUTCH_2017", None, "fide-dutch-2017");
        check("FIDE_ROUNDROBIN", None, "berger");
        check("FIDE_DOUBLEROUNDROBIN", None, "berger-double");
        check("FIDE_DUBOV", None, "fide-dubov-2026");
        check("FIDE_BURSTEIN_BAKU", None, "fide-burstein-2026");
        check("FIDE_TEAM_TYPEA", None, "fide-team-2026");
        check("FIDE_TEAM_TYPEB_GP_MP", None, "fide-team-2026");
        check("CUSTOM_KNOCKOUT", None, "knock-out");
        check("CUSTOM_SWISS", None, "CUSTOM_SWISS");
    }

    #[test]
    fn arguments_come_before_the_file() {
        let header = Header { system: "FIDE_DUBOV".to_owned(), ..Header::default() };
        let today = day("2026-11-29");
        let chosen = engine(&header, None, Some(super::PairingEdition::Dutch2026), today);
        assert_eq!(chosen, Engine::Dutch(pairing::Edition::FideDutch2026));
        let chosen = engine(&header, Some(super::PairingSystem::Berger), None, today);
        assert_eq!(chosen.name(), "berger");
    }
}
