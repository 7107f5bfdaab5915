//! The identity calls, and our own calls of a signed-in person.

use super::refusal::Refusal;
use super::{Client, accepted, no_answer, read};
use crate::auth::{AccountAnswer, AccountRequest, ProjectFacts, TokenAnswer, TokenRequest};
use crate::error_code::ErrorCode;
use crate::limits::AUTH_TIMEOUT_MS;
use reqwest::header::CONTENT_TYPE;
use reqwest::{Method, RequestBuilder, StatusCode};
use std::time::Duration;

/// The public name of our clients; no secret.
const KEY: &str = "new-beginnings";
/// LIM-1.
const TIMEOUT: Duration = Duration::from_millis(AUTH_TIMEOUT_MS);

impl Client {
    /// `POST /v1/accounts:{name}`; mails that follow are written in `language`.
    pub async fn account(
        &self,
        name: &str,
        request: &AccountRequest,
        language: &str,
    ) -> Result<AccountAnswer, Refusal> {
        let request = self
            .identity_call(&["v1", &format!("accounts:{name}")])?
            .header("x-firebase-locale", language)
            .json(request);
        read(request).await
    }

    /// `GET /__/firebase/init.json`: the settings of the service that its clients need.
    pub async fn project_facts(&self) -> Result<ProjectFacts, Refusal> {
        let url = self.address(&["__", "firebase", "init.json"])?;
        read(self.http.get(url).timeout(TIMEOUT)).await
    }

    /// `POST /v1/token`. An answer that was lost is asked for once more at once: the service gives
    /// the same again.
    pub async fn refresh(&self, token: &str) -> Result<TokenAnswer, Refusal> {
        match self.refresh_once(token).await {
            Err(error) if error.code == ErrorCode::NetworkRequestFailed => {
                self.refresh_once(token).await
            }
            answer => answer,
        }
    }

    /// `POST /account/sign-out`: ends the session of a refresh token.
    pub async fn sign_out(&self, token: &str) -> Result<(), Refusal> {
        let body = TokenRequest {
            grant_type: None,
            refresh_token: Some(token.to_owned()),
        };
        let url = self.address(&["account", "sign-out"])?;
        done(self.http.post(url).timeout(TIMEOUT).json(&body)).await
    }

    /// `POST /account/sign-out-everywhere`
    pub async fn sign_out_everywhere(&self, access: &str) -> Result<(), Refusal> {
        let path = ["account", "sign-out-everywhere"];
        done(self.signed_in(Method::POST, &path, access)?).await
    }

    /// `GET /account/export`: JSON text.
    pub async fn export(&self, access: &str) -> Result<String, Refusal> {
        let request = self.signed_in(Method::GET, &["account", "export"], access)?;
        let kept: serde_json::Value = read(request).await?;
        serde_json::to_string_pretty(&kept).map_err(no_answer)
    }

    async fn refresh_once(&self, token: &str) -> Result<TokenAnswer, Refusal> {
        // Refresh tokens are letters, digits, `-` and `_`: nothing to be escaped.
        let form = format!("grant_type=refresh_token&refresh_token={token}");
        let request = self
            .identity_call(&["v1", "token"])?
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(form);
        read(request).await
    }

    pub(super) fn identity_call(&self, path: &[&str]) -> Result<RequestBuilder, Refusal> {
        let mut url = self.address(path)?;
        url.query_pairs_mut().append_pair("key", KEY);
        Ok(self.http.post(url).timeout(TIMEOUT))
    }

    pub(super) fn signed_in(
        &self,
        method: Method,
        path: &[&str],
        access: &str,
    ) -> Result<RequestBuilder, Refusal> {
        let request = self.http.request(method, self.address(path)?);
        self.bearing(request.timeout(TIMEOUT), access)
    }
}

pub(super) async fn done(request: RequestBuilder) -> Result<(), Refusal> {
    let answer = accepted(request.send().await.map_err(no_answer)?).await?;
    (answer.status() == StatusCode::NO_CONTENT)
        .then_some(())
        .ok_or(ErrorCode::NetworkRequestFailed.into())
}
