//! Warnings about a draft: what the rules say against it, and where a hand has made it worse than the engine's.

use i18n::args;
use pairing::color::InitialColor;
use pairing::review::{Finding, FindingKind, Severity};
use pairing::systems::reasons::{self, Step};
use pairing::systems::{Board, System, knockout};
use pairing::{Draft, quality};
use tournament::fact::{DraftBody, DraftPairBody, FindingBody};
use tournament::history::{Cell, History, Row};
use tournament::ids::{EntrantId, RoundNo, Tpn};

use crate::api::round::FindingView;
use crate::by_system::{self, SystemRound};
use crate::draw::Drawn;
use crate::explain;
use crate::no_draft::NoDraft;
use crate::rounds_left;
use crate::words::{self, Roster};

/// Warnings about a draft, with what is written down when they are confirmed.
pub(crate) fn findings(
    roster: &Roster,
    drawn: &Drawn,
    draft: &DraftBody,
) -> Vec<(FindingView, FindingBody)> {
    let number = |entrant: EntrantId| roster.numbers.get(&entrant).copied();
    if roster.tournament.is_round_robin() {
        let mut views: Vec<_> = blocked(drawn, roster).into_iter().collect();
        views.extend(in_a_round_robin(roster, drawn, draft));
        views.extend(beside_the_table(roster, drawn, draft));
        let told = views.iter().any(|(view, _)| view.level != "note");
        views.extend(not_as_drawn(drawn, draft, roster).filter(|_| !told));
        return views;
    }
    let pairs: Vec<(Tpn, Tpn)> = draft
        .pairs
        .iter()
        .filter_map(|pair| Some((number(pair.white)?, number(pair.black)?)))
        .collect();
    let bye = draft.bye.and_then(number);
    let Drawn { history, round, absent, .. } = drawn;
    let mut found: Vec<Finding> = match drawn.system() {
        Some(system) => reasons::review(system, history, *round, &pairs, bye, absent),
        None => pairing::review::review(history, *round, &pairs, bye, absent),
    };
    if roster.tournament.is_knock_out() {
        let waiting = roster.tournament.in_without_board(drawn.round, draft);
        let enough = waiting.len() <= roster.tournament.empty_places(drawn.round, draft);
        let waits = |player: Tpn| {
            drawn.entrants.get(&player).is_some_and(|entrant| waiting.contains(entrant))
        };
        // Who is out is not missing, and as many as the tree has empty places go on without a game.
        found.retain(|finding| match finding.kind {
            FindingKind::Missing { player } => !enough && waits(player),
            _ => true,
        });
    }
    if drawn.swiss.is_none() {
        found.retain(|finding| counts(finding, drawn, draft, &pairs, bye));
    }
    found.sort_by_key(|finding| std::cmp::Reverse(finding.severity));
    let mut views: Vec<_> = blocked(drawn, roster).into_iter().collect();
    views.extend(all_missing(&mut found, drawn, roster));
    views.extend(found.iter().map(|finding| finding_view(finding, drawn, &pairs, roster)));
    if let Some(swiss) = drawn.swiss.as_ref().filter(|_| *draft != drawn.body) {
        views.extend(worse_by_hand(swiss, drawn, &pairs, bye, roster));
        let lawful = found.iter().all(|it| it.severity == Severity::Notice);
        views.extend(later_by_hand(swiss, drawn, &pairs, bye, roster).filter(|_| lawful));
    }
    if let Some(asked) = drawn.by_system().filter(|_| *draft != drawn.body) {
        views.extend(worse_by_system(&asked, drawn, &pairs, bye, roster));
    }
    if matches!(drawn.failed, Some(NoDraft::Swiss(_) | NoDraft::Other(_))) {
        let against = against_the_rules(drawn, &pairs);
        views.extend(against.iter().map(|board| colors_by_hand(*board, drawn, &pairs, roster)));
    }
    views.extend(gone_after_a_draw(drawn, roster));
    views.extend(color_not_drawn(drawn, roster));
    views.extend(adjourned_as_drawn(drawn, roster));
    views.extend(not_accounted_for(drawn, &pairs, roster));
    // What is not whole yet, or cannot be paired itself, says nothing of the rounds after it.
    let whole = drawn.failed.is_none() && views.iter().all(|(view, _)| view.level != "refused");
    views.extend(rounds_left::finding(roster, drawn.round, draft).filter(|_| whole));
    // What cannot go out comes first.
    let whole = views.iter().all(|(view, _)| view.level != "refused");
    if let Some(other) = not_as_drawn(drawn, draft, roster).filter(|_| whole) {
        // After what has an article, before what is only noted.
        let at = views.iter().rposition(|(view, _)| view.level != "note").map_or(0, |at| at + 1);
        views.insert(at, other);
    }
    views
}

