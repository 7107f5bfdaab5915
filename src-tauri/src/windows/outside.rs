//! The overlay window for pages of allowed hosts, locked like the main window and with a way back.

use super::layers::OUTSIDE;
#[cfg(target_os = "linux")]
use super::overlay::{self, Below, Content, Overlay};
#[cfg(target_os = "linux")]
use super::viewer;
use crate::state::{AppState, Setup};
#[cfg(target_os = "linux")]
use std::sync::Arc;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::{Appearance, OutsideVisit};
use tauri::{AppHandle, Manager, Url};

/// Longest URL that is opened, in bytes.
const ADDRESS_MAX: usize = 2_048;

/// Opens a URL if its host is allowed. The window has no Tauri capability, so no page in it can call
/// a command.
pub(crate) fn open(
    app: &AppHandle,
    address: &str,
    appearance: Appearance,
    has_keyboard: bool,
) -> Result<OutsideVisit, ErrorCode> {
    let Some(page) = allowed_address(&allowed_hosts(app), address) else {
        return Ok(OutsideVisit::NotAllowed);
    };
    show(app, page, appearance, has_keyboard).map(|()| OutsideVisit::Opened)
}

/// Closes the window if its page was of a host that is no longer allowed.
pub(crate) fn close_refused(app: &AppHandle) {
    let page = app.get_webview_window(OUTSIDE).and_then(|it| it.url().ok());
    // A window without a page yet has an address that is no web page.
    if page.is_some_and(|page| page.has_host() && !is_allowed(&allowed_hosts(app), &page)) {
        close(app);
    }
}

/// The hosts of this moment: owners may change them while a window is open.
fn allowed_hosts(app: &AppHandle) -> Vec<String> {
    let setup = app.state::<Setup>();
    setup
        .ready()
        .map_or_else(|_| Vec::new(), AppState::allowed_hosts)
}

#[cfg(target_os = "linux")]
fn show(
    app: &AppHandle,
    page: Url,
    appearance: Appearance,
    has_keyboard: bool,
) -> Result<(), ErrorCode> {
    let kiosk = app.clone();
    let overlay = Overlay {
        label: OUTSIDE,
        page,
        appearance,
        may_go: Arc::new(move |url| is_allowed(&allowed_hosts(&kiosk), url)),
        go_back: close,
        has_keyboard,
        content: Content::Outside(show_document),
    };
    overlay::open(app, overlay)
}

/// Not available on other systems.
#[cfg(not(target_os = "linux"))]
fn show(_: &AppHandle, _: Url, _: Appearance, _: bool) -> Result<(), ErrorCode> {
    Err(ErrorCode::OperationNotAllowed)
}

/// Shows a PDF of an outside page in the viewer, above this window.
#[cfg(target_os = "linux")]
fn show_document(app: &AppHandle, bytes: Vec<u8>, appearance: Appearance, below: Below) {
    let app = app.clone();
    // Building a window waits for the main thread, on which this function runs.
    tauri::async_runtime::spawn_blocking(move || {
        // The visit may have ended during the download.
        if app.get_webview_window(OUTSIDE).is_none() {
            return;
        }
        let opened = viewer::open(&app, bytes, appearance);
        if app.get_webview_window(OUTSIDE).is_none() {
            viewer::close(&app);
        }
        match opened {
            // The way back from the PDF leads to the screens, not to an empty window.
            Ok(()) if below == Below::Nothing => close(&app),
            Ok(()) => {}
            Err(_) => tracing::error!("a PDF of an outside page could not be shown"),
        }
    });
}

/// Closes the window.
pub(crate) fn close(app: &AppHandle) {
    #[cfg(target_os = "linux")]
    overlay::close(app, OUTSIDE);
    #[cfg(not(target_os = "linux"))]
    let _ = app;
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
