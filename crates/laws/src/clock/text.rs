//! Time controls and times as people and programs write them.

use thiserror::Error;

use super::{Bonus, Millis, Period, TimeControl};

/// What numbers without a unit are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum TimeUnit {
    /// Minutes, as arbiters write.
    Minutes,
    /// Seconds, as PGN and TRF have them.
    Seconds,
    /// Minutes, unless a period of 300 or more shows that seconds are meant: no period lasts five hours.
    #[default]
    Shown,
}

/// Why a text is no time control or time.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TimeControlError {
    /// It cannot be read.
    #[error("expected a time control such as 40/90+30:30+30, 90+30, 60d5 or 60b5, found `{text}`")]
    NotAControl {
        /// The part that cannot be read.
        text: String,
    },
    /// It cannot be read as a time.
    #[error("expected a time such as 58, 4:45 or 1:59:50, found `{text}`")]
    NotATime {
        /// What was given.
        text: String,
    },
}

/// No control is longer.
const MAX_CHARS: usize = 120;
/// More periods are a slip.
const MAX_PERIODS: usize = 9;

/// A time in seconds, or in minutes where no unit stands.
#[derive(Clone, Copy)]
struct Amount {
    number: u64,
    unit_millis: Option<u64>,
}

pub(super) fn parse(text: &str, unit: TimeUnit) -> Result<TimeControl, TimeControlError> {
    let fault =
        |part: &str| TimeControlError::NotAControl { text: part.chars().take(40).collect() };
    if text.chars().nth(MAX_CHARS).is_some() {
        return Err(fault(text));
    }
    let parts: Vec<RawPeriod> = text
        .trim()
        .split([':', ',', ';'])
        .map(|part| {
            raw_period(part).ok_or_else(|| fault(if part.is_empty() { text } else { part }))
        })
        .collect::<Result<_, _>>()?;
    if parts.len() > MAX_PERIODS {
        return Err(fault(text));
    }
    let unit_millis = match unit {
        TimeUnit::Minutes => 60_000,
        TimeUnit::Seconds => 1_000,
        TimeUnit::Shown => {
            let seconds =
                parts.iter().any(|part| part.base.unit_millis.is_none() && part.base.number >= 300);
            if seconds { 1_000 } else { 60_000 }
        }
    };
    let periods = parts
        .into_iter()
        .map(|part| part.period(unit_millis))
        .collect::<Option<Vec<Period>>>()
        .ok_or_else(|| fault(text))?;
    Ok(TimeControl { periods })
}

struct RawPeriod {
    moves: Option<u16>,
    base: Amount,
    sign: Option<char>,
    bonus: u32,
}

impl RawPeriod {
    fn period(self, unit_millis: u64) -> Option<Period> {
        let base = self.base.number.checked_mul(self.base.unit_millis.unwrap_or(unit_millis))?;
        // A period of more than a hundred hours is a slip.
        let base = Some(Millis(base)).filter(|base| base.0 <= 360_000_000)?;
        let amount = Millis::of_seconds(self.bonus);
        let bonus = match self.sign {
            Some('+') => Bonus::Increment(amount),
            Some('d') => Bonus::Delay(amount),
            Some('b') => Bonus::Bronstein(amount),
            _ => Bonus::None,
        };
        Some(Period { moves: self.moves, base, bonus })
    }
}

/// `[moves/]time[+increment|dN|bN]`.
fn raw_period(text: &str) -> Option<RawPeriod> {
    let plain: String =
        text.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect();
    let (moves, rest) = match plain.split_once('/') {
        // Game or sudden death: the rest of the game.
        Some(("g" | "sd", rest)) => (None, rest),
        Some((moves, rest)) => {
            let moves: u16 = digits(moves)?.parse().ok().filter(|&moves| moves > 0)?;
            (Some(moves), rest)
        }
        None => (None, plain.as_str()),
    };
    let place = rest.find(['+', 'd', 'b']);
    let (base, bonus) = match place {
        Some(place) => (&rest[..place], Some(&rest[place..])),
        None => (rest, None),
    };
    let (sign, bonus) = match bonus {
        Some(bonus) => {
            let sign = bonus.chars().next()?;
            let seconds = bonus[1..].trim_end_matches(['"', '″', '\'', 's', '”']);
            (Some(sign), digits(seconds)?.parse().ok().filter(|&seconds: &u32| seconds <= 86_400)?)
        }
        None => (None, 0),
    };
    Some(RawPeriod { moves, base: amount(base)?, sign, bonus })
}

