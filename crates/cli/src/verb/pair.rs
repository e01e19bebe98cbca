//! `arbiter pair`: the next round of a report, a played round again, or a batch.

use std::collections::{BTreeMap, BTreeSet};

use desk::loose::{self, BergerRound, Lots, SystemRound};
use formats::trf::{self, TrfFile};
use i18n::{Messages, args};
use pairing::color::{ColorRule, InitialColor};
use pairing::explain::WhyNot;
use pairing::systems::{self, ColorBecause, NoRound, System, Verified, reasons};
use pairing::{Draft, Edition, NoPairing, Options};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tournament::berger;
use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};

use crate::args::PairArgs;
use crate::failure::{Answer, Failure};
use crate::rounds_left;
use crate::rules::{Engine, engine, with_readings};
use crate::session::Session;
use crate::source::{self, Report};

pub(crate) fn run(session: &mut Session<'_>, args: &PairArgs) -> Result<Answer, Failure> {
    let Some(path) = args.file.as_deref().filter(|_| !args.jsonl) else {
        return batch(session, args);
    };
    let mut report = source::report(session, path, args.contradictions())?;
    if let Some(rounds) = args.rounds {
        report.history.rounds_planned = RoundNo(rounds);
    }
    let engine = engine(&report.file.header, args.system, args.edition, session.surroundings.today);
    let engine = with_readings(engine, &args.reading, session.messages)?;
    source::baku(&report.file, &report.history, &engine)
        .map_err(|why| Failure::refused(session.plain(why.key())))?;
    let engine = source::by_teams(&report.file, &mut report.history, engine);
    let round = round(session, args.round, &report, &engine)?;
    let mut absent = absent(&report.file, &report.history, round, &engine);
    absent.extend(beaten(session, &args.through, &report.history, round)?);
    let is_next = round > report.file.paired_rounds();
    let asked = (&report.history, round, &absent);
    too_few(&report.history, round, &absent, &engine)
        .filter(|_| is_next)
        .map_or(Ok(()), Err)
        .map_err(|why| refused(&why, asked, &engine, session.messages))?;
    let paired = pair(&report.history, round, &absent, &engine)
        .map_err(|why| refused(&why, asked, &engine, session.messages))?;
    let why = why_not(session, args, &report.history, round, &absent, &engine)?;
    if round > report.file.paired_rounds() {
        drawn_though_away(session, &paired, (&report.history, round, &absent), &engine)?;
        gone_after_a_draw(session, (&report.history, round, &absent), &engine);
    }
    color_not_drawn(session, &paired, &report.history);
    if is_next {
        rounds_left::after_round(session, &report.history, round, &paired, &engine);
    }
    if args.json {
        let asked = (&report.history, round, &absent);
        let mut answer = as_json(&paired, asked, &engine, args.explain, session.messages);
        if args.explain {
            answer["alternatives"] = alternatives(session, &paired, asked);
        }
        if let Some((told, data)) = why {
            answer["why"] = data;
            answer["why"]["text"] = json!(told);
        }
        session.say_json(&answer)?;
    } else {
        say(session, &paired, (&report.history, round, &absent), args.explain)?;
        if let Some((told, _)) = why {
            session.say(&told)?;
        }
    }
    Ok(Answer::Yes)
}

/// `--through`: whoever goes on has left the opponent of the last game behind, whatever its result.
fn beaten(
    session: &Session<'_>,
    through: &[u16],
    history: &History,
    round: RoundNo,
) -> Result<Vec<Tpn>, Failure> {
    let last_met = |number: &u16| {
        let earlier = history.row(Tpn(*number))?.rounds.iter().take(round.index());
        earlier.filter_map(|cell| cell.opponent()).next_back()
    };
    let found = through.iter().map(|number| {
        let told = || session.words("cli-pair-through", &args! { "number" => *number });
        last_met(number).ok_or_else(|| Failure::unusable(told()))
    });
    found.collect()
}

