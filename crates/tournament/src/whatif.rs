//! What must happen for a player to be first: by points, with every open game taken both ways.
//!
//! Tie-breaks move with every result, so equal points are named as such and not decided.

use std::collections::BTreeMap;

use crate::history::{Cell, History};
use crate::ids::{RoundNo, Tpn};
use crate::points::Points;
use crate::round::Score;

/// What follows from one own result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// Own result; `None` without an open game.
    pub own: Option<Score>,
    /// Own points then.
    pub points: Points,
    /// Whether that can be first place.
    pub outlook: Outlook,
    /// What others must not exceed, for those whose result matters.
    pub conditions: Vec<Condition>,
    /// Players who are level whatever they do, or can only be level: tie-breaks decide.
    pub level: Vec<Tpn>,
}

/// Whether first place can be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outlook {
    /// Alone first, whatever the others do.
    Certain,
    /// First if the conditions hold, perhaps on tie-breaks.
    Depends,
    /// Somebody is ahead whatever happens.
    Impossible,
}

/// What one rival's open game must bring at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Condition {
    /// The rival.
    pub tpn: Tpn,
    /// The best result that leaves him behind; `None` if none does.
    pub behind_with: Option<Score>,
    /// The best result that leaves him not ahead: level at most.
    pub not_ahead_with: Score,
}

const BEST_FIRST: [Score; 3] = [Score::Win, Score::Draw, Score::Loss];

/// What must happen for a player to be first after `after`, for each result of his own open game.
/// Only the last open game of each player is looked at. Empty for a number that is not there.
pub fn what_if_first(history: &History, after: RoundNo, tpn: Tpn) -> Vec<Scenario> {
    let field = Field::new(history, after);
    let Some(own) = field.players.get(&tpn) else { return Vec::new() };
    let results: Vec<Option<Score>> = match own.open {
        Some(_) => BEST_FIRST.map(Some).to_vec(),
        None => vec![None],
    };
    results.into_iter().map(|result| field.scenario(tpn, *own, result)).collect()
}

#[derive(Clone, Copy)]
struct Player {
    points: Points,
    open: Option<Tpn>,
}

struct Field<'a> {
    history: &'a History,
    players: BTreeMap<Tpn, Player>,
}

fn other_side(score: Score) -> Score {
    match score {
        Score::Win => Score::Loss,
        Score::Draw => Score::Draw,
        Score::Loss => Score::Win,
    }
}

impl<'a> Field<'a> {
    fn new(history: &'a History, after: RoundNo) -> Field<'a> {
        let players = history.players.iter().map(|row| {
            let rounds = row.rounds.iter().take(usize::from(after.0)).rev();
            let open = rounds.into_iter().find_map(|cell| match cell {
                Cell::Open { opponent, .. } => Some(*opponent),
                Cell::Game { .. } | Cell::Forfeit { .. } | Cell::Bye(_) => None,
            });
            (row.tpn, Player { points: history.score(row, after), open })
        });
        Field { history, players: players.collect() }
    }

    fn worth(&self, score: Score) -> Points {
        match score {
            Score::Win => self.history.scoring.win,
            Score::Draw => self.history.scoring.draw,
            Score::Loss => self.history.scoring.loss,
        }
    }

    fn scenario(&self, tpn: Tpn, own: Player, result: Option<Score>) -> Scenario {
        let points = own.points + result.map_or(Points::ZERO, |score| self.worth(score));
        let mut made = Scenario {
            own: result,
            points,
            outlook: Outlook::Certain,
            conditions: Vec::new(),
            level: Vec::new(),
        };
        for (rival, player) in self.players.iter().filter(|(rival, _)| **rival != tpn) {
            let meets = own.open == Some(*rival) && player.open == Some(tpn);
            match player.open {
                Some(_) if meets => {
                    let score = result.map_or(Score::Loss, other_side);
                    self.fixed(*rival, player.points + self.worth(score), &mut made);
                }
                Some(_) => self.rival(*rival, *player, &mut made),
                None => self.fixed(*rival, player.points, &mut made),
            }
        }
        if made.outlook != Outlook::Impossible && self.games_clash(&made.conditions) {
            made.outlook = Outlook::Impossible;
        }
        made
    }

    fn fixed(&self, rival: Tpn, points: Points, made: &mut Scenario) {
        if points > made.points {
            made.outlook = Outlook::Impossible;
        } else if points == made.points {
            made.level.push(rival);
            made.outlook = made.outlook.max_of(Outlook::Depends);
        }
    }

    fn rival(&self, rival: Tpn, player: Player, made: &mut Scenario) {
        let with = |score: Score| player.points + self.worth(score);
        if BEST_FIRST.into_iter().all(|score| with(score) < made.points) {
            return;
        }
        made.outlook = made.outlook.max_of(Outlook::Depends);
        let not_ahead = BEST_FIRST.into_iter().find(|score| with(*score) <= made.points);
        let Some(not_ahead_with) = not_ahead else {
            made.outlook = Outlook::Impossible;
            return;
        };
        let behind_with = BEST_FIRST.into_iter().find(|score| with(*score) < made.points);
        made.conditions.push(Condition { tpn: rival, behind_with, not_ahead_with });
    }

    /// Whether two rivals who play each other cannot both be held.
    fn games_clash(&self, conditions: &[Condition]) -> bool {
        let limit = |tpn: Tpn| {
            let found = conditions.iter().find(|condition| condition.tpn == tpn);
            found.map_or(self.worth(Score::Win), |one| self.worth(one.not_ahead_with))
        };
        conditions.iter().any(|condition| {
            let opponent = self.players.get(&condition.tpn).and_then(|player| player.open);
            opponent.is_some_and(|opponent| {
                !BEST_FIRST.into_iter().any(|score| {
                    self.worth(score) <= limit(condition.tpn)
                        && self.worth(other_side(score)) <= limit(opponent)
                })
            })
        })
    }
}

impl Outlook {
    fn max_of(self, other: Outlook) -> Outlook {
        match (self, other) {
            (Outlook::Impossible, _) | (_, Outlook::Impossible) => Outlook::Impossible,
            (Outlook::Depends, _) | (_, Outlook::Depends) => Outlook::Depends,
            (Outlook::Certain, Outlook::Certain) => Outlook::Certain,
        }
    }
}
