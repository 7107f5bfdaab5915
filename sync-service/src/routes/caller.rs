//! Extractors: who calls, and a body in our own words of refusal.

use super::App;
use super::rejection::Rejection;
use axum::Json;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

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
