//! Keeps the picture alive: WebKit draws in a process of its own, which can die, hang or swell
//! (KSK-5). In the first window it is replaced and the page is loaded again; a window over it is left.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// How often the process is looked at.
#[cfg(target_os = "linux")]
const LOOK: Duration = Duration::from_secs(2);
/// A page that answers nothing for this time hangs.
#[cfg(target_os = "linux")]
const PATIENCE: Duration = Duration::from_secs(5);
/// Above this multiple of the budget it is replaced even while somebody is here.
#[cfg(target_os = "linux")]
const SWOLLEN: u64 = 3;

/// What the care needs to know.
pub(crate) struct Care {
    /// Memory of the process (PSS) above which it is replaced while nobody is here, in kB.
    pub(crate) budget: u64,
    /// Whether nobody is here.
    pub(crate) nobody: Box<dyn Fn() -> bool>,
    /// Counts repairs.
    pub(crate) repairs: Arc<AtomicU32>,
}

/// Watches the process behind a window.
#[cfg(target_os = "linux")]
pub(crate) fn care_for(
    window: &tauri::WebviewWindow,
    care: impl FnOnce() -> Care + Send + 'static,
) -> tauri::Result<()> {
    use webkit2gtk::{WebProcessTerminationReason as Reason, WebViewExt};
    window.with_webview(move |webview| {
        let view = webview.inner();
        let care = care();
        let repairs = Arc::clone(&care.repairs);
        view.connect_web_process_terminated(move |view, reason| {
            // Who ends it on purpose loads what comes next.
            if reason == Reason::TerminatedByApi {
                return;
            }
            repairs.fetch_add(1, Ordering::Relaxed);
            tracing::error!(?reason, "the web process ended; the page is loaded again");
            let view = view.clone();
            gtk::glib::idle_add_local_once(move || view.reload());
        });
        linux::watch(view, care);
    })
}

/// Other systems bring their own engine and their own care.
#[cfg(not(target_os = "linux"))]
pub(crate) fn care_for(
    _: &tauri::WebviewWindow,
    _: impl FnOnce() -> Care + Send + 'static,
) -> tauri::Result<()> {
    Ok(())
}

/// Leaves a window over the first when its page closes itself, dies or hangs: nothing on it would
/// lead back any more.
#[cfg(target_os = "linux")]
pub(crate) fn leave_when_gone(
    window: &tauri::WebviewWindow,
    leave: impl Fn() + Clone + Send + 'static,
) -> tauri::Result<()> {
    use gtk::prelude::WidgetExt;
    use webkit2gtk::WebViewExt;
    let itself = window.clone();
    window.with_webview(move |webview| {
        let view = webview.inner();
        let dies = leave.clone();
        view.connect_web_process_terminated(move |_, _| dies());
        linux::leave_when_hanging(&view, leave);
        // A script that closes its window only takes the page away; by now another window may have
        // the same name.
        view.connect_destroy(move |_| {
            let empty = itself.clone();
            gtk::glib::idle_add_local_once(move || drop(empty.destroy()));
        });
    })
}

/// Other systems bring their own engine and their own care.
#[cfg(not(target_os = "linux"))]
pub(crate) fn leave_when_gone(
    _: &tauri::WebviewWindow,
    _: impl Fn() + Clone + Send + 'static,
) -> tauri::Result<()> {
    Ok(())
}

#[cfg(target_os = "linux")]
mod linux {
    use super::{Care, LOOK, PATIENCE, SWOLLEN};
    use gtk::glib::{ControlFlow, timeout_add_local};
    use gtk::prelude::WidgetExt;
    use std::cell::Cell;
    use std::rc::Rc;
    use std::sync::atomic::Ordering;
    use std::time::Instant;
    use webkit2gtk::{WebView, WebViewExt};

    pub(super) fn watch(view: WebView, care: Care) {
        let unanswered = Unanswered::default();
        timeout_add_local(LOOK, move || {
            let hangs = hangs(&unanswered);
            let memory = crate::memory::of_web_processes();
            let is_over = memory > care.budget && (care.nobody)();
            if hangs || is_over || memory > care.budget * SWOLLEN {
                care.repairs.fetch_add(u32::from(hangs), Ordering::Relaxed);
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

    pub(super) fn leave_when_hanging(view: &WebView, leave: impl Fn() + 'static) {
        let unanswered = Unanswered::default();
        let is_gone = Rc::new(Cell::new(false));
        let gone = Rc::clone(&is_gone);
        view.connect_destroy(move |_| gone.set(true));
        let view = view.clone();
        timeout_add_local(LOOK, move || {
            // Whatever has this name by now is another window.
            if is_gone.get() {
                return ControlFlow::Break;
            }
            if hangs(&unanswered) {
                tracing::warn!("a page hangs and is left");
                leave();
                return ControlFlow::Break;
            }
            if unanswered.get().is_none() {
                ask(&view, &unanswered);
            }
            ControlFlow::Continue
        });
    }

    /// Since when the page has not answered a question.
    type Unanswered = Rc<Cell<Option<Instant>>>;

    fn hangs(unanswered: &Unanswered) -> bool {
        unanswered.get().is_some_and(|at| at.elapsed() >= PATIENCE)
    }

    /// Any answer will do, an error too: it shows that the process works off what it is asked.
    fn ask(view: &WebView, unanswered: &Unanswered) {
        unanswered.set(Some(Instant::now()));
        let answered = Rc::clone(unanswered);
        view.evaluate_javascript("0", None, None, gtk::gio::Cancellable::NONE, move |_| {
            answered.set(None);
        });
    }
}
