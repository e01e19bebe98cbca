//! A TRF becomes a tournament: facts for its settings, players, rounds and results, and what is odd.
//!
//! Lines of the two players of a game may disagree. Nothing is decided for the arbiter then: both results
//! are entered as reports that differ, so that the game stays open and is listed. A game that only one of
//! the lines knows is a bye worth the same points, as the reader of histories has it.
//!
//! | It meets | It does | The arbiter sees |
//! |---|---|---|
//! | a record that the event holds | a fact of it | nothing |
//! | a record that the event has no place for, a comment | keeps the line and writes it back ([`kept`]) | how many lines |
//! | a line that is no record, or of no sense | keeps it | line, column, what was expected |
//! | a value that is no value of its field | leaves it empty; an id stays as text | line, column, the text |
//! | no rounds, tie-breaks or system | takes what is usual | what was taken |
//! | two lines that contradict each other | leaves the game open with both reports | line, column, both |
//! | points that do not follow from the results | counts the results | both |
//! | two or more rounds away at the end | takes the player for withdrawn | numbers |
//! | rounds that are not as the rules pair them | keeps them as they were ([`against`]) | round, boards, article |

mod against;
mod apart;
mod kept;
mod outcome;
#[cfg(test)]
mod same;
mod settings;
#[cfg(test)]
mod tables;

use std::collections::{BTreeMap, BTreeSet};

use formats::federation;
use formats::problem::Kind;
use formats::trf::{
    Competitors, LateResult, PlayerField, TrfCell, TrfFile, TrfPlayer, TrfReading, TrfResult,
};
use i18n::{Messages, args};
use journal::{Attachment, PrivateBody};
use pairing::board_order;
use tournament::fact::{
    AbsenteeBody, ByeGranted, CorrectionEffect, EngineBody, Entered, Fact, GameBody, Imported,
    MissedBody, NumberBody, NumbersAssigned, ParticipantBody, PersonAdded, PersonPrivate,
    RatingBody, ResultCorrected, ResultReported, RoundPublished, TournamentAdded,
    TournamentSetupChanged, Withdrawn,
};
use tournament::history::{Cell, History, Row};
use tournament::ids::{BoardNo, EntrantId, GameId, PersonId, RoundNo, Seq, TournamentId, Tpn};
use tournament::player::Sex;
use tournament::round::{ByeKind, Color};
use tournament::state::State;

use apart::{expected_baku, says_baku};
pub(crate) use outcome::together;

use super::{Crosstable, Source, TablePlaces};
use crate::api::players::this_year;
use crate::api::wire::{Id, ProblemView};
use crate::error::ApiError;
use crate::event::Extra;
use crate::outside;

/// What a TRF is turned into.
pub(crate) struct Taken {
    pub(crate) facts: Vec<Fact>,
    pub(crate) extra: Extra,
    pub(crate) problems: Vec<ProblemView>,
    pub(crate) summary: Vec<String>,
    /// Players or games.
    pub(crate) players: u32,
    /// Players or games of the file that were not taken.
    pub(crate) left_out: u32,
    /// The section that the file made.
    pub(crate) made: Option<Id>,
}

/// Games are numbered by the entry that publishes them, as [`tournament::decide`] does.
const GAMES_PER_ENTRY: u64 = 10_000;

/// How a report is wanted.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Wish {
    /// Section that takes it, if it is empty.
    pub(crate) section: Option<Id>,
    /// Which points count where a row and its results differ.
    pub(crate) points: PointsOf,
}

/// Which points count where the file and its results differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum PointsOf {
    /// Those that the results give.
    #[default]
    Results,
    /// Those of the file, where rounds without a game explain them.
    File,
}

impl Wish {
    /// As it comes over the wire.
    pub(crate) fn read(
        section: Option<Id>,
        points: Option<&str>,
        messages: &Messages,
    ) -> Result<Wish, ApiError> {
        let points = match points {
            None | Some("" | "results") => PointsOf::Results,
            Some("file") => PointsOf::File,
            Some(other) => return Err(ApiError::bad_value(messages, "points", other)),
        };
        Ok(Wish { section, points })
    }
}

/// Turns a report into facts for the open event: for its empty section, if there is one, else for a new one.
pub(crate) fn take(
    source: Source,
    state: &State,
    head: Seq,
    wish: Wish,
    messages: &Messages,
) -> Result<Taken, ApiError> {
    take_with(source, &BTreeMap::new(), None, state, head, wish, messages)
}

