//! Splits a sentence of hours into words that mean something.

use super::four_digits::with_colons;
use super::reworded::{letters_of, replaced, reworded};
use crate::beginnings::Letters;
use crate::names_of_days::{DAYS_EN, MONTHS_EN};
use std::fmt;

/// The hour of a "midnight" that ends a range. "9 am-12 am" may be a slip for noon, "9 am-midnight" is none.
pub(super) const MIDNIGHT: u16 = 24;

/// A word of a sentence of hours.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Word {
    /// A weekday, 1 Monday to 7 Sunday.
    Day(u8),
    /// "First" to "fifth", 1 to 5, or "last", -1.
    Ordinal(i8),
    /// A month, 1 to 12.
    Month(u8),
    /// A number that may be a time: hours, minutes, and whether "pm" (`true`) or "am" stands by it.
    Number(u16, u16, Option<bool>),
    /// "-", "to", "until".
    Dash,
    /// ",", "/" (`false`), "&" and "and" (`true`).
    And(bool),
    /// ";" or the end of a sentence.
    Stop,
    /// ":".
    Colon,
    /// "(" and ")".
    Open,
    /// Closes what [`Word::Open`] began.
    Close,
    /// Anything else, in lower case.
    Other(String),
}

impl fmt::Display for Word {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = |names: &'static [&str], number: u8| {
            let place = usize::from(number).checked_sub(1);
            place
                .and_then(|it| names.get(it))
                .copied()
                .unwrap_or_default()
        };
        match self {
            Self::Day(day) => to.write_str(at(&DAYS_EN, *day)),
            Self::Ordinal(-1) => to.write_str("last"),
            Self::Ordinal(number) => write!(to, "{number}."),
            Self::Month(month) => to.write_str(at(&MONTHS_EN, *month)),
            Self::Number(hours, minutes, half) => {
                write!(to, "{hours}")?;
                if *minutes > 0 {
                    write!(to, ":{minutes:02}")?;
                }
                to.write_str(match half {
                    Some(true) => " pm",
                    Some(false) => " am",
                    None => "",
                })
            }
            Self::Dash => to.write_str("-"),
            Self::And(false) => to.write_str(","),
            Self::And(true) => to.write_str("and"),
            Self::Stop => to.write_str(";"),
            Self::Colon => to.write_str(":"),
            Self::Open => to.write_str("("),
            Self::Close => to.write_str(")"),
            Self::Other(text) => to.write_str(text),
        }
    }
}

const DAYS_SHORT: [&[&str]; 7] = [
    &["mon"],
    &["tue", "tues"],
    &["wed", "weds"],
    &["thu", "thur", "thurs"],
    &["fri"],
    &["sat"],
    &["sun"],
];
const ORDINALS: [&str; 5] = ["first", "second", "third", "fourth", "fifth"];

/// Written in several ways; each is one word, so that its dash does not count as one.
const ONE_WORD: [(&str, &str); 51] = [
    ("a.m.", "am"),
    ("p.m.", "pm"),
    ("a. m.", "am"),
    ("p. m.", "pm"),
    ("a.m", "am"),
    ("p.m", "pm"),
    ("appt.", "appt "),
    ("appts.", "appt "),
    ("24 hrs", " allday "),
    ("24hrs", " allday "),
    ("24-hrs", " allday "),
    ("24-hr", " allday "),
    ("24/7", " allday "),
    ("24 hours a day, 7 days a week", " allday "),
    ("24 hours a day, seven days a week", " allday "),
    ("24 hours, 7 days a week", " allday "),
    ("24 hours, seven days a week", " allday "),
    ("24 hours a day 7 days a week", " allday "),
    ("24 hours a day", " allday "),
    ("24-hours", " allday "),
    ("24-hour", " allday "),
    ("24 hours", " allday "),
    ("24 hour ", " allday "),
    ("drive-thru", " drivethrough "),
    ("drive through", " drivethrough "),
    ("drive-through", " drivethrough "),
    ("drive-up", " drivethrough "),
    ("drop-in center", " walkin "),
    ("drop in center", " walkin "),
    ("drop-ins welcome", " walkin "),
    ("drop-ins", " walkin "),
    ("drop-in", " walkin "),
    ("drop in", " walkin "),
    ("walk-ins welcome", " walkin "),
    ("walk-ins", " walkin "),
    ("walk-in", " walkin "),
    ("school-year", "school year"),
    ("pick-up", " pickup "),
    ("pick up", " pickup "),
    ("until food runs out", " lasts "),
    ("until supplies run out", " lasts "),
    ("until supplies last", " lasts "),
    ("while supplies last", " lasts "),
    ("while food lasts", " lasts "),
    ("until gone", " lasts "),
    ("12 noon", " noon "),
    ("12:00 noon", " noon "),
    ("12noon", " noon "),
    ("12:00noon", " noon "),
    ("12 midnight", " midnight "),
    ("12:00 midnight", " midnight "),
];

const LETTERS: [Letters; ONE_WORD.len()] = letters_of(&ONE_WORD);

