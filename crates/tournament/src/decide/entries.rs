//! Events, sections, players, byes.

use super::{Command, PlayerFacts, Refusal, reason, tournament};
use crate::baku;
use crate::fact::{
    ByeGranted, ByeRevoked, Entered, EntryRemoved, EventCreated, EventDetailsSet, Expelled, Fact,
    NumberBody, NumbersAssigned, ParticipantBody, PersonAdded, PersonCorrected, ProhibitedInBody,
    RatingSet, Returned, SetupBody, TournamentAdded, TournamentSetupChanged, Withdrawn,
};
use crate::ids::{EntrantId, PersonId, RoundNo, Seq, TournamentId};
use crate::norm::Exemption;
use crate::pairing_reading::PairingReading;
use crate::round::{ByeKind, Color, Outcome};
use crate::state::{Departure, DepartureKind, Entrant, Game, Standing, State, Tournament};

/// Rounds that a Swiss tournament may have: as many as the two digits of TRF columns carry.
const MAX_ROUNDS: u8 = 99;

/// Tenths that a result may be worth: as many as the columns of TRF record 162 carry.
const MAX_VALUE: u32 = 999;

/// Highest rating that is believed.
const MAX_RATING: u16 = 3500;

pub(super) fn decide(state: &State, next: Seq, command: Command) -> Result<Vec<Fact>, Refusal> {
    match command {
        Command::CreateEvent { uuid, name } => {
            let name = text("name", &name)?;
            let uuid = text("uuid", &uuid)?;
            if !state.uuid.is_empty() {
                return Err(Refusal::NothingToDo);
            }
            Ok(vec![EventCreated { uuid, name }.into()])
        }
        Command::SetDetails(details) => set_details(state, details),
        Command::AddTournament(setup) => {
            checked(&setup, None)?;
            if named(&setup).next().is_some() {
                return Err(Refusal::Missing("player"));
            }
            Ok(vec![TournamentAdded { setup }.into()])
        }
        Command::SetPrizes(body) => {
            let fund = tournament(state, body.tournament)?.prizes.as_ref();
            if fund.is_some_and(|fund| *fund == body.fund) {
                return Err(Refusal::NothingToDo);
            }
            Ok(vec![body.into()])
        }
        Command::ChangeSetup { tournament: id, setup, reason } => {
            change_setup(tournament(state, id)?, setup, &reason)
        }
        Command::AddPlayer { tournament: id, player, from_round } => {
            add_player(tournament(state, id)?, next, player, from_round)
        }
        Command::ChangePlayer { tournament: id, entrant, player } => {
            change_player(state, tournament(state, id)?, entrant, player)
        }
        Command::RemoveEntry { tournament: id, entrant } => {
            let tournament = tournament(state, id)?;
            known(tournament, entrant)?;
            if tournament.is_in_a_round(entrant) {
                return Err(Refusal::WasPaired);
            }
            Ok(vec![EntryRemoved { tournament: id, entrant, reason: String::new() }.into()])
        }
        Command::Withdraw { tournament: id, entrant, from_round, reason } => {
            let tournament = tournament(state, id)?;
            leave(tournament, entrant, from_round, DepartureKind::Withdrawn)?;
            let fact = Withdrawn { tournament: id, entrant, from_round, reason }.into();
            Ok(left(tournament, entrant, from_round, fact))
        }
        Command::Expel { tournament: id, entrant, from_round, reason: why } => {
            let tournament = tournament(state, id)?;
            leave(tournament, entrant, from_round, DepartureKind::Expelled)?;
            let reason = reason(&why)?;
            let fact = Expelled { tournament: id, entrant, from_round, reason }.into();
            Ok(left(tournament, entrant, from_round, fact))
        }
        Command::Return { tournament: id, entrant, from_round } => {
            let tournament = tournament(state, id)?;
            let entrant_state = known(tournament, entrant)?;
            not_out(tournament, from_round)?;
            planned(tournament, from_round)?;
            if !entrant_state.can_return(from_round) {
                return Err(Refusal::NotAway);
            }
            Ok(vec![Returned { tournament: id, entrant, from_round }.into()])
        }
        Command::GrantBye { tournament: id, entrant, round, kind, reason } => {
            grant_bye(tournament(state, id)?, entrant, round, kind, reason)
        }
        Command::RevokeBye { tournament: id, entrant, round } => {
            let tournament = tournament(state, id)?;
            not_out(tournament, round)?;
            if !known(tournament, entrant)?.byes.contains_key(&round) {
                return Err(Refusal::NothingToDo);
            }
            Ok(vec![ByeRevoked { tournament: id, entrant, round }.into()])
        }
        Command::Renumber { tournament: id } => renumber(state, tournament(state, id)?),
        _ => Err(Refusal::NothingToDo),
    }
}

