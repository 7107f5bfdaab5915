//! The overlay window that shows a PDF. Its page can call no command, and the file is only in memory,
//! never on the disk of the kiosk.

use super::layers::VIEWER;
#[cfg(target_os = "linux")]
use super::overlay::{self, Content, Overlay};
#[cfg(target_os = "linux")]
use super::own_page::{HOME, is_own_page};
use std::sync::{Arc, Mutex, PoisonError};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::Appearance;
use tauri::http::{Request, Response, StatusCode};
use tauri::{AppHandle, Manager, Runtime, UriSchemeContext, Url};

/// The page of this program that draws a PDF.
#[cfg(target_os = "linux")]
const PAGE: &str = "viewer.html";
/// The URL scheme under which that page loads the file.
pub(crate) const SCHEME: &str = "resume";
/// The file that the viewer shows, as long as the window is open.
#[derive(Default)]
pub(crate) struct ShownFile(Mutex<Option<Arc<Vec<u8>>>>);

impl ShownFile {
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

/// Opens the viewer with a file.
#[cfg(target_os = "linux")]
pub(crate) fn open(
    app: &AppHandle,
    bytes: Vec<u8>,
    appearance: Appearance,
) -> Result<(), ErrorCode> {
    app.state::<ShownFile>().set(Some(bytes));
    let page = Url::parse(HOME).and_then(|home| home.join(PAGE));
    let overlay = Overlay {
        label: VIEWER,
        page: page.map_err(|_| ErrorCode::InternalError)?,
        appearance,
        may_go: Arc::new(|url| url.path().trim_start_matches('/') == PAGE && is_own_page(url)),
        go_back: close,
        has_keyboard: true,
        content: Content::Own(linux::serve),
    };
    overlay::open(app, overlay)
}

/// Not available on other systems.
#[cfg(not(target_os = "linux"))]
pub(crate) fn open(_: &AppHandle, _: Vec<u8>, _: Appearance) -> Result<(), ErrorCode> {
    Err(ErrorCode::OperationNotAllowed)
}

/// Closes the window and forgets the file.
pub(crate) fn close(app: &AppHandle) {
    app.state::<ShownFile>().set(None);
    #[cfg(target_os = "linux")]
    overlay::close(app, VIEWER);
}

/// Answers requests for the file, from the viewer only.
pub(crate) fn answer<R: Runtime>(
    context: UriSchemeContext<'_, R>,
    _: Request<Vec<u8>>,
) -> Response<Vec<u8>> {
    let shown = context.app_handle().state::<ShownFile>().get();
    let bytes = shown.filter(|_| context.webview_label() == VIEWER);
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

#[cfg(target_os = "linux")]
mod linux {
    use super::{PAGE, SCHEME, ShownFile};
    use crate::process::webdriver::is_automated;
    use gtk::gio::MemoryInputStream;
    use gtk::glib::{Bytes, Error, FileError};
    use soup::{MessageHeaders, MessageHeadersType};
    use tauri::{AppHandle, Manager};
    use webkit2gtk::{
        SecurityManagerExt, URISchemeRequest, URISchemeRequestExt, URISchemeResponse,
        URISchemeResponseExt, WebContextExt, WebView, WebViewExt,
    };

    /// The URL scheme of this program's own pages.
    const OWN: &str = "tauri";
    /// The folder of the scripts and styles that the page of the viewer needs.
    const ASSETS: &str = "assets/";

    /// Registers our URL schemes for the viewer. Each private window has its own web context, and Tauri
    /// registers the schemes only in the first one.
    pub(super) fn serve(app: &AppHandle, view: &WebView) {
        // Under WebDriver no window is private, and all windows share the first context.
        let Some(context) = view.context().filter(|_| !is_automated()) else {
            return;
        };
        if let Some(security) = context.security_manager() {
            security.register_uri_scheme_as_secure(OWN);
            security.register_uri_scheme_as_secure(SCHEME);
        }
        let (pages, files) = (app.clone(), app.clone());
        context.register_uri_scheme(OWN, move |request| answer_page(&pages, request));
        context.register_uri_scheme(SCHEME, move |request| {
            let shown = files.state::<ShownFile>().get();
            reply(
                request,
                shown.map(|bytes| (bytes.to_vec(), "application/pdf".into(), None)),
            );
        });
    }

    /// Answers requests for the page of the viewer and its assets, and for no other page.
    fn answer_page(app: &AppHandle, request: &URISchemeRequest) {
        let path = request.path().unwrap_or_default();
        let path = path.trim_start_matches('/');
        let asset = (path == PAGE || path.starts_with(ASSETS))
            .then(|| app.asset_resolver().get(path.to_owned()))
            .flatten();
        reply(
            request,
            asset.map(|asset| (asset.bytes, asset.mime_type, asset.csp_header)),
        );
    }

    fn reply(request: &URISchemeRequest, content: Option<(Vec<u8>, String, Option<String>)>) {
        let Some((bytes, kind, policy)) = content else {
            request.finish_error(&mut Error::new(FileError::Noent, "no such page"));
            return;
        };
        let length = i64::try_from(bytes.len()).unwrap_or(-1);
        let stream = MemoryInputStream::from_bytes(&Bytes::from_owned(bytes));
        let response = URISchemeResponse::new(&stream, length);
        response.set_status(200, None);
        response.set_content_type(&kind);
        let headers = MessageHeaders::new(MessageHeadersType::Response);
        headers.append("cache-control", "no-store");
        headers.append("access-control-allow-origin", "*");
        if let Some(policy) = policy {
            headers.append("content-security-policy", &policy);
        }
        response.set_http_headers(headers);
        request.finish_with_response(&response);
    }
}
