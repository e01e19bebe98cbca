//! Results, second passes, corrections, adjourned games, scoresheets, rulings.

use tournament::decide::{Command, Refusal, ReportWhat};
use tournament::fact::{
    AdjournmentDetails, AppealDecided, EnvelopeOpened, Fact, RulingAppealed, RulingMade,
    SheetAttached,
};
use tournament::ids::{GameId, RulingId};
use tournament::round::{Outcome, Score};

use crate::day::{Day, FOUR, ROUND_ONE, day, day_of, setup};

const PAIRED: &str = "publish 1: Ana-Carla, Dario-Bruno";

fn check(script: &str) {
    day(FOUR).then(PAIRED).then(script);
}

fn first_game(day: &Day) -> GameId {
    day.state().tournaments[&day.section].rounds[0].games[0]
}

#[test]
fn the_first_report_is_a_result() {
    check(
        "standing Ana-Carla -> open
         result Ana-Carla 1-0
         standing Ana-Carla -> entered 1-0
         rows -> Ana 3w1 | Bruno 4b? | Carla 1b0 | Dario 2w?",
    );
}

#[test]
fn a_second_pass_checks() {
    check(
        "result Ana-Carla 1-0
         result Ana-Carla 1-0 slip 2
         standing Ana-Carla -> checked 1-0",
    );
}

#[test]
fn reports_that_differ_leave_the_game_open() {
    check(
        "result Ana-Carla 1-0
         result Ana-Carla =-= slip 2
         standing Ana-Carla -> differs
         counts Ana-Carla -> nothing
         result Ana-Carla =-=
         standing Ana-Carla -> checked =-=",
    );
}

#[test]
fn typing_again_replaces_the_same_pass() {
    check(
        "result Ana-Carla 1-0
         result Ana-Carla 0-1
         standing Ana-Carla -> entered 0-1",
    );
}

#[test]
fn the_same_twice_is_nothing_to_do() {
    check(
        "result Ana-Carla 1-0
         result Ana-Carla 1-0 -> nothing would change
         result Ana-Carla 0-1 slip 2
         settle Ana-Carla 1-0
         settle Ana-Carla 1-0 -> nothing would change
         result Ana-Carla 1-0 -> nothing would change
         standing Ana-Carla -> checked 1-0
         adjourn Dario-Bruno
         adjourn Dario-Bruno -> nothing would change",
    );
}

#[test]
fn the_arbiter_settles_what_differs() {
    check(
        "settle Ana-Carla 1-0 -> there is no result
         result Ana-Carla 1-0
         result Ana-Carla =-= phone 1
         settle Ana-Carla =-= because the sheets say so
         standing Ana-Carla -> checked =-=
         rows -> Ana 3w= | Bruno 4b? | Carla 1b= | Dario 2w?",
    );
}

#[test]
fn no_result_after_all() {
    check(
        "clear Ana-Carla -> nothing would change
         result Ana-Carla 1-0
         result Ana-Carla =-= slip 2
         clear Ana-Carla
         standing Ana-Carla -> open",
    );
}

#[test]
fn an_adjourned_game_is_resumed_by_its_result() {
    check(
        "result Ana-Carla 1-0
         adjourn Ana-Carla
         standing Ana-Carla -> adjourned
         settle Ana-Carla 1-0 -> there is no result
         result Ana-Carla =-=
         standing Ana-Carla -> entered =-=
         adjourn Ana-Carla
         clear Ana-Carla
         standing Ana-Carla -> open",
    );
}

#[test]
fn a_pass_is_the_first_or_the_second() {
    check(
        "result Ana-Carla 1-0 desk 0 -> bad pass 0
         result Ana-Carla 1-0 desk 3 -> bad pass 3",
    );
}

#[test]
fn a_game_that_is_not_there_has_no_result() {
    check(
        "result Ana-Bruno 1-0 -> there is no such game
         settle Ana-Bruno 1-0 -> there is no such game
         correct Ana-Bruno 1-0 because why -> there is no such game",
    );
}

