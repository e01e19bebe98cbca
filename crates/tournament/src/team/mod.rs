//! Team events: matches on boards, match points and game points, and the standings of teams by the
//! tie-breaks of C.07 11-13.
//!
//! A match is one round of a team, and all rules about rounds are those of individual events
//! ([`crate::tiebreak`]) with match points, or with game points, for points. What teams alone have
//! is in `code`, `standings` and `boards`.
//!
//! | Code | Article | State |
//! |---|---|---|
//! | MPvGP | 13.1 | done |
//! | EMMSB EMGSB EGMSB EGGSB ESB | 13.2 | done, `/Ck /P` |
//! | EDE EDEC EDET EDEB EDEBT EDEBB | 13.3 | done |
//! | SSSC | 13.4 | done, `/Kx /Ck /P` |
//! | BC TBR BBE | 12 | done |
//! | DE WIN WON PS TPN BH AOB FB KS SB with `:MP`, `:GP` | 11 | done |
//! | MPTS GPTS | | the two scores themselves |

mod boards;
mod code;
mod standings;

use crate::history::{Acceleration, Cell, History, Row, Scoring};
use crate::ids::{RoundNo, Tpn};
use crate::points::Points;
use crate::round::{ByeKind, Color, Score};

pub use code::{Side, Tail, TeamCode, TeamKind, codes_led_by_points};
pub use standings::{
    TeamRow, TeamStandings, TeamWorking, team_standings, team_values, team_working,
};

/// A team tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamEvent {
    /// Rounds planned.
    pub rounds_planned: RoundNo,
    /// Boards of a match.
    pub boards: u8,
    /// Which score decides.
    pub primary: Side,
    /// What a match is worth; `pab` for the match points of a pairing-allocated bye.
    pub match_scoring: Scoring,
    /// What a game is worth.
    pub game_scoring: Scoring,
    /// Game points of a pairing-allocated bye; by default those of a drawn match (C.04.6 1.4).
    pub pab_game_points: Points,
    /// In order of pairing number.
    pub teams: Vec<Team>,
}

/// One team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// Pairing number.
    pub tpn: Tpn,
    /// Name.
    pub name: String,
    /// Mean rating, if it is known.
    pub rating: Option<u16>,
    /// One match a round.
    pub matches: Vec<Match>,
}

/// One team's round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The opponent, or why there is none.
    pub against: Against,
    /// Points board by board.
    pub boards: Vec<Board>,
}

/// Whom a team met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// A team, with the color on board 1.
    Team(Tpn, Color),
    /// Nobody.
    Bye(ByeKind),
}

/// One board of a match, from one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Board number from 1.
    pub board: u8,
    /// The player, if there was one.
    pub player: Option<Tpn>,
    /// What happened.
    pub result: BoardResult,
}

/// What happened on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardResult {
    /// Played.
    Game(Score),
    /// Not played.
    Forfeit {
        /// Whether this side has the point.
        won: bool,
    },
    /// No result so far.
    Open,
}

impl TeamEvent {
    /// What a board is worth.
    pub fn board_points(&self, result: BoardResult) -> Points {
        match result {
            BoardResult::Game(Score::Win) | BoardResult::Forfeit { won: true } => {
                self.game_scoring.win
            }
            BoardResult::Game(Score::Draw) => self.game_scoring.draw,
            BoardResult::Game(Score::Loss) => self.game_scoring.loss,
            BoardResult::Forfeit { won: false } => self.game_scoring.absent,
            BoardResult::Open => Points::ZERO,
        }
    }

    /// Game points of a round.
    pub fn game_points(&self, round: &Match) -> Points {
        match round.against {
            Against::Team(..) => {
                round.boards.iter().map(|board| self.board_points(board.result)).sum()
            }
            Against::Bye(ByeKind::PairingAllocated) => self.pab_game_points,
            Against::Bye(ByeKind::FullPoint) => self.game_scoring.win * i32::from(self.boards),
            Against::Bye(ByeKind::HalfPoint) => self.game_scoring.draw * i32::from(self.boards),
            Against::Bye(ByeKind::ZeroPoint) => self.game_scoring.absent * i32::from(self.boards),
        }
    }

