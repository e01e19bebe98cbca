//! Standings of teams, value by value.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::{Against, Board, BoardResult, Side, Tail, TeamCode, TeamEvent, TeamKind, boards};
use crate::history::{Cell, History};
use crate::ids::{RoundNo, Tpn};
use crate::points::Points;
use crate::round::{ByeKind, Score};
use crate::tiebreak::{
    Code, Contribution, DirectEncounter, Direction, EncounterTable, Fate, Hundredths, Kind, Ratio,
    Rules, Table, Value, Why, compute, direct, sonneborn,
};

/// Teams in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamStandings {
    /// The round they stand after.
    pub after: RoundNo,
    /// The tie-breaks applied, in order. Without a score in it, the primary score comes first.
    pub list: Vec<TeamCode>,
    /// Best first; inside a shared rank by pairing number.
    pub rows: Vec<TeamRow>,
    /// Matches with a board open.
    pub matches_open: usize,
    /// Board results of the list (BC, TBR, BBE) that came to teams of different game points, and the first such teams.
    pub uneven: Vec<(TeamCode, Vec<Tpn>)>,
}

/// One team's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamRow {
    /// Pairing number.
    pub tpn: Tpn,
    /// Place; those who share it all have the best one.
    pub rank: u16,
    /// Whether somebody else has the same rank.
    pub shared: bool,
    /// Match points.
    pub match_points: Points,
    /// Game points.
    pub game_points: Points,
    /// One for each code of the list.
    pub values: Vec<Value>,
}

/// How one value of a team came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamWorking {
    /// Whose.
    pub tpn: Tpn,
    /// Of what.
    pub code: TeamCode,
    /// The value.
    pub value: Value,
    /// One line a round, where the tie-break looks at rounds.
    pub lines: Vec<Contribution>,
    /// Points board by board, where it looks at boards.
    pub boards: Vec<Points>,
    /// Rounds without a match, and what they give on every board, where it looks at boards (C.07 12).
    pub byes: Vec<(RoundNo, ByeKind, Points)>,
    /// The tables of the encounters among those level on the primary score, in order, and in which score they are.
    pub tables: Vec<(Side, EncounterTable)>,
    /// 13.4: the secondary score, and what the Buchholz of the lines is divided by.
    pub combination: Option<(Points, i64)>,
}

/// The event as match points and as game points.
struct Both<'a> {
    event: &'a TeamEvent,
    matches: &'a Table<'a>,
    games: &'a Table<'a>,
}

