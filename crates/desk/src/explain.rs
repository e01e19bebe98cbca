//! Why a board was paired so, why somebody has the bye, what is odd about a pairing: the pairing crate's
//! reasons in words.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use i18n::args;
use pairing::color::ColorRule;
use pairing::draft::{Because, Criterion, Draft};
use pairing::field::{ByeBar, Preference, Strength};
use pairing::review::{Finding, FindingKind};
use tournament::ids::Tpn;
use tournament::points::Points;
use tournament::round::Color;

use crate::by_system;
use crate::draw::Drawn;
use crate::words::Telling;

/// Why two players meet, and with these colors.
pub(crate) fn board(drawn: &Drawn, white: Tpn, black: Tpn, roster: Telling<'_>) -> Vec<String> {
    if let Some(draft) = &drawn.swiss {
        let mut why: Vec<String> = drawn
            .system
            .map(|it| by_system::dutch_round(it, roster.messages))
            .into_iter()
            .collect();
        why.extend(swiss_board(draft, white, black, roster));
        return why;
    }
    if let Some(asked) = drawn.by_system() {
        let board = asked.drawn.boards.iter().find(|it| it.white == white && it.black == black);
        return board.map_or_else(Vec::new, |board| {
            by_system::board(&asked, drawn.reasons.as_ref(), board, roster)
        });
    }
    match (drawn.table, drawn.seats(white, black)) {
        (Some(table), Some(seats)) => by_system::berger(&table, seats, roster),
        _ => Vec::new(),
    }
}

/// Which of two floats down and which up, if they stand on different scores.
pub(crate) fn floats_on(
    scores: &BTreeMap<Tpn, Points>,
    white: Tpn,
    black: Tpn,
    roster: Telling<'_>,
) -> Option<String> {
    let (one, other) = ((white, *scores.get(&white)?), (black, *scores.get(&black)?));
    let (down, up) = match one.1.cmp(&other.1) {
        Ordering::Greater => (one, other),
        Ordering::Less => (other, one),
        Ordering::Equal => return None,
    };
    let messages = roster.messages;
    let args = args! {
        "down" => name(down.0, roster), "downScore" => messages.points(down.1.0),
        "up" => name(up.0, roster), "upScore" => messages.points(up.1.0),
    };
    Some(messages.text("desk-why-floats", &args))
}

/// Why two players meet on a board of the Swiss engine.
pub(crate) fn swiss_board(
    draft: &Draft,
    white: Tpn,
    black: Tpn,
    roster: Telling<'_>,
) -> Vec<String> {
    let messages = roster.messages;
    let Some(pair) = draft.pairs.iter().find(|it| it.white == white && it.black == black) else {
        return Vec::new();
    };
    let because = &pair.because;
    let mut why = vec![bracket(draft, because, roster)];
    why.push(color(because, white, black, roster));
    for criterion in &because.costs {
        why.push(messages.plain(&format!("desk-cost-{}", criterion_key(*criterion))));
    }
    why
}

fn bracket(draft: &Draft, because: &Because, roster: Telling<'_>) -> String {
    let messages = roster.messages;
    let bracket = draft.brackets.get(because.bracket);
    let score = bracket.map_or(because.white_score, |it| it.score);
    let points = messages.points(score.0);
    match because.floater {
        Some(floater) => {
            let args = args! { "score" => points, "name" => name(floater, roster) };
            messages.text("desk-why-floater", &args)
        }
        None => {
            let players = bracket.map_or(0, |it| it.residents.len() + it.moved_down.len());
            messages.text("desk-why-bracket", &args! { "score" => points, "players" => players })
        }
    }
}

/// Why the colors of a board are as they are.
pub(crate) fn color(because: &Because, white: Tpn, black: Tpn, roster: Telling<'_>) -> String {
    let messages = roster.messages;
    let preference = |it: Preference| {
        let strength = match it.strength {
            Strength::None => "none",
            Strength::Mild => "mild",
            Strength::Strong => "strong",
            Strength::Absolute => "absolute",
        };
        match it.color {
            None => messages.plain("desk-preference-none"),
            Some(Color::White) => messages.plain(&format!("desk-preference-{strength}-white")),
            Some(Color::Black) => messages.plain(&format!("desk-preference-{strength}-black")),
        }
    };
    let args = args! {
        "white" => name(white, roster),
        "black" => name(black, roster),
        "whiteWants" => preference(because.white_preference),
        "blackWants" => preference(because.black_preference),
        "higher" => name(because.higher, roster),
    };
    match because.color_rule {
        ColorRule::BothGranted => messages.text("desk-color-compatible", &args),
        ColorRule::Stronger(_) => messages.text("desk-color-stronger", &args),
        ColorRule::WiderDifference(_) => messages.text("desk-color-wider", &args),
        ColorRule::Alternate { games_back } => {
            messages.text("desk-color-history", &args.with("games", games_back))
        }
        ColorRule::HigherRanked(_) => messages.text("desk-color-higher", &args),
        ColorRule::Initial { number, .. } => {
            messages.text("desk-color-initial", &args.with("number", number))
        }
    }
}

