//! Extractors: the signed-in account, the language, and JSON bodies.

use crate::accounts::mail::language_of;
use crate::accounts::session::SignedIn as Who;
use crate::app::App;
use crate::routes::http::body;
use crate::routes::http::json::from_json;
use crate::routes::http::rejection::Rejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::sync::Arc;
use sync_protocol::error_code::ErrorCode;

/// Returns the credentials after one of these schemes in the header `Authorization` (RFC 9110,
/// section 11.4).
pub fn credentials<'a>(headers: &'a HeaderMap, schemes: &[&str]) -> Option<&'a str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    schemes.iter().find_map(|scheme| value.strip_prefix(scheme))
}

/// The account of the access token in the header `Authorization: Bearer …`.
pub struct SignedIn(pub Who);

impl FromRequestParts<Arc<App>> for SignedIn {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Rejection> {
        if let Some(who) = parts.extensions.remove::<Who>() {
            return Ok(Self(who));
        }
        let token = credentials(&parts.headers, &["Bearer "]);
        let who = app.accounts.who(token).await;
        who.map(Self).map_err(Rejection::of_session)
    }
}

/// The language a client asks for, for mails: `en` or `es`.
pub struct Language(pub &'static str);

impl FromRequestParts<Arc<App>> for Language {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, Infallible> {
        let wanted = parts.headers.get("x-firebase-locale");
        Ok(Self(language_of(
            wanted.and_then(|value| value.to_str().ok()),
        )))
    }
}

/// A JSON body of the identity protocol, whatever its content type is called. Fields that are not
/// known are ignored, as the provider's emulator does: newer clients send more of them.
pub struct Wire<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Wire<T> {
    type Rejection = Rejection;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Rejection> {
        let bytes = body::read(request, app).await?;
        from_json(&bytes)
            .map(Self)
            .map_err(|error| unreadable(&error))
    }
}

/// Rejects a malformed JSON body. Names the place, never the content, which may be a password.
pub(in crate::routes) fn unreadable(error: &serde_json::Error) -> Rejection {
    let (line, column) = (error.line(), error.column());
    Rejection::payload(match error.is_data() {
        true if line == 0 => error.to_string(),
        true => format!("A field has a wrong type, before line {line}, column {column}."),
        false => format!("It is not JSON at line {line}, column {column}."),
    })
}

/// A JSON body whose refusal is a [`Rejection`].
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Rejection;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Rejection> {
        if !is_json(request.headers()) {
            return Err(ErrorCode::InvalidArgument.into());
        }
        let bytes = body::read(request, app).await?;
        let body = from_json(&bytes).map_err(|_| ErrorCode::InvalidArgument)?;
        Ok(Self(body))
    }
}

/// A page of another site can send any type but this one without asking first (CORS).
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers
        .get(CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok());
    let essence = kind
        .unwrap_or_default()
        .split(';')
        .next()
        .unwrap_or_default();
    essence.trim().eq_ignore_ascii_case("application/json")
}
