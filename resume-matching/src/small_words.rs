//! Words of every sentence that tell its language and nothing about work.

/// Words of nearly every sentence in one language and of no sentence in the other.
const SMALL_EN: [&str; 24] = [
    "the", "and", "i", "to", "of", "in", "for", "with", "my", "was", "at", "on", "we", "it",
    "from", "they", "that", "had", "have", "up", "or", "by", "when", "how",
];
const SMALL_ES: [&str; 24] = [
    "el", "la", "lo", "los", "de", "y", "en", "con", "un", "una", "que", "por", "para", "del",
    "al", "mi", "se", "las", "como", "su", "cuando", "tengo", "e", "le",
];

/// Whether a word says nothing about work in either language. "Yes" is no form of "yeso", and
/// "cosas" none of "coser".
pub(crate) fn is_small(form: &str) -> bool {
    ["yes", "cosa"].contains(&form) || SMALL_EN.contains(&form) || SMALL_ES.contains(&form)
}

/// By how many small words English leads over Spanish in a line that is not yet read as words.
pub(crate) fn lead_of(line: &str) -> i32 {
    let words = line.split(|letter: char| !letter.is_alphanumeric());
    words.map(|word| lead_of_form(&word.to_lowercase())).sum()
}

/// The same for one word in lower case.
pub(crate) fn lead_of_form(form: &str) -> i32 {
    i32::from(SMALL_EN.contains(&form)) - i32::from(SMALL_ES.contains(&form))
}
