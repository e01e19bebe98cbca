//! The rules of touch-move and where each edition has them.

use crate::article::Article;
use crate::edition::Edition;

/// A rule of Article 4, whatever its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TouchRule {
    /// Who has the move may adjust pieces after saying so.
    Adjusting,
    /// Any other contact that is not clearly accidental counts as intended.
    Contact,
    /// Own pieces: the first that can be moved.
    OwnPieces,
    /// Pieces of the opponent: the first that can be captured.
    TheirPieces,
    /// One of each color: capture the one with the other, else the first that can be moved or captured.
    BothColors,
    /// King and rook: castle on that side if legal.
    KingAndRook,
    /// Rook, then king: no castling on that side on this move.
    RookFirst,
    /// Castling was meant and is not legal: another move of the king, else any.
    CastlingNotLegal,
    /// The piece of a promotion is chosen when it touches the square.
    PromotionPiece,
    /// None can be moved or captured: any legal move.
    NothingPossible,
    /// A piece released on a square cannot go to another.
    Released,
    /// The king released on the castling square: castling on that side only, if legal.
    ReleasedKing,
    /// The pawn released on the last rank cannot go to another square.
    ReleasedPawn,
    /// Who touches a piece himself can claim no more.
    RightLost,
}

impl TouchRule {
    /// All rules.
    pub const ALL: [TouchRule; 14] = [
        TouchRule::Adjusting,
        TouchRule::Contact,
        TouchRule::OwnPieces,
        TouchRule::TheirPieces,
        TouchRule::BothColors,
        TouchRule::KingAndRook,
        TouchRule::RookFirst,
        TouchRule::CastlingNotLegal,
        TouchRule::PromotionPiece,
        TouchRule::NothingPossible,
        TouchRule::Released,
        TouchRule::ReleasedKing,
        TouchRule::ReleasedPawn,
        TouchRule::RightLost,
    ];

    /// Where the rule stands. The old summary has no rule of touched pieces: that of 1997 is given.
    pub const fn article(self, edition: Edition) -> Article {
        let number = match edition {
            Edition::OldEs => return self.article(Edition::Laws1997),
            Edition::Laws1997 | Edition::Laws2001 | Edition::Laws2005 | Edition::Laws2009 => {
                self.number_to_2009()
            }
            Edition::Laws2014 => self.number_2014(),
            Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => self.number_from_2017(),
        };
        edition.article(number)
    }

    const fn number_from_2017(self) -> &'static str {
        match self {
            TouchRule::Adjusting => "4.2.1",
            TouchRule::Contact => "4.2.2",
            TouchRule::OwnPieces => "4.3.1",
            TouchRule::TheirPieces => "4.3.2",
            TouchRule::BothColors => "4.3.3",
            TouchRule::KingAndRook => "4.4.1",
            TouchRule::RookFirst => "4.4.2",
            TouchRule::CastlingNotLegal => "4.4.3",
            TouchRule::PromotionPiece => "4.4.4",
            TouchRule::NothingPossible => "4.5",
            TouchRule::Released => "4.7",
            TouchRule::ReleasedKing => "4.7.2",
            TouchRule::ReleasedPawn => "4.7.3",
            TouchRule::RightLost => "4.8",
        }
    }

    const fn number_2014(self) -> &'static str {
        match self {
            TouchRule::Released => "4.7",
            TouchRule::ReleasedKing => "4.7.b",
            TouchRule::ReleasedPawn => "4.7.c",
            TouchRule::RightLost => "4.8",
            other => other.number_to_2009(),
        }
    }

    const fn number_to_2009(self) -> &'static str {
        match self {
            TouchRule::Adjusting | TouchRule::Contact => "4.2",
            TouchRule::OwnPieces => "4.3.a",
            TouchRule::TheirPieces => "4.3.b",
            TouchRule::BothColors => "4.3.c",
            TouchRule::KingAndRook => "4.4.a",
            TouchRule::RookFirst => "4.4.b",
            TouchRule::CastlingNotLegal => "4.4.c",
            TouchRule::PromotionPiece => "4.4.d",
            TouchRule::NothingPossible => "4.5",
            TouchRule::Released => "4.6",
            TouchRule::ReleasedKing => "4.6.b",
            TouchRule::ReleasedPawn => "4.6.c",
            TouchRule::RightLost => "4.7",
        }
    }
}
