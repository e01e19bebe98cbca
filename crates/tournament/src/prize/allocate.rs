//! One prize a player, the best for him; those on one rank share.

use std::collections::BTreeMap;

use super::share::{Payable, payable, taken_off};
use super::{
    Allocation, Award, Considered, Contender, Cumulation, Cup, Fault, Money, Place, Prize, Reason,
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
///
/// A shared rank has no order of its own: members on one rank share a prize, and with it the next
/// ones, as many as there are players. Who has more than the share would be stays out of it.
pub fn allocate(rules: &Rules, contenders: &[Contender]) -> Allocation {
    let mut field: Vec<&Contender> = contenders.iter().collect();
    field.sort_by_key(|one| (one.rank, one.tpn));
    field.dedup_by_key(|one| one.tpn);
    let mut draw = Draw::new(rules, field);
    draw.run();
    draw.finish()
}

/// A category prize: the category, and the position among its prizes.
type Key = (usize, usize);

/// Prizes that are held together: by one player one prize, by those on one rank as many as they are.
struct Bundle {
    prizes: Vec<Key>,
    holders: Vec<Tpn>,
}

struct Draw<'a> {
    rules: &'a Rules,
    field: Vec<&'a Contender>,
    rank: BTreeMap<Tpn, usize>,
    shares: BTreeMap<Tpn, Place>,
    /// Who left the places for a category prize of their group.
    gone: Vec<Tpn>,
    bundles: Vec<Bundle>,
    unassigned: Vec<Key>,
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
            bundles: Vec::new(),
            unassigned: Vec::new(),
        };
        draw.share();
        draw
    }

    fn in_places(&self) -> Vec<&'a Contender> {
        self.field.iter().copied().filter(|one| !self.gone.contains(&one.tpn)).collect()
    }

    fn share(&mut self) {
        let places = shares(self.rules, &self.in_places());
        self.shares = places.into_iter().map(|place| (place.tpn, place)).collect();
    }

    /// Category prizes by value, order of the categories, place.
    fn list(&self) -> Vec<Key> {
        let categories = self.rules.categories.iter().enumerate();
        let mut list: Vec<Key> = categories
            .flat_map(|(category, rules)| {
                (0..rules.prizes.len()).map(move |prize| (category, prize))
            })
            .filter(|key| self.value(*key) > 0)
            .collect();
        list.sort_by_key(|key| (std::cmp::Reverse(self.value(*key)), *key));
        list
    }

    fn value(&self, (category, prize): Key) -> i64 {
        self.rules.categories[category].prizes[prize].0.max(0)
    }

    fn group(&self, category: usize) -> u16 {
        self.rules.categories[category].group
    }

    /// Place of a member in the order of a category.
    fn order(&self, category: usize, one: &Contender) -> u16 {
        let order = &self.rules.categories[category].order;
        if order.is_empty() { one.rank } else { order.get(&one.tpn).copied().unwrap_or(u16::MAX) }
    }

    /// Members of a category, best first, those on one place together.
    fn tiers(&self, category: usize) -> Vec<Vec<Tpn>> {
        let members = self.field.iter().filter(|one| one.categories.contains(&category));
        let mut members: Vec<(u16, Tpn)> =
            members.map(|one| (self.order(category, one), one.tpn)).collect();
        members.sort_unstable();
        let tiers = members.chunk_by(|left, right| left.0 == right.0);
        tiers.map(|tier| tier.iter().map(|(_, tpn)| *tpn).collect()).collect()
    }

    fn is_member(&self, tpn: Tpn, category: usize) -> bool {
        let one = self.rank.get(&tpn).map(|index| self.field[*index]);
        one.is_some_and(|one| one.categories.contains(&category))
    }

    fn each(&self, prizes: &[Key], sharers: usize) -> Ratio {
        let pot: i64 = prizes.iter().map(|key| self.value(*key)).sum();
        Ratio::new(pot, i64::try_from(sharers).unwrap_or(1)).unwrap_or(Ratio::ZERO)
    }

    /// Whether a bundle stands in the way of a prize of the category: one prize a group, or one a
    /// category where every prize counts.
    fn rivals(&self, bundle: &Bundle, category: usize) -> bool {
        bundle.prizes.iter().any(|(other, _)| match self.rules.cumulation {
            Cumulation::One => self.group(*other) == self.group(category),
            Cumulation::All => *other == category,
        })
    }

    /// What a player holds in a group: the prize and its exact value.
    fn held(&self, tpn: Tpn, group: u16) -> Option<(Prize, Ratio)> {
        let bundle = self.bundles.iter().find(|bundle| {
            bundle.holders.contains(&tpn)
                && bundle.prizes.iter().any(|(category, _)| self.group(*category) == group)
        });
        let category = bundle.and_then(|bundle| {
            let (category, prize) = *bundle.prizes.first()?;
            let each = self.each(&bundle.prizes, bundle.holders.len());
            Some((Prize::Category { category, prize }, each))
        });
        let places = || {
            let place = self.shares.get(&tpn).filter(|_| group == 0)?;
            Some((Prize::Places { place: place.place }, place.exact))
        };
        category.or_else(places)
    }

    fn run(&mut self) {
        let mut waiting = self.list();
        let order = self.list();
        // Every step gives somebody a better prize or takes one off the list; the bound is far
        // beyond what any field needs.
        let mut steps = 4 * (self.field.len() + 1) * (waiting.len() + 1);
        while !waiting.is_empty() && steps > 0 {
            steps -= 1;
            let wanted = waiting.remove(0);
            let tiers = self.tiers(wanted.0);
            let takers = tiers.iter().find_map(|tied| self.takers(wanted, tied));
            let Some((takers, prizes)) = takers else {
                self.unassigned.push(wanted);
                continue;
            };
            self.hand(wanted.0, takers, prizes, &mut waiting);
            self.settle(&mut waiting);
            waiting.sort_by_key(|one| order.iter().position(|other| other == one));
            waiting.dedup();
        }
        self.unassigned.extend(waiting);
    }

    /// Who of those on one place takes a prize, and which prizes they then share.
    fn takers(&self, wanted: Key, tied: &[Tpn]) -> Option<(Vec<Tpn>, Vec<Key>)> {
        let mut takers = tied.to_vec();
        while !takers.is_empty() {
            let prizes = self.pot(wanted, &takers);
            let each = self.each(&prizes, takers.len());
            // Who would lose by sharing stays with what he has; the one with the most leaves first.
            let lost =
                takers.iter().filter_map(|tpn| self.kept_rather(*tpn, wanted, &prizes, each));
            match lost.max() {
                None if prizes.contains(&wanted) => return Some((takers, prizes)),
                None => return None,
                Some(most) => takers.retain(|tpn| {
                    self.kept_rather(*tpn, wanted, &prizes, each).is_none_or(|held| held < most)
                }),
            }
        }
        None
    }

    /// What a player has and would not give for a share.
    fn kept_rather(&self, tpn: Tpn, wanted: Key, prizes: &[Key], each: Ratio) -> Option<Ratio> {
        if self.rules.cumulation == Cumulation::All {
            return None;
        }
        let mine = self
            .bundles
            .iter()
            .find(|bundle| bundle.holders.contains(&tpn) && self.rivals(bundle, wanted.0));
        if mine.is_some_and(|bundle| bundle.prizes.iter().all(|key| prizes.contains(key))) {
            return None;
        }
        let (_, held) = self.held(tpn, self.group(wanted.0))?;
        (held >= each).then_some(held)
    }

    /// The prizes that these players would share: the one wanted, and what only they hold and all
    /// of them could; no more prizes than players, the best ones.
    fn pot(&self, wanted: Key, takers: &[Tpn]) -> Vec<Key> {
        let theirs = self.bundles.iter().filter(|bundle| {
            self.rivals(bundle, wanted.0)
                && bundle.holders.iter().all(|holder| takers.contains(holder))
                && bundle.prizes.iter().all(|(category, _)| {
                    takers.iter().all(|taker| self.is_member(*taker, *category))
                })
        });
        let mut prizes: Vec<Key> = theirs.flat_map(|bundle| bundle.prizes.clone()).collect();
        prizes.push(wanted);
        prizes.sort_by_key(|key| (std::cmp::Reverse(self.value(*key)), *key));
        prizes.truncate(takers.len());
        prizes
    }

    /// Gives prizes to those who share them; what they held goes back.
    fn hand(
        &mut self,
        category: usize,
        takers: Vec<Tpn>,
        prizes: Vec<Key>,
        waiting: &mut Vec<Key>,
    ) {
        let (left, stay): (Vec<Bundle>, Vec<Bundle>) =
            std::mem::take(&mut self.bundles).into_iter().partition(|bundle| {
                bundle.holders.iter().any(|holder| takers.contains(holder))
                    && self.rivals(bundle, category)
            });
        self.bundles = stay;
        if left.iter().any(|bundle| bundle.holders.len() > 1) {
            // Somebody has less than before: what was left over may find him.
            waiting.append(&mut self.unassigned);
        }
        let back = left.iter().flat_map(|bundle| &bundle.prizes);
        waiting.extend(back.filter(|key| !prizes.contains(key)));
        waiting.retain(|key| !prizes.contains(key));
        if self.rules.cumulation == Cumulation::One && self.group(category) == 0 {
            self.gone.extend(takers.iter().filter(|tpn| self.shares.contains_key(tpn)));
        }
        self.bundles.push(Bundle { prizes, holders: takers });
        self.come_back();
    }

    /// Whoever left the places for a prize that he no longer has is in them again.
    fn come_back(&mut self) {
        let holds = |tpn: &Tpn| {
            self.bundles.iter().any(|bundle| {
                bundle.holders.contains(tpn)
                    && bundle.prizes.iter().any(|(category, _)| self.group(*category) == 0)
            })
        };
        let gone: Vec<Tpn> = self.gone.iter().copied().filter(|tpn| holds(tpn)).collect();
        self.gone = gone;
        self.share();
    }

    /// Those who hold a category prize of the places' group and have come into the places keep the
    /// better of the two.
    fn settle(&mut self, waiting: &mut Vec<Key>) {
        if self.rules.cumulation == Cumulation::All {
            return;
        }
        // Everybody leaves the places or his prize at most once for each prize there is.
        let mut steps = (self.field.len() + 1) * (self.list().len() + 1);
        while steps > 0 {
            steps -= 1;
            let both = self.bundles.iter().enumerate().find_map(|(at, bundle)| {
                let in_group = bundle.prizes.iter().any(|(category, _)| self.group(*category) == 0);
                let holder = bundle.holders.iter().find(|it| self.shares.contains_key(it))?;
                in_group.then_some((at, *holder))
            });
            let Some((at, holder)) = both else { return };
            let bundle = &self.bundles[at];
            let each = self.each(&bundle.prizes, bundle.holders.len());
            if self.shares[&holder].exact > each {
                let bundle = self.bundles.remove(at);
                waiting.extend(bundle.prizes);
                // What was left over may now find somebody.
                waiting.append(&mut self.unassigned);
                self.come_back();
            } else {
                self.gone.push(holder);
                self.share();
            }
        }
    }

    fn finish(self) -> Allocation {
        let mut awards = self.awards();
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
            .map(|key| {
                let name = Prize::Category { category: key.0, prize: key.1 };
                (name, Money(self.value(*key)))
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
        let off = taken_off(self.rules, &self.in_places());
        let not = self.field.iter().map(|one| (one.tpn, self.considered(one, &off))).collect();
        Allocation { awards, not, cups: self.cups(), unassigned, paid, left, faults }
    }

    fn awards(&self) -> Vec<Award> {
        let places = self.shares.values().map(|place| Award {
            tpn: place.tpn,
            prize: Prize::Places { place: place.place },
            of: vec![Prize::Places { place: place.place }],
            exact: place.exact,
            rounded: place.rounded,
            paid: place.paid,
            because: place.because,
        });
        let mut awards: Vec<Award> = places.collect();
        for bundle in &self.bundles {
            let with = bundle.holders.len();
            let exact = self.each(&bundle.prizes, with);
            let pot = Money(bundle.prizes.iter().map(|key| self.value(*key)).sum());
            let paid = match with {
                0 | 1 => vec![Payable { rounded: pot, paid: pot }],
                _ => payable(self.rules.rounding, &vec![exact; with]),
            };
            let of: Vec<Prize> = bundle
                .prizes
                .iter()
                .map(|(category, prize)| Prize::Category { category: *category, prize: *prize })
                .collect();
            let because = match with {
                0 | 1 => Reason::BestOfCategory,
                _ => Reason::SameRank { with: u16::try_from(with).unwrap_or(u16::MAX), pot },
            };
            for (tpn, Payable { rounded, paid }) in bundle.holders.iter().zip(paid) {
                let Some(prize) = of.first().copied() else { continue };
                let (tpn, of) = (*tpn, of.clone());
                awards.push(Award { tpn, prize, of, exact, rounded, paid, because });
            }
        }
        awards
    }

    /// Things that are not divided go by the order of their category alone.
    fn cups(&self) -> Vec<Cup> {
        let mut cups = Vec::new();
        for (category, rules) in self.rules.categories.iter().enumerate() {
            let tiers = self.tiers(category);
            let mut places = tiers.iter().flat_map(|tier| tier.iter().map(move |_| tier));
            for goods in 0..rules.goods.len() {
                let to = places.next().cloned().unwrap_or_default();
                cups.push(Cup { category, goods, to });
            }
        }
        cups
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

    /// Why a player has none of the prizes that he has not: a line for the places, a line for each
    /// prize of his categories, a line for each category that is not his.
    fn considered(&self, one: &Contender, off: &[(Tpn, u16)]) -> Vec<Considered> {
        let mut not = Vec::new();
        if !self.shares.contains_key(&one.tpn) && !self.rules.places.is_empty() {
            let place = self.rank.get(&one.tpn).map_or(0, |index| index + 1);
            let prize = Prize::Places { place: u16::try_from(place).unwrap_or(u16::MAX) };
            let off = off.iter().find(|(tpn, _)| *tpn == one.tpn);
            let because = match (self.held(one.tpn, 0), off, self.rules.least_share) {
                (Some((instead, _)), _, _) if self.gone.contains(&one.tpn) => {
                    Reason::HasBetter { instead }
                }
                (_, Some((_, with)), Some(least)) => Reason::BelowLeastShare { least, with: *with },
                _ => Reason::BeyondPrizes,
            };
            not.push(Considered { prize, because });
        }
        for (category, rules) in self.rules.categories.iter().enumerate() {
            if !one.categories.contains(&category) {
                let prize = Prize::Category { category, prize: 0 };
                not.push(Considered { prize, because: Reason::NotMember });
                continue;
            }
            for prize in 0..rules.prizes.len() {
                if let Some(because) = self.why_not(one, (category, prize)) {
                    let prize = Prize::Category { category, prize };
                    not.push(Considered { prize, because });
                }
            }
        }
        not
    }

    /// Why a member of the category has not this prize of it; `None` if he has it.
    fn why_not(&self, one: &Contender, key: Key) -> Option<Reason> {
        let instead = self.held(one.tpn, self.group(key.0)).map(|(prize, _)| prize);
        let better = instead.map(|instead| Reason::HasBetter { instead });
        let Some(bundle) = self.bundles.iter().find(|bundle| bundle.prizes.contains(&key)) else {
            return better;
        };
        if bundle.holders.contains(&one.tpn) {
            return None;
        }
        let taken_by = *bundle.holders.first()?;
        let holder = self.rank.get(&taken_by).map(|index| self.field[*index])?;
        match self.order(key.0, one) > self.order(key.0, holder) {
            true => Some(Reason::RankedLower { taken_by }),
            false => Some(better.unwrap_or(Reason::Taken { taken_by })),
        }
    }
}
