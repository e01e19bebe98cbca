//! clock.jsonl, and time controls as text.

use laws::clock::{
    Adjustment, Arrival, Bonus, FirstIncrement, Millis, Period, TimeControl, TimeUnit, arrival,
    parse_time, run, used_from_remaining,
};
use laws::edition::{Edition, Pace};
use laws::game::Ply;
use serde::Deserialize;
use shakmaty::Color;

use crate::oracle;

#[derive(Deserialize)]
struct Row {
    id: String,
    time_control: String,
    periods: Vec<RowPeriod>,
    mode: String,
    increment: u32,
    increment_before_first_move: Option<bool>,
    spent_seconds_per_ply: Vec<f64>,
    remaining_after_ply: Vec<f64>,
    flag: Option<RowFlag>,
}

#[derive(Deserialize)]
struct RowPeriod {
    moves: Option<u16>,
    seconds: u32,
}

#[derive(Deserialize, Debug, PartialEq, Eq)]
struct RowFlag {
    ply: u32,
    side: String,
    moves_completed: u32,
    period: u16,
    moves_required: Option<u16>,
}

fn millis(seconds: &[f64]) -> Vec<Millis> {
    let read = |&seconds: &f64| Millis::of_seconds_f64(seconds).expect("the oracle holds times");
    seconds.iter().map(read).collect()
}

#[test]
fn every_clock_runs_as_the_oracle_says() {
    let rows = oracle::rows::<Row>("clock.jsonl");
    assert_eq!(rows.len(), 120);
    for row in rows {
        let amount = Millis::of_seconds(row.increment);
        let bonus = match row.mode.as_str() {
            "fischer" => Bonus::Increment(amount),
            "delay" => Bonus::Delay(amount),
            "bronstein" => Bonus::Bronstein(amount),
            _ => Bonus::None,
        };
        let period = |it: &RowPeriod| Period {
            moves: it.moves,
            base: Millis::of_seconds(it.seconds),
            bonus,
        };
        let control = TimeControl { periods: row.periods.iter().map(period).collect() };
        let read = TimeControl::parse(&row.time_control, TimeUnit::Seconds).unwrap();
        assert_eq!(read.in_seconds().as_deref(), Some(row.time_control.as_str()), "{}", row.id);
        let bare = |it: &TimeControl| -> Vec<_> {
            it.periods.iter().map(|period| (period.moves, period.base)).collect()
        };
        assert_eq!(bare(&read), bare(&control), "{}: the text says the same", row.id);

        let convention = match row.increment_before_first_move {
            Some(false) => FirstIncrement::After,
            Some(true) | None => FirstIncrement::Before,
        };
        let used = millis(&row.spent_seconds_per_ply);
        let found = run(&control, convention, Color::White, &used, &[]);
        let flag = found.flag.map(|flag| RowFlag {
            ply: flag.ply.0,
            side: if flag.side.is_white() { "white" } else { "black" }.to_owned(),
            moves_completed: flag.moves_completed,
            period: flag.period,
            moves_required: flag.moves_required,
        });
        assert_eq!(found.remaining, millis(&row.remaining_after_ply), "{}", row.id);
        assert_eq!(flag, row.flag, "{}", row.id);

        if flag.is_none() && bonus == Bonus::None {
            let back = used_from_remaining(&control, convention, Color::White, &found.remaining);
            let used: Vec<Option<Millis>> = used.into_iter().map(Some).collect();
            assert_eq!(back, used, "{}: what was used follows from what is left", row.id);
        }
    }
}

