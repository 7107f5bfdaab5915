//! The end of a visit: nothing of a person stays (KSK-3, KSK-5).
//!
//! The process of the window is replaced: memory, dialogs, windows, focus, threads and files that
//! were open go with it. What the next one needs is on the disk before. Where nothing would start it
//! again (under WebDriver, on other systems) the visit is cleared away in the process.

use crate::clock::milliseconds;
use crate::guard::Line;
use crate::window::{HOME, is_automated};
use crate::{Kiosk, Parts, outside, speech, viewer};
use std::sync::atomic::Ordering;
use std::sync::mpsc;
use std::time::Duration;
use tauri::{AppHandle, Manager};

/// What has to be on the disk is there within milliseconds; a disk or a keyring that hangs must not
/// keep a visit on the screen.
const PATIENCE: Duration = Duration::from_millis(800);

/// Takes wishes to end the visit to the thread that does it.
pub(crate) struct Ends(pub(crate) mpsc::Sender<()>);

/// Asks for the end of the visit, from any thread.
pub(crate) fn begin(app: &AppHandle) {
    if app.state::<Ends>().0.send(()).is_err() {
        tracing::error!("the visit cannot be ended");
    }
}

/// Ends the visit. Waits for no other thread for longer than [`PATIENCE`], and for the main thread
/// not at all.
pub(crate) fn end_visit(app: &AppHandle, line: &Line) {
    keep_in_time(app);
    if line.is_supervised() {
        line.restart();
    } else {
        if let Ok(parts) = &app.state::<Kiosk>().0 {
            clear_away(app, parts);
        }
    }
}

fn keep_in_time(app: &AppHandle) {
    let (done, is_done) = mpsc::channel();
    let app = app.clone();
    tauri::async_runtime::spawn(async move {
        if let Ok(parts) = &app.state::<Kiosk>().0 {
            keep(parts).await;
        }
        let _ = done.send(());
    });
    if is_done.recv_timeout(PATIENCE).is_err() {
        tracing::error!("what a visit leaves for later could not be written in time");
    }
}

/// Writes down what outlives the visit: that the service has to hear of the sign-out, and when the
/// visit was wiped.
async fn keep(parts: &Parts) {
    parts.presence.ended();
    speech::hush(&parts.voice);
    if let Some(token) = parts.account.driver.forget().await {
        parts.outbox.sign_out_later(token).await;
    }
    let now = milliseconds((parts.clock)());
    parts.pulse.wiped_at.store(now, Ordering::Relaxed);
    parts.pulse.keep(&parts.cache).await;
    parts.account.driver.forget_kept().await;
}

/// Ends the visit before the program ends.
pub(crate) async fn end_for_good(parts: &Parts) {
    let _ = tokio::time::timeout(PATIENCE, keep(parts)).await;
}

/// Clears a visit away in this process: windows, files, what the web engine remembers.
fn clear_away(app: &AppHandle, parts: &Parts) {
    viewer::close(app);
    outside::close(app);
    parts.shelf.forget();
    forget_in_the_engine(app);
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
