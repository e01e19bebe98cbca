//! Round robins that somebody left before half of the games were played. No record says whose games are
//! out of the standings; the points written say it.

use std::collections::BTreeSet;

use tournament::history::Scoring;
use tournament::ids::Tpn;
use tournament::points::Points;
use tournament::round::ByeKind;
use tournament::state::games_of_round_robin;

use super::{TrfCell, TrfFile, TrfPlayer, TrfResult};

impl TrfFile {
    /// Whose games are out of the standings of this round robin: those who left early, if the points in
    /// columns 81 to 84 are right for everybody once these games are left out, and not before. Empty for
    /// other systems.
    pub fn annulled(&self) -> BTreeSet<Tpn> {
        if !self.is_round_robin() {
            return BTreeSet::new();
        }
        let (paired, n_games) = (usize::from(self.paired_rounds().0), self.n_games());
        let left = |player: &&TrfPlayer| {
            let played = played(player);
            player.points == Some(Points::ZERO) && played > 0 && played * 2 < n_games
        };
        let left: BTreeSet<Tpn> = self.players.iter().filter(left).map(|it| it.number).collect();
        let nobody = BTreeSet::new();
        let known = self.numbers();
        let right = |annulled: &BTreeSet<Tpn>| {
            let is_right = |player: &TrfPlayer| {
                player
                    .points
                    .is_none_or(|written| written == self.sum(player, paired, (&known, annulled)))
            };
            self.players.iter().all(is_right)
        };
        if right(&left) && !right(&nobody) { left } else { nobody }
    }

    /// Writes the points of this round robin without the games of those who left before half of theirs
    /// (C.05 6.6). Reports say it by the points alone: whoever has none, and played fewer than half, has left.
    pub fn leave_out_early_leavers(&mut self) {
        let (paired, n_games) = (usize::from(self.paired_rounds().0), self.n_games());
        let known = self.numbers();
        let mut left = BTreeSet::new();
        loop {
            let sum = |player: &TrfPlayer| self.sum(player, paired, (&known, &left));
            let points: Vec<Points> = self.players.iter().map(sum).collect();
            for (player, points) in self.players.iter_mut().zip(points) {
                player.points = Some(points);
            }
            let leaves = |player: &&TrfPlayer| {
                let games = played(player);
                let stays = matches!(player.rounds.last(), Some(TrfCell::Paired { .. }));
                let few = games > 0 && games * 2 < n_games;
                few && (!stays || player.points == Some(Points::ZERO))
            };
            let more: BTreeSet<Tpn> =
                self.players.iter().filter(leaves).map(|it| it.number).collect();
            if more.is_subset(&left) {
                return;
            }
            left.extend(more);
        }
    }

    /// Games of each player, if all rounds are played.
    fn n_games(&self) -> usize {
        let paired = usize::from(self.paired_rounds().0);
        let planned = self.header.rounds.map_or(0, |rounds| usize::from(rounds.0)).max(paired);
        games_of_round_robin(planned, self.players.len())
    }

    /// By record 192, else by record 092, which alone names the system in older files.
    pub fn is_round_robin(&self) -> bool {
        let header = &self.header;
        let named = if header.system.trim().is_empty() { &header.kind } else { &header.system };
        let letters: String = named.chars().filter(char::is_ascii_alphabetic).collect();
        letters.to_ascii_lowercase().contains("roundrobin")
    }

    /// The numbers there are.
    pub(super) fn numbers(&self) -> BTreeSet<Tpn> {
        self.players.iter().map(|player| player.number).collect()
    }

    /// Points of the first rounds, of games with those who are known, and without the games of some.
    pub(super) fn sum(
        &self,
        player: &TrfPlayer,
        rounds: usize,
        (known, annulled): (&BTreeSet<Tpn>, &BTreeSet<Tpn>),
    ) -> Points {
        if annulled.contains(&player.number) {
            return Points::ZERO;
        }
        let counts = |cell: &&TrfCell| match cell {
            TrfCell::Paired { opponent, .. } => {
                *opponent != player.number
                    && known.contains(opponent)
                    && !annulled.contains(opponent)
            }
            TrfCell::Bye(_) | TrfCell::Empty => true,
        };
        let cells = player.rounds.iter().take(rounds).filter(counts);
        let scoring = self.player_scoring();
        cells.map(|cell| worth(&scoring, *cell)).sum()
    }
}

fn played(player: &TrfPlayer) -> usize {
    let over_the_board = |cell: &&TrfCell| match cell {
        TrfCell::Paired { result, .. } => !matches!(
            result,
            TrfResult::ForfeitWin | TrfResult::ForfeitLoss | TrfResult::Unfinished
        ),
        TrfCell::Bye(_) | TrfCell::Empty => false,
    };
    player.rounds.iter().filter(over_the_board).count()
}