/// The words of a sentence; `None` for a character that no such sentence contains.
pub fn words(sentence: &str) -> Option<Vec<Word>> {
    let text = reworded(sentence.to_lowercase());
    let text = replaced(text, &ONE_WORD, &LETTERS);
    let chars = with_colons(text.chars().collect());
    let mut words = Vec::new();
    // Whether the last word is a day that was written out: "Mondays", not "Mon".
    let mut is_whole_day = false;
    let mut of_clock = Vec::new();
    let mut at = 0;
    while let Some(&char) = chars.get(at) {
        let run = |wanted: fn(&char) -> bool| {
            let run = chars[at..].iter().take_while(|char| wanted(char));
            run.collect::<String>()
        };
        if char.is_ascii_digit() {
            let (word, length) = number(&chars[at..])?;
            if chars
                .get(at..at + length)
                .is_some_and(|it| it.contains(&':'))
            {
                of_clock.push((words.len(), char == '0'));
            }
            words.push(word);
            at += length;
        } else if char.is_alphabetic() {
            let text = run(|char| char.is_alphabetic() || *char == '\'');
            at += text.chars().count();
            let is_until = matches!(text.as_str(), "until" | "till" | "til");
            let is_behind_day = matches!(words.last(), Some(Word::Day(_)));
            is_whole_day = DAYS_EN.iter().any(|day| text.starts_with(day));
            let is_end = text == "midnight" && words.last() == Some(&Word::Dash);
            words.push(if is_end {
                Word::Number(MIDNIGHT, 0, Some(false))
            } else if is_until && is_behind_day && is_before_number(&chars[at..]) {
                Word::Other("until".to_owned())
            } else {
                word(&text)
            });
        } else {
            at += 1;
            words.push(match char {
                '-' | '–' | '—' if is_dash_before_date(&words, &chars[at..]) => {
                    Word::And(false)
                }
                '-' | '‐' | '‑' | '–' | '—' | '−' => Word::Dash,
                ',' | '/' => Word::And(false),
                '&' | '+' => Word::And(true),
                ';' | '|' | '•' => Word::Stop,
                '@' => Word::Other("at".to_owned()),
                // "Closed Mondays. Tuesday-Saturday 10-4".
                '.' if is_whole_day && is_before_letter(&chars[at..]) => Word::Stop,
                // A month is shortened with a point; any other point ends a sentence.
                '.' if matches!(words.last(), Some(Word::Month(_) | Word::Day(_))) => continue,
                // "9 am. - 5 pm."
                '.' if is_before_dash(&chars[at..]) => continue,
                '.' => Word::Stop,
                ':' => Word::Colon,
                '(' => Word::Open,
                ')' => Word::Close,
                // Each day in a line of its own: "Wednesday closed".
                '\n' if words.last() == Some(&Word::Other("closed".to_owned())) => Word::Stop,
                char if char.is_whitespace() => continue,
                _ => return None,
            });
        }
    }
    in_twelve_hours(&mut words, &of_clock)?;
    Some(words)
}

/// "Thursday until 7 pm" is an end without a begin, and "Thursday - 7 pm" may be a begin.
fn is_before_number(chars: &[char]) -> bool {
    let chars: String = chars.iter().take(10).collect();
    let next = chars.trim_start();
    next.starts_with(|char: char| char.is_ascii_digit())
        || next.starts_with("noon")
        || next.starts_with("midnight")
}

/// "8.30am" is "8:30 am".
fn is_point_of_clock(chars: &[char]) -> bool {
    let [first, tens, ones, rest @ ..] = chars else {
        return false;
    };
    let rest: String = rest.iter().take(4).collect();
    let suffix = rest.trim_start();
    *first == '.'
        && ('0'..'6').contains(tens)
        && ones.is_ascii_digit()
        && (suffix.starts_with("am") || suffix.starts_with("pm"))
}

/// "9 am-4 pm - January 5, 2027 to May 28, 2027": a date behind times is no end of them.
fn is_dash_before_date(words: &[Word], rest: &[char]) -> bool {
    let name: String = rest
        .iter()
        .skip_while(|char| char.is_whitespace())
        .take_while(|char| char.is_alphabetic())
        .collect();
    let is_behind_time = matches!(words.last(), Some(Word::Number(_, _, Some(_))));
    is_behind_time && matches!(word(&name), Word::Month(_))
}

fn is_before_letter(chars: &[char]) -> bool {
    next_sign(chars).is_some_and(char::is_alphabetic)
}

fn is_before_dash(chars: &[char]) -> bool {
    next_sign(chars).is_some_and(|char| ['-', '–', '—'].contains(&char))
}

/// The first character that is no space.
fn next_sign(chars: &[char]) -> Option<char> {
    chars.iter().copied().find(|char| !char.is_whitespace())
}

