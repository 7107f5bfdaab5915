//! Cells beside the notes that say that a place is closed: a name, a kind, an address, and a column of its state that
//! is left out.

use super::closed_notes::is_closed;
use super::closed_words::{
    BESIDE, CLOSED, FORMER, GONE, GONE_BY_STATE, KINDS_OF_CLOSED, NOUNS_OF_CLOSED, PLACES,
    has_phrase, words,
};
use super::columns::plain;
use super::dates;
use jiff::civil::Date;
use place_facts::names_of_days::{MONTHS_EN, MONTHS_ES};
use place_facts::spelling::unaccented;
use sync_protocol::desk_import::ImportProblem;

/// Headings of the state of a place, at their beginning or their end: "Site status", "Status of pantry".
const STATES: [&str; 4] = ["status", "estatus", "statut", "situacao"];
/// Headings of the state that are the whole heading, or its end.
const STATES_AT_END: [&str; 3] = ["estado", "openclosed", "openorclosed"];
/// Headings of a state in sentences, in which "closed on Monday" leaves the other days.
const NEWS: [&str; 8] = [
    "availability",
    "condition",
    "situation",
    "update",
    "updates",
    "disponibilidad",
    "situacion",
    "condicion",
];
/// Headings of a question that "no" answers for a closed place, behind their first words.
const OPEN: [&str; 12] = [
    "active",
    "inbusiness",
    "inoperation",
    "inservice",
    "open",
    "operating",
    "operational",
    "abierta",
    "abierto",
    "activa",
    "activo",
    "enservicio",
];
/// Headings of a question that "yes" answers for a closed place, or a date.
const SHUT: [&str; 6] = [
    "closed", "inactive", "cerrada", "cerrado", "inactiva", "inactivo",
];
/// Headings of the date on which a place closed.
const CLOSINGS: [&str; 14] = [
    "closed",
    "closeddate",
    "closedon",
    "closedsince",
    "closing",
    "closingdate",
    "closure",
    "closuredate",
    "dateclosed",
    "dateofclosing",
    "dateofclosure",
    "cierre",
    "fechadecierre",
    "fechadeclausura",
];
/// How such a question may begin.
const ASKED: [&str; 18] = [
    "is",
    "the",
    "currently",
    "still",
    "now",
    "permanently",
    "esta",
    "agency",
    "business",
    "facility",
    "location",
    "office",
    "organization",
    "pantry",
    "place",
    "program",
    "provider",
    "site",
];
const NO: [&str; 8] = ["no", "n", "not", "false", "f", "0", "nao", "non"];
const YES: [&str; 9] = ["yes", "y", "true", "t", "1", "x", "si", "sim", "oui"];

/// Whether a name, a kind or an address says that the place is closed, at its beginning or its end: "CLOSED - Twelve
/// Pantry", "Twelve Pantry (closed permanently)". "Closed Mondays" leaves the other days.
pub(super) fn in_text(text: &str, today: Date) -> bool {
    let all = words(text);
    let is_shouted = text.trim_start().starts_with("CLOSED");
    let last = last(&all);
    is_shouted && first_closed(&all)
        || last.is_some_and(|at| is_closed_word(&all, at) || is_gone(&all[at]))
        || has_phrase(&all)
        || parts(text).enumerate().any(|(at, part)| {
            let words = words(part);
            first_closed(&words) && is_closed(part, today) || is_gone_part(&words, at > 0)
        })
}

/// Whether a kind of place begins with it: "Closed food pantry", "Former food pantry".
pub(super) fn in_kind(text: &str, today: Date) -> bool {
    let all = words(text);
    let is_former = all
        .first()
        .is_some_and(|word| FORMER.contains(&word.as_str()))
        && all[1..].iter().any(|word| PLACES.contains(&word.as_str()));
    is_former || first_closed(&all) || in_text(text, today)
}

/// Whether a text says that and nothing else: "Closed", "Permanently closed 2024".
pub(super) fn is_all(text: &str) -> bool {
    let all = words(text);
    let says = |word: &String| CLOSED.contains(&word.as_str()) || is_gone(word);
    all.iter().any(says) && all.iter().all(|word| says(word) || is_beside(word))
}

