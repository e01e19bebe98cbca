//! What may happen: the rules of running an event.
//!
//! [`decide`] turns a [`Command`] into facts or into a [`Refusal`] that says why not. It changes nothing.
//! What needs an engine (the drawn pairings, whether they are legal) is computed before and handed in.

mod board;
mod entries;
mod hall;
mod hand;
mod results;
mod rounds;

use crate::fact::{
    AdjournmentDetails, AppealDecided, ArrivalMarked, DraftBody, EngineBody, EnvelopeOpened,
    EventDetailsSet, Fact, FindingBody, IncidentLogged, IncidentWithdrawn, PhotoAttached,
    PhotoRemoved, PrizesSet, RatingBody, RoundStartSet, RulingAppealed, RulingMade, SetupBody,
    SheetAttached,
};
use crate::ids::{BoardNo, EntrantId, GameId, RoundNo, RulingId, Seq, TournamentId};
use crate::round::{ByeKind, Outcome};
use crate::state::{Game, State, Tournament};

pub use entries::{fixed_by_start, leaves_from, settings_kept};

/// Systems that a section may be set to: those that can be paired from the first round to the last.
pub const SYSTEMS: [&str; 10] = [
    "fide-dutch-2026",
    "fide-dubov-2026",
    "fide-burstein-2026",
    "fide-lim-2026",
    "berger",
    "berger-double",
    "fide-double-swiss-2026",
    "keizer",
    "knock-out",
    "scheveningen",
];

