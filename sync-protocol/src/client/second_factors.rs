//! The calls of second factors.

use super::refusal::Refusal;
use super::{Client, read};
use crate::auth::{AccountRequest, LookupAnswer, UserInfo};
use crate::second_factors::{MfaAnswer, MfaInfo, MfaRequest, RecoveryCodes};
use reqwest::Method;

impl Client {
    /// `POST /v2/accounts/{name}`; mails that follow are written in `language`.
    pub async fn second_factor(
        &self,
        name: &str,
        request: &MfaRequest,
        language: &str,
    ) -> Result<MfaAnswer, Refusal> {
        let request = self
            .identity_call(&["v2", "accounts", name])?
            .header("x-firebase-locale", language)
            .json(request);
        read(request).await
    }

    /// Returns the second factors of the account that an access token belongs to (`accounts:lookup`).
    pub async fn second_factors(&self, access: String) -> Result<Vec<MfaInfo>, Refusal> {
        self.look_up(access).await.map(|user| user.mfa_info)
    }

    /// Returns the account that an access token belongs to (`accounts:lookup`).
    pub async fn look_up(&self, access: String) -> Result<UserInfo, Refusal> {
        let request = AccountRequest {
            id_token: Some(access),
            ..AccountRequest::default()
        };
        let call = self.identity_call(&["v1", "accounts:lookup"])?;
        let answer: LookupAnswer = read(call.json(&request)).await?;
        Ok(answer.users.into_iter().next().unwrap_or_default())
    }

    /// `POST /account/recovery-codes`: makes ten new recovery codes.
    pub async fn recovery_codes(&self, access: &str) -> Result<Vec<String>, Refusal> {
        let path = ["account", "recovery-codes"];
        let codes: RecoveryCodes = read(self.signed_in(Method::POST, &path, access)?).await?;
        Ok(codes.codes)
    }
}
