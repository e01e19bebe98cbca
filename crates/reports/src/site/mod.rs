//! A static site of an event: one folder of pages that opens from a stick or any web space, without a server, without
//! requests to anywhere else, and without script (script only plays games through and sorts lists).
//!
//! What goes in is [`Site`]: rows that are already counted and figures that are already written in the language. What comes
//! out is [`SiteFile`]s with paths inside the folder: one folder a language, `en/players.html`, `es/players.html`. The pages
//! are made from the templates of `templates/html`; a user's own take the place of those with the same name ([`Templates`]).
//!
//! Reading order: this file (what goes in and out), `view` (rows as values for the templates), `board` (positions).

mod board;
mod view;

use i18n::Language;
use minijinja::syntax::SyntaxConfig;
use minijinja::{AutoEscape, Environment, Value, context};
use tournament::round::Color;

use crate::Moment;
use crate::documents::TeamStandingsRow;

/// The site of an event in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Site {
    /// The language it is worded in.
    pub language: Language,
    /// The languages of the folder; every page links to itself in the others.
    pub languages: Vec<Language>,
    /// Name of the event.
    pub event: String,
    /// Names of things and what they are, for the first page: place, dates, arbiter.
    pub facts: Vec<(String, String)>,
    /// What a reader must know: names of minors are shortened.
    pub notes: Vec<String>,
    /// As of which entry of the journal, in words.
    pub as_of: String,
    /// When it was made.
    pub made: Moment,
    /// The tournaments of the event.
    pub sections: Vec<Section>,
}

/// A tournament of the event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Section {
    /// Folder of its pages inside that of the language; empty for the first.
    pub folder: String,
    /// Its name; empty if it is the only one.
    pub name: String,
    /// System, rounds, time control.
    pub facts: Vec<(String, String)>,
    /// Everybody, by starting number. Other rows name them by their place in this list.
    pub players: Vec<Player>,
    /// The published rounds in order.
    pub rounds: Vec<Round>,
    /// Standings, once a round is out.
    pub standings: Option<Standings>,
    /// Standings of the teams, where there are teams.
    pub teams: Option<Teams>,
    /// Crosstable, once a round is out.
    pub crosstable: Option<Crosstable>,
    /// Charts.
    pub charts: Option<Charts>,
}

/// A player and what came of the rounds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Player {
    /// The number that names the page: it never changes, unlike the starting number.
    pub id: u64,
    /// Starting number.
    pub number: Option<u16>,
    /// Title.
    pub title: String,
    /// Name.
    pub name: String,
    /// Federation.
    pub federation: String,
    /// Rating.
    pub rating: Option<u16>,
    /// Club.
    pub club: String,
    /// Withdrawn and the like, in words.
    pub status: String,
    /// Rank as printed; empty before the first round.
    pub rank: String,
    /// Points as printed.
    pub points: String,
    /// Performance.
    pub performance: Option<i32>,
    /// Rating change of all rounds, as `+12.6`; what a first rating comes to, in words.
    pub change: String,
    /// What is to be said of results, points and changes.
    pub notes: Vec<String>,
    /// Round by round.
    pub rounds: Vec<PlayerRound>,
}

/// A round of a player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayerRound {
    /// Round.
    pub round: u8,
    /// Board.
    pub board: Option<u16>,
    /// Color.
    pub color: Option<Color>,
    /// Opponent, by place in the list of players.
    pub opponent: Option<usize>,
    /// What stood in for an opponent, in words.
    pub without: String,
    /// `1`, `½`, `0`, `+`, `-`, `*` or empty.
    pub result: String,
    /// Expected score, as `0.64`.
    pub expected: String,
    /// Score minus expected score.
    pub change: String,
    /// The moves can be played through.
    pub has_moves: bool,
}

/// A published round.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Round {
    /// Its number.
    pub number: u8,
    /// When it begins, in words; may be empty.
    pub starts: String,
    /// The boards.
    pub boards: Vec<Board>,
    /// What is to be said of results and points.
    pub notes: Vec<String>,
    /// Who has no game: place in the list of players, points before the round, the bye in words, what it counts.
    pub unpaired: Vec<Unpaired>,
}

/// A board of a round.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Board {
    /// Its number.
    pub board: u16,
    /// White, by place in the list of players.
    pub white: usize,
    /// Black.
    pub black: usize,
    /// Points of White before the round, as printed.
    pub white_points: String,
    /// Points of Black before the round.
    pub black_points: String,
    /// Result as printed; empty while open.
    pub result: String,
    /// The moves, if they are known.
    pub game: Option<Moves>,
}