/// That nobody is left to meet anybody in the next round. Rounds that were played are paired as they are, and a
/// tree asks for itself.
fn too_few(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    engine: &Engine,
) -> Option<Unpaired> {
    let present = pairing::explain::scores(history, round, absent).len();
    let (asks, needed) = match engine {
        Engine::Other(System::Knockout) => (false, 0),
        // C.04.1 3: the one who is left of a larger field is the odd one out, and gets the bye.
        Engine::Dutch(_) | Engine::Teams(..) => (true, 1),
        Engine::Other(system) if !system.chapter().is_empty() => (true, 1),
        Engine::Other(_) | Engine::Berger(_) => (true, 2),
        Engine::Unavailable(_) => (false, 0),
    };
    (asks && (history.players.len() < 2 || present < needed))
        .then_some(Unpaired::Other(NoRound::TooFew { present }))
}

/// The tree of a knock-out pairs whoever is away, who then loses by forfeit: that is said. Nobody plays where
/// all who are still in are away.
fn drawn_though_away(
    session: &mut Session<'_>,
    paired: &Paired,
    (history, round, absent): Asked<'_>,
    engine: &Engine,
) -> Result<(), Failure> {
    let on_boards = || paired.boards.iter().flat_map(|(white, black)| [*white, *black]);
    let there = on_boards().chain(paired.free.iter().copied()).any(|it| !absent.contains(&it));
    if !there && !paired.boards.is_empty() {
        let why = Unpaired::Other(NoRound::TooFew { present: 0 });
        return Err(refused(&why, (history, round, absent), engine, session.messages));
    }
    for (at, tpn) in on_boards().enumerate().filter(|(_, tpn)| absent.contains(tpn)) {
        let name = history.row(tpn).map_or("", |row| row.name.as_str());
        let args = args! { "number" => tpn.0, "name" => name, "board" => at / 2 + 1 };
        session.note(&session.words("cli-pair-away", &args));
    }
    Ok(())
}

/// That nobody goes on from a game of a knock-out without a winner, for neither of the two is there.
fn gone_after_a_draw(
    session: &mut Session<'_>,
    (history, round, absent): Asked<'_>,
    engine: &Engine,
) {
    if !matches!(engine, Engine::Other(System::Knockout)) {
        return;
    }
    for game in systems::knockout::gone(history, round, absent) {
        let name = |tpn: Tpn| history.row(tpn).map_or("", |row| row.name.as_str());
        let args = args! {
            "a" => name(game.white), "b" => name(game.black), "round" => game.round.0,
        };
        session.note(&session.words("desk-finding-gone", &args));
    }
}

/// That nobody has drawn lots for the initial color, where a board has its colors by it.
fn color_not_drawn(session: &mut Session<'_>, paired: &Paired, history: &History) {
    let by_draft = |draft: &Draft| {
        let rules = draft.pairs.iter().map(|pair| pair.because.color_rule);
        rules.into_iter().any(|rule| matches!(rule, ColorRule::Initial { .. }))
    };
    let by_system = |(_, round): &(System, systems::Round)| {
        round.boards.iter().any(|board| board.color == ColorBecause::Initial)
    };
    let asks =
        paired.draft.as_ref().is_some_and(by_draft) || paired.other.as_ref().is_some_and(by_system);
    if asks && matches!(InitialColor::of(history), InitialColor::Assumed(_)) {
        session.note(&session.plain("cli-pair-color-not-drawn"));
    }
}

/// `--why A B`, in words and as data.
fn why_not(
    session: &Session<'_>,
    args: &PairArgs,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    engine: &Engine,
) -> Result<Option<(String, Value)>, Failure> {
    let [a, b] = args.why[..] else { return Ok(None) };
    let two = (Tpn(a), Tpn(b));
    if let Some(unknown) = [two.0, two.1].into_iter().find(|it| history.row(*it).is_none()) {
        let args = args! { "number" => unknown.0 };
        return Err(Failure::unusable(session.words("cli-pair-why-unknown", &args)));
    }
    if a == b {
        let told = session.words("cli-pair-why-same", &args! { "number" => a });
        return Err(Failure::unusable(told));
    }
    let by_system = |system: System| {
        let why = systems::why_not(system, history, round, absent, two.0, two.1);
        let asked = (history, round, absent);
        let why =
            why.map_err(|why| refused(&Unpaired::Other(why), asked, engine, session.messages))?;
        Ok::<_, Failure>(loose::why_not_by_system(&why, system, history, two, session.messages))
    };
    let (told, mut data) = match engine {
        Engine::Dutch(edition) => {
            let options = Options { edition: *edition };
            let why = pairing::explain::why_not(history, round, absent, &options, two.0, two.1)
                .map_err(|why| {
                    let asked = (history, round, absent);
                    refused(&Unpaired::Swiss(why), asked, engine, session.messages)
                })?;
            loose::why_not(&why, history, two, session.messages)
        }
        Engine::Other(system) => by_system(*system)?,
        Engine::Teams(rules, _) => by_system(System::SwissTeam(*rules))?,
        Engine::Berger(options) => berger_not(session, history, round, absent, *options, two),
        Engine::Unavailable(_) => {
            return Err(refused(
                &Unpaired::System(engine.name()),
                (history, round, absent),
                engine,
                session.messages,
            ));
        }
    };
    data["a"] = json!(a);
    data["b"] = json!(b);
    Ok(Some((told, data)))
}

