//! One command under way: its language, its streams, and the desk if it needs one.

use std::path::Path;

use desk::{Actor, Call, Desk, DeskOptions};
use i18n::{Args, Messages, args};
use serde::Serialize;
use serde_json::{Value, json};

use crate::args::{Cli, Verb};
use crate::failure::{Answer, Failure};
use crate::{Streams, Surroundings, verb};

/// What every verb works with.
pub(crate) struct Session<'a> {
    /// Words.
    pub(crate) messages: &'static Messages,
    /// Folder, date.
    pub(crate) surroundings: &'a Surroundings,
    /// Input and output.
    pub(crate) streams: Streams<'a>,
    /// Name given with `--as`.
    actor: Option<String>,
    /// Language given with `--lang`.
    lang: Option<String>,
}

impl<'a> Session<'a> {
    pub(crate) fn new(
        messages: &'static Messages,
        surroundings: &'a Surroundings,
        streams: Streams<'a>,
    ) -> Session<'a> {
        Session { messages, surroundings, streams, actor: None, lang: None }
    }

    pub(crate) fn run(&mut self, cli: Cli) -> Result<Answer, Failure> {
        self.actor = cli.name;
        self.lang = cli.lang;
        match cli.verb {
            Verb::Pair(args) => verb::pair::run(self, &args),
            Verb::Check(args) => verb::check::run(self, &args),
            Verb::Generate(args) => verb::generate::run(self, &args),
            Verb::Standings(args) => verb::standings::run(self, &args),
            Verb::Rating(args) => verb::rating::run(self, &args),
            Verb::Norm(args) => verb::norm::run(self, &args),
            Verb::Claim(args) => verb::claim::run(self, &args),
            Verb::Mate(args) => verb::mate::run(self, &args),
            Verb::Scoresheet(args) => verb::scoresheet::run(self, &args),
            Verb::Touch(args) => verb::touch::run(self, &args),
            Verb::Sealed(args) => verb::sealed::run(self, &args),
            Verb::Clock(args) => verb::clock::run_verb(self, &args),
            Verb::Import(args) => verb::import::run(self, &args),
            Verb::Export(args) => verb::event::export(self, &args),
            Verb::Report(args) => verb::event::report(self, &args),
            Verb::Verify(args) => verb::event::verify(self, &args),
            Verb::Example(args) => verb::event::example(self, &args),
            Verb::Call(args) => verb::call::run(self, &args),
            Verb::Library(args) => verb::library::run(self, &args),
            Verb::Serve(args) => verb::serve::run(self, &args),
        }
    }

    /// The language that was asked for, not the one of the surroundings.
    pub(crate) fn asked_language(&self) -> Option<&str> {
        self.lang.as_deref()
    }

    /// A message by key.
    pub(crate) fn words(&self, key: &str, args: &Args) -> String {
        self.messages.text(key, args)
    }

    /// A message without arguments.
    pub(crate) fn plain(&self, key: &str) -> String {
        self.messages.plain(key)
    }

    /// A line of the answer.
    pub(crate) fn say(&mut self, line: &str) -> Result<(), Failure> {
        let written = writeln!(self.streams.out, "{line}");
        written.map_err(|error| self.unwritten(&error))
    }

    /// The answer as one line of JSON.
    pub(crate) fn say_json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        let line = serde_json::to_string(value).expect("answers are plain data with text keys");
        self.say(&line)
    }

    /// A line for a person, beside the answer.
    pub(crate) fn note(&mut self, line: &str) {
        // Nothing is left to say it to if this cannot be written.
        let _ = writeln!(self.streams.err, "{line}");
    }

    /// How far long work is, if a person watches.
    pub(crate) fn progress(&mut self, done: usize) {
        if self.streams.progress && done.is_multiple_of(20) {
            let line = self.words("cli-progress", &args! { "done" => done });
            let _ = write!(self.streams.err, "\r{line}");
        }
    }

    /// A bar for long work of known length, if a person watches.
    pub(crate) fn bar(&mut self, permille: u64, what: &str) {
        if self.streams.progress {
            let full = usize::try_from(permille.min(1000) / 40).unwrap_or(0);
            let bar: String = (0..25).map(|at| if at < full { '█' } else { '░' }).collect();
            let percent = permille.min(1000) / 10;
            let _ = write!(self.streams.err, "\r{bar} {percent:>3} %  {what}\u{1b}[K");
            let _ = self.streams.err.flush();
        }
    }

    /// Takes the line of progress away.
    pub(crate) fn progress_done(&mut self) {
        if self.streams.progress {
            let _ = write!(self.streams.err, "\r\u{1b}[K");
        }
    }

    /// Hands everything said to the reader.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        let flushed = self.streams.out.flush();
        flushed.map_err(|error| self.unwritten(&error))
    }

    fn unwritten(&self, error: &std::io::Error) -> Failure {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Failure::Unread,
            _ => Failure::unusable(
                self.words("cli-unwritten", &args! { "why" => error.to_string() }),
            ),
        }
    }

    /// Says what went wrong; the answer is the exit code.
    pub(crate) fn fail(&mut self, failure: &Failure) -> u8 {
        let (lines, code) = failure.told();
        // What was answered before comes first.
        let _ = self.streams.out.flush();
        for line in lines {
            self.note(line);
        }
        code
    }

    /// The language and the person of every call to the desk.
    pub(crate) fn call(&self) -> Call {
        let mut call = Call::in_language(self.messages.language().code());
        call.actor = self.actor.as_ref().map(|name| Actor {
            id: format!("cli:{name}"),
            name: name.clone(),
            role: "arbiter".to_owned(),
            device: device(),
        });
        call
    }

    /// A desk with an event open, or with none.
    pub(crate) fn desk(&mut self, event: Option<&Path>) -> Result<Desk, Failure> {
        let options = DeskOptions::in_folder(&self.surroundings.data_folder);
        let desk = Desk::new(options).map_err(|error| Failure::of(&error))?;
        if let Some(path) = event {
            let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
            self.ask(&desk, "event.open", &json!({ "path": path.to_string_lossy() }))?;
            let frame = self.ask(&desk, "frame.get", &json!({}))?;
            if let Some(why) = frame["event"]["readOnly"].as_str() {
                self.note(why);
            }
        }
        Ok(desk)
    }

    /// One call; the answer as JSON.
    pub(crate) fn ask(&self, desk: &Desk, method: &str, params: &Value) -> Result<Value, Failure> {
        let answer = desk.call(method, &params.to_string(), &self.call());
        let json = answer.map_err(|error| Failure::of(&error))?;
        Ok(serde_json::from_str(&json).expect("the desk answers with JSON"))
    }

    /// One call that reads a file: a bar shows how far it is, if a person watches.
    pub(crate) fn ask_reading(
        &mut self,
        desk: &Desk,
        method: &str,
        params: &Value,
    ) -> Result<Value, Failure> {
        if !self.streams.progress {
            return self.ask(desk, method, params);
        }
        let (call, text) = (self.call(), params.to_string());
        let answer = std::thread::scope(|scope| {
            let asked = scope.spawn(|| desk.call(method, &text, &call));
            while !asked.is_finished() {
                std::thread::sleep(std::time::Duration::from_millis(60));
                let seen = self.ask(desk, "import.progress", &json!({})).unwrap_or_default();
                if seen["state"] == "reading" {
                    let games = i64::try_from(seen["games"].as_u64().unwrap_or(0)).unwrap_or(0);
                    let what = self.words("cli-import-games", &args! { "games" => games });
                    self.bar(seen["permille"].as_u64().unwrap_or_default(), &what);
                }
            }
            asked.join().expect("the desk catches its own faults")
        });
        self.progress_done();
        let json = answer.map_err(|error| Failure::of(&error))?;
        Ok(serde_json::from_str(&json).expect("the desk answers with JSON"))
    }
}

/// Name of this computer.
fn device() -> String {
    let name = std::fs::read_to_string("/etc/hostname").ok();
    name.or_else(|| std::env::var("COMPUTERNAME").ok()).unwrap_or_default().trim().to_owned()
}
