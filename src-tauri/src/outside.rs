//! The second window: pages of allowed hosts, locked like the first, with a way back.

use crate::window::over;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::OutsideVisit;
use tauri::{AppHandle, Url, WebviewUrl};

pub(crate) const LABEL: &str = "outside";
/// Longest address that is opened, in characters.
const ADDRESS_MAX: usize = 2_048;

/// Opens an address if its host is allowed. The window has no capability: no page in it can reach
/// a command.
pub(crate) fn open(
    app: &AppHandle,
    allowed: &[String],
    address: &str,
) -> Result<OutsideVisit, ErrorCode> {
    let Some(url) = allowed_address(allowed, address) else {
        return Ok(OutsideVisit::NotAllowed);
    };
    let hosts = allowed.to_vec();
    let may_go = move |url: &Url| is_allowed(&hosts, url) || url.as_str() == "about:blank";
    over::open(app, LABEL, WebviewUrl::External(url), may_go, close).map(|()| OutsideVisit::Opened)
}

/// Closes the window.
pub(crate) fn close(app: &AppHandle) {
    over::close(app, LABEL);
}

fn allowed_address(allowed: &[String], address: &str) -> Option<Url> {
    let url = Url::parse(address)
        .ok()
        .filter(|_| address.len() <= ADDRESS_MAX)?;
    is_allowed(allowed, &url).then_some(url)
}

fn is_allowed(allowed: &[String], url: &Url) -> bool {
    matches!(url.scheme(), "http" | "https")
        && url
            .host_str()
            .is_some_and(|host| allowed.iter().any(|name| name == host))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_web_pages_of_allowed_hosts_are_opened() {
        let allowed = ["www.nj.gov".to_owned()];
        let opens = |address: &str| allowed_address(&allowed, address).is_some();
        assert!(opens("https://www.nj.gov/mvc"));
        assert!(opens("HTTPS://WWW.NJ.GOV"));
        for other in [
            "https://nj.gov/",
            "https://www.nj.gov.example.org/",
            "https://www.nj.gov@example.org/",
            "mailto:a@www.nj.gov",
            "file://www.nj.gov/etc/passwd",
            "javascript:alert(1)",
            "tel:211",
            "not an address",
        ] {
            assert!(!opens(other), "{other}");
        }
        assert!(!opens(&format!(
            "https://www.nj.gov/{}",
            "x".repeat(ADDRESS_MAX)
        )));
    }
}
