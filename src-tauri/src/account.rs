//! What a person does with an account at this kiosk.

use crate::session_driver::SessionDriver;
use std::sync::Arc;
use sync_protocol::auth::{AccountAnswer, AccountRequest, CodeInfo, SignUpMode};
use sync_protocol::client::Client;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::limits::ACCESS_TOKEN_SECONDS;

/// The accounts as this kiosk sees them.
pub struct Account {
    /// Asks the service.
    pub client: Client,
    /// The session.
    pub driver: Arc<SessionDriver>,
}

impl Account {
    /// What a sign-up answers in this installation.
    pub async fn sign_up_mode(&self) -> Result<SignUpMode, ErrorCode> {
        self.client.sign_up_mode().await
    }

    /// Sign-up. Answers whether the person is signed in now; else a mail has the rest.
    pub async fn sign_up(
        &self,
        email: String,
        password: String,
        language: &str,
    ) -> Result<bool, ErrorCode> {
        // Without `return_secure_token`: where sign-ups are finished by mail there are no tokens.
        let request = AccountRequest {
            email: Some(email),
            password: Some(password).filter(|password| !password.is_empty()),
            ..AccountRequest::default()
        };
        let sign_outs = self.driver.sign_outs().await;
        let answer = self.client.account("signUp", &request, language).await?;
        let is_signed_in = answer.id_token.is_some();
        if is_signed_in {
            self.keep(sign_outs, answer).await?;
        }
        Ok(is_signed_in)
    }

    /// Sign-in.
    pub async fn sign_in(&self, email: String, password: String) -> Result<(), ErrorCode> {
        let request = AccountRequest {
            email: Some(email),
            password: Some(password),
            return_secure_token: Some(true),
            ..AccountRequest::default()
        };
        let sign_outs = self.driver.sign_outs().await;
        let answer = self.client.account("signInWithPassword", &request, "");
        self.keep(sign_outs, answer.await?).await
    }

    /// The password once more, as a fresh proof.
    pub async fn prove_again(&self, password: String) -> Result<(), ErrorCode> {
        let email = self
            .driver
            .email()
            .await
            .ok_or(ErrorCode::UserTokenExpired)?;
        self.sign_in(email, password).await
    }

    /// Sign-out. Here the session is over in any case; the service is told if it can be reached.
    pub async fn sign_out(&self) {
        if let Some(token) = self.driver.signed_out().await {
            let _ = self.client.sign_out(&token).await;
        }
    }

    /// Sign-out on all computers.
    pub async fn sign_out_everywhere(&self) -> Result<(), ErrorCode> {
        let ask = async |token: String| self.client.sign_out_everywhere(&token).await;
        self.driver.with(ask).await?;
        self.driver.signed_out().await;
        Ok(())
    }

    /// A mail with a link to a new password.
    pub async fn request_reset(&self, email: String, language: &str) -> Result<(), ErrorCode> {
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

    /// A mail to a new address.
    pub async fn request_email_change(
        &self,
        new_email: String,
        language: &str,
    ) -> Result<(), ErrorCode> {
        let request = AccountRequest {
            request_type: Some("VERIFY_AND_CHANGE_EMAIL".into()),
            new_email: Some(new_email),
            ..AccountRequest::default()
        };
        self.signed_in("sendOobCode", request, language)
            .await
            .map(drop)
    }

    /// A new password, after the current one was verified.
    pub async fn change_password(
        &self,
        current: String,
        next: String,
        language: &str,
    ) -> Result<(), ErrorCode> {
        let sign_outs = self.driver.sign_outs().await;
        self.prove_again(current).await?;
        let request = AccountRequest {
            password: Some(next),
            return_secure_token: Some(true),
            ..AccountRequest::default()
        };
        let answer = self.signed_in("update", request, language).await?;
        self.keep(sign_outs, answer).await
    }

    /// Everything that is kept about the person, as JSON text.
    pub async fn export(&self) -> Result<String, ErrorCode> {
        self.driver
            .with(async |token: String| self.client.export(&token).await)
            .await
    }

    /// Deletes the account, after the password was verified.
    pub async fn delete(&self, password: String) -> Result<(), ErrorCode> {
        self.prove_again(password).await?;
        self.signed_in("delete", AccountRequest::default(), "")
            .await?;
        self.driver.signed_out().await;
        Ok(())
    }

    /// Looks at a code of an e-mail.
    pub async fn look_at_code(&self, code: String) -> Result<CodeInfo, ErrorCode> {
        let request = AccountRequest {
            oob_code: Some(code),
            ..AccountRequest::default()
        };
        let answer = self.client.account("resetPassword", &request, "").await?;
        Ok(CodeInfo {
            purpose: answer.request_type.unwrap_or_default(),
            email: answer.email.unwrap_or_default(),
            new_email: answer.new_email,
        })
    }

    /// A new password, with the code of an e-mail.
    pub async fn reset_password(
        &self,
        code: String,
        password: String,
        language: &str,
    ) -> Result<(), ErrorCode> {
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

    /// Uses a code of an e-mail.
    pub async fn apply_code(&self, code: String, language: &str) -> Result<(), ErrorCode> {
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
    ) -> Result<AccountAnswer, ErrorCode> {
        let ask = async |token: String| {
            let request = AccountRequest {
                id_token: Some(token),
                ..request
            };
            self.client.account(call, &request, language).await
        };
        self.driver.with(ask).await
    }

    /// Signs in with an answer, unless whoever asked for it has left in the meantime.
    async fn keep(&self, sign_outs: u32, answer: AccountAnswer) -> Result<(), ErrorCode> {
        let (Some(email), Some(refresh), Some(access)) =
            (answer.email, answer.refresh_token, answer.id_token)
        else {
            return Err(ErrorCode::NetworkRequestFailed);
        };
        let lives = answer.expires_in.and_then(|text| text.parse().ok());
        let lives = lives.unwrap_or(ACCESS_TOKEN_SECONDS);
        let unused = refresh.clone();
        let kept = self
            .driver
            .signed_in(sign_outs, email, refresh, access, lives);
        if kept.await {
            return Ok(());
        }
        let _ = self.client.sign_out(&unused).await;
        Err(ErrorCode::UserTokenExpired)
    }
}
