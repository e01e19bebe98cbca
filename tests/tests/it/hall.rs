//! A desk in a folder of its own, spoken to as clients do: method names and JSON.

use std::path::PathBuf;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, mpsc::Receiver};

use desk::{ApiError, Call, Changed, Desk, DeskOptions, Role};
use journal::{Actor, Moment};
use serde_json::{Value, json};
use tempfile::TempDir;

/// An arbiter's desk with a clock that moves one second a call.
pub(crate) struct Hall {
    folder: TempDir,
    pub(crate) desk: Desk,
    call: Call,
}

impl Hall {
    /// A new desk, nobody at it yet.
    pub(crate) fn new() -> Hall {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let desk = desk_in(folder.path().to_owned());
        Hall { folder, desk, call: Call::in_language("en") }
    }

    /// The same desk as another arbiter, or in another language.
    pub(crate) fn as_arbiter(&self, id: &str) -> Arbiter<'_> {
        let actor = Actor {
            id: id.to_owned(),
            name: id.to_owned(),
            role: "arbiter".to_owned(),
            device: "laptop".to_owned(),
        };
        let call = Call { actor: Some(actor), role: Role::Arbiter, ..self.call.clone() };
        Arbiter { desk: &self.desk, call }
    }

    /// Where files go.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Calls a method that must answer.
    pub(crate) fn call(&self, method: &str, params: Value) -> Value {
        match self.ask(method, params) {
            Ok(answer) => answer,
            Err(error) => panic!("{method} answered {error:?}"),
        }
    }

    /// Calls a method that must be refused.
    pub(crate) fn refused(&self, method: &str, params: Value) -> ApiError {
        match self.ask(method, params) {
            Ok(answer) => panic!("{method} should be refused, answered {answer}"),
            Err(error) => error,
        }
    }

    fn ask(&self, method: &str, params: Value) -> Result<Value, ApiError> {
        ask(&self.desk, &self.call, method, &params)
    }

    /// The program is closed and started again.
    pub(crate) fn restart(&mut self) {
        let path = self.call("frame.get", json!({}))["event"]["path"].as_str().map(str::to_owned);
        self.call("event.close", json!({}));
        self.desk = desk_in(self.folder.path().to_owned());
        if let Some(path) = path {
            self.call("event.open", json!({ "path": path }));
        }
    }

    /// Screens in the hall hear of every change.
    pub(crate) fn screen(&self) -> Receiver<Changed> {
        self.desk.subscribe()
    }

    /// A new event with its one tournament.
    pub(crate) fn event(&self, name: &str, system: &str, rounds: u8) -> u64 {
        self.call(
            "event.create",
            json!({ "name": name, "system": system, "rounds": rounds, "path": self.path("event.arbiter") }),
        );
        let frame = self.call("frame.get", json!({}));
        frame["event"]["tournaments"][0]["id"].as_u64().expect("the tournament of a new event")
    }

    /// Enters players, the strongest first.
    pub(crate) fn players(&self, tournament: u64, names: &[&str]) {
        for (place, name) in names.iter().enumerate() {
            let rating = (2400 - 25 * place).to_string();
            let player = json!({ "name": name, "rating": rating, "federation": "ESP" });
            self.call("players.add", json!({ "tournament": tournament, "player": player }));
        }
    }

    /// Draws and publishes the next round.
    pub(crate) fn publish(&self, tournament: u64) -> Value {
        let draft = self.call("round.draft", json!({ "tournament": tournament }));
        let round = draft["round"].clone();
        self.call(
            "round.publish",
            json!({ "tournament": tournament, "round": round, "seen": draft["seen"], "confirmed": [] }),
        );
        self.call("round.get", json!({ "tournament": tournament, "round": round }))
    }

    /// Enters results board by board.
    pub(crate) fn results(&self, tournament: u64, outcomes: &[&str]) {
        let round = self.call("round.get", json!({ "tournament": tournament }));
        let boards = round["boards"].as_array().expect("boards");
        for (board, outcome) in boards.iter().zip(outcomes) {
            self.call(
                "result.enter",
                json!({ "tournament": tournament, "game": board["game"], "outcome": outcome, "pass": 1 }),
            );
        }
    }
}

/// Somebody at the desk.
pub(crate) struct Arbiter<'a> {
    desk: &'a Desk,
    call: Call,
}

impl Arbiter<'_> {
    pub(crate) fn ask(&self, method: &str, params: Value) -> Result<Value, ApiError> {
        ask(self.desk, &self.call, method, &params)
    }
}

fn ask(desk: &Desk, call: &Call, method: &str, params: &Value) -> Result<Value, ApiError> {
    let answer = desk.call(method, &params.to_string(), call)?;
    Ok(serde_json::from_str(&answer).expect("answers are JSON"))
}

fn desk_in(folder: PathBuf) -> Desk {
    let clock = AtomicI64::new(1_795_957_200_000);
    let options = DeskOptions {
        data_folder: folder,
        clock: Arc::new(move || Moment {
            utc_ms: clock.fetch_add(1_000, Ordering::Relaxed),
            offset_minutes: 60,
        }),
    };
    Desk::new(options).expect("a desk")
}
