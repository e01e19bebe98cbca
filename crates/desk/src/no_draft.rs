//! A round that no engine draws: why, in words, and who could meet whom all the same. The arbiter decides then
//! (C.04.3 1.9.3) and pairs by hand.

use std::collections::BTreeSet;

use i18n::{Args, Messages, args};
use pairing::NoPairing;
use pairing::explain::{Partners, WhyNot, partners};
use pairing::field::ByeBar;
use pairing::systems::knockout::Unwon;
use pairing::systems::reasons::{self, Step};
use pairing::systems::{NoRound, System};
use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};

use crate::draw::Drawn;
use crate::error::{ApiError, Code};
use crate::words::{self, Telling};
use crate::{by_system, explain};

/// Why no engine drew a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NoDraft {
    /// The Dutch system refuses.
    Swiss(NoPairing),
    /// One of the other systems does.
    Other(NoRound),
    /// The round robin has fewer rounds.
    NoSuchRound {
        /// The last one.
        last: u16,
    },
    /// No engine here follows the rules of that name.
    System,
    /// Teams are paired from their report, not here.
    Teams,
    /// The teams of Scheveningen, with the number of their players, are not two of one size.
    Sides(Vec<(String, usize)>),
}

/// What an engine was asked.
#[derive(Clone, Copy)]
pub(crate) struct Situation<'a> {
    /// Everybody and what they played.
    pub(crate) history: &'a History,
    /// The round to be drawn.
    pub(crate) round: RoundNo,
    /// Who is not to be paired.
    pub(crate) absent: &'a BTreeSet<Tpn>,
    /// The system, where it is not the Dutch one: its chapter has other articles, or there is none.
    pub(crate) system: Option<System>,
}

impl Situation<'_> {
    /// `C1` of the Dutch system, `C.04.6 C1` of another, or empty.
    fn article(&self, step: Step) -> String {
        match (self.system, step) {
            (Some(system), _) => by_system::cited(system.article(step)),
            (None, Step::Rematch) => "C1".to_owned(),
            (None, Step::ByeAllowed) => "C2".to_owned(),
            (None, Step::SameColors) => "C3".to_owned(),
            (None, _) => "C4".to_owned(),
        }
    }
}

/// A player and what stands against everybody else.
pub(crate) struct PartnersInWords {
    /// Who.
    pub(crate) player: Tpn,
    /// By name.
    pub(crate) name: String,
    /// Whom the player may meet, as a list; empty if nobody.
    pub(crate) legal: String,
    /// Whom not and why, a sentence a reason, and why not the bye.
    pub(crate) bars: Vec<String>,
}

impl Drawn {
    /// What the engine was asked.
    pub(crate) fn situation(&self) -> Situation<'_> {
        Situation {
            history: &self.history,
            round: self.round,
            absent: &self.absent,
            system: self.system(),
        }
    }
}

impl NoDraft {
    /// In words, with the reasons of a few players.
    pub(crate) fn told(&self, drawn: &Drawn, messages: &Messages) -> ApiError {
        let mut error = self.in_short(drawn, messages);
        append(&mut error, &self.players(drawn.situation(), messages), messages);
        error
    }

    /// In one sentence.
    pub(crate) fn in_short(&self, drawn: &Drawn, messages: &Messages) -> ApiError {
        let round = drawn.round.0;
        match self {
            NoDraft::Swiss(why) => refusal(why, drawn.situation(), messages),
            NoDraft::Other(why) => system_refusal(why, drawn.situation(), messages),
            NoDraft::NoSuchRound { last } => {
                let args = args! { "round" => round, "last" => *last };
                let mut error =
                    ApiError::worded(Code::Refused, messages, "desk-no-round-such", &args);
                error.message = by_system::citing(error.message, by_system::BERGER);
                error
            }
            NoDraft::Teams => ApiError::plain(Code::Refused, messages, "desk-no-round-teams"),
            NoDraft::Sides(sides) => {
                let side = |(name, players): &(String, usize)| {
                    let named = if name.is_empty() { "no" } else { "yes" };
                    let args = args! {
                        "named" => named, "name" => name.as_str(), "players" => *players
                    };
                    messages.text("desk-no-round-side", &args)
                };
                let list: Vec<String> = sides.iter().map(side).collect();
                let args = args! { "round" => round, "sides" => list.join("; ") };
                ApiError::worded(Code::Refused, messages, "desk-no-round-sides", &args)
            }
            NoDraft::System => {
                let named = words::system_name(&drawn.engine.edition, messages);
                let args = args! { "system" => named };
                ApiError::worded(Code::Refused, messages, "output-no-pairing-system", &args)
            }
        }
    }

