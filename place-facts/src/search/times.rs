//! Times of the day that a question names. An answer is for a day or for now, so they are told as not taken in.

use super::day::{is_day_word, is_this_night};

/// What stands before an hour.
const AT: [&str; 16] = [
    "at", "after", "around", "before", "by", "past", "till", "until", "as", "al", "ao", "apre",
    "avan", "depois", "antes", "desde",
];
/// What stands before "las" where an hour follows: "a las 7", and not "las 2 hijas".
const BEFORE_LAS: [&str; 5] = ["a", "de", "desde", "hasta", "sobre"];
const HALVES: [&str; 2] = ["am", "pm"];
const CLOCK: [&str; 3] = ["oclock", "horas", "hs"];
/// Hours that have names.
const NAMED: [&str; 9] = [
    "noon",
    "midday",
    "midnight",
    "mediodia",
    "medianoche",
    "minwi",
    "midi",
    "meiodia",
    "meianoite",
];
/// Parts of a day.
const PARTS: [&str; 12] = [
    "morning",
    "afternoon",
    "evening",
    "night",
    "manana",
    "tarde",
    "noche",
    "manha",
    "noite",
    "maten",
    "apremidi",
    "swa",
];
/// What stands before such a part, with the word before that where it matters: "in the morning", "por la manana".
const DURING: [(&str, &str); 13] = [
    ("in", "the"),
    ("por", "la"),
    ("en", "la"),
    ("de", "la"),
    ("a", "la"),
    ("", "this"),
    ("", "every"),
    ("", "esta"),
    ("", "essa"),
    ("", "pela"),
    ("", "da"),
    ("", "nan"),
    ("", "at"),
];
/// What stands before a part of this day.
const THIS: [&str; 3] = ["this", "esta", "essa"];

/// A time of the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Time {
    /// How many words name it.
    pub(super) length: usize,
    /// Whether it is one of this day, if no other is named: "at 7 pm", "this afternoon", and not "in the morning".
    pub(super) is_today: bool,
}

/// The time of the day that the next words name. `before` are the words before them; `ends` tells whether other words
/// begin something else, and do not belong to a number: "after 5 years", "at 12 Main Street".
pub(super) fn time(
    words: &[String],
    before: &[&str],
    ends: impl Fn(&[String]) -> bool,
) -> Option<Time> {
    let word = words.first()?.as_str();
    let last = before.last().copied().unwrap_or_default();
    let second = before.iter().rev().nth(1).copied().unwrap_or_default();
    let is_at = AT.contains(&last) || last == "las" && BEFORE_LAS.contains(&second);
    if let Some(length) = all_day(words) {
        return Some(Time {
            length,
            is_today: false,
        });
    }
    if let Some(length) = with_half(words) {
        return Some(timed(words, length));
    }
    if NAMED.contains(&word) && (is_at || last == "la" || last == "a") {
        return Some(timed(words, 1));
    }
    if is_this_night(last, word) {
        return None;
    }
    if is_part(word) {
        let is_of_day = is_day_word(last) && last != word;
        let mut during = DURING.iter();
        let is_during =
            during.any(|(first, then)| *then == last && (first.is_empty() || *first == second));
        let is_today = THIS.contains(&last);
        return (is_of_day || is_during).then_some(Time {
            length: 1,
            is_today,
        });
    }
    let length = bare(words).filter(|_| is_at)?;
    let rest = &words[length..];
    (rest.is_empty() || ends(rest)).then(|| timed(words, length))
}

/// "24/7", "24 hour", "24hr", "24 horas". Of a line it says what it is: "24 hour hotline".
fn all_day(words: &[String]) -> Option<usize> {
    const HOURS: [&str; 7] = ["7", "h", "hour", "hours", "hr", "hrs", "horas"];
    const ONE: [&str; 3] = ["24h", "24hr", "24hrs"];
    const LINES: [&str; 5] = ["crisis", "helpline", "hotline", "line", "linea"];
    let at = |at: usize| words.get(at).map_or("", String::as_str);
    let length = if ONE.contains(&at(0)) {
        1
    } else if at(0) == "24" && HOURS.contains(&at(1)) {
        2
    } else {
        return None;
    };
    (!LINES.contains(&at(length))).then_some(length)
}

