//! The date of a check in the forms in which tables have it.

use crate::listings::import::is_date;
use jiff::ToSpan;
use jiff::civil::{Date, date};
use place_facts::names_of_days::{DAYS_EN, DAYS_ES, MONTHS_EN, MONTHS_ES};
use sync_protocol::desk_import::ImportProblem;

/// Words that stand in a date and say nothing.
const SILENT: [&str; 5] = ["of", "de", "del", "the", "el"];
/// The ends of an ordinal number.
const ORDINALS: [&str; 4] = ["st", "nd", "rd", "th"];

/// A date as lists write it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The date.
    pub date: String,
    /// Whether the day could be the month as well.
    pub is_two_ways: bool,
}

/// Returns the date of a check as lists write it: a list's own forms, and those in which people of
/// this country and their spreadsheets write a day. Of two numbers that could both be the month the first
/// one is.
pub fn checked(text: &str, today: Date) -> Result<Found, ImportProblem> {
    let found = if is_date(text) {
        real(text)
    } else {
        us_date(text)
    };
    let found = found.ok_or(ImportProblem::NotADate)?;
    if found.date > today.to_string() {
        return Err(ImportProblem::FutureDate);
    }
    Ok(found)
}

/// Whether the days of a column stand before their months: one date can only be read so, and none only the other way.
pub fn is_day_first<'a>(cells: impl Iterator<Item = &'a str>) -> bool {
    let (mut is_day, mut is_month) = (false, false);
    for [first, second, _] in cells.filter_map(numbers) {
        let over = |text: &str| text.parse::<u8>().is_ok_and(|number| number > 12);
        is_day |= over(first) && !over(second);
        is_month |= over(second) && !over(first);
    }
    is_day && !is_month
}

/// A date of three numbers whose day stands first, with its month first.
pub fn month_first(text: &str) -> Option<String> {
    let [day, month, year] = numbers(text)?;
    Some(format!("{month}/{day}/{year}"))
}

/// The numbers of a date that ends with its year.
fn numbers(text: &str) -> Option<[&str; 3]> {
    let day = text.split_whitespace().next()?;
    let parts: Vec<&str> = day.split(['/', '-', '.']).collect();
    let [first, second, year] = *parts else {
        return None;
    };
    let is_number = |text: &str| text.bytes().all(|it| it.is_ascii_digit());
    let is_short = |text: &str| (1..=2).contains(&text.len()) && is_number(text);
    (is_short(first) && is_short(second) && is_number(year))
        .then_some(parts)?
        .try_into()
        .ok()
}

/// A date as lists write it, when there is such a day.
fn real(text: &str) -> Option<Found> {
    let is_real = text.len() < 10 || text.parse::<Date>().is_ok();
    is_real.then(|| sure(text.to_owned()))
}

fn sure(date: String) -> Found {
    Found {
        date,
        is_two_ways: false,
    }
}

fn us_date(text: &str) -> Option<Found> {
    // A day with a time, as programs write it.
    let text = match text.split_once([' ', 'T']) {
        Some((day, rest)) if rest.contains(':') => day,
        _ => text,
    };
    if is_date(text) {
        return real(text);
    }
    if let (5, Ok(days)) = (text.len(), text.parse::<i64>()) {
        // The number that a spreadsheet keeps for a day, from 2000 to 2099.
        let day = date(1899, 12, 30).checked_add(days.days()).ok()?;
        return (2000..2100)
            .contains(&day.year())
            .then(|| sure(day.to_string()));
    }
    let text = text.to_lowercase();
    let parts = text.split(['/', '-', '.', ' ', ',']);
    let parts: Vec<&str> = parts
        .filter(|it| !it.is_empty() && !SILENT.contains(it))
        .collect();
    match parts.as_slice() {
        [day, rest @ ..] if rest.len() > 1 && is_weekday(day) => day_of(rest),
        parts => day_of(parts),
    }
}

/// A day or a month of three or two parts.
fn day_of(parts: &[&str]) -> Option<Found> {
    let on = |year: &str, month: i8, day: &str| {
        let date = Date::new(whole_year(year)?, month, ordinal(day)?);
        date.ok().map(|date| sure(date.to_string()))
    };
    match *parts {
        [word, year] => {
            let (month, year) = (month(word)?, whole_year(year)?);
            Some(sure(format!("{year:04}-{month:02}")))
        }
        [year, first, day] if whole_year(year).is_some() && year.len() == 4 => {
            let month = month(first).or_else(|| first.parse().ok())?;
            on(year, month, day)
        }
        [first, day, year] if month(first).is_some() => on(year, month(first)?, day),
        [day, second, year] if month(second).is_some() => on(year, month(second)?, day),
        [first, day, year] => {
            let found = on(year, first.parse().ok()?, day)?;
            let day: i8 = day.parse().ok()?;
            Some(Found {
                is_two_ways: day <= 12 && first.parse() != Ok(day),
                ..found
            })
        }
        _ => None,
    }
}

