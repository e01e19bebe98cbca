//! Pairs of sheets with faults beyond those of scoresheets.jsonl, made from its true games: how often the game played comes
//! first, and that no mate is made up that the sheets do not plainly have.
//!
//! Where both writers left out the same pair, the moves cannot be known: little is asked of those but that nothing is made up.

use laws::claim::{ClaimKind, ClaimRequest, examine, leave_end_open};
use laws::edition::Edition;
use laws::game::Game;
use laws::notation::letters::Language;
use laws::notation::read::{LanguageChoice, ReadOptions, read};
use laws::notation::write::{WriteOptions, movetext};
use laws::notation::written::Mark;
use laws::sheets::{Entry, MergeOptions, Merged, Problem, ProblemKind, Sheet, merge};
use laws::verdict::Ruling;
use shakmaty::Position;

use crate::oracle;
use crate::two_sheets::Row;

/// The games looked at: a part, or all where the whole of every set is wanted.
fn games() -> Vec<Row> {
    let rows = oracle::rows::<Row>("scoresheets.jsonl");
    let step = if oracle::whole() { 1 } else { 4 };
    rows.into_iter().step_by(step).collect()
}

fn cells(game: &Game, language: Language) -> Vec<String> {
    movetext(game, &WriteOptions::short(language))
        .split_whitespace()
        .filter(|part| !part.ends_with('.'))
        .map(str::to_owned)
        .collect()
}

/// Numbers that look random and are the same each time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % u64::try_from(n.max(1)).expect("small")).expect("small")
    }
}

/// Time of this thread on a processor, where the system tells it.
#[expect(clippy::disallowed_methods, reason = "tests say what they measured")]
fn processor_ms() -> u64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = told.split_whitespace().next().and_then(|it| it.parse::<u64>().ok());
    nanoseconds.unwrap_or(0) / 1_000_000
}

type Fault<'f> = &'f dyn Fn(&mut Vec<String>, &mut Dice);

#[derive(Default)]
struct Rates {
    n: usize,
    first: usize,
    listed: usize,
    made_up: Vec<String>,
    missed: Vec<String>,
    /// Plies of the true game that the merged game has at the same place, before and after the fault.
    n_before: usize,
    n_read: usize,
    n_plies: usize,
    longest: u64,
    total: u64,
}

impl Rates {
    fn of(what: &str, white_fault: Fault<'_>, black_fault: Fault<'_>) -> Rates {
        let mut rates = Rates::default();
        for (row, seed) in games().iter().zip(1u64..) {
            let game = Game::standard().with_uci(&row.truth_uci).expect("the games are legal");
            let mut dice = Dice(seed * 31 + 5);
            let mut white = cells(&game, Language::English);
            let mut black = cells(&game, Language::Spanish);
            white_fault(&mut white, &mut dice);
            black_fault(&mut black, &mut dice);
            let sheet = |cells: &[String], language| {
                Sheet::of_cells(cells, LanguageChoice::Given(language))
            };
            let (white, black) =
                (sheet(&white, Language::English), sheet(&black, Language::Spanish));
            let start = processor_ms();
            let merged = merge(&white, &black, &MergeOptions::default());
            let took = processor_ms() - start;
            rates.total += took;
            rates.longest = rates.longest.max(took);
            rates.count(row, &merged);
        }
        println!(
            "{what}: {} pairs, {} first, {} first or listed, mates made up {:?}, {} ms in the mean and {} at most, read {} of {}\n  {}",
            rates.n,
            rates.first,
            rates.listed,
            rates.made_up,
            rates.total / u64::try_from(rates.n.max(1)).expect("small"),
            rates.longest,
            rates.n_read,
            rates.n_plies,
            rates.missed.join("\n  "),
        );
        rates
    }