fn worth(scoring: &Scoring, cell: TrfCell) -> Points {
    match cell {
        TrfCell::Empty => Points::ZERO,
        TrfCell::Bye(ByeKind::PairingAllocated) => scoring.pab,
        TrfCell::Bye(ByeKind::FullPoint) => scoring.win,
        TrfCell::Bye(ByeKind::HalfPoint) => scoring.draw,
        TrfCell::Bye(ByeKind::ZeroPoint) => scoring.absent,
        TrfCell::Paired { result, .. } => match result {
            TrfResult::Win | TrfResult::WinUnrated | TrfResult::ForfeitWin => scoring.win,
            TrfResult::Draw | TrfResult::DrawUnrated => scoring.draw,
            TrfResult::Loss | TrfResult::LossUnrated => scoring.loss,
            TrfResult::ForfeitLoss => scoring.absent,
            TrfResult::Unfinished => Points::ZERO,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game with oneself and one with nobody count for nothing, a birth to come and a rating of 0 are told.
    #[test]
    fn nobody_wins_against_nobody() {
        let line = |number: u8, birth: &str, rating: &str, points: &str, cells: [&str; 2]| {
            let cells: String = cells.iter().map(|cell| format!("  {cell:<8}")).collect();
            format!(
                "001 {number:>4}      {:<33} {rating:>4} ESP {:>11} {birth:<10} {points:>4} {number:>4}{cells}\n",
                "Player, Of The Test", ""
            )
        };
        let text = [
            "012 Cup\n042 2026/04/01\n".to_owned(),
            line(1, "2031/01/01", "0", " 1.0", ["   1 w 1", "   2 b 1"]),
            line(2, "1990/01/01", "2000", " 0.0", ["   9 b 1", "   1 w 0"]),
        ]
        .concat();
        let reading = crate::trf::read(text.as_bytes());
        let history = reading.file.history();
        let points: Vec<i32> = history
            .players
            .iter()
            .map(|row| history.score(row, tournament::ids::RoundNo(2)).0)
            .collect();
        assert_eq!(points, [10, 0], "{:?}", reading.problems);
        let told: Vec<String> = reading
            .problems
            .iter()
            .map(|it| format!("{}:{} {}", it.place.line, it.place.column, it.kind.key()))
            .filter(|it| !it.contains("count"))
            .collect();
        let wanted = ["self-paired", "unknown-opponent", "birth-in-future", "ratings-zero"];
        for code in wanted {
            assert!(told.iter().any(|it| it.ends_with(code)), "{code}: {told:?}");
        }
        assert!(!told.iter().any(|it| it.ends_with("points-differ")), "{told:?}");
        let odd = text.replace(" 2000 ESP", " 9999 ESP");
        let read = crate::trf::read(odd.as_bytes());
        let beyond = read.problems.iter().find(|it| it.kind.key() == "rating-beyond");
        let place = beyond.map(|it| (it.place.line, it.place.column));
        assert_eq!(place, Some((4, 49)), "{:?}", read.problems);
        let undated = text.replace("042 2026/04/01\n", "");
        let born = |year| {
            let read = crate::trf::read_in(undated.as_bytes(), year);
            read.problems.iter().any(|it| it.kind.key() == "birth-in-future")
        };
        assert_eq!((born(None), born(Some(2026)), born(Some(2031))), (false, true, false));
    }

    /// Four players; number 2 leaves after the first of three rounds, having lost to 1.
    fn left_early(points_of_1: &str, system: &str) -> Vec<Tpn> {
        let line = |number: u8, points: &str, cells: [&str; 3]| {
            let cells: String = cells.iter().map(|cell| format!("  {cell:<8}")).collect();
            format!(
                "001 {number:>4}      {:<33} 2000 {:>26} {points:>4} {number:>4}{cells}\n",
                "Noor", ""
            )
        };
        let report = format!(
            "012 Cup\n192 {system}\n{}{}{}{}",
            line(1, points_of_1, ["   2 w 1", "   3 b =", "   4 w ="]),
            line(2, "0.0", ["   1 b 0", "0000 - Z", "0000 - Z"]),
            line(3, "1.0", ["   4 w =", "   1 w =", "0000 - Z"]),
            line(4, "1.0", ["   3 b =", "0000 - Z", "   1 b ="]),
        );
        let reading = super::super::read(report.as_bytes());
        let differ = reading.problems.iter().filter(|it| it.key() == "points-differ").count();
        assert_eq!(differ, 0, "{:?}", reading.problems);
        reading.file.annulled().into_iter().collect()
    }

    #[test]
    fn the_points_tell_whose_games_do_not_count() {
        assert_eq!(left_early("1.0", "FIDE_ROUNDROBIN"), [Tpn(2)]);
        assert_eq!(left_early("2.0", "FIDE_ROUNDROBIN"), []);
        assert_eq!(left_early("2.0", "FIDE_DUTCH_2026"), []);
    }
}
