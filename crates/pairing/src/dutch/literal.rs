//! A second opinion: articles 3 and 4 by trying every candidate of every bracket.
//!
//! Shares with the engine what a player is ([`crate::field`]) and who gets which color
//! ([`crate::color`]); the criteria are counted on the finished candidate as the articles word
//! them, and ties are settled by the place of the candidate in the order of generation.

mod decides;

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};

use tournament::history::{Cell, History, Prohibition, Row, Scoring};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::{ByeKind, Color, Score};

use crate::color::{InitialColor, allocate};
use crate::field::{Field, Float, Player, Strength};
use crate::{NoPairing, Options, pair};

/// Pairs of positions, the higher ranked first.
type Pairs = Vec<(usize, usize)>;

struct Literal<'a> {
    field: &'a Field,
    initial: Color,
    bye_score: Points,
    completes: HashMap<u32, bool>,
}

/// One way to pair a bracket.
struct Candidate {
    pairs: Pairs,
    floaters: Vec<usize>,
}

fn bits(players: &[usize]) -> u32 {
    players.iter().fold(0, |mask, at| mask | 1 << at)
}

impl Literal<'_> {
    fn player(&self, at: usize) -> &Player {
        &self.field.players[at]
    }

    /// C4 with C1, C2, C3 and C5: everybody in `mask` can be paired.
    fn completes(&mut self, mask: u32) -> bool {
        if mask == 0 {
            return true;
        }
        if let Some(known) = self.completes.get(&mask) {
            return *known;
        }
        let first = mask.trailing_zeros() as usize;
        let rest = mask & !(1 << first);
        let player = self.player(first);
        let may_sit = player.bye_bar.is_none() && player.score <= self.bye_score;
        let mut found = mask.count_ones() % 2 == 1 && may_sit && self.pairs_off(rest);
        for other in first + 1..self.field.players.len() {
            found = found
                || (rest & (1 << other) != 0
                    && self.field.may_meet(first, other)
                    && self.completes(rest & !(1 << other)));
        }
        self.completes.insert(mask, found);
        found
    }

    /// An even number of players, all paired.
    fn pairs_off(&mut self, mask: u32) -> bool {
        mask.count_ones().is_multiple_of(2) && self.completes(mask)
    }

    /// Every legal way to pair a bracket that leaves the rest of the field pairable.
    fn candidates(&mut self, bracket: &[usize], n_moved: usize, below: u32) -> Vec<Candidate> {
        let mut all = Vec::new();
        let mut pairs = Vec::new();
        self.extend(bracket, n_moved, 0, bits(bracket), below, &mut pairs, &mut all);
        all
    }

    #[expect(clippy::too_many_arguments, reason = "a plain recursion")]
    fn extend(
        &mut self,
        bracket: &[usize],
        n_moved: usize,
        at: usize,
        free: u32,
        below: u32,
        pairs: &mut Pairs,
        all: &mut Vec<Candidate>,
    ) {
        let Some(own) = bracket.get(at).copied() else {
            let floaters: Vec<usize> =
                bracket.iter().copied().filter(|at| free & (1 << at) != 0).collect();
            if self.completes(below | bits(&floaters)) {
                all.push(Candidate { pairs: pairs.clone(), floaters });
            }
            return;
        };
        self.extend(bracket, n_moved, at + 1, free, below, pairs, all);
        if free & (1 << own) == 0 {
            return;
        }
        for other in bracket[(at + 1).max(n_moved)..].iter().copied() {
            if free & (1 << other) != 0 && self.field.may_meet(own, other) {
                pairs.push((own, other));
                let left = free & !(1 << own) & !(1 << other);
                self.extend(bracket, n_moved, at + 1, left, below, pairs, all);
                pairs.pop();
            }
        }
    }

    fn scores_down(&self, players: &[usize]) -> Vec<Points> {
        let mut scores: Vec<Points> = players.iter().map(|at| self.player(*at).score).collect();
        scores.sort_by_key(|score| Reverse(*score));
        scores
    }

    /// Everything that compares two candidates; less is better.
    fn quality(&mut self, candidate: &Candidate, moved: &[usize], below: &[usize]) -> Quality {
        let resident = |at: &usize| !moved.contains(at);
        let floated = |at: usize, back: usize, float| self.player(at).floats[back] == float;
        let floaters = &candidate.floaters;
        let leaver = match floaters.as_slice() {
            [only] if self.takes_bye(*only, below) => self.player(*only).colors.len(),
            _ => 0,
        };
        let mut floats = Vec::new();
        let mut differences = Vec::new();
        for back in [0, 1] {
            let again = floaters.iter().filter(|at| resident(at));
            floats.push(again.filter(|at| floated(**at, back, Float::Down)).count());
            let met = candidate.pairs.iter().filter(|(high, _)| !resident(high));
            floats.push(met.filter(|(_, low)| floated(*low, back, Float::Up)).count());
            let mut down: Vec<(bool, Points)> = Vec::new();
            let mut up: Vec<(bool, Points)> = Vec::new();
            for (high, low) in candidate.pairs.iter().filter(|(high, _)| !resident(high)) {
                let difference = (false, self.player(*high).score - self.player(*low).score);
                if floated(*high, back, Float::Down) {
                    down.push(difference);
                }
                if floated(*low, back, Float::Up) {
                    up.push(difference);
                }
            }
            for at in floaters.iter().filter(|at| !resident(at)) {
                if floated(*at, back, Float::Down) {
                    down.push((true, self.player(*at).score));
                }
            }
            for mut list in [down, up] {
                list.sort_by_key(|difference| Reverse(*difference));
                differences.push(list);
            }
        }
        let colors = self.color_costs(&candidate.pairs);
        let scores = self.scores_down(floaters);
        let next = self.next_bracket(floaters, below);
        (floaters.len(), scores, next, Reverse(leaver), colors, floats, differences)
    }

    /// C9: the only one to leave gets the bye if nobody below can.
    fn takes_bye(&self, leaver: usize, below: &[usize]) -> bool {
        self.field.players.len() % 2 == 1
            && self.player(leaver).bye_bar.is_none()
            && self.player(leaver).score <= self.bye_score
            && below.iter().all(|at| self.player(*at).score < self.bye_score)
    }

    /// C10 to C13, counted on the colors actually given.
    fn color_costs(&self, pairs: &Pairs) -> [usize; 4] {
        let mut costs = [0; 4];
        for (high, low) in pairs {
            let (high, low) = (self.player(*high), self.player(*low));
            let (color, _) = allocate(high, low, self.initial);
            for (player, color) in [(high, color), (low, color.other())] {
                let step = if color == Color::White { 1 } else { -1 };
                if self.field.final_round && (high.topscorer || low.topscorer) {
                    costs[0] += usize::from((player.color_difference + step).abs() > 2);
                    costs[1] += usize::from(player.repeated == Some(color));
                }
                if player.preference.color.is_some_and(|due| due != color) {
                    costs[2] += 1;
                    costs[3] += usize::from(player.preference.strength == Strength::Strong);
                }
            }
        }
        costs
    }

    /// C8: how well the following bracket can do on C6 and C7.
    fn next_bracket(&mut self, floaters: &[usize], below: &[usize]) -> (usize, Vec<Points>) {
        let Some(first) = below.first() else { return (0, Vec::new()) };
        let score = self.player(*first).score;
        let (next, rest): (Vec<usize>, Vec<usize>) =
            below.iter().partition(|at| self.player(**at).score == score);
        let bracket: Vec<usize> = floaters.iter().chain(&next).copied().collect();
        self.candidates(&bracket, floaters.len(), bits(&rest))
            .iter()
            .map(|candidate| (candidate.floaters.len(), self.scores_down(&candidate.floaters)))
            .min()
            .unwrap_or_default()
    }

    fn pair(&mut self) -> (Pairs, Option<usize>) {
        let mut pairs = Vec::new();
        let mut floaters: Vec<usize> = Vec::new();
        let mut left: Vec<usize> = (0..self.field.players.len()).collect();
        while let Some(first) = left.first() {
            let score = self.player(*first).score;
            let (group, below): (Vec<usize>, Vec<usize>) =
                left.iter().partition(|at| self.player(**at).score == score);
            let bracket: Vec<usize> = floaters.iter().chain(&group).copied().collect();
            let best = self
                .candidates(&bracket, floaters.len(), bits(&below))
                .into_iter()
                .map(|candidate| {
                    let quality = self.quality(&candidate, &floaters, &below);
                    (quality, place(&bracket, floaters.len(), &candidate), candidate)
                })
                .min_by(|a, b| (&a.0, &a.1).cmp(&(&b.0, &b.1)))
                .expect("the field can be completed");
            pairs.extend(best.2.pairs);
            floaters = best.2.floaters;
            left = below;
        }
        (pairs, floaters.first().copied())
    }
}

