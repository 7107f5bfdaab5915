//! Cross-origin requests (Fetch standard, CORS). The calls of the provider's protocols may come from
//! any page: they are authenticated by tokens and never by a cookie, so that no page can act for a
//! person who only visits it.

use crate::app::App;
use axum::extract::Request;
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS, ACCESS_CONTROL_ALLOW_ORIGIN,
    ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_MAX_AGE, ACCESS_CONTROL_REQUEST_HEADERS,
    CACHE_CONTROL, ORIGIN, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::{Next, from_fn};
use axum::response::{NoContent, Response};
use axum::routing::{MethodRouter, options};
use std::sync::Arc;

/// The response headers that scripts may read. Without the upload headers, resumable uploads fail in
/// browsers, and only there.
const EXPOSED: &str = "content-length, content-range, content-type, etag, x-goog-upload-status, \
    x-goog-upload-url, x-goog-upload-size-received, x-goog-upload-command, \
    x-goog-upload-chunk-granularity, x-goog-upload-control-url, x-guploader-uploadid";

/// Answers what a browser asks before it calls from a page of another origin.
pub fn preflight() -> MethodRouter<Arc<App>> {
    options(async || NoContent).layer(from_fn(answer))
}

/// Opens the answer of a call to the origin that asked.
pub async fn answer(request: Request, next: Next) -> Response {
    let asked = Asked::by(request.method(), request.headers());
    asked.open(next.run(request).await)
}

/// What a request says about the page that it comes from.
pub struct Asked {
    origin: Option<HeaderValue>,
    /// The headers of the request, when a browser asks before it calls.
    preflight: Option<HeaderMap>,
}

impl Asked {
    /// Reads a request.
    pub fn by(method: &Method, headers: &HeaderMap) -> Self {
        Self {
            origin: headers.get(ORIGIN).cloned(),
            preflight: (method == Method::OPTIONS).then(|| headers.clone()),
        }
    }

    /// Opens an answer to the origin that asked.
    pub fn open(self, mut response: Response) -> Response {
        let headers = response.headers_mut();
        headers.append(VARY, HeaderValue::from_static("origin"));
        headers
            .entry(CACHE_CONTROL)
            .or_insert(HeaderValue::from_static("no-store"));
        if let Some(origin) = self.origin {
            headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, origin);
            headers.insert(
                ACCESS_CONTROL_EXPOSE_HEADERS,
                HeaderValue::from_static(EXPOSED),
            );
            if let Some(asked) = self.preflight {
                allow(&asked, headers);
            }
        }
        response
    }
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
