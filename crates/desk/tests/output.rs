//! Documents and files given out.

mod given;
mod hall;
mod site;

use base64::Engine as _;
use hall::{Hall, table, text};
use serde_json::{Value, json};

fn content(file: &Value) -> Vec<u8> {
    let coded = file["base64"].as_str().expect("bytes");
    base64::engine::general_purpose::STANDARD.decode(coded).expect("base64")
}

fn plain(file: &Value) -> String {
    String::from_utf8(content(file)).expect("text")
}

/// Five players, so that somebody has a bye; round 2 has an adjourned and a forfeited game.
fn five() -> Hall {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.ask("event.update", json!({
        "name": "Open Villa", "place": "Villa del Roble", "federation": "ESP", "startDate": "2026-11-28",
        "endDate": "2026-12-02", "zone": "Europe/Madrid", "organizer": "", "arbiters": [
            {"name": "Zarzal, Luz", "title": "IA", "fideId": "999001", "role": "chief"},
            {"name": "Brezo, Iker", "title": "", "fideId": "", "role": "deputy"},
        ],
    }));
    hall.enter(&["Ana, A 2200", "Bruno, B 2100", "Carla, C 2000", "Dino, D 1900", "Elena, E"]);
    let tournament = hall.section();
    let mut setup = hall.ask("tournament.get", json!({"tournament": tournament}))["setup"].clone();
    setup["initialColor"] = json!("white");
    setup["timeControl"] = json!("90+30");
    setup["schedule"] = json!([{"round": 1, "starts": "2026-11-28T16:00"}, {"round": 2, "starts": "2026-11-29T10:00"}]);
    hall.ask("tournament.update", json!({"tournament": tournament, "setup": setup, "reason": ""}));
    hall.publish();
    hall.results(1, "1-0 =-=");
    hall.publish();
    hall.results(2, "+-- adjourned");
    hall.ask("players.bye", json!({
        "tournament": tournament, "entrant": hall.entrant("Bruno, B"), "round": 4, "kind": "H", "reason": "travel",
    }));
    hall
}

fn report(hall: &Hall, kind: &str, round: Option<u8>) -> String {
    plain(&hall.ask("report.make", json!({"kind": kind, "round": round, "format": "txt"})))
}

#[test]
fn every_document_says_whether_it_can_be_made() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    insta::assert_snapshot!(table(&hall.ask("report.list", json!({})), &["kind", "byRound", "blocked"]), @r"
    pairings | true | Round 1 cannot be paired: nobody is entered
    pairings-by-name | true | Round 1 cannot be paired: nobody is entered
    results | true | no round is published
    start-list | false | no players are entered
    standings | true | no round is published
    team-standings | true | the report that the section was brought in from has no teams
    crosstable | true | no round is published
    crosstable-by-number | true | no round is published
    round-robin-grid | true | the tournament is no round robin
    ratings | true | no round is published
    norms | true | no round is published
    prizes | true | no round is published
    ruling | false | no claim was ruled on
    envelope | false | no game is adjourned
    adjourned | false | no game is adjourned
    incidents | false | 
    title-norm | false | no players are entered
    tournament-report | false | no players are entered
    arbiter-norm | false | no players are entered
    chief-report | false | no players are entered
    ");
    let refused = hall.try_ask("report.make", json!({"kind": "standings"})).unwrap_err();
    assert_eq!(refused.code, desk::Code::Refused);
    insta::assert_snapshot!(refused.message, @"Standings cannot be printed now: no round is published");
    let hall = five();
    let free = hall.ask("report.list", json!({}));
    let blocked: Vec<String> = free
        .as_array()
        .unwrap()
        .iter()
        .filter(|it| it["blocked"] != "")
        .map(|it| text(&it["kind"]))
        .collect();
    assert_eq!(blocked, ["team-standings", "round-robin-grid", "prizes", "ruling", "title-norm"]);
}

