//! Prizes: the worked examples of the digest, one prize a player, rounding, budgets, properties.

use proptest::prelude::*;
use tournament::ids::Tpn;
use tournament::points::Points;
use tournament::prize::{
    Allocation, Category, Contender, Cumulation, Fault, Money, Prize, Reason, Rounding, Rules,
    Sharing, allocate,
};

/// Players in order of rank with these points in tenths.
fn field(points: &[i32]) -> Vec<Contender> {
    (1..)
        .zip(points)
        .map(|(rank, points)| Contender {
            tpn: Tpn(rank),
            rank,
            points: Points(*points),
            categories: Vec::new(),
        })
        .collect()
}

fn euros(amounts: &[i64]) -> Vec<Money> {
    amounts.iter().map(|amount| Money(amount * 100)).collect()
}

fn rules(sharing: Sharing) -> Rules {
    Rules { places: euros(&[100, 80, 60, 40, 20, 10]), sharing, ..Rules::default() }
}

fn category(amounts: &[i64]) -> Category {
    Category { name: "U1800".to_owned(), prizes: euros(amounts), ..Category::default() }
}

fn paid(allocation: &Allocation) -> Vec<(u16, i64)> {
    allocation.awards.iter().map(|award| (award.tpn.0, award.paid.0)).collect()
}

fn amounts(allocation: &Allocation) -> Vec<i64> {
    allocation.awards.iter().map(|award| award.paid.0).collect()
}

/// Prizes 100 80 60 40 20 10, points 8 8 7½ 7 7 7.
#[test]
fn sharing_of_places() {
    let field = field(&[80, 80, 75, 70, 70, 70]);
    let made = |sharing| amounts(&allocate(&rules(sharing), &field));
    assert_eq!(made(Sharing::None), [10000, 8000, 6000, 4000, 2000, 1000]);
    // 70 / 3 = 23.33, the cent left over to the first of the three.
    assert_eq!(made(Sharing::Equal), [9000, 9000, 6000, 2334, 2333, 2333]);
    // 50 + 45, 40 + 45, 60, 20 + 11.67, 10 + 11.67, 5 + 11.67.
    assert_eq!(made(Sharing::Hort), [9500, 8500, 6000, 3167, 2167, 1666]);
    assert_eq!(
        made(Sharing::Hybrid { undivided: 1 }),
        [10000, 8000, 6000, 2334, 2333, 2333],
        "the first place goes whole, the second has nobody left to share with"
    );
}

/// Four players on the same points, 10000 8000 6000 4000 by Hort: 8500 7500 6500 5500.
#[test]
fn hort_of_four() {
    let rules =
        Rules { places: euros(&[100, 80, 60, 40]), sharing: Sharing::Hort, ..Rules::default() };
    assert_eq!(amounts(&allocate(&rules, &field(&[60; 4]))), [8500, 7500, 6500, 5500]);
}

/// Six players share 60 by three places: 10 each; with a least share of 15 four are left, then 15.
#[test]
fn a_group_beyond_the_last_prize() {
    let mut rules = Rules { places: euros(&[30, 20, 10]), ..Rules::default() };
    assert_eq!(amounts(&allocate(&rules, &field(&[50; 6]))), [1000; 6]);
    rules.least_share = Some(Money(1500));
    assert_eq!(amounts(&allocate(&rules, &field(&[50; 6]))), [1500; 4]);
    // By Hort the pot is paid whole too: 15+x, 10+x, 5+x, x with 4x = 30: x = 7.50, below 15; three:
    // 15+10, 10+10, 5+10.
    rules.sharing = Sharing::Hort;
    assert_eq!(amounts(&allocate(&rules, &field(&[50; 6]))), [2500, 2000, 1500]);
}

#[test]
fn whole_units_and_what_is_left_over() {
    let mut rules = rules(Sharing::Equal);
    rules.rounding = Rounding::Down { unit: 100 };
    let field = field(&[80, 80, 75, 70, 70, 70]);
    let made = allocate(&rules, &field);
    assert_eq!((amounts(&made), made.left), (vec![9000, 9000, 6000, 2400, 2300, 2300], Money(0)));
    rules.rounding = Rounding::Nearest { unit: 500 };
    let made = allocate(&rules, &field);
    assert_eq!(amounts(&made), [9000, 9000, 6000, 2500, 2500, 2500]);
    assert_eq!(
        (made.left, made.faults.last()),
        (Money(-500), Some(&Fault::RoundedUp { over: Money(500) }))
    );
}

