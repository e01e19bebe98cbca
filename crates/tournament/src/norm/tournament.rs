//! A whole tournament: everybody's norms, the exemption by the field, and certificates.

use std::collections::BTreeMap;

use super::conditions::Conditions;
use super::{
    Ahead, Applicant, Award, Codes, Count, EventKind, Exemption, ExemptionCheck, Forecast,
    GamesNeeded, Norm, Opponent, Played, Standing, Supply, Verdict, best, exemption_by_field,
    forecast_within, ruling,
};
use crate::federation;
use crate::history::{Cell, History, Row};
use crate::ids::{RoundNo, Tpn};
use crate::player::{Sex, Title};
use crate::rating::half_points;
use crate::round::ByeKind;

/// What the event is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Federation of the organizer. Where it is empty or no code of a federation, what rests on it (1.4.3b, d) exempts
    /// nobody.
    pub host: String,
    /// How it is played.
    pub event: EventKind,
    /// An exemption that the arbiter claims; [`super::ruling`] says whether it is granted.
    pub exemption: Option<Exemption>,
    /// Games needed.
    pub games: GamesNeeded,
    /// Who is a woman: only they have WGM and WIM norms.
    pub sexes: BTreeMap<Tpn, Sex>,
    /// 1.4.2c: whether a win by forfeit in the last round counts as a loss for who makes the norm by it, as the arbiter
    /// chooses.
    pub last_forfeit: bool,
    /// What is known of 1.1. Where it is broken, no norm is made.
    pub conditions: Conditions,
}

impl Settings {
    /// Whether the host federation is known.
    pub fn has_host(&self) -> bool {
        federation::is_member(&self.host)
    }

    /// Whether a code is that of the host federation.
    pub(super) fn is_host(&self, code: &str) -> bool {
        self.has_host() && code == code_of(&self.host)
    }
}

/// A code as FIDE writes it.
pub(super) fn code_of(text: &str) -> String {
    text.trim().to_uppercase()
}

/// One player's norms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NormReport {
    /// Who.
    pub tpn: Tpn,
    /// Scheduled games in order of rounds.
    pub opponents: Vec<Opponent>,
    /// Highest title first; without titles the player holds.
    pub norms: Vec<(Verdict, Forecast)>,
}

/// The rows of an event, ready for norms.
pub struct Field<'a> {
    settings: &'a Settings,
    exemption: Option<Exemption>,
    after: usize,
    rounds_planned: usize,
    rows: BTreeMap<Tpn, &'a Row>,
    pointless: Vec<Tpn>,
    members: Members,
    /// Broken conditions of the event.
    faults: usize,
}

/// Those whom anybody can meet in a game that counts, by what they bring for a norm.
struct Members {
    /// Federations, as they are compared.
    codes: Vec<String>,
    /// How many are of each.
    by_code: Vec<usize>,
    /// How many have each title.
    by_title: BTreeMap<Title, usize>,
    /// Strongest first: rating, the unrated as 1400.
    strongest: Vec<(i64, Tpn)>,
    /// Position of the federation, and the title.
    known: BTreeMap<Tpn, (usize, Option<Title>)>,
}

impl Members {
    fn new(rows: &BTreeMap<Tpn, &Row>) -> Members {
        let mut members = Members {
            codes: Vec::new(),
            by_code: Vec::new(),
            by_title: BTreeMap::new(),
            strongest: Vec::new(),
            known: BTreeMap::new(),
        };
        let mut places: BTreeMap<String, usize> = BTreeMap::new();
        for row in rows.values().filter(|row| super::has_federation(&row.federation)) {
            let place = *places.entry(code_of(&row.federation)).or_insert_with_key(|code| {
                members.codes.push(code.clone());
                members.by_code.push(0);
                members.codes.len() - 1
            });
            members.by_code[place] += 1;
            if let Some(title) = row.title {
                *members.by_title.entry(title).or_default() += 1;
            }
            let rating = row.rating.filter(|it| *it > 0).unwrap_or(super::UNRATED);
            members.strongest.push((i64::from(rating), row.tpn));
            members.known.insert(row.tpn, (place, row.title));
        }
        members.strongest.sort_by_key(|(rating, tpn)| (std::cmp::Reverse(*rating), *tpn));
        members
    }
}

