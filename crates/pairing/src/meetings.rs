//! A round robin held against itself: who was paired more often than everybody is.

use std::collections::BTreeMap;

use tournament::berger::Cycles;
use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};

use crate::check::paired;

/// A pair that had met as often as everybody does before this round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TooOften {
    /// The round of the meeting too many.
    pub round: RoundNo,
    /// White in it.
    pub white: Tpn,
    /// Black in it.
    pub black: Tpn,
    /// The rounds in which they had met.
    pub before: Vec<RoundNo>,
}

/// The meetings too many of a round robin in which everybody meets everybody once a cycle, round by round.
pub fn too_often(history: &History, rounds: RoundNo, cycles: Cycles) -> Vec<TooOften> {
    let mut met: BTreeMap<(Tpn, Tpn), Vec<RoundNo>> = BTreeMap::new();
    let mut found = Vec::new();
    for round in (1..=rounds.0).map(RoundNo) {
        for (white, black) in paired(history, round).pairs {
            let before = met.entry((white.min(black), white.max(black))).or_default();
            if before.len() >= cycles.count() {
                found.push(TooOften { round, white, black, before: before.clone() });
            }
            before.push(round);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use tournament::berger::{LastRounds, Options, n_rounds, round};
    use tournament::history::{Cell, Row, Scoring};
    use tournament::round::{ByeKind, Color};

    use super::*;

    fn history(n: u16, boards: &[Vec<(u16, u16)>]) -> History {
        let row = |tpn: u16| Row {
            tpn: Tpn(tpn),
            name: format!("Player {tpn}"),
            rating: None,
            title: None,
            federation: String::new(),
            rounds: boards
                .iter()
                .map(|pairs| match pairs.iter().find(|it| it.0 == tpn || it.1 == tpn) {
                    Some((white, black)) if *white == tpn => {
                        Cell::Open { opponent: Tpn(*black), color: Color::White }
                    }
                    Some((white, _)) => Cell::Open { opponent: Tpn(*white), color: Color::Black },
                    None => Cell::Bye(ByeKind::ZeroPoint),
                })
                .collect(),
        };
        History {
            rounds_planned: RoundNo(u8::try_from(boards.len()).unwrap()),
            scoring: Scoring::default(),
            initial_color: None,
            players: (1..=n).map(row).collect(),
            acceleration: Vec::new(),
            prohibited: Vec::new(),
        }
    }

    #[test]
    fn nothing_is_said_of_the_tables() {
        for cycles in [Cycles::Single, Cycles::Double] {
            for n in 3..=9 {
                let options = Options { cycles, last_rounds: LastRounds::Swapped };
                let last = RoundNo(u8::try_from(n_rounds(n, options)).unwrap());
                let boards: Vec<Vec<(u16, u16)>> = (1..=last.0)
                    .map(|it| {
                        let pairs = round(n, RoundNo(it), options).unwrap().pairs;
                        pairs.iter().map(|(white, black)| (white.0, black.0)).collect()
                    })
                    .collect();
                let history = history(n, &boards);
                assert_eq!(too_often(&history, last, cycles), []);
            }
        }
    }

    /// Four players: 1-2 and 3-4 in rounds 1 and 3, instead of 1-3 and 2-4.
    #[test]
    fn a_meeting_too_many_is_found() {
        let boards = [vec![(1, 2), (3, 4)], vec![(1, 4), (2, 3)], vec![(2, 1), (4, 3)]];
        let history = history(4, &boards);
        let again = |white, black| TooOften {
            round: RoundNo(3),
            white: Tpn(white),
            black: Tpn(black),
            before: vec![RoundNo(1)],
        };
        assert_eq!(too_often(&history, RoundNo(3), Cycles::Single), [again(2, 1), again(4, 3)]);
    }
}