/// Place 4 brings 40; the category's first prize 50 is better, so 5 moves up to 40 and 6 to 20.
#[test]
fn the_best_prize_and_the_others_move_up() {
    let mut rules = rules(Sharing::None);
    rules.categories = vec![category(&[50, 30])];
    let mut field = field(&[80, 75, 70, 65, 60, 55]);
    for index in [3, 5] {
        field[index].categories = vec![0];
    }
    let made = allocate(&rules, &field);
    // 6 would have the fifth place, 20; the second category prize, 30, is better.
    assert_eq!(paid(&made), [(1, 10000), (2, 8000), (3, 6000), (4, 5000), (5, 4000), (6, 3000)]);
    assert_eq!(made.awards[3].because, Reason::BestOfCategory);
    let not = &made.not[3].1;
    assert!(not.iter().any(|one| matches!(one.because, Reason::HasBetter { .. })), "{not:?}");
    assert_eq!(made.left, Money(3000), "the places 5 and 6 have nobody");
    assert_eq!(made.unassigned.len(), 2);
}

#[test]
fn at_equal_value_the_place_counts() {
    let mut rules = rules(Sharing::None);
    rules.categories = vec![category(&[40])];
    let mut field = field(&[80, 75, 70, 65, 60]);
    field[3].categories = vec![0];
    field[4].categories = vec![0];
    let made = allocate(&rules, &field);
    assert_eq!(made.awards[3].prize, Prize::Places { place: 4 });
    assert_eq!((made.awards[4].tpn, made.awards[4].paid), (Tpn(5), Money(4000)));
}

/// The best woman has the larger prize; the junior prize she would also have goes to the next.
#[test]
fn ties_across_categories() {
    let rules =
        Rules { categories: vec![category(&[50]), category(&[60, 20])], ..Rules::default() };
    let mut field = field(&[50, 45, 40]);
    field[0].categories = vec![0, 1];
    field[1].categories = vec![1];
    field[2].categories = vec![0];
    let made = allocate(&rules, &field);
    assert_eq!(paid(&made), [(1, 6000), (2, 2000), (3, 5000)]);
    assert!(made.not[0].1.iter().any(|one| {
        one.prize == Prize::Category { category: 0, prize: 0 }
            && matches!(one.because, Reason::HasBetter { .. })
    }));
    assert!(made.not[1].1.contains(&tournament::prize::Considered {
        prize: Prize::Category { category: 1, prize: 0 },
        because: Reason::RankedLower { taken_by: Tpn(1) },
    }));
}

#[test]
fn prizes_of_another_group_come_on_top() {
    let mut rules = rules(Sharing::None);
    rules.categories = vec![Category { group: 1, ..category(&[15]) }];
    let mut field = field(&[80, 75]);
    field[0].categories = vec![0];
    assert_eq!(paid(&allocate(&rules, &field)), [(1, 10000), (1, 1500), (2, 8000)]);
    rules.categories[0].group = 0;
    rules.cumulation = Cumulation::All;
    assert_eq!(paid(&allocate(&rules, &field)), [(1, 10000), (1, 1500), (2, 8000)]);
}

#[test]
fn a_budget_that_is_too_small_is_said() {
    let mut rules = rules(Sharing::Equal);
    rules.budget = Some(Money(9000));
    let faults = allocate(&rules, &field(&[10])).faults;
    assert!(faults.contains(&Fault::OverBudget { prizes: Money(31000), budget: Money(9000) }));
    let prize = Prize::Places { place: 1 };
    assert!(faults.contains(&Fault::PrizeOverBudget { prize, amount: Money(10000) }));
    rules.places[1] = Money(-5);
    rules.places[2] = Money(20000);
    let faults = allocate(&rules, &field(&[10])).faults;
    assert!(faults.contains(&Fault::Negative { prize: Prize::Places { place: 2 } }));
    assert!(faults.contains(&Fault::OutOfOrder { prize: Prize::Places { place: 3 } }));
    assert!(allocate(&Rules::default(), &[]).awards.is_empty());
}