/// Everybody's norms after a round, in order of pairing number.
pub fn norms(history: &History, after: RoundNo, settings: &Settings) -> Vec<NormReport> {
    let field = Field::new(history, after, settings);
    field.rows.values().map(|row| field.report(row)).collect()
}

/// One player's norms; `None` for a number that is not in the tournament.
pub fn player_norms(
    history: &History,
    after: RoundNo,
    settings: &Settings,
    tpn: Tpn,
) -> Option<NormReport> {
    let field = Field::new(history, after, settings);
    field.rows.get(&tpn).map(|row| field.report(row))
}

impl<'a> Field<'a> {
    /// Reads the rows.
    pub fn new(history: &'a History, after: RoundNo, settings: &'a Settings) -> Field<'a> {
        let mut rows: BTreeMap<Tpn, &Row> = BTreeMap::new();
        for row in &history.players {
            rows.entry(row.tpn).or_insert(row);
        }
        let longest = history.players.iter().map(|row| row.rounds.len()).max().unwrap_or(0);
        let pointless = match settings.event {
            EventKind::Swiss => Vec::new(),
            EventKind::RoundRobin | EventKind::DoubleRoundRobin => {
                rows.values().filter(|row| is_pointless(row, &rows)).map(|row| row.tpn).collect()
            }
        };
        Field {
            settings,
            exemption: ruling(history, after, settings).exemption(),
            after: longest.min(usize::from(after.0)),
            rounds_planned: usize::from(history.rounds_planned.0).max(longest),
            faults: settings.conditions.faults().len(),
            members: Members::new(&rows),
            rows,
            pointless,
        }
    }

    fn opponents(&self, row: &Row) -> Vec<Opponent> {
        let mut opponents = Vec::new();
        for (index, cell) in row.rounds.iter().take(self.after).enumerate() {
            let Some(tpn) = cell.opponent().filter(|tpn| *tpn != row.tpn) else { continue };
            let Some(other) = self.rows.get(&tpn) else { continue };
            let played = match cell {
                Cell::Game { score, rated: true, .. } => {
                    Played::Game { half_points: u8::try_from(half_points(*score)).unwrap_or(0) }
                }
                Cell::Game { .. } => Played::Unplayed { won: false },
                Cell::Forfeit { won, .. } => Played::Unplayed { won: *won },
                Cell::Open { .. } | Cell::Bye(_) => Played::Open,
            };
            let standing = match self.pointless.contains(&tpn) {
                true => Standing::UnratedWithoutPoint,
                false => Standing::Counts,
            };
            opponents.push(Opponent {
                round: RoundNo(u8::try_from(index + 1).unwrap_or(u8::MAX)),
                tpn,
                rating: other.rating.filter(|rating| *rating > 0),
                title: other.title,
                federation: code_of(&other.federation),
                played,
                standing,
            });
        }
        opponents
    }

    /// Whom a player may still meet in so many rounds. In a double round robin he meets all again; in a Swiss event those
    /// he is paired with too, should that game not be played.
    fn supply(&self, row: &Row, own: &str, rounds: usize) -> Supply<'_> {
        let swiss = self.settings.event == EventKind::Swiss;
        let double = self.settings.event == EventKind::DoubleRoundRobin;
        let mut met: Vec<Tpn> = row
            .rounds
            .iter()
            .take(self.after)
            .filter(|cell| {
                matches!(cell, Cell::Game { .. })
                    || (!swiss && matches!(cell, Cell::Open { .. } | Cell::Forfeit { .. }))
            })
            .filter_map(|cell| cell.opponent())
            .chain([row.tpn])
            .collect();
        met.sort_unstable();
        met.dedup();
        let members = &self.members;
        let mut by_code = members.by_code.clone();
        let mut by_title = members.by_title.clone();
        let mut fresh = members.known.len();
        let gone = |tpn: &Tpn| Some((*tpn, members.known.get(tpn)?));
        for (tpn, (code, title)) in met.iter().filter_map(gone) {
            fresh -= 1;
            by_code[*code] -= usize::from(!double || tpn == row.tpn);
            if let Some(number) = title.and_then(|title| by_title.get_mut(&title)) {
                *number -= 1;
            }
        }
        let again = if double { rounds } else { 1 };
        let free = |tpn: &Tpn| if double { *tpn != row.tpn } else { !met.contains(tpn) };
        let strongest = members.strongest.iter().filter(|(_, tpn)| free(tpn));
        let ratings = strongest.flat_map(|(rating, _)| std::iter::repeat_n(*rating, again));
        let federations: Vec<(&str, usize)> = members
            .codes
            .iter()
            .zip(by_code)
            .map(|(code, number)| (code.as_str(), number * again))
            .filter(|(_, number)| *number > 0)
            .collect();
        Supply {
            players: federations.iter().map(|(_, number)| number).sum(),
            fresh,
            ratings: ratings.take(rounds).collect(),
            titles: by_title,
            own: federations.iter().find(|(code, _)| *code == own).map_or(0, |(_, it)| *it),
            federations: federations.into_iter().filter(|it| federation::is_member(it.0)).collect(),
        }
    }

    /// The verdict, with the games that it is about. A forfeit of the last round counts as a loss if that is chosen, and only
    /// for a norm that it makes (1.4.2c).
    fn judged(
        &self,
        norm: Norm,
        applicant: &Applicant,
        opponents: &[Opponent],
        with_last: Option<&[Opponent]>,
    ) -> Verdict {
        let verdict = best(norm, applicant, opponents);
        let by_last = with_last
            .filter(|_| verdict.award != Award::Norm)
            .map(|with_last| best(norm, applicant, with_last))
            .filter(|by_last| by_last.award == Award::Norm);
        let mut verdict = by_last.unwrap_or(verdict);
        if self.faults > 0 {
            verdict.bar(self.faults);
        }
        verdict
    }

    /// The games with a forfeit won in the last round as a loss, if that is chosen and there is one.
    fn with_last(&self, opponents: &[Opponent]) -> Option<Vec<Opponent>> {
        let last = opponents.last().filter(|one| {
            self.settings.last_forfeit
                && usize::from(one.round.0) == self.rounds_planned
                && one.played == Played::Unplayed { won: true }
        })?;
        let last = Opponent { standing: Standing::LastForfeit, ..last.clone() };
        let before = &opponents[..opponents.len() - 1];
        Some(before.iter().cloned().chain([last]).collect())
    }

    fn applicant(&self, row: &Row) -> Applicant {
        let byes = row.rounds.iter().take(self.after);
        let byes = byes.filter(|cell| matches!(cell, Cell::Bye(ByeKind::PairingAllocated))).count();
        let federation = code_of(&row.federation);
        Applicant {
            games: self.settings.games,
            exemption: self.exemption.filter(|exemption| {
                // b: only players of the federation that registers the event.
                *exemption != Exemption::NationalTeam || self.settings.is_host(&federation)
            }),
            federation,
            event: self.settings.event,
            byes: u8::try_from(byes).unwrap_or(u8::MAX),
            rounds: u8::try_from(self.rounds_planned).unwrap_or(u8::MAX),
            is_unrated: row.rating.is_none(),
            codes: Codes::OfFide,
        }
    }

    fn report(&self, row: &Row) -> NormReport {
        let opponents = self.opponents(row);
        let applicant = self.applicant(row);
        let open = opponents.iter().filter(|one| one.played == Played::Open).count();
        let rounds_left = self.rounds_planned.saturating_sub(self.after) + open;
        let woman = self.settings.sexes.get(&row.tpn) == Some(&Sex::Female);
        let supply =
            (rounds_left > 0).then(|| self.supply(row, &applicant.federation, rounds_left));
        let with_last = self.with_last(&opponents);
        let norms = Norm::ALL
            .into_iter()
            .filter(|norm| woman || !norm.is_for_women())
            .filter(|norm| !row.title.is_some_and(|title| norm.is_held_by(title)))
            .map(|norm| {
                let with_last = with_last.as_deref();
                let verdict = self.judged(norm, &applicant, &opponents, with_last);
                let games = with_last.unwrap_or(&opponents);
                let supply = supply.as_ref();
                let mut ahead = forecast_within(&verdict, &applicant, games, rounds_left, supply);
                if self.faults > 0 {
                    ahead.ahead = Ahead::Impossible(Count::Conditions);
                }
                (verdict, ahead)
            });
        NormReport { tpn: row.tpn, norms: norms.collect(), opponents }
    }
}