/// The table as it is asked about, with the seats of two players.
fn berger_round(history: &History, round: RoundNo, options: berger::Options) -> BergerRound {
    let n_players = u16::try_from(history.players.len()).unwrap_or(u16::MAX);
    BergerRound { n_players, options, round, lots: Lots::Free }
}

/// Number of the table.
fn seat(history: &History, tpn: Tpn) -> Tpn {
    let at = history.players.iter().position(|row| row.tpn == tpn);
    at.and_then(|at| u16::try_from(at + 1).ok()).map_or(tpn, Tpn)
}

/// Why two players of a round robin do not meet in a round, in words and as data.
fn berger_not(
    session: &Session<'_>,
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    options: berger::Options,
    two: (Tpn, Tpn),
) -> (String, Value) {
    let seats = (seat(history, two.0), seat(history, two.1));
    let table = berger_round(history, round, options);
    let away = [two.0, two.1].into_iter().find(|tpn| absent.contains(tpn));
    let meet = berger::meetings(table.n_players, options, seats.0, seats.1).contains(&round);
    let plain = match (meet, away) {
        (true, None) => WhyNot::TheyMeet,
        (_, Some(away)) => WhyNot::Absent(away),
        (false, None) => return loose::berger_not(&table, seats, two, history, session.messages),
    };
    loose::why_not(&plain, history, two, session.messages)
}

/// For every board, what the best pairing without it breaks first.
fn alternatives(session: &Session<'_>, paired: &Paired, asked: Asked<'_>) -> Value {
    let history = asked.0;
    if let Some(asked) = paired.asked(asked) {
        return json!(loose::system_next_best_data(&asked, session.messages));
    }
    let Some(draft) = &paired.draft else { return json!([]) };
    let options = Options { edition: draft.edition };
    let one = |(white, black): &(Tpn, Tpn)| {
        let next = pairing::explain::next_best(history, draft, &options, *white, *black);
        match next {
            Ok(Some(worse)) => {
                let mut data = loose::worse_data(&worse);
                data["text"] = json!(loose::worse(&worse, draft, session.messages));
                data
            }
            Ok(None) | Err(_) => Value::Null,
        }
    };
    paired.boards.iter().map(one).collect()
}

/// A round as the rules pair it.
pub(crate) struct Paired {
    /// White and Black in board order.
    pub(crate) boards: Vec<(Tpn, Tpn)>,
    /// The pairing-allocated bye.
    pub(crate) bye: Option<Tpn>,
    absent: Vec<Tpn>,
    /// The Dutch engine's reasons.
    pub(crate) draft: Option<Draft>,
    /// Those of another system.
    other: Option<(System, systems::Round)>,
    /// The form of a round robin.
    table: Option<berger::Options>,
    /// The system whose rounds begin with those of the Dutch one.
    dutch_of: Option<System>,
    /// Present without a game by the tables.
    pub(crate) free: Vec<Tpn>,
}

/// What a round is paired from: everybody, the round, who is away.
type Asked<'a> = (&'a History, RoundNo, &'a BTreeSet<Tpn>);

impl Paired {
    /// The round of another system, to be asked about.
    fn asked<'a>(&'a self, (history, round, absent): Asked<'a>) -> Option<SystemRound<'a>> {
        let (system, drawn) = self.other.as_ref()?;
        Some(SystemRound { system: *system, history, round, absent, drawn })
    }
}

/// Why a round cannot be paired.
#[derive(Debug)]
pub(crate) enum Unpaired {
    /// By the Swiss engine.
    Swiss(NoPairing),
    /// The system is not available.
    System(String),
    /// The round robin has fewer rounds.
    NoMoreRounds(u16),
    /// By one of the other systems.
    Other(NoRound),
}

