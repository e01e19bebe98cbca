//! The tournament report: what the event says, and the lines of reports that were read.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use formats::federation;
use formats::trf::{
    self, AnnouncedBye, Competitors, KeptLine, OddField, PlayerField, TieBreakRecord, TieBreaks,
    TrfDate, TrfFile,
};
use i18n::{Messages, args};
use tournament::fact::ArbiterBody;
use tournament::ids::{RoundNo, Tpn};
use tournament::state::{State, Tournament};
use tournament::team::codes_led_by_points;
use tournament::tiebreak::Code;

use super::carried;
use crate::printing::sex_of;
use crate::words::Roster;
use crate::{VERSION, late, ranking, time_control, words};

/// A report of a section.
pub(crate) fn trf(state: &State, tournament: &Tournament, messages: &Messages) -> TrfFile {
    let roster = Roster::new(state, tournament, messages);
    let mut file = TrfFile::from_history(&roster.history);
    let published = tournament.published();
    let ranked = ranking::ranked(state, tournament, published);
    for player in &mut file.players {
        if let Some(row) = ranked.standings.row(player.number) {
            player.rank = Some(row.rank);
            player.points = Some(row.points);
        }
        let entrant =
            ranked.entrants.get(&player.number).and_then(|id| tournament.entrants.get(id));
        let Some(entrant) = entrant else { continue };
        player.name = words::name_of(state, tournament, entrant, messages);
        player.sex = sex_of(state, entrant);
        let Some(private) = roster.private(entrant) else { continue };
        player.fide_id = private.fide_id.parse().ok();
        if player.fide_id.is_none() && !private.fide_id.is_empty() {
            player.odd.push(OddField { field: PlayerField::Id, text: private.fide_id.clone() });
        }
        player.birth = formats::date::birth(&private.birth).ok().flatten();
    }
    header(&mut file, state, tournament);
    file.byes = byes(tournament, &roster);
    file.late = late::in_report(&roster);
    let kept = carried::lines(state, tournament);
    write_back(&mut file, kept.iter().map(String::as_str), tournament);
    file
}

/// Lines of the reports that were read stand where the event has nothing to say.
fn write_back<'a>(
    file: &mut TrfFile,
    lines: impl Iterator<Item = &'a str>,
    tournament: &Tournament,
) {
    for line in lines {
        let code: String = line.chars().take(3).collect();
        let kept = KeptLine { code, text: line.to_owned() };
        let header = &mut file.header;
        match kept.code.as_str() {
            "013" | "300" | "310" | "320" | "330" | "352" | "362" | "801" | "802" => {
                file.teams.lines.push(kept);
                continue;
            }
            "042" => header.start = None,
            "052" => header.end = None,
            "082" => header.n_teams = None,
            "092" => header.kind = String::new(),
            "122" | "123" if !header.time_control.is_empty() => header.allotted_times.clear(),
            // The name that the report gave the system, while it is still paired by it.
            "192" => {
                let named = trf::read(line.as_bytes()).file.header;
                let system = named.pairing_system(NaiveDate::default());
                if system == Some(tournament.setup.system.as_str()) {
                    header.system = named.system;
                }
                continue;
            }
            "222" if line.len() > 4 => header.time_control = String::new(),
            // The value of a game without a result, or of a bye to a team.
            "162" => {
                let read = trf::read(line.as_bytes());
                if read.line_count().listed == 0 {
                    let scoring = read.file.header.scoring;
                    match line.contains('P') {
                        true => header.scoring.pab = scoring.pab,
                        false => header.scoring.unknown = scoring.unknown,
                    }
                    continue;
                }
            }
            _ => {}
        }
        file.kept.push(kept);
    }
    // Beside team records, numbers of records 240 to 260 name teams; those of players have no place.
    if file.competitors() == Competitors::Teams {
        file.byes.clear();
        file.acceleration.clear();
        file.prohibited.clear();
    }
    // A first line that is no time control stands in front of the others.
    let said = &tournament.setup.time_control;
    if file.header.allotted_times.is_empty()
        && file.header.time_control.is_empty()
        && !said.is_empty()
    {
        file.header.allotted_times = vec![said.clone()];
    }
}