/// The same of a crosstable, which may say more than a report.
pub(crate) fn take_crosstable(
    table: Crosstable,
    state: &State,
    head: Seq,
    wish: Wish,
    messages: &Messages,
) -> Result<Taken, ApiError> {
    let Crosstable { report, odd, clubs, places } = table;
    let mut taken = take_with(report, &clubs, Some(&places), state, head, wish, messages)?;
    taken.problems.extend(odd.iter().map(|it| places.worded_there(it, messages)));
    Ok(taken)
}

fn take_with(
    source: Source,
    clubs: &BTreeMap<Tpn, String>,
    places: Option<&TablePlaces>,
    state: &State,
    head: Seq,
    wish: Wish,
    messages: &Messages,
) -> Result<Taken, ApiError> {
    let mut reading = formats::trf::read_in(&source.bytes, Some(this_year()));
    if wish.points == PointsOf::File {
        reading.trust_points();
    }
    let mut history = reading.file.history();
    let teams = reading.file.competitors() == Competitors::Teams;
    if says_baku(&reading.file) && history.acceleration.is_empty() && !teams {
        history.acceleration = expected_baku(&history);
    }
    let problems = reading.problems.iter().map(|it| match places {
        Some(places) => places.worded(it, messages),
        None => super::worded(it, messages),
    });
    let shared = super::shared_numbers::boards(&reading, messages).into_iter().map(|text| {
        let kind = "shared-number".to_owned();
        ProblemView { line: None, column: None, at: None, kind, text }
    });
    let problems = problems.chain(shared).collect();
    let mut taking = Taking {
        reading: &reading,
        file: &reading.file,
        history: &history,
        messages,
        base: head.0 + 1,
        facts: Vec::new(),
        private: Vec::new(),
        entrants: BTreeMap::new(),
        tournament: TournamentId(0),
        empty: empty_section(state, wish.section),
        problems,
        boards: Vec::new(),
        games: 0,
        corrections: Vec::new(),
        ks: BTreeMap::new(),
        clubs,
    };
    let count = reading.line_count();
    // A file without one player makes no tournament.
    let is_report = !history.players.is_empty();
    if is_report {
        taking.run(state, &source)?;
    }
    let attachment = Attachment { media: "text/plain".to_owned(), bytes: source.bytes };
    let summary = args! {
        "players" => history.players.len(), "rounds" => reading.file.paired_rounds().0,
        "games" => taking.games,
    };
    let lines = args! {
        "lines" => reading.lines.len(), "used" => count.used, "empty" => count.empty,
        "kept" => count.kept + count.listed, "listed" => count.listed, "refused" => count.refused,
    };
    let mut summary = vec![messages.text("output-import-trf", &summary)];
    // Nothing is kept where there is nothing to keep it with.
    if is_report {
        summary.push(messages.text("output-import-lines", &lines));
    }
    Ok(Taken {
        players: u32::try_from(history.players.len()).unwrap_or(u32::MAX),
        made: is_report.then_some(Id(taking.tournament.0)),
        left_out: u32::try_from(count.refused).unwrap_or(u32::MAX),
        summary,
        facts: taking.facts,
        extra: Extra { private: taking.private, attachments: vec![attachment] },
        problems: taking.problems,
    })
}

/// The section that was named, or the only one without a name, if nobody is in it and nothing was paired.
pub(crate) fn empty_section(state: &State, given: Option<Id>) -> Option<TournamentId> {
    let is_empty = |id: &TournamentId| {
        state.tournaments.get(id).is_some_and(|it| it.entrants.is_empty() && it.rounds.is_empty())
    };
    match given {
        Some(id) => Some(TournamentId(id.0)).filter(is_empty),
        None => {
            let mut all = state.tournaments.keys().copied().filter(is_empty);
            all.next().filter(|_| all.next().is_none())
        }
    }
}

struct Taking<'a> {
    reading: &'a TrfReading,
    file: &'a TrfFile,
    history: &'a History,
    messages: &'a Messages,
    /// Number that the first fact will get.
    base: u64,
    facts: Vec<Fact>,
    private: Vec<(PrivateBody, PersonPrivate)>,
    entrants: BTreeMap<Tpn, EntrantId>,
    tournament: TournamentId,
    /// Section without players and rounds, which takes the report.
    empty: Option<TournamentId>,
    problems: Vec<ProblemView>,
    /// White and Black by round, in board order.
    boards: Vec<Vec<(Tpn, Tpn)>>,
    games: usize,
    /// Results that were corrected too late for the standings.
    corrections: Vec<Fact>,
    /// K of players, where the report names one.
    ks: BTreeMap<EntrantId, u8>,
    /// Clubs that another sheet names.
    clubs: &'a BTreeMap<Tpn, String>,
}

