//! Text in one form: compatibility characters resolved, nothing invisible, letter-spaced lines
//! joined.

use std::collections::HashSet;
use unicode_normalization::UnicodeNormalization;

/// The longest text that is looked at, in bytes: some 400 full pages.
pub const TEXT_MAX: usize = 1024 * 1024;

/// Cleans extracted text. Characters that draw nothing (controls, marks of writing direction, soft hyphens)
/// can hide or spoof words, so they are removed.
pub fn clean(text: &str) -> String {
    let mut cleaned = String::with_capacity(text.len());
    for line in text.lines() {
        let line: String = line
            .nfkc()
            .filter(|character| !draws_nothing(*character))
            .collect();
        let line = join_spaced(line.trim());
        if cleaned.len() + line.len() >= TEXT_MAX {
            break;
        }
        if !line.is_empty() {
            cleaned.push_str(&line);
            cleaned.push('\n');
        }
    }
    cleaned
}

/// Counts the different words of at least two letters in a text. A stamp on every page counts
/// once.
pub fn distinct_words(text: &str) -> usize {
    let is_word = |word: &&str| {
        word.chars()
            .filter(|character| character.is_alphabetic())
            .count()
            >= 2
    };
    let words: HashSet<String> = text
        .split_whitespace()
        .filter(is_word)
        .map(str::to_lowercase)
        .collect();
    words.len()
}

fn draws_nothing(character: char) -> bool {
    (character.is_control() && character != '\t')
        || matches!(character, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFFD}')
}

/// `E X P E R I E N C E` is one word; several blanks part words in such a line.
fn join_spaced(line: &str) -> String {
    let pieces: Vec<&str> = line.split(' ').collect();
    let single = pieces
        .iter()
        .filter(|piece| piece.chars().count() == 1)
        .count();
    let filled = pieces.iter().filter(|piece| !piece.is_empty()).count();
    if single < 5 || single * 10 < filled * 9 {
        return line.to_owned();
    }
    let mut joined = String::with_capacity(line.len());
    for piece in pieces {
        if piece.is_empty() && !joined.ends_with(' ') {
            joined.push(' ');
        }
        joined.push_str(piece);
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn spaced_headings_become_words() {
        assert_eq!(clean("E X P E R I E N C E"), "EXPERIENCE\n");
        assert_eq!(clean("W O R K  H I S T O R Y"), "WORK HISTORY\n");
        assert_eq!(clean("I am a cook"), "I am a cook\n");
    }

    #[test]
    fn what_draws_nothing_goes_and_ligatures_are_letters() {
        assert_eq!(
            clean("of\u{FB01}ce\u{202E} \0work\u{AD}er"),
            "office worker\n"
        );
        assert_eq!(clean("ﬀ\r\nb"), "ff\nb\n");
    }

    proptest! {
        #[test]
        fn any_text_is_cleaned_once(text in "\\PC{0,200}") {
            let once = clean(&text);
            prop_assert!(once.chars().all(|character| character == '\n' || !draws_nothing(character)));
            prop_assert!(distinct_words(&once) <= once.len());
        }
    }
}
