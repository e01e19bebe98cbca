//! What goes out of an event and comes back in: games with their texts, every table of the program.

use base64::Engine as _;
use formats::trf::{TrfCell, TrfPlayer};
use serde_json::{Value, json};

use super::hall::Hall;
use super::import;

/// Files of an export by name.
fn given_out(hall: &Hall, params: Value) -> Vec<(String, Vec<u8>)> {
    let files = hall.ask("export.make", params);
    let bytes = |file: &Value| {
        let coded = file["base64"].as_str().expect("bytes");
        base64::engine::general_purpose::STANDARD.decode(coded).expect("base64")
    };
    let name = |file: &Value| file["name"].as_str().expect("a name").to_owned();
    files.as_array().expect("files").iter().map(|file| (name(file), bytes(file))).collect()
}

fn with_file(name: &str, bytes: &[u8]) -> (Hall, Value) {
    let hall = Hall::new();
    let coded = base64::engine::general_purpose::STANDARD.encode(bytes);
    let made = hall.ask("event.import", json!({"file": {"name": name, "base64": coded}}));
    (hall, made)
}

/// People and what they did in rounds, by starting number.
fn players(hall: &Hall) -> Vec<TrfPlayer> {
    let files = given_out(hall, json!({"format": "trf26"}));
    let reading = formats::trf::read(&files[0].1);
    let mut players = reading.file.players;
    for player in &mut players {
        player.rank = None;
        player.odd.clear();
        // An absence may be left blank.
        let absent = TrfCell::Bye(tournament::round::ByeKind::ZeroPoint);
        player
            .rounds
            .iter_mut()
            .filter(|cell| **cell == TrfCell::Empty)
            .for_each(|it| *it = absent);
    }
    players
}

fn clubs(hall: &Hall) -> Vec<(String, String)> {
    let list = hall.ask("players.list", json!({"tournament": hall.section()}));
    let rows = list["players"].as_array().expect("players").iter();
    let text = |row: &Value, key: &str| row["input"][key].as_str().unwrap_or_default().to_owned();
    let mut clubs: Vec<_> = rows.map(|row| (text(row, "name"), text(row, "club"))).collect();
    clubs.sort();
    clubs
}

#[test]
fn every_table_of_the_program_comes_back_as_it_went_out() {
    for language in ["en", "es"] {
        let hall = Hall::new().language(language);
        hall.ask("example.open", json!({}));
        let expected = players(&hall);
        for format in ["xlsx", "ods"] {
            let about = format!("{format} in {language}");
            let files = given_out(&hall, json!({"format": format}));
            let (other, _) = with_file(&files[0].0, &files[0].1);
            let found = players(&other);
            for (one, two) in expected.iter().zip(&found) {
                assert_eq!(one, two, "{about}");
            }
            assert_eq!(found.len(), expected.len(), "{about}");
            assert_eq!(clubs(&other), clubs(&hall), "{about}");
        }
        let mut rounds = 0;
        for (name, bytes) in given_out(&hall, json!({"format": "csv"})) {
            let (grid, odd) = formats::table::read_text(&bytes);
            assert_eq!(odd, Vec::new(), "{name}");
            if name.contains("Crosstable") || name.contains("Cuadro") {
                let table = formats::table::read_crosstable(&grid).expect("a crosstable");
                let read = formats::trf::read(&table.report).file.players;
                assert_eq!((read.len(), table.problems), (expected.len(), Vec::new()), "{name}");
                for player in &read {
                    let known = expected.iter().find(|it| it.number == player.number);
                    let known = known.expect("a player of the event");
                    assert_eq!(player.rounds[..], known.rounds[..player.rounds.len()], "{name}");
                    assert_eq!((&player.name, player.rating), (&known.name, known.rating));
                }
            } else if let Some((games, odd)) = formats::table::read_results(&grid) {
                let round = formats::table::round_in(&name).expect("the name says the round");
                let told = odd.iter().find(|it| it.key() != "rows-of-byes");
                assert_eq!(told, None, "{name}");
                for game in &games {
                    let (white, black) = game.numbers.expect("numbers");
                    let known = expected.iter().find(|it| it.number.0 == white).expect("White");
                    let cell = known.rounds[usize::from(round) - 1];
                    let met = matches!(
                        cell, TrfCell::Paired { opponent, .. } if opponent.0 == black
                    );
                    assert!(met, "{name}: {white} met {black}");
                }
                rounds += 1;
            } else if name.contains("Players") || name.contains("Jugadores") {
                let (other, made) = with_file(&name, &bytes);
                assert_eq!(made["problems"], json!([]), "{name}");
                assert_eq!(clubs(&other), clubs(&hall), "{name}");
            }
        }
        assert_eq!(rounds, 7, "{language}");
    }
}

