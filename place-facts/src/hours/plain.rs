//! The words of a sentence, without the signs between them.

use crate::beginnings::Beginnings;

/// The words of a text.
pub(super) fn words_of(text: &str) -> Vec<&str> {
    let words = text.split(|char: char| !char.is_alphanumeric());
    words.filter(|word| !word.is_empty()).collect()
}

/// Words in one line with a space at both ends, so that a phrase between spaces is found as whole words.
pub(super) fn line_of(words: &[&str]) -> String {
    format!(" {} ", words.join(" "))
}

/// Whether a phrase stands in such a line as whole words. Thousands of phrases are looked for in each row, so nothing
/// is copied for one.
pub(crate) fn says(line: &str, phrase: &str) -> bool {
    split_at(line, phrase).is_some()
}

/// The phrases that stand in such a line as whole words.
pub(crate) fn said<'a>(
    line: &str,
    phrases: impl IntoIterator<Item = &'a &'a str>,
) -> impl Iterator<Item = &'a str> {
    let beginnings = Beginnings::of(line.trim());
    let phrases = phrases.into_iter().copied();
    phrases.filter(move |it| beginnings.may_have(it) && says(line, it))
}

/// What stands before and behind a phrase that stands in such a line as whole words.
pub(crate) fn split_at<'a>(line: &'a str, phrase: &str) -> Option<(&'a str, &'a str)> {
    let mut spaces = line.match_indices(' ');
    spaces.find_map(|(at, space)| {
        let behind = line[at + space.len()..].strip_prefix(phrase)?;
        Some((&line[..at], behind.strip_prefix(' ')?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_phrase_is_found_as_between_spaces(words in "[ab]{1,2}( [abé]{1,2}){0,6}", phrase in "[abé]{1,2}( [ab]{1,2}){0,2}") {
            let line = line_of(&words_of(&words));
            let padded = format!(" {phrase} ");
            prop_assert_eq!(split_at(&line, &phrase), line.split_once(&padded));
            prop_assert_eq!(says(&line, &phrase), line.contains(&padded));
        }
    }
}
