//! `POST /v1/token` (form-encoded) and the public keys.

use super::App;
use super::body;
use super::rejection::Rejection;
use crate::accounts::AccountError;
use axum::Json;
use axum::extract::{Request, State};
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use sync_protocol::auth::TokenAnswer;
use sync_protocol::limits::ACCESS_TOKEN_SECONDS;
use url::form_urlencoded;

/// The project's number, as a text. There is one project in an installation.
pub const PROJECT_NUMBER: &str = "1";

/// Takes a refresh token and gives the next, with a new access token.
pub async fn token(
    State(app): State<App>,
    request: Request,
) -> Result<Json<TokenAnswer>, Rejection> {
    let body = body::read(request, &app).await?;
    let field = |wanted: &str| {
        form_urlencoded::parse(&body)
            .find(|(name, value)| name == wanted && !value.is_empty())
            .map(|(_, value)| value.into_owned())
    };
    match field("grant_type").as_deref() {
        Some("refresh_token") => {}
        Some(_) => return Err(AccountError::Protocol("INVALID_GRANT_TYPE").into()),
        None => return Err(AccountError::Protocol("MISSING_GRANT_TYPE").into()),
    }
    let refresh = field("refresh_token").ok_or(AccountError::Protocol("MISSING_REFRESH_TOKEN"))?;
    let opened = app.accounts.refresh(&refresh).await?;
    Ok(Json(TokenAnswer {
        access_token: opened.id_token.clone(),
        id_token: opened.id_token,
        expires_in: ACCESS_TOKEN_SECONDS.to_string(),
        refresh_token: opened.refresh_token,
        token_type: "Bearer".into(),
        user_id: opened.user.uid,
        project_id: PROJECT_NUMBER.into(),
    }))
}

/// `GET /.well-known/jwks.json` (RFC 7517): whoever wants to check an access token.
pub async fn jwks(State(app): State<App>) -> impl IntoResponse {
    (
        [(CACHE_CONTROL, "public, max-age=300")],
        Json(app.accounts.keys.jwks(app.clock.now().unix_timestamp())),
    )
}
