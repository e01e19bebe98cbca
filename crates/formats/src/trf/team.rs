//! Team records: kept as lines; the teams and their players understood.

use std::collections::BTreeSet;

use tournament::ids::Tpn;

use super::columns::Columns;
use super::read::{Reader, numbers, points};
use super::{KeptLine, LineUse, Team, TrfFile};
use crate::problem::{Kind, Place, Problem};

/// Order in which team lines are written.
pub(super) const ORDER: [&str; 9] = ["352", "362", "013", "310", "300", "320", "330", "801", "802"];

impl Reader {
    pub(super) fn team(&mut self, line: &Columns<'_>) -> LineUse {
        let code = line.get(1, 3).to_owned();
        if code == "352" && self.file.teams.board_colors.is_empty() {
            self.file.teams.board_colors = line.rest(5).to_owned();
        }
        let mut line_use = LineUse::Kept;
        if matches!(code.as_str(), "310" | "013") && line.text.len() > 4 {
            let team = if code == "310" { team_310(line) } else { Some(team_013(line)) };
            if team.is_none() {
                let kind = Kind::BadRecord { code: code.clone() };
                self.problem(line, 5, kind, line.rest(5));
                line_use = LineUse::Listed;
            }
        }
        self.file.teams.lines.push(KeptLine { code, text: line.text.to_owned() });
        line_use
    }

    /// Puts the lines into the order of writing and makes the teams of them.
    pub(super) fn finish_teams(&mut self) {
        let teams = &mut self.file.teams;
        teams.lines.sort_by_key(|line| ORDER.iter().position(|code| *code == line.code));
        let of = |code: &'static str| teams.lines.iter().filter(move |line| line.code == code);
        let n_old = of("013").count();
        let has_new = of("310").next().is_some();
        let n_lines = teams.lines.len();
        let mut read: Vec<Team> = if has_new {
            of("310").filter_map(|line| team_310(&Columns::new(&line.text, 0))).collect()
        } else {
            of("013").map(|line| team_013(&Columns::new(&line.text, 0))).collect()
        };
        if !has_new {
            for (index, team) in read.iter_mut().enumerate() {
                team.number = u16::try_from(index + 1).unwrap_or(u16::MAX);
            }
        }
        teams.teams = read;
        if n_lines > 0 {
            let kind = Kind::TeamsKept { count: n_lines };
            self.problems.push(Problem::new(Place::whole(), kind, ""));
        }
        if has_new && n_old > 0 {
            let kind = Kind::OldTeamsIgnored { count: n_old };
            self.problems.push(Problem::new(Place::whole(), kind, ""));
        }
    }
}

impl TrfFile {
    /// Who is in a team that won a match by forfeit, and in which round, from 0: record 330. Such a player may
    /// have the point without an opponent, `0000 - +`.
    pub(super) fn won_by_forfeit(&self) -> BTreeSet<(Tpn, usize)> {
        let of = |code: &'static str| self.teams.lines.iter().filter(move |it| it.code == code);
        let teams: Vec<Team> =
            of("310").filter_map(|line| team_310(&Columns::new(&line.text, 0))).collect();
        let mut won = BTreeSet::new();
        for line in of("330") {
            let line = Columns::new(&line.text, 0);
            let winner = match line.field(5, 6) {
                "+-" => line.field(12, 14),
                "-+" => line.field(16, 18),
                _ => continue,
            };
            let (Ok(team), Ok(round @ 1..)) = (winner.parse::<u16>(), line.field(8, 10).parse())
            else {
                continue;
            };
            let round: usize = round;
            let players = teams.iter().filter(|it| it.number == team).flat_map(|it| &it.players);
            won.extend(players.map(|player| (*player, round - 1)));
        }
        won
    }
}

/// 5-7 number, 9-40 name, 42-46 nickname, 55-60 match points, 62-67 game points, 69-71 rank, players
/// from 74 by fives.
fn team_310(line: &Columns<'_>) -> Option<Team> {
    Some(Team {
        number: line.field(5, 7).parse().ok()?,
        name: line.field(9, 40).to_owned(),
        nickname: line.field(42, 46).to_owned(),
        match_points: points(line.get(55, 60)),
        game_points: points(line.get(62, 67)),
        rank: line.field(69, 71).parse().ok(),
        players: numbers(line.rest(73)).unwrap_or_default(),
    })
}

/// 5-36 name, players from 37 by fives.
fn team_013(line: &Columns<'_>) -> Team {
    Team {
        number: 0,
        name: line.field(5, 36).to_owned(),
        nickname: String::new(),
        match_points: None,
        game_points: None,
        rank: None,
        players: numbers(line.rest(37)).unwrap_or_default(),
    }
}
