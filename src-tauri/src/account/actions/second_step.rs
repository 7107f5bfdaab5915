//! The second step of a sign-in, and the second factors of the account.

use crate::account::actions::Account;
use crate::account::proof_of_work::prove_work;
use sync_protocol::auth::AccountAnswer;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::second_factors::{
    MfaAnswer, MfaInfo, MfaRequest, Nothing, PhoneCode, PhoneRequest, PhoneSession, TotpCode,
    TotpSession,
};
use zeroize::Zeroizing;

/// A sign-in whose first step succeeded.
#[derive(Clone)]
pub struct PendingSignIn {
    email: String,
    credential: Zeroizing<String>,
    /// The factor that a message was sent to, and the session of that message.
    message: Option<(String, String)>,
    /// The number of sign-outs before the first step.
    sign_outs: u32,
}

impl Account {
    /// Stores the tokens of a first step. Returns the factors of the second step if one is required;
    /// an empty list means that the person is signed in.
    pub(super) async fn finish_first_step(
        &self,
        sign_outs: u32,
        answer: AccountAnswer,
    ) -> Result<Vec<MfaInfo>, Refusal> {
        let Some(credential) = answer.mfa_pending_credential else {
            self.store(sign_outs, answer).await?;
            return Ok(Vec::new());
        };
        *self.pending.lock().await = Some(PendingSignIn {
            email: answer.email.or(answer.phone_number).unwrap_or_default(),
            credential: Zeroizing::new(credential),
            message: None,
            sign_outs,
        });
        Ok(answer.mfa_info.unwrap_or_default())
    }

    /// Sends a code to the phone of a factor.
    pub async fn send_second_step(&self, factor: String) -> Result<(), Refusal> {
        let sign_in = self.pending_sign_in().await?;
        let request = MfaRequest {
            mfa_pending_credential: Some(sign_in.credential.to_string()),
            mfa_enrollment_id: Some(factor.clone()),
            phone_sign_in_info: Some(PhoneRequest::default()),
            ..MfaRequest::default()
        };
        let answer = self.client.second_factor("mfaSignIn:start", &request, "");
        let session = session_of(answer.await?.phone_response_info)?;
        let mut pending = self.pending.lock().await;
        if let Some(current) = pending
            .as_mut()
            .filter(|it| it.credential == sign_in.credential)
        {
            current.message = Some((factor, session));
        }
        Ok(())
    }

    /// Finishes a sign-in with a code of an authenticator app or of a message, or with a recovery code.
    /// A wrong code keeps the sign-in pending.
    pub async fn finish_sign_in(&self, factor: String, code: String) -> Result<(), Refusal> {
        let sign_in = self.pending_sign_in().await?;
        let sign_outs = sign_in.sign_outs;
        let request = MfaRequest {
            mfa_pending_credential: Some(sign_in.credential.to_string()),
            mfa_enrollment_id: Some(factor),
            ..sign_in.proof(code)
        };
        let answer = self
            .client
            .second_factor("mfaSignIn:finalize", &request, "");
        let answer = with_email(sign_in.email, answer.await?);
        self.store(sign_outs, answer).await?;
        let mut pending = self.pending.lock().await;
        pending.take_if(|it| it.credential == sign_in.credential);
        Ok(())
    }

    async fn pending_sign_in(&self) -> Result<PendingSignIn, Refusal> {
        let sign_outs = self.driver.sign_outs().await;
        let sign_in = self.pending.lock().await.clone();
        // When the person has left meanwhile, no one else may finish their sign-in.
        sign_in
            .filter(|it| it.sign_outs == sign_outs)
            .ok_or(ErrorCode::InvalidMultiFactorSession.into())
    }

    /// Returns the second factors of the signed-in person.
    pub async fn second_factors(&self) -> Result<Vec<MfaInfo>, Refusal> {
        let ask = |token: String| async move { self.client.second_factors(token).await };
        self.driver.with_access_token(ask).await
    }

    /// Starts the set-up of an authenticator app.
    pub async fn start_second_factor(&self) -> Result<TotpSession, Refusal> {
        let request = MfaRequest {
            totp_enrollment_info: Some(Nothing {}),
            ..MfaRequest::default()
        };
        let ask = |token| self.enrolment(token, "start", &request, "");
        let answer = self.driver.with_access_token(ask).await?;
        answer
            .totp_session_info
            .ok_or(ErrorCode::NetworkRequestFailed.into())
    }