/// Somebody without a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Unpaired {
    /// By place in the list of players.
    pub player: usize,
    /// Points before the round.
    pub points: String,
    /// The bye in words.
    pub why: String,
}

/// The moves of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Moves {
    /// The position it began from, as FEN; empty for the usual one.
    pub start: String,
    /// Number of the first move.
    pub first: u32,
    /// Black made the first move.
    pub black_begins: bool,
    /// As printed in the language and as `e2e4`.
    pub moves: Vec<(String, String)>,
    /// The last position: first field of a FEN.
    pub last: String,
    /// Why the moves end before the game did, in words; may be empty.
    pub note: String,
}

/// Standings after a round.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Standings {
    /// After this round.
    pub after: u8,
    /// Games without a result in the rounds counted.
    pub open: usize,
    /// After the last round with every result.
    pub is_final: bool,
    /// Code and name of each tie-break.
    pub tie_breaks: Vec<(String, String)>,
    /// The rules of the tie-breaks in words.
    pub rules: String,
    /// What is to be said of the whole: games that count for nobody, who was expelled.
    pub notes: Vec<String>,
    /// In order of rank.
    pub rows: Vec<StandingsRow>,
}

/// A row of the standings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StandingsRow {
    /// By place in the list of players.
    pub player: usize,
    /// Rank as printed.
    pub rank: String,
    /// Points.
    pub points: String,
    /// One text a tie-break.
    pub values: Vec<String>,
}

/// Standings of the teams after a round, with their matches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Teams {
    /// After this round.
    pub after: u8,
    /// Code and name of each tie-break.
    pub tie_breaks: Vec<(String, String)>,
    /// The rules of the tie-breaks in words.
    pub rules: String,
    /// What is to be said of the whole.
    pub notes: Vec<String>,
    /// In order of rank.
    pub rows: Vec<TeamStandingsRow>,
}

/// Who met whom.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Crosstable {
    /// Everybody against everybody, or a column a round.
    pub form: Form,
    /// Heads of the cells.
    pub heads: Vec<String>,
    /// The rows.
    pub rows: Vec<CrosstableRow>,
    /// What is to be said of the whole.
    pub notes: Vec<String>,
}

/// Form of a crosstable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// A column a round; cells name the opponent by rank.
    #[default]
    Rounds,
    /// A column a player.
    Grid,
}

/// A row of the crosstable.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CrosstableRow {
    /// By place in the list of players.
    pub player: usize,
    /// What cells call this row.
    pub label: String,
    /// One text a cell.
    pub cells: Vec<String>,
    /// Points.
    pub points: String,
}

/// What people look at rather than read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Charts {
    /// The leaders by place in the list of players, with their points after each round.
    pub leaders: Vec<(usize, Vec<String>)>,
    /// The same drawn, by [`crate::charts::score_lines`].
    pub leaders_svg: String,
    /// What is to be said of the points.
    pub notes: Vec<String>,
    /// Bar charts.
    pub bars: Vec<BarChart>,
}

/// A bar chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BarChart {
    /// Short name in small letters.
    pub kind: String,
    /// What it shows.
    pub title: String,
    /// What each bar stands for, how many, and its length in per cent.
    pub bars: Vec<(String, u32, u32)>,
}

/// A file of the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteFile {
    /// Path inside the folder, with `/`.
    pub path: String,
    /// Content, UTF-8.
    pub text: String,
}

/// The templates there are, by name.
pub const TEMPLATES: &[(&str, &str)] = &[
    ("base.html.j2", include_str!("../../../../templates/html/base.html.j2")),
    ("parts.html.j2", include_str!("../../../../templates/html/parts.html.j2")),
    ("home.html.j2", include_str!("../../../../templates/html/home.html.j2")),
    ("players.html.j2", include_str!("../../../../templates/html/players.html.j2")),
    ("player.html.j2", include_str!("../../../../templates/html/player.html.j2")),
    ("round.html.j2", include_str!("../../../../templates/html/round.html.j2")),
    ("standings.html.j2", include_str!("../../../../templates/html/standings.html.j2")),
    ("crosstable.html.j2", include_str!("../../../../templates/html/crosstable.html.j2")),
    ("charts.html.j2", include_str!("../../../../templates/html/charts.html.j2")),
    ("games.html.j2", include_str!("../../../../templates/html/games.html.j2")),
    ("languages.html.j2", include_str!("../../../../templates/html/languages.html.j2")),
    ("site.css", include_str!("../../../../templates/html/site.css")),
    ("site.js", include_str!("../../../../templates/html/site.js")),
];

