//! Worked by hand, for what the oracle sets do not hold.

use std::fmt::Write as _;

use tournament::history::{Cell, History};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::standings::{Detail, Standings, standings, values, working, working_in};
use tournament::tiebreak::{
    Category, Code, DoubleForfeit, DummyRounds, EarlyWithdrawal, Edition, Fate, Kind, Rules,
    System, Value, Why,
};

use crate::table::table;

fn round_robin() -> Rules {
    Rules { system: System::RoundRobin, ..Rules::default() }
}

fn last(history: &History) -> RoundNo {
    RoundNo(history.players.iter().map(|row| row.rounds.len()).max().unwrap_or(0) as u8)
}

/// Values of everybody, by pairing number; `-` is undefined.
fn check(history: &History, code: &str, rules: &Rules, expected: &str) {
    let code: Code = code.parse().unwrap();
    let values = values(history, last(history), &[code], rules);
    let shown: Vec<String> =
        values.values().map(|value| value[0].exact().unwrap_or("-".to_owned())).collect();
    assert_eq!(shown.join(" "), expected, "{code}");
}

/// `rank:number` in order, shared ranks with `=`.
fn order(standings: &Standings) -> String {
    let mut text = String::new();
    for row in &standings.rows {
        let shared = if row.shared { "=" } else { "" };
        write!(text, "{}{shared}:{} ", row.rank, row.tpn).unwrap();
    }
    text.trim_end().to_owned()
}

fn ranked(history: &History, list: &str, rules: &Rules) -> String {
    order(&standings(history, last(history), &Code::list(list).unwrap(), rules))
}

/// The table of the digest: all kinds of byes, a forfeit in the last round.
fn all_byes() -> History {
    table(
        5,
        "2w1 3b= 4w1 5b1 6w=
         1b0 4w0 U   6b= 5w-
         4w1 1w= H   Z   F
         3b0 2b1 1b0 H   H
         6w= F   Z   1w0 2b+
         5b= Z   Z   2w= 1b=",
    )
}

/// Four players, two cycles; 1 and 2 tied.
fn four_all_play() -> History {
    table(
        3,
        "4w1 3b= 2w=
         3w1 4b= 1b=
         2b0 1w= 4b1
         1b0 2w= 3w0",
    )
}

#[test]
fn art_7_8_lower_pairing_number_first() {
    let history = four_all_play();
    check(&history, "TPN", &Rules::default(), "1 2 3 4");
    assert_eq!(ranked(&history, "TPN", &Rules::default()), "1:1 2:2 3:3 4:4");
    assert_eq!(ranked(&history, "TPN/R", &Rules::default()), "1:2 2:1 3:3 4:4");
}

#[test]
fn art_10_6_own_rating_and_what_one_unrated_player_does_to_it() {
    let mut history = four_all_play();
    check(&history, "RTNG", &Rules::default(), "2400 2350 2300 2250");
    assert_eq!(ranked(&history, "RTNG", &Rules::default()), "1:1 2:2 3:3 4:4");
    assert_eq!(ranked(&history, "RTNG/R", &Rules::default()), "1:2 2:1 3:3 4:4");
    history.players[0].rating = None;
    check(&history, "RTNG", &Rules::default(), "- - - -");
    check(&history, "ARO", &Rules::default(), "- - - -");
    assert_eq!(ranked(&history, "RTNG", &Rules::default()), "1=:1 1=:2 3:3 4:4", "dropped");
    let counted = Rules { unrated_counts_as: Some(1400), ..Rules::default() };
    check(&history, "RTNG", &counted, "1400 2350 2300 2250");
    check(&history, "ARO", &counted, "2300 1983 2000 2017");
    assert_eq!(ranked(&history, "RTNG", &counted), "1:2 2:1 3:3 4:4");
}

