//! Times that no clock shows: "25:00", "9:75", "13 am".

use crate::names_of_days::{MONTHS_EN, MONTHS_ES};

/// The last hour of a day: "24:00" is its end.
const LAST_HOUR: u32 = 24;

/// The first time in a sentence of hours that no clock shows, as it is written. A number that may be anything else,
/// such as a date or a part of a telephone number, is none.
pub fn impossible(sentence: &str) -> Option<&str> {
    let mut rest = 0;
    while let Some(from) = sentence[rest..].find(|it: char| it.is_ascii_digit()) {
        let from = rest + from;
        let tail = &sentence[from..];
        let is_part = |it: char| it.is_ascii_digit() || it == ':';
        let run = &tail[..tail.find(|it| !is_part(it)).unwrap_or(tail.len())];
        let time = run.trim_end_matches(':');
        let half = half(&tail[run.len()..]);
        let is_wrong = match time.contains(':') {
            true => !is_on_clock(time, half.is_some()) || is_past(time, half),
            false => time.len() <= 2 && is_past(time, half) && is_alone(&sentence[..from]),
        };
        if is_wrong {
            return Some(time);
        }
        rest = from + run.len();
    }
    None
}

/// Whether hours, minutes and seconds are those of a clock.
fn is_on_clock(time: &str, has_half: bool) -> bool {
    let mut parts = time.split(':');
    let hours = parts.next().unwrap_or_default();
    let rest: Vec<&str> = parts.collect();
    // "973:555:0100" is no time at all, and "9:5" is one with a slip.
    if hours.len() > 2 && !has_half && rest.iter().any(|part| part.len() != 2) {
        return true;
    }
    let two_digits = |part: &&str| part.parse::<u32>().ok().filter(|_| part.len() == 2);
    let rest: Option<Vec<u32>> = rest.iter().map(two_digits).collect();
    let (Ok(hours), Some(rest)) = (hours.parse::<u32>(), rest) else {
        return false;
    };
    let is_end = hours == LAST_HOUR && rest.iter().all(|part| *part == 0);
    (hours < LAST_HOUR || is_end) && rest.iter().all(|part| *part < 60)
}

/// Whether a time lies behind the half of the day that stands by it. "13:00 pm" says the same twice, and is meant.
fn is_past(time: &str, half: Option<Half>) -> bool {
    let hours = time.split(':').next().unwrap_or_default();
    let hours = hours.parse().unwrap_or(u32::MAX);
    match half {
        Some(Half::Morning) => hours > 12,
        Some(Half::Afternoon) => hours > LAST_HOUR,
        None => false,
    }
}

/// Half of a day.
#[derive(Clone, Copy)]
enum Half {
    Morning,
    Afternoon,
}

/// The "am" or "pm" with which a text begins.
fn half(text: &str) -> Option<Half> {
    let text = text.trim_start().to_ascii_lowercase();
    let named = |points: &str, plain: &str| {
        let rest = text
            .strip_prefix(points)
            .or_else(|| text.strip_prefix(plain));
        rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    };
    if named("a.m.", "am") {
        Some(Half::Morning)
    } else if named("p.m.", "pm") {
        Some(Half::Afternoon)
    } else {
        None
    }
}

/// Whether a number is no part of a longer one, and no day: "12/24 am" and "Dec. 24 am" are dates.
fn is_alone(before: &str) -> bool {
    let before = before.trim_end();
    let word = before.strip_suffix('.').unwrap_or(before);
    let is_decimal = word.len() < before.len() && word.ends_with(|it: char| it.is_ascii_digit());
    !is_decimal && !before.ends_with(['/', '#']) && !is_month(word)
}

/// Whether a text ends with the name of a month, whole or shortened.
fn is_month(text: &str) -> bool {
    let start = text.trim_end_matches(char::is_alphabetic).len();
    let word = text[start..].to_lowercase();
    word.chars().count() >= 3
        && MONTHS_EN
            .iter()
            .chain(&MONTHS_ES)
            .any(|it| it.starts_with(&word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_time_that_no_clock_shows_is_found() {
        for (sentence, time) in [
            ("Mon 25:00-99:00", "25:00"),
            ("Mon 9:00-99:00", "99:00"),
            ("25:00", "25:00"),
            ("Mon 9:75-17:00", "9:75"),
            ("Monday 9:60 am-5 pm", "9:60"),
            ("Mon 8:00-24:30", "24:30"),
            ("Mon 100:00", "100:00"),
            ("Mon 9:5-17:00", "9:5"),
            ("Mon 09:000-17:00", "09:000"),
            ("Mon 09:00:75-17:00", "09:00:75"),
            ("Monday 13 am-5 pm", "13"),
            ("Monday 13:30 a.m.", "13:30"),
            ("Monday 9 am-25 pm", "25"),
            ("Open 9 am-5 pm. Friday 30pm", "30"),
            ("lunes 25:00 a 26:00", "25:00"),
        ] {
            assert_eq!(impossible(sentence), Some(time), "{sentence}");
        }
    }

    #[test]
    fn what_a_clock_shows_or_may_be_something_else_is_no_such_time() {
        for sentence in [
            "",
            "N/A",
            "Monday-Friday 9 am-5 pm",
            "Mon 14:00-09:00",
            "Mon 22:00-06:00",
            "Mon 0:00-24:00",
            "Mon 00:00:00-24:00:00",
            "Mon 09:00:00-17:30:59",
            "Mon 13:00 pm-15:00 pm",
            "12 am-11:59 pm",
            "Open 24/7, 365 days",
            "Call 973-555-0100",
            "Call 973:555:0100",
            "973-555-0100 am",
            "Dec. 24 am",
            "December 24 am only",
            "24 de diciembre am",
            "12/24 pm",
            "Room 201, 9:30 am",
            "Monday: 9 am",
            "Ages 18-25: 9 am-5 pm",
            "Ages 13-25. 9 am",
            "30 amazing meals",
            "Monday 9.30 am",
            "First 50 people",
            "https://a.example:8080/x",
        ] {
            assert_eq!(impossible(sentence), None, "{sentence}");
        }
    }

    proptest! {
        #[test]
        fn every_time_of_both_clocks_passes(hour in 0_u32..24, minute in 0_u32..60) {
            let half = if hour < 12 { "am" } else { "pm" };
            let short = match hour % 12 { 0 => 12, other => other };
            let text = format!("Monday {hour}:{minute:02}, {hour:02}:{minute:02}, {short}:{minute:02} {half}, {short} {half}");
            prop_assert_eq!(impossible(&text), None);
        }

        #[test]
        fn no_text_makes_it_panic(text in "[0-9:apm./ \u{e9}Dec-]{0,30}|\\PC{0,30}") {
            let found = impossible(&text);
            prop_assert!(found.is_none_or(|it| text.contains(it)));
        }
    }
}