fn with_tables<T>(
    event: &TeamEvent,
    after: RoundNo,
    rules: &Rules,
    work: impl FnOnce(&Both<'_>) -> T,
) -> T {
    let mut event = event.clone();
    event.teams.sort_by_key(|team| team.tpn);
    event.teams.dedup_by_key(|team| team.tpn);
    let by_match = event.history(event.match_scoring);
    let by_game = event.history(event.match_in_game_points());
    let points = |row: usize, round: usize| {
        let matches = event.teams.get(row).and_then(|team| team.matches.get(round));
        i64::from(matches.map_or(0, |round| event.game_points(round).0))
    };
    let matches = Table::new(&by_match, after, rules);
    let games = Table::with_points(&by_game, after, rules, points);
    work(&Both { event: &event, matches: &matches, games: &games })
}

impl<'a> Both<'a> {
    fn table(&self, side: Side) -> &'a Table<'a> {
        match side {
            Side::Match => self.matches,
            Side::Game => self.games,
        }
    }

    fn side(&self, code: TeamCode) -> Side {
        code.side.unwrap_or(self.event.primary)
    }

    fn score(&self, side: Side, team: usize) -> i64 {
        self.table(side).score(team)
    }

    fn teams(&self) -> Vec<usize> {
        self.matches.players().collect()
    }

    fn board_sums(&self, team: usize) -> Vec<i64> {
        let tpn = self.matches.tpn(team);
        boards::sums(self.event, boards::all(self.event, tpn, self.matches.rounds))
    }

    /// A value that does not depend on who is tied.
    fn compute(&self, code: TeamCode, team: usize) -> (Value, Vec<Contribution>) {
        let tenths = |tenths: i64| Value::Number(Ratio::hundredths(tenths * 10));
        let primary = self.event.primary;
        match code.kind {
            TeamKind::Score(side) => {
                let side = side.or(code.side).unwrap_or(primary);
                (tenths(self.score(side, team)), Vec::new())
            }
            TeamKind::MpVGp => (tenths(self.score(primary.other(), team)), Vec::new()),
            TeamKind::Individual(Kind::Win | Kind::Won) if self.side(code) == Side::Game => {
                self.boards_won(code, team)
            }
            TeamKind::Individual(_) => compute(self.table(self.side(code)), team, code.modifiers),
            TeamKind::Sonneborn(sides) => {
                let side = self.side(code);
                let (theirs, ours) = sides.unwrap_or((side, side));
                let own = self.table(ours).row(team).iter().map(|entry| entry.points);
                let own: Vec<i64> = own.collect();
                sonneborn::with_points(self.table(theirs), team, code.modifiers, &own)
            }
            TeamKind::StrengthCombination => self.combination(code, team),
            TeamKind::BoardCount => (tenths(boards::count(&self.board_sums(team))), Vec::new()),
            TeamKind::Encounter(_) | TeamKind::TopBoard | TeamKind::BottomBoard => {
                (Value::Undefined, Vec::new())
            }
        }
    }

    /// 7.1 and 7.2 by game points: boards won, with forfeits (WIN) or over the board (WON).
    fn boards_won(&self, code: TeamCode, team: usize) -> (Value, Vec<Contribution>) {
        let unplayed = code.kind == TeamKind::Individual(Kind::Win);
        let whole = self.event.game_scoring.win * i32::from(self.event.boards);
        let matches = boards::all(self.event, self.matches.tpn(team), self.matches.rounds);
        let won = matches.map(|round| match round.against {
            // A bye with the points of a win on every board.
            Against::Bye(_) if unplayed && self.event.game_points(round) >= whole => {
                usize::from(self.event.boards)
            }
            Against::Bye(_) => 0,
            Against::Team(..) => {
                let won = |board: &&Board| match board.result {
                    BoardResult::Game(score) => score == Score::Win,
                    BoardResult::Forfeit { won } => won && unplayed,
                    BoardResult::Open => false,
                };
                round.boards.iter().filter(won).count()
            }
        });
        let won: Vec<i64> = won.map(|won| i64::try_from(won).unwrap_or(i64::MAX)).collect();
        let mut lines = self.games.blank_lines(team);
        for (line, won) in lines.iter_mut().zip(&won) {
            line.amount = Hundredths::whole(*won);
            line.why = Why::Result;
            line.fate = Fate::Counted;
        }
        (Value::Number(Ratio::whole(won.iter().sum())), lines)
    }

    /// 13.4: secondary score plus Buchholz of the primary score by a divisor, which is the highest
    /// possible primary score over the highest secondary score of one match, down to a whole number.
    fn combination(&self, code: TeamCode, team: usize) -> (Value, Vec<Contribution>) {
        let primary = self.side(code);
        let (buchholz, lines) = compute(self.table(primary), team, code.modifiers);
        let divisor = self.divisor(code);
        let secondary = Ratio::hundredths(self.score(primary.other(), team) * 10);
        let value = buchholz.number().and_then(|buchholz| {
            let below = buchholz.denominator().checked_mul(divisor)?;
            Some(secondary.plus(Ratio::new(buchholz.numerator(), below)?))
        });
        (value.map_or(Value::Undefined, Value::Number), lines)
    }

    fn divisor(&self, code: TeamCode) -> i64 {
        let primary = self.side(code);
        let one_match = |side: Side| i64::from(self.table(side).history.scoring.win.0);
        let rounds = i64::try_from(self.matches.rounds).unwrap_or(0);
        let highest = one_match(primary) * rounds;
        match code.divisor {
            Some(divisor) => i64::from(divisor),
            None => highest.checked_div(one_match(primary.other())).unwrap_or(1).max(1),
        }
    }

    /// Splits a tied group by one tie-break.
    fn split(&self, code: TeamCode, group: &[usize]) -> Vec<Vec<usize>> {
        let classes = match code.kind {
            TeamKind::Encounter(tail) => {
                return self.reversed(code, self.encounter(code, tail, group, None));
            }
            TeamKind::Individual(Kind::De) => {
                let table = self.table(self.side(code));
                let classes = direct::split(table, group, code.modifiers.forfeits, None);
                return self.reversed(code, classes);
            }
            TeamKind::TopBoard => by_key(group, |team| self.board_sums(team)),
            TeamKind::BottomBoard => {
                by_key(group, |team| boards::eliminated(&self.board_sums(team)))
            }
            _ => return by_value(group, |team| self.compute(code, team).0, code),
        };
        self.reversed(code, classes)
    }

    fn reversed(&self, code: TeamCode, mut classes: Vec<Vec<usize>>) -> Vec<Vec<usize>> {
        if code.modifiers.direction == Direction::Reversed {
            classes.reverse();
        }
        classes
    }

    /// 13.3: direct encounter on the primary score; where it splits nothing, on the secondary; every
    /// new subset starts again with the primary.
    fn encounter(
        &self,
        code: TeamCode,
        tail: Tail,
        group: &[usize],
        mut tables: Option<&mut Vec<(Side, EncounterTable)>>,
    ) -> Vec<Vec<usize>> {
        let primary = self.side(code);
        let forfeits = code.modifiers.forfeits;
        let mut classes = Vec::new();
        let mut waiting = vec![group.to_vec()];
        while let Some(group) = waiting.pop() {
            if group.len() < 2 {
                classes.push(group);
                continue;
            }
            let first = classes.iter().map(Vec::len).sum::<usize>() + 1;
            let first = tables.is_some().then_some(first);
            let parts = [primary, primary.other()].into_iter().find_map(|side| {
                let (parts, table) = direct::split_once(self.table(side), &group, forfeits, first);
                if let (Some(tables), Some(mut table)) = (tables.as_deref_mut(), table) {
                    if parts.len() == 1 && side == primary {
                        // The other score is asked next.
                        table.rows.iter_mut().for_each(|row| row.place = None);
                    }
                    tables.push((side, table));
                }
                (parts.len() > 1).then_some(parts)
            });
            match parts {
                Some(parts) => waiting.extend(parts.into_iter().rev()),
                None => classes.extend(self.own_match(tail, group)),
            }
        }
        classes
    }

    /// The tables by which a group is split where its encounters are looked at.
    fn tables_of(&self, code: TeamCode, group: &[usize]) -> Vec<(Side, EncounterTable)> {
        let mut tables = Vec::new();
        match code.kind {
            TeamKind::Encounter(tail) => {
                self.encounter(code, tail, group, Some(&mut tables));
            }
            TeamKind::Individual(Kind::De) => {
                let side = self.side(code);
                let mut made = DirectEncounter::default();
                direct::split(self.table(side), group, code.modifiers.forfeits, Some(&mut made));
                tables.extend(made.tables.into_iter().map(|table| (side, table)));
            }
            _ => {}
        }
        tables
    }

    fn byes(&self, tpn: Tpn) -> Vec<(RoundNo, ByeKind, Points)> {
        let matches = (1..).zip(boards::all(self.event, tpn, self.matches.rounds));
        let byes = matches.filter_map(|(round, played)| match played.against {
            Against::Bye(kind) => Some((RoundNo(round), kind, boards::of_bye(self.event, kind))),
            Against::Team(..) => None,
        });
        byes.collect()
    }

    /// The boards of the match of two teams that nothing else separates.
    fn own_match(&self, tail: Tail, group: Vec<usize>) -> Vec<Vec<usize>> {
        let [left, right] = group[..] else { return vec![group] };
        let sums = |own: usize, other: usize| {
            let (own, other) = (self.matches.tpn(own), self.matches.tpn(other));
            let met = boards::against(self.event, own, other, self.matches.rounds);
            boards::sums(self.event, met)
        };
        let met = |own: usize, other: usize| {
            let (own, other) = (self.matches.tpn(own), self.matches.tpn(other));
            boards::against(self.event, own, other, self.matches.rounds).next().is_some()
        };
        if !met(left, right) {
            return vec![group];
        }
        let (ours, theirs) = (sums(left, right), sums(right, left));
        let by_count = || boards::count(&theirs).cmp(&boards::count(&ours));
        let by_top = || ours.cmp(&theirs);
        let by_bottom = || boards::eliminated(&ours).cmp(&boards::eliminated(&theirs));
        let order = match tail {
            Tail::Nothing => Ordering::Equal,
            Tail::Count => by_count(),
            Tail::Top => by_top(),
            Tail::Bottom => by_bottom(),
            Tail::CountTop => by_count().then_with(by_top),
            Tail::CountBottom => by_count().then_with(by_bottom),
        };
        match order {
            Ordering::Greater => vec![vec![left], vec![right]],
            Ordering::Less => vec![vec![right], vec![left]],
            Ordering::Equal => vec![group],
        }
    }

    /// C.07 12 compares boards of equal game points: the first group that comes to it with others.
    fn uneven<'g>(&self, code: TeamCode, groups: &'g [Vec<usize>]) -> Option<&'g [usize]> {
        let looks_at_boards =
            matches!(code.kind, TeamKind::BoardCount | TeamKind::TopBoard | TeamKind::BottomBoard);
        let points = |team: &usize| self.score(Side::Game, *team);
        let differ = |group: &&Vec<usize>| {
            looks_at_boards && group.iter().any(|team| points(team) != points(&group[0]))
        };
        groups.iter().find(differ).map(Vec::as_slice)
    }

    /// Whether the tie-break looks at the tied group alone.
    fn depends_on_group(code: TeamCode) -> bool {
        matches!(
            code.kind,
            TeamKind::Encounter(_)
                | TeamKind::TopBoard
                | TeamKind::BottomBoard
                | TeamKind::Individual(Kind::De)
        )
    }
}

