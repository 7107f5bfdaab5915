//! Identity providers (OpenID Connect Core 1.0, Discovery 1.0): any provider that has a discovery
//! document can be configured.
//!
//! | module | what it does |
//! |---|---|
//! | [`provider`] | an entry of the operator's file |
//! | `discovery` | reads and keeps the addresses and the keys of a provider |
//! | `id_token` | checks the tokens of a provider |
//! | `fetch` | calls providers |

mod discovery;
mod fetch;
mod id_token;
pub mod provider;

use anyhow::Context;
use discovery::Discovery;
use fetch::{Fetch, FetchError};
use provider::Provider;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::HashSet;
use std::fmt;
use std::path::Path;
use sync_protocol::providers::ProviderName;
use url::Url;

/// What a provider says of a person, in a token that was checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assertion {
    /// The provider.
    pub provider: String,
    /// The provider's name for the account (`sub`).
    pub raw_id: String,
    /// The address, as the provider writes it.
    pub email: Option<String>,
    /// Whether the provider has confirmed the address.
    pub email_verified: bool,
    /// Name.
    pub name: Option<String>,
    /// Address of a picture.
    pub picture: Option<String>,
    /// All claims of the token.
    pub claims: Map<String, Value>,
    /// The token itself.
    pub id_token: String,
}

/// Why a sign-in at a provider does not count.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum OidcError {
    /// No such provider is configured.
    #[error("the provider is not set up")]
    Unknown,
    /// The provider refused, or its token is not valid.
    #[error("{0}")]
    Refused(&'static str),
    /// The nonce is missing or another one.
    #[error("the nonce is missing or another one")]
    Nonce,
    /// The provider has not asked who is there, or does not say when it did.
    #[error("{0}")]
    LogInTooOld(&'static str),
    /// The provider cannot be reached; a later attempt may succeed.
    #[error("the provider cannot be reached")]
    Unreachable,
}

impl From<FetchError> for OidcError {
    fn from(error: FetchError) -> Self {
        match error {
            FetchError::Unreachable => Self::Unreachable,
            FetchError::Refused => Self::Refused("the provider refused the code"),
        }
    }
}

/// The parameters of an authorization request that are bound to a session.
pub struct Authorization<'a> {
    /// Where the provider sends the browser back to.
    pub redirect_uri: &'a str,
    /// State.
    pub state: &'a str,
    /// Nonce.
    pub nonce: &'a str,
    /// Hash of the verifier (RFC 7636).
    pub challenge: &'a str,
    /// Further parameters.
    pub further: &'a [(String, String)],
}

/// What a browser brought back, and what it is checked with.
pub struct Redemption<'a> {
    /// The code.
    pub code: &'a str,
    /// The issuer, if the provider named it beside the code (RFC 9207).
    pub issuer: Option<&'a str>,
    /// The verifier (RFC 7636).
    pub verifier: &'a str,
    /// The address the provider sent the browser to.
    pub redirect_uri: &'a str,
    /// The nonce that the token must contain.
    pub nonce: &'a str,
    /// The person must have logged in at the provider since, in seconds.
    pub logged_in_since: Option<i64>,
}

/// The identity providers of an installation.
#[derive(Default)]
pub struct Providers {
    list: Vec<Configured>,
    fetch: Option<Fetch>,
}

struct Configured {
    provider: Provider,
    secret: Option<String>,
    discovery: Discovery,
}

impl fmt::Debug for Providers {
    /// Writes the ids alone: the entries hold secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids = self.list.iter().map(|it| &it.provider.id);
        f.debug_list().entries(ids).finish()
    }
}

impl Providers {
    /// Reads the file of providers (a JSON list). An error names the file or the entry.
    pub fn read(file: Option<&Path>) -> anyhow::Result<Self> {
        let Some(file) = file else {
            return Ok(Self::default());
        };
        let text = std::fs::read_to_string(file)
            .with_context(|| format!("{} cannot be read", file.display()))?;
        let list: Vec<Provider> = serde_json::from_str(&text)
            .with_context(|| format!("{} is not a list of identity providers", file.display()))?;
        let mut ids = HashSet::new();
        for provider in &list {
            let is_new = ids.insert(provider.id.clone());
            anyhow::ensure!(is_new, "{}: the id is used twice", provider.id);
        }
        let list = list.into_iter().map(|provider| {
            let secret = provider.check_and_read_secret()?;
            Ok(Configured {
                provider,
                secret,
                discovery: Discovery::default(),
            })
        });
        Ok(Self {
            list: list.collect::<anyhow::Result<_>>()?,
            fetch: Some(Fetch::new()?),
        })
    }