/// What is asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Begin a file.
    CreateEvent {
        /// Random identity.
        uuid: String,
        /// Name.
        name: String,
    },
    /// Change the event's details.
    SetDetails(EventDetailsSet),
    /// Make a section.
    AddTournament(SetupBody),
    /// Change a section's settings; a reason is needed for what the rules fix once it has begun.
    ChangeSetup {
        /// Section.
        tournament: TournamentId,
        /// New settings, whole.
        setup: SetupBody,
        /// Why.
        reason: String,
    },
    /// Set the prize fund.
    SetPrizes(PrizesSet),
    /// A new player.
    AddPlayer {
        /// Section.
        tournament: TournamentId,
        /// What is public.
        player: PlayerFacts,
        /// First round; the next one to be paired if left out.
        from_round: Option<RoundNo>,
    },
    /// New data of a player.
    ChangePlayer {
        /// Section.
        tournament: TournamentId,
        /// Who.
        entrant: EntrantId,
        /// What is public.
        player: PlayerFacts,
    },
    /// An entry by mistake.
    RemoveEntry {
        /// Section.
        tournament: TournamentId,
        /// Who.
        entrant: EntrantId,
    },
    /// Leaves.
    Withdraw {
        /// Section.
        tournament: TournamentId,
        /// Who.
        entrant: EntrantId,
        /// First round not played.
        from_round: RoundNo,
        /// Why.
        reason: String,
    },
    /// Sent out.
    Expel {
        /// Section.
        tournament: TournamentId,
        /// Who.
        entrant: EntrantId,
        /// First round not played.
        from_round: RoundNo,
        /// Why.
        reason: String,
    },
    /// Back again.
    Return {
        /// Section.
        tournament: TournamentId,
        /// Who.
        entrant: EntrantId,
        /// First round played again.
        from_round: RoundNo,
    },
    /// A bye or absence.
    GrantBye {
        /// Section.
        tournament: TournamentId,
        /// Who.
        entrant: EntrantId,
        /// Round.
        round: RoundNo,
        /// Kind.
        kind: ByeKind,
        /// Why.
        reason: String,
    },
    /// No bye after all.
    RevokeBye {
        /// Section.
        tournament: TournamentId,
        /// Who.
        entrant: EntrantId,
        /// Round.
        round: RoundNo,
    },
    /// Numbers in the order of the rules.
    Renumber {
        /// Section.
        tournament: TournamentId,
    },
    /// A step of pairing by hand. Opens the session if none is open.
    HandStep {
        /// Section.
        tournament: TournamentId,
        /// Round.
        round: RoundNo,
        /// As the engine drew it.
        drawn: DraftBody,
        /// The step.
        step: Step,
    },
    /// End pairing by hand.
    DiscardHand {
        /// Section.
        tournament: TournamentId,
    },
    /// Give out a round.
    Publish(Publish),
    /// Take a round back.
    Unpublish {
        /// Section.
        tournament: TournamentId,
        /// Round.
        round: RoundNo,
        /// Why.
        reason: String,
        /// Case of C.04.2 4.4.
        case: String,
    },
    /// A result, an adjournment, or no result.
    Report {
        /// Section.
        tournament: TournamentId,
        /// Game.
        game: GameId,
        /// What.
        what: ReportWhat,
        /// `desk`, `slip`, `phone`.
        source: String,
        /// 1 or 2.
        pass: u8,
    },
    /// Decide between differing reports.
    Settle {
        /// Section.
        tournament: TournamentId,
        /// Game.
        game: GameId,
        /// How it ended.
        outcome: Outcome,
        /// Why.
        reason: String,
    },
    /// Correct an older round.
    Correct {
        /// Section.
        tournament: TournamentId,
        /// Game.
        game: GameId,
        /// How it ended.
        outcome: Outcome,
        /// Why.
        reason: String,
    },
    /// Attach a scoresheet.
    AttachSheet(SheetAttached),
    /// Rule on a claim, with the result it leads to.
    Rule {
        /// The decision as printed.
        ruling: RulingMade,
        /// The result, if the claim ends the game.
        outcome: Option<Outcome>,
    },
    /// Interrupt a game, with what stands on the envelope.
    Adjourn {
        /// Section.
        tournament: TournamentId,
        /// Game.
        game: GameId,
        /// What stands on the envelope.
        details: AdjournmentDetails,
    },
    /// Resume a game, with the result that the envelope leads to.
    OpenEnvelope {
        /// What came out of it.
        opened: EnvelopeOpened,
        /// The result, if the game is over.
        outcome: Option<Outcome>,
    },
    /// Write down what happened, with the result it leads to.
    LogIncident {
        /// What happened.
        incident: IncidentLogged,
        /// The result, if the game is over.
        outcome: Option<Outcome>,
    },
    /// Take back what was written down.
    WithdrawIncident(IncidentWithdrawn),
    /// Keep a photo.
    AttachPhoto(PhotoAttached),
    /// A photo does not belong there.
    RemovePhoto(PhotoRemoved),
    /// A round begins at another time.
    SetStart(RoundStartSet),
    /// A player is awaited, or has come.
    MarkArrival(ArrivalMarked),
    /// Appeal a ruling.
    Appeal(RulingAppealed),
    /// Decide an appeal, with the result it leads to.
    DecideAppeal {
        /// The decision.
        decided: AppealDecided,
        /// The result of the game from then on, if it changes.
        outcome: Option<Outcome>,
    },
}

/// What is public of a player, with the hash of what is not.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerFacts {
    /// Hash of the private body.
    pub private: String,
    /// Federation code or empty.
    pub federation: String,
    /// Title code or empty.
    pub title: String,
    /// `m`, `w` or empty.
    pub sex: String,
    /// Rating.
    pub rating: Option<RatingBody>,
}

/// A step of pairing by hand.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// Fix a board, or let it go.
    Lock {
        /// A player of the board.
        entrant: EntrantId,
        /// Fixed or not.
        locked: bool,
    },
    /// Two players change places; the two of one board change colors.
    Swap(EntrantId, EntrantId),
    /// The bye goes to somebody, who changes places with the one who had it. If nobody had it, the board
    /// of the taker is dissolved.
    Bye(EntrantId),
    /// Two players become a board, which is fixed; boards on which they stand are dissolved.
    Pair {
        /// White.
        white: EntrantId,
        /// Black.
        black: EntrantId,
        /// Place among the boards from 0.
        at: usize,
    },
    /// The board of a player is dissolved, or the bye taken away.
    Free(EntrantId),
    /// All boards that are not fixed are dissolved, and the bye taken away.
    Clear,
    /// The engine drew the unlocked boards again.
    Redraw(DraftBody),
}

