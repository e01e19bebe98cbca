//! The systems beside the Dutch one in words: why a board, a float, a bye, why not these two, what is worse by hand.

use std::collections::BTreeSet;

use i18n::{Args, Messages, args};
use pairing::field::ByeBar;
use pairing::review::Article;
use pairing::systems::reasons::{
    self, Bar, Behind, BoardOfTable, BoardReason, ByeElse, Group, Meetings, Reasons, Rule, Step,
    TableWhy, WhyNot,
};
use pairing::systems::{Board, ColorBecause, Round, System};
use serde_json::{Value, json};
use tournament::berger;
use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::round::Color;

use crate::words::Telling;
use crate::{explain, why};

/// A round of one of these systems, and what it was drawn from.
#[derive(Clone, Copy)]
pub struct SystemRound<'a> {
    /// The system with its readings.
    pub system: System,
    /// Everybody and what they played.
    pub history: &'a History,
    /// The round.
    pub round: RoundNo,
    /// Who is not to be paired.
    pub absent: &'a BTreeSet<Tpn>,
    /// What was drawn.
    pub drawn: &'a Round,
}

impl SystemRound<'_> {
    /// Groups and boards; none where the round follows from a table.
    pub(crate) fn reasons(&self) -> Option<Reasons> {
        let SystemRound { system, history, round, absent, drawn } = *self;
        reasons::reasons(system, history, round, absent, drawn).ok().flatten()
    }
}

/// `C.04.6 C4`, or empty.
pub(crate) fn cited(article: Article) -> String {
    article.to_string()
}

/// A sentence with its article in brackets.
pub(crate) fn citing(text: String, article: Article) -> String {
    match cited(article) {
        none if none.is_empty() => text,
        article => format!("{text} ({article})"),
    }
}

/// That a round of a system is one of the Dutch.
pub(crate) fn dutch_round(system: System, messages: &Messages) -> String {
    citing(messages.plain("desk-system-by-dutch"), system.article(Step::Repeats))
}

/// Why two players meet, and with these colors.
pub(crate) fn board(
    asked: &SystemRound<'_>,
    reasons: Option<&Reasons>,
    board: &Board,
    telling: Telling<'_>,
) -> Vec<String> {
    let found = reasons.and_then(|it| {
        let own = it.boards.iter().find(|it| it.white == board.white && it.black == board.black);
        own.map(|own| (it, own))
    });
    let mut why = match found {
        Some((reasons, own)) => in_group(asked, reasons, own, board, telling),
        None => of_table(asked, board, telling),
    };
    let due = found.map(|(_, own)| (own.white_due, own.black_due));
    if board.color != ColorBecause::Table {
        why.push(color(asked.system, board, due.unwrap_or_default(), telling));
    }
    // How groups are paired is the same for every board, and comes last.
    if found.is_some() && !asked.system.chapter().is_empty() {
        let by = telling.messages.plain(&format!("desk-system-by-{}", asked.system.code()));
        why.push(citing(by, asked.system.article(Step::Group)));
    }
    why
}

fn in_group(
    asked: &SystemRound<'_>,
    reasons: &Reasons,
    own: &BoardReason,
    board: &Board,
    telling: Telling<'_>,
) -> Vec<String> {
    let (messages, system) = (telling.messages, asked.system);
    let mut why = Vec::new();
    if let System::Keizer(_) = system {
        let args = args! { "higher" => explain::name(board.higher, telling) };
        why.push(messages.text("desk-system-keizer-neighbors", &args));
    } else {
        let group = &reasons.groups[own.group];
        let score = messages.points(group.score.unwrap_or_default().0);
        let (white, black) = (board.white_score.0, board.black_score.0);
        if white == black {
            let args = args! {
                "score" => messages.points(white),
                "players" => group.residents.len() + group.came.len(),
            };
            why.push(messages.text("desk-system-group", &args));
        } else {
            let (down, up) = match white > black {
                true => ((board.white, white), (board.black, black)),
                false => ((board.black, black), (board.white, white)),
            };
            let args = args! {
                "down" => explain::name(down.0, telling), "downScore" => messages.points(down.1),
                "up" => explain::name(up.0, telling), "upScore" => messages.points(up.1),
                "score" => score,
            };
            let text = messages.text("desk-system-other-score", &args);
            why.push(citing(text, Rule::Floaters.article(system)));
        }
    }
    for rule in &own.unmet {
        let text = messages.plain(&format!("desk-system-unmet-{}", key(*rule)));
        why.push(citing(text, rule.article(system)));
    }
    why
}

