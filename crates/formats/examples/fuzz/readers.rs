//! Every reader of bytes or text in `formats` and `laws`, by name.

use std::ops::ControlFlow;

use formats::{image, json, pgn, ratings, table, text, trf};
use laws::article::search;
use laws::clock::{FirstIncrement, Millis, TimeControl, TimeUnit, parse_time, run};
use laws::edition::Edition;
use laws::game::{Game, left_out};
use laws::mate::{Color, Limit, can_mate};
use laws::notation::letters::Language;
use laws::notation::read::{ReadOptions, read};
use laws::sealed::read_sealed;
use laws::sheets::{MergeOptions, Sheet, merge};
use laws::touch::{TouchCase, judge, parse};

/// A reader and the folder of its samples in `tests/corpus`.
pub(crate) struct Reader {
    pub(crate) name: &'static str,
    pub(crate) read: fn(&[u8]),
}

/// All of them.
pub(crate) const READERS: [Reader; 14] = [
    Reader { name: "trf", read: trf_twice },
    Reader { name: "pgn", read: games },
    Reader { name: "table", read: cells },
    Reader { name: "workbook", read: workbook },
    Reader { name: "json", read: event },
    Reader { name: "list", read: list },
    Reader { name: "zipped", read: zipped },
    Reader { name: "scoresheet", read: scoresheet },
    Reader { name: "sheets", read: two_sheets },
    Reader { name: "sealed", read: sealed },
    Reader { name: "touch", read: touch },
    Reader { name: "clock", read: clock },
    Reader { name: "image", read: picture },
    Reader { name: "fen", read: position },
];

fn trf_twice(bytes: &[u8]) {
    let reading = trf::read(bytes);
    let _ = reading.file.history();
    let options = trf::WriteOptions { dialect: trf::Dialect::Trf26, letters: trf::Letters::Utf8 };
    let mut out = Vec::new();
    let _ = trf::write(&reading.file, options, &mut out);
    let mut trusting = reading;
    trusting.trust_points();
    let _ = trusting.file.history();
}

/// Reading, checking and writing; the short way must count as the long one does.
fn games(bytes: &[u8]) {
    let reading = pgn::read(bytes);
    let counts = pgn::check(bytes, |_| ControlFlow::Continue(())).expect("memory can be read");
    assert_eq!(counts.games, reading.games.len() as u64, "both ways see the same games");
    let (content, encoding, _) = text::decode(bytes);
    if encoding == text::Encoding::Utf8 && !content.contains('\u{fffd}') {
        let whole: Vec<_> = pgn::Games::new(&content).collect();
        assert_eq!(reading.games, whole, "a stream gives the games of the whole");
    }
    let marked = reading.games.iter().filter(|game| game.is_marked()).count();
    assert_eq!(counts.marked, marked as u64, "both ways judge the same moves");
    let mut out = Vec::new();
    for game in &reading.games {
        pgn::write_game(game, &mut out).expect("memory can be written");
    }
}

fn cells(bytes: &[u8]) {
    let (grid, _) = table::read_text(bytes);
    sheet(&grid);
    // Damage may hide that it is a page.
    let (pages, _) = table::read_html(bytes);
    pages.iter().for_each(sheet);
    together(&pages);
    // Two tables in one: what stands above and below a blank line.
    let middle = bytes.windows(2).position(|pair| pair == b"\n\n").unwrap_or(bytes.len() / 2);
    let (above, below) = bytes.split_at(middle);
    together(&[table::read_text(above).0, table::read_text(below).0]);
}

/// Tables of one event.
fn together(grids: &[table::Grid]) {
    for found in [table::read_event(grids), table::assemble(grids)].into_iter().flatten() {
        let _ = trf::read(&found.report).file.history();
    }
}

/// Every way in which a table is read.
fn sheet(grid: &table::Grid) {
    let preview = table::preview(grid);
    let _ = table::read_players(grid, &preview.mapping);
    let _ = table::read_results(grid);
    if let Some(found) = table::read_crosstable(grid) {
        let _ = trf::read(&found.report).file.history();
    }
}

