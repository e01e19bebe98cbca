//! Standings of teams (C.07 11 to 13), where the report that a section was brought in from has
//! records of teams: its line-ups, and the results as they stand in the event.

use std::collections::BTreeMap;

use ::tournament::fact::bye_to_code;
use ::tournament::history::History;
use ::tournament::ids::{RoundNo, Tpn};
use ::tournament::round::Color;
use ::tournament::state::{State, Tournament};
use ::tournament::team::{
    Against, BoardResult, Side, Tail, TeamCode, TeamEvent, TeamKind, TeamRow, TeamStandings,
    TeamWorking, team_standings, team_working,
};
use ::tournament::tiebreak::{Code as TieBreak, CodeError, Kind, Rules, System, Value};
use formats::trf::{self, Competitors};
use i18n::{Messages, args};
use reports::documents::TeamStandingsRow;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::tables::{TieBreakColumn, WorkingLine, WorkingView, last_full, round_asked};
use super::wire::Id;
use super::{method, section};
use crate::give_out::carried;
use crate::words::{self, Telling};
use crate::{ApiError, give_out, ranking, working};

/// Answer of `teams.standings`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TeamStandingsView {
    /// After this round.
    pub round: u8,
    /// Rounds that can be asked for.
    pub published: u8,
    /// The last round in which every result is in.
    pub last_full: u8,
    /// Matches with a board open.
    pub open_matches: u32,
    /// Boards of a match.
    pub boards: u8,
    /// `mp` or `gp`: the score that decides.
    pub primary: String,
    /// Tie-break columns.
    pub columns: Vec<TieBreakColumn>,
    /// Rows in rank order.
    pub rows: Vec<TeamStandingView>,
    /// Edition of the tie-break rules, in words.
    pub rules: String,
    /// What is to be said of the whole: codes of the list that teams do not have.
    pub notes: Vec<String>,
}

/// One team's row.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TeamStandingView {
    /// Rank as printed: `3`, or `3=` where shared.
    pub rank_text: String,
    /// Number of the team.
    pub number: u16,
    /// Name.
    pub name: String,
    /// Match points.
    pub match_points: String,
    /// Game points.
    pub game_points: String,
    /// One text a column, in order.
    pub values: Vec<String>,
    /// One text a round: opponent, color on board 1, game points, as `5w2½`.
    pub matches: Vec<String>,
    /// Has a board open in the rounds counted.
    pub open: bool,
}

method! {
    /// Standings of the teams of a section after a round, by its tie-breaks or by others.
    "teams.standings" Viewer TeamsStandings {
        /// Section.
        tournament: Id,
        /// Round; left out: the last in which every result is in.
        #[serde(default)]
        round: Option<u8>,
        /// Tie-breaks with commas; left out: those of the section.
        #[serde(default)]
        tie_breaks: Option<String>,
    } -> TeamStandingsView |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let tournament = section(&event.state, this.tournament, messages)?;
        let after = round_asked(tournament, this.round, last_full(tournament), messages)?;
        let Some(asked) = &this.tie_breaks else {
            return team_view(&event.state, tournament, after, messages)
                .ok_or_else(|| no_teams(messages));
        };
        let teams = Teams::of(&event.state, tournament, messages).ok_or_else(|| no_teams(messages))?;
        let list = TeamCode::list(asked).map_err(|error| {
            ApiError::bad_value(messages, "tieBreaks", &words::tie_break_found(&error))
        })?;
        Ok(teams.view(after, &TeamCode::led_by_points(list), Vec::new()))
    }
}

impl From<TeamStandingView> for TeamStandingsRow {
    fn from(row: TeamStandingView) -> TeamStandingsRow {
        TeamStandingsRow {
            rank: row.rank_text,
            number: row.number,
            name: row.name,
            match_points: row.match_points,
            game_points: row.game_points,
            tiebreaks: row.values,
            matches: row.matches,
        }
    }
}

