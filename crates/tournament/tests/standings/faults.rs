//! Faults of other programs, seen in public.

use tournament::crosstable::{Order, crosstable, grid};
use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::standings::{standings, values, working};
use tournament::tiebreak::{Category, Code, Rules, System, Value, Why};

use crate::table::table;

fn round_robin() -> Rules {
    Rules { system: System::RoundRobin, ..Rules::default() }
}

/// A06: both games of a double round robin count; 1-0 and 0-1 leave the tie open.
#[test]
fn a06_direct_encounter_of_a_double_round_robin() {
    //      1    2    3    4
    // 1    ×   1 0  1 1  1 ½
    // 2   0 1   ×   1 1  1 ½
    // 3   0 0  0 0   ×   1 0
    // 4   0 ½  0 ½  0 1   ×
    let history = table(
        6,
        "2w1 3w1 4b1 2b0 3b1 4w=
         1b0 4w1 3w1 1w1 4b= 3b1
         4w1 1b0 2b0 4b0 1w0 2w0
         3b0 2b0 1w0 3w1 2w= 1b=",
    );
    for rules in [round_robin(), Rules::default()] {
        let all = standings(&history, RoundNo(6), &Code::list("DE").unwrap(), &rules);
        let ranks: Vec<(u16, bool)> = all.rows.iter().map(|row| (row.rank, row.shared)).collect();
        assert_eq!(ranks, [(1, true), (1, true), (3, false), (4, false)]);
        assert_eq!(all.rows[0].values, [Value::Place(1)]);
    }
    let all = standings(&history, RoundNo(6), &Code::list("DE").unwrap(), &round_robin());
    assert_eq!(
        grid(&history, RoundNo(6), Order::ByRank, &all).to_string(),
        "  1.  × 10 1½ 11    4½  1=\n  2. 01  × 1½ 11    4½  1=\n  \
           3. 0½ 0½  × 01     2  3\n  4. 00 00 10  ×     1  4\n"
    );
}

/// A07: Fore-Buchholz looks at the last *scheduled* round, not at the last one that has games.
#[test]
fn a07_fore_buchholz_before_the_last_round() {
    let text = "2w1 3b1 4w=\n1b0 4w1 3b=\n4b1 1w0 2w=\n3w0 2b0 1b=";
    let both = |rounds| {
        let history = table(rounds, text);
        let codes = Code::list("BH,FB").unwrap();
        let values = values(&history, RoundNo(3), &codes, &Rules::default());
        values.values().map(|value| (value[0], value[1])).collect::<Vec<_>>()
    };
    assert!(both(9).iter().all(|(buchholz, fore)| buchholz == fore), "six rounds are to come");
    let decided = table(3, "2w1 3b1 4w1\n1b0 4w1 3b1\n4b1 1w0 2w0\n3w0 2b0 1b0");
    let open = table(3, "2w1 3b1 4w*\n1b0 4w1 3b*\n4b1 1w0 2w*\n3w0 2b0 1b*");
    let fore = |history: &History| {
        values(history, RoundNo(3), &Code::list("FB,AOB/F").unwrap(), &Rules::default())
    };
    assert_eq!(fore(&decided), fore(&open), "the last round may not have ended yet");
    assert_eq!(fore(&decided), fore(&table(3, text)), "it counts as drawn either way");
}