/// Says the times of the 24-hour clock with "am" and "pm". They are those with minutes beyond "12:59", and the other end of
/// such a range. `of_clock` are the words with minutes, and whether a zero begins them. `None` for "01:00-05:00", which
/// either clock may show.
fn in_twelve_hours(words: &mut [Word], of_clock: &[(usize, bool)]) -> Option<()> {
    let hours = |words: &[Word], at: usize| match words.get(at) {
        Some(Word::Number(hours, _, None)) if of_clock.iter().any(|(known, _)| *known == at) => {
            Some(*hours)
        }
        _ => None,
    };
    let is_beyond = |hours: Option<u16>| hours.is_some_and(|it| it == 0 || (13..=24).contains(&it));
    for (at, begins_with_zero) in of_clock {
        let end = (words.get(at + 1) == Some(&Word::Dash)).then_some(at + 2);
        let pair = [Some(*at), end].map(|it| it.and_then(|it| hours(words, it)));
        let [Some(first), last] = pair else {
            continue;
        };
        if !pair.into_iter().any(is_beyond) {
            let is_early = (1..7).contains(&first);
            (!(*begins_with_zero && is_early && last.is_some())).then_some(())?;
            continue;
        }
        for at in [Some(*at), end.filter(|_| last.is_some())]
            .into_iter()
            .flatten()
        {
            if let Some(Word::Number(hours, _, half)) = words.get_mut(at) {
                *half = Some((12..24).contains(hours));
                *hours = match *hours % 12 {
                    0 => 12,
                    other => other,
                };
            }
        }
    }
    Some(())
}

fn word(text: &str) -> Word {
    let day = DAYS_EN.iter().zip(DAYS_SHORT).position(|(day, short)| {
        text == *day || text.strip_suffix('s') == Some(day) || short.contains(&text)
    });
    let month = MONTHS_EN
        .iter()
        .position(|month| text == *month || text == "sept" || text == &month[..3]);
    let month = if text == "sept" { Some(8) } else { month };
    let one = |index: usize| u8::try_from(index + 1).unwrap_or_default();
    if let Some(day) = day {
        Word::Day(one(day))
    } else if let Some(month) = month {
        Word::Month(one(month))
    } else if let Some(nth) = ORDINALS.iter().position(|ordinal| text == *ordinal) {
        Word::Ordinal(i8::try_from(nth + 1).unwrap_or_default())
    } else {
        match text {
            "last" => Word::Ordinal(-1),
            "and" => Word::And(true),
            "to" | "until" | "till" | "til" | "through" | "thru" => Word::Dash,
            "noon" => Word::Number(12, 0, Some(true)),
            "midnight" => Word::Number(12, 0, Some(false)),
            "excluding" => Word::Other("except".to_owned()),
            "hrs" => Word::Other("hours".to_owned()),
            "appt" => Word::Other("appointment".to_owned()),
            other => Word::Other(other.to_owned()),
        }
    }
}

/// A number and its suffix: "9", "9:30", "9 am", "3rd".
fn number(chars: &[char]) -> Option<(Word, usize)> {
    let digits = |from: usize| {
        let run = chars[from.min(chars.len())..].iter();
        run.take_while(|char| char.is_ascii_digit())
            .collect::<String>()
    };
    let hours = digits(0);
    let mut at = hours.len();
    let mut minutes = 0;
    let is_colon = chars.get(at) == Some(&':') || is_point_of_clock(&chars[at..]);
    if is_colon && digits(at + 1).len() == 2 {
        minutes = digits(at + 1).parse().ok()?;
        at += 3;
    }
    let hours: u16 = hours.parse().ok()?;
    let letters = |from: usize| {
        let run = chars[from.min(chars.len())..].iter();
        run.take_while(|char| char.is_alphabetic())
            .collect::<String>()
    };
    if matches!(letters(at).as_str(), "st" | "nd" | "rd" | "th") && (1..=5).contains(&hours) {
        return Some((Word::Ordinal(i8::try_from(hours).ok()?), at + 2));
    }
    let spaces = chars[at..]
        .iter()
        .take_while(|char| char.is_whitespace())
        .count();
    let suffix = letters(at + spaces);
    // "430pm", "9a-430p"
    let is_run_together = matches!(at, 3 | 4)
        && spaces == 0
        && matches!(suffix.as_str(), "am" | "pm" | "a" | "p")
        && (1..=12).contains(&(hours / 100))
        && hours % 100 < 60;
    let (hours, minutes) = match is_run_together {
        true => (hours / 100, hours % 100),
        false => (hours, minutes),
    };
    Some(match suffix.as_str() {
        "am" => (Word::Number(hours, minutes, Some(false)), at + spaces + 2),
        "pm" => (Word::Number(hours, minutes, Some(true)), at + spaces + 2),
        // "9-17h"
        "h" | "hs" if (13..=23).contains(&hours) => {
            let twelve = Word::Number(hours - 12, minutes, Some(true));
            (twelve, at + spaces + suffix.len())
        }
        // "9a-5p", "12n"
        "a" if spaces == 0 => (Word::Number(hours, minutes, Some(false)), at + 1),
        "p" if spaces == 0 => (Word::Number(hours, minutes, Some(true)), at + 1),
        "n" if spaces == 0 && hours == 12 => (Word::Number(hours, minutes, Some(true)), at + 1),
        _ => (Word::Number(hours, minutes, None), at),
    })
}
