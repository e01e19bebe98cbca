//! Tie-breaks from ratings (C.07 10), with the tables of B.02 8.1.

use super::contribution::{Contribution, Fate, Hundredths, Why};
use super::cut::{self, by_amount};
use super::table::standard_half_points;
use super::value::{Value, mean_rounded};
use super::{Code, Kind, Ratio, SonnebornCut, Table};

/// B.02 8.1.1: rating difference for a percentage from 50 to 99; below 50 it is the negative.
const DP: [i64; 50] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677,
];

/// B.02 8.1.2: the largest difference at which the higher-rated player is expected to score 50, 51,
/// … 99 hundredths.
const PD: [i64; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/// B.02 8.1.1: the rating difference that a score of `percent` stands for; 100 stands for 800.
pub fn dp(percent: u8) -> i32 {
    let above = |percent: u8| match DP.get(usize::from(percent) - 50) {
        Some(difference) => i32::try_from(*difference).unwrap_or(800),
        None => 800,
    };
    if percent >= 50 { above(percent) } else { -above(100 - percent) }
}

/// B.02 8.1.2: expected score in hundredths of a player rated `difference` above the opponent, with
/// no limit at 400.
pub fn pd(difference: i32) -> u8 {
    let band = PD.partition_point(|upper| *upper < i64::from(difference.unsigned_abs()));
    let higher = u8::try_from(50 + band).unwrap_or(100);
    if difference >= 0 { higher } else { 100 - higher }
}

/// What a performance is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Performance {
    /// Mean rating of the opponents, rounded.
    pub average: i64,
    /// Games taken.
    pub games: u16,
    /// Standard points in them, in half points.
    pub half_points: u16,
    /// Percentage, rounded, halves upwards.
    pub percent: u8,
    /// What the table gives for it.
    pub difference: i32,
}

/// One participant's value of any of the six.
pub(super) fn compute(table: &Table, player: usize, code: Code) -> (Value, Vec<Contribution>) {
    let whole = |number: Option<i64>| {
        number.map_or(Value::Undefined, |number| Value::Number(Ratio::whole(number)))
    };
    match code.kind {
        Kind::Rtng => (whole(table.rating(player)), Vec::new()),
        Kind::Aro => {
            let mut lines = rating_lines(table, player);
            cut::apply(&mut lines, code.cut, by_amount, SonnebornCut::LowestContribution);
            (rounded_mean(&lines), lines)
        }
        Kind::Tpr => (whole(performances(table)[player]), rating_lines(table, player)),
        Kind::Ptp => (whole(perfect(table)[player]), rating_lines(table, player)),
        Kind::Apro => average_of(table, player, performances(table)),
        Kind::Appo => average_of(table, player, perfect(table)),
        _ => (Value::Undefined, Vec::new()),
    }
}

/// The working of TPR.
pub(crate) fn performance(table: &Table, player: usize) -> Option<Performance> {
    let (mut sum, mut games, mut halves) = (0, 0, 0);
    for (rating, points) in games_of(table, player) {
        sum += rating;
        games += 1;
        halves += points;
    }
    performance_of(sum, games, halves)
}

/// C.07 10.1 and 10.2 from the sum of the opponents' ratings; `None` without a game.
pub(crate) fn performance_of(sum: i64, games: i64, halves: i64) -> Option<Performance> {
    let average = mean_rounded(sum, games)?;
    let percent = u8::try_from(mean_rounded(50 * halves, games)?).unwrap_or(100);
    Some(Performance {
        average,
        games: u16::try_from(games).unwrap_or(u16::MAX),
        half_points: u16::try_from(halves).unwrap_or(u16::MAX),
        percent,
        difference: dp(percent),
    })
}

/// Opponent's rating and standard half points of every game that counts for ratings.
fn games_of(table: &Table, player: usize) -> impl Iterator<Item = (i64, i64)> {
    table.row(player).iter().filter(|entry| table.is_rating_game(entry)).filter_map(|entry| {
        let rating = table.rating(entry.opponent?)?;
        Some((rating, standard_half_points(entry.cell)))
    })
}

fn performances<'a>(table: &'a Table) -> &'a [Option<i64>] {
    table.performances.get_or_init(|| {
        let value = |made: Performance| made.average + i64::from(made.difference);
        table.players().map(|player| performance(table, player).map(value)).collect()
    })
}

fn perfect<'a>(table: &'a Table) -> &'a [Option<i64>] {
    table.perfect_performances.get_or_init(|| {
        table
            .players()
            .map(|player| {
                let (ratings, halves): (Vec<i64>, Vec<i64>) = games_of(table, player).unzip();
                perfect_performance(&ratings, 50 * halves.iter().sum::<i64>())
            })
            .collect()
    })
}

