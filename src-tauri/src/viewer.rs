//! The window that shows a resume: locked like the others, without any command, fed from memory.
//! Nothing of the file is ever on the disk of the kiosk.

use crate::window::{covering, locked};
use crate::{ending, touches};
use std::sync::{Arc, Mutex, PoisonError};
use sync_protocol::error_code::ErrorCode;
use tauri::http::{Request, Response, StatusCode};
use tauri::{AppHandle, Manager, Runtime, UriSchemeContext, WebviewUrl, WebviewWindowBuilder};

pub(crate) const LABEL: &str = "viewer";
/// The page that draws a PDF; a page of this program.
const PAGE: &str = "viewer.html";
/// The scheme under which that page finds the bytes.
pub(crate) const SCHEME: &str = "resume";
/// Never resolved (RFC 2606): going there means "back".
const WAY_BACK: &str = "back.new-beginnings.invalid";
/// Going there ends the visit.
const WAY_OUT: &str = "leave.new-beginnings.invalid";
/// Draws the bar with the way back.
const BAR: &str = include_str!("window/outside.js");

/// The file that is shown, for as long as it is.
#[derive(Default)]
pub(crate) struct Shown(Mutex<Option<Arc<Vec<u8>>>>);

impl Shown {
    fn set(&self, bytes: Option<Vec<u8>>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = bytes.map(Arc::new);
    }

    fn get(&self) -> Option<Arc<Vec<u8>>> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }
}

/// Shows a file.
pub(crate) fn open(app: &AppHandle, bytes: Vec<u8>) -> Result<(), ErrorCode> {
    if let Some(window) = app.get_webview_window(LABEL) {
        window.destroy().map_err(|_| ErrorCode::InternalError)?;
    }
    app.state::<Shown>().set(Some(bytes));
    let handle = app.clone();
    covering(locked(WebviewWindowBuilder::new(
        app,
        LABEL,
        WebviewUrl::App(PAGE.into()),
    )))
    .initialization_script(BAR)
    .on_navigation(move |url| {
        match url.host_str() {
            Some(WAY_BACK) => close(&handle),
            Some(WAY_OUT) => ending::begin(&handle),
            _ => {}
        }
        url.path().trim_start_matches('/') == PAGE && crate::window::is_own_page(url)
    })
    .build()
    .and_then(|window| touches::follow(&window))
    .map_err(|_| ErrorCode::InternalError)
}

/// Closes the window and forgets the file.
pub(crate) fn close(app: &AppHandle) {
    app.state::<Shown>().set(None);
    let handle = app.clone();
    // Not inside the engine's own callback, which still needs the window.
    let closing = app.run_on_main_thread(move || {
        if let Some(window) = handle.get_webview_window(LABEL) {
            let _ = window.destroy();
        }
    });
    if closing.is_err() {
        tracing::error!("the viewer could not be closed");
    }
}

/// Gives the bytes to the viewer, and to no other window.
pub(crate) fn answer<R: Runtime>(
    context: UriSchemeContext<'_, R>,
    _: Request<Vec<u8>>,
) -> Response<Vec<u8>> {
    let shown = context.app_handle().state::<Shown>().get();
    let bytes = shown.filter(|_| context.webview_label() == LABEL);
    let status = if bytes.is_some() {
        StatusCode::OK
    } else {
        StatusCode::NOT_FOUND
    };
    let mut response = Response::new(bytes.map(|bytes| bytes.to_vec()).unwrap_or_default());
    *response.status_mut() = status;
    for (name, value) in [
        ("content-type", "application/pdf"),
        ("cache-control", "no-store"),
        ("access-control-allow-origin", "*"),
    ] {
        if let Ok(value) = value.parse() {
            response.headers_mut().insert(name, value);
        }
    }
    response
}
