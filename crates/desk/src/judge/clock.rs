//! Clocks in words.

use i18n::{Messages, args};
use laws::article::Article;
use laws::clock::{
    Adjustment, Bonus, FirstIncrement, Followed, Millis, Period, Reading, TimeControl, TimeUnit,
    follow, parse_time,
};
use laws::edition::Pace;
use laws::game::Ply;
use shakmaty::Color;
use tournament::ids::GameId;
use tournament::state::{Incident, State, Tournament};

use super::board::silence;
use super::incident::clocks_text;
use super::{bad, claimant, edition, section_of, words};
use crate::api::touch::{ClockInput, ClockRow, ClockView};
use crate::error::ApiError;

/// Longest list of times that is looked at; no game has more half-moves.
const MAX_TIMES: usize = 12_000;

/// Problems told beside the rows.
const MAX_TOLD: usize = 8;

/// Runs the clocks and words what they show.
pub(crate) fn examine(
    input: &ClockInput,
    state: Option<&State>,
    messages: &Messages,
) -> Result<ClockView, ApiError> {
    let section = section_of(input.tournament, state, messages)?;
    let edition = edition(&input.edition, section, messages)?;
    let control = control(input, section, messages)?;
    let first = claimant(&input.first, messages)?.unwrap_or(Color::White);
    let convention =
        if input.increment_after { FirstIncrement::After } else { FirstIncrement::Before };
    let times: Vec<Time> =
        input.used.iter().take(MAX_TIMES).flat_map(|it| read(it, input.shown)).collect();
    let mut adjustments = adjustments(input, messages)?;
    let end = Ply(u32::try_from(times.len()).unwrap_or(u32::MAX));
    let (written, mut because) = written_down(input, section, end, state, messages)?;
    adjustments.extend(written);
    let readings: Vec<Reading> = times.iter().map(|it| it.reading).collect();
    let (followed, flag) = follow(&control, convention, first, &readings, &adjustments);
    let rows = rows(&followed, &times, first, messages);
    // Every row is marked; the first ones are told in full.
    let problems = rows.iter().map(|row| row.problem.clone()).filter(|it| !it.is_empty());
    because.extend(problems.take(MAX_TOLD));
    let pace = control.pace(edition);
    // In rapid and blitz nobody has to keep score (2023, A.2, B.1).
    let lapses = control.score_lapses() && pace == Pace::Standard;
    if lapses {
        because.push(messages.plain("laws-clock-score-lapses"));
    }
    let mut articles: Vec<Article> = flag
        .iter()
        .map(|_| edition.flag_article())
        .chain([edition.time_control_article()])
        .collect();
    articles.extend(Some(edition.score_lapses_article()).filter(|_| lapses));
    because.extend(silence(edition, &articles, messages));
    Ok(ClockView {
        control: control.to_string(),
        periods: periods(&control, messages),
        pace: pace.code().to_owned(),
        pace_text: messages.plain(&format!("laws-pace-{}", pace.code())),
        rows,
        flag: flag.map(|flag| {
            let args = args! {
                "side" => super::sheet::side(flag.side),
                "number" => flag.moves_completed + 1,
                "completed" => flag.moves_completed,
                "required" => flag.moves_required.map_or(0, u32::from),
                "period" => u32::from(flag.period),
            };
            messages.text("laws-clock-flag", &args)
        }),
        flag_ply: flag.map(|flag| flag.ply.0),
        because,
        articles: words::cited(&articles, messages),
    })
}

fn control(
    input: &ClockInput,
    section: Option<&Tournament>,
    messages: &Messages,
) -> Result<TimeControl, ApiError> {
    let text = match input.control.trim() {
        "" => section.map_or("", |it| it.setup.time_control.as_str()),
        given => given,
    };
    let unit = match input.unit.as_str() {
        "" => TimeUnit::Shown,
        "minutes" => TimeUnit::Minutes,
        "seconds" => TimeUnit::Seconds,
        other => {
            let known = ["minutes", "seconds"];
            return Err(bad("claims-bad-choice", "unit", other, &known, messages));
        }
    };
    TimeControl::parse(text, unit).map_err(|_| {
        bad("claims-bad-control", "control", &super::sheet::quoted(text), &[], messages)
    })
}

/// The time of a half-move as given.
struct Time {
    reading: Reading,
    text: String,
}

/// The times of a text: one, or those of its comments. A comment that has both kinds is one half-move; what is no time is a
/// half-move of which nothing is known.
fn read(text: &str, shown: bool) -> Vec<Time> {
    use formats::pgn::ClockKind;
    let reading = |kind: ClockKind, millis: u64| match kind {
        ClockKind::Remaining => Reading::Shows(Millis(millis)),
        ClockKind::Elapsed => Reading::Used(Millis(millis)),
    };
    let time = |reading: Reading| Time { reading, text: text.trim().to_owned() };
    let notes = formats::pgn::clocks(text);
    if notes.is_empty() {
        let is_clock = text.contains("[%clk") || text.contains("[%emt");
        if text.contains("[%") && !is_clock {
            // A comment about something else.
            return Vec::new();
        }
        let plain = if shown { ClockKind::Remaining } else { ClockKind::Elapsed };
        let read = parse_time(text).ok().filter(|_| !is_clock);
        return vec![time(read.map_or(Reading::Unknown, |it| reading(plain, it.0)))];
    }
    let wanted = if shown { ClockKind::Remaining } else { ClockKind::Elapsed };
    let mut times: Vec<(ClockKind, Time)> = Vec::new();
    // Whether the last half-move may still have its other time.
    let mut is_open = false;
    for note in notes {
        match times.last_mut().filter(|(kind, _)| is_open && *kind != note.kind) {
            Some(last) => {
                if note.kind == wanted {
                    *last = (note.kind, time(reading(note.kind, note.millis)));
                }
                is_open = false;
            }
            None => {
                times.push((note.kind, time(reading(note.kind, note.millis))));
                is_open = true;
            }
        }
    }
    times.into_iter().map(|(_, time)| time).collect()
}