/// Whether the cell of a column that no field takes says it: "Inactive" under "Status", "No" under "Open?", a date under
/// "Date closed".
pub(super) fn in_column(header: &str, cell: &str, today: Date) -> bool {
    let header = unaccented(&plain(header));
    let all = words(cell);
    let answers = |answer: &[&str]| {
        all.first()
            .is_some_and(|word| answer.contains(&word.as_str()))
    };
    if CLOSINGS.contains(&header.as_str()) && is_day(cell, today) {
        return true;
    }
    if NEWS.contains(&header.as_str()) {
        return is_closed(cell, today) || in_text(cell, today);
    }
    let is_said = |word: &String| {
        let is_of_state = GONE_BY_STATE.contains(&word.as_str());
        CLOSED.contains(&word.as_str()) || is_gone(word) || is_of_state
    };
    let says = || has_phrase(&all) || !answers(&NO) && all.iter().any(is_said);
    if is_state(&header) || asks(&header, &OPEN) {
        return says() || answers(&NO) && !all.iter().any(is_said);
    }
    asks(&header, &SHUT) && (says() || answers(&YES))
}

/// Whether a column that no field takes has the state of a place.
pub(super) fn is_answer(header: &str, cell: &str) -> bool {
    let known = |word: &String| {
        let word = word.as_str();
        CLOSED.contains(&word) || OPEN.contains(&word) || NO.contains(&word) || YES.contains(&word)
    };
    unaccented(&plain(header)) == "estado" && words(cell).iter().any(known)
}

fn is_state(header: &str) -> bool {
    let of_state = |state: &&str| header.starts_with(*state) || header.ends_with(*state);
    STATES.iter().any(of_state) || STATES_AT_END.iter().any(|state| header.ends_with(state))
}

fn asks(header: &str, questions: &[&str]) -> bool {
    let rest = || ASKED.iter().find_map(|word| header.strip_prefix(word));
    questions.contains(&header) || rest().is_some_and(|rest| asks(rest, questions))
}

/// Whether a cell is a day or a month with its year. "Dec 25" is a day of each year.
fn is_day(cell: &str, today: Date) -> bool {
    let numbers = cell.split(|it: char| !it.is_ascii_digit());
    let numbers: Vec<&str> = numbers.filter(|it| !it.is_empty()).collect();
    let has_year = numbers.len() > 2 || numbers.iter().any(|it| it.len() > 3);
    has_year && dates::checked(cell.trim(), today) != Err(ImportProblem::NotADate)
}

/// Whether the word at a place of a text says that something is closed, and not what kind of thing it is.
fn is_closed_word(all: &[String], at: usize) -> bool {
    let is = |at: Option<usize>, words: &[&str]| {
        let word = at.and_then(|at| all.get(at));
        word.is_some_and(|word| words.contains(&word.as_str()))
    };
    is(Some(at), &CLOSED)
        && !is(Some(at + 1), &KINDS_OF_CLOSED)
        && !is(at.checked_sub(1), &NOUNS_OF_CLOSED)
}

fn is_gone(word: &str) -> bool {
    GONE.contains(&word)
}

/// Whether a part of a text says that a place is gone: "(moved to 5 Elm St)". A name may begin so: "Moved by Grace".
fn is_gone_part(words: &[String], is_behind: bool) -> bool {
    let rest = || words.iter().all(|word| is_gone(word) || is_beside(word));
    let closes = |word: &String| word == "closing";
    words
        .first()
        .is_some_and(|word| is_gone(word) && (rest() || is_behind && !closes(word)))
}

/// Whether a word changes nothing beside one that says it: also a number, a month and what is a part of a day.
fn is_beside(word: &str) -> bool {
    let is_number = word.bytes().all(|it| it.is_ascii_digit());
    let is_month = || {
        let mut months = MONTHS_EN.iter().chain(&MONTHS_ES);
        word.len() > 2 && months.any(|month| month.starts_with(word))
    };
    is_number || BESIDE.contains(&word) || is_month()
}