/// The standings by the section's own tie-breaks; `None` where its report has no records of teams.
pub(crate) fn team_view(
    state: &State,
    tournament: &Tournament,
    after: RoundNo,
    messages: &Messages,
) -> Option<TeamStandingsView> {
    let teams = Teams::of(state, tournament, messages)?;
    let (list, unknown) = codes(tournament, teams.event.primary);
    let unknown = unknown.iter().map(|why| words::tie_break_trouble(why, messages));
    let notes = unknown.chain(points_apart(state, tournament, messages)).collect();
    Some(teams.view(after, &list, notes))
}

method! {
    /// How a tie-break of a team came about.
    "teams.working" Viewer TeamsWorking {
        /// Section.
        tournament: Id,
        /// Number of the team.
        team: u16,
        /// Tie-break: of the list, or any other that teams have.
        code: String,
        /// Round; left out: the last in which every result is in.
        #[serde(default)]
        round: Option<u8>,
    } -> WorkingView |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let tournament = section(&event.state, this.tournament, messages)?;
        let after = round_asked(tournament, this.round, last_full(tournament), messages)?;
        let code: TeamCode = this
            .code
            .parse()
            .map_err(|_| ApiError::bad_value(messages, "tieBreaks", &this.code))?;
        let teams = Teams::of(&event.state, tournament, messages).ok_or_else(|| no_teams(messages))?;
        let made = team_working(&teams.event, after, Tpn(this.team), code, &teams.rules);
        let made = made
            .ok_or_else(|| ApiError::not_found(messages, "team", &this.team.to_string()))?;
        Ok(teams.working(&made, after))
    }
}

fn no_teams(messages: &Messages) -> ApiError {
    ApiError::worded(crate::error::Code::Refused, messages, "desk-no-teams", &args! {})
}

/// Whose the records of the section's reports are.
pub(crate) fn competitors(tournament: &Tournament) -> Competitors {
    if has_teams(tournament) { Competitors::Teams } else { Competitors::Players }
}

/// Whether the reports that a section was brought in from have records of teams.
pub(crate) fn has_teams(tournament: &Tournament) -> bool {
    let mut kept = carried::reports(tournament).flat_map(|import| &import.told.kept);
    kept.any(|line| line.starts_with("310"))
}

/// Who plays in which team by the records of the reports (310, 013).
pub(crate) struct Members(BTreeMap<Tpn, String>);

impl Members {
    pub(crate) fn of(state: &State, tournament: &Tournament) -> Members {
        let of_teams = |line: &String| line.starts_with("310") || line.starts_with("013");
        let mut lines = carried::lines(state, tournament);
        lines.retain(of_teams);
        let teams = trf::read(lines.join("\n").as_bytes()).file.teams.teams;
        let members = |team: trf::Team| {
            team.players.into_iter().map(move |number| (number, team.name.clone()))
        };
        Members(teams.into_iter().flat_map(members).collect())
    }

    /// The name of a player's team.
    pub(crate) fn team(&self, number: Option<u16>) -> Option<&str> {
        self.0.get(&Tpn(number?)).map(String::as_str)
    }
}

/// Record 299: points that a report gives or takes apart from results. They go with the report and count in no standings here.
pub(crate) fn points_apart(
    state: &State,
    tournament: &Tournament,
    messages: &Messages,
) -> Option<String> {
    let lines = carried::lines(state, tournament);
    let lines = lines.iter().filter(|line| line.starts_with("299"));
    let lines: Vec<&str> = lines.map(|line| line.trim()).collect();
    let args = args! { "count" => lines.len(), "lines" => lines.join("; ") };
    (!lines.is_empty()).then(|| messages.text("output-note-points-apart", &args))
}

/// The tie-breaks of a section as teams have them, and what teams do not have. `primary` is the score that the
/// report's system names.
fn codes(tournament: &Tournament, primary: Side) -> (Vec<TeamCode>, Vec<CodeError>) {
    let (mut list, unknown) = TeamCode::read_list(&tournament.setup.tie_breaks.join(","));
    list = TeamCode::led_by_points(list);
    if !list.iter().any(|code| code.is_points()) {
        list = TeamCode::after_points(list, primary);
    } else if TeamCode::primary(&list).is_some() {
        // The points of a whole list (record 212) are one of the two scores; the other codes say which.
        list.retain(|code| !code.is_points());
    }
    if list.is_empty() {
        list.extend("MPvGP".parse::<TeamCode>());
    }
    (list, unknown)
}