#[test]
fn scores_that_no_rule_knows_cannot_be_entered() {
    let mut day = day(FOUR);
    day.then(PAIRED);
    let (tournament, game) = (day.section, first_game(&day));
    for (white, black) in [(Score::Win, Score::Win), (Score::Win, Score::Draw)] {
        let outcome = Outcome::Played { white, black, rated: true };
        let what = ReportWhat::Outcome(outcome);
        let refused = day.command(
            "desk",
            Command::Report { tournament, game, what, source: "desk".into(), pass: 1 },
        );
        assert!(
            matches!(refused, Err(Refusal::BadValue { field: "outcome", .. })),
            "{outcome:?} has no code in the file"
        );
    }
}

#[test]
fn every_kind_of_result_reaches_the_rows() {
    let rows = |code: &str| {
        let mut day = day("enter Ana 2100\nenter Bruno 2000\npublish 1: Ana-Bruno");
        day.then(&format!("result Ana-Bruno {code}"));
        day.say("rows")
    };
    for (code, expected) in [
        ("1-0", "Ana 2w1 | Bruno 1b0"),
        ("=-=", "Ana 2w= | Bruno 1b="),
        ("0-1", "Ana 2w0 | Bruno 1b1"),
        ("=-0", "Ana 2w= | Bruno 1b0"),
        ("0-=", "Ana 2w0 | Bruno 1b="),
        ("0-0", "Ana 2w0 | Bruno 1b0"),
        ("W-L", "Ana 2wW | Bruno 1bL"),
        ("D-D", "Ana 2wD | Bruno 1bD"),
        ("L-W", "Ana 2wL | Bruno 1bW"),
        ("D-L", "Ana 2wD | Bruno 1bL"),
        ("L-D", "Ana 2wL | Bruno 1bD"),
        ("L-L", "Ana 2wL | Bruno 1bL"),
        ("+--", "Ana 2w+ | Bruno 1b-"),
        ("--+", "Ana 2w- | Bruno 1b+"),
        ("---", "Ana 2w- | Bruno 1b-"),
    ] {
        assert_eq!(rows(code), expected, "{code}");
    }
}

const TWO_ROUNDS: &str = "publish 2: Bruno-Ana, Carla-Dario";

#[test]
fn an_older_round_is_changed_only_by_a_correction() {
    day(FOUR).then(ROUND_ONE).then(
        "correct Ana-Carla 0-1 because wrong slip -> the round is still the last one
         publish 2: Bruno-Ana, Carla-Dario
         result Ana-Carla 0-1 -> the result of an older round needs a correction
         settle Ana-Carla 0-1 -> the result of an older round needs a correction
         clear Ana-Carla -> the result of an older round needs a correction
         adjourn Ana-Carla -> the result of an older round needs a correction
         correct Ana-Carla 0-1 -> a reason is needed
         correct Ana-Carla 1-0 because same -> nothing would change
         correct Ana-Carla 0-1 because wrong slip
         standing Ana-Carla -> corrected 0-1
         settle Ana-Carla 1-0 -> the result of an older round needs a correction",
    );
}

#[test]
fn c04_2_4_3_corrected_while_the_next_round_is_played_counts() {
    day(FOUR).then(ROUND_ONE).then(TWO_ROUNDS).then(
        "result Bruno-Ana 1-0
         correct Ana-Carla 0-1 because wrong slip
         counts Ana-Carla -> 0-1
         rows -> Ana 3w0 2b0 | Bruno 4b= 1w1 | Carla 1b1 4w? | Dario 2w= 3b?",
    );
}

#[test]
fn c04_2_4_3_corrected_after_the_next_round_is_for_the_rating_report() {
    day(FOUR).then(ROUND_ONE).then(TWO_ROUNDS).then(
        "result Bruno-Ana 1-0
         result Carla-Dario 1-0
         correct Ana-Carla 0-1 because wrong slip
         standing Ana-Carla -> corrected 0-1
         counts Ana-Carla -> 1-0
         rows -> Ana 3w1 2b0 | Bruno 4b= 1w1 | Carla 1b0 4w1 | Dario 2w= 3b0",
    );
}

