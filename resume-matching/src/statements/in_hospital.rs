//! Who lies in a hospital as a patient: in its beds and rooms, for days or weeks.

use super::guest::{behind, part_end};
use crate::words::{Words, is, is_number};
use std::ops::Range;

/// Rooms of a hospital in Spanish.
const ROOMS_ES: [&str; 3] = ["cuarto", "habitacion", "sala"];
/// Verbs of those who lie there …
const STAYING: [&str; 14] = [
    "was", "were", "am", "been", "stay", "stayed", "lay", "sat", "woke", "estuve", "estaba",
    "quede", "pase", "up",
];
/// … and how long. Years are those of a job.
const STAY_UNITS: [&str; 8] = [
    "day", "night", "week", "month", "dia", "noche", "semana", "mese",
];
/// What may stand behind the place.
const STAY_BEHIND: [&str; 18] = [
    "for", "with", "because", "when", "while", "after", "before", "last", "and", "two", "three",
    "dos", "tre", "por", "con", "cuando", "un", "una",
];
/// The words of a sentence that are about such a stay.
pub(super) fn in_hospital(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let all = sentence.clone();
    let starts = all.filter(|word| lies_in_bed(words, sentence, *word));
    let stays = starts.map(|word| word..part_end(words, sentence, word + 1));
    stays.collect()
}

/// "I was in a hospital bed for a year", and not "I was making hospital beds". Nor is "I worked in a hospital room"
/// about a patient.
fn lies_in_bed(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    if !is(words, sentence, word, &["in", "en"]) {
        return false;
    }
    let is = |at: usize, list: &[&str]| is(words, sentence, at, list);
    let next = behind(words, sentence, word);
    let is_bed = (is(next, &["hospital"]) && is(next + 1, &["bed"]))
        || (is(next, &["cama"]) && is(next + 2, &["hospital"]));
    let is_room = is(next, &["hospital"]) && is(next + 1, &["room"]);
    let is_room_es = is(next, &ROOMS_ES) && is(next + 2, &["hospital"]);
    let last = match (is_room || is_room_es, is(next, &["hospital"])) {
        (true, _) => next + 1 + usize::from(is_room_es),
        (false, true) => next,
        _ => return is_bed,
    };
    let is_one = !words.words[last.min(next + 1)].lower.ends_with('s');
    let ends = last + 1 >= sentence.end
        || words.words[last + 1].begins_clause
        || STAY_BEHIND.contains(&words.form(last + 1))
        || is_number(words.form(last + 1));
    let mut before = sentence.start..word;
    let stays = is(word.wrapping_sub(1), &STAYING)
        || (is(word.wrapping_sub(1), &STAY_UNITS) && before.any(|at| is(at, &["spent", "pase"])));
    is_bed || (is_one && ends && stays)
}
