//! Games that the time control keeps from being rated (B.02 1.1): left out of every sum, and told wherever ratings are shown.

use super::{first_round, plain};
use crate::hall::{Hall, table};
use serde_json::json;

/// Four players, one round: Ana (2200) lost to Carla (1700), Bruno (2100) drew with Dino, who is unrated.
fn at(time_control: &str, pace: &str) -> Hall {
    let hall = first_round();
    let tournament = hall.section();
    let mut setup = hall.ask("tournament.get", json!({"tournament": tournament}))["setup"].clone();
    (setup["timeControl"], setup["pace"]) = (json!(time_control), json!(pace));
    let params = json!({"tournament": tournament, "setup": setup, "reason": "as played"});
    hall.ask("tournament.update", params);
    hall
}

fn rated(hall: &Hall) -> String {
    let view = hall.ask("ratings.get", json!({"tournament": hall.section()}));
    let rows = table(&view["rows"], &["name", "games", "difference", "first", "leftOut"]);
    format!("{rows}\n{}", view["notes"])
}

#[test]
fn each_game_without_the_minutes_is_left_out_and_says_why() {
    let hall = at("60", "standard");
    insta::assert_snapshot!(rated(&hall), @r#"
    Ana, A | 0 | +0.00 |  | Not rated: 60 minutes for 60 moves, and a game with a player rated 1800 or higher needs 90 (B.02 1.1): round 1.
    Bruno, B | 0 | +0.00 |  | Not rated: 60 minutes for 60 moves, and a game with a player rated 1800 or higher needs 90 (B.02 1.1): round 1.
    Carla, C | 0 | +0.00 |  | Not rated: 60 minutes for 60 moves, and a game with a player rated 1800 or higher needs 90 (B.02 1.1): round 1.
    Dino, D | 0 |  | unrated | Not rated: 60 minutes for 60 moves, and a game with a player rated 1800 or higher needs 90 (B.02 1.1): round 1.
    ["60 minutes for 60 moves: games with a player rated 1800 or higher need 90; they are rated in no list and left out (B.02 1.1)"]
    "#);
    let ana = hall.entrant("Ana, A");
    let one = hall.ask("ratings.get", json!({"tournament": hall.section(), "entrant": ana}));
    let told = "Not rated: 60 minutes for 60 moves, and a game with a player rated 1800 or higher needs 90 (B.02 1.1)";
    assert_eq!(one["rows"][0]["lines"][0]["why"], json!(told));
    let made = hall.ask("report.make", json!({"kind": "ratings", "format": "txt"}));
    let paper = plain(&made).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(paper.contains("60 minutes for 60 moves: games with a player rated 1800"), "{paper}");
    assert!(paper.contains(&format!("1 Ana, A {told}: round 1.")), "{paper}");
    let files = hall.ask("export.make", json!({"format": "csv"}));
    let files = files.as_array().expect("files").iter();
    let changes =
        files.filter(|it| it["name"].as_str().expect("a name").contains("Rating changes"));
    let csv = changes.map(plain).collect::<String>();
    assert_eq!(csv.matches(&format!("{told}: round 1.")).count(), 4, "{csv}");
    let folder = hall.folder.path().join("site");
    hall.ask("site.make", json!({"folder": folder}));
    let pages = std::fs::read_dir(folder.join("en/p")).expect("a folder");
    let pages = pages.map(|it| std::fs::read_to_string(it.expect("a page").path()).expect("text"));
    assert_eq!(pages.filter(|it| it.contains(&format!("{told}: round 1."))).count(), 4);
    let hall = hall.language("es");
    let told = "No se valora: 60 minutos para 60 jugadas, y una partida con un jugador de Elo 1800 o más necesita 90 (B.02 1.1): ronda 1.";
    assert!(rated(&hall).contains(told), "{}", rated(&hall));
}

/// 15 minutes and 10 seconds: 25 minutes for 60 moves. Chosen as rapid, they count there.
#[test]
fn games_of_another_list_are_left_out_and_it_is_named() {
    let hall = at("15+10", "standard");
    insta::assert_snapshot!(rated(&hall), @r#"
    Ana, A | 0 | +0.00 |  | Not rated here: 25 minutes for 60 moves are rapid, rated in the rapid list (B.02 1.1): round 1.
    Bruno, B | 0 | +0.00 |  | Not rated here: 25 minutes for 60 moves are rapid, rated in the rapid list (B.02 1.1): round 1.
    Carla, C | 0 | +0.00 |  | Not rated here: 25 minutes for 60 moves are rapid, rated in the rapid list (B.02 1.1): round 1.
    Dino, D | 0 |  | unrated | Not rated here: 25 minutes for 60 moves are rapid, rated in the rapid list (B.02 1.1): round 1.
    ["25 minutes for 60 moves are rapid, rated in the rapid list: all games are left out here (B.02 1.1). Choose the pace of the time control"]
    "#);
    insta::assert_snapshot!(rated(&at("15+10", "rapid")), @r"
    Ana, A | 1 | −0.92 |  | 
    Bruno, B | 0 | +0.00 |  | 
    Carla, C | 1 | +0.92 |  | 
    Dino, D | 1 |  | no first rating: fewer than 5 games; so far 1900 | 
    []
    ");
    assert!(rated(&at("3", "blitz")).contains("too fast even for blitz"));
    assert!(rated(&at("W300-B240", "blitz")).contains("White and Black have different times"));
}

#[test]
fn a_time_control_that_is_not_known_keeps_nothing_out() {
    let counted = rated(&at("", "standard"));
    assert!(counted.ends_with("\n[]"), "{counted}");
    for text in ["90 and the usual", "90+30", "60d30", "20/90+30:30+30"] {
        let here = rated(&at(text, "standard"));
        assert_eq!(here.lines().next(), counted.lines().next(), "{text}");
    }
    let short = rated(&at("20/90+30:30+30", "standard"));
    assert!(short.contains("The first control is at 20 moves"), "{short}");
}
