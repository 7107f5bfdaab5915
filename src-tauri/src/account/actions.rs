//! Account actions: sign-up, sign-in, changes and deletion.

mod access_token;
mod code_sign_in;
mod export;
pub mod provider_sign_in;
mod second_step;
mod sessions;
mod way_settings;

use crate::account::session_driver::SessionDriver;
use crate::account::session_driver::calls::Change;
use second_step::PendingSignIn;
use std::sync::Arc;
use sync_protocol::auth::{AccountAnswer, AccountRequest, CodeInfo, SignUpMode};
use sync_protocol::client::Client;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::limits::ACCESS_TOKEN_SECONDS;
use sync_protocol::second_factors::MfaInfo;
use tokio::sync::Mutex;

/// The account of the person at this kiosk.
pub struct Account {
    /// The client of the service.
    pub client: Client,
    /// The session driver.
    pub driver: Arc<SessionDriver>,
    /// A sign-in that waits for its second step.
    pub pending: Mutex<Option<PendingSignIn>>,
}

impl Account {
    /// Returns how this service finishes a sign-up: at once, or by mail.
    pub async fn sign_up_mode(&self) -> Result<SignUpMode, Refusal> {
        Ok(self.client.project_facts().await?.sign_up)
    }

    /// Signs up. Returns whether the person is signed in now; otherwise a mail contains the next step.
    pub async fn sign_up(
        &self,
        email: String,
        password: String,
        language: &str,
    ) -> Result<bool, Refusal> {
        // `return_secure_token` is missing, because a sign-up that is finished by mail has no tokens.
        let request = AccountRequest {
            email: Some(email),
            password: Some(password).filter(|password| !password.is_empty()),
            ..AccountRequest::default()
        };
        let sign_outs = self.driver.sign_outs().await;
        let answer = self.client.account("signUp", &request, language).await?;
        let is_signed_in = answer.id_token.is_some();
        if is_signed_in {
            self.store(sign_outs, answer).await?;
        }
        Ok(is_signed_in)
    }

    /// Signs in. Returns the factors of the second step if one is required; an empty list means that
    /// the person is signed in.
    pub async fn sign_in(&self, email: String, password: String) -> Result<Vec<MfaInfo>, Refusal> {
        let request = AccountRequest {
            email: Some(email),
            password: Some(password),
            return_secure_token: Some(true),
            ..AccountRequest::default()
        };
        let sign_outs = self.driver.sign_outs().await;
        let answer = self.client.account("signInWithPassword", &request, "");
        self.finish_first_step(sign_outs, answer.await?).await
    }

    /// Signs in again with the password, as a recent proof of identity. Returns the same as `sign_in`.
    pub async fn reauthenticate(&self, password: String) -> Result<Vec<MfaInfo>, Refusal> {
        let email = self
            .driver
            .email()
            .await
            .ok_or(ErrorCode::UserTokenExpired)?;
        self.sign_in(email, password).await
    }

    /// Signs out. The session ends here in any case, and at the service if it can be reached.
    pub async fn sign_out(&self) {
        if let Some(token) = self.driver.sign_out().await {
            let _ = self.client.sign_out(&token).await;
        }
    }

    /// Signs out on all devices.
    pub async fn sign_out_everywhere(&self) -> Result<(), Refusal> {
        let change = self.driver.begin_change().await;
        let ask = |token: String| async move { self.client.sign_out_everywhere(&token).await };
        change.with_access_token(ask).await?;
        self.driver.sign_out().await;
        Ok(())
    }

    /// Requests a mail with a link for a new password.
    pub async fn request_reset(&self, email: String, language: &str) -> Result<(), Refusal> {
        let request = AccountRequest {
            request_type: Some("PASSWORD_RESET".into()),
            email: Some(email),
            ..AccountRequest::default()
        };
        self.client
            .account("sendOobCode", &request, language)
            .await
            .map(drop)
    }

    /// Requests a mail to a new email address.
    pub async fn request_email_change(
        &self,
        new_email: String,
        language: &str,
    ) -> Result<(), Refusal> {
        let request = AccountRequest {
            request_type: Some("VERIFY_AND_CHANGE_EMAIL".into()),
            new_email: Some(new_email),
            ..AccountRequest::default()
        };
        self.signed_in("sendOobCode", request, language)
            .await
            .map(drop)
    }

    /// Requests a mail that confirms the email address of the account.
    pub async fn request_confirmation(&self, language: &str) -> Result<(), Refusal> {
        let request = AccountRequest {
            request_type: Some("VERIFY_EMAIL".into()),
            ..AccountRequest::default()
        };
        self.signed_in("sendOobCode", request, language)
            .await
            .map(drop)
    }

