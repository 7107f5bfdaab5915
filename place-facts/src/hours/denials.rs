//! Sentences of notes that say "not here" or "not now" without saying when else: it has to be asked. The same words
//! in English and Spanish.

use super::plain::{line_of, says, words_of};
use super::stopped;
use crate::names_of_days::{DAYS_EN, DAYS_ES, MONTHS_EN, MONTHS_ES};
use sync_protocol::places::hours::Reception;

/// What such a sentence does to the hours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Denial {
    /// No hours hold here any more, or yet.
    Gone,
    /// The hours may hold, but not for everyone who comes then.
    Ask(Reception),
}

const ASK: [(&str, Reception); 57] = [
    ("temporarily", Reception::Call),
    ("walk ins not", Reception::Appointment),
    ("walk ins are not", Reception::Appointment),
    ("for agencies", Reception::Call),
    ("for partner agencies", Reception::Call),
    ("no pickup", Reception::Call),
    ("no pick up", Reception::Call),
    ("in winter", Reception::Call),
    ("in the winter", Reception::Call),
    ("in summer", Reception::Call),
    ("in the summer", Reception::Call),
    ("winter program", Reception::Call),
    ("summer program", Reception::Call),
    ("en invierno", Reception::Call),
    ("en verano", Reception::Call),
    ("not open", Reception::Call),
    ("not to the public", Reception::Call),
    ("not open to the public", Reception::Call),
    ("not for the public", Reception::Call),
    ("not taking", Reception::Call),
    ("not accepting", Reception::Call),
    ("not seeing", Reception::Call),
    ("not enrolling", Reception::Call),
    ("not currently", Reception::Call),
    ("currently not", Reception::Call),
    ("no new", Reception::Call),
    ("at capacity", Reception::Call),
    ("currently full", Reception::Call),
    ("not walk in", Reception::Appointment),
    ("kept private", Reception::Call),
    ("address is private", Reception::Call),
    ("private address", Reception::Call),
    ("address not given", Reception::Call),
    ("confidential location", Reception::Call),
    ("confidential address", Reception::Call),
    ("arrive by", Reception::Call),
    ("arrive before", Reception::Call),
    ("no walk ins", Reception::Appointment),
    ("no walk in", Reception::Appointment),
    ("appointment required", Reception::Appointment),
    ("appointments required", Reception::Appointment),
    ("appointment needed", Reception::Appointment),
    ("appointment is required", Reception::Appointment),
    ("make an appointment", Reception::Appointment),
    ("donation drop", Reception::Call),
    ("drop off site", Reception::Call),
    ("drop off donations", Reception::Call),
    ("donation center", Reception::Call),
    ("seasonal", Reception::Call),
    ("seasonally", Reception::Call),
    ("con cita", Reception::Appointment),
    ("cita previa", Reception::Appointment),
    ("sin cita no", Reception::Appointment),
    ("no abre", Reception::Call),
    ("no acepta", Reception::Call),
    ("no se acepta", Reception::Call),
    ("por temporada", Reception::Call),
];

/// What hours are said to be for, where a sentence says "only".
const ONLY: [&str; 4] = ["only", "solo", "sólo", "solamente"];
/// Beside [`ONLY`], parts of these words say that not everyone is let in at all of the hours.
const NOT_ALL: [&str; 33] = [
    "weekend",
    "weekday",
    "morning",
    "afternoon",
    "evening",
    "night",
    "winter",
    "spring",
    "summer",
    "fall",
    "season",
    "holiday",
    "blue",
    "deliver",
    "wait",
    "donat",
    "agenc",
    "partner",
    "member",
    "pet",
    "appointment",
    "phone",
    "online",
    "virtual",
    "mail",
    "staff",
    "volunteer",
    "call",
    "invierno",
    "verano",
    "domicilio",
    "cita",
    "miembro",
];
/// Words before a day on which it begins or ends.
const BOUNDS: [&str; 30] = [
    "coming",
    "expected",
    "planned",
    "closes",
    "closing",
    "cierra",
    "open",
    "opens",
    "opening",
    "reopen",
    "reopens",
    "reopening",
    "start",
    "starts",
    "starting",
    "begin",
    "begins",
    "beginning",
    "resumes",
    "effective",
    "from",
    "until",
    "through",
    "ends",
    "returns",
    "abre",
    "reabre",
    "desde",
    "hasta",
    "empieza",
];
/// Beside a weekday they say that it is not one of the days.
const NO: [&str; 10] = [
    "doesn",
    "don",
    "except",
    "excepted",
    "excluded",
    "excluding",
    "never",
    "no",
    "not",
    "without",
];
/// As [`NO`], also beside a day that is shortened.
const CLOSED: [&str; 6] = [
    "closed", "closes", "closing", "cierra", "cierran", "cerramos",
];
/// How days are shortened.
const DAYS_SHORT: [&str; 11] = [
    "mon", "tue", "tues", "wed", "weds", "thu", "thur", "thurs", "fri", "sat", "sun",
];
/// Words between those and the month, beside the days of the week.
const BETWEEN: [&str; 13] = [
    "on", "in", "again", "the", "el", "en", "de", "early", "mid", "late", "a", "partir", "del",
];
/// How months are shortened.
const MONTHS_SHORT: [&str; 12] = [
    "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec",
];

