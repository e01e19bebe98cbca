//! Sheets with faults of all kinds, made here; other starts than the oracle's; odd input.

use laws::game::Game;
use laws::notation::letters::Language;
use laws::notation::read::LanguageChoice;
use laws::notation::write::{CaptureStyle, CheckStyle, WriteOptions, written};
use laws::notation::written::Mark;
use laws::sheets::{
    Entry, Fit, MergeOptions, MovesMade, MovesQuestion, ProblemKind, Sheet, Slip, Writer, merge,
    merge_one, moves_made,
};
use shakmaty::{Color, Position};

use crate::two_sheets::Tally;

/// A small generator of numbers that is the same everywhere.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits fit") % n
    }
}

/// Legal moves by chance, captures and checks somewhat more often.
fn game(dice: &mut Dice, n_plies: usize) -> Game {
    let mut game = Game::standard();
    for _ in 0..n_plies {
        let legal = game.last().legal_moves();
        if legal.is_empty() {
            break;
        }
        let mut played = legal[dice.roll(legal.len())];
        if !played.is_capture() {
            played = legal[dice.roll(legal.len())];
        }
        game.push(played).expect("it was taken from the legal moves");
    }
    game
}

fn cells(game: &Game, style: &WriteOptions) -> Vec<String> {
    let moves = game.moves().iter().zip(game.positions());
    moves.map(|(&played, before)| written(before, played, style)).collect()
}

/// One fault of a kind; the number of kinds is the argument's range.
fn spoil(cells: &mut Vec<String>, dice: &mut Dice, language: Language) {
    if cells.len() < 12 {
        return;
    }
    let at = 2 + dice.roll(cells.len() - 4);
    match dice.roll(11) {
        0 => {
            cells.remove(at);
        }
        1 => {
            let pair = at / 2 * 2;
            cells.drain(pair..pair + 2);
        }
        2 => {
            let pair = at / 2 * 2;
            cells.swap(pair, pair + 1);
        }
        3 => cells[at] = "?".to_owned(),
        4 => cells.truncate(cells.len() - 1 - dice.roll(cells.len() / 3)),
        5 | 6 => {
            let next = if dice.roll(2) == 0 { 1 } else { -1 };
            let digit = dice.roll(2) == 0;
            let is_meant = |c: &char| {
                if digit { matches!(c, '1'..='8') } else { matches!(c, 'a'..='h') }
            };
            if let Some((place, c)) = cells[at].clone().char_indices().rfind(|(_, c)| is_meant(c)) {
                let moved = char::from(
                    u8::try_from(i32::from(u8::try_from(c).expect("ASCII")) + next)
                        .expect("near ASCII"),
                );
                if is_meant(&moved) {
                    cells[at].replace_range(place..=place, &moved.to_string());
                }
            }
        }
        7 => {
            let letters = language.letters();
            let all = [letters.king, letters.queen, letters.rook, letters.bishop, letters.knight];
            let found = all.into_iter().find(|letter| cells[at].starts_with(letter));
            if let Some(old) = found {
                let new = all[dice.roll(5)];
                cells[at] = format!("{new}{}", &cells[at][old.len()..]);
            }
        }
        8 => cells[at] = cells[at].replace(['x', '+', '#'], ""),
        9 => {
            let doubled = cells[at].clone();
            cells.insert(at, doubled);
        }
        _ => {
            if let Some(place) = cells.iter().position(|cell| cell.starts_with("O-O")) {
                cells[place] =
                    if cells[place].starts_with("O-O-O") { "O-O" } else { "O-O-O" }.to_owned();
            }
        }
    }
}