/// What the arbiter wrote down about the clocks of the game. Where the move was not noted, it counts after the last one.
fn written_down(
    input: &ClockInput,
    section: Option<&Tournament>,
    end: Ply,
    state: Option<&State>,
    messages: &Messages,
) -> Result<(Vec<Adjustment>, Vec<String>), ApiError> {
    let Some(id) = input.game else { return Ok((Vec::new(), Vec::new())) };
    let known = section.and_then(|it| it.live_game(GameId(id.0)));
    let game = known.ok_or_else(|| ApiError::not_found(messages, "game", &id.0.to_string()))?;
    let ours = |it: &&Incident| it.body.game == Some(game.id) && it.withdrawn.is_none();
    let (mut found, mut told) = (Vec::new(), Vec::new());
    for it in state.into_iter().flat_map(|state| state.incidents.values()).filter(ours) {
        let Some(clocks) = &it.body.clocks else { continue };
        let changed = [(Color::White, clocks.white_seconds), (Color::Black, clocks.black_seconds)];
        let after = clocks.after_ply.map_or(end, Ply);
        for (side, seconds) in changed.into_iter().filter(|(_, seconds)| *seconds != 0) {
            let reason = it.body.note.clone();
            found.push(Adjustment { after, side, millis: i64::from(seconds) * 1000, reason });
        }
        let args =
            args! { "clocks" => clocks_text(clocks, messages), "why" => it.body.note.trim() };
        told.push(messages.text("laws-clock-adjusted", &args));
    }
    Ok((found, told))
}

fn adjustments(input: &ClockInput, messages: &Messages) -> Result<Vec<Adjustment>, ApiError> {
    let mut found = Vec::new();
    for it in &input.adjustments {
        let side = super::touch::color(&it.side)
            .ok_or_else(|| bad("claims-bad-side", "adjustments", &it.side, &[], messages))?;
        found.push(Adjustment {
            after: Ply(it.after),
            side,
            millis: i64::from(it.seconds) * 1000,
            reason: it.reason.clone(),
        });
    }
    Ok(found)
}

fn periods(control: &TimeControl, messages: &Messages) -> Vec<String> {
    let one = |period: &Period| {
        let number = |millis: u64| u32::try_from(millis).unwrap_or(u32::MAX);
        let seconds = number(period.bonus.amount().0 / 1000);
        let bonus = match period.bonus {
            Bonus::None => "none",
            Bonus::Increment(_) => "increment",
            Bonus::Delay(_) => "delay",
            Bonus::Bronstein(_) => "bronstein",
        };
        let whole_minutes = period.base.0.is_multiple_of(60_000);
        let base = number(period.base.0 / if whole_minutes { 60_000 } else { 1000 });
        let args = args! {
            "moves" => period.moves.map_or(0, u32::from),
            "base" => base,
            "unit" => if whole_minutes { "minutes" } else { "seconds" },
            "bonus" => bonus,
            "seconds" => seconds,
        };
        messages.text("laws-clock-period", &args)
    };
    control.periods.iter().map(one).collect()
}

fn rows(followed: &[Followed], times: &[Time], first: Color, messages: &Messages) -> Vec<ClockRow> {
    let row = |(ply, (it, time)): (u32, (&Followed, &Time))| {
        let problem = match (it.used, time.reading) {
            (Some(_), _) | (None, Reading::Used(_)) => None,
            (None, Reading::Shows(_)) => Some("laws-clock-shows-more"),
            (None, Reading::Unknown) => Some("laws-clock-no-time"),
        };
        let args = args! {
            "number" => number(ply, first),
            "side" => side_of(ply, first),
            "found" => super::sheet::quoted(&time.text),
        };
        ClockRow {
            ply,
            number: number(ply, first),
            side: side_of(ply, first).to_owned(),
            used: it.used.map_or_else(|| "?".to_owned(), |used| used.to_string()),
            left: it.left.to_string(),
            left_seconds: it.left.seconds(),
            problem: problem.map_or_else(String::new, |key| messages.text(key, &args)),
        }
    };
    (1u32..).zip(followed.iter().zip(times)).map(row).collect()
}

fn side_of(ply: u32, first: Color) -> &'static str {
    super::sheet::side(if ply % 2 == 1 { first } else { !first })
}

fn number(ply: u32, first: Color) -> u32 {
    match first {
        Color::White => ply.div_ceil(2),
        Color::Black => ply / 2 + 1,
    }
}
