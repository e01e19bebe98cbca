//! The journal: what happened, undo, redo, verify.

use ::journal::{Journal, SchemaFault, Verification};
use ::tournament::fact::Fact;
use ::tournament::ids::RoundNo;
use ::tournament::log::{self, UndoRefusal};
use i18n::{Messages, args};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::method;
use super::wire::{Changes, Id};
use crate::error::{Code, bad_entry};
use crate::event::{Extra, OpenEvent};
use crate::told::Chronicle;
use crate::{ApiError, ranking, words};

/// Answer of `journal.list`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct JournalPage {
    /// Newest first.
    pub rows: Vec<JournalRow>,
    /// Entries in all.
    pub total: u32,
}

/// One entry.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct JournalRow {
    /// Sequence number.
    pub seq: Id,
    /// When, RFC 3339 with offset.
    pub at: String,
    /// Who.
    pub by: String,
    /// Action it belongs to.
    pub batch: Id,
    /// Kind of fact.
    pub kind: String,
    /// In words.
    pub text: String,
    /// Reason given, if any.
    pub reason: String,
    /// Struck out by undo.
    pub undone: bool,
    /// First characters of the hash.
    pub hash: String,
}

/// Answer of `journal.verify`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct VerifyView {
    /// All well.
    pub good: bool,
    /// Entries checked.
    pub entries: u32,
    /// First bad entry.
    pub first_bad: Option<Id>,
    /// In words.
    pub text: String,
}

/// Rows a client may ask for at once.
const MOST_ROWS: u32 = 500;

method! {
    /// Entries, newest first.
    "journal.list" Viewer JournalList {
        /// Only entries before this one.
        #[serde(default)]
        before: Option<Id>,
        /// How many.
        limit: u32,
    } -> JournalPage |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let dead = log::dead_batches(&event.entries);
        let telling = Chronicle::new(&event, messages);
        let until = this.before.map_or(event.entries.len(), |before| {
            event.entries.partition_point(|entry| entry.seq.0 < before.0)
        });
        let rows = event.entries[..until]
            .iter()
            .zip(&event.marks)
            .rev()
            .take(this.limit.min(MOST_ROWS) as usize)
            .map(|(entry, mark)| JournalRow {
                seq: Id(entry.seq.0),
                at: event.at(entry),
                by: mark.by.clone(),
                batch: Id(entry.batch.0),
                kind: entry.fact.kind().to_owned(),
                text: telling.entry(entry),
                reason: words::reason_of(&entry.fact).to_owned(),
                undone: dead.contains(&entry.batch),
                hash: mark.hash.to_string().chars().take(12).collect(),
            })
            .collect();
        Ok(JournalPage { rows, total: u32::try_from(event.entries.len()).unwrap_or(u32::MAX) })
    }
}

method! {
    /// Strikes out the last action of whoever asks.
    "journal.undo" Arbiter JournalUndo {
        /// Why, where a published round is crossed.
        #[serde(default)]
        reason: String,
    } -> Changes |this, desk, call| {
        let messages = call.messages();
        let actor = desk.actor(call)?.id;
        let mut notice = None;
        let changes = desk.write_with(call, |event| {
            let undone = log::undo(&event.entries, &actor, &this.reason)
                .map_err(|refusal| undo_refused(&refusal, event, messages))?;
            let what = Chronicle::new(event, messages).batch(undone.batch);
            notice = Some(messages.text("desk-undone", &args! { "what" => what }));
            Ok((vec![undone.into()], Extra::default()))
        })?;
        Ok(Changes { notice, ..changes })
    }
}

method! {
    /// Lets the last undone action count again.
    "journal.redo" Arbiter JournalRedo {} -> Changes |_this, desk, call| {
        let messages = call.messages();
        let actor = desk.actor(call)?.id;
        let mut batch = None;
        let changes = desk.write_with(call, |event| {
            let redone = log::redo(&event.entries, &actor)
                .map_err(|refusal| undo_refused(&refusal, event, messages))?;
            batch = Some(redone.batch);
            Ok((vec![redone.into()], Extra::default()))
        })?;
        let event = desk.event(call)?;
        let notice = batch.map(|batch| {
            let what = Chronicle::new(&event, messages).batch(batch);
            messages.text("desk-redone", &args! { "what" => what })
        });
        Ok(Changes { notice, ..changes })
    }
}