    fn count(&mut self, row: &Row, merged: &Merged) {
        let truth = &row.truth_uci;
        let found = merged.game.uci();
        let same = |a: &[String], b: &[String]| a.iter().zip(b).take_while(|(a, b)| a == b).count();
        let before = same(&found, truth);
        let turned = |moves: &[String]| moves.iter().rev().cloned().collect::<Vec<_>>();
        let after = same(&turned(&found), &turned(truth));
        self.n += 1;
        self.n_before += before;
        self.n_read += (before + after).min(truth.len());
        self.n_plies += truth.len();
        if found == *truth {
            self.first += 1;
            self.listed += 1;
            return;
        }
        let listed = merged.alternatives.iter().any(|it| it.game.uci() == *truth);
        self.listed += usize::from(listed);
        // The mate of the game played is none, even if a move before it cannot be known.
        let played = Game::standard().with_uci(truth).expect("the games are legal");
        let is_played = played.last().is_checkmate() && found.last() == truth.last();
        if merged.game.last().is_checkmate() && !is_played && !merged.end_is_open() {
            self.made_up.push(row.id.clone());
        }
        if !listed {
            self.missed.push(format!(
                "{} from ply {} of {}, {} read, {} after",
                row.id,
                before + 1,
                truth.len(),
                found.len(),
                after
            ));
        }
    }
}

fn flawless(_: &mut Vec<String>, _: &mut Dice) {}

fn unreadable(cells: &mut [String], dice: &mut Dice, n: usize, text: &str) {
    let at = cells.len().saturating_sub(n + dice.below(8)).max(6).min(cells.len());
    cells.iter_mut().skip(at).take(n).for_each(|cell| text.clone_into(cell));
}

fn leave_out(cells: &mut Vec<String>, at: usize, n: usize) {
    cells.drain(at..(at + n).min(cells.len()));
}

/// Other letters of files of arrival, drawn for some of a hundred cells.
fn redraw(cells: &mut [String], dice: &mut Dice, percent: usize) {
    for cell in cells.iter_mut().skip(8) {
        if dice.below(100) >= percent {
            continue;
        }
        let letters: Vec<char> = cell.chars().collect();
        let square = |pair: &[char]| matches!(pair, ['a'..='h', '1'..='8']);
        if let Some(at) = letters.windows(2).rposition(square) {
            let mut letters = letters;
            letters[at] = char::from(b"abcdefgh"[dice.below(8)]);
            *cell = letters.into_iter().collect();
        }
    }
}

#[test]
fn ten_illegible_cells_on_one_sheet() {
    let rates = Rates::of("ten ?", &flawless, &|it, dice| unreadable(it, dice, 10, "?"));
    assert!(rates.first * 100 >= rates.n * 95 && rates.made_up.is_empty());
}

#[test]
fn four_scrawls_on_one_sheet() {
    let rates = Rates::of("four ~", &flawless, &|it, dice| unreadable(it, dice, 4, "~"));
    assert!(rates.first * 100 >= rates.n * 95 && rates.made_up.is_empty());
}

#[test]
fn the_same_ply_left_out_on_both_sheets() {
    let fault: Fault<'_> = &|it, _| leave_out(it, it.len() / 2, 1);
    let rates = Rates::of("same ply", fault, fault);
    assert!(rates.listed * 100 >= rates.n * 90 && rates.made_up.is_empty());
}

#[test]
fn the_same_pair_left_out_on_both_sheets() {
    let fault: Fault<'_> = &|it, _| leave_out(it, it.len() / 4 * 2, 2);
    let rates = Rates::of("same pair", fault, fault);
    assert!(rates.made_up.is_empty());
}

#[test]
fn the_same_late_pair_left_out_on_both_sheets() {
    let fault: Fault<'_> = &|it, _| leave_out(it, it.len() * 3 / 8 * 2, 2);
    let rates = Rates::of("same late pair", fault, fault);
    assert!(rates.made_up.is_empty());
}

#[test]
fn letters_of_files_redrawn_on_both_sheets() {
    let fault: Fault<'_> = &|it, dice| redraw(it, dice, 5);
    let rates = Rates::of("5 % letters", fault, fault);
    // Two or three wrong letters on each sheet, many of them legal moves: four in ten are found, and none is hidden behind a mate.
    assert!(rates.first * 100 >= rates.n * 40 && rates.made_up.is_empty());
    assert!(rates.n_read * 100 >= rates.n_plies * 75, "moves read before and after the faults");
}

/// Two sheets as text, and the game played where it is to come out whole.
#[derive(serde::Deserialize)]
struct Pair {
    id: String,
    expect: Expect,
    white: String,
    black: String,
    truth_uci: Vec<String>,
}

