//! What can be typed. Help texts are messages: `cli-<verb>-about`, `cli-<verb>-example`, `cli-arg-<name>`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use laws::claim::ClaimKind;
use laws::mate::Limit;
use pairing::generate::{Ratings, Share};
use tournament::history::Scoring;

use crate::rules::{PairingEdition, PairingSystem, StandingsEdition, StandingsSystem};
use crate::source::Contradictions;
use crate::verb::generate;

#[derive(Debug, Parser)]
#[command(name = "arbiter", version, disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[arg(long, global = true, value_name = "en|es", value_parser = ["en", "es", "qps"], hide_possible_values = true)]
    pub(crate) lang: Option<String>,
    #[arg(long = "as", global = true, value_name = "NAME")]
    pub(crate) name: Option<String>,
    #[command(subcommand)]
    pub(crate) verb: Verb,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    Pair(PairArgs),
    Check(CheckArgs),
    Generate(GenerateArgs),
    Standings(StandingsArgs),
    Rating(RatingArgs),
    Norm(NormArgs),
    Claim(ClaimArgs),
    Mate(MateArgs),
    Scoresheet(ScoresheetArgs),
    Touch(TouchArgs),
    Sealed(SealedArgs),
    Clock(ClockArgs),
    Import(ImportArgs),
    Export(ExportArgs),
    Report(ReportArgs),
    Library(LibraryArgs),
    Serve(ServeArgs),
    Call(CallArgs),
    Verify(VerifyArgs),
    Example(ExampleArgs),
}

#[derive(Debug, Args)]
pub(crate) struct PairArgs {
    #[arg(value_name = "FILE.trf", required_unless_present = "jsonl")]
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_name = "K")]
    pub(crate) round: Option<u8>,
    #[arg(long, value_name = "N")]
    pub(crate) rounds: Option<u8>,
    #[arg(long, value_name = "EDITION")]
    pub(crate) edition: Option<PairingEdition>,
    #[arg(long, value_name = "SYSTEM")]
    pub(crate) system: Option<PairingSystem>,
    #[arg(long, value_name = "NAME=VALUE")]
    pub(crate) reading: Vec<String>,
    #[arg(long, value_name = "N,N", value_delimiter = ',')]
    pub(crate) through: Vec<u16>,
    #[arg(long)]
    pub(crate) explain: bool,
    #[arg(long, num_args = 2, value_names = ["A", "B"])]
    pub(crate) why: Vec<u16>,
    #[arg(long)]
    pub(crate) anyway: bool,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, conflicts_with_all = ["round", "rounds", "through", "explain", "why", "json"])]
    pub(crate) jsonl: bool,
}

impl PairArgs {
    pub(crate) fn contradictions(&self) -> Contradictions {
        contradictions(self.anyway)
    }
}

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    #[arg(value_name = "FILE.trf")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "SYSTEM")]
    pub(crate) system: Option<PairingSystem>,
    #[arg(long, value_name = "NAME=VALUE")]
    pub(crate) reading: Vec<String>,
    #[arg(long, value_name = "EDITION")]
    pub(crate) edition: Option<PairingEdition>,
    #[arg(long)]
    pub(crate) anyway: bool,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, conflicts_with = "json")]
    pub(crate) jsonl: bool,
}

impl CheckArgs {
    pub(crate) fn contradictions(&self) -> Contradictions {
        contradictions(self.anyway)
    }
}

