//! sealed-move-*.jsonl: single written moves against a position.

use laws::game::{Game, uci_of};
use laws::notation::letters::Language;
use laws::notation::matching::{self, LegalityError};
use laws::notation::written::{self, SyntaxError};
use serde::Deserialize;

use crate::oracle;

#[derive(Deserialize)]
struct Row {
    id: String,
    fen: String,
    written: String,
    language: String,
    verdict: String,
    moves: Vec<String>,
}

fn check(file: &str, expected_rows: usize) {
    let rows = oracle::rows::<Row>(file);
    assert_eq!(rows.len(), expected_rows);
    let mut wrong = Vec::new();
    for row in rows {
        let game = Game::from_fen(&row.fen).expect("the oracle holds playable positions");
        let position = game.start();
        let language = row.language.parse().unwrap_or(Language::English);
        let uci = |played| uci_of(played, game.castling_mode());
        let (verdict, mut moves) = match written::parse(&row.written, language) {
            Err(SyntaxError::Descriptive { .. }) => ("not_algebraic", row.moves.clone()),
            Err(_) => ("unreadable", Vec::new()),
            Ok(written) => match matching::find(&written, position, language) {
                Ok(found) => ("ok", vec![uci(found.played)]),
                Err(LegalityError::Illegal { .. }) => ("illegal", Vec::new()),
                Err(LegalityError::Ambiguous { fits }) => {
                    ("ambiguous", fits.into_iter().map(uci).collect())
                }
            },
        };
        moves.sort();
        let mut expected = row.moves.clone();
        expected.sort();
        if verdict != row.verdict || moves != expected {
            wrong.push(format!(
                "{} `{}`: {verdict} {moves:?}, oracle {} {expected:?}",
                row.id, row.written, row.verdict
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn written_by_hand() {
    check("sealed-move-hand.jsonl", 87);
}

#[test]
fn computed() {
    check("sealed-move-auto.jsonl", 200);
}
