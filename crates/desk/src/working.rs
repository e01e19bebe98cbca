//! How a tie-break came about, in words: the rule with its article, and a line for each round.

use i18n::{Args, Messages, args};
use tournament::ids::Tpn;
use tournament::points::Points;
use tournament::round::{Color, Score};
use tournament::standings::{Detail, Working};
use tournament::team::{Side, TeamKind, TeamWorking};
use tournament::tiebreak::{
    Category, Code, Contribution, Cut, DirectEncounter, EncounterTable, Fate, Fore, Forfeits,
    Hundredths, Kind, Performance, Value, Why, performance::pd,
};

use crate::api::tables::{WorkingLine, WorkingView};
use crate::words::{self, Telling};

/// The article that defines a tie-break; the numbers are the same in both editions of C.07.
pub(crate) fn article(kind: Kind) -> &'static str {
    match kind {
        Kind::Pts => "C.07 4.2",
        Kind::De => "C.07 6",
        Kind::Win => "C.07 7.1",
        Kind::Won => "C.07 7.2",
        Kind::Bpg => "C.07 7.3",
        Kind::Bwg => "C.07 7.4",
        Kind::Ps => "C.07 7.5",
        Kind::Rep => "C.07 7.6",
        Kind::Std => "C.07 7.7",
        Kind::Tpn => "C.07 7.8",
        Kind::Bh => "C.07 8.1",
        Kind::Aob => "C.07 8.2",
        Kind::Fb => "C.07 8.3",
        Kind::Sb => "C.07 9.1",
        Kind::Ks => "C.07 9.2",
        Kind::Aro => "C.07 10.1",
        Kind::Tpr => "C.07 10.2",
        Kind::Ptp => "C.07 10.3",
        Kind::Apro => "C.07 10.4",
        Kind::Appo => "C.07 10.5",
        Kind::Rtng => "C.07 10.6",
        Kind::Lot => "C.07 4.2",
        Kind::Keizer | Kind::Hand => "",
    }
}

/// The rule in sentences: what the tie-break is, then what its modifiers do.
pub(crate) fn rule(code: Code, messages: &Messages) -> String {
    let key = format!("output-rule-{}", code.kind.acronym().to_lowercase());
    let own = messages.text(&key, &args! { "article" => article(code.kind) });
    [vec![own], modifiers(code, messages)].concat().join(" ")
}

/// What the modifiers of a code do, a sentence each.
pub(crate) fn modifiers(code: Code, messages: &Messages) -> Vec<String> {
    let mut sentences = Vec::new();
    match code.cut {
        Cut::Nothing => {}
        Cut::Lowest(count) if code.kind == Kind::Ps => {
            sentences.push(messages.text("output-rule-cut-rounds", &args! { "count" => count }));
        }
        // Of products it is the opponent's score that says which goes.
        Cut::Lowest(count) => {
            let product = code.kind == Kind::Sb;
            let key = if product { "output-rule-cut-low-product" } else { "output-rule-cut-low" };
            sentences.push(messages.text(key, &args! { "count" => count }));
        }
        Cut::Both(count) => {
            let product = code.kind == Kind::Sb;
            let key = if product { "output-rule-cut-both-product" } else { "output-rule-cut-both" };
            sentences.push(messages.text(key, &args! { "count" => count }));
        }
    }
    if code.limit != 0 {
        let points = messages.points(i32::from(code.limit) * Points::HALF.0);
        sentences.push(messages.text("output-rule-limit", &args! { "points" => points }));
    }
    if code.fore == Fore::Yes {
        sentences.push(messages.plain("output-rule-fore"));
    }
    if code.forfeits == Forfeits::Played {
        sentences.push(messages.plain("output-rule-forfeits-played"));
    }
    if code.direction == tournament::tiebreak::Direction::Reversed {
        sentences.push(messages.plain("output-rule-reversed"));
    }
    sentences
}

