//! Account error → status and message, in the words of the identity protocol.

use crate::accounts::AccountError;
use crate::accounts::password::Weakness;
use crate::routes::http::rejection::Rejection;
use crate::store::StoreError;
use axum::http::StatusCode;
use std::time::Duration;
use sync_protocol::error_code::ErrorCode;

impl Rejection {
    /// Rejects a body that cannot be parsed.
    pub fn payload(what: impl std::fmt::Display) -> Self {
        let message = format!("Invalid JSON payload received. {what}");
        Self {
            is_invalid_argument: true,
            ..Self::protocol(StatusCode::BAD_REQUEST, message)
        }
    }

    /// Rejects a call without a client key.
    pub fn missing_key() -> Self {
        let message = "The request is missing a valid API key.";
        Self::protocol(StatusCode::FORBIDDEN, message)
    }

    /// Rejects a call without the key of the operator's programs.
    pub fn wrong_admin_key() -> Self {
        let message = "The request does not have the key of the operator's programs.";
        Self::protocol(StatusCode::UNAUTHORIZED, message)
    }

    /// Rejects a call that the protocol does not have.
    pub fn unknown_call() -> Self {
        Self::protocol(StatusCode::NOT_FOUND, "Not Found")
    }

    /// Rejects a call without a valid session, where clients look at the status alone: our own calls
    /// and those of the storage protocol.
    pub fn of_session(error: AccountError) -> Self {
        let status = match &error {
            AccountError::KeyRevoked => {
                let message = ErrorCode::InvalidUserToken.wire();
                return Self::protocol(StatusCode::UNAUTHORIZED, message);
            }
            AccountError::Later(_) | AccountError::Store(_) => None,
            AccountError::Refused(ErrorCode::UserDisabled | ErrorCode::RequiresRecentLogin) => {
                Some(StatusCode::FORBIDDEN)
            }
            AccountError::Refused(_) | AccountError::Protocol(_) | AccountError::Password(_) => {
                Some(StatusCode::UNAUTHORIZED)
            }
        };
        let rejection = Self::from(error);
        Self {
            status: status.unwrap_or(rejection.status),
            ..rejection
        }
    }
}

impl From<AccountError> for Rejection {
    fn from(error: AccountError) -> Self {
        let bad = |message: String| Self::protocol(StatusCode::BAD_REQUEST, message);
        match error {
            AccountError::Refused(code) => bad(code.wire().into()),
            AccountError::Protocol(message) => bad(message.into()),
            AccountError::Password(weakness) => {
                let code = match weakness {
                    Weakness::Rule => ErrorCode::WeakPassword,
                    Weakness::TooLong | Weakness::Common => {
                        ErrorCode::PasswordDoesNotMeetRequirements
                    }
                };
                bad(format!("{} : {weakness}", code.wire()))
            }
            AccountError::Later(wait) => Self {
                wait: Some(Duration::from_millis(wait.unsigned_abs())),
                ..bad(ErrorCode::TooManyRequests.wire().into())
            },
            AccountError::Store(StoreError::Busy) => Self::passing(),
            // Every word of the protocol for it would sign the official client out.
            AccountError::KeyRevoked => Self::passing(),
            AccountError::Store(cause) => {
                tracing::error!(?cause, "an account call failed");
                Self::passing()
            }
        }
    }
}
