//! Record 192 and record 092: which system a tournament is paired by.
//!
//! Systems have the names of our settings (`fide-dutch-2026`, `berger`, `knock-out`). Where record 192 has no code of
//! its own for one, it holds `CUSTOM_SWISS` or `CUSTOM_ROUNDROBIN` and record 092 names the system, so that
//! a report read again is paired by the same rules.

use chrono::NaiveDate;

use super::{Header, TrfDate};

/// Both records of a system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemRecords {
    /// 192, encoded.
    pub code: String,
    /// 092, for people.
    pub words: &'static str,
}

/// System, code of record 192, words of record 092. The first row of a system is the one written.
const SYSTEMS: [(&str, &str, &str); 12] = [
    ("fide-dutch-2026", "FIDE_DUTCH_2026", "Individual: Swiss-System"),
    ("fide-dutch-2017", "FIDE_DUTCH_2017", "Individual: Swiss-System"),
    ("fide-dubov-2026", "FIDE_DUBOV", "Individual: Swiss-System (Dubov)"),
    ("fide-burstein-2026", "FIDE_BURSTEIN", "Individual: Swiss-System (Burstein)"),
    ("fide-lim-2026", CUSTOM_SWISS, "Individual: Swiss-System (Lim)"),
    ("fide-double-swiss-2026", "FIDE_DOUBLESWISS", "Individual: Double-Swiss"),
    ("fide-team-2026", "FIDE_TEAM", "Team: Swiss-System"),
    ("berger", "FIDE_ROUNDROBIN", "Individual: Round-Robin"),
    ("berger-double", "FIDE_DOUBLEROUNDROBIN", "Individual: Double Round-Robin"),
    ("keizer", CUSTOM_SWISS, "Individual: Keizer"),
    ("knock-out", "CUSTOM_KNOCKOUT", "Individual: Knock-out"),
    ("scheveningen", CUSTOM_ROUND_ROBIN, "Individual: Scheveningen"),
];

const CUSTOM_SWISS: &str = "CUSTOM_SWISS";
const CUSTOM_ROUND_ROBIN: &str = "CUSTOM_ROUNDROBIN";

/// Codes that are read and not written.
const OTHER_CODES: [(&str, &str); 5] = [
    // The name of the same rules in drafts of them.
    ("FIDE_DUTCH_2025", "fide-dutch-2026"),
    ("BERGER_ROUNDROBIN", "berger"),
    ("BERGER_ROUNDROBIN_G1", "berger"),
    ("BERGER_ROUNDROBIN_G2", "berger-double"),
    ("FIDE_TEAM_SWISS", "fide-team-2026"),
];

/// C.04.3 in the text of 2026 is in force from this day; `FIDE_DUTCH` alone is the edition in force on the first day.
const DUTCH_2026: Option<NaiveDate> = NaiveDate::from_ymd_opt(2026, 2, 1);

/// What is written for a system; a name that is none of ours becomes a code as it stands.
pub fn system_records(system: &str, accelerated: bool) -> SystemRecords {
    let known = SYSTEMS.iter().find(|(name, _, _)| *name == system);
    let (code, words) = match known {
        Some((_, code, words)) => ((*code).to_owned(), *words),
        None => {
            let code = system.to_uppercase().replace('-', "_");
            let is_table = code.replace('_', "").contains("ROUNDROBIN");
            let words = match is_table {
                _ if is_team_code(&code) => "Team: Swiss-System",
                true => "Individual: Round-Robin",
                false => "Individual: Swiss-System",
            };
            (code, words)
        }
    };
    let code = if accelerated { format!("{code}_BAKU") } else { code };
    SystemRecords { code, words }
}

