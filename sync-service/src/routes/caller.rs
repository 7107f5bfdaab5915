//! Extractors: who calls, in which language, and a body in our own words of refusal.

use super::App;
use super::rejection::Rejection;
use crate::accounts::letters::language_of;
use crate::accounts::session::SignedIn as Who;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use sync_protocol::error_code::ErrorCode;

/// The network address a call comes from.
pub struct Caller(pub IpAddr);

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let peer = parts
            .extensions
            .get::<ConnectInfo<SocketAddr>>()
            .map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(address)| {
                address.ip()
            });
        let forwarded = parts
            .headers
            .get("x-forwarded-for")
            .and_then(|value| value.to_str().ok());
        Ok(Self(believed(peer, forwarded, &app.trusted_proxies)))
    }
}

/// The last address of the chain that no trusted proxy wrote about itself.
fn believed(peer: IpAddr, forwarded: Option<&str>, trusted: &[IpAddr]) -> IpAddr {
    let mut address = peer;
    for hop in forwarded.unwrap_or_default().rsplit(',') {
        match hop.trim().parse() {
            Ok(before) if trusted.contains(&address) => address = before,
            _ => break,
        }
    }
    address
}

/// What follows one of these schemes in the header `Authorization` (RFC 9110, section 11.4).
pub fn credentials<'a>(headers: &'a HeaderMap, schemes: &[&str]) -> Option<&'a str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    schemes.iter().find_map(|scheme| value.strip_prefix(scheme))
}

/// Who shows an access token in the header `Authorization: Bearer …`.
pub struct SignedIn(pub Who);

impl FromRequestParts<App> for SignedIn {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Rejection> {
        if let Some(who) = parts.extensions.get::<Who>() {
            return Ok(Self(who.clone()));
        }
        let token = credentials(&parts.headers, &["Bearer "]);
        let who = app.accounts.who(token).await;
        who.map(Self).map_err(Rejection::of_session)
    }
}

/// The language a client asks for, for mails: `en` or `es`.
pub struct Language(pub &'static str);

impl FromRequestParts<App> for Language {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Infallible> {
        let wanted = parts.headers.get("x-firebase-locale");
        Ok(Self(language_of(
            wanted.and_then(|value| value.to_str().ok()),
        )))
    }
}

/// A JSON body of the identity protocol, whatever its content type is called. Fields that are not
/// known are ignored, as the provider's emulator does: newer clients send more of them.
pub struct Wire<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Wire<T> {
    type Rejection = Rejection;

    async fn from_request(request: Request, app: &App) -> Result<Self, Rejection> {
        let bytes = Bytes::from_request(request, app)
            .await
            .map_err(|_| ErrorCode::PayloadTooLarge)?;
        serde_json::from_slice(&bytes)
            .map(Self)
            .map_err(|error| unreadable(&error))
    }
}

/// Where a JSON body went wrong; never what it says, which may be a password.
pub(super) fn unreadable(error: &serde_json::Error) -> Rejection {
    let (line, column) = (error.line(), error.column());
    Rejection::payload(match error.is_data() {
        true => format!("A field has a wrong type, before line {line}, column {column}."),
        false => format!("It is not JSON at line {line}, column {column}."),
    })
}

/// A JSON body whose refusal is a [`Rejection`].
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Rejection;

    async fn from_request(request: Request, app: &App) -> Result<Self, Rejection> {
        let Json(body) = Json::from_request(request, app).await?;
        Ok(Self(body))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_trusted_proxy_may_speak_for_others() {
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        let proxy = [ip("10.0.0.1")];

        assert_eq!(
            believed(ip("8.8.8.8"), Some("1.1.1.1"), &proxy),
            ip("8.8.8.8")
        );
        assert_eq!(
            believed(proxy[0], Some("9.9.9.9, 1.1.1.1"), &proxy),
            ip("1.1.1.1")
        );
        assert_eq!(believed(proxy[0], Some("nonsense"), &proxy), proxy[0]);
        assert_eq!(believed(proxy[0], None, &proxy), proxy[0]);
    }
}