/// 1.4.2d: unrated, and no half point against a rated opponent.
fn is_pointless(row: &Row, rows: &BTreeMap<Tpn, &Row>) -> bool {
    row.rating.is_none()
        && !row.rounds.iter().any(|cell| match cell {
            Cell::Game { opponent, score, .. } => {
                let rated = rows.get(opponent).is_some_and(|other| other.rating.is_some());
                rated && half_points(*score) > 0
            }
            Cell::Forfeit { .. } | Cell::Open { .. } | Cell::Bye(_) => false,
        })
}

/// What certificate IT1 says about the games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// Who.
    pub tpn: Tpn,
    /// The calculation.
    pub verdict: Verdict,
    /// What exempts the player from 1.4.3 and 1.4.4 (1.4.3e: one norm of an application must do without).
    pub exemption: Option<Exemption>,
    /// Every scheduled game.
    pub lines: Vec<CertificateLine>,
    /// Federations of the opponents that count.
    pub federations: usize,
    /// Opponents from other federations than the player's.
    pub foreign_opponents: usize,
    /// Rated opponents.
    pub rated_opponents: usize,
    /// Opponents from the host federation; `None` where it is not known.
    pub host_opponents: Option<usize>,
    /// Opponents by title, for titles that occur and count as titles (1.4.5a: not CM and WCM).
    pub titles: BTreeMap<Title, usize>,
    /// The lines about 1.4.3d; `None` where the host federation is not known.
    pub field: Option<ExemptionCheck>,
}

