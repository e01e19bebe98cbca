//! A whole tournament: everybody's change or first rating, round by round.

use std::collections::BTreeMap;

use super::{
    Change, Coefficient, Development, First, Game, GameChange, NotRated, Pace, Performances, Rate,
    Reached, WhyK, first, half_points, judge, performance, rated_game, summed,
};
use crate::history::{Cell, History, Row};
use crate::ids::{RoundNo, Tpn};
use crate::player::Birth;
use crate::round::Score;

/// What the tournament says about itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Which chapter.
    pub rate: Rate,
    /// Year in which it started; `None` if not known.
    pub year: Option<i32>,
    /// Time control; `None` if not known: then it keeps no game out.
    pub pace: Option<Pace>,
}

/// What is known of a player beside his row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Birth.
    pub birth: Option<Birth>,
    /// K of the rating list.
    pub k: Option<u16>,
    /// Rated games before the event.
    pub games: Option<u16>,
    /// Whether 2400 was reached once.
    pub reached_2400: Reached,
    /// Standard rating: in rapid and blitz it stands in for a missing one (RB 7.2.1).
    pub standard_rating: Option<u16>,
}

/// One player's forecast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRatings {
    /// Who.
    pub tpn: Tpn,
    /// Rating that was used.
    pub rating: Option<u16>,
    /// What comes out.
    pub outcome: Outcome,
    /// Round by round.
    pub lines: Vec<Line>,
    /// Performance of the games against rated opponents, over the board: whether or not they are rated.
    pub performance: Option<Performances>,
    /// What is odd about the input.
    pub notes: Vec<Note>,
}

/// What comes out for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A rated player's change.
    Changed {
        /// The sum.
        change: Change,
        /// Where K comes from.
        why_k: WhyK,
    },
    /// An unrated player's games towards a first rating.
    First {
        /// The sum.
        first: First,
        /// Why it is a first rating.
        why: WhyFirst,
    },
}

/// Why a player has no rating yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhyFirst {
    /// No rating.
    Unrated,
    /// A rating below 1400 is none (B.02 8.2 from 2024-03-01).
    BelowFloor,
}

/// What is odd about a player's data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Note {
    /// A round against oneself.
    AgainstOneself {
        /// The round.
        round: RoundNo,
    },
    /// An opponent who is not in the tournament.
    OpponentMissing {
        /// The round.
        round: RoundNo,
        /// The number given.
        opponent: Tpn,
    },
    /// Born after the event began.
    BornInFuture {
        /// The year given.
        year: i32,
    },
    /// A rating below 1400 was read as none.
    RatingBelowFloor {
        /// The rating given.
        rating: u16,
    },
    /// The standard rating stands in for a missing rapid or blitz rating.
    StandardRatingUsed {
        /// The rating.
        rating: u16,
    },
    /// The two rows of a game do not agree about the result.
    ResultsDiffer {
        /// The round.
        round: RoundNo,
    },
}

/// One round of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The round.
    pub round: RoundNo,
    /// What it was.
    pub cell: Cell,
    /// Opponent's rating as used.
    pub opponent_rating: Option<u16>,
    /// What the game does to a rated player's rating.
    pub change: GameChange,
    /// Performance up to here, over the games against rated opponents.
    pub running: Option<Performances>,
}

/// Everybody, in order of pairing number.
pub fn ratings(
    history: &History,
    entries: &BTreeMap<Tpn, Entry>,
    settings: Settings,
) -> Vec<PlayerRatings> {
    let field = Field::new(history, entries, settings);
    let mut rows: Vec<&Row> = history.players.iter().collect();
    rows.sort_by_key(|row| row.tpn);
    rows.into_iter().map(|row| field.player(row)).collect()
}

/// One player; `None` for a number that is not in the tournament.
pub fn player_ratings(
    history: &History,
    entries: &BTreeMap<Tpn, Entry>,
    settings: Settings,
    tpn: Tpn,
) -> Option<PlayerRatings> {
    let row = history.players.iter().find(|row| row.tpn == tpn)?;
    Some(Field::new(history, entries, settings).player(row))
}

struct Field<'a> {
    entries: &'a BTreeMap<Tpn, Entry>,
    settings: Settings,
    rows: BTreeMap<Tpn, &'a Row>,
    ratings: BTreeMap<Tpn, Option<u16>>,
}