impl<'a> Taking<'a> {
    fn next(&self) -> u64 {
        self.base + self.facts.len() as u64
    }

    fn problem(&mut self, kind: &str, args: &i18n::Args) {
        let problem = super::found(kind, None, args, self.messages);
        self.problems.push(problem);
    }

    fn run(&mut self, state: &State, source: &Source) -> Result<(), ApiError> {
        self.details(state);
        self.tournament = self.empty.unwrap_or(TournamentId(self.next()));
        // A person and an entry for each row follow the section, in this order.
        let first = self.next() + 1;
        let rows = self.history.players.iter().zip(0u64..);
        self.entrants = rows.map(|(row, at)| (row.tpn, EntrantId(first + 2 * at + 1))).collect();
        let mut setup = self.setup(source);
        let round_robin = setup.system.starts_with("berger");
        let edition = setup.system.clone();
        let mut kept = kept::lines(self.reading, &setup);
        if self.file.competitors() == Competitors::Players {
            self.ks = outside::take(&mut kept, &mut setup, &self.entrants);
        }
        self.facts.push(match self.empty {
            Some(tournament) => {
                TournamentSetupChanged { tournament, setup, reason: String::new() }.into()
            }
            None => TournamentAdded { setup }.into(),
        });
        let records = self.records();
        for row in &self.history.players {
            self.player(row, records.get(&row.tpn).copied())?;
        }
        if !self.history.players.is_empty() {
            let tournament = self.tournament;
            let numbers = self.entrants.iter();
            let numbers =
                numbers.map(|(number, entrant)| NumberBody { entrant: *entrant, number: *number });
            let numbers = numbers.collect();
            self.facts.push(NumbersAssigned { tournament, numbers }.into());
        }
        for round in 1..=self.file.paired_rounds().0 {
            self.round(RoundNo(round), &edition, &records);
        }
        self.facts.append(&mut self.corrections);
        self.absences(round_robin);
        let attachment = journal::Sha::of(&source.bytes).to_string();
        if self.file.competitors() == Competitors::Players {
            if !round_robin
                && !tournament::decide::SYSTEMS.contains(&edition.as_str())
                && !self.boards.is_empty()
            {
                self.problem("rounds-not-checked", &args! { "system" => edition.as_str() });
            }
            let found = against::rules(self.history, &self.boards, &edition, self.messages);
            for line in found.comments {
                if !kept.contains(&line) {
                    kept.push(line);
                }
            }
            self.problems.extend(found.problems);
        }
        kept::sort(&mut kept);
        self.facts.push(
            Imported {
                tournament: Some(self.tournament),
                name: source.name.clone(),
                format: "trf".to_owned(),
                attachment,
                kept,
            }
            .into(),
        );
        Ok(())
    }

