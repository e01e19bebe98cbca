//! Drawing a round for a section: which engine, what it is given, what it answers.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use i18n::{Messages, args};
use pairing::berger::{self, Cycles, LastRounds};
use pairing::explain::{WhyNot, why_not};
use pairing::systems::knockout::Unwon;
use pairing::systems::{self, NoRound, System, Verified};
use pairing::{Draft, NoPairing, Options, board_order};
use sha2::{Digest, Sha256};
use tournament::decide::can_draw;
use tournament::fact::{DraftBody, DraftPairBody, EngineBody};
use tournament::history::History;
use tournament::ids::{EntrantId, RoundNo, TournamentId, Tpn};
use tournament::state::{State, Tournament};

use crate::error::{ApiError, Code};
use crate::ranking::hex;
use crate::{Desk, VERSION, lock, words};

/// A round as an engine drew it.
pub(crate) struct Drawn {
    /// Section.
    tournament: TournamentId,
    /// Round.
    pub(crate) round: RoundNo,
    /// By entrants.
    pub(crate) body: DraftBody,
    /// The Dutch engine's answer with its reasons.
    pub(crate) swiss: Option<Draft>,
    /// That of one of the other systems; none for round robins.
    pub(crate) other: Option<systems::Round>,
    /// What drew it.
    pub(crate) engine: EngineBody,
    /// SHA-256 of what it was given.
    pub(crate) input_hash: String,
    /// Entrant of each number.
    pub(crate) entrants: BTreeMap<Tpn, EntrantId>,
    /// What the engine was given.
    pub(crate) history: History,
    /// Who is not paired.
    pub(crate) absent: BTreeSet<Tpn>,
    /// Who is there and has no game by the system: an empty place, out of a knock-out.
    pub(crate) free: BTreeSet<Tpn>,
}

impl Desk {
    /// The next round of a section as the engine draws it. A draft is looked at, changed and published
    /// from the same input: the last one drawn is kept, so that the engine runs once.
    pub(crate) fn drawn(
        &self,
        state: &State,
        tournament: &Tournament,
        messages: &Messages,
    ) -> Result<Arc<Drawn>, ApiError> {
        let blank = blank(state, tournament, messages)?;
        let kept = lock(&self.0.drawn).clone();
        if let Some(kept) = kept.filter(|it| it.same_input(&blank)) {
            return Ok(kept);
        }
        let drawn = Arc::new(filled(blank, state, tournament, &[], messages)?);
        *lock(&self.0.drawn) = Some(drawn.clone());
        Ok(drawn)
    }
}

/// Draws the next round of a section around boards that are kept: their players are left out of what the
/// engine pairs.
pub(crate) fn redraw(
    state: &State,
    tournament: &Tournament,
    locked: &[DraftPairBody],
    messages: &Messages,
) -> Result<Drawn, ApiError> {
    filled(blank(state, tournament, messages)?, state, tournament, locked, messages)
}

/// What the engine will be given, and nothing drawn yet.
fn blank(state: &State, tournament: &Tournament, messages: &Messages) -> Result<Drawn, ApiError> {
    let round = can_draw(tournament)
        .map_err(|refusal| words::refused(&refusal, state, Some(tournament.id), messages))?;
    // Imported reports may have been paired by rules that no engine here follows.
    if !is_available(&tournament.setup.system) {
        let args = args! { "system" => tournament.setup.system.as_str() };
        return Err(ApiError::worded(Code::Refused, messages, "output-no-pairing-system", &args));
    }
    let numbers = state.numbering(tournament);
    let entrants: BTreeMap<Tpn, EntrantId> =
        numbers.iter().map(|(entrant, tpn)| (*tpn, *entrant)).collect();
    let history = state.history(tournament);
    let absent: BTreeSet<Tpn> = tournament
        .entrants
        .values()
        .filter(|entrant| entrant.absence(round).is_some())
        .filter_map(|entrant| numbers.get(&entrant.id).copied())
        .collect();
    let edition = tournament.setup.system.clone();
    Ok(Drawn {
        tournament: tournament.id,
        round,
        body: DraftBody { pairs: Vec::new(), bye: None },
        swiss: None,
        other: None,
        engine: EngineBody {
            name: "arbiters-desk".to_owned(),
            version: VERSION.to_owned(),
            edition,
        },
        input_hash: input_hash(&history, round, &absent),
        entrants,
        history,
        absent,
        free: BTreeSet::new(),
    })
}

fn filled(
    mut drawn: Drawn,
    state: &State,
    tournament: &Tournament,
    locked: &[DraftPairBody],
    messages: &Messages,
) -> Result<Drawn, ApiError> {
    if tournament.is_round_robin() {
        round_robin(tournament, &mut drawn, messages)?;
    } else if let Some(system) = System::of(&tournament.setup.system) {
        other_system(system, &mut drawn, (state, tournament), locked, messages)?;
    } else {
        swiss(&mut drawn, &state.numbering(tournament), locked, messages)?;
    }
    Ok(drawn)
}

