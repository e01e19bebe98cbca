//! The program itself: streams that close, signals, the server.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::Shell;

fn arbiter(shell: &Shell, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.args(args).env("ARBITER_DATA", shell.path("data")).env("LC_ALL", "es_ES.UTF-8");
    command
}

#[test]
fn the_environment_gives_language_and_data_folder() {
    let shell = Shell::new();
    let done = arbiter(&shell, &["pair", "none.trf"]).output().unwrap();
    assert_eq!(done.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&done.stderr).contains("no hay tal archivo"));
    let done = arbiter(&shell, &["call", "settings.get"]).output().unwrap();
    assert_eq!(done.status.code(), Some(0));
    assert!(std::path::Path::new(&shell.path("data")).is_dir());
}

#[test]
fn a_reader_that_leaves_is_no_fault() {
    let shell = Shell::new();
    let mut child = arbiter(&shell, &["claim", "--jsonl"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    for n in 0..20_000 {
        if writeln!(input, "{{\"id\":{n},\"moves_uci\":[\"e2e4\"],\"claims\":[]}}").is_err() {
            break;
        }
    }
    drop(input);
    let done = child.wait_with_output().unwrap();
    assert_eq!((done.status.code(), done.stderr.as_slice()), (Some(0), &b""[..]));
}

/// Ends what it started, whatever the test finds.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn serve_says_its_address_answers_and_ends_politely() {
    let shell = Shell::new();
    let event = shell.path("open.arbiter");
    let params = serde_json::json!({ "name": "Open", "path": event, "system": "fide-dutch-2026", "rounds": 5 });
    assert_eq!(shell.run(&["call", "event.create", &params.to_string()]).code, 0);
    let child =
        arbiter(&shell, &["serve", "--event", &event]).stdout(Stdio::piped()).spawn().unwrap();
    let mut server = Server(child);
    let mut out = BufReader::new(server.0.stdout.take().unwrap());
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    let address =
        line.trim_end().rsplit_once("http://").unwrap().1.trim_end_matches('/').to_owned();
    assert!(line.contains(&format!(": http://{address}/")), "{line}");
    let mut stream = TcpStream::connect(&address).unwrap();
    write!(
        stream,
        "POST /api/frame.get HTTP/1.1\r\nHost: {address}\r\nX-Arbiter: 1\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{{}}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("\"name\":\"Open\""), "{answer}");
    let ended = Command::new("kill").args(["-TERM", &server.0.id().to_string()]).status().unwrap();
    assert!(ended.success());
    assert_eq!(server.0.wait().unwrap().code(), Some(0));
    assert_eq!(
        shell.run(&["call", "event.get", "--event", &event]).code,
        0,
        "the file is free again"
    );
}

#[test]
fn the_local_network_is_refused_with_words() {
    let shell = Shell::new();
    let done = shell.run(&["serve", "--lan"]);
    assert_eq!((done.code, done.out.as_str()), (3, ""));
    assert!(done.err.contains("--lan"), "{}", done.err);
}
