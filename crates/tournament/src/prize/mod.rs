//! Prizes: shares of the places, category prizes, one prize a player, rounding, and why.
//!
//! No FIDE rule prescribes an allocation: the regulations of the event decide, and [`Rules`] is what
//! they may say. Money is in minor units (cents) and every share is exact until it is rounded once.
//!
//! | Rule | Where |
//! |---|---|
//! | none, equal, Hort, hybrid sharing; a minimum share | [`share`] |
//! | one prize a player, the best one; groups of categories | [`allocate`] |
//! | those on one rank share a category prize | [`allocate`] |
//! | rounding, and what is left over | [`Rounding`] |
//! | the budget | [`Fault::OverBudget`], [`Fault::Unspent`], [`Allocation::paid`], [`Allocation::left`] |
//! | cups and other things that cannot be divided | [`Category::goods`], [`Cup`] |
//! | why this, why not that | [`Reason`] |

mod allocate;
mod share;

use std::collections::BTreeMap;

use crate::ids::Tpn;
use crate::points::Points;
use crate::tiebreak::Ratio;

pub use allocate::allocate;
pub use share::{Place, shares};

/// An amount of money in minor units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Money(pub i64);

impl std::iter::Sum for Money {
    fn sum<I: Iterator<Item = Money>>(iter: I) -> Money {
        Money(iter.fold(0, |sum, money| sum.saturating_add(money.0)))
    }
}

/// A player who may win prizes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    /// Who.
    pub tpn: Tpn,
    /// Final rank; equal ranks share a place.
    pub rank: u16,
    /// Points: the group in which places are shared.
    pub points: Points,
    /// Categories he belongs to, by position in [`Rules::categories`].
    pub categories: Vec<usize>,
}

/// What the regulations of the event say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    /// Prizes of the places, best first.
    pub places: Vec<Money>,
    /// How those on equal points share them.
    pub sharing: Sharing,
    /// The least share; players are taken off the end of a group until every share reaches it.
    pub least_share: Option<Money>,
    /// Category and special prizes.
    pub categories: Vec<Category>,
    /// How shares are made payable.
    pub rounding: Rounding,
    /// What is there to be paid, if it is limited.
    pub budget: Option<Money>,
    /// Whether the prizes of the places and the categories exclude each other.
    pub cumulation: Cumulation,
}

/// How the prizes of places are shared among players with equal points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sharing {
    /// Everybody has the prize of his own place.
    None,
    /// The prizes of the places are added and divided.
    #[default]
    Equal,
    /// Half of the own place, half of the equal share.
    Hort,
    /// The first places go undivided, the rest is shared equally.
    Hybrid {
        /// Places that go undivided.
        undivided: u16,
    },
}

/// Whether a player may have several prizes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Cumulation {
    /// One prize a player, the best for him.
    #[default]
    One,
    /// Every prize he is entitled to.
    All,
}

/// A category or special prize: its members are decided by the caller.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Category {
    /// Name.
    pub name: String,
    /// Prizes, best first.
    pub prizes: Vec<Money>,
    /// Players may win one prize in each group; the places are group 0.
    pub group: u16,
    /// Places of the members in an order of the category's own: by performance, or as a jury has them.
    /// Empty: by the final ranking. Equal places share, as equal ranks do.
    pub order: BTreeMap<Tpn, u16>,
    /// Cups and other things, best first: they go by the order, undivided, and beside any money.
    pub goods: Vec<String>,
}

/// How shares are made payable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rounding {
    /// Down to the minor unit; the units left over go one by one from the top of the group.
    #[default]
    Cents,
    /// Down to a whole unit of so many minor units; the units left over go one by one from the top of
    /// the group, and what is less than a unit goes to the first.
    Down {
        /// Minor units of a whole one.
        unit: i64,
    },
    /// To the nearest whole unit, halves upwards; may pay more than the prizes.
    Nearest {
        /// Minor units of a whole one.
        unit: i64,
    },
}

/// Which prize.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Prize {
    /// A share of the places.
    Places {
        /// The place, from 1.
        place: u16,
    },
    /// A category prize.
    Category {
        /// Position in [`Rules::categories`].
        category: usize,
        /// Position among its prizes, from 0.
        prize: usize,
    },
}

/// What one player gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// Who.
    pub tpn: Tpn,
    /// Which prize; of several that are shared, the first.
    pub prize: Prize,
    /// All prizes that are shared with those on the same rank, this one too.
    pub of: Vec<Prize>,
    /// Exact share in minor units.
    pub exact: Ratio,
    /// The share rounded, before what rounding leaves over is given out.
    pub rounded: Money,
    /// What is paid.
    pub paid: Money,
    /// Why this one.
    pub because: Reason,
}