/// Highest key first.
fn by_key<K: Ord>(group: &[usize], key: impl Fn(usize) -> K) -> Vec<Vec<usize>> {
    let mut order: Vec<(K, usize)> = group.iter().map(|team| (key(*team), *team)).collect();
    order.sort_by(|left, right| right.0.cmp(&left.0).then(left.1.cmp(&right.1)));
    order
        .chunk_by(|left, right| left.0 == right.0)
        .map(|class| class.iter().map(|(_, team)| *team).collect())
        .collect()
}

fn by_value(group: &[usize], value: impl Fn(usize) -> Value, code: TeamCode) -> Vec<Vec<usize>> {
    // An ascending or descending comparison; what is undefined is last in either.
    let direction = if code.lower_first() { Direction::Reversed } else { Direction::Usual };
    let comparison = Code { direction, ..Code::new(Kind::Pts) };
    let mut order: Vec<(usize, Value)> = group.iter().map(|team| (*team, value(*team))).collect();
    order.sort_by(|left, right| comparison.compare(left.1, right.1));
    order
        .chunk_by(|left, right| left.1 == right.1)
        .map(|tied| tied.iter().map(|(team, _)| *team).collect())
        .collect()
}

/// Standings of teams after a round (C.07 4.2, 4.3). A score that the list names is the primary one.
pub fn team_standings(
    event: &TeamEvent,
    after: RoundNo,
    list: &[TeamCode],
    rules: &Rules,
) -> TeamStandings {
    let primary = TeamCode::primary(list).unwrap_or(event.primary);
    let event = &TeamEvent { primary, ..event.clone() };
    with_tables(event, after, rules, |both| {
        let mut values: Vec<Vec<Value>> = vec![Vec::new(); both.teams().len()];
        let mut groups = vec![both.teams()];
        groups.retain(|group| !group.is_empty());
        let mut uneven = Vec::new();
        let has_score = list.iter().any(|code| matches!(code.kind, TeamKind::Score(_)));
        if !has_score {
            let primary = both.event.primary;
            groups = refine(groups, |group| by_key(group, |team| both.score(primary, team)));
        }
        for code in list {
            if let Some(teams) = both.uneven(*code, &groups) {
                uneven.push((*code, teams.iter().map(|team| both.matches.tpn(*team)).collect()));
            }
            if Both::depends_on_group(*code) {
                groups = refine(groups, |group| {
                    let classes = both.split(*code, group);
                    for (team, value) in direct::places(&classes) {
                        values[team].push(value);
                    }
                    classes
                });
                continue;
            }
            for team in both.teams() {
                values[team].push(both.compute(*code, team).0);
            }
            let column = |team: usize| values[team].last().copied().unwrap_or(Value::Undefined);
            groups = refine(groups, |group| by_value(group, column, *code));
        }
        TeamStandings {
            after: RoundNo(u8::try_from(both.matches.rounds).unwrap_or(u8::MAX)),
            list: list.to_vec(),
            matches_open: open(both.matches.history, both.matches.rounds),
            rows: rows(both, &groups, values),
            uneven,
        }
    })
}