impl Unpaired {
    /// The rules were asked and know no pairing.
    pub(crate) fn is_no_legal_pairing(&self) -> bool {
        matches!(
            self,
            Unpaired::Swiss(NoPairing::NoLegalPairing { .. })
                | Unpaired::Other(
                    NoRound::NoLegalPairing | NoRound::Dutch(NoPairing::NoLegalPairing { .. })
                )
        )
    }
}

/// Pairs a round by the engine of the report.
pub(crate) fn pair(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    engine: &Engine,
) -> Result<Paired, Unpaired> {
    match engine {
        Engine::Other(system) if reasons::is_dutch(*system, history, round) => {
            let paired = pair(history, round, absent, &Engine::Dutch(Edition::default()))?;
            Ok(Paired { dutch_of: Some(*system), ..paired })
        }
        Engine::Dutch(edition) => {
            let options = Options { edition: *edition };
            let draft = pairing::pair(history, round, absent, &options).map_err(Unpaired::Swiss)?;
            Ok(Paired {
                table: None,
                dutch_of: None,
                boards: draft.pairs.iter().map(|pair| (pair.white, pair.black)).collect(),
                bye: draft.bye.map(|bye| bye.player),
                absent: draft.absent.clone(),
                draft: Some(draft),
                other: None,
                free: Vec::new(),
            })
        }
        Engine::Berger(options) => round_robin(history, round, absent, *options),
        Engine::Other(_) | Engine::Teams(..) => {
            let (found, system) = by_system(history, round, absent, engine)?;
            Ok(Paired {
                table: None,
                dutch_of: None,
                boards: found.boards.iter().map(|board| (board.white, board.black)).collect(),
                bye: found.bye,
                absent: found.absent.clone(),
                draft: None,
                free: found.free.clone(),
                other: Some((system, found)),
            })
        }
        Engine::Unavailable(code) => Err(Unpaired::System(code.clone())),
    }
}

/// By one of the other systems, and which.
fn by_system(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    engine: &Engine,
) -> Result<(systems::Round, System), Unpaired> {
    let (system, found) = match engine {
        Engine::Other(system) => {
            let swiss = !system.chapter().is_empty() && history.players.len() > 1;
            let alone = swiss && pairing::explain::scores(history, round, absent).len() == 1;
            let pair = if alone { systems::pair_beside } else { systems::pair };
            (*system, pair(*system, history, round, absent))
        }
        Engine::Teams(rules, event) => {
            let secondary = event.secondary(round);
            let found = systems::team::pair(history, &secondary, round, absent, *rules);
            (System::SwissTeam(*rules), found)
        }
        Engine::Dutch(_) | Engine::Berger(_) | Engine::Unavailable(_) => {
            return Err(Unpaired::System(engine.name()));
        }
    };
    Ok((found.map_err(Unpaired::Other)?, system))
}

/// Who meets an absent player is free.
fn round_robin(
    history: &History,
    round: RoundNo,
    absent: &BTreeSet<Tpn>,
    options: berger::Options,
) -> Result<Paired, Unpaired> {
    let n_players = u16::try_from(history.players.len()).unwrap_or(u16::MAX);
    let table = berger::round(n_players, round, options)
        .map_err(|error| Unpaired::NoMoreRounds(error.last))?;
    let seat =
        |number: Tpn| history.players.get(usize::from(number.0).checked_sub(1)?).map(|row| row.tpn);
    let boards = table
        .pairs
        .iter()
        .filter_map(|(white, black)| Some((seat(*white)?, seat(*black)?)))
        .filter(|(white, black)| !absent.contains(white) && !absent.contains(black))
        .collect();
    Ok(Paired {
        boards,
        bye: None,
        absent: absent.iter().copied().collect(),
        draft: None,
        other: None,
        table: Some(options),
        dutch_of: None,
        free: table.free.and_then(seat).into_iter().collect(),
    })
}

