//! Lines that are kept as they stood and name players by number: the numbers follow the players when these get others.
//!
//! | Line | What becomes of it |
//! |---|---|
//! | 013, 310, 299 of players | the new numbers; who is gone is left out of the list |
//! | 300, national ratings | the new numbers; not written if a player of it is gone |
//! | 320 330 352 362 801 802, 240 to 260 of teams | as it is: the numbers are those of teams |
//! | 012 to 222, `XXC XXR XXS BB?` | as it is: no player is named |
//! | `### arbiter`, unknown records, lines that are no record | not written if there is a number in it |
//! | other comments | as it is |

use tournament::ids::Tpn;

use super::columns::Columns;
use super::read::{is_national, number};
use super::write::OWN_COMMENT;
use super::{Competitors, KeptLine};

/// What became of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Followed {
    /// Nothing in it had to change, or could.
    Same,
    /// With the numbers that its players have now.
    Line(String),
    /// The same, without those who are no longer there.
    Without(String, Vec<Tpn>),
    /// It names somebody who is gone, or may name players in a way that is not understood.
    Lost,
}

/// The line with the numbers that `now` gives; `None` is a player who is gone.
pub fn follow(line: &str, competitors: Competitors, now: impl Fn(Tpn) -> Option<Tpn>) -> Followed {
    let columns = Columns::new(line, 0);
    let follows = Following { line: &columns, now };
    let of_teams = competitors == Competitors::Teams;
    let code = columns.get(1, 3);
    match code {
        _ if line.starts_with(OWN_COMMENT) => follows.without_numbers(5),
        _ if line.starts_with('#') => Followed::Same,
        _ if columns.char(4) != ' ' => follows.without_numbers(1),
        "013" => follows.list(36, Gone::LeftOut),
        "310" => follows.list(73, Gone::LeftOut),
        "300" => follows.list(16, Gone::Lost),
        "299" if !of_teams => follows.list(23, Gone::LeftOut),
        // Game points alone may be those of a team or of one of its players.
        "299" if columns.field(6, 11).is_empty() => follows.without_numbers(23),
        "299" | "320" | "330" | "352" | "362" | "801" | "802" => Followed::Same,
        "240" | "250" | "260" | "XXA" | "XXP" | "XXZ" if of_teams => Followed::Same,
        "XXC" | "XXR" | "XXS" | "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => Followed::Same,
        _ if is_national(&columns) => follows.one(),
        _ if is_of_header(line, code) => Followed::Same,
        _ => follows.without_numbers(5),
    }
}

fn is_of_header(line: &str, code: &str) -> bool {
    KeptLine { code: code.to_owned(), text: line.to_owned() }.is_header()
}

/// What a line is without one of its players.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gone {
    LeftOut,
    Lost,
}

struct Following<'a, F> {
    line: &'a Columns<'a>,
    now: F,
}

impl<F: Fn(Tpn) -> Option<Tpn>> Following<'_, F> {
    /// A line that is written only if no number stands in it.
    fn without_numbers(&self, from: usize) -> Followed {
        let digits = self.line.rest(from).bytes().any(|byte| byte.is_ascii_digit());
        if digits { Followed::Lost } else { Followed::Same }
    }

    /// Columns 5-8.
    fn one(&self) -> Followed {
        let text = self.line.text;
        let Some(old) = number(self.line.get(5, 8)) else { return Followed::Lost };
        match (self.now)(old) {
            Some(new) if new == old => Followed::Same,
            Some(new) => Followed::Line(format!(
                "{} {new:>4}{}",
                self.line.get(1, 3),
                &text[self.line.offset(9)..]
            )),
            None => Followed::Lost,
        }
    }

    /// Numbers from a column to the end of the line; each stays where it ends.
    fn list(&self, from: usize, without: Gone) -> Followed {
        // The blank before the first number is not its own.
        let from = if self.line.char(from) == ' ' { from } else { from - 1 };
        let (head, list) = self.line.text.split_at(self.line.offset(from + 1));
        let mut made = head.to_owned();
        // Where the last number ended, with what parts it from the next.
        let mut ended = made.len();
        let mut gone = Vec::new();
        for word in list.split_inclusive([' ', ',', '\t']) {
            let digits = word.trim_end_matches([' ', ',', '\t']);
            let after = &word[digits.len()..];
            if digits.bytes().all(|byte| byte == b'0') {
                made.push_str(word);
                continue;
            }
            let Some(old) = number(digits) else { return Followed::Lost };
            match (self.now)(old) {
                Some(new) if new == old => made.push_str(word),
                Some(new) => {
                    let width = digits.len();
                    let new = match digits.starts_with('0') {
                        true => format!("{:0>width$}", new.0),
                        false => format!("{:>width$}", new.0),
                    };
                    // A longer number takes blanks from before it, and leaves one.
                    for _ in width..new.len() {
                        if made.ends_with("  ") {
                            made.pop();
                        }
                    }
                    made.push_str(&new);
                    made.push_str(after);
                }
                None => {
                    gone.push(old);
                    made.truncate(ended);
                }
            }
            ended = made.len();
        }
        match (gone.is_empty(), without) {
            (true, _) if made == self.line.text => Followed::Same,
            (true, _) => Followed::Line(made),
            (false, Gone::LeftOut) => Followed::Without(made.trim_end().to_owned(), gone),
            (false, Gone::Lost) => Followed::Lost,
        }
    }
}

