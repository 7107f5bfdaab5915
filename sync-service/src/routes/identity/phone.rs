//! `accounts:sendVerificationCode`, `:signInWithPhoneNumber`, `:signInWithEmailLink`, and the proof of
//! work.

use super::accounts::of_sign_in;
use crate::accounts::first_factor::SignIn;
use crate::accounts::phone::{PhoneSignIn, Shown};
use crate::app::App;
use crate::routes::http::client::Client;
use crate::routes::http::extract::Wire;
use crate::routes::http::json::Json;
use crate::routes::http::rejection::Rejection;
use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use serde::Serialize;
use std::sync::Arc;
use sync_protocol::auth::{AccountAnswer, AccountRequest};
use sync_protocol::phone::{PhoneSignInAnswer, PhoneSignInRequest};
use utoipa::ToSchema;

/// A sign-in by phone: the fields of any sign-in, and those of a number.
#[derive(Serialize, ToSchema)]
pub struct PhoneAnswer {
    #[serde(flatten)]
    account: Option<AccountAnswer>,
    #[serde(flatten)]
    phone: PhoneSignInAnswer,
}

/// Sends a code to a phone.
pub async fn send_code(
    State(app): State<Arc<App>>,
    Client(client): Client,
    Wire(request): Wire<PhoneSignInRequest>,
) -> Result<Json<PhoneSignInAnswer>, Rejection> {
    let phone = request.phone_number.as_deref();
    let work = request.recaptcha_token.as_deref();
    let session = app.accounts.send_phone_code(phone, work, &client).await?;
    Ok(Json(PhoneSignInAnswer {
        session_info: Some(session),
        ..PhoneSignInAnswer::default()
    }))
}

/// Signs in with the code, or adds the number to an account.
pub async fn sign_in_by_phone(
    State(app): State<Arc<App>>,
    Client(client): Client,
    Wire(request): Wire<PhoneSignInRequest>,
) -> Result<Json<PhoneAnswer>, Rejection> {
    let shown = match request.temporary_proof.as_deref() {
        Some(proof) => Shown::Proof {
            proof,
            phone: request.phone_number.as_deref(),
        },
        None => Shown::Code {
            session: request.session_info.as_deref(),
            code: request.code.as_deref(),
        },
    };
    let creates = request.operation.as_deref() != Some("REAUTH");
    let id_token = request.id_token.as_deref();
    let signed_in = app
        .accounts
        .sign_in_by_phone(shown, id_token, creates, &client)
        .await?;
    Ok(Json(of_phone(signed_in)))
}

fn of_phone(signed_in: PhoneSignIn) -> PhoneAnswer {
    match signed_in {
        PhoneSignIn::SignedIn((signed_in, is_new), phone) => {
            let account = AccountAnswer {
                is_new_user: matches!(signed_in, SignIn::Opened(_)).then_some(is_new),
                ..of_sign_in("", signed_in)
            };
            let phone = PhoneSignInAnswer {
                phone_number: Some(phone),
                ..PhoneSignInAnswer::default()
            };
            let account = Some(account);
            PhoneAnswer { account, phone }
        }
        PhoneSignIn::Taken(proof, phone) => PhoneAnswer {
            account: None,
            phone: PhoneSignInAnswer {
                temporary_proof: Some(proof),
                temporary_proof_expires_in: Some("3600".into()),
                phone_number: Some(phone),
                session_info: None,
            },
        },
    }
}

/// Signs in with a mailed link or code, or adds the address to an account.
pub async fn sign_in_by_mail(
    State(app): State<Arc<App>>,
    Client(client): Client,
    Wire(request): Wire<AccountRequest>,
) -> Result<Json<AccountAnswer>, Rejection> {
    let (email, code) = (request.email.as_deref(), request.oob_code.as_deref());
    let id_token = request.id_token.as_deref();
    let (signed_in, is_new) = app
        .accounts
        .sign_in_by_mail(email, code, id_token, &client)
        .await?;
    Ok(Json(AccountAnswer {
        is_new_user: Some(is_new),
        ..of_sign_in("identitytoolkit#EmailLinkSigninResponse", signed_in)
    }))
}

/// `GET /account/proof-of-work`
pub async fn work(State(app): State<Arc<App>>) -> impl IntoResponse {
    let challenge = app.accounts.work_challenge();
    ([(CACHE_CONTROL, "no-store")], Json(challenge))
}
