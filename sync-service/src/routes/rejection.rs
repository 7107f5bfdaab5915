//! Domain error → status and code: the only place that knows HTTP statuses.

use crate::contact::ContactError;
use crate::store::StoreError;
use crate::visits::VisitError;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use std::time::Duration;
use sync_protocol::error_code::{ErrorBody, ErrorCode, ErrorDetail};

/// A refusal as the caller sees it.
#[derive(Debug)]
pub struct Rejection {
    code: ErrorCode,
    field: Option<String>,
    wait: Option<Duration>,
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
        Self {
            field: Some(name.to_string()),
            ..Self::from(ErrorCode::InvalidArgument)
        }
    }
}

fn status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::InvalidArgument => StatusCode::BAD_REQUEST,
        ErrorCode::ListingNotFound | ErrorCode::NotFound => StatusCode::NOT_FOUND,
        ErrorCode::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        ErrorCode::PayloadTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::RequestTimeout => StatusCode::REQUEST_TIMEOUT,
        ErrorCode::TooManyRequests => StatusCode::TOO_MANY_REQUESTS,
        // A client's word for "no answer"; a service never says it.
        ErrorCode::InternalError | ErrorCode::NetworkRequestFailed => {
            StatusCode::INTERNAL_SERVER_ERROR
        }
    }
}

impl IntoResponse for Rejection {
    fn into_response(self) -> Response {
        let status = status(self.code);
        let message = match self.field {
            Some(field) => format!("{} : {field}", self.code.wire()),
            None => self.code.wire().to_owned(),
        };
        let body = ErrorBody {
            error: ErrorDetail {
                code: status.as_u16(),
                message,
            },
        };
        let mut response = (status, Json(body)).into_response();
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
        Self {
            code,
            field: None,
            wait: None,
        }
    }
}

impl From<StoreError> for Rejection {
    fn from(error: StoreError) -> Self {
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

impl From<VisitError> for Rejection {
    fn from(error: VisitError) -> Self {
        match error {
            VisitError::Malformed => Self::from(ErrorCode::InvalidArgument),
            VisitError::Store(error) => error.into(),
        }
    }
}

impl From<JsonRejection> for Rejection {
    fn from(rejection: JsonRejection) -> Self {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ErrorCode::PayloadTooLarge.into(),
            _ => ErrorCode::InvalidArgument.into(),
        }
    }
}