#[test]
fn controls_as_people_write_them() {
    let check = |text: &str, seconds: &str| {
        let control = TimeControl::parse(text, TimeUnit::Shown);
        assert_eq!(control.unwrap().in_seconds().as_deref(), Some(seconds), "{text}");
    };
    check("40/90+30:30+30", "40/5400+30:1800+30");
    check("40/90+30, 30+30", "40/5400+30:1800+30");
    check("90+30", "5400+30");
    check("3 + 2", "180+2");
    check("3'+2\"", "180+2");
    check("40/2h:1h", "40/7200:3600");
    check("1h30+30", "5400+30");
    check("40/150", "40/9000");
    check("40/120, SD/30 d5", "40/7200:1800d5");
    check("G/60d5", "3600d5");
    check("60b5", "3600b5");
    check("5400+30", "5400+30");
    check("40/5400+30:1800+30", "40/5400+30:1800+30");
    for free in ["90 minutes and a bit", "", "W300-B240", "90:", "+", "0/90", "9999999999", "🕰"]
    {
        assert!(TimeControl::parse(free, TimeUnit::Minutes).is_err(), "{free}");
    }
    let minutes = TimeControl::parse("40/5400+30:1800+30", TimeUnit::Seconds).unwrap();
    assert_eq!(minutes.in_minutes().as_deref(), Some("40/90+30:30+30"));
    assert_eq!(minutes.to_string(), "40/90+30:30+30");
}

#[test]
fn paces_of_controls() {
    let pace =
        |text: &str, edition| TimeControl::parse(text, TimeUnit::Minutes).unwrap().pace(edition);
    assert_eq!(pace("3+2", Edition::Laws2023), Pace::Blitz);
    assert_eq!(pace("15+10", Edition::Laws2023), Pace::Rapid);
    assert_eq!(pace("40/90+30:30+30", Edition::Laws2023), Pace::Standard);
    assert_eq!(pace("12", Edition::Laws2009), Pace::Blitz);
    assert_eq!(pace("12", Edition::Laws2014), Pace::Rapid);
}

#[test]
fn the_arbiter_adds_time() {
    let control = TimeControl::parse("3", TimeUnit::Minutes).unwrap();
    let used = [Millis::of_seconds(100), Millis(1000), Millis::of_seconds(100)];
    assert!(run(&control, FirstIncrement::Before, Color::White, &used, &[]).flag.is_some());
    let added = Adjustment {
        after: Ply(2),
        side: Color::White,
        millis: 60_000,
        reason: "illegal move of Black".to_owned(),
    };
    let found = run(&control, FirstIncrement::Before, Color::White, &used, &[added]);
    assert_eq!((found.flag, found.remaining[2]), (None, Millis::of_seconds(40)));
}

#[test]
fn periods_with_different_increments() {
    let control = TimeControl::parse("1/1+10:1+30", TimeUnit::Minutes).unwrap();
    let used = [Millis(0); 4];
    let left = |convention| {
        let found = run(&control, convention, Color::White, &used, &[]);
        found.remaining.iter().map(|left| left.0 / 1000).collect::<Vec<_>>()
    };
    assert_eq!(left(FirstIncrement::Before), [160, 160, 190, 190]);
    assert_eq!(left(FirstIncrement::After), [130, 130, 160, 160]);
}

#[test]
fn times_and_their_writing() {
    assert_eq!(parse_time("58"), Ok(Millis(58_000)));
    assert_eq!(parse_time("4:45"), Ok(Millis(285_000)));
    assert_eq!(parse_time("1:59:50.5"), Ok(Millis(7_190_500)));
    assert_eq!(Millis(7_190_500).to_string(), "1:59:50.5");
    assert_eq!(Millis(2_000).to_string(), "0:00:02");
    for wrong in ["", "soon", "1:2:3:4", "1:75", "-3", "1.x", "999999999999"] {
        assert!(parse_time(wrong).is_err(), "{wrong}");
    }
    assert_eq!(Millis::of_seconds_f64(-1.0), None);
    assert_eq!(Millis::of_seconds_f64(f64::NAN), None);
}

#[test]
fn art_6_7_default_time_by_edition() {
    let after =
        |edition, regulated, minutes: u64| arrival(edition, regulated, Millis(minutes * 60_000));
    assert!(matches!(after(Edition::OldEs, None, 60), Arrival::InTime { .. }));
    assert!(matches!(after(Edition::OldEs, None, 61), Arrival::TooLate { .. }));
    assert!(matches!(after(Edition::Laws2023, None, 1), Arrival::TooLate { .. }));
    assert!(matches!(after(Edition::Laws2023, Some(30), 29), Arrival::InTime { .. }));
    assert!(matches!(after(Edition::Laws2014, None, 1), Arrival::RegulationsMustSay { .. }));
}
