//! scoresheets.jsonl: both sheets of a game put together.

use laws::notation::read::{LanguageChoice, ReadOptions, read};
use laws::sheets::{MergeOptions, Merged, ProblemKind, Sheet, merge};
use serde::Deserialize;

use crate::oracle;

#[derive(Deserialize)]
pub(crate) struct Row {
    pub(crate) id: String,
    pub(crate) truth_uci: Vec<String>,
    pub(crate) white_sheet: Cells,
    pub(crate) black_sheet: Cells,
}

#[derive(Deserialize)]
pub(crate) struct Cells {
    pub(crate) language: String,
    pub(crate) cells: Vec<String>,
    pub(crate) faults: Vec<serde_json::Value>,
}

impl Cells {
    fn given(&self) -> Sheet {
        let language = self.language.parse().expect("the oracle names languages of the table");
        Sheet::of_cells(&self.cells, LanguageChoice::Given(language))
    }

    fn to_infer(&self) -> Sheet {
        Sheet::of_cells(&self.cells, LanguageChoice::Infer { prefer: Vec::new() })
    }
}

/// How well merged games agree with the games played.
#[derive(Default)]
pub(crate) struct Tally {
    n: usize,
    first: usize,
    listed: usize,
    silent: Vec<String>,
    false_alarms: Vec<String>,
    missed: Vec<String>,
}

impl Tally {
    pub(crate) fn count(&mut self, id: &str, truth: &[String], n_faults: usize, merged: &Merged) {
        self.n += 1;
        if n_faults == 0 && !merged.problems.is_empty() {
            self.false_alarms.push(format!("{id} {:?}", merged.problems));
        }
        if merged.game.uci() == truth {
            self.first += 1;
            self.listed += 1;
        } else if merged.alternatives.iter().any(|it| it.game.uci() == truth) {
            self.listed += 1;
            self.missed.push(format!("{id} listed among {}", merged.alternatives.len()));
        } else {
            let uci = merged.game.uci();
            let at = uci.iter().zip(truth).take_while(|(a, b)| a == b).count();
            self.missed.push(format!(
                "{id} MISSED at ply {} of {}/{}, {} others",
                at + 1,
                uci.len(),
                truth.len(),
                merged.alternatives.len()
            ));
        }
        if merged.game.uci() != truth && merged.problems.is_empty() {
            self.silent.push(id.to_owned());
        }
    }

    /// Counts in words, and the games that did not come first.
    pub(crate) fn check(&self, what: &str, first: usize, listed: usize) -> String {
        let told = format!(
            "{what}: {} pairs, {} first, {} first or listed\n{}",
            self.n,
            self.first,
            self.listed,
            self.missed.join("\n"),
        );
        assert!(self.silent.is_empty(), "missed without a problem: {:?}", self.silent);
        assert!(self.false_alarms.is_empty(), "{}", self.false_alarms.join("\n"));
        assert!(self.first * 100 >= self.n * first, "{told}");
        assert!(self.listed * 100 >= self.n * listed, "{told}");
        told
    }
}

#[test]
fn the_true_game_comes_first() {
    let rows = oracle::rows::<Row>("scoresheets.jsonl");
    assert_eq!(rows.len(), 160);
    let mut given = Tally::default();
    let mut inferred = Tally::default();
    for row in &rows {
        let n_faults = row.white_sheet.faults.len() + row.black_sheet.faults.len();
        let (white, black) = (&row.white_sheet, &row.black_sheet);
        let merged = merge(&white.given(), &black.given(), &MergeOptions::default());
        given.count(&row.id, &row.truth_uci, n_faults, &merged);
        let merged = merge(&white.to_infer(), &black.to_infer(), &MergeOptions::default());
        inferred.count(&row.id, &row.truth_uci, n_faults, &merged);
    }
    println!("{}", given.check("languages given", 88, 95));
    println!("{}", inferred.check("languages inferred", 88, 95));
}

const OWN: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7";

#[test]
fn a_flawless_sheet_is_not_bent_by_an_unrelated_one() {
    let other = "1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. Qc2 O-O 5. a3 Bxc3+ 6. Qxc3 b6 7. Bg5 Bb7 8. e3 d6 9. f3 Nbd7 10. Bd3 c5";
    let own = read(OWN, &ReadOptions::default()).game();
    let unrelated = read(other, &ReadOptions::default()).game();
    let merged = merge(&Sheet::of_text(OWN), &Sheet::of_text(other), &MergeOptions::default());
    assert_eq!(merged.game.uci(), own.uci());
    assert!(merged.problems.iter().any(|it| it.kind == ProblemKind::DifferentGames));
    // The other game is not hidden.
    assert!(merged.alternatives.iter().any(|it| it.game.uci() == unrelated.uci()));
    let nonsense = "1. kk zz 2. h9 qq 3. u u 4. v v 5. w w 6. 1 1 7. 8 8 8. 9 9 9. p p 10. q q";
    let merged = merge(&Sheet::of_text(OWN), &Sheet::of_text(nonsense), &MergeOptions::default());
    assert_eq!(merged.game.uci(), own.uci());
    assert!(!merged.problems.is_empty());
}

#[test]
fn the_search_is_called_narrow_only_where_it_may_have_missed_a_game() {
    let white = OWN.replace("Ba4", "Ba5");
    let black = OWN.replace("h3", "h5");
    let merged = merge(&Sheet::of_text(&white), &Sheet::of_text(&black), &MergeOptions::default());
    assert_eq!(merged.game.uci(), read(OWN, &ReadOptions::default()).game().uci());
    let narrow = merged.problems.iter().any(|it| it.kind == ProblemKind::SearchNarrowed);
    assert!(!narrow, "{:?}", merged.problems);
}
