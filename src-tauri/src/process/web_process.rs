//! The watchdog of the web process, in which WebKit draws the pages (KSK-5). When it crashes, hangs or
//! exceeds its memory budget, the main window starts a new one, and an overlay window closes.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// How often the process is checked.
#[cfg(target_os = "linux")]
const CHECK_INTERVAL: Duration = Duration::from_secs(2);
/// A page that does not answer for this time hangs.
#[cfg(target_os = "linux")]
const ANSWER_TIMEOUT: Duration = Duration::from_secs(5);
/// Above this multiple of the budget the process is replaced even during a visit.
#[cfg(target_os = "linux")]
const BUDGET_FACTOR_DURING_VISIT: u64 = 3;

/// What the watchdog of the main window needs.
pub(crate) struct Watchdog {
    /// Memory (PSS) above which the process is replaced between visits, in kB.
    pub(crate) budget: u64,
    /// Returns whether there is no visit.
    pub(crate) is_unattended: Box<dyn Fn() -> bool>,
    /// How often the process was replaced.
    pub(crate) repairs: Arc<AtomicU32>,
}

/// Watches the web process of the main window.
#[cfg(target_os = "linux")]
pub(crate) fn watch(
    window: &tauri::WebviewWindow,
    watchdog: impl FnOnce() -> Watchdog + Send + 'static,
) -> tauri::Result<()> {
    use webkit2gtk::{WebProcessTerminationReason as Reason, WebViewExt};
    window.with_webview(move |webview| {
        let view = webview.inner();
        let watchdog = watchdog();
        let repairs = Arc::clone(&watchdog.repairs);
        view.connect_web_process_terminated(move |view, reason| {
            // The code that ends the process on purpose also loads the next page.
            if reason == Reason::TerminatedByApi {
                return;
            }
            repairs.fetch_add(1, Ordering::Relaxed);
            tracing::error!(?reason, "the web process ended; the page is loaded again");
            let view = view.clone();
            gtk::glib::idle_add_local_once(move || view.reload());
        });
        linux::watch(view, watchdog);
    })
}

/// Other systems have another web engine with its own watchdog.
#[cfg(not(target_os = "linux"))]
pub(crate) fn watch(
    _: &tauri::WebviewWindow,
    _: impl FnOnce() -> Watchdog + Send + 'static,
) -> tauri::Result<()> {
    Ok(())
}

/// Closes an overlay window when its page closes itself, crashes or hangs.
#[cfg(target_os = "linux")]
pub(crate) fn close_when_dead(
    window: &tauri::WebviewWindow,
    close: impl Fn() + Clone + Send + 'static,
) -> tauri::Result<()> {
    use gtk::prelude::WidgetExt;
    use webkit2gtk::WebViewExt;
    let itself = window.clone();
    window.with_webview(move |webview| {
        let view = webview.inner();
        let close_after_crash = close.clone();
        view.connect_web_process_terminated(move |_, _| close_after_crash());
        linux::close_when_hanging(&view, close);
        // A script that closes its window only removes the page. A new window may already have the same
        // label, so this window closes itself by its own handle.
        view.connect_destroy(move |_| {
            let empty = itself.clone();
            gtk::glib::idle_add_local_once(move || drop(empty.destroy()));
        });
    })
}

/// Other systems have another web engine with its own watchdog.
#[cfg(not(target_os = "linux"))]
pub(crate) fn close_when_dead(
    _: &tauri::WebviewWindow,
    _: impl Fn() + Clone + Send + 'static,
) -> tauri::Result<()> {
    Ok(())
}

#[cfg(target_os = "linux")]
mod linux {
    use super::{ANSWER_TIMEOUT, BUDGET_FACTOR_DURING_VISIT, CHECK_INTERVAL, Watchdog};
    use gtk::glib::{ControlFlow, timeout_add_local};
    use gtk::prelude::WidgetExt;
    use std::cell::Cell;
    use std::rc::Rc;
    use std::sync::atomic::Ordering;
    use std::time::Instant;
    use webkit2gtk::{WebView, WebViewExt};

    pub(super) fn watch(view: WebView, watchdog: Watchdog) {
        let unanswered = Unanswered::default();
        timeout_add_local(CHECK_INTERVAL, move || {
            let hangs = hangs(&unanswered);
            let memory = crate::process::memory::of_web_processes();
            let is_over = memory > watchdog.budget && (watchdog.is_unattended)();
            if hangs || is_over || memory > watchdog.budget * BUDGET_FACTOR_DURING_VISIT {
                watchdog
                    .repairs
                    .fetch_add(u32::from(hangs), Ordering::Relaxed);
                tracing::warn!(hangs, memory, "the web process is replaced");
                unanswered.set(None);
                view.terminate_web_process();
                view.reload();
            } else if unanswered.get().is_none() {
                ask(&view, &unanswered);
            }
            ControlFlow::Continue
        });
    }

    pub(super) fn close_when_hanging(view: &WebView, close: impl Fn() + 'static) {
        let unanswered = Unanswered::default();
        let is_gone = Rc::new(Cell::new(false));
        let gone = Rc::clone(&is_gone);
        view.connect_destroy(move |_| gone.set(true));
        let view = view.clone();
        timeout_add_local(CHECK_INTERVAL, move || {
            // A new window may already have the same label.
            if is_gone.get() {
                return ControlFlow::Break;
            }
            if hangs(&unanswered) {
                tracing::warn!("a page hangs and is closed");
                close();
                return ControlFlow::Break;
            }
            if unanswered.get().is_none() {
                ask(&view, &unanswered);
            }
            ControlFlow::Continue
        });
    }

    /// When the page was asked something that it has not answered yet.
    type Unanswered = Rc<Cell<Option<Instant>>>;

    fn hangs(unanswered: &Unanswered) -> bool {
        unanswered
            .get()
            .is_some_and(|at| at.elapsed() >= ANSWER_TIMEOUT)
    }

    /// Asks the page for an answer. An error is an answer, too: it shows that the process works.
    fn ask(view: &WebView, unanswered: &Unanswered) {
        unanswered.set(Some(Instant::now()));
        let answered = Rc::clone(unanswered);
        view.evaluate_javascript("0", None, None, gtk::gio::Cancellable::NONE, move |_| {
            answered.set(None);
        });
    }
}
