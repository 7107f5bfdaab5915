//! The staff and the places of a prison: "the correctional officer was mean", "the guards at the jail". They name
//! the work of a guard only where the writer did it, and the reason is shown beside employers.

use crate::words::{Words, is};
use std::ops::Range;

/// Who works there …
const STAFF: [&str; 13] = [
    "officer",
    "guard",
    "sergeant",
    "lieutenant",
    "captain",
    "staff",
    "security",
    "oficial",
    "oficiale",
    "guardia",
    "custodio",
    "vigilante",
    "seguridad",
];
/// … and words for such a place.
const PRISON: [&str; 16] = [
    "correctional",
    "correction",
    "prison",
    "jail",
    "penitentiary",
    "inmate",
    "prisoner",
    "carcel",
    "prision",
    "prisione",
    "penal",
    "penitenciaria",
    "reclusorio",
    "correccional",
    "correccione",
    "preso",
];
/// What stands between "a" and the title.
const QUALITIES: [&str; 12] = [
    "a", "an", "senior", "former", "state", "county", "juvenile", "federal", "licensed", "un",
    "una", "armed",
];
/// What says that the writer is one.
const BEING: [&str; 16] = [
    "as", "was", "am", "im", "be", "been", "being", "became", "become", "como", "fui", "era",
    "soy", "position", "job", "trained",
];
/// What may follow a title that begins a line of a resume.
const BEHIND: [&str; 9] = [
    "at", "for", "in", "with", "from", "since", "en", "de", "desde",
];
/// What begins the words for somebody else.
const THE: [&str; 10] = [
    "the", "those", "these", "some", "el", "la", "los", "las", "lo", "unos",
];

/// The words of a sentence for staff of a prison who are not the writer.
pub(super) fn prison(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let is_prison = |word: usize| is(words, sentence, word, &PRISON);
    if !sentence.clone().any(is_prison) {
        return Vec::new();
    }
    let staff = sentence.clone().filter_map(|word| {
        if !is(words, sentence, word, &STAFF) {
            return None;
        }
        let mut before = (sentence.start..word).rev();
        let first = before
            .find(|at| !is_prison(*at) && !is(words, sentence, *at, &QUALITIES))
            .map_or(sentence.start, |at| at + 1);
        let title = first..word + 1;
        let is_correctional = title.clone().any(is_prison);
        let is_theirs = match is_correctional {
            true => !is_own_title(words, sentence, &title),
            false => is_another(words, sentence, first),
        };
        is_theirs.then_some(title)
    });
    staff.collect()
}

/// "I was a correctional officer", or the title alone as a line has it.
fn is_own_title(words: &Words, sentence: &Range<usize>, title: &Range<usize>) -> bool {
    let is_told = title.start > sentence.start && is(words, sentence, title.start - 1, &BEING);
    let begins = title.start == sentence.start || words.words[title.start].begins_clause;
    let ends = title.end == sentence.end
        || words.words[title.end].begins_clause
        || words.words[title.end].begins_line
        || is(words, sentence, title.end, &BEHIND)
        || crate::words::is_number(words.form(title.end));
    is_told || (begins && ends)
}

/// "The guards at the prison", and not "I was the guard at a jail".
fn is_another(words: &Words, sentence: &Range<usize>, first: usize) -> bool {
    let is_one = first > sentence.start && is(words, sentence, first - 1, &THE);
    let is_own = first > sentence.start + 1 && is(words, sentence, first - 2, &BEING);
    is_one && !is_own
}
