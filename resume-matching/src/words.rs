//! Text as words: lower case, without accents, one number of everything, and where sentences and
//! clauses begin. Every word remembers where it stands, so that it can be shown as it was written.

use crate::lines::{Break, line_break};
use std::ops::Range;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Words of a sentence at most. What speaks for a kind of work in one sentence is compared with each
/// other, so a text without any end of a sentence would take the square of its length.
const SENTENCE_MAX: usize = 120;

/// A word of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// Its offset in the text it was taken from, in bytes.
    pub source: Range<usize>,
    /// The offset of its form in [`Words::text`], in bytes.
    pub form: Range<usize>,
    /// Lower case with its accents, for the stemmer of a language.
    pub lower: String,
    /// Whether it was written with a capital letter.
    pub is_capital: bool,
    /// Whether a comma or a similar sign precedes it.
    pub begins_clause: bool,
    /// Whether it is the first one on its line.
    pub begins_line: bool,
    /// Whether a colon follows it.
    pub ends_heading: bool,
}

/// A text as words with one blank before and after each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Words {
    /// ` forklift driver 3 year ` …
    pub text: String,
    /// The words, in order.
    pub words: Vec<Word>,
    /// The words of each sentence.
    pub sentences: Vec<Range<usize>>,
}

impl Words {
    /// Splits a text.
    pub fn of(text: &str) -> Self {
        let mut words = Self {
            text: String::from(" "),
            words: Vec::new(),
            sentences: Vec::new(),
        };
        let width = text.lines().map(|line| line.chars().count()).max();
        let width = width.unwrap_or_default();
        let (mut first, mut begins, mut word) = (0, Begins::line(), Pending::default());
        let mut characters = text.char_indices().peekable();
        while let Some((at, character)) = characters.next() {
            if character.is_alphanumeric() || is_combining_mark(character) {
                word.push(at, character);
                continue;
            }
            if matches!(character, '\'' | '’') && word.is_open() {
                continue;
            }
            let kind = match character {
                '\n' => line_break(text, at, width),
                '-' if text[at + 1..].starts_with('\n') && word.is_open() => Break::Hyphen,
                _ => Break::Word,
            };
            if matches!(kind, Break::Hyphen) && text[at + 2..].starts_with(char::is_lowercase) {
                characters.next();
                continue;
            }
            words.add(&mut word, &mut begins);
            if let Some(last) = words.words.last_mut() {
                last.ends_heading |= character == ':';
            }
            begins.line |= character == '\n';
            begins.clause |= matches!(character, ',' | ':' | '(' | ')' | '–' | '—');
            let ends = match character {
                '\n' => matches!(kind, Break::Sentence),
                '.' => !text[at + 1..].starts_with(char::is_alphanumeric),
                _ => matches!(character, ';' | '•' | '!' | '?' | '|' | '▪' | '●' | '·'),
            };
            if ends || words.words.len() - first >= SENTENCE_MAX {
                words.end_sentence(&mut first);
                begins.clause = true;
            }
        }
        words.add(&mut word, &mut begins);
        words.end_sentence(&mut first);
        words
    }

    /// The form of a word: lower case, without accents, singular.
    pub fn form(&self, word: usize) -> &str {
        &self.text[self.words[word].form.clone()]
    }

    /// Where some words stand in [`Self::text`], with the space at both ends. There has to be one.
    pub(crate) fn span(&self, words: &Range<usize>) -> Range<usize> {
        self.words[words.start].form.start - 1..self.words[words.end - 1].form.end + 1
    }

    /// The forms of some words with a space at both ends, so that a phrase between spaces is found as whole words.
    pub(crate) fn text_of(&self, words: &Range<usize>) -> &str {
        &self.text[self.span(words)]
    }

    /// The word that begins at an offset into [`Self::text`].
    pub fn at(&self, offset: usize) -> usize {
        self.words.partition_point(|word| word.form.start < offset)
    }

    fn add(&mut self, pending: &mut Pending, begins: &mut Begins) {
        let Some(source) = pending.source.take() else {
            return;
        };
        let lower = std::mem::take(&mut pending.lower);
        let is_capital = std::mem::take(&mut pending.is_capital);
        let folded = folded(&lower);
        let start = self.text.len();
        self.text.push_str(singular(&folded));
        let form = start..self.text.len();
        if form.is_empty() {
            return;
        }
        self.text.push(' ');
        let begins = std::mem::take(begins);
        self.words.push(Word {
            source,
            form,
            lower,
            is_capital,
            begins_clause: begins.clause,
            begins_line: begins.line,
            ends_heading: false,
        });
    }