/// 1 and 2 are first together, 3 is next; all are juniors. The junior prizes 100 and 40 are theirs
/// together: 70 each, whoever has the lower number. Alone, the prize of 100 makes 50 each.
#[test]
fn those_on_one_rank_share_a_category_prize() {
    let mut rules = Rules { categories: vec![category(&[100, 40])], ..Rules::default() };
    let mut field = field(&[60, 60, 55]);
    field[1].rank = 1;
    for one in &mut field {
        one.categories = vec![0];
    }
    let made = allocate(&rules, &field);
    assert_eq!(paid(&made), [(1, 7000), (2, 7000)]);
    assert_eq!(made.awards[1].because, Reason::SameRank { with: 2, pot: Money(14000) });
    assert_eq!(made.awards[0].of.len(), 2);
    let ranked_lower = Reason::RankedLower { taken_by: Tpn(1) };
    assert!(made.not[2].1.iter().all(|one| one.because == ranked_lower), "{:?}", made.not[2]);
    assert!(made.not[1].1.is_empty(), "the second has his share of both: {:?}", made.not[1]);
    field.swap(0, 1);
    assert_eq!(allocate(&rules, &field), made, "the order of entry changes nothing");
    rules.categories = vec![category(&[101])];
    assert_eq!(paid(&allocate(&rules, &field)), [(1, 5050), (2, 5050)]);
    rules.cumulation = Cumulation::All;
    assert_eq!(paid(&allocate(&rules, &field)), [(1, 5050), (2, 5050)]);
    rules.cumulation = Cumulation::One;
    // The first holds 60 of his place with a prize for seniors beside: half of 101 is less.
    rules.categories.push(category(&[60]));
    let first = field.iter_mut().find(|one| one.tpn == Tpn(1)).expect("he is in the field");
    first.categories.push(1);
    assert_eq!(paid(&allocate(&rules, &field)), [(1, 6000), (2, 10100)]);
}

/// Two on one rank have the juniors' 100 and the club's 60 together, 80 each: nobody ranked lower
/// gets more than they.
#[test]
fn those_on_one_rank_share_across_categories() {
    let rules = Rules { categories: vec![category(&[100]), category(&[60])], ..Rules::default() };
    let mut field = field(&[60, 60, 55]);
    field[1].rank = 1;
    for one in &mut field {
        one.categories = vec![0, 1];
    }
    assert_eq!(paid(&allocate(&rules, &field)), [(1, 8000), (2, 8000)]);
}

/// 500 + 2900/10: half of the own place, and a tenth of what is left in the pot.
#[test]
fn the_numbers_of_a_share_are_told() {
    let places = euros(&[1000, 900, 800, 700, 600, 500, 400, 400, 300, 200]);
    let mut rules = Rules { places, sharing: Sharing::Hort, ..Rules::default() };
    let mut field = field(&[60; 10]);
    let made = allocate(&rules, &field);
    assert_eq!(made.awards[0].paid, Money(79000));
    assert_eq!(
        made.awards[0].because,
        Reason::Hort {
            half: tournament::tiebreak::Ratio::whole(50000),
            pool: tournament::tiebreak::Ratio::whole(290_000),
            with: 10,
            from: 1,
            to: 10
        }
    );
    rules.sharing = Sharing::Equal;
    let because = allocate(&rules, &field).awards[0].because;
    assert_eq!(because, Reason::Shared { with: 10, from: 1, to: 10, pot: Money(580_000) });
    // Without sharing, two on the second rank have the second and third prize together.
    rules.sharing = Sharing::None;
    field[2].rank = 2;
    let made = allocate(&rules, &field);
    assert_eq!(made.awards[0].because, Reason::OwnPlace);
    assert_eq!(made.awards[2].because, Reason::SameRank { with: 2, pot: Money(170_000) });
    assert_eq!(made.awards[2].paid, Money(85000));
}

/// The first place goes whole, and two are on it: 90 each of 100 and 80, 60 for the other two.
#[test]
fn a_shared_rank_is_not_cut_by_the_undivided_places() {
    let mut field = field(&[80; 4]);
    field[1].rank = 1;
    let made = allocate(&rules(Sharing::Hybrid { undivided: 1 }), &field);
    assert_eq!(amounts(&made), [9000, 9000, 5000, 5000]);
}

#[test]
fn why_a_player_has_none_is_told_for_every_prize() {
    let mut rules = Rules { places: euros(&[30, 20, 10]), ..Rules::default() };
    rules.least_share = Some(Money(1500));
    rules.categories = vec![category(&[5])];
    let made = allocate(&rules, &field(&[50, 50, 50, 50, 50, 50, 40]));
    let reasons: Vec<Reason> = made.not[5].1.iter().map(|one| one.because).collect();
    assert_eq!(
        reasons,
        [Reason::BelowLeastShare { least: Money(1500), with: 4 }, Reason::NotMember]
    );
    assert_eq!(made.not[6].1[0].because, Reason::BeyondPrizes);
}

/// 135 for two by whole tens: 60 each, ten to the first, and what is less than ten to the first too.
#[test]
fn what_is_less_than_a_unit_goes_to_the_first() {
    let mut rules = Rules { places: euros(&[100, 35]), ..Rules::default() };
    rules.rounding = Rounding::Down { unit: 1000 };
    assert_eq!(amounts(&allocate(&rules, &field(&[50, 50]))), [7500, 6000]);
}