fn of_table(asked: &SystemRound<'_>, board: &Board, telling: Telling<'_>) -> Vec<String> {
    let (messages, system) = (telling.messages, asked.system);
    let found = reasons::board_of_table(system, asked.history, asked.round, board);
    let seeds = |of: &[usize]| of.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
    match found {
        None => Vec::new(),
        Some(BoardOfTable::SecondGame) => {
            let text = messages.plain("desk-system-second-game");
            vec![citing(text, system.article(Step::Repeats))]
        }
        Some(BoardOfTable::Row { row, first, second, size }) => {
            let args = args! {
                "row" => row.0, "first" => first, "second" => second, "size" => size,
            };
            vec![messages.text("desk-system-row", &args), messages.plain("desk-system-row-color")]
        }
        Some(BoardOfTable::Tree { size, one, other }) => {
            let last =
                if one.len() + other.len() == asked.history.players.len() { "yes" } else { "no" };
            let first = one.len() == 1 && other.len() == 1 && asked.round == RoundNo(1);
            let args = args! {
                "size" => size, "one" => seeds(&one), "other" => seeds(&other), "last" => last,
            };
            let key = if first { "desk-system-tree-first" } else { "desk-system-tree" };
            vec![messages.text(key, &args)]
        }
    }
}

/// Why the colors of a board are as they are.
fn color(
    system: System,
    board: &Board,
    (white_due, black_due): (Option<Color>, Option<Color>),
    telling: Telling<'_>,
) -> String {
    let messages = telling.messages;
    let lower = if board.higher == board.white { board.black } else { board.white };
    let due = |color: Option<Color>| {
        messages.plain(match color {
            Some(Color::White) => "desk-system-due-white",
            Some(Color::Black) => "desk-system-due-black",
            None => "desk-system-due-none",
        })
    };
    let granted = if black_due == Some(Color::Black) { board.black } else { board.white };
    let args = args! {
        "white" => explain::name(board.white, telling),
        "black" => explain::name(board.black, telling),
        "higher" => explain::name(board.higher, telling),
        "lower" => explain::name(lower, telling),
        "granted" => explain::name(granted, telling),
        "whiteDue" => due(white_due),
        "blackDue" => due(black_due),
    };
    let key = match board.color {
        ColorBecause::Initial => "desk-system-color-initial",
        ColorBecause::BothGranted => "desk-system-color-granted",
        ColorBecause::Stronger => "desk-system-color-stronger",
        ColorBecause::FewerWhites => "desk-system-color-fewer",
        ColorBecause::Alternate | ColorBecause::Table => "desk-system-color-alternate",
        ColorBecause::HigherRanked => "desk-system-color-higher",
        ColorBecause::LowerRanked => "desk-system-color-lower",
    };
    let (own, theirs) =
        if board.higher == board.white { (white_due, black_due) } else { (black_due, white_due) };
    citing(messages.text(key, &args), system.color_article(board.color, own, theirs))
}

/// Why the bye goes where it goes, and not to those who would come before.
pub(crate) fn bye(asked: &SystemRound<'_>, telling: Telling<'_>) -> Vec<String> {
    /// Told one by one; a field may have hundreds.
    const MOST: usize = 6;
    let SystemRound { system, history, round, absent, drawn } = *asked;
    let Some(taker) = drawn.bye else { return Vec::new() };
    let args = args! { "name" => explain::name(taker, telling) };
    let (key, step) = match system {
        System::Lim(_) => ("desk-system-bye-lim", Step::Bye),
        System::Keizer(_) => ("desk-system-bye-keizer", Step::Bye),
        System::DoubleSwiss(_) if reasons::is_second_game(system, round) => {
            ("desk-system-bye-second-game", Step::Repeats)
        }
        System::Burstein(_) => ("desk-system-bye-burstein", Step::Bye),
        System::Dubov(_)
        | System::DoubleSwiss(_)
        | System::SwissTeam(_)
        | System::Knockout
        | System::Scheveningen => ("desk-system-bye", Step::Bye),
    };
    let mut told = vec![citing(telling.messages.text(key, &args), system.article(step))];
    let others = reasons::why_bye(system, history, round, absent, drawn).unwrap_or_default();
    let score = ByeElse::After(Rule::ByeScore);
    let others = others.iter().filter(|(_, why)| *why != score);
    told.extend(others.take(MOST).map(|(tpn, why)| bye_else(*tpn, *why, system, telling)));
    told
}

