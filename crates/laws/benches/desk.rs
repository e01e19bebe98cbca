//! What an arbiter waits for: reading a sheet of 60 moves and judging a claim on it.

use divan::{Bencher, black_box};
use laws::claim::{ClaimKind, ClaimRequest, examine};
use laws::edition::Edition;
use laws::game::Game;
use laws::notation::letters::Language;
use laws::notation::read::{ReadOptions, read};
use laws::notation::write::{WriteOptions, movetext};
use shakmaty::Position;

fn main() {
    divan::main();
}

/// A game of 60 moves each, always the middle one of the legal moves.
fn long_game() -> Game {
    let mut game = Game::standard();
    while game.end().0 < 120 {
        let legal = game.last().legal_moves();
        let Some(&played) = legal.get(legal.len() / 2) else {
            break;
        };
        if game.push(played).is_err() {
            break;
        }
    }
    game
}

fn sheet() -> String {
    movetext(&long_game(), &WriteOptions::short(Language::Spanish))
}

#[divan::bench]
fn read_sheet_language_given(bencher: Bencher<'_, '_>) {
    let text = sheet();
    let options = ReadOptions::in_language(Language::Spanish);
    bencher.bench(|| read(black_box(&text), &options));
}

#[divan::bench]
fn read_sheet_language_inferred(bencher: Bencher<'_, '_>) {
    let text = sheet();
    bencher.bench(|| read(black_box(&text), &ReadOptions::default()));
}

#[divan::bench]
fn read_sheet_with_illegible_cells(bencher: Bencher<'_, '_>) {
    let text = sheet().replace(". C", ". ?");
    bencher.bench(|| read(black_box(&text), &ReadOptions::default()));
}

#[divan::bench]
fn examine_threefold(bencher: Bencher<'_, '_>) {
    let game = long_game();
    let request = ClaimRequest::at(&game, ClaimKind::Threefold, game.end(), Edition::Laws2023);
    bencher.bench(|| examine(black_box(&game), &request));
}
