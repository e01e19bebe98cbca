//! What a reader found odd, as data.
//!
//! A reader never fails whole: it returns what it understood and a list of these. The words shown to
//! people are made elsewhere from [`Problem::key`] and [`Problem::args`]; [`Problem::to_text`] is a
//! plain English form for tests, logs and the command line.

use std::fmt;

/// Something odd in input: where, what, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where it was found.
    pub place: Place,
    /// What it is.
    pub kind: Kind,
    /// The text found there, cut to a readable length.
    pub found: String,
    /// What would have been right, in the notation of the format (`1-9999`, `YYYY/MM/DD`); may be empty.
    pub expected: &'static str,
    /// What to do about it.
    pub suggestion: Suggestion,
}

/// A position in the input. Zero means "not one place".
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Line or row, from 1.
    pub line: u32,
    /// Column in characters (text) or cells (tables), from 1.
    pub column: u32,
    /// Sheet of a workbook, or number of a game.
    pub part: Option<String>,
}

impl Place {
    /// A line and column of a text.
    pub fn at(line: u32, column: u32) -> Place {
        Place { line, column, part: None }
    }

    /// The whole input.
    pub fn whole() -> Place {
        Place::default()
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(part) = &self.part {
            write!(f, "{part}:")?;
        }
        match (self.line, self.column) {
            (0, _) => write!(f, "file"),
            (line, 0) => write!(f, "{line}"),
            (line, column) => write!(f, "{line}:{column}"),
        }
    }
}

/// How much a problem matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Understood without doubt; worth knowing.
    Note,
    /// Understood by a guess, or in contradiction with something else.
    Warning,
    /// Not understood; the text is kept or named here.
    Error,
}

/// What the reader proposes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suggestion {
    /// Nothing needs to be done.
    Nothing,
    /// Compare with the original and correct the value in the program or in the file.
    Check,
    /// Choose between the value written in the file and the one computed from its results.
    Choose,
    /// The results count; correct a result or a bye if the value of the file is right.
    ResultsCount,
    /// Correct this line in the file and read it again.
    CorrectLine,
    /// Choose another encoding if letters look wrong, or save the file as UTF-8.
    ChooseEncoding,
    /// Shorten the text.
    Shorten,
    /// Write the code of three letters.
    FederationCode,
    /// Fetch the file once more, whole, and load it again.
    LoadAgain,
    /// Get the file once more, whole; what was read of it is kept.
    GetWhole,
}

impl Suggestion {
    /// Stable name, for the layer that words it.
    pub fn key(self) -> &'static str {
        match self {
            Suggestion::Nothing => "nothing",
            Suggestion::Check => "check",
            Suggestion::Choose => "choose",
            Suggestion::ResultsCount => "results-count",
            Suggestion::CorrectLine => "correct-line",
            Suggestion::ChooseEncoding => "choose-encoding",
            Suggestion::Shorten => "shorten",
            Suggestion::FederationCode => "federation-code",
            Suggestion::LoadAgain => "load-again",
            Suggestion::GetWhole => "get-whole",
        }
    }

    fn to_text(self) -> &'static str {
        match self {
            Suggestion::Nothing => "",
            Suggestion::Check => "compare with the original",
            Suggestion::Choose => "choose one of the two",
            Suggestion::ResultsCount => "the results count",
            Suggestion::CorrectLine => "correct the line and read the file again",
            Suggestion::ChooseEncoding => "choose another encoding if letters look wrong",
            Suggestion::Shorten => "shorten it",
            Suggestion::FederationCode => "write FIDE's code of three letters, as ESP",
            Suggestion::GetWhole => "get the whole file and read it again",
            Suggestion::LoadAgain => "download the file again and load the whole of it",
        }
    }
}

