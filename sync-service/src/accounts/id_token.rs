//! Access tokens: JSON Web Tokens (RFC 7519) signed with ES256 and nothing else, with the claims
//! that clients and verifiers of the provider's protocol expect.

use super::keys::Keys;
use crate::store::new_session::{Family, Opening};
use crate::store::users::{ANONYMOUS, User};
use crate::uid::Uid;
use aws_lc_rs::rand::SystemRandom;
use data_encoding::BASE64URL_NOPAD;
use jsonwebtoken::{Algorithm, Validation, decode, decode_header};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use sync_protocol::limits::ACCESS_TOKEN_SECONDS;

const ISSUER: &str = "https://securetoken.google.com/";
/// Clocks of our own machines may differ by this much, in seconds.
const SKEW: i64 = 30;
/// Most tokens in the cache.
const REMEMBERED: usize = 8_192;

/// The claims of an access token.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claims {
    /// Issuer.
    pub iss: String,
    /// Audience: the project.
    pub aud: String,
    /// The user.
    pub sub: Uid,
    /// The user again.
    pub user_id: Uid,
    /// The session it belongs to, in base64url.
    #[serde(with = "session_id")]
    pub sid: Family,
    /// When the password was given, in seconds.
    pub auth_time: i64,
    /// When it was made, in seconds.
    pub iat: i64,
    /// When it expires, in seconds.
    pub exp: i64,
    /// The user's address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// Whether the address was confirmed.
    #[serde(default)]
    pub email_verified: bool,
    /// The user's phone number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phone_number: Option<String>,
    /// `anonymous` for an account that nothing else leads to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub provider_id: Option<String>,
    /// Name of the profile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Picture of the profile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
    /// How often all sessions of the account had ended when it was made; ours alone.
    pub epoch: i64,
    /// Identities and the way of the sign-in.
    pub firebase: Ways,
    /// Claims of an operator's program and of a custom token.
    #[serde(flatten)]
    pub further: Map<String, Value>,
}

/// Identities and the way of a sign-in, in the words of the protocol.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ways {
    /// What leads to the account, by provider.
    pub identities: Map<String, Value>,
    /// How the session was opened.
    pub sign_in_provider: String,
    /// The kind of the second factor it was opened with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sign_in_second_factor: Option<String>,
    /// Its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second_factor_identifier: Option<String>,
}

impl Ways {
    fn of(user: &User, opening: &Opening) -> Self {
        let mut identities = Map::new();
        if let Some(email) = &user.email {
            identities.insert("email".into(), json!([email]));
        }
        for link in &user.links {
            identities.insert(link.provider.clone(), json!([link.raw_id]));
        }
        let (kind, id) = opening.second_factor.clone().unzip();
        Self {
            identities,
            sign_in_provider: opening.provider.clone(),
            sign_in_second_factor: kind,
            second_factor_identifier: id,
        }
    }
}

impl Claims {
    /// The claims of an account. All times in seconds.
    pub fn of(user: &User, project: &str, sid: Family, opening: &Opening, times: Times) -> Self {
        let Times {
            auth_time,
            iat,
            exp,
        } = times;
        let filled = |text: &Option<String>| text.clone().filter(|text| !text.is_empty());
        Self {
            iss: format!("{ISSUER}{project}"),
            aud: project.to_owned(),
            sub: user.uid.clone(),
            user_id: user.uid.clone(),
            sid,
            auth_time,
            iat,
            exp,
            email: user.email.clone().map(String::from),
            email_verified: user.email_verified,
            phone_number: user.phone().map(str::to_owned),
            provider_id: (opening.provider == ANONYMOUS && user.is_anonymous())
                .then(|| ANONYMOUS.to_owned()),
            name: filled(&user.display_name),
            picture: filled(&user.photo_url),
            epoch: user.epoch,
            firebase: Ways::of(user, opening),
            further: further(user.custom_claims.as_deref(), opening.claims.as_deref()),
        }
    }

    /// The same after a way to log in was added: a guest's session is from then on one of that way.
    pub fn opening_with(&self, added: &str) -> Opening {
        let mut opening = self.opening();
        if opening.provider == ANONYMOUS {
            added.clone_into(&mut opening.provider);
        }
        opening
    }

