//! Players of a list on the way into a section: what of a row can be entered, and what the list knows more of those who are
//! there.

use std::collections::BTreeMap;

use i18n::{Messages, args};
use tournament::decide::{Command, decide};
use tournament::fact::Fact;
use tournament::ids::{EntrantId, Seq, TournamentId};
use tournament::state::State;

use super::{found, known};
use crate::api::players::{KnownMore, PlayerInput, input_of, player_facts};
use crate::api::section;
use crate::api::wire::{Id, ProblemView};
use crate::event::{Extra, OpenEvent};
use crate::{ApiError, words};

/// What can be entered of a row, and why the rest is left empty: one bad value costs nobody the entry.
pub(crate) fn usable(input: &PlayerInput, messages: &Messages) -> (PlayerInput, Vec<ApiError>) {
    let mut input = input.clone();
    let mut left_out = Vec::new();
    while let Err(error) = player_facts(&input, None, messages) {
        let value = match error.field.as_deref() {
            Some("title") => &mut input.title,
            Some("sex") => &mut input.sex,
            Some("birth") => &mut input.birth,
            Some("rating") => &mut input.rating,
            _ => break,
        };
        if std::mem::take(value).is_empty() {
            break;
        }
        left_out.push(error);
    }
    (input, left_out)
}

pub(crate) fn bad_value(line: u32, error: &ApiError, messages: &Messages) -> ProblemView {
    let args = args! { "why" => error.message.as_str() };
    found("value-left-out", Some(line), &args, messages)
}

pub(crate) fn bad_row(line: u32, error: &ApiError, messages: &Messages) -> ProblemView {
    let args = args! { "why" => error.message.as_str() };
    found("bad-row", Some(line), &args, messages)
}

/// Facts of players who are entered one after the other, each on top of those before.
pub(crate) struct Entering {
    state: State,
    next: u64,
    pub(crate) facts: Vec<Fact>,
    pub(crate) extra: Extra,
}

impl Entering {
    pub(crate) fn new(event: &OpenEvent) -> Entering {
        Entering {
            state: (*event.state).clone(),
            next: event.head().0 + 1,
            facts: Vec::new(),
            extra: Extra::default(),
        }
    }

    pub(crate) fn enter(
        &mut self,
        tournament: TournamentId,
        input: &PlayerInput,
        messages: &Messages,
    ) -> Result<(), ApiError> {
        let (player, extra) = player_facts(input, None, messages)?;
        let command = Command::AddPlayer { tournament, player, from_round: None };
        self.decide(tournament, command, extra, messages)
    }

    fn decide(
        &mut self,
        tournament: TournamentId,
        command: Command,
        extra: Extra,
        messages: &Messages,
    ) -> Result<(), ApiError> {
        let facts = decide(&self.state, Seq(self.next), command)
            .map_err(|refusal| words::refused(&refusal, &self.state, Some(tournament), messages))?;
        for fact in &facts {
            self.state.apply(Seq(self.next), fact);
            self.next += 1;
        }
        self.facts.extend(facts);
        self.extra.private.extend(extra.private);
        Ok(())
    }

    /// Writes what a list knows more of players who are entered; says of how many values.
    pub(crate) fn fill(
        &mut self,
        tournament: TournamentId,
        more: Vec<KnownMore>,
        problems: &mut Vec<ProblemView>,
        messages: &Messages,
    ) -> usize {
        let mut by_player: BTreeMap<u64, Vec<&KnownMore>> = BTreeMap::new();
        for it in &more {
            by_player.entry(it.entrant.0).or_default().push(it);
        }
        let mut filled = 0;
        for (entrant, more) in by_player {
            let line = more.first().map_or(0, |it| it.line);
            match self.change(tournament, EntrantId(entrant), &more, messages) {
                Ok(()) => filled += more.len(),
                Err(error) => problems.push(bad_row(line, &error, messages)),
            }
        }
        filled
    }

    fn change(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
        more: &[&KnownMore],
        messages: &Messages,
    ) -> Result<(), ApiError> {
        let section = section(&self.state, Id(tournament.0), messages)?;
        let Some(entered) = section.entrants.get(&entrant) else { return Ok(()) };
        let roster = words::Roster::new(&self.state, section, messages);
        let player = known::with(&input_of(&roster, entered), more);
        let (player, extra) = player_facts(&player, entered.rating.as_ref(), messages)?;
        let command = Command::ChangePlayer { tournament, entrant, player };
        self.decide(tournament, command, extra, messages)
    }
}
