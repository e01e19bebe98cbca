//! Reports and files given out.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::wire::Id;

/// Parameters of `report.make`.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
#[ts(optional_fields)]
pub struct MakeReport {
    /// `pairings`, `results`, `start-list`, `standings`, `crosstable`, `crosstable-by-number`, `ruling`.
    pub kind: String,
    /// Tournament; left out: the only one.
    pub tournament: Option<Id>,
    /// Round; left out: the last that fits.
    pub round: Option<u8>,
    /// Ruling, for `ruling`; left out: the last.
    pub ruling: Option<Id>,
    /// `a4` or `letter`.
    pub paper: String,
    /// `pdf`, `html`, `txt`.
    pub format: String,
    /// Where to write it; left out: only returned.
    pub path: Option<String>,
}

/// A report that can be made.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ReportChoice {
    /// Kind.
    pub kind: String,
    /// Name in the language of the call.
    pub name: String,
    /// Takes a round.
    pub by_round: bool,
    /// Why it cannot be made now, or empty.
    pub blocked: String,
}

/// Parameters of `export.make`.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
#[ts(optional_fields)]
pub struct MakeExport {
    /// `trf26`, `trf16`, `pgn`, `csv`.
    pub format: String,
    /// Tournament; left out: the only one.
    pub tournament: Option<Id>,
    /// Round, for `pgn`; left out: all.
    pub round: Option<u8>,
    /// Folder to write to; left out: only returned.
    pub folder: Option<String>,
    /// Letters without accents, for federations that want ASCII.
    pub ascii: bool,
}
