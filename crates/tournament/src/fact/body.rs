//! The bodies of facts: frozen structs. Optional fields may be added with `#[serde(default)]`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    ClocksBody, HandValueBody, LotBody, ProhibitedInBody, RegimeBody, ScheduleBody,
    VirtualPointsBody, code,
};
use crate::ids::{
    BatchId, BoardNo, EntrantId, GameId, IncidentId, PersonId, RoundNo, RulingId, TournamentId, Tpn,
};
use crate::round::{ByeKind, Outcome};

macro_rules! body {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $ty:ty,)* })*) => {
        $($(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub struct $name {
            $($(#[$field_doc])* pub $field: $ty,)*
        })*
    };
}

body! {
    /// The first fact of every file.
    EventCreated {
        /// Random identity of the event, as UUID text.
        uuid: String,
        /// Name.
        name: String,
    }

    /// Where, when and under whom; replaces what was set before.
    EventDetailsSet {
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
        arbiters: Vec<ArbiterBody>,
    }

    /// An arbiter of the event.
    ArbiterBody {
        /// Name.
        name: String,
        /// Arbiter title or empty.
        title: String,
        /// FIDE id or empty.
        fide_id: String,
        /// `chief`, `deputy`, `sector`, `fairPlay`.
        role: String,
    }

    /// A section. Its id is the number of this entry.
    TournamentAdded {
        /// Settings.
        setup: SetupBody,
    }

    /// New settings of a section, whole.
    TournamentSetupChanged {
        /// Section.
        tournament: TournamentId,
        /// Settings.
        setup: SetupBody,
        /// Why, once a round is out.
        reason: String,
    }

    /// Settings of a section.
    SetupBody {
        /// Name.
        name: String,
        /// Pairing system with edition: `fide-dutch-2026`, `berger`, `berger-double`.
        system: String,
        /// Rounds planned.
        rounds: u8,
        /// Scoring in tenths.
        scoring: ScoringBody,
        /// `white`, `black`, or empty until drawn: for the odd numbers of round 1.
        initial_color: String,
        /// Codes as in TRF 202.
        tie_breaks: Vec<String>,
        /// `c07-2026`, `c07-2024`, or empty: by date.
        tie_break_edition: String,
        /// Edition of the Laws.
        laws_edition: String,
        /// Clauses added by the federation or the event.
        local_clauses: String,
        /// `standard`, `rapid`, `blitz`.
        pace: String,
        /// Time control.
        time_control: String,
        /// Minutes.
        default_time: u16,
        /// No draw by agreement before this move; 0 for none.
        no_draw_before: u16,
        /// `none`, `baku`, or `given`: as [`SetupBody::virtual_points`] say.
        acceleration: String,
        /// Berger double: exchange the last two rounds of the first cycle.
        swap_last_rounds: bool,
        /// Who may not be paired, in groups.
        prohibited: Vec<Vec<EntrantId>>,
        /// Starts of the rounds in the local time of the hall.
        schedule: Vec<ScheduleBody>,
        /// How numbers are given: `rating-title-name` (C.04.2 2.2), `as-entered`, or by lot in a round robin:
        /// `lots:TEXT`, and `varma:TEXT` with federations apart, drawn from that text.
        #[serde(default)]
        numbering: String,
        /// Run under the rules and locks for FIDE-rated events.
        #[serde(default)]
        fide_mode: bool,
        /// C.07 10: the rating that an unrated player counts as in tie-breaks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unrated_as: Option<u16>,
        /// Virtual points that no rule of ours gives, from an imported report.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        virtual_points: Vec<VirtualPointsBody>,
        /// Who may not be paired in some rounds only.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        prohibited_in: Vec<ProhibitedInBody>,
        /// Which rating of a list is taken: `standard`, `rapid`, `blitz`, `national`, the first that a
        /// player has. Empty: that of the pace, then the others.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rating_order: Vec<String>,
        /// Text from which lots are drawn (C.07 4.2); empty until they are.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        lot_seed: String,
        /// Under which number an entrant draws his lot, where it is not that of his entry: in an event that was brought in.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        lot_numbers: Vec<LotBody>,
        /// Values from outside that decide ties.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        hand_values: Vec<HandValueBody>,
        /// Readings of C.07 chosen otherwise than usual, by name: `double_forfeit` is `equal`.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        readings: BTreeMap<String, String>,
        /// Readings of the pairing system chosen otherwise than usual, by name: `lim_maxi` is `yes`.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        pairing_readings: BTreeMap<String, String>,
        /// B.01 1.4.3a-c: the exemption that the arbiter claims for norms: `national`, `national-team`, `zonal`; empty: none.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        norm_exemption: String,
        /// B.01 1.4.2c: whether a win by forfeit in the last round counts as a loss for a norm that it makes.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        norm_last_forfeit: bool,
    }

    /// A human being. Its id is the number of this entry.
    PersonAdded {
        /// Hash of the private body (name, birth date, ids, club, contact), kept outside the chain.
        private: String,
        /// Federation code or empty.
        federation: String,
        /// FIDE title code or empty.
        title: String,
        /// `m`, `w` or empty.
        sex: String,
    }

    /// What is known of a person, anew and whole.
    PersonCorrected {
        /// Who.
        person: PersonId,
        /// Hash of the new private body.
        private: String,
        /// Federation code or empty.
        federation: String,
        /// FIDE title code or empty.
        title: String,
        /// `m`, `w` or empty.
        sex: String,
    }

    /// The private bodies of a person were deleted for good.
    PersonErased {
        /// Who.
        person: PersonId,
        /// Why.
        reason: String,
    }

    /// A participant of a section. Its id is the number of this entry.
    Entered {
        /// Section.
        tournament: TournamentId,
        /// Who plays.
        participant: ParticipantBody,
        /// Rating used, if any.
        rating: Option<RatingBody>,
        /// First round in which the entrant can be paired.
        from_round: RoundNo,
        /// What the rounds before that count as; `Z` where not listed.
        missed: Vec<MissedBody>,
    }

    /// What a missed round counts as.
    MissedBody {
        /// Round.
        round: RoundNo,
        /// Kind of bye.
        #[serde(with = "code::bye")]
        kind: ByeKind,
    }

    /// A rating with its source.
    RatingBody {
        /// Value.
        value: u16,
        /// List: `FIDE standard`, a national list, or empty.
        list: String,
        /// Month of the list, `2026-11`, or empty.
        month: String,
        /// Typed by the arbiter.
        by_hand: bool,
        /// Development coefficient K of that list, if it has one (B.02 8.3).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        k: Option<u8>,
        /// Games of the list's period, if it has them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        games: Option<u16>,
    }

    /// An entry that was a mistake, taken out before it was ever paired.
    EntryRemoved {
        /// Section.
        tournament: TournamentId,
        /// Who.
        entrant: EntrantId,
        /// Why, or empty.
        reason: String,
    }

    /// The rating used for an entrant.
    RatingSet {
        /// Section.
        tournament: TournamentId,
        /// Who.
        entrant: EntrantId,
        /// Rating, none for unrated.
        rating: Option<RatingBody>,
    }

    /// Starting numbers, anew and whole.
    NumbersAssigned {
        /// Section.
        tournament: TournamentId,
        /// Each entrant's number.
        numbers: Vec<NumberBody>,
    }

    /// One starting number.
    NumberBody {
        /// Who.
        entrant: EntrantId,
        /// Number.
        number: Tpn,
    }

    /// Leaves the tournament by own wish.
    Withdrawn {
        /// Section.
        tournament: TournamentId,
        /// Who.
        entrant: EntrantId,
        /// First round not played.
        from_round: RoundNo,
        /// Why.
        reason: String,
    }

    /// Sent out of the tournament.
    Expelled {
        /// Section.
        tournament: TournamentId,
        /// Who.
        entrant: EntrantId,
        /// First round not played.
        from_round: RoundNo,
        /// Why.
        reason: String,
    }

    /// Plays again after withdrawing.
    Returned {
        /// Section.
        tournament: TournamentId,
        /// Who.
        entrant: EntrantId,
        /// First round played again.
        from_round: RoundNo,
    }

    /// A bye or absence announced for a round not yet published.
    ByeGranted {
        /// Section.
        tournament: TournamentId,
        /// Who.
        entrant: EntrantId,
        /// Round.
        round: RoundNo,
        /// Full, half or zero points; never the pairing-allocated bye.
        #[serde(with = "code::bye")]
        kind: ByeKind,
        /// Why.
        reason: String,
    }

    /// The bye is no longer wanted.
    ByeRevoked {
        /// Section.
        tournament: TournamentId,
        /// Who.
        entrant: EntrantId,
        /// Round.
        round: RoundNo,
    }

    /// Pairing by hand begins from what the engine drew, or from nothing where it knows no pairing.
    HandSessionOpened {
        /// Section.
        tournament: TournamentId,
        /// Round.
        round: RoundNo,
        /// The draft as the engine drew it.
        draft: DraftBody,
    }

    /// Boards of a draft.
    DraftBody {
        /// Pairs in board order.
        pairs: Vec<DraftPairBody>,
        /// Who has the pairing-allocated bye.
        bye: Option<EntrantId>,
    }

    /// One board of a draft.
    DraftPairBody {
        /// White.
        white: EntrantId,
        /// Black.
        black: EntrantId,
        /// Fixed by hand.
        locked: bool,
    }

    /// One step by hand, and the draft after it.
    HandStep {
        /// Section.
        tournament: TournamentId,
        /// Round.
        round: RoundNo,
        /// `lock`, `unlock`, `swap`, `colors`, `bye`, `redraw`, `pair`, `free`, `clear`.
        step: String,
        /// Entrants named by the step.
        entrants: Vec<EntrantId>,
        /// The draft after it.
        draft: DraftBody,
    }

    /// Pairing by hand ends without publishing; publishing ends it too, by itself.
    HandSessionClosed {
        /// Section.
        tournament: TournamentId,
        /// Round.
        round: RoundNo,
    }

    /// The pairings of a round are out.
    RoundPublished {
        /// Section.
        tournament: TournamentId,
        /// Round.
        round: RoundNo,
        /// Games in board order.
        games: Vec<GameBody>,
        /// Pairing-allocated bye.
        bye: Option<EntrantId>,
        /// Everybody else who is entered, with what the round counts as.
        absentees: Vec<AbsenteeBody>,
        /// What drew it.
        engine: EngineBody,
        /// SHA-256 of what the engine was given.
        input_hash: String,
        /// Steps by hand, in words for the record.
        hand_changes: Vec<String>,
        /// Warnings confirmed by the arbiter.
        confirmed: Vec<FindingBody>,
        /// Digest of the standings it was drawn from, or empty before round 1.
        standings_digest: String,
        /// Why the arbiter decided so, where warnings were confirmed.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    }

    /// A game of a round.
    GameBody {
        /// Game.
        id: GameId,
        /// Board.
        board: BoardNo,
        /// White.
        white: EntrantId,
        /// Black.
        black: EntrantId,
    }

    /// Somebody who is entered but has no game.
    AbsenteeBody {
        /// Who.
        entrant: EntrantId,
        /// What the round counts as.
        #[serde(with = "code::bye")]
        kind: ByeKind,
    }

    /// What drew a round.
    EngineBody {
        /// `arbiters-desk`, `hand`, `import`.
        name: String,
        /// Version of the program.
        version: String,
        /// `fide-dutch-2026`, `berger`, ...
        edition: String,
    }

    /// A warning that was shown and confirmed.
    FindingBody {
        /// Stable key of the kind.
        kind: String,
        /// Article.
        article: String,
        /// Entrants concerned.
        entrants: Vec<EntrantId>,
    }

    /// Pairings taken back.
    RoundUnpublished {
        /// Section.
        tournament: TournamentId,
        /// Round.
        round: RoundNo,
        /// Why, in the arbiter's words.
        reason: String,
        /// Case of C.04.2 4.4: `rematch`, `rules`, `agreement`, `lateEntry`, `unforeseen`.
        case: String,
    }

    /// A result as somebody reported it.
    ResultReported {
        /// Section.
        tournament: TournamentId,
        /// Game.
        game: GameId,
        /// How it ended.
        #[serde(with = "code::outcome")]
        outcome: Outcome,
        /// `desk`, `slip`, `phone`, `import`, `ruling`.
        source: String,
        /// 1 for the first entry, 2 for the second pass.
        pass: u8,
    }

    /// The arbiter decided which of the differing reports holds.
    ResultSettled {
        /// Section.
        tournament: TournamentId,
        /// Game.
        game: GameId,
        /// How it ended.
        #[serde(with = "code::outcome")]
        outcome: Outcome,
        /// Why, or empty.
        reason: String,
    }

    /// No result after all: reports and adjournment mark are void.
    ResultCleared {
        /// Section.
        tournament: TournamentId,
        /// Game.
        game: GameId,
    }

    /// A result of an older round was wrong.
    ResultCorrected {
        /// Section.
        tournament: TournamentId,
        /// Game.
        game: GameId,
        /// What stood.
        #[serde(with = "code::outcome")]
        was: Outcome,
        /// What was played.
        #[serde(with = "code::outcome")]
        is: Outcome,
        /// Why.
        reason: String,
        /// Whether it changes standings or only the rating report (C.04.2 4.3).
        effect: CorrectionEffect,
    }

    /// A game was interrupted to be resumed later.
    GameAdjourned {
        /// Section.
        tournament: TournamentId,
        /// Game.
        game: GameId,
        /// What is known of position, clocks and sealed move: an [`AdjournmentDetails`], read by
        /// [`AdjournmentDetails::of`].
        #[serde(default)]
        details: Option<Value>,
    }

    /// An envelope was opened, or the game resumed or ended without it.
    EnvelopeOpened {
        /// Section.
        tournament: TournamentId,
        /// Game.
        game: GameId,
        /// `opened`, `missing`, `missingWithTimes`, `positionLost`, `closed` (decided without opening it).
        envelope: String,
        /// The sealed move as written, or empty.
        written: String,
        /// Language of its letters: code or empty.
        language: String,
        /// `ok`, `ambiguous`, `illegal`, `unreadable`, `not_algebraic`, or empty where none was read.
        meaning: String,
        /// The move in UCI, or empty.
        uci: String,
        /// `goesOn`, `white`, `black`, `draw`, `bothLose`, `newGame`, `arbiter`.
        outcome: String,
        /// Edition of the Laws.
        edition: String,
        /// Articles, the leading one first.
        articles: Vec<String>,
        /// The ruling as told.
        printed: Value,
        /// Language it was told in.
        printed_language: String,
        /// The arbiter's own note.
        note: String,
        /// The same ruling in the other languages.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        also: Vec<WordedBody>,
    }

    /// What was told at the time, in another language.
    WordedBody {
        /// Language.
        language: String,
        /// What was told.
        printed: Value,
    }

    /// Something that happened at a board, written down. Its id is the number of this entry.
    IncidentLogged {
        /// Section, if it belongs to one.
        tournament: Option<TournamentId>,
        /// Round, if it belongs to one.
        round: Option<RoundNo>,
        /// Game.
        game: Option<GameId>,
        /// Whom it is about.
        entrant: Option<EntrantId>,
        /// `illegal-move`, `pawn-not-replaced`, `pressed-without-move`, `two-hands`, `phone`, `noise`, `notes`,
        /// `advice`, `analysis`, `distraction`, `late`, `clock-set-wrong`, `warning`, `time-added`, `expulsion`,
        /// `clock-adjusted`, `other`.
        kind: String,
        /// How many of the kinds counted with it the player then had: in the game for illegal moves, else in the event.
        count: u16,
        /// Minutes added to the opponent.
        minutes: u16,
        /// `goesOn`, `stands`, `lost`, `drawn`, `arbiter`, or empty.
        consequence: String,
        /// Edition of the Laws.
        edition: String,
        /// Articles, the leading one first.
        articles: Vec<String>,
        /// What was told.
        printed: Value,
        /// Language it was told in.
        language: String,
        /// The arbiter's own note.
        note: String,
        /// What was done to the clocks (`clock-adjusted`).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clocks: Option<ClocksBody>,
        /// When and by whom it was written down, where that was in another file.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        told: Option<ToldBody>,
        /// What was told in the other languages.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        also: Vec<WordedBody>,
        /// The rules that an illegal move was judged by; they stay its own if the settings change later.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        regime: Option<RegimeBody>,
    }

    /// What was written down does not hold: it happened otherwise, or to somebody else.
    IncidentWithdrawn {
        /// Which.
        incident: IncidentId,
        /// Why.
        reason: String,
    }

    /// A ruling was appealed.
    RulingAppealed {
        /// Which, by the entry that wrote it: a ruling, an incident, or an envelope that was opened.
        ruling: RulingId,
        /// Who appealed.
        by: String,
        /// On what grounds.
        reason: String,
    }

    /// An appeal was decided.
    AppealDecided {
        /// Which ruling.
        ruling: RulingId,
        /// `upheld` (the ruling stands), `overturned`.
        decision: String,
        /// Who decided: the appeals committee, the chief arbiter.
        by: String,
        /// Why.
        reason: String,
    }

    /// A scoresheet of a game, as typed.
    SheetAttached {
        /// Section.
        tournament: TournamentId,
        /// Game.
        game: GameId,
        /// As typed; empty takes it away.
        text: String,
        /// Language of the letters: code or `auto`.
        language: String,
        /// FEN of the first position or empty.
        start: String,
        /// What was understood, in UCI.
        moves: Vec<String>,
        /// It was put together from two sheets that do not decide the mate or stalemate it ends in.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        end_open: bool,
    }

    /// A decision at the board, frozen as it was given.
    RulingMade {
        /// Section, if the game belongs to one.
        tournament: Option<TournamentId>,
        /// Game.
        game: Option<GameId>,
        /// What was asked, edition and clauses included. On a claim: sheet as typed, kind, claimant, mode, announced move,
        /// ply.
        input: Value,
        /// On a claim: `upheld`, `rejected`, `notPossible`; else `answered`.
        verdict: String,
        /// The verdict with its reasons as printed.
        printed: Value,
        /// Language it was given in.
        language: String,
        /// Version of the program.
        program: String,
        /// The arbiter's own note.
        note: String,
        /// What it is about: empty for a claim, `touch`, `sealed`, `clock`, `mate`; open for more.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        kind: String,
        /// The verdict in the other languages, as it would have been told.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        also: Vec<WordedBody>,
        /// When and by whom it was made, where that was in another file.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        told: Option<ToldBody>,
    }

    /// When and by whom something was written down that came from another file.
    ToldBody {
        /// RFC 3339, with the offset of the hall.
        at: String,
        /// Name, or empty.
        by: String,
    }

    /// A document was given out.
    DocumentIssued {
        /// SHA-256 of the attachment.
        attachment: String,
        /// File name.
        name: String,
        /// Kind of report.
        kind: String,
    }

    /// Something was brought in from a file.
    Imported {
        /// Section made or added to.
        tournament: Option<TournamentId>,
        /// Name of the file.
        name: String,
        /// `trf`, `table`, `pgn`.
        format: String,
        /// SHA-256 of the attached original.
        attachment: String,
        /// Lines that are not modelled, kept for writing back.
        kept: Vec<String>,
    }

    /// A batch is struck out.
    Undone {
        /// Which.
        batch: BatchId,
        /// Why, where one is asked for.
        reason: String,
    }

    /// A struck-out batch counts again.
    Redone {
        /// Which.
        batch: BatchId,
    }
}

/// Tenths of a point by outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoringBody {
    /// Win, forfeit win, full-point bye.
    pub win: i32,
    /// Draw, half-point bye.
    pub draw: i32,
    /// Loss over the board.
    pub loss: i32,
    /// Zero-point bye, forfeit loss.
    pub absent: i32,
    /// Pairing-allocated bye.
    pub pab: i32,
}

/// Who takes part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ParticipantBody {
    /// A player.
    Player(PersonId),
    /// A team, by name.
    Team(String),
}

/// What a late correction changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum CorrectionEffect {
    /// Standings, from the next pairing on.
    Standings,
    /// Only the rating report.
    RatingOnly,
}