/// A round by hand that is not the one the program draws, whatever the rules say of it: the arbiter decides so, and says
/// why. Where no engine knows a pairing there is nothing to compare with; the order of the boards is nobody's pairing.
fn not_as_drawn(
    drawn: &Drawn,
    draft: &DraftBody,
    roster: &Roster,
) -> Option<(FindingView, FindingBody)> {
    /// So many boards of the program are named.
    const FEW: usize = 4;
    if drawn.failed.is_some() {
        return None;
    }
    let stands = |body: &DraftBody, pair: &DraftPairBody| {
        body.pairs.iter().any(|it| (it.white, it.black) == (pair.white, pair.black))
    };
    let other: Vec<&DraftPairBody> =
        draft.pairs.iter().filter(|it| !stands(&drawn.body, it)).collect();
    let left: Vec<&DraftPairBody> =
        drawn.body.pairs.iter().filter(|it| !stands(draft, it)).collect();
    let bye = draft.bye != drawn.body.bye;
    // A session that is still being filled says who has no board.
    if (other.is_empty() && !bye) || draft.pairs.len() < drawn.body.pairs.len() {
        return None;
    }
    let named = left.iter().take(FEW);
    let mut named: Vec<String> =
        named.map(|it| format!("{} – {}", roster.name(it.white), roster.name(it.black))).collect();
    if let Some(had) = drawn.body.bye.filter(|_| bye) {
        let args = args! { "name" => roster.name(had) };
        named.push(roster.messages.text("desk-finding-other-than-drawn-bye", &args));
    }
    let args = args! {
        "count" => other.len(),
        "drawn" => if named.is_empty() { "none".to_owned() } else { named.join("; ") },
        "more" => left.len().saturating_sub(FEW),
    };
    let view = FindingView {
        id: "other-than-drawn".to_owned(),
        level: "confirm".to_owned(),
        article: String::new(),
        text: roster.messages.text("desk-finding-other-than-drawn", &args),
        boards: Vec::new(),
    };
    let entrants = other.iter().flat_map(|it| [it.white, it.black]).collect();
    let kind = "other-than-drawn".to_owned();
    Some((view, FindingBody { kind, article: String::new(), entrants }))
}

/// Whether a finding says anything against a draft of another system: what its engine drew by its own rules
/// stands. Who has no game where the system gives none is not missing.
fn counts(
    finding: &Finding,
    drawn: &Drawn,
    draft: &DraftBody,
    pairs: &[(Tpn, Tpn)],
    bye: Option<Tpn>,
) -> bool {
    let (_, players) = explain::finding_key(finding);
    if let FindingKind::Missing { player } = finding.kind {
        // A tree has counted them.
        return drawn.system == Some(System::Knockout) || !drawn.free.contains(&player);
    }
    // The tree of a knock-out pairs whoever is away, who then loses by forfeit: that is said.
    if matches!(finding.kind, FindingKind::Absent { .. }) {
        return true;
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
        let text = roster.messages.text("desk-finding-worse", &args);
        (format!("worse-{}", code.to_lowercase()), format!("C.04.3 {code}"), text)
    });
    let criteria = criteria.map(|(id, article, text)| {
        let body = FindingBody { kind: id.clone(), article: article.clone(), entrants: Vec::new() };
        let boards = Vec::new();
        (FindingView { id, level: "note".to_owned(), article, text, boards }, body)
    });
    criteria
        .chain(against.iter().map(|board| colors_by_hand(*board, drawn, pairs, roster)))
        .collect()
}

/// A pairing by hand that meets every criterion as well, and that the rules take later.
fn later_by_hand(
    swiss: &Draft,
    drawn: &Drawn,
    pairs: &[(Tpn, Tpn)],
    bye: Option<Tpn>,
    roster: &Roster,
) -> Option<(FindingView, FindingBody)> {
    let found = quality::later(&drawn.history, drawn.round, swiss, pairs, bye)?;
    let article = format!("C.04.3 {}", found.order.article());
    let name = |tpn: Tpn| explain::name(tpn, roster.telling());
    let (a, b) = found.first.map_or_else(Default::default, |(a, b)| (name(a), name(b)));
    let args = args! {
        "score" => roster.messages.points(found.bracket.0), "a" => a, "b" => b,
        "pair" => if found.first.is_some() { "yes" } else { "no" },
    };
    let id = "later".to_owned();
    let view = FindingView {
        id: id.clone(),
        level: "note".to_owned(),
        article: article.clone(),
        text: roster.messages.text("desk-finding-later", &args),
        boards: Vec::new(),
    };
    Some((view, FindingBody { kind: id, article, entrants: Vec::new() }))
}

