//! Baku acceleration (C.04.7): virtual points for the first half of the field in the first half of the rounds.
//!
//! It stands beside the history and not with the pairing systems, because the history of an event carries
//! its virtual points.

use crate::history::{Acceleration, Scoring};
use crate::ids::{RoundNo, Tpn};
use crate::points::Points;

/// Whether a system, by its code, pairs by score, so that virtual points mean something. Those that are not known
/// may.
pub fn is_for(system: &str) -> bool {
    !matches!(system, "berger" | "berger-double" | "keizer" | "knock-out" | "scheveningen")
}

/// Whether results are worth what C.04.7 supposes: a win two draws, a loss nothing.
pub fn is_for_scoring(scoring: &Scoring) -> bool {
    scoring.win == scoring.draw * 2 && scoring.loss == Points::ZERO
}

/// The virtual points of those who are there in round 1, whose numbers `present` holds in order.
///
/// C.04.7: group GA is the first `2 * ceil(n / 4)` of them. The first half of the rounds, rounded up, is
/// accelerated: in the first half of those, rounded up, GA carries the points of a win, then half of it.
/// The system assumes that a win is worth two draws and a loss nothing; `win` is the value of a win. A late
/// entry joins the side of GA on which the number puts it; the last player of GA stays the same person.
pub fn acceleration(present: &[Tpn], rounds: RoundNo, win: Points) -> Vec<Acceleration> {
    let group = 2 * present.len().div_ceil(4);
    let Some(last) = present.get(group.saturating_sub(1)).or(present.last()).copied() else {
        return Vec::new();
    };
    let accelerated = rounds.0.div_ceil(2);
    let full = accelerated.div_ceil(2);
    let record = |points, first_round, last_round| Acceleration {
        points,
        first_round: RoundNo(first_round),
        last_round: RoundNo(last_round),
        first: Tpn(1),
        last,
    };
    let mut records = Vec::new();
    if full > 0 {
        records.push(record(win, 1, full));
    }
    if accelerated > full {
        records.push(record(Points(win.0 / 2), full + 1, accelerated));
    }
    records
}

#[cfg(test)]
mod tests {
    use super::acceleration;
    use crate::ids::{RoundNo, Tpn};
    use crate::points::Points;

    fn shown(present: impl Iterator<Item = u16>, rounds: u8, win: i32) -> String {
        let present: Vec<Tpn> = present.map(Tpn).collect();
        let records = acceleration(&present, RoundNo(rounds), Points(win));
        let lines: Vec<String> = records
            .iter()
            .map(|record| {
                format!(
                    "{} in {}-{} for {}-{}",
                    record.points.glyph(),
                    record.first_round,
                    record.last_round,
                    record.first,
                    record.last
                )
            })
            .collect();
        lines.join(", ")
    }

    #[test]
    fn nine_rounds_of_161() {
        assert_eq!(shown(1..=161, 9, 10), "1 in 1-3 for 1-82, ½ in 4-5 for 1-82");
    }

    #[test]
    fn eleven_rounds_with_two_points_a_win() {
        assert_eq!(shown(1..=40, 11, 20), "2 in 1-3 for 1-20, 1 in 4-6 for 1-20");
    }

    #[test]
    fn ten_players_make_a_group_of_six() {
        assert_eq!(
            shown(1..=10, 3, 10),
            "1 in 1-1 for 1-6, ½ in 2-2 for 1-6",
            "not half the field"
        );
    }

    #[test]
    fn only_those_who_are_there_are_counted() {
        assert_eq!(shown([2, 3, 5, 8].into_iter(), 1, 10), "1 in 1-1 for 1-3");
    }

    #[test]
    fn without_players_or_rounds_nothing_is_accelerated() {
        assert_eq!(shown(std::iter::empty(), 9, 10), "");
        assert_eq!(shown(1..=9, 0, 10), "");
        assert_eq!(shown(1..=1, 1, 10), "1 in 1-1 for 1-1");
    }
}