    /// How the session of this token was opened; what it was opened on is not in a token.
    pub fn opening(&self) -> Opening {
        let ways = &self.firebase;
        let factor = ways.sign_in_second_factor.clone();
        Opening {
            provider: ways.sign_in_provider.clone(),
            second_factor: factor.zip(ways.second_factor_identifier.clone()),
            claims: None,
            device: String::new(),
        }
    }
}

/// When a token was made, in seconds.
#[derive(Debug, Clone, Copy)]
pub struct Times {
    /// When the person proved who they are.
    pub auth_time: i64,
    /// It was made.
    pub iat: i64,
    /// It expires.
    pub exp: i64,
}

/// Names that only the service fills. With two members of one name a token would say what its reader picks.
const OWN: [&str; 16] = [
    "iss",
    "aud",
    "sub",
    "user_id",
    "sid",
    "auth_time",
    "iat",
    "exp",
    "email",
    "email_verified",
    "phone_number",
    "provider_id",
    "name",
    "picture",
    "epoch",
    "firebase",
];

/// Claims of an operator's program, and over them those of a custom token. What the account itself says wins.
fn further(of_account: Option<&str>, of_token: Option<&str>) -> Map<String, Value> {
    let texts = of_account.into_iter().chain(of_token);
    texts
        .filter_map(|text| serde_json::from_str::<Map<String, Value>>(text).ok())
        .flatten()
        .filter(|(name, _)| !OWN.contains(&name.as_str()))
        .collect()
}

/// A session id as it stands in a token.
mod session_id {
    use super::{BASE64URL_NOPAD, Family};
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};
    use std::borrow::Cow;

    pub(super) fn serialize<S: Serializer>(id: &Family, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&BASE64URL_NOPAD.encode(id))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Family, D::Error> {
        let text = Cow::<str>::deserialize(from)?;
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).ok();
        bytes
            .and_then(|bytes| bytes.try_into().ok())
            .ok_or_else(|| D::Error::custom("not a session id"))
    }
}

/// Why a token is invalid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Void {
    /// It was not issued here.
    Invalid,
    /// It has expired.
    Expired,
    /// It names a key that was revoked.
    Revoked,
}

/// Signs claims; empty if there is no key, which opening the keys rules out.
pub fn sign(keys: &Keys, claims: &Claims) -> String {
    let signed = keys.with_signer(claims.iat, |key| {
        let header = json!({ "alg": "ES256", "kid": key.id, "typ": "JWT" });
        let header = BASE64URL_NOPAD.encode(header.to_string().as_bytes());
        let claims = BASE64URL_NOPAD.encode(&serde_json::to_vec(claims).unwrap_or_default());
        let message = format!("{header}.{claims}");
        let signature = key
            .pair
            .sign(&SystemRandom::new(), message.as_bytes())
            .ok()?;
        Some(format!(
            "{message}.{}",
            BASE64URL_NOPAD.encode(signature.as_ref())
        ))
    });
    signed.flatten().unwrap_or_default()
}

/// Checks signature, issuer, audience and times (`now` in seconds). It does not check whether the
/// session has ended.
pub fn verify(
    keys: &Keys,
    verified: &Verified,
    token: &str,
    project: &str,
    now: i64,
) -> Result<Arc<Claims>, Void> {
    let claims = verified.get_or(keys, token, now, || {
        signed_claims(keys, token, project, now)
    })?;
    let is_from_the_future = claims.iat > now + SKEW || claims.auth_time > now + SKEW;
    // We never issue longer ones, so a longer one was made with a stolen key.
    let is_too_long = claims.exp.saturating_sub(claims.iat) > ACCESS_TOKEN_SECONDS;
    if is_from_the_future || is_too_long {
        return Err(Void::Invalid);
    }
    if claims.exp <= now {
        return Err(Void::Expired);
    }
    Ok(claims)
}

