//! Random tournaments that obey the rules (C.02.03 7: a program has a generator).
//!
//! Everything can be wished for ([`Wishes`]); what is not is drawn. Results follow the table of
//! expected scores (B.02 8.1.2). No clock and no chance of its own: the caller gives the seed
//! ([`Dice`]) and the engine that pairs, so that any system can be exercised.
//!
//! ```
//! use pairing::generate::{Dice, Wishes, dutch, play};
//!
//! let mut dice = Dice::new(7);
//! let wishes = Wishes { players: Some((20, 20)), rounds: Some((5, 5)), ..Wishes::default() };
//! let made = play(&wishes.settle(&mut dice), &mut dice, &dutch);
//! assert_eq!(made.history.players.len(), 20);
//! ```

mod dice;
mod people;
mod settings;

use std::collections::BTreeSet;

use tournament::history::{Acceleration, Cell, History, Prohibition, Row};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::{ByeKind, Color, Score};
use tournament::state::games_of_round_robin;
use tournament::tiebreak::performance::pd;

pub use dice::{BadShare, Dice, Share};
pub use settings::{Boost, Form, RateWishes, Rates, Ratings, Settings, Unused, Wishes};

/// White and Black of each board, and who gets the pairing-allocated bye.
pub type Boards = (Vec<(Tpn, Tpn)>, Option<Tpn>);

/// An engine: pairs a round of everybody but those absent; `None` where it cannot.
pub type Pairer<'a> = dyn Fn(&History, RoundNo, &BTreeSet<Tpn>) -> Option<Boards> + 'a;

/// A random tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// Its rows, settings and records.
    pub history: History,
    /// The round that could not be paired, if the tournament ended early.
    pub stopped: Option<RoundNo>,
}

/// The Dutch system in force as an engine.
pub fn dutch(history: &History, round: RoundNo, absent: &BTreeSet<Tpn>) -> Option<Boards> {
    let draft = crate::pair(history, round, absent, &crate::Options::default()).ok()?;
    let pairs = draft.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
    Some((pairs, draft.bye.map(|bye| bye.player)))
}

/// Plays a tournament to its last round, or to the first that nobody can pair. Who is absent and paired
/// all the same, as by a knock-out or after half of a round robin, loses by forfeit.
pub fn play(settings: &Settings, dice: &mut Dice, pairer: &Pairer<'_>) -> Generated {
    let mut hall = Hall::new(settings, dice);
    for round in (1..=settings.rounds.0).map(RoundNo) {
        let byes = hall.byes(round, dice);
        let away = byes.iter().map(|(tpn, _)| *tpn);
        let absent: BTreeSet<Tpn> = away.filter(|tpn| !hall.loses_the_rest(*tpn, round)).collect();
        let paired = pairer(&hall.history, round, &absent).filter(|(pairs, _)| !pairs.is_empty());
        let Some((pairs, bye)) = paired else {
            return Generated { history: hall.history, stopped: Some(round) };
        };
        hall.write(round, &byes, (&pairs, bye), dice);
    }
    Generated { history: hall.history, stopped: None }
}

struct Hall<'a> {
    settings: &'a Settings,
    history: History,
    strengths: Vec<i32>,
    /// First and last round of each player.
    stay: Vec<(u8, u8)>,
}