#[test]
fn issue_a22_a_game_goes_out_with_all_that_its_text_brought() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    hall.enter(&["Ana, A 2200", "Bruno, B 2100", "Carla, C 2000", "Dino, D 1900"]);
    hall.publish();
    hall.results(1, "1-0 =-=");
    let pgn = "[Event \"Elsewhere\"]\n[Round \"1.1\"]\n[WhiteElo \"9\"]\n[ECO \"C20\"]\n\
        [Annotator \"Noor, N\"]\n[Result \"1-0\"]\n\n\
        {Start} 1. e4 $1 {[%clk 1:59:50]}{[%emt 00:00:58]} e5 (1... c5 2. Nf3 {Sic}) \
        2. Nf3! {[%emt 0:0:2]} Nc6 1-0\n\n\
        [Round \"1.2\"]\n[Result \"1/2-1/2\"]\n\n\
        1. d4 d5 {[%clk 0:10:00]} 2. Kd7 $2 {sic {} Nf6 (2... c6) 3. c4 1/2-1/2\n";
    import(&hall, "games.pgn", pgn);
    let export = || {
        let file = hall.ask("export.make", json!({"format": "pgn"}));
        let coded = file[0]["base64"].as_str().expect("bytes");
        let bytes = base64::engine::general_purpose::STANDARD.decode(coded).expect("base64");
        String::from_utf8(bytes).expect("UTF-8")
    };
    let out = export();
    insta::assert_snapshot!(out, @r#"
    [Event "Open Villa"]
    [Site "?"]
    [Date "????.??.??"]
    [Round "1.1"]
    [White "Ana, A"]
    [Black "Carla, C"]
    [Result "1-0"]
    [WhiteElo "2200"]
    [BlackElo "2000"]
    [Board "1"]
    [ECO "C20"]
    [Annotator "Noor, N"]

    {Start} 1. e4 $1 {[%clk 1:59:50]} {[%emt 00:00:58]} 1... e5 (1... c5 2. Nf3
    {Sic}) 2. Nf3 $1 {[%emt 0:0:2]} 2... Nc6 1-0

    [Event "Open Villa"]
    [Site "?"]
    [Date "????.??.??"]
    [Round "1.2"]
    [White "Dino, D"]
    [Black "Bruno, B"]
    [Result "1/2-1/2"]
    [WhiteElo "1900"]
    [BlackElo "2100"]
    [Board "2"]

    1. d4 d5 {[%clk 0:10:00]} {Not replayed from here on: 2. Kd7 $2 sic ( Nf6 (2...
    c6) 3. c4} 1/2-1/2
    "#);
    let redacted = hall.ask("export.make", json!({"format": "pgn", "redact": ["minors"]}));
    let coded = redacted[0]["base64"].as_str().expect("bytes");
    let bytes = base64::engine::general_purpose::STANDARD.decode(coded).expect("base64");
    assert!(!String::from_utf8_lossy(&bytes).contains("Noor"), "texts may name people");
    // What was given out reads back as it is.
    let again = formats::pgn::read(out.as_bytes());
    assert_eq!(again.games[0].moves[0].comments, ["[%clk 1:59:50]", "[%emt 00:00:58]"]);
    assert!(again.games.iter().all(|game| game.problems.is_empty()), "{again:?}");
    // A sheet put in afterwards wins over the file.
    hall.ask("journal.undo", json!({}));
    assert!(!export().contains("C20"), "an import taken back gives nothing");
}

/// The folder of `export csv`, read in one go: the same people and rounds, with all that the list of players says.
#[test]
fn the_tables_of_an_event_make_it_again_together() {
    for language in ["en", "es"] {
        let hall = Hall::new().language(language);
        hall.ask("example.open", json!({}));
        let tables = given_out(&hall, json!({"format": "csv"}));
        let crosstable = ["Crosstable", "Cuadro"];
        let played = |name: &str| {
            let other = ["Rating", "Variación", "Prizes", "Premios", "Norm", "Standings", "Clasif"];
            !other.iter().chain(&crosstable).any(|it| name.contains(it))
        };
        for (about, names) in [
            ("all tables", tables.iter().map(|(name, _)| name).collect::<Vec<_>>()),
            ("players and rounds", tables.iter().map(|it| &it.0).filter(|it| played(it)).collect()),
        ] {
            let files: Vec<Value> = tables
                .iter()
                .filter(|(name, _)| names.contains(&name))
                .map(|(name, bytes)| {
                    let coded = base64::engine::general_purpose::STANDARD.encode(bytes);
                    json!({"name": name, "base64": coded})
                })
                .collect();
            let other = Hall::new();
            assert_eq!(other.ask("import.together", json!({"files": files})), true, "{about}");
            let params = json!({"file": files[0], "more": files[1..]});
            let preview = other.ask("import.preview", params.clone());
            assert_eq!(preview["ready"], true, "{about}");
            let made = other.ask("event.import", params);
            assert_eq!(made["changed"], true, "{about} {made}");
            let (expected, found) = (players(&hall), players(&other));
            for (one, two) in expected.iter().zip(&found) {
                assert_eq!(one, two, "{about} in {language}");
            }
            assert_eq!(found.len(), expected.len());
            assert_eq!(clubs(&other), clubs(&hall));
            // Into an event that has players each table goes by itself.
            assert_eq!(hall.ask("import.together", json!({"files": files})), false);
        }
    }
}