/// The round asked for, or the next one.
fn round(
    session: &mut Session<'_>,
    asked: Option<u8>,
    report: &Report,
    engine: &Engine,
) -> Result<RoundNo, Failure> {
    let next = report.file.paired_rounds().next();
    let round = asked.map_or(next, RoundNo);
    let planned = report.history.rounds_planned;
    let args = args! { "round" => round.0, "next" => next.0, "planned" => planned.0 };
    if round.0 == 0 || round > next {
        return Err(Failure::unusable(session.words("cli-pair-no-such-round", &args)));
    }
    match engine {
        Engine::Dutch(_) | Engine::Other(_) | Engine::Teams(..) if planned.0 == 0 => {
            let args = args! { "path" => report.name.as_str() };
            session.note(&session.words("cli-pair-no-rounds", &args));
        }
        Engine::Dutch(_) | Engine::Other(_) | Engine::Teams(..) if round > planned => {
            return Err(Failure::refused(session.words("cli-pair-all-paired", &args)));
        }
        Engine::Dutch(_)
        | Engine::Other(_)
        | Engine::Teams(..)
        | Engine::Berger(_)
        | Engine::Unavailable(_) => {}
    }
    if let Engine::Other(system) = engine
        && system.verified() == Verified::No
    {
        let named = session.plain(&format!("desk-system-{}", system.code()));
        session.note(&session.words("cli-pair-not-verified", &args! { "system" => named }));
    }
    Ok(round)
}

/// Who was, or has said to be, away.
pub(crate) fn absent(
    file: &TrfFile,
    history: &History,
    round: RoundNo,
    engine: &Engine,
) -> BTreeSet<Tpn> {
    if round > file.paired_rounds() && source::pairs_teams(file, engine) {
        source::absent_next(file)
    } else if round > file.paired_rounds() {
        file.absent_in_next_round().into_keys().collect()
    } else {
        pairing::check::paired(history, round).absent
    }
}

/// Why there is no pairing, in words.
pub(crate) fn refused(
    why: &Unpaired,
    (history, round, absent): Asked<'_>,
    engine: &Engine,
    messages: &Messages,
) -> Failure {
    let system = match engine {
        Engine::Other(system) => Some(*system),
        Engine::Teams(rules, _) => Some(System::SwissTeam(*rules)),
        Engine::Dutch(_) | Engine::Berger(_) | Engine::Unavailable(_) => None,
    };
    Failure::refused(match why {
        Unpaired::Other(NoRound::Dutch(why)) | Unpaired::Swiss(why) => {
            loose::no_pairing(why, history, round, absent, messages).to_string()
        }
        Unpaired::System(code) => {
            messages.text("cli-pair-no-system", &args! { "found" => code.as_str() })
        }
        Unpaired::NoMoreRounds(last) => {
            let args = args! { "round" => round.0, "rounds" => i64::from(*last) };
            messages.text("cli-pair-round-robin-over", &args)
        }
        Unpaired::Other(why) => {
            loose::no_round(why, history, (round, system), absent, messages).to_string()
        }
    })
}

fn say(
    session: &mut Session<'_>,
    paired: &Paired,
    asked: Asked<'_>,
    explain: bool,
) -> Result<(), Failure> {
    session.say(&(paired.boards.len() + usize::from(paired.bye.is_some())).to_string())?;
    for (white, black) in &paired.boards {
        session.say(&format!("{white} {black}"))?;
    }
    if let Some(bye) = paired.bye {
        session.say(&format!("{bye} 0"))?;
    }
    if explain {
        explanation(session, paired, asked)?;
    }
    Ok(())
}

fn explanation(
    session: &mut Session<'_>,
    paired: &Paired,
    asked: Asked<'_>,
) -> Result<(), Failure> {
    let messages = session.messages;
    let (history, round, _) = asked;
    session.say("")?;
    if let Some(asked) = paired.asked(asked) {
        let reasons = loose::system_reasons(&asked, messages);
        let next: Vec<Option<String>> = loose::system_next_best(&asked, messages);
        let at = |white: Tpn, black: Tpn| {
            let mut boards = paired.boards.iter().zip(&next);
            boards.find(|(board, _)| **board == (white, black))?.1.clone()
        };
        return boards_with_reasons(session, paired, history, &reasons, at);
    }
    if let Some(options) = paired.table {
        let reasons = berger_reasons(paired, history, round, options, messages);
        return boards_with_reasons(session, paired, history, &reasons, |_, _| None);
    }
    let Some(draft) = &paired.draft else { return Ok(()) };
    if let Some(system) = paired.dutch_of {
        session.say(&loose::dutch_round(system, messages))?;
    }
    for bracket in &draft.brackets {
        let list = |of: &[Tpn]| of.iter().map(Tpn::to_string).collect::<Vec<_>>().join(" ");
        let args = args! {
            "score" => messages.points(bracket.score.0),
            "down" => list(&bracket.moved_down),
            "residents" => list(&bracket.residents),
            "floaters" => list(&bracket.floaters),
        };
        let has = |of: &[Tpn]| if of.is_empty() { "none" } else { "some" };
        let args = args
            .with("has-down", has(&bracket.moved_down))
            .with("has-floaters", has(&bracket.floaters));
        session.say(&messages.text("cli-pair-bracket", &args))?;
    }
    let options = Options { edition: draft.edition };
    let next = |white: Tpn, black: Tpn| {
        let next = pairing::explain::next_best(history, draft, &options, white, black);
        next.ok().map(|next| match next {
            Some(worse) => loose::worse(&worse, draft, messages),
            None => messages.plain("desk-worse-none"),
        })
    };
    let reasons = loose::pairing_reasons(history, draft, messages);
    boards_with_reasons(session, paired, history, &reasons, next)
}

