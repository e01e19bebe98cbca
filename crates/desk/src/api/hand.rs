//! Pairing by hand: a session that begins from the engine's boards or from nothing, its steps, and what is to be
//! said where no engine knows a pairing (C.04.3 1.9.3: the arbiter decides).

use std::collections::BTreeSet;

use ::tournament::decide::{Command, Step};
use ::tournament::fact::{DraftBody, DraftPairBody, Fact};
use ::tournament::ids::{EntrantId, RoundNo, TournamentId, Tpn};
use ::tournament::state::{State, Tournament};
use i18n::{Messages, args};
use pairing::explain::partners;
use pairing::systems::reasons;
use pairing::{board_order, quality};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::round::{DraftView, colors, current, draft_view};
use super::wire::{Changes, Id, Side};
use super::{method, section};
use crate::draw::{self, Drawn};
use crate::error::Code;
use crate::event::{Extra, OpenEvent};
use crate::no_draft::{self, PartnersInWords};
use crate::words::{self, Roster};
use crate::{ApiError, Call, Desk};

/// Why the next round cannot be drawn, and what is known of the players in the way.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RefusalView {
    /// Round.
    pub round: u8,
    /// One sentence with its article; empty if the round can be drawn.
    pub text: String,
    /// What to do, or empty.
    pub hint: String,
    /// The players who have no partner, or whose partners are too few; those with the fewest first.
    pub players: Vec<RefusedPlayer>,
    /// Players of the same kind not listed.
    pub more: u32,
    /// True if the round can be paired by hand from nothing (`round.hand`).
    pub can_pair_by_hand: bool,
    /// The journal's head this was asked at; give it to `round.hand`.
    pub seen: Id,
}

/// A player who cannot be paired, or hardly.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RefusedPlayer {
    /// Player.
    pub player: Side,
    /// Whom the rules let the player meet, as a list; empty if nobody.
    pub legal: String,
    /// Whom not, a sentence a reason with its article, and why not the bye.
    pub bars: Vec<String>,
}

/// Somebody who is there and waits for a board, the bye or an absence.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PoolRow {
    /// Player.
    pub player: Side,
    /// Color history, as `WBW`, unplayed rounds left out.
    pub colors: String,
    /// Why the player may not have the bye, or empty.
    pub no_bye: String,
    /// Others who wait and may not meet the player. Left out in a large pool.
    pub barred: Vec<PoolBar>,
}

/// Why one of the pool may not meet another.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PoolBar {
    /// The other.
    pub entrant: Id,
    /// In a few words, with the article.
    pub text: String,
}

method! {
    /// Why the next round cannot be drawn, if so. Writes nothing.
    "round.refusal" Arbiter RoundRefusal {
        /// Section.
        tournament: Id,
    } -> RefusalView |this, desk, call| {
        let messages = call.messages();
        let (state, head) = {
            let event = desk.event(call)?;
            (event.state.clone(), event.head())
        };
        let tournament = section(&state, this.tournament, messages)?;
        let mut view = RefusalView {
            round: tournament.published().next().0,
            text: String::new(),
            hint: String::new(),
            players: Vec::new(),
            more: 0,
            can_pair_by_hand: false,
            seen: Id(head.0),
        };
        let drawn = match desk.asked(&state, tournament, messages) {
            Ok(drawn) => drawn,
            Err(why) => {
                view.text = why.message;
                view.hint = why.hint.unwrap_or_default();
                return Ok(view);
            }
        };
        if let Some(why) = &drawn.failed {
            let told = why.in_short(&drawn, messages);
            let players = why.players(drawn.situation(), messages);
            let roster = Roster::new(&state, tournament, messages);
            view.text = told.message;
            view.hint = told.hint.unwrap_or_default();
            view.more = u32::try_from(players.len().saturating_sub(MOST_REFUSED)).unwrap_or(u32::MAX);
            view.players = players
                .into_iter()
                .take(MOST_REFUSED)
                .filter_map(|one| refused_player(&roster, &drawn, one))
                .collect();
            view.can_pair_by_hand = true;
        }
        Ok(view)
    }
}

/// Players listed behind a refusal.
const MOST_REFUSED: usize = 40;

fn refused_player(roster: &Roster, drawn: &Drawn, one: PartnersInWords) -> Option<RefusedPlayer> {
    let entrant = drawn.entrants.get(&one.player)?;
    let player = roster.side(*entrant, drawn.round);
    Some(RefusedPlayer { player, legal: one.legal, bars: one.bars })
}

