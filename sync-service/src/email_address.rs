//! E-mail addresses that were checked once.

use crate::validated_text::validated_text;
use lettre::Address;
use serde::Serialize;
use std::str::FromStr;
use sync_protocol::limits::EMAIL_MAX_BYTES;

/// An e-mail address in the form in which it is kept: the whole in lower case.
///
/// VAL-7: the standard (RFC 5321) decides, not the rule of the forms.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct EmailAddress(String);

/// The text is not an e-mail address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not an e-mail address")]
pub struct NotAnAddress;

impl EmailAddress {
    /// Returns the address that a text means, without the spaces around it; `None` if it is none
    /// or longer than [`EMAIL_MAX_BYTES`].
    pub fn parse(text: &str) -> Option<Self> {
        let email = text.trim().to_lowercase();
        let is_address = email.len() <= EMAIL_MAX_BYTES && email.parse::<Address>().is_ok();
        is_address.then_some(Self(email))
    }
}

impl FromStr for EmailAddress {
    type Err = NotAnAddress;

    fn from_str(text: &str) -> Result<Self, NotAnAddress> {
        Self::parse(text).ok_or(NotAnAddress)
    }
}

validated_text!(EmailAddress);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn val_7_an_address_is_trimmed_and_kept_in_lower_case() {
        let address = EmailAddress::parse("  Ada.Lovelace+Work@Example.ORG ").unwrap();
        assert_eq!(address.as_str(), "ada.lovelace+work@example.org");
        assert_eq!(format!("{address:?}"), "EmailAddress(…)");
    }

    #[test]
    fn val_7_what_is_no_address_is_refused() {
        let long = format!("a@{}.example", "b".repeat(EMAIL_MAX_BYTES));
        for bad in ["", "ada", "ada@", "@example.org", "a b@example.org", &long] {
            assert_eq!(EmailAddress::parse(bad), None, "{bad}");
        }
    }
}
