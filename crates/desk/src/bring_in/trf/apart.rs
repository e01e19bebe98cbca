//! What a report says of virtual points and of pairs that may not meet.

use std::collections::BTreeSet;

use formats::trf::TrfFile;
use tournament::baku;
use tournament::fact::{ProhibitedInBody, VirtualPointsBody};
use tournament::history::{Acceleration, Cell, History, Prohibition, Row};
use tournament::ids::{EntrantId, RoundNo, Tpn};
use tournament::round::ByeKind;

use super::Taking;

impl Taking<'_> {
    /// Whether the virtual points are those of Baku; others are given as they are.
    pub(super) fn virtual_points(&self) -> (&'static str, Vec<VirtualPointsBody>) {
        if self.history.acceleration.is_empty() {
            return (if says_baku(self.file) { "baku" } else { "none" }, Vec::new());
        }
        let expected = expected_baku(self.history);
        let points = |parts: &[Acceleration]| {
            let each = |tpn: Tpn, round: u8| -> i32 {
                let holds = |it: &&Acceleration| {
                    (it.first_round.0..=it.last_round.0).contains(&round)
                        && (it.first..=it.last).contains(&tpn)
                };
                parts.iter().filter(holds).map(|it| it.points.0).sum()
            };
            let rounds = 1..=self.history.rounds_planned.0;
            let rows = self.history.players.iter();
            rows.flat_map(|row| rounds.clone().map(move |round| each(row.tpn, round)))
                .collect::<Vec<_>>()
        };
        if points(&expected) == points(&self.history.acceleration) {
            return ("baku", Vec::new());
        }
        let entrants = |first: Tpn, last: Tpn| -> Vec<EntrantId> {
            self.entrants.range(first..=last).map(|(_, entrant)| *entrant).collect()
        };
        let given = self.history.acceleration.iter().filter(|it| it.first <= it.last);
        let given = given.map(|it| VirtualPointsBody {
            first_round: it.first_round,
            last_round: it.last_round,
            points: it.points.0,
            entrants: entrants(it.first, it.last),
        });
        ("given", given.collect())
    }

    /// Groups who may not be paired: in all rounds, and in some only.
    pub(super) fn prohibited(
        &self,
        rounds: RoundNo,
    ) -> (Vec<Vec<EntrantId>>, Vec<ProhibitedInBody>) {
        let (mut always, mut sometimes) = (Vec::new(), Vec::new());
        for Prohibition { first_round, last_round, group } in &self.history.prohibited {
            let group: BTreeSet<EntrantId> =
                group.iter().filter_map(|tpn| self.entrants.get(tpn).copied()).collect();
            // One player alone is kept apart from nobody; reading the report has said so.
            if group.len() < 2 {
                continue;
            }
            let group = group.into_iter().collect();
            if first_round.0 <= 1 && *last_round >= rounds {
                always.push(group);
            } else {
                let (first_round, last_round) = (*first_round, *last_round);
                sometimes.push(ProhibitedInBody { first_round, last_round, group });
            }
        }
        (always, sometimes)
    }
}

/// By record 192, or what some programs wrote into 092 in its place.
pub(super) fn says_baku(file: &TrfFile) -> bool {
    let said = [&file.header.system, &file.header.kind];
    said.iter().any(|text| text.trim().to_uppercase().ends_with("_BAKU"))
}

/// The virtual points that C.04.7 gives to those who were there in round 1.
pub(super) fn expected_baku(history: &History) -> Vec<Acceleration> {
    let away = |row: &&Row| {
        matches!(
            row.rounds.first(),
            Some(Cell::Bye(ByeKind::ZeroPoint | ByeKind::HalfPoint | ByeKind::FullPoint))
        )
    };
    let present = history.players.iter().filter(|row| !away(row));
    let present: Vec<Tpn> = present.map(|row| row.tpn).collect();
    baku::acceleration(&present, history.rounds_planned, history.scoring.win)
}