/// The month of a name, or of three letters of it and more, in English or in Spanish.
fn month(word: &str) -> Option<i8> {
    let at = short_of(word, &MONTHS_EN).or_else(|| short_of(word, &MONTHS_ES))?;
    i8::try_from(at + 1).ok()
}

/// Whether a word is a day of the week; "mar" is March.
fn is_weekday(word: &str) -> bool {
    let is_day = [DAYS_EN, DAYS_ES]
        .iter()
        .any(|names| short_of(word, names).is_some());
    is_day && month(word).is_none()
}

/// Which of the names begins with a word of three letters or more.
fn short_of(word: &str, names: &[&str]) -> Option<usize> {
    let is_long = word.chars().count() > 2;
    names
        .iter()
        .position(|name| is_long && name.starts_with(word))
}

/// A number, also one such as `4th`.
fn ordinal(text: &str) -> Option<i8> {
    let ends = ORDINALS.iter();
    let mut bare = ends.filter_map(|end| text.strip_suffix(end));
    bare.next().unwrap_or(text).parse().ok()
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

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: Date = date(2026, 11, 22);

    #[test]
    fn usual_ways_to_write_a_day_are_read() {
        for text in [
            "March 4 2025",
            "March 4, 2025",
            "March 4th, 2025",
            "4 March 2025",
            "4 Mar 2025",
            "4. Mar. 2025",
            "4-Mar-25",
            "4th of March 2025",
            "Tuesday, March 4, 2025",
            "Tue 4 Mar 2025",
            "martes 4 de marzo de 2025",
            "2025/3/4",
            "2025 March 4",
            "2025-03-04 00:00:00",
            "2025-03-04T00:00:00Z",
        ] {
            let found = sure("2025-03-04".to_owned());
            assert_eq!(checked(text, TODAY), Ok(found), "{text}");
        }
        for (text, read) in [
            ("Sept 2025", "2025-09"),
            ("marzo de 2025", "2025-03"),
            ("March 31, 2025", "2025-03-31"),
            ("3/31/25", "2025-03-31"),
            ("3/3/25", "2025-03-03"),
            ("May 1, 2025", "2025-05-01"),
        ] {
            assert_eq!(checked(text, TODAY), Ok(sure(read.to_owned())), "{text}");
        }
    }

    #[test]
    fn a_day_that_could_be_the_month_is_read_and_told() {
        for text in ["03/04/25", "3-4-2025", "03.04.2025"] {
            let found = checked(text, TODAY).unwrap();
            assert_eq!(
                (found.date.as_str(), found.is_two_ways),
                ("2025-03-04", true),
                "{text}"
            );
        }
    }

    #[test]
    fn one_day_that_can_be_no_month_tells_how_a_column_is_read() {
        for (cells, is_first) in [
            (&["05/11/2025", "31/12/2024"][..], true),
            (&["5.11.25", "31.12.24 00:00"], true),
            (&["05/11/2025", "06/10/2025"], false),
            (&["05/11/2025", "12/31/2024"], false),
            (&["31/12/2024", "12/31/2024"], false),
            (&["2025-05-11", "4 March 2025", "31/31/2025"], false),
        ] {
            assert_eq!(is_day_first(cells.iter().copied()), is_first, "{cells:?}");
        }
        assert_eq!(month_first("05/11/2025").as_deref(), Some("11/05/2025"));
        assert_eq!(month_first("2025-05-11"), None);
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "25/12/2024",
            "February 30, 2025",
            "Marble 4, 2025",
            "4 5 March 2025",
            "Ma 4 2025",
            "March",
            "4 March",
            "2025 13 4",
            "of de the",
            "Tuesday",
            "2025 March",
        ] {
            assert_eq!(checked(text, TODAY), Err(ImportProblem::NotADate), "{text}");
        }
        assert_eq!(
            checked("March 4, 2031", TODAY),
            Err(ImportProblem::FutureDate)
        );
    }
}