fn header(file: &mut TrfFile, state: &State, tournament: &Tournament) {
    let details = &state.details.0;
    let setup = &tournament.setup;
    let date = |text: &str| match NaiveDate::parse_from_str(text, "%Y-%m-%d") {
        Ok(date) => Some(TrfDate::Date(date)),
        Err(_) if text.is_empty() => None,
        Err(_) => Some(TrfDate::Text(text.to_owned())),
    };
    let header = &mut file.header;
    let is_imported = tournament.imports.iter().any(|import| import.told.format == "trf");
    header.name = match state.tournaments.len() {
        1 if !details.name.is_empty() && !is_imported => details.name.clone(),
        _ => setup.name.clone(),
    };
    header.city.clone_from(&details.place);
    header.federation.clone_from(&details.federation);
    header.start = date(&details.start_date);
    header.end = date(&details.end_date);
    let accelerated = setup.acceleration == "baku" && !tournament.is_round_robin();
    let records = formats::trf::system_records(&setup.system, accelerated);
    header.system = records.code;
    header.kind = records.words.to_owned();
    let (chief, others): (Vec<&ArbiterBody>, Vec<&ArbiterBody>) =
        details.arbiters.iter().partition(|arbiter| arbiter.role == "chief");
    header.chief_arbiter = chief.first().map_or_else(String::new, |it| arbiter(it));
    header.deputies = chief.iter().skip(1).chain(&others).map(|it| arbiter(it)).collect();
    if !setup.time_control.is_empty() {
        header.allotted_times = vec![setup.time_control.clone()];
        header.time_control = time_control::to_trf(&setup.time_control).unwrap_or_default();
    }
    for scheduled in &setup.schedule {
        let day = scheduled.starts.get(..10);
        let day = day.and_then(|day| NaiveDate::parse_from_str(day, "%Y-%m-%d").ok());
        let index = scheduled.round.index();
        if header.round_dates.len() <= index {
            header.round_dates.resize(index + 1, None);
        }
        header.round_dates[index] = day;
    }
    header.controller = format!("Arbiter's Desk {VERSION}");
    let own = |code: &str| {
        !code.starts_with("OTHER_") && code.parse::<Code>().is_ok_and(|it| it.kind.is_own())
    };
    let coded = |code: &String| if own(code) { format!("OTHER_{code}") } else { code.clone() };
    let codes: Vec<String> = codes_led_by_points(&setup.tie_breaks).iter().map(coded).collect();
    let full = codes.iter().any(|code| code == "PTS");
    let record = if full { TieBreakRecord::Full } else { TieBreakRecord::AfterPoints };
    header.tie_breaks = (!codes.is_empty()).then_some(TieBreaks { record, codes });
}

/// Federations that FIDE has no code for, of the players and the event.
pub(crate) fn odd_federations(file: &TrfFile, messages: &Messages) -> Option<String> {
    let of_players = file.players.iter().map(|it| it.federation.trim());
    let fits = |it: &&str| it.chars().count() <= 3;
    let all = of_players.filter(fits).chain([file.header.federation.trim()]);
    let odd: BTreeSet<&str> = all.filter(|it| federation::is_odd(it)).collect();
    let args = args! {
        "count" => odd.len(), "found" => odd.iter().copied().collect::<Vec<_>>().join(", "),
    };
    (!odd.is_empty()).then(|| messages.text("output-trf-odd-federations", &args))
}

/// Surname, given name, title and FIDE id, as record 102 shows them.
fn arbiter(arbiter: &ArbiterBody) -> String {
    let title = Some(arbiter.title.as_str()).filter(|it| !it.is_empty());
    let id = Some(format!("({})", arbiter.fide_id)).filter(|_| !arbiter.fide_id.is_empty());
    let parts = [title.map(str::to_owned), Some(arbiter.name.clone()), id];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Everybody who will not be there in a round to come. An imported report may announce byes of rounds that
/// nobody will play: they are written back.
fn byes(tournament: &Tournament, roster: &Roster) -> Vec<AnnouncedBye> {
    let mut byes = Vec::new();
    let planned = tournament.rounds_planned().0;
    let announced = tournament.entrants.values().flat_map(|entrant| entrant.byes.keys());
    let last = announced.map(|round| round.0).max().unwrap_or(0).max(planned);
    for round in tournament.published().next().0..=last {
        let round = RoundNo(round);
        let mut by_kind: BTreeMap<&str, (tournament::round::ByeKind, Vec<Tpn>)> = BTreeMap::new();
        for entrant in tournament.entrants.values() {
            let absence = match round.0 <= planned {
                true => entrant.absence(round),
                false => entrant.byes.get(&round).map(|bye| bye.kind),
            };
            if let (Some(kind), Some(tpn)) = (absence, roster.numbers.get(&entrant.id)) {
                let code = tournament::fact::bye_to_code(kind);
                by_kind.entry(code).or_insert((kind, Vec::new())).1.push(*tpn);
            }
        }
        byes.extend(by_kind.into_values().map(|(kind, mut numbers)| {
            numbers.sort_unstable();
            AnnouncedBye { kind, round, numbers }
        }));
    }
    byes
}
