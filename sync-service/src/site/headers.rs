//! The headers of every answer, whatever it is (OWASP ASVS 5, section 3.4).

use axum::http::header::{
    CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use data_encoding::BASE64;
use sha2::{Digest, Sha256};

/// Own files only; no inline script or style, no frame, no other host.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const OPENER_POLICY: HeaderName = HeaderName::from_static("cross-origin-opener-policy");

/// The opener policy of what lies between an identity provider's window and its end. It has no content of
/// a person and leads to no other page, so it is the one that lets the page behind still see the window.
pub const KEEPS_OPENER: (HeaderName, &str) = (OPENER_POLICY, "unsafe-none");

const OTHERS: [(HeaderName, &str); 5] = [
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    // No other site reaches our pages through a window; a page may ask whether one that it opened
    // itself was closed.
    (OPENER_POLICY, "same-origin-allow-popups"),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ),
];

/// Headers that an answer of a call usually gets after its own two: ours, those of CORS, the length
/// and the reference.
const HEADERS_USUAL: usize = 12;

/// Returns the policy of a page that has one style and one script written into it. No other may be: both are
/// named by their SHA-256 (Content Security Policy Level 3, section 2.3.1).
pub fn policy_with(style: &str, script: &str) -> Option<HeaderValue> {
    let own = |kind: &str, content: &str| {
        let hash = BASE64.encode(&Sha256::digest(content));
        let without = format!("{kind} 'self'");
        let with = format!("{without} 'sha256-{hash}'");
        (without, with)
    };
    let policy = [own("script-src", script), own("style-src", style)]
        .iter()
        .fold(POLICY.to_owned(), |policy, (without, with)| {
            policy.replacen(without, with, 1)
        });
    HeaderValue::try_from(policy).ok()
}

/// Adds the headers; one that is set already stays, and an answer that was prepared with them costs
/// nothing more. HSTS (RFC 6797) only where the public address is https.
pub fn protect(headers: &mut HeaderMap, behind_tls: bool) {
    if !headers.contains_key(CONTENT_SECURITY_POLICY) {
        // Room for all at once: a map that grows is rebuilt each time.
        headers.reserve(HEADERS_USUAL);
        headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
        for (name, value) in OTHERS {
            headers
                .entry(name)
                .or_insert(HeaderValue::from_static(value));
        }
    }
    if behind_tls {
        let value = HeaderValue::from_static("max-age=31536000; includeSubDomains");
        headers.insert(STRICT_TRANSPORT_SECURITY, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_may_hold_the_named_style_and_script_alone() {
        let policy = policy_with("p{}", "").unwrap();
        let policy = policy.to_str().unwrap();
        // The SHA-256 of nothing.
        let nothing = "script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';";
        assert!(policy.contains(nothing), "{policy}");
        assert!(policy.contains("style-src 'self' 'sha256-"), "{policy}");
        assert!(policy.starts_with("default-src 'none'; ") && !policy.contains("unsafe"));
    }
}
