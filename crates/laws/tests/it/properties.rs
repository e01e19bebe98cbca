//! Laws that hold for every game and every text.

use laws::game::Game;
use laws::notation::letters::{Language, PieceNames};
use laws::notation::read::{LanguageChoice, ReadOptions, read, read_cells};
use laws::notation::write::{
    CaptureStyle, CastlingSign, CheckStyle, Form, PromotionSign, WriteOptions, movetext, written,
};
use laws::notation::{matching, written as reader};
use laws::sheets::{MergeOptions, Sheet, merge};
use proptest::prelude::*;
use shakmaty::Position;

fn any_language() -> impl Strategy<Value = Language> {
    proptest::sample::select(Language::ALL.to_vec())
}

fn any_style() -> impl Strategy<Value = (Language, WriteOptions)> {
    let form = prop_oneof![Just(Form::Short), Just(Form::Long), Just(Form::Reversible)];
    let castling = prop_oneof![Just(CastlingSign::Zero), Just(CastlingSign::LetterO)];
    let promotion = prop_oneof![
        Just(PromotionSign::Equals),
        Just(PromotionSign::Bare),
        Just(PromotionSign::Parentheses)
    ];
    let capture = prop_oneof![
        Just(CaptureStyle::Cross),
        Just(CaptureStyle::Colon),
        Just(CaptureStyle::Absent)
    ];
    let check = prop_oneof![
        Just(CheckStyle::PlusAndHash),
        Just(CheckStyle::PlusAndDouble),
        Just(CheckStyle::Absent)
    ];
    let figurines = prop_oneof![3 => Just(0), 1 => Just(1), 1 => Just(2)];
    (any_language(), figurines, form, castling, promotion, capture, check)
        // Without a capture sign the reversible form runs two letters into each other.
        .prop_filter("reversible captures need their sign", |style| {
            !(style.2 == Form::Reversible && style.5 == CaptureStyle::Absent)
        })
        .prop_map(|(language, figurines, form, castling, promotion, capture, check)| {
            let pieces = match figurines {
                0 => PieceNames::Letters(language),
                1 => PieceNames::Figurines,
                _ => PieceNames::ColoredFigurines,
            };
            (language, WriteOptions { pieces, form, castling, promotion, capture, check })
        })
}

/// Starts near promotion and castling, so that a few moves reach every form.
const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pPp3pp/8/3pPp2/2Pp4/8/PP3PpP/R3K2R w KQkq d6 0 20",
    "1q2r3/PPPPP1k1/8/2Q2q2/2q2Q2/8/ppppp1K1/1Q2R3 w - - 0 60",
    "6k1/8/2N3N1/8/2N3N1/R6R/8/R2K3R w - - 0 40",
];

fn any_game(max: usize) -> impl Strategy<Value = Game> {
    (0..STARTS.len(), prop::collection::vec(any::<u16>(), 1..max)).prop_map(|(start, choices)| {
        let mut game = Game::from_fen(STARTS[start]).expect("the starts are playable");
        for choice in choices {
            let legal = game.last().legal_moves();
            if legal.is_empty() {
                break;
            }
            game.push(legal[usize::from(choice) % legal.len()])
                .expect("it was taken from the legal moves");
        }
        game
    })
}

