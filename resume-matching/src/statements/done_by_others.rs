//! What others did, and where one was when they came: "They found the gun in the kitchen", "I was on a roof when the cops came". The
//! places in it are none of one's own work. Who was found a job there has it.

use super::services::parts;
use crate::words::{Words, is};
use std::ops::Range;

/// Who comes to search or to arrest …
const POLICE: [&str; 11] = [
    "agent",
    "cop",
    "detective",
    "fed",
    "marshal",
    "officer",
    "police",
    "swat",
    "trooper",
    "agente",
    "policia",
];
/// … or is told of without a name …
const THEY: [&str; 5] = ["they", "he", "she", "ellos", "somebody"];
/// … and what is done then.
const SEARCHING: [&str; 22] = [
    "arrested",
    "busted",
    "caught",
    "found",
    "grabbed",
    "handcuffed",
    "nabbed",
    "planted",
    "raided",
    "searched",
    "seized",
    "agarraron",
    "allanaron",
    "arrestaron",
    "cacharon",
    "detuvieron",
    "encontraron",
    "esposaron",
    "hallaron",
    "registraron",
    "revisaron",
    "stole",
];
/// Where somebody was.
const WAS: [&str; 4] = ["was", "were", "estaba", "estuve"];
const WHEN: [&str; 3] = ["when", "while", "cuando"];
const AT: [&str; 7] = ["in", "on", "at", "near", "by", "outside", "en"];
/// What shows that work was found, or that somebody was at work.
const WORK: [&str; 24] = [
    "job",
    "work",
    "worked",
    "working",
    "position",
    "hired",
    "shift",
    "spot",
    "trabajo",
    "empleo",
    "puesto",
    "trabajando",
    "trabajaba",
    "turno",
    "cooking",
    "cleaning",
    "painting",
    "roofing",
    "repairing",
    "fixing",
    "installing",
    "loading",
    "driving",
    "cocinando",
];

/// The words of a sentence that tell of such a thing.
pub(super) fn done_by_others(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let all = parts(words, sentence).into_iter();
    all.filter(|part| {
        let is_work = part.clone().any(|word| is(words, part, word, &WORK));
        !is_work && (is_search(words, part) || is_when_they_came(words, part))
    })
    .collect()
}

/// "They found the gun in the kitchen", and not "they found me in the kitchen, cooking".
fn is_search(words: &Words, part: &Range<usize>) -> bool {
    const ARTICLES: [&str; 5] = ["the", "la", "los", "el", "and"];
    let who = part.start + usize::from(is(words, part, part.start, &ARTICLES));
    let is_who = is(words, part, who, &POLICE) || is(words, part, who, &THEY);
    // In Spanish the verb says that it was they.
    let is_alone =
        is(words, part, part.start, &SEARCHING) && words.form(part.start).ends_with("aron");
    let mut behind = who..part.end.min(who + 3);
    is_alone || is_who && behind.any(|word| is(words, part, word, &SEARCHING))
}

/// "I was on a roof when the cops came".
fn is_when_they_came(words: &Words, part: &Range<usize>) -> bool {
    let was = part
        .clone()
        .find(|word| is(words, part, *word, &WAS) && is(words, part, word + 1, &AT));
    let when = was.and_then(|was| (was..part.end).find(|word| is(words, part, *word, &WHEN)));
    when.is_some_and(|when| (when..part.end).any(|word| is(words, part, word, &POLICE)))
}