/// The same for the other systems: rules, boards that a table, a tree or the first game does not have, colors.
fn worse_by_system(
    asked: &SystemRound<'_>,
    drawn: &Drawn,
    pairs: &[(Tpn, Tpn)],
    bye: Option<Tpn>,
    roster: &Roster,
) -> Vec<(FindingView, FindingBody)> {
    let note = |(id, article, text): (String, String, String)| {
        let body = FindingBody { kind: id.clone(), article: article.clone(), entrants: Vec::new() };
        let boards = Vec::new();
        (FindingView { id, level: "note".to_owned(), article, text, boards }, body)
    };
    let rules = by_system::worse(asked, pairs, bye, roster.telling()).into_iter().map(note);
    let mut views: Vec<_> = rules.collect();
    views.extend(beside_the_boards(asked, drawn, pairs, roster));
    let against = against_the_rules(drawn, pairs);
    views.extend(against.iter().map(|board| colors_by_hand(*board, drawn, pairs, roster)));
    views
}

/// Boards that a table, a tree or the first game of a match does not have in this round.
fn beside_the_boards(
    asked: &SystemRound<'_>,
    drawn: &Drawn,
    pairs: &[(Tpn, Tpn)],
    roster: &Roster,
) -> Vec<(FindingView, FindingBody)> {
    let key = match asked.system {
        System::Knockout => "desk-system-finding-not-in-tree",
        System::Scheveningen => "desk-system-finding-not-in-table",
        System::DoubleSwiss(_) if reasons::is_second_game(asked.system, asked.round) => {
            "desk-system-finding-not-in-match"
        }
        _ => return Vec::new(),
    };
    let known = |(white, black): &(Tpn, Tpn)| {
        let meet = |it: &Board| {
            (it.white, it.black) == (*white, *black) || (it.white, it.black) == (*black, *white)
        };
        asked.drawn.boards.iter().any(meet)
    };
    let article = by_system::cited(asked.system.article(Step::Repeats));
    let other = pairs.iter().zip(1u16..).filter(|(pair, _)| !known(pair));
    let view = |((white, black), board): (&(Tpn, Tpn), u16)| {
        let telling = roster.telling();
        let args = args! {
            "a" => explain::name(*white, telling), "b" => explain::name(*black, telling),
        };
        let entrants =
            [white, black].into_iter().filter_map(|tpn| drawn.entrants.get(tpn).copied());
        let view = FindingView {
            id: format!("not-in-table-{white}-{black}"),
            level: "confirm".to_owned(),
            article: article.clone(),
            text: roster.messages.text(key, &args),
            boards: vec![board],
        };
        let body = FindingBody {
            kind: "not-in-table".to_owned(),
            article: article.clone(),
            entrants: entrants.collect(),
        };
        (view, body)
    };
    other.map(view).collect()
}

