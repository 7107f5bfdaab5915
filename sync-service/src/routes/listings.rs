//! `GET /widgets/resources/{resourceName}` (RSC)
//!
//! The hot path: nothing is asked, compressed or copied here that could be prepared.

use crate::app::App;
use crate::listings::answer::Answer;
use crate::routes::http::rejection::Rejection;
use crate::routes::http::success::{has_tag, not_modified};
use crate::site::encoding::Encoding;
use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS,
    ACCESS_CONTROL_ALLOW_ORIGIN, ACCESS_CONTROL_MAX_AGE, CONTENT_LENGTH, ORIGIN, VARY,
};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, NoContent, Response};
use std::sync::Arc;
use sync_protocol::error_code::ErrorCode;

/// The rows of a list as an array of flat objects, or 304 when the caller has them.
pub async fn read(State(app): State<Arc<App>>, request: Request) -> Result<Response, Rejection> {
    // The names of lists are plain ASCII, so the last segment needs no decoding.
    let name = request.uri().path().rsplit('/').next().unwrap_or_default();
    let answer = app
        .directory
        .answer(name)
        .ok_or(ErrorCode::ListingNotFound)?;
    Ok(answer_of(&app, &answer, request.headers()))
}

/// A prepared answer, or 304 when the caller has it.
pub(super) fn answer_of(app: &Arc<App>, answer: &Answer, asked: &HeaderMap) -> Response {
    let (mut headers, body) = answer.variant(Encoding::accepted(asked.get(ACCEPT_ENCODING)));
    allow_origin(app, asked, &mut headers);
    if has_tag(asked, &answer.etag) {
        headers.remove(CONTENT_LENGTH);
        return not_modified(headers);
    }
    let mut response = Response::new(body.into());
    *response.headers_mut() = headers;
    response
}

/// Answers the preflight request of a browser on a page of another origin (Fetch, CORS
/// preflight). By hand, because a CORS layer around the hot path cost a tenth of its speed.
pub async fn preflight(State(app): State<Arc<App>>, request: Request) -> impl IntoResponse {
    let mut headers = HeaderMap::new();
    headers.insert(VARY, HeaderValue::from_static("origin"));
    if allow_origin(&app, request.headers(), &mut headers) {
        headers.insert(
            ACCESS_CONTROL_ALLOW_METHODS,
            HeaderValue::from_static("GET"),
        );
        headers.insert(
            ACCESS_CONTROL_ALLOW_HEADERS,
            HeaderValue::from_static("if-none-match"),
        );
        headers.insert(ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static("86400"));
    }
    (headers, NoContent)
}

/// Names the origin of a request if it may read; never a wildcard, never credentials.
fn allow_origin(app: &Arc<App>, asked: &HeaderMap, headers: &mut HeaderMap) -> bool {
    let origin = asked
        .get(ORIGIN)
        .filter(|origin| app.kiosk_origins.contains(origin));
    if let Some(origin) = origin {
        headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, origin.clone());
    }
    origin.is_some()
}
