//! Linking an account at an identity provider (protocol: `signInWithIdp` with an access token).

use super::first_factor::{ClientFacts, SignIn};
use super::provider::{ProviderOutcome, ProviderRequest, link_of};
use super::security_step::{Notice, Step};
use super::{AccountError, Accounts, parse_email};
use crate::oidc::Assertion;
use crate::store::security_steps::WayChange;
use sync_protocol::error_code::ErrorCode;

impl Accounts {
    /// Links a provider to the account of a session, with a fresh proof. All other sessions end, and
    /// the owner is told.
    pub(super) async fn link_provider(
        &self,
        request: &ProviderRequest<'_>,
        assertion: &Assertion,
        client: &ClientFacts,
    ) -> Result<ProviderOutcome, AccountError> {
        let who = self.require_recent_sign_in(request.id_token).await?;
        let (provider, raw_id) = (assertion.provider.as_str(), assertion.raw_id.as_str());
        let mut links = who.user.links.iter();
        let has_other = links.any(|link| link.provider == provider);
        if has_other || self.store.user_by_link(provider, raw_id).await?.is_some() {
            return Ok(ProviderOutcome::Taken(ErrorCode::CredentialAlreadyInUse));
        }
        let mut ways = vec![WayChange::Link(link_of(assertion))];
        let email = assertion.email.as_deref();
        let email = email.and_then(|email| parse_email(email).ok());
        if let Some(email) = email.filter(|_| assertion.email_verified) {
            let owner = self.store.user_by_email(&email).await?;
            if owner.is_some_and(|owner| owner.uid != who.user.uid) {
                return Ok(ProviderOutcome::Taken(ErrorCode::EmailAlreadyInUse));
            }
            match &who.user.email {
                None => ways.extend([WayChange::Email(email), WayChange::VerifyEmail]),
                Some(own) if *own == email => ways.push(WayChange::VerifyEmail),
                Some(_) => {}
            }
        }
        let step = Step::ChangeWays(Notice::WayAdded);
        let opening = who.claims.opening_with(provider);
        let opened = self.change_ways(&who, step, ways, opening, client.language);
        let opened = opened.await?;
        self.record("provider linked", &who.user.uid).await;
        let signed_in = (SignIn::Opened(Box::new(opened)), false);
        Ok(ProviderOutcome::SignedIn(signed_in))
    }
}
