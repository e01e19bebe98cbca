//! PGN in and out.

use formats::pgn::{self, PgnGame, PgnResult};
use proptest::prelude::*;
use tournament::round::{Color, Outcome};

fn games(text: &str) -> Vec<PgnGame> {
    pgn::read(text.as_bytes()).games
}

fn one(text: &str) -> PgnGame {
    let mut games = games(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

fn moves(game: &PgnGame) -> String {
    let shown = |played: &pgn::PgnMove| played.san.clone().unwrap_or(format!("<{}>", played.text));
    game.moves.iter().map(shown).collect::<Vec<_>>().join(" ")
}

fn problems(game: &PgnGame) -> String {
    game.problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

fn written(games: &[PgnGame]) -> String {
    let mut out = Vec::new();
    for game in games {
        pgn::write_game(game, &mut out).unwrap();
    }
    String::from_utf8(out).unwrap()
}

/// What a game says, without places and problems.
fn content(game: &PgnGame) -> PgnGame {
    let mut game = game.clone();
    game.problems.clear();
    game.place = formats::problem::Place::default();
    for played in &mut game.moves {
        played.place = formats::problem::Place::default();
        if let Some(san) = &played.san {
            played.text.clone_from(san);
        }
    }
    game
}

#[test]
fn issue_a13_a_bare_quote_in_a_tag_is_kept_raw() {
    let game = one(
        "[Event \"Open\"]\n[TimeControl \"15'/game & 10\"/move\"]\n[White \"Ana \\\"Bo\\\" Caro\"]\n\n1. e4 *\n",
    );
    assert_eq!(game.tag("TimeControl"), Some("15'/game & 10\"/move"));
    assert_eq!(game.tag("White"), Some("Ana \"Bo\" Caro"));
    assert_eq!(moves(&game), "e4");
    insta::assert_snapshot!(problems(&game), @r#"
1:2:1: quote inside the value of tag TimeControl, kept as written, found "[TimeControl \"15'/game & 10\"/move\"]"; compare with the original
"#);
}

#[test]
fn issue_a19_blank_lines_bom_and_crlf() {
    let game = one(
        "\u{feff}[Event \"Open\"]\r\n[White \"Ana\"]\r\n\r\n\r\n1. e4 e5\r\n2. Nf3 1-0\r\n\r\n",
    );
    assert_eq!((moves(&game).as_str(), game.result), ("e4 e5 Nf3", PgnResult::WhiteWins));
    assert_eq!(game.tag("White"), Some("Ana"));
}

#[test]
fn issue_a20_castling_with_zeros_and_four_dots() {
    let text = "1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5 4.0-0 Nf6 5.d3 o-o 6.Nc3 d6 7.Bg5 Qe7 8.Nd5 Qd8 9.Bxf6 gxf6 10.Nh4 10....Kg7 *";
    let game = one(text);
    assert!(problems(&game).is_empty(), "{}", problems(&game));
    assert!(moves(&game).contains("O-O Nf6 d3 O-O"));
    assert_eq!(game.moves[6].uci.as_deref(), Some("e1g1"));
    assert!(written(&[game]).contains("10. Nh4 Kg7 *"));
    let queen_side = one("1.d4 d5 2.Nc3 Nc6 3.Bf4 Bf5 4.Qd2 Qd7 5.0-0-0 O-O-O 6…e3");
    assert!(moves(&queen_side).ends_with("O-O-O O-O-O e3"));
}

#[test]
fn issue_a21_an_illegal_move_costs_no_other_game() {
    let game =
        |white: &str, text: &str| format!("[Event \"E\"]\n[White \"{white}\"]\n\n{text}\n\n");
    let text = game("A", "1. e4 e5 1-0")
        + &game("B", "1. d4 d5 1/2-1/2")
        + &game("C", "1. e4 e5 2. Qh5 Ke7 3. Qxe5+ Kd6 {into check} 4. a3 1-0")
        + &game("D", "1. c4 zz 0-1")
        + &game("E", "1. Nf3 0-1");
    let games = games(&text);
    let whites: Vec<&str> = games.iter().map(|game| game.tag("White").unwrap()).collect();
    assert_eq!(whites, ["A", "B", "C", "D", "E"]);
    assert_eq!(moves(&games[2]), "e4 e5 Qh5 Ke7 Qxe5# <Kd6> <a3>");
    assert!(games[2].is_marked());
    assert_eq!((games[2].legal_plies(), games[2].result), (5, PgnResult::WhiteWins));
    assert_eq!(moves(&games[3]), "c4 <zz>");
    insta::assert_snapshot!(problems(&games[2]) + "\n" + &problems(&games[3]), @r#"
3:14:30: move 3 of Black is illegal, moves from here are kept as text, found "Kd6"; compare with the original
4:19:7: move 1 of Black cannot be read, moves from here are kept as text, found "zz"; compare with the original
"#);
    assert!(written(&games[2..3]).contains("3. Qxe5# Kd6 {into check} 4. a3 1-0"));
}

#[test]
fn issue_a22_clock_comments_are_kept() {
    let game =
        one("1. e4 {[%emt 0:0:2]} e5 {[%clk 1:59:50]}{[%emt 00:00:58]} 2. Nf3 {good\nmove} *");
    assert_eq!(game.moves[1].comments, ["[%clk 1:59:50]", "[%emt 00:00:58]"]);
    assert_eq!(pgn::clocks(&game.moves[0].comments[0])[0].millis, 2_000);
    let text = written(std::slice::from_ref(&game));
    assert!(
        text.replace('\n', " ").contains(
            "1. e4 {[%emt 0:0:2]} 1... e5 {[%clk 1:59:50]} {[%emt 00:00:58]} 2. Nf3 {good move} *"
        ),
        "{text}"
    );
    assert_eq!(content(&one(&text)).moves, content(&game).moves);
}

#[test]
fn games_part_at_tags_results_and_repeated_events() {
    let text = "[Event \"A\"]\n[Result \"1-0\"]\n\n[Event \"B\"]\n\n*\n\n1. e4 e5 0-1 1. d4 d5 ½–½\n[White \"x\"]\n1. c4\n[White \"y\"]\n";
    let shown: Vec<String> = games(text)
        .iter()
        .map(|game| format!("{} {} {}", game.tags.len(), moves(game), game.result.text()))
        .collect();
    assert_eq!(shown, ["2  1-0", "1  *", "0 e4 e5 0-1", "0 d4 d5 1/2-1/2", "1 c4 *", "1  *"]);
}

/// Each game as `White moves result`.
fn shown(text: &str) -> Vec<String> {
    let one = |game: &PgnGame| {
        let white = game.tag("White").unwrap_or("?");
        format!("{white}: {} {}", moves(game), game.result.text())
    };
    games(text).iter().map(one).collect()
}

#[test]
fn games_of_tags_alone_part_where_the_seven_tags_come_again() {
    let pair = |round: &str, name: &str| {
        format!("[Round \"{round}\"]\n[White \"{name}\"]\n[Black \"b\"]\n[Result \"1/2-1/2\"]\n")
    };
    let one = pair("1.11", "Po, X");
    let expected = ["Po, X:  1/2-1/2", "Zu, A: e4 e5 1/2-1/2"];
    for blanks in ["\n", "\n\n", " \n\t\n"] {
        let text = format!("{one}{blanks}{}\n1. e4 e5 1/2-1/2\n", pair("1.12", "Zu, A"));
        assert_eq!(shown(&text), expected, "{text}");
        assert_eq!(shown(&text.replace('\n', "\r\n")), expected, "{text}");
        // What comes again need not come first.
        let text = format!("{one}{blanks}[Site \"S\"]\n[White \"Zu, A\"]\n\n1. e4 e5 1/2-1/2\n");
        assert_eq!(shown(&text), expected, "{text}");
        let text = format!("{one}{blanks}[Event \"E\"]\n[White \"Zu, A\"]\n\n1. e4 e5 1/2-1/2\n");
        assert_eq!(shown(&text), expected, "{text}");
    }
    // Tags of one game may stand apart.
    let text = "[Event \"E\"]\n\n[White \"w\"]\n\n[Black \"b\"]\n\n1. e4 *\n";
    assert_eq!(shown(text), ["w: e4 *"]);
}

#[test]
fn games_of_one_line_part_after_the_result() {
    let expected = ["a: e4 e5 1-0", "b: d4 d5 0-1"];
    for text in [
        "[Event \"A\"] [White \"a\"] [Result \"1-0\"] 1. e4 e5 1-0 [Event \"B\"] [White \"b\"] [Result \"0-1\"] 1. d4 d5 0-1",
        "[Event \"A\"]\n[White \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0 [Event \"B\"]\n[White \"b\"]\n[Result \"0-1\"]\n\n1. d4 d5 0-1",
        "[White \"a\"] 1. e4 e5 1-0 {over} [White \"b\"][Result \"0-1\"] 1. d4 d5 0-1",
    ] {
        assert_eq!(shown(text), expected, "{text}");
        assert!(games(text).iter().all(|game| problems(game).is_empty()), "{text}");
    }
    // No tag is what only looks like one.
    assert_eq!(shown("[White \"a\"]\n\n1. e4 1-0 [see\n"), ["a: e4 1-0", "?: <see> *"]);
}

#[test]
fn games_are_written_in_export_format() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let text = format!("[FEN \"{fen}\"]\n\n1. e4$2! Kd7?? 2. e5!$2$10 *");
    let game = one(&text);
    assert_eq!(problems(&game), "");
    let out = written(&[game]);
    assert!(out.contains(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n")), "{out}");
    assert!(out.ends_with("1. e4 $2 $1 Kd7 $4 2. e5 $1 $2 $10 *\n\n"), "{out}");
    let again = written(&[one(&out)]);
    assert_eq!(again, out);
}

#[test]
fn unclosed_comments_and_variations_end_before_the_next_game() {
    let text = "[Event \"A\"]\n\n1. e4 {no end 1... e5 *\n\n[Event \"B\"]\n\n1. d4 (1. c4 (1. f4 *\n\n[Event \"C\"]\n\n1. Nf3 {x} *\n";
    let games = games(text);
    let shown: Vec<String> = games.iter().map(moves).collect();
    assert_eq!(shown, ["e4", "d4", "Nf3"]);
    insta::assert_snapshot!(games.iter().map(problems).collect::<Vec<_>>().join("\n"), @r#"
1:3:7: comment is not closed, found "no end 1... e5 *\n\n"; compare with the original
1:1:1: no result after the moves; compare with the original
2:7:7: variation is not closed, the rest of the game is kept as text, found "1. c4 (1. f4 *"; compare with the original
2:5:1: no result after the moves; compare with the original
"#);
}

#[test]
fn variations_signs_and_escapes_are_kept() {
    let game = one(
        "% escape\n1. e4! $14 (1. d4 {a (b} d5 (1... Nf6)) 1... e5 ; rest of line\n2. Nf3?! +- *",
    );
    assert_eq!(game.moves[0].signs, ["!", "$14"]);
    assert_eq!(game.moves[0].variations, ["1. d4 {a (b} d5 (1... Nf6)"]);
    assert_eq!(game.moves[1].comments, ["rest of line"]);
    assert!(problems(&game).is_empty());
    let mut again = content(&one(&written(std::slice::from_ref(&game))));
    assert_eq!(again.moves[0].signs, ["$1", "$14"]);
    assert_eq!(again.moves[2].signs, ["$6", "$18"]);
    for ply in [0, 2] {
        again.moves[ply].signs.clone_from(&game.moves[ply].signs);
    }
    assert_eq!(again.moves, content(&game).moves);
}

#[test]
fn signs_are_written_as_numbers_and_words_of_check_are_not() {
    let text = "1. e4 e5 N 2. Bc4 += Nc6 ± 3. Qh5 ! D Nf6?? ∞ $36 4. Qxf7+ mate! □ ⇆ *";
    let game = one(text);
    assert_eq!(problems(&game), "");
    let out = written(&[game]);
    let expected =
        "1. e4 e5 $146 2. Bc4 $14 Nc6 $16 3. Qh5 $1 $220 Nf6 $4 $13 $36 4. Qxf7# $1 $7 {⇆} *";
    assert_eq!(out.split("\n\n").nth(1).unwrap_or_default().replace('\n', " "), expected);
    for sign in ["=", "=+", "∓", "+-", "-+", "+--", "!□", "N!"] {
        let out = written(&[one(&format!("1. e4 {sign} *"))]);
        let numbers = match sign {
            "=" => "e4 $10 *",
            "=+" => "e4 $15 *",
            "∓" => "e4 $17 *",
            "+-" | "+--" => "e4 $18 *",
            "-+" => "e4 $19 *",
            "!□" => "e4 $1 $7 *",
            _ => "e4 $146 $1 *",
        };
        assert!(out.contains(numbers), "{sign}: {out}");
    }
}

#[test]
fn words_of_check_with_signs_stop_no_game() {
    let game = one("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7 ch! Kxf7? 5. Bxf7 dbl.ch.? mate! *");
    assert_eq!(game.moves[6].signs, ["!"]);
    let game = one("1. f3 e5 2. g4 Qh4 mate!? dis.ch. 0-1");
    assert_eq!((problems(&game), game.moves.len()), (String::new(), 4));
}

#[test]
fn positions_from_fen_and_impossible_ones() {
    let game =
        one("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 40\"]\n[SetUp \"1\"]\n\n40... Kd7 41. e4 *");
    assert_eq!(game.moves[1].uci.as_deref(), Some("e2e4"));
    assert!(written(&[game]).contains("40... Kd7 41. e4 *"));
    let bad = one("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *");
    assert_eq!((moves(&bad).as_str(), bad.problems[0].key()), ("<e4>", "bad-position"));
}

#[test]
fn promotions_long_notation_and_figurines() {
    let game = one("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1.a8Q+ Kg7 2. Qa8-b8 ♚f6 *");
    assert_eq!(moves(&game), "a8=Q+ Kg7 Qb8 Kf6");
    assert_eq!(moves(&one("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1.a8(N) Kg7 *")), "a8=N Kg7");
}

#[test]
fn results_that_differ_are_said() {
    let game = one("[Result \"1-0\"]\n\n1. e4 0-1");
    assert_eq!(game.result, PgnResult::BlackWins);
    assert_eq!(game.problems[0].key(), "results-differ");
}

#[test]
fn mate_and_stalemate_with_another_result_are_said() {
    let mate = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6?? 4. Qxf7#";
    for result in ["1-0", "*"] {
        assert_eq!(problems(&one(&format!("{mate} {result}"))), "");
    }
    let told = problems(&one(&format!("[Result \"0-1\"]\n\n{mate} 0-1")));
    insta::assert_snapshot!(told, @"1:3:37: the last position is checkmate, the game ends 1-0; another result is given; compare with the original");
    let fen = "[FEN \"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1\"]\n\n1. Qf7";
    assert_eq!(problems(&one(&format!("{fen} 1/2-1/2"))), "");
    assert!(problems(&one(&format!("{fen} 1-0"))).contains("stalemate, the game ends 1/2-1/2"));
}

#[test]
fn export_has_seven_tags_extra_tags_and_short_lines() {
    let mut game = one(&format!("1. Nf3 Nf6 {}*", "2. Ng1 Ng8 3. Nf3 Nf6 ".repeat(12)));
    for (name, value) in
        [("WhiteElo", "2301"), ("Round", "6.12"), ("White", "Núñez \"Íñ\\\""), ("Board", "12")]
    {
        game.set_tag(name, value);
    }
    game.set_outcome(Some(Outcome::DRAW));
    let text = written(std::slice::from_ref(&game));
    assert!(text.lines().all(|line| line.chars().count() < 80));
    assert!(text.starts_with("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"6.12\"]\n[White \"Núñez \\\"Íñ\\\\\\\"\"]\n[Black \"?\"]\n[Result \"1/2-1/2\"]\n[WhiteElo \"2301\"]\n[Board \"12\"]\n\n1. Nf3"), "{text}");
    assert_eq!(one(&text).tag("White"), Some("Núñez \"Íñ\\\""));
}

#[test]
fn forfeits_and_games_without_moves() {
    let mut game = PgnGame::default();
    game.set_outcome(Some(Outcome::Forfeit { winner: Some(Color::White) }));
    let text = written(&[game]);
    assert!(text.ends_with("[Result \"1-0\"]\n[Termination \"forfeit\"]\n\n1-0\n\n"), "{text}");
    let game = one(&text);
    assert!(game.moves.is_empty() && problems(&game).is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn any_bytes_are_read(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let _ = pgn::read(&bytes);
    }

    #[test]
    fn any_pieces_of_pgn_are_read_and_written(pieces in proptest::collection::vec(
        prop::sample::select(vec![
            "[Event \"A\"]\n", "\n[White \"x\"y\"]\n", "\n", " ", "1. ", "e4 ", "e5 ", "Nf3 ", "0-0 ", "{", "}", "(", ")", "; ",
            "[", "]", "1-0 ", "* ", "$3 ", "!? ", "\"", "\\", "%", "é", "[%clk 1:0:0]", "--",
        ]),
        0..40,
    )) {
        let games = games(&pieces.concat());
        let again = games_of(&written(&games));
        prop_assert_eq!(again.len(), games.len());
    }

    #[test]
    fn a_cut_anywhere_keeps_the_earlier_games(cut in 0usize..200) {
        let text = "[Event \"Á\"]\n\n1. e4 e5 {a} 1-0\n\n[Event \"B\"]\n\n1. d4 (1. c4) d5 0-1\n\n[Event \"C\"]\n\n1. c4 *\n";
        let cut = cut.min(text.len());
        let read = pgn::read(&text.as_bytes()[..cut]).games;
        let complete = [(" 1-0\n"), (" 0-1\n"), (" *\n")].iter().filter(|end| text.find(**end).unwrap() + end.len() <= cut).count();
        let whole = games(text);
        prop_assert!(read.len() >= complete);
        prop_assert_eq!(&read[..complete], &whole[..complete]);
    }
}

fn games_of(text: &str) -> Vec<PgnGame> {
    games(text)
}

#[test]
fn every_fault_kind_of_real_reports() {
    // Each: moves as written, moves as understood (`<...>`: kept as text).
    for (written, understood) in [
        // An over-exact disambiguation because the other piece is pinned, and the full square.
        ("1. e4 e5 2. Ng1f3 Nb8-c6 3. Bf1b5 *", "e4 e5 Nf3 Nc6 Bb5"),
        // A capture mark without a capture, and none where there is one.
        ("1. e4 d5 2. exd5 Qd5 *", "e4 d5 exd5 Qxd5"),
        // Pawn moves in long notation, castling as a move of the king.
        ("1. e2-e4 e7e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Ke1-g1 *", "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O"),
        // No file of departure: only one pawn can take.
        ("1. e4 d5 2. xd5 *", "e4 d5 exd5"),
        // En dashes in castling and result.
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O–O 1–0", "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O"),
        // Null moves.
        ("1. e4 -- 2. d4 *", "e4 <--> <d4>"),
        ("1. e4 Z0 2. d4 *", "e4 <Z0> <d4>"),
        // One letter of another language: a knight in Hungarian, a queen in Polish, so not guessed.
        ("1. e4 e5 2. Hf3 *", "e4 e5 <Hf3>"),
        // Lower-case pieces.
        ("1. e4 e5 2. nf3 *", "e4 e5 Nf3"),
        // Glyphs as text, diagram marks.
        ("1. e4 += e5 N {[#]} 2. Nf3 *", "e4 e5 Nf3"),
        // Move number 0, numbers skipped.
        ("0. e4 7. e5 *", "e4 e5"),
        // Kings in the centre as the result signal of electronic boards: a comment.
        ("1. e4 e5 2. Ke4 Ke5 1-0", "e4 e5"),
    ] {
        assert_eq!(moves(&one(written)), understood, "{written}");
    }
    // Ambiguous: said, not guessed.
    let ambiguous = one("[FEN \"4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1\"]\n\n1. Ne2 *");
    assert_eq!(ambiguous.problems[0].key(), "ambiguous-move");
    let two_pawns = one("1. e4 d5 2. c4 a6 3. xd5 *");
    assert_eq!(two_pawns.problems[0].key(), "ambiguous-move", "either pawn can take");
    // A promotion to a king, and one without a piece.
    for odd in ["1. a8=K *", "1. a8 *"] {
        let game = one(&format!("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n{odd}"));
        assert!(game.is_marked(), "{odd}");
    }
    // Castling rights in the FEN that the position cannot have; free text as time control.
    let game =
        one("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w KQkq - 0 1\"]\n[TimeControl \"60 mins\"]\n\n1. e4 *");
    assert_eq!((moves(&game).as_str(), game.tag("TimeControl")), ("e4", Some("60 mins")));
}

/// Moves of a text in UCI, then its problems.
fn replayed(moves: &str) -> String {
    let reading = formats::pgn::read(format!("[Event \"Cup\"]\n\n{moves} *\n").as_bytes());
    let game = &reading.games[0];
    let uci: Vec<&str> = game.moves.iter().map(|it| it.uci.as_deref().unwrap_or("?")).collect();
    let problems = game.problems.iter().map(|it| format!("\n{it}"));
    uci.join(" ") + &problems.collect::<String>()
}

#[test]
fn kinds_of_notation_that_people_and_boards_write() {
    assert_eq!(
        replayed("1. e4 e5= 2. nf3 nc6 3. bc4 b5 4. bxb5"),
        "e2e4 e7e5 g1f3 b8c6 f1c4 b7b5 c4b5"
    );
    assert_eq!(replayed("1. e2e4 e7-e5 2. g1f3 D b8-c6 3. Bb5ch"), "e2e4 e7e5 g1f3 b8c6 f1b5");
    assert_eq!(replayed("1. f3 e5 2. g4 Qh4mate"), "f2f3 e7e5 g2g4 d8h4");
    assert_eq!(replayed("1. f3 e5 2. g4 Qh4 mate"), "f2f3 e7e5 g2g4 d8h4");
    insta::assert_snapshot!(replayed("1. e4 -- 2. d4"), @r#"
e2e4 ? ?
1:3:7: move 1 of Black is a null move, moves from here are kept as text, found "--"; compare with the original
"#);
    insta::assert_snapshot!(replayed("1. e4 e5 2. Nf3 Nc6 3. Ke4 Kd5"), @r#"
e2e4 e7e5 g1f3 b8c6
1:3:24: kings were put into the centre to signal the result, this is no move, found "Ke4 Kd5"
"#);
}

#[test]
fn piece_letters_of_other_languages_are_found_out_by_the_game() {
    let ruy = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1g1 d8f6";
    for moves in [
        "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Axc6 dxc6 5. O-O Df6",
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. 0-0 Df6",
        "1. e4 e5 2. Hf3 Hc6 3. Fb5 a6 4. Fxc6 dxc6 5. 0-0 Vf6",
        "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Сxc6 dxc6 5. 0-0 Фf6",
    ] {
        let found = replayed(moves);
        assert!(found.starts_with(ruy), "{found}");
        assert!(found.contains("piece letters of"), "{found}");
    }
    // A slip in English is no other language: B is a pawn in German.
    insta::assert_snapshot!(replayed("1. e4 e5 2. Ba4 d6 3. Nf3 Nc6"), @r#"
e2e4 e7e5 ? ? ? ?
1:3:13: move 2 of White is illegal, moves from here are kept as text, found "Ba4"; compare with the original
"#);
    // An illegal move ends a game in Spanish as any other.
    insta::assert_snapshot!(replayed("1. e4 e5 2. Cf3 Cc6 3. Ah8 a6"), @r#"
e2e4 e7e5 g1f3 b8c6 ? ?
1:3:4: moves read with the piece letters of Spanish
1:3:24: move 3 of White is illegal, moves from here are kept as text, found "Ah8"; compare with the original
"#);
}
