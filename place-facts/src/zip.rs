//! ZIP codes.

use std::fmt;
use std::str::FromStr;

const DIGITS: usize = 5;
/// The first and the last code that the post office has given to a place.
const FIRST: [u8; DIGITS] = *b"00501";
const LAST: [u8; DIGITS] = *b"99950";

/// The five digits of a ZIP code; whether a post office has them is not checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Zip([u8; DIGITS]);

/// The text is not a ZIP code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAZip;

impl Zip {
    /// Returns the ZIP code at the beginning of a text, such as "07102-1234"; `None` if the text
    /// does not begin with exactly five digits.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim().as_bytes();
        let digits: [u8; DIGITS] = text.first_chunk().copied()?;
        let is_longer = text.get(DIGITS).is_some_and(u8::is_ascii_digit);
        (digits.iter().all(u8::is_ascii_digit) && !is_longer).then_some(Self(digits))
    }

    /// Whether the code lies between the first and the last one of the country.
    pub fn is_possible(self) -> bool {
        (FIRST..=LAST).contains(&self.0)
    }

    /// Whether the code lies in the ranges that the post office gave to New Jersey: 070 to 089.
    pub fn is_of_new_jersey(self) -> bool {
        self.0.starts_with(b"07") || self.0.starts_with(b"08")
    }

    /// Returns the last five digits in a row that stand alone, as in "12 Main St, Newark NJ 07102".
    pub fn last_in(address: &str) -> Option<Self> {
        let mut numbers = address.split(|character: char| !character.is_ascii_digit());
        Self::parse(numbers.rfind(|number| number.len() == DIGITS)?)
    }
}

impl FromStr for Zip {
    type Err = NotAZip;

    fn from_str(text: &str) -> Result<Self, NotAZip> {
        Self::parse(text).ok_or(NotAZip)
    }
}

impl fmt::Display for Zip {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|digit| write!(out, "{}", char::from(*digit)))
    }
}

impl fmt::Display for NotAZip {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a ZIP code has five digits")
    }
}

impl std::error::Error for NotAZip {}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Option<String> {
        Zip::parse(text).map(|zip| zip.to_string())
    }

    #[test]
    fn a_zip_code_is_five_digits_and_perhaps_more_behind_a_dash() {
        for text in ["07102", " 07102 ", "07102-1234", "07102 Newark"] {
            assert_eq!(parsed(text).as_deref(), Some("07102"), "{text}");
        }
        for text in ["", "0710", "071023", "Newark", "ñññ", "0710a"] {
            assert_eq!(parsed(text), None, "{text}");
        }
    }

    #[test]
    fn codes_outside_of_the_country_are_not_possible() {
        for (text, possible) in [
            ("00000", false),
            ("00500", false),
            ("00501", true),
            ("07102", true),
            ("99950", true),
            ("99999", false),
        ] {
            assert_eq!(Zip::parse(text).unwrap().is_possible(), possible, "{text}");
        }
    }

    #[test]
    fn codes_of_new_jersey_begin_with_07_or_08() {
        for (text, expected) in [
            ("07001", true),
            ("08989", true),
            ("06901", false),
            ("09001", false),
            ("10001", false),
            ("19104-1234", false),
        ] {
            assert_eq!(
                Zip::parse(text).unwrap().is_of_new_jersey(),
                expected,
                "{text}"
            );
        }
    }

    #[test]
    fn the_zip_code_of_an_address_is_its_last_number_of_five_digits() {
        let of = |address| Zip::last_in(address).map(|zip| zip.to_string());
        assert_eq!(
            of("10000 Main St, Newark NJ 07102-1234").as_deref(),
            Some("07102")
        );
        assert_eq!(of("12 Main St, Newark"), None);
    }
}
