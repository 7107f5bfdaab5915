//! The headers of every answer, whatever it is (OWASP ASVS 5, section 3.4).

use axum::http::header::{
    CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue, Response};

/// Own files only; no inline script or style, no frame, no other host.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const OTHERS: [(HeaderName, &str); 5] = [
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ),
];

/// Puts the headers on an answer; one that is set already stays. HSTS (RFC 6797) only where the
/// public address is https.
pub fn protect<B>(mut response: Response<B>, behind_tls: bool) -> Response<B> {
    let headers = response.headers_mut();
    headers
        .entry(CONTENT_SECURITY_POLICY)
        .or_insert(HeaderValue::from_static(POLICY));
    for (name, value) in OTHERS {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    if behind_tls {
        let value = HeaderValue::from_static("max-age=31536000; includeSubDomains");
        headers.entry(STRICT_TRANSPORT_SECURITY).or_insert(value);
    }
    response
}
