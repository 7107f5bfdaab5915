//! Sign-in with an identity provider (protocol: `signInWithIdp`).
//!
//! An account is found by the provider's name for it, never by an address alone, with one exception: a
//! provider that has confirmed an address may be added to the account of that address. If that account
//! has not confirmed the address, somebody else may have made it and wait for the owner: its password,
//! phone and providers are removed first. An account with a second factor is never changed so.

use super::email_link::NewSignIn;
use super::first_factor::ClientFacts;
use super::provider_session::refusal;
use super::security_step::{Notice, Step};
use super::steps::With;
use super::{AccountError, Accounts, parse_email};
use crate::email_address::EmailAddress;
use crate::oidc::{Assertion, OidcError};
use crate::store::StoreError;
use crate::store::new_session::Opening;
use crate::store::security_steps::WayChange;
use crate::store::users::{PHONE, ProviderLink, User};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};
use sync_protocol::error_code::ErrorCode;
use url::{Url, form_urlencoded};

/// What a caller shows of a provider.
#[derive(Debug, Default)]
pub struct ProviderRequest<'a> {
    /// Where the browser came back to, or any address of the page.
    pub request_uri: Option<&'a str>,
    /// Fields of the provider's answer, form-encoded.
    pub post_body: Option<&'a str>,
    /// The session that `createAuthUri` gave.
    pub session: Option<&'a str>,
    /// A token of an earlier call.
    pub pending: Option<&'a str>,
    /// The account that the provider is linked to.
    pub id_token: Option<&'a str>,
    /// Whether a person without an account gets one; if not, no account is changed either.
    pub creates: bool,
}

/// What a sign-in with a provider leads to.
pub enum ProviderOutcome {
    /// A sign-in, and whether it made the account.
    SignedIn(NewSignIn),
    /// An account has the address, and another way of that account has to be shown first. With its
    /// providers.
    NeedsConfirmation(Vec<String>),
    /// The provider's account is linked to an account already, or the address is another account's.
    Taken(ErrorCode),
}

/// An answer of a provider, and what it leads to.
pub struct ProviderSignIn {
    /// What the provider says.
    pub assertion: Assertion,
    /// What it leads to.
    pub outcome: ProviderOutcome,
    /// Stands for the provider's answer while the person decides.
    pub pending: Option<String>,
}

impl Accounts {
    /// Signs in with a provider, or links it to the account of an access token.
    pub async fn sign_in_with_provider(
        &self,
        request: ProviderRequest<'_>,
        client: &ClientFacts,
    ) -> Result<ProviderSignIn, AccountError> {
        let policy = &self.policy;
        policy.ways.require(!policy.providers.is_empty())?;
        self.admit_code_try(client.address).await?;
        let assertion = self.assertion_of(&request).await?;
        let outcome = match request.id_token {
            Some(_) => self.link_provider(&request, &assertion, client).await?,
            None => self.sign_in_as(&assertion, request.creates, client).await?,
        };
        let pending = match outcome {
            ProviderOutcome::SignedIn(_) => None,
            _ => Some(self.pending_token(&assertion)),
        };
        Ok(ProviderSignIn {
            assertion,
            outcome,
            pending,
        })
    }

    /// Returns what a provider says, in whichever way the caller shows it.
    async fn assertion_of(&self, request: &ProviderRequest<'_>) -> Result<Assertion, AccountError> {
        let returned = request.request_uri.filter(|text| !text.is_empty());
        let returned = returned.ok_or(AccountError::Protocol("MISSING_REQUEST_URI"))?;
        let returned =
            Url::parse(returned).map_err(|_| AccountError::Protocol("INVALID_REQUEST_URI"))?;
        if let Some(token) = request.pending {
            return self.spend_pending(token).await;
        }
        let session = request.session.filter(|text| !text.is_empty());
        match session {
            Some(session) if request.post_body.is_none_or(str::is_empty) => {
                self.redeem_session(&returned, session).await
            }
            _ => self.shown_token(&returned, request.post_body).await,
        }
    }

    /// Checks a token that the caller got from the provider itself.
    async fn shown_token(
        &self,
        returned: &Url,
        post_body: Option<&str>,
    ) -> Result<Assertion, AccountError> {
        // A later part overwrites an earlier one.
        let parts = [returned.query(), post_body, returned.fragment()];
        let parts = parts.into_iter().flatten();
        let fields: Vec<(String, String)> = parts
            .flat_map(|part| form_urlencoded::parse(part.as_bytes()).into_owned())
            .collect();
        let field = |wanted: &str| {
            let found = fields.iter().rev().find(|(name, _)| name == wanted);
            found.map(|(_, value)| value.as_str())
        };
        let provider = field("providerId").unwrap_or_default().to_lowercase();
        if provider.is_empty() {
            return Err(AccountError::Protocol(
                "INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential.",
            ));
        }
        let token = field("id_token").unwrap_or_default();
        let now = self.now() / 1_000;
        let verified = self.policy.providers.verify(&provider, token, now).await;
        let assertion = verified.map_err(refusal)?;
        check_nonce(&assertion, field("nonce")).map_err(refusal)?;
        Ok(assertion)
    }

