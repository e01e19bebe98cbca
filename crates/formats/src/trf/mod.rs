//! Tournament report files: TRF06, TRF16, TRF26 (C.02.03 Annexure A) and the lines that pairing
//! engines added (`XX?`, `BB?`).
//!
//! [`read`] understands all of them and never fails; [`TrfFile`] is the data, the same whatever
//! dialect it came from; [`write()`](write::write) gives one dialect. What the data has no place for
//! is kept as lines and written back.
//!
//! | Records | Read into |
//! |---|---|
//! | 012-132 | [`Header`] |
//! | 142 XXR, 152 XXC, 162 XXS BB?, 172, 182, 192, 202, 212, 222 | [`Header`] |
//! | 001 | [`TrfPlayer`] |
//! | federation codes | [`TrfFile::national`] |
//! | 240 XXZ | [`TrfFile::byes`] |
//! | 250 XXA | [`TrfFile::acceleration`] |
//! | 260 XXP | [`TrfFile::prohibited`] |
//! | 299 | [`TrfFile::abnormal`] |
//! | 013 300 310 320 330 352 362 801 802 | [`Teams`], mostly as lines |
//! | `### arbiter STANDS` | [`TrfFile::late`] |
//! | all others | [`TrfFile::kept`] |

mod annulled;
mod check;
mod columns;
mod cut;
mod follow;
mod header;
mod history;
mod late;
mod matches;
mod naming;
mod padded;
mod player;
mod read;
mod records;
mod system;
mod tabs;
mod team;
mod trusted;
mod write;

use chrono::NaiveDate;
use tournament::history::{Prohibition, Scoring};
use tournament::ids::{RoundNo, Tpn};
use tournament::player::{Birth, Sex, Title};
use tournament::points::Points;
use tournament::round::{ByeKind, Color, Score};

use crate::problem::Problem;
use crate::text::Encoding;

pub use follow::{Followed, follow};
pub use history::Competitors;
pub use late::LateResult;
pub(crate) use player::birth_kind;
pub use read::{read, read_in};
pub use system::{SystemRecords, system_records};
pub use tabs::is_tabbed;
pub use write::{Dialect, Letters, WriteOptions, kept_order, write};

/// What [`read`] returns: the data, and how the reading went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfReading {
    /// The data.
    pub file: TrfFile,
    /// Everything odd, in order of place.
    pub problems: Vec<Problem>,
    /// How the bytes were read.
    pub encoding: Encoding,
    /// What became of each line, in order.
    pub lines: Vec<LineUse>,
    /// The text, with its fields in their columns: what kept lines are of.
    pub text: String,
}

impl TrfReading {
    /// Lines used, kept, listed and refused; together they are all lines of the file.
    pub fn line_count(&self) -> LineCount {
        let mut count = LineCount::default();
        for line in &self.lines {
            match line {
                LineUse::Used => count.used += 1,
                LineUse::Kept => count.kept += 1,
                LineUse::Listed => count.listed += 1,
                LineUse::Refused => count.refused += 1,
                LineUse::Ignored(_) => {
                    count.used += 1;
                    count.empty += 1;
                }
            }
        }
        count
    }
}

/// What became of one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineUse {
    /// Its content is in the data.
    Used,
    /// Kept as a line and written back.
    Kept,
    /// Not understood: in the list of problems, and kept as a line.
    Listed,
    /// Of a player who is not entered: without a number, with that of another one, one too many.
    Refused,
    /// There is nothing in it to use, for this reason.
    Ignored(Reason),
}

/// Why a line says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Nothing in it.
    Blank,
    /// Starts with a blank.
    Indented,
    /// A ruler of digits or of column letters, for people.
    Ruler,
}

/// Numbers of lines by use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineCount {
    /// In the data, those with nothing in them too.
    pub used: usize,
    /// Kept as lines: records that the data has no place for, and comments.
    pub kept: usize,
    /// Not understood and listed as a problem; kept as lines too.
    pub listed: usize,
    /// Of players who are not entered, listed as a problem.
    pub refused: usize,
    /// Of the used lines, those that say nothing: blank ones and rulers.
    pub empty: usize,
}

