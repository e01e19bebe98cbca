//! The sealed move: what is in the envelope, and what follows from it.
//!
//! [`read_sealed`] settles what is written against the adjourned position; [`opening`] tells what happens at resumption.
//! Reading and ruling are apart, for the envelope may be missing and a player absent.

pub mod opening;

use shakmaty::{Chess, Move};
use thiserror::Error;

use crate::claim::automatic::{AutomaticEnd, EndKind, first_end};
use crate::edition::Edition;
use crate::game::{Game, uci_of};
use crate::notation::letters::Language;
use crate::notation::matching::{self, LegalityError, Remark};
use crate::notation::meaning::{NotMeant, meaning};
use crate::notation::read::{descriptive, without_number};
use crate::notation::written::{Mark, Shape, SyntaxError};

/// What the written text means in the adjourned position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SealedReading {
    /// What was written, as it stands.
    pub written: String,
    /// What it means.
    pub meaning: Meaning,
    /// A draw offer stands beside it (`(=)`).
    pub draw_offer: Mark,
    /// Whether the form is the one that the edition asks for.
    pub form: Form,
    /// How the game had ended before the move was sealed, if it had (2023, 5, 5.2.2, 9.6): nothing sealed counts then.
    pub already: Option<AutomaticEnd>,
}

/// What a sealed move means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Meaning {
    /// One legal move.
    Clear {
        /// The move.
        played: Move,
        /// In UCI.
        uci: String,
        /// In standard algebraic notation, English letters.
        san: String,
        /// Departures from the notation of the Laws.
        remarks: Vec<Remark>,
        /// What the move ends, if it ends the game.
        ends: Option<AutomaticEnd>,
    },
    /// More than one legal move fits.
    Ambiguous {
        /// Those, in UCI and English notation.
        fits: Vec<(String, String)>,
    },
    /// Languages give different legal moves: the player is asked in which one he writes.
    Languages {
        /// What they give, in UCI and English notation.
        fits: Vec<(String, String)>,
    },
    /// No legal move fits.
    Illegal {
        /// Legal moves that come near, in English notation.
        nearest: Vec<String>,
    },
    /// Nothing that can be read as a move.
    Unreadable(Unreadable),
    /// Another notation than the algebraic one (Appendix C): no evidence; the arbiter decides and warns.
    NotAlgebraic,
}

/// Why a sealed move cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Unreadable {
    /// Nothing is written.
    #[error("expected a move, found an empty sheet")]
    Nothing,
    /// It is no move.
    #[error("{0}")]
    Syntax(SyntaxError),
}

/// Whether a sealed move is written in the form asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    /// It is, or the edition asks for none.
    AsAsked,
    /// The old summary asks for departure and arrival square, and only the arrival is given. Flagged, not refused.
    NotComplete,
}

impl Meaning {
    /// Code in files and on the command line.
    pub const fn code(&self) -> &'static str {
        match self {
            Meaning::Clear { .. } => "ok",
            Meaning::Ambiguous { .. } | Meaning::Languages { .. } => "ambiguous",
            Meaning::Illegal { .. } => "illegal",
            Meaning::Unreadable(_) => "unreadable",
            Meaning::NotAlgebraic => "not_algebraic",
        }
    }

    /// The moves that fit, in UCI.
    pub fn moves(&self) -> Vec<String> {
        match self {
            Meaning::Clear { uci, .. } => vec![uci.clone()],
            Meaning::Ambiguous { fits } | Meaning::Languages { fits } => {
                fits.iter().map(|(uci, _)| uci.clone()).collect()
            }
            Meaning::Illegal { .. } | Meaning::Unreadable(_) | Meaning::NotAlgebraic => Vec::new(),
        }
    }

    /// How the sealed move ends the game, if it does.
    pub fn ends(&self) -> Option<AutomaticEnd> {
        match self {
            Meaning::Clear { ends, .. } => *ends,
            _ => None,
        }
    }
}

