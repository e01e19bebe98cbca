//! Questions about the round to be drawn: why not these two, and what is sure while games are open.

use std::collections::BTreeSet;

use ::tournament::history::History;
use ::tournament::ids::{EntrantId, RoundNo, Tpn};
use ::tournament::round::Score;
use i18n::{Messages, args};
use pairing::preview::{NoPreview, Outcome, Preview};
use pairing::systems::{NoRound, System};
use pairing::{Draft, Options};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::round::current;
use super::wire::{Id, Side};
use super::{method, section};
use crate::draw::{Drawn, WhyNotSo};
use crate::error::Code;
use crate::looking_ahead::Asked;
use crate::no_draft::{self, Situation};
use crate::words::{Roster, Telling};
use crate::{ApiError, Desk, by_system, draw, explain, why};

/// Why two players do not meet.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct WhyView {
    /// One sentence; it names its article.
    pub text: String,
    /// The same for programs, with its chapter, as `C.04.3 C12` or `C.04.6 3.5`; or empty.
    pub article: String,
    /// Bracket from the top, from 1, where it is decided; none where no criterion is at stake.
    pub bracket: Option<u32>,
    /// True if they do meet.
    pub they_meet: bool,
}

method! {
    /// Why two players do not meet in the round to be drawn.
    "round.why" Arbiter RoundWhy {
        /// Section.
        tournament: Id,
        /// One.
        a: Id,
        /// The other.
        b: Id,
    } -> WhyView |this, desk, call| {
        let messages = call.messages();
        let state = desk.event(call)?.state.clone();
        let tournament = section(&state, this.tournament, messages)?;
        let drawn = desk.drawn(&state, tournament, messages)?;
        let roster = Roster::new(&state, tournament, messages);
        let (a, b) = (number(&roster, this.a)?, number(&roster, this.b)?);
        let telling = roster.telling();
        let (told, data) = match drawn.why_not(&current(tournament, &drawn), (a, b), messages)? {
            WhyNotSo::Dutch(why) => (why::told(&why, (a, b), telling), why::data(&why)),
            WhyNotSo::System(system, why) => {
                (by_system::told(&why, (a, b), system, telling), by_system::data(&why, system))
            }
            WhyNotSo::Table(table, seats) => by_system::berger_not(&table, seats, (a, b), telling),
            WhyNotSo::ByHand => {
                let table = drawn.table.map(|_| by_system::BERGER);
                by_system::left_by_hand(table, (a, b), telling)
            },
        };
        let article = data["article"].as_str().unwrap_or_default();
        Ok(WhyView {
            text: told,
            article: match drawn.swiss.is_some() && !article.is_empty() {
                true => format!("C.04.3 {article}"),
                false => article.to_owned(),
            },
            bracket: data["bracket"].as_u64().and_then(|it| u32::try_from(it).ok()),
            they_meet: data["kind"] == "theyMeet",
        })
    }
}

/// Why a player is where they are in the round to be drawn.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PlayerWhyView {
    /// Sentences: each float, the bye or why it went elsewhere, the color.
    pub why: Vec<String>,
}

method! {
    /// Why a player floated, has the bye or not, and the color, in the round to be drawn.
    "round.player" Arbiter RoundPlayer {
        /// Section.
        tournament: Id,
        /// Who.
        player: Id,
    } -> PlayerWhyView |this, desk, call| {
        let messages = call.messages();
        let state = desk.event(call)?.state.clone();
        let tournament = section(&state, this.tournament, messages)?;
        let drawn = desk.drawn(&state, tournament, messages)?;
        let roster = Roster::new(&state, tournament, messages);
        let number = number(&roster, this.player)?;
        let telling = roster.telling();
        Ok(PlayerWhyView {
            why: match (&drawn.swiss, drawn.by_system()) {
                (Some(draft), _) => {
                    let mut why = why::player(draft, number, telling);
                    why.extend(next_best(&drawn.history, draft, number, messages));
                    why
                }
                (None, Some(asked)) => by_system::player(&asked, number, telling),
                (None, None) => in_a_round_robin(&drawn, number, telling),
            },
        })
    }
}

/// One board of a preview.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PreviewBoard {
    /// White.
    pub white: Side,
    /// Black.
    pub black: Side,
}

