//! The addresses and the keys of a provider: read at the first use, then kept.

use super::OidcError;
use super::fetch::Fetch;
use super::provider::{Provider, is_protected};
use jsonwebtoken::jwk::Jwk;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use tokio::sync::Mutex;
use url::Url;

/// Addresses and keys are read again after this time, in seconds.
const READ_EVERY: i64 = 3_600;
/// For an unknown key they are read again, but not more often than this, in seconds: anyone can send
/// a token that names a key.
const REREAD_AFTER: i64 = 60;
/// After a failure the provider is left alone for this time, in seconds, so that calls do not wait
/// for it one after the other.
const RETRY_AFTER: i64 = 10;
/// While the provider cannot be reached, its keys count for this long, in seconds.
const KEPT: i64 = 24 * 3_600;

/// The addresses and keys of a provider.
#[derive(Clone)]
pub(super) struct Known {
    /// Addresses.
    pub metadata: Arc<Metadata>,
    /// Keys.
    pub keys: Arc<Vec<Jwk>>,
    read_at: i64,
}

/// The part of a discovery document that is used (Discovery 1.0, section 3).
#[derive(Debug, Deserialize)]
pub(super) struct Metadata {
    pub issuer: String,
    pub authorization_endpoint: Url,
    pub token_endpoint: Url,
    pub userinfo_endpoint: Option<Url>,
    jwks_uri: Url,
    #[serde(default)]
    token_endpoint_auth_methods_supported: Option<Vec<String>>,
    #[serde(default)]
    authorization_response_iss_parameter_supported: bool,
}

impl Metadata {
    /// Returns whether the provider takes our secret in a header; it does unless it says otherwise.
    pub(super) fn takes_basic(&self) -> bool {
        let methods = self.token_endpoint_auth_methods_supported.as_ref();
        methods.is_none_or(|methods| methods.iter().any(|it| it == "client_secret_basic"))
    }

    /// Returns whether an answer that names this issuer is the provider's (RFC 9207, section 2.4).
    pub(super) fn answers_as(&self, issuer: Option<&str>) -> bool {
        match issuer {
            Some(issuer) => issuer == self.issuer,
            None => !self.authorization_response_iss_parameter_supported,
        }
    }
}

/// Reads and keeps the addresses and keys of one provider.
#[derive(Default)]
pub(super) struct Discovery(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    known: Option<Known>,
    failed_at: Option<i64>,
}

impl Discovery {
    /// Returns what was read before, unless it is old or lacks the wanted key. Callers wait for each
    /// other, so that a crowd reads once. `now` is in seconds.
    pub(super) async fn known(
        &self,
        fetch: &Fetch,
        provider: &Provider,
        now: i64,
        key_id: Option<&str>,
    ) -> Result<Known, OidcError> {
        let mut kept = self.0.lock().await;
        let age = kept.known.as_ref().map(|known| now - known.read_at);
        // After a clock was set back, the kept values count as old.
        let age = age.map_or(i64::MAX, |age| if age < 0 { i64::MAX } else { age });
        if let Some(known) = &kept.known {
            let lacks_key = key_id.is_some_and(|id| !known.has_key(id));
            if age < READ_EVERY && !(lacks_key && age >= REREAD_AFTER) {
                return Ok(known.clone());
            }
        }
        let just_failed = |at: i64| (0..RETRY_AFTER).contains(&(now - at));
        if !kept.failed_at.is_some_and(just_failed) {
            match read(fetch, provider, now).await {
                Ok(known) => {
                    kept.failed_at = None;
                    return Ok(kept.known.insert(known).clone());
                }
                Err(error) => {
                    tracing::warn!(provider = %provider.id, %error, "an identity provider cannot be read");
                    kept.failed_at = Some(now);
                }
            }
        }
        let usable = kept.known.as_ref().filter(|_| age < KEPT);
        usable.cloned().ok_or(OidcError::Unreachable)
    }
}

impl Known {
    fn has_key(&self, id: &str) -> bool {
        let mut ids = self.keys.iter().map(|key| key.common.key_id.as_deref());
        ids.any(|it| it == Some(id))
    }
}

async fn read(fetch: &Fetch, provider: &Provider, now: i64) -> Result<Known, OidcError> {
    let issuer = provider.issuer.trim_end_matches('/');
    let address = format!("{issuer}/.well-known/openid-configuration");
    let metadata: Metadata = fetch.get(&address).await?;
    if metadata.issuer != provider.issuer {
        return Err(OidcError::Refused(
            "the discovery document names another issuer",
        ));
    }
    let addresses = [
        &metadata.authorization_endpoint,
        &metadata.token_endpoint,
        &metadata.jwks_uri,
    ];
    let user_info = &metadata.userinfo_endpoint;
    if !addresses.into_iter().chain(user_info).all(is_protected) {
        return Err(OidcError::Refused(
            "an address of the provider is not https://",
        ));
    }
    let keys: Value = fetch.get(metadata.jwks_uri.as_str()).await?;
    let keys = keys["keys"].as_array().cloned().unwrap_or_default();
    // Keys of an unknown kind are of no use here.
    let keys = keys
        .into_iter()
        .filter_map(|key| serde_json::from_value(key).ok());
    Ok(Known {
        keys: Arc::new(keys.collect()),
        metadata: Arc::new(metadata),
        read_at: now,
    })
}