fn bye_else(player: Tpn, why: ByeElse, system: System, telling: Telling<'_>) -> String {
    let args = args! { "name" => explain::name(player, telling) };
    let (text, args, article) = match why {
        ByeElse::Barred(ByeBar::HadBye(round)) => {
            ("had", args.with("round", round.0), system.article(Step::ByeAllowed))
        }
        ByeElse::Barred(ByeBar::PointsUnplayed(round)) => {
            ("points", args.with("round", round.0), system.article(Step::ByeAllowed))
        }
        ByeElse::After(rule @ Rule::ByeAgain) => ("again", args, rule.article(system)),
        ByeElse::After(rule @ Rule::ByeScore) => ("score", args, rule.article(system)),
        ByeElse::After(rule @ Rule::ByeGames) => ("games", args, rule.article(system)),
        ByeElse::After(rule) => ("rank", args, rule.article(system)),
        ByeElse::Incomplete => ("incomplete", args, system.article(Step::Completion)),
    };
    citing(telling.messages.text(&format!("desk-system-no-bye-{text}"), &args), article)
}

/// Why somebody is where they are: the float, the bye or why not, and the next best for the board.
pub(crate) fn player(asked: &SystemRound<'_>, player: Tpn, telling: Telling<'_>) -> Vec<String> {
    let SystemRound { system, history, round, absent, drawn } = *asked;
    let own = drawn.boards.iter().find(|it| it.white == player || it.black == player);
    let Some(own) = own else {
        if drawn.bye == Some(player) {
            return bye(asked, telling);
        }
        let args = args! { "name" => explain::name(player, telling) };
        let key = match (drawn.free.contains(&player), system) {
            (true, System::Knockout) => "desk-system-free-tree",
            (true, _) => "desk-system-free-table",
            (false, System::Knockout) => "desk-system-not-out",
            (false, _) => "desk-why-not-absent",
        };
        return vec![telling.messages.text(key, &args)];
    };
    let mut why: Vec<String> = floated(asked, player, telling).into_iter().collect();
    why.extend(board(asked, asked.reasons().as_ref(), own, telling));
    if drawn.bye.is_some() {
        let others = reasons::why_bye(system, history, round, absent, drawn).unwrap_or_default();
        let not = others.into_iter().find(|(tpn, _)| *tpn == player);
        why.extend(not.map(|(tpn, not)| bye_else(tpn, not, system, telling)));
    }
    why.extend(next_best(asked, own, telling));
    why
}

/// Why a player meets another score.
pub(crate) fn floated(
    asked: &SystemRound<'_>,
    player: Tpn,
    telling: Telling<'_>,
) -> Option<String> {
    let SystemRound { system, history, round, absent, drawn } = *asked;
    let own = drawn.boards.iter().find(|it| it.white == player || it.black == player)?;
    if own.white_score == own.black_score {
        return None;
    }
    let args = args! { "name" => explain::name(player, telling) };
    let found = reasons::why_floated(system, history, round, absent, drawn, player);
    Some(match found.ok().flatten() {
        Some(found) => behind(&found, "desk-system-floated", args, system, telling),
        None => {
            let text = telling.messages.text("desk-system-floated-legal", &args);
            citing(text, system.article(Step::Completion))
        }
    })
}

/// What the best pairing without a board would have broken; none where no criteria are weighed.
pub(crate) fn next_best(
    asked: &SystemRound<'_>,
    board: &Board,
    telling: Telling<'_>,
) -> Option<String> {
    Some(match other(asked, board)? {
        Some(found) => worse_told(&found, asked.system, telling),
        None => telling.messages.plain("desk-worse-none"),
    })
}

