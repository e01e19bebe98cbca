//! Documents of a tournament: pairings, results, start list, standings, crosstables, rulings, envelopes of
//! adjourned games, incidents; as PDF, web page and text.
//!
//! It words and lays out what it is given. It computes no pairing, no standing and no ruling, reads no clock (the moment of
//! printing is an argument) and writes no file.
//!
//! Reading order: [`documents`] (what goes in: plain rows, one builder a document), [`model`] (what every document consists
//! of), then the outputs: [`layout`] with [`fonts`] and [`pieces`] to [`mod@pdf`], [`mod@html`], [`mod@text`].
//!
//! ```
//! use i18n::Language;
//! use reports::documents::{Heading, Standings, StandingsRow, standings};
//! use reports::{Moment, PageOptions};
//!
//! let printed = Moment { year: 2026, month: 11, day: 29, hour: 18, minute: 46 };
//! let heading = Heading::new("Open Villa del Roble", printed).round(6, 9);
//! let row = StandingsRow { rank: 1, name: "Aldovera, Inés".into(), points: tournament::points::Points(45), ..Default::default() };
//! let document = standings(Language::Spanish, &heading, &Standings { rows: vec![row], ..Default::default() });
//! assert!(reports::text(&document).contains("4½"));
//! assert!(reports::pdf(&document, PageOptions::default())?.starts_with(b"%PDF-1.4"));
//! # Ok::<(), reports::pdf::PdfError>(())
//! ```

pub mod charts;
pub mod documents;
pub mod fonts;
pub mod html;
pub mod layout;
pub mod model;
pub mod pdf;
pub mod pieces;
pub mod site;
pub mod text;

pub use layout::{Orientation, PageOptions, Paper};
pub use model::{Document, Moment};

/// The documents there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Pairings of a round by board.
    Pairings,
    /// The same in order of names, to find one's board.
    PairingsByName,
    /// Results of a round by board.
    Results,
    /// Participants by starting number.
    StartList,
    /// Standings with tie-breaks.
    Standings,
    /// Standings of the teams with tie-breaks and matches.
    TeamStandings,
    /// Crosstable by rank.
    Crosstable,
    /// Crosstable by starting number.
    CrosstableByNumber,
    /// Everybody against everybody in a grid.
    RoundRobinGrid,
    /// Rating changes and first ratings.
    Ratings,
    /// Title norms made or within reach.
    Norms,
    /// Who gets which prize.
    Prizes,
    /// An arbiter's decision on a claim.
    Ruling,
    /// The envelope of an adjourned game.
    Envelope,
    /// All adjourned games.
    Adjourned,
    /// Incidents and rulings of a game, a round or the event.
    Incidents,
    /// Certificates of the title norms that were made (IT1).
    TitleNorm,
    /// The tournament report (IT3).
    TournamentReport,
    /// Reports on arbiters who may get a norm (FA1, IA1).
    ArbiterNorm,
    /// The chief arbiter's report.
    ChiefReport,
}

impl Kind {
    /// The stable name: of files, of the command line and the API.
    pub fn id(self) -> &'static str {
        match self {
            Kind::Pairings => "pairings",
            Kind::PairingsByName => "pairings-by-name",
            Kind::Results => "results",
            Kind::StartList => "start-list",
            Kind::Standings => "standings",
            Kind::TeamStandings => "team-standings",
            Kind::Crosstable => "crosstable",
            Kind::CrosstableByNumber => "crosstable-by-number",
            Kind::RoundRobinGrid => "round-robin-grid",
            Kind::Ratings => "ratings",
            Kind::Norms => "norms",
            Kind::Prizes => "prizes",
            Kind::Ruling => "ruling",
            Kind::Envelope => "envelope",
            Kind::Adjourned => "adjourned",
            Kind::Incidents => "incidents",
            Kind::TitleNorm => "title-norm",
            Kind::TournamentReport => "tournament-report",
            Kind::ArbiterNorm => "arbiter-norm",
            Kind::ChiefReport => "chief-report",
        }
    }

    /// The document of a stable name.
    pub fn from_id(id: &str) -> Option<Kind> {
        kinds().iter().copied().find(|kind| kind.id() == id)
    }

    /// Its name in a language, as the title of the page says it.
    pub fn name(self, language: i18n::Language) -> String {
        i18n::Messages::get(language).plain(&format!("report-{}-title", self.id()))
    }
}

/// All documents, in the order of a tournament.
pub fn kinds() -> &'static [Kind] {
    &[
        Kind::Pairings,
        Kind::PairingsByName,
        Kind::Results,
        Kind::StartList,
        Kind::Standings,
        Kind::TeamStandings,
        Kind::Crosstable,
        Kind::CrosstableByNumber,
        Kind::RoundRobinGrid,
        Kind::Ratings,
        Kind::Norms,
        Kind::Prizes,
        Kind::Ruling,
        Kind::Envelope,
        Kind::Adjourned,
        Kind::Incidents,
        Kind::TitleNorm,
        Kind::TournamentReport,
        Kind::ArbiterNorm,
        Kind::ChiefReport,
    ]
}

/// A document as PDF. The same document and options give the same bytes.
///
/// # Errors
/// Only if the PDF library fails, which no document is known to cause.
pub fn pdf(document: &Document, options: PageOptions) -> Result<Vec<u8>, pdf::PdfError> {
    pdf::write(document, &layout::lay_out(document, options))
}

/// A document as one self-contained web page.
///
/// # Errors
/// Only if the built-in template is wrong, which a test of every document excludes.
pub fn html(document: &Document, options: PageOptions) -> Result<String, html::HtmlError> {
    html::write(document, options)
}

/// A document as plain text.
pub fn text(document: &Document) -> String {
    text::write(document)
}
