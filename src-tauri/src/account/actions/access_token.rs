//! What an access token tells of its session. The service checks tokens; the kiosk only reads its own.

use data_encoding::BASE64URL_NOPAD;
use serde::Deserialize;

/// The claims that are read.
#[derive(Debug, PartialEq, Eq, Deserialize)]
pub(super) struct Claims {
    /// The account.
    #[serde(default)]
    pub(super) user_id: String,
    /// When the person signed in, in seconds since 1970 (OpenID Connect, `auth_time`).
    #[serde(default)]
    pub(super) auth_time: i64,
}

/// Returns the claims of an access token.
pub(super) fn claims_of(access: &str) -> Option<Claims> {
    let payload = access.split('.').nth(1)?;
    let claims = BASE64URL_NOPAD.decode(payload.as_bytes()).ok()?;
    serde_json::from_slice(&claims).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn account_and_time_of_a_sign_in_are_read_from_the_token() {
        let payload = BASE64URL_NOPAD.encode(br#"{"user_id":"u","auth_time":1234}"#);
        let claims = Claims {
            user_id: "u".into(),
            auth_time: 1234,
        };
        assert_eq!(claims_of(&format!("h.{payload}.s")), Some(claims));
        assert_eq!(claims_of("a"), None);
    }
}