#[test]
fn c04_2_4_3_two_rounds_back_is_for_the_rating_report() {
    day(FOUR).then(ROUND_ONE).then(TWO_ROUNDS).then(
        "result Bruno-Ana 1-0
         result Carla-Dario 1-0
         publish 3: Ana-Dario, Bruno-Carla
         correct Ana-Carla 0-1 because wrong slip
         counts Ana-Carla -> 1-0
         correct Bruno-Ana 0-1 because wrong slip
         counts Bruno-Ana -> 0-1",
    );
}

#[test]
fn a_correction_for_the_rating_report_does_not_undo_one_that_counts() {
    day(FOUR).then(ROUND_ONE).then(TWO_ROUNDS).then(
        "correct Ana-Carla =-= because wrong slip
         result Bruno-Ana 1-0
         result Carla-Dario 1-0
         correct Ana-Carla 0-1 because wrong again
         standing Ana-Carla -> corrected 0-1
         counts Ana-Carla -> =-=",
    );
}

#[test]
fn once_the_next_round_is_taken_back_the_result_is_entered_anew() {
    day(FOUR).then(ROUND_ONE).then(TWO_ROUNDS).then(
        "correct Ana-Carla 0-1 because wrong slip
         unpublish 2 rules because wrong
         standing Ana-Carla -> corrected 0-1
         result Ana-Carla 1-0
         standing Ana-Carla -> entered 1-0
         counts Ana-Carla -> 1-0",
    );
}

#[test]
fn an_adjourned_game_of_an_older_round_gets_its_result_without_a_correction() {
    day(FOUR).then(
        "publish 1: Ana-Carla, Dario-Bruno
         result Ana-Carla 1-0
         adjourn Dario-Bruno
         publish 2: Bruno-Ana, Carla-Dario
         correct Dario-Bruno 1-0 because resumed -> there is no result
         result Dario-Bruno 1-0
         standing Dario-Bruno -> entered 1-0
         result Dario-Bruno 0-1 -> the result of an older round needs a correction",
    );
}

#[test]
fn in_a_round_robin_a_round_is_older_once_a_later_one_has_results() {
    let mut berger = setup();
    berger.system = "berger".to_owned();
    day_of(berger, FOUR).then(
        "publish 1: Ana-Dario, Bruno-Carla
         publish 2: Dario-Carla, Ana-Bruno
         publish 3: Bruno-Dario, Carla-Ana
         result Ana-Dario 1-0
         result Ana-Dario 0-1
         correct Ana-Dario 1-0 because slip -> the round is still the last one
         result Ana-Bruno 1-0
         result Ana-Dario 1-0 -> the result of an older round needs a correction
         correct Ana-Dario 1-0 because slip
         result Bruno-Dario 1-0
         result Carla-Ana 1-0
         correct Ana-Dario =-= because slip again
         counts Ana-Dario -> =-=",
    );
}

#[test]
fn fault_a05_a_withdrawal_after_the_result_loses_nothing() {
    day(FOUR).then(
        "publish 1: Ana-Carla, Dario-Bruno
         result Ana-Carla 1-0
         withdraw Carla 2
         result Dario-Bruno 0-1
         rows -> Ana 3w1 | Bruno 4b1 | Carla 1b0 | Dario 2w0
         publish 2: Bruno-Ana, Carla-Dario -> absent Carla
         publish 2: Bruno-Ana, Dario-Dario -> twice Dario
         publish 2: Bruno-Ana, bye Dario
         rows -> Ana 3w1 2b? | Bruno 4b1 1w? | Carla 1b0 Z | Dario 2w0 U",
    );
}

