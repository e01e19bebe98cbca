//! Time controls: minutes as arbiters write them, seconds as record 222 of a TRF has them.

/// `40/90+30:30+30` becomes `40/5400+30:1800+30`; `None` for free text.
pub(crate) fn to_trf(text: &str) -> Option<String> {
    convert(text, |minutes| minutes.checked_mul(60))
}

/// `40/5400+30:1800+30` becomes `40/90+30:30+30`; `None` where seconds do not make minutes.
pub(crate) fn from_trf(text: &str) -> Option<String> {
    convert(text, |seconds| (seconds % 60 == 0).then_some(seconds / 60))
}

/// `d[:d]...` with `d` = `[moves/]time[+increment]`: only the times change.
fn convert(text: &str, time: impl Fn(u32) -> Option<u32>) -> Option<String> {
    let part = |part: &str| {
        let (moves, rest) = match part.split_once('/') {
            Some((moves, rest)) => (Some(number(moves)?), rest),
            None => (None, part),
        };
        let (base, increment) = match rest.split_once('+') {
            Some((base, increment)) => (number(base)?, Some(number(increment)?)),
            None => (number(rest)?, None),
        };
        let moves = moves.map_or_else(String::new, |moves| format!("{moves}/"));
        let increment = increment.map_or_else(String::new, |seconds| format!("+{seconds}"));
        Some(format!("{moves}{}{increment}", time(base)?))
    };
    let parts: Option<Vec<String>> = text.trim().split(':').map(part).collect();
    Some(parts?.join(":"))
}

fn number(text: &str) -> Option<u32> {
    let text = text.trim();
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

#[cfg(test)]
mod tests {
    use super::{from_trf, to_trf};

    #[test]
    fn minutes_and_seconds() {
        for (minutes, seconds) in
            [("90+30", "5400+30"), ("40/90+30:30+30", "40/5400+30:1800+30"), ("3+2", "180+2")]
        {
            assert_eq!(to_trf(minutes).as_deref(), Some(seconds));
            assert_eq!(from_trf(seconds).as_deref(), Some(minutes));
        }
        for free in ["90 minutes", "", "W300-B240", "90:", "+", "9999999999"] {
            assert_eq!(to_trf(free), None, "{free}");
        }
        assert_eq!(from_trf("90+30"), None, "a minute and a half is no number of minutes");
    }
}