fn set_details(state: &State, details: EventDetailsSet) -> Result<Vec<Fact>, Refusal> {
    text("name", &details.name)?;
    for (field, date) in [("startDate", &details.start_date), ("endDate", &details.end_date)] {
        if !date.is_empty() && chrono::NaiveDate::parse_from_str(date, "%Y-%m-%d").is_err() {
            return Err(Refusal::BadValue { field, found: date.clone() });
        }
    }
    if !details.end_date.is_empty() && details.end_date < details.start_date {
        return Err(Refusal::BadValue { field: "endDate", found: details.end_date });
    }
    if state.details.0 == details {
        return Err(Refusal::NothingToDo);
    }
    Ok(vec![details.into()])
}

/// Whether settings that another file of this program holds can be taken as they are: what an imported report set so
/// long ago may stay.
///
/// # Errors
/// Names the field that cannot be.
pub fn settings_kept(setup: &SetupBody) -> Result<(), Refusal> {
    checked(setup, Some(setup))
}

/// `before` are the settings that are changed: what came with an imported report may stay.
fn checked(setup: &SetupBody, before: Option<&SetupBody>) -> Result<(), Refusal> {
    text("name", &setup.name)?;
    let bad = |field, found: &str| Err(Refusal::BadValue { field, found: found.to_owned() });
    let kept = before.is_some_and(|before| before.system == setup.system);
    if !kept && !super::SYSTEMS.contains(&setup.system.as_str()) {
        return bad("system", &setup.system);
    }
    if setup.rounds == 0 || setup.rounds > MAX_ROUNDS {
        return bad("rounds", &setup.rounds.to_string());
    }
    if !matches!(setup.initial_color.as_str(), "" | "white" | "black") {
        return bad("initialColor", &setup.initial_color);
    }
    let numbering = setup.numbering.as_str();
    let by_lot = numbering.split_once(':').filter(|(way, _)| matches!(*way, "lots" | "varma"));
    let known = match by_lot {
        Some((_, text)) => !text.trim().is_empty(),
        None => matches!(numbering, "" | "rating-title-name" | "as-entered"),
    };
    if !known {
        return bad("numbering", numbering);
    }
    let given = setup.acceleration == "given" && !setup.virtual_points.is_empty();
    if !given && !matches!(setup.acceleration.as_str(), "" | "none" | "baku") {
        return bad("acceleration", &setup.acceleration);
    }
    if let Some(rating) = setup.unrated_as.filter(|it| !(1..=MAX_RATING).contains(it)) {
        return bad("unratedAs", &rating.to_string());
    }
    for (name, value) in &setup.readings {
        if crate::tiebreak::Rules::default().choose(name, value).is_err() {
            return bad("readings", &format!("{name}={value}"));
        }
    }
    if PairingReading::kept(&setup.pairing_readings).is_err() {
        let listed = setup.pairing_readings.iter().map(|(name, value)| format!("{name}={value}"));
        return bad("pairingReadings", &listed.collect::<Vec<_>>().join(", "));
    }
    // Whether a claim is granted is found out when norms are asked for.
    let claimed = setup.norm_exemption.as_str();
    let claim = Exemption::of_code(claimed);
    if !claimed.is_empty() && claim.is_none_or(|it| it.code() != claimed) {
        return bad("exemption", claimed);
    }
    for (place, kind) in setup.rating_order.iter().enumerate() {
        let known = matches!(kind.as_str(), "standard" | "rapid" | "blitz" | "national");
        if !known || setup.rating_order[..place].contains(kind) {
            return bad("ratingOrder", kind);
        }
    }
    let prohibited_before = before.map_or(&[][..], |before| &before.prohibited_in);
    let mut new_prohibited =
        setup.prohibited_in.iter().filter(|it| !prohibited_before.contains(it));
    if let Some(some) = new_prohibited.find(|it| it.last_round < it.first_round) {
        return bad("prohibitedIn", &format!("{}-{}", some.first_round, some.last_round));
    }
    let points_before = before.map_or(&[][..], |before| &before.virtual_points);
    for given in setup.virtual_points.iter().filter(|it| !points_before.contains(it)) {
        if given.last_round < given.first_round || given.points.abs_diff(0) > MAX_VALUE {
            let found = crate::points::Points(given.points);
            let rounds = format!("{}-{}", given.first_round, given.last_round);
            return bad("virtualPoints", &format!("{found} ({rounds})"));
        }
    }
    let scoring = setup.scoring;
    if before.is_some_and(|before| before.scoring == scoring) {
        return accelerated(setup, before);
    }
    let values = [scoring.win, scoring.draw, scoring.loss, scoring.absent, scoring.pab];
    if let Some(value) = values.into_iter().find(|value| value.abs_diff(0) > MAX_VALUE) {
        return bad("scoring", &value.to_string());
    }
    if scoring.win <= scoring.loss || scoring.draw > scoring.win || scoring.draw < scoring.loss {
        return bad("scoring", &format!("{}/{}/{}", scoring.win, scoring.draw, scoring.loss));
    }
    accelerated(setup, before)
}

