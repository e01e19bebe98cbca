//! The list of facts: which of them count, what undo would strike out, what redo would bring back.
//!
//! Undo and redo are facts themselves: `Undone { batch }` strikes a batch out, `Redone { batch }` lets it
//! count again; the fold skips dead batches. So undo survives closing the program, and what was undone
//! stays legible.

use std::collections::{BTreeMap, BTreeSet};

use crate::fact::{Fact, PersonPrivate, Redone, Undone};
use crate::ids::{BatchId, Seq, TournamentId};
use crate::state::{Misfit, State};

/// One entry of the journal, decoded.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its number.
    pub seq: Seq,
    /// UTC milliseconds.
    pub at: i64,
    /// Minutes east of UTC where it was written.
    pub offset_minutes: i32,
    /// Who: id of the actor.
    pub actor: String,
    /// Action it belongs to.
    pub batch: BatchId,
    /// What happened.
    pub fact: Fact,
}

/// Why there is nothing to undo or redo, or it may not be done.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum UndoRefusal {
    /// This actor has done nothing that still counts.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// Nothing was undone, or something was done since; a round given out or taken back by anybody too.
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// The batch published or took back a round, or lies before one that did: give a reason.
    #[error("undoing this crosses a published round")]
    NeedsReason {
        /// Entry of the publication.
        published: Seq,
    },
    /// Something later builds on it.
    #[error("entry {later} builds on it: {misfit}")]
    BuiltOn {
        /// The later entry.
        later: Seq,
        /// What it would miss.
        misfit: Misfit,
    },
}

/// Batches that are struck out.
pub fn dead_batches(entries: &[Entry]) -> BTreeSet<BatchId> {
    let mut dead = BTreeSet::new();
    for entry in entries {
        match &entry.fact {
            Fact::Undone(body) => {
                dead.insert(body.batch);
            }
            Fact::Redone(body) => {
                dead.remove(&body.batch);
            }
            _ => {}
        }
    }
    dead
}

/// Folds the facts that count into a state.
pub fn fold(entries: &[Entry], private: &BTreeMap<String, PersonPrivate>) -> State {
    let dead = dead_batches(entries);
    let mut state = State::default();
    for (hash, body) in private {
        state.learn(hash.clone(), body.clone());
    }
    for entry in entries.iter().filter(|entry| !dead.contains(&entry.batch)) {
        state.apply(entry.seq, &entry.fact);
    }
    state
}

/// The batch that Undo would strike out: this actor's last one that counts. The event's own creation is
/// never undone.
pub fn undo_candidate(entries: &[Entry], actor: &str) -> Option<BatchId> {
    let dead = dead_batches(entries);
    entries
        .iter()
        .rev()
        .filter(|entry| entry.actor == actor && is_work(&entry.fact))
        .map(|entry| entry.batch)
        .find(|batch| !dead.contains(batch))
        .filter(|batch| entries.first().is_some_and(|first| first.batch != *batch))
}

/// The batch that Redo would bring back: this actor's last undone one, if nothing was done since.
pub fn redo_candidate(entries: &[Entry], actor: &str) -> Option<BatchId> {
    let mut undone = Vec::new();
    for entry in entries.iter().filter(|entry| entry.actor == actor) {
        match &entry.fact {
            Fact::Undone(body) => undone.push(body.batch),
            Fact::Redone(_) => {
                undone.pop();
            }
            work if is_work(work) => undone.clear(),
            _ => {}
        }
    }
    undone.pop()
}

/// Decides on undo for this actor.
///
/// # Errors
/// [`UndoRefusal`] if nothing is left to undo, if it crosses a publication and no reason is given, or if
/// a later fact builds on the batch.
pub fn undo(entries: &[Entry], actor: &str, reason: &str) -> Result<Undone, UndoRefusal> {
    let batch = undo_candidate(entries, actor).ok_or(UndoRefusal::NothingToUndo)?;
    let dead = dead_batches(entries);
    let from = entries.iter().position(|entry| entry.batch == batch).unwrap_or(0);
    if let Some(published) = publication_since(entries, from, batch, &dead)
        && reason.trim().is_empty()
    {
        return Err(UndoRefusal::NeedsReason { published });
    }
    still_fits(entries, &dead, Some(batch), None)?;
    Ok(Undone { batch, reason: reason.trim().to_owned() })
}

/// Decides on redo for this actor.
///
/// # Errors
/// [`UndoRefusal`] if there is nothing to redo, or others have done since what it cannot stand beside.
pub fn redo(entries: &[Entry], actor: &str) -> Result<Redone, UndoRefusal> {
    let batch = redo_candidate(entries, actor).ok_or(UndoRefusal::NothingToRedo)?;
    let dead = dead_batches(entries);
    let struck = |entry: &Entry| matches!(&entry.fact, Fact::Undone(body) if body.batch == batch);
    let from = entries.iter().rposition(struck).unwrap_or(0);
    if publication_since(entries, from, batch, &dead).is_some() {
        return Err(UndoRefusal::NothingToRedo);
    }
    still_fits(entries, &dead, None, Some(batch))?;
    Ok(Redone { batch })
}

/// The first round given out or taken back, by an entry that counts at position `from` or later, in a
/// section that the batch is about; in any section if the batch is about the event as a whole.
fn publication_since(
    entries: &[Entry],
    from: usize,
    batch: BatchId,
    dead: &BTreeSet<BatchId>,
) -> Option<Seq> {
    let sections: BTreeSet<TournamentId> = entries
        .iter()
        .filter(|entry| entry.batch == batch)
        .filter_map(|entry| match entry.fact {
            Fact::TournamentAdded(_) => Some(TournamentId(entry.seq.0)),
            _ => entry.fact.tournament(),
        })
        .collect();
    entries[from..]
        .iter()
        .filter(|entry| !dead.contains(&entry.batch))
        .filter(|entry| matches!(entry.fact, Fact::RoundPublished(_) | Fact::RoundUnpublished(_)))
        .find(|entry| {
            sections.is_empty() || entry.fact.tournament().is_some_and(|id| sections.contains(&id))
        })
        .map(|entry| entry.seq)
}

/// Whether every fact that counts still fits when one batch more is struck out or brought back.
fn still_fits(
    entries: &[Entry],
    dead: &BTreeSet<BatchId>,
    strike: Option<BatchId>,
    revive: Option<BatchId>,
) -> Result<(), UndoRefusal> {
    let counts =
        |batch: BatchId| Some(batch) != strike && (!dead.contains(&batch) || Some(batch) == revive);
    let mut state = State::default();
    for entry in entries.iter().filter(|entry| counts(entry.batch)) {
        if let Some(misfit) = state.misfit(&entry.fact) {
            return Err(UndoRefusal::BuiltOn { later: entry.seq, misfit });
        }
        state.apply(entry.seq, &entry.fact);
    }
    Ok(())
}

/// Undo marks themselves are not undone by Undo; documents given out cannot be taken back.
fn is_work(fact: &Fact) -> bool {
    !matches!(
        fact,
        Fact::Undone(_) | Fact::Redone(_) | Fact::DocumentIssued(_) | Fact::PersonErased(_)
    )
}