fn swiss(
    drawn: &mut Drawn,
    numbers: &BTreeMap<EntrantId, Tpn>,
    locked: &[DraftPairBody],
    messages: &Messages,
) -> Result<(), ApiError> {
    let left_out = left_out(drawn, numbers, locked);
    let draft = pairing::pair(&drawn.history, drawn.round, &left_out, &Options::default())
        .map_err(|why| no_pairing(&why, &drawn.history, messages))?;
    let boards = draft.pairs.iter().map(|pair| (pair.white, pair.black));
    put_together(drawn, numbers, boards, draft.bye.map(|bye| bye.player), locked);
    drawn.swiss = Some(draft);
    Ok(())
}

/// Who gets no board from the engine: absent, or on a locked board.
fn left_out(
    drawn: &Drawn,
    numbers: &BTreeMap<EntrantId, Tpn>,
    locked: &[DraftPairBody],
) -> BTreeSet<Tpn> {
    let mut left_out = drawn.absent.clone();
    let kept = locked.iter().flat_map(|pair| [pair.white, pair.black]);
    left_out.extend(kept.filter_map(|it| numbers.get(&it).copied()));
    left_out
}

/// The engine's boards and the locked ones, which stand among the drawn ones.
fn put_together(
    drawn: &mut Drawn,
    numbers: &BTreeMap<EntrantId, Tpn>,
    boards: impl Iterator<Item = (Tpn, Tpn)>,
    bye: Option<Tpn>,
    locked: &[DraftPairBody],
) {
    let entrant = |tpn: Tpn| drawn.entrants.get(&tpn).copied();
    let mut pairs: Vec<DraftPairBody> = boards
        .filter_map(|(white, black)| {
            let (white, black) = (entrant(white)?, entrant(black)?);
            Some(DraftPairBody { white, black, locked: false })
        })
        .collect();
    let bye = bye.and_then(entrant);
    pairs.extend_from_slice(locked);
    drawn.body = DraftBody { pairs, bye };
    if !locked.is_empty() {
        let number = |it: EntrantId| numbers.get(&it).copied().unwrap_or(Tpn(u16::MAX));
        board_order::sort(&mut drawn.body.pairs, &drawn.history, drawn.round, |pair| {
            (number(pair.white), number(pair.black))
        });
    }
}

/// Whether an engine here follows the rules of that name.
fn is_available(system: &str) -> bool {
    tournament::decide::SYSTEMS.contains(&system)
}

/// That the rules of a system were not read in the FIDE text itself, in words; empty where they were, and where
/// there is no such text.
pub(crate) fn unverified(system: &str, messages: &Messages) -> String {
    match System::of(system).map(System::verified) {
        Some(Verified::No) => messages.plain("desk-system-unverified"),
        Some(Verified::Text | Verified::NoText) | None => String::new(),
    }
}

/// By one of the systems that give boards without reasons.
fn other_system(
    system: System,
    drawn: &mut Drawn,
    (state, tournament): (&State, &Tournament),
    locked: &[DraftPairBody],
    messages: &Messages,
) -> Result<(), ApiError> {
    let numbers = state.numbering(tournament);
    let left_out = left_out(drawn, &numbers, locked);
    let found = systems::pair(system, &drawn.history, drawn.round, &left_out).map_err(|why| {
        no_round(&on_real_boards(why, drawn, tournament), &drawn.history, messages)
    })?;
    let boards = found.boards.iter().map(|board| (board.white, board.black));
    put_together(drawn, &numbers, boards, found.bye, locked);
    drawn.free = found.free.iter().chain(&found.absent).copied().collect();
    drawn.other = Some(found);
    Ok(())
}

/// Boards of published rounds may have been put in another order by hand.
fn on_real_boards(why: NoRound, drawn: &Drawn, tournament: &Tournament) -> NoRound {
    let NoRound::Undecided { mut games } = why else { return why };
    for game in &mut games {
        let white = drawn.entrants.get(&game.white);
        let played =
            tournament.games_of(game.round).into_iter().find(|it| Some(&it.white) == white);
        game.board = played.map_or(game.board, |it| it.board);
    }
    NoRound::Undecided { games }
}

/// Why one of the other systems gives no round, in words.
pub(crate) fn no_round(why: &NoRound, history: &History, messages: &Messages) -> ApiError {
    let name =
        |tpn: &Tpn| history.row(*tpn).map_or_else(|| tpn.to_string(), |row| row.name.clone());
    let refused = |key, args| ApiError::worded(Code::Refused, messages, key, &args);
    match why {
        NoRound::Dutch(why) => no_pairing(why, history, messages),
        NoRound::TooFew { present } => {
            refused("desk-no-round-too-few", args! { "present" => *present })
        }
        NoRound::NoLegalPairing => refused("desk-no-round-legal", args! {}),
        NoRound::TooManyWays => refused("desk-no-round-ways", args! {}),
        NoRound::NoSuchRound { last } => {
            refused("desk-refusal-no-more-rounds", args! { "rounds" => *last })
        }
        NoRound::Undecided { games } => {
            let game = |it: &Unwon| {
                let args = args! {
                    "round" => it.round.0, "board" => it.board.0,
                    "white" => name(&it.white), "black" => name(&it.black),
                };
                messages.text("desk-no-round-undecided-game", &args)
            };
            let list: Vec<String> = games.iter().map(game).collect();
            refused("desk-no-round-undecided", args! { "games" => list.join("; ") })
        }
        NoRound::UnequalTeams { players } => {
            refused("desk-no-round-unequal-teams", args! { "players" => *players })
        }
    }
}

