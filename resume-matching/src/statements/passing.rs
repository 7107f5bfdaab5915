//! What somebody waits for, gets, finishes or needs: "I waited at the bus stop", "I cashed my check". The
//! same words name work elsewhere ("waited tables"), so each is known by what stands beside it.

use super::services::parts;
use super::signs::{ONESELF, TURNS};
use crate::words::{Words, is};
use std::ops::Range;

const WAITING: [&str; 7] = [
    "wait",
    "waited",
    "waiting",
    "espero",
    "espere",
    "esperaba",
    "esperando",
];
/// What shows that it is not waiting on others.
const FOR: [&str; 12] = [
    "for", "at", "until", "hours", "outside", "el", "la", "en", "mi", "a", "al", "un",
];
const GETTING: [&str; 11] = [
    "got", "get", "getting", "had", "have", "want", "tengo", "tuve", "tenia", "necesito", "quiero",
];
/// What others do to one's own body.
const SERVICE: [&str; 10] = [
    "haircut", "shave", "tattoo", "massage", "manicure", "pedicure", "facial", "trim", "fade",
    "corte",
];
/// Where one goes for work, and has none yet.
const MEETINGS: [&str; 4] = ["interview", "appointment", "entrevista", "cita"];
const FINISHING: [&str; 17] = [
    "finish",
    "finished",
    "finishing",
    "complete",
    "completed",
    "started",
    "attended",
    "graduated",
    "termine",
    "acabe",
    "hice",
    "estuve",
    "estoy",
    "entre",
    "asisti",
    "curse",
    "tome",
];
/// What one finishes that is no floor.
const COURSES: [&str; 17] = [
    "program",
    "class",
    "classe",
    "school",
    "course",
    "training",
    "parole",
    "sentence",
    "time",
    "degree",
    "ged",
    "grade",
    "college",
    "programa",
    "curso",
    "condena",
    "sentencia",
];
/// How far from the verb it stands.
const REACH: usize = 6;
const CASHING: [&str; 6] = ["cash", "cashed", "cashing", "cambie", "cambio", "cobre"];
const OWN: [&str; 8] = ["my", "a", "an", "mi", "un", "una", "the", "another"];
const NEEDING: [&str; 6] = ["need", "needed", "necesito", "ocupo", "necesitaba", "want"];
/// How one gets to a place.
const RIDES: [&str; 8] = [
    "ride",
    "lift",
    "transportation",
    "transport",
    "transporte",
    "aventon",
    "bus",
    "autobus",
];

/// The words of a sentence that tell of something in passing.
pub(super) fn passing(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    for part in parts(words, sentence) {
        let whole = part.clone().find(|word| {
            is_waiting(words, &part, *word)
                || (is(words, &part, *word, &CASHING)
                    && is_own(words, &part, *word, &["check", "cheque"]))
                || (is(words, &part, *word, &NEEDING) && is_own(words, &part, *word, &RIDES))
        });
        all.extend(whole.map(|word| word..part.end));
        all.extend(part.clone().flat_map(|word| finished(words, &part, word)));
        let served = part.clone().find(|word| {
            (is(words, &part, *word, &GETTING) || is(words, &part, *word, &NEEDING))
                && (is_own(words, &part, *word, &SERVICE) || is_own(words, &part, *word, &MEETINGS))
        });
        all.extend(served.map(|word| word..told_end(words, sentence, word + 1)));
    }
    all
}

fn is_waiting(words: &Words, part: &Range<usize>, word: usize) -> bool {
    let is_in_line = is(words, part, word + 1, &["in"]) && is(words, part, word + 2, &["line"]);
    // "On a wait list", and not "managed the wait list".
    let mut before = part.start.max(word.saturating_sub(2))..word;
    let is_listed =
        is(words, part, word + 1, &["list"]) && before.any(|it| is(words, part, it, &["on"]));
    is(words, part, word, &WAITING) && (is_in_line || is_listed || is(words, part, word + 1, &FOR))
}

/// Whether "my check" or the like follows.
fn is_own(words: &Words, part: &Range<usize>, verb: usize, list: &[&str]) -> bool {
    let noun = verb + 1 + usize::from(is(words, part, verb + 1, &OWN));
    is(words, part, noun, list)
}

/// The verb of "finished a program", which is no finish of concrete, and a "programa" that is no software.
fn finished(words: &Words, part: &Range<usize>, verb: usize) -> Vec<Range<usize>> {
    let mut behind = verb + 1..part.end.min(verb + 1 + REACH);
    let course = behind.find(|it| is(words, part, *it, &COURSES));
    match course.filter(|_| is(words, part, verb, &FINISHING)) {
        None => Vec::new(),
        Some(course) if is(words, part, course, &["programa"]) => {
            vec![verb..verb + 1, course..course + 1]
        }
        Some(_) => std::iter::once(verb..verb + 1).collect(),
    }
}

/// "A haircut and a shave": up to a turn or one's own deed.
fn told_end(words: &Words, sentence: &Range<usize>, from: usize) -> usize {
    let ends = |word: &usize| {
        let form = words.form(*word);
        let joins =
            ["and", "y"].contains(&form) && !is(words, sentence, *word + 1, &["a", "un", "una"]);
        words.words[*word].begins_clause
            || TURNS.contains(&form)
            || ONESELF.contains(&form)
            || joins
    };
    (from..sentence.end).find(ends).unwrap_or(sentence.end)
}