/// `90`, `90min`, `90'`, `2h`, `1h30`, `5400s`.
fn amount(text: &str) -> Option<Amount> {
    if let Some((hours, minutes)) = text.split_once('h') {
        let hours: u64 = digits(hours)?.parse().ok()?;
        let minutes = minutes.trim_end_matches(['\'', '′', 'm', 'i', 'n']);
        let minutes: u64 = if minutes.is_empty() { 0 } else { digits(minutes)?.parse().ok()? };
        let number = hours.checked_mul(60)?.checked_add(minutes)?;
        return Some(Amount { number, unit_millis: Some(60_000) });
    }
    let units: [(&str, u64); 9] = [
        ("minutes", 60_000),
        ("min.", 60_000),
        ("min", 60_000),
        ("m", 60_000),
        ("''", 1_000),
        ("'", 60_000),
        ("′", 60_000),
        ("\"", 1_000),
        ("s", 1_000),
    ];
    let found = units.iter().find_map(|(unit, millis)| Some((text.strip_suffix(unit)?, *millis)));
    let (number, unit_millis) = match found {
        Some((number, millis)) => (number, Some(millis)),
        None => (text, None),
    };
    Some(Amount { number: digits(number)?.parse().ok()?, unit_millis })
}

fn digits(text: &str) -> Option<&str> {
    let only =
        !text.is_empty() && text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit());
    only.then_some(text)
}

pub(super) fn write(control: &TimeControl, unit_millis: u64) -> Option<String> {
    let part = |period: &Period| {
        let whole = period.base.0.is_multiple_of(unit_millis)
            && period.bonus.amount().0.is_multiple_of(1000);
        if !whole {
            return None;
        }
        let moves = period.moves.map_or_else(String::new, |moves| format!("{moves}/"));
        let seconds = period.bonus.amount().0 / 1000;
        let bonus = match period.bonus {
            Bonus::None => String::new(),
            Bonus::Increment(_) => format!("+{seconds}"),
            Bonus::Delay(_) => format!("d{seconds}"),
            Bonus::Bronstein(_) => format!("b{seconds}"),
        };
        Some(format!("{moves}{}{bonus}", period.base.0 / unit_millis))
    };
    let parts: Option<Vec<String>> = control.periods.iter().map(part).collect();
    Some(parts?.join(":"))
}

/// Reads a time: `58`, `58.25`, `4:45`, `1:59:50.5`; a number alone is seconds.
///
/// # Errors
///
/// [`TimeControlError::NotATime`] for anything else.
pub fn parse_time(text: &str) -> Result<Millis, TimeControlError> {
    let fault = || TimeControlError::NotATime { text: text.chars().take(40).collect() };
    let plain = text.trim();
    let (whole, decimals) = plain.split_once(['.', ',']).unwrap_or((plain, ""));
    let mut seconds: u64 = 0;
    for (index, part) in whole.split(':').enumerate() {
        let part: u64 = digits(part).and_then(|part| part.parse().ok()).ok_or_else(fault)?;
        if index > 2 || (index > 0 && part > 59) {
            return Err(fault());
        }
        seconds = seconds * 60 + part;
    }
    if !decimals.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(fault());
    }
    let thousandths: String = decimals.chars().chain("000".chars()).take(3).collect();
    let thousandths: u64 = thousandths.parse().map_err(|_| fault())?;
    seconds
        .checked_mul(1000)
        .and_then(|millis| millis.checked_add(thousandths))
        .map(Millis)
        .ok_or_else(fault)
}