/// The next round while games are open.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PreviewView {
    /// The round.
    pub round: u8,
    /// Games without a result, in the order of the results asked about.
    pub open: Vec<PreviewBoard>,
    /// Outcomes looked at.
    pub outcomes: u32,
    /// Of these, how many leave a round that cannot be paired.
    pub unpaired: u32,
    /// Boards that are the same whatever happens.
    pub sure: Vec<PreviewBoard>,
    /// The bye, if it is the same whatever happens.
    pub sure_bye: Option<Side>,
    /// The round for the results asked about.
    pub boards: Vec<PreviewBoard>,
    /// Its bye.
    pub bye: Option<Side>,
    /// Why there is no such round, in words, or empty; also where no results are asked about, if the round cannot be
    /// paired whatever happens.
    pub trouble: String,
}

method! {
    /// The next round while up to five games are open. Writes nothing. Not for round robins, whose rounds do
    /// not depend on results.
    "round.preview" Arbiter RoundPreview {
        /// Section.
        tournament: Id,
        /// What White gets in each open game, `1`, `=` or `0`; left out: only what is sure.
        #[serde(default)]
        results: Vec<String>,
    } -> PreviewView |this, desk, call| {
        let messages = call.messages();
        let state = desk.event(call)?.state.clone();
        let tournament = section(&state, this.tournament, messages)?;
        if tournament.has_table() {
            return Err(ApiError::plain(Code::Refused, messages, "desk-preview-round-robin"));
        }
        let roster = Roster::new(&state, tournament, messages);
        let round = tournament.published().next();
        if round > tournament.rounds_planned() {
            return Err(ApiError::not_found(messages, "round", &round.0.to_string()));
        }
        let away = tournament.entrants.values().filter(|it| it.absence(round).is_some());
        let absent: BTreeSet<Tpn> =
            away.filter_map(|it| roster.numbers.get(&it.id).copied()).collect();
        let asked = Asked {
            system: draw::system_of(tournament),
            history: roster.history.clone(),
            round,
            absent: absent.clone(),
        };
        let found = desk.0.looking_ahead.look(asked).map_err(|it| refused(&it, messages))?;
        let asked = this.results.iter().map(|it| score(it, messages)).collect::<Result<Vec<_>, _>>()?;
        if !asked.is_empty() && asked.len() != found.open.len() {
            let args = args! { "open" => found.open.len() };
            return Err(ApiError::worded(Code::BadInput, messages, "desk-preview-results", &args));
        }
        let system = draw::system_of(tournament)
            .filter(|system| !pairing::systems::reasons::is_dutch(*system, &roster.history, round));
        Ok(Seen { roster: &roster, round, absent, system }.view(&found, &asked))
    }
}

/// How far a look ahead is.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PreviewProgressView {
    /// Outcomes looked at.
    pub done: u32,
    /// Of how many; 0 while nobody looks.
    pub all: u32,
}

method! {
    /// How far the look ahead is that another call has begun.
    "round.previewProgress" Viewer RoundPreviewProgress {} -> PreviewProgressView |_this, desk, _call| {
        Ok(progress(desk))
    }
}

method! {
    /// Ends the look ahead that is under way; its own call is refused with words.
    "round.previewCancel" Arbiter RoundPreviewCancel {} -> PreviewProgressView |_this, desk, _call| {
        desk.0.looking_ahead.stop();
        Ok(progress(desk))
    }
}

fn progress(desk: &Desk) -> PreviewProgressView {
    let (done, all) = desk.0.looking_ahead.progress();
    let whole = |it| u32::try_from(it).unwrap_or(u32::MAX);
    PreviewProgressView { done: whole(done), all: whole(all) }
}

/// What the best pairing without the player's board would have broken.
fn next_best(history: &History, draft: &Draft, player: Tpn, messages: &Messages) -> Option<String> {
    let pair = draft.pairs.iter().find(|it| it.color_of(player).is_some())?;
    let options = Options { edition: draft.edition };
    let next =
        pairing::explain::next_best(history, draft, &options, pair.white, pair.black).ok()?;
    Some(match next {
        Some(worse) => why::worse(&worse, draft, messages),
        None => messages.plain("desk-worse-none"),
    })
}

