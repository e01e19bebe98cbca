//! What a random tournament is made with: what the caller wishes, the rest drawn.

use tournament::history::Scoring;
use tournament::ids::RoundNo;
use tournament::points::Points;
use tournament::round::Color;
use tournament::tiebreak::{self, Code};

use super::dice::{Dice, Share};
use crate::systems;
use tournament::berger::{self, Cycles};

/// Nobody is drawn stronger: a reader wonders at ratings that nobody ever had.
const HIGHEST_RATING: u16 = 2850;

/// Where ratings come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ratings {
    /// These, over and over; one value gives everybody the same.
    Fixed(Vec<u16>),
    /// Any value of a range, all equally likely.
    Range {
        /// Lowest, inclusive.
        lowest: u16,
        /// Highest, inclusive.
        highest: u16,
    },
    /// From 1400 to 2840, most of them near the middle.
    Random,
}

/// Acceleration of the first rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boost {
    /// None.
    None,
    /// Baku (C.04.7).
    Baku,
}

/// What a system leaves room for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// Pairings that depend on results.
    #[default]
    Swiss,
    /// The same in matches of two games: every second round is the second game of the round before.
    Matches,
    /// The same without acceleration: nobody is ranked by score alone.
    RunningTable,
    /// Everybody meets everybody.
    RoundRobin(Cycles),
    /// One half meets the other.
    Scheveningen,
    /// Who loses is out.
    KnockOut,
}

impl Form {
    /// The number of rounds that follows from the number of players, if it does.
    pub fn n_rounds(self, players: u16) -> Option<u8> {
        let rounds = match self {
            Form::Swiss | Form::Matches | Form::RunningTable => return None,
            Form::RoundRobin(cycles) => {
                berger::n_rounds(players, berger::Options { cycles, ..berger::Options::default() })
            }
            Form::Scheveningen => systems::scheveningen::n_rounds(players),
            Form::KnockOut => u16::from(systems::knockout::n_rounds(players)),
        };
        Some(u8::try_from(rounds).unwrap_or(u8::MAX))
    }

    /// Whether a table or a tree says who meets: then nobody is kept apart, and an absence gives nothing.
    pub fn is_fixed(self) -> bool {
        match self {
            Form::Swiss | Form::Matches | Form::RunningTable => false,
            Form::RoundRobin(_) | Form::Scheveningen | Form::KnockOut => true,
        }
    }

    /// Whether scores rank everybody, so that virtual points can (C.04.7).
    fn is_accelerated(self) -> bool {
        matches!(self, Form::Swiss | Form::Matches)
    }

    /// Whether this round is the second game of the matches of the round before (C.04.5).
    pub fn is_second_game(self, round: RoundNo) -> bool {
        self == Form::Matches && round.0 > 0 && round.0.is_multiple_of(2)
    }

    /// Fields that the system has no place for are made smaller by one.
    fn fitting(self, players: u16, least: u16) -> u16 {
        match self {
            Form::Scheveningen if players % 2 == 1 && players > least => players - 1,
            Form::Scheveningen if players % 2 == 1 => players + 1,
            _ => players,
        }
    }

    /// What was wished for and does not exist here.
    pub fn unused(self, wishes: &Wishes) -> Vec<Unused> {
        let some = |share: Option<Share>| share.is_some_and(|share| share > Share(0));
        let rates = wishes.rates;
        let groups = wishes.prohibited_groups.is_some_and(|count| count > 0);
        let wished = [
            (!self.is_accelerated() && wishes.boost == Some(Boost::Baku), Unused::Baku),
            (self.is_fixed() && some(rates.half_point_byes), Unused::HalfPointByes),
            (self.is_fixed() && some(rates.full_point_byes), Unused::FullPointByes),
            (self.is_fixed() && groups, Unused::Prohibited),
            (self == Form::KnockOut && some(wishes.draws), Unused::Draws),
        ];
        wished.into_iter().filter(|(is_wished, _)| *is_wished).map(|(_, what)| what).collect()
    }
}

/// A wish that a [`Form`] has no place for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unused {
    /// Acceleration.
    Baku,
    /// `H`.
    HalfPointByes,
    /// `F`.
    FullPointByes,
    /// Groups who may not meet.
    Prohibited,
    /// Drawn games.
    Draws,
}

/// How often each irregular thing happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rates {
    /// `H`, of players and rounds.
    pub half_point_byes: Share,
    /// `Z`, absences, of players and rounds.
    pub zero_point_byes: Share,
    /// `F`, of players and rounds.
    pub full_point_byes: Share,
    /// One player does not come, of games.
    pub forfeits: Share,
    /// Neither comes, of games.
    pub double_forfeits: Share,
    /// Decided ½-0 or 0-½, of games.
    pub half_zero: Share,
    /// Decided 0-0, of games.
    pub zero_zero: Share,
    /// Over before both have moved (`W D L`), of games.
    pub unrated_games: Share,
    /// Leave for good before the last round, of players.
    pub withdrawals: Share,
    /// Enter after round 1, of players.
    pub late_entries: Share,
}

