//! Results that were corrected too late for the standings. C.04.2 4.3: such a correction goes into the report for rating and
//! changes nothing else. So the lines of the players hold what is rated, their points and ranks what the old results gave,
//! and a comment that is read again names the old result:
//!
//! `### arbiter STANDS 3 12-7 1:0 <words> : why it was corrected` (round, White, Black, what stands for either).
//!
//! In memory it is the other way round: the cells of the players hold what stands, for pairings, points and tie-breaks rest on
//! it, and [`TrfFile::late`] holds what is rated.

use std::borrow::Cow;

use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};
use tournament::round::{Color, Outcome};

use super::check::fit;
use super::read::{Reader, number, round};
use super::{KeptLine, TrfCell, TrfFile, TrfPlayer, TrfResult};

const MARK: &str = "### arbiter STANDS ";
/// For people who read the file.
const WORDS: &str = "stands in points, ranks and pairings; the lines of the players hold what is rated (C.04.2 4.3)";

/// A game with one result for the standings and another one for ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LateResult {
    /// Round.
    pub round: RoundNo,
    /// White.
    pub white: Tpn,
    /// Black.
    pub black: Tpn,
    /// What is rated, for White and for Black. What stands is in the cells of the players.
    pub rated: [TrfResult; 2],
    /// Why it was corrected.
    pub reason: String,
}

impl TrfResult {
    /// How a game ended, for one side.
    pub fn of(outcome: Outcome, color: Color) -> TrfResult {
        match outcome {
            Outcome::Forfeit { winner } => TrfResult::of_forfeit(winner == Some(color)),
            Outcome::Played { rated, .. } => {
                let score = outcome.score_of(color);
                score.map_or(TrfResult::Unfinished, |score| TrfResult::of_game(score, rated))
            }
        }
    }

    fn of_code(code: &str) -> Option<TrfResult> {
        use TrfResult::{
            Draw, DrawUnrated, ForfeitLoss, ForfeitWin, Loss, LossUnrated, Win, WinUnrated,
        };
        let all = [Win, Draw, Loss, WinUnrated, DrawUnrated, LossUnrated, ForfeitWin, ForfeitLoss];
        all.into_iter().find(|it| code.chars().eq([it.code()]))
    }
}

impl TrfFile {
    /// The rows with the results that are rated.
    pub fn rated_history(&self) -> History {
        self.as_rated().history()
    }

    /// The report with the results that are rated in the cells, as they are written.
    pub(super) fn as_rated(&self) -> Cow<'_, TrfFile> {
        if self.late.is_empty() {
            return Cow::Borrowed(self);
        }
        let mut file = self.clone();
        for late in &self.late {
            file.put(late.round, [late.white, late.black], late.rated);
        }
        Cow::Owned(file)
    }

    /// The comments of late results.
    pub(super) fn late_lines(&self) -> impl Iterator<Item = String> {
        self.late.iter().filter_map(|late| {
            let LateResult { round, white, black, reason, .. } = late;
            let [one, other] = self.results(*round, [*white, *black])?.map(TrfResult::code);
            Some(format!("{MARK}{round} {white}-{black} {one}:{other} {WORDS} : {reason}"))
        })
    }

    /// Both sides of a game as it stands, if both lines have it.
    pub fn results(&self, round: RoundNo, players: [Tpn; 2]) -> Option<[TrfResult; 2]> {
        let side = |own: Tpn, other: Tpn| {
            let player = self.players.iter().find(|player| player.number == own)?;
            match player.rounds.get(round.index())? {
                TrfCell::Paired { opponent, result, .. } if *opponent == other => Some(*result),
                TrfCell::Paired { .. } | TrfCell::Bye(_) | TrfCell::Empty => None,
            }
        };
        let [white, black] = players;
        Some([side(white, black)?, side(black, white)?])
    }

    fn put(&mut self, round: RoundNo, players: [Tpn; 2], results: [TrfResult; 2]) {
        for (number, new) in players.into_iter().zip(results) {
            let cell = |player: &'_ mut TrfPlayer| -> Option<()> {
                if let TrfCell::Paired { result, .. } = player.rounds.get_mut(round.index())? {
                    *result = new;
                }
                Some(())
            };
            // The first record of a number counts.
            let _no_such_round =
                self.players.iter_mut().find(|player| player.number == number).and_then(cell);
        }
    }
}

