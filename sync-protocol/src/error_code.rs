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
    /// Sign-up with an address that has an account.
    EmailAlreadyInUse,
    /// The password is not the account's (only where account discovery is allowed).
    WrongPassword,
    /// No account has this address (only where account discovery is allowed).
    UserNotFound,
    /// Address and password do not belong together; which of them is wrong is not said.
    InvalidCredential,
    /// Not an e-mail address.
    InvalidEmail,
    /// No e-mail address was given.
    MissingEmail,
    /// No password was given.
    MissingPassword,
    /// The password breaks the rule of specification section 5.
    WeakPassword,
    /// The password is on the list of common passwords.
    PasswordDoesNotMeetRequirements,
    /// The code of an e-mail is too old.
    ExpiredActionCode,
    /// The code of an e-mail is unknown or was used.
    InvalidActionCode,
    /// An operator has closed the account.
    UserDisabled,
    /// The session has ended.
    UserTokenExpired,
    /// The account of the session is gone.
    UserDeleted,
    /// Not a token of this service.
    InvalidUserToken,
    /// The password has to be given again first.
    RequiresRecentLogin,
    /// This installation does not offer the call.
    OperationNotAllowed,
    /// Only an operator may do this.
    AdminRestrictedOperation,
    /// The credential belongs to another account.
    CredentialAlreadyInUse,
    /// A second factor is wanted.
    MultiFactorAuthRequired,
    /// The password given again belongs to another account.
    UserMismatch,
    /// The browser blocked a window of a provider.
    PopupBlocked,
    /// The person closed a window of a provider.
    PopupClosedByUser,
    /// The page is not on the list of the project.
    UnauthorizedDomain,
    /// Not one's own file or path.
    PermissionDenied,
    /// As many files as one person may have.
    QuotaExceeded,
    /// The bytes are no PDF; the word behind the code says what they are.
    FileNotPdf,
    /// The person stopped the upload.
    Canceled,
    /// The code of a second factor is wrong.
    InvalidVerificationCode,
    /// The second step of a sign-in, or the set-up of one, took too long or failed too often.
    InvalidMultiFactorSession,
    /// The account does not have this second factor.
    MultiFactorInfoNotFound,
    /// The e-mail address has to be confirmed first.
    UnverifiedEmail,
    /// The account has as many second factors as it may have.
    MaximumSecondFactorCountExceeded,
    /// The account has this phone number as a second factor already.
    SecondFactorAlreadyInUse,
    /// Not a phone number with its country.
    InvalidPhoneNumber,
    /// The proof of work does not fit, or was used before.
    InvalidAppCredential,
    /// Another person changed it since it was read; the answer says how it is now.
    ChangedMeanwhile,
}

impl ErrorCode {
    /// Every code.
    pub const ALL: [Self; 46] = [
        Self::InvalidArgument,
        Self::ListingNotFound,
        Self::NotFound,
        Self::MethodNotAllowed,
        Self::PayloadTooLarge,
        Self::RequestTimeout,
        Self::TooManyRequests,
        Self::InternalError,
        Self::NetworkRequestFailed,
        Self::EmailAlreadyInUse,
        Self::WrongPassword,
        Self::UserNotFound,
        Self::InvalidCredential,
        Self::InvalidEmail,
        Self::MissingEmail,
        Self::MissingPassword,
        Self::WeakPassword,
        Self::PasswordDoesNotMeetRequirements,
        Self::ExpiredActionCode,
        Self::InvalidActionCode,
        Self::UserDisabled,
        Self::UserTokenExpired,
        Self::UserDeleted,
        Self::InvalidUserToken,
        Self::RequiresRecentLogin,
        Self::OperationNotAllowed,
        Self::AdminRestrictedOperation,
        Self::CredentialAlreadyInUse,
        Self::MultiFactorAuthRequired,
        Self::UserMismatch,
        Self::PopupBlocked,
        Self::PopupClosedByUser,
        Self::UnauthorizedDomain,
        Self::PermissionDenied,
        Self::QuotaExceeded,
        Self::FileNotPdf,
        Self::Canceled,
        Self::InvalidVerificationCode,
        Self::InvalidMultiFactorSession,
        Self::MultiFactorInfoNotFound,
        Self::UnverifiedEmail,
        Self::MaximumSecondFactorCountExceeded,
        Self::SecondFactorAlreadyInUse,
        Self::InvalidPhoneNumber,
        Self::InvalidAppCredential,
        Self::ChangedMeanwhile,
    ];

