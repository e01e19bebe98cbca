//! Looking a message up.

use std::collections::BTreeSet;
use std::sync::{LazyLock, OnceLock};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use include_dir::{Dir, include_dir};
use unic_langid::langid;

use crate::{Args, Language, pseudo};

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

/// All messages of one language.
pub struct Messages {
    language: Language,
    known: OnceLock<Known>,
}

/// The message files as read.
struct Known {
    bundle: FluentBundle<FluentResource>,
    keys: BTreeSet<String>,
    problems: Vec<String>,
}

impl Messages {
    /// The messages of a language. The files are read when the first of them is looked up, and kept: a
    /// command that says nothing does not wait for them.
    pub fn get(language: Language) -> &'static Messages {
        static ENGLISH: Messages = Messages::unread(Language::English);
        static SPANISH: Messages = Messages::unread(Language::Spanish);
        static PSEUDO: Messages = Messages::unread(Language::Pseudo);
        match language {
            Language::English => &ENGLISH,
            Language::Spanish => &SPANISH,
            Language::Pseudo => &PSEUDO,
        }
    }

    const fn unread(language: Language) -> Messages {
        Messages { language, known: OnceLock::new() }
    }

    fn known(&self) -> &Known {
        self.known.get_or_init(|| Known::read(self.language))
    }

    /// The language of these messages.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a message, without isolation marks. A key this language lacks is looked up in English; one that English
    /// lacks too is shown itself, so that the gap is seen and nothing is lost.
    pub fn text(&self, key: &str, args: &Args) -> String {
        self.own_text(key, args).unwrap_or_else(|| match self.language {
            Language::English => key.to_owned(),
            Language::Spanish | Language::Pseudo => {
                Messages::get(Language::English).text(key, args)
            }
        })
    }

    /// The text of a message without arguments.
    pub fn plain(&self, key: &str) -> String {
        self.text(key, &Args::none())
    }

    /// True if this language has the message itself.
    pub fn has(&self, key: &str) -> bool {
        self.known().keys.contains(key)
    }

    /// The keys of this language in alphabetical order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.known().keys.iter().map(String::as_str)
    }

    /// What was wrong with the message files: text that is no Fluent, or one key twice. Empty in a tested build.
    pub fn problems(&self) -> &[String] {
        &self.known().problems
    }

    fn own_text(&self, key: &str, args: &Args) -> Option<String> {
        let bundle = &self.known().bundle;
        let pattern = bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args.fluent()), &mut errors);
        Some(text.into_owned())
    }
}

impl Known {
    fn read(language: Language) -> Known {
        let id = match language {
            Language::English | Language::Pseudo => langid!("en"),
            Language::Spanish => langid!("es"),
        };
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        bundle.add_builtins().expect("a fresh bundle has no function of that name");
        if language == Language::Pseudo {
            bundle.set_transform(Some(pseudo::lengthen));
        }
        let (mut keys, mut problems) = (BTreeSet::new(), Vec::new());
        for (name, source) in sources(language) {
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(rest, errors)| {
                    problems.extend(errors.iter().map(|error| format!("{name}: {error}")));
                    rest
                });
            keys.extend(resource.entries().filter_map(message_key));
            if let Err(errors) = bundle.add_resource(resource) {
                problems.extend(errors.iter().map(|error| format!("{name}: {error}")));
            }
        }
        Known { bundle, keys, problems }
    }
}

fn message_key(entry: &fluent_syntax::ast::Entry<&str>) -> Option<String> {
    match entry {
        fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    }
}

/// The message files of a language, `(name, text)` in order of their names. The pseudo-language has those of English.
pub fn sources(language: Language) -> Vec<(&'static str, &'static str)> {
    static SORTED: LazyLock<Vec<(&'static str, &'static str)>> = LazyLock::new(|| {
        let mut files: Vec<(&str, &str)> = LOCALES
            .dirs()
            .flat_map(Dir::files)
            .filter(|file| file.path().extension().is_some_and(|extension| extension == "ftl"))
            .filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)))
            .collect();
        files.sort_unstable();
        files
    });
    let folder = match language {
        Language::English | Language::Pseudo => "en",
        Language::Spanish => "es",
    };
    SORTED
        .iter()
        .filter_map(|(path, text)| {
            let name = path.strip_prefix(folder)?.strip_prefix(['/', '\\'])?;
            Some((name, *text))
        })
        .collect()
}