#[test]
fn a_budget_that_is_not_used_up_is_said() {
    let mut rules = rules(Sharing::Equal);
    rules.budget = Some(Money(40000));
    let rest = Fault::Unspent { prizes: Money(31000), budget: Money(40000), rest: Money(9000) };
    assert_eq!(allocate(&rules, &field(&[10; 6])).faults, [rest]);
    rules.budget = Some(Money(31000));
    assert!(allocate(&rules, &field(&[10; 6])).faults.is_empty());
}

/// A cup goes by the order, whole, and beside the money; on one rank lots decide.
#[test]
fn cups_are_not_divided() {
    let goods = vec!["Cup".to_owned(), "Book".to_owned()];
    let best = Category { goods: goods.clone(), ..category(&[]) };
    let order = [(Tpn(3), 1), (Tpn(1), 2)].into();
    let performance = Category { goods, order, ..category(&[20]) };
    let mut rules = rules(Sharing::Equal);
    rules.categories = vec![best, performance];
    let mut field = field(&[80, 80, 75]);
    field[1].rank = 1;
    for one in &mut field {
        one.categories = vec![0];
    }
    field[0].categories.push(1);
    field[2].categories.push(1);
    let made = allocate(&rules, &field);
    let to: Vec<Vec<u16>> =
        made.cups.iter().map(|cup| cup.to.iter().map(|tpn| tpn.0).collect()).collect();
    assert_eq!(to, [vec![1, 2], vec![1, 2], vec![3], vec![1]]);
    assert!(made.awards.iter().any(|award| award.tpn == Tpn(3) && award.paid == Money(6000)));
}

fn sharing() -> impl Strategy<Value = Sharing> {
    prop_oneof![
        Just(Sharing::None),
        Just(Sharing::Equal),
        Just(Sharing::Hort),
        (0_u16..4).prop_map(|undivided| Sharing::Hybrid { undivided }),
    ]
}

fn falling(most: usize) -> impl Strategy<Value = Vec<Money>> {
    prop::collection::vec(1_i64..20_000, 0..most).prop_map(|mut amounts| {
        amounts.sort_unstable_by_key(|amount| std::cmp::Reverse(*amount));
        amounts.into_iter().map(Money).collect()
    })
}

proptest! {
    /// To the cent: what is paid and what nobody takes are the prizes; nobody has two of a group;
    /// nobody who is eligible for an unassigned prize has less; the order of entry changes nothing.
    #[test]
    fn the_sum_is_the_sum(
        places in falling(8),
        categories in prop::collection::vec(falling(4), 0..4),
        sharing in sharing(),
        points in prop::collection::vec((0_i32..6, 0_u8..16, prop::bool::weighted(0.3)), 1..20),
        turn in 0_usize..20,
    ) {
        let mut points = points;
        points.sort_by_key(|(points, _, _)| std::cmp::Reverse(*points));
        let total = categories.len();
        let mut field: Vec<Contender> =
            (1..).zip(&points).map(|(rank, (points, mask, _))| Contender {
                tpn: Tpn(rank),
                rank,
                points: Points(points * 10),
                categories: (0..total).filter(|index| mask >> index & 1 == 1).collect(),
            }).collect();
        for index in 1..field.len() {
            if points[index].2 && field[index].points == field[index - 1].points {
                field[index].rank = field[index - 1].rank;
            }
        }
        let rules = Rules {
            places,
            sharing,
            categories: categories
                .into_iter()
                .map(|prizes| Category { prizes, ..Category::default() })
                .collect(),
            ..Rules::default()
        };
        let made = allocate(&rules, &field);
        let unassigned: i64 = made.unassigned.iter().map(|(_, money)| money.0).sum();
        prop_assert_eq!(made.paid.0 + unassigned, rules.total().0);
        prop_assert_eq!(made.left.0, unassigned);
        let mut holders: Vec<Tpn> = made.awards.iter().map(|award| award.tpn).collect();
        holders.sort_unstable();
        let count = holders.len();
        holders.dedup();
        prop_assert_eq!(holders.len(), count);
        for (prize, money) in &made.unassigned {
            let Prize::Category { category, .. } = prize else { continue };
            let alone = |rank: u16| field.iter().filter(|one| one.rank == rank).count() == 1;
            let members = field.iter().filter(|one| one.categories.contains(category));
            for one in members.filter(|one| alone(one.rank)) {
                let held = made.awards.iter().find(|award| award.tpn == one.tpn);
                prop_assert!(held.is_some_and(|award| award.exact.rounded(0).parse::<i64>().unwrap() >= money.0));
            }
        }
        let mut turned = field.clone();
        turned.rotate_left(turn % field.len());
        prop_assert_eq!(allocate(&rules, &turned), made);
    }
}
