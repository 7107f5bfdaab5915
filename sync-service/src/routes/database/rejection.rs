//! Database error → status and `{"error": "text"}`, in the words of the database protocol.

use crate::accounts::AccountError;
use crate::database::DatabaseError;
use crate::database::data_error::DataError;
use crate::routes::http::json::Json;
use crate::routes::http::rejection::Rejection;
use crate::store::StoreError;
use axum::http::header::{CONNECTION, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::time::Duration;
use sync_protocol::error_code::ErrorCode;

/// Seconds after which a client may try again when there was no room.
const LATER: &str = "2";

/// Answers that the value is not the one that the caller expected.
pub(super) fn stale(mut response: Response) -> Response {
    *response.status_mut() = StatusCode::PRECONDITION_FAILED;
    response
}

/// Rejects a socket that speaks another version of the protocol.
pub(super) fn other_version() -> Response {
    said(StatusCode::BAD_REQUEST, "unsupported protocol version")
}

/// Rejects a request for a socket that does not ask for an upgrade as RFC 6455 says.
pub(super) fn no_socket(status: StatusCode) -> Response {
    said(status, "expected a WebSocket handshake")
}

fn said(status: StatusCode, text: &str) -> Response {
    (status, Json(json!({ "error": text }))).into_response()
}

/// Rejects a socket for which there is no place.
pub(super) fn no_place() -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, [(RETRY_AFTER, "10")]).into_response()
}

/// A rejection in the form of the protocol.
#[derive(Debug)]
pub enum DatabaseRejection {
    /// By the database.
    Database(DatabaseError),
    /// The token was not issued here.
    Token,
    /// More calls of one person than may wait.
    TooMany,
    /// The body ended early or came too slowly.
    Cut,
    /// The query took longer than the caller allowed.
    TimedOut,
}

impl From<DatabaseError> for DatabaseRejection {
    fn from(error: DatabaseError) -> Self {
        Self::Database(error)
    }
}

impl From<DataError> for DatabaseRejection {
    fn from(error: DataError) -> Self {
        Self::Database(error.into())
    }
}

impl From<AccountError> for DatabaseRejection {
    fn from(error: AccountError) -> Self {
        match error {
            AccountError::Store(cause) => Self::Database(cause.into()),
            AccountError::Refused(ErrorCode::UserTokenExpired) => {
                Self::Database(DatabaseError::SessionEnded)
            }
            _ => Self::Token,
        }
    }
}

impl DatabaseRejection {
    fn status(&self) -> StatusCode {
        match self {
            // The owner was deleted while the value came.
            Self::Database(
                DatabaseError::Denied
                | DatabaseError::SessionEnded
                | DatabaseError::Store(StoreError::Conflict),
            )
            | Self::Token => StatusCode::UNAUTHORIZED,
            Self::Database(DatabaseError::Data(DataError::Many) | DatabaseError::TooLarge) => {
                StatusCode::PAYLOAD_TOO_LARGE
            }
            Self::Database(DatabaseError::Data(_)) | Self::TimedOut => StatusCode::BAD_REQUEST,
            Self::Database(DatabaseError::Busy | DatabaseError::Store(_)) => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::Cut => StatusCode::REQUEST_TIMEOUT,
        }
    }

    fn text(&self) -> String {
        match self {
            Self::Database(DatabaseError::Store(StoreError::Conflict)) => {
                "Permission denied".into()
            }
            Self::Database(DatabaseError::Store(_)) => "Service unavailable".into(),
            Self::Database(error) => error.to_string(),
            Self::Token => "Could not parse auth token.".into(),
            Self::TooMany => DatabaseError::Busy.to_string(),
            Self::Cut => "The request body ended early or came too slowly.".into(),
            Self::TimedOut => "Query timed out.".into(),
        }
    }
}

impl IntoResponse for DatabaseRejection {
    fn into_response(self) -> Response {
        if let Self::Database(DatabaseError::Store(cause)) = &self
            && !matches!(cause, StoreError::Conflict)
        {
            tracing::error!(?cause, "a database call failed");
        }
        let mut response = said(self.status(), &self.text());
        let headers = response.headers_mut();
        if matches!(self, Self::TooMany) || self.status() == StatusCode::SERVICE_UNAVAILABLE {
            headers.insert(RETRY_AFTER, HeaderValue::from_static(LATER));
        }
        if matches!(self, Self::Cut) {
            headers.insert(CONNECTION, HeaderValue::from_static("close"));
        }
        response
    }
}

/// Our own calls that read the database answer in their own shape.
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