/// C.07 10.3: the lowest rating whose expected score is at least the score made, in hundredths; for
/// no score, 800 below the lowest opponent.
pub(crate) fn perfect_performance(ratings: &[i64], score: i64) -> Option<i64> {
    let lowest = ratings.iter().min().copied()?;
    let highest = ratings.iter().max().copied()?;
    if score == 0 {
        return Some(lowest - 800);
    }
    let expected = |rating: i64| -> i64 {
        let difference = |opponent: i64| i32::try_from(rating - opponent).unwrap_or(0);
        ratings.iter().map(|opponent| i64::from(pd(difference(*opponent)))).sum()
    };
    // Expected scores grow with the rating, and 736 above everybody they are full.
    let (mut below, mut enough) = (lowest - 800, highest + 736);
    while enough - below > 1 {
        let middle = i64::midpoint(below, enough);
        if expected(middle) >= score { enough = middle } else { below = middle }
    }
    Some(enough)
}

fn rating_lines(table: &Table, player: usize) -> Vec<Contribution> {
    let mut lines = table.blank_lines(player);
    for (line, entry) in lines.iter_mut().zip(table.row(player)) {
        let opponent = entry.opponent.filter(|_| table.is_rating_game(entry));
        match opponent.and_then(|opponent| Some((opponent, table.rating(opponent)?))) {
            Some((opponent, rating)) => {
                line.taken = Some(Hundredths::whole(rating));
                line.amount = Hundredths::whole(rating);
                line.why = match table.is_unrated(opponent) {
                    true => Why::UnratedCountsAs,
                    false => Why::OpponentRating,
                };
                let tenths = standard_half_points(entry.cell) * 5;
                line.points = crate::points::Points(i32::try_from(tenths).unwrap_or(0));
            }
            None => (line.fate, line.why) = (Fate::LeftOut, Why::NotPlayed),
        }
    }
    lines
}

/// C.07 10.4 and 10.5: the mean of what the opponents met over the board performed.
fn average_of(table: &Table, player: usize, values: &[Option<i64>]) -> (Value, Vec<Contribution>) {
    let mut lines = rating_lines(table, player);
    for (line, entry) in lines.iter_mut().zip(table.row(player)) {
        if line.fate != Fate::Counted {
            continue;
        }
        match entry.opponent.and_then(|opponent| values[opponent]) {
            Some(value) => {
                line.taken = Some(Hundredths::whole(value));
                (line.amount, line.why) = (Hundredths::whole(value), Why::OpponentTieBreak);
            }
            None => (line.fate, line.why) = (Fate::LeftOut, Why::NotPlayed),
        }
    }
    (rounded_mean(&lines), lines)
}

/// The mean of what is counted, rounded to an integer, halves upwards. A sum of which everything is cut is 0 (C.07 14); a
/// mean of nothing is none, as for a player without a game.
fn rounded_mean(lines: &[Contribution]) -> Value {
    let counted = lines.iter().filter(|line| line.fate == Fate::Counted);
    let (sum, count) =
        counted.fold((0, 0), |(sum, count), line| (sum + line.amount.0 / 100, count + 1));
    Value::rounded_mean(sum, count)
}

#[cfg(test)]
mod tests {
    use super::{dp, pd, perfect_performance};

    #[test]
    fn b02_8_1_1_is_symmetrical() {
        for percent in 0..=100 {
            assert_eq!(dp(percent), -dp(100 - percent), "{percent}%");
        }
        assert_eq!((dp(0), dp(13), dp(50), dp(99), dp(100)), (-800, -322, 0, 677, 800));
        assert_eq!(dp(255), 800, "nobody scores more than everything");
    }

    #[test]
    fn b02_8_1_2_has_no_gap() {
        for difference in 0..=1000 {
            assert_eq!(pd(difference) + pd(-difference), 100, "{difference}");
            let step = pd(difference + 1) - pd(difference);
            assert!(step <= 1, "the table climbs one hundredth at a time: {difference}");
        }
        let at = [0, 3, 4, 344, 345, 735, 736, i32::MAX].map(pd);
        assert_eq!(at, [50, 50, 51, 88, 89, 99, 100, 100]);
    }

    #[test]
    fn art_10_3_worked() {
        let games = |ratings: &[i64], halves: i64| perfect_performance(ratings, 50 * halves);
        assert_eq!(games(&[2100, 2200, 2300, 2400], 1), Some(1894));
        assert_eq!(games(&[2400, 2410, 2390], 6), Some(3146));
        assert_eq!(games(&[2400, 2410, 2390], 0), Some(1590));
        assert_eq!(games(&[], 0), None);
    }
}