/// A player of a round robin: the row, or that there is no opponent in it.
fn in_a_round_robin(drawn: &Drawn, player: Tpn, telling: Telling<'_>) -> Vec<String> {
    let number = |it: EntrantId| drawn.entrants.iter().find(|(_, own)| **own == it).map(|it| *it.0);
    let mut boards =
        drawn.body.pairs.iter().filter_map(|pair| Some((number(pair.white)?, number(pair.black)?)));
    match boards.find(|(white, black)| *white == player || *black == player) {
        Some((white, black)) => explain::board(drawn, white, black, telling),
        None => {
            let seat = drawn.seats(player, player).map_or(player, |it| it.0);
            let args = args! { "name" => explain::name(player, telling), "number" => seat.0 };
            vec![telling.messages.text("desk-berger-free", &args)]
        }
    }
}

fn number(roster: &Roster, id: Id) -> Result<Tpn, ApiError> {
    let known = roster.numbers.get(&EntrantId(id.0)).copied();
    known.ok_or_else(|| ApiError::not_found(roster.messages, "player", &id.0.to_string()))
}

fn refused(why: &NoPreview, messages: &Messages) -> ApiError {
    match why {
        NoPreview::TooManyOpen { found } => {
            let args = args! { "found" => *found, "most" => pairing::preview::MOST_OPEN };
            ApiError::worded(Code::Refused, messages, "desk-preview-too-many", &args)
        }
        NoPreview::Stopped => ApiError::plain(Code::Refused, messages, "desk-preview-stopped"),
    }
}

fn score(text: &str, messages: &Messages) -> Result<Score, ApiError> {
    match text {
        "1" => Ok(Score::Win),
        "=" => Ok(Score::Draw),
        "0" => Ok(Score::Loss),
        other => {
            let args = args! { "found" => other };
            Err(ApiError::worded(Code::BadInput, messages, "desk-preview-result", &args))
        }
    }
}

struct Seen<'a> {
    roster: &'a Roster<'a>,
    round: RoundNo,
    absent: BTreeSet<Tpn>,
    system: Option<System>,
}

impl Seen<'_> {
    fn view(&self, found: &Preview<NoRound>, asked: &[Score]) -> PreviewView {
        let outcome = found.outcomes.iter().find(|it| it.white_gets == asked);
        let (boards, bye, trouble) = match outcome.filter(|_| !asked.is_empty()) {
            Some(Outcome { boards: Ok((pairs, bye)), .. }) => {
                (self.boards(pairs), bye.and_then(|it| self.side(it)), String::new())
            }
            Some(Outcome { boards: Err(why), .. }) => (Vec::new(), None, self.told(why)),
            None => (Vec::new(), None, self.never(found)),
        };
        let unpaired = found.outcomes.iter().filter(|it| it.boards.is_err()).count();
        PreviewView {
            round: self.round.0,
            open: self.boards(&found.open),
            outcomes: u32::try_from(found.outcomes.len()).unwrap_or(u32::MAX),
            unpaired: u32::try_from(unpaired).unwrap_or(u32::MAX),
            sure: self.boards(&found.sure),
            sure_bye: found.sure_bye.and_then(|it| self.side(it)),
            boards,
            bye,
            trouble,
        }
    }

    fn told(&self, why: &NoRound) -> String {
        let history = &self.roster.history;
        let situation =
            Situation { history, round: self.round, absent: &self.absent, system: self.system };
        no_draft::no_round(why, situation, self.roster.messages).message
    }

    /// Why the round cannot be paired whatever happens; empty if some outcome leaves a pairing.
    fn never(&self, found: &Preview<NoRound>) -> String {
        let all: Option<Vec<&NoRound>> =
            found.outcomes.iter().map(|it| it.boards.as_ref().err()).collect();
        let Some(why) = all.and_then(|all| all.first().copied()) else { return String::new() };
        let args = args! { "round" => self.round.0, "why" => self.told(why) };
        self.roster.messages.text("desk-preview-never", &args)
    }

    fn boards(&self, pairs: &[(Tpn, Tpn)]) -> Vec<PreviewBoard> {
        let board = |(white, black): &(Tpn, Tpn)| {
            Some(PreviewBoard { white: self.side(*white)?, black: self.side(*black)? })
        };
        pairs.iter().filter_map(board).collect()
    }

    fn side(&self, tpn: Tpn) -> Option<Side> {
        let numbers = &self.roster.numbers;
        let entrant = numbers.iter().find(|(_, number)| **number == tpn).map(|(it, _)| *it)?;
        Some(self.roster.side(entrant, self.round))
    }
}