impl Reader {
    /// Takes the comments of late results out of the lines that are kept, and returns them. A comment that no game
    /// fits stays one.
    pub(super) fn take_late(&mut self) -> Vec<String> {
        let mut taken = Vec::new();
        let kept = std::mem::take(&mut self.file.kept);
        for line in kept {
            match self.late(&line) {
                Some(()) => taken.push(line.text),
                None => self.file.kept.push(line),
            }
        }
        taken
    }

    fn late(&mut self, line: &KeptLine) -> Option<()> {
        let said = line.text.strip_prefix(MARK)?;
        let (said, reason) = said.split_once(" : ").unwrap_or((said, ""));
        let mut words = said.split_whitespace();
        let round = round(words.next()?)?;
        let (white, black) = words.next()?.split_once('-')?;
        let (white, black) = (number(white)?, number(black)?);
        let (one, other) = words.next()?.split_once(':')?;
        let stands = [TrfResult::of_code(one)?, TrfResult::of_code(other)?];
        let rated = self.file.results(round, [white, black])?;
        let fits = |[one, other]: [TrfResult; 2]| fit(one, other);
        let again = self.file.late.iter().any(|it| it.round == round && it.white == white);
        if white == black || rated == stands || !fits(rated) || !fits(stands) || again {
            return None;
        }
        self.file.put(round, [white, black], stands);
        let reason = reason.trim().to_owned();
        self.file.late.push(LateResult { round, white, black, rated, reason });
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use tournament::history::Cell;
    use tournament::round::Score;

    use super::super::{Dialect, Letters, LineUse, WriteOptions, read, write};
    use super::*;

    /// Ana beat Bruno in round 1; two rounds later the slip said draw. Points stay 1 and 0, the lines have the draw.
    fn report(comment: &str) -> String {
        let line = |number: u8, name: &str, points: &str, cell: &str| {
            format!(
                "001 {number:>4}      {name:<33} 2000 ESP {:>11} {:10} {points:>4} {number:>4}  {cell}\n",
                "", ""
            )
        };
        let own = line(1, "Ibarra, Ana", "1.0", "   2 w =");
        let other = line(2, "Noor, Bruno", "0.0", "   1 b =");
        format!("012 Cup\n{own}{other}{comment}\n")
    }

    fn scores(history: &History) -> Vec<Option<Score>> {
        let score = |cell: &Cell| match cell {
            Cell::Game { score, .. } => Some(*score),
            Cell::Forfeit { .. } | Cell::Open { .. } | Cell::Bye(_) => None,
        };
        history.players.iter().map(|row| score(&row.rounds[0])).collect()
    }

    #[test]
    fn what_stands_and_what_is_rated_are_both_read_and_written_again() {
        let reading =
            read(report(&format!("{MARK}1 1-2 1:0 stands : the slip said so")).as_bytes());
        let differ = reading.problems.iter().find(|it| it.key() == "points-differ");
        assert_eq!(differ, None, "the points are those of what stands");
        assert_eq!(reading.lines.last(), Some(&LineUse::Used));
        let file = &reading.file;
        assert_eq!(scores(&file.history()), [Some(Score::Win), Some(Score::Loss)]);
        assert_eq!(scores(&file.rated_history()), [Some(Score::Draw), Some(Score::Draw)]);
        assert_eq!(file.late[0].reason, "the slip said so");
        for dialect in [Dialect::Trf26, Dialect::Trf16] {
            let mut bytes = Vec::new();
            write(file, WriteOptions { dialect, letters: Letters::Ascii }, &mut bytes).unwrap();
            let text = String::from_utf8_lossy(&bytes).into_owned();
            assert!(text.contains("   2 w =\r\n"), "{text}");
            let again = read(&bytes).file;
            assert_eq!((&again.late, &again.players), (&file.late, &file.players), "{dialect:?}");
        }
        // What an engine pairs from is what stands.
        let mut bytes = Vec::new();
        let options = WriteOptions { dialect: Dialect::Javafo, letters: Letters::Utf8 };
        write(file, options, &mut bytes).unwrap();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        assert!(text.contains("   2 w 1\r\n") && !text.contains("###"), "{text}");
    }

    #[test]
    fn a_comment_that_no_game_fits_stays_a_comment() {
        let unfit =
            ["1 1-3 1:0", "2 1-2 1:0", "1 1-2 1:1", "1 1-2 =:=", "1 1-1 1:0", "x", "1 2-9999 ½:½"];
        for said in unfit {
            let reading = read(report(&format!("{MARK}{said}")).as_bytes());
            assert_eq!(reading.lines.last(), Some(&LineUse::Kept), "{said}");
            assert_eq!((reading.file.late.len(), reading.file.kept.len()), (0, 1), "{said}");
        }
    }
}
