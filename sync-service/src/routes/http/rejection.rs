//! Domain error → status and code: the only place that knows HTTP statuses.

use crate::accounts::AccountError;
use crate::accounts::password::Weakness;
use crate::contact::ContactError;
use crate::database::DatabaseError;
use crate::files::FileError;
use crate::fleet::FleetError;
use crate::page_views::PageViewError;
use crate::places::reports::ReportError;
use crate::reference::Reference;
use crate::store::StoreError;
use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use std::time::Duration;
use sync_protocol::error_code::{ErrorBody, ErrorCode, ErrorDetail, ErrorReason};

/// When a caller tries again after a passing fault.
const PASSING: Duration = Duration::from_secs(1);

/// After what time a caller may try again when too much is under way.
const BUSY_WAIT: Duration = Duration::from_secs(2);

/// A refusal as the caller sees it.
#[derive(Debug)]
pub struct Rejection {
    status: StatusCode,
    message: String,
    wait: Option<Duration>,
    /// Whether the protocol calls it `INVALID_ARGUMENT`: a body that is not what it should be.
    is_invalid_argument: bool,
}

impl Rejection {
    /// Try again after a while.
    pub fn later(wait: Duration) -> Self {
        Self {
            wait: Some(wait),
            ..Self::from(ErrorCode::TooManyRequests)
        }
    }

    /// A field is not as it should be.
    pub fn field(name: impl ToString) -> Self {
        Self::protocol(
            StatusCode::BAD_REQUEST,
            format!(
                "{} : {}",
                ErrorCode::InvalidArgument.wire(),
                name.to_string()
            ),
        )
    }

    /// In words of a protocol that no screen acts on.
    pub fn protocol(status: StatusCode, message: impl Into<String>) -> Self {
        Self {
            status,
            message: message.into(),
            wait: None,
            is_invalid_argument: false,
        }
    }

    /// A body of the identity protocol that cannot be understood.
    pub fn payload(what: impl std::fmt::Display) -> Self {
        let message = format!("Invalid JSON payload received. {what}");
        Self {
            is_invalid_argument: true,
            ..Self::protocol(StatusCode::BAD_REQUEST, message)
        }
    }

    /// A passing fault. It has no body on purpose: to a client of the identity protocol every JSON
    /// error means that its session has ended, and only what is not JSON is a fault of the network.
    pub fn passing() -> Self {
        Self {
            wait: Some(PASSING),
            ..Self::protocol(StatusCode::SERVICE_UNAVAILABLE, "")
        }
    }

    /// There is no room for the call at the moment; like [`Self::passing`], without a body.
    pub fn busy(wait: Duration) -> Self {
        Self {
            wait: Some(wait),
            ..Self::passing()
        }
    }

    /// The status alone decides: whoever is not signed in, or may not, of our own calls.
    pub fn of_session(error: AccountError) -> Self {
        if matches!(error, AccountError::KeyRevoked) {
            let message = ErrorCode::InvalidUserToken.wire();
            return Self::protocol(StatusCode::UNAUTHORIZED, message);
        }
        let mut rejection = Self::from(error);
        if rejection.status == StatusCode::BAD_REQUEST {
            rejection.status = match rejection.message.as_str() {
                "USER_DISABLED" | "CREDENTIAL_TOO_OLD_LOGIN_AGAIN" => StatusCode::FORBIDDEN,
                _ => StatusCode::UNAUTHORIZED,
            };
        }
        rejection
    }
}

fn status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::ListingNotFound | ErrorCode::NotFound => StatusCode::NOT_FOUND,
        ErrorCode::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        ErrorCode::PayloadTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::PermissionDenied => StatusCode::FORBIDDEN,
        ErrorCode::QuotaExceeded => StatusCode::PAYMENT_REQUIRED,
        ErrorCode::RequestTimeout => StatusCode::REQUEST_TIMEOUT,
        ErrorCode::TooManyRequests => StatusCode::TOO_MANY_REQUESTS,
        // A client's word for "no answer"; a service never says it.
        ErrorCode::InternalError | ErrorCode::NetworkRequestFailed => {
            StatusCode::INTERNAL_SERVER_ERROR
        }
        // The identity protocol answers 400 to nearly everything.
        _ => StatusCode::BAD_REQUEST,
    }
}

/// What older clients call a status, and its canonical name where the protocol gives one.
fn names(status: StatusCode) -> (&'static str, Option<&'static str>) {
    match status {
        StatusCode::UNAUTHORIZED => ("required", Some("UNAUTHENTICATED")),
        StatusCode::FORBIDDEN => ("forbidden", Some("PERMISSION_DENIED")),
        StatusCode::NOT_FOUND => ("notFound", Some("NOT_FOUND")),
        StatusCode::NOT_IMPLEMENTED => ("unimplemented", Some("NOT_IMPLEMENTED")),
        _ => ("invalid", None),
    }
}