fn refine(
    groups: Vec<Vec<usize>>,
    mut split: impl FnMut(&[usize]) -> Vec<Vec<usize>>,
) -> Vec<Vec<usize>> {
    groups.iter().flat_map(|group| split(group)).collect()
}

fn open(history: &History, rounds: usize) -> usize {
    let cells = history.players.iter().flat_map(|row| row.rounds.iter().take(rounds));
    cells.filter(|cell| matches!(cell, Cell::Open { .. })).count().div_ceil(2)
}

fn rows(both: &Both<'_>, groups: &[Vec<usize>], mut values: Vec<Vec<Value>>) -> Vec<TeamRow> {
    let points = |side, team| Points(i32::try_from(both.score(side, team)).unwrap_or(i32::MAX));
    let mut rows = Vec::with_capacity(values.len());
    for group in groups {
        let rank = u16::try_from(rows.len() + 1).unwrap_or(u16::MAX);
        let mut group = group.clone();
        group.sort_unstable();
        rows.extend(group.iter().map(|team| TeamRow {
            tpn: both.matches.tpn(*team),
            rank,
            shared: group.len() > 1,
            match_points: points(Side::Match, *team),
            game_points: points(Side::Game, *team),
            values: std::mem::take(&mut values[*team]),
        }));
    }
    rows
}

