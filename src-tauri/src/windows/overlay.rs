//! Overlay windows above the main window: locked like it, without any command, and with a bar that
//! goes back or ends the visit.

use super::lockdown::{full_screen, locked};
use super::user_input::{self, UserInput};
use super::words::Words;
use super::{bar, downloads, failed_page, layers, native_requests};
use crate::process::web_process::close_when_dead;
use gtk::glib::object::ObjectExt;
use std::rc::Rc;
use std::sync::{Arc, Mutex, TryLockError};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::Appearance;
use tauri::webview::NewWindowResponse;
use tauri::{
    AppHandle, Manager, Url, WebviewUrl, WebviewWindow, WebviewWindowBuilder, WindowEvent,
};
use webkit2gtk::{WebView, WebViewExt};

/// The page of a view before its first page.
const EMPTY: &str = "about:blank";

/// What an overlay window shows.
pub(crate) struct Overlay {
    /// The label of the window.
    pub(crate) label: &'static str,
    /// Its first page.
    pub(crate) page: Url,
    /// How the bar and the page are drawn.
    pub(crate) appearance: Appearance,
    /// Which addresses may be opened.
    pub(crate) may_go: Arc<dyn Fn(&Url) -> bool + Send + Sync>,
    /// What the back button does.
    pub(crate) go_back: fn(&AppHandle),
    /// Whether a person can type here. The on-screen keyboard works only on the screens.
    pub(crate) has_keyboard: bool,
    /// Where the pages come from.
    pub(crate) content: Content,
}

/// Where the pages of an overlay window come from.
#[derive(Clone, Copy)]
pub(crate) enum Content {
    /// This program; the function registers what the view may load.
    Own(fn(&AppHandle, &WebView)),
    /// An outside host; the function shows its PDFs.
    Outside(fn(&AppHandle, Vec<u8>, Appearance, Below)),
    /// A page to log in; it has no files.
    LogIn,
}

/// What is below a PDF of an outside host.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Below {
    /// The page with the link to the PDF.
    Page,
    /// Nothing: the first address of the window was the PDF itself.
    Nothing,
}

/// Locked while a window is built. Other events are handled meanwhile, and two windows that are built
/// at the same time would wait for each other.
static BUILDING: Mutex<()> = Mutex::new(());

/// Opens an overlay window. Does nothing when it is open or being built: many people press every
/// button twice.
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
    // The first page is loaded after the handlers for native requests are connected.
    let empty = Url::parse(EMPTY).map_err(tauri::Error::InvalidUrl)?;
    let builder = WebviewWindowBuilder::new(app, overlay.label, WebviewUrl::External(empty));
    let window = full_screen(locked(builder))
        .on_navigation(move |url| may_go(url) || url.as_str() == EMPTY)
        // A link that asks for a new window opens in this window.
        .on_new_window(move |url, features| {
            if may_open(&url) {
                features.opener().webview.load_uri(url.as_str());
            }
            NewWindowResponse::Deny
        })
        .build()?;
    return_focus(&window);
    let (go_back, handle) = (overlay.go_back, app.clone());
    close_when_dead(&window, move || go_back(&handle))?;
    let app = app.clone();
    window.with_webview(move |webview| {
        let view = webview.inner();
        user_input::follow_keys(&app, &view, true);
        user_input::follow_pointer(&app, &view);
        native_requests::refuse(&view);
        connect(&app, &view, &overlay);
        view.load_uri(overlay.page.as_str());
    })
}

/// Adds the bar, and connects the handlers for downloads and failed pages.
fn connect(app: &AppHandle, view: &WebView, overlay: &Overlay) {
    let appearance = &overlay.appearance;
    let words = Words::of(appearance.language);
    let (go_back, back, leave) = (overlay.go_back, app.clone(), app.clone());
    let actions = bar::Actions {
        back: Box::new(move || go_back(&back)),
        leave: Box::new(move || user_input::report(&leave, UserInput::Leave)),
    };
    let name = match overlay.content {
        Content::Own(_) => &words.close_file,
        Content::Outside(_) | Content::LogIn => &words.back,
    };
    let bar = bar::add_above(view, &words, name, appearance, actions);
    for button in &bar.buttons {
        user_input::follow_pointer(app, button);
    }
    let message = bar.message;
    if matches!(overlay.content, Content::Outside(_)) && !overlay.has_keyboard {
        message.show(&words.no_keyboard);
    }
    match overlay.content {
        Content::Own(prepare) => {
            downloads::refuse(view);
            prepare(app, view);
        }
        Content::LogIn => {
            failed_page::replace(view, &words);
            downloads::refuse(view);
        }
        Content::Outside(show) => {
            failed_page::replace(view, &words);
            let (app, appearance, page) = (app.clone(), appearance.clone(), view.downgrade());
            let deliver = move |file| match file {
                Ok(bytes) => {
                    let below = page.upgrade().map_or(Below::Nothing, |view| below(&view));
                    show(&app, bytes, appearance.clone(), below);
                }
                Err(downloads::Refused::Kind) => message.show(&words.wrong_file),
                Err(downloads::Refused::Lost) => message.show(&words.lost_file),
            };
            downloads::deliver(view, Rc::new(deliver));
        }
    }
}

/// Returns whether a view has shown a page. Before the first page its address is the empty page.
fn below(view: &WebView) -> Below {
    match view.uri() {
        Some(address) if !address.is_empty() && address != EMPTY => Below::Page,
        _ => Below::Nothing,
    }
}

/// Gives the keyboard to the window below when this window closes.
fn return_focus(window: &WebviewWindow) {
    let app = window.app_handle().clone();
    window.on_window_event(move |event| {
        if matches!(event, WindowEvent::Destroyed) {
            layers::focus_top(&app);
        }
    });
}

/// Closes the overlay window with this label, if it is open.
pub(crate) fn close(app: &AppHandle, label: &'static str) {
    let handle = app.clone();
    // The caller may be a callback of the web engine, which still needs the window.
    let closing = app.run_on_main_thread(move || {
        if let Some(window) = handle.get_webview_window(label) {
            let _ = window.destroy();
        }
    });
    if closing.is_err() {
        tracing::error!(label, "a window could not be closed");
    }
}
