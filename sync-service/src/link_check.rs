//! Looks whether a website answers. Only addresses of the public web are called, whatever name, redirect
//! or answer of the name server leads elsewhere.

use crate::network::public_web::is_public;
use reqwest::Client;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::header::LOCATION;
use reqwest::redirect::Policy;
use std::error::Error;
use std::net::SocketAddr;
use std::time::Duration;
use sync_protocol::desk_links::{LinkFound, LinkState};
use tokio::net::lookup_host;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use url::{Host, Url};

/// How long one look may take, with all redirects.
const TIMEOUT: Duration = Duration::from_secs(8);
/// Most redirects that are followed.
const REDIRECTS_MAX: usize = 5;
/// Looks at the same time.
const AT_ONCE: usize = 4;
/// How the service names itself.
const NAME: &str = "New-Beginnings-link-check/1.0";

/// Which addresses may be called.
type Allowed = fn(SocketAddr) -> bool;

/// Looks at websites, a few at the same time.
pub struct LinkChecker {
    client: Client,
    allowed: Allowed,
    turns: Semaphore,
}

impl LinkChecker {
    /// A checker for the public web: ports 80 and 443 of public addresses.
    ///
    /// # Errors
    /// TLS that cannot be used.
    pub fn new() -> reqwest::Result<Self> {
        Self::reaching(|address| matches!(address.port(), 80 | 443) && is_public(address.ip()))
    }

    fn reaching(allowed: Allowed) -> reqwest::Result<Self> {
        let client = Client::builder()
            .user_agent(NAME)
            .no_proxy()
            .redirect(Policy::none())
            .dns_resolver(Resolver(allowed))
            .build()?;
        Ok(Self {
            client,
            allowed,
            turns: Semaphore::new(AT_ONCE),
        })
    }

    /// Looks at a website as a list names it, with or without its scheme. Reads no page.
    pub async fn look(&self, website: &str) -> LinkFound {
        let Some(address) = address_of(website) else {
            return found(LinkState::NoAddress, None);
        };
        let Ok(_turn) = self.turns.acquire().await else {
            return found(LinkState::Silent, None);
        };
        let looked = timeout(TIMEOUT, self.follow(address)).await;
        looked.unwrap_or_else(|_| found(LinkState::Silent, None))
    }

    async fn follow(&self, first: Url) -> LinkFound {
        let mut address = first.clone();
        for _ in 0..=REDIRECTS_MAX {
            if !self.may_call(&address) {
                return found(LinkState::NotPublic, None);
            }
            let answer = match self.client.get(address.clone()).send().await {
                Ok(answer) => answer,
                Err(error) if is_refused(&error) => return found(LinkState::NotPublic, None),
                Err(_) => return found(LinkState::Silent, None),
            };
            let status = answer.status();
            let next = answer
                .headers()
                .get(LOCATION)
                .and_then(|it| it.to_str().ok());
            let next = next.and_then(|it| address.join(it).ok());
            match next.filter(|_| status.is_redirection()) {
                Some(next) => address = next,
                None => return judged(&first, address, status.as_u16()),
            }
        }
        found(LinkState::Unsure, None)
    }

    /// Whether an address may be called. Names are looked at when they are resolved.
    fn may_call(&self, address: &Url) -> bool {
        let is_web = matches!(address.scheme(), "http" | "https") && address.username().is_empty();
        let port = address.port_or_known_default().unwrap_or_default();
        is_web
            && match address.host() {
                Some(Host::Ipv4(ip)) => (self.allowed)((ip, port).into()),
                Some(Host::Ipv6(ip)) => (self.allowed)((ip, port).into()),
                // A name of the public web; its addresses follow.
                Some(Host::Domain(_)) => (self.allowed)(([1, 1, 1, 1], port).into()),
                None => false,
            }
    }
}

/// What an answer means.
fn judged(first: &Url, last: Url, status: u16) -> LinkFound {
    match status {
        404 | 410 => found(LinkState::Missing, None),
        status if !(200..300).contains(&status) => found(LinkState::Unsure, None),
        _ if is_same(first, &last) => found(LinkState::Answers, None),
        _ => found(LinkState::Moved, Some(last.into())),
    }
}

/// Whether two addresses are one for people: the scheme, `www.` and a slash at the end do not count.
fn is_same(one: &Url, other: &Url) -> bool {
    let plain = |address: &Url| {
        let host = address.host_str().unwrap_or_default();
        let host = host.trim_start_matches("www.").to_owned();
        let path = address.path().trim_end_matches('/').to_owned();
        (host, path, address.query().map(str::to_owned))
    };
    plain(one) == plain(other)
}

