//! The weight of a pair in one bracket: a row of digits, the most important criterion first.
//!
//! Every digit counts something over the pairs of one matching. Its width is that of a bound on
//! the whole count: as many as there are players in the bracket and the next scoregroup, or as
//! many as have the score that the digit is about. So no digit can carry into another.
//!
//! Below the criteria lie the digits of the generation order (article 4): exchanges, the sum of
//! positions in S1, and one digit for the single question being asked.

use tournament::points::Points;

use super::criteria;
use crate::field::{Field, Float};
use crate::wide::Wide;

/// Bits kept free above the digits. A vertex value is a sum along alternating paths and
/// moves by at most about (players x greatest weight) for each question asked: with up to 5,000
/// players, under 2^13 x 2^15 x 2^13 times the greatest weight.
const HEADROOM: usize = 44;

/// One bracket: who is in it and who comes next, as positions in the field.
pub(super) struct Scope {
    /// Moved-down players, then residents, in order.
    pub(super) bracket: Vec<usize>,
    /// How many of them moved down.
    pub(super) n_moved: usize,
    /// The next scoregroup.
    pub(super) next: Vec<usize>,
    /// The vertex of the bye, if it is still to be given.
    pub(super) bye: Option<usize>,
    pub(super) c9: C9,
}

/// Whether C9 is still to be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum C9 {
    Open,
    /// The vertex of the bye stands for leaving the bracket, and only those may
    /// leave whom C4 to C9 allow.
    Settled,
}

impl Scope {
    pub(super) fn moved(&self) -> &[usize] {
        &self.bracket[..self.n_moved]
    }

    pub(super) fn residents(&self) -> &[usize] {
        &self.bracket[self.n_moved..]
    }

    /// Everybody whose pairs may weigh something.
    pub(super) fn window(&self) -> Vec<usize> {
        self.bracket.iter().chain(&self.next).copied().chain(self.bye).collect()
    }
}

/// One digit: its lowest bit, or `None` if it is the same for every pairing of this bracket.
#[derive(Clone, Copy, Default)]
struct Digit(Option<usize>);

/// One digit for each score of moved-down players, highest first.
struct ScoreDigits(Vec<(Points, Digit)>);

/// Where each digit lies.
pub(super) struct Layout {
    c6: Digit,
    c7: ScoreDigits,
    c8_pairs: Digit,
    c8_scores: ScoreDigits,
    c9: Digit,
    /// C10 to C13.
    colors: [Digit; 4],
    floats: FloatDigits,
    kept_in_s1: Digit,
    s1_sum: Digit,
    question: Digit,
    bits: usize,
}

/// C14 to C21. The first of two is about the previous round, the second about the one before.
struct FloatDigits {
    /// C14 and C16.
    residents_down: [Digit; 2],
    /// C15 and C17.
    opponents_up: [Digit; 2],
    /// C18 and C20.
    moved_down: [ScoreDigits; 2],
    /// C19 and C21.
    moved_opponents: [ScoreDigits; 2],
}

impl FloatDigits {
    fn new(field: &Field, scope: &Scope, bits: &mut Bits) -> FloatDigits {
        let in_bracket = scope.bracket.len();
        let floated = |at: &usize, back: usize, float| field.players[*at].floats[back] == float;
        let any = |back, float| scope.residents().iter().any(|at| floated(at, back, float));
        let mut digits = FloatDigits {
            residents_down: [Digit(None); 2],
            opponents_up: [Digit(None); 2],
            moved_down: [(); 2].map(|()| ScoreDigits(Vec::new())),
            moved_opponents: [(); 2].map(|()| ScoreDigits(Vec::new())),
        };
        let moved = tally(field, scope.moved().iter().copied());
        for back in [1, 0] {
            let all: &[(Points, usize)] = if any(back, Float::Up) { &moved } else { &[] };
            digits.moved_opponents[back] = bits.take_scores(all);
            let again = scope.moved().iter().copied();
            let again = tally(field, again.filter(|at| floated(at, back, Float::Down)));
            digits.moved_down[back] = bits.take_scores(&again);
        }
        for back in [1, 0] {
            let up = scope.n_moved > 0 && any(back, Float::Up);
            digits.opponents_up[back] = bits.take(if up { in_bracket } else { 0 });
            let down = any(back, Float::Down);
            digits.residents_down[back] = bits.take(if down { in_bracket } else { 0 });
        }
        digits
    }
}

/// Hands out bits from the least significant up.
struct Bits(usize);

impl Bits {
    fn take(&mut self, most: usize) -> Digit {
        if most == 0 {
            return Digit(None);
        }
        let lowest = self.0;
        self.0 += (usize::BITS - most.leading_zeros()) as usize;
        Digit(Some(lowest))
    }

    /// Lowest score first, so that the highest is the most important.
    fn take_scores(&mut self, scores: &[(Points, usize)]) -> ScoreDigits {
        let mut digits: Vec<(Points, Digit)> =
            scores.iter().rev().map(|(score, most)| (*score, self.take(*most))).collect();
        digits.reverse();
        ScoreDigits(digits)
    }
}

/// Scores that occur, highest first, with how many have them.
fn tally(field: &Field, positions: impl Iterator<Item = usize>) -> Vec<(Points, usize)> {
    let mut counts: Vec<(Points, usize)> = Vec::new();
    for position in positions {
        let score = field.players[position].score;
        match counts.iter_mut().find(|(known, _)| *known == score) {
            Some((_, count)) => *count += 1,
            None => counts.push((score, 1)),
        }
    }
    counts.sort_by_key(|(score, _)| -score.0);
    counts
}

