//! Sign-in at an identity provider, whose pages are shown in a separate window.

use crate::account::actions::Account;
use crate::account::actions::access_token::claims_of;
use crate::account::session_driver::calls::Change;
use std::collections::{BTreeMap, HashSet};
use sync_protocol::auth::AccountRequest;
use sync_protocol::client::providers::ProviderSignInAnswer;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::{CodeSignInAnswer, ProviderPurpose, ProviderVisit};
use sync_protocol::providers::ProviderSignInRequest;
use url::Url;
use zeroize::Zeroizing;

/// A way to a provider and back that has begun.
pub struct ProviderJourney {
    /// The page of the provider.
    pub page: Url,
    /// The address that the provider sends the window back to; it has a query then.
    pub back: Url,
    /// The hosts that the window may show.
    pub hosts: HashSet<String>,
    provider: String,
    purpose: ProviderPurpose,
    /// What only the window that began has.
    session: Zeroizing<String>,
    /// The number of sign-outs before.
    sign_outs: u32,
}

impl Account {
    /// Begins a way to a provider. `website` is a page of the service, where a browser would go on to.
    pub async fn begin_at_provider(
        &self,
        provider: String,
        purpose: ProviderPurpose,
        website: &Url,
    ) -> Result<ProviderJourney, Refusal> {
        let sign_outs = self.driver.sign_outs().await;
        let request = AccountRequest {
            provider_id: Some(provider.clone()),
            continue_uri: Some(website.to_string()),
            custom_parameter: Some(asking_again(&provider, purpose)),
            ..AccountRequest::default()
        };
        let answer = self.client.account("createAuthUri", &request, "").await?;
        let page = answer.auth_uri.and_then(|text| Url::parse(&text).ok());
        let begun = page.zip(answer.session_id).and_then(|(page, session)| {
            let back = page.query_pairs().find(|(name, _)| name == "redirect_uri");
            let back = back.and_then(|(_, text)| Url::parse(&text).ok())?;
            Some((page, back, session))
        });
        let (page, back, session) = begun.ok_or(ErrorCode::NetworkRequestFailed)?;
        Ok(ProviderJourney {
            page,
            back,
            hosts: answer.provider_hosts.into_iter().flatten().collect(),
            provider,
            purpose,
            session: Zeroizing::new(session),
            sign_outs,
        })
    }

    /// Finishes a way with the address that the provider sent the window back to.
    pub async fn finish_at_provider(
        &self,
        journey: ProviderJourney,
        returned: Url,
        language: &str,
    ) -> Result<ProviderVisit, Refusal> {
        if returned.query_pairs().any(|(name, _)| name == "error") {
            return Ok(ProviderVisit::Stopped);
        }
        let request = ProviderSignInRequest {
            request_uri: Some(returned.into()),
            session_id: Some(journey.session.to_string()),
            return_idp_credential: Some(true),
            auto_create: (journey.purpose == ProviderPurpose::Prove).then_some(false),
            ..ProviderSignInRequest::default()
        };
        let change = self.driver.begin_change().await;
        // Nothing is added to the account of a person who came meanwhile.
        if journey.purpose == ProviderPurpose::Add && change.sign_outs != journey.sign_outs {
            return Ok(ProviderVisit::Stopped);
        }
        let answer = match journey.purpose {
            ProviderPurpose::Add => self.add_provider(&change, &request, language).await,
            _ => self.client.with_provider(&request, language).await,
        };
        match answer {
            Ok(answer) => self.finish_answer(&journey, answer).await,
            Err(refusal) => not_signed_in(&journey, refusal),
        }
    }

    async fn add_provider(
        &self,
        change: &Change<'_>,
        request: &ProviderSignInRequest,
        language: &str,
    ) -> Result<ProviderSignInAnswer, Refusal> {
        let ask = |token: String| {
            let request = ProviderSignInRequest {
                id_token: Some(token),
                ..request.clone()
            };
            async move { self.client.with_provider(&request, language).await }
        };
        change.with_access_token(ask).await
    }

    async fn finish_answer(
        &self,
        journey: &ProviderJourney,
        ProviderSignInAnswer { account, provider }: ProviderSignInAnswer,
    ) -> Result<ProviderVisit, Refusal> {
        if provider.error_message.is_some() {
            return Ok(ProviderVisit::Taken);
        }
        if provider.need_confirmation == Some(true) {
            return Ok(ProviderVisit::HasAccount);
        }
        let mut answer = account;
        let is_new = answer.is_new_user == Some(true);
        let known_as = match journey.purpose {
            ProviderPurpose::LogIn => None,
            ProviderPurpose::Add | ProviderPurpose::Prove => self.driver.email().await,
        };
        if journey.purpose == ProviderPurpose::Prove {
            let is_same = async |token: String| {
                let uid = claims_of(&token).map(|claims| claims.user_id);
                Ok(uid.is_some() && uid == answer.local_id)
            };
            if !self.driver.with_access_token(is_same).await? {
                if let Some(unused) = answer.refresh_token {
                    let _ = self.client.sign_out(&unused).await;
                }
                return Ok(ProviderVisit::OtherAccount);
            }
        }
        // An account may have neither an email nor a number.
        let names = [answer.email, answer.phone_number.take(), known_as];
        let name = names.into_iter().flatten().next();
        let name = name.or_else(|| answer.display_name.clone());
        answer.email = Some(name.unwrap_or_else(|| journey.provider.clone()));
        let factors = self.finish_first_step(journey.sign_outs, answer).await?;
        Ok(ProviderVisit::SignedIn(CodeSignInAnswer {
            factors,
            is_new,
        }))
    }
}

/// Returns the parameters that make a provider ask who is there, even if it knows the browser (OpenID
/// Connect Core 1.0, section 3.1.2.1; Google knows no `login`). A proof counts only if it says that it did.
fn asking_again(provider: &str, purpose: ProviderPurpose) -> BTreeMap<String, String> {
    let prompt = match provider {
        "google.com" => "select_account",
        _ => "login",
    };
    let mut asking = BTreeMap::from([("prompt".into(), prompt.into())]);
    if purpose == ProviderPurpose::Prove {
        asking.insert("max_age".into(), "0".into());
    }
    asking
}

/// Tells what a refusal means for the person.
fn not_signed_in(journey: &ProviderJourney, refusal: Refusal) -> Result<ProviderVisit, Refusal> {
    match (refusal.code, journey.purpose) {
        (ErrorCode::InvalidCredential, _) => Ok(ProviderVisit::TooOld),
        (ErrorCode::UserDeleted, ProviderPurpose::Prove) => Ok(ProviderVisit::OtherAccount),
        (ErrorCode::RequiresRecentLogin, ProviderPurpose::Prove) => Ok(ProviderVisit::NotAsked),
        _ => Err(refusal),
    }
}