#[derive(serde::Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Expect {
    /// The game played comes first or is listed.
    Decided,
    /// Both sheets lack moves: what stands before and after them is read.
    Bridged,
    /// Both sheets lack moves that are not found: reading stops there, and the cells behind are told.
    Stops,
    /// The game is that of White's sheet.
    White,
}

#[test]
fn pairs_of_sheets_that_once_went_astray() {
    let mut astray = Vec::new();
    for pair in oracle::rows::<Pair>("two-sheets-made.jsonl") {
        let (white, black) = (Sheet::of_text(&pair.white), Sheet::of_text(&pair.black));
        let start = processor_ms();
        let merged = merge(&white, &black, &MergeOptions::default());
        let took = processor_ms() - start;
        let games =
            || std::iter::once(&merged.game).chain(merged.alternatives.iter().map(|it| &it.game));
        let n_read = merged
            .plies
            .iter()
            .filter(|ply| {
                matches!(ply.white, Entry::Agrees { .. })
                    && matches!(ply.black, Entry::Agrees { .. })
            })
            .count();
        let n_cells = white.cells.len();
        let holds = match pair.expect {
            Expect::Decided => games().any(|it| it.uci() == pair.truth_uci),
            Expect::Bridged => {
                n_read * 100 >= n_cells * 80
                    && (!merged.game.last().is_checkmate() || merged.end_is_open())
            }
            Expect::Stops => {
                let tells = |it: &Problem| matches!(it.kind, ProblemKind::RestUnused { .. });
                n_read * 100 >= n_cells * 40
                    && merged.problems.iter().any(tells)
                    && (!merged.game.last().is_checkmate() || merged.end_is_open())
            }
            Expect::White => merged.game == read(&pair.white, &ReadOptions::default()).game(),
        };
        let one_game = !merged.problems.iter().any(|it| it.kind == ProblemKind::DifferentGames);
        println!(
            "{}: {took} ms, {} plies, {n_read} of {n_cells} cells agree on both sheets, first {}",
            pair.id,
            merged.plies.len(),
            merged.game.uci() == pair.truth_uci,
        );
        if !holds || !one_game {
            astray.push(pair.id);
        }
    }
    assert!(astray.is_empty(), "{astray:?}");
}

#[test]
fn a_mate_that_cells_stand_after_is_left_open() {
    let sheet = Sheet::of_text("1. f3 e5 2. g4 Qh4 3. a3");
    let merged = merge(&sheet, &sheet, &MergeOptions::default());
    if merged.game.last().is_checkmate() {
        assert!(merged.end_is_open(), "{:?}", merged.problems);
    }
    let others = merged.alternatives.iter().filter(|it| it.game.last().is_checkmate());
    others.for_each(|it| assert_eq!(it.end_open, Mark::Written));
    let plain = Sheet::of_text("1. f3 e5 2. g4 Qh4#");
    let merged = merge(&plain, &plain, &MergeOptions::default());
    assert!(merged.game.last().is_checkmate() && !merged.end_is_open());
    assert!(merged.problems.is_empty(), "{:?}", merged.problems);
}

#[test]
fn a_claim_on_an_end_that_the_sheets_leave_open_is_not_upheld() {
    let game = read("1. f3 e5 2. g4 Qh4#", &ReadOptions::default()).game();
    for edition in Edition::ALL {
        for kind in ClaimKind::ALL {
            let request = ClaimRequest::at(&game, kind, game.end(), edition);
            let verdict = leave_end_open(examine(&game, &request), &game);
            assert!(!verdict.is_upheld(), "{edition}: {verdict}");
            assert_eq!(verdict.automatic_end, None, "{edition}: {verdict}");
            if kind == ClaimKind::Checkmate {
                assert_eq!(verdict.ruling, Ruling::CannotBeJudged);
                let numbers: Vec<&str> = verdict.articles.iter().map(|it| it.number).collect();
                assert!(numbers[0].starts_with("8.5") && numbers[1] == "8.6", "{numbers:?}");
                assert!(verdict.to_text().contains("the sheets do not decide"));
            }
        }
    }
}
