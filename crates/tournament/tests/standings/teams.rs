//! Team tie-breaks that the sets do not hold, worked by hand.

use tournament::history::Scoring;
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::{ByeKind, Color, Score};
use tournament::team::{
    Against, Board, BoardResult, Match, Side, Team, TeamCode, TeamEvent, team_standings,
    team_values, team_working,
};
use tournament::tiebreak::Rules;

/// A line a team, a word a round: opponent, colon, a letter a board (`1 = 0 + - *`), or a bye.
fn event(rounds: u8, boards: u8, text: &str) -> TeamEvent {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let teams = (1..).zip(lines).map(|(number, line)| Team {
        tpn: Tpn(number),
        name: format!("Team {number}"),
        rating: None,
        matches: line.split_whitespace().map(round).collect(),
    });
    let match_scoring = Scoring {
        win: Points::whole(2),
        draw: Points::whole(1),
        loss: Points::ZERO,
        absent: Points::ZERO,
        pab: Points::whole(1),
        unknown: Points::whole(1),
    };
    TeamEvent {
        rounds_planned: RoundNo(rounds),
        boards,
        primary: Side::Match,
        match_scoring,
        game_scoring: Scoring::default(),
        pab_game_points: Points::HALF * i32::from(boards),
        teams: teams.collect(),
    }
}

fn round(word: &str) -> Match {
    let Some((opponent, results)) = word.split_once(':') else {
        let kind = match word {
            "U" => ByeKind::PairingAllocated,
            "H" => ByeKind::HalfPoint,
            _ => ByeKind::ZeroPoint,
        };
        return Match { against: Against::Bye(kind), boards: Vec::new() };
    };
    let boards = (1..).zip(results.chars()).map(|(board, letter)| Board {
        board,
        player: None,
        result: match letter {
            '1' => BoardResult::Game(Score::Win),
            '=' => BoardResult::Game(Score::Draw),
            '0' => BoardResult::Game(Score::Loss),
            '+' => BoardResult::Forfeit { won: true },
            '-' => BoardResult::Forfeit { won: false },
            _ => BoardResult::Open,
        },
    });
    Match {
        against: Against::Team(Tpn(opponent.parse().unwrap()), Color::White),
        boards: boards.collect(),
    }
}

#[track_caller]
fn check(event: &TeamEvent, code: &str, expected: &[&str]) {
    let codes = TeamCode::list(code).unwrap();
    let values = team_values(event, RoundNo(99), &codes, &Rules::default());
    let found: Vec<String> =
        values.values().map(|of| of[0].exact().unwrap_or_else(|| "-".to_owned())).collect();
    assert_eq!(found, expected, "{code}");
}

#[track_caller]
fn ranks(event: &TeamEvent, list: &str, expected: &[(u16, u16)]) {
    let list = TeamCode::list(list).unwrap();
    let made = team_standings(event, RoundNo(99), &list, &Rules::default());
    let found: Vec<_> = made.rows.iter().map(|row| (row.tpn.0, row.rank)).collect();
    assert_eq!(found, expected);
}

/// One match of four boards, 1 ½ 0 1 against 0 ½ 1 0: BC 1·1 + 2·½ + 3·0 + 4·1 = 6 for the winner,
/// 2·½ + 3·1 = 4 for the loser. Fewer points on lower boards are better.
#[test]
fn art_12_1_board_count() {
    check(&event(1, 4, "2:1=01\n1:0=10"), "BC", &["6", "4"]);
    // Forfeits count as wins and losses, a bye as a win on every board: 1 + 2 + 3 + 4 = 10.
    check(&event(1, 4, "2:+=-1\n1:-=+0\nU"), "BC", &["6", "4", "10"]);
}

