//! Statuses of successes other than "200 OK".

use axum::http::StatusCode;
use axum::response::{IntoResponse, IntoResponseParts, Response};

/// Answers that the caller has the content already.
pub fn not_modified(headers: impl IntoResponseParts) -> Response {
    (StatusCode::NOT_MODIFIED, headers).into_response()
}