/// The same, where nothing said means drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RateWishes {
    /// See [`Rates::half_point_byes`].
    pub half_point_byes: Option<Share>,
    /// See [`Rates::zero_point_byes`].
    pub zero_point_byes: Option<Share>,
    /// See [`Rates::full_point_byes`].
    pub full_point_byes: Option<Share>,
    /// See [`Rates::forfeits`].
    pub forfeits: Option<Share>,
    /// See [`Rates::double_forfeits`].
    pub double_forfeits: Option<Share>,
    /// See [`Rates::half_zero`].
    pub half_zero: Option<Share>,
    /// See [`Rates::zero_zero`].
    pub zero_zero: Option<Share>,
    /// See [`Rates::unrated_games`].
    pub unrated_games: Option<Share>,
    /// See [`Rates::withdrawals`].
    pub withdrawals: Option<Share>,
    /// See [`Rates::late_entries`].
    pub late_entries: Option<Share>,
}

/// What the caller wishes; `None` is drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// What the system leaves room for.
    pub form: Form,
    /// Number of players, from and to.
    pub players: Option<(u16, u16)>,
    /// Number of rounds, from and to.
    pub rounds: Option<(u8, u8)>,
    /// How often irregular things happen.
    pub rates: RateWishes,
    /// Draws among equals.
    pub draws: Option<Share>,
    /// Acceleration.
    pub boost: Option<Boost>,
    /// Groups of players who may not meet.
    pub prohibited_groups: Option<u8>,
    /// Points of results.
    pub scoring: Option<Scoring>,
    /// Ratings.
    pub ratings: Option<Ratings>,
    /// Unrated players.
    pub unrated: Option<Share>,
    /// Tie-breaks after points.
    pub tie_breaks: Option<Vec<Code>>,
    /// What odd numbers start with.
    pub initial_color: Option<Color>,
}

/// Everything a random tournament is made with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// What the system leaves room for.
    pub form: Form,
    /// Number of players.
    pub players: u16,
    /// Rounds planned.
    pub rounds: RoundNo,
    /// How often irregular things happen.
    pub rates: Rates,
    /// Draws among equals; fewer where one is stronger.
    pub draws: Share,
    /// Acceleration.
    pub boost: Boost,
    /// Groups of players who may not meet.
    pub prohibited_groups: u8,
    /// Points of results.
    pub scoring: Scoring,
    /// Ratings.
    pub ratings: Ratings,
    /// Unrated players.
    pub unrated: Share,
    /// Tie-breaks after points.
    pub tie_breaks: Vec<Code>,
    /// What odd numbers start with.
    pub initial_color: Color,
}

impl Wishes {
    /// Draws what was left open. Half of the irregular things do not happen at all, so that plain
    /// tournaments are among the drawn ones. The same number of dice is thrown whatever is wished.
    pub fn settle(&self, dice: &mut Dice) -> Settings {
        let players = within(self.players, drawn_players(dice), dice);
        let players = self.form.fitting(players, self.players.map_or(4, |(least, _)| least));
        // More rounds than opponents end in a round that nobody can pair; rarely drawn on purpose.
        let most = i64::from(players) - if dice.happens(Share::percent(4)) { 0 } else { 1 };
        let rounds = dice.between(3, 13).min(most.max(1));
        let all = self.form.n_rounds(players);
        let drawn = all.unwrap_or(u8::try_from(rounds).unwrap_or(1));
        let rounds = within(self.rounds, drawn, dice).min(all.unwrap_or(u8::MAX));
        let rates = self.rates.settle(dice).within(self.form);
        let draws = Share(u16::try_from(dice.between(50, 700)).unwrap_or(300));
        let boost = if dice.happens(Share::percent(20)) { Boost::Baku } else { Boost::None };
        let groups = if dice.happens(Share::percent(25)) { dice.between(1, 4) } else { 0 };
        let scoring = scoring(dice);
        // Baku supposes that a win is worth two draws and a loss nothing (C.04.7).
        let fits = |it: &Scoring| it.win == it.draw * 2 && it.loss == Points::ZERO;
        let scoring = match (self.scoring, self.boost) {
            (Some(wished), _) => wished,
            (None, Some(Boost::Baku)) if !fits(&scoring) => Scoring::default(),
            (None, _) => scoring,
        };
        let boost = self.boost.unwrap_or(if fits(&scoring) { boost } else { Boost::None });
        let boost = if self.form.is_accelerated() { boost } else { Boost::None };
        let ratings = ratings(dice);
        let unrated = rate(dice, 300);
        let tie_breaks = tie_breaks(self.form, dice);
        let groups = self.prohibited_groups.map_or(groups, i64::from);
        let groups = if self.form.is_fixed() { 0 } else { groups };
        let color = if dice.happens(Share::percent(50)) { Color::White } else { Color::Black };
        Settings {
            form: self.form,
            players,
            rounds: RoundNo(rounds),
            rates,
            draws: self.draws.unwrap_or(draws),
            boost,
            prohibited_groups: u8::try_from(groups).unwrap_or(0),
            scoring,
            ratings: self.ratings.clone().unwrap_or(ratings),
            unrated: self.unrated.unwrap_or(unrated),
            tie_breaks: self.tie_breaks.clone().unwrap_or(tie_breaks),
            initial_color: self.initial_color.unwrap_or(color),
        }
    }
}

