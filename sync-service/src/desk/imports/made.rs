//! What a spreadsheet makes of a text by itself: a date of "7-9", a number of "12345", and TRUE of "true".

use super::read_cell::is_rounded;
use place_facts::names_of_days::MONTHS_EN;
use sync_protocol::desk_doubts::ImportDoubt;
use sync_protocol::desk_import::ImportProblem;

/// Fields in which such a text is always wrong: people read them as the name, the kind and the street of a place.
const NEVER: [&str; 4] = ["name", "type", "address", "city"];
/// Fields that have rules of their own for all of it.
const RULED: [&str; 9] = [
    "zip", "phone", "county", "website", "site", "checked", "source", "id", "list",
];
/// Fields in which a number alone says something.
const OF_WORDS: [&str; 4] = ["notes", "requires", "work", "hours"];

/// What is wrong with a text that a spreadsheet made.
pub(super) fn problem(field: &str, text: &str) -> Option<ImportProblem> {
    // A name without a letter has its own words.
    let is_told = field == "name" && !text.chars().any(char::is_alphabetic);
    let is_wrong =
        NEVER.contains(&field) && !is_told && (is_day(text) || is_truth(text) || is_number(text));
    is_wrong.then_some(ImportProblem::MadeBySpreadsheet)
}

/// Why a person should look at a text that a spreadsheet may have made.
pub(super) fn doubt(field: &str, text: &str) -> Option<ImportDoubt> {
    if RULED.contains(&field) || NEVER.contains(&field) {
        return None;
    }
    let is_number = OF_WORDS.contains(&field) && is_number(text);
    let is_made = is_day(text) || is_truth(text) || is_number;
    is_made.then_some(ImportDoubt::MadeBySpreadsheet)
}

/// `TRUE` and `FALSE`, as a spreadsheet writes them.
fn is_truth(text: &str) -> bool {
    matches!(text, "TRUE" | "FALSE")
}

fn is_number(text: &str) -> bool {
    let is_of_number = |it: char| it.is_ascii_digit() || it == '.' || it == ',';
    text.starts_with(|it: char| it.is_ascii_digit()) && text.chars().all(is_of_number)
        || is_rounded(text)
}

/// A day alone in the forms in which spreadsheets show one: `2026-07-09`, `2026-07-09 00:00:00`, `7/9/2026`, `9-Jul`,
/// `9-Jul-26` and `Jul-26`. `7-9` and `1-3 Elm St` are none.
fn is_day(text: &str) -> bool {
    let day = match text.split_once([' ', 'T']) {
        Some((day, rest))
            if rest.starts_with(|it: char| it.is_ascii_digit()) && rest.contains(':') =>
        {
            day
        }
        _ => text,
    };
    let dashed: Vec<&str> = day.split('-').collect();
    let slashed: Vec<&str> = day.split('/').collect();
    match (dashed.as_slice(), slashed.as_slice()) {
        ([year, month, day], _) if is_year(year) => is_of(month, 12) && is_of(day, 31),
        ([day, month, year], _) => is_of(day, 31) && is_month(month) && is_of(year, 9999),
        ([one, other], _) => is_of(one, 31) && is_month(other) || is_month(one) && is_of(other, 99),
        (_, [month, day, year]) => {
            let is_whole = is_year(year) || year.len() == 2 && is_of(year, 99);
            is_of(month, 12) && is_of(day, 31) && is_whole
        }
        _ => false,
    }
}

fn is_year(text: &str) -> bool {
    text.len() == 4 && is_of(text, 9999)
}

/// Whether a text is a number from 0 to `most`.
fn is_of(text: &str, most: u16) -> bool {
    let is_plain = !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
    is_plain && text.parse().is_ok_and(|number: u16| number <= most)
}

/// Whether a text is a month of three letters, as spreadsheets write it.
fn is_month(text: &str) -> bool {
    let lower = text.to_lowercase();
    lower.len() == 3 && MONTHS_EN.iter().any(|name| name.starts_with(&lower))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_spreadsheet_made_is_wrong_in_a_street_and_looked_at_in_a_sentence() {
        for text in [
            "2026-07-09",
            "2026-07-09 00:00:00",
            "7/9/2026",
            "7/9/26",
            "9-Jul",
            "9-Jul-26",
            "Jul-26",
            "TRUE",
            "FALSE",
            "12345",
            "9.73E+09",
        ] {
            for field in ["address", "city", "type"] {
                let wrong = Some(ImportProblem::MadeBySpreadsheet);
                assert_eq!(problem(field, text), wrong, "{field}: {text}");
            }
            assert_eq!(problem("notes", text), None);
            let looked_at = Some(ImportDoubt::MadeBySpreadsheet);
            assert_eq!(doubt("notes", text), looked_at, "{text}");
        }
    }

    #[test]
    fn texts_of_people_are_left_alone() {
        for text in [
            "7-9",
            "7-9 Elm St",
            "1/2 Main St",
            "12-14-16",
            "True North",
            "Route 9",
            "9-July Ave",
            "24/7",
            "May",
        ] {
            for field in ["name", "type", "address", "city", "notes", "wheelchair"] {
                assert_eq!(problem(field, text), None, "{field}: {text}");
                assert_eq!(doubt(field, text), None, "{field}: {text}");
            }
        }
        assert_eq!(doubt("beds", "12"), None, "a number says something");
        assert_eq!(doubt("checked", "2026-07-09"), None);
    }
}
