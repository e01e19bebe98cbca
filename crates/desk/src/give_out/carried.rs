//! Lines of a report that the event has no place for, when they go out again: their numbers are those that the players
//! have now, whatever they had when the report came ([`formats::trf::follow`]).

use std::collections::BTreeSet;

use formats::trf::{Competitors, Followed, follow};
use i18n::{Messages, args};
use tournament::ids::Tpn;
use tournament::state::{Import, State, Tournament};

/// What becomes of the lines of one report.
#[derive(Default)]
pub(crate) struct Carried {
    /// As they are written.
    pub(crate) lines: Vec<String>,
    /// Lines that cannot follow their players.
    left_out: Vec<String>,
    /// Lines from which somebody who is gone was taken, with his number then.
    without: Vec<(String, Vec<Tpn>)>,
    /// Comments with numbers in them, while players have others.
    comments: usize,
}

/// The reports that a section was brought in from.
pub(crate) fn reports(tournament: &Tournament) -> impl Iterator<Item = &Import> {
    tournament.imports.iter().filter(|import| import.told.format == "trf")
}

/// The lines of all reports.
pub(crate) fn lines(state: &State, tournament: &Tournament) -> Vec<String> {
    reports(tournament).flat_map(|import| of(state, tournament, import).lines).collect()
}

/// The lines of one report.
pub(crate) fn of(state: &State, tournament: &Tournament, import: &Import) -> Carried {
    let kept = &import.told.kept;
    let mut carried = Carried::default();
    if kept.is_empty() {
        return carried;
    }
    let numbers = state.numbering(tournament);
    let taken: BTreeSet<Tpn> = numbers.values().copied().collect();
    let now = |old: Tpn| match import.numbers.get(&old) {
        Some(entrant) => numbers.get(entrant).copied(),
        // A number that nobody had means nobody, also when somebody has it now.
        None => Some(old).filter(|old| !taken.contains(old)),
    };
    let moved = import.numbers.iter().any(|(old, entrant)| numbers.get(entrant) != Some(old));
    if !moved && taken.len() == import.numbers.len() {
        carried.lines.clone_from(kept);
        return carried;
    }
    let competitors = match kept.iter().any(|line| line.starts_with("310")) {
        true => Competitors::Teams,
        false => Competitors::Players,
    };
    for line in kept {
        match follow(line, competitors, now) {
            Followed::Lost if moved => carried.left_out.push(line.clone()),
            Followed::Same | Followed::Lost => {
                let digits = line.bytes().any(|byte| byte.is_ascii_digit());
                carried.comments += usize::from(moved && digits && line.starts_with('#'));
                carried.lines.push(line.clone());
            }
            Followed::Line(new) => carried.lines.push(new),
            Followed::Without(new, gone) => {
                carried.lines.push(new);
                carried.without.push((line.clone(), gone));
            }
        }
    }
    carried
}

/// What is to be said when the lines go out.
pub(crate) fn notes(state: &State, tournament: &Tournament, messages: &Messages) -> Vec<String> {
    let mut notes = Vec::new();
    for import in reports(tournament) {
        let carried = of(state, tournament, import);
        if !carried.left_out.is_empty() {
            let args = args! {
                "count" => carried.left_out.len(), "lines" => quoted(&carried.left_out),
            };
            notes.push(messages.text("output-trf-not-followed", &args));
        }
        for (line, gone) in &carried.without {
            let who: Vec<String> = gone.iter().map(Tpn::to_string).collect();
            let args = args! {
                "count" => gone.len(), "who" => who.join(", "), "line" => quoted(std::slice::from_ref(line)),
            };
            notes.push(messages.text("output-trf-gone", &args));
        }
        if carried.comments > 0 {
            let args = args! { "count" => carried.comments };
            notes.push(messages.text("output-trf-old-comments", &args));
        }
    }
    notes
}

/// Lines without the blanks that make their columns.
fn quoted(lines: &[String]) -> String {
    let words = |line: &String| line.split_whitespace().collect::<Vec<_>>().join(" ");
    lines.iter().map(words).collect::<Vec<_>>().join("; ")
}
