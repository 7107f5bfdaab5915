//! Words that name work elsewhere and something else here: "soldado" beside "soldar", oil paintings, the paint detail
//! of a prison, the yard.

use super::services::parts;
use crate::words::{Words, is};
use std::ops::Range;

/// Phrases of which nothing around them is work.
const NO_WORK: [&str; 14] = [
    " painted picture ",
    " painted a picture ",
    " painting picture ",
    " painted portrait ",
    " painted a portrait ",
    " oil painting ",
    " pintaba cuadro ",
    " pinte cuadro ",
    " sewed up wound ",
    " sewed a wound ",
    " stitched wound ",
    " levantando pesa ",
    " lifting weight ",
    " lifted weight ",
];

/// The words of a sentence that mean something else than work.
pub(super) fn senses(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    for part in parts(words, sentence) {
        let text = words.text_of(&part);
        let mut own = part.clone().filter(|word| is_other(words, &part, *word));
        all.extend(own.by_ref().map(|word| word..word + 1));
        if NO_WORK.iter().any(|sign| text.contains(sign)) {
            all.push(part);
        }
    }
    all
}

/// "Fui soldado", and not "tubo soldado"; "on the paint detail", which is a crew.
fn is_other(words: &Words, part: &Range<usize>, word: usize) -> bool {
    let is_soldier = is(words, part, word, &["soldado"])
        && word > part.start
        && is(
            words,
            part,
            word - 1,
            &["fui", "era", "soy", "un", "como", "de"],
        );
    let mut before = word.saturating_sub(3)..word;
    let is_crew = is(words, part, word, &["detail"])
        && before.any(|at| is(words, part, at, &["on"]) && is(words, part, at + 1, &["the", "a"]));
    is_soldier || is_crew
}
