//! The windows and their order: the main window is at the bottom, overlay windows are above it.

use tauri::{AppHandle, Manager};

/// The window of the screens.
pub(crate) const MAIN: &str = "main";
/// The overlay window for pages of allowed hosts.
pub(crate) const OUTSIDE: &str = "outside";
/// The overlay window for the pages of an identity provider.
pub(crate) const PROVIDER: &str = "provider";
/// The overlay window that shows a PDF.
pub(crate) const VIEWER: &str = "viewer";

/// The overlay windows, the topmost first.
const OVERLAYS: [&str; 3] = [VIEWER, PROVIDER, OUTSIDE];

/// Hides the overlay windows while the main window shows the idle warning, and shows them again
/// afterwards. Does not wait for the main thread, which may be blocked.
pub(crate) fn set_overlays_hidden(app: &AppHandle, is_hidden: bool) {
    let handle = app.clone();
    let asked = app.run_on_main_thread(move || {
        for label in OVERLAYS {
            if let Some(window) = handle.get_webview_window(label) {
                let _ = if is_hidden {
                    window.hide()
                } else {
                    window.show()
                };
            }
        }
    });
    if asked.is_err() {
        tracing::error!("the overlay windows could not be hidden or shown");
    }
}

/// Gives the keyboard to the topmost window. The window manager has no task bar and no key for it.
#[cfg(target_os = "linux")]
pub(crate) fn focus_top(app: &AppHandle) {
    let mut labels = OVERLAYS.into_iter().chain([MAIN]);
    let top = labels.find_map(|label| app.get_webview_window(label));
    if top.is_some_and(|window| window.set_focus().is_err()) {
        tracing::error!("the topmost window could not be given the keyboard");
    }
}