fn berger_reasons(
    paired: &Paired,
    history: &History,
    round: RoundNo,
    options: berger::Options,
    messages: &Messages,
) -> loose::PairingReasons {
    let seats: Vec<(Tpn, Tpn)> = paired
        .boards
        .iter()
        .map(|(white, black)| (seat(history, *white), seat(history, *black)))
        .collect();
    let table = berger_round(history, round, options);
    loose::berger_reasons(&table, &seats, history, messages)
}

fn boards_with_reasons(
    session: &mut Session<'_>,
    paired: &Paired,
    history: &History,
    reasons: &loose::PairingReasons,
    next: impl Fn(Tpn, Tpn) -> Option<String>,
) -> Result<(), Failure> {
    let messages = session.messages;
    let name = |tpn: Tpn| history.row(tpn).map_or_else(String::new, |row| row.name.clone());
    for reason in reasons.floats.iter().flat_map(|(_, why)| why) {
        session.say(reason)?;
    }
    for (board, ((white, black), why)) in paired.boards.iter().zip(&reasons.boards).enumerate() {
        let args = args! {
            "board" => board + 1,
            "white" => white.0, "white-name" => name(*white),
            "black" => black.0, "black-name" => name(*black),
        };
        session.say(&messages.text("cli-pair-board", &args))?;
        for reason in why.iter().cloned().chain(next(*white, *black)) {
            session.say(&format!("    {reason}"))?;
        }
    }
    if let Some(bye) = paired.bye {
        let args = args! { "number" => bye.0, "name" => name(bye) };
        session.say(&messages.text("cli-pair-bye", &args))?;
        for reason in &reasons.bye {
            session.say(&format!("    {reason}"))?;
        }
    }
    Ok(())
}

fn as_json(
    paired: &Paired,
    asked: Asked<'_>,
    engine: &Engine,
    explain: bool,
    messages: &Messages,
) -> Value {
    let (history, round, _) = asked;
    let mut answer = json!({
        "round": round.0,
        "edition": engine.name(),
        "pairs": numbers(paired),
        "bye": paired.bye.map(|bye| bye.0),
        "absent": paired.absent.iter().map(|tpn| tpn.0).collect::<Vec<_>>(),
        "free": paired.free.iter().map(|tpn| tpn.0).collect::<Vec<_>>(),
        "verified": match engine {
            Engine::Other(system) => system.verified() != Verified::No,
            Engine::Dutch(_)
            | Engine::Teams(..)
            | Engine::Berger(_)
            | Engine::Unavailable(_) => true,
        },
    });
    let float = |(tpn, why): &(Tpn, Vec<String>)| json!({ "player": tpn.0, "why": why });
    if let (true, Some(asked)) = (explain, paired.asked(asked)) {
        let reasons = loose::system_reasons(&asked, messages);
        answer["boards"] = json!(reasons.boards);
        answer["byeReasons"] = json!(reasons.bye);
        answer["floats"] = reasons.floats.iter().map(float).collect();
        answer["brackets"] = json!(loose::system_groups(&asked));
    }
    if let (true, Some(options)) = (explain, paired.table) {
        let reasons = berger_reasons(paired, history, round, options, messages);
        answer["boards"] = json!(reasons.boards);
    }
    if let (true, Some(draft)) = (explain, &paired.draft) {
        let reasons = loose::pairing_reasons(history, draft, messages);
        let all = |of: &[Tpn]| of.iter().map(|tpn| tpn.0).collect::<Vec<_>>();
        answer["boards"] = json!(reasons.boards);
        answer["byeReasons"] = json!(reasons.bye);
        answer["floats"] = reasons.floats.iter().map(float).collect();
        answer["brackets"] = draft
            .brackets
            .iter()
            .map(|bracket| {
                json!({
                    "score": bracket.score.to_string(),
                    "movedDown": all(&bracket.moved_down),
                    "residents": all(&bracket.residents),
                    "floaters": all(&bracket.floaters),
                })
            })
            .collect();
    }
    answer
}

