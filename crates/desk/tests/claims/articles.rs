//! No verdict without edition and article: every kind of question in every edition.

use super::*;

const EDITIONS: [&str; 9] =
    ["old-es", "1997", "2001", "2005", "2009", "2014", "2017", "2018", "2023"];

/// Mate, stalemate, dead, castling and promotion at hand, an ordinary position.
const POSITIONS: [&str; 6] = [
    "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1",
    "r3k2r/P6p/8/8/8/8/p6P/R3K2R w KQkq - 0 1",
    "7k/8/5K2/6Q1/8/8/8/8 w - - 99 120",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
];

/// The articles of an answer: at least one, each with its sentence, the first one of the edition asked for, or the answer says
/// that the edition is silent.
#[track_caller]
fn cited(answer: &Value, edition: &str, about: &str) {
    let articles = answer["articles"].as_array().expect("articles");
    assert!(!articles.is_empty(), "{about} in {edition}: no article\n{answer}");
    for article in articles {
        let text = |name: &str| article[name].as_str().unwrap_or_default();
        assert!(!text("cite").is_empty() && !text("text").is_empty(), "{about}: {article}");
    }
    let first = articles[0]["cite"].as_str().expect("a citation");
    let own = match edition {
        "old-es" => first.contains("summary") || first.contains("Summary"),
        _ => first.starts_with(&format!("Laws {edition}, ")),
    };
    let silent = answer.to_string().contains("The summary ");
    assert!(own || (edition == "old-es" && silent), "{about} in {edition}: {first}\n{answer}");
}

