//! Pairing by hand, publishing, taking back.

use tournament::ids::GameId;

use crate::day::{Day, FOUR, ROUND_ONE, day, day_of, setup};

fn games(day: &Day) -> Vec<GameId> {
    day.state().tournaments[&day.section].rounds.last().unwrap().games.clone()
}

#[test]
fn the_first_step_opens_the_hand_session() {
    day(FOUR).then(
        "draft 1: Ana-Carla, Dario-Bruno
         hand -> none
         hand lock Ana
         hand -> round 1: Ana-Carla*, Dario-Bruno
         hand unlock Carla
         hand -> round 1: Ana-Carla, Dario-Bruno",
    );
}

#[test]
fn players_change_places_and_colors() {
    day(FOUR).then(
        "draft 1: Ana-Carla, Dario-Bruno
         hand swap Ana Bruno
         hand -> round 1: Bruno-Carla, Dario-Ana
         hand swap Dario Ana
         hand -> round 1: Bruno-Carla, Ana-Dario",
    );
}

#[test]
fn the_bye_changes_places() {
    day(FOUR).then(
        "enter Eva 1700
         draft 1: Ana-Carla, Dario-Bruno, bye Eva
         hand bye Bruno
         hand -> round 1: Ana-Carla, Dario-Eva, bye Bruno
         hand swap Bruno Ana
         hand -> round 1: Bruno-Carla, Dario-Eva, bye Ana
         hand bye Ana -> nothing would change",
    );
}

#[test]
fn boards_are_made_from_nothing_and_taken_apart() {
    day(FOUR).then(
        "enter Eva 1700
         hand clear
         hand clear -> nothing would change
         hand pair Ana Bruno
         hand bye Eva
         hand -> round 1: Ana-Bruno*, bye Eva
         hand pair Carla Carla -> there is no such player
         hand pair Carla Zoe -> there is no such player
         hand pair Carla Bruno
         hand -> round 1: Carla-Bruno*, bye Eva
         hand swap Ana Bruno -> board 1 is locked
         hand unlock Carla
         hand swap Ana Bruno
         hand -> round 1: Carla-Ana, bye Eva
         hand swap Bruno Dario -> there is no such player
         hand free Eva
         hand free Eva -> there is no such board
         hand free Ana
         hand bye Carla
         hand -> round 1: bye Carla
         hand pair Ana Bruno
         hand unlock Ana
         hand pair Eva Dario
         hand clear
         hand -> round 1: Eva-Dario*",
    );
}

#[test]
fn the_bye_of_a_board_leaves_the_other_waiting() {
    day(FOUR).then(
        "draft 1: Ana-Carla, Dario-Bruno
         hand bye Bruno
         hand -> round 1: Ana-Carla, bye Bruno
         publish 1: Ana-Carla, bye Bruno -> left out Dario",
    );
}

#[test]
fn a_session_goes_on_while_results_and_players_are_missing() {
    day(FOUR).then(ROUND_ONE).then(
        "draft 2: Bruno-Ana, Carla-Dario
         hand lock Ana
         clear Ana-Carla
         hand swap Ana Dario -> board 1 is locked
         hand unlock Ana
         hand swap Ana Dario
         hand lock Bruno
         hand -> round 2: Bruno-Dario*, Carla-Ana
         publish 2: Bruno-Dario, Carla-Ana -> round 1 lacks board 1
         withdraw Carla 2
         hand pair Carla Dario -> the player is away already
         hand free Carla
         hand -> round 2: Bruno-Dario*",
    );
}

#[test]
fn an_entry_taken_out_leaves_its_board() {
    day(FOUR).then(
        "draft 1: Ana-Carla, Dario-Bruno
         hand lock Ana
         remove Carla
         hand -> round 1: Dario-Bruno",
    );
}

#[test]
fn undo_of_a_step_asks_whether_later_steps_build_on_it() {
    day(FOUR).then(
        "hand pair Ana Bruno
         hand pair Carla Dario
         undo
         hand -> round 1: Ana-Bruno*
         redo
         hand -> round 1: Carla-Dario*, Ana-Bruno*",
    );
}

#[test]
fn the_rest_is_drawn_again() {
    day(FOUR).then(
        "draft 1: Ana-Carla, Dario-Bruno
         hand lock Ana
         hand redraw Ana-Carla, Bruno-Dario
         hand -> round 1: Ana-Carla, Bruno-Dario",
    );
}

#[test]
fn a_step_that_changes_nothing_is_none_and_opens_nothing() {
    day(FOUR).then(
        "draft 1: Ana-Carla, Dario-Bruno
         hand unlock Ana -> nothing would change
         hand swap Ana Ana -> there is no such player
         hand swap Ana Zoe -> there is no such player
         hand bye Zoe -> there is no such player
         hand lock Zoe -> there is no such board
         hand -> none",
    );
}

