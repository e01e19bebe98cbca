//! What is left out of a sum (C.07 14), and the exception for voluntary unplayed rounds (16.5).

use super::contribution::{Contribution, Fate, Hundredths};
use super::{Cut, SonnebornCut};

/// How significant a value is: the least significant has the smallest key.
type Significance = fn(&Contribution) -> (Hundredths, Hundredths);

/// Buchholz: by the contribution.
pub(super) fn by_amount(line: &Contribution) -> (Hundredths, Hundredths) {
    (line.amount, line.taken.unwrap_or_default())
}

/// Sonneborn-Berger: by the opponent's score, then by the product.
pub(super) fn by_opponent(line: &Contribution) -> (Hundredths, Hundredths) {
    (line.taken.unwrap_or_default(), line.amount)
}

/// Cuts at both ends; at the low end a voluntary unplayed round goes first unless the least
/// significant value is worth more (C.07 16.5).
pub(super) fn apply(
    lines: &mut [Contribution],
    cut: Cut,
    significance: Significance,
    voluntary: SonnebornCut,
) {
    let (low, high) = cut.counts();
    for _ in 0..low.min(lines.len()) {
        let Some(least) = extreme(lines, |_| true, significance, Least) else { return };
        let by = match voluntary {
            SonnebornCut::LowestContribution => by_amount,
            SonnebornCut::LowestScore => by_opponent,
        };
        let goes = extreme(lines, |line| line.voluntary, by, Least)
            .filter(|missed| lines[*missed].amount >= lines[least].amount)
            .unwrap_or(least);
        lines[goes].fate = Fate::CutLow;
    }
    for _ in 0..high.min(lines.len()) {
        let Some(most) = extreme(lines, |_| true, significance, Most) else { return };
        lines[most].fate = Fate::CutHigh;
    }
}

enum End {
    Least,
    Most,
}
use End::{Least, Most};

/// The first counted line with the smallest or largest key.
fn extreme(
    lines: &[Contribution],
    among: impl Fn(&Contribution) -> bool,
    key: Significance,
    end: End,
) -> Option<usize> {
    let counted = (0..lines.len())
        .filter(|index| lines[*index].fate == Fate::Counted && among(&lines[*index]));
    match end {
        Least => counted.min_by_key(|index| key(&lines[*index])),
        Most => counted.rev().max_by_key(|index| key(&lines[*index])),
    }
}
