//! Points of the file instead of the points from its results, where a person chose them.
//!
//! Points cannot be taken without what gives them. What older reports and tables leave out are the points of rounds
//! without a game: those are worth more or less then, until the sum is right. Games stay as they are.
//!
//! | It meets | It does | The arbiter sees |
//! |---|---|---|
//! | more points than the results give, rounds without a game | makes the first of them half-point byes, full-point byes if that is not enough | player, points, rounds |
//! | fewer points, half-point or full-point byes | makes the first of them zero-point byes | player, points, rounds |
//! | a difference that no such round explains | leaves it: the results count | row, both values |

use std::collections::BTreeSet;

use tournament::history::Scoring;
use tournament::points::Points;
use tournament::round::ByeKind;

use super::{TrfCell, TrfReading};
use crate::problem::{Kind, Problem};

impl TrfReading {
    /// Takes the points of the file where rounds without a game explain how they differ from the results.
    pub fn trust_points(&mut self) {
        let paired = usize::from(self.file.paired_rounds().0);
        let (known, annulled) = (self.file.numbers(), self.file.annulled());
        let scoring = self.file.player_scoring();
        let mut done = BTreeSet::new();
        for problem in &mut self.problems {
            let Kind::PointsDiffer { number, .. } = problem.kind else { continue };
            let at = self.file.players.iter().position(|player| player.number.0 == number);
            let Some(at) = at.filter(|at| done.insert(*at)) else { continue };
            let player = &self.file.players[at];
            let Some(written) = player.points else { continue };
            let missing = Points(written.0 - self.file.sum(player, paired, (&known, &annulled)).0);
            let Some(changes) = explained(&player.rounds, paired, missing, &scoring) else {
                continue;
            };
            let rounds: Vec<String> =
                changes.iter().map(|(round, _)| (round + 1).to_string()).collect();
            let kind = Kind::PointsTaken {
                number,
                written: written.to_string(),
                rounds: rounds.join(", "),
            };
            *problem = Problem::new(problem.place.clone(), kind, "");
            let cells = &mut self.file.players[at].rounds;
            if let Some((last, _)) = changes.last().filter(|(last, _)| *last >= cells.len()) {
                cells.resize(last + 1, TrfCell::Empty);
            }
            for (round, kind) in changes {
                cells[round] = TrfCell::Bye(kind);
            }
        }
    }
}

/// Which rounds without a game are worth what, so that so many points more (or fewer) come out; none if nothing fits.
fn explained(
    cells: &[TrfCell],
    paired: usize,
    missing: Points,
    scoring: &Scoring,
) -> Option<Vec<(usize, ByeKind)>> {
    let rounds_of = |wanted: ByeKind| -> Vec<usize> {
        (0..paired)
            .filter(|round| match cells.get(*round) {
                Some(TrfCell::Bye(kind)) => *kind == wanted,
                Some(TrfCell::Empty) | None => wanted == ByeKind::ZeroPoint,
                Some(TrfCell::Paired { .. }) => false,
            })
            .collect()
    };
    let (half, full) = (scoring.draw.0 - scoring.absent.0, scoring.win.0 - scoring.absent.0);
    let fits = |n_full: usize, n_half: usize, wanted: i32| {
        let times = |n: usize, value: i32| i32::try_from(n).ok()?.checked_mul(value);
        times(n_full, full).zip(times(n_half, half)).is_some_and(|(one, two)| one + two == wanted)
    };
    if missing > Points::ZERO {
        let absent = rounds_of(ByeKind::ZeroPoint);
        let n = absent.len();
        // As few full points as will do.
        let (n_full, n_half) = (0..=n)
            .flat_map(|n_full| (0..=n - n_full).map(move |n_half| (n_full, n_half)))
            .find(|(n_full, n_half)| fits(*n_full, *n_half, missing.0))?;
        let kinds = std::iter::repeat_n(ByeKind::FullPoint, n_full)
            .chain(std::iter::repeat_n(ByeKind::HalfPoint, n_half));
        return Some(absent.into_iter().zip(kinds).collect());
    }
    let (fulls, halves) = (rounds_of(ByeKind::FullPoint), rounds_of(ByeKind::HalfPoint));
    let (n_full, n_half) = (0..=fulls.len())
        .flat_map(|n_full| (0..=halves.len()).map(move |n_half| (n_full, n_half)))
        .find(|(n_full, n_half)| fits(*n_full, *n_half, -missing.0))?;
    let mut rounds: Vec<usize> =
        fulls.into_iter().take(n_full).chain(halves.into_iter().take(n_half)).collect();
    rounds.sort_unstable();
    Some(rounds.into_iter().map(|round| (round, ByeKind::ZeroPoint)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trf::read;

    /// Rounds of the first player after his points were trusted, and what was told of him.
    fn check(points: &str, rounds: &str, expected: &str) {
        let line = |number, name, points, rounds| {
            let (sex, rating, id, birth) = ("", 2100, "", "");
            format!(
                "001 {number:>4} {sex:4} {name:33} {rating:>4} ESP {id:11} {birth:10} {points:>4} {number:>4}{rounds}\n"
            )
        };
        let own = line(1, "Ibarra, Ana", points, rounds);
        let second = line(2, "Noor, Bruno", "2.0", "     1 b 0     3 w 1     3 b 1");
        let third = line(3, "Gil, Eva", "0.0", "  0000 - Z     2 b 0     2 w 0");
        let text = format!("012 Open of Nowhere\n{own}{second}{third}");
        let mut reading = read(text.as_bytes());
        reading.trust_points();
        let cells = reading.file.players[0].rounds.iter().map(|cell| match cell {
            TrfCell::Paired { .. } => "game",
            TrfCell::Bye(ByeKind::FullPoint) => "1",
            TrfCell::Bye(ByeKind::HalfPoint) => "½",
            TrfCell::Bye(ByeKind::ZeroPoint) => "0",
            TrfCell::Bye(ByeKind::PairingAllocated) => "U",
            TrfCell::Empty => "-",
        });
        let cells: Vec<&str> = cells.collect();
        let told = reading.problems.iter().filter(|it| it.key().starts_with("points"));
        let told: Vec<String> = told.map(ToString::to_string).collect();
        assert_eq!(format!("{} | {}", cells.join(" "), told.join("; ")), expected);
    }

    #[test]
    fn rounds_without_a_game_explain_points() {
        let taken = |points, rounds| {
            format!(
                "2:81: points {points} of 1 are those of the file, by its byes of rounds {rounds}; compare with the original"
            )
        };
        let one = "     2 w 1  0000 - Z";
        check("1.5", one, &format!("game ½ 0 | {}", taken("1.5", "2")));
        check("2.0", one, &format!("game ½ ½ | {}", taken("2.0", "2, 3")));
        check("2.5", one, &format!("game 1 ½ | {}", taken("2.5", "2, 3")));
        check(
            "1.0",
            "     2 w 1  0000 - H  0000 - Z",
            &format!("game 0 0 | {}", taken("1.0", "2")),
        );
        check("1.0", one, "game 0 0 | ");
        let beyond = "game 0 0 | 2:81: file says 1 has 4.0, results give 1.0; the results count";
        check("4.0", one, beyond);
        let below = "game 0 0 | 2:81: file says 1 has 0.5, results give 1.0; the results count";
        check("0.5", one, below);
    }
}
