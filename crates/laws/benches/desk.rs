//! What an arbiter waits for: reading a sheet of 60 moves and judging a claim on it.

use divan::{Bencher, black_box};
use laws::claim::{ClaimKind, ClaimRequest, examine};
use laws::edition::Edition;
use laws::game::Game;
use laws::notation::letters::Language;
use laws::notation::read::LanguageChoice;
use laws::notation::read::{ReadOptions, read};
use laws::notation::write::{WriteOptions, movetext};
use laws::sheets::{MergeOptions, Sheet, merge};
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

/// Two sheets of 60 moves in two languages: a pair left out, a move left out, a wrong square, an illegible cell.
#[divan::bench]
fn merge_two_sheets_with_faults(bencher: Bencher<'_, '_>) {
    let game = long_game();
    let cells = |language: Language| -> Vec<String> {
        movetext(&game, &WriteOptions::short(language))
            .split(' ')
            .filter(|part| !part.ends_with('.'))
            .map(str::to_owned)
            .collect()
    };
    let (mut white, mut black) = (cells(Language::Spanish), cells(Language::German));
    white.drain(40..42);
    white[70] = "?".to_owned();
    black.remove(61);
    black.truncate(110);
    let sheet =
        |cells: &[String]| Sheet::of_cells(cells, LanguageChoice::Infer { prefer: Vec::new() });
    let (white, black) = (sheet(&white), sheet(&black));
    bencher.bench(|| merge(black_box(&white), black_box(&black), &MergeOptions::default()));
}

#[divan::bench]
fn merge_two_clean_sheets(bencher: Bencher<'_, '_>) {
    let sheet = Sheet::of_text(&sheet());
    bencher.bench(|| merge(black_box(&sheet), black_box(&sheet), &MergeOptions::default()));
}
