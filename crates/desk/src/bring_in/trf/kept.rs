//! Lines of a report that the event has no place for: kept as they stood, and written back.

use std::collections::BTreeSet;

use formats::text;
use formats::trf::{Competitors, LineUse, TrfDate, TrfReading};
use tournament::fact::SetupBody;

use crate::time_control;

/// Records that no part of the event holds: the old and the new team records, which ratings made the starting
/// order, abnormal points.
const RECORDS: &[&str] =
    &["013", "082", "172", "299", "300", "310", "320", "330", "352", "362", "801", "802"];
/// Records whose numbers name teams where there are teams.
const OF_COMPETITORS: &[&str] = &["240", "250", "260", "XXA", "XXP", "XXZ"];

/// The lines in the order of the file.
pub(super) fn lines(reading: &TrfReading, setup: &SetupBody) -> Vec<String> {
    let keeping = Keeping {
        reading,
        setup,
        national: reading.file.national.iter().map(|it| it.federation.as_str()).collect(),
    };
    let lines = text::lines(&reading.text).zip(&reading.lines);
    let mut kept: Vec<String> = lines
        .filter(|(line, line_use)| keeping.keeps(line, **line_use))
        .map(|(line, _)| line.trim_end().to_owned())
        .collect();
    let scoring = reading.file.header.scoring;
    if scoring.unknown != scoring.draw {
        kept.push(format!("162  X{:>4}", scoring.unknown));
    }
    // What a bye is worth to a team is not what it is worth to its players.
    if reading.file.competitors() == Competitors::Teams {
        kept.push(format!("162  P{:>4}", scoring.pab));
    }
    kept
}

/// The order in which lines are written, so that reading them again changes nothing.
pub(super) fn sort(kept: &mut [String]) {
    kept.sort_by(|a, b| formats::trf::kept_order(a).cmp(&formats::trf::kept_order(b)));
}

struct Keeping<'a> {
    reading: &'a TrfReading,
    setup: &'a SetupBody,
    national: BTreeSet<&'a str>,
}

impl Keeping<'_> {
    fn keeps(&self, line: &str, line_use: LineUse) -> bool {
        match line_use {
            LineUse::Kept | LineUse::Listed => true,
            // A second player of one number is no line for others.
            LineUse::Ignored(_) | LineUse::Refused => false,
            LineUse::Used => self.has_no_place(line),
        }
    }

    /// Whether a line that was understood says what the event cannot hold.
    fn has_no_place(&self, line: &str) -> bool {
        let code = line.get(..3).unwrap_or_default();
        let value = line.get(4..).unwrap_or_default().trim();
        let header = &self.reading.file.header;
        let teams = self.reading.file.competitors() == Competitors::Teams;
        match code {
            _ if RECORDS.contains(&code) || self.national.contains(code) => true,
            _ if teams && OF_COMPETITORS.contains(&code) => true,
            _ if value.is_empty() => false,
            // Another name of a system that has one here.
            "192" => value.starts_with("BERGER_ROUNDROBIN"),
            "042" => matches!(header.start, Some(TrfDate::Text(_))),
            "052" => match (&header.start, &header.end) {
                (_, Some(TrfDate::Text(_))) => true,
                (Some(TrfDate::Date(start)), Some(TrfDate::Date(end))) => end < start,
                _ => false,
            },
            "092" => value != formats::trf::system_records(&self.setup.system, false).words,
            "122" | "123" => value != self.setup.time_control,
            "222" => time_control::from_trf(value).is_none(),
            _ => false,
        }
    }
}
