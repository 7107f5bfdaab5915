//! The words of a question, as they were typed.

use crate::catalog::index::split;
use sync_protocol::places::search::SEARCH_TEXT_MAX;

/// Most words of a question.
const WORDS_MAX: usize = 16;
/// What people put around words that shall be taken as they are.
const QUOTES: [char; 5] = ['"', '“', '”', '«', '»'];

/// A word, whether it stands between quotes, and what was typed if it was corrected.
#[derive(Clone)]
pub(super) struct Word {
    pub(super) text: String,
    pub(super) is_quoted: bool,
    pub(super) typed: Option<String>,
}

/// The words of a text.
pub(super) fn words_of(text: &str) -> Vec<Word> {
    let text: String = text.chars().take(SEARCH_TEXT_MAX).collect();
    let parts = text.split(QUOTES).enumerate();
    // A quote that is not closed is none.
    let quotes = text.matches(QUOTES).count() / 2 * 2;
    let words = parts.flat_map(|(number, part)| {
        let is_quoted = number % 2 == 1 && number < quotes;
        let words = split(part).into_iter();
        words.map(move |text| Word {
            text,
            is_quoted,
            typed: None,
        })
    });
    words.take(WORDS_MAX).collect()
}
