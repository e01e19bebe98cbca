//! How fast games are read, and read and checked.

use std::ops::ControlFlow;

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use formats::pgn::{self, Stream};

#[path = "../examples/random_games/generator.rs"]
mod generator;

fn main() {
    divan::main();
}

const GAMES: u32 = 2_000;

fn text() -> String {
    (0..GAMES).map(generator::game).collect()
}

#[divan::bench]
fn check_two_thousand_games(bencher: Bencher<'_, '_>) {
    let text = text();
    bencher
        .counter(ItemsCount::new(GAMES))
        .counter(BytesCount::of_str(&text))
        .bench(|| pgn::check(black_box(text.as_bytes()), |_| ControlFlow::Continue(())));
}

#[divan::bench]
fn read_two_thousand_games(bencher: Bencher<'_, '_>) {
    let text = text();
    bencher
        .counter(ItemsCount::new(GAMES))
        .counter(BytesCount::of_str(&text))
        .bench(|| Stream::new(black_box(text.as_bytes())).map(Iterator::count));
}
