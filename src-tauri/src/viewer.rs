//! The window that shows a resume: locked like the others, without any command, fed from memory.
//! Nothing of the file is ever on the disk of the kiosk.

use crate::window::{is_own_page, over};
use std::sync::{Arc, Mutex, PoisonError};
use sync_protocol::error_code::ErrorCode;
use tauri::http::{Request, Response, StatusCode};
use tauri::{AppHandle, Manager, Runtime, UriSchemeContext, Url, WebviewUrl};

pub(crate) const LABEL: &str = "viewer";
/// The page that draws a PDF; a page of this program.
const PAGE: &str = "viewer.html";
/// The scheme under which that page finds the bytes.
pub(crate) const SCHEME: &str = "resume";
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
    app.state::<Shown>().set(Some(bytes));
    let may_go = |url: &Url| url.path().trim_start_matches('/') == PAGE && is_own_page(url);
    over::open(app, LABEL, WebviewUrl::App(PAGE.into()), may_go, close)
}

/// Closes the window and forgets the file.
pub(crate) fn close(app: &AppHandle) {
    app.state::<Shown>().set(None);
    over::close(app, LABEL);
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
