//! What must happen for a player to be first: by points, with every open game taken both ways.
//!
//! Tie-breaks move with every result, so equal points are named as such and not decided.

use std::collections::BTreeMap;

use crate::history::{Cell, History};
use crate::ids::Tpn;
use crate::points::Points;
use crate::round::Score;
use crate::standings::Standings;

/// What follows from one own result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// Own result in every open game; `None` without one.
    pub own: Option<Score>,
    /// How many own games are open.
    pub games: usize,
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
    /// Expelled, or annulled in a round robin: in no order, whatever happens.
    NoPlace,
}

/// What one rival's open games must bring at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Condition {
    /// The rival.
    pub tpn: Tpn,
    /// In what form it is told.
    pub most: Most,
}

/// What a rival may make at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Most {
    /// In the only open game.
    Result {
        /// The best result that leaves him behind; `None` if none does.
        behind_with: Option<Score>,
        /// The best result that leaves him not ahead: level at most.
        not_ahead_with: Score,
    },
    /// In several open games together: with exactly these points he is level.
    Points {
        /// How many are open.
        games: usize,
        /// Points.
        points: Points,
    },
}

const BEST_FIRST: [Score; 3] = [Score::Win, Score::Draw, Score::Loss];

/// What must happen for a player to be first in these standings, for each result of his own open games: all won, all
/// drawn, all lost. Who has no place is nobody's rival. Empty for a number that is not there.
pub fn what_if_first(history: &History, standings: &Standings, tpn: Tpn) -> Vec<Scenario> {
    let Some(row) = standings.row(tpn) else { return Vec::new() };
    let field = Field::new(history, standings);
    let Some(own) = field.players.get(&tpn) else {
        return vec![Scenario {
            own: None,
            games: 0,
            points: row.points,
            outlook: Outlook::NoPlace,
            conditions: Vec::new(),
            level: Vec::new(),
        }];
    };
    let results: Vec<Option<Score>> =
        if own.open.is_empty() { vec![None] } else { BEST_FIRST.map(Some).to_vec() };
    results.into_iter().map(|result| field.scenario(tpn, own, result)).collect()
}

struct Player {
    points: Points,
    /// The opponent of each open game that will count.
    open: Vec<Tpn>,
}

/// Those who have a place.
struct Field<'a> {
    history: &'a History,
    players: BTreeMap<Tpn, Player>,
}

/// How far a rival is from the points of the player asked about.
struct Rival {
    /// What he may still make without being ahead.
    room: Points,
    /// His open games whose result is not given with the scenario.
    games: usize,
}

fn other_side(score: Score) -> Score {
    match score {
        Score::Win => Score::Loss,
        Score::Draw => Score::Draw,
        Score::Loss => Score::Win,
    }
}

impl<'a> Field<'a> {
    fn new(history: &'a History, standings: &Standings) -> Field<'a> {
        let counts = |tpn: Tpn| standings.row(tpn).is_none_or(|row| !row.annulled);
        let players = standings.rows.iter().filter(|row| row.has_place()).map(|row| {
            let cells = history.row(row.tpn).map_or(&[][..], |it| it.rounds.as_slice());
            let open =
                cells.iter().take(usize::from(standings.after.0)).filter_map(|cell| match cell {
                    Cell::Open { opponent, .. } => Some(*opponent),
                    Cell::Game { .. } | Cell::Forfeit { .. } | Cell::Bye(_) => None,
                });
            let open = open.filter(|opponent| counts(*opponent)).collect();
            (row.tpn, Player { points: row.points, open })
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

    fn most(&self) -> Points {
        BEST_FIRST.into_iter().map(|score| self.worth(score)).max().unwrap_or_default()
    }

    fn least(&self) -> Points {
        BEST_FIRST.into_iter().map(|score| self.worth(score)).min().unwrap_or_default()
    }

    fn scenario(&self, tpn: Tpn, own: &Player, result: Option<Score>) -> Scenario {
        let gained = result.map_or(Points::ZERO, |score| times(self.worth(score), own.open.len()));
        let points = own.points + gained;
        let mut made = Scenario {
            own: result,
            games: own.open.len(),
            points,
            outlook: Outlook::Certain,
            conditions: Vec::new(),
            level: Vec::new(),
        };
        let theirs = self.worth(result.map_or(Score::Loss, other_side));
        let rivals = self.players.iter().filter(|(rival, _)| **rival != tpn);
        let rivals: BTreeMap<Tpn, Rival> = rivals
            .map(|(rival, player)| {
                let meets = player.open.iter().filter(|opponent| **opponent == tpn).count();
                let room = points - player.points - times(theirs, meets);
                (*rival, Rival { room, games: player.open.len() - meets })
            })
            .collect();
        for (rival, known) in &rivals {
            self.rival(*rival, known, &mut made);
        }
        if made.outlook == Outlook::Depends && self.games_clash(&rivals) {
            made.outlook = Outlook::Impossible;
        }
        made
    }

    fn rival(&self, tpn: Tpn, rival: &Rival, made: &mut Scenario) {
        let (most, least) = (times(self.most(), rival.games), times(self.least(), rival.games));
        if most < rival.room {
            return;
        }
        if least > rival.room {
            made.outlook = Outlook::Impossible;
            return;
        }
        if made.outlook == Outlook::Certain {
            made.outlook = Outlook::Depends;
        }
        let best = |fits: &dyn Fn(Points) -> bool| {
            BEST_FIRST.into_iter().find(|score| fits(self.worth(*score)))
        };
        match (rival.games, best(&|worth| worth <= rival.room)) {
            (0, _) => made.level.push(tpn),
            (1, Some(not_ahead_with)) => {
                let behind_with = best(&|worth| worth < rival.room);
                let most = Most::Result { behind_with, not_ahead_with };
                made.conditions.push(Condition { tpn, most });
            }
            (games, _) => {
                let most = Most::Points { games, points: rival.room };
                made.conditions.push(Condition { tpn, most });
            }
        }
    }

    /// Whether two rivals who play each other cannot both be held, even if they lose all else.
    fn games_clash(&self, rivals: &BTreeMap<Tpn, Rival>) -> bool {
        let room = |rival: &Rival| rival.room - times(self.least(), rival.games.saturating_sub(1));
        rivals.iter().any(|(tpn, rival)| {
            let opponents = self.players.get(tpn).map_or(&[][..], |it| it.open.as_slice());
            opponents.iter().filter_map(|opponent| rivals.get(opponent)).any(|opponent| {
                !BEST_FIRST.into_iter().any(|score| {
                    self.worth(score) <= room(rival)
                        && self.worth(other_side(score)) <= room(opponent)
                })
            })
        })
    }
}

fn times(points: Points, count: usize) -> Points {
    std::iter::repeat_n(points, count).sum()
}