impl<'a> Field<'a> {
    fn new(
        history: &'a History,
        entries: &'a BTreeMap<Tpn, Entry>,
        settings: Settings,
    ) -> Field<'a> {
        let mut field =
            Field { entries, settings, rows: BTreeMap::new(), ratings: BTreeMap::new() };
        for row in &history.players {
            field.rows.entry(row.tpn).or_insert(row);
            field.ratings.entry(row.tpn).or_insert_with(|| used_rating(row, entries, settings).0);
        }
        field
    }

    fn player(&self, row: &Row) -> PlayerRatings {
        let (rating, mut notes) = used_rating(row, self.entries, self.settings);
        let entry = self.entries.get(&row.tpn).copied().unwrap_or_default();
        if let (Some(birth), Some(year)) = (entry.birth, self.settings.year)
            && birth.year() > year
        {
            notes.push(Note::BornInFuture { year: birth.year() });
        }
        let mut lines = Vec::with_capacity(row.rounds.len());
        let (mut opponents, mut halves) = (Vec::new(), 0_u32);
        let (mut towards_first, mut first_halves) = (Vec::new(), 0_u32);
        for (index, cell) in row.rounds.iter().enumerate() {
            let round = RoundNo(u8::try_from(index + 1).unwrap_or(u8::MAX));
            self.check(row, index, round, &mut notes);
            let opponent_rating = cell.opponent().and_then(|tpn| self.rating(row.tpn, tpn));
            let game = rated_game(*cell);
            let higher = rating.max(opponent_rating).unwrap_or(0);
            let out = self.settings.pace.and_then(|it| it.keeps_out(self.settings.rate, higher));
            if let (Ok((_, score)), Some(opponent)) = (game, opponent_rating) {
                let made = u32::try_from(half_points(score)).unwrap_or(0);
                opponents.push(opponent);
                halves += made;
                if out.is_none() {
                    towards_first.push(opponent);
                    first_halves += made;
                }
            }
            let change = match (game, out) {
                (Ok(_), Some(fault)) => GameChange::NotRated(NotRated::Pace(fault)),
                (Ok((_, score)), None) => {
                    let game = Game { opponent: opponent_rating, score };
                    match rating {
                        Some(own) => judge(own, game, self.settings.rate),
                        None => GameChange::NotRated(NotRated::OwnUnrated),
                    }
                }
                (Err(why), _) => GameChange::NotRated(why),
            };
            let running = performance(&opponents, halves);
            lines.push(Line { round, cell: *cell, opponent_rating, change, running });
        }
        let outcome = match rating {
            Some(own) => self.changed(own, entry, &lines),
            None => {
                let below = row.rating.is_some_and(|rating| rating > 0);
                let why = if below { WhyFirst::BelowFloor } else { WhyFirst::Unrated };
                Outcome::First { first: first(&towards_first, first_halves), why }
            }
        };
        PlayerRatings {
            tpn: row.tpn,
            rating,
            outcome,
            performance: lines.last().and_then(|line| line.running),
            lines,
            notes,
        }
    }

    fn rating(&self, own: Tpn, opponent: Tpn) -> Option<u16> {
        if own == opponent { None } else { self.ratings.get(&opponent).copied().flatten() }
    }

    fn changed(&self, own: u16, entry: Entry, lines: &[Line]) -> Outcome {
        let development = Development {
            rating: own,
            reached_2400: entry.reached_2400,
            born: entry.birth.map(Birth::year),
            year: self.settings.year.unwrap_or(i32::MAX),
            games: entry.games,
        };
        let coefficient = match entry.k.filter(|k| *k > 0) {
            Some(k) => Coefficient { k, why: WhyK::Given },
            None => development.coefficient(),
        };
        let games = lines.iter().map(|line| line.change).collect();
        let points = lines.iter().map(|line| match line.cell {
            Cell::Game { score, .. } => half_points(score),
            Cell::Forfeit { .. } | Cell::Open { .. } | Cell::Bye(_) => 0,
        });
        Outcome::Changed {
            change: summed(own, coefficient.k, games, points),
            why_k: coefficient.why,
        }
    }

    /// What a round says that cannot be.
    fn check(&self, row: &Row, index: usize, round: RoundNo, notes: &mut Vec<Note>) {
        let cell = row.rounds[index];
        let Some(opponent) = cell.opponent() else { return };
        if opponent == row.tpn {
            notes.push(Note::AgainstOneself { round });
            return;
        }
        let Some(other) = self.rows.get(&opponent) else {
            notes.push(Note::OpponentMissing { round, opponent });
            return;
        };
        let agrees = match (cell, other.rounds.get(index)) {
            (Cell::Game { score, .. }, Some(Cell::Game { score: theirs, opponent: back, .. })) => {
                let fits = !matches!(
                    (score, theirs),
                    (Score::Win, Score::Win | Score::Draw) | (Score::Draw, Score::Win)
                );
                fits && *back == row.tpn
            }
            (Cell::Game { .. }, _) => false,
            _ => true,
        };
        if !agrees {
            notes.push(Note::ResultsDiffer { round });
        }
    }
}

/// The rating that counts, and what was done to find it.
fn used_rating(
    row: &Row,
    entries: &BTreeMap<Tpn, Entry>,
    settings: Settings,
) -> (Option<u16>, Vec<Note>) {
    let mut notes = Vec::new();
    let floor = |rating: &u16| i32::from(*rating) >= super::RATING_FLOOR;
    let given = row.rating.filter(|rating| *rating > 0);
    if let Some(rating) = given.filter(|rating| !floor(rating)) {
        notes.push(Note::RatingBelowFloor { rating });
    }
    let mut rating = given.filter(floor);
    if rating.is_none() && settings.rate != Rate::Standard {
        let standard = entries.get(&row.tpn).and_then(|entry| entry.standard_rating);
        if let Some(standard) = standard.filter(floor) {
            notes.push(Note::StandardRatingUsed { rating: standard });
            rating = Some(standard);
        }
    }
    (rating, notes)
}
