//! What happens at the boards: touched pieces, clocks, adjournments, incidents, appeals.

use serde_json::{Value, json};

use super::{Hall, texts};
use desk::Code;

const CASTLE: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const MATE: &str = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 40";

#[test]
fn touched_pieces_are_told_in_the_language_of_the_caller() {
    let params = json!({ "fen": CASTLE, "touched": ["e1", "h1"] });
    let told = |language: &str| Hall::new(language).call("claim.touch", params.clone());
    let english = told("en");
    assert_eq!(english["sentence"], "The player must castle with the rook on h1.");
    assert_eq!(english["obligation"], json!(["e1g1"]));
    assert_eq!(english["articles"][0]["cite"], "Laws 2023, 4.4.1");
    assert_eq!(told("es")["sentence"], "El jugador debe enrocar con la torre de h1.");

    let hall = Hall::new("en");
    let prevented = hall.call(
        "claim.touch",
        json!({ "fen": "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "touched": ["e1", "h1"], "opponentTouched": true }),
    );
    assert_eq!(
        texts(&prevented["because"])[..2],
        [
            "The right to castle is kept; castling is prevented for the moment.",
            "The king is in check."
        ]
    );
    assert_eq!(prevented["canClaim"], false);
    let wrong = hall.ask("claim.touch", json!({ "fen": CASTLE, "touched": ["e5"] })).unwrap_err();
    assert_eq!((wrong.code, wrong.field.as_deref()), (Code::BadInput, Some("touched")));
}

#[test]
fn clocks_are_told() {
    let hall = Hall::new("en");
    let view = hall.call(
        "claim.clock",
        json!({ "control": "40/90+30:30+30", "used": ["58", "[%emt 0:1:12]"] }),
    );
    assert_eq!(view["control"], "40/90+30:30+30");
    assert_eq!(view["pace"], "standard");
    assert_eq!(
        texts(&view["periods"]),
        [
            "40 moves in 90 minutes, with 30 s added for every move",
            "The rest of the game in 30 minutes, with 30 s added for every move"
        ]
    );
    assert_eq!(view["rows"][1]["left"], "1:29:48");
    let flag = hall.call("claim.clock", json!({ "control": "1", "used": ["61"] }));
    assert_eq!(flag["flag"], "White’s flag falls on move 1: 0 moves were completed.");
}

fn adjourned(hall: &Hall) -> (Value, Value) {
    let (section, game) = hall.event("2023", "standard");
    hall.call(
        "game.adjourn",
        json!({ "tournament": section, "game": game, "envelope": {
            "position": MATE, "whiteUsed": 7200, "blackUsed": 6900, "resumesAt": "2026-11-30T09:00",
            "keptBy": "Ruiz, Eva",
        } }),
    );
    (section, game)
}

#[test]
fn a_sealed_mate_wins_when_the_envelope_is_opened() {
    let hall = Hall::new("en");
    let (section, game) = adjourned(&hall);
    let list = hall.call("adjourned.list", json!({}));
    assert_eq!((&list[0]["state"], &list[0]["written"]), (&json!("sealed"), &json!("")));
    assert_eq!(list[0]["envelope"]["sealer"], "white", "he has the move");
    assert_eq!(list[0]["envelope"]["moveNumber"], 40);

    let closed = json!({ "tournament": section, "game": game });
    let closed = hall.call("resume.examine", closed);
    assert_eq!(closed["outcome"], "goesOn");
    assert_eq!(texts(&closed["steps"])[3], "Start Black’s clock.");

    let resume =
        json!({ "tournament": section, "game": game, "written": "Ta1-a8++", "language": "es" });
    let told = hall.call("resume.examine", resume.clone());
    assert_eq!((&told["sentence"], &told["result"]), (&json!("White wins."), &json!("1-0")));
    hall.call("game.resume", json!({ "resume": resume, "note": "both present" }));
    assert_eq!(hall.board(&section)["outcome"], "1-0");
    assert_eq!(hall.call("adjourned.list", json!({}))[0]["state"], "over");

    hall.call("journal.undo", json!({}));
    assert_eq!(hall.call("adjourned.list", json!({}))[0]["state"], "sealed", "undone together");
}

#[test]
fn a_game_goes_on_adjourned_until_it_has_a_result() {
    let hall = Hall::new("es");
    let (section, game) = adjourned(&hall);
    let resume = json!({ "tournament": section, "game": game, "envelope": "missing" });
    hall.call("game.resume", json!({ "resume": resume }));
    let row = hall.call("adjourned.list", json!({}))[0].clone();
    assert_eq!(
        (&row["state"], &row["outcome"]),
        (&json!("resumed"), &json!("La partida continúa."))
    );
    assert_eq!(hall.board(&section)["state"], "adjourned");
}

#[test]
fn only_the_player_having_the_move_seals() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let envelope = json!({ "position": MATE, "sealer": "black" });
    let asked = json!({ "tournament": section, "game": game, "envelope": &envelope });
    let error = hall.ask("game.adjourn", asked).unwrap_err();
    assert_eq!(error.field.as_deref(), Some("sealer"));
    let spanish = Hall::new("es");
    let (section_es, game_es) = spanish.event("2023", "standard");
    let asked = json!({ "tournament": section_es, "game": game_es, "envelope": envelope });
    let told = spanish.ask("game.adjourn", asked).unwrap_err().message;
    assert!(!told.contains("white") && !told.contains("black"), "{told}");
    let early = json!({ "resume": { "tournament": section, "game": game, "envelope": "missing" } });
    assert_eq!(hall.ask("game.resume", early).unwrap_err().code, Code::Refused);
}

#[test]
fn illegal_moves_are_counted_in_the_game() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let incident =
        json!({ "tournament": section, "game": game, "side": "white", "kind": "illegal-move" });
    let first = hall.call("incident.examine", incident.clone());
    assert_eq!((&first["count"], &first["minutes"]), (&json!(1), &json!(2)));
    assert_eq!(
        first["sentence"],
        "Illegal move 1 of the player in this game. The game goes on; number 2 loses it."
    );
    hall.call("incident.add", json!({ "incident": incident, "note": "Kd9" }));
    let second = hall.call("incident.examine", incident.clone());
    assert_eq!((&second["consequence"], &second["result"]), (&json!("lost"), &json!("0-1")));
    let black = hall.call(
        "incident.examine",
        json!({ "tournament": section, "game": game, "side": "black", "kind": "two-hands" }),
    );
    assert_eq!(black["count"], 1, "counted a player at a time");

    let list = hall.call("incident.list", json!({}));
    assert_eq!((&list[0]["kind"], &list[0]["board"]), (&json!("Illegal move"), &json!(1)));
    let id = list[0]["id"].clone();
    let without = hall.ask("incident.withdraw", json!({ "id": id })).unwrap_err();
    assert_eq!(without.code, Code::NeedsReason);
    hall.call("incident.withdraw", json!({ "id": id, "reason": "it was legal" }));
    assert_eq!(hall.call("incident.examine", incident.clone())["count"], 1);

    hall.call("incident.add", json!({ "incident": incident }));
    hall.call("incident.add", json!({ "incident": incident }));
    assert_eq!(hall.board(&section)["outcome"], "0-1", "the second one loses");
    hall.call("journal.undo", json!({}));
    assert_eq!(hall.board(&section)["outcome"], Value::Null);
}