fn round_robin(
    tournament: &Tournament,
    drawn: &mut Drawn,
    messages: &Messages,
) -> Result<(), ApiError> {
    let cycles =
        if tournament.setup.system == "berger-double" { Cycles::Double } else { Cycles::Single };
    let last_rounds =
        if tournament.setup.swap_last_rounds { LastRounds::Swapped } else { LastRounds::AsPrinted };
    let n_players = u16::try_from(drawn.entrants.len()).unwrap_or(u16::MAX);
    let options = berger::Options { cycles, last_rounds };
    let round = berger::round(n_players, drawn.round, options).map_err(|why| {
        ApiError::worded(
            Code::Refused,
            messages,
            "desk-refusal-no-more-rounds",
            &args! { "rounds" => why.last },
        )
    })?;
    // An absent player's opponent is free in that round; so is that of one who left early. Who left after half
    // of the games loses the rest by forfeit (C.05 6.6).
    let order: Vec<EntrantId> = drawn.entrants.values().copied().collect();
    let seat = |tpn: Tpn| order.get(usize::from(tpn.0) - 1).copied();
    let there = |entrant: EntrantId| {
        tournament.entrants.get(&entrant).is_some_and(|it| it.absence(drawn.round).is_none())
            || tournament.forfeits(entrant, drawn.round)
    };
    drawn.body.pairs = round
        .pairs
        .iter()
        .filter_map(|(white, black)| Some((seat(*white)?, seat(*black)?)))
        .filter(|(white, black)| there(*white) && there(*black))
        .map(|(white, black)| DraftPairBody { white, black, locked: false })
        .collect();
    Ok(())
}

impl Drawn {
    /// Why two players do not meet.
    pub(crate) fn why_not(&self, a: Tpn, b: Tpn, messages: &Messages) -> Result<WhyNot, ApiError> {
        let Drawn { history, round, absent, .. } = self;
        if let Some(system) = System::of(&self.engine.edition) {
            return systems::why_not(system, history, *round, absent, a, b)
                .map_err(|why| no_round(&why, history, messages));
        }
        if self.swiss.is_none() {
            let number =
                |it: EntrantId| self.entrants.iter().find(|(_, own)| **own == it).map(|it| *it.0);
            let meet = self.body.pairs.iter().any(|pair| {
                let two = (number(pair.white), number(pair.black));
                two == (Some(a), Some(b)) || two == (Some(b), Some(a))
            });
            return Ok(if meet { WhyNot::TheyMeet } else { WhyNot::Table });
        }
        why_not(history, *round, absent, &Options::default(), a, b)
            .map_err(|why| no_pairing(&why, history, messages))
    }

    fn same_input(&self, other: &Drawn) -> bool {
        self.tournament == other.tournament
            && self.engine == other.engine
            && self.input_hash == other.input_hash
            && self.entrants == other.entrants
            && self.history == other.history
    }
}

/// Why there is no pairing, in words.
pub(crate) fn no_pairing(why: &NoPairing, history: &History, messages: &Messages) -> ApiError {
    let name =
        |tpn: &Tpn| history.row(*tpn).map_or_else(|| tpn.to_string(), |row| row.name.clone());
    match why {
        NoPairing::EditionUnavailable(_) => {
            ApiError::plain(Code::Refused, messages, "desk-no-pairing-edition")
        }
        NoPairing::NoLegalPairing { groups, partners, .. } => {
            let list = |of: &[Tpn]| of.iter().map(name).collect::<Vec<_>>().join("; ");
            let groups: Vec<String> =
                groups.iter().filter(|group| !group.is_empty()).map(|group| list(group)).collect();
            let args = args! { "groups" => groups.join(" | "), "partners" => list(partners) };
            ApiError::worded(Code::Refused, messages, "desk-no-pairing-legal", &args)
        }
        NoPairing::TooManyScores => {
            ApiError::plain(Code::Refused, messages, "desk-no-pairing-scores")
        }
    }
}

fn input_hash(history: &History, round: RoundNo, absent: &BTreeSet<Tpn>) -> String {
    let mut hasher = Sha256::new();
    hasher
        .update(format!("{round} {absent:?} {:?} {:?}\n", history.scoring, history.initial_color));
    hasher.update(format!("{:?} {:?}\n", history.acceleration, history.prohibited));
    for row in &history.players {
        hasher.update(format!("{} {:?} {:?}\n", row.tpn, row.rating, row.rounds));
    }
    hex(&hasher.finalize())
}