/// What a sentence of notes says against the hours, if it says something.
pub(super) fn read(sentence: &str) -> Option<Denial> {
    let plain = sentence.to_lowercase();
    let words = words_of(&plain);
    let line = line_of(&words);
    let says = |text: &str| says(&line, text);
    if stopped::is_said(sentence) || says("cerrado") || says("cerrada") {
        return Some(Denial::Gone);
    }
    if stopped::is_given_no_more(sentence) {
        return Some(Denial::Ask(Reception::Call));
    }
    let is_free = says("no appointment") || says("no appointments") || says("sin cita");
    let found = ASK.iter().find(|(text, reception)| {
        says(text) && !(is_free && *reception == Reception::Appointment && text.contains("app"))
    });
    if let Some((_, reception)) = found {
        return Some(Denial::Ask(*reception));
    }
    let is_only = ONLY.iter().any(|only| words.contains(only)) && !says("not only");
    if is_only && words.iter().any(|word| is_not_all(word)) {
        let reception = match says("appointment only") || says("appointments only") {
            true => Reception::Appointment,
            false => Reception::Call,
        };
        return Some(Denial::Ask(reception));
    }
    let is_day = |word: &&str| DAYS_EN.contains(&word.trim_end_matches('s'));
    let denies = |word: &&str| NO.contains(word);
    let is_bare = ["winter", "summer", "code blue", "invierno", "verano"].contains(&line.trim());
    let is_closed = words.iter().any(|word| CLOSED.contains(word));
    let is_other_day = |word: &&str| {
        DAYS_SHORT.contains(word)
            || DAYS_ES.contains(word)
            || DAYS_ES.contains(&word.trim_end_matches('s'))
    };
    let is_denied_day = words.iter().any(denies) && words.iter().any(is_day)
        || is_closed && words.iter().any(|word| is_day(word) || is_other_day(word));
    let mut clauses = plain.split([',', '(', ')']);
    let is_in_season = clauses.any(|clause| is_season(&words_of(clause)));
    (is_bare || is_denied_day || is_in_season || is_bounded(&plain, &words))
        .then_some(Denial::Ask(Reception::Call))
}

fn is_not_all(word: &str) -> bool {
    // A street in Spanish is no call.
    let mut parts = NOT_ALL.iter().chain(&DAYS_EN).chain(&DAYS_ES);
    word != "calle" && parts.any(|part| word.starts_with(part)) || is_month(word)
}

/// "November-March": months alone.
fn is_season(words: &[&str]) -> bool {
    let joins = ["to", "through", "and", "a"];
    words.first().is_some_and(|word| is_month(word))
        && words.len() > 1
        && words
            .iter()
            .all(|word| is_month(word) || joins.contains(word))
}

/// The name of a month or a short form of it.
fn is_month(word: &str) -> bool {
    let names = [&MONTHS_EN, &MONTHS_ES, &MONTHS_SHORT];
    names.iter().any(|names| names.contains(&word))
}

/// "Reopens December 1", "opens in January", "until May 31".
fn is_bounded(plain: &str, words: &[&str]) -> bool {
    let begins = (0..words.len()).filter(|at| BOUNDS.contains(&words[*at]));
    begins.into_iter().any(|at| {
        let is_between = |word: &&&str| {
            BETWEEN.contains(*word)
                || DAYS_EN.contains(*word)
                || word.chars().all(|char| char.is_ascii_digit())
        };
        let mut rest = words[at + 1..].iter().skip_while(is_between);
        match rest.next() {
            // "May" is a month before a number only.
            Some(&"may") => rest
                .next()
                .is_none_or(|word| word.starts_with(|char: char| char.is_ascii_digit())),
            Some(word) => is_month(word),
            // "Opens 12/1", "opens in 2027".
            None => {
                let last = words[at + 1..].last().copied().unwrap_or_default();
                let month = words[at + 1..].iter().rev().nth(1).copied();
                let is_date = month.is_some_and(|month| {
                    month.parse().is_ok_and(|month: u8| month <= 12)
                        && plain.contains(&format!("{month}/{last}"))
                });
                is_date || last.len() == 4 && last.starts_with("20")
            }
        }
    })
}