/// What counts in a round robin too: who stands on a board and is away, pairs that are prohibited, who met as often as
/// everybody does (after a round by hand the tables bring some together once more), a third game with one color that the tables
/// do not give, and who did not come before. The Swiss rules that say so elsewhere are not those of a table.
fn in_a_round_robin(
    roster: &Roster,
    drawn: &Drawn,
    draft: &DraftBody,
) -> Vec<(FindingView, FindingBody)> {
    let number = |entrant: EntrantId| roster.numbers.get(&entrant).copied();
    let numbered = |body: &DraftBody| -> Vec<(Tpn, Tpn)> {
        let pairs = body.pairs.iter();
        pairs.filter_map(|pair| Some((number(pair.white)?, number(pair.black)?))).collect()
    };
    let (pairs, table) = (numbered(draft), numbered(&drawn.body));
    // A table has no topscorers, who are excused in the last round.
    let history = History { rounds_planned: RoundNo(u8::MAX), ..drawn.history.clone() };
    let found = pairing::review::review(&history, drawn.round, &pairs, None, &drawn.absent);
    let plays = |tpn: Tpn| {
        let entrant = drawn.entrants.get(&tpn);
        entrant.is_some_and(|it| roster.tournament.can_play(*it, drawn.round))
    };
    let counts = |finding: &&Finding| match finding.kind {
        FindingKind::Absent { player } => !plays(player),
        FindingKind::Prohibited { .. } => true,
        FindingKind::Rematch { white, black, .. } => {
            let times = drawn.history.meetings(white, black);
            roster.tournament.cycles().is_some_and(|cycles| times >= cycles.count())
        }
        // By hand only: what the tables give stands.
        FindingKind::ThirdColorRunning { player, .. } => {
            let own = |pair: &&(Tpn, Tpn)| pair.0 == player || pair.1 == player;
            pairs.iter().find(own).is_some_and(|pair| !table.contains(pair))
        }
        _ => false,
    };
    let by_the_table =
        |white: Tpn, black: Tpn| table.contains(&(white, black)) || table.contains(&(black, white));
    let told = found.iter().filter(counts).map(|finding| {
        let (mut view, body) = finding_view(finding, drawn, &pairs, roster);
        if let FindingKind::Prohibited { white, black } = finding.kind
            && by_the_table(white, black)
        {
            view.level = "note".to_owned();
        }
        (view, body)
    });
    let before = not_accounted_for(drawn, &pairs, roster)
        .into_iter()
        .filter(|(view, _)| !view.boards.is_empty());
    let mut views: Vec<_> = told.chain(before).collect();
    for (view, body) in &mut views {
        view.article.clear();
        body.article.clear();
    }
    views
}

/// A round robin by hand: boards that the tables do not have in this round, and who waits beyond those who rest.
fn beside_the_table(
    roster: &Roster,
    drawn: &Drawn,
    draft: &DraftBody,
) -> Vec<(FindingView, FindingBody)> {
    let article = || "C.05 Annex 1".to_owned();
    let in_table = |pair: &DraftPairBody| {
        drawn.body.pairs.iter().any(|it| it.has(pair.white) && it.has(pair.black))
    };
    // A board of somebody who is away is named for that.
    let there = |pair: &DraftPairBody| {
        [pair.white, pair.black].iter().all(|it| roster.tournament.can_play(*it, drawn.round))
    };
    let boards = draft.pairs.iter().zip(1u16..);
    let other = boards.filter(|(pair, _)| !in_table(pair) && there(pair));
    let mut views: Vec<_> = other
        .map(|(pair, board)| {
            let args = args! { "a" => roster.name(pair.white), "b" => roster.name(pair.black) };
            let entrants = vec![pair.white, pair.black];
            let view = FindingView {
                id: format!("not-in-table-{}-{}", pair.white, pair.black),
                level: "confirm".to_owned(),
                article: article(),
                text: roster.messages.text("desk-finding-not-in-table", &args),
                boards: vec![board],
            };
            (view, FindingBody { kind: "not-in-table".to_owned(), article: article(), entrants })
        })
        .collect();
    let number = |it: EntrantId| drawn.entrants.iter().find(|(_, own)| **own == it).map(|it| *it.0);
    let both = |pair: &DraftPairBody| Some((number(pair.white)?, number(pair.black)?));
    let pairs: Vec<(Tpn, Tpn)> = draft.pairs.iter().filter_map(both).collect();
    let against = against_the_rules(drawn, &pairs);
    views.extend(against.iter().map(|board| colors_by_hand(*board, drawn, &pairs, roster)));
    // By hand nobody stands alone who would have a board by the table.
    let rests = |body: &DraftBody| drawn.entrants.len().saturating_sub(2 * body.pairs.len());
    if rests(draft) > rests(&drawn.body) && drawn.failed.is_none() {
        let args = args! { "count" => rests(draft) - rests(&drawn.body) };
        let view = FindingView {
            id: "missing".to_owned(),
            level: "refused".to_owned(),
            article: article(),
            text: roster.messages.text("desk-finding-missing-many", &args),
            boards: Vec::new(),
        };
        let entrants = Vec::new();
        views
            .push((view, FindingBody { kind: "missing".to_owned(), article: article(), entrants }));
    }
    views
}

/// Boards whose colors are not those that the rules of the round give.
fn against_the_rules(drawn: &Drawn, pairs: &[(Tpn, Tpn)]) -> Vec<(Tpn, Tpn)> {
    let other = |(white, black): &&(Tpn, Tpn)| {
        drawn.colors(*white, *black).is_some_and(|colors| colors != (*white, *black))
    };
    pairs.iter().filter(other).copied().collect()
}