impl<'a> Hall<'a> {
    fn new(settings: &'a Settings, dice: &mut Dice) -> Hall<'a> {
        let people = people::people(settings.players, &settings.ratings, settings.unrated, dice);
        let strengths = people.iter().map(|person| person.strength).collect();
        let stay: Vec<(u8, u8)> = people.iter().map(|_| stay(settings, dice)).collect();
        let players = people.into_iter().zip(1..).map(|(person, number)| Row {
            tpn: Tpn(number),
            name: person.name,
            rating: person.rating,
            title: None,
            federation: person.federation,
            rounds: Vec::new(),
        });
        let history = History {
            rounds_planned: settings.rounds,
            scoring: settings.scoring,
            initial_color: Some(settings.initial_color),
            players: players.collect(),
            acceleration: Vec::new(),
            prohibited: prohibited(settings, dice),
        };
        let mut hall = Hall { settings, history, strengths, stay };
        hall.history.acceleration = hall.acceleration();
        hall
    }

    /// C.04.7: the groups are made of those who take part from round 1 on.
    fn acceleration(&self) -> Vec<Acceleration> {
        if self.settings.boost == Boost::None {
            return Vec::new();
        }
        let there = self.stay.iter().zip(1..).filter(|((first, _), _)| *first == 1);
        let there: Vec<Tpn> = there.map(|(_, number)| Tpn(number)).collect();
        tournament::baku::acceleration(&there, self.settings.rounds, self.settings.scoring.win)
    }

    /// C.05 6.6: who leaves a round robin after half of the games loses the others by forfeit.
    fn loses_the_rest(&self, tpn: Tpn, round: RoundNo) -> bool {
        match self.settings.form {
            Form::RoundRobin(_) | Form::Scheveningen => {}
            Form::Swiss | Form::Matches | Form::RunningTable | Form::KnockOut => return false,
        }
        let rows = self.history.players.iter().zip(&self.stay);
        let has_left = |row: &Row, last: u8| {
            let games = row.rounds.iter().filter(|cell| cell.color_played().is_some()).count();
            let planned = usize::from(self.settings.rounds.0);
            let n_games = games_of_round_robin(planned, self.history.players.len());
            round.0 > last && games * 2 >= n_games
        };
        rows.into_iter().any(|(row, (_, last))| row.tpn == tpn && has_left(row, *last))
    }

    /// Who does not play in a round, and with what. Absences that would leave fewer than two players
    /// do not happen.
    fn byes(&self, round: RoundNo, dice: &mut Dice) -> Vec<(Tpn, ByeKind)> {
        let rates = self.settings.rates;
        let mut gone = Vec::new();
        let mut resting = Vec::new();
        for (row, (first, last)) in self.history.players.iter().zip(&self.stay) {
            let drawn = [
                (rates.full_point_byes, ByeKind::FullPoint),
                (rates.half_point_byes, ByeKind::HalfPoint),
                (rates.zero_point_byes, ByeKind::ZeroPoint),
            ]
            .map(|(share, kind)| dice.happens(share).then_some(kind));
            if !(*first..=*last).contains(&round.0) {
                gone.push((row.tpn, ByeKind::ZeroPoint));
            } else if let Some(kind) = drawn.into_iter().flatten().next() {
                resting.push((row.tpn, kind));
            }
        }
        let n_players = self.history.players.len();
        if gone.len() + resting.len() + 2 <= n_players {
            gone.append(&mut resting);
        }
        gone
    }

    fn write(
        &mut self,
        round: RoundNo,
        byes: &[(Tpn, ByeKind)],
        (pairs, bye): (&[(Tpn, Tpn)], Option<Tpn>),
        dice: &mut Dice,
    ) {
        let paired: BTreeSet<Tpn> = pairs.iter().flat_map(|(a, b)| [*a, *b]).collect();
        let absent: BTreeSet<Tpn> = byes.iter().map(|(tpn, _)| *tpn).collect();
        for (tpn, kind) in byes.iter().filter(|(tpn, _)| !paired.contains(tpn)) {
            self.push(*tpn, Cell::Bye(*kind));
        }
        if let Some(tpn) = bye {
            // C.04.5: a match without an opponent is worth a win and a draw.
            let kind = match self.settings.form.is_second_game(round) {
                true => ByeKind::HalfPoint,
                false => ByeKind::PairingAllocated,
            };
            self.push(tpn, Cell::Bye(kind));
        }
        for (white, black) in pairs {
            let away = [absent.contains(white), absent.contains(black)];
            let (own, other) = self.game(*white, *black, away, dice);
            self.push(*white, own);
            self.push(*black, other);
        }
        // An engine that forgets somebody makes an absence of it; no row may fall behind.
        let longest = self.history.players.iter().map(|row| row.rounds.len()).max().unwrap_or(0);
        for row in &mut self.history.players {
            row.rounds.resize(longest, Cell::Bye(ByeKind::ZeroPoint));
        }
    }

    fn push(&mut self, tpn: Tpn, cell: Cell) {
        if let Some(row) = self.history.players.iter_mut().find(|row| row.tpn == tpn) {
            row.rounds.push(cell);
        }
    }

    /// Both cells of a game.
    fn game(&self, white: Tpn, black: Tpn, away: [bool; 2], dice: &mut Dice) -> (Cell, Cell) {
        let rates = self.settings.rates;
        let forfeit = |won: bool, opponent, color| Cell::Forfeit { opponent, color, won };
        let both = |white_won, black_won| {
            (forfeit(white_won, black, Color::White), forfeit(black_won, white, Color::Black))
        };
        match away {
            [true, true] => return both(false, false),
            [true, false] => return both(false, true),
            [false, true] => return both(true, false),
            [false, false] => {}
        }
        if dice.happens(rates.double_forfeits) {
            return both(false, false);
        }
        if dice.happens(rates.forfeits) {
            let white_won = dice.happens(Share::percent(50));
            return both(white_won, !white_won);
        }
        let rated = !dice.happens(rates.unrated_games);
        let played = |own: Score, other: Score, rated| {
            let game = |opponent, color, score| Cell::Game { opponent, color, score, rated };
            (game(black, Color::White, own), game(white, Color::Black, other))
        };
        if dice.happens(rates.zero_zero) {
            return played(Score::Loss, Score::Loss, true);
        }
        if dice.happens(rates.half_zero) {
            let white_draws = dice.happens(Share::percent(50));
            let (own, other) =
                if white_draws { (Score::Draw, Score::Loss) } else { (Score::Loss, Score::Draw) };
            return played(own, other, true);
        }
        let (own, other) = self.result(white, black, dice);
        played(own, other, rated)
    }

    /// B.02 8.1.2: the expected score is that of the table; draws come out of both sides alike.
    fn result(&self, white: Tpn, black: Tpn, dice: &mut Dice) -> (Score, Score) {
        let strength = |tpn: Tpn| {
            let at = usize::from(tpn.0).checked_sub(1);
            at.and_then(|at| self.strengths.get(at)).copied().unwrap_or(0)
        };
        let expected = u64::from(pd(strength(white) - strength(black))) * 10;
        let draws = match self.settings.form {
            // Play-offs decide: what is written is who goes on.
            Form::KnockOut => Share(0),
            Form::Swiss
            | Form::Matches
            | Form::RunningTable
            | Form::RoundRobin(_)
            | Form::Scheveningen => self.settings.draws,
        };
        let drawn = u64::from(draws.0).min(2 * expected).min(2 * (1000 - expected));
        // In half thousandths, so that half of the draws is whole.
        let (wins, draws) = (2 * expected - drawn, 2 * drawn);
        match dice.below(2000) {
            throw if throw < wins => (Score::Win, Score::Loss),
            throw if throw < wins + draws => (Score::Draw, Score::Draw),
            _ => (Score::Loss, Score::Win),
        }
    }
}

/// First and last round of somebody.
fn stay(settings: &Settings, dice: &mut Dice) -> (u8, u8) {
    let last = settings.rounds.0;
    let late = dice.happens(settings.rates.late_entries);
    let entry = dice.between(2, i64::from(last / 2).max(2));
    let early = dice.happens(settings.rates.withdrawals);
    let leaves = dice.between(1, i64::from(last.max(2)) - 1);
    let first = if late { u8::try_from(entry).unwrap_or(1) } else { 1 };
    let until = if early { u8::try_from(leaves).unwrap_or(last) } else { last };
    (first, until.max(first))
}

/// Groups of two or three who may not meet, in all rounds.
fn prohibited(settings: &Settings, dice: &mut Dice) -> Vec<Prohibition> {
    let group = |dice: &mut Dice| {
        let size = dice.between(2, 3);
        let numbers: BTreeSet<Tpn> = (0..size)
            .map(|_| dice.between(1, i64::from(settings.players)))
            .filter_map(|number| u16::try_from(number).ok().map(Tpn))
            .collect();
        numbers.into_iter().collect::<Vec<Tpn>>()
    };
    (0..settings.prohibited_groups)
        .map(|_| group(dice))
        .filter(|group| group.len() > 1)
        .map(|group| Prohibition { first_round: RoundNo(1), last_round: settings.rounds, group })
        .collect()
}

/// Whether points are worth making a random tournament of: nothing loses by winning.
pub fn sensible(scoring: &tournament::history::Scoring) -> bool {
    let order = [scoring.win, scoring.draw, scoring.loss];
    order.windows(2).all(|pair| pair[0] >= pair[1])
        && scoring.draw * 2 <= scoring.win + scoring.loss.max(Points::ZERO)
        && scoring.pab <= scoring.win
}
