//! A browser's side of the server, over real sockets.
#![expect(clippy::unwrap_used, reason = "tests may fail and say why")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::Duration;

use desk::{Desk, DeskOptions};
use serde_json::{Value, json};
use server::{BODY_LIMIT, Reach, Running, ServeError, ServeOptions, serve};

/// A server with an event open, and a page of two files.
struct Hall {
    folder: tempfile::TempDir,
    desk: Desk,
    running: Option<Running>,
    runtime: tokio::runtime::Runtime,
}

struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Answer {
    fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("JSON expected: {}", self.body))
    }

    fn header(&self, name: &str) -> &str {
        self.head
            .lines()
            .filter_map(|line| line.split_once(": "))
            .find(|(key, _)| key.eq_ignore_ascii_case(name))
            .map_or("", |(_, value)| value)
    }
}

impl Hall {
    fn open() -> Hall {
        let folder = tempfile::tempdir().unwrap();
        let ui = folder.path().join("ui");
        std::fs::create_dir_all(ui.join("assets")).unwrap();
        std::fs::write(ui.join("index.html"), "<title>desk</title>").unwrap();
        std::fs::write(ui.join("assets/index-1a2b.js"), "export {}").unwrap();
        std::fs::write(folder.path().join("secret.txt"), "secret").unwrap();
        Hall::with(folder, &ui)
    }

    fn with(folder: tempfile::TempDir, ui: &Path) -> Hall {
        let desk = Desk::new(DeskOptions::in_folder(&folder.path().join("data"))).unwrap();
        let call = desk::Call::in_language("en");
        let new = json!({ "name": "Open", "system": "fide-dutch-2026", "rounds": 5 });
        desk.call("event.create", &new.to_string(), &call).unwrap();
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let options = ServeOptions { ui: Some(ui.to_owned()), ..ServeOptions::default() };
        let running = runtime.block_on(serve(desk.clone(), options)).unwrap();
        Hall { folder, desk, running: Some(running), runtime }
    }

    fn address(&self) -> SocketAddr {
        self.running.as_ref().unwrap().address
    }

    fn post(&self, method: &str, params: &Value) -> Answer {
        self.post_with(method, &params.to_string(), &["X-Arbiter: 1"])
    }

    fn post_with(&self, method: &str, body: &str, headers: &[&str]) -> Answer {
        post(self.address(), method, body, headers)
    }

    fn get(&self, path: &str) -> Answer {
        let address = self.address();
        send(
            address,
            &format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"),
        )
    }
}

fn post(address: SocketAddr, method: &str, body: &str, headers: &[&str]) -> Answer {
    let host = if headers.iter().any(|line| line.starts_with("Host:")) {
        String::new()
    } else {
        format!("Host: {address}\r\n")
    };
    let extra: String = headers.iter().map(|line| format!("{line}\r\n")).collect();
    let length = body.len();
    let request = format!(
        "POST /api/{method} HTTP/1.1\r\n{host}Connection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n{extra}\r\n{body}"
    );
    send(address, &request)
}

fn send(address: SocketAddr, request: &str) -> Answer {
    send_bytes(address, request.as_bytes())
}

fn send_bytes(address: SocketAddr, request: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    stream.write_all(request).unwrap();
    let mut text = Vec::new();
    stream.read_to_end(&mut text).unwrap();
    let text = String::from_utf8_lossy(&text).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
    Answer { status, head: head.to_owned(), body: body.to_owned() }
}

#[test]
fn a_method_is_a_post() {
    let hall = Hall::open();
    let answer = hall.post("frame.get", &json!({}));
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(answer.json()["event"]["name"], "Open");
    assert_eq!(answer.header("content-type"), "application/json; charset=utf-8");
    assert_eq!(answer.header("cache-control"), "no-store");
}

#[test]
fn errors_are_json_with_a_fitting_status() {
    let hall = Hall::open();
    let check = |method: &str, params: Value, status: u16, code: &str| {
        let answer = hall.post(method, &params);
        assert_eq!(
            (answer.status, answer.json()["code"].as_str()),
            (status, Some(code)),
            "{method}"
        );
        assert!(
            answer.json()["message"].as_str().is_some_and(|words| !words.is_empty()),
            "{method} has words"
        );
    };
    check("no.such", json!({}), 404, "notFound");
    check("players.list", json!({ "tournament": "x" }), 400, "badInput");
    check("players.list", json!({ "tournament": 77 }), 404, "notFound");
    check("event.open", json!({ "path": "/nowhere/at/all.arbiter" }), 404, "notFound");
    assert_eq!(hall.post("event.close", &json!({})).status, 200);
    check("event.get", json!({}), 503, "noEvent");
}

