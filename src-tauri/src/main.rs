//! The window of Arbiter's Desk.
//!
//! What it is: a web view that shows `ui/`, one command `call` that carries a question to the desk, and one event `changed`
//! that tells the page which answers are stale. What it is not: a place for rules. Every answer comes from the `desk` crate,
//! and the command line and the server give the same one.
//!
//! - [`launch`]: what the command line and the environment ask for
//! - [`bridge`]: the desk as the window holds it

mod bridge;
mod launch;

use bridge::{Bridge, Language};
use launch::{Launch, Mode};
use serde_json::Value;
use std::path::{Path, PathBuf};
use tauri::ipc::Response;
use tauri::{App, AppHandle, Emitter, Manager, State, WebviewWindowBuilder};
use tauri_plugin_dialog::{DialogExt, MessageDialogKind};

/// The folder of this program inside the user's data folder; the command line uses the same one.
const DATA_FOLDER: &str = "arbiters-desk";

/// The event that the page listens to.
const CHANGED: &str = "changed";

fn main() {
    let launch = Launch::read(std::env::args_os().skip(1), |name| std::env::var_os(name));
    let mut builder = tauri::Builder::default();
    // Tests run several windows side by side, each with its own data folder and a fixed size.
    if launch.mode == Mode::Daily {
        builder = builder
            .plugin(tauri_plugin_single_instance::init(second_start))
            .plugin(tauri_plugin_window_state::Builder::new().build());
    }
    builder
        .plugin(tauri_plugin_dialog::init())
        .plugin(tauri_plugin_opener::init())
        .invoke_handler(tauri::generate_handler![call])
        .setup(move |app| set_up(app, &launch))
        .run(tauri::generate_context!())
        .expect("without a display or the web view there is no window to report in");
}

/// Asks the desk. The answer is the method's JSON; a refusal is its `ApiError`.
#[tauri::command]
async fn call(
    bridge: State<'_, Bridge>,
    method: String,
    params: Value,
    lang: String,
) -> Result<Response, Value> {
    let bridge = Bridge::clone(&bridge);
    // A long method (a draft, a rating list) must not hold up the others.
    tauri::async_runtime::spawn_blocking(move || bridge.call(&method, &params, &Language(lang)))
        .await
        .unwrap_or_else(|gone| Err(bridge::broken(&gone.to_string())))
        .map(Response::new)
}

/// Opens the desk, then the event that was named, then the window, so that the page's first question finds all of it.
fn set_up(app: &mut App, launch: &Launch) -> Result<(), Box<dyn std::error::Error>> {
    let data_dir = match &launch.data_dir {
        Some(folder) => folder.clone(),
        None => app.path().data_dir()?.join(DATA_FOLDER),
    };
    let handle = app.handle().clone();
    let bridge = match Bridge::open(&data_dir) {
        Ok(bridge) => bridge,
        Err(refusal) => {
            let exit = move |_| handle.exit(1);
            tell(app.handle(), &data_dir, &refusal, exit);
            return Ok(());
        }
    };
    app.manage(bridge.clone());

    let changes = bridge.changes();
    std::thread::Builder::new().name("changes".into()).spawn(move || {
        for change in changes {
            // The only failure is a window that is closing.
            let _ = handle.emit(CHANGED, change);
        }
    })?;

    if let Some(event) = &launch.event {
        open_event(app.handle(), event, &launch.language);
    }
    let config =
        app.config().app.windows.first().expect("tauri.conf.json describes one window").clone();
    let mut window = WebviewWindowBuilder::from_config(app.handle(), &config)?;
    if launch.data_dir.is_some() {
        window = window.data_directory(data_dir.join("webview"));
    }
    window.build()?;
    Ok(())
}

/// A second start hands its event to the window that is open, and goes.
fn second_start(app: &AppHandle, arguments: Vec<String>, folder: String) {
    let arguments = arguments.into_iter().skip(1).map(Into::into);
    let launch = Launch::read(arguments, |name| std::env::var_os(name));
    if let Some(event) = launch.event {
        open_event(app, &PathBuf::from(folder).join(event), &launch.language);
    }
    for window in app.webview_windows().values() {
        // A window manager may forbid taking the focus; the event is open all the same.
        let _ = window.unminimize();
        let _ = window.set_focus();
    }
}

/// Opens an event file, or says why not in a box: the page may not be there yet.
fn open_event(app: &AppHandle, event: &Path, language: &Language) {
    // Without a desk a box about it is open already.
    let Some(bridge) = app.try_state::<Bridge>() else { return };
    if let Err(refusal) = bridge.open_event(event, language) {
        tell(app, event, &refusal, |_| ());
    }
}

/// Says in a box what is wrong with a file or folder, and goes on with `then` when it is closed.
fn tell(app: &AppHandle, place: &Path, refusal: &Value, then: impl FnOnce(bool) + Send + 'static) {
    app.dialog()
        .message(bridge::words(refusal))
        .title(place.display().to_string())
        .kind(MessageDialogKind::Error)
        .show(then);
}