#[test]
fn a_scoresheet_is_attached_and_taken_away() {
    let mut day = day(FOUR);
    day.then(PAIRED);
    let sheet = |text: &str| SheetAttached {
        tournament: day.section,
        game: first_game(&day),
        text: text.to_owned(),
        language: "en".to_owned(),
        start: String::new(),
        moves: Vec::new(),
        end_open: false,
    };
    let (e4, none) = (sheet("1. e4"), sheet(""));
    let mut attach =
        |sheet: &SheetAttached| day.command("desk", Command::AttachSheet(sheet.clone()));
    assert_eq!(attach(&none), Err(Refusal::NothingToDo));
    assert_eq!(attach(&e4), Ok(()));
    assert_eq!(attach(&e4), Err(Refusal::NothingToDo));
    assert_eq!(attach(&none), Ok(()));
    assert_eq!(attach(&none), Err(Refusal::NothingToDo));
}

fn ruling(day: &Day) -> RulingMade {
    RulingMade {
        tournament: Some(day.section),
        game: Some(first_game(day)),
        input: serde_json::json!({ "claim": "repetition" }),
        verdict: "upheld".to_owned(),
        printed: serde_json::json!([]),
        language: "en".to_owned(),
        program: "1".to_owned(),
        note: String::new(),
        told: None,
        kind: String::new(),
        also: Vec::new(),
    }
}

#[test]
fn a_ruling_brings_its_result_in_the_same_action() {
    for (before, why, expected) in [
        ("", "", "entered =-="),
        ("result Ana-Carla =-=", "", "entered =-="),
        ("result Ana-Carla 1-0", "three times, seen by the arbiter", "checked =-="),
        ("result Ana-Carla 1-0\nresult Ana-Carla 0-1 slip 2", "", "checked =-="),
        ("adjourn Ana-Carla", "", "entered =-="),
    ] {
        let mut day = day(FOUR);
        day.then(PAIRED).then(before);
        let rule = |note: &str, day: &Day| Command::Rule {
            ruling: RulingMade { note: note.to_owned(), ..ruling(day) },
            outcome: Some(Outcome::DRAW),
        };
        if !why.is_empty() {
            let (stands, would_be) = (Outcome::WHITE_WINS, Outcome::DRAW);
            let refused = Err(Refusal::ResultStands { stands, would_be });
            let command = rule(" ", &day);
            assert_eq!(day.command("desk", command), refused, "a result changes for a reason");
        }
        let rule = rule(why, &day);
        let first = day.next();
        day.command("desk", rule).unwrap();
        assert_eq!(day.say("standing Ana-Carla"), expected, "after {before:?}");
        assert!(day.state().rulings.keys().all(|id| id.0 == first.0), "numbered by its entry");
        assert!(matches!(day.entries[first.0 as usize - 1].fact, Fact::RulingMade(_)));
        let batches: Vec<u64> =
            day.entries[first.0 as usize - 1..].iter().map(|entry| entry.batch.0).collect();
        assert!(batches.iter().all(|batch| *batch == first.0), "one action");
    }
}

