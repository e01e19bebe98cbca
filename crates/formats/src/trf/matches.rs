//! From a report of a team event to its matches, board by board.

use std::collections::{BTreeMap, HashMap};

use tournament::history::Scoring;
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::{ByeKind, Color, Score};
use tournament::team::{Against, Board, BoardResult, Match, Side, Team, TeamEvent};

use super::columns::Columns;
use super::read::{number, points};
use super::{TrfCell, TrfFile, TrfPlayer, TrfResult};

impl TrfFile {
    /// The matches of a team event, from the players' rounds and records 300, 310, 320, 330, 352
    /// and 362. Empty if there are no teams.
    ///
    /// A player without a game in a round of his team's match counts as a forfeit if he has the
    /// point, and as nothing otherwise: an empty board.
    pub fn team_event(&self) -> TeamEvent {
        let rounds = usize::from(self.paired_rounds().0);
        let reader = Matches::new(self);
        let lineups = reader.lineups.values().map(Vec::len);
        let longest = (0..self.teams.teams.len())
            .flat_map(|team| (0..rounds).map(move |round| (team, round)))
            .map(|(team, round)| reader.boards(team, round).len());
        let written = self.teams.board_colors.chars().filter(char::is_ascii_alphabetic).count();
        let boards = lineups.chain(longest).max().unwrap_or(0).max(written);
        let game_scoring = self.header.scoring;
        let mut match_scoring = self.match_scoring();
        let boards = u8::try_from(boards).unwrap_or(u8::MAX);
        let drawn = game_scoring.draw * i32::from(boards);
        let bye = self.team_lines("320").next().map(|line| {
            (points(line.get(5, 8)).unwrap_or(match_scoring.draw), points(line.get(10, 13)))
        });
        let written_bye = Some(game_scoring.pab).filter(|pab| *pab != game_scoring.win);
        match_scoring.pab = bye.map_or(match_scoring.draw, |(match_points, _)| match_points);
        let pab_game_points = bye.and_then(|(_, game_points)| game_points).or(written_bye);
        let mut teams: Vec<Team> = (0..self.teams.teams.len())
            .map(|index| {
                let team = &self.teams.teams[index];
                Team {
                    tpn: Tpn(team.number),
                    name: team.name.clone(),
                    rating: None,
                    matches: (0..rounds).map(|round| reader.round(index, round)).collect(),
                }
            })
            .collect();
        teams.sort_by_key(|team| team.tpn);
        TeamEvent {
            rounds_planned: self
                .header
                .rounds
                .unwrap_or(RoundNo(u8::try_from(rounds).unwrap_or(u8::MAX))),
            boards,
            primary: self.primary(),
            match_scoring,
            game_scoring,
            pab_game_points: pab_game_points.unwrap_or(drawn),
            teams,
        }
    }

    /// Record 192 names the scores in order: `…_MP_GP` or `…_GP_MP`.
    fn primary(&self) -> Side {
        let system = self.header.system.to_ascii_uppercase();
        match (system.find("_MP"), system.find("_GP")) {
            (Some(matches), Some(games)) if games < matches => Side::Game,
            (None, Some(_)) => Side::Game,
            _ => Side::Match,
        }
    }

    /// Record 362, else 2, 1, 0.
    fn match_scoring(&self) -> Scoring {
        let mut scoring = Scoring {
            win: Points::whole(2),
            draw: Points::whole(1),
            loss: Points::ZERO,
            absent: Points::ZERO,
            pab: Points::whole(1),
            unknown: Points::whole(1),
        };
        let Some(line) = self.team_lines("362").next() else { return scoring };
        let words: Vec<&str> = line.rest(4).split_whitespace().collect();
        for pair in words.windows(2) {
            let Some(value) = points(pair[1]) else { continue };
            match pair[0].to_ascii_uppercase().as_str() {
                "TW" => scoring.win = value,
                "TD" => scoring.draw = value,
                "TL" => scoring.loss = value,
                _ => {}
            }
        }
        scoring.unknown = scoring.draw;
        scoring
    }

