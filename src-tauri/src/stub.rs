//! Stands in for the `desk` crate until its interface is there: same names, knows one method, `desk.echo`.

use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

pub(crate) struct DeskOptions {
    pub(crate) data_dir: PathBuf,
}

pub(crate) struct CallContext {
    pub(crate) language: String,
    pub(crate) actor: Option<String>,
    pub(crate) role: Role,
}

pub(crate) enum Role {
    Chief,
}

pub(crate) type ApiError = Value;
pub(crate) type Changed = Value;

#[derive(Clone)]
pub(crate) struct Desk {
    data_dir: PathBuf,
    listeners: Arc<Mutex<Vec<Sender<Changed>>>>,
}

impl Desk {
    pub(crate) fn new(options: DeskOptions) -> Desk {
        Desk { data_dir: options.data_dir, listeners: Arc::default() }
    }

    pub(crate) fn call(
        &self,
        method: &str,
        params: &str,
        context: CallContext,
    ) -> Result<String, ApiError> {
        let CallContext { language, actor, role: Role::Chief } = context;
        drop(actor);
        match method {
            "desk.echo" => {
                let listeners = self.listeners.lock().expect("no listener panics");
                for listener in listeners.iter() {
                    let _ = listener.send(json!({ "seq": 1, "stale": ["echo"] }));
                }
                Ok(json!({ "params": params, "language": language, "data": self.data_dir })
                    .to_string())
            }
            _ => Err(json!({ "code": "unknown_method", "message": format!("No method {method}") })),
        }
    }

    pub(crate) fn subscribe(&self) -> Receiver<Changed> {
        let (sender, receiver) = channel();
        self.listeners.lock().expect("no listener panics").push(sender);
        receiver
    }
}
