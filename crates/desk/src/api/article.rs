//! Articles of the Laws: looked up by number or by words.

use laws::article::{Article, search};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::claim::ArticleView;
use super::method;
use super::wire::Id;
use crate::judge::{self, words};

/// Articles that were found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct ArticlesFound {
    /// The first of them, the best first.
    pub articles: Vec<ArticleView>,
    /// How many there are.
    pub count: u32,
    /// Edition looked through; empty for all.
    pub edition: String,
    /// The clauses of the event that stand beside the Laws.
    pub clauses: Option<ArticleView>,
}

/// Articles in one answer.
const SHOWN: usize = 200;

method! {
    /// Articles whose number or sentence has every word, in English or in Spanish; an empty text gives all of an edition.
    "article.search" Viewer ArticleSearch {
        /// Number or words.
        #[serde(default)]
        text: String,
        /// Edition; empty: that of the section, else the newest; `all`.
        #[serde(default)]
        edition: String,
        /// Section whose edition and clauses hold.
        #[serde(default)]
        tournament: Option<Id>,
    } -> ArticlesFound |this, desk, call| {
        let messages = call.messages();
        let event = desk.maybe_event();
        let state = event.as_ref().map(|it| &*it.state);
        let section = judge::section_of(this.tournament, state, messages)?;
        let edition = match this.edition.trim() {
            "all" => None,
            code => Some(judge::edition(code, section, messages)?),
        };
        let found: Vec<Article> = search(&this.text, edition);
        let shown = found.get(..SHOWN.min(found.len())).unwrap_or_default();
        let clauses = judge::clauses(section, None);
        Ok(ArticlesFound {
            articles: words::cited(shown, messages),
            count: u32::try_from(found.len()).unwrap_or(u32::MAX),
            edition: edition.map_or_else(String::new, |it| it.code().to_owned()),
            clauses: words::clauses(Some(&clauses), messages),
        })
    }
}
