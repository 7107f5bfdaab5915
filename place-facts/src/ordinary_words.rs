//! Ordinary words of the four languages of the screens. What is one of them is spelled right, and is no name.

use std::collections::HashSet;
use std::sync::LazyLock;

/// The words, one a line, without accents.
pub(crate) const WORDS: &str = include_str!("../data/ordinary.txt");

static ORDINARY: LazyLock<HashSet<&str>> = LazyLock::new(|| WORDS.lines().collect());

/// Whether a word is an ordinary one.
pub(crate) fn is_ordinary(word: &str) -> bool {
    ORDINARY.contains(word)
}
