//! A draw by agreement: before both have moved, and before the move that the event asks for (Laws 2023, 5.2.3, 9.1.1).

use crate::article::Article;
use crate::edition::{DrawBeforeFirstMove, Edition};
use crate::game::Ply;

/// Whether the players may agree to a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AgreedDraw {
    /// They may.
    Allowed,
    /// Both must have made a move first.
    BothMustHaveMoved(Article),
    /// The regulations of the event forbid it before this move, without the arbiter's consent.
    TooEarly {
        /// The move that both must have completed.
        before_move: u16,
        /// Moves that both have completed.
        completed: u32,
        /// Where the Laws let the regulations say so. The editions before 2009 do not mention it: where they speak of a draw by
        /// agreement.
        article: Article,
    },
}

/// Whether a draw may be agreed after these half-moves. `no_draw_before` is the event's rule "no draw by agreement before
/// move N": both must have completed N moves; 0 for none.
pub fn agreed_draw(edition: Edition, played: Ply, no_draw_before: u16) -> AgreedDraw {
    let completed = played.0 / 2;
    if edition.draw_before_first_move() == DrawBeforeFirstMove::BothMustHaveMoved && completed < 1 {
        return AgreedDraw::BothMustHaveMoved(edition.article("5.2.3"));
    }
    if completed < u32::from(no_draw_before) {
        let article = match edition {
            Edition::OldEs => edition.article("Resumen: tablas"),
            Edition::Laws1997 => edition.article("5.3"),
            Edition::Laws2001 | Edition::Laws2005 => edition.article("5.2.c"),
            Edition::Laws2009 | Edition::Laws2014 => edition.article("9.1.a"),
            Edition::Laws2017 | Edition::Laws2018 | Edition::Laws2023 => edition.article("9.1.1"),
        };
        return AgreedDraw::TooEarly { before_move: no_draw_before, completed, article };
    }
    AgreedDraw::Allowed
}
