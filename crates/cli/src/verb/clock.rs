//! `arbiter clock`: what the clocks show after every move, or a batch.

use i18n::{Messages, args};
use laws::clock::{
    Bonus, ClockRun, Color, FirstIncrement, Millis, Period, TimeControl, TimeUnit, run,
};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::args::ClockArgs;
use crate::failure::{Answer, Failure};
use crate::session::Session;

pub(crate) fn run_verb(session: &mut Session<'_>, args: &ClockArgs) -> Result<Answer, Failure> {
    let edition = super::claim::edition(session, args.edition.as_deref())?;
    let Some(control) = &args.control else {
        return super::batch(session, None, counted);
    };
    // Times may come in one argument: "58 4:45 12".
    let used: Vec<&str> = args
        .times
        .iter()
        .flat_map(|text| if text.contains('[') { vec![text.as_str()] } else { split(text) })
        .collect();
    let params = json!({
        "control": control,
        "unit": if args.seconds { "seconds" } else { "" },
        "used": used,
        "shown": args.shown,
        "incrementAfter": args.increment_after,
        "edition": edition.code(),
    });
    let desk = session.desk(None)?;
    let view = session.ask(&desk, "claim.clock", &params)?;
    if args.json {
        session.say_json(&view)?;
    } else {
        say(session, &view)?;
    }
    Ok(if view["flag"].is_null() { Answer::Yes } else { Answer::No })
}

fn split(text: &str) -> Vec<&str> {
    text.split([' ', ',', ';', '\n', '\t']).filter(|part| !part.is_empty()).collect()
}

fn say(session: &mut Session<'_>, view: &Value) -> Result<(), Failure> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    session.say(&format!("{} ({})", text(&view["control"]), text(&view["paceText"])))?;
    for period in view["periods"].as_array().into_iter().flatten() {
        session.say(&text(period))?;
    }
    for row in view["rows"].as_array().into_iter().flatten() {
        let dots = if row["side"] == "black" { "..." } else { "." };
        let place = format!("{}{dots}", row["number"].as_u64().unwrap_or_default());
        session.say(&format!(
            "{place:<7} {:>12} {:>12}",
            text(&row["used"]),
            text(&row["left"])
        ))?;
    }
    if let Some(flag) = view["flag"].as_str() {
        session.say(flag)?;
    }
    for reason in view["because"].as_array().into_iter().flatten() {
        session.say(&text(reason))?;
    }
    for article in view["articles"].as_array().into_iter().flatten() {
        session.say(&super::article_line(session, article))?;
    }
    Ok(())
}

/// A line of a batch. Periods, mode and increment come before what the text says, for it may leave the increment out.
#[derive(Deserialize)]
struct Case {
    #[serde(default)]
    id: Value,
    #[serde(default)]
    time_control: String,
    periods: Option<Vec<CasePeriod>>,
    mode: Option<String>,
    increment: Option<f64>,
    increment_before_first_move: Option<bool>,
    spent_seconds_per_ply: Vec<f64>,
}

/// A period of a line.
#[derive(Deserialize)]
struct CasePeriod {
    moves: Option<u16>,
    seconds: f64,
}

fn counted(messages: &Messages, line: &str) -> Result<Value, String> {
    let case: Case = super::case(messages, line)?;
    let control = control(&case, messages)?;
    let convention = match case.increment_before_first_move {
        Some(false) => FirstIncrement::After,
        Some(true) | None => FirstIncrement::Before,
    };
    let used = case
        .spent_seconds_per_ply
        .iter()
        .map(|&seconds| millis(seconds, "spent_seconds_per_ply", messages))
        .collect::<Result<Vec<_>, _>>()?;
    let ran = run(&control, convention, Color::White, &used, &[]);
    Ok(answer(&case.id, &ran))
}

fn control(case: &Case, messages: &Messages) -> Result<TimeControl, String> {
    let mut control = match &case.periods {
        Some(periods) => TimeControl {
            periods: periods
                .iter()
                .map(|it| {
                    let base = millis(it.seconds, "periods", messages)?;
                    Ok(Period { moves: it.moves, base, bonus: Bonus::None })
                })
                .collect::<Result<_, String>>()?,
        },
        None => TimeControl::parse(&case.time_control, TimeUnit::Seconds).map_err(|_| {
            let found: String = case.time_control.chars().take(40).collect();
            messages.text("claims-bad-control", &args! { "found" => found })
        })?,
    };
    if control.periods.is_empty() {
        return Err(super::value(messages, "periods", "[]", "period"));
    }
    if let Some(mode) = &case.mode {
        let amount = millis(case.increment.unwrap_or_default(), "increment", messages)?;
        let bonus = match mode.as_str() {
            "fischer" => Bonus::Increment(amount),
            "delay" => Bonus::Delay(amount),
            "bronstein" => Bonus::Bronstein(amount),
            "none" => Bonus::None,
            other => {
                let known = "none, fischer, delay, bronstein";
                return Err(super::value(messages, "mode", other, known));
            }
        };
        for period in &mut control.periods {
            period.bonus = bonus;
        }
    }
    Ok(control)
}

fn millis(seconds: f64, field: &str, messages: &Messages) -> Result<Millis, String> {
    Millis::of_seconds_f64(seconds).ok_or_else(|| super::value(messages, field, seconds, "seconds"))
}

fn answer(id: &Value, ran: &ClockRun) -> Value {
    let flag = ran.flag.map(|flag| {
        json!({
            "ply": flag.ply.0,
            "side": if flag.side.is_white() { "white" } else { "black" },
            "moves_completed": flag.moves_completed,
            "period": flag.period,
            "moves_required": flag.moves_required,
        })
    });
    let remaining: Vec<Value> = ran.remaining.iter().map(|left| seconds(*left)).collect();
    json!({ "id": id, "remaining_after_ply": remaining, "flag": flag })
}

/// Whole seconds as whole numbers.
fn seconds(left: Millis) -> Value {
    if left.0.is_multiple_of(1000) { json!(left.0 / 1000) } else { json!(left.seconds()) }
}
