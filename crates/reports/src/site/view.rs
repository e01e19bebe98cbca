//! Rows as values for the templates: words, links, classes.

use std::collections::BTreeMap;

use i18n::{Args, Language, Messages, args};
use minijinja::{Value, context};
use tournament::round::Color;

use super::{
    Charts, Crosstable, Form, Making, Moves, Player, Round, Standings, Teams, board, games_path,
    player_path, round_path, safe,
};
use crate::Moment;
use crate::documents::aligned_figures;
use crate::fonts::everyday_georgian;

/// A language by its own name.
pub(super) fn language_name(language: Language) -> String {
    Messages::get(language).plain("report-site-language")
}

impl Making<'_> {
    fn messages(&self) -> &'static Messages {
        Messages::get(self.site.language)
    }

    fn word(&self, key: &str) -> String {
        self.messages().plain(key)
    }

    fn with(&self, key: &str, args: &Args) -> String {
        self.messages().text(key, args)
    }

    /// What every page has: links, names, language.
    pub(super) fn frame(&self, path: &str) -> Value {
        let up = "../".repeat(path.matches('/').count());
        let to_language = self.up_to_language(path);
        let inside = self.full(path);
        let inside = inside.split_once('/').map_or("", |(_, inside)| inside);
        let others = self.site.languages.iter().filter(|it| **it != self.site.language).map(|it| {
            let code = it.code();
            let href = safe(&format!("{to_language}../{code}/{inside}"));
            context! { code => code, name => language_name(*it), href => href }
        });
        let sections = self.site.sections.iter().filter(|_| self.site.sections.len() > 1);
        let sections = sections.map(|section| {
            let folder = match section.folder.as_str() {
                "" => String::new(),
                folder => format!("{folder}/"),
            };
            context! {
                name => &section.name,
                href => safe(&format!("{to_language}{folder}index.html")),
                here => section.folder == self.section.folder,
            }
        });
        let words = |keys: &[&'static str]| -> BTreeMap<&'static str, String> {
            keys.iter().map(|key| (*key, self.word(&format!("report-site-{key}")))).collect()
        };
        context! {
            lang => self.site.language.code(),
            event => &self.site.event,
            section => &self.section.name,
            up => safe(&up),
            root => safe(&format!("{to_language}../")),
            nav => self.nav(path, &up),
            others => others.collect::<Vec<_>>(),
            sections => sections.collect::<Vec<_>>(),
            words => words(&[
                "skip", "pages", "language", "sections", "home", "first", "previous", "next", "last", "turn",
                "moves", "sort", "play", "program",
            ]),
        }
    }

    /// The pages of the section; those of rounds only where a list of all is wanted.
    fn nav(&self, path: &str, up: &str) -> Vec<Value> {
        let link = |to: &str, text: String| {
            context! { href => safe(&format!("{up}{to}")), text => text, here => to == path }
        };
        let section = self.section;
        let mut nav = vec![
            link("index.html", self.word("report-site-home")),
            link("players.html", self.word("report-site-players")),
        ];
        let is_card = path.contains('/');
        for round in section.rounds.iter().filter(|_| !is_card) {
            let text = self.with("report-head-round", &args! { "round" => round.number });
            nav.push(link(&round_path(round.number), text));
        }
        if section.standings.is_some() {
            nav.push(link("standings.html", self.word("report-standings-title")));
        }
        if section.teams.is_some() {
            nav.push(link("teams.html", self.word("report-team-standings-title")));
        }
        if section.crosstable.is_some() {
            nav.push(link("crosstable.html", self.word("report-site-crosstable")));
        }
        if section.charts.is_some() && !is_card {
            nav.push(link("charts.html", self.word("report-site-charts")));
        }
        nav
    }

    /// A player as a cell with a link.
    fn name(&self, place: usize, up: &str, heads: Heads) -> Value {
        match self.section.players.get(place) {
            None => context! { text => "?" },
            Some(player) if up.is_empty() => named(player, &player_path(player.id), heads),
            // From one card to another.
            Some(player) => named(player, &format!("{}.html", player.id), heads),
        }
    }

    /// A player at the head of a row, with a word on who has left.
    fn name_and_status(&self, place: usize) -> Value {
        let after = self.player(place).map_or("", |player| player.status.as_str());
        context! { after => after, ..self.name(place, "", Heads::Row) }
    }

    fn player(&self, place: usize) -> Option<&Player> {
        self.section.players.get(place)
    }

    fn head(&self, key: &str, long: &str, class: &str) -> Value {
        let short = self.word(key);
        context! { short => short, long => if long.is_empty() { String::new() } else { self.word(long) }, class => class }
    }

    fn heads(&self, heads: &[(&str, &str, &str)]) -> Vec<Value> {
        heads.iter().map(|(key, long, class)| self.head(key, long, class)).collect()
    }

    fn white(&self) -> (String, String) {
        (self.word("common-white"), self.word("common-black"))
    }

    /// `Round 3, 29 November 2026, 10:00`.
    fn moment(&self, moment: Moment) -> String {
        let Moment { year, month, day, hour, minute } = moment;
        self.messages().date_time((year, month, day), (hour, minute))
    }
}

