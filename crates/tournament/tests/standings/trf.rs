//! Reads as much of a TRF file as standings need, and builds histories from short texts.

use tournament::history::{Cell, History, Row, Scoring};
use tournament::ids::{RoundNo, Tpn};
use tournament::round::{ByeKind, Color, Score};

/// Records 001 and 142. Scoring is left at its default.
pub(crate) fn read(text: &str) -> History {
    let lines = text.split(['\r', '\n']).map(str::trim_end).filter(|line| !line.is_empty());
    let (mut players, mut rounds) = (Vec::new(), 0);
    for line in lines {
        match line.get(..3) {
            Some("001") => players.push(player(line)),
            Some("142") => rounds = line[4..].trim().parse().unwrap(),
            _ => {}
        }
    }
    let longest = players.iter().map(|row: &Row| row.rounds.len()).max().unwrap_or(0);
    history(if rounds == 0 { u8::try_from(longest).unwrap() } else { rounds }, players)
}

fn player(line: &str) -> Row {
    let rounds = (0..)
        .map(|round| 91 + 10 * round)
        .take_while(|start| *start < line.len())
        .map(|start| cell(&line[start..line.len().min(start + 8)]))
        .collect();
    Row {
        tpn: Tpn(line[4..8].trim().parse().unwrap()),
        name: line[14..47].trim().to_owned(),
        rating: line[48..52].trim().parse().ok().filter(|rating| *rating > 0),
        title: None,
        federation: String::new(),
        rounds,
    }
}

/// `  12 w 1`, `0000 - H`, or blank.
fn cell(text: &str) -> Cell {
    let mut words = text.split_whitespace();
    let opponent = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
    let color = if words.next() == Some("w") { Color::White } else { Color::Black };
    made(opponent, color, words.next().unwrap_or("Z"))
}

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