/// The same for programs.
pub(crate) fn next_best_data(
    asked: &SystemRound<'_>,
    board: &Board,
    telling: Telling<'_>,
) -> Value {
    let Some(Some(found)) = other(asked, board) else { return Value::Null };
    let mut data = behind_data(&found, asked.system);
    data["text"] = json!(worse_told(&found, asked.system, telling));
    data
}

fn worse_told(found: &Behind, system: System, telling: Telling<'_>) -> String {
    behind(found, "desk-system-worse", Args::none(), system, telling)
}

/// Where the best pairing without a board falls behind, if there is another; none where there is no such question.
fn other(asked: &SystemRound<'_>, board: &Board) -> Option<Option<Behind>> {
    let SystemRound { system, history, round, absent, drawn } = *asked;
    let follows = matches!(system, System::Knockout | System::Scheveningen)
        || reasons::is_second_game(system, round);
    let two = (board.white, board.black);
    match follows {
        true => None,
        false => reasons::next_best(system, history, round, absent, drawn, two).ok(),
    }
}

/// A group for programs.
pub(crate) fn group(group: &Group) -> Value {
    let all = |of: &[Tpn]| of.iter().map(|tpn| tpn.0).collect::<Vec<_>>();
    json!({
        "score": group.score.map(|it| it.to_string()),
        "residents": all(&group.residents),
        "floatersIn": all(&group.came),
        "floatersOut": all(&group.went),
    })
}

/// What gets worse, in a sentence of that key.
fn behind(
    found: &Behind,
    sentence: &str,
    mut args: Args,
    system: System,
    telling: Telling<'_>,
) -> String {
    let messages = telling.messages;
    args.set("rule", messages.plain(&format!("desk-system-rule-{}", key(found.rule))));
    let text = match found.score {
        Some(score) => {
            args.set("score", messages.points(score.0));
            messages.text(sentence, &args)
        }
        None => messages.text(&format!("{sentence}-whole"), &args),
    };
    citing(text, found.rule.article(system))
}

/// What a pairing by hand does less well than the one drawn: a key, the article, a sentence.
pub(crate) fn worse(
    asked: &SystemRound<'_>,
    pairs: &[(Tpn, Tpn)],
    bye: Option<Tpn>,
    telling: Telling<'_>,
) -> Vec<(String, String, String)> {
    let SystemRound { system, history, round, absent, drawn } = *asked;
    let found = reasons::worse(system, history, round, absent, drawn, (pairs, bye));
    let told = found.iter().map(|it| {
        let messages = telling.messages;
        let args = args! {
            "rule" => messages.plain(&format!("desk-system-rule-{}", key(it.rule))),
            "score" => messages.points(it.score.unwrap_or_default().0),
        };
        let sentence = match it.score {
            Some(_) => "desk-system-finding-worse",
            None => "desk-system-finding-worse-whole",
        };
        let article = cited(it.rule.article(system));
        (format!("worse-{}", key(it.rule)), article, messages.text(sentence, &args))
    });
    told.collect()
}

/// Why two players do not meet, in one sentence.
pub(crate) fn told(
    why: &WhyNot,
    (a, b): (Tpn, Tpn),
    system: System,
    telling: Telling<'_>,
) -> String {
    let messages = telling.messages;
    let name = |tpn: Tpn| explain::name(tpn, telling);
    let args = args! { "a" => name(a), "b" => name(b) };
    match why {
        WhyNot::Dutch(why) => why::told(why, (a, b), telling),
        WhyNot::TheyMeet => messages.text("desk-why-not-they-meet", &args),
        WhyNot::Unknown(tpn) => messages.text("desk-why-not-unknown", &args! { "number" => tpn.0 }),
        WhyNot::Absent(tpn) => {
            messages.text("desk-why-not-absent", &args! { "name" => name(*tpn) })
        }
        WhyNot::Same => messages.plain("desk-why-not-same"),
        WhyNot::Barred(bar) => {
            let (text, step) = match bar {
                Bar::Met(round) => {
                    let text = messages.text("desk-system-not-met", &args.with("round", round.0));
                    (text, Step::Rematch)
                }
                Bar::Prohibited => {
                    (messages.text("desk-system-not-prohibited", &args), Step::Rematch)
                }
                Bar::Colors => (messages.text("desk-system-not-colors", &args), Step::SameColors),
            };
            citing(text, system.article(step))
        }
        WhyNot::NoCompletion => {
            let text = messages.text("desk-system-not-completion", &args);
            citing(text, system.article(Step::Completion))
        }
        WhyNot::Behind(found) => behind(found, "desk-system-not-behind", args, system, telling),
        WhyNot::Table(why) => {
            let text = table_told(why, (a, b), telling);
            match why {
                TableWhy::SecondGame => citing(text, system.article(Step::Repeats)),
                _ => text,
            }
        }
    }
}