impl Header {
    /// The system by record 192, with the help of 092 where the code is of several; `None` without a code, and
    /// for codes of rules that have no name here. `today` counts where the report has no first day.
    pub fn pairing_system(&self, today: NaiveDate) -> Option<&'static str> {
        let code = self.system.trim().to_ascii_uppercase();
        let code = code.strip_suffix("_BAKU").unwrap_or(&code);
        let first_day = match self.start {
            Some(TrfDate::Date(day)) => day,
            Some(TrfDate::Text(_)) | None => today,
        };
        match code {
            "FIDE_DUTCH" if DUTCH_2026.is_some_and(|since| first_day < since) => {
                return Some("fide-dutch-2017");
            }
            "FIDE_DUTCH" => return Some("fide-dutch-2026"),
            CUSTOM_SWISS | CUSTOM_ROUND_ROBIN => return self.custom(code),
            _ if is_team_code(code) => return Some("fide-team-2026"),
            _ => {}
        }
        let written = SYSTEMS.iter().find(|(_, known, _)| *known == code).map(|(name, _, _)| *name);
        written.or_else(|| OTHER_CODES.iter().find(|(known, _)| *known == code).map(|it| it.1))
    }

    /// Which of the systems without a code it is: record 092 holds our words for it, or its name among
    /// others.
    fn custom(&self, code: &str) -> Option<&'static str> {
        let kind = self.kind.to_lowercase();
        let named = |word: &str| kind.split(|it: char| !it.is_alphanumeric()).any(|it| it == word);
        let of_code = SYSTEMS.iter().filter(|(_, known, _)| *known == code);
        of_code.map(|(name, _, _)| *name).find(|name| {
            let word = name.trim_start_matches("fide-").trim_end_matches("-2026");
            named(word)
        })
    }

    /// Whether record 192 asks for color preferences of type B (C.04.6).
    pub fn says_type_b(&self) -> bool {
        let code = self.system.trim().to_ascii_uppercase();
        is_team_code(&code) && code.split('_').any(|part| part == "TYPEB")
    }
}

/// `FIDE_TEAM[_TYPEA|_TYPEB][_MP|_GP][_GP|_MP]`.
fn is_team_code(code: &str) -> bool {
    let Some(rest) = code.strip_prefix("FIDE_TEAM") else { return false };
    let parts = ["", "TYPEA", "TYPEB", "MP", "GP", "BAKU"];
    rest.is_empty() || rest.starts_with('_') && rest.split('_').all(|part| parts.contains(&part))
}

#[cfg(test)]
mod tests {
    use super::{SYSTEMS, system_records};
    use crate::trf::{Header, TrfDate};
    use chrono::NaiveDate;

    fn day(text: &str) -> NaiveDate {
        text.parse().expect("tests name days that exist")
    }

    #[track_caller]
    fn check(code: &str, kind: &str, start: Option<&str>, expected: Option<&str>) {
        let start = start.map(|text| TrfDate::Date(day(text)));
        let (system, kind) = (code.to_owned(), kind.to_owned());
        let header = Header { system, kind, start, ..Header::default() };
        assert_eq!(header.pairing_system(day("2026-11-29")), expected, "{code}");
    }

    #[test]
    fn every_system_is_read_back() {
        for (system, _, _) in SYSTEMS {
            for accelerated in [false, true] {
                let records = system_records(system, accelerated);
                check(&records.code, records.words, None, Some(system));
            }
        }
    }

    #[test]
    fn team_codes_are_no_individual_system() {
        for system in ["fide-team-2026", "fide-team-typea-mp-gp", "fide-team-typeb"] {
            assert_eq!(system_records(system, false).words, "Team: Swiss-System", "{system}");
        }
        assert_eq!(system_records("custom-open", false).words, "Individual: Swiss-System");
    }

    #[test]
    fn codes_of_others() {
        check("", "", None, None);
        check("FIDE_DUTCH", "", Some("2026-01-31"), Some("fide-dutch-2017"));
        check("FIDE_DUTCH_BAKU", "", Some("2026-02-01"), Some("fide-dutch-2026"));
        check("fide_dutch_2026_baku", "", Some("2020-01-01"), Some("fide-dutch-2026"));
        check("FIDE_TEAM_TYPEB_GP_MP_BAKU", "", None, Some("fide-team-2026"));
        check("FIDE_TEAMS", "", None, None);
        check("BERGER_ROUNDROBIN_G2", "", None, Some("berger-double"));
        check("CUSTOM_SWISS", "Individual: Swiss-System", None, None);
        check("CUSTOM_SWISS", "Open, Lima", None, None);
        check("CUSTOM_SWISS", "Keizer ladder", None, Some("keizer"));
        check("CUSTOM_ROUNDROBIN", "Keizer", None, None);
        check("CUSTOM_TEAM_SWISS", "Lim", None, None);
    }

    #[test]
    fn type_b_is_said_by_the_code() {
        let says =
            |code: &str| Header { system: code.to_owned(), ..Header::default() }.says_type_b();
        assert_eq!(
            ["FIDE_TEAM_TYPEB", "FIDE_TEAM", "FIDE_TEAM_TYPEA_MP"].map(says),
            [true, false, false]
        );
    }
}
