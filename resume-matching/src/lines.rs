//! Where a line of a PDF ends a sentence and where it was only wrapped. Exporters wrap the same text
//! at different widths, and the same resume has to say the same.

/// The separator between two words.
pub(crate) enum Break {
    /// They are in one sentence.
    Word,
    /// A sentence ends.
    Sentence,
    /// A word may have been divided.
    Hyphen,
}

/// What the line break at `at` is, in a text whose longest line has `width` characters.
pub(crate) fn line_break(text: &str, at: usize, width: usize) -> Break {
    let before = text[..at].trim_end_matches([' ', '\r', '\t']);
    let after = text[at + 1..].trim_start_matches([' ', '\r', '\t']);
    let Some(next) = after.chars().next().filter(|next| *next != '\n') else {
        return Break::Sentence;
    };
    if before.ends_with('\n') {
        return Break::Sentence;
    }
    if next.is_lowercase() || before.ends_with(',') {
        return Break::Word;
    }
    let line = before.rsplit('\n').next().unwrap_or_default();
    let word = after.split_whitespace().next().unwrap_or_default();
    let is_full = line.chars().count() + 1 + word.chars().count() > width;
    let is_text = line.chars().any(char::is_lowercase) && line.contains(' ');
    if next.is_alphanumeric() && is_full && is_text && width >= SHORTEST_WRAP {
        Break::Word
    } else {
        Break::Sentence
    }
}

/// Characters of the narrowest column that a text is taken to be wrapped in.
const SHORTEST_WRAP: usize = 32;
