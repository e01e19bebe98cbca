//! Tabs in place of the blanks of a report, as editors and spreadsheets put them there.
//!
//! | Tabs | Read | The arbiter sees |
//! |---|---|---|
//! | each is one blank of a line that keeps its columns | so | nothing |
//! | each goes on to the next eighth (or fourth) column | so | once, how many lines |
//! | each ends a field of a player's line, or of 132, 240, 260, 013 | each field at its columns; fields that are left out are known by what the next ones look like | once, how many lines |
//! | in other records | one blank each | nothing |
//! | in players' lines of which none of this can be told | the line as it stands | once, the lines and what to do |

use super::columns::{Columns, left};
use super::read::{number, points};
use crate::problem::{Kind, Place, Problem, first_lines};
use crate::text;

/// What tabs stand for in the lines of players.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tabs {
    Blank,
    Stops(usize),
    Fields,
}

/// Whether a text has players' lines with tabs behind the code. Two lines of one number are no list of players.
pub fn is_tabbed(content: &str) -> bool {
    text::lines(content).filter(|line| line.starts_with("001\t")).nth(1).is_some()
}

/// Columns beyond which no record reaches: 255 rounds.
const WIDEST: usize = 3000;
/// Letters of a name.
const NAME: usize = 33;

/// The text with the fields in their columns; `None` if there is nothing to do.
pub(super) fn placed(content: &str, problems: &mut Vec<Problem>) -> Option<String> {
    if !content.contains('\t') {
        return None;
    }
    let players: Vec<&str> =
        text::lines(content).filter(|line| line.contains('\t') && is_player(line)).collect();
    let tabs = meaning(&players);
    let mut whole = String::with_capacity(content.len());
    let (mut placed, mut unclear) = (Vec::new(), Vec::new());
    for (line, at) in text::lines(content).zip(1u32..) {
        if !line.contains('\t') || !is_record(line) {
            whole.push_str(line);
        } else if is_player(line) {
            match in_columns(line, tabs) {
                Some(line) if fits(&line) => {
                    placed.push(at);
                    whole.push_str(&line);
                }
                _ => {
                    unclear.push(at);
                    whole.push_str(&line.replace('\t', " "));
                }
            }
        } else {
            whole.push_str(&other(line, tabs));
        }
        whole.push('\n');
    }
    if !content.ends_with(['\r', '\n']) {
        whole.pop();
    }
    if tabs != Tabs::Blank && !placed.is_empty() {
        let place = Place::at(placed[0], 1);
        problems.push(Problem::new(place, Kind::TabsPlaced { count: placed.len() }, ""));
    }
    if !unclear.is_empty() {
        let kind = Kind::TabsUnclear { count: unclear.len(), lines: first_lines(&unclear) };
        problems.push(Problem::new(Place::at(unclear[0], 1), kind, ""));
    }
    Some(whole)
}

/// A code, then a blank or a tab.
fn is_record(line: &str) -> bool {
    let code = line.as_bytes().get(..3).unwrap_or_default();
    let plain = code.iter().all(|byte| byte.is_ascii_digit() || byte.is_ascii_uppercase());
    code.len() == 3 && plain && matches!(line.as_bytes().get(3), Some(b' ' | b'\t'))
}

fn is_player(line: &str) -> bool {
    is_record(line) && line.starts_with("001")
}

/// What makes most lines fit; where nothing does, fields.
fn meaning(players: &[&str]) -> Tabs {
    let ways = [Tabs::Blank, Tabs::Stops(8), Tabs::Stops(4), Tabs::Fields];
    let fitting = |tabs: Tabs| {
        let fits = |line: &&&str| in_columns(line, tabs).is_some_and(|line| fits(&line));
        players.iter().filter(fits).count()
    };
    let counted = ways.map(|tabs| (fitting(tabs), tabs));
    let most = counted.iter().map(|(count, _)| *count).max().unwrap_or(0);
    counted.iter().find(|(count, _)| *count == most).map_or(Tabs::Blank, |(_, tabs)| *tabs)
}

