//! Games from a stream: the same as from memory, whatever the file; and counted the same.

use std::io::{BufReader, Read};
use std::ops::ControlFlow;

use formats::pgn::{self, Counts, Games, PgnGame, Seen, Stream};
use formats::text::Encoding;
use proptest::prelude::*;

#[path = "../../examples/random_games/generator.rs"]
mod generator;

/// A stream that gives few bytes at a time.
struct Drip<'a>(&'a [u8]);

impl Read for Drip<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let n_read = self.0.len().min(7).min(buffer.len());
        buffer[..n_read].copy_from_slice(&self.0[..n_read]);
        self.0 = &self.0[n_read..];
        Ok(n_read)
    }
}

fn streamed(text: &[u8]) -> Vec<PgnGame> {
    Stream::new(BufReader::new(Drip(text))).unwrap().collect::<Result<_, _>>().unwrap()
}

/// Counts by the short way, and the games of which it tells.
fn checked(text: &[u8]) -> (Counts, Vec<PgnGame>) {
    let mut odd = Vec::new();
    let counts = pgn::check(BufReader::new(Drip(text)), |seen| {
        if let Seen::Odd(game) = seen {
            odd.push(game.clone());
        }
        ControlFlow::Continue(())
    });
    (counts.unwrap(), odd)
}

/// Cutting into pieces changes nothing.
fn same_as_whole(text: &str) {
    let whole: Vec<PgnGame> = Games::new(text).collect();
    assert_eq!(pgn::read(text.as_bytes()).games, whole, "{text:?}");
    agree(text);
}

/// Reading at once, reading from a stream and counting say the same.
fn agree(text: &str) {
    let whole = pgn::read(text.as_bytes()).games;
    assert_eq!(streamed(text.as_bytes()), whole, "{text:?}");
    let (counts, odd) = checked(text.as_bytes());
    let count = |is: fn(&PgnGame) -> bool| whole.iter().filter(|game| is(game)).count() as u64;
    assert_eq!(counts.games, whole.len() as u64, "{text:?}");
    assert_eq!(counts.odd, count(|game| !game.problems.is_empty()), "{text:?}");
    assert_eq!(counts.marked, count(PgnGame::is_marked), "{text:?}");
    assert_eq!(counts.plies, whole.iter().map(|game| game.legal_plies() as u64).sum::<u64>());
    let expected: Vec<PgnGame> =
        whole.into_iter().filter(|game| !game.problems.is_empty()).collect();
    assert_eq!(odd, expected, "{text:?}");
}

#[test]
fn made_up_games_are_all_legal_and_counted() {
    let text: String = (0..300).map(generator::game).collect();
    same_as_whole(&text);
    let (counts, odd) = checked(text.as_bytes());
    assert_eq!((counts.games, counts.odd, odd.len()), (300, 0, 0));
    assert!(counts.plies > 300 * 55, "games of 60 to 90 plies, few of them cut short by a mate");
    assert_eq!(counts.bytes, text.len() as u64);
}

#[test]
fn a_game_spoiled_among_many_is_told_with_its_line() {
    let mut games: Vec<String> = (0..50).map(generator::game).collect();
    games[30] = games[30].replacen("\n1. ", "\n1. Ke3 ", 1);
    let before = games[..30].concat().lines().count();
    let text = games.concat();
    agree(&text);
    let (counts, odd) = checked(text.as_bytes());
    assert_eq!((counts.games, counts.marked, odd.len()), (50, 1, 1));
    let place = &odd[0].problems[0].place;
    assert_eq!(place.part.as_deref(), Some("31"));
    assert_eq!(
        (place.line as usize, place.column),
        (before + 11, 4),
        "tags, a blank line, the move"
    );
}

#[test]
fn each_game_has_its_own_letters() {
    let mut bytes = "[Event \"A\"]\n[White \"Núñez\"]\n\n1. e4 *\n\n".as_bytes().to_vec();
    bytes.extend_from_slice(b"[Event \"B\"]\n[White \"N\xFA\xF1ez\"]\n\n1. d4 *\n\n");
    bytes.extend_from_slice("[Event \"C\"]\n[White \"Đorđević\"]\n\n1. c4 *\n".as_bytes());
    let reading = pgn::read(&bytes);
    let names: Vec<_> = reading.games.iter().filter_map(|game| game.tag("White")).collect();
    assert_eq!(names, ["Núñez", "Núñez", "Đorđević"]);
    assert_eq!(reading.encoding, Encoding::Windows1252);
    let keys: Vec<&str> = reading.problems.iter().map(formats::problem::Problem::key).collect();
    assert_eq!(keys, ["encoding-guessed"]);
}