/// A working in words.
pub(crate) fn view(working: &Working, roster: Telling<'_>) -> WorkingView {
    let messages = roster.messages;
    let title = args! {
        "name" => player(working.tpn, roster),
        "tiebreak" => words::tie_break_name(working.code, messages),
    };
    let mut lines: Vec<WorkingLine> =
        working.lines.iter().map(|line| round_line(line, working.code.kind, roster)).collect();
    if working.code.kind == Kind::Ptp {
        for (line, told) in lines.iter_mut().zip(&working.lines) {
            line.why = [expected_of(told, working.value, messages), std::mem::take(&mut line.why)]
                .concat();
        }
    }
    match &working.detail {
        Detail::Lines => lines.extend(outside(working, messages)),
        Detail::OwnValue(own) => lines.push(note(
            messages.plain("output-working-own-value"),
            hundredths(*own, messages),
            String::new(),
        )),
        Detail::Limit(limit) => lines.push(note(
            messages.plain("output-working-limit"),
            hundredths(*limit, messages),
            String::new(),
        )),
        Detail::Performance(None) => {
            lines.push(note(
                messages.plain("output-working-no-games"),
                String::new(),
                String::new(),
            ));
        }
        Detail::Performance(Some(made)) => {
            lines.extend(performance(made, working.code.kind, messages));
            if working.code.kind == Kind::Ptp {
                lines.extend(perfect(working, made, messages));
            }
        }
        Detail::Dropped { unrated } => {
            let count = args! { "count" => *unrated };
            lines.push(note(
                messages.text("output-working-dropped", &count),
                String::new(),
                messages.plain("output-working-dropped-cure"),
            ));
        }
        Detail::Encounter(encounter) => lines.extend(direct(encounter, working.tpn, roster)),
    }
    WorkingView {
        title: messages.text("output-working-title", &title),
        rule: rule(working.code, messages),
        lines,
        value: messages.decimal(&working.code.text(working.value)),
    }
}

fn player(tpn: Tpn, roster: Telling<'_>) -> String {
    match roster.history.row(tpn) {
        Some(row) if !row.name.is_empty() => row.name.clone(),
        _ => roster.messages.text("desk-player-erased", &args! { "number" => tpn.0 }),
    }
}

fn note(what: String, value: String, why: String) -> WorkingLine {
    WorkingLine { round: 0, what, value, cut: false, why }
}

fn hundredths(amount: Hundredths, messages: &Messages) -> String {
    messages.decimal(&amount.to_string())
}

pub(crate) fn round_line(line: &Contribution, kind: Kind, roster: Telling<'_>) -> WorkingLine {
    let messages = roster.messages;
    let left_out = line.fate == Fate::LeftOut;
    let mut why: Vec<String> = source(line, kind, roster).into_iter().collect();
    match line.fate {
        Fate::Counted | Fate::LeftOut => {}
        Fate::CutLow if line.voluntary => {
            why.push(messages.plain("output-working-cut-voluntary"));
        }
        Fate::CutLow => why.push(messages.plain(match kind {
            Kind::Sb => "output-working-cut-low-product",
            _ => "output-working-cut-low",
        })),
        Fate::CutHigh => why.push(messages.plain(match kind {
            Kind::Sb => "output-working-cut-high-product",
            _ => "output-working-cut-high",
        })),
    }
    WorkingLine {
        round: line.round.0,
        what: what(line, roster),
        value: if left_out { String::new() } else { hundredths(line.amount, messages) },
        cut: matches!(line.fate, Fate::CutLow | Fate::CutHigh),
        why: why.join(" "),
    }
}

/// The opponent with color and result, or what stood in for one.
fn what(line: &Contribution, roster: Telling<'_>) -> String {
    use tournament::history::Cell;
    let messages = roster.messages;
    let (opponent, color, result) = match line.cell {
        Cell::Bye(kind) => return words::bye_text(kind, messages),
        Cell::Game { opponent, color, score, .. } => {
            (opponent, color, score_text(score).to_owned())
        }
        Cell::Forfeit { opponent, color, won } => {
            (opponent, color, if won { "+" } else { "-" }.to_owned())
        }
        Cell::Open { opponent, color } => (opponent, color, "*".to_owned()),
    };
    let color = match color {
        Color::White => messages.plain("report-crosstable-white"),
        Color::Black => messages.plain("report-crosstable-black"),
    };
    let args = args! {
        "number" => opponent.0, "name" => player(opponent, roster), "color" => color, "result" => result
    };
    messages.text("output-working-opponent", &args)
}

fn score_text(score: Score) -> &'static str {
    match score {
        Score::Win => "1",
        Score::Draw => "½",
        Score::Loss => "0",
    }
}

