//! Statuses of successes other than "200 OK".

use axum::http::header::IF_NONE_MATCH;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

/// Answers that the caller has the content already.
pub fn not_modified(headers: HeaderMap) -> Response {
    (StatusCode::NOT_MODIFIED, headers).into_response()
}

/// Returns whether the caller has this tag; weak comparison (RFC 9110 section 13.1.2).
pub fn has_tag(asked: &HeaderMap, etag: &HeaderValue) -> bool {
    let Some(known) = asked.get(IF_NONE_MATCH) else {
        return false;
    };
    let tags = known.to_str().unwrap_or_default().split(',').map(str::trim);
    tags.map(|tag| tag.strip_prefix("W/").unwrap_or(tag))
        .any(|tag| tag == "*" || tag.as_bytes() == etag.as_bytes())
}