fn criterion_key(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::C10 => "c10",
        Criterion::C11 => "c11",
        Criterion::C12 => "c12",
        Criterion::C13 => "c13",
        Criterion::C14 => "c14",
        Criterion::C15 => "c15",
        Criterion::C16 => "c16",
        Criterion::C17 => "c17",
        Criterion::C18 => "c18",
        Criterion::C20 => "c20",
    }
}

/// Why the bye goes where it goes.
pub(crate) fn bye(draft: &Draft, roster: Telling<'_>) -> Vec<String> {
    let messages = roster.messages;
    let Some(bye) = draft.bye else { return Vec::new() };
    let args = args! {
        "name" => name(bye.player, roster),
        "score" => messages.points(bye.score.0),
        "unplayed" => bye.unplayed,
    };
    vec![messages.text("desk-why-bye", &args)]
}

/// Stable key of a finding, and the players it is about.
pub(crate) fn finding_key(finding: &Finding) -> (&'static str, Vec<Tpn>) {
    match finding.kind {
        FindingKind::Rematch { white, black, .. } => ("rematch", vec![white, black]),
        FindingKind::Prohibited { white, black } => ("prohibited", vec![white, black]),
        FindingKind::SameAbsolutePreference { white, black, .. } => {
            ("same-absolute", vec![white, black])
        }
        FindingKind::ThirdColorRunning { player, .. } => ("third-color", vec![player]),
        FindingKind::ColorDifference { player, .. } => ("color-difference", vec![player]),
        FindingKind::ScoreDifference { white, black, .. } => {
            ("score-difference", vec![white, black])
        }
        FindingKind::IneligibleBye { player, .. } => ("ineligible-bye", vec![player]),
        FindingKind::NeedlessBye { player } => ("needless-bye", vec![player]),
        FindingKind::Missing { player } => ("missing", vec![player]),
        FindingKind::Twice { player } => ("twice", vec![player]),
        FindingKind::AgainstSelf { player } => ("against-self", vec![player]),
        FindingKind::Absent { player } => ("absent", vec![player]),
        FindingKind::Unknown { player } => ("unknown", vec![player]),
    }
}

/// A finding in words.
pub(crate) fn finding(finding: &Finding, roster: Telling<'_>) -> String {
    let (key, players) = finding_key(finding);
    let mut args = args! {
        "a" => players.first().map_or_else(String::new, |tpn| name(*tpn, roster)),
        "b" => players.get(1).map_or_else(String::new, |tpn| name(*tpn, roster)),
    };
    let color_word = |color: Color| {
        roster.messages.plain(match color {
            Color::White => "desk-color-white",
            Color::Black => "desk-color-black",
        })
    };
    match finding.kind {
        FindingKind::Rematch { met, .. } => args.set("round", met.0),
        FindingKind::SameAbsolutePreference { color, .. }
        | FindingKind::ThirdColorRunning { color, .. } => {
            args.set("color", color_word(color));
        }
        FindingKind::ColorDifference { difference, .. } => args.set("difference", difference),
        FindingKind::ScoreDifference { difference, .. } => {
            args.set("points", roster.messages.points(difference.0));
        }
        FindingKind::IneligibleBye { bar, .. } => {
            let (bar, round) = match bar {
                ByeBar::HadBye(round) => ("had", round),
                ByeBar::PointsUnplayed(round) => ("points", round),
            };
            args.set("bar", bar);
            args.set("round", round.0);
        }
        FindingKind::Prohibited { .. }
        | FindingKind::NeedlessBye { .. }
        | FindingKind::Missing { .. }
        | FindingKind::Twice { .. }
        | FindingKind::AgainstSelf { .. }
        | FindingKind::Absent { .. }
        | FindingKind::Unknown { .. } => {}
    }
    roster.messages.text(&format!("desk-finding-{key}"), &args)
}

/// Name or "Player 17".
pub(crate) fn name(tpn: Tpn, roster: Telling<'_>) -> String {
    match roster.history.row(tpn) {
        Some(row) if !row.name.is_empty() => row.name.clone(),
        _ => roster.messages.text("desk-player-erased", &args! { "number" => tpn.0 }),
    }
}