/// A08: every cell points to the row printed in the same table. The order changes in round 4.
#[test]
fn a08_crosstable_by_rank_uses_its_own_rows() {
    let history = table(
        4,
        "4w1 2b1 3w0 5b0
         5w1 1w0 4b= 6b0
         6b1 5w= 1b1 4w*
         1b0 6w1 2w= 3b*
         2b0 3b= 6w1 1w1
         3w0 4b0 5b0 2w1",
    );
    for round in 1..=4 {
        let after = RoundNo(round);
        let all = standings(&history, after, &Code::list("BH").unwrap(), &Rules::default());
        for order in [Order::ByRank, Order::ByNumber] {
            let printed = crosstable(&history, after, order, &all);
            for row in &printed.rows {
                for (round, cell) in row.cells.iter().enumerate() {
                    let text = cell.to_string();
                    let label: u16 = text[..text.find(['w', 'b']).unwrap()].parse().unwrap();
                    let there = printed.rows.iter().find(|other| other.label == label).unwrap();
                    let back = there.cells[round].to_string();
                    let own: u16 = back[..back.find(['w', 'b']).unwrap()].parse().unwrap();
                    assert_eq!(own, row.label, "round {} of {order:?}", round + 1);
                    let met = history.row(row.tpn).unwrap().rounds[round].opponent();
                    assert_eq!(met, Some(there.tpn));
                }
            }
        }
    }
    let all = standings(&history, RoundNo(4), &Code::list("BH").unwrap(), &Rules::default());
    assert_eq!(
        crosstable(&history, RoundNo(4), Order::ByRank, &all).to_string(),
        "  1. 6b1 2w½ 3b1 5w*    2½  1=\n  2. 4b0 1b½ 6w1 3w1    2½  1=\n  \
           3. 5w1 4b1 1w0 2b0     2  3\n  4. 2w1 3w0 5b½ 6b0    1½  4=\n  \
           5. 3b0 6w1 4w½ 1b*    1½  4=\n  6. 1w0 5b0 2b0 4w1     1  6\n"
    );
}

/// A09: a pairing-allocated bye, a half-point bye and a forfeit win follow C.07 16.4, and say so.
#[test]
fn a09_sonneborn_berger_of_byes() {
    let history = table(
        3,
        "4w1 U   2w=
         5w1 H   1b=
         6w1 4b+ 5b0
         1b0 3w- 6w1
         2b0 6w1 3w1
         3b0 5b0 4b0",
    );
    let code: Code = "SB".parse().unwrap();
    let lines = |player| {
        let made = working(&history, RoundNo(3), Tpn(player), code, &Rules::default()).unwrap();
        let bye = made.lines[1];
        (bye.category, bye.why, bye.taken.unwrap().to_string(), bye.amount.to_string())
    };
    // Scores 2½, 2, 2, 1, 2, 0. A dummy scores as much as oneself, at most a draw a round: 1½.
    assert_eq!(
        lines(1),
        (Category::GivenBye, Why::LimitedByDraws, "1.5".to_owned(), "1.5".to_owned())
    );
    assert_eq!(
        lines(2),
        (Category::ByeAndBack, Why::LimitedByDraws, "1.5".to_owned(), "0.75".to_owned())
    );
    // At most as much as the opponent who did not come.
    assert_eq!(
        lines(3),
        (Category::ForfeitWin, Why::LimitedByOpponent, "1".to_owned(), "1".to_owned())
    );
    let values = values(&history, RoundNo(3), &[code], &Rules::default());
    let text: Vec<String> = values.values().map(|value| value[0].exact().unwrap()).collect();
    // 1: 1 + 1.5 + 1; 2: 2 + 0.75 + 1.25; 3: 0 + 1 + 0; 4: 0 + 0 + 0; 5: 0 + 0 + 2; 6: nothing.
    assert_eq!(text, ["3.5", "4", "1", "0", "2", "0"]);
}

/// An implementation in the field limits a forfeit by both 16.4.1 and 16.4.2. Only the scheduled opponent's
/// score limits it: number 1 has 3, number 2 has 2, three draws are 1½, and the round counts 2.
#[test]
fn a_forfeit_is_limited_by_the_opponent_and_not_by_draws_as_well() {
    // 1: 3 and 4 have ½ each, the forfeit min(3, 2) = 2: 3. Number 2 (2 points): ½ + ½ + min(2, 3) = 3.
    let history = table(
        3,
        "3w1 4b1 2w+
         4w1 3b1 1b-
         1b0 2w0 4w=
         2b0 1w0 3b=",
    );
    let codes = Code::list("BH,SB").unwrap();
    let found = values(&history, RoundNo(3), &codes, &Rules::default());
    let texts = |tpn| {
        let own: &Vec<Value> = &found[&Tpn(tpn)];
        own.iter().zip(&codes).map(|(value, code)| code.text(*value)).collect::<Vec<_>>()
    };
    // SB: ½ + ½ + 2 × 1 = 3; ½ + ½ + 2 × 0 = 1.
    assert_eq!(texts(1), ["3", "3"]);
    assert_eq!(texts(2), ["3", "1"]);
}
