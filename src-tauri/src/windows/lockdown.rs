//! The restrictions that every window of the kiosk has (KSK-5).

use crate::process::webdriver::is_automated;
use tauri::webview::NewWindowResponse;
use tauri::{Manager, Runtime, WebviewWindowBuilder};

/// Blocks browser keys, the context menu, drag and drop, and pinch zoom before any script of a page
/// receives the event.
const LOCK: &str = include_str!("lock.js");
/// Draws the choices of a page in the page. Other systems than Linux do so themselves.
#[cfg(target_os = "linux")]
const CHOICES: &str = include_str!("choices.js");

/// Takes away browser keys, menus, developer tools, downloads, pop-up windows and stored data.
pub(crate) fn locked<'a, R: Runtime, M: Manager<R>>(
    builder: WebviewWindowBuilder<'a, R, M>,
) -> WebviewWindowBuilder<'a, R, M> {
    // On Linux `windows/downloads.rs` answers downloads.
    #[cfg(not(target_os = "linux"))]
    let builder = builder.on_download(|_, _| false);
    #[cfg(target_os = "linux")]
    let builder = builder.initialization_script_for_all_frames(CHOICES);
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

/// Covers the whole screen and stays above all other windows.
pub(crate) fn full_screen<'a, R: Runtime, M: Manager<R>>(
    builder: WebviewWindowBuilder<'a, R, M>,
) -> WebviewWindowBuilder<'a, R, M> {
    builder
        .fullscreen(true)
        .closable(false)
        .resizable(false)
        .always_on_top(true)
        .skip_taskbar(true)
}
