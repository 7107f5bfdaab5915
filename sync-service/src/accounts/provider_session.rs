//! A browser's way to an identity provider and back (protocol: `createAuthUri` with a provider).
//!
//! A session is a random text that only the page which began it has. State, nonce and the verifier of
//! PKCE are keyed hashes of it, so nothing is stored; a session that was used is remembered until it
//! would have expired. The address that a browser came back to is worthless without the session, and
//! no page can be made to sign in with a session that it did not begin.

use super::{AccountError, Accounts};
use crate::oidc::{Assertion, Authorization, OidcError, Redemption};
use crate::random::bytes;
use crate::store::StoreError;
use crate::store::attempt_counts::{Attempt, Limit};
use aws_lc_rs::constant_time::verify_slices_are_equal;
use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use url::{Url, form_urlencoded};

/// How long a browser may be away, and how long a person may decide, in milliseconds.
const LIFE: i64 = 10 * 60_000;
/// Each session and each pending token counts once.
const ONCE: Limit = Limit {
    free: u32::MAX,
    first_wait: 0,
    longest_wait: 0,
    most: 1,
    window: 2 * LIFE,
};
/// Parameters of the authorization request that only the service sets.
const OURS: [&str; 11] = [
    "client_id",
    "response_type",
    "response_mode",
    "scope",
    "redirect_uri",
    "state",
    "nonce",
    "code_challenge",
    "code_challenge_method",
    "request",
    "request_uri",
];
const STATE: &str = "provider state";
const PENDING: &str = "pending provider token";

/// The state of an authorization request.
#[derive(Serialize, Deserialize)]
struct State {
    /// Hash of the session.
    session: String,
    provider: String,
    /// Where the browser goes on to.
    page: String,
    /// Until when, in milliseconds.
    until: i64,
    /// If the page wants a recent log-in at the provider: how old it may be when the page asks, in
    /// seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    max_age: Option<u32>,
}

/// A provider's answer that waits for the person to decide.
#[derive(Serialize, Deserialize)]
struct Pending {
    assertion: Assertion,
    until: i64,
}

/// A session that has begun.
pub struct ProviderSession {
    /// Where the browser goes.
    pub address: String,
    /// What the page keeps, and shows afterwards.
    pub session: String,
    /// Hosts that the way to the provider and back may lead to.
    pub hosts: Vec<String>,
}

impl Accounts {
    /// Begins a session with a provider. `further` are parameters for the provider. With `max_age` among
    /// them the session counts only if the provider says that the person logged in so recently.
    pub async fn begin_provider_session(
        &self,
        provider: &str,
        continue_uri: Option<&str>,
        further: &[(String, String)],
    ) -> Result<ProviderSession, AccountError> {
        let ways = &self.policy.ways;
        ways.require(!self.policy.providers.is_empty())?;
        let page = continue_uri.filter(|text| !text.is_empty());
        let page = page.ok_or(AccountError::Protocol("MISSING_CONTINUE_URI"))?;
        let page = Url::parse(page).ok().filter(|page| {
            page.fragment().is_none() && page.query_pairs().all(|(name, _)| name != "state")
        });
        let page = page.ok_or(AccountError::Protocol("INVALID_CONTINUE_URI"))?;
        self.require_own_page(&page)?;
        let is_ours = |(name, _): &(String, String)| OURS.contains(&name.as_str());
        if further.iter().any(is_ours) {
            return Err(AccountError::Protocol(
                "INVALID_REQ_TYPE : A custom parameter is reserved.",
            ));
        }
        let max_age = further.iter().find(|(name, _)| name == "max_age");
        let max_age = max_age.map(|(_, seconds)| seconds.parse()).transpose();
        let max_age = max_age.map_err(|_| {
            AccountError::Protocol("INVALID_REQ_TYPE : max_age is not a number of seconds.")
        })?;
        let session = BASE64URL_NOPAD.encode(&bytes::<32>(&self.random));
        let state = State {
            session: self.of_session("state", &session),
            provider: provider.to_owned(),
            page: page.into(),
            until: self.now() + LIFE,
            max_age,
        };
        let verifier = self.of_session("verifier", &session);
        let request = Authorization {
            redirect_uri: &self.redirect_uri(),
            state: &self.seal(STATE, &state),
            nonce: &self.of_session("nonce", &session),
            challenge: &BASE64URL_NOPAD.encode(&Sha256::digest(verifier.as_bytes())),
            further,
        };
        let now = self.now() / 1_000;
        let providers = &self.policy.providers;
        let address = providers.authorization(provider, request, now).await;
        let (address, hosts) = address.map_err(refusal)?;
        Ok(ProviderSession {
            address: address.into(),
            session,
            hosts,
        })
    }

    /// Returns where a browser that comes back from a provider goes on to, with everything it brought;
    /// without a state of ours, to the page for logging in.
    pub fn page_after_provider(&self, query: &str) -> String {
        let pairs: Vec<_> = form_urlencoded::parse(query.as_bytes()).collect();
        let state = pairs.iter().find(|(name, _)| name == "state");
        let state = state.and_then(|(_, state)| self.unseal::<State>(STATE, state));
        let page = state.and_then(|state| Url::parse(&state.page).ok());
        match page {
            Some(mut page) => {
                page.query_pairs_mut().extend_pairs(&pairs);
                page.into()
            }
            None => format!("{}/login", self.policy.public_url),
        }
    }

