//! The network address that a request comes from.

use crate::app::App;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

/// The network address that a request comes from.
pub struct ClientAddress(pub IpAddr);

impl FromRequestParts<Arc<App>> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
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
/// hop that is not a trusted proxy is the caller.
fn believed<'a>(
    peer: IpAddr,
    lines: impl DoubleEndedIterator<Item = &'a str>,
    trusted: &[IpAddr],
) -> IpAddr {
    let mut address = peer.to_canonical();
    for hop in lines.rev().flat_map(|line| line.rsplit(',')) {
        match address_of(hop.trim()) {
            Some(before) if trusted.contains(&address) => address = before,
            _ => break,
        }
    }
    address
}

/// Returns the address of a hop. Some proxies add the port, and brackets around IPv6 (RFC 7239,
/// section 6).
fn address_of(hop: &str) -> Option<IpAddr> {
    let bare = || hop.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || hop.parse::<SocketAddr>().ok().map(|it| it.ip());
    let address = hop.parse().ok().or_else(with_port);
    let address: IpAddr = address.or_else(|| bare().map(IpAddr::V6))?;
    Some(address.to_canonical())
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
    fn c7_a_hop_with_a_port_counts_as_its_address() {
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        let proxy = [ip("10.0.0.1")];
        let seen = |line: &str| believed(proxy[0], [line].into_iter(), &proxy);

        assert_eq!(seen("1.2.3.4:5678"), ip("1.2.3.4"));
        assert_eq!(seen("6.6.6.6, 1.2.3.4:5678"), ip("1.2.3.4"));
        assert_eq!(seen("[2001:db8::1]:80"), ip("2001:db8::1"));
        assert_eq!(seen("[2001:db8::1]"), ip("2001:db8::1"));
        assert_eq!(seen("[::ffff:1.2.3.4]:80"), ip("1.2.3.4"));
        assert_eq!(seen("1.2.3.4:5678, 10.0.0.1:443"), ip("1.2.3.4"));
        for nonsense in ["[1.2.3.4]", "1.2.3.4:", "1.2.3.4:99999", "[::1", "::1]:80"] {
            assert_eq!(seen(nonsense), proxy[0], "{nonsense}");
        }
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