#[test]
fn every_print_of_a_system_not_read_in_the_fide_text_says_so() {
    let said = |system: &str, language: &str| {
        let hall = Hall::with_event(system, 5).language(language);
        hall.enter(&["Ana, A 2200", "Bruno, B 2100", "Carla, C 2000", "Dino, D 1900"]);
        let draft = hall.ask("round.draft", json!({"tournament": hall.section()}));
        let mut printed = vec![report(&hall, "pairings", Some(1))];
        hall.publish();
        hall.results(1, "1-0 0-1");
        let kinds = [
            "pairings-by-name",
            "results",
            "standings",
            "crosstable",
            "crosstable-by-number",
            "ratings",
            "norms",
        ];
        printed.extend(kinds.map(|kind| report(&hall, kind, Some(1))));
        let words = text(&draft["unverified"]);
        let with_words = |it: &String| {
            it.split_whitespace().collect::<Vec<_>>().join(" ").contains(words.as_str())
        };
        let all = !words.is_empty() && printed.iter().all(with_words);
        let section = hall.section();
        let shown = [
            hall.ask("standings.get", json!({"tournament": section})),
            hall.ask("crosstable.get", json!({"tournament": section, "by": "rank"})),
        ];
        let shown = shown.map(|view| view["notes"].as_array().unwrap().contains(&json!(words)));
        (words, all, shown)
    };
    let (words, printed, shown) = said("fide-dubov-2026", "en");
    assert_eq!(words, "Pairings: Dubov system, not verified against the FIDE text");
    assert_eq!((printed, shown), (true, [true; 2]));
    let (words, printed, shown) = said("fide-lim-2026", "es");
    assert_eq!(words, "Emparejamientos: sistema Lim, no verificado con el texto de la FIDE");
    assert_eq!((printed, shown), (true, [true; 2]));
    for system in ["fide-dutch-2026", "berger"] {
        assert_eq!(said(system, "en"), (String::new(), false, [false; 2]));
    }
}

