//! A paper in a list whose heading says that it is not held: "Expired licenses:", "Licenses that I want:".

use super::Standing;
use crate::unnamed::{CERTIFICATE, LICENSE};
use crate::words::{Words, is};
use std::ops::Range;

/// Words of a heading at most …
const HEADING_MAX: usize = 8;
/// … and of an entry.
const ENTRY_MAX: usize = 7;
/// Entries below one heading at most.
const ENTRIES_MAX: usize = 12;
/// What says in a heading that something is gone …
const GONE: [&str; 15] = [
    "expired",
    "lost",
    "suspended",
    "revoked",
    "lapsed",
    "old",
    "former",
    "previou",
    "vencida",
    "vencido",
    "perdida",
    "suspendida",
    "revocada",
    "caducada",
    "expirada",
];
/// … that it is not there …
const MISSING: [&str; 31] = [
    "missing",
    "want",
    "wanted",
    "need",
    "needed",
    "goal",
    "future",
    "planned",
    "pending",
    "wish",
    "todo",
    "progress",
    "working",
    "getting",
    "plan",
    "hope",
    "lack",
    "falta",
    "faltan",
    "faltante",
    "quiero",
    "necesito",
    "meta",
    "pendiente",
    "objetivo",
    "futura",
    "futuro",
    "tramite",
    "proceso",
    "deseada",
    "goals",
];
/// … and what denies.
const NOT: [&str; 9] = [
    "no", "not", "dont", "never", "without", "none", "sin", "nunca", "ninguna",
];
/// What one says of a paper, where it is no heading of something else.
const HELD: [&str; 9] = [
    "have", "got", "hold", "yet", "tengo", "held", "obtained", "mine", "todavia",
];
/// Words beside them in a heading that names no paper: "No:", "My goals:".
const ALONE: [&str; 6] = ["my", "mi", "mis", "what", "i", "que"];
/// Other words for papers.
const PAPERS: [&str; 5] = ["credential", "card", "permit", "paper", "document"];
/// Words of a heading over papers that are held.
const OF_HELD: [&str; 9] = [
    "and", "y", "current", "valid", "active", "my", "mi", "vigente", "other",
];
/// What a sentence has and an entry has not.
const TELLS: [&str; 10] = [
    "i", "im", "have", "tengo", "yo", "is", "am", "esta", "still", "valid",
];

/// What the heading above a paper, or before it on its line, says of it. None where it says nothing against it.
pub(super) fn standing(
    words: &Words,
    sentence: &Range<usize>,
    paper: &Range<usize>,
) -> Option<Standing> {
    let colon = (sentence.start..paper.start)
        .rev()
        .find(|word| words.words[*word].ends_heading);
    let first = colon.map_or(sentence.start, |word| word + 1);
    if (first..sentence.end).any(|word| is(words, sentence, word, &TELLS)) {
        return None;
    }
    if let Some(colon) = colon {
        return said(words, &(sentence.start..colon + 1));
    }
    if !is_entry(words, sentence) {
        return None;
    }
    let at = words
        .sentences
        .partition_point(|it| it.start < sentence.start);
    for above in words.sentences[..at].iter().rev().take(ENTRIES_MAX) {
        let is_of_held = above
            .clone()
            .all(|word| is_paper(words, word) || OF_HELD.contains(&words.form(word)));
        let is_heading = words.words[above.end - 1].ends_heading;
        if is_heading
            || (said(words, above).is_some() && above.clone().any(|word| is_paper(words, word)))
        {
            return said(words, above);
        }
        if is_of_held || !is_entry(words, above) {
            return None;
        }
    }
    None
}

/// Whether a sentence is a short line.
fn is_entry(words: &Words, sentence: &Range<usize>) -> bool {
    let tells = |word: usize| is(words, sentence, word, &TELLS);
    words.words[sentence.start].begins_line
        && sentence.len() <= ENTRY_MAX
        && !sentence.clone().any(tells)
}

fn is_paper(words: &Words, word: usize) -> bool {
    let form = words.form(word);
    LICENSE.contains(&form) || CERTIFICATE.contains(&form) || PAPERS.contains(&form)
}

/// What a heading says against what stands below it.
fn said(words: &Words, heading: &Range<usize>) -> Option<Standing> {
    let has = |list: &[&str]| heading.clone().any(|word| list.contains(&words.form(word)));
    let is_sign = |word: usize| {
        let form = words.form(word);
        GONE.contains(&form)
            || MISSING.contains(&form)
            || NOT.contains(&form)
            || ALONE.contains(&form)
    };
    let names_papers = heading.clone().any(|word| is_paper(words, word));
    // "Lost and found clerk:" is about something else.
    if heading.len() > HEADING_MAX || !(names_papers || heading.clone().all(is_sign)) {
        return None;
    }
    let is_short = heading.len() <= 2;
    match (has(&GONE), has(&MISSING), has(&NOT)) {
        (true, _, false) => Some(Standing::Lost),
        (false, true, false) => Some(Standing::Coming),
        (false, _, true) if has(&HELD) || is_short => Some(Standing::Coming),
        _ => None,
    }
}
