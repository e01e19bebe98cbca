//! The moves of a scoresheet in a game that is given out. What stands on the sheet and is no move stays in comments, as
//! written: nothing of the sheet is lost.

use formats::pgn::{PgnGame, PgnMove};
use i18n::{Messages, args};
use laws::game::Game;
use laws::notation::letters::Language as PieceLanguage;
use laws::notation::read::SheetReading;
use laws::notation::write::{WriteOptions as MoveOptions, written};
use tournament::fact::SheetAttached;

use crate::judge::{as_typed, sheet::numbered, sheet::read_sheet};

/// Puts the moves that were understood into a game, and the rest of the sheet into comments.
pub(super) fn moves(made: &mut PgnGame, sheet: &SheetAttached, messages: &Messages) {
    let start =
        if sheet.start.is_empty() { Ok(Game::standard()) } else { Game::from_fen(&sheet.start) };
    let Ok(start) = start else { return };
    if !sheet.start.is_empty() {
        made.set_tag("SetUp", "1");
        made.set_tag("FEN", &sheet.start);
    }
    let played = start.with_uci(&sheet.moves).unwrap_or_else(|error| *error.game);
    let options = MoveOptions::short(PieceLanguage::English);
    made.moves = played
        .moves()
        .iter()
        .zip(played.positions())
        .map(|(chess_move, position)| PgnMove {
            text: written(position, *chess_move, &options),
            ..PgnMove::default()
        })
        .collect();
    // The text may have been read by other rules than those of this version: only what agrees is told.
    let Ok(reading) = read_sheet(&as_typed(sheet), messages) else { return };
    if reading.game().uci() == sheet.moves {
        comments(made, sheet, &reading, messages);
    }
}

fn comments(
    made: &mut PgnGame,
    sheet: &SheetAttached,
    reading: &SheetReading,
    messages: &Messages,
) {
    for (cell, played) in reading.cells.iter().zip(&mut made.moves) {
        if cell.is_inferred() {
            let key =
                if cell.text.is_empty() { "output-pgn-left-out" } else { "output-pgn-inferred" };
            let args = args! { "text" => cell.text.as_str() };
            played.comments.push(messages.text(key, &args));
        }
    }
    let Some(stop) = reading.stopped_at() else { return };
    let unread = reading.cells.iter().skip_while(|cell| !std::ptr::eq(*cell, stop));
    let Some((cell, from)) =
        unread.filter_map(|cell| cell.place.span.map(|span| (cell, span.start))).next()
    else {
        return;
    };
    let rest = sheet.text.get(from..).unwrap_or_default().trim();
    let rest = numbered(cell.place.move_number, cell.place.color, rest);
    let comment = messages.text("output-pgn-rest", &args! { "text" => rest });
    match made.moves.last_mut() {
        Some(last) => last.comments.push(comment),
        None => made.comments.push(comment),
    }
}
