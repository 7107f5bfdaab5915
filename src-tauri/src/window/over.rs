//! A window over the first: locked like it, without any command, with a bar that leads back or ends
//! the visit.

use super::{covering, locked};
use crate::web_process::leave_when_gone;
use crate::{ending, touches};
use std::sync::{Mutex, TryLockError};
use sync_protocol::error_code::ErrorCode;
use tauri::{AppHandle, Manager, Url, WebviewUrl, WebviewWindowBuilder};

/// Never resolved (RFC 2606): going there means "back".
const WAY_BACK: &str = "back.new-beginnings.invalid";
/// Going there ends the visit.
const WAY_OUT: &str = "leave.new-beginnings.invalid";
/// Draws the bar on every page of the window.
const BAR: &str = include_str!("outside.js");

/// Held while a window is built: that lets other events through, and two at once wait for each other.
static BUILDING: Mutex<()> = Mutex::new(());

/// Opens a window under a name; it goes where `may_go` allows. One that is there already, or is just
/// being built, stays: many people press everything twice.
pub(crate) fn open(
    app: &AppHandle,
    label: &'static str,
    page: WebviewUrl,
    may_go: impl Fn(&Url) -> bool + Send + 'static,
    go_back: fn(&AppHandle),
) -> Result<(), ErrorCode> {
    let _building = match BUILDING.try_lock() {
        Ok(building) => building,
        Err(TryLockError::Poisoned(building)) => building.into_inner(),
        Err(TryLockError::WouldBlock) => return Ok(()),
    };
    if app.get_webview_window(label).is_some() {
        return Ok(());
    }
    let (handle, leaver) = (app.clone(), app.clone());
    covering(locked(WebviewWindowBuilder::new(app, label, page)))
        .initialization_script(BAR)
        .on_navigation(move |url| {
            match url.host_str() {
                Some(WAY_BACK) => go_back(&handle),
                Some(WAY_OUT) => ending::begin(&handle),
                _ => {}
            }
            may_go(url)
        })
        .build()
        .and_then(|window| {
            touches::follow(&window)?;
            leave_when_gone(&window, move || go_back(&leaver))
        })
        .map_err(|error| {
            tracing::error!(label, %error, "a window could not be opened");
            ErrorCode::InternalError
        })
}

/// Closes the window of that name, if it is there.
pub(crate) fn close(app: &AppHandle, label: &'static str) {
    let handle = app.clone();
    // Not inside the engine's own callback, which still needs the window.
    let closing = app.run_on_main_thread(move || {
        if let Some(window) = handle.get_webview_window(label) {
            let _ = window.destroy();
        }
    });
    if closing.is_err() {
        tracing::error!(label, "a window could not be closed");
    }
}