#[cfg(test)]
mod tests {
    use tournament::ids::Tpn;

    use super::{Followed, follow};
    use crate::trf::Competitors;

    /// 1 becomes 12, 2 becomes 1, 3 is gone, the others stay.
    fn now(old: Tpn) -> Option<Tpn> {
        match old.0 {
            1 => Some(Tpn(12)),
            2 => Some(Tpn(1)),
            3 => None,
            _ => Some(old),
        }
    }

    fn of_players(line: &str) -> Followed {
        follow(line, Competitors::Players, now)
    }

    fn line(text: String) -> Followed {
        Followed::Line(text)
    }

    #[test]
    fn lists_of_players_keep_their_columns() {
        // Columns 5-36 are the name, then four for each player with a blank between.
        let team = |players: &str| format!("013 {:<32}{players}", "Torre Vieja 2");
        assert_eq!(of_players(&team("   1    2    7")), line(team("  12    1    7")));
        assert_eq!(of_players(&team("0001 0002 0007")), line(team("0012 0001 0007")));
        assert_eq!(
            of_players(&team("   2    3    7")),
            Followed::Without(team("   1    7"), vec![Tpn(3)])
        );
        assert_eq!(of_players(&team("   5    7")), Followed::Same);
        let new = |players: &str| format!("310   1 {:<64} {players}", "Torre Vieja 2");
        assert_eq!(of_players(&new("   1    2")), line(new("  12    1")));
    }

    #[test]
    fn a_line_up_without_one_of_its_players_is_no_line_up() {
        assert_eq!(
            of_players("300 001 001 002 0001 0000 0002"),
            line("300 001 001 002 0012 0000 0001".to_owned())
        );
        assert_eq!(of_players("300 001 001 002 0001 0003"), Followed::Lost);
    }

    #[test]
    fn ratings_and_points_follow_their_player() {
        assert_eq!(
            of_players("ESP    2      Otero, Ada"),
            line("ESP    1      Otero, Ada".to_owned())
        );
        assert_eq!(of_players("ESP    3      Otero, Ada"), Followed::Lost);
        let points = "299          -0.5  001    2";
        assert_eq!(of_players(points), line("299          -0.5  001    1".to_owned()));
        // Those of a team have match points; with game points alone nobody can tell.
        let of_teams = |line: &str| follow(line, Competitors::Teams, now);
        assert_eq!(of_teams("299    -1.0  -0.5  001    2"), Followed::Same);
        assert_eq!(of_teams(points), Followed::Lost);
        assert_eq!(of_teams("260 001 002    1    2"), Followed::Same);
    }

    #[test]
    fn what_is_not_understood_is_not_written_with_numbers() {
        assert_eq!(of_players("401 2 7"), Followed::Lost);
        assert_eq!(of_players("401 no numbers"), Followed::Same);
        assert_eq!(of_players("240 Q 2"), Followed::Lost);
        assert_eq!(of_players("### arbiter HAND 2=1"), Followed::Lost);
        assert_eq!(of_players("### Round 2 was late"), Followed::Same);
        assert_eq!(of_players("012 Another 2nd name"), Followed::Same);
    }
}
