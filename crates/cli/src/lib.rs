//! The `arbiter` command: everything the window does, for scripts, other programs and terminals.
//!
//! It holds no rule. Verbs on an event ask the desk; verbs on a file (`pair`, `check`, `standings`, `claim`) read it with
//! `formats` and ask `pairing`, `tournament` and `laws`. Words come from `locales/<language>/cli.ftl`.
//!
//! In reading order: `args` (what can be typed), [`run`], `session` (language, streams, desk), `failure` (what goes
//! wrong, and the exit code), `source` (files), `rules` (which edition), `verb` (one module a verb).
//!
//! ```
//! use arbiter_cli::{Streams, Surroundings, run};
//!
//! let trf = "001    1 w    Ibarra, Ana\n001    2 w    Noor, Bruno\n".to_owned();
//! let (mut input, mut out, mut err) = (trf.as_bytes(), Vec::new(), Vec::new());
//! let streams = Streams { input: &mut input, out: &mut out, err: &mut err, progress: false };
//! let today = "2026-11-29".parse().expect("a date");
//! let surroundings = Surroundings { today, ..Surroundings::default() };
//! let code = run(["arbiter", "pair", "-"], &surroundings, streams);
//! assert_eq!((code, out.as_slice()), (0, b"1\n1 2\n".as_slice()));
//! ```

mod args;
mod failure;
mod rounds_left;
mod rules;
mod session;
mod source;
mod verb;
mod words;

use std::ffi::OsString;
use std::io::{BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use clap::FromArgMatches;
use i18n::{Language, Messages};

use args::Cli;
use failure::{Answer, Failure};
use session::Session;

/// Where a command reads and writes.
pub struct Streams<'a> {
    /// What `-` reads.
    pub input: &'a mut dyn BufRead,
    /// Answers.
    pub out: &'a mut dyn Write,
    /// Problems.
    pub err: &'a mut dyn Write,
    /// True if a person watches `err`, so that long work shows how far it is.
    pub progress: bool,
}

/// What a command takes from its surroundings.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// Locale name, as `es_ES.UTF-8`.
    pub locale: String,
    /// Folder of settings and new events.
    pub data_folder: PathBuf,
    /// Today in the local zone; a file without a date is judged by the rules in force then.
    pub today: chrono::NaiveDate,
}

impl Surroundings {
    /// From the environment: `LC_ALL`, `LC_MESSAGES`, `LANG`; `ARBITER_DATA`, else the data home of the user.
    pub fn of_this_process() -> Surroundings {
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let locale =
            ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default();
        let home = || set("HOME").or_else(|| set("USERPROFILE")).map(PathBuf::from);
        let data_home = || {
            let chosen =
                set("XDG_DATA_HOME").map(PathBuf::from).filter(|folder| folder.is_absolute());
            let chosen = chosen.or_else(|| set("APPDATA").map(PathBuf::from));
            chosen
                .or_else(|| Some(home()?.join(".local/share")))
                .map(|folder| folder.join("arbiters-desk"))
        };
        let data_folder = set("ARBITER_DATA").map(PathBuf::from).or_else(data_home);
        Surroundings {
            locale: locale.to_string_lossy().into_owned(),
            data_folder: data_folder.unwrap_or_else(|| std::env::temp_dir().join("arbiters-desk")),
            today: chrono::Local::now().date_naive(),
        }
    }
}

/// Runs one command; the first argument is the program's name. The answer is the exit code: 0 done, 1 the answer is
/// "no", 2 usage or unreadable input, 3 refused.
pub fn run<'a, A: Into<OsString>>(
    args: impl IntoIterator<Item = A>,
    surroundings: &'a Surroundings,
    streams: Streams<'a>,
) -> u8 {
    let args: Vec<OsString> = args.into_iter().map(Into::into).collect();
    let language = language(&args, &surroundings.locale);
    let messages = Messages::get(language);
    let mut session = Session::new(messages, surroundings, streams);
    let parsed = words::bare_command()
        .try_get_matches_from(&args)
        .or_else(|_| words::command(messages).try_get_matches_from(args))
        .and_then(|matches| Cli::from_arg_matches(&matches));
    // A fault inside must not look like an answer, and scripts know no other codes than the four.
    let work = AssertUnwindSafe(|| match parsed {
        Ok(cli) => session.run(cli),
        Err(error) => words::usage(&mut session, &error),
    });
    let done = catch_unwind(work)
        .unwrap_or_else(|_| Err(Failure::unusable(messages.plain("cli-fault"))))
        .and_then(|answer| session.flush().map(|()| answer));
    match done {
        Ok(Answer::Yes) => 0,
        Ok(Answer::No) => 1,
        Err(failure) => session.fail(&failure),
    }
}

/// `--lang` decides before anything is parsed, for the words of wrong usage as well.
fn language(args: &[OsString], locale: &str) -> Language {
    let args: Vec<_> = args.iter().map(|arg| arg.to_string_lossy()).collect();
    let joined = args.iter().find_map(|arg| arg.strip_prefix("--lang="));
    let apart = args.windows(2).find(|pair| pair[0] == "--lang").map(|pair| pair[1].as_ref());
    let chosen = joined.or(apart).and_then(Language::from_locale);
    chosen.or_else(|| Language::from_locale(locale)).unwrap_or_default()
}
