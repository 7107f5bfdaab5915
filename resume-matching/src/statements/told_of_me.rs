//! What others tell of the writer's own work: "My parole officer knows I laid brick".

use crate::words::{Words, is};
use std::ops::Range;

/// "My parole officer knows I laid brick", and not "says I need a job in a warehouse": whether somebody tells what the
/// writer did.
pub(super) fn tells_of_me(words: &Words, part: &Range<usize>, from: usize) -> bool {
    const KNOWING: [&str; 17] = [
        "knows", "knew", "know", "say", "says", "said", "saw", "told", "tell", "tells", "wrote",
        "sabe", "sabia", "dice", "dijo", "vio", "escribio",
    ];
    const NOT_DONE: [&str; 22] = [
        "should", "need", "needed", "must", "would", "could", "might", "may", "can", "want",
        "will", "never", "have", "had", "debo", "deberia", "necesito", "puedo", "podria", "quiero",
        "tengo", "no",
    ];
    let is_told = (from..part.end.min(from + 2)).any(|it| is(words, part, it, &KNOWING));
    let mut behind = from..part.end.min(from + 5);
    let me = behind.find(|it| is(words, part, *it, &["i", "yo", "que"]));
    let verb = me.map(|it| it + 1 + usize::from(is(words, part, it + 1, &["i", "yo"])));
    is_told && verb.is_some_and(|it| part.contains(&it) && !is(words, part, it, &NOT_DONE))
}