type Differences = Vec<Vec<(bool, Points)>>;
type Quality =
    (usize, Vec<Points>, (usize, Vec<Points>), Reverse<usize>, [usize; 4], Vec<usize>, Differences);

/// Art. 4.3: number of exchanges, difference of sums, who leaves S1, who enters it.
type Exchange = (usize, i64, Vec<Reverse<usize>>, Vec<usize>);
/// Art. 4: set of moved-down players, their opponents, exchange and transposition of the rest.
type Place = (Vec<usize>, Vec<usize>, Exchange, Vec<usize>);

/// Where a candidate stands in the order of generation.
fn place(bracket: &[usize], n_moved: usize, candidate: &Candidate) -> Place {
    let number = |at: usize| bracket.iter().position(|other| *other == at).unwrap() + 1;
    let mut moved: Vec<(usize, usize)> = candidate
        .pairs
        .iter()
        .map(|(high, low)| (number(*high), number(*low)))
        .filter(|(high, _)| *high <= n_moved)
        .collect();
    moved.sort();
    let taken: Vec<usize> = moved.iter().map(|(_, low)| *low).collect();
    let rest: Vec<usize> =
        (n_moved + 1..=bracket.len()).filter(|number| !taken.contains(number)).collect();
    let in_rest = |at: usize| {
        let own = number(at);
        rest.iter().position(|other| *other == own).unwrap() + 1
    };
    let inside: Vec<(usize, usize)> = candidate
        .pairs
        .iter()
        .filter(|(high, _)| number(*high) > n_moved)
        .map(|(high, low)| (in_rest(*high), in_rest(*low)))
        .collect();
    let (exchange, transposition) = (0..1u32 << inside.len())
        .map(|turned| generation(&inside, turned))
        .min()
        .expect("there is always the way with nobody turned");
    (moved.iter().map(|(high, _)| *high).collect(), taken, exchange, transposition)
}

