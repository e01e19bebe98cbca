//! Warnings about a draft: what the rules say against it, and where a hand has made it worse than the engine's.

use i18n::args;
use pairing::color::InitialColor;
use pairing::review::{Finding, Severity};
use pairing::{Draft, quality};
use tournament::fact::{DraftBody, FindingBody};
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
    found.sort_by_key(|finding| std::cmp::Reverse(finding.severity));
    let mut views: Vec<_> =
        found.iter().map(|finding| finding_view(finding, drawn, &pairs, roster)).collect();
    if let Some(swiss) = drawn.swiss.as_ref().filter(|_| *draft != drawn.body) {
        views.extend(worse_by_hand(swiss, drawn, &pairs, bye, roster));
    }
    if drawn.swiss.as_ref().is_some_and(|it| matches!(it.initial_color, InitialColor::Assumed(_))) {
        views.push(color_not_drawn(roster));
    }
    views
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
