//! Text as words: lower case, without accents, one number of everything, and where sentences end.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A text as words with one blank before and after each, and where each sentence begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Words {
    /// ` forklift driver 3 year ` …
    pub text: String,
    /// Offsets into `text` at which a sentence or a line begins, in order.
    pub breaks: Vec<usize>,
}

impl Words {
    /// Takes a text apart.
    pub fn of(text: &str) -> Self {
        let mut words = Self {
            text: String::from(" "),
            breaks: Vec::new(),
        };
        for sentence in text.split(['\n', '.', ';', '•', '!', '?', '|']) {
            words.breaks.push(words.text.len() - 1);
            for word in folded(sentence).split(|character: char| !character.is_alphanumeric()) {
                if !word.is_empty() {
                    words.text.push_str(singular(word));
                    words.text.push(' ');
                }
            }
        }
        words
    }

    /// The sentence around an offset, up to that offset.
    pub fn before(&self, at: usize) -> &str {
        let next = self.breaks.partition_point(|start| *start <= at);
        let start = next.checked_sub(1).map_or(0, |index| self.breaks[index]);
        &self.text[start..at]
    }
}

/// Lower case without accents: `Albañil` and `albanil` are written by the same person.
fn folded(text: &str) -> String {
    text.nfkd()
        .filter(|character| !is_combining_mark(*character))
        .flat_map(char::to_lowercase)
        .filter(|character| *character != '\'' && *character != '’')
        .collect()
}

/// Without the s of the plural in either language; `ss`, `us` and `is` are no plurals.
fn singular(word: &str) -> &str {
    match word.strip_suffix('s') {
        Some(one) if one.len() >= 3 && !one.ends_with(['s', 'u', 'i']) => one,
        _ => word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_and_numbers_fold_to_one_form() {
        let words = Words::of("Albañiles & forklifts, driver's (CDL-B). 2 buses");
        assert_eq!(words.text, " albanile forklift driver cdl b 2 buse ");
        assert_eq!(Words::of("glass bus basis").text, " glass bus basis ");
    }

    #[test]
    fn the_words_before_stop_at_the_sentence() {
        let words = Words::of("Cook. No CDL yet");
        let at = words.text.find("cdl").unwrap();
        assert_eq!(words.before(at), " no ");
    }
}
