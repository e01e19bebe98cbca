//! Just enough of TRF to read the oracles: 001 142 152 162 250 260 and XXR XXC XXA XXP.

use tournament::history::{Acceleration, Cell, History, Prohibition, Row, Scoring};
use tournament::ids::{RoundNo, Tpn};
use tournament::points::Points;
use tournament::round::{ByeKind, Color, Score};

pub(crate) fn read(text: &str) -> History {
    let mut history = History {
        rounds_planned: RoundNo(0),
        scoring: Scoring::default(),
        initial_color: None,
        players: Vec::new(),
        acceleration: Vec::new(),
        prohibited: Vec::new(),
    };
    for line in text.lines() {
        let code = line.get(..3).unwrap_or("");
        let rest = line.get(4..).unwrap_or("");
        match code {
            "001" => history.players.push(row(line)),
            "142" | "XXR" => history.rounds_planned = RoundNo(number(rest) as u8),
            "152" | "XXC" => {
                if rest.contains("white1") || rest.starts_with('W') {
                    history.initial_color = Some(Color::White);
                } else if rest.contains("black1") || rest.starts_with('B') {
                    history.initial_color = Some(Color::Black);
                }
            }
            "162" => scoring(line, &mut history.scoring),
            "250" => history.acceleration.push(Acceleration {
                points: points(&line[9..13]),
                first_round: RoundNo(number(&line[14..17]) as u8),
                last_round: RoundNo(number(&line[18..21]) as u8),
                first: Tpn(number(&line[22..26])),
                last: Tpn(number(&line[27..31])),
            }),
            "XXA" => virtual_points(rest, &mut history.acceleration),
            "260" => history.prohibited.push(Prohibition {
                first_round: RoundNo(number(&line[4..7]) as u8),
                last_round: RoundNo(number(&line[8..11]) as u8),
                group: line[11..].split_whitespace().map(|id| Tpn(number(id))).collect(),
            }),
            "XXP" => history.prohibited.push(Prohibition {
                first_round: RoundNo(1),
                last_round: RoundNo(u8::MAX),
                group: rest.split_whitespace().map(|id| Tpn(number(id))).collect(),
            }),
            _ => {}
        }
    }
    history.players.sort_by_key(|row| row.tpn);
    history
}

fn number(text: &str) -> u16 {
    text.trim().parse().unwrap()
}

fn points(text: &str) -> Points {
    let (whole, tenths) = text.trim().split_once('.').unwrap();
    Points(whole.parse::<i32>().unwrap_or(0) * 10 + tenths.parse::<i32>().unwrap())
}

fn scoring(line: &str, scoring: &mut Scoring) {
    for at in (5..line.len()).step_by(9) {
        let value = points(&line[at + 1..line.len().min(at + 5)]);
        match &line[at..=at] {
            "W" => scoring.win = value,
            "D" => scoring.draw = value,
            "L" => scoring.loss = value,
            "Z" | "A" => scoring.absent = value,
            "P" => scoring.pab = value,
            other => panic!("unknown value {other}"),
        }
    }
}

fn virtual_points(rest: &str, acceleration: &mut Vec<Acceleration>) {
    let mut fields = rest.split_whitespace();
    let tpn = Tpn(number(fields.next().unwrap()));
    for (value, round) in fields.zip(1..) {
        acceleration.push(Acceleration {
            points: points(value),
            first_round: RoundNo(round),
            last_round: RoundNo(round),
            first: tpn,
            last: tpn,
        });
    }
}

fn row(line: &str) -> Row {
    let blocks = line.get(89..).unwrap_or("").as_bytes().chunks(10);
    Row {
        tpn: Tpn(number(&line[4..8])),
        name: line[14..47].trim().to_owned(),
        rating: line[48..52].trim().parse().ok(),
        title: None,
        federation: String::new(),
        rounds: blocks.filter(|block| block.len() == 10).map(cell).collect(),
    }
}

fn cell(block: &[u8]) -> Cell {
    let text = std::str::from_utf8(block).unwrap();
    let opponent = Tpn(number(&text[2..6]));
    let color = if &text[7..8] == "b" { Color::Black } else { Color::White };
    let game = |score| Cell::Game { opponent, color, score, rated: true };
    match &text[9..10] {
        "1" => game(Score::Win),
        "=" => game(Score::Draw),
        "0" => game(Score::Loss),
        "+" => Cell::Forfeit { opponent, color, won: true },
        "-" => Cell::Forfeit { opponent, color, won: false },
        "U" => Cell::Bye(ByeKind::PairingAllocated),
        "F" => Cell::Bye(ByeKind::FullPoint),
        "H" => Cell::Bye(ByeKind::HalfPoint),
        "Z" => Cell::Bye(ByeKind::ZeroPoint),
        other => panic!("unknown result {other}"),
    }
}