#[test]
fn pairings_and_results_are_printed() {
    let hall = five();
    insta::assert_snapshot!(report(&hall, "pairings", Some(2)), @r"
    Pairings by board
    =================
    Open Villa
    Round 2 of 5
    29 November 2026, 10:00

    Bo.  No.  White      Rtg  Pts.  Result  Pts.  Black     Rtg  No.
    ---  ---  --------  ----  ----  ------  ----  -------  ----  ---
      1    2  Bruno, B  2100     ½  + - -      1  Ana, A   2200    1
      2    5  Elena, E           1  ? - ?      ½  Dino, D  1900    4
           3  Carla, C  2000     0    1           bye

    As of entry 22 of the journal
    ");
    insta::assert_snapshot!(report(&hall, "results", None), @r"
    Results
    =======
    Open Villa
    Round 2 of 5
    29 November 2026, 10:00

    Bo.  No.  White      Rtg  Pts.  Result  Pts.  Black     Rtg  No.
    ---  ---  --------  ----  ----  ------  ----  -------  ----  ---
      1    2  Bruno, B  2100     ½  + - -      1  Ana, A   2200    1
      2    5  Elena, E           1  ? - ?      ½  Dino, D  1900    4
           3  Carla, C  2000     0    1           bye

    As of entry 22 of the journal
    ");
}

#[test]
fn a_round_that_is_not_out_is_printed_as_a_draft() {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.enter(&["Ana, A 2200", "Bruno, B 2100", "Carla, C 2000", "Dino, D 1900"]);
    let draft = report(&hall, "pairings", None);
    assert!(draft.contains("*** DRAFT ***"), "{draft}");
    hall.publish();
    assert!(!report(&hall, "pairings", None).contains("DRAFT"));
    let missing = hall.try_ask("report.make", json!({"kind": "pairings", "round": 4})).unwrap_err();
    assert_eq!(missing.code, desk::Code::NotFound);
}

#[test]
fn standings_say_what_the_columns_are_and_what_is_missing() {
    let hall = five();
    insta::assert_snapshot!(report(&hall, "standings", Some(2)), @r"
    Standings
    =========
    Open Villa
    Round 2 of 5
    Provisional: one game open
    29 November 2026, 10:00

    Rk.  No.  Name       Rtg  Pts.  TB1  TB2  TB3   TB4  TB5
    ---  ---  --------  ----  ----  ---  ---  ---  ----  ---
      1    2  Bruno, B  2100    1½       1.0  1.5  1.25    1
     2=    1  Ana, A    2200     1    1  1.0  2.0  1.00    1
     2=    3  Carla, C  2000     1    1  1.0  2.0  1.00    1
      4    5  Elena, E           1    1  1.0  1.5  1.00    1
      5    4  Dino, D   1900     ½       1.5  2.5  0.75    0

    TB1  Direct encounter (DE)
    TB2  Buchholz C1 (BH/C1)
    TB3  Buchholz (BH)
    TB4  Sonneborn-Berger (SB)
    TB5  Number of wins (WIN)

    Tie-breaks by FIDE C.07, in force from 1 March 2026

    Provisional: one game without a result. As of entry 22 of the journal
    ");
}

#[test]
fn crosstables_are_printed_by_rank_and_by_number() {
    let hall = five();
    insta::assert_snapshot!(report(&hall, "crosstable", Some(2)), @r"
    Crosstable by rank
    ==================
    Open Villa
    Round 2 of 5
    Provisional: one game open
    29 November 2026, 10:00

    The numbers in the cells are those of the first column. 12w1 = against 12 with White, won; b =
    Black; ½ = draw; + and - after the letter = forfeit; -½ = no opponent, half a point; * = not
    finished.

    #  Name       Rtg  Rd. 1  Rd. 2  Pts.  Rk.  No.  TB1  TB2  TB3   TB4  TB5
    -  --------  ----  -----  -----  ----  ---  ---  ---  ---  ---  ----  ---
    1  Bruno, B  2100   5b½    2w+     1½    1    2       1.0  1.5  1.25    1
    2  Ana, A    2200   3w1    1b-      1   2=    1    1  1.0  2.0  1.00    1
    3  Carla, C  2000   2b0    -1       1   2=    3    1  1.0  2.0  1.00    1
    4  Elena, E         -1     5w*      1    4    5    1  1.0  1.5  1.00    1
    5  Dino, D   1900   1w½    4b*      ½    5    4       1.5  2.5  0.75    0

    TB1  Direct encounter (DE)
    TB2  Buchholz C1 (BH/C1)
    TB3  Buchholz (BH)
    TB4  Sonneborn-Berger (SB)
    TB5  Number of wins (WIN)

    Provisional: one game without a result. As of entry 22 of the journal
    ");
    assert!(
        report(&hall.language("es"), "crosstable-by-number", Some(2)).contains("números iniciales")
    );
}

#[test]
fn all_documents_are_pdf_and_pages_too() {
    let hall = five();
    for kind in [
        "pairings",
        "pairings-by-name",
        "results",
        "start-list",
        "standings",
        "crosstable",
        "crosstable-by-number",
    ] {
        let file = hall.ask("report.make", json!({"kind": kind, "paper": "letter"}));
        assert!(content(&file).starts_with(b"%PDF"), "{kind}");
        assert!(text(&file["name"]).ends_with(".pdf"));
        let page = plain(&hall.ask("report.make", json!({"kind": kind, "format": "html"})));
        assert!(page.contains("Open Villa"), "{kind}");
    }
}

#[test]
fn a_document_is_written_where_it_is_wanted() {
    let hall = five();
    let path = hall.folder.path().join("out").join("standings.txt");
    let file = hall.ask("report.make", json!({"kind": "standings", "path": path}));
    assert_eq!(file["saved"].as_str(), path.to_str());
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("Standings"));
    let left: Vec<_> = std::fs::read_dir(path.parent().unwrap()).unwrap().collect();
    assert_eq!(left.len(), 1, "no half-written file is left behind");
    let refused = hall.try_ask(
        "report.make",
        json!({"kind": "standings", "path": path.join("below-a-file.pdf")}),
    );
    assert_eq!(refused.unwrap_err().code, desk::Code::Io);
}

#[cfg(target_os = "linux")]
#[test]
fn a_place_that_cannot_be_written_is_named() {
    let hall = five();
    let refused = hall
        .try_ask("report.make", json!({"kind": "standings", "path": "/proc/standings.pdf"}))
        .unwrap_err();
    assert_eq!(refused.code, desk::Code::Io);
    assert!(refused.message.contains("/proc/standings.pdf"), "{}", refused.message);
}

fn export(hall: &Hall, format: &str) -> Value {
    hall.ask("export.make", json!({"format": format}))
}

#[test]
fn a_report_of_2026_holds_settings_byes_and_open_games() {
    let hall = five();
    insta::assert_snapshot!(plain(&export(&hall, "trf26")[0]).replace('\r', ""), @r"
    012 Open Villa
    022 Villa del Roble
    032 ESP
    042 2026/11/28
    052 2026/12/02
    062 5
    072 4
    092 Individual: Swiss-System
    102 IA Zarzal, Luz (999001)
    112 Brezo, Iker
    122 90+30
    132                                                                                        26/11/28  26/11/29
    142 5
    152 W
    182 Arbiter's Desk 0.1.0
    192 FIDE_DUTCH_2026
    202 DE,BH/C1,BH,SB,WIN
    222 5400+30
    001    1      Ana, A                            2200                             1.0    2     3 w 1     2 b -
    001    2      Bruno, B                          2100                             1.5    1     4 b =     1 w +
    001    3      Carla, C                          2000                             1.0    2     1 b 0  0000 - U
    001    4      Dino, D                           1900                             0.5    5     2 w =     5 b ?
    001    5      Elena, E                                                           1.0    4  0000 - U     4 w ?
    240 H   4    2
    ");
    let old = plain(&export(&hall, "trf16")[0]);
    assert!(
        !old.contains("\n142 ") && old.contains("\n001 "),
        "a report of 2016 has no records from 142 on"
    );
}

#[test]
fn games_carry_names_results_and_moves() {
    let hall = five();
    let round = hall.ask("round.get", json!({"tournament": hall.section(), "round": 1}));
    hall.ask(
        "scoresheet.attach",
        json!({
            "tournament": hall.section(), "game": round["boards"][0]["game"],
            "sheet": {"text": "1. e4 e5 2. Cf3 Cc6", "language": "es", "start": ""},
        }),
    );
    let file = hall.ask("export.make", json!({"format": "pgn", "round": 1}));
    insta::assert_snapshot!(plain(&file[0]), @r#"
    [Event "Open Villa"]
    [Site "Villa del Roble ESP"]
    [Date "2026.11.28"]
    [Round "1.1"]
    [White "Ana, A"]
    [Black "Carla, C"]
    [Result "1-0"]
    [WhiteElo "2200"]
    [BlackElo "2000"]
    [Board "1"]
    [EventDate "2026.11.28"]
    [Time "16:00:00"]
    [UTCDate "2026.11.28"]
    [UTCTime "15:00:00"]

    1. e4 e5 2. Nf3 Nc6 1-0

    [Event "Open Villa"]
    [Site "Villa del Roble ESP"]
    [Date "2026.11.28"]
    [Round "1.2"]
    [White "Dino, D"]
    [Black "Bruno, B"]
    [Result "1/2-1/2"]
    [WhiteElo "1900"]
    [BlackElo "2100"]
    [Board "2"]
    [EventDate "2026.11.28"]
    [Time "16:00:00"]
    [UTCDate "2026.11.28"]
    [UTCTime "15:00:00"]

    1/2-1/2
    "#);
    assert!(plain(&export(&hall, "pgn")[0]).contains("[Termination \"forfeit\"]"));
    let of_one = hall.ask("export.make", json!({"format": "pgn", "player": 1}));
    let of_one = plain(&of_one[0]);
    let boards = of_one.matches("[Round ").count();
    assert!(boards >= 1 && of_one.matches("\"Ana, A\"").count() == boards, "{of_one}");
    let sheet = json!({"format": "pgn", "round": 1, "pairings": true});
    let pairings = plain(&hall.ask("export.make", sheet)[0]);
    assert_eq!(pairings.matches("[Result \"*\"]").count(), 2, "{pairings}");
    assert!(!pairings.contains("e4"), "tags only: {pairings}");
    let error = hall.try_ask("export.make", json!({"format": "pgn", "player": 99}));
    assert!(error.is_err(), "no such player");
}

#[test]
fn tables_are_files_of_their_own() {
    let hall = five();
    let files = export(&hall, "csv");
    insta::assert_snapshot!(table(&files, &["name", "mediaType"]), @r"
    Open Villa - Players.csv | text/csv; charset=utf-8
    Open Villa - Round 1.csv | text/csv; charset=utf-8
    Open Villa - Round 2.csv | text/csv; charset=utf-8
    Open Villa - Standings after round 1.csv | text/csv; charset=utf-8
    Open Villa - Crosstable.csv | text/csv; charset=utf-8
    Open Villa - Rating changes.csv | text/csv; charset=utf-8
    ");
    insta::assert_snapshot!(plain(&files[3]).replace(['\r', '\u{feff}'], ""), @r#"
    Rank,No.,Title,Name,Rating,Federation,Points,DE,BH/C1,BH,SB,WIN
    1,5,,"Elena, E",,,1,1,0,0.5,0.5,1
    2,1,,"Ana, A",2200,,1,1,0,0,0,1
    3,2,,"Bruno, B",2100,,0.5,1,0,0.5,0.25,0
    3,4,,"Dino, D",1900,,0.5,1,0,0.5,0.25,0
    5,3,,"Carla, C",2000,,0,,0,1,0,0
    "#);
    assert!(content(&export(&hall, "xlsx")[0]).starts_with(b"PK"));
    let folder = hall.folder.path().join("tables");
    let saved = hall.ask("export.make", json!({"format": "csv", "folder": folder}));
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), saved.as_array().unwrap().len());
}

#[test]
fn letters_can_be_ascii() {
    let hall = Hall::with_event("fide-dutch-2026", 3);
    hall.enter(&["Núñez, Íñigo 2200", "Łuczak, Ola 2100"]);
    let file = hall.ask("export.make", json!({"format": "trf26", "ascii": true}));
    assert!(plain(&file[0]).contains("Nunez, Inigo") && plain(&file[0]).is_ascii());
}

#[test]
fn a_ruling_is_printed_as_it_was_given_and_kept_when_it_is_saved() {
    let hall = five();
    let round = hall.ask("round.get", json!({"tournament": hall.section(), "round": 2}));
    let game = &round["boards"][1]["game"];
    let sheet = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
    hall.ask("claim.rule", json!({"note": "", "claim": {
        "tournament": hall.section(), "game": game, "kind": "threefold", "claimant": "black", "mode": "written",
        "announced": "Ng8", "sheet": {"text": sheet, "language": "en", "start": ""}, "edition": "",
    }}));
    insta::assert_snapshot!(report(&hall, "ruling", None), @r"
    Ruling on a claim
    =================
    Open Villa
    Round 2 of 5, board 2
    No. 2-2-1
    29 November 2026, 10:00

    White  Elena, E
    Black  Dino, D
    Claim  Black: same position three times
    How    Move written: Ng8, not played
    Laws   Laws of Chess in force from 1 January 2023

    > The claim is correct. The game is drawn.
    > After 4... Ng8, the move that Black has written, the same position has appeared for the third
    > time, with White to move.
    > Article 9.2.1: The player to move may claim a draw by writing a move, which he cannot change,
    > that makes the same position appear for at least the third time.
    > Article 9.1.2.3: A claim under 9.2 or 9.3 counts as a draw offer too.
    > Article 9.2.3: Positions are the same if the same player is to move, the same pieces stand on
    > the same squares, and all possible moves are the same, en passant and castling rights included.
    > The game is drawn: ½ - ½.

    First position, White to move
    8  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜
    7  ♟  ♟  ♟  ♟  ♟  ♟  ♟  ♟
    6  ·  ·  ·  ·  ·  ·  ·  ·
    5  ·  ·  ·  ·  ·  ·  ·  ·
    4  ·  ·  ·  ·  ·  ·  ·  ·
    3  ·  ·  ·  ·  ·  ·  ·  ·
    2  ♙  ♙  ♙  ♙  ♙  ♙  ♙  ♙
    1  ♖  ♘  ♗  ♕  ♔  ♗  ♘  ♖
       a  b  c  d  e  f  g  h
    After 4... Ng8, White to move
    8  ♜  ♞  ♝  ♛  ♚  ♝ [♞] ♜
    7  ♟  ♟  ♟  ♟  ♟  ♟  ♟  ♟
    6  ·  ·  ·  ·  ·  ·  ·  ·
    5  ·  ·  ·  ·  ·  ·  ·  ·
    4  ·  ·  ·  ·  ·  ·  ·  ·
    3  ·  ·  ·  ·  ·  ·  ·  ·
    2  ♙  ♙  ♙  ♙  ♙  ♙  ♙  ♙
    1  ♖  ♘  ♗  ♕  ♔  ♗  ♘  ♖
       a  b  c  d  e  f  g  h

    Evidence
    --------

    Time  After                           To move  Castling                              En passant
    ----  ------------------------------  -------  ------------------------------------  ----------
     1st  first position                  White    White: both sides; Black: both sides  none
     2nd  2... Ng8                        White    White: both sides; Black: both sides  none
     3rd  4... Ng8 (written, not played)  White    White: both sides; Black: both sides  none

    Moves
    -----

    1 Nf3 Nf6 2 Ng1 Ng8 3 Nf3 Nf6 4 Ng1

    ________________________________ White: Elena, E
    ________________________________ Black: Dino, D
    ________________________________ Arbiter: Zarzal, Luz

    Entry 23 of the journal. No engine was used.
    ");
    let seq = |hall: &Hall| hall.ask("frame.get", json!({}))["event"]["seq"].as_u64().unwrap();
    let before = seq(&hall);
    let path = hall.folder.path().join("ruling.pdf");
    hall.ask("report.make", json!({"kind": "ruling", "path": path}));
    assert_eq!(seq(&hall), before + 1, "the document given out is an entry of the journal");
    assert_eq!(hall.ask("journal.verify", json!({}))["good"], json!(true));
}

/// Game of a board of round 2.
fn second(hall: &Hall, board: usize) -> Value {
    let round = hall.ask("round.get", json!({"tournament": hall.section(), "round": 2}));
    round["boards"][board - 1]["game"].clone()
}

/// Words of a print, one space between them.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

const SEALED: &str = "2r3k1/pp3pp1/3p3p/3P4/2P1n3/1P5P/P4PP1/2B1R1K1 w - - 2 41";

#[test]
fn the_envelope_has_what_the_guidelines_ask_for_and_lines_for_the_rest() {
    let hall = five();
    let game = second(&hall, 2);
    // Marked only: the form is printed with lines to write on.
    let blank = squeezed(&report(&hall, "envelope", None));
    assert!(blank.contains("Sealed by ____"), "{blank}");
    assert!(blank.contains("Envelope whole") && blank.contains("Laws 2023, I.2:"), "{blank}");
    hall.ask(
        "game.adjourn",
        json!({"tournament": hall.section(), "game": game, "envelope": {
            "position": SEALED, "whiteUsed": 4692, "blackUsed": 4368, "drawOffer": "black",
            "resumesAt": "2026-11-30T10:00", "keptBy": "Zarzal, Luz",
        }}),
    );
    let face = squeezed(&report(&hall, "envelope", None));
    // 90 minutes and 41 times 30 seconds, less 1:18:12; the increment of White's next move is on the clock.
    for line in [
        "White Elena, E",
        "Black Dino, D (1900)",
        "Sealed by White",
        "Sealed move no. 41",
        "Time used, White 1:18:12",
        "Left for White 0:32:48",
        "Left for Black 0:37:42",
        "Draw offer Black, not answered: stands",
        "Resumes 30 November 2026, 10:00",
        "Place ____",
        "Position (FEN): 2r3k1/pp3pp1/3p3p/3P4/2P1n3/1P5P/P4PP1/2B1R1K1 w - - 2 41",
    ] {
        assert!(face.contains(line), "{line} is not in {face}");
    }
    let list = report(&hall, "adjourned", None);
    assert!(list.contains("White, move 41") && list.contains("One game is open"), "{list}");
    let spanish =
        hall.ask("report.make", json!({"kind": "envelope", "language": "es", "format": "txt"}));
    assert!(plain(&spanish).contains("Sobre de una partida aplazada"));
    let unknown = hall.try_ask("report.make", json!({"kind": "envelope", "game": 99})).unwrap_err();
    assert_eq!(unknown.code, desk::Code::NotFound);
}

#[test]
fn the_incident_log_tells_penalties_appeals_and_what_was_withdrawn() {
    let hall = five();
    let section = hall.section();
    let game = second(&hall, 2);
    let add = |side: &str, kind: &str, note: &str| {
        hall.wait(1);
        hall.ask(
            "incident.add",
            json!({"note": note, "incident": {
                "tournament": section, "game": game, "side": side, "kind": kind,
            }}),
        )
    };
    add("white", "illegal-move", "");
    add("black", "noise", "Spoke to a neighbor");
    let id = hall.ask("incident.list", json!({}))[0]["id"].clone();
    hall.ask("incident.withdraw", json!({"id": id, "reason": "it was somebody else"}));
    let sheet = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
    hall.wait(1);
    hall.ask("claim.rule", json!({"note": "", "claim": {
        "tournament": section, "game": game, "kind": "threefold", "claimant": "black", "mode": "written",
        "announced": "Nd5", "sheet": {"text": sheet, "language": "en", "start": ""}, "edition": "",
    }}));
    let ruling = hall.ask("claim.list", json!({}))[0]["id"].clone();
    hall.ask(
        "ruling.appeal",
        json!({"id": ruling, "by": "Dino, D", "reason": "the sheet is wrong"}),
    );
    hall.ask("ruling.decide", json!({"id": ruling, "decision": "upheld", "by": "appeals committee", "reason": "the sheet is right"}));
    let log = squeezed(&report(&hall, "incidents", None));
    for line in [
        "Elena, E (White) Illegal move",
        "Laws 2023, 7.5.5",
        "the game goes on, 2 min to the opponent",
        "Dino, D (Black) Noise",
        "Withdrawn: it was somebody else",
        "Claim. Black: same position three times",
        "Appeal by Dino, D: the sheet is wrong. The ruling stands.",
        "Spoke to a neighbor",
        "3 entries",
    ] {
        assert!(log.contains(line), "{line} is not in {log}");
    }
    assert_eq!(report(&hall, "incidents", Some(1)).matches("Nothing was noted").count(), 1);
    let of_game = plain(
        &hall.ask("report.make", json!({"kind": "incidents", "game": game, "format": "txt"})),
    );
    assert!(of_game.contains("Round 2 of 5, board 2"), "{of_game}");
    let printed = report(&hall, "ruling", None);
    assert!(printed.contains("Appeal by Dino, D: the sheet is wrong"), "{printed}");
    assert!(
        printed.contains("The ruling stands. Decided by appeals committee: the sheet is right"),
        "{printed}"
    );
    let other = plain(
        &hall.ask("report.make", json!({"kind": "ruling", "language": "es", "format": "txt"})),
    );
    assert!(
        other.contains("Decisión sobre una reclamación") && !other.contains("The claim"),
        "{other}"
    );
}

#[test]
fn every_table_is_in_the_workbooks() {
    let hall = five();
    let n_tables = export(&hall, "csv").as_array().expect("files").len();
    for format in ["xlsx", "ods"] {
        let files = export(&hall, format);
        let coded = files[0]["base64"].as_str().expect("bytes");
        let bytes = base64::engine::general_purpose::STANDARD.decode(coded).expect("base64");
        let (grids, problems) = formats::table::read_workbook(&bytes).expect("a workbook");
        assert!(problems.is_empty(), "{format}: {problems:?}");
        assert_eq!(grids.len(), n_tables, "{format}");
    }
}

#[test]
fn forms_hold_what_the_event_knows_and_say_what_it_does_not() {
    let hall = five();
    let squeezed = |kind| squeezed(&report(&hall, kind, None));
    let report = squeezed("tournament-report");
    for line in [
        "Tournament report (IT3)",
        "Chief arbiter Zarzal, Luz",
        "FIDE ID 999001",
        "First day 28 November 2026",
        "Players 5",
        "Rated players 4",
        "deputy chief arbiter Brezo, Iker",
        "No title norm was made.",
    ] {
        assert!(report.contains(line), "{line} is not in {report}");
    }
    assert!(
        report.contains("Not entered in the event, and left open here: Organizer."),
        "{report}"
    );
    let arbiter = squeezed("arbiter-norm");
    assert!(
        arbiter.contains("Last name Brezo First name Iker")
            && !arbiter.contains("Last name Zarzal"),
        "{arbiter}"
    );
    assert!(arbiter.contains("Place of birth ____"), "{arbiter}");
    let chief = squeezed("chief-report");
    assert!(
        chief.contains("White won 1") && chief.contains("Forfeits 1") && chief.contains("Drawn 1"),
        "{chief}"
    );
    let refused = hall.try_ask("report.make", json!({"kind": "title-norm"})).unwrap_err();
    assert_eq!(refused.code, desk::Code::Refused);
    let bare = Hall::with_event("fide-dutch-2026", 5);
    bare.enter(&["Ana, A 2200", "Bruno, B 2100"]);
    let told =
        plain(&bare.ask("report.make", json!({"kind": "tournament-report", "format": "txt"})));
    assert!(told.contains("Not entered in the event"), "{told}");
}

#[test]
fn standings_of_a_category_name_it_and_count_its_places() {
    let hall = five();
    let of = |asked: serde_json::Value| {
        let mut params = json!({"kind": "standings", "round": 1, "format": "txt"});
        params.as_object_mut().unwrap().extend(asked.as_object().unwrap().clone());
        squeezed(&plain(&hall.ask("report.make", params)))
    };
    let told = of(json!({"categoryName": "-2050"}));
    assert!(told.contains("rating 2050 and under"), "{told}");
    assert!(told.contains("Carla, C") && told.contains("Elena, E"), "{told}");
    assert!(!told.contains("Ana, A") && !told.contains("Bruno, B"), "{told}");
    assert_eq!(told, of(json!({"category": {"ratingTo": 2050}})));
    let narrow = of(json!({"hidden": ["rating", "fed"]}));
    assert!(!narrow.contains("Rtg") && narrow.contains("Ana, A"), "{narrow}");
    let params = json!({"kind": "standings", "round": 1, "categoryName": "ladies"});
    assert_eq!(hall.try_ask("report.make", params).unwrap_err().code, desk::Code::BadInput);
}

#[test]
fn lots_and_values_by_hand_are_settings_with_a_reason() {
    let hall = five();
    let tournament = hall.section();
    let mut setup = hall.ask("tournament.get", json!({"tournament": tournament}))["setup"].clone();
    setup["tieBreaks"] = json!(["HAND", "LOT"]);
    setup["lotSeed"] = json!("483920");
    setup["handValues"] = json!([{"entrant": hall.entrant("Elena, E"), "value": "2,5"}]);
    let update = |setup: &serde_json::Value, reason: &str| {
        hall.try_ask(
            "tournament.update",
            json!({"tournament": tournament, "setup": setup, "reason": reason}),
        )
    };
    update(&setup, "").unwrap_err();
    update(&setup, "play-off").unwrap();
    let kept = hall.ask("tournament.get", json!({"tournament": tournament}))["setup"].clone();
    assert_eq!(kept["handValues"][0]["value"], "2.5");
    let standings = hall.ask("standings.get", json!({"tournament": tournament, "round": 1}));
    assert!(
        standings["rows"]
            .as_array()
            .unwrap()
            .iter()
            .all(|row| !text(&row["rankText"]).ends_with('='))
    );
    setup["handValues"][0]["value"] = json!("two");
    assert_eq!(update(&setup, "play-off").unwrap_err().code, desk::Code::BadInput);
}
