//! `accounts/mfaEnrollment:start|finalize|withdraw`, `accounts/mfaSignIn:start|finalize`, and the
//! printed codes.

use crate::accounts::first_factor::ClientFacts;
use crate::accounts::{AccountError, Opened, totp};
use crate::app::App;
use crate::clock::rfc3339;
use crate::routes::http::client::Client;
use crate::routes::http::extract::{SignedIn, Wire};
use crate::routes::http::json::Json;
use crate::routes::http::rejection::Rejection;
use crate::store::factor::{FactorKind, SecondFactor};
use axum::extract::State;
use data_encoding::BASE32_NOPAD;
use std::sync::Arc;
use sync_protocol::second_factors::{
    MfaAnswer, MfaInfo, MfaRequest, Nothing, PhoneRequest, PhoneSession, RecoveryCodes, TotpSession,
};

type Answer = Result<Json<MfaAnswer>, Rejection>;

/// Starts to add a second factor.
pub async fn start_enrolment(
    State(app): State<Arc<App>>,
    Client(client): Client,
    Wire(request): Wire<MfaRequest>,
) -> Answer {
    if request.totp_enrollment_info.is_none() {
        let phone = request.phone_enrollment_info.as_ref();
        let phone = phone.ok_or_else(|| missing("((Missing phoneEnrollmentInfo.))"))?;
        let (number, work) = (&phone.phone_number, &phone.recaptcha_token);
        let session = app.accounts.start_phone_factor(
            request.id_token.as_deref(),
            number.as_deref(),
            work.as_deref(),
            &client,
        );
        return Ok(Json(MfaAnswer {
            phone_session_info: Some(PhoneSession {
                session_info: session.await?,
            }),
            ..MfaAnswer::default()
        }));
    }
    let started = app.accounts.start_totp(request.id_token.as_deref()).await?;
    Ok(Json(MfaAnswer {
        totp_session_info: Some(TotpSession {
            shared_secret_key: BASE32_NOPAD.encode(&started.secret),
            verification_code_length: totp::DIGITS,
            hashing_algorithm: "SHA1".into(),
            period_sec: totp::STEP.unsigned_abs() as u32,
            session_info: started.session,
            finalize_enrollment_time: rfc3339(started.expires_at),
        }),
        ..MfaAnswer::default()
    }))
}

/// Adds a second factor that is proved by a code.
pub async fn finish_enrolment(
    State(app): State<Arc<App>>,
    Client(client): Client,
    Wire(request): Wire<MfaRequest>,
) -> Answer {
    let Some(proof) = &request.totp_verification_info else {
        return finish_phone(&app, &client, request).await;
    };
    let opened = app
        .accounts
        .finish_totp(
            request.id_token.as_deref(),
            proof.session_info.as_deref(),
            proof.verification_code.as_deref(),
            request.display_name.clone(),
            (client.address, client.language),
        )
        .await?;
    Ok(Json(MfaAnswer {
        totp_auth_info: Some(Nothing {}),
        ..with_tokens(opened)
    }))
}

async fn finish_phone(app: &Arc<App>, client: &ClientFacts, request: MfaRequest) -> Answer {
    let proof = request.phone_verification_info.as_ref();
    let proof = proof.ok_or_else(|| missing("((Missing phoneVerificationInfo.))"))?;
    let shown = (proof.session_info.as_deref(), proof.code.as_deref());
    let name = request.display_name.clone();
    let (opened, phone) = app
        .accounts
        .finish_phone_factor(request.id_token.as_deref(), shown, name, client)
        .await?;
    Ok(Json(MfaAnswer {
        phone_auth_info: Some(PhoneRequest {
            phone_number: Some(phone),
            recaptcha_token: None,
        }),
        ..with_tokens(opened)
    }))
}

/// Removes a second factor.
pub async fn withdraw(
    State(app): State<Arc<App>>,
    Client(client): Client,
    Wire(request): Wire<MfaRequest>,
) -> Answer {
    let factor = request.mfa_enrollment_id.as_deref();
    let opened = app
        .accounts
        .withdraw_factor(request.id_token.as_deref(), factor, client.language)
        .await?;
    Ok(Json(with_tokens(opened)))
}