#[test]
fn art_6_9_and_5_1_2_ask_whether_the_opponent_can_mate() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let asked = |kind: &str, position: &str, edition: &str| {
        hall.call(
            "incident.examine",
            json!({
                "tournament": section, "game": game, "side": "black", "kind": kind,
                "position": position, "edition": edition,
            }),
        )
    };
    let bare = "7k/5q2/8/8/8/8/8/K7 b - - 0 1";
    let flag = asked("flag-fall", bare, "");
    assert_eq!((&flag["consequence"], &flag["result"]), (&json!("drawn"), &json!("=-=")));
    assert_eq!(flag["articles"][0]["cite"], "Laws 2023, 6.9");
    assert_eq!(asked("resignation", bare, "")["articles"][0]["cite"], "Laws 2023, 5.1.2");
    assert_eq!(asked("resignation", bare, "")["result"], "=-=");
    assert_eq!(asked("resignation", bare, "2018")["result"], "1-0");
    assert_eq!(asked("flag-fall", bare, "old-es")["result"], "1-0");
    let alive = asked("flag-fall", "7k/5q2/8/8/8/8/R7/K7 b - - 0 1", "");
    assert_eq!((&alive["consequence"], &alive["result"]), (&json!("lost"), &json!("1-0")));
    let steps = alive["steps"].as_array().map_or(0, Vec::len);
    assert_eq!(steps, 2, "the engine says so, with a line: {alive}");
    // Without a position it is not known, and the arbiter is told so.
    let unknown = asked("flag-fall", "", "");
    assert_eq!(unknown["result"], "1-0");
    assert!(unknown["steps"][0].as_str().is_some_and(|it| it.contains("not been examined")));
    assert_eq!(asked("flag-fall", "sheet", "")["result"], "1-0");
    // The second illegal move asks as well (7.5.5).
    let first =
        json!({ "tournament": section, "game": game, "side": "black", "kind": "illegal-move" });
    hall.call("incident.add", json!({ "incident": first }));
    assert_eq!(asked("two-hands", bare, "")["result"], "=-=");
    let list = hall.call("incident.list", json!({}));
    assert_eq!(list[0]["carried"], json!([]));
    hall.call("incident.add", json!({ "incident": first }));
    let list = hall.call("incident.list", json!({}));
    assert_eq!(list[0]["carried"], json!([list[1]["id"]]));
}