/// Every value of every team, whoever is tied with whom; what looks at a group alone is given among
/// those on an equal primary score.
pub fn team_values(
    event: &TeamEvent,
    after: RoundNo,
    list: &[TeamCode],
    rules: &Rules,
) -> BTreeMap<Tpn, Vec<Value>> {
    with_tables(event, after, rules, |both| {
        let mut values: Vec<Vec<Value>> = vec![Vec::new(); both.teams().len()];
        let primary = both.event.primary;
        for code in list {
            if Both::depends_on_group(*code) {
                for group in by_key(&both.teams(), |team| both.score(primary, team)) {
                    for (team, value) in direct::places(&both.split(*code, &group)) {
                        values[team].push(value);
                    }
                }
                continue;
            }
            for team in both.teams() {
                values[team].push(both.compute(*code, team).0);
            }
        }
        let teams = both.teams().into_iter();
        teams.map(|team| (both.matches.tpn(team), std::mem::take(&mut values[team]))).collect()
    })
}

/// How a value came about. `None` for a number that is not in the tournament.
pub fn team_working(
    event: &TeamEvent,
    after: RoundNo,
    tpn: Tpn,
    code: TeamCode,
    rules: &Rules,
) -> Option<TeamWorking> {
    with_tables(event, after, rules, |both| {
        let team = both.matches.index(tpn)?;
        let (mut value, lines) = both.compute(code, team);
        let mut tables = Vec::new();
        if Both::depends_on_group(code) {
            let score = both.score(both.event.primary, team);
            let group: Vec<usize> = both
                .teams()
                .into_iter()
                .filter(|other| both.score(both.event.primary, *other) == score)
                .collect();
            let classes = both.split(code, &group);
            value = direct::places(&classes)
                .find(|(other, _)| *other == team)
                .map_or(Value::Undefined, |(_, place)| place);
            tables = both.tables_of(code, &group);
        }
        let (boards, byes) = match code.kind {
            TeamKind::BoardCount | TeamKind::TopBoard | TeamKind::BottomBoard => {
                let sums = both.board_sums(team).into_iter();
                let sums = sums.map(|tenths| Points(i32::try_from(tenths).unwrap_or(i32::MAX)));
                (sums.collect(), both.byes(tpn))
            }
            _ => (Vec::new(), Vec::new()),
        };
        let combination = (code.kind == TeamKind::StrengthCombination).then(|| {
            let secondary = both.score(both.side(code).other(), team);
            (Points(i32::try_from(secondary).unwrap_or(i32::MAX)), both.divisor(code))
        });
        Some(TeamWorking { tpn, code, value, lines, boards, byes, tables, combination })
    })
}

impl TeamWorking {
    /// The lines that are in the result.
    pub fn counted(&self) -> impl Iterator<Item = &Contribution> {
        self.lines.iter().filter(|line| line.fate == Fate::Counted)
    }
}