fn signed_claims(
    keys: &Keys,
    token: &str,
    project: &str,
    now: i64,
) -> Result<(String, Claims), Void> {
    let header = decode_header(token).map_err(|_| Void::Invalid)?;
    let id = header.kid.ok_or(Void::Invalid)?;
    let mut rules = Validation::new(Algorithm::ES256);
    rules.set_issuer(&[format!("{ISSUER}{project}")]);
    rules.set_audience(&[project]);
    rules.set_required_spec_claims(&["exp", "iss", "aud", "sub"]);
    // The time is compared above, by the clock that is passed in.
    rules.validate_exp = false;
    let checked = keys.with_key(&id, now, |key| {
        decode::<Claims>(token, &key.decoding, &rules)
    });
    let claims = match checked {
        Some(checked) => checked.map_err(|_| Void::Invalid)?.claims,
        None if keys.is_revoked(&id) => return Err(Void::Revoked),
        None => return Err(Void::Invalid),
    };
    (claims.sub == claims.user_id)
        .then_some((id, claims))
        .ok_or(Void::Invalid)
}

/// A cache of tokens with a valid signature. Checking a signature costs more than the rest of a
/// look-up, and every client sends the same token many times.
#[derive(Default)]
pub struct Verified(Mutex<HashMap<[u8; 32], Seen>>);

/// The id of the key that signed a token, and its claims.
type Seen = (String, Arc<Claims>);

impl Verified {
    /// The claims of a token whose key still counts at `now` (seconds).
    fn get_or(
        &self,
        keys: &Keys,
        token: &str,
        now: i64,
        check: impl FnOnce() -> Result<(String, Claims), Void>,
    ) -> Result<Arc<Claims>, Void> {
        let hash: [u8; 32] = Sha256::digest(token.as_bytes()).into();
        let seen = self
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get(&hash)
            .filter(|(key, _)| keys.with_key(key, now, |_| ()).is_some())
            .map(|(_, claims)| Arc::clone(claims));
        if let Some(claims) = seen {
            return Ok(claims);
        }
        let (key, claims) = check()?;
        let claims = Arc::new(claims);
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(hash, (key, Arc::clone(&claims)));
        Ok(claims)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::system_random;
    use std::cell::Cell;

    #[test]
    fn no_claim_of_an_operator_has_a_name_of_the_service() {
        let whole = json!({
            "iss": "i", "aud": "p", "sub": "ana", "user_id": "ana",
            "sid": BASE64URL_NOPAD.encode(&[7; 16]), "auth_time": 0, "iat": 0, "exp": 1, "epoch": 0,
            "email": "e", "email_verified": true, "phone_number": "+1", "provider_id": ANONYMOUS,
            "name": "n", "picture": "p",
            "firebase": { "identities": {}, "sign_in_provider": "password" },
        });
        let claims: Claims = serde_json::from_value(whole).unwrap();
        assert!(claims.further.is_empty());
        let said = serde_json::to_value(&claims).unwrap();
        let names: Vec<&String> = said.as_object().unwrap().keys().collect();
        assert_eq!(names.len(), OWN.len());
        for name in names {
            let set = json!({ name: "x", "level": 3 }).to_string();
            let left = Map::from_iter([("level".to_owned(), json!(3))]);
            assert_eq!(further(Some(&set), None), left, "{name}");
            assert_eq!(further(None, Some(&set)), left, "{name}");
        }
    }

    #[test]
    fn a_signature_is_checked_once_and_8192_tokens_at_most_are_remembered() {
        let folder = tempfile::tempdir().unwrap();
        let keys = Keys::open(folder.path(), &system_random(), 0).unwrap();
        let key = keys.with_signer(0, |key| key.id.clone()).unwrap();
        let claims: Claims = serde_json::from_value(json!({
            "iss": "i", "aud": "p", "sub": "ana", "user_id": "ana",
            "sid": BASE64URL_NOPAD.encode(&[7; 16]), "auth_time": 0, "iat": 0, "exp": 1, "epoch": 0,
            "firebase": { "identities": {}, "sign_in_provider": "password" },
        }))
        .unwrap();
        let verified = Verified::default();
        let checks = Cell::new(0);
        let looks_at = |token: &str| {
            let check = || {
                checks.set(checks.get() + 1);
                Ok((key.clone(), claims.clone()))
            };
            verified.get_or(&keys, token, 0, check).unwrap();
        };

        for token in ["0", "1", "0", "1"] {
            looks_at(token);
        }
        assert_eq!(checks.get(), 2);
        for number in 0..=REMEMBERED {
            looks_at(&number.to_string());
        }
        assert_eq!(checks.get(), REMEMBERED + 1);
        let remembered = verified.0.lock().unwrap().len();
        assert!(remembered <= REMEMBERED, "{remembered}");
    }
}
