//! Charts as SVG without colors of its own: the page gives `.line` and `.s0` to `.s5` theirs. Every chart stands beside a
//! table that says the same, so that it is hidden from screen readers.

/// A line of a chart: a name and a figure a round, in tenths of a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// At the end of the line.
    pub name: String,
    /// After each round.
    pub points: Vec<i32>,
}

const WIDTH: f32 = 720.0;
const HEIGHT: f32 = 300.0;
const LEFT: f32 = 34.0;
const RIGHT: f32 = 190.0;
const TOP: f32 = 12.0;
const BOTTOM: f32 = 28.0;
/// Size of the names, as the pages set it.
const FONT: f32 = 14.0;
/// Least distance between two names.
const APART: f32 = 17.0;

/// Scores round by round. Lines of the same score lie a little apart, and names never upon each other.
pub fn score_lines(lines: &[Line]) -> String {
    let n_rounds = lines.iter().map(|line| line.points.len()).max().unwrap_or(0).max(1);
    let most = lines.iter().flat_map(|line| &line.points).copied().max().unwrap_or(0).max(10);
    let x = |round: usize| LEFT + (WIDTH - LEFT - RIGHT) * round as f32 / n_rounds as f32;
    let y = |tenths: f32| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - tenths / most as f32);
    let mut svg = format!(
        "<svg class=\"lines\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" aria-hidden=\"true\" focusable=\"false\">"
    );
    let step = if most > 120 { 20 } else { 10 };
    for tenths in (0..=most).step_by(step) {
        let at = y(tenths as f32);
        svg.push_str(&format!(
            "<path class=\"rule\" d=\"M{LEFT} {at:.1}H{}\"/><text class=\"end\" x=\"{}\" y=\"{:.1}\">{}</text>",
            WIDTH - RIGHT,
            LEFT - 8.0,
            at + 4.0,
            tenths / 10
        ));
    }
    for round in 1..=n_rounds {
        svg.push_str(&format!(
            "<text class=\"mid\" x=\"{:.1}\" y=\"{}\">{round}</text>",
            x(round),
            HEIGHT - 8.0
        ));
    }
    let middle = (lines.len() as f32 - 1.0) / 2.0;
    for (at, line) in lines.iter().enumerate() {
        let aside = (at as f32 - middle) * 1.6;
        let mut path = format!("M{:.1} {:.1}", x(0), y(0.0) + aside);
        for (round, tenths) in (1..).zip(&line.points) {
            path.push_str(&format!("L{:.1} {:.1}", x(round), y(*tenths as f32) + aside));
        }
        svg.push_str(&format!("<path class=\"line s{}\" d=\"{path}\"/>", at % 6));
    }
    for (at, place) in name_places(lines, y).into_iter().enumerate() {
        let end = WIDTH - RIGHT;
        svg.push_str(&format!(
            "<path class=\"line s{}\" d=\"M{} {place:.1}h18\"/><text x=\"{}\" y=\"{:.1}\">{}</text>",
            at % 6,
            end + 8.0,
            end + 31.0,
            place + 4.5,
            escaped(&short(&lines[at].name))
        ));
    }
    svg.push_str("</svg>");
    svg
}

/// Heights of the names: at the ends of their lines, pushed apart downwards and back up from the lower edge.
fn name_places(lines: &[Line], y: impl Fn(f32) -> f32) -> Vec<f32> {
    let wanted = |line: &Line| y(line.points.last().copied().unwrap_or(0) as f32);
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by(|a, b| wanted(&lines[*a]).total_cmp(&wanted(&lines[*b])));
    let mut places = vec![0.0_f32; lines.len()];
    let mut least = TOP;
    for at in &order {
        places[*at] = wanted(&lines[*at]).max(least);
        least = places[*at] + APART;
    }
    let mut most = HEIGHT - BOTTOM + 8.0;
    for at in order.iter().rev() {
        places[*at] = places[*at].min(most);
        most = places[*at] - APART;
    }
    places
}

/// A name that fits beside the lines: letters are as wide as in usual fonts, and wide ones are fewer.
fn short(name: &str) -> String {
    let room = RIGHT - 31.0;
    let mut left = room;
    let mut kept = String::new();
    for letter in name.chars() {
        left -= letter_width(letter);
        if left < 0.0 {
            let mut left = room - letter_width('…');
            let fits = |letter: &char| {
                left -= letter_width(*letter);
                left >= 0.0
            };
            let head: String = kept.chars().take_while(fits).collect();
            return format!("{}…", head.trim_end());
        }
        kept.push(letter);
    }
    kept
}

/// Width of a letter of a name, in units of the chart.
fn letter_width(letter: char) -> f32 {
    let em = match letter {
        'i' | 'j' | 'l' | 'I' | 'f' | 't' | 'r' | '.' | ',' | '\'' | '’' | ' ' | '-' => 0.32,
        'W' | 'M' | 'm' | 'w' | '@' | '…' => 1.0,
        _ if letter >= '\u{1100}' => 1.0,
        _ if letter.is_uppercase() => 0.72,
        _ => 0.56,
    };
    em * FONT
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{APART, Line, name_places, score_lines};

    fn line(name: &str, points: &[i32]) -> Line {
        Line { name: name.to_owned(), points: points.to_vec() }
    }

    #[test]
    fn names_never_lie_upon_each_other() {
        let lines: Vec<Line> = (0..8).map(|_| line("A", &[10, 0])).collect();
        let mut places = name_places(&lines, |tenths| 300.0 - tenths);
        places.sort_by(f32::total_cmp);
        assert!(places.windows(2).all(|pair| pair[1] - pair[0] >= APART - 0.01), "{places:?}");
        assert!(places.iter().all(|place| (0.0..300.0).contains(place)), "{places:?}");
    }

    #[test]
    fn names_are_escaped() {
        let svg = score_lines(&[line("<b>&", &[10, 15])]);
        assert!(svg.contains("&lt;b&gt;&amp;") && !svg.contains("<b>"), "{svg}");
    }

    #[test]
    fn long_names_end_in_dots_within_the_chart() {
        for letter in ["W", "i", "漢"] {
            let name = letter.repeat(300);
            let shown = super::short(&name);
            let width: f32 = shown.chars().map(super::letter_width).sum();
            assert!(shown.ends_with('…') && width <= super::RIGHT - 31.0, "{shown}: {width}");
        }
        assert_eq!(super::short("Fernández Robles, Ana"), "Fernández Robles, Ana");
    }

    #[test]
    fn nothing_played_is_no_trouble() {
        assert!(score_lines(&[]).starts_with("<svg"));
        assert!(score_lines(&[line("A", &[])]).contains(">A<"));
    }
}