/// What is reported of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportWhat {
    /// It ended so.
    Outcome(Outcome),
    /// It was interrupted.
    Adjourned,
    /// No result after all.
    Clear,
}

/// Everything that goes into a published round.
#[derive(Clone, Debug, PartialEq)]
pub struct Publish {
    /// Section.
    pub tournament: TournamentId,
    /// Round.
    pub round: RoundNo,
    /// Boards in order and the bye.
    pub draft: DraftBody,
    /// What drew it.
    pub engine: EngineBody,
    /// Hash of what the engine was given.
    pub input_hash: String,
    /// Steps by hand, in words.
    pub hand_changes: Vec<String>,
    /// Warnings the arbiter confirmed.
    pub confirmed: Vec<FindingBody>,
    /// Digest of the standings it was drawn from.
    pub standings_digest: String,
    /// Why the arbiter decides so; needed where warnings are confirmed.
    pub reason: String,
}

/// Why something may not happen. Normal life, with a way out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Named something that is not there.
    #[error("there is no such {0}")]
    Missing(&'static str),
    /// A text that must not be empty, or not of its form.
    #[error("{field} is not usable")]
    BadValue {
        /// Field as on the wire.
        field: &'static str,
        /// What was found.
        found: String,
    },
    /// C.04.7 supposes a win worth two draws and a loss worth nothing.
    #[error("a win worth two draws and a loss worth nothing were expected for Baku acceleration")]
    BakuScoring,
    /// Tables, trees and running tables do not pair by score: virtual points mean nothing there.
    #[error("a Swiss system was expected for acceleration")]
    NotAccelerated,
    /// A group of players who may not meet has fewer than two of them.
    #[error("at least two players were expected in a group who may not meet")]
    NobodyApart,
    /// A reason must be given.
    #[error("a reason is needed")]
    NeedsReason,
    /// The setting is fixed once a round is out.
    #[error("{field} is fixed once round 1 is out")]
    FixedByStart {
        /// Field as on the wire.
        field: &'static str,
    },
    /// The round asked for is out already, or is not the next.
    #[error("round {next} is the next one")]
    NotTheNextRound {
        /// The next round.
        next: RoundNo,
    },
    /// All rounds are out.
    #[error("all {rounds} rounds are out")]
    NoMoreRounds {
        /// Rounds planned.
        rounds: RoundNo,
    },
    /// Nobody can be withdrawn: every round is out.
    #[error("all {rounds} rounds are out, nobody can be withdrawn from one")]
    NothingLeft {
        /// Rounds planned.
        rounds: RoundNo,
    },
    /// Results are missing in the round before.
    #[error("results are missing")]
    ResultsMissing {
        /// Round.
        round: RoundNo,
        /// Boards without a result, or with reports that differ.
        boards: Vec<BoardNo>,
    },
    /// A later round is out.
    #[error("round {later} is out")]
    LaterRoundOut {
        /// The later round.
        later: RoundNo,
    },
    /// The round is out already.
    #[error("round {round} is out")]
    RoundIsOut {
        /// The round.
        round: RoundNo,
    },
    /// The player is named in a round that is out, be it with a bye or as absent, so the entry stays;
    /// withdraw instead.
    #[error("the player was paired")]
    WasPaired,
    /// Points for a round that is not played do not exist where everybody meets everybody: the game stays, to be
    /// forfeited or played at another time.
    #[error("a round robin knows no half-point and full-point byes")]
    ByeInRoundRobin,
    /// Who has no game by a table is free, and scores nothing: nobody has a bye there.
    #[error("a table of rounds knows no bye")]
    ByeInTable,
    /// The board is locked: who meets whom there stays.
    #[error("board {board} is locked")]
    BoardLocked {
        /// The board.
        board: BoardNo,
    },
    /// The player is not away.
    #[error("the player is not away")]
    NotAway,
    /// The player is away.
    #[error("the player is away already")]
    IsAway,
    /// The entrant has lost in the knock-out and has no place in its rounds any more.
    #[error("somebody still in the knock-out was expected, this entrant is out")]
    KnockedOut,
    /// The pairing names somebody twice, leaves somebody out, or pairs an absentee.
    #[error("the pairing is not complete")]
    PairingIncomplete {
        /// Named more than once.
        twice: Vec<EntrantId>,
        /// Left out though present.
        left_out: Vec<EntrantId>,
        /// Paired though absent or unknown.
        absent: Vec<EntrantId>,
    },
    /// Nobody is there to be paired.
    #[error("there are too few players")]
    TooFewPlayers {
        /// Round.
        round: RoundNo,
        /// Who is there.
        there: usize,
        /// Who is entered.
        entered: usize,
    },
    /// Numbers are fixed from the pairing of round 4 on (C.04.2 2.3).
    #[error("numbers are fixed")]
    NumbersFixed,
    /// The result of an older round is changed by a correction with a reason.
    #[error("the result of an older round needs a correction")]
    OlderRound {
        /// Round of the game.
        round: RoundNo,
    },
    /// The result of the last round is entered anew, not corrected.
    #[error("the round is still the last one")]
    NotOlderRound,
    /// There is no such result to correct or settle.
    #[error("there is no result")]
    NoResult,
    /// A ruling or an incident would change the result that the game has, and no reason is given.
    #[error("the game has a result already")]
    ResultStands {
        /// What stands.
        stands: Outcome,
        /// What it would become.
        would_be: Outcome,
    },
    /// The same was ruled on in the same game, and the result that follows stands.
    #[error("that was ruled on already")]
    RuledAlready {
        /// The ruling that there is.
        ruling: RulingId,
    },
    /// The game was not adjourned.
    #[error("the game was not adjourned")]
    NotAdjourned,
    /// The ruling was not appealed.
    #[error("the ruling was not appealed")]
    NotAppealed,
    /// The appeal was decided: its decision stands, and another appeal would hide it.
    #[error("the appeal was decided")]
    AppealDecided,
    /// Nothing would change.
    #[error("nothing would change")]
    NothingToDo,
}

