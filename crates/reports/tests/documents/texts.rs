//! The plain text of each document, which shows what stands on it and in which words, in English and Spanish.

use i18n::Language;

use crate::all;

#[test]
fn english_documents() {
    check(Language::English);
}

#[test]
fn spanish_documents() {
    check(Language::Spanish);
}

fn check(language: Language) {
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        for document in all(language) {
            let draft = if document.mark.is_some() { "-draft" } else { "" };
            let name = format!("{}-{}{draft}", document.kind.id(), language.code());
            insta::assert_snapshot!(name, reports::text(&document));
        }
    });
}