/// Games of chance are harder than games that make sense: nearly every move can be put in anywhere.
#[test]
fn games_of_chance_with_faults_come_out() {
    let mut dice = Dice(0x5DEE_CE66_D123_4567);
    let mut tally = Tally::default();
    for round in 0..60 {
        let n_plies = 40 + dice.roll(60);
        let game = game(&mut dice, n_plies);
        let n_faults = dice.roll(4);
        let languages = [Language::ALL[dice.roll(36)], Language::ALL[dice.roll(36)]];
        let mut sheets: Vec<Vec<String>> = Vec::new();
        for language in languages {
            let style = match dice.roll(3) {
                0 => WriteOptions::short(language),
                1 => WriteOptions::long(language),
                _ => WriteOptions {
                    capture: CaptureStyle::Absent,
                    check: CheckStyle::Absent,
                    ..WriteOptions::short(language)
                },
            };
            sheets.push(cells(&game, &style));
        }
        for fault in 0..n_faults {
            let side = fault % 2;
            spoil(&mut sheets[side], &mut dice, languages[side]);
        }
        let sheet =
            |side: usize| Sheet::of_cells(&sheets[side], LanguageChoice::Given(languages[side]));
        let merged = merge(&sheet(0), &sheet(1), &MergeOptions::default());
        tally.count(&format!("round {round}"), &game.uci(), n_faults, &merged);
    }
    println!("{}", tally.check("games of chance", 80, 80));
}

const PLAYED: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7";

fn check(white: &str, black: &str, kind: &str) {
    let merged = merge(&Sheet::of_text(white), &Sheet::of_text(black), &MergeOptions::default());
    assert_eq!(merged.game.uci().join(" "), PLAYED, "{white} | {black}: {:?}", merged.problems);
    assert_eq!(merged.alternatives.len(), 0, "{white} | {black}");
    let kinds: Vec<String> =
        merged.problems.iter().map(|it| format!("{:?} {:?}", it.writer, it.kind)).collect();
    assert_eq!(kinds.join(", "), kind, "{white} | {black}");
}

const CLEAN: &str = "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa4 Cf6 5. 0-0 Ae7";