/// Where two players of a table meet instead.
fn table_told(why: &TableWhy, (a, b): (Tpn, Tpn), telling: Telling<'_>) -> String {
    let messages = telling.messages;
    let args = args! { "a" => explain::name(a, telling), "b" => explain::name(b, telling) };
    match why {
        TableWhy::Rounds(meetings) => meetings_told(meetings, (a, b), telling),
        TableWhy::SameTeam => messages.text("desk-system-not-same-team", &args),
        TableWhy::SecondGame => messages.text("desk-system-not-second-game", &args),
        TableWhy::Out(tpn) => {
            let args = args! { "name" => explain::name(*tpn, telling) };
            messages.text("desk-system-not-out", &args)
        }
        TableWhy::Tree(round) => {
            messages.text("desk-system-not-tree", &args.with("round", round.0))
        }
    }
}

/// The answer for programs.
pub(crate) fn data(why: &WhyNot, system: System) -> Value {
    let step = |step: Step| cited(system.article(step));
    match why {
        WhyNot::Dutch(why) => why::data(why),
        WhyNot::TheyMeet => json!({ "kind": "theyMeet" }),
        WhyNot::Unknown(tpn) => json!({ "kind": "unknown", "player": tpn.0 }),
        WhyNot::Absent(tpn) => json!({ "kind": "absent", "player": tpn.0 }),
        WhyNot::Same => json!({ "kind": "same" }),
        WhyNot::Barred(Bar::Met(round)) => {
            json!({ "kind": "met", "article": step(Step::Rematch), "round": round.0 })
        }
        WhyNot::Barred(Bar::Prohibited) => {
            json!({ "kind": "prohibited", "article": step(Step::Rematch) })
        }
        WhyNot::Barred(Bar::Colors) => {
            json!({ "kind": "colors", "article": step(Step::SameColors) })
        }
        WhyNot::NoCompletion => {
            json!({ "kind": "noCompletion", "article": step(Step::Completion) })
        }
        WhyNot::Behind(found) => {
            let mut data = behind_data(found, system);
            data["kind"] = json!("worse");
            data
        }
        WhyNot::Table(why) => {
            let rounds: Vec<u8> = match why {
                TableWhy::Rounds(meetings) => meetings.told().iter().map(|it| it.0).collect(),
                TableWhy::Tree(round) => vec![round.0],
                TableWhy::SameTeam | TableWhy::SecondGame | TableWhy::Out(_) => Vec::new(),
            };
            json!({ "kind": "table", "rounds": rounds })
        }
    }
}

/// What gets worse, for programs.
pub(crate) fn behind_data(found: &Behind, system: System) -> Value {
    json!({
        "rule": key(found.rule),
        "article": cited(found.rule.article(system)),
        "score": found.score.map(|it| it.to_string()),
        "drafted": found.drafted,
        "other": found.other,
    })
}

/// As messages and programs name a rule.
fn key(rule: Rule) -> &'static str {
    match rule {
        Rule::Sooner => "sooner",
        Rule::ByeAgain => "bye-again",
        Rule::ByeScore => "bye-score",
        Rule::ByeGames => "bye-games",
        Rule::ByeRank => "bye-rank",
        Rule::Floaters => "floaters",
        Rule::FloaterScores => "floater-scores",
        Rule::NextGroup => "next-group",
        Rule::FloatedBefore => "floated-before",
        Rule::ColorsDue => "colors-due",
        Rule::Colors => "colors",
        Rule::StrongColors => "strong-colors",
        Rule::MaximumUpfloaters => "maximum-upfloaters",
        Rule::MaximumUpfloats => "maximum-upfloats",
        Rule::OpponentFloatedBefore => "opponent-floated-before",
        Rule::FloaterOrder => "floater-order",
        Rule::Sides => "sides",
        Rule::Order => "order",
    }
}