/// What a name heads.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Heads {
    /// The row it stands in.
    Row,
    /// It is one of the cells.
    Nothing,
}

/// A player's name as a cell with a link; the first of a row heads it.
fn named(player: &Player, href: &str, heads: Heads) -> Value {
    let text = everyday_georgian(&player.name);
    let auto = is_right_to_left(&text);
    context! { text => text, href => safe(href), auto => auto, before => &player.title, heads => heads == Heads::Row }
}

/// Whether a text has letters that are written from right to left: its own direction is then asked of the browser.
fn is_right_to_left(text: &str) -> bool {
    text.chars().any(|sign| {
        matches!(sign, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    })
}

fn cell(text: impl Into<String>) -> Value {
    context! { text => text.into() }
}

fn linked(text: &str, href: &str) -> Value {
    context! { text => text, href => safe(href) }
}

fn number<T: ToString>(number: Option<T>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

/// A table without the columns that are empty in every row.
fn table(heads: Vec<Value>, rows: Vec<Vec<Value>>, label: String) -> Value {
    let is_empty = |value: &Value| {
        value.get_attr("text").ok().is_none_or(|text| text.as_str().is_some_and(str::is_empty))
    };
    let keep: Vec<bool> = (0..heads.len())
        .map(|at| {
            rows.is_empty() || rows.iter().any(|row| row.get(at).is_some_and(|it| !is_empty(it)))
        })
        .collect();
    let kept = |row: Vec<Value>| -> Vec<Value> {
        row.into_iter().zip(&keep).filter(|(_, keep)| **keep).map(|(cell, _)| cell).collect()
    };
    let rows: Vec<Vec<Value>> = rows.into_iter().map(kept).collect();
    context! { heads => kept(heads), rows => rows, label => label }
}

/// The first page of a section.
pub(super) fn home(making: &Making) -> Value {
    let section = making.section;
    let leaders = section.standings.as_ref().map(|standings| {
        let rows = standings.rows.iter().take(10).cloned().collect();
        let short = Standings { rows, tie_breaks: Vec::new(), ..standings.clone() };
        standings_table(making, &short)
    });
    let rounds = section.rounds.iter().map(|round| {
        let text = making.with("common-round-number", &args! { "round" => round.number });
        let games = round.boards.iter().filter(|board| board.game.is_some()).count();
        context! {
            text => text,
            href => safe(&round_path(round.number)),
            starts => &round.starts,
            games => games,
            games_text => making.with("report-site-games-count", &args! { "count" => games }),
            games_href => safe(&games_path(round.number)),
        }
    });
    let facts: Vec<(String, String)> =
        making.site.facts.iter().chain(&section.facts).cloned().collect();
    context! {
        title => &making.site.event,
        facts => facts,
        notes => &making.site.notes,
        rounds => rounds.collect::<Vec<_>>(),
        change_note => making.word("report-site-change-note"),
        rounds_title => making.word("report-site-rounds"),
        leaders => leaders,
        leaders_title => section.standings.as_ref().map(|it| after(making, it)),
        standings_href => safe("standings.html"),
        standings_text => making.word("report-site-all-standings"),
        made => making.with(
            "report-site-made",
            &args! { "moment" => making.moment(making.site.made), "entry" => making.site.as_of.as_str() },
        ),
    }
}

/// `Standings after round 5`, and whether they are final.
fn after(making: &Making, standings: &Standings) -> String {
    let key = match (standings.is_final, standings.open) {
        (true, _) => "report-site-standings-final",
        (false, 0) => "report-site-standings-after",
        (false, _) => "report-site-standings-open",
    };
    making.with(key, &args! { "round" => standings.after, "open" => standings.open })
}

/// Everybody by starting number.
pub(super) fn players(making: &Making) -> Value {
    let heads = making.heads(&[
        ("report-head-number", "report-site-long-number", "n"),
        ("common-name", "", "h"),
        ("report-head-federation", "common-federation", "l"),
        ("report-head-rating", "common-rating", "n"),
        ("common-club", "", "q"),
        ("report-site-status", "", "l"),
        ("report-head-rank", "report-site-long-rank", "n"),
        ("report-head-points", "common-points", "n"),
    ]);
    let rows = making.section.players.iter().map(|player| {
        vec![
            cell(number(player.number)),
            named(player, &player_path(player.id), Heads::Row),
            cell(&*player.federation),
            cell(number(player.rating)),
            cell(&*player.club),
            cell(&*player.status),
            cell(&*player.rank),
            cell(&*player.points),
        ]
    });
    let title = making.word("report-start-list-title");
    let count = making.section.players.len();
    context! {
        title => title.clone(),
        table => table(heads, rows.collect(), title.clone()),
        count => making.with("common-players", &args! { "count" => count }),
    }
}

/// Pairings and results of a round.
pub(super) fn round(making: &Making, round: &Round) -> Value {
    let heads = making.heads(&[
        ("report-head-board", "common-board", "n"),
        ("report-head-number", "report-site-long-number", "n"),
        ("common-white", "", "h"),
        ("report-head-rating", "common-rating", "n"),
        ("report-head-points", "common-points", "n"),
        ("common-result", "", "c"),
        ("report-head-points", "common-points", "n"),
        ("common-black", "", "l"),
        ("report-head-rating", "common-rating", "n"),
        ("report-head-number", "report-site-long-number", "n"),
    ]);
    let own = |place: usize| {
        let player = making.player(place);
        (player.and_then(|it| it.number), player.and_then(|it| it.rating))
    };
    let mut rows: Vec<Vec<Value>> = Vec::new();
    for board in &round.boards {
        let ((white, white_rating), (black, black_rating)) = (own(board.white), own(board.black));
        let result = if board.result.is_empty() { "–" } else { board.result.as_str() };
        let result = match board.game {
            Some(_) => linked(result, &format!("{}#b{}", games_path(round.number), board.board)),
            None => cell(result),
        };
        rows.push(vec![
            cell(board.board.to_string()),
            cell(number(white)),
            making.name(board.white, "", Heads::Row),
            cell(number(white_rating)),
            cell(&*board.white_points),
            result,
            cell(&*board.black_points),
            making.name(board.black, "", Heads::Nothing),
            cell(number(black_rating)),
            cell(number(black)),
        ]);
    }
    let without = round.unpaired.iter().map(|row| {
        let (own_number, rating) = own(row.player);
        vec![
            cell(number(own_number)),
            making.name(row.player, "", Heads::Row),
            cell(number(rating)),
            cell(&*row.points),
            cell(&*row.why),
        ]
    });
    let without_heads = making.heads(&[
        ("report-head-number", "report-site-long-number", "n"),
        ("common-name", "", "h"),
        ("report-head-rating", "common-rating", "n"),
        ("report-head-points", "common-points", "n"),
        ("report-site-why", "", "l"),
    ]);
    let title = making.with("common-round-number", &args! { "round" => round.number });
    let without_title = making.word("report-site-without");
    let neighbor = |number: Option<u8>| {
        let there =
            number.filter(|it| making.section.rounds.iter().any(|round| round.number == *it));
        there.map(|number| {
            let text = making.with("common-round-number", &args! { "round" => number });
            context! { text => text, href => safe(&round_path(number)) }
        })
    };
    context! {
        title => title.clone(),
        starts => &round.starts,
        notes => &round.notes,
        table => table(heads, rows, title.clone()),
        without => (!round.unpaired.is_empty())
            .then(|| table(without_heads, without.collect(), without_title.clone())),
        without_title => without_title,
        games_href => round.boards.iter().any(|it| it.game.is_some()).then(|| safe(&games_path(round.number))),
        games_text => making.word("report-site-games"),
        earlier => neighbor(round.number.checked_sub(1)),
        later => neighbor(round.number.checked_add(1)),
    }
}

fn standings_table(making: &Making, standings: &Standings) -> Value {
    let mut heads = making.heads(&[
        ("report-head-rank", "report-site-long-rank", "n"),
        ("report-head-number", "report-site-long-number", "o"),
        ("common-name", "", "h"),
        ("report-head-federation", "common-federation", "w"),
        ("report-head-rating", "common-rating", "o"),
        ("common-club", "", "k"),
        ("report-head-points", "common-points", "b"),
    ]);
    heads.extend(standings.tie_breaks.iter().map(|(code, name)| {
        context! { short => code, long => name, class => "n" }
    }));
    let n_values = standings.tie_breaks.len();
    let mut figures: Vec<Vec<String>> = standings
        .rows
        .iter()
        .map(|row| {
            (0..n_values).map(|at| row.values.get(at).cloned().unwrap_or_default()).collect()
        })
        .collect();
    aligned_figures(making.site.language, &mut figures, n_values);
    let rows = standings.rows.iter().zip(figures).map(|(row, figures)| {
        let player = making.player(row.player).cloned().unwrap_or_default();
        let mut cells = vec![
            cell(&*row.rank),
            cell(number(player.number)),
            making.name_and_status(row.player),
            cell(&*player.federation),
            cell(number(player.rating)),
            cell(&*player.club),
            cell(&*row.points),
        ];
        cells.extend(figures.into_iter().map(cell));
        cells
    });
    table(heads, rows.collect(), after(making, standings))
}

/// Standings with the names of the tie-breaks.
pub(super) fn standings(making: &Making, standings: &Standings) -> Value {
    context! {
        title => after(making, standings),
        table => standings_table(making, standings),
        tie_breaks => &standings.tie_breaks,
        tie_breaks_title => making.word("report-site-tie-breaks"),
        rules => &standings.rules,
        notes => &standings.notes,
    }
}

/// Standings of the teams; a column a round has their matches.
pub(super) fn teams(making: &Making, teams: &Teams) -> Value {
    let mut heads = making.heads(&[
        ("report-head-rank", "report-site-long-rank", "n"),
        ("report-head-number", "report-site-long-number", "o"),
        ("report-head-team", "", "h"),
        ("report-head-match-points", "", "b"),
        ("report-head-game-points", "", "n"),
    ]);
    let value =
        |(code, name): &(String, String)| context! { short => code, long => name, class => "n" };
    heads.extend(teams.tie_breaks.iter().map(value));
    heads.extend((1..=teams.after).map(|round| {
        let long = making.with("report-head-round", &args! { "round" => round });
        context! { short => round.to_string(), long => long, class => "c" }
    }));
    let n_values = teams.tie_breaks.len();
    let rows = teams.rows.iter().map(|row| {
        let mut cells = vec![
            cell(&*row.rank),
            cell(row.number.to_string()),
            cell(&*row.name),
            cell(&*row.match_points),
            cell(&*row.game_points),
        ];
        let shown = |text: Option<&String>| match text {
            Some(text) if !text.is_empty() => cell(&**text),
            // A column stays even if nothing stands in it.
            _ => cell("\u{a0}"),
        };
        cells.extend((0..n_values).map(|at| shown(row.tiebreaks.get(at))));
        cells.extend((0..usize::from(teams.after)).map(|at| shown(row.matches.get(at))));
        cells
    });
    let title = making.word("report-team-standings-title");
    let after =
        making.with("report-site-standings-after", &args! { "round" => teams.after, "open" => 0 });
    let mut notes = vec![making.word("report-team-matches")];
    notes.extend(teams.notes.iter().cloned());
    context! {
        title => title,
        table => table(heads, rows.collect(), after),
        tie_breaks => &teams.tie_breaks,
        tie_breaks_title => making.word("report-site-tie-breaks"),
        rules => &teams.rules,
        notes => notes,
    }
}

/// Crosstable by rank, or everybody against everybody.
pub(super) fn crosstable(making: &Making, crosstable: &Crosstable) -> Value {
    let mut heads = making.heads(&[
        ("report-head-rank", "report-site-long-rank", "n"),
        ("common-name", "", "h"),
        ("report-head-rating", "common-rating", "n"),
    ]);
    heads.extend(
        crosstable.heads.iter().map(|head| context! { short => head, long => "", class => "c" }),
    );
    heads.push(making.head("report-head-points", "common-points", "b"));
    let rows = crosstable.rows.iter().map(|row| {
        let rating = making.player(row.player).and_then(|it| it.rating);
        let mut cells =
            vec![cell(&*row.label), making.name_and_status(row.player), cell(number(rating))];
        // A column stays even if nothing stands in it.
        cells.extend(
            row.cells.iter().map(|text| cell(if text.is_empty() { "\u{a0}" } else { text })),
        );
        cells.push(cell(&*row.points));
        cells
    });
    let legend = match crosstable.form {
        Form::Rounds => ["report-crosstable-by-rank", "report-crosstable-legend"].as_slice(),
        Form::Grid => ["report-grid-legend"].as_slice(),
    };
    let title = making.word("report-site-crosstable");
    context! {
        title => title.clone(),
        table => table(heads, rows.collect(), title.clone()),
        legend => legend.iter().map(|key| making.word(key)).collect::<Vec<_>>(),
        notes => &crosstable.notes,
    }
}

/// Score lines of the leaders, and bars.
pub(super) fn charts(making: &Making, charts: &Charts) -> Value {
    let mut heads = making.heads(&[("common-name", "", "h")]);
    let n_rounds = charts.leaders.iter().map(|(_, points)| points.len()).max().unwrap_or(0);
    heads.extend((1..=n_rounds).map(|round| {
        let short = making.with("report-head-round", &args! { "round" => round });
        context! { short => short, long => "", class => "n" }
    }));
    let rows = charts.leaders.iter().map(|(player, points)| {
        let mut cells = vec![making.name(*player, "", Heads::Row)];
        cells.extend(points.iter().map(|points| cell(points.as_str())));
        cells
    });
    let bars = charts.bars.iter().map(|chart| {
        let bars = chart.bars.iter().map(|(label, count, percent)| {
            context! { label => label.as_str(), count => *count, percent => *percent }
        });
        context! { kind => chart.kind.as_str(), title => chart.title.as_str(), bars => bars.collect::<Vec<_>>() }
    });
    let title = making.word("report-site-leaders");
    context! {
        title => making.word("report-site-charts"),
        leaders_title => title.clone(),
        leaders => (n_rounds > 0).then(|| table(heads, rows.collect(), title.clone())),
        svg => safe(&charts.leaders_svg),
        notes => &charts.notes,
        charts => bars.collect::<Vec<_>>(),
    }
}

/// A player's card.
pub(super) fn player(making: &Making, player: &Player) -> Value {
    let up = "../";
    let (white, black) = making.white();
    let heads = making.heads(&[
        ("common-round", "", "n"),
        ("common-board", "", "n"),
        ("report-site-color", "", "l"),
        ("report-site-opponent", "", "h"),
        ("common-rating", "", "n"),
        ("common-result", "", "r"),
        ("report-head-expected", "report-legend-expected", "n"),
        ("report-head-change", "report-site-long-change", "n"),
    ]);
    let rows = player.rounds.iter().map(|round| {
        let rating = round.opponent.and_then(|at| making.player(at)).and_then(|it| it.rating);
        let result = match (round.has_moves, round.board) {
            (true, Some(board)) => {
                linked(&round.result, &format!("{up}{}#b{board}", games_path(round.round)))
            }
            _ => cell(&*round.result),
        };
        vec![
            cell(round.round.to_string()),
            cell(number(round.board)),
            cell(match round.color {
                Some(Color::White) => &*white,
                Some(Color::Black) => &*black,
                None => "",
            }),
            match round.opponent {
                Some(at) => making.name(at, up, Heads::Row),
                None => cell(&*round.without),
            },
            cell(number(rating)),
            result,
            cell(&*round.expected),
            cell(&*round.change),
        ]
    });
    let facts = [
        ("report-site-long-number", number(player.number)),
        ("common-rating", number(player.rating)),
        ("common-federation", player.federation.clone()),
        ("common-club", player.club.clone()),
        ("report-site-long-rank", player.rank.clone()),
        ("common-points", player.points.clone()),
        ("report-site-performance", number(player.performance)),
        ("report-site-long-change", player.change.clone()),
        ("report-site-status", player.status.clone()),
    ];
    let facts = facts.into_iter().filter(|(_, text)| !text.is_empty());
    let facts: Vec<(String, String)> = facts.map(|(key, text)| (making.word(key), text)).collect();
    let name = everyday_georgian(&player.name);
    context! {
        title => &name,
        auto => is_right_to_left(&name),
        person_title => &player.title,
        facts => facts,
        notes => &player.notes,
        table => (!player.rounds.is_empty())
            .then(|| table(heads, rows.collect(), making.word("report-site-games-of"))),
    }
}

/// The games of a round, to be read and played through.
pub(super) fn games(making: &Making, round: &Round) -> Value {
    let games = round.boards.iter().filter_map(|board| {
        let moves = board.game.as_ref()?;
        Some(context! {
            board => board.board,
            head => making.with("common-board-number", &args! { "board" => board.board }),
            white => making.name(board.white, "", Heads::Row),
            black => making.name(board.black, "", Heads::Nothing),
            result => &board.result,
            moves => moves_text(moves),
            start => &moves.start,
            coded => safe(&moves.moves.iter().map(|(_, coded)| coded.as_str()).collect::<Vec<_>>().join(" ")),
            men => safe(&board::men(&moves.last)),
            caption => making.with("report-site-last-position", &args! { "move" => last_move(moves) }),
            note => &moves.note,
        })
    });
    let title = making.with("report-site-games-of-round", &args! { "round" => round.number });
    context! {
        title => title.clone(),
        games => games.collect::<Vec<_>>(),
        symbols => safe(&board::symbols()),
        round_href => safe(&round_path(round.number)),
        round_text => making.with("common-round-number", &args! { "round" => round.number }),
        hint => making.word("report-site-games-hint"),
    }
}

/// `1. e4 e5 2. Nf3`; a number stays in the line of its move.
fn moves_text(moves: &Moves) -> String {
    let mut text = String::new();
    for (at, (written, _)) in (usize::from(moves.black_begins)..).zip(&moves.moves) {
        let number = moves.first as usize + at / 2;
        if !text.is_empty() {
            text.push(' ');
        }
        if at.is_multiple_of(2) {
            text.push_str(&format!("{number}.\u{a0}"));
        } else if text.is_empty() {
            text.push_str(&format!("{number}...\u{a0}"));
        }
        text.push_str(written);
    }
    text
}

fn last_move(moves: &Moves) -> String {
    let Some((written, _)) = moves.moves.last() else { return String::new() };
    let at = moves.moves.len() - 1 + usize::from(moves.black_begins);
    let dots = if at.is_multiple_of(2) { "." } else { "..." };
    format!("{}{dots} {written}", moves.first as usize + at / 2)
}