/// Decides.
///
/// `next` is the number the first fact will get; what is made is numbered by it.
///
/// # Errors
/// [`Refusal`] with the reason.
pub fn decide(state: &State, next: Seq, command: Command) -> Result<Vec<Fact>, Refusal> {
    match command {
        Command::CreateEvent { .. }
        | Command::SetDetails(_)
        | Command::AddTournament(_)
        | Command::ChangeSetup { .. }
        | Command::SetPrizes(_)
        | Command::AddPlayer { .. }
        | Command::ChangePlayer { .. }
        | Command::RemoveEntry { .. }
        | Command::Withdraw { .. }
        | Command::Expel { .. }
        | Command::Return { .. }
        | Command::GrantBye { .. }
        | Command::RevokeBye { .. }
        | Command::Renumber { .. } => entries::decide(state, next, command),
        Command::HandStep { .. } | Command::DiscardHand { .. } => hand::decide(state, command),
        Command::Publish(_) | Command::Unpublish { .. } => rounds::decide(state, next, command),
        Command::Report { .. }
        | Command::Settle { .. }
        | Command::Correct { .. }
        | Command::AttachSheet(_)
        | Command::Rule { .. } => results::decide(state, command),
        Command::Adjourn { .. }
        | Command::OpenEnvelope { .. }
        | Command::LogIncident { .. }
        | Command::WithdrawIncident(_)
        | Command::Appeal(_)
        | Command::DecideAppeal { .. } => board::decide(state, command),
        Command::AttachPhoto(_)
        | Command::RemovePhoto(_)
        | Command::SetStart(_)
        | Command::MarkArrival(_) => hall::decide(state, command),
    }
}

pub use results::correction_effect;
pub use rounds::can_draw;

fn tournament(state: &State, id: TournamentId) -> Result<&Tournament, Refusal> {
    state.tournaments.get(&id).ok_or(Refusal::Missing("tournament"))
}

fn game(tournament: &Tournament, id: GameId) -> Result<&Game, Refusal> {
    tournament.live_game(id).ok_or(Refusal::Missing("game"))
}

fn reason(text: &str) -> Result<String, Refusal> {
    match text.trim() {
        "" => Err(Refusal::NeedsReason),
        given => Ok(given.to_owned()),
    }
}