    async fn sign_in_as(
        &self,
        assertion: &Assertion,
        creates: bool,
        client: &ClientFacts,
    ) -> Result<ProviderOutcome, AccountError> {
        let opening = Opening {
            provider: assertion.provider.clone(),
            device: client.device.clone(),
            ..Opening::default()
        };
        let (provider, raw_id) = (assertion.provider.as_str(), assertion.raw_id.as_str());
        if let Some(user) = self.store.user_by_link(provider, raw_id).await? {
            let signed_in = self.first_factor_passed(user, opening, client).await?;
            return Ok(ProviderOutcome::SignedIn((signed_in, false)));
        }
        if !creates {
            return Err(ErrorCode::UserDeleted.into());
        }
        let email = self.believed_address(assertion);
        let owner = match &email {
            Some(email) => self.store.user_by_email(email).await?,
            None => None,
        };
        if let Some(owner) = owner {
            return self.join(owner, assertion, opening, client).await;
        }
        let user = User {
            email_verified: email.is_some() && assertion.email_verified,
            email,
            display_name: assertion.name.clone(),
            photo_url: assertion.picture.clone(),
            links: vec![link_of(assertion)],
            ..self.empty_user()
        };
        let opened = self.open_new_account(user, opening, client).await;
        let opened = opened.map_err(|error| match error {
            // Made in the same moment, or the address is kept for an undo of its last owner.
            AccountError::Refused(ErrorCode::InvalidActionCode) => {
                ErrorCode::EmailAlreadyInUse.into()
            }
            error => error,
        });
        Ok(ProviderOutcome::SignedIn((opened?, true)))
    }

    /// Returns the address of a provider's account. One that the provider has not confirmed proves
    /// nothing, and an answer about it would tell a stranger who has an account.
    fn believed_address(&self, assertion: &Assertion) -> Option<EmailAddress> {
        let email = assertion.email.as_deref();
        let email = email.and_then(|email| parse_email(email).ok());
        email.filter(|_| assertion.email_verified || self.policy.discovery)
    }

    /// Adds the provider to the account that has the address.
    async fn join(
        &self,
        owner: User,
        assertion: &Assertion,
        opening: Opening,
        client: &ClientFacts,
    ) -> Result<ProviderOutcome, AccountError> {
        let mut links = owner.links.iter();
        let has_other = links.any(|link| link.provider == assertion.provider);
        // The links of an unconfirmed account are removed anyway.
        let has_other = has_other && owner.email_verified;
        if !assertion.email_verified || !owner.factors.is_empty() || has_other {
            let providers = owner.links.into_iter().map(|link| link.provider);
            let providers = providers.filter(|provider| provider != PHONE);
            return Ok(ProviderOutcome::NeedsConfirmation(providers.collect()));
        }
        if owner.disabled {
            return Err(ErrorCode::UserDisabled.into());
        }
        let link = WayChange::Link(link_of(assertion));
        let (step, ways) = match owner.email_verified {
            true => (Step::ChangeWays(Notice::WayAdded), vec![link]),
            false => (
                Step::ProveAddress,
                vec![
                    WayChange::DropPassword,
                    WayChange::UnlinkAll,
                    link,
                    WayChange::VerifyEmail,
                ],
            ),
        };
        let with = With {
            ways,
            ..With::default()
        };
        let joined = match self.take_step(&owner, step, with, client.language).await {
            // The same provider's account was linked in the same moment.
            Err(StoreError::Conflict) => Err(ErrorCode::CredentialAlreadyInUse)?,
            joined => joined?.ok_or(ErrorCode::UserTokenExpired)?,
        };
        self.record("provider added by its address", &joined.uid)
            .await;
        let signed_in = self.first_factor_passed(joined, opening, client).await?;
        Ok(ProviderOutcome::SignedIn((signed_in, false)))
    }
}

/// The link to a provider's account.
pub(super) fn link_of(assertion: &Assertion) -> ProviderLink {
    ProviderLink {
        provider: assertion.provider.clone(),
        raw_id: assertion.raw_id.clone(),
        email: assertion.email.clone(),
        display_name: assertion.name.clone(),
        photo_url: assertion.picture.clone(),
    }
}

/// Checks that a token which is bound to a nonce comes with the text whose hash the nonce is.
fn check_nonce(assertion: &Assertion, raw: Option<&str>) -> Result<(), OidcError> {
    let hash = raw.map(|raw| HEXLOWER.encode(&Sha256::digest(raw.as_bytes())));
    match (assertion.nonce(), hash) {
        (None, None) => Ok(()),
        (Some(nonce), Some(hash)) if nonce.eq_ignore_ascii_case(&hash) => Ok(()),
        _ => Err(OidcError::Nonce),
    }
}