/// C.04.7 accelerates Swiss events in which a win is worth two draws and a loss nothing. What an imported report or an
/// older program set so may stay.
fn accelerated(setup: &SetupBody, before: Option<&SetupBody>) -> Result<(), Refusal> {
    let as_before = before.is_some_and(|before| {
        before.acceleration == setup.acceleration
            && before.system == setup.system
            && before.scoring == setup.scoring
    });
    let asked = matches!(setup.acceleration.as_str(), "baku" | "given");
    if !asked || as_before {
        return Ok(());
    }
    if !baku::is_for(&setup.system) {
        return Err(Refusal::NotAccelerated);
    }
    let scoring = setup.scoring;
    let halves = scoring.win == scoring.draw.saturating_mul(2) && scoring.loss == 0;
    if setup.acceleration == "baku" && !halves {
        return Err(Refusal::BakuScoring);
    }
    Ok(())
}

fn change_setup(
    tournament: &Tournament,
    mut setup: SetupBody,
    why: &str,
) -> Result<Vec<Fact>, Refusal> {
    checked(&setup, Some(&tournament.setup))?;
    let old = &tournament.setup;
    if tournament.has_table() && old.system == setup.system {
        // They follow from the players, whatever was written: no change to give a reason for.
        setup.rounds = old.rounds;
    }
    if *old == setup {
        return Err(Refusal::NothingToDo);
    }
    // Entries taken out since may stay in their groups, where they mean nothing.
    let unknown = |entrant: &EntrantId| {
        !tournament.entrants.contains_key(entrant) && !named(old).any(|known| known == entrant)
    };
    if named(&setup).any(unknown) {
        return Err(Refusal::Missing("player"));
    }
    apart(old, &setup)?;
    let mut why = why.trim().to_owned();
    if tournament.published().0 > 0 {
        settled(tournament, &setup)?;
        if !tournament.has_table() && setup.rounds < tournament.published().0 {
            return Err(Refusal::RoundIsOut { round: tournament.published() });
        }
        let announced_before = old.rounds != setup.rounds
            || old.scoring != setup.scoring
            || old.tie_breaks != setup.tie_breaks
            || old.acceleration != setup.acceleration
            || old.virtual_points != setup.virtual_points
            || old.unrated_as != setup.unrated_as
            || old.lot_seed != setup.lot_seed
            || old.lot_numbers != setup.lot_numbers
            || old.hand_values != setup.hand_values
            || old.readings != setup.readings
            || old.pairing_readings != setup.pairing_readings
            || old.initial_color != setup.initial_color
            || old.prohibited != setup.prohibited
            || old.prohibited_in != setup.prohibited_in;
        if announced_before {
            why = reason(&why)?;
        }
    }
    Ok(vec![TournamentSetupChanged { tournament: tournament.id, setup, reason: why }.into()])
}

