//! Id tokens of providers (OpenID Connect Core 1.0, section 3.1.3.7).

use super::{Assertion, OidcError};
use jsonwebtoken::jwk::{Jwk, KeyAlgorithm, PublicKeyUse};
use jsonwebtoken::{Algorithm, DecodingKey, Header, Validation, decode};
use serde_json::{Map, Value};

/// Signatures that count. None of them is made with a secret that both sides know.
const ALGORITHMS: [Algorithm; 4] = [
    Algorithm::RS256,
    Algorithm::PS256,
    Algorithm::ES256,
    Algorithm::EdDSA,
];
/// Clocks may differ by this much, in seconds.
const LEEWAY: i64 = 60;
/// A token that was made longer ago than this, in seconds, proves no sign-in, whenever it expires.
const AGE_MAX: i64 = 3_600;
/// Characters of a name, and of the address of a picture.
const NAME_MAX: usize = 256;
const PICTURE_MAX: usize = 2_048;
/// Google names itself in two ways.
const GOOGLE: [&str; 2] = ["https://accounts.google.com", "accounts.google.com"];

/// Returns the claims of a token whose signature is valid.
pub(super) fn claims(
    token: &str,
    header: &Header,
    keys: &[Jwk],
) -> Result<Map<String, Value>, OidcError> {
    if !ALGORITHMS.contains(&header.alg) {
        return Err(OidcError::Refused(
            "the algorithm of the token is not allowed",
        ));
    }
    let mut keys = keys.iter().filter(|key| signs_with(key, header.alg));
    let key = match &header.kid {
        Some(id) => keys.find(|key| key.common.key_id.as_ref() == Some(id)),
        // Without a name only a single key can be meant.
        None => keys.next().filter(|_| keys.next().is_none()),
    };
    let key = key.ok_or(OidcError::Refused("the key of the token is not known"))?;
    let key =
        DecodingKey::from_jwk(key).map_err(|_| OidcError::Refused("the key is not usable"))?;
    let mut rules = Validation::new(header.alg);
    rules.required_spec_claims.clear();
    // Issuer, audience and times are compared by `check`, by the clock that is passed in.
    rules.validate_exp = false;
    rules.validate_aud = false;
    let decoded = decode::<Map<String, Value>>(token, &key, &rules);
    let decoded = decoded.map_err(|_| OidcError::Refused("the signature is not valid"))?;
    Ok(decoded.claims)
}

/// Returns whether a key is for signatures of an algorithm, as far as it says so (RFC 7517, sections
/// 4.2 and 4.4).
fn signs_with(key: &Jwk, algorithm: Algorithm) -> bool {
    let named = key.common.key_algorithm.as_ref();
    let is_signing = !matches!(key.common.public_key_use, Some(PublicKeyUse::Encryption));
    is_signing && named.is_none_or(|named| *named == KeyAlgorithm::from(algorithm))
}