/// Where the number of a line comes from, if it needs a word.
fn source(line: &Contribution, kind: Kind, roster: Telling<'_>) -> Option<String> {
    let messages = roster.messages;
    let taken = line.taken.map_or_else(String::new, |taken| hundredths(taken, messages));
    let args = args! { "score" => taken.clone(), "points" => messages.points(line.points.0) };
    let product = kind == Kind::Sb && line.taken.is_some();
    let key = match line.why {
        Why::OpponentScore => None,
        Why::OpponentAdjusted => Some("output-source-opponent-adjusted"),
        Why::OwnScore => Some("output-source-own-score"),
        Why::LimitedByOpponent => Some("output-source-limited-by-opponent"),
        Why::LimitedByDraws => Some("output-source-limited-by-draws"),
        Why::DrawnFinalRound => Some("output-source-drawn-final-round"),
        Why::Result => None,
        Why::KeizerValue => Some("output-source-keizer-value"),
        Why::KeizerShare => Some("output-source-keizer-share"),
        Why::RunningScore => Some("output-source-running-score"),
        Why::OpponentTieBreak => Some("output-source-opponent-tiebreak"),
        Why::OpponentRating => None,
        Why::UnratedCountsAs => Some("output-source-unrated"),
        Why::ReachedLimit => Some("output-source-reached-limit"),
        Why::BelowLimit => Some("output-source-below-limit"),
        Why::NotPlayed if line.category == Category::Open => Some("output-source-open"),
        Why::NotPlayed => Some("output-source-not-played"),
        Why::NoOpponent => Some("output-source-no-opponent"),
        Why::Annulled => Some("output-source-annulled"),
    };
    let mut sentences: Vec<String> = key.map(|key| messages.text(key, &args)).into_iter().collect();
    if product {
        sentences.push(messages.text("output-source-product", &args));
    }
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

fn performance(made: &Performance, kind: Kind, messages: &Messages) -> Vec<WorkingLine> {
    let points = messages.points(i32::from(made.half_points) * Points::HALF.0);
    let score = args! { "points" => points, "games" => made.games };
    let mut lines = vec![note(
        messages.plain("output-working-average"),
        made.average.to_string(),
        messages.text("output-working-score", &score),
    )];
    if kind == Kind::Tpr {
        lines.push(note(
            messages.plain("output-working-difference"),
            made.difference.to_string(),
            messages.text("output-working-percent", &args! { "percent" => made.percent }),
        ));
    }
    lines
}

/// Of what no game decides: where the value comes from, or that there is none.
fn outside(working: &Working, messages: &Messages) -> Option<WorkingLine> {
    let given = working.value.number().is_some();
    let key = match (working.code.kind, given) {
        (Kind::Hand, true) => "output-working-by-hand",
        (Kind::Hand, false) => "output-working-no-value",
        (Kind::Lot, true) => "output-working-lot",
        (Kind::Lot, false) => "output-working-no-lot",
        _ => return None,
    };
    let value = messages.decimal(&working.code.text(working.value));
    Some(note(messages.plain(key), value, String::new()))
}

/// The rating of an opponent of a performance; none where the line is not in it.
fn opponent_rating(line: &Contribution) -> Option<i32> {
    let counted = line.fate == Fate::Counted && line.taken.is_some();
    i32::try_from(line.amount.0 / 100).ok().filter(|_| counted)
}

/// B.02 8.1.2 in hundredths, of the rating that a value is.
fn expected(value: i32, opponent: i32) -> i64 {
    i64::from(pd(value.saturating_sub(opponent)))
}

fn rating_of(value: Value) -> Option<i32> {
    value.number().and_then(|it| i32::try_from(it.numerator()).ok())
}

/// What the perfect performance is expected to score against one opponent.
fn expected_of(line: &Contribution, value: Value, messages: &Messages) -> String {
    let Some((value, opponent)) = rating_of(value).zip(opponent_rating(line)) else {
        return String::new();
    };
    let args = args! {
        "rating" => value.to_string(),
        "expected" => hundredths(Hundredths(expected(value, opponent)), messages),
    };
    format!("{} ", messages.text("output-working-expected", &args)).trim_end().to_owned()
}

/// C.07 10.3: that the value is enough for the score, and that one less is not.
fn perfect(working: &Working, made: &Performance, messages: &Messages) -> Vec<WorkingLine> {
    let Some(value) = rating_of(working.value) else { return Vec::new() };
    let ratings: Vec<i32> = working.lines.iter().filter_map(opponent_rating).collect();
    if made.half_points == 0 {
        let lowest = ratings.iter().min().map_or_else(String::new, ToString::to_string);
        let why = messages.text("output-working-perfect-zero", &args! { "lowest" => lowest });
        return vec![note(why, value.to_string(), String::new())];
    }
    let points = messages.points(i32::from(made.half_points) * Points::HALF.0);
    let line = |value: i32, key: &str| {
        let sum = ratings.iter().map(|opponent| expected(value, *opponent)).sum();
        let args = args! { "rating" => value.to_string(), "points" => points.clone() };
        note(
            messages.text("output-working-expected-sum", &args),
            hundredths(Hundredths(sum), messages),
            messages.text(key, &args),
        )
    };
    vec![
        line(value, "output-working-expected-enough"),
        line(value - 1, "output-working-expected-below"),
    ]
}

/// The mini-tables in which the player stands.
fn direct(encounter: &DirectEncounter, tpn: Tpn, roster: Telling<'_>) -> Vec<WorkingLine> {
    let mut lines = Vec::new();
    for table in &encounter.tables {
        lines.extend(encounter_lines(table, tpn, roster));
    }
    if lines.is_empty() {
        let alone = roster.messages.plain("output-direct-alone");
        lines.push(note(alone, String::new(), String::new()));
    }
    lines
}

/// One table of encounters; none where the participant is not in it.
pub(crate) fn encounter_lines(
    table: &EncounterTable,
    tpn: Tpn,
    roster: Telling<'_>,
) -> Vec<WorkingLine> {
    let messages = roster.messages;
    let mut lines = Vec::new();
    if table.rows.iter().any(|row| row.tpn == tpn) {
        let key =
            if table.complete { "output-direct-complete" } else { "output-direct-incomplete" };
        let size = args! { "players" => table.rows.len() };
        lines.push(note(messages.text(key, &size), String::new(), String::new()));
        for row in &table.rows {
            let number = |ratio: tournament::tiebreak::Ratio| messages.decimal(&ratio.to_string());
            let mut why = Vec::new();
            if row.missing > 0 {
                let range = args! {
                    "missing" => row.missing, "least" => number(row.least), "most" => number(row.most)
                };
                why.push(messages.text("output-direct-range", &range));
            }
            why.push(match row.place {
                Some(place) => messages.text("output-direct-place", &args! { "place" => place }),
                None => messages.text("output-direct-next-table", &Args::none()),
            });
            lines.push(note(player(row.tpn, roster), number(row.sum), why.join(" ")));
        }
    }
    lines
}

/// What of a team's tie-break is no line of a round: the boards with the byes, the tables of the encounters.
pub(crate) fn of_team(made: &TeamWorking, roster: Telling<'_>) -> Vec<WorkingLine> {
    let messages = roster.messages;
    let mut lines = Vec::new();
    for (number, points) in (1_u16..).zip(&made.boards) {
        let board = messages.text("output-team-board", &args! { "number" => number });
        lines.push(note(board, messages.points(points.0), String::new()));
    }
    for (round, kind, points) in &made.byes {
        let bye = words::bye_text(*kind, messages);
        let args =
            args! { "round" => round.0, "bye" => bye, "points" => messages.points(points.0) };
        lines.push(note(messages.text("output-team-bye", &args), String::new(), String::new()));
    }
    for (side, table) in &made.tables {
        let rows = encounter_lines(table, made.tpn, roster);
        if !rows.is_empty() {
            let score = messages.plain(match side {
                Side::Match => "output-column-match-points",
                Side::Game => "output-column-game-points",
            });
            lines.push(note(score, String::new(), String::new()));
            lines.extend(rows);
        }
    }
    let meets = matches!(made.code.kind, TeamKind::Encounter(_) | TeamKind::Individual(Kind::De));
    if meets && lines.is_empty() {
        lines.push(note(messages.plain("output-direct-alone-team"), String::new(), String::new()));
    }
    lines
}
