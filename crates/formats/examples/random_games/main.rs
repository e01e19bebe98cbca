//! Random legal games in PGN, for measuring: `random_games 100000 > big.pgn`. Same number, same bytes.

use std::io::{self, BufWriter, Write as _};
use std::process::ExitCode;

mod generator;

fn main() -> ExitCode {
    let n_games = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(100_000);
    let mut out = BufWriter::new(io::stdout().lock());
    for number in 0..n_games {
        if out.write_all(generator::game(number).as_bytes()).is_err() {
            return ExitCode::FAILURE;
        }
    }
    if out.flush().is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