/// A round of the Berger tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BergerRound {
    /// Numbers of the table.
    pub n_players: u16,
    /// Single or double.
    pub options: berger::Options,
    /// The round.
    pub round: RoundNo,
    /// How the numbers were given.
    pub lots: Lots,
}

/// How the numbers of a round robin were given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lots {
    /// By rank, as entered, or by free lots.
    Free,
    /// By the Varma tables.
    Varma,
}

/// The tables of a round robin.
pub(crate) const BERGER: Article = Article { chapter: "C.05", article: "Annex 1" };
const VARMA: Article = Article { chapter: "C.05", article: "Annex 2" };

/// Why two numbers of the tables meet in a round, and with these colors.
pub(crate) fn berger(table: &BergerRound, (a, b): (Tpn, Tpn), telling: Telling<'_>) -> Vec<String> {
    let messages = telling.messages;
    let BergerRound { n_players, options, round, lots } = *table;
    let Ok(place) = berger::place(n_players, round, options) else { return Vec::new() };
    let args = args! {
        "row" => place.row, "players" => n_players, "one" => a.0.min(b.0), "other" => a.0.max(b.0),
        "last" => n_players + n_players % 2,
    };
    let mut why = vec![citing(messages.text("desk-why-berger-row", &args), BERGER)];
    if place.exchanged {
        why.push(citing(messages.plain("desk-why-berger-exchanged"), BERGER));
    }
    let color = match berger::colors(n_players, a, b) {
        berger::Colors::Last => "desk-berger-color-last",
        berger::Colors::OddSum => "desk-berger-color-odd",
        berger::Colors::EvenSum => "desk-berger-color-even",
    };
    why.push(citing(messages.text(color, &args), BERGER));
    if place.cycle == 2 {
        why.push(citing(messages.plain("desk-berger-color-reversed"), BERGER));
    }
    if lots == Lots::Varma {
        why.push(citing(messages.plain("desk-why-berger-varma"), VARMA));
    }
    why
}

/// When two numbers of the tables meet, which they do not in this round.
pub(crate) fn berger_not(
    table: &BergerRound,
    numbers: (Tpn, Tpn),
    two: (Tpn, Tpn),
    telling: Telling<'_>,
) -> (String, Value) {
    let rounds = berger::meetings(table.n_players, table.options, numbers.0, numbers.1);
    let meetings = Meetings::of(telling.history, table.round, two, &rounds);
    let list: Vec<u8> = meetings.told().iter().map(|it| it.0).collect();
    let data = json!({ "kind": "table", "article": cited(BERGER), "rounds": list });
    (citing(meetings_told(&meetings, two, telling), BERGER), data)
}

/// When two players of a table meet; where a hand has left it before, how.
fn meetings_told(meetings: &Meetings, (a, b): (Tpn, Tpn), telling: Telling<'_>) -> String {
    let Meetings { met, before, ahead } = meetings;
    let list = |of: &[RoundNo]| of.iter().map(RoundNo::to_string).collect::<Vec<_>>().join(", ");
    let args = args! { "a" => explain::name(a, telling), "b" => explain::name(b, telling) };
    if before == met {
        let told = meetings.told();
        let args = args.with("count", told.len()).with("rounds", list(&told));
        return telling.messages.text("desk-system-not-rounds", &args);
    }
    let args = args
        .with("met", list(met))
        .with("n-met", met.len())
        .with("before", list(before))
        .with("n-before", before.len())
        .with("ahead", list(ahead))
        .with("n-ahead", ahead.len());
    let key = if met.is_empty() { "desk-why-not-table-missed" } else { "desk-why-not-table-met" };
    telling.messages.text(key, &args)
}

/// Two who meet in this round by the tables, those of Berger or another, and not by hand.
pub(crate) fn left_by_hand(
    table: Option<Article>,
    two: (Tpn, Tpn),
    telling: Telling<'_>,
) -> (String, Value) {
    let args = args! { "a" => explain::name(two.0, telling), "b" => explain::name(two.1, telling) };
    let text = telling.messages.text("desk-why-not-table-by-hand", &args);
    match table {
        Some(article) => {
            (citing(text, article), json!({ "kind": "byHand", "article": cited(article) }))
        }
        None => (text, json!({ "kind": "byHand" })),
    }
}
