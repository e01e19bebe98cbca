//! Help and usage in the user's language.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory};
use desk::loose;
use formats::problem::Problem;
use i18n::{Messages, args};

use crate::args::Cli;
use crate::failure::{Answer, Failure};
use crate::session::Session;

/// The command as far as a right use of it needs, without words: most runs need none of them.
pub(crate) fn bare_command() -> Command {
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).global(true);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    Cli::command().disable_help_flag(true).disable_version_flag(true).arg(help).arg(version)
}

/// The command with all its words.
pub(crate) fn command(messages: &Messages) -> Command {
    worded(bare_command(), "arbiter", messages)
        .subcommand_help_heading(messages.plain("cli-help-verbs"))
        .mut_subcommands(|verb| {
            let name = verb.get_name().to_owned();
            worded(verb, &name, messages).mut_subcommands(|inner| {
                let name = format!("{name}-{}", inner.get_name());
                worded(inner, &name, messages)
            })
        })
}

fn worded(command: Command, name: &str, messages: &Messages) -> Command {
    let template = format!(
        "{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
        messages.plain("cli-help-usage")
    );
    command
        .about(messages.plain(&format!("cli-{name}-about")))
        .after_help(messages.plain(&format!("cli-{name}-example")))
        .help_template(template)
        .mut_args(|arg| {
            let key = arg_key(name, arg.get_id().as_str(), messages);
            let heading =
                if arg.is_positional() { "cli-help-arguments" } else { "cli-help-options" };
            arg.help(messages.plain(&key)).help_heading(messages.plain(heading))
        })
}

/// An argument that means something of its own in one verb has a key of its own.
fn arg_key(verb: &str, id: &str, messages: &Messages) -> String {
    let id = id.replace('_', "-");
    let own = format!("cli-arg-{verb}-{id}");
    let english = Messages::get(i18n::Language::English);
    if messages.has(&own) || english.has(&own) { own } else { format!("cli-arg-{id}") }
}

/// Prints help where it was asked for, or says what is wrong with the arguments.
pub(crate) fn usage(session: &mut Session<'_>, error: &clap::Error) -> Result<Answer, Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            session.say(error.render().to_string().trim_end())?;
            Ok(Answer::Yes)
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Err(Failure::unusable(error.render().to_string().trim_end().to_owned()))
        }
        ErrorKind::MissingSubcommand => {
            let help = command(session.messages).render_help().to_string();
            Err(Failure::unusable(help.trim_end().to_owned()))
        }
        kind => {
            let mut lines = vec![complaint(session.messages, kind, error)];
            lines.push(session.plain("cli-usage-hint"));
            Err(Failure::Unusable(lines))
        }
    }
}

fn complaint(messages: &Messages, kind: ErrorKind, error: &clap::Error) -> String {
    let about = |kind: ContextKind| error.get(kind).map(shown).unwrap_or_default();
    let found = about(ContextKind::InvalidArg);
    let value = about(ContextKind::InvalidValue);
    let (key, found) = match kind {
        ErrorKind::UnknownArgument => ("cli-usage-unknown", found),
        ErrorKind::InvalidSubcommand => ("cli-usage-verb", about(ContextKind::InvalidSubcommand)),
        ErrorKind::MissingRequiredArgument => ("cli-usage-missing", found),
        ErrorKind::InvalidValue if value.is_empty() => ("cli-usage-no-value", found),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => ("cli-usage-value", found),
        ErrorKind::ArgumentConflict => ("cli-usage-conflict", found),
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues => {
            ("cli-usage-count", found)
        }
        ErrorKind::NoEquals => ("cli-usage-no-value", found),
        ErrorKind::InvalidUtf8 => ("cli-usage-bytes", found),
        _ => ("cli-usage-other", error.render().to_string().trim_end().to_owned()),
    };
    let other = match kind {
        ErrorKind::UnknownArgument => about(ContextKind::SuggestedArg),
        ErrorKind::InvalidSubcommand => about(ContextKind::SuggestedSubcommand),
        ErrorKind::ArgumentConflict => about(ContextKind::PriorArg),
        _ => about(ContextKind::ValidValue),
    };
    let text = messages.text(key, &args! { "found" => found, "value" => value });
    if other.is_empty() {
        return text;
    }
    messages.text("cli-usage-with-others", &args! { "text" => text, "others" => other })
}

/// A problem as `file:line:column: what was found, what was expected, what to do`.
pub(crate) fn problem(messages: &Messages, file: &str, problem: &Problem) -> String {
    let told = loose::problem(problem, messages);
    let number =
        |number: Option<u32>| number.map_or_else(String::new, |number| format!(":{number}"));
    format!("{file}{}{}: {}", number(told.line), number(told.column), told.text)
}

fn shown(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(strings) => strings.join(", "),
        ContextValue::String(string) => string.clone(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::command;
    use i18n::{Language, Messages};

    #[test]
    fn every_verb_and_argument_has_words_and_an_example() {
        for language in Language::ALL {
            let messages = Messages::get(language);
            let root = command(messages);
            for verb in root.get_subcommands() {
                let name = verb.get_name();
                for key in [format!("cli-{name}-about"), format!("cli-{name}-example")] {
                    assert!(messages.has(&key), "{}: {key}", language.code());
                }
                assert!(
                    messages
                        .plain(&format!("cli-{name}-example"))
                        .contains(&format!("arbiter {name}")),
                    "{}: the example of {name} shows it",
                    language.code()
                );
                for arg in verb.get_arguments() {
                    let key = super::arg_key(name, arg.get_id().as_str(), messages);
                    assert!(messages.has(&key), "{}: {key}", language.code());
                }
            }
        }
    }

    #[test]
    fn the_command_is_well_formed() {
        command(Messages::get(Language::English)).debug_assert();
    }
}
