//! `GET /widgets/resources/{resourceName}` (RSC)

use super::App;
use super::rejection::Rejection;
use crate::site::encoding::Encoding;
use axum::extract::{Path, State};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_LENGTH, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use sync_protocol::error_code::ErrorCode;

const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// The rows of a list as an array of flat objects, or 304 when the caller has them.
pub async fn read(
    State(app): State<App>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    let answer = app
        .directory
        .answer(&name)
        .ok_or(ErrorCode::ListingNotFound)?;
    let encoding = Encoding::accepted(headers.get(ACCEPT_ENCODING));
    let (mut heads, body) = answer.variant(encoding);
    // The lists are public; which origins may read them is said by CORS.
    heads.insert(RESOURCE_POLICY, HeaderValue::from_static("cross-origin"));
    if headers
        .get(IF_NONE_MATCH)
        .is_some_and(|known| knows(known, &answer.etag))
    {
        heads.remove(CONTENT_LENGTH);
        return Ok((StatusCode::NOT_MODIFIED, heads).into_response());
    }
    Ok((heads, body).into_response())
}

/// Whether one of the caller's tags is ours; weak comparison (RFC 9110 section 13.1.2).
fn knows(header: &HeaderValue, etag: &HeaderValue) -> bool {
    let tags = header
        .to_str()
        .unwrap_or_default()
        .split(',')
        .map(str::trim);
    tags.map(|tag| tag.strip_prefix("W/").unwrap_or(tag))
        .any(|tag| tag == "*" || tag.as_bytes() == etag.as_bytes())
}