#[test]
fn utf16_and_old_line_ends() {
    let text = "[Event \"Á\"]\r\r1. e4 e5 *\r\r[Event \"B\"]\r\r1. d4 *\r";
    agree(text);
    let wide: Vec<u8> =
        std::iter::once(0xFEFF).chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let games = streamed(&wide);
    assert_eq!((games.len(), games[0].tag("Event")), (2, Some("Á")));
    assert_eq!(games[1].place.line, 5);
}

#[test]
fn a_watch_can_stop_the_reading() {
    let text: String = (0..6000).map(generator::game).collect();
    let counts = pgn::check(text.as_bytes(), |_| ControlFlow::Break(())).unwrap();
    assert!(counts.games < 3000, "stopped at the first figure of progress");
}

#[test]
fn odd_borders_between_games() {
    for text in [
        // An event inside a comment, after a sign, a note or a second bracket, is not that of the game.
        "[White \"x\"]\n{\n [Event \"A\"]\n}\n[Event \"B\"]\n\n1. e4 *\n\n[Event \"C\"]\n*",
        "[Event \"A\"] $3\n[White \"x\"]\n[Event \"B\"]\n[Event \"C\"]\n*",
        "[Event \"A\"] ; c ]\n[White \"x\"]\n[Event \"B\"]\n\n1. d4 *\n",
        "[Event \"A\"] {c} ] [White \"x\"]\n[Event \"B\"]\n\n1. d4 *\n",
        "\n\u{feff}\u{feff}[White \"x\"]\r[Event \"B\"]\r\r*\r[White \"y\"]\r[Black \"z\"]\r[Event \"C\"]",
        "1. e4 *\n{only a note}\n[White \"x\"]\n[Event \"B\"]\n*\n[White \"y\"]\n[Event \"C\"]\n*\n[White \"z\"]",
        "[White \"x\"]\n[Event \"B\"]\n\n1. e4 *\n[Event \"B\"]\n\n1. e4 *\n[Event \"C\"]\n\n*\n",
        "{a note first}\n[Event \"A\"]\n\n1. e4 {open\n\n[Event \"B\"]\n1. d4 (1. c4\n[Event \"C\"]\n*",
        "[Event \"A\"]\n[Event \"B\"]\n\n1-0\n1. e4 0-1 {late} 1. d4 *\n[White \"y\"]\n12.\n[Event \"C\"]\n*",
        "[Event \"A\"]\n\n1. e4 * [Event \"B\"]\n\n1. e4 *\n\n  [Event \"C\"]\n\n*",
        "\n\n[Event \"A\"]\n\n1. e4 1-0\n1-0\n[Event \"B\"][White \"x\"]\n\n1. e4 e5 $1 {c} (1... c5) 1-0",
        // Mate on the board, and another result.
        "[Event \"A\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n[Event \"B\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n",
        // Games of tags alone, and several on a line.
        "[White \"x\"]\n\n[Event \"A\"]\n[White \"y\"]\n\n[Event \"B\"]\n[White \"z\"]\n*",
        "[White \"x\"]\r\n\r\n[Site \"s\"]\r\n[Event \"A\"]\r\n[White \"y\"]\r\n*",
        "1. e4 * [Event \"A\"] [White \"x\"]\n[Event \"B\"]\n* [White \"y\"]\n[Event \"C\"]\n*",
        "[Event \"A\"]\n[Result \"0-1\"]\n\n1-0\n\n[Event \"B\"]\n\n1. e4 e4 *\n\n[Event \"C\"]\n\n1. 0-0 *\n",
    ] {
        same_as_whole(text);
        same_as_whole(&format!("{}{text}", generator::game(7)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn pieces_of_games_in_any_order(pieces in proptest::collection::vec(
        prop::sample::select(vec![
            "[Event \"A\"]\n", "\n[Event \"B\"]\n", "\n[White \"x\"y\"]\n", "[Result \"1-0\"]\n", "[White \"z\"] ", "\n", "\r\n", " ", "1. ",
            "e4 ", "e5 ", "Nf3 ", "0-0 ", "{", "}", "{a}", "(", ")", "; ", "[", "]", "1-0 ", "1-0\n", "* ", "*\n", "$3 ",
            "!? ", "\"", "\\", "%", "é", "{[%clk 1:0:0]}", "--", "12 ",
        ]),
        0..40,
    )) {
        same_as_whole(&pieces.concat());
        same_as_whole(&format!("{}{}", generator::game(7), pieces.concat()));
    }
}
