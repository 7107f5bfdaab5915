//! Columns that no field takes and that say that a place is closed: its state, the date on which it closed, remarks
//! beside its notes.

use super::columns::plain;
use super::dates;
use super::usual_headings::HEADINGS;
use jiff::civil::Date;
use place_facts::closed::notes::is_closed;
use place_facts::closed::phrases::has_phrase;
use place_facts::closed::texts::in_text;
use place_facts::closed::words::{CLOSED, GONE_BY_STATE, is_beside, is_gone, words};
use place_facts::names_of_days::{DAYS_EN, DAYS_ES};
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
/// Headings of notes end so.
const OF_NOTES: [&str; 6] = [
    "comment",
    "comments",
    "note",
    "notes",
    "remarks",
    "observaciones",
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
const SHUT: [&str; 26] = [
    "archived",
    "ceased",
    "closed",
    "defunct",
    "deleted",
    "discontinued",
    "dissolved",
    "ended",
    "gone",
    "inactive",
    "moved",
    "outofbusiness",
    "outofservice",
    "relocated",
    "removed",
    "shutdown",
    "suspended",
    "terminated",
    "cerrada",
    "cerrado",
    "eliminada",
    "eliminado",
    "inactiva",
    "inactivo",
    "suspendida",
    "suspendido",
];
/// How headings turn a question into its opposite: "No longer active", "Not open".
const NOT: [&str; 4] = ["nolonger", "not", "yano", "noesta"];
/// What a date is of on which a place closed, in its headings.
const CLOSINGS: [&str; 10] = [
    "closing",
    "closure",
    "deletion",
    "dissolution",
    "removal",
    "termination",
    "baja",
    "cierre",
    "clausura",
    "eliminacion",
];
/// What a date is of that ends something, and may be planned for long: only one that has come says it.
const ENDS: [&str; 7] = ["close", "end", "ended", "ending", "ends", "fin", "termino"];
/// What stands before it in a heading of a date.
const DATE_OF: [&str; 5] = ["dateof", "date", "fechade", "fecha", "on"];
/// What stands behind it.
const OF_DATE: [&str; 8] = [
    "date",
    "dateandtime",
    "datetime",
    "on",
    "at",
    "since",
    "timestamp",
    "day",
];
/// What is closed for a part of a day or on some days: that leaves the others.
const SOMETIMES: [&str; 14] = [
    "afternoons",
    "daily",
    "evenings",
    "holiday",
    "holidays",
    "lunch",
    "mornings",
    "nights",
    "weekend",
    "weekends",
    "almuerzo",
    "feriados",
    "festivos",
    "noches",
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
const YES: [&str; 10] = ["yes", "y", "true", "t", "1", "x", "si", "sim", "oui", "wi"];

/// Whether the cell of a column that no field takes says it: "Inactive" under "Status", "No" under "Open?", a date under
/// "Date closed".
pub(super) fn in_column(header: &str, cell: &str, today: Date) -> bool {
    let header = unaccented(&plain(header));
    let all = words(cell);
    let answers = |answer: &[&str]| {
        all.first()
            .is_some_and(|word| answer.contains(&word.as_str()))
    };
    if closes_on(&header, cell, today) {
        return true;
    }
    if is_of_notes(&header) {
        return is_closed(cell, today);
    }
    let is_of_state = |word: &String| GONE_BY_STATE.contains(&word.as_str());
    if NEWS.contains(&header.as_str()) {
        let is_gone_alone = all.iter().any(is_of_state)
            && all.iter().all(|word| is_of_state(word) || is_beside(word));
        return !is_sometimes(&all)
            && (is_gone_alone || is_closed(cell, today) || in_text(cell, today));
    }
    let is_closed_word = |word: &String| CLOSED.contains(&word.as_str());
    let is_said = |word: &String| is_closed_word(word) || is_gone(word) || is_of_state(word);
    // "Closed Sundays" is a sentence of hours.
    let leaves_times =
        || is_sometimes(&all) || all.iter().any(|word| is_weekday(word)) && !is_closed(cell, today);
    let is_any = || all.iter().any(|it| is_gone(it) || is_of_state(it));
    let says = || {
        has_phrase(&all)
            || !answers(&NO) && (is_any() || all.iter().any(is_closed_word) && !leaves_times())
    };
    if is_state(&header) || asks(&header, &OPEN) {
        return says() || answers(&NO) && !all.iter().any(is_said);
    }
    let is_asked = asks(&header, &SHUT) || negated(&header).is_some_and(|it| asks(it, &OPEN));
    is_asked && (says() || answers(&YES))
}

/// Whether a cell is a day under a heading of the date on which a place closed: "Close date", "closed_at", "Date removed".
fn closes_on(header: &str, cell: &str, today: Date) -> bool {
    let without = |header: &str| -> Option<String> {
        let before = DATE_OF.iter().find_map(|it| header.strip_prefix(it));
        let behind = OF_DATE.iter().find_map(|it| header.strip_suffix(it));
        before.or(behind).map(str::to_owned)
    };
    let stem = without(header).unwrap_or_else(|| header.to_owned());
    let is_of = |stems: &[&str]| stems.contains(&header) || stems.contains(&stem.as_str());
    let is_end = is_of(&ENDS) && day(cell, today) == Some(true);
    is_end || (is_of(&CLOSINGS) || is_of(&SHUT)) && day(cell, today).is_some()
}

/// Whether a column that no field takes has notes too: "Remarks" beside "Notes", "Internal comments".
fn is_of_notes(header: &str) -> bool {
    let mut notes = HEADINGS.iter().filter(|(field, _)| *field == "notes");
    let is_usual = notes.any(|(_, names)| names.iter().any(|it| unaccented(it) == header));
    is_usual || OF_NOTES.iter().any(|end| header.ends_with(end))
}

/// What is behind a heading that says "not" first.
fn negated(header: &str) -> Option<&str> {
    NOT.iter().find_map(|not| header.strip_prefix(not))
}

/// Whether words name a part of a day or some days.
fn is_sometimes(all: &[String]) -> bool {
    all.iter().any(|word| SOMETIMES.contains(&word.as_str()))
}

/// Whether a word is a day of the week: "Sundays", "sun", "domingo".
fn is_weekday(word: &str) -> bool {
    let bare = word.strip_suffix('s').unwrap_or(word);
    let is_it = |day: &&str| unaccented(day).starts_with(bare) && bare.len() > 2;
    DAYS_EN.iter().chain(&DAYS_ES).any(is_it)
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

/// Whether a cell that is a day, or a month with its year, has come; `None` of any other one. "Dec 25" is a day of each year.
fn day(cell: &str, today: Date) -> Option<bool> {
    let numbers = cell.split(|it: char| !it.is_ascii_digit());
    let numbers: Vec<&str> = numbers.filter(|it| !it.is_empty()).collect();
    let has_year = numbers.len() > 2 || numbers.iter().any(|it| it.len() > 3);
    match dates::checked(cell.trim(), today) {
        _ if !has_year => None,
        Ok(_) => Some(true),
        Err(ImportProblem::FutureDate) => Some(false),
        Err(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: Date = jiff::civil::date(2026, 11, 23);

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
            ("Deleted", "Yes", true),
            ("Deleted", "2025-10-01", true),
            ("Defunct", "X", true),
            ("Out of business", "yes", true),
            ("Removed", "10/1/2025", true),
            ("Date removed", "10/1/2025", true),
            ("Close date", "10/1/2025", true),
            ("closed_at", "2025-10-01T00:00:00Z", true),
            ("closed_at", "2025-10-01 08:00:00", true),
            ("End date", "10/1/2025", true),
            ("Ended", "Yes", true),
            ("Ended", "Oct 2025", true),
            ("deleted_at", "2025-10-01", true),
            ("Fecha de baja", "1/10/2025", true),
            ("No longer active", "Yes", true),
            ("Not open", "true", true),
            ("Availability", "Unavailable", true),
            ("Availability", "Not available", true),
            ("Disponibilidad", "No disponible", true),
            ("Remarks", "Burned down in 2024", true),
            ("Comments", "They moved", true),
            ("Internal notes", "Not operating", true),
            ("Observaciones", "Ya no existe", true),
            (
                "Status",
                "Closed Sundays due to staff, and suspended since May",
                true,
            ),
            ("Deleted", "No", false),
            ("deleted_at", "NULL", false),
            ("End date", "12/31/2030", false),
            ("End date", "", false),
            ("Close", "5:00 PM", false),
            ("Removed", "0", false),
            ("No longer active", "No", false),
            ("Remarks", "Closed Mondays", false),
            ("Comments", "Helps people with suspended licenses", false),
            ("Status", "Closed Sundays", false),
            ("Status", "Closed on Mondays", false),
            ("Status", "Closed for lunch 12-1", false),
            ("Status", "Closed Mon-Sun", true),
            ("Availability", "Unavailable on weekends", false),
            ("Availability", "Available", false),
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