/// Declares [`Kind`]: each variant once, with its key, severity, suggestion and English text.
macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident { $($field:ident : $type:ty),* } = $key:literal, $severity:ident, $suggestion:ident, $text:literal;)*) => {
        /// What a problem is, with the values needed to word it.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Kind {
            $($(#[$doc])* $name {
                $(#[doc = concat!("Argument `", stringify!($field), "` of the message.")] $field: $type),*
            },)*
        }

        impl Kind {
            /// Every key there is, for checking that messages are complete.
            pub const KEYS: &[&str] = &[$($key),*];

            /// Stable name of the kind.
            pub fn key(&self) -> &'static str {
                match self { $(Kind::$name { .. } => $key,)* }
            }

            /// Values of the kind by name.
            pub fn args(&self) -> Vec<(&'static str, String)> {
                match self {
                    $(Kind::$name { $($field),* } => vec![$((stringify!($field), $field.to_string())),*],)*
                }
            }

            /// How much it matters.
            pub fn severity(&self) -> Severity {
                match self { $(Kind::$name { .. } => Severity::$severity,)* }
            }

            fn suggestion(&self) -> Suggestion {
                match self { $(Kind::$name { .. } => Suggestion::$suggestion,)* }
            }

            fn text(&self) -> String {
                match self {
                    $(Kind::$name { $($field),* } => { $(let _ = $field;)* format!($text) })*
                }
            }
        }
    };
}