/// Two rounds, two boards; all matches are drawn, so all have 2 match points and 2 game points.
/// Board 1 and board 2: 1 has 1½ and ½, 2 has 1 and 1, 3 has 1 and 1, 4 has ½ and 1½.
/// TBR and BBE: board 1 decides, 1½, 1, 1, ½. BC: 1½+1 = 2½, 1+2 = 3, 3, ½+3 = 3½, lower first.
#[test]
fn art_12_2_and_12_3_top_and_bottom_boards() {
    let event = event(2, 2, "2:10 3:==\n1:01 4:10\n4:== 1:==\n3:== 2:01");
    for code in ["TBR", "BBE", "BC"] {
        ranks(&event, code, &[(1, 1), (2, 2), (3, 2), (4, 4)]);
    }
    ranks(&event, "TBR/R", &[(4, 1), (2, 2), (3, 2), (1, 4)]);
}

/// 13.1: 1 beat 2 by 2-0 and 3 beat 4 by 1½-½: 2 match points each, 2 and 1½ game points. With game
/// points deciding, match points are the secondary score.
#[test]
fn art_13_1_the_secondary_score() {
    let mut event = event(1, 2, "2:11\n1:00\n4:1=\n3:0=");
    check(&event, "MPvGP", &["2", "0", "1.5", "0.5"]);
    ranks(&event, "MPvGP", &[(1, 1), (3, 2), (4, 3), (2, 4)]);
    event.primary = Side::Game;
    check(&event, "MPvGP", &["2", "0", "2", "0"]);
    ranks(&event, "", &[(1, 1), (3, 2), (4, 3), (2, 4)]);
}

/// Three teams, each beat the next: 1 beat 2 by 2-0, 2 beat 3 by 1½-½, 3 beat 1 by 1½-½. Match
/// points 2 each: nothing is split. Game points among them: 1 has 2½, 3 has 2, 2 has 1½: 1, 3, 2.
#[test]
fn art_13_3_the_secondary_score_splits_a_circle() {
    let event = event(3, 2, "2:11 U 3:=0\n1:00 3:1= U\nU 2:0= 1:=1");
    ranks(&event, "DE", &[(1, 1), (2, 1), (3, 1)]);
    ranks(&event, "EDE", &[(1, 1), (3, 2), (2, 3)]);
}

/// Two teams drew 1-1: 1 won on board 1, 2 on board 2. Both scores of the match are level. EDEC:
/// board count 1 against 2, lower first. EDET and EDEB: board 1 decides for 1.
#[test]
fn art_13_3_the_boards_of_the_own_match() {
    let event = event(1, 2, "2:10\n1:01");
    ranks(&event, "EDE", &[(1, 1), (2, 1)]);
    for code in ["EDEC", "EDET", "EDEB", "EDEBT", "EDEBB"] {
        ranks(&event, code, &[(1, 1), (2, 2)]);
    }
    // All boards drawn: nothing separates them.
    let level = self::event(1, 2, "2:==\n1:==");
    ranks(&level, "EDEBT", &[(1, 1), (2, 1)]);
}

/// 13.4: one round, two boards. Highest match points 2, highest game points of a match 2: f = 1.
/// Team 1: 2 game points + Buchholz 0 / 1 = 2; team 2: 0 + 2 / 1 = 2. With /K2: 2 and 1.
#[test]
fn art_13_4_strength_combination() {
    let event = event(1, 2, "2:11\n1:00");
    check(&event, "SSSC", &["2", "2"]);
    check(&event, "SSSC/K2", &["2", "1"]);
    // Game points decide: highest 2, highest match points of a match 2; 2 + 0 and 0 + 2.
    let by_games = TeamEvent { primary: Side::Game, ..event };
    check(&by_games, "SSSC", &["2", "2"]);
}

/// Koya by match points in a round robin of three, two rounds each: the most is 4, half of it 2. 1
/// has 4, 2 has 2, 3 has 0: 1 made 2 against 2 (and 3 does not count), 2 made 0 against 1.
#[test]
fn koya_of_teams() {
    let event = event(3, 2, "2:11 U 3:11\n1:00 3:11 U\nU 2:00 1:00");
    let rules = Rules { system: tournament::tiebreak::System::RoundRobin, ..Rules::default() };
    let mut event = event;
    event.match_scoring.pab = Points::ZERO;
    let codes = TeamCode::list("KS:MP,KS:GP").unwrap();
    let values = team_values(&event, RoundNo(99), &codes, &rules);
    let first: Vec<_> = values.values().map(|of| of[0].exact().unwrap()).collect();
    assert_eq!(first, ["2", "0", "0"]);
}

