//! Team reports: matches from records, and the team sets of tests/oracles/standings.

use std::path::PathBuf;

use formats::trf::read;
use serde_json::Value as Json;
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::{ByeKind, Color};
use tournament::team::{
    Against, BoardResult, Side, TeamCode, TeamKind, team_standings, team_values,
};
use tournament::tiebreak::Rules;

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/oracles/standings"))
}

/// Hundredths of a JSON number or of an exact text, halves upwards.
fn rounded(text: &str) -> String {
    match text.split_once('/') {
        None => format!("{:.2}", text.parse::<f64>().expect("a number")),
        Some((above, below)) => {
            let above: i64 = above.parse().expect("a number");
            let below: i64 = below.parse().expect("a number");
            let hundredths = (200 * above + below).div_euclid(2 * below);
            format!("{}.{:02}", hundredths / 100, hundredths % 100)
        }
    }
}

#[test]
fn every_value_of_the_team_oracles() {
    let mut compared = 0;
    for name in ["tm8_4_5_1", "tm9_4_5_2", "tm12_4_7_3"] {
        let json = std::fs::read_to_string(folder().join(format!("{name}.json")));
        let set: Json = serde_json::from_str(&json.expect("a set")).expect("JSON");
        let bytes = std::fs::read(folder().join(set["trf"].as_str().expect("a name")));
        let event = read(&bytes.expect("a report")).file.team_event();
        assert_eq!(u64::from(event.boards), set["boards"].as_u64().expect("a number"), "{name}");
        for (number, expected) in set["teams"].as_object().expect("teams") {
            let expected = expected.as_object().expect("values");
            let names: Vec<&String> = expected.keys().collect();
            let codes: Vec<TeamCode> =
                names.iter().map(|name| name.parse().expect("a team code")).collect();
            let ours = team_values(&event, RoundNo(99), &codes, &Rules::default());
            let tpn = Tpn(number.parse().expect("a number"));
            for ((name_of, code), value) in names.iter().zip(&codes).zip(&ours[&tpn]) {
                assert_eq!(code.to_string(), **name_of);
                let found = rounded(&value.exact().unwrap_or_default());
                let wanted = rounded(&expected[*name_of].to_string());
                assert_eq!(found, wanted, "{name} #{number} {name_of}");
                compared += 1;
            }
        }
    }
    assert!(compared > 400, "the sets are all there: {compared}");
}

/// Two boards; 1 and 2 meet with record 300 naming the line-up of 1, 3 has the bye of record 320.
#[test]
fn matches_are_read_from_all_team_records() {
    let line = |number: u16, name: &str, round: &str| {
        format!("001 {number:>4} m    {name:<33}{:33}{round}", "").trim_end().to_owned()
    };
    let rows = [
        line(1, "One, A", " 0.0    1     4 b 0"),
        line(2, "One, B", " 1.0    2     3 w 1"),
        line(3, "Two, A", " 0.0    3     2 b 0"),
        line(4, "Two, B", " 1.0    4     1 w 1"),
        line(5, "Three, A", " 1.0    5  0000 - U"),
    ];
    let text = format!(
        "142 3\n192 FIDE_TEAM_TYPEA_GP_MP\n352 WB\n362 TW 3.0   TD 1.0   TL 0.0\n{}\n\
         310   1 One{:65}1    2\n310   2 Two{:65}3    4\n310   3 Three{:63}5\n\
         320  1.0  1.5 003\n300   1   1   2    2    1\n",
        rows.join("\n"),
        "",
        "",
        ""
    );
    let event = read(text.as_bytes()).file.team_event();
    assert_eq!((event.boards, event.primary), (2, Side::Game));
    assert_eq!((event.match_scoring.win, event.pab_game_points), (Points::whole(3), Points(15)));
    let first = &event.teams[0].matches[0];
    assert_eq!(first.against, Against::Team(Tpn(2), Color::White));
    let players: Vec<_> = first.boards.iter().map(|board| board.player).collect();
    assert_eq!(players, [Some(Tpn(2)), Some(Tpn(1))], "record 300 changes the order");
    assert!(matches!(first.boards[0].result, BoardResult::Game(_)));
    assert_eq!(event.teams[2].matches[0].against, Against::Bye(ByeKind::PairingAllocated));
    let code: TeamCode = "MPTS".parse().expect("a code");
    assert_eq!(code.kind, TeamKind::Score(Some(Side::Match)));
    let standings = team_standings(&event, RoundNo(1), &[], &Rules::default());
    let ranks: Vec<_> = standings.rows.iter().map(|row| (row.tpn.0, row.rank)).collect();
    assert_eq!(ranks, [(3, 1), (1, 2), (2, 2)]);
}

/// The color of a match is that of board 1: where that board is empty or forfeited, another one tells it.
#[test]
fn the_color_of_a_match_is_that_of_board_1_whoever_sits_there() {
    let line = |number: u16, round: &str| {
        format!("001 {number:>4}      {:<33}{:33}{round}", format!("P{number}"), "")
            .trim_end()
            .to_owned()
    };
    let rows = [
        line(1, " 0.0    1  0000 - -"),
        line(2, " 1.0    2     4 w 1"),
        line(3, " 1.0    3  0000 - +"),
        line(4, " 0.0    4     2 b 0"),
    ];
    let text = format!(
        "142 3\n192 FIDE_TEAM_TYPEA_MP_GP\n352 WBBW\n{}\n310   1 One{:65}1    2\n310   2 Two{:65}3    4\n",
        rows.join("\n"),
        "",
        ""
    );
    let colors = |text: &str| {
        let event = read(text.as_bytes()).file.team_event();
        let color = |team: usize| match event.teams[team].matches[0].against {
            Against::Team(_, color) => Some(color),
            Against::Bye(_) => None,
        };
        [color(0), color(1)]
    };
    let second = [Some(Color::Black), Some(Color::White)];
    assert_eq!(colors(&text), second, "board 2 has the other color than board 1");
    let named = format!("{text}300   1   1   2    0    2\n300   1   2   1    3    4\n");
    assert_eq!(colors(&named), second, "an empty board 1 of record 300");
    let third = named.replace("352 WBBW", "352 WWBB");
    assert_eq!(colors(&third), [Some(Color::White), Some(Color::Black)], "as record 352 says");
}

#[test]
fn a_report_without_teams_has_no_matches() {
    let event = read(b"001    1 m    A\n").file.team_event();
    assert!(event.teams.is_empty());
    assert!(team_standings(&event, RoundNo(1), &[], &Rules::default()).rows.is_empty());
}
