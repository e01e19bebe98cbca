//! Tables of rounds: crosstables, pairings, results, and lists that go together.

use formats::table::{self, Grid};
use tournament::round::Outcome;

/// As a results server exports it: ranks in the cells, titles under no heading, text above and below.
const CROSSTABLE: &str = "From the Tournament-Database of Chess-Results http://example.invalid;;;;;;;;\n\
Open of Nowhere;;;;;;;;\n\
Final Ranking crosstable after 2 Rounds;;;;;;;;\n\
Rk.;SNo;;Name;Rtg;FED;1.Rd;2.Rd;Pts.\n\
1;2;WIM;Ibarra, Ana;2100;ESP;3w1;2b½;1,5\n\
2;1;GM;Noor, Bruno;2200;POR;4b1;1w½;1,5\n\
3;4;;Ruiz, Caro;1900;ESP;1b0;-1;1\n\
4;3;;Diaz, Dino;2000;ESP;2w0;-0;0\n\
Program: some other;;;;;;;;\n";

#[test]
fn crosstables_of_results_servers_become_reports() {
    let (grid, _) = table::read_text(CROSSTABLE.as_bytes());
    let found = table::read_crosstable(&grid).expect("a crosstable");
    assert!(found.problems.is_empty(), "{:?}", found.problems);
    let reading = formats::trf::read(&found.report);
    assert_eq!(reading.file.header.name, "Open of Nowhere");
    let lines: Vec<String> = String::from_utf8(found.report)
        .expect("UTF-8")
        .lines()
        .enumerate()
        .filter(|(_, line)| line.starts_with("001"))
        .map(|(at, line)| format!("{} {} {}", at + 1, &line[..25].trim_end(), line[89..].trim()))
        .collect();
    assert_eq!(
        lines,
        [
            "5 001    2  WIM Ibarra, Ana 4 w 1     1 b =",
            "6 001    1   GM Noor, Bruno 3 b 1     2 w =",
            "7 001    4      Ruiz, Caro 2 b 0  0000 - U",
            "8 001    3      Diaz, Dino 1 w 0  0000 - Z",
        ],
        "each player in the line of his row, starting numbers for ranks"
    );
    let spanish = CROSSTABLE.replace("w1", "B1").replace("b0", "n0").replace("b1", "n1");
    let spanish = spanish.replace("b½", "n½").replace("w½", "b½").replace("w0", "b0");
    let (grid, _) = table::read_text(spanish.replace("B1", "b1").as_bytes());
    let again = table::read_crosstable(&grid).expect("a crosstable");
    assert_eq!(formats::trf::read(&again.report).file, reading.file, "b is blancas beside n");
    let (grid, _) = table::read_text("Name;Rating;1;2\nIbarra, Ana;2100;7;8\n".as_bytes());
    assert_eq!(table::read_crosstable(&grid), None);
}