    fn records(&self) -> BTreeMap<Tpn, &'a TrfPlayer> {
        self.file.players.iter().rev().map(|player| (player.number, player)).collect()
    }

    fn player(&mut self, row: &Row, record: Option<&TrfPlayer>) -> Result<(), ApiError> {
        let private = PersonPrivate {
            name: row.name.clone(),
            birth: record
                .and_then(|it| it.birth)
                .map_or_else(String::new, |birth| birth.to_string()),
            fide_id: record.map_or_else(String::new, fide_id),
            club: self.clubs.get(&row.tpn).cloned().unwrap_or_default(),
            contact: String::new(),
        };
        let sealed = PrivateBody::seal(&private.encode()).map_err(|error| {
            ApiError::internal(self.messages, "import.file", &error.to_string())
        })?;
        let person = PersonId(self.next());
        self.facts.push(
            PersonAdded {
                private: sealed.sha().to_string(),
                federation: federation::written(&row.federation),
                title: row.title.map_or_else(String::new, |title| title.code().to_owned()),
                sex: match record.and_then(|it| it.sex) {
                    Some(Sex::Male) => "m",
                    Some(Sex::Female) => "w",
                    None => "",
                }
                .to_owned(),
            }
            .into(),
        );
        let (from_round, missed) = late(row);
        self.facts.push(
            Entered {
                tournament: self.tournament,
                participant: ParticipantBody::Player(person),
                rating: row.rating.map(|value| RatingBody {
                    value,
                    list: String::new(),
                    month: String::new(),
                    by_hand: false,
                    k: self.entrants.get(&row.tpn).and_then(|it| self.ks.get(it)).copied(),
                    games: None,
                }),
                from_round,
                missed,
            }
            .into(),
        );
        self.private.push((sealed, private));
        Ok(())
    }

    /// The pairings of a round and its results.
    fn round(&mut self, round: RoundNo, edition: &str, records: &BTreeMap<Tpn, &TrfPlayer>) {
        let cell = |row: &Row| row.rounds.get(round.index()).copied();
        let mut pairs: Vec<(Tpn, Tpn)> = Vec::new();
        let mut byes: Vec<(Tpn, ByeKind)> = Vec::new();
        for row in &self.history.players {
            let Some(own) = cell(row) else { continue };
            let (opponent, color) = match own {
                Cell::Bye(kind) => {
                    byes.push((row.tpn, kind));
                    continue;
                }
                Cell::Game { opponent, color, .. }
                | Cell::Forfeit { opponent, color, .. }
                | Cell::Open { opponent, color } => (opponent, color),
            };
            let other = self.history.row(opponent).and_then(cell).and_then(Cell::opponent);
            if other != Some(row.tpn) {
                // The reader has reported it; the points of the line are kept.
                byes.push((row.tpn, outcome::alone(own)));
            } else if row.tpn < opponent {
                let pair = match color {
                    Color::White => (row.tpn, opponent),
                    Color::Black => (opponent, row.tpn),
                };
                pairs.push(pair);
            }
        }
        board_order::sort(&mut pairs, self.history, round, |pair| *pair);
        let entry = self.next();
        let entrant = |tpn: Tpn| self.entrants.get(&tpn).copied().unwrap_or(EntrantId(0));
        let bodies: Vec<GameBody> = pairs
            .iter()
            .zip(1u16..)
            .map(|((white, black), board)| GameBody {
                id: GameId(entry * GAMES_PER_ENTRY + u64::from(board)),
                board: BoardNo(board),
                white: entrant(*white),
                black: entrant(*black),
            })
            .collect();
        let pab = byes.iter().position(|(_, kind)| *kind == ByeKind::PairingAllocated);
        let pab = pab.map(|at| byes.remove(at).0);
        let absentees =
            byes.iter().map(|(tpn, kind)| AbsenteeBody { entrant: entrant(*tpn), kind: *kind });
        let published = RoundPublished {
            tournament: self.tournament,
            round,
            games: bodies.clone(),
            bye: pab.map(entrant),
            absentees: absentees.collect(),
            engine: EngineBody {
                name: "import".to_owned(),
                version: String::new(),
                edition: edition.to_owned(),
            },
            input_hash: String::new(),
            hand_changes: Vec::new(),
            confirmed: Vec::new(),
            standings_digest: String::new(),
            reason: String::new(),
        };
        self.facts.push(published.into());
        self.boards.push(pairs.clone());
        self.games += bodies.len();
        for ((white, black), body) in pairs.iter().zip(&bodies) {
            let result = |tpn: &Tpn| {
                let cell = records.get(tpn).and_then(|it| it.rounds.get(round.index()));
                match cell {
                    Some(TrfCell::Paired { result, .. }) => *result,
                    Some(TrfCell::Bye(_) | TrfCell::Empty) | None => TrfResult::Unfinished,
                }
            };
            for (outcome, pass) in
                outcome::reports(result(white), result(black)).into_iter().zip(1..=u8::MAX)
            {
                self.facts.push(
                    ResultReported {
                        tournament: self.tournament,
                        game: body.id,
                        outcome,
                        source: "import".to_owned(),
                        pass,
                    }
                    .into(),
                );
            }
            self.corrected_late(round, (*white, *black), body.id);
        }
    }

    /// The correction of a game whose lines hold what is rated, and a comment what stands.
    fn corrected_late(&mut self, round: RoundNo, (white, black): (Tpn, Tpn), game: GameId) {
        let is_of = |it: &&LateResult| (it.round, it.white, it.black) == (round, white, black);
        let Some(late) = self.file.late.iter().find(is_of) else { return };
        let stands = self.file.results(round, [white, black]);
        let [was, is] = [stands, Some(late.rated)]
            .map(|sides| sides.and_then(|[one, other]| outcome::together(one, other)));
        let (Some(was), Some(is)) = (was, is) else { return };
        self.corrections.push(
            ResultCorrected {
                tournament: self.tournament,
                game,
                was,
                is,
                reason: late.reason.clone(),
                effect: CorrectionEffect::RatingOnly,
            }
            .into(),
        );
    }

    /// Byes announced for rounds to come, and who has not played for a while.
    fn absences(&mut self, round_robin: bool) {
        let paired = self.file.paired_rounds();
        let mut coming: BTreeMap<(Tpn, RoundNo), ByeKind> = BTreeMap::new();
        for player in self.file.players.iter().rev() {
            for (cell, round) in player.rounds.iter().zip(1..=u8::MAX) {
                if let (TrfCell::Bye(kind), true) = (cell, round > paired.0) {
                    coming.insert((player.number, RoundNo(round)), *kind);
                }
            }
        }
        if self.file.competitors() == Competitors::Players {
            for bye in self.file.byes.iter().filter(|bye| bye.round > paired) {
                for number in &bye.numbers {
                    coming.entry((*number, bye.round)).or_insert(bye.kind);
                }
            }
        }
        let annulled = self.file.annulled();
        let of_teams = self.file.competitors() == Competitors::Teams;
        let mut gone = Vec::new();
        // Who only seems to have left, because the end of a line is missing.
        let cut: BTreeSet<u16> = self
            .reading
            .problems
            .iter()
            .filter_map(|problem| match problem.kind {
                Kind::LineEndsBeforeRounds { number, .. } => Some(number),
                _ => None,
            })
            .collect();
        for row in self.history.players.iter().filter(|row| !cut.contains(&row.tpn.0)) {
            let away = |cell: &&Cell| **cell == Cell::Bye(ByeKind::ZeroPoint);
            let missed = row.rounds.iter().rev().take_while(away).count();
            let planned = paired.next().0..=self.history.rounds_planned.0.max(paired.0);
            let coming_rounds = planned.clone().count();
            let announced = planned
                .filter(|round| {
                    coming.get(&(row.tpn, RoundNo(*round))) == Some(&ByeKind::ZeroPoint)
                })
                .count();
            // What is announced says it; without a word, two rounds away in a row do.
            let left = match announced {
                0 => missed >= 2,
                rounds => missed >= 1 && rounds == coming_rounds,
            };
            // In a round robin it may annul results: only the points of the file tell.
            let left = if round_robin { annulled.contains(&row.tpn) } else { left };
            // A team's reserve rests.
            let left = left && (announced > 0 || !of_teams);
            if left && missed < row.rounds.len() {
                let first = row.rounds.len() - missed + 1;
                gone.push((row.tpn, RoundNo(u8::try_from(first).unwrap_or(u8::MAX))));
            }
        }
        for (tpn, from_round) in &gone {
            let Some(entrant) = self.entrants.get(tpn).copied() else { continue };
            let reason = self.messages.plain("output-import-withdrawn");
            let tournament = self.tournament;
            self.facts
                .push(Withdrawn { tournament, entrant, from_round: *from_round, reason }.into());
        }
        if !gone.is_empty() {
            let numbers: Vec<String> = gone.iter().map(|(tpn, _)| tpn.to_string()).collect();
            let args = args! { "count" => gone.len(), "numbers" => numbers.join(", ") };
            self.problem("taken-as-withdrawn", &args);
        }
        for ((tpn, round), kind) in coming {
            if gone.iter().any(|(left, _)| *left == tpn) || kind == ByeKind::PairingAllocated {
                continue;
            }
            let Some(entrant) = self.entrants.get(&tpn).copied() else { continue };
            let tournament = self.tournament;
            let granted = ByeGranted { tournament, entrant, round, kind, reason: String::new() };
            self.facts.push(granted.into());
        }
    }
}

/// A player whose first rounds are empty is a late entry.
fn late(row: &Row) -> (RoundNo, Vec<MissedBody>) {
    let away = |cell: &&Cell| **cell == Cell::Bye(ByeKind::ZeroPoint);
    let missed = row.rounds.iter().take_while(away).count();
    if missed == 0 || missed == row.rounds.len() {
        return (RoundNo(1), Vec::new());
    }
    let rounds = (1..=missed).filter_map(|round| u8::try_from(round).ok());
    let missed = rounds.map(|round| MissedBody { round: RoundNo(round), kind: ByeKind::ZeroPoint });
    let missed: Vec<MissedBody> = missed.collect();
    (RoundNo(u8::try_from(missed.len() + 1).unwrap_or(u8::MAX)), missed)
}

/// The id, or the text that stood in its place.
fn fide_id(record: &TrfPlayer) -> String {
    let odd = record.odd.iter().find(|odd| odd.field == PlayerField::Id);
    let text = odd.map_or_else(String::new, |odd| odd.text.clone());
    record.fide_id.map_or(text, |id| id.to_string())
}
