//! The words of a sentence, without the signs between them.

/// The words of a text.
pub(super) fn words_of(text: &str) -> Vec<&str> {
    let words = text.split(|char: char| !char.is_alphanumeric());
    words.filter(|word| !word.is_empty()).collect()
}

/// Words in one line with a space at both ends, so that a phrase between spaces is found as whole words.
pub(super) fn line_of(words: &[&str]) -> String {
    format!(" {} ", words.join(" "))
}
