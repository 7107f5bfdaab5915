//! Statuses of successes other than "200 OK".

use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

/// Answers that the caller has the content already.
pub fn not_modified(headers: HeaderMap) -> Response {
    (StatusCode::NOT_MODIFIED, headers).into_response()
}