/// Code of an end on the command line and in files.
pub const fn end_code(kind: EndKind) -> &'static str {
    match kind {
        EndKind::Checkmate { .. } => "checkmate",
        EndKind::Stalemate => "stalemate",
        EndKind::DeadPosition => "dead",
        EndKind::Fivefold => "fivefold",
        EndKind::SeventyFive => "seventyfive",
    }
}

/// Settles a sealed move against the last position of a game.
///
/// ```
/// use laws::edition::Edition;
/// use laws::game::Game;
/// use laws::notation::letters::Language;
/// use laws::sealed::read_sealed;
///
/// let game = Game::from_fen("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 40")?;
/// let reading = read_sealed(&game, "Ta1-a8++", Language::Spanish, Edition::OldEs);
/// assert_eq!(reading.meaning.code(), "ok");
/// assert!(reading.meaning.ends().is_some(), "it mates");
/// # Ok::<(), laws::game::StartError>(())
/// ```
pub fn read_sealed(
    game: &Game,
    written_text: &str,
    language: Language,
    edition: Edition,
) -> SealedReading {
    let mut reading = SealedReading {
        written: written_text.to_owned(),
        meaning: Meaning::Unreadable(Unreadable::Nothing),
        draw_offer: Mark::Absent,
        form: Form::AsAsked,
        already: None,
    };
    reading.already = first_end(game, edition);
    let position = game.last();
    let (written, meaning) = match meaning(without_number(written_text), position, language) {
        Ok(meant) => (meant.written, clear(game, meant.played, meant.remarks, edition)),
        Err(NotMeant::Languages { written, fits }) => {
            (*written, Meaning::Languages { fits: named(&fits, game) })
        }
        Err(NotMeant::NotOne { written, error: LegalityError::Ambiguous { fits } }) => {
            (*written, Meaning::Ambiguous { fits: named(&fits, game) })
        }
        // `P-B4` can be taken for algebra, and nothing shall hang on that: another spelling of it cannot.
        Err(NotMeant::NotOne { error: LegalityError::Illegal { .. }, .. })
            if descriptive::is_move(without_number(written_text)) =>
        {
            reading.meaning = Meaning::NotAlgebraic;
            return reading;
        }
        Err(NotMeant::NotOne { written, error: LegalityError::Illegal { nearest } }) => {
            let nearest = nearest.iter().map(|&near| matching::san(position, near)).collect();
            (*written, Meaning::Illegal { nearest })
        }
        Err(NotMeant::Unreadable(SyntaxError::Empty)) => return reading,
        Err(NotMeant::Unreadable(SyntaxError::Descriptive { .. })) => {
            reading.meaning = Meaning::NotAlgebraic;
            return reading;
        }
        Err(NotMeant::Unreadable(other)) => {
            reading.meaning = Meaning::Unreadable(Unreadable::Syntax(other));
            return reading;
        }
    };
    reading.draw_offer = written.draw_offer;
    if edition == Edition::OldEs && !is_complete(written.shape) {
        reading.form = Form::NotComplete;
    }
    reading.meaning = meaning;
    reading
}

fn clear(game: &Game, played: Move, remarks: Vec<Remark>, edition: Edition) -> Meaning {
    let mut after = game.clone();
    let ends = match after.push(played) {
        Ok(()) => first_end(&after, edition),
        Err(_) => None,
    };
    Meaning::Clear {
        played,
        uci: uci_of(played, game.castling_mode()),
        san: matching::san(game.last(), played),
        remarks,
        ends,
    }
}

fn named(fits: &[Move], game: &Game) -> Vec<(String, String)> {
    let position: &Chess = game.last();
    let name =
        |&played: &Move| (uci_of(played, game.castling_mode()), matching::san(position, played));
    let mut named: Vec<(String, String)> = fits.iter().map(name).collect();
    named.sort_unstable();
    named
}

/// Departure and arrival square, or castling.
fn is_complete(shape: Shape) -> bool {
    match shape {
        Shape::Castle(_) => true,
        Shape::Step { from_file, from_rank, to_rank, .. } => {
            from_file.is_some() && from_rank.is_some() && to_rank.is_some()
        }
    }
}
