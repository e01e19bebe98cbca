//! Baku acceleration (C.04.7): virtual points for the first half of the field in the first half of the rounds.

use tournament::history::Acceleration;
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;

/// The records for `n_players` in the list of round 1, who are numbered from 1.
///
/// C.04.7: group GA is the first `2 * ceil(n / 4)` numbers. The first half of the rounds, rounded
/// up, is accelerated: in the first half of those, rounded up, GA carries the points of a win, then
/// half of it. The system assumes that a win is worth two draws and a loss nothing; `win` is the value
/// of a win. For a late entry keep the last player of GA the same person: see [`last_of_ga`].
pub fn acceleration(n_players: u16, rounds: RoundNo, win: Points) -> Vec<Acceleration> {
    let last = last_of_ga(n_players);
    if last.0 == 0 || rounds.0 == 0 {
        return Vec::new();
    }
    let accelerated = rounds.0.div_ceil(2);
    let full = accelerated.div_ceil(2);
    let record = |points, first_round, last_round| Acceleration {
        points,
        first_round: RoundNo(first_round),
        last_round: RoundNo(last_round),
        first: Tpn(1),
        last,
    };
    let mut records = vec![record(win, 1, full)];
    if accelerated > full {
        records.push(record(Points(win.0 / 2), full + 1, accelerated));
    }
    records
}

/// The last number of group GA; 0 if there are no players.
pub fn last_of_ga(n_players: u16) -> Tpn {
    Tpn((u32::from(n_players).div_ceil(4) * 2).min(u32::from(n_players)) as u16)
}

#[cfg(test)]
mod tests {
    use super::{acceleration, last_of_ga};
    use tournament::ids::{RoundNo, Tpn};
    use tournament::points::Points;

    fn shown(n_players: u16, rounds: u8, win: i32) -> String {
        let records = acceleration(n_players, RoundNo(rounds), Points(win));
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
        assert_eq!(shown(161, 9, 10), "1 in 1-3 for 1-82, ½ in 4-5 for 1-82");
    }

    #[test]
    fn eleven_rounds_with_two_points_a_win() {
        assert_eq!(shown(40, 11, 20), "2 in 1-3 for 1-20, 1 in 4-6 for 1-20");
    }

    #[test]
    fn ten_players_make_a_group_of_six() {
        assert_eq!(last_of_ga(10), Tpn(6), "2 * ceil(10 / 4), not half the field");
        assert_eq!(last_of_ga(0), Tpn(0));
        assert_eq!(last_of_ga(1), Tpn(1));
        assert_eq!(last_of_ga(u16::MAX), Tpn(32768));
    }
}