/// Whether the fields of a player's line are what their columns want.
pub(super) fn fits(line: &str) -> bool {
    let line = Columns::new(line, 0);
    let blank = [4, 9, 14, 48, 53, 57, 69, 80, 85];
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let color = |at: usize| matches!(line.char(at + 5), ' ' | '-' | 'w' | 'b' | 'W' | 'B');
    let apart = |at: usize| line.char(at + 4) == ' ' && line.char(at + 6) == ' ';
    let opponents = (92..=line.len().min(WIDEST)).step_by(10);
    number(line.get(5, 8)).is_some()
        && line.char(15).is_alphabetic()
        && !line.field(15, 47).contains("  ")
        && blank.iter().all(|at| line.char(*at) == ' ')
        && digits(line.field(49, 52))
        && (line.field(81, 84).is_empty() || points(line.field(81, 84)).is_some())
        && digits(line.field(86, 89))
        && opponents.into_iter().all(|at| digits(line.field(at, at + 3)) && color(at) && apart(at))
}

fn in_columns(line: &str, tabs: Tabs) -> Option<String> {
    match tabs {
        Tabs::Blank => Some(line.replace('\t', " ")),
        Tabs::Stops(width) => Some(expanded(line, width)),
        Tabs::Fields => player(line),
    }
}

/// Each tab goes on to the next stop.
fn expanded(line: &str, width: usize) -> String {
    let mut wide = String::with_capacity(line.len());
    let mut column = 0;
    for letter in line.chars() {
        if letter == '\t' && column < WIDEST {
            let blanks = width - column % width;
            wide.extend(std::iter::repeat_n(' ', blanks));
            column += blanks;
        } else {
            wide.push(if letter == '\t' { ' ' } else { letter });
            column += 1;
        }
    }
    wide
}

/// What stands before points in a player's line, behind the name, in its order.
#[derive(Clone, Copy)]
enum Field {
    Rating,
    Federation,
    Id,
    Birth,
    Points,
    Rank,
}

impl Field {
    const ALL: [Field; 6] =
        [Field::Rating, Field::Federation, Field::Id, Field::Birth, Field::Points, Field::Rank];

    fn width(self) -> usize {
        match self {
            Field::Rating | Field::Points | Field::Rank => 4,
            Field::Federation => 3,
            Field::Id => 11,
            Field::Birth => 10,
        }
    }

    /// Whether a text is one, with the texts behind it.
    fn is(self, text: &str, after: &[&str]) -> bool {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let next = after.first().copied().unwrap_or_default();
        let fits = match self {
            Field::Rating => digits,
            Field::Federation => text.bytes().all(|byte| byte.is_ascii_alphabetic()),
            Field::Id => digits && (text.len() > 4 || next.is_empty() || is_birth(next)),
            Field::Birth => is_birth(text),
            Field::Points => points(text).is_some(),
            Field::Rank => digits && are_rounds(after),
        };
        fits && text.len() <= self.width()
    }
}

fn is_birth(text: &str) -> bool {
    let year = text.len() == 4 && matches!(text.parse(), Ok(1900..=2100));
    year || text.len() >= 6 && text.contains(['/', '.', '-']) && !text.contains(' ')
}

/// Opponent, color and result as three fields or as one, for each round.
fn are_rounds(fields: &[&str]) -> bool {
    let digits = |text: &str| text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    let color = |text: &str| matches!(text, "" | "-" | "w" | "b" | "W" | "B");
    if fields.iter().any(|field| field.contains(' ')) {
        return fields.iter().all(|field| round(field).is_some());
    }
    fields.chunks(3).all(|it| {
        digits(it[0])
            && it.get(1).is_none_or(|it| color(it))
            && it.get(2).is_none_or(|it| it.chars().count() <= 1)
    })
}

/// `2 w 1` in one field.
fn round(field: &str) -> Option<[&str; 3]> {
    let mut words = field.split_whitespace();
    let found = [(); 3].map(|()| words.next().unwrap_or_default());
    let digits = found[0].len() <= 4 && found[0].bytes().all(|byte| byte.is_ascii_digit());
    (digits && found[1].len() <= 1 && found[2].chars().count() <= 1 && words.next().is_none())
        .then_some(found)
}

