//! Histories from short texts.

use tournament::history::{Cell, History, Row, Scoring};
use tournament::ids::{RoundNo, Tpn};
use tournament::round::{ByeKind, Color, Score};

fn made(opponent: u16, color: Color, result: &str) -> Cell {
    let opponent = Tpn(opponent);
    let game = |score, rated| Cell::Game { opponent, color, score, rated };
    match result {
        "1" => game(Score::Win, true),
        "=" => game(Score::Draw, true),
        "0" => game(Score::Loss, true),
        "W" => game(Score::Win, false),
        "D" => game(Score::Draw, false),
        "L" => game(Score::Loss, false),
        "+" => Cell::Forfeit { opponent, color, won: true },
        "-" => Cell::Forfeit { opponent, color, won: false },
        "*" => Cell::Open { opponent, color },
        "U" => Cell::Bye(ByeKind::PairingAllocated),
        "F" => Cell::Bye(ByeKind::FullPoint),
        "H" => Cell::Bye(ByeKind::HalfPoint),
        "Z" => Cell::Bye(ByeKind::ZeroPoint),
        other => panic!("no result: {other:?}"),
    }
}

/// A tournament of unrated players.
pub(crate) fn history(rounds: u8, players: Vec<Row>) -> History {
    History {
        rounds_planned: RoundNo(rounds),
        scoring: Scoring::default(),
        initial_color: Some(Color::White),
        players,
        acceleration: Vec::new(),
        prohibited: Vec::new(),
    }
}

/// A crosstable as one writes it down: a line a player, a word a round, as in `2w1 3b= U H 4b-`;
/// `*` is an open game. Numbers are line numbers; ratings go down from 2400 by 50.
pub(crate) fn table(rounds: u8, text: &str) -> History {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let players = lines
        .enumerate()
        .map(|(index, line)| Row {
            tpn: Tpn(u16::try_from(index + 1).unwrap()),
            name: format!("Player {}", index + 1),
            rating: Some(2400 - 50 * u16::try_from(index).unwrap()),
            title: None,
            federation: String::new(),
            rounds: line.split_whitespace().map(word).collect(),
        })
        .collect();
    history(rounds, players)
}

fn word(text: &str) -> Cell {
    match text.find(['w', 'b']) {
        None => made(0, Color::White, text),
        Some(at) => {
            let color = if &text[at..=at] == "w" { Color::White } else { Color::Black };
            made(text[..at].parse().unwrap(), color, &text[at + 1..])
        }
    }
}