#[test]
fn pairings_of_swiss_manager_name_both_players_name() {
    let list = "Round 1 on 2026/05/01 at 16:00\nBo.;No.;;Name;Rtg;Pts.;Result;Pts.;;Name;Rtg;No.\n1;1;WGM;Ibarra, Ana;2400;0;1 - 0;0;;Núñez, Eva;1800;2\n";
    let (grid, _) = table::read_text(list.as_bytes());
    let (rows, _) = table::read_results(&grid).expect("pairings");
    insta::assert_debug_snapshot!(rows, @r#"
[
    ReadResult {
        row: 3,
        round: Some(
            1,
        ),
        board: Some(
            1,
        ),
        white: "Ibarra, Ana",
        black: "Núñez, Eva",
        outcome: Some(
            Played {
                white: Win,
                black: Loss,
                rated: true,
            },
        ),
        numbers: Some(
            (
                1,
                2,
            ),
        ),
    },
]
"#);
}

#[test]
fn results_of_games_not_played_are_known_in_many_forms() {
    for (text, expected) in [
        ("+/-", "forfeit White"),
        ("1F-0F", "forfeit White"),
        ("-/+", "forfeit Black"),
        ("0F-1F", "forfeit Black"),
        ("1 - 0 u", "unrated"),
        ("½ - ½ u", "unrated"),
    ] {
        let list = format!("White;Result;Black\nIbarra;{text};Soto\n");
        let (grid, _) = table::read_text(list.as_bytes());
        let (rows, _) = table::read_results(&grid).expect("results");
        let found = match rows[0].outcome {
            Some(Outcome::Forfeit { winner: Some(color) }) => format!("forfeit {color:?}"),
            Some(Outcome::Played { rated: false, .. }) => "unrated".to_owned(),
            other => format!("{other:?}"),
        };
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn crosstables_say_which_columns_they_leave() {
    let text = "Rk;No;Name;Pts;TB1;Rp;1\n1;1;Ibarra, Ana;1,0;3½;2100;2w1\n2;2;Noor, Bruno;0·0;2;1900;1b0\n";
    let (mut grid, _) = table::read_text(text.as_bytes());
    grid.name = Some("Crosstable".to_owned());
    let found = table::read_crosstable(&grid).expect("a crosstable");
    let told: Vec<String> = found.problems.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["Crosstable:1: columns that are not read: TB1, Rp"]);
    let reading = formats::trf::read(&found.report);
    assert_eq!(reading.file.header.name, "");
    assert_eq!(reading.problems, []);
    grid.name = Some("Open of Nowhere".to_owned());
    let found = table::read_crosstable(&grid).expect("a crosstable");
    assert_eq!(formats::trf::read(&found.report).file.header.name, "Open of Nowhere");
}

/// Byes of a pairing list that stands beside a crosstable.
#[test]
fn pairings_with_byes_beside_a_crosstable() {
    let cross = "No;Name;1\n1;Ibarra, Ana;2w1\n2;Noor, Bruno;1b0\n3;Gil, Eva;-1\n4;Sol, Fe;-½\n";
    let pairs = "Bo.;No.;Name;Result;Name;No.\n1;2;Noor, Bruno;;Ibarra, Ana;1\n;3;Gil, Eva;½;not paired;\n;4;Sol, Fe;1;spielfrei;\n";
    let mut grids: Vec<Grid> =
        [cross, pairs].iter().map(|text| table::read_text(text.as_bytes()).0).collect();
    grids[1].name = Some("Round 2".to_owned());
    let found = table::read_event(&grids).expect("an event");
    let report = String::from_utf8(found.report).expect("UTF-8");
    let rounds: Vec<&str> = report
        .lines()
        .filter(|line| line.starts_with("001"))
        .map(|line| line[89..].trim())
        .collect();
    assert_eq!(
        rounds,
        ["2 w 1     2 b ?", "1 b 0     1 w ?", "0000 - U  0000 - H", "0000 - H  0000 - U"]
    );
}

/// A list of players and the games of the rounds, by number or by name, make an event.
#[test]
fn players_and_games_make_an_event() {
    let players =
        "Name;Elo;Birth\nIbarra, Ana;2100;1990-05-31\nNoor, Bruno;2000;\nGil, Eva;1900;\n";
    let games = "Round;White;Result;Black\n1;GM Ibarra, Ana;1-0;Noor, Bruno\n1;Gil, Eva;1;bye\n2;Noor, Bruno;½-½;Gil, Eva\n2;Ibarra, Ana;;Nobody\n2;Ibarra, Ana;½;not paired\n";
    let grids: Vec<Grid> =
        [players, games].iter().map(|text| table::read_text(text.as_bytes()).0).collect();
    assert_eq!(table::read_event(&grids), None);
    let found = table::assemble(&grids).expect("an event");
    let told: Vec<String> = found.problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "5: a player of this game is not in the list of players, game left out, found \"Ibarra, Ana – Nobody\"; correct the line and read the file again"
        ]
    );
    let report = String::from_utf8(found.report).expect("UTF-8");
    let lines: Vec<String> = report
        .lines()
        .filter(|line| line.starts_with("001"))
        .map(|line| format!("{} {}", line[4..24].trim(), line[89..].trim()))
        .collect();
    assert_eq!(
        lines,
        [
            "1      Ibarra, An 2 w 1  0000 - H",
            "2      Noor, Brun 1 b 0     3 w =",
            "3      Gil, Eva 0000 - U     2 b ="
        ]
    );
    assert_eq!(table::assemble(&grids[..1]), None);
}
