//! `rating` on a report.

use serde_json::json;

use crate::Shell;

/// B.02 1.1: 60 minutes are enough for two players below 1800 only. 1 (1850) is out of it; 2 (1700) beats 3 (1600): D 100,
/// PD .64, +.36 x 20 = 7.2.
#[test]
fn games_that_the_time_control_keeps_from_being_rated_are_left_out_of_the_sum() {
    let player = |number: u8, name: &str, rating: u16, games: &str| {
        format!(
            "001 {number:4}      {name:33} {rating}                             1.0    1  {games}\n"
        )
    };
    let text = [
        "012 Cup\n222 3600\nXXR 2\n".to_owned(),
        player(1, "Ibarra, Ana", 1850, "   2 w 1     3 b 1"),
        player(2, "Roble, Bruno", 1700, "   1 b 0     4 w 1"),
        player(3, "Zarzal, Carla", 1600, "   4 w =     1 w 0"),
        player(4, "Encina, Dino", 1600, "   3 b =     2 b 0"),
    ];
    let shell = Shell::new();
    let path = shell.file("cup.trf", text.concat());
    let asked = ["rating", &path, "--k", "20", "--json"];
    let json = shell.run(&asked).json();
    let of = |number: &str| {
        let player = &json["players"][number];
        (player["n"].clone(), player["change_unrounded"].clone(), player["games"][0]["why"].clone())
    };
    assert_eq!(of("1"), (json!(0), json!(0), json!("not-enough")));
    assert_eq!(of("2"), (json!(1), json!(7.2), json!("not-enough")));
    assert_eq!(of("3"), (json!(1), json!(0), json!(null)));
    let note = json["notes"][0].as_str().unwrap();
    assert!(note.starts_with("60 minutes for 60 moves: games with a player rated 1800"), "{note}");
    let shown = shell.run(&["rating", &path, "--player", "2", "--lang", "es"]);
    assert!(shown.out.contains("necesita 90 (B.02 1.1)"), "{}", shown.out);
    // Free text keeps nothing out and says nothing.
    let free = shell.file("free.trf", text.concat().replace("222 3600", "122 as usual"));
    let json = shell.run(&["rating", &free, "--json"]).json();
    assert_eq!((&json["players"]["1"]["n"], &json["notes"]), (&json!(2), &json!([])));
}
