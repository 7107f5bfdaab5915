//! A window above the first: locked like it, without any command, with a bar that leads back or ends
//! the visit.

use super::words::Words;
use super::{bar, covering, documents, failed_page, locked, requests};
use crate::web_process::leave_when_gone;
use crate::{ending, touches};
use std::rc::Rc;
use std::sync::{Arc, Mutex, TryLockError};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::Appearance;
use tauri::webview::NewWindowResponse;
use tauri::{
    AppHandle, Manager, Url, WebviewUrl, WebviewWindow, WebviewWindowBuilder, WindowEvent,
};
use webkit2gtk::{WebView, WebViewExt};

/// What a window above the first shows.
pub(crate) struct Overlay {
    /// The name of the window.
    pub(crate) label: &'static str,
    /// Its first page.
    pub(crate) page: Url,
    /// How the bar and the page are drawn.
    pub(crate) appearance: Appearance,
    /// Where it may go.
    pub(crate) may_go: Arc<dyn Fn(&Url) -> bool + Send + Sync>,
    /// What the way back does.
    pub(crate) go_back: fn(&AppHandle),
    /// Whose pages they are.
    pub(crate) content: Content,
}

/// Whose pages a window shows.
#[derive(Clone, Copy)]
pub(crate) enum Content {
    /// A page of this program; the function gives its view what it may load.
    Own(fn(&AppHandle, &WebView)),
    /// Pages of others; the function shows their PDFs.
    Foreign(fn(&AppHandle, Vec<u8>, Appearance)),
}

/// Held while a window is built: that lets other events through, and two at once wait for each other.
static BUILDING: Mutex<()> = Mutex::new(());

/// Opens a window. One of that name that is there already, or is just being built, stays: many
/// people press everything twice.
pub(crate) fn open(app: &AppHandle, overlay: Overlay) -> Result<(), ErrorCode> {
    let _building = match BUILDING.try_lock() {
        Ok(building) => building,
        Err(TryLockError::Poisoned(building)) => building.into_inner(),
        Err(TryLockError::WouldBlock) => return Ok(()),
    };
    if app.get_webview_window(overlay.label).is_some() {
        return Ok(());
    }
    let label = overlay.label;
    build(app, overlay).map_err(|error| {
        tracing::error!(label, %error, "a window could not be opened");
        ErrorCode::InternalError
    })
}

fn build(app: &AppHandle, overlay: Overlay) -> tauri::Result<()> {
    let (may_go, may_open) = (Arc::clone(&overlay.may_go), Arc::clone(&overlay.may_go));
    // The first page is loaded once every request of a page is answered.
    let empty = Url::parse("about:blank").map_err(tauri::Error::InvalidUrl)?;
    let builder = WebviewWindowBuilder::new(app, overlay.label, WebviewUrl::External(empty));
    let window = covering(locked(builder))
        .on_navigation(move |url| may_go(url) || url.as_str() == "about:blank")
        // A link that wants a new window opens in this one.
        .on_new_window(move |url, features| {
            if may_open(&url) {
                features.opener().webview.load_uri(url.as_str());
            }
            NewWindowResponse::Deny
        })
        .build()?;
    give_focus_back(&window);
    touches::follow(&window)?;
    let (go_back, leaver) = (overlay.go_back, app.clone());
    leave_when_gone(&window, move || go_back(&leaver))?;
    let app = app.clone();
    window.with_webview(move |webview| {
        let view = webview.inner();
        requests::refuse(&view);
        furnish(&app, &view, &overlay);
        view.load_uri(overlay.page.as_str());
    })
}

/// Adds the bar, and what the window may do with files.
fn furnish(app: &AppHandle, view: &WebView, overlay: &Overlay) {
    let appearance = &overlay.appearance;
    let words = Words::of(&appearance.language);
    let (go_back, back, leave) = (overlay.go_back, app.clone(), app.clone());
    let ways = bar::Ways {
        back: Box::new(move || go_back(&back)),
        leave: Box::new(move || ending::begin(&leave)),
    };
    let name = match overlay.content {
        Content::Own(_) => &words.close_file,
        Content::Foreign(_) => &words.back,
    };
    let message = bar::put_above(view, &words, name, appearance, ways);
    match overlay.content {
        Content::Own(prepare) => {
            documents::refuse(view);
            prepare(app, view);
        }
        Content::Foreign(show) => {
            failed_page::replace(view, &words);
            let (app, appearance) = (app.clone(), appearance.clone());
            let deliver = move |file| match file {
                Ok(bytes) => show(&app, bytes, appearance.clone()),
                Err(documents::Refused::Kind) => message.show(&words.wrong_file),
                Err(documents::Refused::Lost) => message.show(&words.lost_file),
            };
            documents::deliver(view, Rc::new(deliver));
        }
    }
}

/// Gives the keyboard to the window below when this one closes: no task bar and no key of the
/// window manager could.
fn give_focus_back(window: &WebviewWindow) {
    let app = window.app_handle().clone();
    window.on_window_event(move |event| {
        if matches!(event, WindowEvent::Destroyed) {
            focus_front(&app);
        }
    });
}

fn focus_front(app: &AppHandle) {
    let front = [crate::viewer::LABEL, crate::outside::LABEL, "main"]
        .iter()
        .find_map(|label| app.get_webview_window(label));
    if front.is_some_and(|window| window.set_focus().is_err()) {
        tracing::error!("the window in front could not be given the keyboard");
    }
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
