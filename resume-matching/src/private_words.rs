//! Words of a person that are never shown as a reason: where the work was done, if that was a prison, and whose care it
//! was, if that was one's own family. The work is found with them, and quoted without them.

use crate::sentence::Evidence;
use crate::small_words::is_small;
use crate::statements::is_of_family;
use crate::words::{Words, is};
use std::ops::Range;

/// Words for a prison and for who is in one …
const PRISON: [&str; 32] = [
    "prison",
    "jail",
    "jailhouse",
    "penitentiary",
    "incarcerated",
    "incarceration",
    "imprisoned",
    "inmate",
    "prisoner",
    "convict",
    "lockup",
    "cellblock",
    "detention",
    "chow",
    "parole",
    "probation",
    "halfway",
    "carcel",
    "carcele",
    "prision",
    "prisione",
    "penal",
    "penitenciaria",
    "reclusorio",
    "reclusion",
    "preso",
    "recluso",
    "encarcelado",
    "encarcelada",
    "encerrado",
    "encerrada",
    "celda",
];
/// … and those that say so together.
const PAIRS: [[&str; 2]; 12] = [
    ["work", "release"],
    ["locked", "up"],
    ["locked", "down"],
    ["lock", "up"],
    ["chow", "hall"],
    ["behind", "bar"],
    ["doing", "time"],
    ["did", "time"],
    ["parole", "officer"],
    ["probation", "officer"],
    ["libertad", "condicional"],
    ["county", "jail"],
];
/// What stands before a prison, beside its name.
const QUALITIES: [&str; 6] = ["state", "county", "federal", "juvenile", "local", "city"];
/// Words of the name of a prison at most.
const NAME_MAX: usize = 3;
/// Who works in a prison: a title of one's own stays whole.
const STAFF: [&str; 8] = [
    "officer",
    "guard",
    "sergeant",
    "captain",
    "nurse",
    "lieutenant",
    "industries",
    "industry",
];
/// What follows a cell that is none of a prison.
const NO_CELL: [&str; 5] = ["phone", "tower", "site", "culture", "carrier"];
/// What follows "inside" where it means the prison: "I cut hair inside for years".
const BEHIND_INSIDE: [&str; 12] = [
    "for", "when", "while", "during", "as", "since", "until", "por", "cuando", "como", "cooking",
    "working",
];
const MINE: [&str; 5] = ["my", "our", "mi", "nuestra", "nuestro"];
/// What stands between "my" and somebody of the family.
const BESIDE: [&str; 18] = [
    "own", "sick", "ill", "old", "elderly", "late", "disabled", "dying", "little", "two", "three",
    "younger", "older", "baby", "propio", "propia", "pobre", "blind",
];
/// What is said of their health.
const HEALTH: [&str; 9] = [
    "sick",
    "ill",
    "enfermo",
    "enferma",
    "dying",
    "disabled",
    "alzheimer",
    "dementia",
    "demencia",
];
/// Words that begin or end no quote.
const ENDS: [&str; 16] = [
    "when", "was", "were", "while", "during", "from", "at", "cuando", "estaba", "estuve",
    "mientra", "la", "a", "i", "my", "there",
];

/// Whether a word of a sentence is never shown.
pub(crate) fn is_private(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    is_of_prison(words, sentence, word) || is_family(words, sentence, word)
}

fn is_of_prison(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    let is = |at: usize, list: &[&str]| is(words, sentence, at, list);
    let is_pair = |at: usize| {
        PAIRS
            .iter()
            .any(|[one, two]| is(at, &[one]) && is(at + 1, &[two]))
    };
    let next = word + 1;
    let ends = next >= sentence.end || words.words[next].begins_clause;
    // "Adentro, en la prisión".
    let mut behind = next..sentence.end;
    let is_before_prison = behind
        .find(|at| !is_small(words.form(*at)))
        .is_some_and(|at| is(at, &PRISON));
    let is_inside =
        is(word, &["inside", "adentro"]) && (ends || is_before_prison || is(next, &BEHIND_INSIDE));
    is(word, &PRISON)
        || is_name_of_prison(words, sentence, word)
        || is_pair(word)
        || (word > sentence.start && is_pair(word - 1))
        || is_correctional(words, sentence, word)
        || (is(word, &["cell"]) && !is(next, &NO_CELL))
        || is_inside
}

/// "Correctional facility", and not a correctional officer.
fn is_correctional(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    is(words, sentence, word, &["correctional", "correction"])
        && !is(words, sentence, word + 1, &STAFF)
}

/// "Northern State" before "Prison", and "county" before "jail".
fn is_name_of_prison(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    let is_name = |at: usize| {
        let form = words.form(at);
        at > sentence.start
            && !is_small(form)
            && (words.words[at].is_capital || QUALITIES.contains(&form))
            && !words.words[at + 1].begins_clause
    };
    let mut behind = word + 1..sentence.end.min(word + 1 + NAME_MAX);
    let prison = behind
        .find(|at| is(words, sentence, *at, &PRISON) || is_correctional(words, sentence, *at));
    prison.is_some_and(|prison| (word..prison).all(is_name))
}

/// "My sick mother", from "my" on, and what is said of her health.
fn is_family(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    let is = |at: usize, list: &[&str]| is(words, sentence, at, list);
    let kin_of = |mine: usize| {
        let kin = (mine + 1..sentence.end).find(|at| !is(*at, &BESIDE))?;
        (is(mine, &MINE) && is_of_family(words.form(kin))).then_some(kin)
    };
    let within = (sentence.start.max(word.saturating_sub(4))..=word)
        .filter_map(kin_of)
        .any(|kin| word <= kin);
    within || (is(word, &HEALTH) && sentence.clone().any(|at| kin_of(at).is_some()))
}

/// The words that are shown for some work: those that say it without private ones, if any are left. Words that are not
/// beside one's own family come first: of "cooked for my mother and for a restaurant" the restaurant.
pub(crate) fn without(
    words: &Words,
    sentence: &Range<usize>,
    evidence: &Evidence,
) -> Option<Range<usize>> {
    let all = evidence.words.clone();
    let hidden = |word: usize| is_private(words, sentence, word);
    if !all.clone().any(hidden) {
        return Some(all);
    }
    let mut runs: Vec<(bool, Range<usize>)> = Vec::new();
    let mut start = all.start;
    for word in all.start..=all.end {
        if word == all.end || hidden(word) {
            let is_beside = word < all.end && is_family(words, sentence, word);
            runs.push((is_beside, trimmed(words, start..word)));
            start = word + 1;
        }
    }
    let says = |run: &Range<usize>| {
        let mut clues = evidence.clues.iter();
        clues.any(|clue| clue.start < run.end && run.start < clue.end)
    };
    runs.retain(|(_, run)| !run.is_empty() && says(run));
    runs.sort_by_key(|(is_beside, run)| (*is_beside, run.start));
    runs.into_iter().next().map(|(_, run)| run)
}

/// Some words without the small ones at their ends.
pub(crate) fn trimmed(words: &Words, mut run: Range<usize>) -> Range<usize> {
    let is_end = |word: usize| is_small(words.form(word)) || ENDS.contains(&words.form(word));
    while !run.is_empty() && is_end(run.start) {
        run.start += 1;
    }
    while !run.is_empty() && is_end(run.end - 1) {
        run.end -= 1;
    }
    run
}