/// Shares are per cent; everything left out is drawn.
#[derive(Debug, Args)]
pub(crate) struct GenerateArgs {
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "N")]
    pub(crate) count: Option<u32>,
    #[arg(long, value_name = "DIR")]
    pub(crate) dir: Option<PathBuf>,
    #[arg(long, value_name = "N[-M]", value_parser = generate::players)]
    pub(crate) players: Option<(u16, u16)>,
    #[arg(long, value_name = "N[-M]", value_parser = generate::rounds)]
    pub(crate) rounds: Option<(u8, u8)>,
    #[arg(long, value_name = "SYSTEM")]
    pub(crate) system: Option<PairingSystem>,
    #[arg(long, value_name = "NAME=VALUE")]
    pub(crate) reading: Vec<String>,
    #[arg(long, value_name = "PERCENT")]
    pub(crate) half_byes: Option<Share>,
    #[arg(long, value_name = "PERCENT")]
    pub(crate) zero_byes: Option<Share>,
    #[arg(long, value_name = "PERCENT")]
    pub(crate) full_byes: Option<Share>,
    #[arg(long, value_name = "PERCENT")]
    pub(crate) forfeits: Option<Share>,
    #[arg(long, value_name = "PERCENT")]
    pub(crate) double_forfeits: Option<Share>,
    #[arg(long, value_name = "PERCENT")]
    pub(crate) half_zero: Option<Share>,
    #[arg(long, value_name = "PERCENT")]
    pub(crate) zero_zero: Option<Share>,
    #[arg(long, value_name = "PERCENT")]
    pub(crate) unrated_games: Option<Share>,
    #[arg(long, value_name = "PERCENT")]
    pub(crate) withdrawals: Option<Share>,
    #[arg(long, value_name = "PERCENT")]
    pub(crate) late_entries: Option<Share>,
    #[arg(long, value_name = "PERCENT")]
    pub(crate) draws: Option<Share>,
    #[arg(long, value_name = "yes|no", value_parser = ["yes", "no"], hide_possible_values = true)]
    pub(crate) baku: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) prohibited: Option<u8>,
    #[arg(long, value_name = "WIN:DRAW:LOSS[:BYE[:ABSENT]]", value_parser = generate::points)]
    pub(crate) points: Option<Scoring>,
    #[arg(long, value_name = "LIST|LOW-HIGH|random", value_parser = generate::ratings)]
    pub(crate) ratings: Option<Ratings>,
    #[arg(long, value_name = "PERCENT")]
    pub(crate) unrated: Option<Share>,
    #[arg(long, value_name = "BH/C1,BH,SB,DE")]
    pub(crate) tiebreaks: Option<String>,
    #[arg(long, value_name = "white|black", value_parser = ["white", "black"], hide_possible_values = true)]
    pub(crate) first_color: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct StandingsArgs {
    #[arg(value_name = "FILE.trf")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "K")]
    pub(crate) round: Option<u8>,
    #[arg(long, value_name = "BH/C1,BH,SB,DE")]
    pub(crate) tiebreaks: Option<String>,
    #[arg(long, value_name = "EDITION")]
    pub(crate) edition: Option<StandingsEdition>,
    #[arg(long, value_name = "SYSTEM")]
    pub(crate) system: Option<StandingsSystem>,
    #[arg(long, value_name = "N")]
    pub(crate) unrated_as: Option<u16>,
    #[arg(long, value_name = "NAME=VALUE")]
    pub(crate) reading: Vec<String>,
    #[arg(long, value_name = "TEXT")]
    pub(crate) lot_seed: Option<String>,
    #[arg(long, value_name = "[NAME:]N=VALUE")]
    pub(crate) hand: Vec<String>,
    #[arg(long)]
    pub(crate) all: bool,
    #[arg(long, value_name = "U16,women")]
    pub(crate) category: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) explain: Option<u16>,
    #[arg(long)]
    pub(crate) anyway: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

impl StandingsArgs {
    pub(crate) fn contradictions(&self) -> Contradictions {
        contradictions(self.anyway)
    }
}

#[derive(Debug, Args)]
pub(crate) struct RatingArgs {
    #[arg(value_name = "FILE.trf", required_unless_present = "jsonl")]
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_name = "standard|rapid|blitz")]
    pub(crate) rate: Option<String>,
    #[arg(long, value_name = "N[=K]")]
    pub(crate) k: Vec<String>,
    #[arg(long, value_name = "N")]
    pub(crate) player: Option<u16>,
    #[arg(long)]
    pub(crate) anyway: bool,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, conflicts_with_all = ["rate", "k", "player", "json"])]
    pub(crate) jsonl: bool,
}

impl RatingArgs {
    pub(crate) fn contradictions(&self) -> Contradictions {
        contradictions(self.anyway)
    }
}

