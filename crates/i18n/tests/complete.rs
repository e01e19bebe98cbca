//! Every language says everything: the same files, keys and arguments, nothing empty, nothing that is no Fluent.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use i18n::{Args, Language, Messages, args, sources};

/// The arguments each message of a language asks for, by key.
fn arguments(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for (name, source) in sources(language) {
        let resource = fluent_syntax::parser::parse(source)
            .unwrap_or_else(|(_, errors)| panic!("{}/{name}: {errors:?}", language.code()));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut names = BTreeSet::new();
            if let Some(value) = &message.value {
                pattern(value, &mut names);
            }
            for attribute in &message.attributes {
                pattern(&attribute.value, &mut names);
            }
            let twice = found.insert(message.id.name.to_owned(), names);
            assert!(
                twice.is_none(),
                "{}/{name}: {} stands twice",
                language.code(),
                message.id.name
            );
        }
    }
    found
}

fn pattern(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            self::expression(expression, names);
        }
    }
}

fn expression(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => self::inline(inline, names),
        Expression::Select { selector, variants } => {
            inline(selector, names);
            for variant in variants {
                pattern(&variant.value, names);
            }
        }
    }
}

fn inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => call(arguments, names),
        InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            call(arguments, names)
        }
        InlineExpression::Placeable { expression } => self::expression(expression, names),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { arguments: None, .. } => {}
    }
}

fn call(arguments: &CallArguments<&str>, names: &mut BTreeSet<String>) {
    for argument in &arguments.positional {
        inline(argument, names);
    }
    for argument in &arguments.named {
        inline(&argument.value, names);
    }
}

#[test]
fn files_are_fluent_and_keys_stand_once() {
    for language in Language::ALL {
        assert_eq!(Messages::get(language).problems(), [] as [&str; 0], "{}", language.code());
        assert!(!sources(language).is_empty(), "no message files for {}", language.code());
    }
}

#[test]
fn languages_have_the_same_files() {
    let names = |language| sources(language).iter().map(|(name, _)| *name).collect::<Vec<_>>();
    assert_eq!(names(Language::English), names(Language::Spanish));
}

#[test]
fn languages_have_the_same_keys() {
    let english: BTreeSet<&str> = Messages::get(Language::English).keys().collect();
    let spanish: BTreeSet<&str> = Messages::get(Language::Spanish).keys().collect();
    let missing = english.difference(&spanish).collect::<Vec<_>>();
    let extra = spanish.difference(&english).collect::<Vec<_>>();
    assert!(missing.is_empty(), "Spanish lacks {missing:?}");
    assert!(extra.is_empty(), "English lacks {extra:?}");
}

#[test]
fn messages_ask_for_the_same_arguments() {
    let spanish = arguments(Language::Spanish);
    for (key, names) in arguments(Language::English) {
        if let Some(other) = spanish.get(&key) {
            assert_eq!(&names, other, "arguments of {key}");
        }
    }
}

#[test]
fn no_message_is_empty() {
    for language in [Language::English, Language::Spanish, Language::Pseudo] {
        let asked = arguments(language);
        let messages = Messages::get(language);
        for key in messages.keys() {
            let mut args = Args::none();
            for name in asked.get(key).into_iter().flatten() {
                args.set(name.clone(), 2);
            }
            let text = messages.text(key, &args);
            assert!(!text.trim().is_empty(), "{key} is empty in {}", language.code());
            assert_ne!(text, key, "{key} has no text in {}", language.code());
            assert!(!text.contains('\u{2068}'), "isolation mark in {key}");
            assert!(!text.contains("{$"), "{key} lacks an argument in {}: {text}", language.code());
        }
    }
}

#[test]
fn unknown_key_is_shown() {
    for language in [Language::English, Language::Spanish, Language::Pseudo] {
        assert_eq!(Messages::get(language).plain("no-such-key"), "no-such-key");
    }
}

#[test]
fn pseudo_language_is_a_third_longer() {
    let (english, pseudo) = (Messages::get(Language::English), Messages::get(Language::Pseudo));
    let length = |messages: &Messages| {
        let texts = messages.keys().map(|key| messages.plain(key));
        texts.filter(|text| !text.contains('{')).map(|text| text.chars().count()).sum::<usize>()
    };
    let (plain, longer) = (length(english), length(pseudo));
    assert!(
        longer * 10 >= plain * 13,
        "{plain} letters became {longer}: too short to find cut texts"
    );
    let text = pseudo.text("common-page-of", &args! { "page" => 1, "pages" => 20 });
    assert!(text.contains("20") && !text.starts_with("Page "), "{text}");
}