    /// Changes the password. The service requires a recent sign-in.
    pub async fn change_password(&self, next: String, language: &str) -> Result<(), Refusal> {
        let change = self.driver.begin_change().await;
        let request = AccountRequest {
            password: Some(next),
            return_secure_token: Some(true),
            ..AccountRequest::default()
        };
        let answer = self.changed(&change, "update", request, language).await?;
        self.store(change.sign_outs, answer).await
    }

    /// Deletes the account. The service requires a recent sign-in. Returns whether a mailed link can
    /// still bring it back.
    pub async fn delete(&self, language: &str) -> Result<bool, Refusal> {
        let change = self.driver.begin_change().await;
        let answer = self.changed(&change, "delete", AccountRequest::default(), language);
        let answer = answer.await?;
        self.driver.sign_out().await;
        Ok(answer.deletion_due_at.is_some())
    }

    /// Deletes a closed account for good, with the code of the mail about its deletion.
    pub async fn finish_deletion(&self, code: String, language: &str) -> Result<(), Refusal> {
        let request = AccountRequest {
            oob_code: Some(code),
            ..AccountRequest::default()
        };
        self.client
            .account("delete", &request, language)
            .await
            .map(drop)
    }

    /// Returns what the code of a mail is for.
    pub async fn inspect_code(&self, code: String) -> Result<CodeInfo, Refusal> {
        let request = AccountRequest {
            oob_code: Some(code),
            ..AccountRequest::default()
        };
        let answer = self.client.account("resetPassword", &request, "").await?;
        Ok(CodeInfo {
            purpose: answer.request_type.unwrap_or_default(),
            email: answer.email.or(answer.phone_number).unwrap_or_default(),
            new_email: answer.new_email,
            deletion_due_at: answer.deletion_due_at,
            undoes: answer.undoes,
        })
    }

    /// Sets a new password with the code of a mail.
    pub async fn reset_password(
        &self,
        code: String,
        password: String,
        language: &str,
    ) -> Result<(), Refusal> {
        let request = AccountRequest {
            oob_code: Some(code),
            new_password: Some(password),
            ..AccountRequest::default()
        };
        self.client
            .account("resetPassword", &request, language)
            .await?;
        self.driver.check().await;
        Ok(())
    }

    /// Applies the code of a mail.
    pub async fn apply_code(&self, code: String, language: &str) -> Result<(), Refusal> {
        let request = AccountRequest {
            oob_code: Some(code),
            ..AccountRequest::default()
        };
        self.client.account("update", &request, language).await?;
        self.driver.check().await;
        Ok(())
    }

    async fn signed_in(
        &self,
        call: &str,
        request: AccountRequest,
        language: &str,
    ) -> Result<AccountAnswer, Refusal> {
        let ask = |token| self.named(token, call, &request, language);
        self.driver.with_access_token(ask).await
    }

    /// Sends a call that may end tokens of the session.
    async fn changed(
        &self,
        change: &Change<'_>,
        call: &str,
        request: AccountRequest,
        language: &str,
    ) -> Result<AccountAnswer, Refusal> {
        let ask = |token| self.named(token, call, &request, language);
        change.with_access_token(ask).await
    }

    /// Sends a call with a token.
    async fn named(
        &self,
        token: String,
        call: &str,
        request: &AccountRequest,
        language: &str,
    ) -> Result<AccountAnswer, Refusal> {
        let request = AccountRequest {
            id_token: Some(token),
            ..request.clone()
        };
        self.client.account(call, &request, language).await
    }

    /// Stores the tokens of an answer, unless the person has left meanwhile.
    pub(super) async fn store(&self, sign_outs: u32, answer: AccountAnswer) -> Result<(), Refusal> {
        let (Some(email), Some(refresh), Some(access)) = (
            answer.email.or(answer.phone_number),
            answer.refresh_token,
            answer.id_token,
        ) else {
            return Err(ErrorCode::NetworkRequestFailed.into());
        };
        let expires_in = answer.expires_in.and_then(|text| text.parse().ok());
        let expires_in = expires_in.unwrap_or(ACCESS_TOKEN_SECONDS);
        let unused = refresh.clone();
        let stored = self
            .driver
            .signed_in(sign_outs, email, refresh, access, expires_in);
        if stored.await {
            return Ok(());
        }
        let _ = self.client.sign_out(&unused).await;
        Err(ErrorCode::UserTokenExpired.into())
    }
}