#[derive(Debug, Args)]
pub(crate) struct NormArgs {
    #[arg(value_name = "FILE.trf", required_unless_present = "jsonl")]
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    pub(crate) player: Option<u16>,
    #[arg(long, value_name = "K")]
    pub(crate) round: Option<u8>,
    #[arg(long, value_name = "swiss|round-robin")]
    pub(crate) system: Option<StandingsSystem>,
    #[arg(long, value_name = "FED")]
    pub(crate) host: Option<String>,
    #[arg(long, value_name = "KIND")]
    pub(crate) exemption: Option<String>,
    #[arg(long)]
    pub(crate) last_forfeit: bool,
    #[arg(long)]
    pub(crate) anyway: bool,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, conflicts_with_all = ["player", "round", "system", "host", "exemption", "last_forfeit", "json"])]
    pub(crate) jsonl: bool,
}

impl NormArgs {
    pub(crate) fn contradictions(&self) -> Contradictions {
        contradictions(self.anyway)
    }
}

fn contradictions(anyway: bool) -> Contradictions {
    if anyway { Contradictions::GoOn } else { Contradictions::Stop }
}

/// What a player may claim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Kind {
    /// Third occurrence.
    #[default]
    Threefold,
    /// Fifty moves.
    Fifty,
}

impl Kind {
    pub(crate) fn code(self) -> &'static str {
        match self {
            Kind::Threefold => ClaimKind::Threefold.code(),
            Kind::Fifty => ClaimKind::Fifty.code(),
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct ClaimArgs {
    #[arg(value_name = "FILE.pgn", required_unless_present = "jsonl")]
    pub(crate) file: Option<PathBuf>,
    #[arg(
        long,
        value_name = "threefold|fifty",
        hide_possible_values = true,
        required_unless_present = "jsonl"
    )]
    pub(crate) kind: Option<Kind>,
    #[arg(long, value_name = "N")]
    pub(crate) ply: Option<u32>,
    #[arg(long, value_name = "MOVE")]
    pub(crate) intended: Option<String>,
    #[arg(long, value_name = "es|auto", requires = "intended")]
    pub(crate) language: Option<String>,
    #[arg(long, value_name = "white|black", hide_possible_values = true)]
    pub(crate) claimant: Option<Side>,
    #[arg(long)]
    pub(crate) touched: bool,
    #[arg(long, value_name = "YEAR")]
    pub(crate) edition: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) game: Option<usize>,
    #[arg(long = "clause", value_name = "TEXT")]
    pub(crate) clauses: Vec<String>,
    #[arg(long = "stands", value_name = "2w|2b")]
    pub(crate) stands: Vec<String>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, conflicts_with_all = ["kind", "ply", "intended", "game", "json"])]
    pub(crate) jsonl: bool,
}

/// The side asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

#[derive(Debug, Args)]
pub(crate) struct MateArgs {
    #[arg(value_name = "FEN", required_unless_present = "tsv")]
    pub(crate) fen: Option<String>,
    #[arg(long, value_name = "white|black", hide_possible_values = true)]
    pub(crate) winner: Option<Side>,
    #[arg(long, value_name = "YEAR")]
    pub(crate) edition: Option<String>,
    #[arg(long, value_name = "N", default_value_t = Limit::DEFAULT.positions, hide_default_value = true)]
    pub(crate) limit_nodes: usize,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, conflicts_with_all = ["fen", "winner", "json"])]
    pub(crate) tsv: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ScoresheetArgs {
    #[arg(value_name = "FILE", required_unless_present = "jsonl")]
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_name = "FILE2", requires = "file")]
    pub(crate) other: Option<PathBuf>,
    #[arg(long, value_name = "es|auto", requires = "other")]
    pub(crate) other_language: Option<String>,
    #[arg(long, value_name = "FEN", requires = "other")]
    pub(crate) final_board: Option<String>,
    #[arg(long, value_name = "N", requires = "other")]
    pub(crate) moves_made: Option<u32>,
    #[arg(long, value_name = "white|black", requires = "moves_made")]
    pub(crate) player: Option<String>,
    #[arg(long, value_name = "es|auto")]
    pub(crate) language: Option<String>,
    #[arg(long, value_name = "FEN")]
    pub(crate) start: Option<String>,
    #[arg(long = "stands", value_name = "2w|2b")]
    pub(crate) stands: Vec<String>,
    #[arg(
        long,
        value_name = "san|long|reversible|figurine|old-es",
        value_parser = ["san", "long", "reversible", "figurine", "old-es"],
        hide_possible_values = true,
        conflicts_with = "other"
    )]
    pub(crate) write: Option<String>,
    #[arg(long, value_name = "es", requires = "write")]
    pub(crate) write_language: Option<String>,
    #[arg(long, value_name = "YEAR")]
    pub(crate) edition: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, conflicts_with_all = ["other", "language", "start", "json"])]
    pub(crate) jsonl: bool,
}

