//! Drawing a round for a section: which engine, what it is given, what it answers.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use i18n::{Messages, args};
use pairing::systems::reasons::{self, Reasons};
use pairing::systems::{self, NoRound, System, Verified};
use pairing::{Draft, Options, board_order, explain, quality};
use sha2::{Digest, Sha256};
use tournament::berger::{self, Cycles, LastRounds};
use tournament::decide::{Refusal, can_draw};
use tournament::fact::{DraftBody, DraftPairBody, EngineBody};
use tournament::history::History;
use tournament::ids::{EntrantId, RoundNo, TournamentId, Tpn};
use tournament::state::{Apart, Numbering, State, Tournament};

use crate::by_system::{BergerRound, Lots, SystemRound};
use crate::error::ApiError;
use crate::no_draft::NoDraft;
use crate::ranking::hex;
use crate::{Desk, VERSION, lock, words};

/// A round as an engine drew it, or what it was asked and why it drew nothing.
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
    /// Its groups and what its boards do not meet; none where it follows from a table.
    pub(crate) reasons: Option<Reasons>,
    /// The row of the tables, in a round robin.
    pub(crate) table: Option<BergerRound>,
    /// What drew it.
    pub(crate) engine: EngineBody,
    /// The system with its readings, where it is neither the Dutch one nor a table.
    pub(crate) system: Option<System>,
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
    /// Why no engine drew it; then there are no boards.
    pub(crate) failed: Option<NoDraft>,
    /// Why the round cannot go out yet although it is being paired by hand.
    pub(crate) blocked: Option<Refusal>,
}

impl Desk {
    /// The next round of a section as the engine draws it.
    pub(crate) fn drawn(
        &self,
        state: &State,
        tournament: &Tournament,
        messages: &Messages,
    ) -> Result<Arc<Drawn>, ApiError> {
        let asked = self.asked(state, tournament, messages)?;
        match &asked.failed {
            Some(why) => Err(why.told(&asked, messages)),
            None => Ok(asked),
        }
    }

    /// The same. If the round is being paired by hand it need not have been drawn: the session stands.
    pub(crate) fn laid_out(
        &self,
        state: &State,
        tournament: &Tournament,
        messages: &Messages,
    ) -> Result<Arc<Drawn>, ApiError> {
        let asked = self.asked(state, tournament, messages)?;
        match &asked.failed {
            Some(why) if !is_by_hand(tournament, asked.round) => Err(why.told(&asked, messages)),
            _ => Ok(asked),
        }
    }

    /// What the engine was asked, and what came of it. A draft is looked at, changed and published from the
    /// same input: the last one is kept, so that the engine runs once.
    pub(crate) fn asked(
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
        let asked = Arc::new(filled(blank, state, tournament, &[]));
        *lock(&self.0.drawn) = Some(asked.clone());
        Ok(asked)
    }
}

/// Whether a pairing by hand of that round is under way.
pub(crate) fn is_by_hand(tournament: &Tournament, round: RoundNo) -> bool {
    tournament.hand.as_ref().is_some_and(|hand| hand.round == round)
}

/// Draws the next round of a section around boards that are kept: their players are left out of what the
/// engine pairs. A board of somebody who is not there any more is not kept.
pub(crate) fn redraw(
    state: &State,
    tournament: &Tournament,
    locked: &[DraftPairBody],
    messages: &Messages,
) -> Result<Drawn, ApiError> {
    let round = tournament.published().next();
    let mut locked = locked.to_vec();
    locked.retain(|pair| [pair.white, pair.black].iter().all(|it| tournament.can_play(*it, round)));
    let mut asked = filled(blank(state, tournament, messages)?, state, tournament, &locked);
    match asked.failed.take() {
        Some(why) => {
            asked.absent = left_out(&asked, &state.numbering(tournament), &locked);
            Err(why.told(&asked, messages))
        }
        None => Ok(asked),
    }
}