/// Settings that no change is taken of: once round 1 is out the system, and what that round was paired by: the color that was drawn
/// for it (C.04.3 5.1), acceleration (C.04.7), what results and the bye are worth (C.04.1 3), who may not meet (C.05 5.2). A
/// report that came with rounds may not say those, or say them wrongly. Somebody who entered later may be kept from others.
pub fn fixed_by_start(tournament: &Tournament) -> Vec<&'static str> {
    if tournament.published().0 == 0 {
        return Vec::new();
    }
    let said = tournament.imports.is_empty();
    let drawn = !tournament.setup.initial_color.is_empty();
    let all_there = !tournament.entrants.values().any(|it| it.from_round > RoundNo(1));
    let fixed = [
        ("system", true),
        ("initialColor", said && drawn),
        ("acceleration", said),
        ("scoring", said),
        ("prohibited", said && all_there),
    ];
    fixed.into_iter().filter(|(_, is)| *is).map(|(field, _)| field).collect()
}

/// Refuses a change of what is fixed.
fn settled(tournament: &Tournament, setup: &SetupBody) -> Result<(), Refusal> {
    let old = &tournament.setup;
    let late = |group: &[EntrantId]| {
        let entered = |entrant| tournament.entrants.get(entrant);
        group.iter().filter_map(entered).any(|it| it.from_round > RoundNo(1))
    };
    let other = |one: &[Vec<EntrantId>], two: &[Vec<EntrantId>]| {
        one.iter().any(|it| !two.contains(it) && !late(it))
    };
    let other_in = |one: &[ProhibitedInBody], two: &[ProhibitedInBody]| {
        one.iter().any(|it| !two.contains(it) && !late(&it.group))
    };
    // Among those who were there from the start; the others are nobody's business here.
    let apart = other(&old.prohibited, &setup.prohibited)
        || other(&setup.prohibited, &old.prohibited)
        || other_in(&old.prohibited_in, &setup.prohibited_in)
        || other_in(&setup.prohibited_in, &old.prohibited_in);
    let accelerated =
        accelerates(old) != accelerates(setup) || old.virtual_points != setup.virtual_points;
    let changed = [
        ("system", old.system != setup.system),
        ("initialColor", old.initial_color != setup.initial_color),
        ("acceleration", accelerated),
        ("scoring", old.scoring != setup.scoring),
        ("prohibited", apart),
    ];
    let fixed = fixed_by_start(tournament);
    // Late entrants keep the field open for themselves alone.
    let fixed = |field: &str| {
        fixed.contains(&field) || field == "prohibited" && tournament.imports.is_empty()
    };
    match changed.into_iter().find(|(field, changed)| *changed && fixed(field)) {
        Some((field, _)) => Err(Refusal::FixedByStart { field }),
        None => Ok(()),
    }
}

/// How a section is accelerated; there are two ways to write that it is not.
fn accelerates(setup: &SetupBody) -> &str {
    match setup.acceleration.as_str() {
        "none" => "",
        other => other,
    }
}

/// Groups who may not meet keep at least two players apart; what was set before may stay.
fn apart(old: &SetupBody, setup: &SetupBody) -> Result<(), Refusal> {
    let always = setup.prohibited.iter().filter(|it| !old.prohibited.contains(it));
    let sometimes = setup.prohibited_in.iter().filter(|it| !old.prohibited_in.contains(it));
    if let Some(some) = sometimes.clone().find(|it| it.first_round.0 == 0) {
        let found = format!("{}-{}", some.first_round, some.last_round);
        return Err(Refusal::BadValue { field: "prohibitedIn", found });
    }
    let alone = |group: &Vec<EntrantId>| group.iter().all(|entrant| *entrant == group[0]);
    match always.chain(sometimes.map(|it| &it.group)).any(alone) {
        true => Err(Refusal::NobodyApart),
        false => Ok(()),
    }
}

/// Entrants that settings name.
fn named(setup: &SetupBody) -> impl Iterator<Item = &EntrantId> {
    let always = setup.prohibited.iter().flatten();
    let sometimes = setup.prohibited_in.iter().flat_map(|it| &it.group);
    let accelerated = setup.virtual_points.iter().flat_map(|it| &it.entrants);
    let by_hand = setup.hand_values.iter().map(|it| &it.entrant);
    let by_lot = setup.lot_numbers.iter().map(|it| &it.entrant);
    always.chain(sometimes).chain(accelerated).chain(by_hand).chain(by_lot)
}