/// Who waits in the session: there, and neither on a board nor with the bye. In a knock-out who is out, or opposite
/// an empty place, does not wait.
pub(super) fn pool(roster: &Roster, drawn: &Drawn, draft: &DraftBody) -> Vec<PoolRow> {
    /// In a larger pool everybody against everybody is more than anybody reads.
    const MOST: usize = 80;
    let Drawn { history, round, absent, .. } = drawn;
    let out = match roster.tournament.is_knock_out() {
        true => roster.tournament.knocked_out(),
        false => BTreeSet::new(),
    };
    let there = |entrant: &EntrantId| {
        let known = roster.tournament.entrants.get(entrant);
        known.is_some_and(|it| it.absence(*round).is_none()) && !out.contains(entrant)
    };
    let scores = pairing::explain::scores(history, *round, absent);
    let mut waiting: Vec<(Tpn, EntrantId)> = drawn
        .entrants
        .iter()
        .filter(|(tpn, entrant)| {
            there(entrant)
                && !drawn.free.contains(tpn)
                && !draft.named().any(|named| named == **entrant)
        })
        .map(|(tpn, entrant)| (*tpn, *entrant))
        .collect();
    waiting.sort_by_key(|(tpn, _)| (std::cmp::Reverse(scores.get(tpn).copied()), *tpn));
    let numbers: Vec<Tpn> = waiting.iter().map(|(tpn, _)| *tpn).collect();
    let found = match drawn.system() {
        Some(system) => reasons::partners(system, history, *round, absent, &numbers),
        None => partners(history, *round, absent, &numbers),
    };
    let situation = drawn.situation();
    let row = |(tpn, entrant): &(Tpn, EntrantId)| {
        let own = found.iter().find(|one| one.player == *tpn);
        let bar = |(other, why): &(Tpn, pairing::explain::WhyNot)| {
            let (_, entrant) = waiting.iter().find(|(tpn, _)| tpn == other)?;
            Some(PoolBar {
                entrant: Id(entrant.0),
                text: no_draft::bar(why, situation, roster.messages)?,
            })
        };
        let small = waiting.len() <= MOST;
        PoolRow {
            player: roster.side(*entrant, *round),
            colors: colors(roster, Some(tpn)),
            no_bye: match own.and_then(|one| one.bye) {
                _ if roster.tournament.has_table() => {
                    roster.messages.plain("desk-refusal-bye-in-table")
                }
                Some(bar) => no_draft::bye_bar(bar, situation, roster.messages),
                None => String::new(),
            },
            barred: own
                .filter(|_| small)
                .map_or_else(Vec::new, |one| one.illegal.iter().filter_map(bar).collect()),
        }
    };
    waiting.iter().map(row).collect()
}

method! {
    /// Begins pairing by hand from nothing: everybody waits, but for boards that are locked. Also where no
    /// engine knows a pairing.
    "round.hand" Arbiter RoundHand {
        /// Section.
        tournament: Id,
        /// `DraftView.seen` or `RefusalView.seen`.
        seen: Id,
    } -> DraftView |this, desk, call| {
        step(desk, call, this.tournament, this.seen, |_, _, _| Ok(Step::Clear))
    }
}

method! {
    /// Makes a board of two players, locked, in its place among the boards; boards on which they stood are
    /// dissolved. Colors by the rules, or as given.
    "round.pair" Arbiter RoundPair {
        /// Section.
        tournament: Id,
        /// One.
        a: Id,
        /// The other.
        b: Id,
        /// Who has White; left out: by the rules.
        #[serde(default)]
        white: Option<Id>,
        /// `DraftView.seen`.
        seen: Id,
    } -> DraftView |this, desk, call| {
        let messages = call.messages();
        step(desk, call, this.tournament, this.seen, |tournament, drawn, event| {
            let named = Named { state: &event.state, tournament, round: drawn.round, messages };
            let (a, b) = named.two(this.a, this.b)?;
            named.there(a, "a")?;
            named.there(b, "b")?;
            let (white, black) = match this.white {
                Some(white) if white == this.a => (a, b),
                Some(white) if white == this.b => (b, a),
                Some(white) => return Err(ApiError::bad_value(messages, "white", &white.0.to_string())),
                None => by_the_rules(drawn, a, b),
            };
            let at = place(tournament, drawn, white, black);
            Ok(Step::Pair { white, black, at })
        })
    }
}

/// White and Black of two entrants by the rules.
fn by_the_rules(drawn: &Drawn, a: EntrantId, b: EntrantId) -> (EntrantId, EntrantId) {
    let number = |it: EntrantId| drawn.entrants.iter().find(|(_, own)| **own == it).map(|it| *it.0);
    let (Some(one), Some(other)) = (number(a), number(b)) else { return (a, b) };
    // Where a table knows nothing of them, those of the Dutch system.
    let (white, _) = drawn.colors(one, other).unwrap_or_else(|| {
        quality::colors_by_the_rules(&drawn.history, drawn.round, &drawn.absent, one, other)
    });
    if white == one { (a, b) } else { (b, a) }
}

