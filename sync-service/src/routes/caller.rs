//! Extractors: who calls, in which language, and a body in our own words of refusal.

use super::App;
use super::body;
use super::rejection::Rejection;
use crate::accounts::letters::language_of;
use crate::accounts::session::SignedIn as Who;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
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
        // A proxy may add a line of its own instead of extending the one it was sent (RFC 9110,
        // section 5.3): all lines are one list, in their order.
        let lines = parts.headers.get_all("x-forwarded-for");
        let hops = lines.iter().map(|line| line.to_str().unwrap_or_default());
        Ok(Self(believed(peer, hops, &app.trusted_proxies)))
    }
}

/// The address that the outermost trusted proxy saw: the chain is read from its end, and the first
/// hop that is no trusted proxy is the caller.
fn believed<'a>(
    peer: IpAddr,
    lines: impl DoubleEndedIterator<Item = &'a str>,
    trusted: &[IpAddr],
) -> IpAddr {
    let mut address = peer.to_canonical();
    for hop in lines.rev().flat_map(|line| line.rsplit(',')) {
        match hop.trim().parse::<IpAddr>().map(|hop| hop.to_canonical()) {
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
        let bytes = body::read(request, app).await?;
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
        if !is_json(request.headers()) {
            return Err(ErrorCode::InvalidArgument.into());
        }
        let bytes = body::read(request, app).await?;
        let body = serde_json::from_slice(&bytes).map_err(|_| ErrorCode::InvalidArgument)?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_trusted_proxy_may_speak_for_others() {
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        let proxy = [ip("10.0.0.1")];
        let seen = |peer, lines: &[&str]| believed(peer, lines.iter().copied(), &proxy);

        assert_eq!(seen(ip("8.8.8.8"), &["1.1.1.1"]), ip("8.8.8.8"));
        assert_eq!(seen(proxy[0], &["9.9.9.9, 1.1.1.1"]), ip("1.1.1.1"));
        assert_eq!(seen(proxy[0], &["nonsense"]), proxy[0]);
        assert_eq!(seen(proxy[0], &[]), proxy[0]);
        assert_eq!(seen(ip("::ffff:10.0.0.1"), &["1.1.1.1"]), ip("1.1.1.1"));
    }

    #[test]
    fn c7_the_line_that_the_proxy_added_counts_and_not_the_one_it_was_sent() {
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        let proxies = [ip("10.0.0.1"), ip("10.0.0.2")];
        let seen = |lines: &[&str]| believed(proxies[0], lines.iter().copied(), &proxies);

        assert_eq!(seen(&["6.6.6.6", "1.1.1.1"]), ip("1.1.1.1"));
        assert_eq!(seen(&["6.6.6.6", "1.1.1.1, 10.0.0.2"]), ip("1.1.1.1"));
        assert_eq!(seen(&["6.6.6.6", "", "10.0.0.2"]), ip("10.0.0.2"));
    }
}
