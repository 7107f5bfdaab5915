//! Clears what the web engine of the main window remembers of a visit.

use super::own_page::HOME;
use crate::process::webdriver::is_automated;
use gtk::gdk;
use gtk::glib::{Bytes, MainContext, TimeSpan, future_with_timeout};
use std::cell::OnceCell;
use std::time::Duration;
use tokio::sync::oneshot;
use webkit2gtk::{
    WebView, WebViewExt, WebViewSessionState, WebsiteDataManagerExtManual, WebsiteDataTypes,
};

/// Clearing takes some milliseconds. The home page is shown after this time even if the web engine
/// never finishes.
const CLEAR_TIMEOUT: Duration = Duration::from_secs(2);

thread_local! {
    /// The history of the window before its first page. WebKit has no call to empty a history, but
    /// it restores a saved one, and this one is empty.
    static EMPTY_HISTORY: OnceCell<Bytes> = const { OnceCell::new() };
}

/// Saves the empty history. Must be called before the first page is loaded.
pub(crate) fn save_empty_history(view: &WebView) {
    if let Some(bytes) = view.session_state().and_then(|state| state.serialize()) {
        EMPTY_HISTORY.with(|cell| drop(cell.set(bytes)));
    }
}

/// Clears the clipboard, the history and all website data, ends the web process, and shows the home
/// page.
pub(crate) fn clear(view: &WebView) {
    for selection in [gdk::SELECTION_CLIPBOARD, gdk::SELECTION_PRIMARY] {
        gtk::Clipboard::get(&selection).set_text("");
    }
    EMPTY_HISTORY.with(|cell| {
        if let Some(bytes) = cell.get() {
            view.restore_session_state(&WebViewSessionState::new(bytes));
        }
    });
    // WebDriver needs the web process. Without WebDriver the memory of the process is freed here.
    if !is_automated() {
        view.terminate_web_process();
    }
    let (done, cleared) = oneshot::channel();
    if let Some(manager) = view.website_data_manager() {
        // A time span of 0 means all data.
        let all = WebsiteDataTypes::ALL;
        manager.clear(all, TimeSpan(0), gtk::gio::Cancellable::NONE, |result| {
            if result.is_err() {
                tracing::error!("the data of the web engine could not be cleared");
            }
            let _ = done.send(());
        });
    }
    let view = view.clone();
    MainContext::default().spawn_local(async move {
        let _ = future_with_timeout(CLEAR_TIMEOUT, cleared).await;
        view.load_uri(HOME);
    });
}