/// The teams of a section and the rules they are ranked by.
struct Teams<'a> {
    tournament: &'a Tournament,
    messages: &'a Messages,
    event: TeamEvent,
    rules: Rules,
    /// The matches with the names of the teams, for reasons.
    history: History,
}

impl<'a> Teams<'a> {
    fn of(state: &State, tournament: &'a Tournament, messages: &'a Messages) -> Option<Teams<'a>> {
        if !has_teams(tournament) {
            return None;
        }
        // The report as it would be written, read back: line-ups and matches are its reader's business.
        let mut bytes = Vec::new();
        let file = give_out::report::trf(state, tournament, messages);
        trf::write(&file, trf::WriteOptions::default(), &mut bytes).ok()?;
        let file = trf::read(&bytes).file;
        let mut event = file.team_event();
        let (list, _) = codes(tournament, event.primary);
        event.primary = TeamCode::primary(&list).unwrap_or(event.primary);
        let of_section = ranking::rules(state, tournament);
        let system = if file.is_round_robin() { System::RoundRobin } else { System::Swiss };
        // What the section says of players is not said of teams.
        let rules = Rules {
            edition: of_section.edition,
            system,
            double_forfeit: of_section.double_forfeit,
            forfeit_wins: of_section.forfeit_wins,
            sonneborn_cut: of_section.sonneborn_cut,
            dummy_rounds: of_section.dummy_rounds,
            ..Rules::default()
        };
        let history = event.rows();
        Some(Teams { tournament, messages, event, rules, history })
    }

    fn view(&self, after: RoundNo, list: &[TeamCode], notes: Vec<String>) -> TeamStandingsView {
        let made = team_standings(&self.event, after, list, &self.rules);
        let primary = TeamCode::primary(list).unwrap_or(self.event.primary);
        let list: Vec<TeamCode> = list.iter().map(|code| code.with_sides(primary)).collect();
        let list = list.as_slice();
        let column = |code: &TeamCode| TieBreakColumn {
            code: code.to_string(),
            name: name(*code, self.messages),
            article: article(*code).to_owned(),
        };
        TeamStandingsView {
            round: made.after.0,
            published: self.tournament.published().0,
            last_full: last_full(self.tournament).0,
            open_matches: u32::try_from(made.matches_open).unwrap_or(u32::MAX),
            boards: self.event.boards,
            primary: primary.code().to_lowercase(),
            columns: list.iter().map(column).collect(),
            rows: made.rows.iter().map(|row| self.row(row, list, after)).collect(),
            rules: ranking::edition(&self.rules, self.messages),
            notes: notes.into_iter().chain(uneven(&made, &self.event, self.messages)).collect(),
        }
    }

    fn row(&self, row: &TeamRow, list: &[TeamCode], after: RoundNo) -> TeamStandingView {
        let messages = self.messages;
        let team = self.event.team(row.tpn);
        let matches = team.map_or(&[][..], |team| team.matches.as_slice());
        let counted = &matches[..matches.len().min(usize::from(after.0))];
        let value = |(code, value): (&TeamCode, &Value)| messages.decimal(&code.text(*value));
        TeamStandingView {
            rank_text: if row.shared { format!("{}=", row.rank) } else { row.rank.to_string() },
            number: row.tpn.0,
            name: team.map_or_else(String::new, |team| team.name.clone()),
            match_points: messages.points(row.match_points.0),
            game_points: messages.points(row.game_points.0),
            values: list.iter().zip(&row.values).map(value).collect(),
            matches: counted
                .iter()
                .map(|round| match round.against {
                    Against::Bye(kind) => bye_to_code(kind).to_owned(),
                    Against::Team(other, color) => {
                        let color = match color {
                            Color::White => messages.plain("report-crosstable-white"),
                            Color::Black => messages.plain("report-crosstable-black"),
                        };
                        let points = messages.points(self.event.game_points(round).0);
                        format!("{other}{color}{points}")
                    }
                })
                .collect(),
            open: counted
                .iter()
                .flat_map(|round| &round.boards)
                .any(|board| board.result == BoardResult::Open),
        }
    }

    fn working(&self, made: &TeamWorking, after: RoundNo) -> WorkingView {
        let messages = self.messages;
        let note = |what: String, value: String| WorkingLine {
            round: 0,
            what,
            value,
            cut: false,
            why: String::new(),
        };
        let kind = match made.code.kind {
            TeamKind::Individual(kind) => kind,
            TeamKind::Sonneborn(_) => Kind::Sb,
            TeamKind::StrengthCombination => Kind::Bh,
            _ => Kind::Pts,
        };
        let telling = Telling { history: &self.history, messages };
        let mut lines: Vec<WorkingLine> =
            made.lines.iter().map(|line| working::round_line(line, kind, telling)).collect();
        let score = match made.code.kind {
            TeamKind::Score(side) => Some(side.or(made.code.side).unwrap_or(self.event.primary)),
            TeamKind::MpVGp => Some(self.event.primary.other()),
            _ => None,
        };
        if let Some(side) = score {
            lines.extend(self.points_by_round(made.tpn, side, after));
        }
        if let Some((secondary, divisor)) = made.combination {
            lines.push(note(messages.plain("output-team-secondary"), messages.points(secondary.0)));
            lines.push(note(messages.plain("output-team-divisor"), divisor.to_string()));
        }
        lines.extend(working::of_team(made, telling));
        let looks_at_group =
            matches!(made.code.kind, TeamKind::Encounter(_) | TeamKind::Individual(Kind::De));
        if looks_at_group {
            lines.extend(
                self.mutual(made.tpn, after).into_iter().map(|(what, value)| note(what, value)),
            );
        }
        let value = made.code.text(made.value);
        WorkingView {
            title: messages.text(
                "output-working-title",
                &args! { "name" => self.name(made.tpn), "tiebreak" => name(made.code, messages) },
            ),
            rule: rule(made.code, messages),
            lines,
            value: match made.value {
                Value::Place(place) => messages.text("cli-team-place", &args! { "place" => place }),
                _ => messages.decimal(&value),
            },
        }
    }

    /// What each match gave of one score.
    fn points_by_round(&self, tpn: Tpn, side: Side, after: RoundNo) -> Vec<WorkingLine> {
        let cells = self.history.row(tpn).map_or(&[][..], |row| row.rounds.as_slice());
        let matches = self.event.team(tpn).map_or(&[][..], |team| team.matches.as_slice());
        let rounds = (1..=after.0).zip(matches.iter().zip(cells));
        rounds
            .map(|(round, (played, cell))| WorkingLine {
                round,
                what: match played.against {
                    Against::Bye(kind) => words::bye_text(kind, self.messages),
                    Against::Team(other, _) => format!("{other} {}", self.name(other)),
                },
                value: self.messages.points(match side {
                    Side::Match => self.event.match_scoring.provisional(*cell).0,
                    Side::Game => self.event.game_points(played).0,
                }),
                cut: false,
                why: String::new(),
            })
            .collect()
    }

    fn name(&self, tpn: Tpn) -> String {
        self.event.team(tpn).map_or_else(|| tpn.to_string(), |team| team.name.clone())
    }

    /// The matches of a team with those on the same primary score, in game points.
    fn mutual(&self, tpn: Tpn, after: RoundNo) -> Vec<(String, String)> {
        let made = team_standings(&self.event, after, &[], &self.rules);
        let score = |row: &TeamRow| match self.event.primary {
            Side::Match => row.match_points,
            Side::Game => row.game_points,
        };
        let own = made.rows.iter().find(|row| row.tpn == tpn).map(score);
        let level =
            |other: Tpn| made.rows.iter().any(|row| row.tpn == other && Some(score(row)) == own);
        let matches = self.event.team(tpn).map_or(&[][..], |team| team.matches.as_slice());
        let met = (1..=after.0).zip(matches).filter_map(|(number, round)| match round.against {
            Against::Team(other, _) if level(other) => Some((number, other, round)),
            Against::Team(..) | Against::Bye(_) => None,
        });
        met.map(|(number, other, round)| {
            let theirs =
                self.event.team(other).and_then(|it| it.matches.get(usize::from(number) - 1));
            let points = |round| self.messages.points(self.event.game_points(round).0);
            let args = args! { "round" => number, "name" => self.name(other) };
            let score = [Some(round), theirs].into_iter().flatten().map(points);
            let score = score.collect::<Vec<_>>().join(" : ");
            (self.messages.text("output-team-mutual", &args), score)
        })
        .collect()
    }
}