fn workbook(bytes: &[u8]) {
    if let Ok((grids, _)) = table::read_workbook(bytes) {
        grids.iter().for_each(sheet);
        together(&grids);
    }
}

fn event(bytes: &[u8]) {
    let reading = json::read(bytes);
    let mut out = Vec::new();
    json::write(&reading.document, &mut out).expect("memory can be written");
}

/// A rating list of any layout; each row left out has its problem.
fn list(bytes: &[u8]) {
    rows(bytes);
}

/// A rating list in a zip file.
fn zipped(bytes: &[u8]) {
    let _ = ratings::with_list_in_zip(std::io::Cursor::new(bytes), |input, _| {
        rows(std::io::BufReader::new(input));
    });
}

fn rows(input: impl std::io::BufRead) {
    let Ok(mut reader) = ratings::ListReader::open(input, ratings::Options::default()) else {
        return;
    };
    let (mut row, mut problems) = (ratings::ListRow::default(), Vec::new());
    while reader.read_row(&mut row, &mut problems).unwrap_or(false) {
        let _ = formats::fold::search_key(&row.name);
    }
}

fn scoresheet(bytes: &[u8]) {
    let (content, ..) = text::decode(bytes);
    let _ = read(&content, &ReadOptions::default());
}

/// Two sheets in one text, parted by a line of `=`.
fn two_sheets(bytes: &[u8]) {
    let (content, ..) = text::decode(bytes);
    let (white, black) = content.split_once("\n=\n").unwrap_or((content.as_str(), ""));
    let _ = merge(&Sheet::of_text(white), &Sheet::of_text(black), &MergeOptions::default());
}

/// A FEN on the first line, what is written on the second.
fn sealed(bytes: &[u8]) {
    let (content, ..) = text::decode(bytes);
    let (fen, written) = content.split_once('\n').unwrap_or(("", content.as_str()));
    let game = Game::from_fen(fen).unwrap_or_else(|_| Game::standard());
    for language in [Language::Spanish, Language::English] {
        let _ = read_sealed(&game, written, language, Edition::Laws2023);
    }
}

/// A FEN on the first line, squares on the second.
fn touch(bytes: &[u8]) {
    let (content, ..) = text::decode(bytes);
    let (fen, squares) = content.split_once('\n').unwrap_or(("", content.as_str()));
    let game = Game::from_fen(fen).unwrap_or_else(|_| Game::standard());
    let touched: Vec<_> = squares.split_whitespace().filter_map(|it| parse(it).ok()).collect();
    let _ = judge(&TouchCase::new(&game, touched, Edition::Laws2023));
}

fn picture(bytes: &[u8]) {
    if let Ok(image) = image::look(bytes) {
        assert!(image.width > 0 && image.height > 0, "a picture has a size");
    }
}

/// A position as the desk takes it: what its board contradicts, and whether a side can still mate.
fn position(bytes: &[u8]) {
    let (content, ..) = text::decode(bytes);
    let fen = content.lines().next().unwrap_or_default();
    let left_out = left_out(fen);
    match Game::from_fen(fen) {
        Ok(game) => {
            let _ = can_mate(game.start(), Color::White, Limit { positions: 500 });
        }
        Err(error) => {
            let _ = (error.fault(), left_out);
        }
    }
    let _ = search(fen, None);
}

/// A time control on the first line, times on the others.
fn clock(bytes: &[u8]) {
    let (content, ..) = text::decode(bytes);
    let mut lines = content.lines();
    let control = lines.next().unwrap_or_default();
    let used: Vec<Millis> =
        lines.flat_map(str::split_whitespace).filter_map(|it| parse_time(it).ok()).collect();
    for unit in [TimeUnit::Seconds, TimeUnit::Minutes] {
        if let Ok(control) = TimeControl::parse(control, unit) {
            let _ = control.to_string();
            let _ = run(&control, FirstIncrement::Before, shakmaty::Color::White, &used, &[]);
        }
    }
}
