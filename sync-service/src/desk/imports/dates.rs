//! The date of a check in the forms in which tables have it.

use crate::listings::import::is_date;
use jiff::ToSpan;
use jiff::civil::{Date, date};
use sync_protocol::desk_import::ImportProblem;

const MONTHS: [&str; 12] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
];

/// Returns the date of a check as lists write it: a list's own forms, and those in which people of
/// this country and their spreadsheets write a day.
pub fn checked(text: &str, today: Date) -> Result<String, ImportProblem> {
    let found = if is_date(text) {
        real(text)
    } else {
        us_date(text)
    };
    let found = found.ok_or(ImportProblem::NotADate)?;
    if found > today.to_string() {
        return Err(ImportProblem::FutureDate);
    }
    Ok(found)
}

/// A date as lists write it, when there is such a day.
fn real(text: &str) -> Option<String> {
    let is_real = text.len() < 10 || text.parse::<Date>().is_ok();
    is_real.then(|| text.to_owned())
}

fn us_date(text: &str) -> Option<String> {
    // A day with a time of midnight, as programs write it.
    let text =
        text.split_once([' ', 'T']).map_or(
            text,
            |(day, rest)| {
                if rest.contains(':') { day } else { text }
            },
        );
    if is_date(text) {
        return real(text);
    }
    if let (5, Ok(days)) = (text.len(), text.parse::<i64>()) {
        // The number that a spreadsheet keeps for a day, from 2000 to 2099.
        let day = date(1899, 12, 30).checked_add(days.days()).ok()?;
        return (2000..2100).contains(&day.year()).then(|| day.to_string());
    }
    let parts: Vec<&str> = text
        .split(['/', '-', '.', ' ', ','])
        .filter(|it| !it.is_empty())
        .collect();
    let month = |word: &str| {
        let word = word.to_lowercase();
        let start = word.get(..3)?;
        let at = MONTHS.iter().position(|month| *month == start)?;
        i8::try_from(at + 1).ok()
    };
    match parts.as_slice() {
        [word, year] if month(word).is_some() => {
            let year: i16 = whole_year(year)?;
            Some(format!("{year:04}-{:02}", month(word)?))
        }
        [first, day, year] => {
            let named = month(first);
            let number = first.parse::<i8>().ok();
            let day = Date::new(whole_year(year)?, named.or(number)?, day.parse().ok()?);
            day.ok().map(|day| day.to_string())
        }
        _ => None,
    }
}

/// A year of four digits, or of two in this century.
fn whole_year(text: &str) -> Option<i16> {
    let year: i16 = text.parse().ok()?;
    match text.len() {
        4 => Some(year),
        2 => Some(2000 + year),
        _ => None,
    }
}