/// Board results that came to teams of different game points, for which C.07 12 does not have them.
pub(crate) fn uneven<'a>(
    made: &'a TeamStandings,
    event: &'a TeamEvent,
    messages: &'a Messages,
) -> impl Iterator<Item = String> + 'a {
    made.uneven.iter().map(move |(code, teams)| {
        let name =
            |tpn: &Tpn| event.team(*tpn).map_or_else(|| tpn.to_string(), |it| it.name.clone());
        let args = args! {
            "code" => code.to_string(), "article" => article(*code),
            "teams" => teams.iter().map(name).collect::<Vec<_>>().join(", "),
        };
        messages.text("output-team-uneven", &args)
    })
}

/// Name of a team tie-break with side and modifiers.
pub(crate) fn name(code: TeamCode, messages: &Messages) -> String {
    let base = match code.kind {
        TeamKind::Individual(kind) => words::tie_break_name(TieBreak::new(kind), messages),
        TeamKind::Score(None) => words::tie_break_name(TieBreak::new(Kind::Pts), messages),
        _ => messages.plain(&format!("desk-tiebreak-team-{}", code.acronym().to_lowercase())),
    };
    let name = match code.side {
        None => base,
        Some(side) => {
            let key = match side {
                Side::Match => "desk-tiebreak-by-mp",
                Side::Game => "desk-tiebreak-by-gp",
            };
            messages.text(key, &args! { "name" => base })
        }
    };
    match code.to_string().split_once('/') {
        Some((_, modifier)) => {
            // It is of the encounter, not of what follows it.
            let follows = matches!(code.kind, TeamKind::Encounter(tail) if tail != Tail::Nothing);
            let key =
                if follows { "desk-tiebreak-modified-whole" } else { "desk-tiebreak-modified" };
            messages.text(key, &args! { "name" => name, "modifier" => modifier })
        }
        None => name,
    }
}