/// WIN counts matches; with `:GP` boards, by forfeit too, and WON over the board alone.
#[test]
fn wins_of_matches_and_of_boards() {
    let event = event(1, 3, "2:1+0\n1:0-1");
    check(&event, "WIN", &["1", "0"]);
    check(&event, "WIN:GP", &["2", "1"]);
    check(&event, "WON:GP", &["1", "1"]);
}

#[test]
fn open_boards_and_missing_teams_cost_nothing() {
    let event = event(1, 2, "2:1*\n1:0*\n9:11\n4:11");
    let made = team_standings(&event, RoundNo(1), &[], &Rules::default());
    assert_eq!((made.rows.len(), made.matches_open), (4, 1));
    let code = "EMGSB".parse().unwrap();
    assert!(team_working(&event, RoundNo(1), Tpn(3), code, &Rules::default()).is_some());
    assert!(team_working(&event, RoundNo(1), Tpn(99), code, &Rules::default()).is_none());
}

#[test]
fn the_order_of_entry_changes_nothing() {
    let event = event(3, 2, "2:11 U 3:=0\n1:00 3:1= U\nU 2:0= 1:=1");
    let mut turned = event.clone();
    turned.teams.reverse();
    let list = TeamCode::catalog();
    let rules = Rules::default();
    assert_eq!(
        team_standings(&event, RoundNo(3), &list, &rules),
        team_standings(&turned, RoundNo(3), &list, &rules)
    );
    assert_eq!(
        team_values(&event, RoundNo(3), &list, &rules),
        team_values(&turned, RoundNo(3), &list, &rules)
    );
}

/// 11: the first score of the list is the primary one, whatever the report's system says. 1 beat 2
/// by 3-1, 3 beat 4 by 2½-1½; MPvGP is then the match points.
#[test]
fn art_11_the_list_names_the_primary_score() {
    let event = event(1, 4, "2:1110\n1:0001\n4:11=0\n3:00=1");
    let list = TeamCode::list("GPTS,MPvGP").unwrap();
    let made = team_standings(&event, RoundNo(1), &list, &Rules::default());
    let found: Vec<_> =
        made.rows.iter().map(|row| (row.tpn.0, row.values[1].exact().unwrap())).collect();
    let expected = [(1, "2"), (3, "2"), (4, "0"), (2, "0")];
    assert_eq!(found, expected.map(|(tpn, value)| (tpn, value.to_owned())));
    assert_eq!(TeamCode::primary(&list), Some(Side::Game));
    assert_eq!(TeamCode::primary(&TeamCode::list("PTS,BH:GP").unwrap()), None);
}

/// 7.1 by game points: a bye with the points of a win on every board counts them all, one with those
/// of a drawn match counts none; WON never counts a bye.
#[test]
fn art_7_1_boards_won_by_a_bye() {
    let mut event = event(1, 4, "2:1100\n1:0011\nU");
    check(&event, "WIN:GP", &["2", "2", "0"]);
    event.pab_game_points = Points::whole(4);
    check(&event, "WIN:GP", &["2", "2", "4"]);
    check(&event, "WON:GP", &["2", "2", "0"]);
}

/// 12.1 and 13.3: EDEBT asks for the *lower* board count of the two teams' own match. 1 and 2 drew
/// 1-1 and are level in both scores; 1 won on board 1 (count 1), 2 on board 2 (count 2).
#[test]
fn art_13_3_the_lower_board_count_is_first() {
    let event = event(1, 2, "2:10\n1:01");
    for code in ["EDEC", "EDEBT", "EDEBB", "EDET"] {
        ranks(&event, code, &[(1, 1), (2, 2)]);
    }
}

/// 12: a match forfeited board by board, some to either side, counts each board as it is. 1: lost 1
/// to 3 by forfeit, won 4: BC 4; 2: 1 + 2 + 3 = 6.
#[test]
fn art_12_boards_of_a_match_without_a_game() {
    check(&event(1, 4, "2:---+\n1:+++-"), "BC", &["4", "6"]);
}

