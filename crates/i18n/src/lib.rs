//! The words of the program: Fluent messages from `locales/<language>/<subject>.ftl`, built into the binary.
//!
//! It is not the place of piece letters and figurines (`laws::notation::letters`), nor of anything that ranks or counts.
//! The same files feed the window, the prints, the command line and the pages served to browsers.
//!
//! Reading order: [`Language`], [`Messages`] (look a text up), [`Args`] (its arguments), `format` (points, decimals, dates),
//! `pseudo` (the longer test language).
//!
//! ```
//! use i18n::{Args, Language, Messages, args};
//!
//! let messages = Messages::get(Language::Spanish);
//! assert_eq!(messages.text("common-board", &Args::none()), "Mesa");
//! assert_eq!(messages.text("common-page-of", &args! { "page" => 2, "pages" => 11 }), "Página 2 de 11");
//! assert_eq!(messages.points(45), "4½");
//! assert_eq!(messages.decimal_tenths(35), "3,5");
//! assert_eq!(messages.date(2026, 11, 29), "29/11/2026");
//! ```

mod args;
mod format;
mod language;
mod messages;
mod pseudo;

pub use args::{Arg, Args};
pub use language::Language;
pub use messages::{Messages, sources};
