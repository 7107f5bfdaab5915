//! A quick look before a search: whether a text can have a phrase at all. Thousands of phrases are looked for in each row.

/// With which letters the words of a sentence begin: a bit for each pair of first letters, which several pairs share.
/// Most phrases that are asked for are not there, and this says so without a look at the words.
#[derive(Clone, Copy)]
pub(crate) struct Beginnings(u128);

impl Beginnings {
    /// Those of the words of a text with single spaces between them.
    pub(crate) fn of(plain: &str) -> Self {
        Self(
            plain
                .split(' ')
                .fold(0, |bits, word| bits | Self::bit(word)),
        )
    }

    /// Whether one of the words may begin as a phrase does.
    pub(crate) fn may_have(self, phrase: &str) -> bool {
        self.0 & Self::bit(phrase) != 0
    }

    fn bit(text: &str) -> u128 {
        let mut letters = text.bytes().chain([b' ', b' ']);
        let mut next = || u32::from(letters.next().unwrap_or(b' '));
        1 << ((next() * 31 + next()) % u128::BITS)
    }
}

/// The characters of a text, as far as they are ASCII: a text has a part only if it has all of its characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Letters(u128);

impl Letters {
    /// Those of a text. Usable in constants, so that a table of phrases has theirs.
    pub(crate) const fn of(text: &str) -> Self {
        let bytes = text.as_bytes();
        let (mut found, mut at) = (0, 0);
        while at < bytes.len() {
            if bytes[at].is_ascii() {
                found |= 1 << bytes[at];
            }
            at += 1;
        }
        Self(found)
    }

    /// Whether a text with these characters may contain a part with the others.
    pub(crate) const fn may_have(self, part: Self) -> bool {
        part.0 & !self.0 == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn no_phrase_that_is_there_is_missed(before in "[a-zé ]{0,8}", phrase in "[a-zé]{1,4}( [a-z0-9.]{1,4}){0,2}", after in "[a-zé ]{0,8}") {
            let text = format!("{before} {phrase} {after}");
            prop_assert!(Beginnings::of(&text).may_have(&phrase));
            prop_assert!(Letters::of(&text).may_have(Letters::of(&phrase)));
        }
    }

    #[test]
    fn most_phrases_that_are_not_there_are_told_without_a_search() {
        let text = "grace church pantry";
        assert!(!Beginnings::of(text).may_have("under construction"));
        assert!(!Letters::of(text).may_have(Letters::of("24 hours")));
    }
}
