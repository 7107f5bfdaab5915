//! A lunch that stands alone behind the hours of a place: "Monday-Friday 9 am-5 pm. Lunch 12-1". Where no meals are given those who
//! work there are at lunch then. A place that serves it says so, or names other meals.

use super::parse::{Reader, Unread};
use super::words::Word;
use sync_protocol::places::hours::Hours;

/// Parts of words with which a place gives meals.
const MEALS: [&str; 12] = [
    "breakfast",
    "cafe",
    "café",
    "coffee",
    "dining",
    "dinner",
    "hot",
    "kitchen",
    "meal",
    "nutrition",
    "serv",
    "supper",
];
const LUNCH: &str = "lunch";
/// What may stand between the word and its times.
const BETWEEN: [&str; 8] = ["break", "closed", "hour", "from", "is", ":", "-", "–"];

impl Reader<'_> {
    /// Whether a service stands between days and times, and nothing else was said before: "Daily lunch 11:30-1".
    pub(super) fn is_of_days_before_its_times(&self) -> bool {
        let is_first = self.hours.rules.is_empty() && self.clause.times.is_empty();
        let are_times = matches!(self.peek(), Some(Word::Number(..)));
        is_first && !self.clause.days.is_empty() && self.clause.service.is_none() && are_times
    }

    /// Whether times of a whole day stand before, and times without days of their own come: "Monday-Friday 9-5, lunch 12-1".
    pub(super) fn is_perhaps_a_pause(&self) -> bool {
        let is_of_place = self.clause.says_when() && self.clause.service.is_none();
        let are_times = matches!(self.peek(), Some(Word::Number(..)));
        is_of_place && are_times
    }
}

/// Reads a sentence of a place of a kind with its lunch as a pause, where it is one. `read` reads it as it stands.
pub(super) fn read(
    sentence: &str,
    kind: &str,
    read: fn(&str) -> Result<Hours, Unread>,
) -> Result<Hours, Unread> {
    let paused = as_a_pause(sentence, kind).and_then(|it| read(&it).ok());
    match paused {
        Some(hours) => Ok(Hours {
            sentence: Some(sentence.to_owned()),
            ..hours
        }),
        None => read(sentence),
    }
}

/// The sentence with "closed for lunch" in place of its lunch.
fn as_a_pause(sentence: &str, kind: &str) -> Option<String> {
    let (plain, kind) = (sentence.to_lowercase(), kind.to_lowercase());
    let gives_meals = MEALS
        .iter()
        .any(|it| plain.contains(it) || kind.contains(it));
    let (before, behind) = plain.split_once(LUNCH)?;
    let is_apart = before.trim_end().ends_with(['.', ';', '|', '\n']);
    let times = without_words(behind);
    let are_times = times.starts_with(|it: char| it.is_ascii_digit()) || times.starts_with("noon");
    // A break is no meal, whatever stands before it.
    let is_break = ["break", "hour"]
        .iter()
        .any(|it| behind.trim_start().starts_with(it));
    let is_pause = (is_apart || is_break) && are_times && !gives_meals && !kind.contains(LUNCH);
    is_pause.then(|| format!("{} closed for lunch {times}", separated(before)))
}

/// What stands before, with a sign that ends a part for certain: the point of "p.m." ends none.
fn separated(before: &str) -> String {
    format!(
        "{};",
        before.trim_end().trim_end_matches(['.', ';', '|', ','])
    )
}

fn without_words(text: &str) -> &str {
    let mut rest = text.trim_start();
    while let Some(next) = BETWEEN.iter().find_map(|it| rest.strip_prefix(it)) {
        rest = next.trim_start();
    }
    rest
}
