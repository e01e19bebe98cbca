//! Looking ahead while games are open, through the desk.

use desk::Code;
use serde_json::json;

use crate::hall::Hall;

#[test]
fn a_look_ahead_tells_how_far_it_is_and_can_be_stopped() {
    let hall = Hall::with_event("fide-dutch-2026", 9);
    let names: Vec<String> = (0..120).map(|at| format!("P{at:03} {}", 2600 - at * 5)).collect();
    hall.enter(&names.iter().map(String::as_str).collect::<Vec<_>>());
    let round = hall.publish();
    let outcomes: Vec<&str> =
        (0..60).map(|board| if board % 12 == 5 { "." } else { "1-0" }).collect();
    hall.results(round, &outcomes.join(" "));
    let section = hall.section();
    let whole = json!({ "tournament": section, "results": [] });
    let mut was_under_way = false;
    let stopped = std::thread::scope(|scope| {
        let look = scope.spawn(|| hall.try_ask("round.preview", whole.clone()));
        while !look.is_finished() {
            let far = hall.ask("round.previewProgress", json!({}));
            if far["all"] == 243 && far["done"].as_u64() > Some(0) {
                was_under_way = true;
                hall.ask("round.previewCancel", json!({}));
            }
            std::thread::yield_now();
        }
        look.join().expect("a look does not panic")
    });
    assert!(was_under_way, "the progress was never seen");
    let error = stopped.expect_err("it was stopped");
    assert_eq!(error.code, Code::Refused);
    assert!(!error.message.is_empty());
    let idle = hall.ask("round.previewProgress", json!({}));
    // Asked again it goes to its end, and the round of each outcome is at hand.
    let view = hall.ask("round.preview", whole);
    assert_eq!((&view["outcomes"], &view["unpaired"]), (&json!(243), &json!(0)), "{idle}");
    let sure = view["sure"].as_array().expect("boards");
    for results in [["1", "1", "1", "1", "1"], ["=", "0", "1", "=", "0"]] {
        let asked = json!({ "tournament": section, "results": results });
        let one = hall.ask("round.preview", asked);
        let boards = one["boards"].as_array().expect("boards");
        assert_eq!(boards.len(), 60);
        assert!(sure.iter().all(|board| boards.contains(board)), "{results:?}");
    }
    let wrong = json!({ "tournament": section, "results": ["1"] });
    assert_eq!(hall.try_ask("round.preview", wrong).expect_err("one of five").code, Code::BadInput);
}