/// Scores 2, 2, 1½, ½; half of three games is 1½.
#[test]
fn art_9_2_koya_limits() {
    let history = four_all_play();
    check(&history, "KS", &round_robin(), "1 1.5 0.5 0.5");
    check(&history, "KS/L+1", &round_robin(), "0.5 0.5 0.5 0.5");
    check(&history, "KS/L1", &round_robin(), "0.5 0.5 0.5 0.5");
    check(&history, "KS/L+2", &round_robin(), "0 0 0 0");
    check(&history, "KS/L-2", &round_robin(), "2 2 1.5 0.5");
    let explained =
        working(&history, RoundNo(3), Tpn(1), "KS/L+1".parse().unwrap(), &round_robin()).unwrap();
    assert_eq!(explained.detail, Detail::Limit(tournament::tiebreak::Hundredths(200)));
    let why: Vec<Why> = explained.lines.iter().map(|line| line.why).collect();
    assert_eq!(why, [Why::BelowLimit, Why::BelowLimit, Why::ReachedLimit]);
}

#[test]
fn art_16_worked_example_of_all_byes() {
    let history = all_byes();
    let rules = Rules::default();
    check(&history, "BH", &rules, "10.5 10.5 13.5 12.5 12 11");
    check(&history, "BH/C1", &rules, "9 9 11 10.5 9.5 9.5");
    check(&history, "SB", &rules, "8.25 2.25 7.75 3.5 4.75 4");
    check(&history, "SB/C1", &rules, "7.5 2.25 5.75 2 4 4");
    check(&history, "WIN", &rules, "3 1 2 1 2 0");
    check(&history, "WON", &rules, "3 0 1 1 0 0");
    check(&history, "REP", &rules, "5 4 3 3 4 3");
    check(&history, "AOB", &rules, "11.9 34/3 11.5 11.5 10.75 11");
    check(&history, "BH/C5", &rules, "0 0 0 0 0 0");
    check(&history, "BH/C9", &rules, "0 0 0 0 0 0");
    check(&history, "BH/M3", &rules, "0 0 0 0 0 0");
    check(&history, "PS/C9", &rules, "0 0 0 0 0 0");
    check(&history, "ARO/C9", &rules, "- - - - - -");
}

#[test]
fn every_line_says_where_its_number_comes_from() {
    let rules = Rules::default();
    let explained =
        working(&all_byes(), RoundNo(5), Tpn(3), "BH/C1".parse().unwrap(), &rules).unwrap();
    let lines: Vec<String> = explained
        .lines
        .iter()
        .map(|line| {
            let opponent = line.opponent.map_or("-".to_owned(), |tpn| tpn.to_string());
            let missed = if line.voluntary { " missed" } else { "" };
            let (round, taken) = (line.round, line.taken.unwrap_or_default());
            format!(
                "{round} {opponent} {taken} {:?} {:?}{missed} {:?}",
                line.category, line.why, line.fate
            )
        })
        .collect();
    assert_eq!(
        lines,
        [
            "1 4 2 Played OpponentScore Counted",
            "2 1 4 Played OpponentScore Counted",
            "3 - 2.5 ByeAndBack LimitedByDraws missed CutLow",
            "4 - 2.5 ByeAndBack LimitedByDraws missed Counted",
            "5 - 2.5 GivenBye LimitedByDraws Counted",
        ]
    );
    let forfeit = working(&all_byes(), RoundNo(5), Tpn(5), "BH".parse().unwrap(), &rules).unwrap();
    let last = forfeit.lines[4];
    assert_eq!((last.category, last.why), (Category::ForfeitWin, Why::LimitedByOpponent));
    assert_eq!(last.amount.to_string(), "1.5");
    assert_eq!(working(&all_byes(), RoundNo(5), Tpn(9), "BH".parse().unwrap(), &rules), None);
}

/// A sum of the counted amounts is the value, for every sum and every player.
#[test]
fn lines_add_up_to_the_value() {
    let history = all_byes();
    for code in
        Code::list("WIN,WON,BPG,BWG,PS/C1,REP,STD,BH,BH/C2,BH/M1,FB/C1,SB,SB/C2,KS").unwrap()
    {
        for player in 1..=6 {
            let made = working(&history, RoundNo(5), Tpn(player), code, &Rules::default()).unwrap();
            let counted = made.lines.iter().filter(|line| line.fate == Fate::Counted);
            let sum: i64 = counted.map(|line| line.amount.0).sum();
            let sum = tournament::tiebreak::Hundredths(sum).to_string();
            assert_eq!(Some(sum), made.value.exact(), "{code} of {player}");
        }
    }
}

