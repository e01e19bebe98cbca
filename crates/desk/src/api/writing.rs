//! The moves of a sheet written out again: short, long, reversible, figurines, in the letters of any language.

use laws::notation::letters::{Language, PieceNames};
use laws::notation::write::{Form, WriteOptions, movetext};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::claim::ReadSheet;
use super::method;
use crate::ApiError;
use crate::judge::sheet::{language_of_code, read_sheet};

/// The moves of a sheet as text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct WrittenSheet {
    /// The moves with their numbers, as far as the sheet was understood.
    pub text: String,
    /// Language of the letters used.
    pub language: String,
}

method! {
    /// Writes the moves of a sheet in another form or in other letters, as far as the sheet was understood.
    "scoresheet.write" Viewer ScoresheetWrite {
        /// The sheet.
        sheet: ReadSheet,
        /// `san` (short), `long`, `reversible` (a capture names what it takes), `figurine` or `old-es` (the complete
        /// notation of the old Spanish summary).
        form: String,
        /// Language of the letters; left out or empty: that of the sheet.
        language: Option<String>,
    } -> WrittenSheet |this, _desk, call| {
        let messages = call.messages();
        let reading = read_sheet(&this.sheet, messages)?;
        let language = match this.language.as_deref().map(str::trim).unwrap_or_default() {
            "" | "auto" => reading.language,
            code => language_of_code(code, messages)?,
        };
        let Some(options) = options(&this.form, language) else {
            return Err(ApiError::bad_value(messages, "form", &this.form));
        };
        let language = match options.pieces {
            PieceNames::Letters(language) => language.code().to_owned(),
            PieceNames::Figurines | PieceNames::ColoredFigurines => String::new(),
        };
        Ok(WrittenSheet { text: movetext(&reading.game(), &options), language })
    }
}

fn options(form: &str, language: Language) -> Option<WriteOptions> {
    Some(match form.trim() {
        "san" | "short" | "" => WriteOptions::short(language),
        "long" => WriteOptions::long(language),
        "reversible" => WriteOptions { form: Form::Reversible, ..WriteOptions::short(language) },
        "figurine" => WriteOptions::figurine(),
        "old-es" => WriteOptions::old_spanish(),
        _ => return None,
    })
}
