//! Round robin by the Berger tables (C.05 Annex 1), single and double.

use crate::ids::{RoundNo, Tpn};
pub use crate::state::Cycles;
use crate::state::rounds_of_round_robin;

/// The end of the first cycle of a double round robin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LastRounds {
    /// As in the table. Some players then have the same color three times running.
    AsPrinted,
    /// The last two rounds of the first cycle change places, which avoids that (recommended).
    #[default]
    Swapped,
}

/// The form of a round robin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// Single or double.
    pub cycles: Cycles,
    /// Used by double round robins only.
    pub last_rounds: LastRounds,
}

/// One round of a round robin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// White and Black, in the order of the printed tables.
    pub pairs: Vec<(Tpn, Tpn)>,
    /// Who has no opponent because the number of players is odd.
    pub free: Option<Tpn>,
}

/// There is no such round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a round from 1 to {last} was expected, found {asked}")]
pub struct NoSuchRound {
    /// What was asked for.
    pub asked: RoundNo,
    /// The last round of the tournament.
    pub last: u16,
}

/// How many rounds a round robin takes.
pub fn n_rounds(n_players: u16, options: Options) -> u16 {
    let all = rounds_of_round_robin(usize::from(n_players), options.cycles);
    u16::try_from(all).unwrap_or(u16::MAX)
}

/// The pairs of one round. Players are numbered from 1 by lot.
///
/// # Errors
///
/// [`NoSuchRound`] if the round lies outside the tournament.
pub fn round(n_players: u16, round: RoundNo, options: Options) -> Result<Round, NoSuchRound> {
    let place = place(n_players, round, options)?;
    let mut pairs = table_row(even(n_players), u32::from(place.row));
    if place.cycle == 2 {
        pairs = pairs.into_iter().map(|(white, black)| (black, white)).collect();
    }
    let real =
        |number: u32| u16::try_from(number).ok().filter(|number| *number <= n_players).map(Tpn);
    let mut found = Round { pairs: Vec::new(), free: None };
    for (white, black) in pairs {
        match (real(white), real(black)) {
            (Some(white), Some(black)) => found.pairs.push((white, black)),
            (Some(alone), None) | (None, Some(alone)) => found.free = Some(alone),
            (None, None) => {}
        }
    }
    Ok(found)
}

/// Where a round stands in the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Row of the printed table, from 1.
    pub row: u16,
    /// 1 or 2; in the second the colors are reversed.
    pub cycle: u8,
    /// The row changed places with its neighbor at the end of the first cycle.
    pub exchanged: bool,
}

/// The row of the tables that a round is.
///
/// # Errors
///
/// [`NoSuchRound`] if the round lies outside the tournament.
pub fn place(n_players: u16, round: RoundNo, options: Options) -> Result<Place, NoSuchRound> {
    let last = n_rounds(n_players, options);
    let asked = u16::from(round.0);
    if asked == 0 || asked > last {
        return Err(NoSuchRound { asked: round, last });
    }
    let once = u16::try_from(even(n_players) - 1).unwrap_or(u16::MAX);
    let (in_cycle, cycle) = if asked > once { (asked - once, 2) } else { (asked, 1) };
    let exchanged = options.cycles == Cycles::Double
        && options.last_rounds == LastRounds::Swapped
        && cycle == 1
        && once > 1
        && in_cycle + 1 >= once;
    let row = match exchanged {
        true if in_cycle == once => once - 1,
        true => once,
        false => in_cycle,
    };
    Ok(Place { row, cycle, exchanged })
}

/// The rounds in which two numbers meet.
pub fn meetings(n_players: u16, options: Options, a: Tpn, b: Tpn) -> Vec<RoundNo> {
    let rounds = 1..=u8::try_from(n_rounds(n_players, options)).unwrap_or(u8::MAX);
    let meet = |no: &RoundNo| {
        let pairs = round(n_players, *no, options).map(|it| it.pairs).unwrap_or_default();
        pairs.iter().any(|pair| *pair == (a, b) || *pair == (b, a))
    };
    rounds.map(RoundNo).filter(meet).collect()
}

/// Why the table gives two numbers their colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colors {
    /// One of them is the last number of the table: it has Black against the first half, White against the second.
    Last,
    /// The sum of the numbers is odd: the smaller has White.
    OddSum,
    /// The sum is even: the larger has White.
    EvenSum,
}

/// Why the table gives two numbers their colors; the second cycle reverses them.
pub fn colors(n_players: u16, a: Tpn, b: Tpn) -> Colors {
    if u32::from(a.0.max(b.0)) == even(n_players) {
        Colors::Last
    } else if (u32::from(a.0) + u32::from(b.0)) % 2 == 1 {
        Colors::OddSum
    } else {
        Colors::EvenSum
    }
}

fn even(n_players: u16) -> u32 {
    u32::from(n_players) + u32::from(n_players % 2)
}