/// What the engine will be given, and nothing drawn yet.
fn blank(state: &State, tournament: &Tournament, messages: &Messages) -> Result<Drawn, ApiError> {
    let (round, blocked) = match can_draw(tournament) {
        Ok(round) => (round, None),
        Err(refusal) => match under_way(tournament) {
            Some(round) => (round, Some(refusal)),
            None => return Err(words::refused(&refusal, state, Some(tournament.id), messages)),
        },
    };
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
    let system = system_of(tournament);
    Ok(Drawn {
        tournament: tournament.id,
        round,
        body: DraftBody { pairs: Vec::new(), bye: None },
        swiss: None,
        other: None,
        reasons: None,
        table: None,
        engine: EngineBody {
            name: "arbiters-desk".to_owned(),
            version: VERSION.to_owned(),
            edition,
        },
        input_hash: input_hash(&history, round, &absent, &tournament.setup.pairing_readings),
        system,
        entrants,
        history,
        absent,
        free: BTreeSet::new(),
        failed: None,
        blocked,
    })
}

/// The system of a section, read as its settings say; none for the Dutch one and for tables.
pub(crate) fn system_of(tournament: &Tournament) -> Option<System> {
    System::with(&tournament.setup.system, &tournament.setup.pairing_readings)
}

/// The round that is being paired by hand, although results were taken away or players left meanwhile.
fn under_way(tournament: &Tournament) -> Option<RoundNo> {
    let next = tournament.published().next();
    (is_by_hand(tournament, next) && next <= tournament.rounds_planned()).then_some(next)
}

fn filled(
    mut drawn: Drawn,
    state: &State,
    tournament: &Tournament,
    locked: &[DraftPairBody],
) -> Drawn {
    let system = tournament.setup.system.as_str();
    let numbers = state.numbering(tournament);
    let done = if tournament.is_round_robin() {
        round_robin(tournament, &mut drawn, locked)
    } else if matches!(drawn.system, Some(System::SwissTeam(_))) {
        // Its rows are teams, and those of a section are players.
        Err(NoDraft::Teams)
    } else if let Err(uneven) = state.even_sides(tournament)
        && tournament.is_scheveningen()
    {
        Err(NoDraft::Sides(
            uneven.sides.into_iter().map(|it| (it.name, it.players.len())).collect(),
        ))
    } else if let Some(system) = drawn.system() {
        other_system(system, &mut drawn, tournament, (&numbers, locked))
    } else if tournament::decide::SYSTEMS.contains(&system) {
        // The first rounds of Burstein too.
        swiss(&mut drawn, &numbers, locked)
    } else {
        // Imported reports may have been paired by rules that no engine here follows.
        Err(NoDraft::System)
    };
    drawn.failed = done.err();
    drawn
}