/// Whether the first word of a text that says something says that it is closed.
fn first_closed(all: &[String]) -> bool {
    let at = all
        .iter()
        .position(|word| !is_beside(word) && word != "esta");
    at.is_some_and(|at| is_closed_word(all, at))
}

/// Where the last word of a text stands that says something.
fn last(all: &[String]) -> Option<usize> {
    all.iter().rposition(|word| !is_beside(word))
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
            ("St. Lou closed 2024", true),
            ("Twelve Pantry - closed as of March 2025", true),
            ("Twelve Pantry (no longer open)", true),
            ("Twelve Pantry (ceased)", true),
            ("Twelve Pantry - ceased operations", true),
            ("Twelve Pantry DO NOT USE", true),
            ("Twelve Pantry (moved)", true),
            ("Twelve Pantry (moved to 5 Elm St)", true),
            ("Twelve Pantry (clsd)", true),
            ("Twelve Pantry (closing 12/31)", true),
            ("Twelve Pantry shut down", true),
            ("Twelve Pantry, out of business", true),
            ("MOVED - Twelve Pantry", true),
            ("12 Elm St - MOVED", true),
            ("No longer at 12 Elm St", true),
            ("Twelve Pantry (closing early on Friday)", false),
            ("Moved by Grace Ministries", false),
            ("No Longer Bound", false),
            ("Closed Door Ministries", false),
            ("CLOSED DOOR MINISTRIES", false),
            ("A Puerta Cerrada", false),
            ("Twelve Pantry", false),
            ("Twelve Pantry (closed Mondays)", false),
            ("Closed-toe Shoes for Work", false),
            ("Clothes Closet", false),
            ("Open Door", false),
        ] {
            assert_eq!(in_text(name, TODAY), is_named, "{name}");
        }
        assert!(in_kind("Closed food pantry", TODAY));
        assert!(in_kind("Former food pantry", TODAY));
        for kind in [
            "Food pantry",
            "Closed campus school",
            "Formerly incarcerated people",
            "Former prisoners",
        ] {
            assert!(!in_kind(kind, TODAY), "{kind}");
        }
        for (text, is_closed) in [
            ("Closed", true),
            ("Permanently closed 2024", true),
            ("Moved", true),
            ("2024", false),
            ("Closed Mondays", false),
            ("", false),
        ] {
            assert_eq!(is_all(text), is_closed, "{text}");
        }
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
            ("Closed", "10/1/2025", true),
            ("Date Closed", "2025-10", true),
            ("Closed on", "October 1, 2025", true),
            ("Closure Date", "45931", true),
            ("Fecha de cierre", "1 de octubre de 2025", true),
            ("Closing date", "12/31/2026", true),
            ("Open/Closed", "Closed", true),
            ("Status of pantry", "closed", true),
            ("Status 2026", "Closed", true),
            ("Availability", "Closed until further notice", true),
            ("Condition", "Closed", true),
            ("Situation", "Shut down", true),
            ("Update", "Moved to 5 Elm St", true),
            ("Pantry open", "No", true),
            ("In business", "No", true),
            ("Is Active", "f", true),
            ("Is the site still open?", "no", true),
            ("Statut", "fermé", true),
            ("Situação", "fechado", true),
            ("Status", "Moved", true),
            ("Status", "Removed", true),
            ("Status", "Deleted", true),
            ("Status", "Do not list", true),
            ("Status", "Dissolved", true),
            ("Status", "Pending", true),
            ("Status", "Shut down", true),
            ("Status", "Out of business", true),
            ("Status", "Agency no longer in operation", true),
            ("Closed on", "Mondays", false),
            ("Closed on", "Dec 25", false),
            ("Availability", "Closed on Mondays", false),
            ("Update", "New number", false),
            ("Saturday open", "No", false),
            ("Open/Closed", "Open", false),
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
            assert_eq!(in_column(header, cell, TODAY), is_named, "{header}: {cell}");
        }
        assert!(is_answer("Estado", "Activo") && !is_answer("Estado", "NJ"));
    }
}
