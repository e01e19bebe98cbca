//! Warnings about a draft: what the rules say against it, and where a hand has made it worse than the engine's.

use i18n::args;
use pairing::color::InitialColor;
use pairing::review::{Finding, FindingKind, Severity};
use pairing::{Draft, quality};
use tournament::fact::{DraftBody, FindingBody};
use tournament::history::{Cell, Row};
use tournament::ids::{EntrantId, Tpn};

use crate::api::round::FindingView;
use crate::draw::Drawn;
use crate::explain;
use crate::words::Roster;

/// Warnings about a draft, with what is written down when they are confirmed.
pub(crate) fn findings(
    roster: &Roster,
    drawn: &Drawn,
    draft: &DraftBody,
) -> Vec<(FindingView, FindingBody)> {
    let number = |entrant: EntrantId| roster.numbers.get(&entrant).copied();
    if roster.tournament.is_round_robin() {
        return Vec::new();
    }
    let pairs: Vec<(Tpn, Tpn)> = draft
        .pairs
        .iter()
        .filter_map(|pair| Some((number(pair.white)?, number(pair.black)?)))
        .collect();
    let bye = draft.bye.and_then(number);
    let mut found: Vec<Finding> =
        pairing::review::review(&drawn.history, drawn.round, &pairs, bye, &drawn.absent);
    if drawn.swiss.is_none() {
        found.retain(|finding| counts(finding, drawn, draft, &pairs, bye));
    }
    found.sort_by_key(|finding| std::cmp::Reverse(finding.severity));
    let mut views: Vec<_> =
        found.iter().map(|finding| finding_view(finding, drawn, &pairs, roster)).collect();
    if let Some(swiss) = drawn.swiss.as_ref().filter(|_| *draft != drawn.body) {
        views.extend(worse_by_hand(swiss, drawn, &pairs, bye, roster));
    }
    if drawn.swiss.as_ref().is_some_and(|it| matches!(it.initial_color, InitialColor::Assumed(_))) {
        views.push(color_not_drawn(roster));
    }
    views.extend(not_accounted_for(drawn, &pairs, roster));
    views
}

/// Whether a finding says anything against a draft of another system. [`pairing::review()`] judges by the
/// Dutch system; what the engine of this one drew by its own rules stands. Who has no game where the system
/// gives none is not missing.
fn counts(
    finding: &Finding,
    drawn: &Drawn,
    draft: &DraftBody,
    pairs: &[(Tpn, Tpn)],
    bye: Option<Tpn>,
) -> bool {
    let (_, players) = explain::finding_key(finding);
    if let FindingKind::Missing { player } = finding.kind {
        return !drawn.free.contains(&player);
    }
    let entrant = |tpn: &Tpn| drawn.entrants.get(tpn).copied();
    let as_drawn = |(white, black): &(Tpn, Tpn)| {
        let (white, black) = (entrant(white), entrant(black));
        drawn.body.pairs.iter().any(|it| Some(it.white) == white && Some(it.black) == black)
    };
    let on_board = |(white, black): &(Tpn, Tpn)| players.contains(white) || players.contains(black);
    let by_hand = pairs.iter().filter(|pair| on_board(pair)).any(|pair| !as_drawn(pair))
        || bye.is_some_and(|bye| players.contains(&bye) && draft.bye != drawn.body.bye);
    finding.severity == Severity::Unplayable || by_hand
}

