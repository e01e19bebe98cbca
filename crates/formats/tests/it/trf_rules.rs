//! TRF: one rule a test, on small reports.

use formats::trf::{self, Letters, TrfReading, WriteOptions};
use tournament::history::{Cell, History};
use tournament::ids::Tpn;
use tournament::round::{ByeKind, Color, Score};

/// `1 2.0 | 2w1 0000-U` becomes a player record.
fn player(number: u16, points: &str, rounds: &[&str]) -> String {
    let mut line = format!(
        "001 {number:>4} m    {:<33} 2000 XXX {:>11} {:<10} {points:>4} {:>4}",
        format!("Player {number}, Test"),
        "",
        "",
        ""
    );
    for round in rounds {
        let parts: Vec<&str> = round.split(' ').collect();
        let [opponent, color, result] = parts[..] else { panic!("{round}") };
        line.push_str(&format!("  {opponent:>4} {color} {}", result.replace('_', " ")));
    }
    line + "\n"
}

fn read(text: &str) -> TrfReading {
    trf::read(text.as_bytes())
}

fn problems(text: &str) -> Vec<String> {
    read(text).problems.iter().map(ToString::to_string).collect()
}

fn cells(history: &History, number: u16) -> Vec<Cell> {
    history.row(Tpn(number)).unwrap().rounds.clone()
}

