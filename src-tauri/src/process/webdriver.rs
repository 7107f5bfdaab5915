//! Whether WebDriver controls this program.

/// Returns whether tauri-driver started this program. WebKit cannot be automated in a private
/// window, and WebDriver must be able to close the window.
pub(crate) fn is_automated() -> bool {
    std::env::var_os("TAURI_WEBVIEW_AUTOMATION").is_some()
}
