//! What can be asked of a draft, and done with it.

use super::{DraftBody, DraftPairBody};
use crate::ids::EntrantId;

impl DraftBody {
    /// Everybody on a board or with the bye; who is named twice comes twice.
    pub fn named(&self) -> impl Iterator<Item = EntrantId> + '_ {
        self.pairs.iter().flat_map(|pair| [pair.white, pair.black]).chain(self.bye)
    }

    /// Dissolves the board of an entrant, or takes the bye away; says whether there was either.
    pub fn free(&mut self, entrant: EntrantId) -> bool {
        let before = self.pairs.len();
        self.pairs.retain(|pair| !pair.has(entrant));
        let had_bye = self.bye == Some(entrant);
        if had_bye {
            self.bye = None;
        }
        had_bye || self.pairs.len() < before
    }
}

impl DraftPairBody {
    /// Whether the entrant is one of the two.
    pub fn has(&self, entrant: EntrantId) -> bool {
        self.white == entrant || self.black == entrant
    }
}
