//! Lines of a report that the event has no place for go out with the numbers that their players have then.

use serde_json::{Value, json};

use super::hall::Hall;
use super::{exported, import, section};

/// Four players whose numbers are those of their ratings, a team, a lineup, penalty points and national ratings.
fn report() -> String {
    let player = |number: u16, name: &str, rating: u16| {
        format!("001 {number:>4}      {name:<33} {rating}\n")
    };
    [
        "012 Cup\n142 3\n".to_owned(),
        player(1, "Ana, A", 2100) + &player(2, "Bruno, B", 2000),
        player(3, "Carla, C", 1900) + &player(4, "Dino, D", 1800),
        format!("ESP    2      {:<33} 2050\n", "Bruno, B"),
        format!("013 {:<32}   1    2    4\n", "Torre Vieja"),
        "299          -0.5    1    3\n300   1   1   2    1    2\n".to_owned(),
        "401 2 3\n### 2 came late\n### by train\n".to_owned(),
    ]
    .concat()
}

fn hall() -> Hall {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    import(&hall, "cup.trf", &report());
    hall
}

fn lines(hall: &Hall) -> Vec<String> {
    let text = String::from_utf8(exported(hall)).expect("UTF-8");
    let named = ["013", "299", "300", "ESP", "401", "###"];
    let named = |line: &&str| named.iter().any(|code| line.starts_with(code));
    text.lines().filter(named).map(|line| line.trim_end().to_owned()).collect()
}

fn notes(hall: &Hall, format: &str) -> String {
    let files = hall.ask("export.make", json!({"format": format, "tournament": section(hall)}));
    let notes = files[0]["notes"].as_array().cloned().unwrap_or_default();
    notes.iter().filter_map(Value::as_str).collect::<Vec<_>>().join("\n")
}

fn entrant(hall: &Hall, name: &str) -> Value {
    let list = hall.ask("players.list", json!({"tournament": section(hall)}));
    let rows = list["players"].as_array().cloned().unwrap_or_default();
    let found = rows.iter().find(|row| row["input"]["name"] == name).cloned();
    found.unwrap_or_else(|| panic!("{name} in {list}"))["entrant"].clone()
}

fn as_they_were() -> Vec<String> {
    vec![
        format!("013 {:<32}   1    2    4", "Torre Vieja"),
        "300   1   1   2    1    2".to_owned(),
        "### 2 came late".to_owned(),
        "### by train".to_owned(),
        "299          -0.5    1    3".to_owned(),
        "401 2 3".to_owned(),
        format!("ESP    2      {:<33} 2050", "Bruno, B"),
    ]
}

#[test]
fn a_late_entry_moves_the_numbers_of_kept_lines() {
    let hall = hall();
    assert_eq!(lines(&hall), as_they_were());
    assert_eq!(notes(&hall, "trf26"), "");
    // Zoe is first of the start list: 1, 2, 3, 4 become 2, 3, 4, 5.
    hall.enter(&["Zoe, Z 2300"]);
    let moved = vec![
        format!("013 {:<32}   2    3    5", "Torre Vieja"),
        "300   1   1   2    2    3".to_owned(),
        "### 2 came late".to_owned(),
        "### by train".to_owned(),
        "299          -0.5    1    4".to_owned(),
        format!("ESP    3      {:<33} 2050", "Bruno, B"),
    ];
    assert_eq!(lines(&hall), moved);
    let told = notes(&hall, "trf26");
    assert!(told.contains("One line of the report") && told.contains("401 2 3"), "{told}");
    assert!(told.contains("One comment of the report"), "{told}");
    hall.ask("players.renumber", json!({"tournament": section(&hall)}));
    assert_eq!(lines(&hall), moved);
    // And in a new event made of the open JSON, whose numbers are those of now.
    assert_eq!(notes(&hall, "json"), told);
    let made = hall.ask("export.make", json!({"format": "json"}));
    let other = Hall::new();
    other.ask("event.import", json!({"file": {"name": "e.json", "base64": made[0]["base64"]}}));
    assert_eq!(lines(&other), moved);
}

#[test]
fn who_is_gone_is_left_out_of_kept_lines() {
    let hall = hall();
    let gone = entrant(&hall, "Dino, D");
    hall.ask("players.remove", json!({"tournament": section(&hall), "entrant": gone}));
    let mut expected = as_they_were();
    expected[0] = format!("013 {:<32}   1    2", "Torre Vieja");
    expected.retain(|line| !line.starts_with("401"));
    assert_eq!(lines(&hall), expected);
    let told = notes(&hall, "trf26");
    assert!(told.contains("without its number 4"), "{told}");
}

#[test]
fn federations_are_codes_whatever_they_were_written_as() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    let report = "012 Cup\n032 España\n001    1      Ana, A                            2100 esp\n\
        001    2      Bruno, B                          2000 qqq\n";
    let imported = import(&hall, "cup.trf", report);
    assert!(super::problems(&imported).contains("federation-read"), "{imported}");
    let params = |name: &str, federation: &str| json!({"tournament": section(&hall), "player": {"name": name, "federation": federation}});
    hall.ask("players.add", params("Carla, C", "alemania"));
    hall.ask("players.add", params("Dino, D", "Kingdom of Kites"));
    let text = String::from_utf8(exported(&hall)).expect("UTF-8");
    assert!(text.contains("032 ESP\r\n"), "{text}");
    let codes = text.lines().filter(|line| line.starts_with("001"));
    let codes: Vec<&str> = codes.map(|line| line.get(53..56).unwrap_or_default()).collect();
    // Three letters of a longer name would be another federation.
    assert_eq!(codes, ["ESP", "QQQ", "GER", "   "]);
    let told = notes(&hall, "trf26");
    assert!(told.contains("QQQ is no code of a FIDE federation"), "{told}");
    assert!(told.contains("federation of 4 does not fit"), "{told}");
}
