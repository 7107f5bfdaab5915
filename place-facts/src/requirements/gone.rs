//! Words with which a sentence takes back what it says: "English, Spanish (no longer)", "No longer: no ID required", "used to be
//! free". Nobody may rely on it.

use super::Sentence;

/// A part of a sentence that says nothing else takes back what stands beside it.
const ALONE: [&str; 34] = [
    "a veces",
    "antes",
    "anymore",
    "at times",
    "coming soon",
    "discontinued",
    "en el pasado",
    "ended",
    "formerly",
    "in the past",
    "limited",
    "no longer",
    "no longer available",
    "no longer offered",
    "no more",
    "not any longer",
    "not any more",
    "not anymore",
    "not at present",
    "not at this time",
    "not available",
    "not currently",
    "not now",
    "not offered",
    "not right now",
    "not yet",
    "on hold",
    "paused",
    "previously",
    "sometimes",
    "stopped",
    "suspended",
    "until recently",
    "ya no",
];
/// They say it of the whole sentence.
const PAST: [&str; 12] = [
    "antes no",
    "anteriormente",
    "before covid",
    "before the pandemic",
    "en el pasado",
    "formerly no",
    "hasta hace poco",
    "in the past",
    "no longer no",
    "previously no",
    "until recently",
    "used to",
];

/// Whether a sentence tells how it was before: "We used to require ID".
pub(super) fn is_past(sentence: &Sentence<'_>) -> bool {
    const BEGIN: [&str; 5] = [
        "antes",
        "anteriormente",
        "formerly",
        "in the past",
        "previously",
    ];
    // "Antes de venir" is a time, and "antes pedíamos" is over.
    let is_before = sentence.has_any(&["antes de", "antes del", "antes que"]);
    sentence.has_any(&PAST) || !is_before && BEGIN.iter().any(|it| sentence.begins(it))
}

/// Whether a sentence takes back what it says.
pub(super) fn is_said(sentence: &Sentence<'_>) -> bool {
    let may_have_parts = sentence.words.contains([',', '(', ':', '–', '—', '-']);
    sentence.has_any(&PAST) || may_have_parts && parts(sentence.words).any(is_alone)
}

fn is_alone(part: &str) -> bool {
    let letters = part.trim_matches(|char: char| !char.is_alphanumeric());
    ALONE.iter().any(|it| letters.eq_ignore_ascii_case(it))
}

/// The parts between commas, brackets, colons and dashes.
fn parts(words: &str) -> impl Iterator<Item = &str> {
    let parts = words.split([',', '(', ')', ':', '–', '—']);
    parts.flat_map(|part| part.split(" - "))
}