/// Why a player has a prize, or has it not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The prize of his place.
    OwnPlace,
    /// He shares it with others on the same points: the pot, divided.
    Shared {
        /// How many share.
        with: u16,
        /// The first place of the group.
        from: u16,
        /// The last place that is shared.
        to: u16,
        /// What these places bring together.
        pot: Money,
    },
    /// Half of the own place, and an equal part of what is left in the pot.
    Hort {
        /// Half of the own place.
        half: Ratio,
        /// What is left in the pot when everybody has that half.
        pool: Ratio,
        /// How many share.
        with: u16,
        /// The first place of the group.
        from: u16,
        /// The last place that is shared.
        to: u16,
    },
    /// He shares it with others on the same rank, which has no order of its own.
    SameRank {
        /// How many share.
        with: u16,
        /// What they share.
        pot: Money,
    },
    /// He is the best of the category who has nothing better.
    BestOfCategory,
    /// He has a prize worth as much or more; this one went on.
    HasBetter {
        /// The one he has.
        instead: Prize,
    },
    /// Somebody ranked higher took it.
    RankedLower {
        /// Who took it.
        taken_by: Tpn,
    },
    /// Somebody not ranked higher has it: it came free when this player had his own.
    Taken {
        /// Who has it.
        taken_by: Tpn,
    },
    /// He does not belong to the category.
    NotMember,
    /// With one more to share, a share would be below the least share.
    BelowLeastShare {
        /// The least share.
        least: Money,
        /// How many share.
        with: u16,
    },
    /// His place is beyond the prizes.
    BeyondPrizes,
}

/// What a player was considered for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Considered {
    /// The prize.
    pub prize: Prize,
    /// Why he does not have it.
    pub because: Reason,
}

/// Who gets what.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Allocation {
    /// What is paid, in order of rank.
    pub awards: Vec<Award>,
    /// For every player, the prizes he was considered for and has not.
    pub not: Vec<(Tpn, Vec<Considered>)>,
    /// Cups and other things, in order of the categories.
    pub cups: Vec<Cup>,
    /// Prizes without anybody to take them.
    pub unassigned: Vec<(Prize, Money)>,
    /// Sum of what is paid.
    pub paid: Money,
    /// Sum of the prizes minus what is paid; negative if rounding pays more.
    pub left: Money,
    /// What is odd about the rules.
    pub faults: Vec<Fault>,
}

/// Something that cannot be divided, and who gets it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cup {
    /// Position in [`Rules::categories`].
    pub category: usize,
    /// Position among its goods, from 0.
    pub goods: usize,
    /// Nobody, one, or all who share the rank: then lots decide.
    pub to: Vec<Tpn>,
}

/// What is odd about the rules or the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The prizes together are more than the budget.
    OverBudget {
        /// Sum of the prizes.
        prizes: Money,
        /// The budget.
        budget: Money,
    },
    /// The prizes together are less than the budget.
    Unspent {
        /// Sum of the prizes.
        prizes: Money,
        /// The budget.
        budget: Money,
        /// What is in the budget and in no prize.
        rest: Money,
    },
    /// One prize alone is more than the budget.
    PrizeOverBudget {
        /// The prize.
        prize: Prize,
        /// Its amount.
        amount: Money,
    },
    /// A prize below zero counts as zero.
    Negative {
        /// The prize.
        prize: Prize,
    },
    /// A prize is larger than the one before it.
    OutOfOrder {
        /// The prize.
        prize: Prize,
    },
    /// Rounding pays more than the prizes.
    RoundedUp {
        /// By how much.
        over: Money,
    },
    /// A player took a category prize, and after all others were given his place is worth more.
    PlaceWorthMore {
        /// Who.
        tpn: Tpn,
        /// What the place would bring.
        place: Money,
    },
}

impl Rules {
    /// Sum of all prizes.
    pub fn total(&self) -> Money {
        let categories = self.categories.iter().flat_map(|category| &category.prizes);
        self.places.iter().chain(categories).map(|money| Money(money.0.max(0))).sum()
    }

    /// What is odd about them.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut check = |prizes: &[Money], name: &dyn Fn(usize) -> Prize| {
            for (index, money) in prizes.iter().enumerate() {
                let prize = name(index);
                if money.0 < 0 {
                    faults.push(Fault::Negative { prize });
                }
                if index > 0 && prizes[index - 1] < *money {
                    faults.push(Fault::OutOfOrder { prize });
                }
                if self.budget.is_some_and(|budget| *money > budget) {
                    faults.push(Fault::PrizeOverBudget { prize, amount: *money });
                }
            }
        };
        check(&self.places, &|index| Prize::Places {
            place: u16::try_from(index + 1).unwrap_or(u16::MAX),
        });
        for (category, rules) in self.categories.iter().enumerate() {
            check(&rules.prizes, &|prize| Prize::Category { category, prize });
        }
        if let Some(budget) = self.budget {
            let prizes = self.total();
            let rest = Money(budget.0.saturating_sub(prizes.0));
            match rest.0 {
                ..0 => faults.push(Fault::OverBudget { prizes, budget }),
                0 => {}
                1.. => faults.push(Fault::Unspent { prizes, budget, rest }),
            }
        }
        faults
    }
}