fn colors_by_hand(
    (white, black): (Tpn, Tpn),
    drawn: &Drawn,
    pairs: &[(Tpn, Tpn)],
    roster: &Roster,
) -> (FindingView, FindingBody) {
    let name = |tpn: Tpn| {
        drawn.entrants.get(&tpn).map_or_else(String::new, |entrant| roster.name(*entrant))
    };
    let args = args! { "a" => name(white), "b" => name(black) };
    let boards = pairs.iter().zip(1u16..).filter(|(pair, _)| pair.0 == white);
    let article = match drawn.system() {
        Some(system) => by_system::cited(system.article(Step::Colors)),
        None if drawn.table.is_some() => by_system::cited(by_system::BERGER),
        None => "C.04.3 5.2".to_owned(),
    };
    let id = format!("colors-by-hand-{white}-{black}");
    // A table, and the first game of a match, leave no choice: there it is a decision.
    let settled = drawn.table.is_some()
        || drawn.system().is_some_and(|system| {
            system == System::Scheveningen || reasons::is_second_game(system, drawn.round)
        });
    let view = FindingView {
        id: id.clone(),
        level: if settled { "confirm" } else { "note" }.to_owned(),
        article: article.clone(),
        text: roster.messages.text("desk-finding-colors-by-hand", &args),
        boards: boards.map(|(_, board)| board).collect(),
    };
    let entrants = [white, black].into_iter().filter_map(|tpn| drawn.entrants.get(&tpn).copied());
    let body = match settled {
        true => {
            FindingBody { kind: "colors-by-hand".to_owned(), article, entrants: entrants.collect() }
        }
        false => FindingBody { kind: id, article, entrants: Vec::new() },
    };
    (view, body)
}

/// Results or players are missing since the session began: the round can be paired on, and not go out.
fn blocked(drawn: &Drawn, roster: &Roster) -> Option<(FindingView, FindingBody)> {
    let refusal = drawn.blocked.as_ref()?;
    let text =
        words::refused(refusal, roster.state, Some(roster.tournament.id), roster.messages).message;
    let id = "blocked".to_owned();
    let body = FindingBody { kind: id.clone(), article: String::new(), entrants: Vec::new() };
    let level = "refused".to_owned();
    Some((FindingView { id, level, article: String::new(), text, boards: Vec::new() }, body))
}

