//! Shares of the prizes of places.

use super::{Contender, Money, Reason, Rounding, Rules, Sharing};
use crate::ids::Tpn;
use crate::tiebreak::Ratio;

/// One player's share of the places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Who.
    pub tpn: Tpn,
    /// The place, from 1.
    pub place: u16,
    /// Exact share in minor units.
    pub exact: Ratio,
    /// The share rounded, before what rounding leaves over is given out.
    pub rounded: Money,
    /// What is paid.
    pub paid: Money,
    /// How it came about.
    pub because: Reason,
}

/// The shares of a field in order of the final ranking. Players whose share is nothing are not in
/// it.
///
/// Places are taken in turn by groups of equal points. A shared rank has no order of its own: those
/// on one rank share what their places bring, whatever the rule says.
pub fn shares(rules: &Rules, field: &[&Contender]) -> Vec<Place> {
    let mut places = Vec::new();
    let mut first = 0;
    for group in field.chunk_by(|left, right| left.points == right.points) {
        if first >= rules.places.len() {
            break;
        }
        places.extend(group_shares(rules, group, first));
        first += group.len();
    }
    places
}

fn prize(rules: &Rules, index: usize) -> i64 {
    rules.places.get(index).map_or(0, |money| money.0.max(0))
}

/// How many of a group have the prize of their own place whole.
fn undivided(rules: &Rules, group: &[&Contender], first: usize) -> usize {
    match rules.sharing {
        Sharing::None => group.len(),
        Sharing::Equal | Sharing::Hort => 0,
        Sharing::Hybrid { undivided } => {
            let places = usize::from(undivided).saturating_sub(first).min(group.len());
            // A rank is not cut in two: those on it share what their places bring.
            let last = places.checked_sub(1).map(|last| group[last].rank);
            let tied = group[places..].iter().take_while(|one| Some(one.rank) == last).count();
            places + tied
        }
    }
}

fn group_shares(rules: &Rules, group: &[&Contender], first: usize) -> Vec<Place> {
    let own: Vec<Ratio> = own_places(rules, group, first);
    let pot: i64 = (0..group.len()).map(|index| prize(rules, first + index)).sum();
    let undivided = undivided(rules, group, first);
    let sharers = sharers(rules, group, first, undivided, pot);
    let exact = exact_shares(rules, &own, first, undivided, sharers);
    let payable = payable(rules.rounding, &exact);
    let mut made = Vec::new();
    for (index, (exact, Payable { rounded, paid })) in exact.iter().zip(payable).enumerate() {
        if exact.numerator() == 0 {
            continue;
        }
        let because = match index < undivided || sharers - undivided < 2 {
            true => own_place(rules, group, first, index),
            false => shared(rules, &own, first, undivided, sharers, index),
        };
        let place = number(first + index + 1);
        let tpn = group[index].tpn;
        made.push(Place { tpn, place, exact: *exact, rounded, paid, because });
    }
    made
}

fn number(index: usize) -> u16 {
    u16::try_from(index).unwrap_or(u16::MAX)
}

/// A prize that goes undivided, unless somebody has the same rank.
fn own_place(rules: &Rules, group: &[&Contender], first: usize, index: usize) -> Reason {
    let mut tied = group.iter().enumerate().filter(|(_, one)| one.rank == group[index].rank);
    let (from, with) = match tied.next() {
        Some((from, _)) => (first + from, tied.count() + 1),
        None => (first + index, 1),
    };
    if with < 2 {
        return Reason::OwnPlace;
    }
    let pot = Money((from..from + with).map(|place| prize(rules, place)).sum());
    Reason::SameRank { with: number(with), pot }
}

/// How a share of several came about, with its numbers.
fn shared(
    rules: &Rules,
    own: &[Ratio],
    first: usize,
    undivided: usize,
    sharers: usize,
    index: usize,
) -> Reason {
    let with = number(sharers - undivided);
    let from = number(first + undivided + 1);
    let to = number((first + own.len()).min(rules.places.len()));
    match rules.sharing {
        Sharing::Hort => {
            let pool = pool(rules, own, first, undivided, sharers);
            Reason::Hort { half: half(own[index]), pool, with, from, to }
        }
        Sharing::None | Sharing::Equal | Sharing::Hybrid { .. } => {
            let pot = (undivided..own.len()).map(|index| prize(rules, first + index)).sum();
            Reason::Shared { with, from, to, pot: Money(pot) }
        }
    }
}

/// Who is in a group that has prizes and was taken off its end by the least share, with how many
/// share without him.
pub(super) fn taken_off(rules: &Rules, field: &[&Contender]) -> Vec<(Tpn, u16)> {
    let mut off = Vec::new();
    let mut first = 0;
    for group in field.chunk_by(|left, right| left.points == right.points) {
        if first >= rules.places.len() {
            break;
        }
        let pot: i64 = (0..group.len()).map(|index| prize(rules, first + index)).sum();
        let undivided = undivided(rules, group, first);
        let sharers = sharers(rules, group, first, undivided, pot);
        let with = number(sharers - undivided.min(sharers));
        off.extend(group[sharers..].iter().map(|one| (one.tpn, with)));
        first += group.len();
    }
    off
}