    /// Adds an authenticator app that shows this code. All other sessions end.
    pub async fn finish_second_factor(
        &self,
        session: String,
        code: String,
        language: &str,
    ) -> Result<(), Refusal> {
        let request = code_of_app(Some(session), code);
        self.change_factors("finalize", request, language).await
    }

    /// Sends a code to a phone that becomes a second factor. Returns the session of the code.
    pub async fn start_phone_factor(
        &self,
        phone: String,
        language: &str,
    ) -> Result<String, Refusal> {
        let request = MfaRequest {
            phone_enrollment_info: Some(PhoneRequest {
                phone_number: Some(phone),
                recaptcha_token: prove_work(&self.client).await?,
            }),
            ..MfaRequest::default()
        };
        let ask = |token| self.enrolment(token, "start", &request, language);
        let answer = self.driver.with_access_token(ask).await?;
        session_of(answer.phone_session_info)
    }

    /// Adds the phone that a code was sent to. All other sessions end.
    pub async fn finish_phone_factor(
        &self,
        session: String,
        code: String,
        language: &str,
    ) -> Result<(), Refusal> {
        let request = code_of_message(session, code);
        self.change_factors("finalize", request, language).await
    }

    /// Removes a second factor.
    pub async fn remove_second_factor(
        &self,
        factor: String,
        language: &str,
    ) -> Result<(), Refusal> {
        let request = MfaRequest {
            mfa_enrollment_id: Some(factor),
            ..MfaRequest::default()
        };
        self.change_factors("withdraw", request, language).await
    }

    /// Makes ten new recovery codes; earlier ones stop working.
    pub async fn make_recovery_codes(&self) -> Result<Vec<String>, Refusal> {
        let ask = |token: String| async move { self.client.recovery_codes(&token).await };
        self.driver.with_access_token(ask).await
    }

    /// Sends a change of the second factors, and stores the new tokens that it returns.
    async fn change_factors(
        &self,
        name: &str,
        request: MfaRequest,
        language: &str,
    ) -> Result<(), Refusal> {
        let change = self.driver.begin_change().await;
        let email = self.driver.email().await;
        let email = email.ok_or(ErrorCode::UserTokenExpired)?;
        let ask = |token| self.enrolment(token, name, &request, language);
        let answer = change.with_access_token(ask).await?;
        self.store(change.sign_outs, with_email(email, answer))
            .await
    }

    /// Sends `mfaEnrollment:{name}` with a token.
    async fn enrolment(
        &self,
        token: String,
        name: &str,
        request: &MfaRequest,
        language: &str,
    ) -> Result<MfaAnswer, Refusal> {
        let name = format!("mfaEnrollment:{name}");
        let request = MfaRequest {
            id_token: Some(token),
            ..request.clone()
        };
        self.client.second_factor(&name, &request, language).await
    }
}

impl PendingSignIn {
    /// Returns a code as the service reads it.
    fn proof(&self, code: String) -> MfaRequest {
        // A recovery code has letters, and goes where the codes of apps go.
        let is_digits = code.len() == 6 && code.bytes().all(|byte| byte.is_ascii_digit());
        match &self.message {
            Some((_, session)) if is_digits => code_of_message(session.clone(), code),
            _ => code_of_app(None, code),
        }
    }
}

/// Returns the request that carries a code of an authenticator app.
fn code_of_app(session: Option<String>, code: String) -> MfaRequest {
    MfaRequest {
        totp_verification_info: Some(TotpCode {
            session_info: session,
            verification_code: Some(code),
        }),
        ..MfaRequest::default()
    }
}

/// Returns the request that carries the code of a message to a phone.
fn code_of_message(session: String, code: String) -> MfaRequest {
    MfaRequest {
        phone_verification_info: Some(PhoneCode {
            session_info: Some(session),
            code: Some(code),
        }),
        ..MfaRequest::default()
    }
}

fn session_of(message: Option<PhoneSession>) -> Result<String, Refusal> {
    let session = message.map(|message| message.session_info);
    session.ok_or(ErrorCode::NetworkRequestFailed.into())
}

/// These calls return tokens without the address that they belong to.
fn with_email(email: String, answer: MfaAnswer) -> AccountAnswer {
    AccountAnswer {
        email: Some(email),
        id_token: answer.id_token,
        refresh_token: answer.refresh_token,
        ..AccountAnswer::default()
    }
}
