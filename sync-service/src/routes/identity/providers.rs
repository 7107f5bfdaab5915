//! `accounts:signInWithIdp`, and the address that providers send browsers back to.

use super::accounts::of_sign_in;
use crate::accounts::AccountError;
use crate::accounts::first_factor::SignIn;
use crate::accounts::provider::{ProviderOutcome, ProviderRequest, ProviderSignIn};
use crate::app::App;
use crate::oidc::Assertion;
use crate::routes::http::client::Client;
use crate::routes::http::extract::Wire;
use crate::routes::http::json::Json;
use crate::routes::http::rejection::Rejection;
use crate::site::headers::KEEPS_OPENER;
use axum::extract::{RawQuery, State};
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Redirect};
use serde::Serialize;
use std::sync::Arc;
use sync_protocol::auth::AccountAnswer;
use sync_protocol::providers::{ProviderAnswer, ProviderSignInRequest};
use utoipa::ToSchema;

const KIND: &str = "identitytoolkit#VerifyAssertionResponse";

/// A sign-in with a provider: the fields of any sign-in, and what the provider said.
#[derive(Serialize, ToSchema)]
pub struct ProviderSignInAnswer {
    #[serde(flatten)]
    account: AccountAnswer,
    #[serde(flatten)]
    provider: ProviderAnswer,
}

/// Signs in with a provider, or links it to an account.
pub async fn sign_in(
    State(app): State<Arc<App>>,
    Client(client): Client,
    Wire(request): Wire<ProviderSignInRequest>,
) -> Result<Json<ProviderSignInAnswer>, Rejection> {
    let shown = ProviderRequest {
        request_uri: request.request_uri.as_deref(),
        post_body: request.post_body.as_deref(),
        session: request.session_id.as_deref(),
        pending: request.pending_token.as_deref(),
        id_token: request.id_token.as_deref(),
        creates: request.auto_create != Some(false),
    };
    let signed_in = app.accounts.sign_in_with_provider(shown, &client).await?;
    let tells_refusals = request.return_idp_credential == Some(true);
    Ok(Json(answer(signed_in, tells_refusals)?))
}

fn answer(
    signed_in: ProviderSignIn,
    tells_refusals: bool,
) -> Result<ProviderSignInAnswer, AccountError> {
    let ProviderSignIn {
        assertion,
        outcome,
        pending,
    } = signed_in;
    let mut provider = ProviderAnswer {
        pending_token: pending,
        ..said(&assertion)
    };
    let account = match outcome {
        ProviderOutcome::SignedIn((signed_in, is_new)) => {
            let is_open = matches!(signed_in, SignIn::Opened(_));
            AccountAnswer {
                is_new_user: (is_open && is_new).then_some(true),
                ..of_sign_in(KIND, signed_in)
            }
        }
        ProviderOutcome::NeedsConfirmation(providers) => {
            provider.need_confirmation = Some(true);
            provider.verified_provider = Some(providers);
            AccountAnswer {
                email: assertion.email,
                ..AccountAnswer::default()
            }
        }
        ProviderOutcome::Taken(code) if tells_refusals => {
            provider.error_message = Some(code.wire().into());
            AccountAnswer {
                email: assertion.email,
                ..AccountAnswer::default()
            }
        }
        ProviderOutcome::Taken(code) => return Err(code.into()),
    };
    let account = AccountAnswer {
        kind: KIND.into(),
        provider_id: Some(assertion.provider),
        ..account
    };
    Ok(ProviderSignInAnswer { account, provider })
}

fn said(assertion: &Assertion) -> ProviderAnswer {
    let federated_id = match assertion.provider.as_str() {
        "google.com" => format!("https://accounts.google.com/{}", assertion.raw_id),
        _ => assertion.raw_id.clone(),
    };
    ProviderAnswer {
        federated_id: Some(federated_id),
        raw_user_info: serde_json::to_string(&assertion.claims).ok(),
        oauth_id_token: Some(assertion.id_token.clone()),
        ..ProviderAnswer::default()
    }
}

/// `GET /__/auth/handler`: sends a browser that comes back from a provider on to the page that began.
pub async fn come_back(
    State(app): State<Arc<App>>,
    RawQuery(query): RawQuery,
) -> impl IntoResponse {
    let page = app
        .accounts
        .page_after_provider(query.as_deref().unwrap_or_default());
    let headers = [(CACHE_CONTROL, "no-store"), KEEPS_OPENER];
    (headers, Redirect::to(&page))
}
