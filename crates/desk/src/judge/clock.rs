//! Clocks in words.

use i18n::{Messages, args};
use laws::clock::{
    Adjustment, Bonus, ClockRun, FirstIncrement, Millis, Period, TimeControl, TimeUnit, parse_time,
    run, used_from_remaining,
};
use laws::edition::Pace;
use laws::game::Ply;
use shakmaty::Color;
use tournament::state::{State, Tournament};

use super::{bad, claimant, edition, section_of, words};
use crate::api::touch::{ClockInput, ClockRow, ClockView};
use crate::error::ApiError;

/// Longest list of times that is looked at; no game has more half-moves.
const MAX_TIMES: usize = 12_000;

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
    let times = times(input, messages)?;
    let adjustments = adjustments(input, messages)?;
    let mut because = Vec::new();
    let used = if input.shown {
        let used = used_from_remaining(&control, convention, first, &times);
        for (ply, _) in (1u32..).zip(&used).filter(|(_, used)| used.is_none()) {
            let args = args! { "number" => number(ply, first), "side" => side_of(ply, first) };
            because.push(messages.text("laws-clock-shows-more", &args));
        }
        used.into_iter().map(Option::unwrap_or_default).collect()
    } else {
        times
    };
    let ran = run(&control, convention, first, &used, &adjustments);
    let pace = control.pace(edition);
    // In rapid and blitz nobody has to keep score (2023, A.2, B.1).
    if control.score_lapses() && pace == Pace::Standard {
        because.push(messages.plain("laws-clock-score-lapses"));
    }
    let pace_code = match pace {
        Pace::Standard => "standard",
        Pace::Rapid => "rapid",
        Pace::Blitz => "blitz",
    };
    Ok(ClockView {
        control: control.to_string(),
        periods: periods(&control, messages),
        pace: pace_code.to_owned(),
        pace_text: messages.plain(&format!("laws-pace-{pace_code}")),
        rows: rows(&ran, &used, first),
        flag: ran.flag.map(|flag| {
            let args = args! {
                "side" => super::sheet::side(flag.side),
                "number" => flag.moves_completed + 1,
                "completed" => flag.moves_completed,
                "required" => flag.moves_required.map_or(0, u32::from),
                "period" => u32::from(flag.period),
            };
            messages.text("laws-clock-flag", &args)
        }),
        flag_ply: ran.flag.map(|flag| flag.ply.0),
        because,
        articles: match ran.flag {
            Some(_) => words::cited(&[edition.flag_article()], messages),
            None => Vec::new(),
        },
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
    TimeControl::parse(text, unit)
        .map_err(|_| bad("claims-bad-control", "control", text, &[], messages))
}

fn times(input: &ClockInput, messages: &Messages) -> Result<Vec<Millis>, ApiError> {
    let wanted = if input.shown {
        formats::pgn::ClockKind::Remaining
    } else {
        formats::pgn::ClockKind::Elapsed
    };
    let mut times = Vec::new();
    for text in input.used.iter().take(MAX_TIMES) {
        let notes = formats::pgn::clocks(text);
        if notes.is_empty() {
            let time = parse_time(text)
                .map_err(|_| bad("claims-bad-time", "used", text, &[], messages))?;
            times.push(time);
        }
        times.extend(notes.iter().filter(|it| it.kind == wanted).map(|it| Millis(it.millis)));
    }
    Ok(times)
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

fn rows(ran: &ClockRun, used: &[Millis], first: Color) -> Vec<ClockRow> {
    let row = |(ply, (left, used)): (u32, (&Millis, &Millis))| ClockRow {
        ply,
        number: number(ply, first),
        side: side_of(ply, first).to_owned(),
        used: used.to_string(),
        left: left.to_string(),
        left_seconds: left.seconds(),
    };
    (1u32..).zip(ran.remaining.iter().zip(used)).map(row).collect()
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
