//! Colors, outcomes of games, byes.

/// The color of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// Moves first.
    White,
    /// Moves second.
    Black,
}

impl Color {
    /// The other color.
    pub fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }
}

/// What one player got from a game over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Score {
    /// Lost.
    Loss,
    /// Drew.
    Draw,
    /// Won.
    Win,
}

/// How a game ended. An outcome, never points: the scoring of the tournament turns it into points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Played over the board. Both may lose, or one draw and one lose, by an arbiter's decision
    /// (Laws 2023, 11.10 and Competition Rules).
    Played {
        /// What White got.
        white: Score,
        /// What Black got.
        black: Score,
        /// False for a game of less than one move each (`W D L` in TRF): counts, but is not rated.
        rated: bool,
    },
    /// Not played: the absent side or sides lose by forfeit.
    Forfeit {
        /// Who was there and won; `None` is a double forfeit.
        winner: Option<Color>,
    },
}

impl Outcome {
    /// White won a rated game.
    pub const WHITE_WINS: Outcome =
        Outcome::Played { white: Score::Win, black: Score::Loss, rated: true };
    /// A rated draw.
    pub const DRAW: Outcome =
        Outcome::Played { white: Score::Draw, black: Score::Draw, rated: true };
    /// Black won a rated game.
    pub const BLACK_WINS: Outcome =
        Outcome::Played { white: Score::Loss, black: Score::Win, rated: true };

    /// What the player of `color` got over the board; `None` if the game was not played.
    pub fn score_of(self, color: Color) -> Option<Score> {
        match self {
            Outcome::Played { white, black, .. } => Some(match color {
                Color::White => white,
                Color::Black => black,
            }),
            Outcome::Forfeit { .. } => None,
        }
    }
}

/// A round without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ByeKind {
    /// `U`: given by the pairing because the field is odd. Exists only inside a pairing.
    PairingAllocated,
    /// `F`: full-point bye.
    FullPoint,
    /// `H`: half-point bye.
    HalfPoint,
    /// `Z`: absent, withdrawn, or not yet entered.
    ZeroPoint,
}