#[test]
fn every_kind_of_fault_is_told_with_its_name() {
    check(CLEAN, CLEAN, "");
    check(CLEAN, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 0-0 Be7", "");
    check("e4 e5 Nf3 Nc6 Bb5 Ba4 Nf6 0-0 Be7", CLEAN, "Some(White) LeftOut");
    check("e4 e5 Nf3 Nc6 Ba4 Nf6 0-0 Be7", CLEAN, "Some(White) LeftOut, Some(White) LeftOut");
    check("e4 e5 Nc6 Nf3 Bb5 a6 Ba4 Nf6 0-0 Be7", CLEAN, "Some(White) SwappedPair");
    check(CLEAN, "e4 e5 Nf3 Nc6 Bb5 a6 Ba5 Nf6 0-0 Be7", "Some(Black) Slips([ArrivalRank])");
    check(CLEAN, "e4 e5 Nf3 Nc6 Bc5 a6 Ba4 Nf6 0-0 Be7", "Some(Black) Slips([ArrivalFile])");
    check(CLEAN, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Bf6 0-0 Be7", "Some(Black) Slips([Piece])");
    check(CLEAN, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 0-0-0 Be7", "Some(Black) Slips([Castling])");
    check(CLEAN, "e4 e5 Nf3 Nc6 ? a6 Ba4 Nf6 0-0 Be7", "Some(Black) Slips([Illegible])");
    check(CLEAN, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4", "Some(Black) StopsEarly { n_plies: 3 }");
    check(CLEAN, "e4 e5 Nf3 Nc6 Bb5 Bb5 a6 Ba4 Nf6 0-0 Be7", "Some(Black) Doubled");
    check(CLEAN, "e4 e5 Nf3 Nc6 Bb5+ a6 Ba4 Nf6 0-0 Be7", "Some(Black) Slips([CheckSign])");
}

#[test]
fn sheets_that_contradict_each_other_give_both_games() {
    let white = Sheet::of_text("1. e4 e5 2. h3 Nc6 3. Bc4 Bc5");
    let black = Sheet::of_text("1. e4 e5 2. h4 Nc6 3. Bc4 Bc5");
    let merged = merge(&white, &black, &MergeOptions::default());
    assert_eq!(merged.alternatives.len(), 1);
    let games = [merged.game.uci()[2].clone(), merged.alternatives[0].game.uci()[2].clone()];
    assert!(games.contains(&"h2h3".to_owned()) && games.contains(&"h2h4".to_owned()));
    let several = |it: &ProblemKind| matches!(it, ProblemKind::SeveralGames { n_listed: 1, .. });
    assert!(merged.problems.iter().any(|it| several(&it.kind)), "never in silence");
}

#[test]
fn one_sheet_alone_is_read_in_the_same_way() {
    let sheet = Sheet::of_text("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 0-0-0 Be7");
    let merged = merge_one(Writer::Black, &sheet, &MergeOptions::default());
    assert_eq!(merged.game.uci().join(" "), PLAYED);
    assert_eq!(merged.plies[0].white, Entry::NoSheet);
    assert_eq!(merged.plies[8].black, Entry::Slipped { cell: 8, slips: vec![Slip::Castling] });
}

/// Laws 2023, 8.5.3 and 8.6.
#[test]
fn art_8_5_3_moves_made_in_a_time_scramble() {
    let whole = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 0-0 Be7";
    let asked =
        |moves: u32, end_known: Mark| MovesQuestion { moves, player: Color::White, end_known };
    let answer = |white: &str, black: &str, question: MovesQuestion| {
        let options = MergeOptions::default();
        moves_made(&merge(&Sheet::of_text(white), &Sheet::of_text(black), &options), &question)
    };
    assert_eq!(answer(whole, whole, asked(5, Mark::Absent)), MovesMade::Certain { made: 5 });
    assert_eq!(answer(whole, whole, asked(6, Mark::Absent)), MovesMade::Refuted { made: 5 });
    // A writer who stopped may have missed moves that the other did not write either.
    let stopped = "e4 e5 Nf3 Nc6 Bb5";
    assert!(matches!(answer(stopped, whole, asked(6, Mark::Absent)), MovesMade::Possible { .. }));
    assert_eq!(answer(stopped, whole, asked(6, Mark::Written)), MovesMade::Refuted { made: 5 });
}

#[test]
fn a_known_final_position_brings_the_moves_that_nobody_wrote() {
    let played = Game::standard()
        .with_uci(["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"])
        .expect("the moves are legal");
    let stopped = Sheet::of_text("1. e4 e5 2. Nf3 Nc6");
    let options = MergeOptions { start: None, final_board: Some(played.last().board().clone()) };
    let merged = merge(&stopped, &stopped, &options);
    assert_eq!(merged.game.last().board(), played.last().board());
    let added = ProblemKind::AddedToReachFinalPosition { n_plies: 2 };
    assert!(merged.problems.iter().any(|it| it.kind == added), "{:?}", merged.problems);
}

/// A Closed Ruy Lopez of 20 moves, one row a line.
const ROWS: &str = "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n6. Re1 b5\n7. Bb3 d6\n8. c3 O-O\n9. h3 Nb8\n10. d4 Nbd7\n\
    11. Nbd2 Bb7\n12. Bc2 Re8\n13. Nf1 Bf8\n14. Ng3 g6\n15. a4 c5\n16. d5 c4\n17. Bg5 h6\n18. Be3 Nc5\n19. Qd2 h5\n20. Bg5 Be7";

/// What a changed sheet beside a whole one gives: the game played comes first, and these problems are told.
fn beside_a_whole_one(changed: &str, problems: &[ProblemKind]) {
    let whole = Sheet::of_text(ROWS);
    let truth = merge(&whole, &whole, &MergeOptions::default());
    assert!(truth.problems.is_empty() && truth.game.moves().len() == 40);
    let merged = merge(&Sheet::of_text(changed), &whole, &MergeOptions::default());
    assert_eq!(merged.game.uci(), truth.game.uci(), "{changed}");
    let told: Vec<&ProblemKind> = merged.problems.iter().map(|it| &it.kind).collect();
    assert_eq!(told, problems.iter().collect::<Vec<_>>(), "{changed}");
}

#[test]
fn words_after_the_last_move_are_no_moves() {
    for words in
        ["Juan García", "firma: J. Garcia", "\nFin 18:45 Arbitro", "21. Juan Abad", "Иванов"]
    {
        beside_a_whole_one(&format!("{ROWS} {words}"), &[]);
    }
}

#[test]
fn lines_in_the_wrong_order_and_empty_rows_are_seen() {
    // Both orders are legal here, so that either sheet may be the wrong one: the two games fit equally well.
    let whole = Sheet::of_text(ROWS);
    let truth = merge(&whole, &whole, &MergeOptions::default()).game.uci();
    let changed = [
        (ROWS.replace("12. Bc2 Re8\n13. Nf1", "12. Nf1 Re8\n13. Bc2"), ProblemKind::SwappedOwn),
        (
            ROWS.replace("12. Bc2 Re8\n13. Nf1 Bf8", "12. Nf1 Bf8\n13. Bc2 Re8"),
            ProblemKind::SwappedRows,
        ),
    ];
    for (sheet, kind) in changed {
        let merged = merge(&Sheet::of_text(&sheet), &whole, &MergeOptions::default());
        let listed = merged.alternatives.iter().filter(|it| it.fit == Fit::Equal);
        let games: Vec<_> =
            std::iter::once(&merged.game).chain(listed.map(|it| &it.game)).collect();
        assert!(games.iter().any(|it| it.uci() == truth), "{sheet}");
        assert!(games.iter().all(|it| it.moves().len() == 40), "{sheet}");
        let told: Vec<&ProblemKind> = merged.problems.iter().map(|it| &it.kind).collect();
        assert!(told.contains(&&kind) && told.len() <= 2, "{told:?}");
    }
    let (above, below) = ROWS.split_at(ROWS.find("11.").expect("a row 11"));
    let renumbered = (11..=20).rev().fold(below.to_owned(), |text, number| {
        text.replace(&format!("{number}. "), &format!("{}. ", number + 1))
    });
    beside_a_whole_one(&format!("{above}11.\n{renumbered}"), &[ProblemKind::LeftEmpty]);
    beside_a_whole_one(&format!("{above}11. - -\n{renumbered}"), &[ProblemKind::LeftEmpty]);
}

#[test]
fn a_wrong_row_costs_two_slips_and_no_more() {
    let rank = || ProblemKind::Slips(vec![Slip::ArrivalRank]);
    beside_a_whole_one(&ROWS.replace("16. d5 c4", "16. d6 c3"), &[rank(), rank()]);
}

#[test]
fn a_sheet_that_changes_its_language_is_read_in_both() {
    let german =
        |text: &str| text.replace('N', "S").replace('B', "L").replace('R', "T").replace('Q', "D");
    let spanish =
        |text: &str| text.replace('N', "C").replace('B', "A").replace('R', "T").replace('Q', "D");
    let (above, below) = ROWS.split_at(ROWS.find("13.").expect("a row 13"));
    let changed = german(above) + &spanish(below);
    let whole = Sheet::of_text(ROWS);
    let merged = merge(&Sheet::of_text(&changed), &whole, &MergeOptions::default());
    let truth = merge(&whole, &whole, &MergeOptions::default());
    assert_eq!(merged.game.uci(), truth.game.uci());
    let other = ProblemKind::Slips(vec![Slip::OtherLanguage]);
    assert!(merged.problems.iter().all(|it| it.kind == other), "{:?}", merged.problems);
}

#[test]
fn moves_after_mate_and_nonsense_are_marked() {
    let mate = Sheet::of_text("1. f3 e5 2. g4 Qh4# 3. e4 Nc6");
    let merged = merge(&mate, &mate, &MergeOptions::default());
    assert_eq!(merged.game.uci().len(), 4);
    let unused = |it: &ProblemKind| matches!(it, ProblemKind::RestUnused { n_cells: 2 });
    assert_eq!(merged.problems.iter().filter(|it| unused(&it.kind)).count(), 2);
    for text in ["", "la partida de ayer", "🙂 🙃 🙂", "♔♔♔ ♕", "\u{0}\u{1}", "1. 2. 3."]
    {
        let merged = merge(&Sheet::of_text(text), &Sheet::of_text(CLEAN), &MergeOptions::default());
        let n_cells = Sheet::of_text(text).cells.len();
        assert!(n_cells == 0 || !merged.problems.is_empty(), "{text}");
    }
}

#[test]
fn two_million_characters_are_answered_in_a_moment() {
    for part in ["e4 ", "? ", "Nf3 Nf6 Ng1 Ng8 ", "🙂", "x", "1. e4 e5 ", "N?3 "] {
        let long = Sheet::of_text(&part.repeat(1_000_000 / part.len()));
        let merged = merge(&long, &long, &MergeOptions::default());
        assert!(merged.game.uci().len() <= 8000, "{part}");
    }
}