    /// Further words of the protocol, each with the one that a screen reacts to in the same way.
    pub const ALIASES: [(&'static str, &'static str); 10] = [
        ("INVALID_IDENTIFIER", "INVALID_EMAIL"),
        ("INVALID_REFRESH_TOKEN", "INVALID_ID_TOKEN"),
        ("MISSING_ID_TOKEN", "INVALID_ID_TOKEN"),
        ("MISSING_NEW_EMAIL", "MISSING_EMAIL"),
        ("MISSING_OOB_CODE", "INVALID_OOB_CODE"),
        ("INVALID_SESSION_INFO", "INVALID_MFA_PENDING_CREDENTIAL"),
        ("INVALID_IDP_RESPONSE", "INVALID_LOGIN_CREDENTIALS"),
        ("MISSING_CODE", "INVALID_CODE"),
        ("SESSION_EXPIRED", "INVALID_MFA_PENDING_CREDENTIAL"),
        ("PHONE_NUMBER_EXISTS", "FEDERATED_USER_ID_ALREADY_LINKED"),
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
            Self::EmailAlreadyInUse => "EMAIL_EXISTS",
            Self::WrongPassword => "INVALID_PASSWORD",
            Self::UserNotFound => "EMAIL_NOT_FOUND",
            Self::InvalidCredential => "INVALID_LOGIN_CREDENTIALS",
            Self::InvalidEmail => "INVALID_EMAIL",
            Self::MissingEmail => "MISSING_EMAIL",
            Self::MissingPassword => "MISSING_PASSWORD",
            Self::WeakPassword => "WEAK_PASSWORD",
            Self::PasswordDoesNotMeetRequirements => "PASSWORD_DOES_NOT_MEET_REQUIREMENTS",
            Self::ExpiredActionCode => "EXPIRED_OOB_CODE",
            Self::InvalidActionCode => "INVALID_OOB_CODE",
            Self::UserDisabled => "USER_DISABLED",
            Self::UserTokenExpired => "TOKEN_EXPIRED",
            Self::UserDeleted => "USER_NOT_FOUND",
            Self::InvalidUserToken => "INVALID_ID_TOKEN",
            Self::RequiresRecentLogin => "CREDENTIAL_TOO_OLD_LOGIN_AGAIN",
            Self::OperationNotAllowed => "OPERATION_NOT_ALLOWED",
            Self::AdminRestrictedOperation => "ADMIN_ONLY_OPERATION",
            Self::CredentialAlreadyInUse => "FEDERATED_USER_ID_ALREADY_LINKED",
            Self::MultiFactorAuthRequired => "MULTI_FACTOR_AUTH_REQUIRED",
            Self::UserMismatch => "USER_MISMATCH",
            Self::PopupBlocked => "POPUP_BLOCKED",
            Self::PopupClosedByUser => "POPUP_CLOSED_BY_USER",
            Self::UnauthorizedDomain => "UNAUTHORIZED_DOMAIN",
            Self::PermissionDenied => "PERMISSION_DENIED",
            Self::QuotaExceeded => "QUOTA_EXCEEDED",
            Self::FileNotPdf => "FILE_NOT_PDF",
            Self::Canceled => "CANCELED",
            Self::InvalidVerificationCode => "INVALID_CODE",
            Self::InvalidMultiFactorSession => "INVALID_MFA_PENDING_CREDENTIAL",
            Self::MultiFactorInfoNotFound => "MFA_ENROLLMENT_NOT_FOUND",
            Self::UnverifiedEmail => "UNVERIFIED_EMAIL",
            Self::MaximumSecondFactorCountExceeded => "SECOND_FACTOR_LIMIT_EXCEEDED",
            Self::SecondFactorAlreadyInUse => "SECOND_FACTOR_EXISTS",
            Self::InvalidPhoneNumber => "INVALID_PHONE_NUMBER",
            Self::InvalidAppCredential => "INVALID_APP_CREDENTIAL",
            Self::ChangedMeanwhile => "CHANGED_MEANWHILE",
        }
    }

    /// The code written `wire`, if this version knows it.
    pub fn from_wire(wire: &str) -> Option<Self> {
        let alias = Self::ALIASES.iter().find(|(alias, _)| *alias == wire);
        let wire = alias.map_or(wire, |(_, wire)| wire);
        Self::ALL.into_iter().find(|code| code.wire() == wire)
    }
}