fn swiss(
    drawn: &mut Drawn,
    numbers: &BTreeMap<EntrantId, Tpn>,
    locked: &[DraftPairBody],
) -> Result<(), NoDraft> {
    let left_out = left_out(drawn, numbers, locked);
    let draft = pairing::pair(&drawn.history, drawn.round, &left_out, &Options::default())
        .map_err(NoDraft::Swiss)?;
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
            // The tree of a knock-out does not ask who is left out.
            let kept = locked.iter().any(|it| it.has(white) || it.has(black));
            (!kept).then_some(DraftPairBody { white, black, locked: false })
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

/// That the rules of a system were not read in the FIDE text itself, in words; empty where they were, and where
/// there is no such text.
pub(crate) fn unverified(system: &str, messages: &Messages) -> String {
    match System::of(system).map(System::verified) {
        Some(Verified::No) => {
            let named = words::system_name(system, messages);
            messages.text("desk-system-unverified", &args! { "system" => named })
        }
        Some(Verified::Text | Verified::NoText) | None => String::new(),
    }
}

/// By one of the other systems.
fn other_system(
    system: System,
    drawn: &mut Drawn,
    tournament: &Tournament,
    (numbers, locked): (&BTreeMap<EntrantId, Tpn>, &[DraftPairBody]),
) -> Result<(), NoDraft> {
    // The tree of a knock-out asks who is away, for the other one then goes on after a draw.
    let left_out = if system == System::Knockout {
        drawn.absent.clone()
    } else {
        left_out(drawn, numbers, locked)
    };
    let pair = if locked.is_empty() { systems::pair } else { systems::pair_beside };
    let found = pair(system, &drawn.history, drawn.round, &left_out)
        .map_err(|why| NoDraft::Other(on_real_boards(why, drawn, tournament)))?;
    let boards = found.boards.iter().map(|board| (board.white, board.black));
    put_together(drawn, numbers, boards, found.bye, locked);
    drawn.free = found.free.iter().chain(&found.absent).copied().collect();
    let Drawn { history, round, absent, .. } = &*drawn;
    drawn.reasons = reasons::reasons(system, history, *round, absent, &found).ok().flatten();
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

fn round_robin(
    tournament: &Tournament,
    drawn: &mut Drawn,
    locked: &[DraftPairBody],
) -> Result<(), NoDraft> {
    let cycles =
        if tournament.setup.system == "berger-double" { Cycles::Double } else { Cycles::Single };
    let last_rounds =
        if tournament.setup.swap_last_rounds { LastRounds::Swapped } else { LastRounds::AsPrinted };
    let n_players = u16::try_from(drawn.entrants.len()).unwrap_or(u16::MAX);
    let options = berger::Options { cycles, last_rounds };
    let lots = match tournament.numbering() {
        Numbering::Lots { apart: Apart::Federations, .. } => Lots::Varma,
        Numbering::Lots { .. } | Numbering::StartList | Numbering::AsEntered => Lots::Free,
    };
    drawn.table = Some(BergerRound { n_players, options, round: drawn.round, lots });
    let round = berger::round(n_players, drawn.round, options)
        .map_err(|why| NoDraft::NoSuchRound { last: why.last })?;
    // An absent player's opponent is free in that round; so is that of one who left early. Who left after half
    // of the games loses the rest by forfeit (C.05 6.6).
    let order: Vec<EntrantId> = drawn.entrants.values().copied().collect();
    let seat = |tpn: Tpn| order.get(usize::from(tpn.0) - 1).copied();
    let there = |entrant: EntrantId| tournament.can_play(entrant, drawn.round);
    drawn.body.pairs = round
        .pairs
        .iter()
        .filter_map(|(white, black)| Some((seat(*white)?, seat(*black)?)))
        .filter(|(white, black)| there(*white) && there(*black))
        .filter(|(white, black)| !locked.iter().any(|it| it.has(*white) || it.has(*black)))
        .map(|(white, black)| DraftPairBody { white, black, locked: false })
        .collect();
    drawn.body.pairs.extend_from_slice(locked);
    Ok(())
}

/// Why two players do not meet.
pub(crate) enum WhyNotSo {
    /// By the Dutch system.
    Dutch(explain::WhyNot),
    /// By one of the others.
    System(System, reasons::WhyNot),
    /// By the tables of a round robin: they meet in other rounds.
    Table(BergerRound, (Tpn, Tpn)),
    /// By the tables they meet in this round, and by hand they do not.
    ByHand,
}

impl Drawn {
    /// The round of one of the other systems, to be asked about; none for the Dutch system and round robins.
    pub(crate) fn by_system(&self) -> Option<SystemRound<'_>> {
        let Drawn { history, round, absent, other, .. } = self;
        let system = self.system?;
        Some(SystemRound { system, history, round: *round, absent, drawn: other.as_ref()? })
    }

    /// The system whose rules hold in this round beside the Dutch one.
    pub(crate) fn system(&self) -> Option<System> {
        let system = self.system?;
        (!reasons::is_dutch(system, &self.history, self.round)).then_some(system)
    }

    /// White and Black of two players by the rules of the round; none where a table or a tree knows nothing of
    /// their meeting.
    pub(crate) fn colors(&self, a: Tpn, b: Tpn) -> Option<(Tpn, Tpn)> {
        let Drawn { history, round, absent, .. } = self;
        match (self.system(), self.table) {
            (Some(system), _) => {
                let found = reasons::colors(system, history, *round, absent, (a, b))?;
                Some((found.0, found.1))
            }
            (None, Some(_)) => {
                let number = |it: EntrantId| {
                    self.entrants.iter().find(|(_, own)| **own == it).map(|it| *it.0)
                };
                let boards = self.body.pairs.iter();
                let mut boards =
                    boards.filter_map(|it| Some((number(it.white)?, number(it.black)?)));
                boards.find(|board| *board == (a, b) || *board == (b, a))
            }
            (None, None) => Some(quality::colors_by_the_rules(history, *round, absent, a, b)),
        }
    }

    /// Whether one of the other systems pairs by scores, so that players float; a running table does not.
    pub(crate) fn asks_scores(&self) -> bool {
        let swiss = self.system().is_some_and(|system| !system.chapter().is_empty());
        swiss && self.reasons.is_some()
    }

    /// The numbers of the tables of two players of a round robin.
    pub(crate) fn seats(&self, a: Tpn, b: Tpn) -> Option<(Tpn, Tpn)> {
        let seat = |tpn: Tpn| {
            let at = self.entrants.keys().position(|it| *it == tpn)?;
            u16::try_from(at + 1).ok().map(Tpn)
        };
        Some((seat(a)?, seat(b)?))
    }

    /// Why two players do not meet. A table is asked about with the boards that a hand has made of it.
    pub(crate) fn why_not(
        &self,
        draft: &DraftBody,
        (a, b): (Tpn, Tpn),
        messages: &Messages,
    ) -> Result<WhyNotSo, ApiError> {
        let Drawn { history, round, absent, .. } = self;
        let number =
            |it: EntrantId| self.entrants.iter().find(|(_, own)| **own == it).map(|it| *it.0);
        let meet = |body: &DraftBody| {
            body.pairs.iter().any(|pair| {
                let two = (number(pair.white), number(pair.black));
                two == (Some(a), Some(b)) || two == (Some(b), Some(a))
            })
        };
        if let Some(system) = self.system() {
            // A table is no matter of criteria: what a hand has made of it is told as it stands.
            if system == System::Scheveningen && meet(draft) != meet(&self.body) {
                return Ok(match meet(draft) {
                    true => WhyNotSo::System(system, reasons::WhyNot::TheyMeet),
                    false => WhyNotSo::ByHand,
                });
            }
            let found = systems::why_not(system, history, *round, absent, a, b)
                .map_err(|why| NoDraft::Other(why).told(self, messages))?;
            return Ok(WhyNotSo::System(system, found));
        }
        if let Some(table) = self.table {
            let away = [a, b].into_iter().find(|tpn| absent.contains(tpn));
            return Ok(match (meet(draft), away, self.seats(a, b)) {
                (true, _, _) => WhyNotSo::Dutch(explain::WhyNot::TheyMeet),
                (false, _, None) => WhyNotSo::Dutch(explain::WhyNot::Unknown(a)),
                (false, _, Some(_)) if a == b => WhyNotSo::Dutch(explain::WhyNot::Same),
                (false, Some(away), _) => WhyNotSo::Dutch(explain::WhyNot::Absent(away)),
                (false, None, Some(_)) if meet(&self.body) => WhyNotSo::ByHand,
                (false, None, Some(seats)) => WhyNotSo::Table(table, seats),
            });
        }
        explain::why_not(history, *round, absent, &Options::default(), a, b)
            .map(WhyNotSo::Dutch)
            .map_err(|why| NoDraft::Swiss(why).told(self, messages))
    }

    fn same_input(&self, other: &Drawn) -> bool {
        self.tournament == other.tournament
            && self.engine == other.engine
            && self.system == other.system
            && self.input_hash == other.input_hash
            && self.entrants == other.entrants
            && self.history == other.history
            && self.blocked == other.blocked
    }
}

fn input_hash(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    readings: &BTreeMap<String, String>,
) -> String {
    let mut hasher = Sha256::new();
    hasher
        .update(format!("{round} {absent:?} {:?} {:?}\n", history.scoring, history.initial_color));
    hasher.update(format!("{:?} {:?}\n", history.acceleration, history.prohibited));
    if !readings.is_empty() {
        hasher.update(format!("{readings:?}\n"));
    }
    for row in &history.players {
        hasher.update(format!("{} {:?} {:?}\n", row.tpn, row.rating, row.rounds));
    }
    hex(&hasher.finalize())
}
