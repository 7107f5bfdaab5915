//! The call of sign-ins at identity providers.

use super::refusal::Refusal;
use super::{Client, read};
use crate::auth::AccountAnswer;
use crate::providers::{ProviderAnswer, ProviderSignInRequest};
use serde::Deserialize;

/// The answer: the fields of a sign-in, and what the provider said.
#[derive(Debug, Deserialize)]
pub struct ProviderSignInAnswer {
    /// A sign-in.
    #[serde(flatten)]
    pub account: AccountAnswer,
    /// What the provider said.
    #[serde(flatten)]
    pub provider: ProviderAnswer,
}

impl Client {
    /// `POST /v1/accounts:signInWithIdp`; mails that follow are written in `language`.
    pub async fn with_provider(
        &self,
        request: &ProviderSignInRequest,
        language: &str,
    ) -> Result<ProviderSignInAnswer, Refusal> {
        let request = self
            .identity_call(&["v1", "accounts:signInWithIdp"])?
            .header("x-firebase-locale", language)
            .json(request);
        read(request).await
    }
}