#[test]
fn the_hand_session_ends_by_discarding_or_publishing() {
    day(FOUR).then(
        "discard -> nothing would change
         draft 1: Ana-Carla, Dario-Bruno
         hand lock Ana
         discard
         hand -> none
         hand swap Ana Carla
         publish 1: Carla-Ana, Dario-Bruno
         hand -> none",
    );
}

#[test]
fn taking_a_round_back_ends_the_hand_session_of_the_next() {
    day(FOUR).then(ROUND_ONE).then(
        "draft 2: Bruno-Ana, Carla-Dario
         hand lock Ana
         unpublish 1 rules because wrong color
         hand -> none
         draft 1: Ana-Carla, Dario-Bruno
         hand swap Ana Carla
         hand -> round 1: Carla-Ana, Dario-Bruno",
    );
}

#[test]
fn fault_a04_everybody_there_is_paired_once() {
    day(FOUR).then(
        "enter Eva 1700
         bye Eva 1 Z
         publish 1: Ana-Carla -> left out Bruno Dario
         publish 1: Ana-Carla, bye Bruno -> left out Dario
         publish 1: Ana-Carla, Dario-Ana, bye Bruno -> twice Ana
         publish 1: Ana-Ana, Dario-Bruno, bye Carla -> twice Ana
         publish 1: Ana-Carla, Dario-Bruno, bye Eva -> absent Eva
         publish 1: Ana-Carla, Dario-Bruno, bye Zoe -> absent nobody
         publish 1: Ana-Carla, Dario-Bruno
         rows -> Ana 3w? | Bruno 4b? | Carla 1b? | Dario 2w? | Eva Z",
    );
}

#[test]
fn rounds_come_in_order() {
    day(FOUR).then(ROUND_ONE).then(
        "publish 3: Bruno-Ana, Carla-Dario -> round 2 is the next one
         publish 1: Ana-Carla, Dario-Bruno -> round 1 is out
         publish 2: Bruno-Ana, Carla-Dario",
    );
}

#[test]
fn no_more_rounds_than_planned() {
    let mut setup = setup();
    setup.rounds = 1;
    day_of(setup, FOUR)
        .then(ROUND_ONE)
        .then("publish 2: Bruno-Ana, Carla-Dario -> all 1 rounds are out");
}