/// Asks for a message with a code for a sign-in.
pub async fn start_sign_in(
    State(app): State<Arc<App>>,
    Client(client): Client,
    Wire(request): Wire<MfaRequest>,
) -> Answer {
    let credential = request.mfa_pending_credential.as_deref();
    let credential = credential.ok_or(AccountError::Protocol(
        "MISSING_MFA_PENDING_CREDENTIAL : Request does not have MFA pending credential.",
    ))?;
    let factor = request.mfa_enrollment_id.as_deref();
    let factor = factor.ok_or(AccountError::Protocol(
        "MISSING_MFA_ENROLLMENT_ID : No second factor identifier is provided.",
    ))?;
    let session = app
        .accounts
        .start_second_step(Some(credential), Some(factor), &client)
        .await?;
    Ok(Json(MfaAnswer {
        phone_response_info: Some(PhoneSession {
            session_info: session,
        }),
        ..MfaAnswer::default()
    }))
}

/// Finishes a sign-in with a code.
pub async fn finish_sign_in(
    State(app): State<Arc<App>>,
    Client(client): Client,
    Wire(request): Wire<MfaRequest>,
) -> Answer {
    let credential = request.mfa_pending_credential.as_deref();
    if credential.is_none_or(str::is_empty) {
        let message = "MISSING_CREDENTIAL : Please set MFA Pending Credential.";
        return Err(AccountError::Protocol(message).into());
    }
    if let Some(sent) = &request.phone_verification_info {
        let shown = (sent.session_info.as_deref(), sent.code.as_deref());
        let opened = app
            .accounts
            .finish_sign_in_with_message(credential, shown, &client)
            .await?;
        return Ok(Json(with_tokens(opened)));
    }
    let Some(code) = &request.totp_verification_info else {
        return Err(missing("MFA provider not supported!"));
    };
    let opened = app
        .accounts
        .finish_sign_in_with_code(
            credential,
            request.mfa_enrollment_id.as_deref(),
            code.verification_code.as_deref(),
            &client,
        )
        .await?;
    Ok(Json(with_tokens(opened)))
}

/// `POST /account/recovery-codes`: makes ten printed codes.
pub async fn recovery_codes(
    State(app): State<Arc<App>>,
    SignedIn(who): SignedIn,
    Client(client): Client,
) -> Result<Json<RecoveryCodes>, Rejection> {
    let codes = app.accounts.make_recovery_codes(&who, client.language);
    let codes = codes.await;
    let codes = codes.map_err(Rejection::of_session)?;
    Ok(Json(RecoveryCodes { codes }))
}

fn missing(what: &str) -> Rejection {
    Rejection::field(what)
}

fn with_tokens(opened: Opened) -> MfaAnswer {
    MfaAnswer {
        id_token: Some(opened.id_token),
        refresh_token: Some(opened.refresh_token),
        ..MfaAnswer::default()
    }
}

/// A second factor as its owner sees it.
pub(super) fn factor_info(factor: &SecondFactor) -> MfaInfo {
    MfaInfo {
        mfa_enrollment_id: factor.id.clone(),
        display_name: factor.display_name.clone(),
        enrolled_at: rfc3339(factor.enrolled_at),
        phone_info: factor.phone.clone(),
        totp_info: (factor.kind == FactorKind::Totp).then_some(Nothing {}),
    }
}

/// The same for someone who has shown the first factor alone: of a number only the end.
pub(super) fn hidden_factor(factor: &SecondFactor) -> MfaInfo {
    let hide = |number: &String| {
        let shown = number.len().saturating_sub(4);
        format!(
            "+{}{}",
            "*".repeat(shown.saturating_sub(1)),
            &number[shown..]
        )
    };
    MfaInfo {
        phone_info: factor.phone.as_ref().map(hide),
        ..factor_info(factor)
    }
}