kinds! {
    /// UTF-8 of what had been read as Windows-1252: read as it was meant.
    EncodedTwice {} = "encoded-twice", Warning, Check, "letters were written as UTF-8 twice, read as they were meant";
    /// A line of another encoding in a UTF-8 file.
    LineNotUtf8 { encoding: &'static str } = "line-not-utf8", Warning, Check, "this line is not UTF-8 as others are, read as {encoding}";
    /// Not UTF-8: read in another encoding.
    EncodingGuessed { encoding: &'static str } = "encoding-guessed", Warning, ChooseEncoding, "not UTF-8, read as {encoding}";
    /// The text ends in the middle of a letter, or holds bytes that are no letters.
    BrokenLetters { encoding: &'static str } = "broken-letters", Warning, Check, "bytes that are no {encoding} letters were replaced";

    /// A record code that no edition of the format has; the line is kept.
    UnknownRecord { code: String } = "unknown-record", Warning, Check, "unknown record {code}, not read";
    /// A line that is no record at all; it is kept.
    NotARecord {} = "not-a-record", Warning, Check, "not a record, line kept";
    /// The pairing number is the place in the file, for one engine: not followed, the line is kept.
    NumbersByRank {} = "numbers-by-rank", Warning, Check, "pairing by rank is not followed, line kept";
    /// A record that may stand once stands again; the first counts, the other line is kept.
    RepeatedRecord { code: String } = "repeated-record", Warning, Check, "record {code} again, the first counts";
    /// A record whose value is not understood; the line is kept.
    BadRecord { code: String } = "bad-record", Error, CorrectLine, "value of record {code} not understood, line kept";
    /// Text after the value of a record.
    ExtraText { code: String } = "extra-text", Note, Nothing, "text after the value of record {code}";
    /// A date of the header in no known form; kept as text.
    BadDate { code: String } = "bad-date", Warning, Check, "date of record {code} not understood, kept as text";
    /// More rounds than the program can hold.
    TooManyRounds { limit: u32 } = "too-many-rounds", Error, CorrectLine, "more than {limit} rounds, the rest is left out";
    /// More players than the format can number; the line is kept.
    TooManyPlayers { limit: u32 } = "too-many-players", Error, CorrectLine, "more than {limit} players, this one is not entered";
    /// A player record without a usable pairing number; the line is kept.
    NoNumber {} = "no-number", Error, CorrectLine, "no pairing number, the player is not entered";
    /// Two player records with one number.
    DuplicateNumber { number: u16, line: u32, first: String, other_line: u32, other: String } = "duplicate-number", Error, CorrectLine, "lines {line} and {other_line} have the same number {number} ({first}; {other}); the first counts";
    /// Numbers that no player has.
    MissingNumbers { numbers: String, count: usize } = "missing-numbers", Note, Nothing, "{count} numbers are missing: {numbers}";
    /// No player at all.
    NoPlayers {} = "no-players", Error, Check, "no players in this file";
    /// A sex other than `m` and `w`.
    UnknownSex {} = "unknown-sex", Note, Check, "unknown sex";
    /// A title that is none of FIDE's; kept as text.
    UnknownTitle {} = "unknown-title", Warning, Check, "unknown title, none is entered";
    /// A rating that is no number.
    BadRating {} = "bad-rating", Warning, Check, "rating is no number";
    /// An id that is no number.
    BadId {} = "bad-id", Warning, Check, "id is no number";
    /// An id that is no number, kept as text.
    BadIdKept {} = "bad-id-kept", Warning, Check, "id is no number, kept as text";
    /// An id of more digits than FIDE has.
    IdTooLong {} = "id-too-long", Warning, Check, "no FIDE id, too many digits, left out";
    /// All of them in a list of players.
    IdsTooLong { count: usize, lines: String } = "ids-too-long", Warning, Check, "{count} ids have more digits than FIDE ids and are left out, rows {lines}";
    /// All of them in a report, which keeps them in their place.
    IdsTooLongKept { count: usize, lines: String } = "ids-too-long-kept", Warning, Check, "{count} ids have more digits than FIDE ids; they are kept as written and are no FIDE ids, lines {lines}";
    /// Tabs between the fields of a report.
    TabsPlaced { count: usize } = "tabs-placed", Warning, Check, "tabs in place of blanks, {count} lines of players: each field was put into its columns";
    /// Tabs in lines of players, of which nobody can say where their fields belong.
    TabsUnclear { count: usize, lines: String } = "tabs-unclear", Error, CorrectLine, "tabs in place of blanks in {count} lines of players, lines {lines}: their fields cannot be told; give the report out again from the program that made it, or put blanks so that each field stands in its columns";
    /// Quotes around an id; its digits are read.
    QuotedId {} = "quoted-id", Note, Check, "quotes around the id were left out";
    /// A date that a spreadsheet gave as the count of its days.
    DayCount { date: String } = "day-count", Note, Check, "a count of days, as spreadsheets keep dates, read as {date}";
    /// Points that are no number.
    BadPoints {} = "bad-points", Warning, Check, "points are no number";
    /// A rank that is no number.
    BadRank {} = "bad-rank", Warning, Check, "rank is no number";
    /// A birth date in no known form.
    BadBirth {} = "bad-birth", Warning, Check, "birth date not understood";
    /// Dates that fit day first and month first, and nothing that decides.
    DatesUndecided { count: usize, example: String, date: String } = "dates-undecided", Warning, Check, "{count} dates as {example} fit day first and month first, and no other date decides; read day first, {example} as {date}";
    /// Dates that fit both, and others that are month first.
    DatesMonthFirst { count: usize, example: String, date: String } = "dates-month-first", Note, Nothing, "dates are month first, as others of the column show; {count} that fit both are read so, {example} as {date}";
    /// Dates that fit both, others that are day first, and others that are month first.
    DatesMixed { count: usize, example: String, date: String } = "dates-mixed", Warning, Check, "some dates are day first and some month first; {count} that fit both are read day first, {example} as {date}";
    /// A date that the calendar does not have.
    NoSuchDay {} = "no-such-day", Warning, Check, "this day does not exist";
    /// A birth after the event began, or after today.
    BirthInFuture { number: u16, year: u16 } = "birth-in-future", Warning, Check, "{number} was born in {year}, which is yet to come; counts in no age category";
    /// Ratings of zero, read as none.
    RatingsZero { count: usize } = "ratings-zero", Note, Check, "rating 0, {count} times, read as unrated";
    /// A rating above all that was ever published.
    RatingBeyond { rating: u16 } = "rating-beyond", Warning, Check, "rating {rating} is higher than any ever published";
    /// A birth year that no player can have.
    BirthOutOfRange {} = "birth-out-of-range", Warning, Check, "birth year out of range";
    /// A name that runs beyond its columns.
    NameBeyondColumns { length: usize } = "name-beyond-columns", Warning, Shorten, "name of {length} letters is longer than its columns";
    /// Text between the columns of a player record.
    BetweenColumns {} = "between-columns", Warning, CorrectLine, "text between columns; the fields of this line may be shifted";
    /// A line that ends inside the columns of a field.
    LineEndsInside { field: &'static str } = "line-ends-inside", Warning, Check, "line ends inside the columns of the {field}";
    /// The file ends before its content does.
    FileCut { wanted: &'static str } = "file-cut", Error, GetWhole, "the file seems cut off here, {wanted} expected";
    /// A line that ends before the points, which others have.
    LineEndsEarly { field: &'static str } = "line-ends-early", Warning, Check, "line ends after the {field}, other lines go on";
    /// A line that ends between two rounds, though others name its player in later ones.
    LineEndsBeforeRounds { number: u16, last: u16, named: u16 } = "line-ends-before-rounds", Warning, Check, "line of {number} ends after round {last}, but others name {number} in round {named}; it may be cut";
    /// An opponent that is no number; the round is read as absent.
    BadOpponent { number: u16, round: u16 } = "bad-opponent", Error, CorrectLine, "opponent of {number} in round {round} not understood";
    /// A color that is none of `w b -`.
    BadColor { number: u16, round: u16 } = "bad-color", Warning, CorrectLine, "color of {number} in round {round} not understood";
    /// A game without a color.
    MissingColor { number: u16, round: u16 } = "missing-color", Warning, CorrectLine, "{number} has no color in round {round}";
    /// A result code that does not exist.
    BadResult { number: u16, round: u16 } = "bad-result", Error, CorrectLine, "result of {number} in round {round} not understood, read as unfinished";
    /// An opponent together with a bye code.
    ByeWithOpponent { number: u16, round: u16, opponent: u16 } = "bye-with-opponent", Error, CorrectLine, "{number} has opponent {opponent} and a bye in round {round}";
    /// Byes in the way of older files, `0000 - +` and the like.
    LegacyBye { read_as: &'static str, count: usize } = "legacy-bye", Note, Check, "bye without a bye code, {count} times, read as {read_as}";
    /// Blank rounds, read as absent.
    BlankRounds { count: usize } = "blank-rounds", Note, Nothing, "blank rounds, {count} in all, read as zero-point byes";
    /// An opponent that is not in the file.
    UnknownOpponent { number: u16, round: u16, opponent: u16 } = "unknown-opponent", Error, CorrectLine, "{number} met {opponent} in round {round}, but there is no such player; counts as missed";
    /// A player paired with himself.
    SelfPaired { number: u16, round: u16 } = "self-paired", Error, CorrectLine, "{number} is paired with himself in round {round}; counts as missed";
    /// The opponent's line names another opponent.
    NotMutual { number: u16, round: u16, opponent: u16, other: String } = "not-mutual", Error, CorrectLine, "{number} met {opponent} in round {round}, but {opponent} has {other}";
    /// Both have one color.
    SameColor { number: u16, round: u16, opponent: u16 } = "same-color", Error, CorrectLine, "{number} and {opponent} have the same color in round {round}";
    /// Two results that cannot belong to one game.
    ResultsClash { number: u16, round: u16, opponent: u16, result: char, other: char } = "results-clash", Error, CorrectLine, "{number} has {result} in round {round}, {opponent} has {other}";
    /// Points that do not follow from the results.
    PointsDiffer { number: u16, written: String, computed: String } = "points-differ", Warning, ResultsCount, "file says {number} has {written}, results give {computed}";
    /// Points of the file that a person chose: byes are worth what makes them right.
    PointsTaken { number: u16, written: String, rounds: String } = "points-taken", Warning, Check, "points {written} of {number} are those of the file, by its byes of rounds {rounds}";
    /// More than one pairing-allocated bye in a round.
    SecondBye { round: u16, count: usize } = "second-bye", Error, CorrectLine, "{count} pairing-allocated byes in round {round}";
    /// Rounds beyond the number of rounds.
    RoundsBeyond { rounds: u16, held: u16 } = "rounds-beyond", Warning, CorrectLine, "tournament has {rounds} rounds, file holds {held}";
    /// Ranks that contradict the points.
    RankOrder { number: u16, rank: u16, other: u16, other_rank: u16, count: usize } = "rank-order", Note, Check, "rank {rank} of {number} and rank {other_rank} of {other} contradict their points ({count} in all)";
    /// Lines whose columns were counted in bytes.
    ColumnsOfBytes { count: usize, lines: String } = "columns-of-bytes", Note, Check, "{count} lines with accents have their columns counted in bytes, lines {lines}; read so";
    /// Lines whose columns were counted without accents that are signs of their own.
    ColumnsWithoutAccents { count: usize, lines: String } = "columns-without-accents", Note, Check, "{count} lines have their columns counted without the accents, lines {lines}; read so";
    /// A count of the header that is not what the file holds.
    CountDiffers { code: &'static str, written: u32, counted: u32 } = "count-differs", Note, Check, "record {code} says {written}, file holds {counted}";
    /// Scores by color or kind that the program cannot tell apart.
    UnequalScores { code: String, value: String } = "unequal-scores", Warning, Check, "{code}={value} differs from its group and is not used";
    /// Bonus and penalty points, kept and not counted.
    AbnormalPoints { count: usize } = "abnormal-points", Warning, Check, "{count} records of abnormal points are kept, not counted";
    /// A record for a number that no player has.
    NumberWithoutPlayer { code: String, number: u16 } = "number-without-player", Warning, CorrectLine, "record {code} names {number}, but there is no such player";
    /// A record for a number that no team has.
    NumberWithoutTeam { code: String, number: u16 } = "number-without-team", Warning, CorrectLine, "record {code} names {number}, but there is no such team";
    /// A record for a number that two players have.
    NumberOfTwoPlayers { code: String, number: u16 } = "number-of-two-players", Warning, CorrectLine, "record {code} names {number}, which two players have; taken for the first of them";
    /// A number twice in one record.
    NumberTwice { code: String, number: u16 } = "number-twice", Warning, CorrectLine, "record {code} names {number} twice; counts once";
    /// Byes of one player in one round, in two records.
    ByeTwice { number: u16, round: u16, other_line: u32 } = "bye-twice", Warning, CorrectLine, "the bye of {number} in round {round} is in line {other_line} too; the first counts";
    /// Virtual points of one player in one round, in two records.
    PointsTwice { number: u16, round: u16, other_line: u32 } = "points-twice", Warning, CorrectLine, "{number} has virtual points in round {round} by line {other_line} too; they are added up";
    /// Virtual points for nobody: numbers or rounds in the wrong order.
    NobodyAccelerated { code: String, found: String } = "nobody-accelerated", Warning, CorrectLine, "record {code} gives nobody points: found {found}, expected rounds and numbers in their order";
    /// A group of players who may not meet that keeps nobody apart: fewer than two, or in no round.
    NobodyApart { code: String, found: String } = "nobody-apart", Error, CorrectLine, "record {code} keeps nobody apart: found {found}, expected two different players and rounds in their order";
    /// Old and present team records together.
    OldTeamsIgnored { count: usize } = "old-teams-ignored", Note, Nothing, "{count} records 013 are not used because 310 is there";
    /// Team records are kept; the players are read as individuals.
    TeamsKept { count: usize } = "teams-kept", Note, Nothing, "{count} team lines are kept for writing back";
    /// Two byes for one round.
    ByesDiffer { number: u16, round: u16 } = "byes-differ", Warning, Check, "record 240 and the line of {number} differ in round {round}; the line counts";
    /// A text cut to fit its columns on writing.
    CutToColumns { number: u16, length: usize } = "cut-to-columns", Warning, Shorten, "name of {number} has {length} letters and was cut";
    /// A value that does not fit its columns on writing.
    DoesNotFit { number: u16, field: &'static str } = "does-not-fit", Error, Shorten, "{field} of {number} does not fit its columns and was left out";

    /// Other tables of a page or workbook than the one that players are read from.
    OtherTables { taken: String, others: String, count: usize } = "other-tables", Warning, Check, "players are read from {taken}; {count} other tables are not: {others}";
    /// A table row without a name; it is not taken.
    NameMissing {} = "name-missing", Error, CorrectLine, "no name in this row, row left out";
    /// Titles of players that stood in their names.
    TitlesInNames { count: usize } = "titles-in-names", Note, Check, "{count} titles stood beside the names and were read as titles";
    /// A title of an arbiter, trainer or organizer in a name; it is taken off the name.
    OtherTitleInName { title: String } = "other-title-in-name", Note, Check, "{title} is no title of a player, left out of the name";
    /// A long name, kept.
    NameLong { length: usize } = "name-long", Warning, Shorten, "name of {length} letters, kept";
    /// A federation by another name than its code.
    FederationRead { code: String } = "federation-read", Note, Check, "read as {code}";
    /// A federation code that FIDE does not have, kept as written.
    UnknownFederation {} = "unknown-federation", Warning, FederationCode, "no code of a federation, kept as written";
    /// A rating that nobody can have; it is left out.
    RatingOutOfRange {} = "rating-out-of-range", Warning, Check, "rating out of range, left out";
    /// Two rows with one id.
    DuplicateId { id: String, line: u32 } = "duplicate-id", Error, Check, "id {id} stands in row {line} too";
    /// A number that is not one.
    BadNumber { column: &'static str } = "bad-number", Warning, Check, "{column} is no number";
    /// A grid of results without rounds and colors.
    RoundsByBerger {} = "rounds-by-berger", Warning, Check, "rounds and colors are not in this table; results are put into the rounds of the Berger table by the numbers of the list";
    /// A cell of a crosstable that is none.
    BadCell {} = "bad-cell", Warning, CorrectLine, "no cell of a crosstable, read as absent";
    /// A result of a table that is none.
    UnknownResult {} = "unknown-result", Warning, CorrectLine, "no result, left open";
    /// A list of a round says other things than the crosstable.
    ListContradictsTable { count: usize } = "list-contradicts-table", Warning, Check, "{count} players have another opponent, color or result in this list than in the crosstable, which counts";
    /// Points of a crosstable that another scoring than 1, ½, 0 explains.
    ScoringTaken { win: String, draw: String, loss: String, pab: String } = "scoring-taken", Warning, Check, "points fit {win} for a win, {draw} for a draw, {loss} for a loss and {pab} for the bye of the pairing: taken";
    /// Games of a crosstable without colors.
    ColorsNotStated { count: usize } = "colors-not-stated", Warning, Check, "the table does not say the colors of {count} games, White given to who had it less often";
    /// A row of a list that is a note or a sum.
    NoteRow {} = "note-row", Note, Check, "a note or a sum and no player, row left out";
    /// Rows of byes in a list of games.
    RowsOfByes { count: usize } = "rows-of-byes", Note, Nothing, "{count} rows of byes are no games and were left out";
    /// A game of somebody who is not in the list of players.
    GameOfNobody {} = "game-of-nobody", Error, CorrectLine, "a player of this game is not in the list of players, game left out";
    /// Columns of a crosstable that are not read.
    ColumnsUnread { columns: String } = "columns-unread", Note, Nothing, "columns that are not read: {columns}";
    /// A quote that is never closed.
    UnclosedQuote {} = "unclosed-quote", Warning, CorrectLine, "quote is not closed, read as a letter";
    /// More cells than headings.
    ExtraCells { count: usize } = "extra-cells", Warning, Check, "{count} cells beyond the last heading, kept as extra";
    /// A spreadsheet cell that holds an error value.
    CellError {} = "cell-error", Warning, Check, "cell holds an error";
    /// Nothing could be read from a sheet.
    SheetUnreadable {} = "sheet-unreadable", Error, Check, "sheet cannot be read";
    /// No rows.
    NoRows {} = "no-rows", Error, Check, "no rows with players";

    /// A row of a rating list without a usable id; it is not taken.
    ListIdMissing {} = "list-id-missing", Error, CorrectLine, "no usable id in this row, row left out";
    /// An id in quotes, read without them.
    IdInQuotes {} = "id-in-quotes", Note, Nothing, "id in quotes, read without them";
    /// A text that runs beyond its columns; the later columns of the row are moved.
    FieldTooLong { column: &'static str } = "field-too-long", Note, Check, "text of column {column} is too long, the later columns of this row were moved";
    /// Columns that fit in no way; the row is not taken.
    ColumnsShifted { column: &'static str } = "columns-shifted", Error, CorrectLine, "columns after {column} do not fit, row left out";
    /// A row that ends too early; it is not taken.
    RowCutShort {} = "row-cut-short", Error, CorrectLine, "row is cut short, row left out";
    /// An XML row that is not closed; it is not taken.
    RowUnclosed {} = "row-unclosed", Error, CorrectLine, "row is not closed, row left out";
    /// A list whose end is missing.
    ListCutShort { last: String } = "list-cut-short", Error, LoadAgain, "the list ends after {last} without being closed: players are missing";
    /// More cells than any list has columns; the rest of the row is not taken.
    RowTooWide {} = "row-too-wide", Error, CorrectLine, "more cells than any list has, the rest of the row is left out";
    /// Tabs or other control letters in a name, read as blanks.
    TabsInName {} = "tabs-in-name", Note, Nothing, "tabs in the name, read as blanks";
    /// A line longer than any row can be; it is not taken.
    LineTooLong {} = "line-too-long", Error, CorrectLine, "line is too long for a row, left out";

    /// A tag whose value holds a bare quote; kept as written.
    QuoteInTag { tag: String } = "quote-in-tag", Warning, Check, "quote inside the value of tag {tag}, kept as written";
    /// A tag that is not closed on its line.
    UnclosedTag { tag: String } = "unclosed-tag", Warning, Check, "tag {tag} is not closed";
    /// A line in the tags that is no tag; kept.
    BadTag {} = "bad-tag", Warning, Check, "no tag, kept as written";
    /// A tag that stands again.
    RepeatedTag { tag: String } = "repeated-tag", Warning, Check, "tag {tag} stands again, the first counts";
    /// A comment that is not closed.
    UnclosedComment {} = "unclosed-comment", Warning, Check, "comment is not closed";
    /// A variation that is not closed.
    UnclosedVariation {} = "unclosed-variation", Warning, Check, "variation is not closed, the rest of the game is kept as text";
    /// A closing bracket without an opening one.
    StrayBracket {} = "stray-bracket", Warning, Check, "bracket without a partner";
    /// A move that is illegal in its position.
    IllegalMove { number: u32, side: &'static str } = "illegal-move", Error, Check, "move {number} of {side} is illegal, moves from here are kept as text";
    /// A move that fits more than one piece.
    AmbiguousMove { number: u32, side: &'static str } = "ambiguous-move", Error, Check, "move {number} of {side} fits more than one piece, moves from here are kept as text";
    /// A text that is no move.
    UnreadableMove { number: u32, side: &'static str } = "unreadable-move", Error, Check, "move {number} of {side} cannot be read, moves from here are kept as text";
    /// A move of nobody.
    NullMove { number: u32, side: &'static str } = "null-move", Error, Check, "move {number} of {side} is a null move, moves from here are kept as text";
    /// Kings in the centre: how electronic boards are told the result.
    KingSignal {} = "king-signal", Note, Nothing, "kings were put into the centre to signal the result, this is no move";
    /// Piece letters of another language.
    ForeignLetters { language: &'static str } = "foreign-letters", Note, Nothing, "moves read with the piece letters of {language}";
    /// A position that cannot be set up.
    BadPosition {} = "bad-position", Error, Check, "starting position is not possible, moves are kept as text";
    /// Tag and moves name different results.
    ResultsDiffer { tag: String, moves: String } = "results-differ", Warning, Choose, "tag says {tag}, end of moves says {moves}";
    /// Mate or stalemate stands on the board, and another result is given.
    EndOnBoard { end: &'static str, result: String } = "end-on-board", Warning, Check, "the last position is {end}, the game ends {result}; another result is given";
    /// A text that is no JSON.
    NoJson { why: String } = "no-json", Error, CorrectLine, "no JSON: {why}";
    /// JSON that is no event.
    NoEventInJson {} = "no-event-in-json", Error, Check, "JSON without the field format \"arbiters-desk-event\"";
    /// A version of the open JSON that is not known.
    JsonVersion { version: String } = "json-version", Warning, Check, "version {version} of the format is not known, read as far as understood";
    /// A value of the wrong form, or one that fits nothing.
    JsonBadValue { pointer: String, wanted: String } = "json-bad-value", Error, Check, "value of {pointer} is not of the right form and is left out, wanted {wanted}";
    /// A field that is not known.
    JsonUnknownField { pointer: String } = "json-unknown-field", Warning, Check, "field {pointer} is not known, left out";
    /// No result after the moves.
    NoResult {} = "no-result", Note, Check, "no result after the moves";
}

/// Lines named in one problem.
const LINES_NAMED: usize = 10;

/// The first lines of a problem that many have: `3, 4, 9, …`.
pub fn first_lines(lines: &[u32]) -> String {
    let mut named: Vec<String> = lines.iter().take(LINES_NAMED).map(u32::to_string).collect();
    if lines.len() > named.len() {
        named.push("…".to_owned());
    }
    named.join(", ")
}

/// Longest text quoted in [`Problem::found`].
const QUOTED: usize = 60;

impl Problem {
    /// A problem with the text found.
    pub fn new(place: Place, kind: Kind, found: &str) -> Problem {
        let mut cut: String = found.chars().take(QUOTED).collect();
        if cut.len() < found.len() {
            cut.push('…');
        }
        let suggestion = kind.suggestion();
        Problem { place, kind, found: cut, expected: "", suggestion }
    }

    /// The same with what would have been right.
    pub fn expecting(mut self, expected: &'static str) -> Problem {
        self.expected = expected;
        self
    }

    /// Stable name of the kind.
    pub fn key(&self) -> &'static str {
        self.kind.key()
    }

    /// How much it matters.
    pub fn severity(&self) -> Severity {
        self.kind.severity()
    }

    /// All values by name: those of the kind, then `place`, `found`, `expected`.
    pub fn args(&self) -> Vec<(&'static str, String)> {
        let mut args = self.kind.args();
        args.push(("place", self.place.to_string()));
        args.push(("found", self.found.clone()));
        args.push(("expected", self.expected.to_owned()));
        args
    }

    /// Plain English on one line.
    pub fn to_text(&self) -> String {
        let mut text = format!("{}: {}", self.place, self.kind.text());
        if !self.expected.is_empty() {
            text.push_str(&format!(", expected {}", self.expected));
        }
        if !self.found.is_empty() {
            text.push_str(&format!(", found {:?}", self.found));
        }
        let todo = self.suggestion.to_text();
        if !todo.is_empty() {
            text.push_str(&format!("; {todo}"));
        }
        text
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_speaks_and_has_its_values_by_name() {
        let kind = Kind::PointsDiffer { number: 7, written: "4.0".into(), computed: "3.5".into() };
        let problem = Problem::new(Place::at(12, 81), kind, " 4.0");
        assert_eq!(
            problem.to_text(),
            "12:81: file says 7 has 4.0, results give 3.5, found \" 4.0\"; the results count"
        );
        assert_eq!(problem.key(), "points-differ");
        assert_eq!(problem.args()[1], ("written", "4.0".to_owned()));
    }

    #[test]
    fn keys_are_unique_kebab_case() {
        let mut keys = Kind::KEYS.to_vec();
        assert!(keys.iter().all(|key| {
            key.chars().all(|c| c.is_ascii_lowercase() || c == '-' || c.is_ascii_digit())
        }));
        let n_keys = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), n_keys, "two kinds share a key");
    }
}