/// 2 points from 3 rounds, then gone: 2 + 4 x ½ for opponents; 2 + ½ if he is back for round 6.
#[test]
fn art_16_3_a_withdrawn_player_draws_with_nobody_for_his_opponents() {
    let gone = table(7, "2w1 2w= 2w= Z Z Z Z\n1b0 1b= 1b= F F F F");
    check(&gone, "BH", &Rules::default(), "23 26");
    let back = table(7, "2w1 2w= 2w= Z Z 2w0 Z\n1b0 1b= 1b= F F 1b1 F");
    let explained =
        working(&back, RoundNo(7), Tpn(2), "BH".parse().unwrap(), &Rules::default()).unwrap();
    assert_eq!(explained.lines[0].amount.to_string(), "2.5");
    assert_eq!(explained.lines[0].why, Why::OpponentAdjusted);
    let categories: Vec<Category> =
        working(&back, RoundNo(7), Tpn(1), "BH".parse().unwrap(), &Rules::default())
            .unwrap()
            .lines
            .iter()
            .map(|line| line.category)
            .collect();
    assert_eq!(categories[3], Category::ByeAndBack);
    assert_eq!(categories[6], Category::ByeToTheEnd);
}

#[test]
fn art_10_2_and_10_3_performances() {
    let mut history = table(
        4,
        "2w1 3w1 4w1 5w=
         1b0
         1b0
         1b0
         1b=",
    );
    for (row, rating) in history.players.iter_mut().zip([2000, 2100, 2200, 2300, 2400]) {
        row.rating = Some(rating);
    }
    // 3½ of 4 is 88% (87.5 up): 2250 + 336.
    check(&history, "TPR", &Rules::default(), "2586 1200 1200 1200 2000");
    let explained =
        working(&history, RoundNo(4), Tpn(1), "TPR".parse().unwrap(), &Rules::default()).unwrap();
    let Detail::Performance(Some(made)) = explained.detail else { panic!("a performance") };
    assert_eq!((made.average, made.half_points, made.percent, made.difference), (2250, 7, 88, 336));
}

#[test]
fn art_7_7_double_forfeit_is_a_switch() {
    let history = table(1, "2w-\n1b-");
    check(&history, "STD", &Rules::default(), "0 0");
    let letter = Rules { double_forfeit: DoubleForfeit::Equal, ..Rules::default() };
    check(&history, "STD", &letter, "0.5 0.5");
}

#[test]
fn art_7_7_counts_against_the_opponent_not_against_the_scoring() {
    let mut history = table(2, "2w1 2b=\n1b0 1w=");
    history.scoring.win = Points::whole(3);
    history.scoring.draw = Points::whole(1);
    check(&history, "STD", &Rules::default(), "1.5 0.5");
    check(&history, "PTS", &Rules::default(), "4 1");
}

#[test]
fn art_16_4_2_rounds_of_the_dummy_are_a_switch() {
    let history = table(9, "F F F F\n");
    check(&history, "BH", &Rules::default(), "8");
    let planned = Rules { dummy_rounds: DummyRounds::Planned, ..Rules::default() };
    check(&history, "BH", &planned, "16");
    let old = Rules { edition: Edition::C07_2024, ..Rules::default() };
    check(&history, "BH", &old, "16");
}

/// C.07 of 2024, 15.2: forfeits of round robins are ordinary games, for ratings too.
#[test]
fn edition_2024_takes_forfeits_of_round_robins_as_games() {
    let history = table(1, "2w+\n1b-");
    let old = Rules { edition: Edition::C07_2024, ..round_robin() };
    check(&history, "ARO", &round_robin(), "- -");
    check(&history, "ARO", &old, "2350 2400");
    check(&history, "WON", &round_robin(), "0 0");
    check(&history, "WON", &old, "1 0");
    check(&history, "BPG", &old, "0 1");
    check(&history, "REP", &round_robin(), "1 0");
    check(&history, "REP", &old, "1 1");
}

#[test]
fn editions_begin_on_their_day() {
    let on =
        |year, month, day| Edition::on(chrono::NaiveDate::from_ymd_opt(year, month, day).unwrap());
    assert_eq!(on(2026, 2, 28), Edition::C07_2024);
    assert_eq!(on(2026, 3, 1), Edition::C07_2026);
}