impl RateWishes {
    fn settle(self, dice: &mut Dice) -> Rates {
        let mut drawn = |wish: Option<Share>, most| {
            let share = rate(dice, most);
            wish.unwrap_or(share)
        };
        Rates {
            half_point_byes: drawn(self.half_point_byes, 60),
            zero_point_byes: drawn(self.zero_point_byes, 40),
            full_point_byes: drawn(self.full_point_byes, 20),
            forfeits: drawn(self.forfeits, 60),
            double_forfeits: drawn(self.double_forfeits, 15),
            half_zero: drawn(self.half_zero, 10),
            zero_zero: drawn(self.zero_zero, 10),
            unrated_games: drawn(self.unrated_games, 20),
            withdrawals: drawn(self.withdrawals, 150),
            late_entries: drawn(self.late_entries, 120),
        }
    }
}

impl Rates {
    /// Tables and trees know no byes that give points (C.05).
    fn within(self, form: Form) -> Rates {
        if !form.is_fixed() {
            return self;
        }
        Rates { half_point_byes: Share(0), full_point_byes: Share(0), ..self }
    }
}

/// A share up to `most` thousandths, or nothing at all.
fn rate(dice: &mut Dice, most: i64) -> Share {
    let share = Share(u16::try_from(dice.between(1, most)).unwrap_or(0));
    if dice.happens(Share::percent(50)) { share } else { Share(0) }
}

/// A value of the wished range, or the one drawn.
fn within<T: Copy + Into<i64> + TryFrom<i64>>(
    range: Option<(T, T)>,
    drawn: T,
    dice: &mut Dice,
) -> T {
    let Some((first, last)) = range else { return drawn };
    T::try_from(dice.between(first.into(), last.into().max(first.into()))).unwrap_or(first)
}

/// Small fields are where pairing is hard: a third have up to 16 players.
fn drawn_players(dice: &mut Dice) -> u16 {
    let (first, last) = match dice.below(6) {
        0 | 1 => (4, 16),
        2..=4 => (17, 60),
        _ => (61, 180),
    };
    u16::try_from(dice.between(first, last)).unwrap_or(16)
}

fn scoring(dice: &mut Dice) -> Scoring {
    let [win, draw, loss, absent] = match dice.below(10) {
        0 => [30, 10, 0, 0],
        1 => [20, 10, 0, 0],
        2 => [30, 20, 10, 0],
        _ => [10, 5, 0, 0],
    }
    .map(Points);
    let pab = if dice.happens(Share::percent(15)) { draw } else { win };
    Scoring { win, draw, loss, absent, pab, unknown: draw }
}

fn ratings(dice: &mut Dice) -> Ratings {
    let lowest = u16::try_from(dice.between(10, 20) * 100).unwrap_or(1400);
    let width = u16::try_from(dice.between(1, 12) * 100).unwrap_or(600);
    match dice.below(10) {
        0 => Ratings::Fixed(vec![lowest]),
        1..=5 => Ratings::Random,
        _ => Ratings::Range { lowest, highest: (lowest + width).min(HIGHEST_RATING) },
    }
}

fn tie_breaks(form: Form, dice: &mut Dice) -> Vec<Code> {
    let system = match form {
        Form::RoundRobin(_) | Form::Scheveningen => tiebreak::System::RoundRobin,
        Form::Swiss | Form::Matches | Form::RunningTable | Form::KnockOut => {
            tiebreak::System::Swiss
        }
    };
    let mut all = Code::catalog(system, tiebreak::Edition::C07_2026);
    dice.shuffle(&mut all);
    all.truncate(usize::try_from(dice.between(0, 5)).unwrap_or(3));
    all
}