/// A tournament report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrfFile {
    /// Records about the tournament.
    pub header: Header,
    /// Records 001 in the order of the file.
    pub players: Vec<TrfPlayer>,
    /// National rating records.
    pub national: Vec<National>,
    /// Announced byes: record 240, and `XXZ` as zero-point byes of the next round.
    pub byes: Vec<AnnouncedBye>,
    /// Virtual points: record 250, and `XXA` player by player.
    pub acceleration: Vec<TrfAcceleration>,
    /// Forbidden pairings: record 260 and `XXP`.
    pub prohibited: Vec<Prohibition>,
    /// Bonus, penalty and unusual points: record 299. No program part counts them.
    pub abnormal: Vec<AbnormalPoints>,
    /// Results that were corrected too late for the standings.
    pub late: Vec<LateResult>,
    /// Team records.
    pub teams: Teams,
    /// Lines that the data has no place for, written back at the end.
    pub kept: Vec<KeptLine>,
}

/// Records 012 to 222. Empty text and `None` mean that the record is not there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// 012
    pub name: String,
    /// 022
    pub city: String,
    /// 032
    pub federation: String,
    /// 042
    pub start: Option<TrfDate>,
    /// 052
    pub end: Option<TrfDate>,
    /// 062
    pub n_players: Option<u32>,
    /// 072
    pub n_rated: Option<u32>,
    /// 082
    pub n_teams: Option<u32>,
    /// 092, free text
    pub kind: String,
    /// 102, name and often the id in brackets
    pub chief_arbiter: String,
    /// 112, one line a person
    pub deputies: Vec<String>,
    /// 122, free text; further lines of it (123) too
    pub allotted_times: Vec<String>,
    /// 132, by round; `None` where a round has no date
    pub round_dates: Vec<Option<NaiveDate>>,
    /// 142 or `XXR`
    pub rounds: Option<RoundNo>,
    /// 152 or `XXC white1`
    pub initial_color: Option<Color>,
    /// 162, `XXS` or `BB?`
    pub scoring: Scoring,
    /// 172
    pub starting_rank: Option<StartingRank>,
    /// 182
    pub controller: String,
    /// 192, encoded type of tournament
    pub system: String,
    /// 202 or 212
    pub tie_breaks: Option<TieBreaks>,
    /// 222, encoded time control
    pub time_control: String,
}

/// A date, or the text that stood in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrfDate {
    /// Understood.
    Date(NaiveDate),
    /// Not understood, kept.
    Text(String),
}

/// Record 172: which ratings made the starting order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartingRank {
    /// Federation of the national ratings, or empty.
    pub federation: String,
    /// `FIDE`, `NRO`, `FIDON`, `NIDOF`, `HBFN`, `LBFN` or `OTHER`.
    pub method: String,
}

/// Record 202 or 212.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TieBreaks {
    /// Which of the two records.
    pub record: TieBreakRecord,
    /// Codes as written, without `PTS` in front.
    pub codes: Vec<String>,
}

/// Two ways of writing one list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TieBreakRecord {
    /// 202: what follows points.
    AfterPoints,
    /// 212: the list says where points stand; in front unless [`TieBreaks::codes`] holds `PTS`.
    Full,
}

/// Record 001.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfPlayer {
    /// Starting rank, which is the pairing number.
    pub number: Tpn,
    /// Sex.
    pub sex: Option<Sex>,
    /// FIDE title.
    pub title: Option<Title>,
    /// `Surname, Given`.
    pub name: String,
    /// Rating; `None` if unrated.
    pub rating: Option<u16>,
    /// Three-letter federation.
    pub federation: String,
    /// FIDE id.
    pub fide_id: Option<u32>,
    /// Birth date.
    pub birth: Option<Birth>,
    /// Points as written.
    pub points: Option<Points>,
    /// Rank as written.
    pub rank: Option<u16>,
    /// Rounds; all players of a read file have the same number of them.
    pub rounds: Vec<TrfCell>,
    /// Texts of fields that could not be read as their kind of value.
    pub odd: Vec<OddField>,
}

/// A text in a field of a player record that is no value of that field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddField {
    /// Which field.
    pub field: PlayerField,
    /// The text.
    pub text: String,
}

/// Fields of a player record whose text is kept if it cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerField {
    /// Column 10.
    Sex,
    /// Columns 11-13.
    Title,
    /// Columns 49-52.
    Rating,
    /// Columns 58-68.
    Id,
    /// Columns 70-79.
    Birth,
    /// Columns 81-84.
    Points,
    /// Columns 86-89.
    Rank,
}

