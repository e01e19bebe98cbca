//! Which rules a report is judged by: what the arguments say, else the file, else what is in force today.

use clap::ValueEnum;
use formats::trf::{Header, TrfDate, TrfFile};
use pairing::berger;
use pairing::systems::System;
use tournament::tiebreak;

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
            Engine::Unavailable(code) => code.clone(),
        }
    }
}

impl Engine {
    /// Record 192 of a report paired so.
    pub(crate) fn record_192(&self, accelerated: bool) -> String {
        let code = match self {
            Engine::Dutch(pairing::Edition::FideDutch2026) => "FIDE_DUTCH_2026",
            Engine::Dutch(pairing::Edition::FideDutch2017) => "FIDE_DUTCH_2017",
            Engine::Berger(options) => match options.cycles {
                berger::Cycles::Single => "FIDE_ROUNDROBIN",
                berger::Cycles::Double => "FIDE_DOUBLEROUNDROBIN",
            },
            Engine::Other(system) => match system {
                System::Dubov(_) => "FIDE_DUBOV",
                System::Burstein => "FIDE_BURSTEIN",
                System::DoubleSwiss => "FIDE_DOUBLESWISS",
                System::SwissTeam(_) => "FIDE_TEAM",
                System::Knockout => "CUSTOM_KNOCKOUT",
                System::Scheveningen => "CUSTOM_ROUNDROBIN",
                // No code exists: these name what they are without breaking a reader.
                System::Lim(_) | System::Keizer(_) => "CUSTOM_SWISS",
            },
            Engine::Unavailable(code) => code,
        };
        if accelerated { format!("{code}_BAKU") } else { code.to_owned() }
    }

    /// How tie-breaks see it.
    pub(crate) fn standings_system(&self) -> tiebreak::System {
        match self {
            Engine::Berger(_) | Engine::Other(System::Scheveningen) => tiebreak::System::RoundRobin,
            Engine::Dutch(_) | Engine::Other(_) | Engine::Unavailable(_) => tiebreak::System::Swiss,
        }
    }
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
    let dutch = |by_code: Option<pairing::Edition>| {
        let by_date = match first_day(header).unwrap_or(today) {
            day if day < DUTCH_2026 => pairing::Edition::FideDutch2017,
            _ => pairing::Edition::FideDutch2026,
        };
        Engine::Dutch(match edition {
            Some(PairingEdition::Dutch2026) => pairing::Edition::FideDutch2026,
            Some(PairingEdition::Dutch2017) => pairing::Edition::FideDutch2017,
            None => by_code.unwrap_or(by_date),
        })
    };
    let berger = |cycles| Engine::Berger(berger::Options { cycles, ..berger::Options::default() });
    match system {
        Some(system) => return system.engine().unwrap_or_else(|| dutch(None)),
        None if edition.is_some() => return dutch(None),
        None => {}
    }
    let code = header.system.trim().to_ascii_uppercase();
    let other = |system: PairingSystem| system.engine().unwrap_or_else(|| dutch(None));
    match code.strip_suffix("_BAKU").unwrap_or(&code) {
        "" | "FIDE_DUTCH" => dutch(None),
        "FIDE_DUTCH_2017" => dutch(Some(pairing::Edition::FideDutch2017)),
        // 2025 is the name of the same rules in drafts.
        "FIDE_DUTCH_2026" | "FIDE_DUTCH_2025" => dutch(Some(pairing::Edition::FideDutch2026)),
        "FIDE_ROUNDROBIN" | "BERGER_ROUNDROBIN" => berger(berger::Cycles::Single),
        "FIDE_DOUBLEROUNDROBIN" | "BERGER_ROUNDROBIN_G2" => berger(berger::Cycles::Double),
        "FIDE_DUBOV" => other(PairingSystem::Dubov),
        "FIDE_BURSTEIN" => other(PairingSystem::Burstein),
        "FIDE_DOUBLESWISS" => other(PairingSystem::DoubleSwiss),
        "CUSTOM_KNOCKOUT" => other(PairingSystem::Knockout),
        _ => Engine::Unavailable(header.system.trim().to_owned()),
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
        check("FIDE_TEAM_TYPEA", None, "FIDE_TEAM_TYPEA");
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