    /// The players of whom it is known that they stand in the way, those with the fewest partners first.
    pub(crate) fn players(
        &self,
        situation: Situation<'_>,
        messages: &Messages,
    ) -> Vec<PartnersInWords> {
        match self {
            NoDraft::Swiss(why) | NoDraft::Other(NoRound::Dutch(why)) => {
                in_words(&of_the_proof(why, situation), situation, messages)
            }
            NoDraft::Other(NoRound::NoLegalPairing) => {
                in_words(&without_partners(situation), situation, messages)
            }
            NoDraft::Other(_)
            | NoDraft::NoSuchRound { .. }
            | NoDraft::System
            | NoDraft::Teams
            | NoDraft::Sides(_) => Vec::new(),
        }
    }
}

/// Why the Dutch system knows no pairing, with the reasons of a few players.
pub(crate) fn no_pairing(
    why: &NoPairing,
    situation: Situation<'_>,
    messages: &Messages,
) -> ApiError {
    let mut error = refusal(why, situation, messages);
    let players = of_the_proof(why, situation);
    append(&mut error, &in_words(&players, situation, messages), messages);
    error
}

/// Why one of the other systems gives no round, with the reasons of a few players.
pub(crate) fn no_round(why: &NoRound, situation: Situation<'_>, messages: &Messages) -> ApiError {
    let mut error = system_refusal(why, situation, messages);
    let players = NoDraft::Other(why.clone()).players(situation, messages);
    append(&mut error, &players, messages);
    error
}

fn refusal(why: &NoPairing, situation: Situation<'_>, messages: &Messages) -> ApiError {
    let round = situation.round.0;
    let players = of_the_proof(why, situation);
    match why {
        NoPairing::EditionUnavailable(_) => {
            ApiError::plain(Code::Refused, messages, "desk-no-pairing-edition")
        }
        NoPairing::TooManyScores => {
            let args = args! { "round" => round };
            ApiError::worded(Code::Refused, messages, "desk-no-pairing-scores", &args)
        }
        NoPairing::NoLegalPairing { groups, partners, bye_is_partner, .. } => {
            let list = |of: &[Tpn]| match of {
                [] => messages.plain("desk-the-bye"),
                _ => listed(of.iter().map(|tpn| named(*tpn, situation, messages)), messages),
            };
            let told: Vec<String> = groups.iter().map(|group| list(group)).collect();
            let alone: Vec<Tpn> =
                players.iter().filter(|one| one.legal.is_empty()).map(|one| one.player).collect();
            let nobody = partners.is_empty() && !bye_is_partner;
            let key = match nobody {
                true if groups.iter().any(Vec::is_empty) => "desk-no-pairing-bye",
                true if groups.iter().all(|group| group.len() == 1) => "desk-no-pairing-alone",
                true => "desk-no-pairing-odd",
                false => "desk-no-pairing-few",
            };
            let mut others: Vec<String> =
                partners.iter().map(|tpn| named(*tpn, situation, messages)).collect();
            if *bye_is_partner {
                others.push(messages.plain("desk-the-bye"));
            }
            let args = args! {
                "round" => round, "count" => groups.len(), "groups" => told.join(" | "),
                "alone" => alone.len(), "names" => list(&alone),
                "n" => others.len(), "partners" => listed(others.into_iter(), messages),
            };
            ApiError::worded(Code::Refused, messages, key, &args)
        }
    }
}

