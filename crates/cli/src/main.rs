//! The `arbiter` command: hands its arguments and streams to the library and ends with its exit code.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use arbiter_cli::{Streams, Surroundings, run};

fn main() -> ExitCode {
    let surroundings = Surroundings::of_this_process();
    let stdout = std::io::stdout();
    let mut out = std::io::BufWriter::new(stdout.lock());
    let mut err = std::io::stderr();
    let progress = err.is_terminal();
    let mut input = std::io::stdin().lock();
    let streams = Streams { input: &mut input, out: &mut out, err: &mut err, progress };
    let code = run(std::env::args_os(), &surroundings, streams);
    // Whoever does not read on has said so by now.
    let _ = out.flush();
    ExitCode::from(code)
}