fn written(text: &str) -> String {
    let mut out = Vec::new();
    trf::write(&read(text).file, WriteOptions::default(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn issue_a03_an_opponent_with_a_bye_code_is_reported_with_its_place() {
    let text = player(1, "1.0", &["2 w +"]) + &player(2, "0.0", &["1 b Z"]);
    insta::assert_snapshot!(problems(&text).join("\n"), @r#"2:92: 2 has opponent 1 and a bye in round 1, expected 0000 - Z, or opponent with + or -, found "1 b Z"; correct the line and read the file again"#);
    let history = read(&text).file.history();
    assert_eq!(
        cells(&history, 2),
        [Cell::Forfeit { opponent: Tpn(1), color: Color::Black, won: false }]
    );
    assert!(written(&text).contains("   1 b -"), "written without a bye code");
}

#[test]
fn the_length_of_a_name_is_that_of_the_name() {
    let name = "Gamma, G with a very long name tha";
    let line = format!("001    1 m    {name:<33}2300 GER     1000003\n");
    let told = problems(&line);
    assert!(told.iter().any(|it| it.contains("name of 34 letters")), "{told:?}");
}

#[test]
fn one_fide_id_of_two_players_is_reported() {
    let with_id = |number, id: &str| {
        let line = player(number, "0.0", &[]);
        format!("{}{id:>11}{}", &line[..57], &line[68..])
    };
    let text = with_id(1, "777") + &with_id(2, "778") + &with_id(3, "777") + &with_id(4, "0");
    let text = text + &with_id(5, "0") + &with_id(6, "") + &with_id(7, "");
    assert_eq!(problems(&text), ["3:58: id 777 stands in row 1 too; compare with the original"]);
}

#[test]
fn a_bye_with_a_point_and_no_code_is_the_pairings_if_it_is_the_only_one() {
    let one = player(1, "1.0", &["0000 - +"]) + &player(2, "0.0", &["0000 - _"]);
    assert_eq!(cells(&read(&one).file.history(), 1), [Cell::Bye(ByeKind::PairingAllocated)]);
    let two = player(1, "1.0", &["0000 - +"])
        + &player(2, "1.0", &["0000 - +"])
        + &player(3, "1.0", &["4 w 1"])
        + &player(4, "0.0", &["3 b 0"]);
    assert_eq!(cells(&read(&two).file.history(), 1), [Cell::Bye(ByeKind::FullPoint)]);
}

#[test]
fn a_blank_result_with_an_opponent_is_unfinished() {
    let text = player(1, "0.0", &["2 w _"]) + &player(2, "0.0", &["1 b ?"]);
    assert_eq!(problems(&text), Vec::<String>::new());
    let history = read(&text).file.history();
    assert_eq!(cells(&history, 1), [Cell::Open { opponent: Tpn(2), color: Color::White }]);
}

#[test]
fn absentees_come_from_the_lines_record_240_and_xxz() {
    let text = player(1, "1.0", &["2 w 1", "0000 - H"])
        + &player(2, "0.0", &["1 b 0"])
        + &player(3, "0.0", &["4 w 0"])
        + &player(4, "1.0", &["3 b 1"])
        + "240 F   2    2\n240 H   3    4\nXXZ 3\n";
    let file = read(&text).file;
    let absent: Vec<String> =
        file.absent_in_next_round().iter().map(|(tpn, kind)| format!("{tpn} {kind:?}")).collect();
    assert_eq!(absent, ["1 HalfPoint", "2 FullPoint", "3 ZeroPoint"]);
    assert_eq!(file.history().players[0].rounds.len(), 1, "announced rounds are no history");
}

#[test]
fn lines_that_contradict_each_other_are_all_reported() {
    let text = "142 1\n".to_owned()
        + &player(1, "1.0", &["2 w 1"])
        + &player(2, "1.0", &["1 w 1"])
        + &player(3, "0.0", &["3 w 0"])
        + &player(4, "2.0", &["5 b 1"])
        + &player(5, "0.0", &["0000 - Z", "9 w ?"])
        + &player(5, "0.0", &["0000 - Z"]);
    insta::assert_snapshot!(problems(&text).join("\n"), @r#"
file: tournament has 1 rounds, file holds 2; correct the line and read the file again
2:97: 1 and 2 have the same color in round 1; correct the line and read the file again
2:99: 1 has 1 in round 1, 2 has 1; correct the line and read the file again
2:102: blank rounds, 5 in all, read as zero-point byes, expected 0000 - Z
4:92: 3 is paired with himself in round 1; counts as missed; correct the line and read the file again
5:81: file says 4 has 2.0, results give 1.0; the results count
5:92: 4 met 5 in round 1, but 5 has 0000; correct the line and read the file again
6:102: 5 met 9 in round 2, but there is no such player; counts as missed; correct the line and read the file again
7:5: lines 6 and 7 have the same number 5 (Player 5, Test; Player 5, Test); the first counts; correct the line and read the file again
"#);
}

#[test]
fn two_allocated_byes_in_a_round_are_reported() {
    let text = player(1, "1.0", &["0000 - U"]) + &player(2, "1.0", &["0000 - U"]);
    insta::assert_snapshot!(problems(&text).join("\n"), @r#"
2:92: 2 pairing-allocated byes in round 1; correct the line and read the file again
"#);
}

#[test]
fn points_follow_record_162() {
    let games =
        player(1, "3.0", &["2 w 1", "0000 - U"]) + &player(2, "1.0", &["1 b 0", "0000 - H"]);
    let text = "162  W 2.0    D 1.0    P 1.0\n".to_owned() + &games;
    assert_eq!(problems(&text), Vec::<String>::new());
    let scoring = read(&text).file.header.scoring;
    assert_eq!((scoring.win.0, scoring.pab.0, scoring.unknown.0), (20, 10, 10), "X counts as D");
    assert!(written(&text).starts_with("162  W 2.0    D 1.0    P 1.0\r\n"));
}

#[test]
fn engine_lines_mean_their_records() {
    let text = "XXR 5\nXXC black1\nBBW 3.0\nBBD 1.0\nXXP 1 2\n".to_owned()
        + &player(1, "", &[])
        + &player(2, "", &[])
        + "XXA    2  1.0  1.0  0.5\n";
    insta::assert_snapshot!(written(&text).lines().filter(|line| !line.starts_with("001")).collect::<Vec<_>>().join("\n"), @r#"
142 5
152 B
162  W 3.0    D 1.0
250       1.0   1   2    2    2
250       0.5   3   3    2    2
260   1   5    1    2
"#);
}

#[test]
fn the_published_acceleration_example_is_read() {
    let reading = read("250 00.0 02.0 001 003 0001 0090\n");
    let entry = &reading.file.history().acceleration[0];
    assert_eq!((entry.points.0, entry.last_round.0, entry.last.0), (20, 3, 90));
}

#[test]
fn record_132_finds_dates_by_column_or_one_a_record() {
    let dates = |text: &str| {
        let shown =
            |date: &Option<chrono::NaiveDate>| date.map_or("-".to_owned(), |d| d.to_string());
        read(text).file.header.round_dates.iter().map(shown).collect::<Vec<_>>().join(" ")
    };
    let blanks = " ".repeat(88);
    assert_eq!(
        dates(&format!("132{blanks}26/05/01            26/05/03")),
        "2026-05-01 - 2026-05-03"
    );
    assert_eq!(dates("132 26/05/01\n132 26/05/02"), "2026-05-01 2026-05-02");
}

#[test]
fn unknown_lines_are_kept_and_written_back() {
    let text = "ZZZ of another program\nhello\n012\n0123456789\nDDD SSSS sTTT\n# note\n";
    let reading = read(text);
    let count = reading.line_count();
    assert_eq!((count.used, count.empty, count.kept, count.listed), (3, 2, 2, 1));
    assert_eq!(written(text), "ZZZ of another program\r\nhello\r\n# note\r\n");
}

#[test]
fn odd_fields_are_kept_as_text() {
    let line = "001    1 xNM  Ibarra, Ana                       20x0 ESP        A-17 31.02.1990  1.0    1     2 w 1\n";
    insta::assert_snapshot!(problems(line).join("\n"), @r#"
1:10: unknown sex, found "x"; compare with the original
1:11: unknown title, none is entered, found "NM"; compare with the original
1:49: rating is no number, found "20x0"; compare with the original
1:58: id is no number, kept as text, found "A-17"; compare with the original
1:70: this day does not exist, found "31.02.1990"; compare with the original
1:81: file says 1 has 1.0, results give 0.0; the results count
1:92: 1 met 2 in round 1, but there is no such player; counts as missed; correct the line and read the file again
"#);
    assert!(written(line).starts_with("001    1 x NM Ibarra, Ana                       20x0 ESP        A-17 31.02.1990  1.0    1     2 w 1"));
}

#[test]
fn ascii_letters_on_demand() {
    let text = "012 Łódź\n001    1 m    Đorđević, Ñandú                       XXX\n";
    let options = WriteOptions { letters: Letters::Ascii, ..WriteOptions::default() };
    let mut out = Vec::new();
    trf::write(&read(text).file, options, &mut out).unwrap();
    let out = String::from_utf8(out).unwrap();
    assert!(out.starts_with("012 Lodz\r\n001    1 m    Dordevic, Nandu"), "{out}");
}

#[test]
fn names_too_long_for_their_columns_are_cut_and_said() {
    let mut file = read(&player(1, "", &[])).file;
    file.players[0].name = "Montenegro de la Fuente y Villalobos, Maria".to_owned();
    let mut out = Vec::new();
    let problems = trf::write(&file, WriteOptions::default(), &mut out).unwrap();
    assert_eq!(problems[0].key(), "cut-to-columns");
    assert_eq!(trf::read(&out).file.players[0].name, "Montenegro de la Fuente y Villalo");
}

#[test]
fn a_history_becomes_a_report_and_back() {
    let text = "142 3\n152 W\n".to_owned()
        + &player(1, "1.5", &["2 w 1", "3 b =", "0000 - Z"])
        + &player(2, "0.0", &["1 b 0", "0000 - Z", "3 w -"])
        + &player(3, "2.5", &["0000 - U", "1 w =", "2 b +"]);
    let history = read(&text).file.history();
    let mut out = Vec::new();
    let file = trf::TrfFile::from_history(&history);
    trf::write(&file, WriteOptions::default(), &mut out).unwrap();
    let again = trf::read(&out);
    assert_eq!(again.file.history(), history);
    assert!(again.problems.is_empty(), "{:?}", again.problems);
    let game = Cell::Game { opponent: Tpn(2), color: Color::White, score: Score::Win, rated: true };
    assert_eq!(cells(&history, 1)[0], game);
}

#[test]
fn titles_of_french_programs_are_known() {
    for (written, title) in [("gf", "WGM"), ("mf", "WIM"), ("ff", "WFM"), ("cf", "WCM")] {
        let line =
            player(1, "0.0", &[]).replace(" m    Player", &format!(" w {written:>2} Player"));
        let title_read = read(&line).file.players[0].title.map(|it| it.to_string());
        assert_eq!(title_read.as_deref(), Some(title), "{line}");
    }
}

#[test]
fn a_bye_of_a_team_gives_its_players_nothing_and_a_match_won_by_forfeit_is_no_bye() {
    let team = |number: u16, name: &str, players: &[u16]| {
        let head = format!("310 {number:>3} {name:<32}");
        let players: String = players.iter().map(|it| format!(" {it:>4}")).collect();
        format!("{head:<72}{players}\n")
    };
    let text = player(1, "1.0", &["0000 - U", "0000 - +"])
        + &player(2, "0.0", &["3 w =", "0000 - -"])
        + &player(3, "1.5", &["2 b =", "4 w 1"])
        + &player(4, "0.0", &["0000 - Z", "3 b 0"])
        + "162  P 5.0\n"
        + &team(1, "A", &[1])
        + &team(2, "B", &[2])
        + "330 +-   2   1   2\n";
    let reading = read(&text);
    assert_eq!(cells(&reading.file.history(), 1)[1], Cell::Bye(ByeKind::FullPoint));
    assert_eq!(reading.file.history().scoring.pab, tournament::points::Points::ZERO);
    assert_eq!(reading.file.header.scoring.pab, tournament::points::Points::whole(5));
    // The points of the lines fit: 1 without the bye; number 2 lacks his draw.
    let told: Vec<String> =
        problems(&text).into_iter().filter(|it| it.contains("results give")).collect();
    assert_eq!(told.len(), 1, "{told:?}");
    let out = written(&text);
    assert!(out.lines().any(|it| it.starts_with("001    1") && it.ends_with("0000 - +")), "{out}");
    assert!(out.contains("P 5.0"), "{out}");
}

/// Six players, and the records given.
fn six_and(records: &str) -> String {
    (1..=6).map(|number| player(number, "0.0", &[])).collect::<String>() + records
}

#[test]
fn records_that_name_nobody_are_told_with_their_line_and_the_rest_counts() {
    let text = six_and(
        "240 H 003    2    9\n250      01.0 001 002    1    8\n260   1   9    2    3    7\nXXP 4 11 5\nXXZ 1 12\n",
    );
    insta::assert_snapshot!(problems(&text).join("\n"), @r#"
    7: record 240 names 9, but there is no such player; correct the line and read the file again
    8: record 250 names 8, but there is no such player; correct the line and read the file again
    9: record 260 names 7, but there is no such player; correct the line and read the file again
    10: record XXP names 11, but there is no such player; correct the line and read the file again
    11: record XXZ names 12, but there is no such player; correct the line and read the file again
    "#);
    let file = read(&text).file;
    let history = file.history();
    assert_eq!(file.byes[0].numbers, [Tpn(2), Tpn(9)]);
    assert_eq!(file.absent_in_next_round().get(&Tpn(1)), Some(&ByeKind::ZeroPoint));
    assert_eq!((history.acceleration.len(), history.prohibited.len()), (1, 2));
}

#[test]
fn records_that_name_somebody_twice_are_told_with_their_line() {
    let text = six_and(
        "240 H 003    2    2\n240 F 003    3    2\n250      01.0 001 002    1    3\n250      00.5 002 003    3    5\n260   1   9    2    3    2\n260   1   9    4    4\n",
    );
    insta::assert_snapshot!(problems(&text).join("\n"), @r#"
    7: record 240 names 2 twice; counts once; correct the line and read the file again
    8: the bye of 2 in round 3 is in line 7 too; the first counts; correct the line and read the file again
    10: 3 has virtual points in round 2 by line 9 too; they are added up; correct the line and read the file again
    11: record 260 names 2 twice; counts once; correct the line and read the file again
    12: record 260 names 4 twice; counts once; correct the line and read the file again
    12: record 260 keeps nobody apart: found 1-9: 4 4, expected two different players and rounds in their order, found "1-9: 4 4"; correct the line and read the file again
    "#);
    let shared =
        six_and("240 H 003    2    5\n250      01.0 001 002    1    2\n260   1   9    2    3\n")
            + &player(2, "0.0", &[]);
    insta::assert_snapshot!(problems(&shared).join("\n"), @r#"
    7: record 240 names 2, which two players have; taken for the first of them; correct the line and read the file again
    8: record 250 names 2, which two players have; taken for the first of them; correct the line and read the file again
    9: record 260 names 2, which two players have; taken for the first of them; correct the line and read the file again
    10:5: lines 2 and 10 have the same number 2 (Player 2, Test; Player 2, Test); the first counts; correct the line and read the file again
    "#);
}

#[test]
fn virtual_points_for_nobody_are_told() {
    let text = six_and("250      01.0 001 002    5    2\n250      01.0 003 001    1    2\n");
    insta::assert_snapshot!(problems(&text).join("\n"), @r#"
    7: record 250 gives nobody points: found 1-2: 5-2, expected rounds and numbers in their order, found "1-2: 5-2"; correct the line and read the file again
    8: record 250 gives nobody points: found 3-1: 1-2, expected rounds and numbers in their order, found "3-1: 1-2"; correct the line and read the file again
    "#);
}

#[test]
fn records_of_a_team_event_name_teams() {
    let team =
        "310   1 One                                         0    0     0.0   0    1    2    3\n";
    let text = six_and(team) + "240 H 001    1    4\n260   1   9    1    2\n";
    insta::assert_snapshot!(problems(&text).join("\n"), @r#"
    file: 1 team lines are kept for writing back
    8: record 240 names 4, but there is no such team; correct the line and read the file again
    9: record 260 names 2, but there is no such team; correct the line and read the file again
    9: record 260 keeps nobody apart: found 1-9: 1 2, expected two different players and rounds in their order, found "1-9: 1 2"; correct the line and read the file again
    "#);
}