fn system_refusal(why: &NoRound, situation: Situation<'_>, messages: &Messages) -> ApiError {
    let round = situation.round.0;
    let refused = |key, args: Args| ApiError::worded(Code::Refused, messages, key, &args);
    match why {
        NoRound::Dutch(why) => refusal(why, situation, messages),
        NoRound::TooFew { present } => {
            refused("desk-no-round-too-few", args! { "round" => round, "present" => *present })
        }
        NoRound::NoLegalPairing => {
            let (article, cited) = citation(situation, Step::Impossible);
            let args = args! { "round" => round, "article" => article, "cited" => cited };
            refused("desk-no-round-legal", args)
        }
        NoRound::TooManyWays => refused("desk-no-round-ways", args! { "round" => round }),
        NoRound::NoSuchRound { last } => {
            refused("desk-no-round-such", args! { "round" => round, "last" => *last })
        }
        NoRound::Over { winner: Some(winner) } => {
            let args = args! { "round" => round, "name" => named(*winner, situation, messages) };
            refused("desk-no-round-over", args)
        }
        NoRound::Over { winner: None } => {
            refused("desk-no-round-all-out", args! { "round" => round })
        }
        NoRound::UnequalTeams { players } => {
            let args = args! { "round" => round, "players" => *players };
            refused("desk-no-round-unequal-teams", args)
        }
        NoRound::Undecided { games } => {
            let name = |tpn: &Tpn| named(*tpn, situation, messages);
            let game = |it: &Unwon| {
                let args = args! {
                    "round" => it.round.0, "board" => it.board.0,
                    "white" => name(&it.white), "black" => name(&it.black),
                };
                messages.text("desk-no-round-undecided-game", &args)
            };
            let list: Vec<String> = games.iter().map(game).collect();
            refused(
                "desk-no-round-undecided",
                args! { "round" => round, "games" => list.join("; ") },
            )
        }
    }
}

/// Puts the reasons of a few players behind what is wrong.
fn append(error: &mut ApiError, players: &[PartnersInWords], messages: &Messages) {
    /// Told with the refusal itself; `round.refusal` tells the others too.
    const MOST: usize = 6;
    for one in players.iter().take(MOST) {
        let args = args! { "legal" => one.legal.as_str(), "bars" => joined(&one.bars, messages) };
        let key = match (one.legal.is_empty(), one.bars.is_empty()) {
            (_, true) => continue,
            (true, false) => "desk-partners-none",
            (false, false) => "desk-partners-only",
        };
        error.message.push_str(". ");
        error.message.push_str(&messages.text(key, &args.with("name", one.name.as_str())));
    }
    if let Some(more) = players.len().checked_sub(MOST).filter(|more| *more > 0) {
        error.message.push_str(". ");
        error.message.push_str(&messages.text("desk-partners-more", &args! { "count" => more }));
    }
}

/// Reasons one after the other in a sentence.
fn joined(bars: &[String], messages: &Messages) -> String {
    let mut told = String::new();
    for bar in bars {
        told = match told.is_empty() {
            true => bar.clone(),
            false => messages
                .text("desk-bars-and", &args! { "one" => told.as_str(), "two" => bar.as_str() }),
        };
    }
    told
}

/// The members of the groups in the proof that no pairing exists, and everybody else without a partner: one
/// player is enough for a proof.
fn of_the_proof(why: &NoPairing, situation: Situation<'_>) -> Vec<Partners> {
    let NoPairing::NoLegalPairing { groups, bye_barred, .. } = why else { return Vec::new() };
    let mut named: BTreeSet<Tpn> = groups.iter().flatten().copied().collect();
    if groups.iter().any(Vec::is_empty) {
        named.extend(bye_barred.iter().map(|(tpn, _)| *tpn));
    }
    let mut found = of_all(situation);
    found.retain(|one| one.legal.is_empty() || named.contains(&one.player));
    found.sort_by_key(|one| (one.legal.len(), one.player));
    found
}

fn of_all(situation: Situation<'_>) -> Vec<Partners> {
    let Situation { history, round, absent, system } = situation;
    let everybody: Vec<Tpn> =
        pairing::explain::scores(history, round, absent).into_keys().collect();
    match system {
        Some(system) => reasons::partners(system, history, round, absent, &everybody),
        None => partners(history, round, absent, &everybody),
    }
}

