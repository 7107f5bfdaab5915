//! Cells beside the notes that say that a place is closed: a name, a kind, an address, and a column of its state that
//! is left out.

use super::closed_notes::is_closed;
use super::columns::plain;
use jiff::civil::Date;
use place_facts::spelling::unaccented;

/// Words that say of a place that it is closed, without accents.
const CLOSED: [&str; 14] = [
    "closed",
    "inactive",
    "defunct",
    "discontinued",
    "shuttered",
    "suspended",
    "cerrada",
    "cerrado",
    "clausurada",
    "clausurado",
    "inactiva",
    "inactivo",
    "suspendida",
    "suspendido",
];
/// Words that stand beside them and change nothing.
const BESIDE: [&str; 14] = [
    "currently",
    "has",
    "indefinitely",
    "is",
    "now",
    "permanent",
    "permanently",
    "temp",
    "temporarily",
    "temporary",
    "definitivamente",
    "esta",
    "permanentemente",
    "temporalmente",
];
/// Headings of the state of a place, at their end: "Site status".
const STATES: [&str; 2] = ["status", "estado"];
/// Headings of a question that "no" answers for a closed place, behind their first words.
const OPEN: [&str; 8] = [
    "active",
    "open",
    "operating",
    "operational",
    "abierta",
    "abierto",
    "activa",
    "activo",
];
/// Headings of a question that "yes" answers for a closed place.
const SHUT: [&str; 6] = [
    "closed", "inactive", "cerrada", "cerrado", "inactiva", "inactivo",
];
/// How such a question may begin.
const ASKED: [&str; 6] = ["is", "currently", "still", "now", "permanently", "esta"];
const NO: [&str; 5] = ["no", "n", "not", "false", "0"];
const YES: [&str; 6] = ["yes", "y", "true", "1", "x", "si"];

/// Whether a name, a kind or an address says that the place is closed, at its beginning or its end: "CLOSED - Twelve
/// Pantry", "Twelve Pantry (closed permanently)". "Closed Mondays" leaves the other days.
pub(super) fn in_text(text: &str, today: Date) -> bool {
    let all = words(text);
    let is_shouted = text.trim_start().starts_with("CLOSED");
    is_shouted
        || last(&all).is_some_and(is_word)
        || parts(text)
            .any(|part| first(&words(part)).is_some_and(is_word) && is_closed(part, today))
}

/// Whether a kind of place begins with it: "Closed food pantry".
pub(super) fn in_kind(text: &str, today: Date) -> bool {
    first(&words(text)).is_some_and(is_word) || in_text(text, today)
}

/// Whether the cell of a column that no field takes says it: "Inactive" under "Status", "No" under "Open?".
pub(super) fn in_column(header: &str, cell: &str) -> bool {
    let header = unaccented(&plain(header));
    let cell = words(cell);
    let answers = |answer: &[&str]| {
        cell.first()
            .is_some_and(|word| answer.contains(&word.as_str()))
    };
    let says = || !answers(&NO) && cell.iter().any(|word| is_word(word));
    if STATES.iter().any(|state| header.ends_with(state)) || asks(&header, &OPEN) {
        return says() || answers(&NO) && !cell.iter().any(|word| is_word(word));
    }
    asks(&header, &SHUT) && (says() || answers(&YES))
}

/// Whether a column that no field takes has the state of a place.
pub(super) fn is_answer(header: &str, cell: &str) -> bool {
    let known = |word: &String| {
        let word = word.as_str();
        is_word(word) || OPEN.contains(&word) || NO.contains(&word) || YES.contains(&word)
    };
    unaccented(&plain(header)) == "estado" && words(cell).iter().any(known)
}

fn asks(header: &str, questions: &[&str]) -> bool {
    let rest = ASKED.iter().find_map(|word| header.strip_prefix(word));
    questions.contains(&header) || rest.is_some_and(|rest| questions.contains(&rest))
}

fn is_word(word: &str) -> bool {
    CLOSED.contains(&word)
}

fn first(words: &[String]) -> Option<&str> {
    let mut words = words.iter().map(String::as_str);
    words.find(|word| !BESIDE.contains(word))
}

fn last(words: &[String]) -> Option<&str> {
    let mut words = words.iter().rev().map(String::as_str);
    words.find(|word| !BESIDE.contains(word))
}

fn words(text: &str) -> Vec<String> {
    let plain = unaccented(text).to_lowercase();
    let words = plain.split(|it: char| !(it.is_alphanumeric() || it == '-'));
    let words = words.map(|word| word.trim_matches('-'));
    words
        .filter(|it| !it.is_empty())
        .map(str::to_owned)
        .collect()
}

/// What stands between brackets, colons, commas and dashes that have room around them.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let sides = text.split(['(', ')', '[', ']', ':', ',', ';', '*', '–', '—']);
    sides.flat_map(|side| side.split(" - ")).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: Date = jiff::civil::date(2026, 11, 23);

    #[test]
    fn a_name_that_begins_or_ends_with_closed_is_named() {
        for (name, is_named) in [
            ("CLOSED - Twelve Pantry", true),
            ("Closed: Twelve Pantry", true),
            ("CLOSED Twelve Pantry", true),
            ("Temporarily closed - Twelve Pantry", true),
            ("Twelve Pantry (closed permanently)", true),
            ("Twelve Pantry - CLOSED", true),
            ("Twelve Pantry closed", true),
            ("Despensa Doce (cerrada)", true),
            ("Twelve Pantry (Inactive)", true),
            ("Closed", true),
            ("Twelve Pantry", false),
            ("Twelve Pantry (closed Mondays)", false),
            ("Closed-toe Shoes for Work", false),
            ("Clothes Closet", false),
            ("Open Door", false),
        ] {
            assert_eq!(in_text(name, TODAY), is_named, "{name}");
        }
        assert!(in_kind("Closed food pantry", TODAY));
        assert!(!in_kind("Food pantry", TODAY));
    }

    #[test]
    fn a_column_of_the_state_of_a_place_says_that_it_is_closed() {
        for (header, cell, is_named) in [
            ("Status", "CLOSED", true),
            ("Status", "Inactive", true),
            ("Site status", "Closed 10/1", true),
            ("STATUS:", "Temporarily closed", true),
            ("Status", "No", true),
            ("Status", "Not open", true),
            ("Status", "No longer active", true),
            ("Estado", "Cerrado", true),
            ("Active", "no", true),
            ("Open?", "N", true),
            ("Is open", "FALSE", true),
            ("Currently active?", "Not since May", true),
            ("Closed?", "Yes", true),
            ("Status", "Open", false),
            ("Status", "Active", false),
            ("Status", "Not closed", false),
            ("Estado", "NJ", false),
            ("Active", "Yes", false),
            ("Closed?", "No", false),
            ("Closed", "Sunday", false),
            ("Color", "Closed", false),
            ("Status", "", false),
        ] {
            assert_eq!(in_column(header, cell), is_named, "{header}: {cell}");
        }
        assert!(is_answer("Estado", "Activo") && !is_answer("Estado", "NJ"));
    }
}