/// The shares of the first so many of a group, which is `own.len()` strong.
///
/// Hort: half of the own place, and an equal part of everything else in the pot; so the pot is paid
/// whole even if players are taken off the end.
fn exact_shares(
    rules: &Rules,
    own: &[Ratio],
    first: usize,
    undivided: usize,
    sharers: usize,
) -> Vec<Ratio> {
    let count = i64::try_from(sharers.saturating_sub(undivided)).unwrap_or(1).max(1);
    let pool = pool(rules, own, first, undivided, sharers);
    let below = pool.denominator().saturating_mul(count);
    let equal = Ratio::new(pool.numerator(), below).unwrap_or(Ratio::ZERO);
    let shares = own.iter().enumerate().take(sharers).map(|(index, own)| match rules.sharing {
        _ if index < undivided => *own,
        Sharing::Hort => half(*own).plus(equal),
        Sharing::None | Sharing::Equal | Sharing::Hybrid { .. } => equal,
    });
    shares.collect()
}

/// What is divided equally: the pot, by Hort without the half that everybody has of his own place.
fn pool(rules: &Rules, own: &[Ratio], first: usize, undivided: usize, sharers: usize) -> Ratio {
    let rest: i64 = (undivided..own.len()).map(|index| prize(rules, first + index)).sum();
    let halves = own[undivided.min(sharers)..sharers]
        .iter()
        .fold(Ratio::ZERO, |sum, own| sum.plus(half(*own)));
    match rules.sharing {
        Sharing::Hort => Ratio::whole(rest).plus(negative(halves)),
        Sharing::None | Sharing::Equal | Sharing::Hybrid { .. } => Ratio::whole(rest),
    }
}

fn negative(of: Ratio) -> Ratio {
    Ratio::new(of.numerator().saturating_neg(), of.denominator()).unwrap_or(Ratio::ZERO)
}

/// The prize of each own place; those on one rank share theirs.
fn own_places(rules: &Rules, group: &[&Contender], first: usize) -> Vec<Ratio> {
    let mut own = Vec::with_capacity(group.len());
    for tied in group.chunk_by(|left, right| left.rank == right.rank) {
        let from = first + own.len();
        let pot: i64 = (0..tied.len()).map(|index| prize(rules, from + index)).sum();
        let count = i64::try_from(tied.len()).unwrap_or(1);
        let each = Ratio::new(pot, count).unwrap_or(Ratio::ZERO);
        own.extend(std::iter::repeat_n(each, tied.len()));
    }
    own
}

/// How many of a group have a share: all, unless a least share takes players off the end.
fn sharers(rules: &Rules, group: &[&Contender], first: usize, undivided: usize, pot: i64) -> usize {
    let Some(least) = rules.least_share.map(|money| money.0).filter(|least| *least > 0) else {
        return group.len();
    };
    if rules.sharing == Sharing::None || pot == 0 {
        return group.len();
    }
    let own = own_places(rules, group, first);
    let mut count = group.len();
    while count > undivided + 1 {
        let shares = exact_shares(rules, &own, first, undivided, count);
        let last = shares.last().copied().unwrap_or(Ratio::ZERO);
        if last >= Ratio::whole(least) {
            break;
        }
        // Those on one rank leave together.
        let rank = group[count - 1].rank;
        let tied = group[..count].iter().rev().take_while(|one| one.rank == rank).count();
        if tied >= count - undivided {
            break;
        }
        count -= tied;
    }
    count
}

fn half(of: Ratio) -> Ratio {
    of.denominator()
        .checked_mul(2)
        .and_then(|below| Ratio::new(of.numerator(), below))
        .unwrap_or(Ratio::ZERO)
}

/// A share that can be paid.
pub(super) struct Payable {
    /// The share rounded.
    pub(super) rounded: Money,
    /// The same with what rounding leaves over.
    pub(super) paid: Money,
}

/// Makes the shares of one group payable. Rounded down, the units left over go one by one from the
/// top; what is less than a unit goes to the first.
pub(super) fn payable(rounding: Rounding, exact: &[Ratio]) -> Vec<Payable> {
    let unit = match rounding {
        Rounding::Cents => 1,
        Rounding::Down { unit } | Rounding::Nearest { unit } => unit.max(1),
    };
    let floor = |ratio: &Ratio, add: i64| {
        let below = i128::from(ratio.denominator()) * i128::from(unit) * 2;
        let units = (i128::from(ratio.numerator()) * 2
            + i128::from(add) * i128::from(ratio.denominator()) * i128::from(unit))
        .div_euclid(below);
        i64::try_from(units).unwrap_or(i64::MAX).saturating_mul(unit)
    };
    if let Rounding::Nearest { .. } = rounding {
        let nearest = exact.iter().map(|ratio| Money(floor(ratio, 1)));
        return nearest.map(|rounded| Payable { rounded, paid: rounded }).collect();
    }
    let rounded: Vec<i64> = exact.iter().map(|ratio| floor(ratio, 0)).collect();
    let mut paid = rounded.clone();
    let total = exact.iter().fold(Ratio::ZERO, |sum, ratio| sum.plus(*ratio));
    let mut left = total.numerator().div_euclid(total.denominator()) - paid.iter().sum::<i64>();
    if let Some(first) = paid.first_mut() {
        *first += left.rem_euclid(unit);
        left -= left.rem_euclid(unit);
    }
    let mut next = 0;
    while left > 0 && !paid.is_empty() {
        paid[next] += unit;
        left -= unit;
        next = (next + 1) % paid.len();
    }
    let both = rounded.into_iter().zip(paid);
    both.map(|(rounded, paid)| Payable { rounded: Money(rounded), paid: Money(paid) }).collect()
}