#[test]
fn an_envelope_brings_its_result_in_the_same_action() {
    let mut day = day(FOUR);
    day.then(PAIRED);
    let (tournament, game) = (ruling(&day).tournament.unwrap(), first_game(&day));
    let open = |outcome: Option<Outcome>, why: &str| Command::OpenEnvelope {
        opened: EnvelopeOpened {
            tournament,
            game,
            envelope: "opened".to_owned(),
            written: "Qd9".to_owned(),
            language: String::new(),
            meaning: "unreadable".to_owned(),
            uci: String::new(),
            outcome: "black".to_owned(),
            edition: "2023".to_owned(),
            articles: vec!["I.8.2".to_owned()],
            printed: serde_json::json!(null),
            printed_language: "en".to_owned(),
            note: why.to_owned(),
            also: Vec::new(),
        },
        outcome,
    };
    assert_eq!(day.command("desk", open(None, "")), Err(Refusal::NotAdjourned));
    let details = AdjournmentDetails { sealer: "white".to_owned(), ..Default::default() };
    let adjourn = Command::Adjourn { tournament, game, details: details.clone() };
    day.command("desk", adjourn.clone()).unwrap();
    assert_eq!(day.command("desk", adjourn), Err(Refusal::NothingToDo));
    assert_eq!(day.say("standing Ana-Carla"), "adjourned");
    let opened = day.next();
    day.command("desk", open(None, "")).unwrap();
    assert_eq!(day.say("standing Ana-Carla"), "adjourned", "until it has a result");
    let again = open(Some(Outcome::BLACK_WINS), " ");
    assert_eq!(day.command("desk", again), Err(Refusal::NeedsReason), "an envelope is opened once");
    // What came out of it can be appealed, by the entry that wrote it.
    let appeal = |id: u64| {
        let (by, reason) = ("Ana".to_owned(), "it says Qd8".to_owned());
        Command::Appeal(RulingAppealed { ruling: RulingId(id), by, reason })
    };
    assert_eq!(day.command("desk", appeal(opened.0 - 1)), Err(Refusal::Missing("ruling")));
    day.command("desk", appeal(opened.0)).unwrap();
    assert!(day.state().appeals.contains_key(&RulingId(opened.0)));
    day.command("desk", open(Some(Outcome::BLACK_WINS), "read again")).unwrap();
    assert_eq!(day.say("standing Ana-Carla"), "entered 0-1");
    let nobody = Command::Adjourn {
        tournament,
        game,
        details: AdjournmentDetails { sealer: "both".to_owned(), ..details },
    };
    assert!(matches!(day.command("desk", nobody), Err(Refusal::BadValue { .. })));
}

#[test]
fn an_appeal_is_decided_once_and_may_change_the_result() {
    let mut day = day(FOUR);
    day.then(PAIRED);
    let id = RulingId(day.next().0);
    let rule = Command::Rule { ruling: ruling(&day), outcome: Some(Outcome::DRAW) };
    day.command("desk", rule).unwrap();
    let decide = |decision: &str| Command::DecideAppeal {
        decided: AppealDecided {
            ruling: id,
            decision: decision.to_owned(),
            by: "committee".to_owned(),
            reason: "the sheet".to_owned(),
        },
        outcome: Some(Outcome::WHITE_WINS),
    };
    let appeal = |reason: &str| {
        let (by, reason) = ("Ana".to_owned(), reason.to_owned());
        Command::Appeal(RulingAppealed { ruling: id, by, reason })
    };
    assert_eq!(day.command("desk", decide("upheld")), Err(Refusal::NotAppealed));
    assert_eq!(day.command("desk", appeal(" ")), Err(Refusal::NeedsReason));
    day.command("desk", appeal("only two")).unwrap();
    assert_eq!(day.command("desk", appeal("again")), Err(Refusal::NothingToDo));
    assert!(matches!(day.command("desk", decide("maybe")), Err(Refusal::BadValue { .. })));
    day.command("desk", decide("overturned")).unwrap();
    assert_eq!(day.say("standing Ana-Carla"), "checked 1-0");
    assert_eq!(day.command("desk", decide("upheld")), Err(Refusal::NothingToDo));
    assert_eq!(day.command("desk", appeal("once more")), Err(Refusal::AppealDecided));
}

#[test]
fn a_ruling_does_not_change_a_finished_older_round() {
    let mut day = day(FOUR);
    day.then(ROUND_ONE).then(TWO_ROUNDS);
    let noted = RulingMade { note: "too late".to_owned(), ..ruling(&day) };
    let rule = Command::Rule { ruling: noted, outcome: Some(Outcome::DRAW) };
    assert!(matches!(day.command("desk", rule), Err(Refusal::OlderRound { .. })));
    let same = Command::Rule { ruling: ruling(&day), outcome: Some(Outcome::WHITE_WINS) };
    assert_eq!(day.command("desk", same), Ok(()));
}

#[test]
fn a_ruling_names_a_game_that_is_there() {
    let mut day = day(FOUR);
    day.then(PAIRED);
    let unknown = RulingMade { game: Some(GameId(7)), ..ruling(&day) };
    let rule = Command::Rule { ruling: unknown, outcome: None };
    assert_eq!(day.command("desk", rule), Err(Refusal::Missing("game")));
}
