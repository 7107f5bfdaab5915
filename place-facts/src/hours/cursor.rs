//! A place in the words of a sentence.

use super::words::Word;

/// Words, and how many of them were read.
pub(super) struct Cursor<'a> {
    pub(super) words: &'a [Word],
    pub(super) at: usize,
}

impl Cursor<'_> {
    pub(super) fn peek(&self) -> Option<&Word> {
        self.words.get(self.at)
    }

    pub(super) fn is(&self, text: &str) -> bool {
        matches!(self.peek(), Some(Word::Other(other)) if other == text)
    }

    /// Goes past these words if they are the next.
    pub(super) fn skip(&mut self, texts: &[&str]) -> bool {
        let start = self.at;
        for text in texts {
            let fits = match self.peek() {
                Some(Word::Other(other)) => other == text,
                Some(Word::And(is_word)) => *is_word && *text == "and",
                Some(Word::Dash) => *text == "-",
                Some(Word::Stop) => *text == ";",
                _ => false,
            };
            if !fits {
                self.at = start;
                return false;
            }
            self.at += 1;
        }
        true
    }

    /// Goes past ":".
    pub(super) fn skip_colon(&mut self) -> bool {
        let is_colon = self.peek() == Some(&Word::Colon);
        self.at += usize::from(is_colon);
        is_colon
    }

    /// Goes past "and" or a comma.
    pub(super) fn skip_and(&mut self) -> bool {
        let is_and = matches!(self.peek(), Some(Word::And(_)));
        self.at += usize::from(is_and);
        is_and
    }
}
