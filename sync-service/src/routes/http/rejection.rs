//! The refusals of our own calls, and their shape: the JSON errors of the identity provider's
//! protocol, which the storage protocol shares.
//!
//! Each protocol maps its domain errors to statuses in its own `rejection.rs`; no other file names a
//! status.

use crate::computing::Unanswered;
use crate::contact::ContactError;
use crate::desk::DeskError;
use crate::fleet::FleetError;
use crate::page_views::PageViewError;
use crate::places::reports::ReportError;
use crate::places::texts::TextError;
use crate::reference::Reference;
use crate::store::StoreError;
use axum::Json;
use axum::http::header::{CONNECTION, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::time::Duration;
use sync_protocol::error_code::{ErrorBody, ErrorCode, ErrorDetail, ErrorReason};

/// When a caller tries again after a passing fault.
const PASSING: Duration = Duration::from_secs(1);

/// A rejection of a call.
#[derive(Debug)]
pub struct Rejection {
    pub(in crate::routes) status: StatusCode,
    pub(in crate::routes) message: String,
    /// When the caller may try again.
    pub(in crate::routes) wait: Option<Duration>,
    /// Whether the protocol calls it `INVALID_ARGUMENT`: a body that is not what it should be.
    pub(in crate::routes) is_invalid_argument: bool,
    /// What the caller wanted to change, as it is now.
    pub(in crate::routes) now: Option<Box<serde_json::Value>>,
}

impl Rejection {
    /// Rejects a call that exceeds a rate limit.
    pub fn later(wait: Duration) -> Self {
        Self {
            wait: Some(wait),
            ..Self::from(ErrorCode::TooManyRequests)
        }
    }

    /// Rejects a field that is missing, malformed or too long.
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

    /// Creates a refusal in the words of a protocol, to which no screen reacts.
    pub(in crate::routes) fn protocol(status: StatusCode, message: impl Into<String>) -> Self {
        Self {
            status,
            message: message.into(),
            wait: None,
            is_invalid_argument: false,
            now: None,
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

    /// Rejects a body that broke off on its way.
    pub fn unreadable_body() -> Self {
        let message = "The request body could not be read.";
        Self::protocol(StatusCode::BAD_REQUEST, message)
    }

    /// Rejects a request that names two hosts.
    pub fn two_hosts() -> Self {
        let message = "The request names more than one host.";
        Self::protocol(StatusCode::BAD_REQUEST, message)
    }

    /// There is no room for the call at the moment; like [`Self::passing`], without a body.
    pub fn busy(wait: Duration) -> Self {
        Self {
            wait: Some(wait),
            ..Self::passing()
        }
    }
}

/// Returns the status of an error code.
pub(in crate::routes) fn status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::ListingNotFound | ErrorCode::NotFound => StatusCode::NOT_FOUND,
        ErrorCode::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        ErrorCode::ChangedMeanwhile => StatusCode::CONFLICT,
        ErrorCode::PayloadTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::PermissionDenied => StatusCode::FORBIDDEN,
        ErrorCode::QuotaExceeded => StatusCode::PAYMENT_REQUIRED,
        ErrorCode::RequestTimeout => StatusCode::REQUEST_TIMEOUT,
        ErrorCode::TooManyRequests => StatusCode::TOO_MANY_REQUESTS,
        // A client's word for "no answer"; the service never sends it.
        ErrorCode::InternalError | ErrorCode::NetworkRequestFailed => {
            StatusCode::INTERNAL_SERVER_ERROR
        }
        // The identity protocol answers 400 to nearly everything.
        _ => StatusCode::BAD_REQUEST,
    }
}

/// Returns the name of a status for older clients, and its canonical name if the protocol has one.
fn names(status: StatusCode) -> (&'static str, Option<&'static str>) {
    match status {
        StatusCode::UNAUTHORIZED => ("required", Some("UNAUTHENTICATED")),
        StatusCode::FORBIDDEN => ("forbidden", Some("PERMISSION_DENIED")),
        StatusCode::NOT_FOUND => ("notFound", Some("NOT_FOUND")),
        StatusCode::CONFLICT => ("conflict", Some("ABORTED")),
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
                now: self.now.map(|now| *now),
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

impl From<StoreError> for Rejection {
    /// A busy store is not logged, because that would cost more than the call. It is a passing fault,
    /// and so is a database that cannot be reached; all else needs a person and has a reference.
    fn from(error: StoreError) -> Self {
        if matches!(error, StoreError::Busy) {
            return Self::passing();
        }
        tracing::error!(cause = ?error, "a request failed");
        match error.is_passing() {
            true => Self::passing(),
            false => Self::from(ErrorCode::InternalError),
        }
    }
}

impl From<Unanswered> for Rejection {
    fn from(error: Unanswered) -> Self {
        match error {
            Unanswered::Busy => Self::busy(Duration::from_secs(1)),
            Unanswered::Unfinished(_) => ErrorCode::InternalError.into(),
        }
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
            ReportError::NoRoom => ErrorCode::TooManyRequests.into(),
            ReportError::Store(error) => error.into(),
        }
    }
}

impl From<TextError> for Rejection {
    fn from(error: TextError) -> Self {
        match error {
            TextError::Malformed => ErrorCode::InvalidArgument.into(),
            TextError::NoPlace => ErrorCode::NotFound.into(),
            TextError::Message(error) => error.into(),
        }
    }
}

impl From<DeskError> for Rejection {
    fn from(error: DeskError) -> Self {
        match error {
            DeskError::NotAllowed => ErrorCode::PermissionDenied.into(),
            DeskError::EmailUnconfirmed => {
                Self::protocol(StatusCode::FORBIDDEN, ErrorCode::UnverifiedEmail.wire())
            }
            DeskError::SecondFactorMissing => Self::protocol(
                StatusCode::FORBIDDEN,
                format!(
                    "{} : Turn on the second step in your profile, then log in again.",
                    ErrorCode::MultiFactorAuthRequired.wire()
                ),
            ),
            DeskError::SignInTooOld => ErrorCode::RequiresRecentLogin.into(),
            DeskError::Field(name) => Self::field(name),
            DeskError::Cell { field, problem } => Self::field(with_problem(&field, problem)),
            DeskError::Text { field, problem } => Self::field(with_problem(&field, problem)),
            DeskError::NotFound => ErrorCode::NotFound.into(),
            DeskError::Outdated(now) => Self {
                now: Some(now),
                ..ErrorCode::ChangedMeanwhile.into()
            },
            // Another act came first at the same moment.
            DeskError::Store(StoreError::Conflict) => ErrorCode::ChangedMeanwhile.into(),
            DeskError::BadLink => ErrorCode::InvalidActionCode.into(),
            DeskError::LastOwner => Self::protocol(
                StatusCode::BAD_REQUEST,
                format!("{} : {error}.", ErrorCode::OperationNotAllowed.wire()),
            ),
            DeskError::TurnedOff => ErrorCode::OperationNotAllowed.into(),
            DeskError::Store(error) => error.into(),
        }
    }
}

/// A field and what is wrong with it, as the wire names it.
fn with_problem(field: &str, problem: impl Serialize) -> String {
    let problem = serde_json::to_value(problem).unwrap_or_default();
    format!("{field} : {}", problem.as_str().unwrap_or_default())
}

impl From<FleetError> for Rejection {
    fn from(error: FleetError) -> Self {
        match error {
            FleetError::BadCode => Self::from(ErrorCode::InvalidActionCode),
            FleetError::BadKey => Self::from(ErrorCode::PermissionDenied),
            FleetError::Malformed | FleetError::BadSite => Self::from(ErrorCode::InvalidArgument),
            FleetError::Store(error) => error.into(),
        }
    }
}

/// Answers a body that came too slowly, and closes its connection.
pub fn slow_body() -> Response {
    let close = [(CONNECTION, HeaderValue::from_static("close"))];
    (StatusCode::REQUEST_TIMEOUT, close).into_response()
}

/// Answers with the page of the website that says that there is nothing at an address.
pub fn not_found_page(page: Response) -> Response {
    (StatusCode::NOT_FOUND, page).into_response()
}

/// Answers that the service cannot write.
pub fn unhealthy(body: impl IntoResponse) -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, body).into_response()
}