/// Many who wait are told in one sentence: they are listed beside the boards.
fn all_missing(
    found: &mut Vec<Finding>,
    drawn: &Drawn,
    roster: &Roster,
) -> Option<(FindingView, FindingBody)> {
    /// So many have a sentence each.
    const FEW: usize = 3;
    let is_missing = |finding: &Finding| matches!(finding.kind, FindingKind::Missing { .. });
    let missing: Vec<Finding> = found.iter().filter(|it| is_missing(it)).copied().collect();
    let first = missing.first().filter(|_| missing.len() > FEW)?;
    found.retain(|finding| !is_missing(finding));
    let (mut view, mut body) = finding_view(first, drawn, &[], roster);
    view.id = "missing".to_owned();
    view.text =
        roster.messages.text("desk-finding-missing-many", &args! { "count" => missing.len() });
    body.entrants.clear();
    Some((view, body))
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

/// A drawn game of a knock-out after which neither is there: nobody goes on from it.
fn gone_after_a_draw(drawn: &Drawn, roster: &Roster) -> Vec<(FindingView, FindingBody)> {
    if drawn.system != Some(System::Knockout) {
        return Vec::new();
    }
    let games = knockout::gone(&drawn.history, drawn.round, &drawn.absent);
    let view = |game: knockout::Unwon| {
        let two = [game.white, game.black];
        let entrants: Vec<EntrantId> =
            two.iter().filter_map(|tpn| drawn.entrants.get(tpn).copied()).collect();
        let telling = roster.telling();
        let args = args! {
            "a" => explain::name(game.white, telling), "b" => explain::name(game.black, telling),
            "round" => game.round.0,
        };
        let view = FindingView {
            id: format!("gone-{}-{}", game.white, game.black),
            level: "note".to_owned(),
            article: String::new(),
            text: roster.messages.text("desk-finding-gone", &args),
            boards: Vec::new(),
        };
        (view, FindingBody { kind: "gone".to_owned(), article: String::new(), entrants })
    };
    games.into_iter().map(view).collect()
}

/// Games that are adjourned: they count as drawn for this pairing only (C.04.2 3.1), so the points the page shows
/// are not those that the players are paired by. A table of rounds asks for no points.
fn adjourned_as_drawn(drawn: &Drawn, roster: &Roster) -> Vec<(FindingView, FindingBody)> {
    let tournament = roster.tournament;
    if tournament.has_table() {
        return Vec::new();
    }
    let games = tournament.adjourned().filter(|game| game.round < drawn.round);
    let view = |game: &::tournament::state::Game| {
        let article = "C.04.2 3.1".to_owned();
        let args = args! {
            "a" => roster.name(game.white), "b" => roster.name(game.black), "round" => game.round.0,
        };
        let view = FindingView {
            id: format!("adjourned-{}", game.id.0),
            level: "note".to_owned(),
            article: article.clone(),
            text: roster.messages.text("desk-finding-adjourned", &args),
            boards: Vec::new(),
        };
        let entrants = vec![game.white, game.black];
        (view, FindingBody { kind: "adjourned".to_owned(), article, entrants })
    };
    games.map(view).collect()
}

/// Before round 1 somebody draws lots for the color of the odd numbers (C.04.3 5.1). Until that is set,
/// White is taken, and said, whichever system asks for that color.
fn color_not_drawn(drawn: &Drawn, roster: &Roster) -> Option<(FindingView, FindingBody)> {
    let assumed = match (&drawn.swiss, &drawn.other) {
        (Some(swiss), _) => swiss.initial_color,
        (None, Some(_)) if drawn.system.is_some_and(System::starts_from_initial_color) => {
            InitialColor::of(&drawn.history)
        }
        (None, _) => return None,
    };
    if !matches!(assumed, InitialColor::Assumed(_)) {
        return None;
    }
    let article = match drawn.system() {
        Some(system) => by_system::cited(system.article(Step::Colors)),
        None => "C.04.3 5.1".to_owned(),
    };
    let view = FindingView {
        id: "color-not-drawn".to_owned(),
        level: "note".to_owned(),
        article: article.clone(),
        text: roster.messages.plain("desk-finding-color-not-drawn"),
        boards: Vec::new(),
    };
    let entrants = Vec::new();
    Some((view, FindingBody { kind: "color-not-drawn".to_owned(), article, entrants }))
}

/// Whether who is away stands on the board all the same, and loses there: in the tree of a knock-out, and in the
/// second game of a match.
fn loses_there(finding: &Finding, drawn: &Drawn, roster: &Roster) -> bool {
    let FindingKind::Absent { player } = finding.kind else { return false };
    let entrant = drawn.entrants.get(&player);
    roster.tournament.is_knock_out()
        || entrant.is_some_and(|it| roster.tournament.has_second_game(*it, drawn.round))
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
        // No tick makes somebody come who is away; in a knock-out the game is lost by forfeit.
        Severity::Breach if matches!(finding.kind, FindingKind::Absent { .. }) => {
            if loses_there(finding, drawn, roster) { "note" } else { "refused" }
        }
        // What the engine itself drew within the rules (a topscorer's third color) needs no confirmation.
        Severity::Breach => "confirm",
        Severity::Notice => "note",
    };
    let on_board = |(white, black): &(Tpn, Tpn)| players.contains(white) || players.contains(black);
    let boards: Vec<u16> = pairs
        .iter()
        .zip(1u16..)
        .filter(|(pair, _)| on_board(pair))
        .map(|(_, board)| board)
        .collect();
    let article = by_system::cited(finding.article);
    let numbers: Vec<String> = players.iter().map(ToString::to_string).collect();
    let view = FindingView {
        id: format!("{key}-{}", numbers.join("-")),
        level: level.to_owned(),
        article: article.clone(),
        text: match (finding.kind, boards.first()) {
            (FindingKind::Absent { player }, board) => {
                let name = explain::name(player, roster.telling());
                let args = args! { "name" => name, "board" => board.copied().unwrap_or(0) };
                let key = match (loses_there(finding, drawn, roster), drawn.system) {
                    (true, Some(System::Knockout)) => "desk-finding-away-knock-out",
                    (true, _) => "desk-finding-away-second-game",
                    (false, _) => "desk-finding-away",
                };
                roster.messages.text(key, &args)
            }
            _ => explain::finding(finding, roster.telling()),
        },
        boards,
    };
    let entrants = players.iter().filter_map(|tpn| drawn.entrants.get(tpn).copied()).collect();
    (view, FindingBody { kind: key.to_owned(), article, entrants })
}