/// Everybody who may meet nobody.
fn without_partners(situation: Situation<'_>) -> Vec<Partners> {
    let mut found = of_all(situation);
    found.retain(|one| one.legal.is_empty());
    found
}

fn in_words(
    of: &[Partners],
    situation: Situation<'_>,
    messages: &Messages,
) -> Vec<PartnersInWords> {
    of.iter()
        .map(|one| PartnersInWords {
            player: one.player,
            name: named(one.player, situation, messages),
            legal: listed(one.legal.iter().map(|tpn| named(*tpn, situation, messages)), messages),
            bars: bars(one, situation, messages),
        })
        .collect()
}

/// An article and whether there is one, for messages.
fn citation(situation: Situation<'_>, step: Step) -> (String, &'static str) {
    let article = situation.article(step);
    let cited = if article.is_empty() { "no" } else { "yes" };
    (article, cited)
}

fn bars(one: &Partners, situation: Situation<'_>, messages: &Messages) -> Vec<String> {
    let mut told = Vec::new();
    let mut tell = |key: &str, step: Step, names: Vec<String>| {
        if !names.is_empty() {
            let (article, cited) = citation(situation, step);
            let names = listed(names.into_iter(), messages);
            let args = args! { "names" => names, "article" => article, "cited" => cited };
            told.push(messages.text(key, &args));
        }
    };
    let with_round = |tpn: Tpn, round: RoundNo| {
        let args = args! { "name" => named(tpn, situation, messages), "round" => round.0 };
        messages.text("desk-bar-in-round", &args)
    };
    let met = one.illegal.iter().filter_map(|(tpn, why)| match why {
        WhyNot::Met(round) => Some(with_round(*tpn, *round)),
        _ => None,
    });
    tell("desk-bar-met", Step::Rematch, met.collect());
    let of_kind = |wanted: &WhyNot| {
        let alike = one.illegal.iter().filter(|(_, why)| why == wanted);
        alike.map(|(tpn, _)| named(*tpn, situation, messages)).collect::<Vec<_>>()
    };
    tell("desk-bar-prohibited", Step::Rematch, of_kind(&WhyNot::Prohibited));
    tell("desk-bar-color", Step::SameColors, of_kind(&WhyNot::SameAbsolute));
    told.extend(one.bye.map(|bar| bye_bar(bar, situation, messages)));
    told
}

/// Why somebody may not have the bye.
pub(crate) fn bye_bar(bar: ByeBar, situation: Situation<'_>, messages: &Messages) -> String {
    let article = situation.article(Step::ByeAllowed);
    let (key, round) = match bar {
        ByeBar::HadBye(round) => ("desk-bar-bye", round),
        ByeBar::PointsUnplayed(round) => ("desk-bar-bye-points", round),
    };
    messages.text(key, &args! { "round" => round.0, "article" => article })
}

/// Why two may not meet, in a few words; none if they may.
pub(crate) fn bar(why: &WhyNot, situation: Situation<'_>, messages: &Messages) -> Option<String> {
    let (key, step, round) = match why {
        WhyNot::Met(round) => ("desk-bar-short-met", Step::Rematch, round.0),
        WhyNot::Prohibited => ("desk-bar-short-prohibited", Step::Rematch, 0),
        WhyNot::SameAbsolute => ("desk-bar-short-color", Step::SameColors, 0),
        _ => return None,
    };
    let (article, cited) = citation(situation, step);
    let args = args! { "round" => round, "article" => article, "cited" => cited };
    Some(messages.text(key, &args))
}

fn named(tpn: Tpn, situation: Situation<'_>, messages: &Messages) -> String {
    explain::name(tpn, Telling { history: situation.history, messages })
}

/// A list of names; of a long one the beginning.
pub(crate) fn listed(names: impl Iterator<Item = String>, messages: &Messages) -> String {
    /// Read by people: hundreds of names tell nothing.
    const MOST: usize = 16;
    let names: Vec<String> = names.collect();
    let first = names.iter().take(MOST).cloned().collect::<Vec<_>>().join("; ");
    match names.len().checked_sub(MOST).filter(|more| *more > 0) {
        Some(more) => messages.text("desk-list-more", &args! { "names" => first, "count" => more }),
        None => first,
    }
}
