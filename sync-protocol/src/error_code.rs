//! The one table of error codes: how each is written on the wire and how a screen knows it.
//!
//! On the wire an error is `{"error":{"code":404,"message":"LISTING_NOT_FOUND"}}`, the shape of the
//! identity provider's errors (specification section 8). Screens know the kebab-case name.

use serde::{Deserialize, Serialize};

/// What went wrong, as far as a screen or another program acts on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
#[error("{}", self.wire())]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ErrorCode {
    /// A field is missing, malformed or too long.
    InvalidArgument,
    /// There is no list of that name.
    ListingNotFound,
    /// There is nothing at this address.
    NotFound,
    /// The address exists, the method does not.
    MethodNotAllowed,
    /// The body is larger than the service reads.
    PayloadTooLarge,
    /// The request took too long to arrive or to answer.
    RequestTimeout,
    /// Too many requests from one place; a later try succeeds.
    TooManyRequests,
    /// The service failed; its log says why.
    InternalError,
    /// No usable answer came: no link, a time-out, or an answer that is not the service's.
    NetworkRequestFailed,
}

impl ErrorCode {
    /// Every code.
    pub const ALL: [Self; 9] = [
        Self::InvalidArgument,
        Self::ListingNotFound,
        Self::NotFound,
        Self::MethodNotAllowed,
        Self::PayloadTooLarge,
        Self::RequestTimeout,
        Self::TooManyRequests,
        Self::InternalError,
        Self::NetworkRequestFailed,
    ];

    /// The code as it is written on the wire.
    pub fn wire(self) -> &'static str {
        match self {
            Self::InvalidArgument => "INVALID_ARGUMENT",
            Self::ListingNotFound => "LISTING_NOT_FOUND",
            Self::NotFound => "NOT_FOUND",
            Self::MethodNotAllowed => "METHOD_NOT_ALLOWED",
            Self::PayloadTooLarge => "PAYLOAD_TOO_LARGE",
            Self::RequestTimeout => "REQUEST_TIMEOUT",
            Self::TooManyRequests => "TOO_MANY_ATTEMPTS_TRY_LATER",
            Self::InternalError => "INTERNAL_ERROR",
            Self::NetworkRequestFailed => "NETWORK_REQUEST_FAILED",
        }
    }

    /// The code written `wire`, if this version knows it.
    pub fn from_wire(wire: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|code| code.wire() == wire)
    }
}

/// An error body.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErrorBody {
    /// The only member.
    pub error: ErrorDetail,
}

/// The content of an [`ErrorBody`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErrorDetail {
    /// The HTTP status, repeated.
    pub code: u16,
    /// The wire form of an [`ErrorCode`], possibly followed by ` : ` and a detail.
    pub message: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_found_by_its_wire_form() {
        for code in ErrorCode::ALL {
            assert_eq!(ErrorCode::from_wire(code.wire()), Some(code));
        }
        assert_eq!(ErrorCode::from_wire("NO_SUCH_CODE"), None);
    }
}
