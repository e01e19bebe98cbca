//! Games of a file and the boards they were played on.

use serde_json::json;

use super::hall::Hall;
use super::{import, problems};

/// Round 1 of players with names that games write otherwise.
fn section_of_names() -> Hall {
    let names = [
        "N\u{fa}\u{f1}ez Pe\u{f1}a, Jos\u{e9} Mar\u{ed}a",
        "Garc\u{ed}a, Ana",
        "\u{110}or\u{111}evi\u{107}, \u{141}ukasz",
        "\u{418}\u{432}\u{430}\u{43d}\u{43e}\u{432}, \u{41f}\u{451}\u{442}\u{440}",
        "Smith, John",
        "Smith, Jane",
        "\u{c5}ngstr\u{f6}m, \u{c5}sa",
        "M\u{fc}ller, J\u{f6}rg",
        "Wang, Yue",
        "Carlsen, Magnus",
        "Kim, A",
        "Kim, B",
        "Lee, Chan",
        "Roy, Cem",
        "Lee, Carl",
        "Roy, Cyd",
    ];
    let line = |(at, name): (usize, &&str)| {
        let number = at + 1;
        let (rival, color) = if number % 2 == 1 { (number + 1, 'w') } else { (number - 1, 'b') };
        format!(
            "001 {number:>4} m    {name:<33} 2000 ESP {:>11}             0.5 {number:>4}  {rival:>4} {color} =\n",
            5000 + at
        )
    };
    let players: String = names.iter().enumerate().map(line).collect();
    let text = format!("012 T\n142 3\n152 W\n192 FIDE_DUTCH_2026\n{players}");
    let hall = Hall::new();
    hall.ask("event.import", json!({"file": {"name": "e.trf", "text": text}}));
    hall
}

#[test]
fn games_find_their_boards_by_ids_initials_and_spellings() {
    let hall = section_of_names();
    let game = |white: &str, black: &str, round: &str| {
        let name = |color: &str, name: &str| match name.strip_prefix('#') {
            Some(id) => format!("[{color} \"?\"]\n[{color}FideId \"{id}\"]\n"),
            None => format!("[{color} \"{name}\"]\n"),
        };
        let (white, black) = (name("White", white), name("Black", black));
        format!(
            "[Event \"T\"]\n{white}{black}[Round \"{round}\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 1/2-1/2\n"
        )
    };
    let wanted = [
        ("Nunez Pena, Jose Maria", "Garcia, A", "1", "taken"),
        ("Nunez, Jose", "Garcia A.", "1", "taken"),
        ("Nunez Pena", "Garcia", "1", "taken"),
        ("Djordjevic, Lukasz", "Ivanov, Petr", "1", "taken"),
        ("Dordevic, L.", "Ivanov, Pyotr", "1", "taken"),
        ("Smith, J", "Smith, J", "1", "taken"),
        ("Angstrom, Asa", "Mueller, Joerg", "1", "taken"),
        ("Wang,Yue", "Carlsen,M", "1", "taken"),
        ("GM Wang, Yue", "Carlsen, Magnus (NOR)", "1", "taken"),
        ("#5010", "#5011", "1", "taken"),
        ("Kim", "#5011", "1", "taken"),
        // Two boards fit, until the board is said.
        ("Lee, C", "Roy, C", "1", "several-games"),
        ("Lee, C", "Roy, C", "1.8", "taken"),
        // Colors, other people, another round.
        ("Garcia, Ana", "Nunez Pena, Jose Maria", "1.1", "colors-reversed"),
        ("Carlsen,M", "Wang,Yue", "1", "colors-reversed"),
        ("Smith, Jim", "Smith, Jane", "1", "no-such-game"),
        ("Wang, Y", "Carlsen, M", "2", "no-such-game"),
        ("#5011", "#5013", "1", "no-such-game"),
    ];
    for (white, black, round, expected) in wanted {
        let hall = section_of_names();
        let imported = import(&hall, "g.pgn", &game(white, black, round));
        let kind = imported["problems"][0]["kind"].as_str().unwrap_or_default();
        let found = if imported["taken"] == 1 { "taken" } else { kind };
        assert_eq!(found, expected, "{white} - {black}, {round}: {}", problems(&imported));
    }
    let told = import(&hall, "g.pgn", &game("Lee, C", "Roy, C", "1"));
    insta::assert_snapshot!(problems(&told), @"1 | several-games | Lee, C - Roy, C of round 1 may be any of the boards 7, 8; left out. Add the board to the round (1.12), or the FIDE ids.");
    let told = import(&hall, "g.pgn", &game("Garcia, Ana", "Nunez, J", "1.1"));
    insta::assert_snapshot!(problems(&told), @"1 | colors-reversed | Round 1, board 1: Garcia, Ana - Nunez, J in the file, but the board has them the other way round; left out.");
}
