//! Sign-in with a code from an email or a text message.

use crate::account::actions::Account;
use crate::account::proof_of_work::prove_work;
use sync_protocol::auth::{AccountAnswer, AccountRequest, WaysOffered};
use sync_protocol::client::refusal::Refusal;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::CodeSignInAnswer;
use sync_protocol::phone::PhoneSignInRequest;

impl Account {
    /// Returns the ways to sign in that this service offers besides email and password.
    pub async fn ways_offered(&self) -> Result<WaysOffered, Refusal> {
        self.client.project_facts().await.map(|facts| facts.ways)
    }

    /// Requests a mail with a code of six digits.
    pub async fn request_email_code(&self, email: String, language: &str) -> Result<(), Refusal> {
        let request = AccountRequest {
            request_type: Some("EMAIL_SIGNIN".into()),
            email: Some(email),
            ..AccountRequest::default()
        };
        let answer = self.client.account("sendOobCode", &request, language);
        answer.await.map(drop)
    }

    /// Signs in with the code of a mail.
    pub async fn sign_in_by_email(
        &self,
        email: String,
        code: String,
        language: &str,
    ) -> Result<CodeSignInAnswer, Refusal> {
        let request = AccountRequest {
            email: Some(email),
            oob_code: Some(code),
            ..AccountRequest::default()
        };
        let sign_outs = self.driver.sign_outs().await;
        let answer = self
            .client
            .account("signInWithEmailLink", &request, language);
        self.finish_code(sign_outs, answer.await?).await
    }

    /// Sends a code to a phone. Returns the session that the code belongs to.
    pub async fn request_phone_code(
        &self,
        phone: String,
        language: &str,
    ) -> Result<String, Refusal> {
        let request = PhoneSignInRequest {
            phone_number: Some(phone),
            recaptcha_token: prove_work(&self.client).await?,
            ..PhoneSignInRequest::default()
        };
        let answer = self
            .client
            .phone("sendVerificationCode", &request, language);
        let session = answer.await?.phone.session_info;
        session.ok_or(ErrorCode::NetworkRequestFailed.into())
    }

    /// Signs in with the code of a message.
    pub async fn sign_in_by_phone(
        &self,
        session: String,
        code: String,
        language: &str,
    ) -> Result<CodeSignInAnswer, Refusal> {
        let request = PhoneSignInRequest {
            session_info: Some(session),
            code: Some(code),
            ..PhoneSignInRequest::default()
        };
        let sign_outs = self.driver.sign_outs().await;
        let answer = self
            .client
            .phone("signInWithPhoneNumber", &request, language);
        self.finish_code(sign_outs, answer.await?.account).await
    }

    async fn finish_code(
        &self,
        sign_outs: u32,
        answer: AccountAnswer,
    ) -> Result<CodeSignInAnswer, Refusal> {
        let is_new = answer.is_new_user == Some(true);
        let factors = self.finish_first_step(sign_outs, answer).await?;
        Ok(CodeSignInAnswer { factors, is_new })
    }
}