#[test]
fn the_first_known_language_is_spoken() {
    let hall = Hall::open();
    let words = |language: &str| {
        let answer = hall.post_with("frame.get", "{}", &[&format!("Accept-Language: {language}")]);
        answer.json()["message"].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(words("es"), "Se esperaba la cabecera X-Arbiter: 1 y no estaba");
    assert_eq!(words("fr-FR, es-MX;q=0.8, en;q=0.5"), words("es"));
    assert_eq!(words("ka"), "Expected the header X-Arbiter: 1, found none");
    assert_ne!(words("qps"), words("en"));
}

#[test]
fn calls_from_elsewhere_are_refused() {
    let hall = Hall::open();
    let port = hall.address().port();
    let status = |headers: &[&str]| hall.post_with("frame.get", "{}", headers).status;
    assert_eq!(status(&[]), 403, "no header");
    assert_eq!(status(&["X-Arbiter: 0"]), 403, "another value");
    assert_eq!(status(&["X-Arbiter: 1", "Host: desk.example"]), 403, "a foreign name");
    assert_eq!(
        status(&["X-Arbiter: 1", &format!("Host: desk.example:{port}")]),
        403,
        "a foreign name, our port"
    );
    assert_eq!(status(&["X-Arbiter: 1", "Origin: http://desk.example"]), 403, "a foreign page");
    assert_eq!(status(&["X-Arbiter: 1", "Origin: null"]), 403, "a page of no origin");
    assert_eq!(
        status(&["X-Arbiter: 1", &format!("Origin: http://127.0.0.1:{port}")]),
        200,
        "our page"
    );
    assert_eq!(
        status(&["X-Arbiter: 1", &format!("Host: localhost:{port}")]),
        200,
        "our other name"
    );
    let read = send(
        hall.address(),
        "GET /api/events HTTP/1.1\r\nHost: desk.example\r\nConnection: close\r\n\r\n",
    );
    assert_eq!(read.status, 403, "the stream as well");
    let page =
        send(hall.address(), "GET / HTTP/1.1\r\nHost: desk.example\r\nConnection: close\r\n\r\n");
    assert_eq!(page.status, 403, "and the page");
}

#[test]
fn a_preflight_gives_no_permission() {
    let hall = Hall::open();
    let address = hall.address();
    let answer = send(
        address,
        &format!(
            "OPTIONS /api/frame.get HTTP/1.1\r\nHost: {address}\r\nOrigin: http://desk.example\r\n\
             Access-Control-Request-Method: POST\r\nAccess-Control-Request-Headers: x-arbiter\r\nConnection: close\r\n\r\n"
        ),
    );
    assert_eq!(answer.status, 403);
    assert_eq!(answer.header("access-control-allow-origin"), "");
}

#[test]
fn too_much_is_refused_before_it_is_read() {
    let hall = Hall::open();
    let address = hall.address();
    let head = format!(
        "POST /api/frame.get HTTP/1.1\r\nHost: {address}\r\nX-Arbiter: 1\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
        BODY_LIMIT + 1
    );
    let answer = send(address, &head);
    assert_eq!((answer.status, answer.json()["code"].as_str()), (413, Some("badInput")));
    let head = format!(
        "POST /api/frame.get HTTP/1.1\r\nHost: {address}\r\nX-Arbiter: 1\r\nConnection: close\r\n"
    );
    let bytes = [head.as_bytes(), b"Content-Length: 2\r\n\r\n\xff\xfe"].concat();
    assert_eq!(send_bytes(address, &bytes).status, 400, "not text");
}

#[test]
fn a_second_client_hears_of_a_change() {
    let hall = Hall::open();
    let address = hall.address();
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    write!(
        stream,
        "GET /api/events HTTP/1.1\r\nHost: {address}\r\nAccept: text/event-stream\r\n\r\n"
    )
    .unwrap();
    let mut lines = BufReader::new(stream).lines().map(Result::unwrap);
    let head: Vec<String> = lines.by_ref().take_while(|line| !line.is_empty()).collect();
    assert!(head.iter().any(|line| line == "content-type: text/event-stream"), "{head:?}");
    let answer = hall.post("tournament.create", &json!({ "setup": { "name": "B", "rounds": 3 } }));
    let answer = if answer.status == 200 { answer } else { hall.post("event.close", &json!({})) };
    assert_eq!(answer.status, 200, "{}", answer.body);
    let data = lines.find_map(|line| line.strip_prefix("data: ").map(str::to_owned)).unwrap();
    let told: Value = serde_json::from_str(&data).unwrap();
    assert_eq!(told["seq"], answer.json()["seq"]);
    assert_eq!(told["stale"], answer.json()["stale"]);
}

#[test]
fn the_page_and_its_files_have_their_types() {
    let hall = Hall::open();
    let page = hall.get("/");
    assert_eq!((page.status, page.body.as_str()), (200, "<title>desk</title>"));
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(page.header("cache-control"), "no-cache");
    assert!(page.header("content-security-policy").contains("connect-src 'self'"));
    assert_eq!(page.header("x-content-type-options"), "nosniff");
    let script = hall.get("/assets/index-1a2b.js");
    assert_eq!(script.header("content-type"), "text/javascript; charset=utf-8");
    assert_eq!(script.header("cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(hall.get("/rounds/3").body, page.body, "an address of the page itself");
    assert_eq!(hall.get("/assets/none.js").status, 404);
    assert_eq!(hall.get("/api/frame.get").status, 403);
}

#[test]
fn paths_do_not_leave_the_page() {
    let hall = Hall::open();
    #[cfg(unix)]
    std::os::unix::fs::symlink(
        hall.folder.path().join("secret.txt"),
        hall.folder.path().join("ui/assets/link.txt"),
    )
    .unwrap();
    for path in [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%5c..%5csecret.txt",
        "/assets/link.txt",
        "//secret.txt",
        "/./../secret.txt",
    ] {
        let answer = hall.get(path);
        assert!(!answer.body.contains("secret"), "{path}: {}", answer.body);
        assert_eq!(answer.status, 404, "{path}");
    }
}

#[test]
fn a_page_that_is_not_built_says_how() {
    let folder = tempfile::tempdir().unwrap();
    let ui = folder.path().join("ui");
    let hall = Hall::with(folder, &ui);
    let answer = hall.get("/");
    assert_eq!(answer.status, 503);
    assert!(answer.body.contains("npm --prefix ui run build"), "{}", answer.body);
    std::fs::create_dir_all(&ui).unwrap();
    std::fs::write(ui.join("index.html"), "built").unwrap();
    assert_eq!(hall.get("/").body, "built", "a build made meanwhile is found");
}

#[test]
fn two_hundred_calls_at_once_are_answered() {
    let hall = Hall::open();
    let address = hall.address();
    std::thread::scope(|scope| {
        let calls: Vec<_> = (0..200)
            .map(|n| {
                scope.spawn(move || {
                    let method = ["frame.get", "event.get", "journal.list", "no.such"][n % 4];
                    let params = if n % 4 == 2 { r#"{"limit":5}"# } else { "{}" };
                    (n, post(address, method, params, &["X-Arbiter: 1"]).status)
                })
            })
            .collect();
        for call in calls {
            let (n, status) = call.join().unwrap();
            assert_eq!(status, if n % 4 == 3 { 404 } else { 200 }, "call {n}");
        }
    });
}

#[test]
fn a_stop_ends_streams_and_frees_the_port() {
    let mut hall = Hall::open();
    let address = hall.address();
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    write!(stream, "GET /api/events HTTP/1.1\r\nHost: {address}\r\n\r\n").unwrap();
    let mut first = [0; 12];
    stream.read_exact(&mut first).unwrap();
    hall.runtime.block_on(hall.running.take().unwrap().stop());
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).unwrap();
    let port = Some(address.port());
    let again = hall
        .runtime
        .block_on(serve(hall.desk.clone(), ServeOptions { port, ..ServeOptions::default() }));
    hall.running = Some(again.unwrap());
    assert_eq!(hall.post("frame.get", &json!({})).status, 200);
}

#[test]
fn a_taken_port_and_the_local_network_are_told_apart() {
    let hall = Hall::open();
    let port = Some(hall.address().port());
    let serve_with = |options| hall.runtime.block_on(serve(hall.desk.clone(), options)).err();
    let taken = serve_with(ServeOptions { port, ..ServeOptions::default() });
    assert!(matches!(taken, Some(ServeError::PortTaken { .. })), "{taken:?}");
    let lan = serve_with(ServeOptions { reach: Reach::LocalNetwork, ..ServeOptions::default() });
    assert!(matches!(lan, Some(ServeError::LocalNetwork)), "{lan:?}");
}
