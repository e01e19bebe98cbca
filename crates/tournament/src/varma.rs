//! Varma tables (C.05 Annex 2), the restricted drawing of lots: players of one federation do not meet in
//! the last three rounds of a round robin. Written from the full text. One slip of the printed tables is kept as it
//! is: with 12 players, 6 and 12 are in one set and meet in the last round.

/// The four sets of numbers for 9 to 24 players; `None` for other sizes. With an odd number of players
/// the highest number is nobody's.
pub fn sets(n_players: u16) -> Option<[Vec<u16>; 4]> {
    let size = n_players + n_players % 2;
    let spans: [&[(u16, u16)]; 4] = match size {
        10 => {
            [&[(3, 4), (8, 8)], &[(5, 5), (7, 7), (9, 9)], &[(1, 1), (6, 6)], &[(2, 2), (10, 10)]]
        }
        12 => [
            &[(4, 5), (9, 10)],
            &[(1, 2), (7, 7)],
            &[(6, 6), (8, 8), (12, 12)],
            &[(3, 3), (11, 11)],
        ],
        14 => [
            &[(4, 6), (11, 12)],
            &[(1, 2), (8, 9)],
            &[(7, 7), (10, 10), (13, 13)],
            &[(3, 3), (14, 14)],
        ],
        16 => [
            &[(5, 7), (12, 14)],
            &[(1, 3), (9, 10)],
            &[(8, 8), (11, 11), (15, 15)],
            &[(4, 4), (16, 16)],
        ],
        18 => [
            &[(5, 8), (14, 16)],
            &[(1, 3), (10, 12)],
            &[(9, 9), (13, 13), (17, 17)],
            &[(4, 4), (18, 18)],
        ],
        20 => [
            &[(6, 9), (15, 18)],
            &[(1, 3), (11, 14)],
            &[(5, 5), (10, 10), (19, 19)],
            &[(4, 4), (20, 20)],
        ],
        22 => [
            &[(6, 10), (17, 20)],
            &[(1, 4), (12, 15)],
            &[(11, 11), (16, 16), (21, 21)],
            &[(5, 5), (22, 22)],
        ],
        24 => [
            &[(6, 11), (19, 22)],
            &[(1, 4), (13, 17)],
            &[(12, 12), (18, 18), (23, 23)],
            &[(5, 5), (24, 24)],
        ],
        _ => return None,
    };
    Some(spans.map(|spans| {
        spans
            .iter()
            .flat_map(|(first, last)| *first..=*last)
            .filter(|number| *number <= n_players)
            .collect()
    }))
}

/// Somebody who draws a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// Federation code.
    pub federation: String,
    /// Name.
    pub name: String,
}

/// Federations with more players than any set has numbers: some of their players may meet late.
pub fn crowded(entrants: &[Entrant]) -> Vec<&str> {
    let n_players = u16::try_from(entrants.len()).unwrap_or(u16::MAX);
    let largest = sets(n_players).map_or(0, |sets| sets.iter().map(Vec::len).max().unwrap_or(0));
    let mut all: Vec<&str> = entrants.iter().map(|it| it.federation.as_str()).collect();
    all.sort_unstable();
    let mut crowded: Vec<&str> = all
        .chunk_by(|a, b| a == b)
        .filter(|same| same.len() > largest)
        .map(|same| same[0])
        .collect();
    crowded.dedup();
    crowded
}

/// Draws a number for everybody, in the order of `entrants`. `lot(n)` gives a number below `n`.
///
/// The federation with most players draws first, equal ones by code, inside one by name. A federation
/// draws from one set with enough numbers left, by lot among such sets; where no set is
/// large enough its players draw from all that is left, and may meet late.
pub fn draw(entrants: &[Entrant], lot: &mut dyn FnMut(usize) -> usize) -> Option<Vec<u16>> {
    let n_players = u16::try_from(entrants.len()).ok()?;
    let mut sets = sets(n_players)?;
    let mut order: Vec<usize> = (0..entrants.len()).collect();
    let size =
        |at: usize| entrants.iter().filter(|it| it.federation == entrants[at].federation).count();
    order.sort_by(|a, b| {
        let key =
            |at: usize| (std::cmp::Reverse(size(at)), &entrants[at].federation, &entrants[at].name);
        key(*a).cmp(&key(*b))
    });
    let mut numbers = vec![0; entrants.len()];
    let mut rest = order.as_slice();
    while let Some(first) = rest.first() {
        let same = |at: &&usize| entrants[**at].federation == entrants[*first].federation;
        let (team, others) = rest.split_at(rest.iter().take_while(same).count());
        rest = others;
        let fitting: Vec<usize> =
            (0..sets.len()).filter(|set| sets[*set].len() >= team.len()).collect();
        let set = fitting.get(if fitting.is_empty() { 0 } else { lot(fitting.len()) }).copied();
        for at in team {
            let from = set.or_else(|| (0..sets.len()).max_by_key(|set| sets[*set].len()))?;
            let index = lot(sets[from].len());
            if index >= sets[from].len() {
                return None;
            }
            numbers[*at] = sets[from].remove(index);
        }
    }
    Some(numbers)
}

#[cfg(test)]
mod tests {
    use super::{Entrant, crowded, draw, sets};
    use crate::lots::Numbers;

    #[test]
    fn a_table_holds_every_number_once() {
        for n in 9..=24 {
            let mut all: Vec<u16> = sets(n).unwrap().concat();
            all.sort();
            assert_eq!(all, (1..=n).collect::<Vec<_>>(), "{n}");
        }
        assert_eq!(sets(8), None);
        assert_eq!(sets(25), None);
    }

    #[test]
    fn a_federation_draws_from_one_set() {
        let entrant = |federation: &str, name: &str| Entrant {
            federation: federation.to_owned(),
            name: name.to_owned(),
        };
        let mut entrants: Vec<Entrant> =
            ["a", "b", "c"].iter().map(|name| entrant("ESP", name)).collect();
        entrants
            .extend(["ARG", "BRA", "CHI", "COL", "FRA", "GER", "ITA"].map(|it| entrant(it, "x")));
        assert_eq!(crowded(&entrants), Vec::<&str>::new());
        for seed in 0..50 {
            let mut numbers = Numbers::of(&format!("seed {seed}"));
            let mut lot = |n: usize| numbers.below(n);
            let numbers = draw(&entrants, &mut lot).unwrap();
            let set = sets(10).unwrap().into_iter().find(|set| set.contains(&numbers[0])).unwrap();
            assert!(numbers[..3].iter().all(|number| set.contains(number)), "{numbers:?}");
            let mut all = numbers.clone();
            all.sort();
            assert_eq!(all, (1..=10).collect::<Vec<_>>());
        }
        let many: Vec<Entrant> = (0..10).map(|it| entrant("ESP", &it.to_string())).collect();
        assert_eq!(crowded(&many), ["ESP"]);
    }
}
