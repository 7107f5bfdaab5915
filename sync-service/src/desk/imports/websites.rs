//! Addresses of the web in cells.

use super::read_cell::Read;
use crate::network::public_web::is_public;
use sync_protocol::desk_import::ImportProblem;
use url::{Host, Url};

/// Last parts of names that only a network inside knows (RFC 6761, 6762 and 8375, and names of usual routers).
const INSIDE: [&str; 7] = [
    "localhost",
    "local",
    "internal",
    "lan",
    "localdomain",
    "home",
    "arpa",
];

/// An address of the web, with or without its scheme. The reader of addresses passes over slashes that are too many or
/// too few, and over names and passwords; a person would not see where such an address leads.
pub(super) fn website(text: String) -> Read {
    let (scheme, rest) = text.split_once("://").unwrap_or(("https", &text));
    let whole = Url::parse(&format!("{scheme}://{rest}"));
    let is_web = whole.is_ok_and(|url| {
        matches!(url.scheme(), "http" | "https") && url.host().is_some_and(|it| is_of_web(&it))
    });
    let is_plain = rest.starts_with(char::is_alphanumeric) && !text.contains([' ', '@', '\\']);
    match is_web && is_plain {
        true => Read::right(text),
        false => Read::wrong(text, ImportProblem::Website),
    }
}

/// Whether everyone can reach a host: no address of a machine itself or of a network inside.
fn is_of_web(host: &Host<&str>) -> bool {
    match host {
        Host::Ipv4(address) => is_public((*address).into()),
        Host::Ipv6(address) => is_public((*address).into()),
        Host::Domain(name) => {
            let last = name.trim_end_matches('.').rsplit_once('.');
            last.is_some_and(|(_, last)| !INSIDE.contains(&last))
        }
    }
}
