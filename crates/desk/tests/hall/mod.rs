//! A desk in a folder of its own with a clock that stands still until it is moved.

#![allow(dead_code, unreachable_pub, reason = "each test file uses its own part")]

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use desk::{ApiError, Call, Desk, DeskOptions};
use journal::Moment;
use serde_json::{Value, json};

/// 2026-11-29 10:00 in Madrid.
const MORNING: i64 = 1_795_942_800_000;

pub struct Hall {
    pub desk: Desk,
    pub folder: tempfile::TempDir,
    clock: Arc<AtomicI64>,
    call: Call,
}

impl Hall {
    pub fn new() -> Hall {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let clock = Arc::new(AtomicI64::new(MORNING));
        let hands = clock.clone();
        let desk = Desk::new(DeskOptions {
            data_folder: folder.path().join("data"),
            clock: Arc::new(move || Moment {
                utc_ms: hands.load(Ordering::Relaxed),
                offset_minutes: 60,
            }),
        })
        .expect("a desk");
        Hall { desk, folder, clock, call: Call::in_language("en") }
    }

    /// A hall with an open event of one section.
    pub fn with_event(system: &str, rounds: u8) -> Hall {
        let hall = Hall::new();
        hall.ask("event.create", json!({"name": "Open Villa", "system": system, "rounds": rounds}));
        hall
    }

    pub fn language(mut self, code: &str) -> Hall {
        self.call = Call::in_language(code);
        self
    }

    pub fn wait(&self, minutes: i64) {
        self.clock.fetch_add(minutes * 60_000, Ordering::Relaxed);
    }

    pub fn try_ask(&self, method: &str, params: Value) -> Result<Value, ApiError> {
        let answer = self.desk.call(method, &params.to_string(), &self.call)?;
        Ok(serde_json::from_str(&answer).expect("answers are JSON"))
    }

    pub fn ask(&self, method: &str, params: Value) -> Value {
        self.try_ask(method, params.clone())
            .unwrap_or_else(|error| panic!("{method} {params}: {error:?}"))
    }

    /// The only section.
    pub fn section(&self) -> u64 {
        let frame = self.ask("frame.get", json!({}));
        frame["event"]["tournaments"][0]["id"].as_u64().expect("a section")
    }

    /// Enters players as `Name 2100`, the rating left out for the unrated.
    pub fn enter(&self, players: &[&str]) {
        let tournament = self.section();
        for player in players {
            let (name, rating) = match player.rsplit_once(' ') {
                Some((name, rating)) if rating.parse::<u16>().is_ok() => (name, rating),
                _ => (*player, ""),
            };
            self.ask(
                "players.add",
                json!({"tournament": tournament, "player": {"name": name, "rating": rating}}),
            );
        }
    }

    /// Draws and publishes the next round; confirms every warning.
    pub fn publish(&self) -> u64 {
        let tournament = self.section();
        let draft = self.ask("round.draft", json!({"tournament": tournament}));
        let findings: Vec<&Value> =
            draft["findings"].as_array().expect("findings").iter().map(|it| &it["id"]).collect();
        self.ask("round.publish", json!({
            "tournament": tournament, "round": draft["round"], "seen": draft["seen"], "confirmed": findings,
        }));
        draft["round"].as_u64().expect("a round")
    }

    /// Enters results by board: `1-0 =-= adjourned` or `.` for none.
    pub fn results(&self, round: u64, outcomes: &str) {
        let tournament = self.section();
        let view = self.ask("round.get", json!({"tournament": tournament, "round": round}));
        let boards = view["boards"].as_array().expect("boards");
        for (board, outcome) in
            boards.iter().zip(outcomes.split_whitespace()).filter(|(_, it)| *it != ".")
        {
            self.ask(
                "result.enter",
                json!({
                    "tournament": tournament, "game": board["game"], "outcome": outcome, "pass": 1,
                }),
            );
        }
    }

    pub fn entrant(&self, name: &str) -> u64 {
        let list = self.ask("players.list", json!({"tournament": self.section()}));
        let rows = list["players"].as_array().expect("players");
        let row = rows.iter().find(|row| row["input"]["name"] == name);
        row.and_then(|row| row["entrant"].as_u64()).unwrap_or_else(|| panic!("no {name}"))
    }

    pub fn standings(&self) -> Value {
        self.ask("standings.get", json!({"tournament": self.section()}))
    }
}

/// Text of a JSON value.
pub fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// Rows of a list as text: the named fields, lists joined.
pub fn table(rows: &Value, fields: &[&str]) -> String {
    let cell = |value: &Value| match value {
        Value::Array(values) => values.iter().map(text).collect::<Vec<_>>().join(" "),
        other => text(other),
    };
    let line =
        |row: &Value| fields.iter().map(|field| cell(&row[*field])).collect::<Vec<_>>().join(" | ");
    rows.as_array().expect("a list").iter().map(line).collect::<Vec<_>>().join("\n")
}