/// One way to see the pairs of a homogeneous part: who of each pair is in S1.
fn generation(pairs: &[(usize, usize)], turned: u32) -> (Exchange, Vec<usize>) {
    let mut seen: Vec<(usize, usize)> = pairs
        .iter()
        .enumerate()
        .map(
            |(at, (high, low))| if turned & (1 << at) == 0 { (*high, *low) } else { (*low, *high) },
        )
        .collect();
    seen.sort();
    let s1: Vec<usize> = seen.iter().map(|(own, _)| *own).collect();
    let mut left: Vec<usize> = (1..=pairs.len()).filter(|number| !s1.contains(number)).collect();
    let entered: Vec<usize> = s1.iter().copied().filter(|number| *number > pairs.len()).collect();
    let difference = entered.iter().sum::<usize>() as i64 - left.iter().sum::<usize>() as i64;
    left.reverse();
    let exchange = (entered.len(), difference, left.into_iter().map(Reverse).collect(), entered);
    (exchange, seen.iter().map(|(_, other)| *other).collect())
}

/// The literal answer as the engine prints it, or nothing if the field cannot be paired.
fn answer(history: &History, round: RoundNo) -> Option<String> {
    let field = Field::new(history, round, &BTreeSet::new());
    let initial = InitialColor::of(history).color();
    let mut scores: Vec<Points> = field.players.iter().map(|player| player.score).collect();
    scores.sort();
    scores.dedup();
    if scores.is_empty() {
        return Some(String::new());
    }
    let everybody = bits(&(0..field.players.len()).collect::<Vec<_>>());
    let mut literal = scores.into_iter().find_map(|bye_score| {
        let mut literal = Literal { field: &field, initial, bye_score, completes: HashMap::new() };
        literal.completes(everybody).then_some(literal)
    })?;
    let (pairs, bye) = literal.pair();
    let mut lines: Vec<String> = pairs
        .iter()
        .map(|(high, low)| {
            let (high, low) = (&field.players[*high], &field.players[*low]);
            match allocate(high, low, initial).0 {
                Color::White => format!("{} {}", high.tpn, low.tpn),
                Color::Black => format!("{} {}", low.tpn, high.tpn),
            }
        })
        .collect();
    lines.extend(bye.map(|at| format!("{} bye", field.players[at].tpn)));
    lines.sort();
    Some(lines.join("\n"))
}

pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % limit
    }
}

pub(super) fn fresh(n: u16, rounds: u8, win: i32) -> History {
    let row = |tpn| Row {
        tpn: Tpn(tpn),
        name: String::new(),
        rating: None,
        title: None,
        federation: String::new(),
        rounds: Vec::new(),
    };
    History {
        rounds_planned: RoundNo(rounds),
        scoring: Scoring {
            win: Points(win),
            pab: Points(win),
            loss: Points(if win == 30 { 10 } else { 0 }),
            draw: Points(if win == 30 { 20 } else { 5 }),
            ..Scoring::default()
        },
        initial_color: Some(Color::White),
        players: (1..=n).map(row).collect(),
        acceleration: Vec::new(),
        prohibited: Vec::new(),
    }
}

/// Plays a drafted round with invented results.
pub(super) fn play(history: &mut History, draft: &crate::Draft, forfeits: u64, dice: &mut Dice) {
    let round = draft.round.index();
    let mut put = |tpn: Tpn, cell: Cell| {
        let row = history.players.iter_mut().find(|row| row.tpn == tpn).unwrap();
        row.rounds.truncate(round);
        row.rounds.push(cell);
    };
    for drafted in &draft.pairs {
        let (white, black) = (drafted.white, drafted.black);
        let (ours, theirs) = match dice.below(4) {
            0 => (Score::Draw, Score::Draw),
            1 => (Score::Loss, Score::Win),
            _ => (Score::Win, Score::Loss),
        };
        if dice.below(100) < forfeits {
            let won = dice.below(2) == 0;
            put(white, Cell::Forfeit { opponent: black, color: Color::White, won });
            put(black, Cell::Forfeit { opponent: white, color: Color::Black, won: !won });
        } else {
            let game = |opponent, color, score| Cell::Game { opponent, color, score, rated: true };
            put(white, game(black, Color::White, ours));
            put(black, game(white, Color::Black, theirs));
        }
    }
    if let Some(bye) = draft.bye {
        put(bye.player, Cell::Bye(ByeKind::PairingAllocated));
    }
}

#[test]
fn small_events_agree_with_trying_everything() {
    let mut dice = Dice(2026);
    let (mut rounds, mut refused, mut finals) = (0, 0, 0);
    for _ in 0..900 {
        let n = 4 + dice.below(6) as u16;
        let planned = 3 + dice.below(u64::from(n) - 2) as u8;
        let win = if dice.below(6) == 0 { 30 } else { 10 };
        let (absences, forfeits) = (dice.below(3) * 6, dice.below(3) * 8);
        let mut history = fresh(n, planned, win);
        for round in (1..=planned).map(RoundNo) {
            for row in &mut history.players {
                if dice.below(100) < absences {
                    let kinds = [ByeKind::HalfPoint, ByeKind::ZeroPoint, ByeKind::ZeroPoint];
                    row.rounds.push(Cell::Bye(kinds[dice.below(3) as usize]));
                }
            }
            let expected = answer(&history, round);
            let draft = match pair(&history, round, &BTreeSet::new(), &Options::default()) {
                Ok(draft) => draft,
                Err(NoPairing::NoLegalPairing { .. }) => {
                    assert_eq!(expected, None, "refused round {round} of {history:?}");
                    refused += 1;
                    break;
                }
                Err(error) => panic!("{error}"),
            };
            let mut found: Vec<String> = draft.text().lines().map(str::to_owned).collect();
            found.sort();
            assert_eq!(Some(found.join("\n")), expected, "round {round} of {history:?}");
            rounds += 1;
            finals += usize::from(round.0 == planned);
            play(&mut history, &draft, forfeits, &mut dice);
        }
    }
    assert!(rounds > 2000 && refused > 20 && finals > 300, "{rounds} {refused} {finals}");
}

