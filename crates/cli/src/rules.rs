//! Which rules a report is judged by: what the arguments say, else the file, else what is in force today.

use clap::ValueEnum;
use formats::trf::{Header, TrfDate, TrfFile};
use pairing::berger;
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
}

/// How a round is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    /// The Dutch system in an edition.
    Dutch(pairing::Edition),
    /// Berger tables.
    Berger(berger::Options),
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
            Engine::Unavailable(code) => code.clone(),
        }
    }
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
        Some(PairingSystem::Dutch) => return dutch(None),
        Some(PairingSystem::Berger) => return berger(berger::Cycles::Single),
        Some(PairingSystem::BergerDouble) => return berger(berger::Cycles::Double),
        None if edition.is_some() => return dutch(None),
        None => {}
    }
    let code = header.system.trim().to_ascii_uppercase();
    match code.strip_suffix("_BAKU").unwrap_or(&code) {
        "" | "FIDE_DUTCH" => dutch(None),
        "FIDE_DUTCH_2017" => dutch(Some(pairing::Edition::FideDutch2017)),
        // 2025 is the name of the same rules in drafts.
        "FIDE_DUTCH_2026" | "FIDE_DUTCH_2025" => dutch(Some(pairing::Edition::FideDutch2026)),
        "FIDE_ROUNDROBIN" | "BERGER_ROUNDROBIN" => berger(berger::Cycles::Single),
        "FIDE_DOUBLEROUNDROBIN" => berger(berger::Cycles::Double),
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

fn first_day(header: &Header) -> Option<chrono::NaiveDate> {
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
        check("FIDE_DUBOV", None, "FIDE_DUBOV");
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