/// The place of a board among the others, by scores and numbers. Tables and trees have an order of their own: there
/// it is the last.
fn place(tournament: &Tournament, drawn: &Drawn, white: EntrantId, black: EntrantId) -> usize {
    let mut draft = current(tournament, drawn);
    draft.free(white);
    draft.free(black);
    if tournament.has_table() || tournament.is_knock_out() {
        return draft.pairs.len();
    }
    let number = |it: EntrantId| {
        let own = drawn.entrants.iter().find(|(_, own)| **own == it);
        own.map_or(Tpn(u16::MAX), |(tpn, _)| *tpn)
    };
    draft.pairs.push(DraftPairBody { white, black, locked: true });
    board_order::sort(&mut draft.pairs, &drawn.history, drawn.round, |pair| {
        (number(pair.white), number(pair.black))
    });
    draft.pairs.iter().position(|pair| pair.has(white)).unwrap_or(0)
}

method! {
    /// Dissolves the board of a player, or takes the bye away: they wait.
    "round.free" Arbiter RoundFree {
        /// Section.
        tournament: Id,
        /// A player of the board, or who has the bye.
        entrant: Id,
        /// `DraftView.seen`.
        seen: Id,
    } -> DraftView |this, desk, call| {
        let messages = call.messages();
        step(desk, call, this.tournament, this.seen, |tournament, drawn, event| {
            let named = Named { state: &event.state, tournament, round: drawn.round, messages };
            let entrant = named.known(this.entrant, "entrant")?;
            if !current(tournament, drawn).named().any(|it| it == entrant) {
                return Err(named.refuse("desk-hand-no-board", entrant, "entrant"));
            }
            Ok(Step::Free(entrant))
        })
    }
}

/// Who is named in a step: somebody of this section, two of them if it takes two, and there if they are to be given a
/// place.
struct Named<'a> {
    state: &'a State,
    tournament: &'a Tournament,
    round: RoundNo,
    messages: &'a Messages,
}

impl Named<'_> {
    fn known(&self, id: Id, field: &str) -> Result<EntrantId, ApiError> {
        let entrant = EntrantId(id.0);
        match self.tournament.entrants.contains_key(&entrant) {
            true => Ok(entrant),
            false => {
                Err(ApiError::not_found(self.messages, "player", &id.0.to_string()).about(field))
            }
        }
    }

    fn two(&self, a: Id, b: Id) -> Result<(EntrantId, EntrantId), ApiError> {
        let two = (self.known(a, "a")?, self.known(b, "b")?);
        if a == b {
            let same = ApiError::plain(Code::BadInput, self.messages, "desk-why-not-same");
            return Err(same.about("b"));
        }
        Ok(two)
    }

    fn there(&self, entrant: EntrantId, field: &str) -> Result<(), ApiError> {
        match self.tournament.can_play(entrant, self.round) {
            true if self.tournament.is_knocked_out(entrant) => {
                Err(self.refuse("desk-hand-out", entrant, field))
            }
            true => Ok(()),
            false => Err(self.refuse("desk-hand-away", entrant, field)),
        }
    }

    fn refuse(&self, key: &str, entrant: EntrantId, field: &str) -> ApiError {
        let args = args! { "name" => self.name(entrant), "round" => self.round.0 };
        ApiError::worded(Code::Refused, self.messages, key, &args).about(field)
    }

    fn name(&self, entrant: EntrantId) -> String {
        let known = self.tournament.entrants.get(&entrant);
        known.map_or_else(String::new, |it| {
            words::name_of(self.state, self.tournament, it, self.messages)
        })
    }
}

/// The steps of the session in words.
pub(super) fn hand_changes(roster: &Roster, tournament: &Tournament) -> Vec<String> {
    let Some(hand) = &tournament.hand else { return Vec::new() };
    hand.steps
        .iter()
        .map(|step| {
            let names: Vec<String> = step.entrants.iter().map(|it| roster.name(*it)).collect();
            let args = args! { "names" => names.join(" – ") };
            roster.messages.text(&format!("desk-step-{}", step.step), &args)
        })
        .collect()
}

/// One step by hand, then the draft after it.
fn step(
    desk: &Desk,
    call: &Call,
    id: Id,
    seen: Id,
    make: impl FnOnce(&Tournament, &Drawn, &OpenEvent) -> Result<Step, ApiError>,
) -> Result<DraftView, ApiError> {
    let messages = call.messages();
    desk.act_with(call, |event| {
        fresh(event, id, seen, messages)?;
        let tournament = section(&event.state, id, messages)?;
        // Where no engine knows a pairing the first step begins from nothing.
        let drawn = desk.asked(&event.state, tournament, messages)?;
        let step = make(tournament, &drawn, event)?;
        let round = drawn.round;
        let tournament = TournamentId(id.0);
        let drawn = drawn.body.clone();
        Ok((Command::HandStep { tournament, round, drawn, step }, Extra::default()))
    })?;
    draft_view(desk, id, call)
}