/// The fields of a player's line in their columns; `None` if they cannot be told.
fn player(line: &str) -> Option<String> {
    let mut fields: Vec<&str> = line.get(3..)?.split('\t').map(str::trim).collect();
    if fields.first().is_some_and(|first| first.is_empty()) {
        fields.remove(0);
    }
    while fields.last().is_some_and(|last| last.is_empty()) {
        fields.pop();
    }
    let (own, rest) = fields.split_first()?;
    number(own)?;
    let is_title = |text: &str| matches!(text.get(1..), Some("WGM" | "WIM" | "WFM" | "WCM"));
    let is_name = |text: &&str| {
        text.chars().count() > 3 && text.chars().any(char::is_alphabetic) && !is_title(text)
    };
    let at = rest.iter().take(4).position(is_name)?;
    let (sex, title) = sex_and_title(&rest[..at])?;
    let name = rest[at];
    let mut rest = &rest[at + 1..];
    let mut texts = [""; Field::ALL.len()];
    for (field, slot) in Field::ALL.into_iter().zip(&mut texts) {
        let Some((first, after)) = rest.split_first() else { break };
        if first.is_empty() || field.is(first, after) {
            (*slot, rest) = (first, after);
        }
    }
    if !are_rounds(rest) {
        return None;
    }
    let [rating, federation, id, birth, points, rank] = texts;
    // What does not fit would be lost.
    let name = left(Some(name).filter(|name| name.chars().count() <= NAME)?, NAME);
    let mut line = format!(
        "001 {own:>4} {sex:1}{title:>3} {name} {rating:>4} {federation:>3} {id:>11} {birth:<10} {points:>4} {rank:>4}"
    );
    let mut push = |it: [&str; 3]| {
        line.push_str(&format!("  {:>4} {:1} {:1}", it[0], it[1], it[2]));
    };
    if rest.iter().any(|field| field.contains(' ')) {
        rest.iter().filter_map(|field| round(field)).for_each(&mut push);
    } else {
        for it in rest.chunks(3) {
            push([it[0], it.get(1).unwrap_or(&""), it.get(2).unwrap_or(&"")]);
        }
    }
    Some(line)
}

/// What stands before a name: nothing, `m`, `GM`, `mGM`, or two of them.
fn sex_and_title<'f>(fields: &[&'f str]) -> Option<(&'f str, &'f str)> {
    let is_sex = |text: &str| matches!(text, "m" | "w" | "f" | "u" | "M" | "W" | "F");
    let found: (&'f str, &'f str) = match *fields {
        [] => ("", ""),
        [sex, title] => (sex, title),
        [only] if only.is_empty() || is_sex(only) => (only, ""),
        [only] => match only.split_at_checked(1)? {
            (sex @ ("m" | "w" | "f"), title)
                if title.len() > 1 && title.bytes().all(|it| it.is_ascii_uppercase()) =>
            {
                (sex, title)
            }
            _ => ("", only),
        },
        _ => return None,
    };
    Some(found).filter(|(sex, title)| sex.chars().count() <= 1 && title.chars().count() <= 3)
}

/// A record that is no player's.
fn other(line: &str, tabs: Tabs) -> String {
    if let Tabs::Stops(width) = tabs {
        return expanded(line, width);
    }
    let mut fields = line.split('\t').map(str::trim);
    let code = fields.next().unwrap_or_default();
    let fields: Vec<&str> = fields.collect();
    let listed = |ids: &[&str]| ids.iter().map(|id| format!(" {id:>4}")).collect::<String>();
    match (code, fields.as_slice()) {
        ("132", days) => {
            let days = days.iter().filter(|day| !day.is_empty());
            format!("132{:88}{}", "", days.map(|day| format!("{day:<10}")).collect::<String>())
        }
        ("240", [kind, round, ids @ ..]) => format!("240 {kind} {round:>3}{}", listed(ids)),
        ("260", [first, last, ids @ ..]) => format!("260 {first:>3} {last:>3}{}", listed(ids)),
        ("013", [name, ids @ ..]) => {
            format!("013 {}{}", left(name, 32), listed(ids).get(1..).unwrap_or_default())
        }
        _ => line.replace('\t', " "),
    }
}

#[cfg(test)]
mod tests {
    use crate::trf::read;