#[derive(Debug, Args)]
pub(crate) struct TouchArgs {
    #[arg(value_name = "FEN", required_unless_present = "jsonl", requires = "touched")]
    pub(crate) fen: Option<String>,
    #[arg(value_name = "SQUARE")]
    pub(crate) touched: Vec<String>,
    #[arg(long, conflicts_with = "at_once")]
    pub(crate) order_unclear: bool,
    #[arg(long)]
    pub(crate) at_once: bool,
    #[arg(long, conflicts_with = "accidental")]
    pub(crate) adjust: bool,
    #[arg(long)]
    pub(crate) accidental: bool,
    #[arg(long)]
    pub(crate) opponent_touched: bool,
    #[arg(long, value_name = "white|black", value_parser = ["white", "black"], hide_possible_values = true)]
    pub(crate) player: Option<String>,
    #[arg(long, value_name = "YEAR")]
    pub(crate) edition: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, conflicts_with_all = ["fen", "touched", "json"])]
    pub(crate) jsonl: bool,
}

#[derive(Debug, Args)]
pub(crate) struct SealedArgs {
    #[arg(value_name = "FEN", required_unless_present = "jsonl", requires = "written")]
    pub(crate) fen: Option<String>,
    #[arg(value_name = "MOVE", allow_hyphen_values = true)]
    pub(crate) written: Option<String>,
    #[arg(long, value_name = "es|auto")]
    pub(crate) language: Option<String>,
    #[arg(long, value_name = "YEAR")]
    pub(crate) edition: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, conflicts_with_all = ["fen", "written", "language", "json"])]
    pub(crate) jsonl: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ClockArgs {
    #[arg(value_name = "CONTROL", required_unless_present = "jsonl")]
    pub(crate) control: Option<String>,
    #[arg(value_name = "TIME")]
    pub(crate) times: Vec<String>,
    #[arg(long)]
    pub(crate) shown: bool,
    #[arg(long)]
    pub(crate) increment_after: bool,
    #[arg(long)]
    pub(crate) seconds: bool,
    #[arg(long, value_name = "YEAR")]
    pub(crate) edition: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, conflicts_with_all = ["control", "times", "shown", "json"])]
    pub(crate) jsonl: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ImportArgs {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_name = "E.arbiter", required_unless_present = "check")]
    pub(crate) event: Option<PathBuf>,
    #[arg(long, value_name = "T")]
    pub(crate) tournament: Option<String>,
    #[arg(long, conflicts_with_all = ["event", "tournament"])]
    pub(crate) check: bool,
    #[arg(long, value_name = "NAME")]
    pub(crate) encoding: Option<String>,
    #[arg(long, value_name = "NAME=name,...", value_delimiter = ',')]
    pub(crate) columns: Option<Vec<String>>,
    #[arg(long, value_name = "results|file", value_parser = ["results", "file"])]
    pub(crate) points: Option<String>,
    #[arg(long)]
    pub(crate) fill: bool,
    #[arg(long, value_name = "K")]
    pub(crate) round: Option<u8>,
    #[arg(long, value_name = "N", requires = "round")]
    pub(crate) board: Option<u16>,
    #[arg(long, value_name = "R")]
    pub(crate) ruling: Option<u64>,
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    pub(crate) note: String,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ExportArgs {
    #[arg(value_name = "DIR")]
    pub(crate) folder: PathBuf,
    #[arg(long, value_name = "E.arbiter")]
    pub(crate) event: PathBuf,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) to: String,
    #[arg(long, value_name = "T")]
    pub(crate) tournament: Option<String>,
    #[arg(long, value_name = "K")]
    pub(crate) round: Option<u8>,
    #[arg(long, value_name = "N")]
    pub(crate) player: Option<u16>,
    #[arg(long)]
    pub(crate) pairings: bool,
    #[arg(long)]
    pub(crate) ascii: bool,
    #[arg(long, value_name = "en,es", value_delimiter = ',')]
    pub(crate) languages: Option<Vec<String>>,
    #[arg(long, value_name = "birth,contact,minors", value_delimiter = ',')]
    pub(crate) redact: Vec<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ReportArgs {
    #[arg(value_name = "KIND", required_unless_present = "list")]
    pub(crate) kind: Option<String>,
    #[arg(long, value_name = "E.arbiter")]
    pub(crate) event: Option<PathBuf>,
    #[arg(short, long, value_name = "OUT.pdf", required_unless_present = "list")]
    pub(crate) output: Option<PathBuf>,
    #[arg(long, value_name = "T")]
    pub(crate) tournament: Option<String>,
    #[arg(long, value_name = "K")]
    pub(crate) round: Option<u8>,
    #[arg(long, value_name = "ID")]
    pub(crate) ruling: Option<u64>,
    #[arg(long, value_name = "ID")]
    pub(crate) game: Option<u64>,
    #[arg(long, value_name = "N")]
    pub(crate) player: Option<u16>,
    #[arg(long, value_name = "NAME")]
    pub(crate) category: Option<String>,
    #[arg(long, value_name = "KIND")]
    pub(crate) exemption: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) as_of: Option<u64>,
    #[arg(long, value_name = "a4|letter", default_value = "a4", hide_default_value = true,
        value_parser = ["a4", "letter"], hide_possible_values = true)]
    pub(crate) paper: String,
    #[arg(long, conflicts_with_all = ["kind", "output"])]
    pub(crate) list: bool,
    #[arg(long, requires = "list")]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct LibraryArgs {
    #[command(subcommand)]
    pub(crate) verb: LibraryVerb,
}