/// Record 202 is applied after the points: `GPTS` there parts those level on match points, and does not
/// decide before them. 3 has more game points than 1, and fewer match points.
#[test]
fn record_202_is_applied_after_the_primary_score() {
    let event = event(2, 4, "2:110= 3:11=0\n1:001= 4:0000\n4:1111 1:00=1\n3:0000 2:1111");
    let codes = TeamCode::list("GPTS,MPvGP").unwrap();
    let names =
        |list: &[TeamCode]| list.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    let list = TeamCode::after_points(codes, Side::Match);
    assert_eq!(names(&list), "MPTS,GPTS,MPvGP");
    ranks(&event, "MPTS,GPTS", &[(1, 1), (3, 2), (4, 3), (2, 4)]);
    ranks(&event, "GPTS", &[(3, 1), (1, 2), (4, 3), (2, 4)]);
    let without = TeamCode::after_points(TeamCode::list("BH:GP,DE").unwrap(), Side::Match);
    assert_eq!(names(&without), "BH:GP,DE");
}

/// 1 beat 2 by 2-0 and 3 beat 4 by 1½-½: level on match points, but with 2 and 1½ game points. C.07 12 compares the boards of
/// equal game points: the list should have these before it.
#[test]
fn art_12_boards_of_other_game_points_are_told() {
    let event = event(1, 2, "2:11\n1:00\n4:1=\n3:0=");
    let uneven = |list: &str| {
        let list = TeamCode::list(list).unwrap();
        team_standings(&event, RoundNo(1), &list, &Rules::default()).uneven
    };
    for code in ["BC", "TBR", "BBE"] {
        assert_eq!(uneven(code), [(code.parse().unwrap(), vec![Tpn(1), Tpn(3)])]);
        assert_eq!(uneven(&format!("MPvGP,{code}")), []);
    }
    assert_eq!(uneven("EMGSB,SSSC"), []);
}

/// Every part of a value stands in its working: boards won round by round, a bye on the boards, the tables of encounters.
#[test]
fn workings_show_boards_byes_and_encounters() {
    let working = |event: &TeamEvent, team: u16, code: &str| {
        let code = code.parse().unwrap();
        team_working(event, RoundNo(99), Tpn(team), code, &Rules::default()).unwrap()
    };
    // 1 + 0 of the first match, 1 of the second.
    let won = event(2, 3, "2:1+0 2:=01\n1:0-1 1:=10");
    let amounts: Vec<i64> = working(&won, 1, "WIN:GP").counted().map(|it| it.amount.0).collect();
    assert_eq!(amounts, [200, 100]);
    let amounts: Vec<i64> = working(&won, 1, "WON:GP").counted().map(|it| it.amount.0).collect();
    assert_eq!(amounts, [100, 100]);
    let bye = event(1, 4, "2:+=-1\n1:-=+0\nU");
    let each = Points::whole(1);
    assert_eq!(working(&bye, 3, "BC").byes, [(RoundNo(1), ByeKind::PairingAllocated, each)]);
    assert_eq!(working(&bye, 1, "BC").byes, []);
    // All matches are drawn: the match points leave everybody to the game points, and these to the shared place.
    let drawn = event(2, 2, "2:10 3:==\n1:01 4:10\n4:== 1:==\n3:== 2:01");
    let tables = working(&drawn, 1, "EDE").tables;
    let told: Vec<_> =
        tables.iter().map(|(side, table)| (*side, table.rows.len(), table.rows[0].place)).collect();
    assert_eq!(told, [(Side::Match, 4, None), (Side::Game, 4, Some(1))]);
    assert_eq!(working(&drawn, 1, "DE:GP").tables.len(), 1);
    // 1 beat 2 by 2-0: first at once, by the match points.
    let two = event(2, 2, "2:11 U\n1:00 U\nU 4:11\nU 3:00");
    let tables = working(&two, 2, "EDE").tables;
    assert!(tables.iter().all(|(_, table)| table.rows.iter().all(|row| row.tpn != Tpn(1))));
}