/// C.05 Annex 1 for an even number `n`: the board of `n` first, then by distance from it.
fn table_row(n: u32, round: u32) -> Vec<(u32, u32)> {
    let cycle = n - 1;
    // The opponent of n is the number that would meet itself: 2i = round + 1 (mod n - 1).
    let middle = (1..=cycle)
        .find(|i| (2 * i + cycle * 2 - round - 1).is_multiple_of(cycle))
        .expect("n - 1 is odd, so every remainder has a half");
    let around = |number: u32| (number - 1) % cycle + 1;
    let mut pairs = vec![if middle <= n / 2 { (middle, n) } else { (n, middle) }];
    for distance in 1..n / 2 {
        let (a, b) = (around(middle + distance), around(middle + cycle - distance));
        let (low, high) = (a.min(b), a.max(b));
        pairs.push(if (low + high) % 2 == 1 { (low, high) } else { (high, low) });
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::{Cycles, LastRounds, NoSuchRound, Options, n_rounds, round};
    use crate::ids::{RoundNo, Tpn};
    use crate::round::Color;
    use std::collections::BTreeMap;

    const DOUBLE: Options = Options { cycles: Cycles::Double, last_rounds: LastRounds::Swapped };

    fn printed(n_players: u16, options: Options) -> Vec<String> {
        (1..=n_rounds(n_players, options))
            .map(|no| {
                let found = round(n_players, RoundNo(no as u8), options).unwrap();
                let mut boards: Vec<String> =
                    found.pairs.iter().map(|(white, black)| format!("{white}-{black}")).collect();
                boards.extend(found.free.map(|tpn| format!("({tpn})")));
                boards.join(" ")
            })
            .collect()
    }

    #[test]
    fn table_of_four() {
        assert_eq!(printed(4, Options::default()), ["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
        assert_eq!(printed(3, Options::default()), ["2-3 (1)", "1-2 (3)", "3-1 (2)"]);
    }

    #[test]
    fn table_of_six() {
        assert_eq!(
            printed(6, Options::default()),
            ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]
        );
    }

    #[test]
    fn the_last_rounds_of_the_first_cycle_change_places() {
        assert_eq!(
            printed(4, DOUBLE),
            ["1-4 2-3", "2-4 3-1", "4-3 1-2", "4-1 3-2", "3-4 2-1", "4-2 1-3"]
        );
    }

    #[test]
    fn tiny_and_outside() {
        assert_eq!(printed(2, DOUBLE), ["1-2", "2-1"]);
        assert_eq!(printed(1, Options::default()), ["(1)"]);
        assert!(printed(0, DOUBLE).is_empty());
        let outside = NoSuchRound { asked: RoundNo(4), last: 3 };
        assert_eq!(round(4, RoundNo(4), Options::default()), Err(outside));
        assert!(round(4, RoundNo(0), Options::default()).is_err());
        assert!(round(u16::MAX, RoundNo(255), DOUBLE).is_ok());
    }

    type Meetings = BTreeMap<(Tpn, Tpn), u32>;

    /// Meetings by color, and the colors of each player in order.
    fn play(n: u16, options: Options) -> (Meetings, BTreeMap<Tpn, Vec<Color>>) {
        let (mut meetings, mut colors) = (Meetings::new(), BTreeMap::new());
        for no in 1..=n_rounds(n, options) {
            for (white, black) in round(n, RoundNo(no as u8), options).unwrap().pairs {
                *meetings.entry((white, black)).or_insert(0) += 1;
                colors.entry(white).or_insert_with(Vec::new).push(Color::White);
                colors.entry(black).or_insert_with(Vec::new).push(Color::Black);
            }
        }
        (meetings, colors)
    }

    #[test]
    fn everybody_meets_everybody_once_with_balanced_colors() {
        for n in 2..=60 {
            let (meetings, colors) = play(n, Options::default());
            for a in 1..=n {
                for b in a + 1..=n {
                    let once = [(a, b), (b, a)]
                        .map(|(white, black)| meetings.get(&(Tpn(white), Tpn(black))))
                        .into_iter()
                        .flatten()
                        .sum::<u32>();
                    assert_eq!(once, 1, "{a} and {b} of {n}");
                }
            }
            for (tpn, colors) in colors {
                let white = colors.iter().filter(|color| **color == Color::White).count();
                let black = colors.len() - white;
                assert!(white.abs_diff(black) <= 1, "{tpn} of {n}: {white} to {black}");
            }
        }
    }

    #[test]
    fn a_double_round_robin_reverses_colors_and_never_gives_three_running() {
        for n in (4..=40).step_by(2) {
            let (meetings, colors) = play(n, DOUBLE);
            assert!(meetings.values().all(|count| *count == 1), "{n}: one game with each color");
            assert_eq!(meetings.len(), usize::from(n) * usize::from(n - 1));
            for (tpn, colors) in colors {
                let three = colors.windows(3).any(|three| three.iter().all(|c| *c == three[0]));
                assert!(!three, "{tpn} of {n}: {colors:?}");
            }
        }
    }
}