    const PLAIN: &str = "012 Cup\n\
        001    1 wWGM Ibarra, Ana                       1950 ESP     9900123 1990/05/12  1.5    1     2 w 1     3 b =\n\
        001    2 m    Noor, Bruno                            NOR             1991        1.0    2     1 b 0  0000 - U\n\
        001    3      Cid, Caro                         1800                             0.5    3  0000 - Z     1 w =\n";

    fn told(text: &str) -> Vec<String> {
        let reading = read(text.as_bytes());
        let of = |it: &&crate::problem::Problem| it.key().starts_with("tabs");
        reading.problems.iter().filter(of).map(ToString::to_string).collect()
    }

    const PLACED: &str = "2:1: tabs in place of blanks, 3 lines of players: each field was put into its columns; compare with the original";

    #[test]
    fn fields_between_tabs_are_read_as_those_in_columns() {
        let expected = read(PLAIN.as_bytes()).file;
        let head = "012\tCup\n";
        for players in [
            "001\t1\tw\tWGM\tIbarra, Ana\t1950\tESP\t9900123\t1990/05/12\t1.5\t1\t2\tw\t1\t3\tb\t=\n\
             001\t2\tm\t\tNoor, Bruno\t\tNOR\t\t1991\t1.0\t2\t1\tb\t0\t0000\t-\tU\n\
             001\t3\t\t\tCid, Caro\t1800\t\t\t\t0.5\t3\t0000\t-\tZ\t1\tw\t=\n",
            "001\t1\twWGM\tIbarra, Ana\t1950\tESP\t9900123\t1990/05/12\t1.5\t1\t2 w 1\t3 b =\n\
             001\t   2\tm\tNoor, Bruno\tNOR\t1991\t1.0\t2\t1 b 0\t0000 - U\n\
             001\t3\tCid, Caro\t1800\t0.5\t3\t0000 - Z\t1 w =\n",
        ] {
            let text = format!("{head}{players}");
            assert_eq!(read(text.as_bytes()).file, expected, "{players}");
            assert_eq!(told(&text), [PLACED], "{players}");
        }
    }

    #[test]
    fn tabs_that_go_on_to_the_next_stop_are_read() {
        let expected = read(PLAIN.as_bytes()).file;
        for width in [8, 4] {
            let squeezed = |line: &str| {
                let letters: Vec<char> = line.chars().collect();
                let mut squeezed = String::new();
                for part in letters.chunks(width) {
                    let part: String = part.iter().collect();
                    let bare = part.trim_end();
                    squeezed.push_str(bare);
                    if part.len() == width && bare.len() < width {
                        squeezed.push('\t');
                    }
                }
                squeezed
            };
            let lines: Vec<String> = PLAIN.lines().map(squeezed).collect();
            let text = lines.join("\n") + "\n";
            assert_eq!(read(text.as_bytes()).file.players, expected.players, "{text}");
            assert_eq!(told(&text), [PLACED]);
        }
    }

    #[test]
    fn a_tab_in_place_of_one_blank_changes_nothing() {
        let text = PLAIN.replace("001 ", "001\t").replace("Ibarra, Ana", "Ibarra,\tAna");
        assert_eq!(read(text.as_bytes()).file, read(PLAIN.as_bytes()).file);
        assert_eq!(told(&text), [""; 0]);
    }

    #[test]
    fn lists_between_tabs_are_read() {
        let text = format!("{PLAIN}240\tH\t3\t2\t3\n260\t1\t9\t1\t2\n132\t26/05/01\t26/05/02\n");
        let plain = format!(
            "{PLAIN}240 H   3    2    3\n260   1   9    1    2\n132{:88}26/05/01  26/05/02\n",
            ""
        );
        assert_eq!(read(text.as_bytes()).file, read(plain.as_bytes()).file);
    }

    #[test]
    fn tabs_of_which_nothing_can_be_told_are_refused_with_the_cure() {
        let text = "012 Cup\n001\tIbarra, Ana\tx\ty\n001\tNoor, Bruno\n";
        let told = told(text);
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(told[0].starts_with("2:1: tabs in place of blanks in 2 lines of players, lines 2, 3: their fields cannot be told; give the report out again"), "{told:?}");
        assert_eq!(read(text.as_bytes()).file.players, []);
    }
}
