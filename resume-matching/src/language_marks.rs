//! The marks that the resume builder puts behind own words in the other language: "(en inglés)", "(in Spanish)". They say
//! nothing of what somebody speaks.

use std::borrow::Cow;

/// Each mark in its two words.
const MARKS: [(&str, &str); 2] = [("(en", "inglés)"), ("(in", "Spanish)")];

/// The text with spaces in place of the marks, so that all other words stay where they were. The end of a line may stand
/// between the words of a mark.
pub(crate) fn without_marks(text: &str) -> Cow<'_, str> {
    let mut found = Vec::new();
    for (first, second) in MARKS {
        for (start, _) in text.match_indices(first) {
            let rest = &text[start + first.len()..];
            let next = rest.trim_start();
            let is_whole = next.len() < rest.len() && next.starts_with(second);
            if is_whole {
                found.push(start..text.len() - next.len() + second.len());
            }
        }
    }
    if found.is_empty() {
        return Cow::Borrowed(text);
    }
    let is_in_mark = |at: usize| found.iter().any(|mark| mark.contains(&at));
    let mut without = String::with_capacity(text.len());
    for (at, character) in text.char_indices() {
        if !is_in_mark(at) || character == '\n' {
            without.push(character);
        } else {
            without.extend(std::iter::repeat_n(' ', character.len_utf8()));
        }
    }
    Cow::Owned(without)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_spaces_and_nothing_else_moves() {
        let text = "Spaceship polisher (en inglés)\nI weld (in\nSpanish) in Spanish (en casa)";
        let without = without_marks(text);
        assert_eq!(without.len(), text.len());
        assert!(!without.contains("inglés"), "{without}");
        assert_eq!(without.find("in Spanish"), text.find("in Spanish (en"));
        assert!(without.ends_with("(en casa)"));
        assert!(matches!(without_marks("I speak English"), Cow::Borrowed(_)));
    }
}
