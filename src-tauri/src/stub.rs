//! Stands in for the `desk` crate until its interface is there: same names, knows one method, `desk.echo`.

use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

pub(crate) type ApiError = Value;
pub(crate) type Changed = Value;

pub(crate) struct DeskOptions {
    data_folder: PathBuf,
}

impl DeskOptions {
    pub(crate) fn in_folder(folder: &Path) -> DeskOptions {
        DeskOptions { data_folder: folder.to_owned() }
    }
}

pub(crate) struct Call {
    language: String,
}

impl Call {
    pub(crate) fn in_language(code: &str) -> Call {
        Call { language: code.to_owned() }
    }
}

#[derive(Clone)]
pub(crate) struct Desk {
    data_folder: PathBuf,
    listeners: Arc<Mutex<Vec<Sender<Changed>>>>,
}

impl Desk {
    pub(crate) fn new(options: DeskOptions) -> Result<Desk, ApiError> {
        std::fs::create_dir_all(&options.data_folder)
            .map_err(|error| json!({ "code": "io", "message": error.to_string() }))?;
        Ok(Desk { data_folder: options.data_folder, listeners: Arc::default() })
    }

    pub(crate) fn call(&self, method: &str, params: &str, call: &Call) -> Result<String, ApiError> {
        match method {
            "desk.echo" => {
                let listeners = self.listeners.lock().expect("no listener panics");
                for listener in listeners.iter() {
                    let _ = listener.send(json!({ "seq": 1, "stale": ["frame"] }));
                }
                let data = &self.data_folder;
                Ok(json!({ "params": params, "language": call.language, "data": data }).to_string())
            }
            _ => Err(json!({ "code": "notFound", "message": format!("No method {method}") })),
        }
    }

    pub(crate) fn subscribe(&self) -> Receiver<Changed> {
        let (sender, receiver) = channel();
        self.listeners.lock().expect("no listener panics").push(sender);
        receiver
    }
}
