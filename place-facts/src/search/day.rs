//! The day of the week that a question names.

use super::phrases::singular;
use jiff::ToSpan;
use jiff::civil::DateTime;

/// The days from Monday to Sunday in English, Spanish, Portuguese and Haitian Creole, without accents. In Portuguese
/// most are also numbers, so only the others are there.
const DAYS: [&[&str]; 7] = [
    &["monday", "lunes", "lendi"],
    &["tuesday", "martes", "madi"],
    &["wednesday", "miercoles", "mekredi"],
    &["thursday", "jueves", "jedi"],
    &["friday", "viernes", "vandredi"],
    &["saturday", "sabado", "samdi"],
    &["sunday", "domingo", "dimanch"],
];

/// The day that a word names, also in its plural: 1 Monday to 7 Sunday (ISO 8601).
pub(super) fn weekday(word: &str) -> Option<i8> {
    let is_named = |names: &&[&str]| names.contains(&word) || names.contains(&singular(word));
    let at = DAYS.iter().position(is_named)?;
    i8::try_from(at + 1).ok()
}

/// The first moment of the next day of a name, which may be today.
pub(super) fn next(weekday: i8, now: DateTime) -> DateTime {
    let today = now.date();
    let ahead = (weekday - today.weekday().to_monday_one_offset()).rem_euclid(7);
    let day = today.checked_add(i32::from(ahead).days());
    day.map_or(now, |day| day.at(0, 0, 0, 0))
}
