//! Undo and redo.

use tournament::fact::{DocumentIssued, Fact};
use tournament::log;

use crate::day::{FOUR, ROUND_ONE, day};

#[test]
fn nothing_to_undo_at_first() {
    day("Eva: undo -> there is nothing to undo
         Eva: redo -> there is nothing to redo");
}

#[test]
fn the_creation_of_the_event_is_never_undone() {
    let mut day = day("undo");
    assert_eq!(day.state().tournaments.len(), 0, "the section was the last action");
    assert!(matches!(log::undo(&day.entries, "desk", ""), Err(log::UndoRefusal::NothingToUndo)));
    day.append("desk", vec![log::redo(&day.entries, "desk").unwrap().into()]);
    day.then("numbers -> ");
}

#[test]
fn undo_takes_the_last_action_and_redo_brings_it_back() {
    day(FOUR).then(
        "undo
         numbers -> 1 Ana, 2 Bruno, 3 Carla
         undo
         numbers -> 1 Ana, 2 Bruno
         redo
         redo
         redo -> there is nothing to redo
         numbers -> 1 Ana, 2 Bruno, 3 Carla, 4 Dario
         undo
         numbers -> 1 Ana, 2 Bruno, 3 Carla",
    );
}

#[test]
fn an_action_of_several_facts_is_undone_as_one() {
    let mut day = day(FOUR);
    let people = day.state().people.len();
    day.then("enter Eva 1700\nundo");
    assert_eq!(day.state().people.len(), people, "the person goes with the entry");
    day.then(
        "publish 1: Ana-Carla, Dario-Bruno
         undo because too early
         rounds -> 0",
    );
    let tournament = day.state().tournaments[&day.section].clone();
    assert!(
        tournament.entrants.values().all(|it| it.number.is_none()),
        "numbers go with the round"
    );
    assert!(tournament.games.is_empty());
}

#[test]
fn new_work_ends_redo() {
    day(FOUR).then(
        "undo
         enter Eva 1700
         redo -> there is nothing to redo
         undo
         undo
         redo
         redo
         numbers -> 1 Ana, 2 Bruno, 3 Carla, 4 Eva",
    );
}

#[test]
fn the_first_step_by_hand_is_undone_with_its_session() {
    day(FOUR).then(
        "draft 1: Ana-Carla, Dario-Bruno
         hand lock Ana
         hand swap Dario Bruno
         undo
         hand -> round 1: Ana-Carla*, Dario-Bruno
         undo
         hand -> none
         redo
         hand -> round 1: Ana-Carla*, Dario-Bruno",
    );
}

#[test]
fn undo_crosses_a_published_round_only_with_a_reason() {
    day(FOUR).then(ROUND_ONE).then(
        "publish 2: Bruno-Ana, Carla-Dario
         undo -> needs a reason
         undo because   -> needs a reason
         undo because wrong colors
         rounds -> 1
         undo
         standing Dario-Bruno -> open",
    );
}

#[test]
fn a_result_before_a_published_round_is_undone_only_with_a_reason() {
    day(FOUR).then(
        "publish 1: Ana-Carla, Dario-Bruno
         Eva: result Ana-Carla 1-0
         result Dario-Bruno =-=
         publish 2: Bruno-Ana, Carla-Dario
         Eva: undo -> needs a reason
         Eva: undo because other board
         standing Ana-Carla -> open",
    );
}

#[test]
fn a_round_of_another_section_asks_for_no_reason() {
    use tournament::decide::{Command, decide};
    let mut day = day(FOUR);
    let other = tournament::ids::TournamentId(day.next().0);
    let setup = day.state().tournaments[&day.section].setup.clone();
    day.command("desk", Command::AddTournament(setup)).unwrap();
    let first = day.section;
    day.section = other;
    day.then("enter Xena 2000\nenter Yago 1900\nEva: rate Yago 1950");
    day.section = first;
    day.then("publish 1: Ana-Carla, Dario-Bruno");
    day.then("Eva: undo");
    assert_eq!(
        decide(&day.state(), day.next(), Command::Renumber { tournament: other })
            .map(|it| it.len()),
        Ok(1)
    );
    day.section = other;
    day.then(
        "numbers -> 1 Xena, 2 Yago\npublish 1: Xena-Yago\nEva: redo -> there is nothing to redo",
    );
}

#[test]
fn redo_does_not_cross_a_published_round() {
    day(FOUR).then(
        "publish 1: Ana-Carla, Dario-Bruno
         Eva: adjourn Ana-Carla
         Eva: result Ana-Carla 1-0
         Eva: undo
         result Dario-Bruno =-=
         publish 2: Bruno-Ana, Carla-Dario
         Eva: redo -> there is nothing to redo",
    );
}

#[test]
fn undo_is_refused_if_later_work_builds_on_it() {
    day(FOUR).then(
        "Eva: enter Fay 1600
         Eva: enter Gus 1500
         Hugo: publish 1: Ana-Carla, Dario-Bruno, Fay-Gus
         Eva: undo because mistake -> built on: one of its players is not entered
         Hugo: undo because mistake
         Eva: undo
         numbers -> 1 Ana, 2 Bruno, 3 Carla, 4 Dario, 5 Fay",
    );
}

#[test]
fn a_round_with_results_of_others_is_not_undone() {
    day(FOUR).then(
        "Eva: publish 1: Ana-Carla, Dario-Bruno
         Hugo: result Ana-Carla 1-0
         Eva: undo because mistake -> built on: its game is not there
         Hugo: clear Ana-Carla
         Eva: undo because mistake -> built on: its game is not there
         Hugo: undo
         Hugo: undo
         Eva: undo because mistake",
    );
}

#[test]
fn a_correction_holds_what_it_corrects() {
    day(FOUR).then(
        "publish 1: Ana-Carla, Dario-Bruno
         Eva: result Ana-Carla 1-0
         result Dario-Bruno =-=
         publish 2: Bruno-Ana, Carla-Dario
         correct Ana-Carla 0-1 because slip
         Eva: undo because other board -> built on: what it changes is not in the state it was made for",
    );
}

#[test]
fn a_step_by_hand_holds_the_step_before() {
    day(FOUR).then(
        "draft 1: Ana-Carla, Dario-Bruno
         hand lock Dario
         hand unlock Dario
         Eva: hand swap Dario Bruno
         Hugo: hand swap Ana Bruno
         hand -> round 1: Bruno-Carla, Ana-Dario
         Eva: undo -> built on: what it changes is not in the state it was made for
         Hugo: undo
         Eva: undo
         hand -> round 1: Ana-Carla, Dario-Bruno",
    );
}

#[test]
fn taking_back_holds_against_undo_of_the_publication() {
    day(FOUR).then(
        "Eva: publish 1: Ana-Carla, Dario-Bruno
         Hugo: unpublish 1 rules because colors
         Eva: undo because mistake -> built on: its round is not the next one
         Hugo: undo -> needs a reason
         Hugo: undo because all right
         rounds -> 1",
    );
}

#[test]
fn everybody_undoes_their_own_work() {
    day("Eva: enter Ana 2100
         Hugo: enter Bruno 2000
         Eva: enter Carla 1900
         Hugo: undo
         numbers -> 1 Ana, 2 Carla
         Hugo: undo -> there is nothing to undo
         Eva: redo -> there is nothing to redo
         Eva: undo
         Eva: undo
         numbers ->
         Hugo: redo
         numbers -> 1 Bruno
         Eva: redo
         Eva: redo
         numbers -> 1 Ana, 2 Bruno, 3 Carla");
}

#[test]
fn what_was_undone_never_gives_its_number_away() {
    let mut day = day("enter Ana 2100\nundo\nenter Bruno 2000");
    let ids: Vec<u64> = day.state().people.keys().map(|id| id.0).collect();
    assert_eq!(ids, [6], "entries 3 to 5 are Ana's two and their undoing");
    day.then("publish 1: bye Bruno -> there are too few players");
}

#[test]
fn a_document_given_out_is_not_undone_and_ends_no_redo() {
    let mut day = day(FOUR);
    let printed = |name: &str| -> Fact {
        DocumentIssued { attachment: "a".into(), name: name.into(), kind: "startList".into() }
            .into()
    };
    day.append("desk", vec![printed("list")]);
    day.then("undo\nnumbers -> 1 Ana, 2 Bruno, 3 Carla");
    day.append("desk", vec![printed("list 2")]);
    day.then("redo\nnumbers -> 1 Ana, 2 Bruno, 3 Carla, 4 Dario");
}

#[test]
fn redo_looks_back_to_the_last_undo_only() {
    day(FOUR).then(
        "publish 1: Ana-Carla, Dario-Bruno
         Eva: result Ana-Carla 1-0
         Eva: undo
         Eva: redo
         result Dario-Bruno =-=
         publish 2: Bruno-Ana, Carla-Dario
         Eva: undo because other board
         Eva: redo
         standing Ana-Carla -> entered 1-0",
    );
}

#[test]
fn a_round_does_not_come_back_with_a_player_taken_out_since() {
    day(FOUR).then(
        "publish 1: Ana-Carla, Dario-Bruno
         Eva: unpublish 1 rules because colors
         Hugo: remove Dario
         Eva: undo because all right -> built on: what it changes is not in the state it was made for
         Hugo: undo
         Eva: undo because all right",
    );
}
