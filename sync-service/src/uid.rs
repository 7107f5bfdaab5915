//! Ids of accounts.

use crate::random::{Random, bytes};
use crate::validated_text::validated_text;
use serde::{Deserialize, Serialize};

/// Most characters of an id that another program chose.
const LENGTH_MAX: usize = 128;
/// Characters of an id that is made here.
const LENGTH: usize = 28;
/// Letters and digits; 62 of them do not divide 256, so bytes beyond 247 are drawn again.
const ALPHABET: &[u8; 62] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// The id of an account. It becomes the name of a folder and part of addresses, so it has only
/// letters, digits, `-` and `_`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Uid(String);

impl Uid {
    /// Returns an id that another program chose; `None` unless it is 1 to 128 letters, digits, `-`
    /// and `_`.
    pub fn parse(text: &str) -> Option<Self> {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        let fits = (1..=LENGTH_MAX).contains(&text.len()) && text.bytes().all(is_plain);
        fits.then(|| Self(text.to_owned()))
    }

    /// Makes an id of 28 random letters and digits.
    pub fn random(random: &Random) -> Self {
        let mut id = String::with_capacity(LENGTH);
        while id.len() < LENGTH {
            for byte in bytes::<32>(random) {
                let character = ALPHABET.get(usize::from(byte) % 62).filter(|_| byte < 248);
                if let Some(character) = character.filter(|_| id.len() < LENGTH) {
                    id.push(char::from(*character));
                }
            }
        }
        Self(id)
    }
}

/// The text is no id of an account.
#[derive(Debug, thiserror::Error)]
#[error("not an id of an account")]
pub struct NoUid;

impl TryFrom<String> for Uid {
    type Error = NoUid;

    fn try_from(text: String) -> Result<Self, NoUid> {
        Self::parse(&text).ok_or(NoUid)
    }
}

validated_text!(Uid);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::system_random;

    #[test]
    fn an_id_of_another_program_is_plain_and_not_too_long() {
        let longest = "a".repeat(LENGTH_MAX);
        for good in ["a", "case-17_B", &longest] {
            assert_eq!(Uid::parse(good).as_deref(), Some(good));
        }
        let long = "a".repeat(LENGTH_MAX + 1);
        for bad in ["", "a/b", "..", "a b", "ñ", "a.json", &long] {
            assert_eq!(Uid::parse(bad), None, "{bad}");
            assert!(Uid::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_random_id_is_one_that_may_be_chosen_and_never_comes_twice() {
        let random = system_random();
        let (one, other) = (Uid::random(&random), Uid::random(&random));
        assert_eq!(one.len(), LENGTH);
        assert_eq!(Uid::parse(&one).as_ref(), Some(&one));
        assert_ne!(one, other);
        assert_eq!(format!("{one:?}"), "Uid(…)");
    }
}
