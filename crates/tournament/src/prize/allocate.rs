//! One prize a player, the best for him.

use std::collections::BTreeMap;

use super::{
    Allocation, Award, Considered, Contender, Cumulation, Fault, Money, Place, Prize, Reason,
    Rules, shares,
};
use crate::ids::Tpn;
use crate::tiebreak::Ratio;

/// Who gets what. The order of the contenders does not matter.
///
/// Shares of the places are computed for the whole field. Then the category prizes are gone through
/// by value, order of the categories, and place: the best-ranked member who holds nothing of the
/// group, or less, takes it. A category prize he held goes back into the list; a share of the places
/// goes back too, and the shares are computed again without him. At equal value the places, and then
/// the earlier category, count.
pub fn allocate(rules: &Rules, contenders: &[Contender]) -> Allocation {
    let mut field: Vec<&Contender> = contenders.iter().collect();
    field.sort_by_key(|one| (one.rank, one.tpn));
    field.dedup_by_key(|one| one.tpn);
    let mut draw = Draw::new(rules, field);
    draw.run();
    draw.finish()
}

struct Draw<'a> {
    rules: &'a Rules,
    field: Vec<&'a Contender>,
    rank: BTreeMap<Tpn, usize>,
    shares: BTreeMap<Tpn, Place>,
    /// Who left the places for a category prize of their group.
    gone: Vec<Tpn>,
    /// Who holds each category prize.
    holders: BTreeMap<(usize, usize), Tpn>,
    unassigned: Vec<(usize, usize)>,
}

