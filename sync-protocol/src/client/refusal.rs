//! Why a request to the service failed.

use crate::error_code::ErrorCode;
use serde::Serialize;

/// A failed request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// What went wrong.
    pub code: ErrorCode,
    /// The reference number under which the operator finds a fault of the service (5xx) in its log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reference: Option<String>,
}

impl From<ErrorCode> for Refusal {
    fn from(code: ErrorCode) -> Self {
        Self {
            code,
            reference: None,
        }
    }
}

impl From<Refusal> for ErrorCode {
    fn from(refusal: Refusal) -> Self {
        refusal.code
    }
}

/// Returns whether a text has the form of our reference numbers (`abcde-fghij`). A proxy may put its
/// own text into the same header, which the operator could not find.
pub(super) fn is_reference(text: &str) -> bool {
    let is_part = |part: &str| part.len() == 5 && part.bytes().all(|it| it.is_ascii_alphanumeric());
    text.split_once('-')
        .is_some_and(|(first, second)| is_part(first) && is_part(second))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_reference_numbers_are_kept() {
        assert!(is_reference("a1b2c-d3e4f"));
        for other in [
            "",
            "a1b2c",
            "a1b2c-d3e4",
            "a1b2c-d3e4f-x",
            "a1b2c-d3 4f",
            "4bf92f35-77b3",
        ] {
            assert!(!is_reference(other), "{other}");
        }
    }
}