#[test]
fn no_claim_is_answered_without_an_article() {
    let hall = Hall::new("en");
    let sheets = [
        ("nothing", ""),
        ("two moves", "1. Nf3 Nf6"),
        ("twice", "1. Nf3 Nf6 2. Ng1 Ng8"),
        ("thrice", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8"),
        ("unreadable", "1. Nf3 Zx9 2. Ng1 Ng8"),
        ("mate", "1. f3 e5 2. g4 Qh4#"),
    ];
    let kinds = ["threefold", "fifty", "fivefold", "seventyfive", "checkmate", "stalemate", "dead"];
    for edition in EDITIONS {
        for kind in kinds {
            for (name, text) in sheets {
                for (mode, announced) in
                    [("onBoard", ""), ("written", ""), ("written", "Nc3"), ("written", "Kh9")]
                {
                    for (claimant, before) in [("white", ""), ("black", ""), ("", "touched")] {
                        let verdict = hall.call(
                            "claim.examine",
                            json!({
                                "sheet": sheet(text), "kind": kind, "mode": mode, "edition": edition,
                                "announced": announced, "claimant": claimant, "before": before,
                            }),
                        );
                        let about =
                            format!("{kind} {name} {mode} “{announced}” {claimant} {before}");
                        cited(&verdict, edition, &about);
                    }
                }
            }
        }
    }
}

/// Laws 2023, 9.2.1 and 9.3.1: a claim with a written move that nobody wrote is not made yet.
#[test]
fn an_incomplete_claim_cites_the_article_of_the_claim() {
    let incomplete = |kind: &str, edition: &str| {
        let claim =
            json!({ "sheet": sheet(""), "kind": kind, "mode": "written", "edition": edition });
        told(&examine("en", claim))
    };
    assert_snapshot!(incomplete("threefold", "2023"), @r"
    notPossible: The claim is not complete.
    The move that White has written is not given.
    § Laws 2023, 9.2.1
    ");
    assert_snapshot!(incomplete("fifty", "2018"), @r"
    notPossible: The claim is not complete.
    The move that White has written is not given.
    § Laws 2018, 9.3.1
    ");
    assert_snapshot!(incomplete("threefold", "old-es"), @r"
    notPossible: The claim is not complete.
    The move that White has written is not given.
    - The summary does not say what follows. Article 9.2 (Laws of Chess in force from 1 July 1997) does.
    § Summary of the older rules, drawn games
    § Laws 1997, 9.2
    ");
    assert_snapshot!(incomplete("fifty", "old-es"), @r"
    notPossible: The claim is not complete.
    The move that White has written is not given.
    - This edition has no such claim.
    - The summary does not say what follows. Article 9.3 (Laws of Chess in force from 1 July 1997) does.
    § Summary of the older rules, drawn games
    § Laws 1997, 9.3
    ");
}

#[test]
fn no_answer_at_the_board_is_without_an_article() {
    let hall = Hall::new("en");
    for edition in EDITIONS {
        for fen in POSITIONS {
            let mate = hall.call("claim.mate", json!({ "fen": fen, "edition": edition }));
            let uses = mate["uses"].as_array().expect("uses");
            assert!(!uses.is_empty(), "{edition} {fen}");
            for it in uses {
                cited(it, edition, fen);
            }
            for touched in
                [vec!["e2"], vec!["e1", "h1"], vec!["h1", "e1"], vec!["a7-a8"], vec!["xa8"]]
            {
                for contact in ["deliberate", "adjusting", "accidental"] {
                    for order in ["known", "unclear", "atOnce"] {
                        for opponent in [false, true] {
                            let asked = json!({
                                "fen": fen, "touched": touched, "contact": contact, "order": order,
                                "opponentTouched": opponent, "edition": edition,
                            });
                            // An empty square is no touch.
                            if let Ok(answer) = hall.ask("claim.touch", asked) {
                                cited(&answer, edition, &format!("{fen} {touched:?} {contact}"));
                            }
                        }
                    }
                }
            }
            for written in ["Nf3", "O-O", "Qe5", "a8", "a8Q", "R", "", "??", "P-K4", "Ke8"] {
                let asked =
                    json!({ "fen": fen, "written": written, "edition": edition, "language": "en" });
                if let Ok(answer) = hall.ask("claim.sealed", asked) {
                    cited(&answer, edition, &format!("{fen} sealed {written}"));
                }
            }
        }
        for control in ["40/90+30:30+30", "90", "15+10", "3+2", "40/150"] {
            for used in [vec![], vec!["1:00", "2:00"], vec!["9:00:00", "1"]] {
                let asked = json!({ "control": control, "used": used, "edition": edition });
                let answer = hall.call("claim.clock", asked);
                cited(&answer, edition, &format!("{control} {used:?}"));
            }
        }
        for answer in ["certain", "possible", "refuted"] {
            let text = match answer {
                "certain" => "1. Nf3 Nf6 2. Ng1 Ng8",
                "possible" => "1. Nf3 Nf6",
                _ => "1. Nf3",
            };
            let asked = json!({
                "white": sheet(text), "black": sheet(text), "edition": edition,
                "movesMade": { "moves": 2, "player": "white" },
            });
            let made = hall.call("claim.merge", asked)["movesMade"].clone();
            cited(&made, edition, &format!("moves made {}", made["answer"]));
        }
    }
}

#[test]
fn no_resumption_is_without_an_article() {
    let hall = Hall::new("en");
    let start = POSITIONS[5];
    for edition in EDITIONS {
        for (envelope, written) in [
            ("closed", ""),
            ("opened", "Nf3"),
            ("opened", "R"),
            ("opened", "Ke5"),
            ("missing", ""),
            ("missingWithTimes", ""),
            ("positionLost", ""),
        ] {
            for replier in ["present", "absent", "late"] {
                for sealer in ["present", "absent", "late"] {
                    for before in ["", "draw", "whiteResigned", "blackResigned"] {
                        for wrong in ["", "beforeFirstMove", "later"] {
                            let asked = json!({
                                "position": start, "envelope": envelope, "written": written,
                                "replier": replier, "sealer": sealer, "before": before,
                                "wrongTime": wrong, "edition": edition, "language": "en",
                            });
                            let answer = hall.call("resume.examine", asked);
                            let about =
                                format!("{envelope} {written} {replier} {sealer} {before} {wrong}");
                            cited(&answer, edition, &about);
                        }
                    }
                }
            }
        }
    }
}

/// What happens at a board: all but a note of the arbiter's own, which rules on nothing.
#[test]
fn no_penalty_is_without_an_article() {
    let hall = Hall::new("en");
    let (section, game) = hall.event("2023", "standard");
    let kinds = [
        "illegal-move",
        "pawn-not-replaced",
        "pressed-without-move",
        "two-hands",
        "phone",
        "noise",
        "notes",
        "advice",
        "analysis",
        "distraction",
        "late",
        "clock-set-wrong",
        "warning",
        "time-added",
        "expulsion",
        "clock-adjusted",
        "flag-fall",
        "resignation",
    ];
    for pace in ["standard", "rapid", "blitz"] {
        hall.set(&section, json!({ "pace": pace, "noDrawBefore": 30 }));
        for edition in EDITIONS {
            for kind in kinds {
                for supervised in [false, true] {
                    for quickplay in [false, true] {
                        for after in [false, true] {
                            let asked = json!({
                                "tournament": section, "game": game, "side": "white", "kind": kind,
                                "supervised": supervised, "quickplay": quickplay, "afterReply": after,
                                "edition": edition,
                            });
                            let view = hall.call("incident.examine", asked);
                            cited(&view, edition, &format!("{pace} {kind} {supervised}"));
                        }
                    }
                }
            }
            let clock = hall.call(
                "round.clock",
                json!({ "tournament": section, "round": 1, "edition": edition }),
            );
            cited(&clock, edition, "default time");
        }
    }
    // A draw that comes too early.
    hall.attach(&section, &game, "1. e4 e5 2. Nf3 Nc6");
    for edition in EDITIONS {
        hall.set(&section, json!({ "lawsEdition": edition }));
        hall.enter(&section, &game, "=-=");
        let remark = hall.board(&section)["remark"].clone();
        let remark = remark.as_str().expect("a remark");
        let cite =
            if edition == "old-es" { "ummary".to_owned() } else { format!("Laws {edition}, ") };
        assert!(remark.contains(&cite), "{edition}: {remark}");
        hall.enter(&section, &game, "clear");
    }
}