/// Refuses what was decided from a draft that is out of date.
pub(super) fn fresh(
    event: &OpenEvent,
    id: Id,
    seen: Id,
    messages: &Messages,
) -> Result<(), ApiError> {
    let since = event.entries.partition_point(|entry| entry.seq.0 <= seen.0);
    let touches = |fact: &Fact| match fact {
        Fact::PersonCorrected(_) | Fact::Undone(_) | Fact::Redone(_) => true,
        Fact::SheetAttached(_)
        | Fact::RulingMade(_)
        | Fact::EnvelopeOpened(_)
        | Fact::IncidentLogged(_)
        | Fact::PhotoAttached(_)
        | Fact::RoundStartSet(_)
        | Fact::ArrivalMarked(_) => false,
        other => other.tournament() == Some(TournamentId(id.0)),
    };
    if event.entries[since..].iter().any(|entry| touches(&entry.fact)) {
        return Err(ApiError::plain(Code::Stale, messages, "desk-stale"));
    }
    Ok(())
}

method! {
    /// Two players change places; the two of one board change colors.
    "round.swap" Arbiter RoundSwap {
        /// Section.
        tournament: Id,
        /// One.
        a: Id,
        /// The other.
        b: Id,
        /// `DraftView.seen`.
        seen: Id,
    } -> DraftView |this, desk, call| {
        let messages = call.messages();
        step(desk, call, this.tournament, this.seen, |tournament, drawn, event| {
            let named = Named { state: &event.state, tournament, round: drawn.round, messages };
            let (a, b) = named.two(this.a, this.b)?;
            let draft = current(tournament, drawn);
            let waits = |entrant: EntrantId| !draft.named().any(|it| it == entrant);
            if waits(a) && waits(b) {
                let args = args! { "a" => named.name(a), "b" => named.name(b) };
                return Err(ApiError::worded(Code::Refused, messages, "desk-hand-both-wait", &args));
            }
            // Who has a place may be away: that is how they lose it.
            for (entrant, field) in [(a, "a"), (b, "b")] {
                if waits(entrant) {
                    named.there(entrant, field)?;
                }
            }
            Ok(Step::Swap(a, b))
        })
    }
}

method! {
    /// Locks a board, or unlocks it.
    "round.lock" Arbiter RoundLock {
        /// Section.
        tournament: Id,
        /// Board.
        board: u16,
        /// Locked or not.
        locked: bool,
        /// `DraftView.seen`.
        seen: Id,
    } -> DraftView |this, desk, call| {
        step(desk, call, this.tournament, this.seen, |tournament, drawn, _| {
            let draft = current(tournament, drawn);
            let pair = usize::from(this.board).checked_sub(1).and_then(|index| draft.pairs.get(index));
            let pair = pair.ok_or_else(|| {
                ApiError::not_found(call.messages(), "board", &this.board.to_string())
            })?;
            Ok(Step::Lock { entrant: pair.white, locked: this.locked })
        })
    }
}

method! {
    /// Gives the pairing-allocated bye to another player.
    "round.bye" Arbiter RoundBye {
        /// Section.
        tournament: Id,
        /// Who gets it.
        entrant: Id,
        /// `DraftView.seen`.
        seen: Id,
    } -> DraftView |this, desk, call| {
        let messages = call.messages();
        step(desk, call, this.tournament, this.seen, |tournament, drawn, event| {
            let named = Named { state: &event.state, tournament, round: drawn.round, messages };
            let entrant = named.known(this.entrant, "entrant")?;
            named.there(entrant, "entrant")?;
            Ok(Step::Bye(entrant))
        })
    }
}

method! {
    /// Draws the boards that are not locked again.
    "round.redraw" Arbiter RoundRedraw {
        /// Section.
        tournament: Id,
        /// `DraftView.seen`.
        seen: Id,
    } -> DraftView |this, desk, call| {
        let messages = call.messages();
        step(desk, call, this.tournament, this.seen, |tournament, drawn, event| {
            let draft = current(tournament, drawn);
            let locked: Vec<DraftPairBody> = draft.pairs.into_iter().filter(|it| it.locked).collect();
            let redrawn = draw::redraw(&event.state, tournament, &locked, messages)?;
            Ok(Step::Redraw(redrawn.body))
        })
    }
}

method! {
    /// Ends pairing by hand; the steps stay in the journal.
    "round.discard" Arbiter RoundDiscard {
        /// Section.
        tournament: Id,
    } -> Changes |this, desk, call| {
        desk.act(call, Command::DiscardHand { tournament: TournamentId(this.tournament.0) })
    }
}