    fn end_sentence(&mut self, first: &mut usize) {
        if *first < self.words.len() {
            self.sentences.push(*first..self.words.len());
            *first = self.words.len();
        }
    }
}

/// What the next word begins.
#[derive(Default)]
struct Begins {
    clause: bool,
    line: bool,
}

impl Begins {
    fn line() -> Self {
        Self {
            clause: false,
            line: true,
        }
    }
}

/// A word of which more may come.
#[derive(Default)]
struct Pending {
    source: Option<Range<usize>>,
    lower: String,
    is_capital: bool,
}

impl Pending {
    fn push(&mut self, at: usize, character: char) {
        let end = at + character.len_utf8();
        let start = self.source.as_ref().map_or(at, |source| source.start);
        self.is_capital |= start == at && character.is_uppercase();
        self.source = Some(start..end);
        self.lower.extend(character.to_lowercase());
    }

    fn is_open(&self) -> bool {
        self.source.is_some()
    }
}

/// Without accents: `albañil` and `albanil` are written by the same person.
pub(crate) fn folded(lower: &str) -> String {
    lower
        .nfkd()
        .filter(|letter| !is_combining_mark(*letter))
        .flat_map(char::to_lowercase)
        .collect()
}

/// Without the s of the plural in either language; `ss`, `us` and `is` are not plurals.
fn singular(word: &str) -> &str {
    match word.strip_suffix('s') {
        Some(one) if one.len() >= 3 && !one.ends_with(['s', 'u', 'i']) => one,
        _ => word,
    }
}

/// Whether a word lies within some others and has one of these forms.
pub(crate) fn is(words: &Words, within: &Range<usize>, word: usize, forms: &[&str]) -> bool {
    within.contains(&word) && forms.contains(&words.form(word))
}

/// The sentence behind one.
pub(crate) fn next_sentence(words: &Words, sentence: &Range<usize>) -> Range<usize> {
    let next = words
        .sentences
        .partition_point(|it| it.start < sentence.end);
    let next = words.sentences.get(next).cloned();
    next.unwrap_or(sentence.end..sentence.end)
}

/// Whether a form begins with a digit.
pub(crate) fn is_number(form: &str) -> bool {
    form.starts_with(|letter: char| letter.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentences(text: &str) -> Vec<String> {
        let words = Words::of(text);
        let joined = |range: &Range<usize>| {
            let forms: Vec<&str> = range.clone().map(|word| words.form(word)).collect();
            forms.join(" ")
        };
        words.sentences.iter().map(joined).collect()
    }

    #[test]
    fn both_languages_and_numbers_fold_to_one_form() {
        let words = Words::of("Albañiles & forklifts, driver's (CDL-B). 2 buses");
        assert_eq!(words.text, " albanile forklift driver cdl b 2 buse ");
        assert_eq!(Words::of("glass bus basis").text, " glass bus basis ");
    }

    #[test]
    fn a_text_without_an_end_is_read_in_pieces() {
        let words = Words::of(&"wash dishes, ".repeat(1000));
        assert_eq!(words.words.len(), 2000);
        assert!(
            words
                .sentences
                .iter()
                .all(|range| range.len() <= SENTENCE_MAX)
        );
    }

    #[test]
    fn a_word_remembers_where_it_stands() {
        let text = "Albañilería y Yeso";
        let words = Words::of(text);
        assert_eq!(&text[words.words[0].source.clone()], "Albañilería");
        assert_eq!(words.form(2), "yeso");
        assert_eq!(words.at(words.words[2].form.start), 2);
    }

    #[test]
    fn sentences_end_at_marks_and_at_lines_that_were_not_wrapped() {
        assert_eq!(sentences("Cook. No CDL yet"), ["cook", "no cdl yet"]);
        assert_eq!(sentences("WORK\nCook\nBaker"), ["work", "cook", "baker"]);
        assert_eq!(sentences("I loaded\ntrucks"), ["i loaded truck"]);
        assert_eq!(
            sentences("ran a fork-\nlift daily"),
            ["ran a forklift daily"]
        );
        let wrapped = "Worked six years in the kitchen of a hotel in\nNewark, first as a helper.";
        assert_eq!(sentences(wrapped).len(), 1);
    }
}