fn options(game: &Game, language: Language) -> ReadOptions {
    ReadOptions {
        start: Some((game.start().clone(), game.castling_mode())),
        ..ReadOptions::in_language(language)
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn written_games_read_back(game in any_game(80), (language, style) in any_style()) {
        let text = movetext(&game, &style);
        let sheet = read(&text, &options(&game, language));
        prop_assert_eq!(sheet.game().uci(), game.uci(), "{}", text);
        prop_assert_eq!(sheet.bad_cells().count(), 0, "{}", text);
        let cells: Vec<String> = game.moves().iter().zip(game.positions())
            .map(|(&played, position)| written(position, played, &style)).collect();
        prop_assert_eq!(read_cells(&cells, &options(&game, language)).game().uci(), game.uci());
    }

    #[test]
    fn every_legal_move_reads_back(game in any_game(40), (language, style) in any_style()) {
        let position = game.last();
        for played in position.legal_moves() {
            let text = written(position, played, &style);
            let parsed = reader::parse(&text, language);
            prop_assert!(parsed.is_ok(), "{}", text);
            let found = matching::find(&parsed.unwrap(), position, language);
            prop_assert_eq!(found.map(|found| found.played), Ok(played), "{}", text);
        }
    }

    #[test]
    fn bytes_never_panic_the_reader(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let text = String::from_utf8_lossy(&bytes);
        let sheet = read(&text, &ReadOptions::default());
        for cell in &sheet.cells {
            if let Some(span) = cell.place.span {
                prop_assert!(text.get(span.start..span.end).is_some(), "spans lie on characters");
            }
        }
    }

    #[test]
    fn near_sheets_never_panic_the_reader(
        text in r"([1-9][0-9]?[.)…]{0,4} ?|[RDTACKQNBS♘]?[a-i]?[1-9]?[-x: ]?[a-h][1-8][=(/]?[DQ]?[)]?[+#!?]{0,2}|0-0|O - O|\(|\)|\{|\}|\[|;|\$3|--|\?|=|\n| |1-0|Кр|\u{301}){0,60}",
        language in any_language(),
    ) {
        let _ = read(&text, &ReadOptions::default());
        let _ = reader::parse(&text, language);
    }

    #[test]
    fn bytes_never_panic_the_merging_of_sheets(
        white in prop::collection::vec(any::<u8>(), 0..120),
        black in r"([1-9][.] ?|[RDTACKQNBS♘]?[a-i]?[1-9]?[-x: ]?[a-h][1-8][=(/]?[DQ]?[)]?[+#!?]{0,2}|0-0|--|\?|=| |1-0){0,30}",
    ) {
        let white = Sheet::of_text(&String::from_utf8_lossy(&white));
        let black = Sheet::of_text(&black);
        let merged = merge(&white, &black, &MergeOptions::default());
        prop_assert_eq!(merged.plies.len(), merged.game.moves().len());
    }

    #[test]
    fn two_true_sheets_give_the_game_and_no_problem(
        game in any_game(60), (first, white) in any_style(), (second, black) in any_style(),
    ) {
        let cells = |language: Language, style: &WriteOptions| {
            let cells: Vec<String> = game.moves().iter().zip(game.positions())
                .map(|(&played, position)| written(position, played, style)).collect();
            Sheet::of_cells(&cells, LanguageChoice::Given(language))
        };
        let start = Some((game.start().clone(), game.castling_mode()));
        let options = MergeOptions { start, final_board: None };
        let merged = merge(&cells(first, &white), &cells(second, &black), &options);
        prop_assert_eq!(merged.game.uci(), game.uci());
        prop_assert!(merged.problems.is_empty(), "{:?}", merged.problems);
    }

    #[test]
    fn no_written_move_is_lost(game in any_game(60), cut in any::<prop::sample::Index>()) {
        let mut cells: Vec<String> = game.moves().iter().zip(game.positions())
            .map(|(&played, position)| written(position, played, &WriteOptions::short(Language::Spanish))).collect();
        let at = cut.index(cells.len());
        cells[at] = "Zz9".to_owned();
        let sheet = read_cells(&cells, &options(&game, Language::Spanish));
        prop_assert_eq!(sheet.cells.len(), cells.len());
        prop_assert_eq!(&sheet.game().uci()[..at], &game.uci()[..at]);
    }
}

proptest! {
    #[test]
    fn rulings_at_the_board_never_panic(text in ".{0,60}", squares in proptest::collection::vec("[a-h][1-8]|x[a-h][1-8]|[a-h][1-8]-[a-h][1-8](=[QRBN])?", 0..4), at in 0..5usize) {
        use laws::clock::{TimeControl, TimeUnit, parse_time};
        use laws::edition::Edition;
        use laws::notation::letters::Language;
        let _ = parse_time(&text);
        for unit in [TimeUnit::Minutes, TimeUnit::Seconds, TimeUnit::Shown] {
            if let Ok(control) = TimeControl::parse(&text, unit) {
                prop_assert!(!control.periods.is_empty(), "a control has a period");
            }
        }
        let fen = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p6p/8/3pP3/8/8/P6P/R3K2R w KQkq d6 0 1",
            "4k3/P6P/8/8/8/8/8/R3K2R w KQ - 0 1",
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
            "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
        ][at];
        let game = laws::game::Game::from_fen(fen).expect("a playable position");
        let _ = laws::sealed::read_sealed(&game, &text, Language::Spanish, Edition::OldEs);
        let _ = laws::touch::parse(&text);
        let touched = squares.iter().filter_map(|it| laws::touch::parse(it).ok()).collect();
        for edition in Edition::ALL {
            let case = laws::touch::TouchCase::new(&game, Vec::clone(&touched), edition);
            if let Ok(ruling) = laws::touch::judge(&case) {
                let legal = shakmaty::Position::legal_moves(game.last());
                prop_assert!(ruling.moves.iter().all(|it| legal.contains(it)), "only legal moves");
                prop_assert_eq!(ruling.moves.is_empty(), legal.is_empty(), "always a way on");
            }
        }
    }

    #[test]
    fn a_control_reads_back(moves in proptest::option::of(1u16..99), minutes in 1u32..250, bonus in 0u32..60, kind in 0..4usize) {
        use laws::clock::{TimeControl, TimeUnit};
        let moves = moves.map_or_else(String::new, |moves| format!("{moves}/"));
        let bonus = match kind {
            0 => String::new(),
            1 => format!("+{bonus}"),
            2 => format!("d{bonus}"),
            _ => format!("b{bonus}"),
        };
        let text = format!("{moves}{minutes}{bonus}");
        let control = TimeControl::parse(&text, TimeUnit::Minutes).expect("a control");
        prop_assert_eq!(control.in_minutes(), Some(text));
        let seconds = control.in_seconds().expect("whole seconds");
        prop_assert_eq!(TimeControl::parse(&seconds, TimeUnit::Seconds), Ok(control));
    }
}