impl IntoResponse for Rejection {
    fn into_response(self) -> Response {
        let mut response = if self.message.is_empty() {
            self.status.into_response()
        } else {
            let (reason, canonical) = match self.is_invalid_argument {
                true => ("invalid", Some("INVALID_ARGUMENT")),
                false => names(self.status),
            };
            let reference = Reference::current().map(|it| it.to_string());
            let body = ErrorBody {
                error: ErrorDetail {
                    code: self.status.as_u16(),
                    errors: vec![ErrorReason {
                        message: self.message.clone(),
                        reason: reason.into(),
                        domain: "global".into(),
                    }],
                    message: self.message,
                    status: canonical.map(str::to_owned),
                    reference: reference.filter(|_| self.status.is_server_error()),
                },
            };
            (self.status, Json(body)).into_response()
        };
        if let Some(wait) = self.wait {
            response
                .headers_mut()
                .insert(RETRY_AFTER, (wait.as_secs() + 1).into());
        }
        response
    }
}

impl From<ErrorCode> for Rejection {
    fn from(code: ErrorCode) -> Self {
        Self::protocol(status(code), code.wire())
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

impl From<DatabaseError> for Rejection {
    fn from(error: DatabaseError) -> Self {
        match error {
            DatabaseError::Busy => Self::later(Duration::from_secs(1)),
            other => {
                tracing::error!(cause = ?other, "a document could not be read");
                Self::passing()
            }
        }
    }
}

impl From<FileError> for Rejection {
    /// To the storage protocol's clients only the status counts: 401 to 404 end a call, 408 and 5xx
    /// are tried again for minutes.
    fn from(error: FileError) -> Self {
        let detailed = |code: ErrorCode, detail: &dyn std::fmt::Display| {
            Self::protocol(status(code), format!("{} : {detail}", code.wire()))
        };
        match error {
            FileError::Denied => ErrorCode::PermissionDenied.into(),
            FileError::NotFound => ErrorCode::NotFound.into(),
            FileError::Path => Self::field("name"),
            FileError::NotPdf(kind) => detailed(ErrorCode::FileNotPdf, &kind),
            FileError::TooLarge => ErrorCode::PayloadTooLarge.into(),
            FileError::Full => ErrorCode::QuotaExceeded.into(),
            FileError::Malformed(what) => detailed(ErrorCode::InvalidArgument, &what),
            FileError::Cut => ErrorCode::RequestTimeout.into(),
            FileError::Precondition => {
                Self::protocol(StatusCode::PRECONDITION_FAILED, error.to_string())
            }
            FileError::Busy => Self {
                wait: Some(BUSY_WAIT),
                ..Self::passing()
            },
            // The owner was deleted while the file came.
            FileError::Store(StoreError::Conflict) => ErrorCode::PermissionDenied.into(),
            FileError::Store(StoreError::Busy) => Self::passing(),
            FileError::Store(cause) => {
                tracing::error!(?cause, "a file call failed");
                Self::passing()
            }
            FileError::Blob(cause) => {
                tracing::error!(?cause, "the bytes of a file could not be kept or read");
                Self::passing()
            }
        }
    }
}

impl From<StoreError> for Rejection {
    /// A busy store is a passing fault: it is not logged, because that would cost more than the call.
    fn from(error: StoreError) -> Self {
        if matches!(error, StoreError::Busy) {
            return Self::passing();
        }
        tracing::error!(cause = ?error, "a request failed");
        Self::from(ErrorCode::InternalError)
    }
}

impl From<ContactError> for Rejection {
    fn from(error: ContactError) -> Self {
        match error {
            ContactError::Field(field) => Self::field(field),
            ContactError::Store(error) => error.into(),
        }
    }
}

impl From<PageViewError> for Rejection {
    fn from(error: PageViewError) -> Self {
        match error {
            PageViewError::Malformed => Self::from(ErrorCode::InvalidArgument),
            PageViewError::Store(error) => error.into(),
        }
    }
}

impl From<ReportError> for Rejection {
    fn from(error: ReportError) -> Self {
        match error {
            ReportError::Malformed => ErrorCode::InvalidArgument.into(),
            ReportError::NoPlace => ErrorCode::NotFound.into(),
            ReportError::Store(error) => error.into(),
        }
    }
}

impl From<FleetError> for Rejection {
    fn from(error: FleetError) -> Self {
        match error {
            FleetError::BadCode => Self::from(ErrorCode::InvalidActionCode),
            FleetError::BadKey => Self::from(ErrorCode::PermissionDenied),
            FleetError::Malformed => Self::from(ErrorCode::InvalidArgument),
            FleetError::Store(error) => error.into(),
        }
    }
}
