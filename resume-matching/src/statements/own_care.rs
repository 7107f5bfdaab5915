//! Care of one's own people that goes on today: "I watch my own kids while my wife works". It is how somebody lives. What
//! was done for them once is known to employers as care work, so it counts.

use super::is_of_family;
use super::services::parts;
use super::signs::ONESELF;
use crate::words::{Words, is};
use std::ops::Range;

/// Verbs for it in the present …
const CARING: [&str; 12] = [
    "watch", "babysit", "raise", "raising", "bathe", "feed", "cuido", "cuidando", "atiendo",
    "crio", "bano", "watching",
];
/// … and those of more than one word.
const CARING_PAIRS: [[&str; 2]; 7] = [
    ["take", "care"],
    ["taking", "care"],
    ["care", "for"],
    ["caring", "for"],
    ["look", "after"],
    ["looking", "after"],
    ["me", "encargo"],
];
/// What stands between "I" and the verb.
const BEFORE: [&str; 12] = [
    "am", "im", "also", "now", "still", "just", "estoy", "ahora", "tambien", "and", "y", "today",
];
const MINE: [&str; 6] = ["my", "our", "mi", "mis", "nuestro", "nuestra"];
const BESIDE: [&str; 14] = [
    "own", "sick", "ill", "old", "elderly", "disabled", "two", "three", "four", "little", "dos",
    "tre", "propio", "baby",
];
/// Who is no family, though one's own.
const NO_FAMILY: [&str; 12] = [
    "neighbor",
    "vecino",
    "vecina",
    "friend",
    "amigo",
    "boss",
    "jefe",
    "roommate",
    "coworker",
    "companero",
    "companera",
    "cellmate",
];
/// What says that it is paid work.
const PAID: [&str; 24] = [
    "pay",
    "pays",
    "paid",
    "paying",
    "money",
    "cash",
    "agency",
    "client",
    "job",
    "employer",
    "certified",
    "licensed",
    "license",
    "aide",
    "hha",
    "company",
    "hired",
    "pago",
    "pagan",
    "paga",
    "agencia",
    "cliente",
    "empleo",
    "certificada",
];
/// How far behind the verb they are named.
const REACH: usize = 6;
/// Who is meant in the words that go on about them.
const THEM: [&str; 10] = [
    "her", "him", "them", "she", "he", "they", "la", "lo", "le", "ella",
];

/// The words of a sentence that tell of such care.
pub(super) fn own_care(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    if sentence.clone().any(|it| is(words, sentence, it, &PAID)) {
        return Vec::new();
    }
    let parts = parts(words, sentence);
    let mut all: Vec<Range<usize>> = Vec::new();
    for part in parts {
        let goes_on = all.last().is_some_and(|last| last.end == part.start)
            && part.clone().any(|it| is(words, &part, it, &THEM))
            && !part.clone().any(|it| is(words, &part, it, &ONESELF));
        if goes_on || is_own_care(words, &part) {
            all.push(part);
        }
    }
    all
}

fn is_own_care(words: &Words, part: &Range<usize>) -> bool {
    let mut all = part.clone();
    let leads =
        |it: &usize| is(words, part, *it, &BEFORE) || is(words, part, *it, &["i", "we", "yo"]);
    let Some(verb) = all.find(|it| !leads(it)) else {
        return false;
    };
    let is_pair = CARING_PAIRS
        .iter()
        .any(|[one, two]| is(words, part, verb, &[one]) && is(words, part, verb + 1, &[two]));
    let family = |mine: usize| {
        let kin = (mine + 1..part.end).find(|it| !is(words, part, *it, &BESIDE));
        is(words, part, mine, &MINE)
            && kin.is_some_and(|it| {
                is_of_family(words.form(it)) && !is(words, part, it, &NO_FAMILY)
                    // "My sister's neighbor" is somebody else.
                    && !is(words, part, it + 1, &NO_FAMILY)
            })
    };
    (is_pair || is(words, part, verb, &CARING)) && (verb + 1..verb + 1 + REACH).any(family)
}