/// The article that defines it.
pub(crate) fn article(code: TeamCode) -> &'static str {
    match code.kind {
        TeamKind::Individual(kind) => working::article(kind),
        TeamKind::Score(_) => "C.07 11",
        TeamKind::MpVGp => "C.07 13.1",
        TeamKind::Sonneborn(_) => "C.07 13.2",
        TeamKind::Encounter(_) => "C.07 13.3",
        TeamKind::StrengthCombination => "C.07 13.4",
        TeamKind::BoardCount => "C.07 12.1",
        TeamKind::TopBoard => "C.07 12.2",
        TeamKind::BottomBoard => "C.07 12.3",
    }
}

/// The rule in sentences.
pub(crate) fn rule(code: TeamCode, messages: &Messages) -> String {
    let key = match code.kind {
        TeamKind::Individual(_) => return working::rule(code.modifiers, messages),
        TeamKind::Score(_) => "output-rule-team-score",
        TeamKind::MpVGp => "output-rule-team-mpvgp",
        TeamKind::Sonneborn(_) => "output-rule-team-sonneborn",
        TeamKind::Encounter(_) => "output-rule-team-encounter",
        TeamKind::StrengthCombination => "output-rule-team-sssc",
        TeamKind::BoardCount => "output-rule-team-bc",
        TeamKind::TopBoard => "output-rule-team-tbr",
        TeamKind::BottomBoard => "output-rule-team-bbe",
    };
    let own = messages.text(key, &args! { "article" => article(code) });
    let kind = match code.kind {
        TeamKind::Sonneborn(_) => Kind::Sb,
        _ => code.modifiers.kind,
    };
    let modifiers = working::modifiers(TieBreak { kind, ..code.modifiers }, messages);
    [vec![own], modifiers].concat().join(" ")
}