/// Whether a word is a part of a day.
pub(super) fn is_part(word: &str) -> bool {
    PARTS.contains(&word)
}

/// A time with the part of the day behind it: "a las 7 de la noche", "7 da noite".
fn timed(words: &[String], length: usize) -> Time {
    let is = |at: usize, said: &[&str]| {
        let word = words.get(length + at).map(String::as_str);
        word.is_some_and(|word| said.contains(&word))
    };
    let part = if is(0, &["de", "por", "in"]) && is(1, &["la", "the"]) && is(2, &PARTS) {
        3
    } else if is(0, &["da", "at"]) && is(1, &PARTS) {
        2
    } else {
        0
    };
    Time {
        length: length + part,
        is_today: true,
    }
}

/// "7pm", "7 pm", "7 p.m.", "7:30pm", "7:30 pm", "7 o'clock".
fn with_half(words: &[String]) -> Option<usize> {
    let at = |at: usize| words.get(at).map_or("", String::as_str);
    let ends = |word: &str| {
        let half = HALVES.iter().find_map(|half| word.strip_suffix(half));
        half.map(str::to_owned)
    };
    if ends(at(0)).is_some_and(|hour| is_hour(&hour)) {
        return Some(1);
    }
    if !is_hour(at(0)) {
        return None;
    }
    let minutes = usize::from(is_minutes(at(1)));
    if ends(at(1)).is_some_and(|minutes| is_minutes(&minutes)) {
        return Some(2);
    }
    let next = at(1 + minutes);
    if HALVES.contains(&next) || CLOCK.contains(&next) {
        return Some(2 + minutes);
    }
    let is_spelled = matches!(next, "a" | "p") && at(2 + minutes) == "m";
    is_spelled.then_some(3 + minutes)
}

/// "7", "7:30", "19h".
fn bare(words: &[String]) -> Option<usize> {
    let hour = words.first()?;
    let hour = hour.strip_suffix('h').unwrap_or(hour);
    let minutes = words.get(1).is_some_and(|word| is_minutes(word));
    is_hour(hour).then_some(1 + usize::from(minutes))
}

fn is_hour(word: &str) -> bool {
    let is_number = matches!(word.len(), 1 | 2) && word.bytes().all(|byte| byte.is_ascii_digit());
    is_number && word.parse().is_ok_and(|hour: u8| (1..=24).contains(&hour))
}

fn is_minutes(word: &str) -> bool {
    let is_number = word.len() == 2 && word.bytes().all(|byte| byte.is_ascii_digit());
    is_number && word < "60"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(text: &str) -> Option<String> {
        let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        let said: Vec<&str> = words.iter().map(String::as_str).collect();
        let ends = |rest: &[String]| ["in", "newark", "de"].contains(&rest[0].as_str());
        (0..words.len()).find_map(|at| {
            let found = time(&words[at..], &said[..at], ends)?;
            Some(words[at..at + found.length].join(" "))
        })
    }

    #[test]
    fn times_of_the_day_are_known() {
        for (text, said) in [
            ("food at 7 pm", "7 pm"),
            ("7pm food", "7pm"),
            ("food 7 30pm", "7 30pm"),
            ("food 7 p m", "7 p m"),
            ("food after 5", "5"),
            ("food after 5 in newark", "5"),
            ("comida a las 7", "7"),
            ("comida a las 7 de la noche", "7 de la noche"),
            ("bed tonight at 8", "8"),
            ("food at noon", "noon"),
            ("tomorrow morning", "morning"),
            ("saturday night", "night"),
            ("comida por la manana", "manana"),
            ("in the evening", "evening"),
            ("food this afternoon", "afternoon"),
            ("shelter 24 7", "24 7"),
            ("24 hour shelter", "24 hour"),
            ("albergue 24 horas", "24 horas"),
        ] {
            assert_eq!(first(text).as_deref(), Some(said), "{text}");
        }
    }

    #[test]
    fn a_number_that_counts_something_else_is_no_time() {
        for text in [
            "after 5 years in prison",
            "at 12 main street",
            "food 07102",
            "12 step",
            "24 hour hotline",
            "24 main street",
            "midnight mission",
            "morning star",
            "section 8",
            "night shelter",
            "las 2 hijas",
            "food this evening",
            "esta noche",
        ] {
            assert_eq!(first(text), None, "{text}");
        }
    }
}
