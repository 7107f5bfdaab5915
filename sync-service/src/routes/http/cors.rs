//! The calls of the provider's protocols may be made from any page (Fetch standard, CORS): who calls is said by what
//! the call carries, never by a cookie, so no page can act for somebody who merely visits it.

use crate::app::App;
use axum::extract::Request;
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS, ACCESS_CONTROL_ALLOW_ORIGIN,
    ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_MAX_AGE, ACCESS_CONTROL_REQUEST_HEADERS, ORIGIN,
    VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn};
use axum::response::Response;
use axum::routing::MethodRouter;
use std::sync::Arc;

/// What scripts may read of an answer. Without the upload headers, uploads in parts fail in
/// browsers, and only there.
const EXPOSED: &str = "content-length, content-range, content-type, etag, x-goog-upload-status, \
    x-goog-upload-url, x-goog-upload-size-received, x-goog-upload-command, \
    x-goog-upload-chunk-granularity, x-goog-upload-control-url, x-guploader-uploadid";

/// Opens a call to pages of every origin.
pub fn open(route: MethodRouter<Arc<App>>) -> MethodRouter<Arc<App>> {
    route
        .options(async || StatusCode::NO_CONTENT)
        .layer(from_fn(answer))
}

async fn answer(request: Request, next: Next) -> Response {
    let asked = request.headers().clone();
    let is_preflight = request.method() == Method::OPTIONS;
    expose(&asked, is_preflight, next.run(request).await)
}

/// Opens an answer to the origin that asked.
pub fn expose(asked: &HeaderMap, is_preflight: bool, mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.append(VARY, HeaderValue::from_static("origin"));
    headers
        .entry("cache-control")
        .or_insert(HeaderValue::from_static("no-store"));
    if let Some(origin) = asked.get(ORIGIN) {
        headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, origin.clone());
        headers.insert(
            ACCESS_CONTROL_EXPOSE_HEADERS,
            HeaderValue::from_static(EXPOSED),
        );
        if is_preflight {
            allow(asked, headers);
        }
    }
    response
}

fn allow(asked: &HeaderMap, headers: &mut HeaderMap) {
    let methods = HeaderValue::from_static("GET,HEAD,PUT,PATCH,POST,DELETE");
    headers.insert(ACCESS_CONTROL_ALLOW_METHODS, methods);
    headers.insert(ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static("86400"));
    if let Some(wanted) = asked.get(ACCESS_CONTROL_REQUEST_HEADERS) {
        headers.insert(ACCESS_CONTROL_ALLOW_HEADERS, wanted.clone());
    }
    if asked.contains_key("access-control-request-private-network") {
        let name = HeaderName::from_static("access-control-allow-private-network");
        headers.insert(name, HeaderValue::from_static("true"));
    }
}