/// An error body.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorBody {
    /// What went wrong.
    pub error: ErrorDetail,
    /// With [`ErrorCode::ChangedMeanwhile`]: what the caller wanted to change, as it is now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub now: Option<serde_json::Value>,
}

/// The content of an [`ErrorBody`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorDetail {
    /// The HTTP status, repeated.
    pub code: u16,
    /// The wire form of an [`ErrorCode`], possibly followed by ` : ` and a detail.
    pub message: String,
    /// The same again, in the form of older clients.
    #[serde(default)]
    pub errors: Vec<ErrorReason>,
    /// The canonical name of the status, where the protocol has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
    /// What the operator finds this error by in the log; with errors of the service itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reference: Option<String>,
}

/// One entry of the older form of an error.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorReason {
    /// The message of the error.
    pub message: String,
    /// `invalid`, `forbidden`, `notFound` …
    pub reason: String,
    /// Always `global`.
    pub domain: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_found_by_its_wire_form() {
        for code in ErrorCode::ALL {
            assert_eq!(ErrorCode::from_wire(code.wire()), Some(code));
        }
        for (alias, wire) in ErrorCode::ALIASES {
            assert_eq!(ErrorCode::from_wire(alias).unwrap().wire(), wire);
        }
        assert_eq!(ErrorCode::from_wire("NO_SUCH_CODE"), None);
    }

    #[test]
    fn idn_6_the_names_of_the_specification() {
        for (wire, name) in [
            ("EMAIL_EXISTS", "email-already-in-use"),
            ("INVALID_PASSWORD", "wrong-password"),
            ("EMAIL_NOT_FOUND", "user-not-found"),
            ("INVALID_IDENTIFIER", "invalid-email"),
            ("TOO_MANY_ATTEMPTS_TRY_LATER", "too-many-requests"),
            ("EXPIRED_OOB_CODE", "expired-action-code"),
            ("INVALID_OOB_CODE", "invalid-action-code"),
            ("USER_DISABLED", "user-disabled"),
            (
                "FEDERATED_USER_ID_ALREADY_LINKED",
                "credential-already-in-use",
            ),
            ("NETWORK_REQUEST_FAILED", "network-request-failed"),
            ("MULTI_FACTOR_AUTH_REQUIRED", "multi-factor-auth-required"),
            ("SECOND_FACTOR_EXISTS", "second-factor-already-in-use"),
            ("USER_MISMATCH", "user-mismatch"),
            ("POPUP_BLOCKED", "popup-blocked"),
            ("POPUP_CLOSED_BY_USER", "popup-closed-by-user"),
            ("UNAUTHORIZED_DOMAIN", "unauthorized-domain"),
        ] {
            let code = ErrorCode::from_wire(wire).unwrap();
            assert_eq!(serde_json::to_value(code).unwrap(), name);
        }
    }
}