/// A beat B and C, B and C did not meet: A is first whatever that game had brought.
#[test]
fn art_6_3_a_lead_that_no_missing_game_can_undo() {
    let history = table(
        4,
        "2w1 3b1 4w0 Z
         1b0 4w1 Z   F
         4b1 1w0 F   Z
         3w0 2b0 1b1 F",
    );
    let all = standings(&history, RoundNo(4), &Code::list("DE").unwrap(), &Rules::default());
    // All have 2 points; 1 beat 2 and 3, 2 beat 4, 3 beat 4, 4 beat 1; only 2-3 is missing.
    assert_eq!(order(&all), "1=:1 1=:2 1=:3 1=:4");
    let two = table(
        3,
        "2w1 3b1 Z
         1b0 F   F
         F   1w0 F",
    );
    let all = standings(&two, RoundNo(3), &Code::list("DE").unwrap(), &Rules::default());
    assert_eq!(order(&all), "1:1 2=:2 2=:3");
    let explained = working_in(&two, &all, Tpn(2), 0, &Rules::default()).unwrap();
    assert_eq!(explained.value, Value::Place(2));
    let Detail::Encounter(encounter) = explained.detail else { panic!("an encounter") };
    assert_eq!(encounter.tables.len(), 2, "the rest start again among themselves");
    let first = &encounter.tables[0];
    assert!(!first.complete);
    let places: Vec<_> = first.rows.iter().map(|row| row.place).collect();
    assert_eq!(places, [Some(1), None, None]);
    let bounds: Vec<String> =
        first.rows.iter().map(|row| format!("{}-{}", row.least, row.most)).collect();
    assert_eq!(bounds, ["2-2", "0-1", "0-1"]);
}

/// A beat B, B beat C, A and C did not meet: nobody is safe.
#[test]
fn art_6_3_nobody_separable() {
    let history = table(
        3,
        "2w1 H   Z
         1b0 3w1 H
         F   2b0 H",
    );
    assert_eq!(ranked(&history, "DE", &Rules::default()), "1=:1 1=:2 1=:3");
}

/// Sums 2, 2, 1, 1: two pairs, each decided by its own game.
#[test]
fn art_6_2_starts_again_with_those_still_equal() {
    let history = table(
        4,
        "2w0 3b1 4w1 Z
         1b1 4w1 3b0 Z
         4b0 1w0 2w1 F
         3w1 2b0 1b0 F",
    );
    let all = standings(&history, RoundNo(4), &Code::list("DE").unwrap(), &Rules::default());
    assert_eq!(order(&all), "1:2 2:1 3:4 4:3");
    let explained = working_in(&history, &all, Tpn(1), 0, &Rules::default()).unwrap();
    let Detail::Encounter(encounter) = explained.detail else { panic!("an encounter") };
    let sizes: Vec<usize> = encounter.tables.iter().map(|table| table.rows.len()).collect();
    assert_eq!(sizes, [4, 2, 2]);
}

/// C.07 15.2: forfeits are games of round robins, so they decide direct encounters; in Swiss
/// events only with `/P`.
#[test]
fn forfeits_in_direct_encounters() {
    let history = table(2, "2w+ Z\n1b- F");
    assert_eq!(ranked(&history, "DE", &Rules::default()), "1=:1 1=:2");
    assert_eq!(ranked(&history, "DE/P", &Rules::default()), "1:1 2:2");
    assert_eq!(ranked(&history, "DE", &round_robin()), "1:1 2:2");
}

#[test]
fn art_4_2_direct_encounter_sees_the_group_of_its_turn() {
    // 1, 2 and 3 are a cycle; WIN takes 3 away, and then 1 has beaten 2.
    let history = table(
        4,
        "2w1 3b0 Z   F
         1b0 Z   3w1 F
         H   1w1 2b0 H",
    );
    assert_eq!(ranked(&history, "DE", &Rules::default()), "1=:1 1=:2 1=:3");
    assert_eq!(ranked(&history, "DE,WIN", &Rules::default()), "1=:1 1=:2 3:3");
    assert_eq!(ranked(&history, "DE,WIN,DE", &Rules::default()), "1:1 2:2 3:3");
}