    /// Exchanges the code that a browser brought back, if this session sent it there.
    pub(super) async fn redeem_session(
        &self,
        returned: &Url,
        session: &str,
    ) -> Result<Assertion, AccountError> {
        let field = |wanted: &str| {
            let mut pairs = returned.query_pairs();
            let found = pairs.find(|(name, _)| name == wanted);
            found.map(|(_, value)| value.into_owned())
        };
        let (Some(code), Some(state)) = (field("code"), field("state")) else {
            return Err(AccountError::Protocol(
                "INVALID_IDP_RESPONSE : The provider gave no code.",
            ));
        };
        let expected = self.of_session("state", session);
        let state = self.unseal::<State>(STATE, &state).filter(|state| {
            let (is, should) = (state.session.as_bytes(), expected.as_bytes());
            verify_slices_are_equal(is, should).is_ok() && state.until > self.now()
        });
        let state = state.ok_or(AccountError::Protocol(
            "INVALID_IDP_RESPONSE : The sign-in was begun elsewhere, or too long ago.",
        ))?;
        let is_first = self.is_first_use("provider session", session).await?;
        if !is_first {
            return Err(AccountError::Protocol(
                "INVALID_IDP_RESPONSE : The sign-in was used already.",
            ));
        }
        let issuer = field("iss");
        let asked_at = (state.until - LIFE) / 1_000;
        let redemption = Redemption {
            code: &code,
            issuer: issuer.as_deref(),
            verifier: &self.of_session("verifier", session),
            redirect_uri: &self.redirect_uri(),
            nonce: &self.of_session("nonce", session),
            logged_in_since: state.max_age.map(|age| asked_at - i64::from(age)),
        };
        let now = self.now() / 1_000;
        let providers = &self.policy.providers;
        let redeemed = providers.redeem(&state.provider, redemption, now).await;
        redeemed.map_err(refusal)
    }

    /// Makes a token that stands for a provider's answer until the person has decided.
    pub(super) fn pending_token(&self, assertion: &Assertion) -> String {
        let pending = Pending {
            assertion: assertion.clone(),
            until: self.now() + LIFE,
        };
        self.seal(PENDING, &pending)
    }

    /// Returns the answer that a pending token stands for; it counts once.
    pub(super) async fn spend_pending(&self, token: &str) -> Result<Assertion, AccountError> {
        let pending = self.unseal::<Pending>(PENDING, token);
        let pending = pending.filter(|pending| pending.until > self.now());
        let pending = pending.ok_or(AccountError::Protocol("INVALID_PENDING_TOKEN"))?;
        match self.is_first_use(PENDING, token).await? {
            true => Ok(pending.assertion),
            false => Err(AccountError::Protocol("INVALID_PENDING_TOKEN")),
        }
    }

    async fn is_first_use(&self, what: &str, secret: &str) -> Result<bool, StoreError> {
        let used = Attempt {
            key: self
                .keys
                .keyed_hash(what, &[&b"used"[..], secret.as_bytes()]),
            limit: ONCE,
            soft: None,
        };
        let counted = self.store.count_attempt(vec![used], self.now()).await?;
        Ok(counted.is_ok())
    }

    fn redirect_uri(&self) -> String {
        format!("{}/__/auth/handler", self.policy.public_url)
    }

    fn of_session(&self, what: &str, session: &str) -> String {
        let parts = [what.as_bytes(), session.as_bytes()];
        BASE64URL_NOPAD.encode(&self.keys.keyed_hash("provider session", &parts))
    }

    /// Writes a note that anybody may carry and nobody can change.
    fn seal<T: Serialize>(&self, purpose: &str, note: &T) -> String {
        let note = BASE64URL_NOPAD.encode(&serde_json::to_vec(note).unwrap_or_default());
        let seal = self.keys.keyed_hash(purpose, &[note.as_bytes()]);
        format!("{note}.{}", BASE64URL_NOPAD.encode(&seal))
    }

    fn unseal<T: for<'a> Deserialize<'a>>(&self, purpose: &str, sealed: &str) -> Option<T> {
        let (note, seal) = sealed.split_once('.')?;
        let seal = BASE64URL_NOPAD.decode(seal.as_bytes()).ok()?;
        let expected = self.keys.keyed_hash(purpose, &[note.as_bytes()]);
        verify_slices_are_equal(&expected, &seal).ok()?;
        serde_json::from_slice(&BASE64URL_NOPAD.decode(note.as_bytes()).ok()?).ok()
    }
}

/// Says a provider's refusal in the words of the protocol.
pub(super) fn refusal(error: OidcError) -> AccountError {
    match error {
        OidcError::Unknown => AccountError::Protocol(
            "OPERATION_NOT_ALLOWED : The identity provider configuration is not found.",
        ),
        OidcError::Nonce => AccountError::Protocol(
            "MISSING_OR_INVALID_NONCE : The nonce of the ID Token is missing or another one.",
        ),
        OidcError::LogInTooOld(why) => {
            tracing::info!(why, "a log-in at an identity provider proves nothing");
            AccountError::Protocol(
                "CREDENTIAL_TOO_OLD_LOGIN_AGAIN : The provider has not asked who is there.",
            )
        }
        OidcError::Refused(why) => {
            tracing::info!(why, "the answer of an identity provider was refused");
            AccountError::Protocol("INVALID_IDP_RESPONSE : The provider's answer is not valid.")
        }
        // The provider failed, not the person: a later attempt may succeed.
        OidcError::Unreachable => StoreError::Busy.into(),
    }
}
