//! `POST /v1/token` (form-encoded or JSON) and the public keys.

use crate::accounts::AccountError;
use crate::app::App;
use crate::routes::http::body;
use crate::routes::http::extract::unreadable;
use crate::routes::http::json::Json;
use crate::routes::http::json::from_json;
use crate::routes::http::rejection::Rejection;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde::Deserialize;
use std::sync::Arc;
use sync_protocol::auth::TokenAnswer;
use sync_protocol::limits::ACCESS_TOKEN_SECONDS;
use url::form_urlencoded;

/// The project's number, as a text. There is one project in an installation.
pub const PROJECT_NUMBER: &str = "1";

/// Takes a refresh token and gives the next, with a new access token.
pub async fn token(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    request: Request,
) -> Result<Json<TokenAnswer>, Rejection> {
    let body = body::read(request, &app).await?;
    let Grant {
        grant_type,
        refresh_token,
    } = Grant::parse(&headers, &body)?;
    match grant_type.as_deref() {
        Some("refresh_token") => {}
        Some(_) => return Err(AccountError::Protocol("INVALID_GRANT_TYPE").into()),
        None => return Err(AccountError::Protocol("MISSING_GRANT_TYPE").into()),
    }
    let refresh = refresh_token.ok_or(AccountError::Protocol("MISSING_REFRESH_TOKEN"))?;
    let opened = app.accounts.refresh(&refresh).await?;
    Ok(Json(TokenAnswer {
        access_token: opened.id_token.clone(),
        id_token: opened.id_token,
        expires_in: ACCESS_TOKEN_SECONDS.to_string(),
        refresh_token: opened.refresh_token,
        token_type: "Bearer".into(),
        user_id: opened.user.uid.into(),
        project_id: PROJECT_NUMBER.into(),
    }))
}

/// The request of a client. The protocol has both spellings of each name.
#[derive(Default, Deserialize)]
struct Grant {
    #[serde(alias = "grantType", default)]
    grant_type: Option<String>,
    #[serde(alias = "refreshToken", default)]
    refresh_token: Option<String>,
}

impl Grant {
    fn parse(headers: &HeaderMap, body: &[u8]) -> Result<Self, Rejection> {
        let kind = headers.get(CONTENT_TYPE).and_then(|it| it.to_str().ok());
        let essence = kind.unwrap_or_default().split(';').next();
        let is_json = essence.is_some_and(|it| it.trim().eq_ignore_ascii_case("application/json"));
        let mut grant = Self::default();
        if is_json {
            grant = from_json(body).map_err(|error| unreadable(&error))?;
        } else {
            for (name, value) in form_urlencoded::parse(body) {
                match name.as_ref() {
                    "grant_type" | "grantType" => grant.grant_type = Some(value.into_owned()),
                    "refresh_token" | "refreshToken" => {
                        grant.refresh_token = Some(value.into_owned());
                    }
                    _ => {}
                }
            }
        }
        let filled = |field: Option<String>| field.filter(|text| !text.is_empty());
        Ok(Self {
            grant_type: filled(grant.grant_type),
            refresh_token: filled(grant.refresh_token),
        })
    }
}

/// `GET /.well-known/jwks.json` (RFC 7517): the public keys of access tokens.
pub async fn jwks(State(app): State<Arc<App>>) -> impl IntoResponse {
    (
        [(CACHE_CONTROL, "public, max-age=300")],
        Json(app.accounts.keys.jwks(app.clock.now().unix_timestamp())),
    )
}