/// One round of a player record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrfCell {
    /// With an opponent.
    Paired {
        /// Opponent's number.
        opponent: Tpn,
        /// Own color, if written.
        color: Option<Color>,
        /// Result code.
        result: TrfResult,
    },
    /// Without an opponent.
    Bye(ByeKind),
    /// Nothing written, in a round that is not paired yet.
    Empty,
}

/// Result codes with an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrfResult {
    /// `1`
    Win,
    /// `=`
    Draw,
    /// `0`
    Loss,
    /// `W`, under one move, unrated
    WinUnrated,
    /// `D`
    DrawUnrated,
    /// `L`
    LossUnrated,
    /// `+`
    ForfeitWin,
    /// `-`
    ForfeitLoss,
    /// Blank, `?` or `X`: no result yet
    Unfinished,
}

impl TrfResult {
    /// A game over the board, for one side.
    pub fn of_game(score: Score, rated: bool) -> TrfResult {
        match (score, rated) {
            (Score::Win, true) => TrfResult::Win,
            (Score::Draw, true) => TrfResult::Draw,
            (Score::Loss, true) => TrfResult::Loss,
            (Score::Win, false) => TrfResult::WinUnrated,
            (Score::Draw, false) => TrfResult::DrawUnrated,
            (Score::Loss, false) => TrfResult::LossUnrated,
        }
    }

    /// A forfeit, for one side.
    pub fn of_forfeit(won: bool) -> TrfResult {
        if won { TrfResult::ForfeitWin } else { TrfResult::ForfeitLoss }
    }

    /// The code; `?` for a game without a result.
    pub fn code(self) -> char {
        match self {
            TrfResult::Win => '1',
            TrfResult::Draw => '=',
            TrfResult::Loss => '0',
            TrfResult::WinUnrated => 'W',
            TrfResult::DrawUnrated => 'D',
            TrfResult::LossUnrated => 'L',
            TrfResult::ForfeitWin => '+',
            TrfResult::ForfeitLoss => '-',
            TrfResult::Unfinished => '?',
        }
    }
}

/// A national rating record: the fields that differ from the player's 001 record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct National {
    /// Federation whose rating it is.
    pub federation: String,
    /// The fields; [`TrfPlayer::federation`] is the region, the id is the national one. No rounds.
    pub player: TrfPlayer,
}

/// Record 240.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnnouncedBye {
    /// `F`, `H` or `Z`.
    pub kind: ByeKind,
    /// Round.
    pub round: RoundNo,
    /// Numbers of players, or of teams in a team tournament.
    pub numbers: Vec<Tpn>,
}

/// Record 250.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrfAcceleration {
    /// Virtual match points (teams).
    pub match_points: Option<Points>,
    /// Virtual points.
    pub points: Option<Points>,
    /// First round.
    pub first_round: RoundNo,
    /// Last round.
    pub last_round: RoundNo,
    /// First number.
    pub first: Tpn,
    /// Last number.
    pub last: Tpn,
}

/// Record 299.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbnormalPoints {
    /// `W D L F H Z + -`; `None` is a penalty or bonus.
    pub kind: Option<char>,
    /// Match points.
    pub match_points: Option<Points>,
    /// Points.
    pub points: Option<Points>,
    /// Round; `None` is all of them.
    pub round: Option<RoundNo>,
    /// Numbers.
    pub numbers: Vec<Tpn>,
}

/// A line as it stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptLine {
    /// First three characters.
    pub code: String,
    /// The whole line without trailing blanks.
    pub text: String,
}

/// Team records: all as lines, in the order of writing, and the teams themselves understood.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Teams {
    /// The lines.
    pub lines: Vec<KeptLine>,
    /// Teams by record 310, or by 013 if there is no 310.
    pub teams: Vec<Team>,
    /// Record 352: color of the first-named team by board, `WBWB`.
    pub board_colors: String,
}

/// Record 310 or 013.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// Pairing number; for 013 the position among its lines.
    pub number: u16,
    /// Name.
    pub name: String,
    /// Short name.
    pub nickname: String,
    /// Match points as written.
    pub match_points: Option<Points>,
    /// Game points as written.
    pub game_points: Option<Points>,
    /// Rank as written.
    pub rank: Option<u16>,
    /// Players by board.
    pub players: Vec<Tpn>,
}