    fn team_lines(&self, code: &'static str) -> impl Iterator<Item = Columns<'_>> {
        let lines = self.teams.lines.iter().filter(move |line| line.code == code);
        lines.map(|line| Columns::new(&line.text, 0))
    }
}

struct Matches<'a> {
    file: &'a TrfFile,
    players: HashMap<Tpn, &'a TrfPlayer>,
    /// Position of each player's team.
    team_of: HashMap<Tpn, usize>,
    /// Position of each team by number.
    by_number: HashMap<Tpn, usize>,
    /// Record 300: players by board, `None` for an empty board.
    lineups: BTreeMap<(usize, usize), Vec<Option<Tpn>>>,
    /// Opponents of records 300 and 330.
    opponents: BTreeMap<(usize, usize), usize>,
    /// Colors of matches that were not played, of record 330.
    forfeits: BTreeMap<(usize, usize), Color>,
    /// Byes of records 320 and 240.
    byes: BTreeMap<(usize, usize), ByeKind>,
}

impl<'a> Matches<'a> {
    fn new(file: &'a TrfFile) -> Matches<'a> {
        let mut team_of = HashMap::new();
        let mut by_number = HashMap::new();
        for (index, team) in file.teams.teams.iter().enumerate() {
            by_number.entry(Tpn(team.number)).or_insert(index);
            for player in &team.players {
                team_of.entry(*player).or_insert(index);
            }
        }
        let players = file.by_number().into_iter();
        let mut made = Matches {
            file,
            players: players.map(|(number, index)| (number, &file.players[index])).collect(),
            team_of,
            by_number,
            lineups: BTreeMap::new(),
            opponents: BTreeMap::new(),
            forfeits: BTreeMap::new(),
            byes: BTreeMap::new(),
        };
        made.read_lineups();
        made.read_forfeits();
        made.read_byes();
        made
    }

    fn team(&self, text: &str) -> Option<usize> {
        self.by_number.get(&number(text.trim())?).copied()
    }

    fn round_index(text: &str) -> Option<usize> {
        text.trim().parse::<usize>().ok()?.checked_sub(1)
    }

    fn read_lineups(&mut self) {
        for line in self.file.team_lines("300") {
            let Some(round) = Self::round_index(line.get(5, 7)) else { continue };
            let Some(team) = self.team(line.get(9, 11)) else { continue };
            if let Some(opponent) = self.team(line.get(13, 15)) {
                self.opponents.insert((team, round), opponent);
            }
            let mut lineup = Vec::new();
            let mut start = 17;
            while start <= line.len() && lineup.len() < 255 {
                lineup.push(number(line.field(start, start + 3)));
                start += 5;
            }
            self.lineups.insert((team, round), lineup);
        }
    }

    fn read_forfeits(&mut self) {
        for line in self.file.team_lines("330") {
            let Some(round) = Self::round_index(line.get(8, 10)) else { continue };
            let (white, black) = (self.team(line.get(12, 14)), self.team(line.get(16, 18)));
            if let (Some(white), Some(black)) = (white, black) {
                self.opponents.entry((white, round)).or_insert(black);
                self.opponents.entry((black, round)).or_insert(white);
                self.forfeits.insert((white, round), Color::White);
                self.forfeits.insert((black, round), Color::Black);
            }
        }
    }

    fn read_byes(&mut self) {
        for line in self.file.team_lines("320") {
            let mut start = 15;
            while start <= line.len() {
                if let Some(team) = self.team(line.get(start, start + 2)) {
                    self.byes.insert((team, (start - 15) / 4), ByeKind::PairingAllocated);
                }
                start += 4;
            }
        }
        for bye in &self.file.byes {
            for number in &bye.numbers {
                if let Some(team) = self.by_number.get(number) {
                    self.byes.entry((*team, bye.round.index())).or_insert(bye.kind);
                }
            }
        }
    }

    fn cell(&self, player: Tpn, round: usize) -> Option<TrfCell> {
        self.players.get(&player)?.rounds.get(round).copied()
    }

    /// Players by board: record 300, else those with a game, in the order of record 310.
    fn lineup(&self, team: usize, round: usize) -> Vec<Option<Tpn>> {
        if let Some(lineup) = self.lineups.get(&(team, round)) {
            return lineup.clone();
        }
        let plays = |player: &Tpn| {
            matches!(
                self.cell(*player, round),
                Some(
                    TrfCell::Paired { .. }
                        | TrfCell::Bye(ByeKind::PairingAllocated | ByeKind::FullPoint)
                )
            )
        };
        let players = self.file.teams.teams[team].players.iter().filter(|player| plays(player));
        players.map(|player| Some(*player)).collect()
    }

    /// The boards of a team's round, as the players' rounds have them.
    fn boards(&self, team: usize, round: usize) -> Vec<Board> {
        let mut boards = Vec::new();
        for (index, player) in self.lineup(team, round).into_iter().enumerate() {
            let board = u8::try_from(index + 1).unwrap_or(u8::MAX);
            let result = match player.and_then(|player| self.cell(player, round)) {
                Some(TrfCell::Paired { result, .. }) => board_result(result),
                Some(TrfCell::Bye(ByeKind::PairingAllocated | ByeKind::FullPoint)) => {
                    BoardResult::Forfeit { won: true }
                }
                Some(TrfCell::Bye(ByeKind::HalfPoint | ByeKind::ZeroPoint) | TrfCell::Empty)
                | None => BoardResult::Forfeit { won: false },
            };
            boards.push(Board { board, player, result });
        }
        boards
    }

    /// The team that most of the players met.
    fn opponent(&self, team: usize, round: usize) -> Option<usize> {
        if let Some(opponent) = self.opponents.get(&(team, round)) {
            return Some(*opponent);
        }
        let mut met: BTreeMap<usize, usize> = BTreeMap::new();
        for player in &self.file.teams.teams[team].players {
            if let Some(TrfCell::Paired { opponent, .. }) = self.cell(*player, round)
                && let Some(other) = self.team_of.get(&opponent).filter(|other| **other != team)
            {
                *met.entry(*other).or_default() += 1;
            }
        }
        let most = met.values().max().copied()?;
        met.into_iter().find(|(_, count)| *count == most).map(|(other, _)| other)
    }

    fn round(&self, team: usize, round: usize) -> Match {
        match self.opponent(team, round) {
            Some(opponent) => {
                // Where nothing tells it, the first team of the list has White, so that the two agree.
                let first = if team < opponent { Color::White } else { Color::Black };
                let own = self.color(team, round);
                let theirs = self.color(opponent, round).map(Color::other);
                // A player who is left out of the line-up moves the others up: the longer one is right.
                let told = match self.lineup(opponent, round).len() > self.lineup(team, round).len()
                {
                    true => theirs.or(own),
                    false => own.or(theirs),
                };
                let told = told.or_else(|| self.forfeits.get(&(team, round)).copied());
                let color = told.unwrap_or(first);
                let opponent = Tpn(self.file.teams.teams[opponent].number);
                Match { against: Against::Team(opponent, color), boards: self.boards(team, round) }
            }
            None => Match { against: Against::Bye(self.bye(team, round)), boards: Vec::new() },
        }
    }

    /// The color on board 1, by the first board that has one: a game there may have been forfeited, or the board
    /// left empty. Boards have the colors of record 352, else White and Black in turn.
    fn color(&self, team: usize, round: usize) -> Option<Color> {
        let written: Vec<char> =
            self.file.teams.board_colors.chars().filter(char::is_ascii_alphabetic).collect();
        let of_board = |board: usize| match written.get(board).map(char::to_ascii_uppercase) {
            Some('W') => Color::White,
            Some('B') => Color::Black,
            _ if board.is_multiple_of(2) => Color::White,
            _ => Color::Black,
        };
        self.lineup(team, round).into_iter().enumerate().find_map(|(board, player)| {
            match self.cell(player?, round) {
                Some(TrfCell::Paired { color: Some(color), .. }) => {
                    Some(if of_board(board) == of_board(0) { color } else { color.other() })
                }
                _ => None,
            }
        })
    }

    fn bye(&self, team: usize, round: usize) -> ByeKind {
        if let Some(kind) = self.byes.get(&(team, round)) {
            return *kind;
        }
        let players = &self.file.teams.teams[team].players;
        let has =
            |kind| players.iter().any(|one| self.cell(*one, round) == Some(TrfCell::Bye(kind)));
        [ByeKind::PairingAllocated, ByeKind::FullPoint, ByeKind::HalfPoint]
            .into_iter()
            .find(|kind| has(*kind))
            .unwrap_or(ByeKind::ZeroPoint)
    }
}

fn board_result(result: TrfResult) -> BoardResult {
    match result {
        TrfResult::Win | TrfResult::WinUnrated => BoardResult::Game(Score::Win),
        TrfResult::Draw | TrfResult::DrawUnrated => BoardResult::Game(Score::Draw),
        TrfResult::Loss | TrfResult::LossUnrated => BoardResult::Game(Score::Loss),
        TrfResult::ForfeitWin => BoardResult::Forfeit { won: true },
        TrfResult::ForfeitLoss => BoardResult::Forfeit { won: false },
        TrfResult::Unfinished => BoardResult::Open,
    }
}
