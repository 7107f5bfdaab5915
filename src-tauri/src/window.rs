//! The window of the screens: full screen, no menu, no way to other pages.
//!
//! `NB_KIOSK_WINDOW=360x740` opens an undecorated window of that size instead, to try small screens.

#[cfg(target_os = "linux")]
mod bar;
#[cfg(target_os = "linux")]
mod documents;
#[cfg(target_os = "linux")]
mod failed_page;
#[cfg(target_os = "linux")]
pub(crate) mod overlay;
#[cfg(target_os = "linux")]
mod requests;
#[cfg(target_os = "linux")]
mod words;

#[cfg(target_os = "linux")]
use crate::printing::Printer;
use crate::web_process::{Care, care_for};
use crate::{Kiosk, ending, touches};
use std::sync::Arc;
use tauri::webview::NewWindowResponse;
use tauri::{
    App, AppHandle, Manager, Runtime, Url, WebviewUrl, WebviewWindow, WebviewWindowBuilder,
    WindowEvent,
};

/// Stops what a browser would do with keys, the right button, dropped files and pinches, before any
/// script of a page sees it.
const LOCK: &str = include_str!("window/lock.js");

/// The first page of a visit.
#[cfg(any(target_os = "linux", target_os = "macos"))]
pub(crate) const HOME: &str = "tauri://localhost/";
/// The first page of a visit.
#[cfg(not(any(target_os = "linux", target_os = "macos")))]
pub(crate) const HOME: &str = "http://tauri.localhost/";

/// Set by WebDriver. WebKit cannot be automated in a private window, and has to be able to close.
pub(crate) fn is_automated() -> bool {
    std::env::var_os("TAURI_WEBVIEW_AUTOMATION").is_some()
}

pub(crate) fn open(app: &App) -> tauri::Result<()> {
    #[cfg(target_os = "linux")]
    let kiosk = app.state::<Kiosk>();
    #[cfg(target_os = "linux")]
    let printer = kiosk
        .0
        .as_ref()
        .map_or(&Printer::Off, |parts| &parts.config.terminal.printer);
    let size = std::env::var("NB_KIOSK_WINDOW")
        .ok()
        .and_then(|size| parse_size(&size));
    let builder = locked(WebviewWindowBuilder::new(
        app,
        "main",
        WebviewUrl::default(),
    ))
    .on_navigation(is_own_page);
    let builder = match size {
        Some((width, height)) => builder.inner_size(width, height).position(0.0, 0.0),
        None => covering(builder),
    };
    let window = builder.build()?;
    stay_open(&window);
    touches::follow(&window)?;
    #[cfg(target_os = "linux")]
    {
        requests::restrict_toolkit(printer);
        window.with_webview(|webview| {
            let view = webview.inner();
            requests::refuse(&view);
            documents::refuse(&view);
            ending::linux::remember_no_history(&view);
        })?;
    }
    if is_automated() {
        return Ok(());
    }
    let handle = app.handle().clone();
    care_for(&window, move || care_of(handle))
}

fn care_of(app: AppHandle) -> Care {
    let kiosk = app.state::<Kiosk>();
    let (budget, repairs) = kiosk.0.as_ref().map_or_else(
        // A kiosk that is not set up shows one sentence.
        |_| (u64::from(u32::MAX), Arc::default()),
        |parts| {
            (
                parts.config.terminal.memory_kb,
                Arc::clone(&parts.pulse.repairs),
            )
        },
    );
    let nobody = move || {
        let kiosk = app.state::<Kiosk>();
        kiosk
            .0
            .as_ref()
            .is_ok_and(|parts| parts.presence.is_empty())
    };
    Care {
        budget,
        nobody: Box::new(nobody),
        repairs,
    }
}

/// No browser keys, no menus, no tools, no downloads, no windows of its own, nothing kept.
fn locked<'a, R: Runtime, M: Manager<R>>(
    builder: WebviewWindowBuilder<'a, R, M>,
) -> WebviewWindowBuilder<'a, R, M> {
    // On Linux `window/documents.rs` answers downloads.
    #[cfg(not(target_os = "linux"))]
    let builder = builder.on_download(|_, _| false);
    builder
        .title("New Beginnings")
        .decorations(false)
        .zoom_hotkeys_enabled(false)
        .devtools(false)
        .general_autofill_enabled(false)
        .disable_drag_drop_handler()
        .incognito(!is_automated())
        .initialization_script_for_all_frames(LOCK)
        .on_new_window(|_, _| NewWindowResponse::Deny)
}

/// The whole screen, above everything.
fn covering<'a, R: Runtime, M: Manager<R>>(
    builder: WebviewWindowBuilder<'a, R, M>,
) -> WebviewWindowBuilder<'a, R, M> {
    builder
        .fullscreen(true)
        .closable(false)
        .resizable(false)
        .always_on_top(true)
        .skip_taskbar(true)
}

fn parse_size(text: &str) -> Option<(f64, f64)> {
    let (width, height) = text.split_once('x')?;
    Some((width.parse().ok()?, height.parse().ok()?))
}

/// Compares scheme and host; a prefix would let `tauri://localhost.example.org` pass.
pub(crate) fn is_own_page(url: &Url) -> bool {
    let page = (url.scheme(), url.host_str().unwrap_or_default());
    let is_development = cfg!(not(feature = "custom-protocol"))
        && matches!(page, ("http", "localhost") | ("ws", "localhost"));
    matches!(
        page,
        ("tauri", "localhost") | ("http" | "https", "tauri.localhost")
    ) || url.as_str() == "about:blank"
        || is_development
}

/// Alt+F4 and the window manager cannot close it; the end of the process can.
fn stay_open(window: &WebviewWindow) {
    window.on_window_event(|event| {
        if let WindowEvent::CloseRequested { api, .. } = event
            && !is_automated()
        {
            api.prevent_close();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages_may_be_opened() {
        let opens = |address: &str| is_own_page(&Url::parse(address).unwrap());
        assert!(opens("tauri://localhost/resources/food"));
        assert!(opens("http://tauri.localhost/"));
        for other in [
            "https://example.org/",
            "tauri://localhost.example.org/",
            "file:///etc/passwd",
            "javascript:alert(1)",
            "data:text/html,x",
            "blob:tauri://localhost/1",
            "https://localhost/",
        ] {
            assert!(!opens(other), "{other}");
        }
    }

    #[test]
    fn a_size_is_two_numbers() {
        assert_eq!(parse_size("360x740"), Some((360.0, 740.0)));
        assert_eq!(parse_size("small"), None);
    }
}