fn add_player(
    tournament: &Tournament,
    next: Seq,
    player: PlayerFacts,
    from_round: Option<RoundNo>,
) -> Result<Vec<Fact>, Refusal> {
    let first = tournament.published().next();
    let from_round = from_round.unwrap_or(first);
    not_out(tournament, from_round)?;
    planned(tournament, from_round)?;
    if tournament.has_table() && tournament.published().0 > 0 {
        return Err(Refusal::FixedByStart { field: "players" });
    }
    Ok(vec![
        PersonAdded {
            private: player.private,
            federation: player.federation,
            title: player.title,
            sex: player.sex,
        }
        .into(),
        Entered {
            tournament: tournament.id,
            participant: ParticipantBody::Player(PersonId(next.0)),
            rating: player.rating,
            from_round,
            missed: Vec::new(),
        }
        .into(),
    ])
}

fn change_player(
    state: &State,
    tournament: &Tournament,
    entrant: EntrantId,
    player: PlayerFacts,
) -> Result<Vec<Fact>, Refusal> {
    let known = known(tournament, entrant)?;
    let ParticipantBody::Player(person) = known.participant else {
        return Err(Refusal::Missing("player"));
    };
    let mut facts = Vec::new();
    let before = state.people.get(&person).ok_or(Refusal::Missing("person"))?;
    let changed = before.private != player.private
        || before.federation != player.federation
        || before.title != player.title
        || before.sex != player.sex;
    if changed {
        facts.push(
            PersonCorrected {
                person,
                private: player.private,
                federation: player.federation,
                title: player.title,
                sex: player.sex,
            }
            .into(),
        );
    }
    if known.rating != player.rating {
        facts.push(RatingSet { tournament: tournament.id, entrant, rating: player.rating }.into());
    }
    if facts.is_empty() { Err(Refusal::NothingToDo) } else { Ok(facts) }
}

/// The round from which somebody leaves, as things stand: the next one if there is one, else the first from which it can
/// be; `None` if there is none.
pub fn leaves_from(
    tournament: &Tournament,
    entrant: EntrantId,
    kind: DepartureKind,
) -> Option<RoundNo> {
    let last = tournament.rounds_planned();
    let next = Some(tournament.published().next()).filter(|it| *it <= last);
    let mut rounds = next.into_iter().chain((1..=last.next().0).map(RoundNo));
    rounds.find(|round| leave(tournament, entrant, *round, kind).is_ok())
}

/// Nobody leaves twice; but whoever has left can still be expelled.
fn leave(
    tournament: &Tournament,
    entrant: EntrantId,
    from_round: RoundNo,
    kind: DepartureKind,
) -> Result<(), Refusal> {
    let known = known(tournament, entrant)?;
    if tournament.is_round_robin() {
        not_played(tournament, entrant, from_round)?;
    } else {
        not_out(tournament, from_round)?;
    }
    // Who is sent out when every round is out keeps the games and loses the place.
    let last = tournament.rounds_planned();
    let after_the_last = kind == DepartureKind::Expelled
        && tournament.published() >= last
        && from_round == last.next();
    if kind == DepartureKind::Withdrawn && tournament.published() >= last && from_round > last {
        return Err(Refusal::NothingLeft { rounds: last });
    }
    if !after_the_last {
        planned(tournament, from_round)?;
    }
    let left = |departure: &Departure| {
        departure.until.is_none()
            && (kind == DepartureKind::Withdrawn || departure.kind == DepartureKind::Expelled)
    };
    if known.departures.iter().any(left) { Err(Refusal::IsAway) } else { Ok(()) }
}

/// Leaving, and what it does to games of rounds that are out already: they are lost by forfeit. After less
/// than half of the games that counts for nobody, but the game is over.
fn left(tournament: &Tournament, entrant: EntrantId, from_round: RoundNo, fact: Fact) -> Vec<Fact> {
    let lost = tournament
        .games_from(entrant, from_round)
        .filter(|game| game.standing().outcome().is_none() || game.is_by_leaving());
    let forfeits = lost.map(|game| {
        let winner = match game.counted() {
            // The opponent has left too.
            Some(Outcome::Forfeit { winner: Some(Color::White) }) if game.white == entrant => None,
            Some(Outcome::Forfeit { winner: Some(Color::Black) }) if game.black == entrant => None,
            Some(Outcome::Forfeit { winner: None }) => None,
            _ if game.white == entrant => Some(Color::Black),
            _ => Some(Color::White),
        };
        super::rounds::by_leaving(tournament, game.id, Outcome::Forfeit { winner })
    });
    std::iter::once(fact).chain(forfeits).collect()
}

