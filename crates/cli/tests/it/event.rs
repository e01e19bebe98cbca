//! Verbs on an event file.

use crate::Shell;

fn event(shell: &Shell) -> String {
    let path = shell.path("open.arbiter");
    let params = serde_json::json!({ "name": "Open", "path": path, "system": "fide-dutch-2026", "rounds": 5 });
    let done = shell.run(&["--as", "Ibarra, Ana", "call", "event.create", &params.to_string()]);
    assert_eq!(done.code, 0, "{done:?}");
    path
}

#[test]
fn any_method_can_be_called() {
    let shell = Shell::new();
    let event = event(&shell);
    let frame = shell.run(&["call", "frame.get", "--event", &event]).json();
    assert_eq!(frame["event"]["name"], "Open");
    let tournament = frame["event"]["tournaments"][0]["id"].to_string();
    let player = format!(r#"{{"tournament":{tournament},"player":{{"name":"Noor, Bruno"}}}}"#);
    let done = shell.run_on(&["call", "players.add", "-", "--event", &event], player.as_bytes());
    assert_eq!(done.code, 0, "{done:?}");
    let journal = shell.run(&["call", "journal.list", r#"{"limit":50}"#, "--event", &event]);
    assert!(journal.out.contains("Ibarra, Ana"), "who did it is kept: {}", journal.out);
}

#[test]
fn trouble_of_a_call_decides_the_exit_code() {
    let shell = Shell::new();
    let event = event(&shell);
    let code = |args: &[&str]| {
        let done = shell.run(&[&["call"], args, &["--event", &event]].concat());
        assert!(done.code == 0 || !done.err.trim().is_empty(), "{args:?} says why");
        done.code
    };
    assert_eq!(code(&["no.such"]), 2);
    assert_eq!(code(&["players.list", "[1"]), 2);
    assert_eq!(code(&["players.list", r#"{"tournament":"x"}"#]), 2);
    assert_eq!(code(&["players.list", r#"{"tournament":99}"#]), 2);
    assert_eq!(code(&["journal.undo", "{}"]), 3, "who did nothing has nothing to undo");
    assert_eq!(shell.run(&["call", "event.get"]).code, 2, "no event is open");
}

#[test]
fn a_good_journal_verifies() {
    let shell = Shell::new();
    let event = event(&shell);
    let done = shell.run(&["verify", &event]);
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    assert_eq!(shell.run(&["verify", &event, "--json"]).json()["good"], true);
}

#[test]
fn a_changed_journal_does_not() {
    let shell = Shell::new();
    let event = event(&shell);
    let mut bytes = std::fs::read(&event).unwrap();
    let at = bytes.windows(15).rposition(|window| window == b"fide-dutch-2026").unwrap();
    bytes[at + 14] = b'7';
    std::fs::write(&event, bytes).unwrap();
    let done = shell.run(&["verify", &event]);
    assert_eq!(done.code, 1, "{done:?}");
    assert!(!done.out.trim().is_empty(), "the first bad entry is named");
}