fn undo_refused(refusal: &UndoRefusal, event: &OpenEvent, messages: &Messages) -> ApiError {
    match refusal {
        UndoRefusal::NothingToUndo => ApiError::plain(Code::Refused, messages, "desk-undo-nothing"),
        UndoRefusal::NothingToRedo => ApiError::plain(Code::Refused, messages, "desk-redo-nothing"),
        UndoRefusal::NeedsReason { .. } => {
            ApiError::plain(Code::NeedsReason, messages, "desk-undo-needs-reason").about("reason")
        }
        UndoRefusal::BuiltOn { later, .. } => {
            let what = event
                .entries
                .iter()
                .find(|entry| entry.seq == *later)
                .map_or_else(String::new, |it| Chronicle::new(event, messages).entry(it));
            let args = args! { "seq" => later.0, "what" => what };
            ApiError::worded(Code::Refused, messages, "desk-undo-built-on", &args)
        }
    }
}

method! {
    /// Checks the whole file: hash chain, fold, and the standings that publications were drawn from.
    "journal.verify" Viewer JournalVerify {} -> VerifyView |_this, desk, call| {
        let event = desk.event(call)?;
        verify(&event, call.messages())
    }
}

fn verify(event: &OpenEvent, messages: &Messages) -> Result<VerifyView, ApiError> {
    let found = event.journal().verify().map_err(|error| ApiError::storage(messages, &error))?;
    let entries = u32::try_from(found.entries).unwrap_or(u32::MAX);
    if !found.is_good() {
        let first_bad = found.first_bad.as_ref().map(|bad| Id(bad.seq.0));
        let text =
            messages.text("desk-verify-bad", &args! { "why" => what_is_bad(&found, messages) });
        return Ok(VerifyView { good: false, entries, first_bad, text });
    }
    if let Some((seq, round)) = first_other_standings(event) {
        let text =
            messages.text("desk-verify-standings", &args! { "seq" => seq, "round" => round.0 });
        return Ok(VerifyView { good: false, entries, first_bad: Some(Id(seq)), text });
    }
    let text = messages.text("desk-verify-good", &args! { "entries" => entries });
    Ok(VerifyView { good: true, entries, first_bad: None, text })
}

/// Everything that is not as it was written.
fn what_is_bad(found: &Verification, messages: &Messages) -> String {
    let mut whys: Vec<String> =
        found.first_bad.iter().map(|bad| bad_entry(bad, messages)).collect();
    if !found.bad_private.is_empty() || !found.bad_attachments.is_empty() {
        whys.push(messages.plain("desk-bad-bytes"));
    }
    let guards: Vec<&str> = found
        .schema
        .iter()
        .map(|fault| match fault {
            SchemaFault::Missing(name) | SchemaFault::Changed(name) => name.as_str(),
        })
        .collect();
    if !guards.is_empty() {
        whys.push(messages.text("desk-verify-guards", &args! { "names" => guards.join(", ") }));
    }
    if !found.damage.is_empty() || found.head.is_none() {
        whys.push(messages.plain("desk-verify-damage"));
    }
    whys.join("; ")
}

/// The first publication whose recorded standings are not what the facts before it give.
fn first_other_standings(event: &OpenEvent) -> Option<(u64, RoundNo)> {
    event.entries.iter().find_map(|entry| {
        let Fact::RoundPublished(body) = &entry.fact else { return None };
        if body.standings_digest.is_empty() {
            return None;
        }
        let before = event.as_of(::tournament::ids::Seq(entry.batch.0 - 1));
        let tournament = before.tournaments.get(&body.tournament)?;
        let ranked = ranking::ranked(&before, tournament, tournament.published());
        (ranking::digest(&ranked) != body.standings_digest).then_some((entry.seq.0, body.round))
    })
}
