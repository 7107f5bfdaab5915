//! The second window: pages of allowed hosts, locked like the first, with a way back.

use crate::window::{covering, locked};
use crate::{ending, touches};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::OutsideVisit;
use tauri::{AppHandle, Manager, Url, WebviewUrl, WebviewWindowBuilder};

pub(crate) const LABEL: &str = "outside";
/// Never resolved (RFC 2606): going there means "back".
const WAY_BACK: &str = "back.new-beginnings.invalid";
/// Going there ends the visit.
const WAY_OUT: &str = "leave.new-beginnings.invalid";
/// Draws the bar with the way back on every page of the window.
const BAR: &str = include_str!("window/outside.js");
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
    if let Some(window) = app.get_webview_window(LABEL) {
        window.destroy().map_err(|_| ErrorCode::InternalError)?;
    }
    let (hosts, handle) = (allowed.to_vec(), app.clone());
    covering(locked(WebviewWindowBuilder::new(
        app,
        LABEL,
        WebviewUrl::External(url),
    )))
    .initialization_script(BAR)
    .on_navigation(move |url| {
        match url.host_str() {
            Some(WAY_BACK) => close(&handle),
            Some(WAY_OUT) => ending::begin(&handle),
            _ => {}
        }
        is_allowed(&hosts, url) || url.as_str() == "about:blank"
    })
    .build()
    .and_then(|window| touches::follow(&window))
    .map(|()| OutsideVisit::Opened)
    .map_err(|_| ErrorCode::InternalError)
}

/// Closes the window.
pub(crate) fn close(app: &AppHandle) {
    let handle = app.clone();
    // Not inside the engine's own callback, which still needs the window.
    let closing = app.run_on_main_thread(move || {
        if let Some(window) = handle.get_webview_window(LABEL) {
            let _ = window.destroy();
        }
    });
    if closing.is_err() {
        tracing::error!("the second window could not be closed");
    }
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