    /// The match as a round of an individual event: the side with more game points has won. A match
    /// without a game played is a forfeit; with a board open it is open.
    fn cell(&self, own: Tpn, index: usize) -> Cell {
        let Some(round) = self.team(own).and_then(|team| team.matches.get(index)) else {
            return Cell::Bye(ByeKind::ZeroPoint);
        };
        let (opponent, color) = match round.against {
            Against::Bye(kind) => return Cell::Bye(kind),
            Against::Team(opponent, color) => (opponent, color),
        };
        if round.boards.iter().any(|board| board.result == BoardResult::Open) {
            return Cell::Open { opponent, color };
        }
        let theirs = self.team(opponent).and_then(|team| team.matches.get(index));
        let theirs = theirs.map_or(Points::ZERO, |round| self.game_points(round));
        let ours = self.game_points(round);
        let played = round.boards.iter().any(|board| matches!(board.result, BoardResult::Game(_)));
        if !played {
            return Cell::Forfeit { opponent, color, won: ours > theirs };
        }
        let score = match ours.cmp(&theirs) {
            std::cmp::Ordering::Greater => Score::Win,
            std::cmp::Ordering::Equal => Score::Draw,
            std::cmp::Ordering::Less => Score::Loss,
        };
        Cell::Game { opponent, color, score, rated: true }
    }

    /// The team of a number.
    pub fn team(&self, tpn: Tpn) -> Option<&Team> {
        let found = self.teams.binary_search_by_key(&tpn, |team| team.tpn).ok();
        found.map(|index| &self.teams[index]).or_else(|| {
            // Numbers out of order are found the slow way.
            self.teams.iter().find(|team| team.tpn == tpn)
        })
    }

    /// The matches as rows that a system of teams is paired by, worth match points. Where game points come first, virtual
    /// points make up the difference round by round.
    pub fn rows(&self) -> History {
        let mut history = self.history(self.match_scoring);
        if self.primary == Side::Match {
            return history;
        }
        let rounds = history.players.first().map_or(0, |row| row.rounds.len());
        for team in &self.teams {
            let Some(row) = history.row(team.tpn) else { continue };
            let mut differs = Vec::new();
            for before in 0..=rounds {
                let round = RoundNo(u8::try_from(before + 1).unwrap_or(u8::MAX));
                let cells = row.rounds.iter().take(before);
                let matches: Points = cells.map(|cell| self.match_scoring.provisional(*cell)).sum();
                let points = self.game_points_before(team, round) - matches;
                let (first, last) = (team.tpn, team.tpn);
                differs.push(Acceleration {
                    points,
                    first_round: round,
                    last_round: round,
                    first,
                    last,
                });
            }
            history.acceleration.extend(differs);
        }
        history
    }

    /// The score that is not the primary one, by team, before a round.
    pub fn secondary(&self, round: RoundNo) -> Vec<(Tpn, Points)> {
        let history = self.history(self.match_scoring);
        let points = |team: &Team| match self.primary {
            Side::Match => self.game_points_before(team, round),
            Side::Game => {
                let cells = history.row(team.tpn).map_or(&[][..], |row| row.rounds.as_slice());
                let earlier = cells.iter().take(round.index());
                earlier.map(|cell| self.match_scoring.provisional(*cell)).sum()
            }
        };
        self.teams.iter().map(|team| (team.tpn, points(team))).collect()
    }

    fn game_points_before(&self, team: &Team, round: RoundNo) -> Points {
        team.matches.iter().take(round.index()).map(|it| self.game_points(it)).sum()
    }

    /// The matches as an individual event; `scoring` says what they are worth.
    fn history(&self, scoring: Scoring) -> History {
        let rounds = self.teams.iter().map(|team| team.matches.len()).max().unwrap_or(0);
        let players = self.teams.iter().map(|team| Row {
            tpn: team.tpn,
            name: team.name.clone(),
            rating: team.rating,
            title: None,
            federation: String::new(),
            rounds: (0..rounds).map(|index| self.cell(team.tpn, index)).collect(),
        });
        History {
            rounds_planned: self.rounds_planned,
            scoring,
            initial_color: None,
            players: players.collect(),
            acceleration: Vec::new(),
            prohibited: Vec::new(),
        }
    }

    /// What a match is worth in game points where a rule needs the number.
    fn match_in_game_points(&self) -> Scoring {
        let boards = i32::from(self.boards);
        Scoring {
            win: self.game_scoring.win * boards,
            draw: self.game_scoring.draw * boards,
            loss: self.game_scoring.loss * boards,
            absent: self.game_scoring.absent * boards,
            pab: self.pab_game_points,
            unknown: self.game_scoring.unknown * boards,
        }
    }
}