/// Templates of a user that take the place of those of the program with the same name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Templates(pub Vec<(String, String)>);

impl Templates {
    fn text<'a>(&'a self, name: &str) -> &'a str {
        let own = self.0.iter().find(|(known, _)| known == name);
        let usual = || TEMPLATES.iter().find(|(known, _)| *known == name).map_or("", |it| it.1);
        own.map_or_else(usual, |(_, text)| text)
    }
}

/// A template that does not fit its values: only one of a user can be.
#[derive(Debug, thiserror::Error)]
#[error("{0:#}")]
pub struct SiteError(#[from] minijinja::Error);

/// Makes the files of an event's site, all languages together: the first is the one the folder opens in.
///
/// # Errors
/// If a template of the user is wrong.
pub fn files(sites: &[Site], templates: &Templates) -> Result<Vec<SiteFile>, SiteError> {
    let mut environment = Environment::new();
    environment.set_syntax(SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).build()?);
    environment.set_auto_escape_callback(|_| AutoEscape::Html);
    for (name, _) in TEMPLATES.iter().filter(|(name, _)| name.ends_with(".j2")) {
        environment.add_template(name, templates.text(name))?;
    }
    let mut files = vec![
        SiteFile { path: "site.css".to_owned(), text: templates.text("site.css").to_owned() },
        SiteFile { path: "site.js".to_owned(), text: templates.text("site.js").to_owned() },
    ];
    let links = sites.iter().map(|site| {
        let code = site.language.code();
        context! { code => code, name => view::language_name(site.language), href => safe(&format!("{code}/index.html")) }
    });
    let first = sites.first().map_or("", |site| site.event.as_str());
    let languages = environment.get_template("languages.html.j2")?.render(context! {
        event => first,
        languages => links.collect::<Vec<_>>(),
        lang => sites.first().map_or("en", |site| site.language.code()),
    })?;
    files.push(SiteFile { path: "index.html".to_owned(), text: languages });
    for site in sites {
        for section in &site.sections {
            Making { environment: &environment, site, section }.pages(&mut files)?;
        }
    }
    Ok(files)
}

/// Text made here, of numbers and known names alone.
fn safe(text: &str) -> Value {
    Value::from_safe_string(text.to_owned())
}

/// The pages of one section in one language.
struct Making<'a> {
    environment: &'a Environment<'a>,
    site: &'a Site,
    section: &'a Section,
}

impl Making<'_> {
    fn pages(&self, files: &mut Vec<SiteFile>) -> Result<(), SiteError> {
        let mut page = |path: &str, template: &str, values: Value| -> Result<(), SiteError> {
            let text = self.environment.get_template(template)?.render(context! {
                ..values, ..self.frame(path)
            })?;
            files.push(SiteFile { path: self.full(path), text });
            Ok(())
        };
        page("index.html", "home.html.j2", view::home(self))?;
        page("players.html", "players.html.j2", view::players(self))?;
        for round in &self.section.rounds {
            page(&round_path(round.number), "round.html.j2", view::round(self, round))?;
            if round.boards.iter().any(|board| board.game.is_some()) {
                page(&games_path(round.number), "games.html.j2", view::games(self, round))?;
            }
        }
        if let Some(standings) = &self.section.standings {
            page("standings.html", "standings.html.j2", view::standings(self, standings))?;
        }
        if let Some(teams) = &self.section.teams {
            page("teams.html", "standings.html.j2", view::teams(self, teams))?;
        }
        if let Some(crosstable) = &self.section.crosstable {
            page("crosstable.html", "crosstable.html.j2", view::crosstable(self, crosstable))?;
        }
        if let Some(charts) = &self.section.charts {
            page("charts.html", "charts.html.j2", view::charts(self, charts))?;
        }
        for player in &self.section.players {
            page(&player_path(player.id), "player.html.j2", view::player(self, player))?;
        }
        Ok(())
    }

    /// Path inside the folder of the site.
    fn full(&self, path: &str) -> String {
        let parts = [self.site.language.code(), &self.section.folder, path];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("/")
    }

    /// From a page of this section to the folder of the language.
    fn up_to_language(&self, path: &str) -> String {
        let depth = path.matches('/').count() + usize::from(!self.section.folder.is_empty());
        "../".repeat(depth)
    }
}

fn round_path(round: u8) -> String {
    format!("round-{round}.html")
}

fn games_path(round: u8) -> String {
    format!("games-{round}.html")
}

fn player_path(id: u64) -> String {
    format!("p/{id}.html")
}