/// Points are second when the list says so.
#[test]
fn record_212_may_put_a_tie_break_before_the_points() {
    let history = table(2, "2w1 2b0\n1b0 1w1\n4w= 4b=\n3b= 3w=");
    assert_eq!(ranked(&history, "WIN,PTS,TPN", &Rules::default()), "1:1 2:2 3:3 4:4");
    assert_eq!(ranked(&history, "WIN/R,PTS,TPN/R", &Rules::default()), "1:4 2:3 3:2 4:1");
}

/// Undefined values are last in either direction.
#[test]
fn what_cannot_be_computed_ranks_last() {
    let history = table(1, "F\n3w1\n2b0\nF");
    assert_eq!(ranked(&history, "TPR", &Rules::default()), "1:2 2=:1 2=:4 4:3");
    assert_eq!(ranked(&history, "TPR/R", &Rules::default()), "1:2 2=:1 2=:4 4:3");
}

/// Player 4 left after one game of three: the game stays in the table and counts for nobody.
#[test]
fn competition_rules_early_withdrawal_from_a_round_robin() {
    let history = table(
        3,
        "4w0 3b1 2w=
         3w= 4b+ 1b=
         2b= 1w0 4b+
         1b1 2w- 3w-",
    );
    let left = Rules { withdrawn: vec![Tpn(4)], ..round_robin() };
    let all = standings(&history, RoundNo(3), &Code::list("SB").unwrap(), &left);
    let points: Vec<String> = all.rows.iter().map(|row| row.points.glyph()).collect();
    assert_eq!(order(&all), "1:1 2:2 3:3 4:4");
    assert_eq!(points, ["1½", "1", "½", "0"]);
    assert!(all.rows[3].annulled);
    // The working keeps the game of the first round and says why it does not count.
    let points = working(&history, RoundNo(3), Tpn(1), Code::new(Kind::Pts), &left);
    let lines = points.expect("1 is in the table").lines;
    assert_eq!((lines[0].opponent, lines[0].why), (Some(Tpn(4)), Why::Annulled));
    assert!(matches!(lines[0].cell, Cell::Game { .. }), "{:?}", lines[0].cell);
    assert_eq!(lines[0].fate, Fate::LeftOut);
    let stands = Rules { early_withdrawal: EarlyWithdrawal::Stands, ..left.clone() };
    assert_eq!(ranked(&history, "SB", &stands), "1:2 2:1 3:3 4:4");
    // With two games of three he has completed half of them, and his results stay.
    let later = table(
        3,
        "4w0 3b1 2w=
         3w= 4b1 1b=
         2b= 1w0 4b+
         1b1 2w0 3w-",
    );
    assert!(!standings(&later, RoundNo(3), &[], &left).rows.iter().any(|row| row.annulled));
}

/// 2 beat 1 and was sent out: he is behind everybody, and the loss to him stays.
#[test]
fn who_is_expelled_has_no_place() {
    let history = table(2, "2w0 3b1\n1b1 4w1\n4w0 1w0\n3b1 2b0");
    let rules = Rules { expelled: vec![Tpn(2)], ..Rules::default() };
    let all = standings(&history, RoundNo(2), &[], &rules);
    assert_eq!(order(&all), "1=:1 1=:4 3:3 4:2");
    assert!(all.rows[3].expelled && !all.rows[3].has_place());
    assert_eq!(all.rows[3].points, Points(20));
}

/// The points are the sum of what each round gave.
#[test]
fn points_have_a_line_a_round() {
    let history = table(3, "2w1 H 2b=\n1b0 F 1w=");
    let made = working(&history, RoundNo(3), Tpn(1), Code::new(Kind::Pts), &Rules::default());
    let made = made.expect("1 is in the table");
    let amounts: Vec<String> = made.lines.iter().map(|line| line.amount.to_string()).collect();
    assert_eq!(
        (amounts.join(" "), made.value.exact()),
        ("1 0.5 0.5".to_owned(), Some("2".to_owned()))
    );
}