#[test]
fn the_pace_and_the_clauses_of_the_event_count() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2014", "rapid");
    let incident =
        json!({ "tournament": section, "game": game, "side": "black", "kind": "illegal-move" });
    let told = hall.call("incident.examine", incident);
    assert_eq!((&told["consequence"], &told["result"]), (&json!("lost"), &json!("1-0")));
    assert_eq!(told["articles"][0]["cite"], "Laws 2014, A.4.b");
    let phone = json!({ "kind": "phone", "edition": "2009" });
    assert_eq!(hall.call("incident.examine", phone)["consequence"], "lost");
    let unknown = hall.ask("incident.examine", json!({ "kind": "sneeze" })).unwrap_err();
    assert_eq!(unknown.field.as_deref(), Some("kind"));
}

/// 2009, 12.3.b: the answer, the result and the log say the same, whether the opponent can mate or not, or nobody has looked.
#[test]
fn a_telephone_of_2009_where_the_opponent_cannot_mate_is_a_draw_everywhere() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2009", "standard");
    let reminder = |told: &Value| told["steps"].to_string().contains("has not been examined");
    let mut phone =
        json!({ "tournament": section, "game": game, "side": "white", "kind": "phone" });
    let told = hall.call("incident.examine", phone.clone());
    assert_eq!((&told["consequence"], &told["result"]), (&json!("lost"), &json!("0-1")));
    assert!(reminder(&told), "{told}");
    // Black has a rook and can mate; a bare king cannot.
    phone["position"] = json!("4k2r/8/8/8/8/8/8/3QK3 w - - 0 1");
    let told = hall.call("incident.examine", phone.clone());
    assert_eq!((&told["consequence"], &told["result"]), (&json!("lost"), &json!("0-1")));
    assert!(!reminder(&told), "{told}");
    phone["position"] = json!("4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
    let told = hall.call("incident.examine", phone.clone());
    assert_eq!((&told["consequence"], &told["result"]), (&json!("drawn"), &json!("=-=")));
    assert!(!reminder(&told), "{told}");
    assert!(told["sentence"].as_str().is_some_and(|it| it.contains("cannot checkmate")), "{told}");
    hall.call("incident.add", json!({ "incident": phone }));
    let row = hall.call("incident.list", json!({}))[0].clone();
    assert_eq!(row["consequence"], "drawn");
}

#[test]
fn a_ruling_is_appealed_and_overturned() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let claim = json!({
        "tournament": section, "game": game, "kind": "threefold", "mode": "onBoard",
        "sheet": { "text": "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8", "language": "en" },
    });
    let ruling = hall.call("claim.rule", json!({ "claim": claim }))["created"].clone();
    assert_eq!(hall.board(&section)["outcome"], "=-=");
    let decide = json!({
        "id": ruling, "decision": "overturned", "by": "Committee", "reason": "a knight differs", "result": "1-0",
    });
    let early = hall.ask("ruling.decide", decide.clone()).unwrap_err();
    assert_eq!(early.code, Code::Refused);
    hall.call(
        "ruling.appeal",
        json!({ "id": ruling, "by": "Jarandol, Silvia", "reason": "only two" }),
    );
    hall.call("ruling.decide", decide);
    assert_eq!(hall.board(&section)["outcome"], "1-0");
    let row = hall.call("claim.list", json!({}))[0].clone();
    assert_eq!(row["appeal"]["decision"], "overturned");
    assert_eq!(row["appeal"]["by"], "Jarandol, Silvia");
}

#[test]
fn moves_that_can_come_next_are_offered_in_the_letters_of_the_sheet() {
    let hall = Hall::new("en");
    let next = |text: &str, language: &str| {
        hall.call(
            "scoresheet.moves",
            json!({ "sheet": { "text": text, "language": language, "start": "" } }),
        )
    };
    let opening = next("", "auto");
    assert_eq!(opening["moves"].as_array().map(Vec::len), Some(20));
    assert_eq!((&opening["moves"][0], &opening["language"]), (&json!("Na3"), &json!("en")));
    let spanish = next("1. e4 e5 2. Cf3 Cc6 3. ", "auto");
    assert_eq!(spanish["language"], "es");
    let moves = spanish["moves"].as_array().expect("moves");
    assert!(moves.contains(&json!("Ab5")) && moves.contains(&json!("Cxe5")), "{moves:?}");
    assert_eq!(
        next("1. e4 e5 2. Nf3 zz", "en")["moves"],
        json!([]),
        "reading stopped before the end"
    );
    assert_eq!(next("1. f3 e5 2. g4 Qh4#", "en")["moves"], json!([]), "the game is over");
}
