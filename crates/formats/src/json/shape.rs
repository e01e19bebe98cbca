//! The shape of the open JSON. Every field has a default, so that a document may leave out what it does
//! not know.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

macro_rules! shape {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $ty:ty,)* })*) => {
        $($(#[$doc])*
        #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "camelCase", default)]
        pub struct $name {
            $($(#[$field_doc])* pub $field: $ty,)*
        })*
    };
}

shape! {
    /// A whole event.
    Document {
        /// [`super::FORMAT`].
        format: String,
        /// [`super::VERSION`].
        version: u32,
        /// Program that wrote it, with its version.
        program: String,
        /// What was taken out: `birth`, `contact`, `minors`.
        redacted: Vec<String>,
        /// Name, place, dates, arbiters.
        event: Event,
        /// Human beings, in the order they were entered.
        players: Vec<Player>,
        /// Sections.
        tournaments: Vec<Tournament>,
        /// Decisions on claims.
        rulings: Vec<Ruling>,
        /// What was written down about boards and players.
        incidents: Vec<Incident>,
        /// Photos of scoresheets and clocks. A document from which anything was taken out has none: sheets carry names.
        photos: Vec<Photo>,
    }

    /// Where, when and under whom.
    Event {
        /// Name.
        name: String,
        /// Town.
        place: String,
        /// Federation code.
        federation: String,
        /// First day, `2026-11-29` or empty.
        start_date: String,
        /// Last day or empty.
        end_date: String,
        /// IANA zone of the hall or empty.
        zone: String,
        /// Organizer or empty.
        organizer: String,
        /// Arbiters.
        arbiters: Vec<Arbiter>,
    }

    /// An arbiter.
    Arbiter {
        /// Name.
        name: String,
        /// Arbiter title or empty.
        title: String,
        /// FIDE id or empty.
        fide_id: String,
        /// `chief`, `deputy`, `sector`, `fairPlay`.
        role: String,
    }

    /// A human being.
    Player {
        /// Number in this document, from 1.
        id: u32,
        /// `Surname, Given`; empty if erased.
        name: String,
        /// `1990`, `1990-05-31` or empty.
        birth: String,
        /// FIDE id or empty.
        fide_id: String,
        /// Club or empty.
        club: String,
        /// E-mail or telephone or empty.
        contact: String,
        /// Federation code or empty.
        federation: String,
        /// FIDE title code or empty.
        title: String,
        /// `m`, `w` or empty.
        sex: String,
        /// Name and private data were deleted for good.
        erased: bool,
    }

    /// A section.
    Tournament {
        /// Number in this document, from 1.
        id: u32,
        /// System, rounds, scoring, tie-breaks and so on; entries by their ids.
        settings: Map<String, Value>,
        /// Participants in the order they entered.
        entries: Vec<Entry>,
        /// Published rounds in order.
        rounds: Vec<Round>,
        /// Publications that were taken back, in order, each with its reason.
        taken_back: Vec<TakenBack>,
        /// Files brought in, with the lines kept for writing back.
        imports: Vec<ImportNote>,
        /// The prize fund; null if there is none.
        prizes: Option<Map<String, Value>>,
        /// What touched the integrity of the pairing, as the `###` lines of a report.
        remarks: Vec<String>,
        /// Starts of rounds that are not as scheduled.
        starts: Vec<RoundStart>,
    }

    /// The start of a round as the arbiter set it.
    RoundStart {
        /// Round.
        round: u8,
        /// Local time of the hall, `2026-11-29T16:10`.
        starts: String,
        /// Why, or empty.
        reason: String,
    }

    /// A participant: a player or a team.
    Entry {
        /// Number in this section, from 1.
        id: u32,
        /// Id of the player, or null.
        player: Option<u32>,
        /// Name of the team, or null.
        team: Option<String>,
        /// Pairing number, or null if none was given yet.
        number: Option<u16>,
        /// Rating used, or null.
        rating: Option<Rating>,
        /// First round in which it can be paired.
        from_round: u8,
        /// What rounds before that count as, where it is not a zero-point bye.
        missed: Vec<RoundBye>,
        /// Byes announced.
        byes: Vec<RoundBye>,
        /// Times away, in order.
        departures: Vec<Departure>,
    }

    /// A rating with its source.
    Rating {
        /// Value.
        value: u16,
        /// List or empty.
        list: String,
        /// Month of the list, `2026-11`, or empty.
        month: String,
        /// Typed by the arbiter.
        by_hand: bool,
        /// Development coefficient K of the list, or null.
        k: Option<u8>,
        /// Games of the list's period, or null.
        games: Option<u16>,
    }

    /// A round not played.
    RoundBye {
        /// Round.
        round: u8,
        /// `U` pairing-allocated, `F` full, `H` half, `Z` zero points.
        bye: String,
        /// Why, or empty.
        reason: String,
    }

    /// A time away.
    Departure {
        /// `withdrawn` or `expelled`.
        kind: String,
        /// First round not played.
        from_round: u8,
        /// First round played again, or null.
        until: Option<u8>,
        /// Why, or empty.
        reason: String,
    }

    /// A publication that was taken back.
    TakenBack {
        /// What was out: boards and byes, without results.
        round: Round,
        /// Why, in the arbiter's words.
        reason: String,
        /// Case of C.04.2 4.4: `rematch`, `rules`, `agreement`, `lateEntry`, `unforeseen`.
        case: String,
    }

    /// A published round.
    Round {
        /// Number, from 1.
        round: u8,
        /// What drew it.
        engine: Engine,
        /// Entry with the pairing-allocated bye, or null.
        bye: Option<u32>,
        /// Everybody else without a game.
        absent: Vec<Absent>,
        /// Games in board order.
        games: Vec<Game>,
    }

    /// What drew a round.
    Engine {
        /// `arbiters-desk`, `hand`, `import`.
        name: String,
        /// Its version.
        version: String,
        /// Edition of the pairing rules.
        edition: String,
    }

    /// Somebody without a game.
    Absent {
        /// Id of the entry.
        entry: u32,
        /// `F`, `H` or `Z`.
        bye: String,
    }

    /// A game.
    Game {
        /// Board.
        board: u16,
        /// Id of the entry with White.
        white: u32,
        /// Id of the entry with Black.
        black: u32,
        /// The result that holds, or null. It is read where nothing more is said below.
        result: Option<String>,
        /// Reports that hold, at most one a source and pass.
        reports: Vec<Report>,
        /// What the arbiter settled, or null.
        settled: Option<String>,
        /// Late corrections in order.
        corrections: Vec<Correction>,
        /// The last adjournment, or null. Without a report it still lasts.
        adjournment: Option<Adjournment>,
        /// Scoresheet, or null.
        sheet: Option<Sheet>,
    }

    /// A result as somebody reported it.
    Report {
        /// Result.
        result: String,
        /// `desk`, `slip`, `phone`, `import`, `ruling`.
        source: String,
        /// 1 for the first entry, 2 for the second pass.
        pass: u8,
    }

    /// A late correction.
    Correction {
        /// What was played.
        result: String,
        /// `standings` or `ratingOnly`.
        effect: String,
        /// Why.
        reason: String,
    }

    /// An adjournment.
    Adjournment {
        /// What stands on the envelope, or null.
        details: Option<Map<String, Value>>,
        /// What came out of it, or null.
        opened: Option<Map<String, Value>>,
        /// That what came out of it was appealed, or null.
        appeal: Option<Appeal>,
        /// How that appeal was decided, or null.
        decision: Option<Decision>,
    }

    /// A scoresheet.
    Sheet {
        /// As typed.
        text: String,
        /// Language of the letters: code or `auto`.
        language: String,
        /// FEN of the first position or empty.
        start: String,
        /// Moves in UCI.
        moves: Vec<String>,
        /// It was put together from two sheets that do not decide the mate or stalemate it ends in.
        end_open: bool,
    }

    /// A file brought in.
    ImportNote {
        /// Name of the file.
        name: String,
        /// `trf`, `table`, `pgn`.
        format: String,
        /// Lines that are not modelled.
        kept: Vec<String>,
        /// Media type of the file.
        media: String,
        /// The file itself, in base64; empty where anything was taken out of the document.
        base64: String,
    }

    /// A game of a published round.
    GameRef {
        /// Section.
        tournament: u32,
        /// Round.
        round: u8,
        /// Board.
        board: u16,
    }

    /// A decision at the board.
    Ruling {
        /// Section, or null.
        tournament: Option<u32>,
        /// Game, or null.
        game: Option<GameRef>,
        /// What was asked.
        input: Value,
        /// On a claim `upheld`, `rejected`, `notPossible`; else `answered`.
        verdict: String,
        /// The verdict with its reasons as told.
        printed: Value,
        /// Language it was told in.
        language: String,
        /// Version of the program.
        program: String,
        /// The arbiter's own note.
        note: String,
        /// When it was made, as RFC 3339, or empty.
        at: String,
        /// Who made it, or empty.
        by: String,
        /// What it is about: empty for a claim, `touch`, `sealed`, `clock`, `mate`.
        kind: String,
        /// The verdict in the other languages.
        also: Vec<Worded>,
        /// That it was appealed, or null.
        appeal: Option<Appeal>,
        /// How the appeal was decided, or null.
        decision: Option<Decision>,
    }

    /// A verdict in another language.
    Worded {
        /// Language.
        language: String,
        /// The verdict with its reasons as told.
        printed: Value,
    }

    /// An appeal.
    Appeal {
        /// Who appealed.
        by: String,
        /// On what grounds.
        reason: String,
    }

    /// The decision of an appeal.
    Decision {
        /// `upheld`, `overturned`.
        decision: String,
        /// Who decided.
        by: String,
        /// Why.
        reason: String,
    }

    /// Something written down.
    Incident {
        /// Section, or null.
        tournament: Option<u32>,
        /// Game, or null.
        game: Option<GameRef>,
        /// Id of the entry it is about, or null.
        entry: Option<u32>,
        /// All else: `round`, `kind`, `count`, `minutes`, `articles` and so on.
        body: Map<String, Value>,
        /// Why it does not hold, or null.
        withdrawn: Option<String>,
        /// When it was written down, as RFC 3339, or empty.
        at: String,
        /// Who wrote it down, or empty.
        by: String,
        /// That what followed from it was appealed, or null.
        appeal: Option<Appeal>,
        /// How the appeal was decided, or null.
        decision: Option<Decision>,
    }

    /// A photo that was kept.
    Photo {
        /// Section, or null.
        tournament: Option<u32>,
        /// Game, or null.
        game: Option<GameRef>,
        /// The ruling it was taken for: its place in the list of rulings, from 1; or null.
        ruling: Option<u32>,
        /// File name.
        name: String,
        /// Media type.
        media: String,
        /// What it shows.
        note: String,
        /// SHA-256 of the file.
        sha256: String,
        /// The file, in base64.
        base64: String,
    }
}