impl Layout {
    pub(super) fn new(field: &Field, scope: &Scope) -> Layout {
        let everybody = scope.bracket.len() + scope.next.len() + 1;
        let in_bracket = scope.bracket.len();
        // All weights are even (see `crate::matching`).
        let mut bits = Bits(1);
        let question = bits.take(everybody + 1);
        let s1_sum = bits.take(in_bracket * in_bracket);
        let kept_in_s1 = bits.take(in_bracket);
        let floats = FloatDigits::new(field, scope, &mut bits);
        let mut colors = [Digit(None); 4];
        for criterion in (0..4).rev() {
            let used = criterion >= 2 || field.final_round;
            colors[criterion] = bits.take(if used { in_bracket } else { 0 });
        }
        let games = |at: &usize| field.players[*at].colors.len();
        let most_games = scope.bracket.iter().map(games).max().unwrap_or(0);
        let c9 = bits.take(if scope.bye.is_some() { most_games } else { 0 });
        let down = if scope.next.is_empty() {
            Vec::new()
        } else {
            tally(field, scope.bracket.iter().copied())
        };
        let c8_scores = bits.take_scores(&down);
        let c8_pairs = bits.take(if scope.next.is_empty() { 0 } else { everybody });
        let c7 = bits.take_scores(&tally(field, scope.moved().iter().copied()));
        let c6 = bits.take(in_bracket);
        Layout {
            c6,
            c7,
            c8_pairs,
            c8_scores,
            c9,
            colors,
            floats,
            kept_in_s1,
            s1_sum,
            question,
            bits: bits.0,
        }
    }

    /// How many limbs a weight needs.
    pub(super) fn limbs(&self) -> usize {
        (self.bits + HEADROOM).div_ceil(64)
    }

    /// The weights of all pairs of the window, as a square table.
    pub(super) fn table<const N: usize>(&self, field: &Field, scope: &Scope) -> Vec<Wide<N>> {
        let (n_bracket, n_moved) = (scope.bracket.len(), scope.n_moved);
        let window = scope.window();
        let side = window.len();
        let players = n_bracket + scope.next.len();
        let mut table = vec![Wide::ZERO; side * side];
        for lower in n_moved..players {
            for higher in 0..lower.min(players) {
                let weight = if lower < n_bracket {
                    self.in_bracket(field, window[higher], window[lower], higher < n_moved)
                } else {
                    self.in_next(field, window[higher])
                };
                table[higher * side + lower] = weight;
                table[lower * side + higher] = weight;
            }
        }
        table
    }

    fn in_bracket<const N: usize>(
        &self,
        field: &Field,
        higher: usize,
        lower: usize,
        moved: bool,
    ) -> Wide<N> {
        let (high, low) = (&field.players[higher], &field.players[lower]);
        let mut weight = Wide::ZERO;
        self.c6.put(&mut weight, 1);
        if moved {
            self.c7.put(&mut weight, high.score, 1);
        }
        let [wide, running] = criteria::topscorer_costs(field, high, low);
        let gains = [
            2 - wide,
            2 - running,
            usize::from(criteria::c12_met(high, low)),
            usize::from(criteria::c13_met(high, low)),
        ];
        for (digit, gain) in self.colors.iter().zip(gains) {
            digit.put(&mut weight, gain as u64);
        }
        for back in 0..2 {
            let saved = u64::from(low.floats[back] == Float::Down)
                + u64::from(!moved && high.floats[back] == Float::Down);
            self.floats.residents_down[back].put(&mut weight, saved);
            let spared = !(moved && low.floats[back] == Float::Up);
            self.floats.opponents_up[back].put(&mut weight, u64::from(spared));
            if moved {
                let again = high.floats[back] == Float::Down;
                self.floats.moved_down[back].put(&mut weight, high.score, u64::from(again));
                self.floats.moved_opponents[back].put(&mut weight, high.score, u64::from(spared));
            }
        }
        weight
    }

    fn in_next<const N: usize>(&self, field: &Field, higher: usize) -> Wide<N> {
        let mut weight = Wide::ZERO;
        self.c8_pairs.put(&mut weight, 1);
        self.c8_scores.put(&mut weight, field.players[higher].score, 1);
        weight
    }

    /// C9: the bye is worth more the more games its player has played.
    pub(super) fn bye_weight<const N: usize>(&self, field: &Field, at: usize) -> Wide<N> {
        let mut weight = Wide::ZERO;
        self.c9.put(&mut weight, field.players[at].colors.len() as u64);
        weight
    }

    /// A pair whose higher player is at `position` of the `len` players of the homogeneous part.
    pub(super) fn generation<const N: usize>(
        &self,
        position: usize,
        len: usize,
        n_pairs: usize,
    ) -> Wide<N> {
        let mut weight = Wide::ZERO;
        self.kept_in_s1.put(&mut weight, u64::from(position < n_pairs));
        self.s1_sum.put(&mut weight, (len - position) as u64);
        weight
    }

    /// A preference too small to outweigh any criterion.
    pub(super) fn preference<const N: usize>(&self, amount: usize) -> Wide<N> {
        let mut weight = Wide::ZERO;
        self.question.put(&mut weight, amount as u64);
        weight
    }
}

impl Digit {
    fn put<const N: usize>(self, weight: &mut Wide<N>, amount: u64) {
        if let Some(bit) = self.0
            && amount > 0
        {
            *weight += Wide::digit(amount, bit);
        }
    }
}

impl ScoreDigits {
    fn put<const N: usize>(&self, weight: &mut Wide<N>, score: Points, amount: u64) {
        if let Some((_, digit)) = self.0.iter().find(|(known, _)| *known == score) {
            digit.put(weight, amount);
        }
    }
}