/// The address of a website that a list names.
fn address_of(website: &str) -> Option<Url> {
    let text = website.trim();
    if text.is_empty() || text == "N/A" || text.contains(char::is_whitespace) {
        return None;
    }
    let with_scheme = match text.contains("://") {
        true => text.to_owned(),
        false => format!("https://{text}"),
    };
    Url::parse(&with_scheme).ok()
}

fn found(state: LinkState, address: Option<String>) -> LinkFound {
    LinkFound { state, address }
}

/// No address of a name may be called.
#[derive(Debug, thiserror::Error)]
#[error("the name has no address of the public web")]
struct Refused;

fn is_refused(error: &reqwest::Error) -> bool {
    let mut cause: Option<&(dyn Error + 'static)> = Some(error);
    while let Some(error) = cause {
        if error.is::<Refused>() {
            return true;
        }
        cause = error.source();
    }
    false
}

/// Resolves names, and hands on the addresses that may be called. The connection goes to one of these.
struct Resolver(Allowed);

impl Resolve for Resolver {
    fn resolve(&self, name: Name) -> Resolving {
        let allowed = self.0;
        Box::pin(async move {
            // The port of the address is checked before; here any of the two stands for it.
            let all = lookup_host((name.as_str(), 443)).await?;
            let good: Vec<SocketAddr> = all.filter(|address| allowed(*address)).collect();
            if good.is_empty() {
                return Err(Refused.into());
            }
            let addresses = good.into_iter().map(|it| SocketAddr::new(it.ip(), 0));
            Ok::<Addrs, Box<dyn Error + Send + Sync>>(Box::new(addresses))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    /// A website that answers each request with a status line and headers; answers its address.
    async fn website(answer: &str) -> String {
        let answer = answer.to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/page", listener.local_addr().unwrap());
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let _ = stream.read(&mut [0; 2_048]).await;
                let text =
                    format!("HTTP/1.1 {answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
                let _ = stream.write_all(text.as_bytes()).await;
            }
        });
        address
    }

    #[tokio::test]
    async fn dsk_a_website_answers_is_missing_moved_unsure_or_silent() {
        let checker = LinkChecker::reaching(|_| true).unwrap();
        for (answer, state) in [
            ("200 OK", LinkState::Answers),
            ("404 Not Found", LinkState::Missing),
            ("410 Gone", LinkState::Missing),
            ("403 Forbidden", LinkState::Unsure),
            ("503 Busy", LinkState::Unsure),
            ("302 Found\r\nlocation: /page", LinkState::Unsure),
        ] {
            let address = website(answer).await;
            assert_eq!(checker.look(&address).await, found(state, None), "{answer}");
        }
        let target = website("200 OK").await;
        let answer = format!(
            "301 Moved\r\nlocation: {}",
            target.replace("/page", "/other")
        );
        let from = website(&answer).await;
        let moved = found(LinkState::Moved, Some(target.replace("/page", "/other")));
        assert_eq!(checker.look(&from).await, moved);

        let closed = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", closed.local_addr().unwrap());
        drop(closed);
        assert_eq!(checker.look(&address).await, found(LinkState::Silent, None));
        for text in ["", "N/A", "call us first", "http://"] {
            let state = LinkState::NoAddress;
            assert_eq!(checker.look(text).await, found(state, None), "{text}");
        }
    }

    #[tokio::test]
    async fn dsk_attack_no_address_inside_the_network_is_called() {
        let checker = LinkChecker::new().unwrap();
        let inside = website("200 OK").await;
        for address in [
            inside.as_str(),
            "http://127.0.0.1/",
            "http://[::1]/",
            "http://[::ffff:127.0.0.1]/",
            "http://2130706433/",
            "http://169.254.169.254/latest/meta-data",
            "http://10.0.0.1",
            "http://localhost/",
            "https://localhost",
            "http://example.org:22/",
            "ftp://example.org/",
            "file:///etc/passwd",
            "http://ana@127.0.0.1/",
        ] {
            let state = checker.look(address).await.state;
            assert_eq!(state, LinkState::NotPublic, "{address}");
        }
        // A redirect leads nowhere else either.
        let checker = LinkChecker::reaching(|it| it.ip().is_loopback()).unwrap();
        for target in [
            "http://169.254.169.254/",
            "file:///etc/passwd",
            "http://10.0.0.1/",
        ] {
            let answer = format!("302 Found\r\nlocation: {target}");
            let from = website(&answer).await;
            assert_eq!(
                checker.look(&from).await.state,
                LinkState::NotPublic,
                "{target}"
            );
        }
    }
}