/// The rounds of a round robin may be out before anybody leaves; what was played or adjourned stays.
fn not_played(
    tournament: &Tournament,
    entrant: EntrantId,
    from_round: RoundNo,
) -> Result<(), Refusal> {
    let finished = |game: &&Game| match game.standing() {
        Standing::Open => false,
        Standing::Adjourned | Standing::Differs => true,
        Standing::Entered(_) | Standing::Checked(_) | Standing::Corrected(_) => {
            !game.is_by_leaving()
        }
    };
    match tournament.games_from(entrant, from_round).find(finished) {
        _ if from_round.0 == 0 => Err(Refusal::RoundIsOut { round: from_round }),
        Some(game) => Err(Refusal::RoundIsOut { round: game.round }),
        None => Ok(()),
    }
}

fn grant_bye(
    tournament: &Tournament,
    entrant: EntrantId,
    round: RoundNo,
    kind: ByeKind,
    reason: String,
) -> Result<Vec<Fact>, Refusal> {
    let known = known(tournament, entrant)?;
    not_out(tournament, round)?;
    planned(tournament, round)?;
    match kind {
        // The pairing-allocated bye exists only inside a pairing (C.04.1 3).
        ByeKind::PairingAllocated => {
            return Err(Refusal::BadValue { field: "kind", found: "U".to_owned() });
        }
        ByeKind::FullPoint | ByeKind::HalfPoint if tournament.has_table() => {
            return Err(Refusal::ByeInRoundRobin);
        }
        ByeKind::FullPoint | ByeKind::HalfPoint | ByeKind::ZeroPoint => {}
    }
    if known.away(round).is_some() {
        return Err(Refusal::IsAway);
    }
    if known.byes.get(&round).is_some_and(|bye| bye.kind == kind && bye.reason == reason) {
        return Err(Refusal::NothingToDo);
    }
    Ok(vec![ByeGranted { tournament: tournament.id, entrant, round, kind, reason }.into()])
}

/// Numbers may be given anew until round 4 is paired (C.04.2 2.3); in a round robin, until round 1 is.
fn renumber(state: &State, tournament: &Tournament) -> Result<Vec<Fact>, Refusal> {
    if !can_renumber(tournament) {
        return Err(Refusal::NumbersFixed);
    }
    let numbers = numbered(&state.start_order(tournament));
    let same = numbers.iter().all(|it| tournament.entrants[&it.entrant].number == Some(it.number));
    if numbers.is_empty() || same {
        return Err(Refusal::NothingToDo);
    }
    Ok(vec![NumbersAssigned { tournament: tournament.id, numbers }.into()])
}

/// Whether numbers may be given anew.
pub(super) fn can_renumber(tournament: &Tournament) -> bool {
    tournament.published().0 < if tournament.has_table() { 1 } else { 4 }
}

fn numbered(order: &[EntrantId]) -> Vec<NumberBody> {
    order
        .iter()
        .zip(1u16..)
        .map(|(entrant, number)| NumberBody { entrant: *entrant, number: crate::ids::Tpn(number) })
        .collect()
}

fn known(tournament: &Tournament, entrant: EntrantId) -> Result<&Entrant, Refusal> {
    tournament.entrants.get(&entrant).ok_or(Refusal::Missing("player"))
}

fn not_out(tournament: &Tournament, round: RoundNo) -> Result<(), Refusal> {
    if round.0 == 0 || round <= tournament.published() {
        return Err(Refusal::RoundIsOut { round });
    }
    Ok(())
}

fn planned(tournament: &Tournament, round: RoundNo) -> Result<(), Refusal> {
    if round > tournament.rounds_planned() {
        return Err(Refusal::NoMoreRounds { rounds: tournament.rounds_planned() });
    }
    Ok(())
}

fn text(field: &'static str, found: &str) -> Result<String, Refusal> {
    match found.trim() {
        "" => Err(Refusal::BadValue { field, found: found.to_owned() }),
        text => Ok(text.to_owned()),
    }
}

impl TournamentId {
    /// Whether numbers of this section may be given anew.
    pub fn may_renumber(self, state: &State) -> bool {
        state.tournaments.get(&self).is_some_and(can_renumber)
    }
}
