//! Dates that a question names: "december 5", "el 5 de diciembre", "first saturday of the month". They are the next such day.

use super::holidays::Holiday;
use crate::names_of_days::{MONTHS_EN, MONTHS_ES};
use jiff::civil::Weekday;

/// How many days a month has in each year.
const DAYS: [i8; 12] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/// "First" to "fourth".
const NTH: [&[&str]; 4] = [
    &["first", "1st", "primer"],
    &["second", "2nd", "segundo"],
    &["third", "3rd", "tercer"],
    &["fourth", "4th", "cuarto"],
];
/// What may go on with "first saturday".
const OF_THE_MONTH: [&[&str]; 3] = [&["of", "the", "month"], &["of", "month"], &["del", "mes"]];

/// The date that the next words name, and how many words name it. `weekday` is the weekday that a word names.
pub(super) fn dated(
    words: &[String],
    weekday: impl Fn(&str) -> Option<i8>,
) -> Option<(Holiday, usize)> {
    nth_weekday(words, weekday).or_else(|| of_month(words))
}

/// "First saturday": of which month, the next one says.
fn nth_weekday(words: &[String], weekday: impl Fn(&str) -> Option<i8>) -> Option<(Holiday, usize)> {
    let [nth, day, rest @ ..] = words else {
        return None;
    };
    let nth = NTH.iter().position(|names| names.contains(&nth.as_str()))?;
    let day = Weekday::from_monday_one_offset(weekday(day)?).ok()?;
    let first = i8::try_from(nth * 7 + 1).ok()?;
    let behind = OF_THE_MONTH
        .iter()
        .find(|it| rest.len() >= it.len() && it.iter().zip(rest).all(|(it, word)| it == word));
    Some((
        Holiday::NthOfMonth(day, first),
        2 + behind.map_or(0, |it| it.len()),
    ))
}

/// "December 5", "dec 5th", "5 de diciembre".
fn of_month(words: &[String]) -> Option<(Holiday, usize)> {
    let at = |at: usize| words.get(at).map_or("", String::as_str);
    let (month, day, length) = if at(1) == "de" {
        (month(at(2))?, at(0), 3)
    } else {
        (month(at(0))?, at(1), 2)
    };
    let number = ["st", "nd", "rd", "th"]
        .iter()
        .find_map(|it| day.strip_suffix(it))
        .unwrap_or(day);
    let day: i8 = number.parse().ok().filter(|_| number.len() <= 2)?;
    let most = *DAYS.get(month)?;
    let month = i8::try_from(month + 1).ok()?;
    (1..=most)
        .contains(&day)
        .then_some((Holiday::Fixed(month, day), length))
}

/// The month of a name, which may be short in English. A number has to stand behind it: "may" is another word too.
fn month(word: &str) -> Option<usize> {
    let mut names = MONTHS_EN.iter().zip(MONTHS_ES);
    let found =
        names.position(|(english, spanish)| [english, spanish, &english[..3]].contains(&word));
    found.or_else(|| (word == "sept").then_some(8))
}