/// Checks who made a token, for whom, and when (`now` in seconds).
pub(super) fn check(
    claims: &Map<String, Value>,
    issuer: &str,
    client_id: &str,
    now: i64,
) -> Result<(), OidcError> {
    let text = |name: &str| claims.get(name).and_then(Value::as_str);
    let time = |name: &str| claims.get(name).and_then(Value::as_i64);
    let from = text("iss").unwrap_or_default();
    let is_google = GOOGLE.contains(&issuer) && GOOGLE.contains(&from);
    if from != issuer && !is_google {
        return Err(OidcError::Refused("the issuer is another one"));
    }
    let audiences = match claims.get("aud") {
        Some(Value::String(one)) => vec![one.as_str()],
        Some(Value::Array(list)) => list.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    let party = text("azp");
    let is_ours = audiences.contains(&client_id)
        && (audiences.len() == 1 || party.is_some())
        && party.is_none_or(|party| party == client_id);
    if !is_ours {
        return Err(OidcError::Refused("the token is for another client"));
    }
    let expires = time("exp").ok_or(OidcError::Refused("the token never expires"))?;
    let made = time("iat").ok_or(OidcError::Refused("the token says no time"))?;
    let begins = time("nbf").unwrap_or(made);
    let is_over = expires.saturating_add(LEEWAY) <= now || made.saturating_add(AGE_MAX) <= now;
    let is_early = made.max(begins) > now.saturating_add(LEEWAY);
    match is_over || is_early {
        true => Err(OidcError::Refused("the token is not of this time")),
        false => Ok(()),
    }
}

/// Checks when the person logged in at the provider (`auth_time`): not before `since`, by the clock `now`,
/// both in seconds (sections 3.1.2.1 and 3.1.3.7). A provider that was asked with `max_age` has to say it.
pub(super) fn check_log_in(
    claims: &Map<String, Value>,
    since: i64,
    now: i64,
) -> Result<(), OidcError> {
    let told = claims.get("auth_time").and_then(Value::as_i64);
    match told {
        None => Err(OidcError::LogInTooOld(
            "the provider does not say when the person logged in",
        )),
        Some(at) if at > now.saturating_add(LEEWAY) => Err(OidcError::Refused(
            "the log-in at the provider is of the future",
        )),
        Some(at) if at.saturating_add(LEEWAY) < since => Err(OidcError::LogInTooOld(
            "the log-in at the provider is too old",
        )),
        Some(_) => Ok(()),
    }
}

/// Returns what a checked token says.
pub(super) fn assertion(
    provider: &str,
    token: &str,
    claims: Map<String, Value>,
) -> Result<Assertion, OidcError> {
    let text = |name: &str| claims.get(name).and_then(Value::as_str).map(str::to_owned);
    let raw_id = text("sub").filter(|sub| !sub.is_empty() && sub.len() <= 255);
    let raw_id = raw_id.ok_or(OidcError::Refused("the token names no account"))?;
    let email_verified = match claims.get("email_verified") {
        Some(Value::Bool(is)) => *is,
        // Some providers write it as a text.
        Some(Value::String(is)) => is == "true",
        _ => false,
    };
    Ok(Assertion {
        provider: provider.to_owned(),
        raw_id,
        email: text("email"),
        email_verified,
        name: text("name").filter(|name| name.chars().count() <= NAME_MAX),
        picture: text("picture")
            .filter(|url| url.len() <= PICTURE_MAX && url.starts_with("https://")),
        id_token: token.to_owned(),
        claims,
    })
}

/// Adds the address and the name that a provider tells beside its token (section 5.3.2).
pub(super) fn with_user_info(
    said: Assertion,
    info: &Map<String, Value>,
) -> Result<Assertion, OidcError> {
    let subject = info.get("sub").and_then(Value::as_str);
    if subject != Some(said.raw_id.as_str()) {
        return Err(OidcError::Refused("the user info is of another account"));
    }
    let mut claims = said.claims;
    for name in ["email", "email_verified", "name", "picture"] {
        if let Some(value) = info.get(name) {
            claims.insert(name.to_owned(), value.clone());
        }
    }
    assertion(&said.provider, &said.id_token, claims)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn token() -> Map<String, Value> {
        let claims = json!({ "iss": "https://id.example", "aud": "us", "sub": "7",
            "iat": 1_000, "exp": 1_300 });
        claims.as_object().unwrap().clone()
    }

    fn verdict(changes: Value, now: i64) -> bool {
        let mut claims = token();
        for (name, value) in changes.as_object().unwrap() {
            claims.insert(name.clone(), value.clone());
        }
        check(&claims, "https://id.example", "us", now).is_ok()
    }

    #[test]
    fn b1_a_token_of_another_issuer_audience_or_time_does_not_count() {
        assert!(verdict(json!({}), 1_000));
        assert!(verdict(
            json!({ "aud": ["us", "them"], "azp": "us" }),
            1_000
        ));
        for changes in [
            json!({ "iss": "https://id.example.evil" }),
            json!({ "iss": "accounts.google.com" }),
            json!({ "aud": "them" }),
            json!({ "aud": ["us", "them"] }),
            json!({ "aud": ["us", "them"], "azp": "them" }),
            json!({ "azp": "them" }),
            json!({ "exp": null }),
            json!({ "iat": null }),
            json!({ "nbf": 1_100 }),
        ] {
            assert!(!verdict(changes.clone(), 1_000), "{changes}");
        }
        // A minute of slack for clocks that differ.
        assert!(verdict(json!({}), 940) && verdict(json!({}), 1_359));
        assert!(!verdict(json!({}), 939) && !verdict(json!({}), 1_360));
    }

    #[test]
    fn b1_a_log_in_at_the_provider_counts_only_if_it_was_after_the_question() {
        let verdict = |at: Value| {
            check_log_in(
                json!({ "auth_time": at }).as_object().unwrap(),
                1_000,
                1_100,
            )
        };
        for at in [940, 1_000, 1_100, 1_160] {
            assert_eq!(verdict(json!(at)), Ok(()), "{at}");
        }
        for at in [
            json!(939),
            json!(0),
            json!(-1),
            json!(null),
            json!("1000"),
            json!(i64::MIN),
        ] {
            let verdict = verdict(at.clone());
            assert!(matches!(verdict, Err(OidcError::LogInTooOld(_))), "{at}");
        }
        for at in [1_161, i64::MAX] {
            assert!(
                matches!(verdict(json!(at)), Err(OidcError::Refused(_))),
                "{at}"
            );
        }
    }
}