/// One game on a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CertificateLine {
    /// The game.
    pub opponent: Opponent,
    /// Rating as it counts: unrated as 1400, the lowest raised to the floor (1.4.6).
    pub adjusted: Option<u16>,
    /// Why the game is not in the calculation.
    pub left_out: Option<super::LeftOut>,
}

/// Whether anybody won by forfeit in the last round, so that 1.4.2c leaves a choice.
pub fn has_last_forfeit(history: &History) -> bool {
    let last = usize::from(history.rounds_planned.0);
    let won = |row: &Row| {
        let cell = last.checked_sub(1).and_then(|last| row.rounds.get(last));
        matches!(cell, Some(Cell::Forfeit { won: true, .. }))
    };
    history.players.iter().any(won)
}

/// Certificate data of one norm. `None` for a number that is not in the tournament.
pub fn certificate(
    history: &History,
    after: RoundNo,
    settings: &Settings,
    tpn: Tpn,
    norm: Norm,
) -> Option<Certificate> {
    let field = Field::new(history, after, settings);
    let row = field.rows.get(&tpn)?;
    let opponents = field.opponents(row);
    let with_last = field.with_last(&opponents);
    let verdict = field.judged(norm, &field.applicant(row), &opponents, with_last.as_deref());
    let lines: Vec<CertificateLine> = opponents
        .into_iter()
        .enumerate()
        .map(|(index, opponent)| {
            let out = verdict.left_out.iter().find(|(gone, _)| *gone == index);
            let rating = opponent.rating.unwrap_or(super::UNRATED);
            let adjusted = if verdict.raised == Some(index) { norm.floor() } else { rating };
            CertificateLine {
                adjusted: out.is_none().then_some(adjusted),
                left_out: out.map(|(_, why)| *why),
                opponent,
            }
        })
        .collect();
    let counted = || lines.iter().filter(|line| line.left_out.is_none()).map(|line| &line.opponent);
    let mut federations: Vec<&str> = counted().map(|one| one.federation.as_str()).collect();
    federations.retain(|code| federation::is_member(code));
    federations.sort_unstable();
    federations.dedup();
    let mut titles = BTreeMap::new();
    let titled = |one: &Opponent| one.title.filter(|title| super::counts_as_titled(*title));
    for title in counted().filter_map(titled) {
        *titles.entry(title).or_default() += 1;
    }
    Some(Certificate {
        tpn,
        federations: federations.len(),
        foreign_opponents: counted()
            .filter(|one| {
                federation::is_member(&one.federation) && one.federation != code_of(&row.federation)
            })
            .count(),
        rated_opponents: counted().filter(|one| one.rating.is_some()).count(),
        host_opponents: settings
            .has_host()
            .then(|| counted().filter(|one| settings.is_host(&one.federation)).count()),
        titles,
        field: exemption_by_field(history, after, settings),
        exemption: field.applicant(row).exemption,
        verdict,
        lines,
    })
}