/// Rounds paired by lot with colors by lot, so that many are due the same color twice over.
pub(super) fn by_lot(n: u16, rounds: u8, dice: &mut Dice) -> History {
    let mut history = fresh(n, rounds + 1, 10);
    for _ in 0..rounds {
        let mut order: Vec<u16> = (0..n).collect();
        for at in (1..order.len()).rev() {
            order.swap(at, dice.below(at as u64 + 1) as usize);
        }
        for pair in order.chunks(2) {
            let [white, black] = *pair else {
                history.players[usize::from(pair[0])].rounds.push(Cell::Bye(ByeKind::ZeroPoint));
                continue;
            };
            // The better number likes White, so that colors pile up.
            let turned = white > black && dice.below(3) > 0;
            let (white, black) = if turned { (black, white) } else { (white, black) };
            let results =
                [(Score::Win, Score::Loss), (Score::Draw, Score::Draw), (Score::Loss, Score::Win)];
            let (ours, theirs) = results[dice.below(3) as usize];
            let game = |opponent, color, score| Cell::Game {
                opponent: Tpn(opponent + 1),
                color,
                score,
                rated: true,
            };
            history.players[usize::from(white)].rounds.push(game(black, Color::White, ours));
            history.players[usize::from(black)].rounds.push(game(white, Color::Black, theirs));
        }
    }
    history
}

#[test]
fn final_rounds_with_piled_up_colors_agree() {
    let mut dice = Dice(73);
    let (mut paired, mut costly) = (0, 0);
    for _ in 0..4000 {
        let n = 6 + dice.below(4) as u16;
        let rounds = 2 + dice.below(3) as u8;
        let history = by_lot(n, rounds, &mut dice);
        let round = RoundNo(rounds + 1);
        let expected = answer(&history, round);
        let found = pair(&history, round, &BTreeSet::new(), &Options::default());
        assert_eq!(found.is_ok(), expected.is_some(), "{history:?}");
        let Ok(draft) = found else { continue };
        let mut lines: Vec<String> = draft.text().lines().map(str::to_owned).collect();
        lines.sort();
        assert_eq!(Some(lines.join("\n")), expected, "{history:?}");
        paired += 1;
        let costs = draft.pairs.iter().flat_map(|pair| &pair.because.costs);
        costly += usize::from(costs.into_iter().any(|cost| *cost <= crate::Criterion::C11));
    }
    assert!(paired > 1000 && costly > 20, "{paired} paired, {costly} against C10 or C11");
}

#[test]
fn exchanges_forced_by_prohibited_pairs_agree() {
    let mut dice = Dice(11);
    let (mut paired, mut twofold) = (0, 0);
    for _ in 0..6000 {
        let n = 8 + dice.below(3) as u16;
        let mut history = fresh(n, 9, 10);
        let percent = 50 + dice.below(30);
        for a in 1..=n {
            for b in 1..a {
                if dice.below(100) < percent {
                    history.prohibited.push(Prohibition {
                        first_round: RoundNo(1),
                        last_round: RoundNo(1),
                        group: vec![Tpn(a), Tpn(b)],
                    });
                }
            }
        }
        let expected = answer(&history, RoundNo(1));
        let found = pair(&history, RoundNo(1), &BTreeSet::new(), &Options::default());
        assert_eq!(found.is_ok(), expected.is_some(), "{history:?}");
        let Ok(draft) = found else { continue };
        let mut lines: Vec<String> = draft.text().lines().map(str::to_owned).collect();
        lines.sort();
        assert_eq!(Some(lines.join("\n")), expected, "{:?}", history.prohibited);
        paired += 1;
        twofold += usize::from(draft.brackets[0].entered_s1.len() > 1);
    }
    assert!(paired > 500 && twofold > 50, "{paired} paired, {twofold} with several exchanges");
}
