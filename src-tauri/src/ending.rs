//! The end of a visit: nothing of a person stays (KSK-3, KSK-5).
//!
//! The order matters: first what could be seen or used by the next person, then what takes time.

use crate::clock::milliseconds;
use crate::window::{HOME, is_automated};
use crate::{Kiosk, Parts, outside, speech, viewer};
use std::sync::atomic::Ordering;
use tauri::{AppHandle, Manager};

/// Ends the visit: the session, the files that were offered or shown, the voice, the clipboard, and
/// everything the web engine remembers; then the home page is loaded in a fresh web process.
pub(crate) async fn end_visit(app: &AppHandle, parts: &Parts) {
    parts.presence.ended();
    speech::hush(&parts.voice);
    viewer::close(app);
    outside::close(app);
    parts.shelf.forget();
    let token = parts.account.driver.signed_out().await;
    forget_in_the_engine(app);
    let now = milliseconds((parts.clock)());
    parts.pulse.wiped_at.store(now, Ordering::Relaxed);
    if let Some(token) = token {
        // Here the session is over; the service is told as soon as it can be reached.
        let client = parts.account.client.clone();
        tauri::async_runtime::spawn(async move { client.sign_out(&token).await });
    }
}

/// The same, from a callback of a window.
pub(crate) fn begin(app: &AppHandle) {
    let app = app.clone();
    tauri::async_runtime::spawn(async move {
        if let Ok(parts) = &app.state::<Kiosk>().0 {
            end_visit(&app, parts).await;
        }
    });
}

#[cfg(target_os = "linux")]
fn forget_in_the_engine(app: &AppHandle) {
    let Some(window) = app.get_webview_window("main") else {
        return;
    };
    let asked = window.with_webview(|webview| linux::forget(&webview.inner()));
    if asked.is_err() {
        tracing::error!("the window could not be wiped");
    }
}

#[cfg(not(target_os = "linux"))]
fn forget_in_the_engine(app: &AppHandle) {
    let Some(window) = app.get_webview_window("main") else {
        return;
    };
    let home = HOME.parse();
    if window.clear_all_browsing_data().is_err()
        || home.is_ok_and(|it| window.navigate(it).is_err())
    {
        tracing::error!("the window could not be wiped");
    }
}

#[cfg(target_os = "linux")]
pub(crate) mod linux {
    use super::{HOME, is_automated};
    use gtk::gdk;
    use gtk::glib::{Bytes, MainContext, TimeSpan, future_with_timeout};
    use std::cell::OnceCell;
    use std::time::Duration;
    use tokio::sync::oneshot;
    use webkit2gtk::{
        WebView, WebViewExt, WebViewSessionState, WebsiteDataManagerExtManual, WebsiteDataTypes,
    };

    /// Clearing takes some milliseconds; a web engine that never finishes must not hold the home
    /// page back.
    const PATIENCE: Duration = Duration::from_secs(2);

    thread_local! {
        /// The history of the window before its first page. WebKit has no call to empty a history;
        /// it takes a saved one, and this is the empty one.
        static NO_HISTORY: OnceCell<Bytes> = const { OnceCell::new() };
    }

    /// To be called before the first page is loaded.
    pub(crate) fn remember_no_history(view: &WebView) {
        if let Some(bytes) = view.session_state().and_then(|state| state.serialize()) {
            NO_HISTORY.with(|cell| drop(cell.set(bytes)));
        }
    }

    pub(super) fn forget(view: &WebView) {
        for selection in [gdk::SELECTION_CLIPBOARD, gdk::SELECTION_PRIMARY] {
            gtk::Clipboard::get(&selection).set_text("");
        }
        NO_HISTORY.with(|cell| {
            if let Some(bytes) = cell.get() {
                view.restore_session_state(&WebViewSessionState::new(bytes));
            }
        });
        // WebDriver lives in the process; for everybody else its memory ends here.
        if !is_automated() {
            view.terminate_web_process();
        }
        let (done, cleared) = oneshot::channel();
        if let Some(manager) = view.website_data_manager() {
            // A time span of 0 means: all of it.
            let all = WebsiteDataTypes::ALL;
            manager.clear(all, TimeSpan(0), gtk::gio::Cancellable::NONE, |result| {
                if result.is_err() {
                    tracing::error!("what the web engine kept could not be cleared");
                }
                let _ = done.send(());
            });
        }
        let view = view.clone();
        MainContext::default().spawn_local(async move {
            let _ = future_with_timeout(PATIENCE, cleared).await;
            view.load_uri(HOME);
        });
    }
}