impl<'a> Draw<'a> {
    fn new(rules: &'a Rules, field: Vec<&'a Contender>) -> Draw<'a> {
        let rank = field.iter().enumerate().map(|(index, one)| (one.tpn, index)).collect();
        let mut draw = Draw {
            rules,
            field,
            rank,
            shares: BTreeMap::new(),
            gone: Vec::new(),
            holders: BTreeMap::new(),
            unassigned: Vec::new(),
        };
        draw.share();
        draw
    }

    fn share(&mut self) {
        let field: Vec<&Contender> =
            self.field.iter().copied().filter(|one| !self.gone.contains(&one.tpn)).collect();
        let places = shares(self.rules, &field);
        self.shares = places.into_iter().map(|place| (place.tpn, place)).collect();
    }

    /// Category prizes by value, order of the categories, place.
    fn list(&self) -> Vec<(usize, usize)> {
        let categories = self.rules.categories.iter().enumerate();
        let mut list: Vec<(usize, usize)> = categories
            .flat_map(|(category, rules)| {
                (0..rules.prizes.len()).map(move |prize| (category, prize))
            })
            .filter(|(category, prize)| self.value(*category, *prize) > 0)
            .collect();
        list.sort_by_key(|(category, prize)| {
            (std::cmp::Reverse(self.value(*category, *prize)), *category, *prize)
        });
        list
    }

    fn value(&self, category: usize, prize: usize) -> i64 {
        self.rules.categories[category].prizes[prize].0.max(0)
    }

    fn group(&self, category: usize) -> u16 {
        self.rules.categories[category].group
    }

    /// What a player holds in a group: the prize and its exact value.
    fn held(&self, tpn: Tpn, group: u16) -> Option<(Prize, Ratio)> {
        let category = self
            .holders
            .iter()
            .find(|((category, _), holder)| **holder == tpn && self.group(*category) == group)
            .map(|((category, prize), _)| {
                let value = Ratio::whole(self.value(*category, *prize));
                (Prize::Category { category: *category, prize: *prize }, value)
            });
        let places = || {
            let place = self.shares.get(&tpn).filter(|_| group == 0)?;
            Some((Prize::Places { place: place.place }, place.exact))
        };
        category.or_else(places)
    }

    fn run(&mut self) {
        let mut waiting = self.list();
        // Every step gives somebody a better prize or takes one off the list; the bound is far
        // beyond what any field needs.
        let mut steps = 4 * (self.field.len() + 1) * (waiting.len() + 1);
        while !waiting.is_empty() && steps > 0 {
            steps -= 1;
            let (category, prize) = waiting.remove(0);
            let Some(winner) = self.winner(category, prize) else {
                self.unassigned.push((category, prize));
                continue;
            };
            if self.rules.cumulation == Cumulation::One {
                match self.held(winner, self.group(category)) {
                    Some((Prize::Category { category, prize }, _)) => {
                        self.holders.remove(&(category, prize));
                        waiting.push((category, prize));
                    }
                    Some((Prize::Places { .. }, _)) => {
                        self.gone.push(winner);
                        self.share();
                    }
                    None => {}
                }
            }
            self.holders.insert((category, prize), winner);
            self.settle(&mut waiting);
            let order = self.list();
            waiting.sort_by_key(|one| order.iter().position(|other| other == one));
            waiting.dedup();
        }
        self.unassigned.extend(waiting);
    }

    /// Those who hold a category prize of the places' group and have come into the places keep the
    /// better of the two.
    fn settle(&mut self, waiting: &mut Vec<(usize, usize)>) {
        if self.rules.cumulation == Cumulation::All {
            return;
        }
        loop {
            let both = self.holders.iter().find(|((category, _), holder)| {
                self.group(*category) == 0 && self.shares.contains_key(holder)
            });
            let Some(((category, prize), holder)) = both.map(|(key, holder)| (*key, *holder))
            else {
                return;
            };
            let share = self.shares[&holder].exact;
            if share > Ratio::whole(self.value(category, prize)) {
                self.holders.remove(&(category, prize));
                waiting.push((category, prize));
                // What was left over may now find somebody.
                waiting.append(&mut self.unassigned);
            } else {
                self.gone.push(holder);
                self.share();
            }
        }
    }

    /// The best-ranked member who holds nothing of the group, or less.
    fn winner(&self, category: usize, prize: usize) -> Option<Tpn> {
        let value = Ratio::whole(self.value(category, prize));
        let members = self.field.iter().filter(|one| one.categories.contains(&category));
        let holds_one = |tpn: Tpn| {
            self.holders.iter().any(|((held, _), holder)| *held == category && *holder == tpn)
        };
        let mut free = members.filter(|one| match self.rules.cumulation {
            Cumulation::All => !holds_one(one.tpn),
            Cumulation::One => {
                self.held(one.tpn, self.group(category)).is_none_or(|(_, held)| held < value)
            }
        });
        free.next().map(|one| one.tpn)
    }

    fn finish(self) -> Allocation {
        let mut awards: Vec<Award> = self
            .shares
            .values()
            .map(|place| Award {
                tpn: place.tpn,
                prize: Prize::Places { place: place.place },
                exact: place.exact,
                paid: place.paid,
                because: place.because,
            })
            .collect();
        for ((category, prize), holder) in &self.holders {
            let value = self.value(*category, *prize);
            awards.push(Award {
                tpn: *holder,
                prize: Prize::Category { category: *category, prize: *prize },
                exact: Ratio::whole(value),
                paid: Money(value),
                because: Reason::BestOfCategory,
            });
        }
        awards.sort_by_key(|award| (self.rank.get(&award.tpn).copied(), award.prize));
        let paid: Money = awards.iter().map(|award| award.paid).sum();
        let left = Money(self.rules.total().0.saturating_sub(paid.0));
        let mut faults = self.rules.faults();
        if left.0 < 0 {
            faults.push(Fault::RoundedUp { over: Money(-left.0) });
        }
        faults.extend(self.regrets());
        let mut unassigned: Vec<(Prize, Money)> = self
            .unassigned
            .iter()
            .map(|(category, prize)| {
                let name = Prize::Category { category: *category, prize: *prize };
                (name, Money(self.value(*category, *prize)))
            })
            .collect();
        for index in
            self.field.len() - self.gone.len().min(self.field.len())..self.rules.places.len()
        {
            let place = u16::try_from(index + 1).unwrap_or(u16::MAX);
            unassigned.push((Prize::Places { place }, self.rules.places[index]));
        }
        unassigned.sort_unstable();
        unassigned.dedup();
        let not = self.field.iter().map(|one| (one.tpn, self.considered(one))).collect();
        Allocation { awards, not, unassigned, paid, left, faults }
    }

    /// Who would have more in the places than the category prize he left them for.
    fn regrets(&self) -> Vec<Fault> {
        let mut regrets = Vec::new();
        for tpn in &self.gone {
            let Some((_, held)) = self.held(*tpn, 0) else { continue };
            let field: Vec<&Contender> = self
                .field
                .iter()
                .copied()
                .filter(|one| one.tpn == *tpn || !self.gone.contains(&one.tpn))
                .collect();
            let place = shares(self.rules, &field).into_iter().find(|place| place.tpn == *tpn);
            if let Some(place) = place.filter(|place| place.exact > held) {
                regrets.push(Fault::PlaceWorthMore { tpn: *tpn, place: place.paid });
            }
        }
        regrets
    }

    /// Prizes a player was considered for and has not.
    fn considered(&self, one: &Contender) -> Vec<Considered> {
        let mut not = Vec::new();
        if !self.shares.contains_key(&one.tpn) && !self.rules.places.is_empty() {
            let place = self.rank.get(&one.tpn).map_or(0, |index| index + 1);
            let prize = Prize::Places { place: u16::try_from(place).unwrap_or(u16::MAX) };
            let because = match self.held(one.tpn, 0) {
                Some((instead, _)) if self.gone.contains(&one.tpn) => Reason::HasBetter { instead },
                _ => Reason::BeyondPrizes,
            };
            not.push(Considered { prize, because });
        }
        for category in &one.categories {
            let Some(rules) = self.rules.categories.get(*category) else { continue };
            let instead = self.held(one.tpn, rules.group).map(|(prize, _)| prize);
            for prize in 0..rules.prizes.len() {
                let Some(holder) = self.holders.get(&(*category, prize)).copied() else { continue };
                if holder == one.tpn {
                    continue;
                }
                let because = match instead {
                    Some(instead) if self.rank.get(&one.tpn) < self.rank.get(&holder) => {
                        Reason::HasBetter { instead }
                    }
                    _ => Reason::RankedLower { taken_by: holder },
                };
                let prize = Prize::Category { category: *category, prize };
                not.push(Considered { prize, because });
            }
        }
        not
    }
}