/// Boards in order, the bye last, against 0.
fn numbers(paired: &Paired) -> Vec<(u16, u16)> {
    let boards = paired.boards.iter().map(|(white, black)| (white.0, black.0));
    boards.chain(paired.bye.map(|bye| (bye.0, 0))).collect()
}

/// A line of a batch.
#[derive(Deserialize)]
struct Case {
    #[serde(default)]
    id: Value,
    trf: String,
    /// Where it is there, every played round is paired again; else the next round only.
    status: Option<String>,
    /// Rounds played; left out: those in the report.
    played: Option<u8>,
    /// Who was away in the round that could not be paired.
    #[serde(default)]
    absent_last: BTreeMap<String, Value>,
}

/// Answer to a line.
#[derive(Serialize)]
struct Rounds {
    id: Value,
    rounds: Vec<Option<Pairs>>,
    /// Why, for each round that is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    why: Vec<String>,
}

/// White and Black of each board by start number, the bye as 0.
type Pairs = Vec<(u16, u16)>;

fn batch(session: &mut Session<'_>, args: &PairArgs) -> Result<Answer, Failure> {
    let today = session.surroundings.today;
    super::batch(session, args.file.as_deref(), |messages, line| {
        let case: Case = super::case(messages, line)?;
        let id = case.id.clone();
        let (rounds, why) = rounds(&case, args, today, messages)?;
        Ok(json!(Rounds { id, rounds, why }))
    })
}

fn rounds(
    case: &Case,
    args: &PairArgs,
    today: chrono::NaiveDate,
    messages: &Messages,
) -> Result<(Vec<Option<Pairs>>, Vec<String>), String> {
    let reading = trf::read(case.trf.as_bytes());
    if let Some(problem) = source::errors(&reading).next() {
        return Err(crate::words::problem(messages, "trf", problem));
    }
    let file = reading.file;
    let mut history = source::history(&file);
    let engine = engine(&file.header, args.system, args.edition, today);
    let told = |failure: Failure| failure.told().0.join(" ");
    let engine = with_readings(engine, &args.reading, messages).map_err(told)?;
    source::baku(&file, &history, &engine).map_err(|why| messages.plain(why.key()))?;
    let engine = source::by_teams(&file, &mut history, engine);
    let mut reasons = Vec::new();
    let mut one = |round: RoundNo, absent: &BTreeSet<Tpn>, is_next: bool| {
        let nobody = too_few(&history, round, absent, &engine).filter(|_| is_next);
        let paired = nobody.map_or_else(|| pair(&history, round, absent, &engine), Err);
        let why = match paired {
            Ok(paired) => return Ok(Some(numbers(&paired))),
            Err(why) => why,
        };
        let words = told(refused(&why, (&history, round, absent), &engine, messages));
        if why.is_no_legal_pairing() || matches!(why, Unpaired::Other(NoRound::TooFew { .. })) {
            reasons.push(words);
            return Ok(None);
        }
        Err(words)
    };
    let Some(status) = &case.status else {
        let next = file.paired_rounds().next();
        let paired = one(next, &absent(&file, &history, next, &engine), true)?;
        return Ok((vec![paired], reasons));
    };
    let played = case.played.map_or(file.paired_rounds(), RoundNo);
    let mut rounds = Vec::new();
    for round in (1..=played.0).map(RoundNo) {
        rounds.push(one(round, &pairing::check::paired(&history, round).absent, false)?);
    }
    if status.starts_with("no_valid_pairing") {
        let away =
            case.absent_last.keys().filter_map(|number| number.parse().ok()).map(Tpn).collect();
        rounds.push(one(played.next(), &away, true)?);
    }
    Ok((rounds, reasons))
}