#[test]
fn two_players_are_needed() {
    day("enter Ana 2100
         publish 1: bye Ana -> there are too few players");
}

#[test]
fn the_next_round_waits_for_results() {
    day(FOUR).then(
        "publish 1: Ana-Carla, Dario-Bruno
         publish 2: Bruno-Ana, Carla-Dario -> round 1 lacks board 1 2
         result Ana-Carla 1-0
         result Dario-Bruno 1-0
         result Dario-Bruno 0-1 slip 2
         publish 2: Bruno-Ana, Carla-Dario -> round 1 lacks board 2
         draft 2: Bruno-Ana, Carla-Dario
         hand lock Ana -> round 1 lacks board 2
         settle Dario-Bruno 0-1
         publish 2: Bruno-Ana, Carla-Dario",
    );
}

#[test]
fn c04_2_3_1_adjourned_games_do_not_hold_up_the_next_round() {
    day(FOUR).then(
        "publish 1: Ana-Carla, Dario-Bruno
         result Ana-Carla 1-0
         adjourn Dario-Bruno
         publish 2: Bruno-Ana, Carla-Dario
         rows -> Ana 3w1 2b? | Bruno 4b? 1w? | Carla 1b0 4w? | Dario 2w? 3b?
         result Dario-Bruno 0-1
         rows -> Ana 3w1 2b? | Bruno 4b1 1w? | Carla 1b0 4w? | Dario 2w0 3b?",
    );
    // For pairing it is a draw, for standings nothing.
    let day = day(FOUR);
    let state = day.state();
    let scoring = state.tournaments[&day.section].scoring();
    assert_eq!(scoring.unknown, scoring.draw);
}

#[test]
fn a_result_undone_with_a_reason_is_missed_even_in_an_older_round() {
    day(FOUR).then(
        "publish 1: Ana-Carla, Dario-Bruno
         Eva: result Ana-Carla 1-0
         result Dario-Bruno 1-0
         publish 2: Dario-Ana, Bruno-Carla
         Eva: undo because other board
         result Dario-Ana 1-0
         result Bruno-Carla 1-0
         publish 3: Dario-Carla, Bruno-Ana -> round 1 lacks board 1",
    );
}

#[test]
fn only_the_last_round_is_taken_back_with_reason_and_case() {
    day(FOUR).then(ROUND_ONE).then("publish 2: Bruno-Ana, Carla-Dario").then(
        "unpublish 1 rules because wrong -> round 2 is out
         unpublish 3 rules because wrong -> there is no such round
         unpublish 0 rules because wrong -> there is no such round
         unpublish 2 whim because wrong -> bad case whim
         unpublish 2 rules -> a reason is needed
         unpublish 2 rules because wrong
         rounds -> 1",
    );
}

#[test]
fn a_pair_published_again_keeps_its_game_and_result() {
    let mut day = day(FOUR);
    day.then(ROUND_ONE);
    let before = games(&day);
    day.then(
        "unpublish 1 rules because board order
         rows -> Ana | Bruno | Carla | Dario
         standing Ana-Carla -> no game
         result Ana-Carla 0-1 -> there is no such game
         publish 1: Dario-Bruno, Ana-Carla
         standing Ana-Carla -> entered 1-0
         standing Dario-Bruno -> entered =-=",
    );
    assert_eq!(games(&day), [before[1], before[0]]);
    day.then(
        "clear Ana-Carla
         publish 2: Bruno-Ana, Carla-Dario -> round 1 lacks board 2",
    );
}

#[test]
fn other_pairs_and_other_colors_are_other_games() {
    let mut day = day(FOUR);
    day.then(ROUND_ONE);
    let before = games(&day);
    day.then(
        "unpublish 1 rules because colors
         publish 1: Carla-Ana, Dario-Bruno
         standing Carla-Ana -> open
         standing Ana-Carla -> no game
         standing Dario-Bruno -> entered =-=",
    );
    let after = games(&day);
    assert_eq!(after[1], before[1]);
    assert!(!before.contains(&after[0]), "an id is never used again");
}

#[test]
fn a_round_robin_is_published_ahead_of_its_results() {
    let mut berger = setup();
    berger.system = "berger".to_owned();
    day_of(berger, FOUR).then(
        "publish 1: Ana-Dario, Bruno-Carla
         publish 2: Dario-Carla, Ana-Bruno
         rows -> Ana 4w? 2w? | Bruno 3w? 1b? | Carla 2b? 4b? | Dario 1b? 3w?",
    );
}

/// Four players, two of three rounds played.
const TWO_OF_THREE: &str = "publish 1: Ana-Dario, Bruno-Carla
                            result Ana-Dario 1-0
                            result Bruno-Carla =-=
                            publish 2: Dario-Carla, Ana-Bruno
                            result Dario-Carla =-=
                            result Ana-Bruno 0-1";

fn robin() -> Day {
    let mut berger = setup();
    berger.system = "berger".to_owned();
    berger.rounds = 3;
    day_of(berger, FOUR)
}

#[test]
fn c05_6_6_who_leaves_after_half_of_the_games_loses_the_rest_by_forfeit() {
    robin().then(TWO_OF_THREE).then(
        "withdraw Dario 3
         publish 3: Bruno-Dario, Carla-Ana
         standing Bruno-Dario -> entered +--
         standing Carla-Ana -> open
         rows -> Ana 4w1 2w0 3b? | Bruno 3w= 1b1 4w+ | Carla 2b= 4b= 1w? | Dario 1b0 3w= 2b-
         undo because mistake
         standing Bruno-Dario -> no game",
    );
    robin().then(TWO_OF_THREE).then(
        "withdraw Dario 3
         withdraw Bruno 3
         publish 3: Bruno-Dario, Carla-Ana
         standing Bruno-Dario -> entered ---",
    );
}

#[test]
fn c05_6_6_the_rest_may_be_out_already() {
    robin().then(TWO_OF_THREE).then(
        "publish 3: Bruno-Dario, Carla-Ana
         withdraw Dario 2 -> round 2 is out
         withdraw Dario 3
         standing Bruno-Dario -> entered +--
         result Ana-Bruno =-=
         expel Bruno 3 because phone
         standing Bruno-Dario -> entered ---
         undo
         undo
         undo
         standing Bruno-Dario -> open",
    );
}

#[test]
fn a_game_played_after_all_is_not_lost_by_having_left() {
    robin().then(TWO_OF_THREE).then(
        "publish 3: Bruno-Dario, Carla-Ana
         withdraw Dario 3
         result Bruno-Dario 0-1
         standing Bruno-Dario -> entered 0-1",
    );
}

#[test]
fn c05_in_a_round_robin_somebody_rests_or_is_free() {
    let mut berger = setup();
    berger.system = "berger".to_owned();
    day_of(berger, FOUR).then(
        "enter Eva 1700
         publish 1: Bruno-Eva -> left out Ana Carla Dario
         publish 1: Bruno-Eva, Carla-Dario
         rows -> Ana Z | Bruno 5w? | Carla 4w? | Dario 3b? | Eva 2b?
         withdraw Dario 2
         publish 2: Eva-Carla, Ana-Bruno
         result Bruno-Eva 1-0
         publish 3: Ana-Carla
         rows -> Ana Z 2w? 3w? | Bruno 5w1 1b? Z | Carla 4w? 5b? 1b? | Dario 3b? Z Z | Eva 2b0 3w? Z",
    );
}
