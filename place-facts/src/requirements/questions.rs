//! Which sentences of a row are questions. "No ID? Call first" does not say that none is needed.

use super::{SAID_IN, Sentence};
use crate::row::PlaceRow;
use crate::sentences::sentences;

/// For each sentence of a row whether it is a question that the next one does not answer with a yes.
pub(super) fn of_row(row: &PlaceRow<'_>) -> Vec<bool> {
    row.fields(&SAID_IN).flat_map(of_text).collect()
}

/// For each sentence of a text whether it is such a question.
pub(super) fn of_text(text: &str) -> Vec<bool> {
    let mut rest = text;
    let asked = sentences(text).map(|sentence| {
        let behind = rest.split_once(sentence).map_or("", |(_, behind)| behind);
        rest = behind;
        let question = behind.trim_start().strip_prefix('?');
        question.is_some_and(|answer| !is_yes(answer))
    });
    asked.collect()
}

/// "No ID? No problem".
pub(super) fn is_yes(answer: &str) -> bool {
    const YES: [&str; 10] = [
        "always",
        "sí",
        "yes",
        "yes please",
        "no problem",
        "no problema",
        "no hay problema",
        "no worries",
        "that s ok",
        "that s okay",
    ];
    let first = sentences(answer).next().map(Sentence::new);
    first.is_some_and(|first| YES.contains(&first.plain.as_str()))
}
