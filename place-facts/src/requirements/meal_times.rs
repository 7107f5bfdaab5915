//! Meals that are served while a place is open: "Dinner at 6", "La cena es a las 6". If the place is open at that time anyway, this limits no one.

use super::Sentence;
use crate::hours;
use crate::row::PlaceRow;
use crate::spelling::unaccented;

const NOON: u16 = 12 * 60;
/// Meals, and whether they are served after noon.
const MEALS: [(&str, bool); 9] = [
    ("breakfast", false),
    ("desayuno", false),
    ("almuerzo", true),
    ("cena", true),
    ("comida", true),
    ("dinner", true),
    ("lunch", true),
    ("supper", true),
    ("meal", true),
];
/// What stands around the meal and its time.
const BESIDE: &str = "a an at daily each el es every everyday day is la las los hot nightly served se sirve the we serve";

/// Whether a sentence names a meal and a time that lies in all hours of its row.
pub(super) fn is_within_hours(sentence: &Sentence<'_>, row: &PlaceRow<'_>) -> bool {
    let plain = unaccented(&sentence.plain);
    let words: Vec<&str> = plain.split(' ').collect();
    let Some((_, is_late)) = MEALS.iter().find(|(meal, _)| words.contains(meal)) else {
        return false;
    };
    let mut times = words.iter().filter_map(|word| time(word, *is_late));
    let (Some(time), None) = (times.next(), times.next()) else {
        return false;
    };
    let is_known = |word: &&str| {
        MEALS.iter().any(|(meal, _)| meal == word)
            || BESIDE.split_whitespace().any(|known| known == *word)
            || self::time(word, *is_late).is_some()
    };
    let rules = hours::of_kind(
        row.field("hours"),
        None,
        row.field("type").unwrap_or_default(),
    )
    .rules;
    let holds = |rule: &sync_protocol::places::hours::HoursRule| {
        let (from, to) = (rule.from?, rule.to?);
        Some(from <= time && time < to)
    };
    words.iter().all(is_known)
        && !rules.is_empty()
        && rules.iter().all(|rule| holds(rule) == Some(true))
}

/// The minute of a day of a bare hour: dinner at 6 is in the evening. Lunch is at 11, and at 1 behind noon.
fn time(word: &str, is_late: bool) -> Option<u16> {
    const FIRST_OF_NOON: u16 = 10;
    if ["noon", "mediodia"].contains(&word) {
        return Some(NOON);
    }
    let hour: u16 = word.parse().ok().filter(|hour| (1..=12).contains(hour))?;
    let is_morning = !is_late || hour >= FIRST_OF_NOON;
    Some(if is_morning {
        hour * 60
    } else {
        hour * 60 + NOON
    })
}