/// What the hand has made worse than the engine's own draft: criteria, and colors not given by the rules.
fn worse_by_hand(
    swiss: &Draft,
    drawn: &Drawn,
    pairs: &[(Tpn, Tpn)],
    bye: Option<Tpn>,
    roster: &Roster,
) -> Vec<(FindingView, FindingBody)> {
    let worse = quality::worse(&drawn.history, drawn.round, swiss, pairs, bye);
    let against = quality::colors_against_the_rules(&drawn.history, drawn.round, swiss, pairs);
    let criteria = worse.iter().map(|it| {
        let code = it.measure.code();
        let args = args! {
            "criterion" => code,
            "score" => roster.messages.points(it.bracket.0),
            "meaning" => roster.messages.plain(&format!("desk-measure-{}", code.to_lowercase())),
        };
        let id = format!("worse-{}", code.to_lowercase());
        (
            id,
            format!("C.04.3 {code}"),
            roster.messages.text("desk-finding-worse", &args),
            Vec::<u16>::new(),
        )
    });
    let colors = against.iter().map(|(white, black)| {
        let name = |tpn: &Tpn| {
            drawn.entrants.get(tpn).map_or_else(String::new, |entrant| roster.name(*entrant))
        };
        let args = args! { "a" => name(white), "b" => name(black) };
        let boards = pairs.iter().zip(1u16..);
        let boards = boards
            .filter(|(pair, _)| pair.0 == *white)
            .map(|(_, board)| board)
            .collect::<Vec<u16>>();
        let text = roster.messages.text("desk-finding-colors-by-hand", &args);
        (format!("colors-by-hand-{white}-{black}"), "C.04.3 5.2".to_owned(), text, boards)
    });
    criteria
        .chain(colors)
        .map(|(id, article, text, boards)| {
            let body =
                FindingBody { kind: id.clone(), article: article.clone(), entrants: Vec::new() };
            (FindingView { id, level: "note".to_owned(), article, text, boards }, body)
        })
        .collect()
}

/// Who did not come to the round before, has said nothing, and is about to be paired again.
fn not_accounted_for(
    drawn: &Drawn,
    pairs: &[(Tpn, Tpn)],
    roster: &Roster,
) -> Vec<(FindingView, FindingBody)> {
    let Some(before) = drawn.round.index().checked_sub(1) else { return Vec::new() };
    let rows = drawn.history.players.iter().filter(|row| {
        matches!(row.rounds.get(before), Some(Cell::Forfeit { won: false, .. }))
            && !drawn.absent.contains(&row.tpn)
            && !drawn.free.contains(&row.tpn)
    });
    let finding = |row: &Row| {
        let article = "C.04.2 3".to_owned();
        let args = args! { "name" => row.name.as_str(), "round" => drawn.round.0 - 1 };
        let boards = pairs.iter().zip(1u16..);
        let own = boards.filter(|(pair, _)| pair.0 == row.tpn || pair.1 == row.tpn);
        let view = FindingView {
            id: format!("not-accounted-{}", row.tpn),
            level: "note".to_owned(),
            article: article.clone(),
            text: roster.messages.text("desk-finding-not-accounted", &args),
            boards: own.map(|(_, board)| board).collect(),
        };
        let entrants = drawn.entrants.get(&row.tpn).copied().into_iter().collect();
        (view, FindingBody { kind: "not-accounted".to_owned(), article, entrants })
    };
    rows.map(finding).collect()
}

/// Before round 1 somebody draws lots for the color of the odd numbers (C.04.3 5.1). Until that is set,
/// White is taken, and said.
fn color_not_drawn(roster: &Roster) -> (FindingView, FindingBody) {
    let article = "C.04.3 5.1".to_owned();
    let view = FindingView {
        id: "color-not-drawn".to_owned(),
        level: "note".to_owned(),
        article: article.clone(),
        text: roster.messages.plain("desk-finding-color-not-drawn"),
        boards: Vec::new(),
    };
    (view, FindingBody { kind: "color-not-drawn".to_owned(), article, entrants: Vec::new() })
}

fn finding_view(
    finding: &Finding,
    drawn: &Drawn,
    pairs: &[(Tpn, Tpn)],
    roster: &Roster,
) -> (FindingView, FindingBody) {
    let (key, players) = explain::finding_key(finding);
    let level = match finding.severity {
        Severity::Unplayable => "refused",
        // What the engine itself drew within the rules (a topscorer's third color) needs no confirmation.
        Severity::Breach => "confirm",
        Severity::Notice => "note",
    };
    let on_board = |(white, black): &(Tpn, Tpn)| players.contains(white) || players.contains(black);
    let boards = pairs
        .iter()
        .zip(1u16..)
        .filter(|(pair, _)| on_board(pair))
        .map(|(_, board)| board)
        .collect();
    let article = format!("{} {}", finding.article.chapter, finding.article.article);
    let numbers: Vec<String> = players.iter().map(ToString::to_string).collect();
    let view = FindingView {
        id: format!("{key}-{}", numbers.join("-")),
        level: level.to_owned(),
        article: article.clone(),
        text: explain::finding(finding, roster.telling()),
        boards,
    };
    let entrants = players.iter().filter_map(|tpn| drawn.entrants.get(tpn).copied()).collect();
    (view, FindingBody { kind: key.to_owned(), article, entrants })
}
