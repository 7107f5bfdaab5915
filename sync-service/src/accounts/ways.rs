//! Which ways to sign in an installation offers. What its operator has not set up is off.

use super::AccountError;
use crate::oidc::Providers;
use sync_protocol::auth::WaysOffered;
use sync_protocol::error_code::ErrorCode;

/// The ways to sign in besides address and password.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Ways {
    /// By a mailed link or code.
    pub email_link: bool,
    /// By a code that is sent to a phone.
    pub phone: bool,
    /// Without telling anything.
    pub anonymous: bool,
}

impl Ways {
    /// Returns what the screens are told.
    pub fn offered(self, providers: &Providers) -> WaysOffered {
        WaysOffered {
            email_link: self.email_link,
            phone: self.phone,
            providers: providers.names(),
        }
    }

    /// Refuses a way that is off, in the word of the protocol.
    pub fn require(self, is_on: bool) -> Result<(), AccountError> {
        match is_on {
            true => Ok(()),
            false => Err(ErrorCode::OperationNotAllowed.into()),
        }
    }
}