/// C.07 10: one unrated participant drops the rating tie-breaks, and the working says so.
#[test]
fn art_10_unrated_participants_drop_rating_tie_breaks() {
    let mut history = table(1, "2w1\n1b0\n4w1\n3b0");
    for row in &mut history.players {
        row.rating = Some(2000);
    }
    history.players[3].rating = None;
    let rules = Rules::default();
    for kind in Kind::ALL.into_iter().filter(|kind| kind.needs_ratings()) {
        let made = working(&history, RoundNo(1), Tpn(1), Code::new(kind), &rules);
        let made = made.expect("1 is in the table");
        assert_eq!(made.detail, Detail::Dropped { unrated: 1 }, "{kind:?}");
        assert_eq!((made.value, made.lines.len()), (Value::Undefined, 0));
    }
    let list = Code::list("WIN,ARO,TPR").expect("known codes");
    let all = standings(&history, RoundNo(1), &list, &rules);
    assert_eq!(all.dropped(&history, &rules), Some((list[1..].to_vec(), 1)));
    let counts = Rules { unrated_counts_as: Some(1400), ..rules };
    assert_eq!(all.dropped(&history, &counts), None);
    assert_eq!(ranked(&history, "ARO", &counts), "1:1 2:3 3=:2 3=:4");
}

#[test]
fn open_games_are_counted_and_add_nothing() {
    let history = table(2, "2w1 3b*\n1b0 4w*\n4w1 1w*\n3b0 2b=");
    let all = standings(&history, RoundNo(2), &Code::list("BH").unwrap(), &Rules::default());
    assert_eq!(all.games_open, 2);
    assert_eq!(standings(&history, RoundNo(1), &[], &Rules::default()).games_open, 0);
    assert_eq!(all.rows[0].points, Points::ONE);
    check(&history, "BPG", &Rules::default(), "0 1 0 2");
}

#[test]
fn standings_of_nothing_and_of_broken_rows() {
    let nothing = table(9, "");
    assert!(standings(&nothing, RoundNo(3), &[], &Rules::default()).rows.is_empty());
    let before = table(9, "\n2w1\n1b0");
    let start = standings(
        &before,
        RoundNo(0),
        &Code::catalog(System::Swiss, Edition::C07_2026),
        &Rules::default(),
    );
    assert_eq!(start.after, RoundNo(0));
    // Opponents that do not exist, oneself as an opponent, rows of different lengths.
    let mut broken = table(1, "9w1 1b0 2w=\n8b0\n3w+ 77b-");
    broken.players[1].tpn = Tpn(1);
    for (system, win) in [(System::Swiss, 10), (System::RoundRobin, 10), (System::Swiss, i32::MAX)]
    {
        broken.scoring.win = Points(win);
        broken.scoring.draw = Points(win);
        let rules = Rules { system, withdrawn: vec![Tpn(2), Tpn(50)], ..Rules::default() };
        let list = Code::catalog(System::Swiss, Edition::C07_2026);
        let all = standings(&broken, RoundNo(200), &list, &rules);
        assert_eq!(all.rows.len(), 3);
    }
}

/// Values by place of four: 7, 6, 5, 4. First passage in order of number: 1 has 7 + 6, 2 has 6, 3 has 5 + half of 4,
/// 4 has 4 + half of 5: 13, 6, 7 and 6.5, so that the order is 1, 3, 4, 2. By that order 1 has 7 + 4, 3 has
/// 6 + half of 5, 4 has 5 + half of 6, 2 has 4, and the order stays.
#[test]
fn keizer_counts_values_by_place() {
    let history = table(8, "2w1\n1b0\n4w=\n3b=");
    check(&history, "KEIZER", &Rules::default(), "11 4 8.5 8");
    assert_eq!(ranked(&history, "KEIZER", &Rules::default()), "1:1 2:3 3:4 4:2");
    let made = working(&history, RoundNo(1), Tpn(3), "KEIZER".parse().unwrap(), &Rules::default());
    let made = made.unwrap();
    assert_eq!(made.detail, Detail::OwnValue(tournament::tiebreak::Hundredths(600)));
    assert_eq!(made.lines[0].amount, tournament::tiebreak::Hundredths(250));
}

/// Three: 1 lost by forfeit, 2 was given the bye, 3 was away. By number the values are 5, 4, 3 and the points 5,
/// 4 + 67 % of 4, 3 + 33 % of 3; so 2 leads, and has 5 + 67 % of 5.
#[test]
fn keizer_gives_shares_of_the_own_value() {
    let history = table(8, "3w-\nU\nZ");
    check(&history, "KEIZER", &Rules::default(), "4 8.35 3.99");
}