    /// Returns whether none is configured.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Returns the ids and names, in the order of the file.
    pub fn names(&self) -> Vec<ProviderName> {
        let providers = self.list.iter().map(|it| &it.provider);
        let names = providers.map(|it| ProviderName {
            id: it.id.clone(),
            name: it.name.clone(),
        });
        names.collect()
    }

    /// Returns the address that a browser is sent to, and the hosts that the log-in may lead to. `now`
    /// is in seconds.
    pub async fn authorization(
        &self,
        id: &str,
        request: Authorization<'_>,
        now: i64,
    ) -> Result<(Url, Vec<String>), OidcError> {
        let (configured, fetch) = self.find(id)?;
        let provider = &configured.provider;
        let known = configured.discovery.known(fetch, provider, now, None);
        let mut url = known.await?.metadata.authorization_endpoint.clone();
        let mut query = url.query_pairs_mut();
        for (name, value) in request.further {
            query.append_pair(name, value);
        }
        query
            .append_pair("response_type", "code")
            .append_pair("client_id", &provider.client_id)
            .append_pair("redirect_uri", request.redirect_uri)
            .append_pair("scope", &provider.scope())
            .append_pair("state", request.state)
            .append_pair("nonce", request.nonce)
            .append_pair("code_challenge", request.challenge)
            .append_pair("code_challenge_method", "S256");
        drop(query);
        let hosts = provider.hosts(&url);
        Ok((url, hosts))
    }

    /// Exchanges a code (RFC 6749, section 4.1.3) and checks the token that comes for it.
    pub async fn redeem(
        &self,
        id: &str,
        redemption: Redemption<'_>,
        now: i64,
    ) -> Result<Assertion, OidcError> {
        let (configured, fetch) = self.find(id)?;
        let provider = &configured.provider;
        let known = configured.discovery.known(fetch, provider, now, None);
        let metadata = known.await?.metadata;
        if !metadata.answers_as(redemption.issuer) {
            return Err(OidcError::Refused("another provider answered"));
        }
        let fields = [
            ("grant_type", "authorization_code"),
            ("code", redemption.code),
            ("redirect_uri", redemption.redirect_uri),
            ("client_id", provider.client_id.as_str()),
            ("code_verifier", redemption.verifier),
        ];
        let secret = configured.secret.as_deref();
        let client = (provider.client_id.as_str(), secret, metadata.takes_basic());
        let answer = fetch.post(&metadata.token_endpoint, &fields, client);
        let answer = answer.await?;
        let token = answer["id_token"].as_str().unwrap_or_default();
        let assertion = self.verify(id, token, now).await?;
        if assertion.nonce() != Some(redemption.nonce) {
            return Err(OidcError::Nonce);
        }
        if let Some(since) = redemption.logged_in_since {
            id_token::check_log_in(&assertion.claims, since, now)?;
        }
        let access = answer["access_token"].as_str();
        match metadata.userinfo_endpoint.as_ref().zip(access) {
            // Some providers tell the address only there (section 5.3).
            Some((address, access)) if assertion.email.is_none() => {
                let info = fetch.get_with(address, access).await?;
                id_token::with_user_info(assertion, &info)
            }
            _ => Ok(assertion),
        }
    }

    /// Checks a token: signature, algorithm, issuer, audience and times.
    pub async fn verify(&self, id: &str, token: &str, now: i64) -> Result<Assertion, OidcError> {
        let (configured, fetch) = self.find(id)?;
        let provider = &configured.provider;
        let header = jsonwebtoken::decode_header(token)
            .map_err(|_| OidcError::Refused("not a signed token"))?;
        let key_id = header.kid.as_deref();
        let known = configured.discovery.known(fetch, provider, now, key_id);
        let known = known.await?;
        let claims = id_token::claims(token, &header, &known.keys)?;
        id_token::check(&claims, &known.metadata.issuer, &provider.client_id, now)?;
        id_token::assertion(id, token, claims)
    }

    fn find(&self, id: &str) -> Result<(&Configured, &Fetch), OidcError> {
        let found = self.list.iter().find(|it| it.provider.id == id);
        found.zip(self.fetch.as_ref()).ok_or(OidcError::Unknown)
    }
}

impl Assertion {
    /// Returns the nonce that the token is bound to.
    pub fn nonce(&self) -> Option<&str> {
        self.claims.get("nonce").and_then(Value::as_str)
    }
}
