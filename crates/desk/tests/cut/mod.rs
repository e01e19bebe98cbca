//! Files of games that end too early: what stands before the end is kept.

use serde_json::{Value, json};

use super::hall::{Hall, table};
use super::{import, problems};

const GAMES: &str = "[Event \"Cup\"]\n[Round \"1.1\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n\
    [Event \"Cup\"]\n[Round \"1.2\"]\n[Result \"1/2-1/2\"]\n\n1. d4 d5 2. c4 {slow} e6 3. Nc3 Nf6 1/2-1/2\n";

fn hall() -> Hall {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    hall.enter(&["Ana, A 2200", "Bruno, B 2100", "Carla, C 2000", "Dino, D 1900"]);
    hall.publish();
    hall.results(1, "1-0 =-=");
    hall
}

fn boards(hall: &Hall) -> String {
    let round = hall.ask("round.get", json!({"tournament": hall.section(), "round": 1}));
    table(&round["boards"], &["board", "text", "hasSheet"])
}

fn cut_before(word: &str) -> &'static str {
    let at = GAMES.rfind(word).expect("a word of the games");
    &GAMES[..at]
}

#[test]
fn the_games_before_a_cut_and_the_cut_game_up_to_it_are_kept() {
    let hall = hall();
    let imported = import(&hall, "games.pgn", cut_before("3. Nc3"));
    assert_eq!(imported["taken"], 2, "{imported}");
    assert_eq!(boards(&hall), "1 | 1 - 0 | true\n2 | ½ - ½ | true");
    insta::assert_snapshot!(problems(&imported), @"11 | file-cut | The file seems cut off here: the rest of the game and its result should follow. What stands before is read. Found: “e6”. Get the whole file and bring it in again.");
}

#[test]
fn a_cut_in_the_middle_of_a_move_a_comment_or_the_tags_is_told_with_its_line() {
    for (word, told) in [("f6 1/2", "11 file-cut"), ("low}", "11 unclosed-comment, 11 file-cut")] {
        let hall = hall();
        let imported = import(&hall, "games.pgn", cut_before(word));
        assert_eq!(imported["taken"], 2, "{word}: {imported}");
        let list = imported["problems"].as_array().expect("problems");
        let of = |it: &Value| format!("{} {}", it["line"], it["kind"].as_str().unwrap_or_default());
        let shown: Vec<String> = list.iter().map(of).collect();
        assert_eq!(shown.join(", "), told, "{word}");
    }
    let hall = hall();
    let imported = import(&hall, "games.pgn", cut_before("1.2\""));
    assert_eq!(imported["taken"], 1, "{imported}");
    assert_eq!(boards(&hall), "1 | 1 - 0 | true\n2 | ½ - ½ | false");
    assert!(problems(&imported).contains("8 | unclosed-tag"), "{}", problems(&imported));
}