#[derive(Debug, Subcommand)]
pub(crate) enum LibraryVerb {
    Update(LibraryUpdateArgs),
    Find(LibraryFindArgs),
    List(LibraryListArgs),
    Remove(LibraryRemoveArgs),
}

#[derive(Debug, Args)]
pub(crate) struct LibraryUpdateArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    #[arg(long, value_name = "YYYY-MM")]
    pub(crate) month: Option<String>,
    #[arg(long, value_name = "name,nationalId,…", value_delimiter = ',')]
    pub(crate) columns: Option<Vec<String>>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct LibraryFindArgs {
    #[arg(value_name = "TEXT")]
    pub(crate) text: String,
    #[arg(long, value_name = "FED")]
    pub(crate) federation: Option<String>,
    #[arg(long, value_name = "YEAR")]
    pub(crate) birth: Option<u16>,
    #[arg(long, value_name = "LIST")]
    pub(crate) list: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) limit: Option<u16>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct LibraryListArgs {
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct LibraryRemoveArgs {
    #[arg(value_name = "LIST")]
    pub(crate) list: String,
}

#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "E.arbiter")]
    pub(crate) event: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    pub(crate) port: Option<u16>,
    #[arg(long)]
    pub(crate) lan: bool,
}

#[derive(Debug, Args)]
pub(crate) struct CallArgs {
    #[arg(value_name = "METHOD")]
    pub(crate) method: String,
    #[arg(value_name = "JSON", default_value = "{}", hide_default_value = true)]
    pub(crate) json: String,
    #[arg(long, value_name = "E.arbiter")]
    pub(crate) event: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    #[arg(value_name = "E.arbiter")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "NEW.arbiter")]
    pub(crate) salvage: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ExampleArgs {
    #[arg(value_name = "E.arbiter")]
    pub(crate) file: PathBuf,
}
