//! Ends a visit: no data of a person stays on the kiosk (KSK-3, KSK-5).
//!
//! The supervisor replaces the window's process, which frees its memory, dialogs, windows, focus,
//! threads and open files. The data that the next process needs is saved first. Without a
//! supervisor (under WebDriver, on other systems) the visit is cleared inside the process.

use crate::device::speech;
use crate::process::supervisor::SupervisorLink;
use crate::state::{AppState, Setup};
use crate::windows::{main_window, outside, provider, viewer};
use clock_and_random::clock::milliseconds;
use std::sync::atomic::Ordering;
use std::sync::mpsc;
use std::time::Duration;
use tauri::{AppHandle, Manager};

/// Saving takes some milliseconds. A disk or a keyring that hangs must not keep a visit on the
/// screen.
const SAVE_TIMEOUT: Duration = Duration::from_millis(800);

/// The channel to the thread that ends visits.
pub(crate) struct EndRequests(pub(crate) mpsc::Sender<()>);

/// Requests the end of the visit; may be called on any thread.
pub(crate) fn request(app: &AppHandle) {
    if app.state::<EndRequests>().0.send(()).is_err() {
        tracing::error!("the visit cannot be ended");
    }
}

/// Ends the visit. Never waits for the main thread, and for other threads at most
/// [`SAVE_TIMEOUT`].
pub(crate) fn end_visit(app: &AppHandle, link: &SupervisorLink) {
    save_in_time(app);
    if link.is_supervised() {
        link.restart();
    } else if let Ok(state) = &app.state::<Setup>().0 {
        clear_in_process(app, state);
    }
}

fn save_in_time(app: &AppHandle) {
    let (done, is_done) = mpsc::channel();
    let app = app.clone();
    tauri::async_runtime::spawn(async move {
        if let Ok(state) = &app.state::<Setup>().0 {
            save(state).await;
        }
        let _ = done.send(());
    });
    if is_done.recv_timeout(SAVE_TIMEOUT).is_err() {
        tracing::error!("the end of a visit could not be saved in time");
    }
}

/// Signs the person out, and saves the time of the end and the sign-out that the service has to
/// receive.
async fn save(state: &AppState) {
    state.presence.end_visit();
    speech::stop(&state.voice);
    if let Some(token) = state.account.driver.forget().await {
        state.outbox.sign_out_later(token).await;
    }
    let now = milliseconds(state.clock.now());
    state.heartbeat.wiped_at.store(now, Ordering::Relaxed);
    state.heartbeat.save(&state.cache).await;
    state.account.driver.forget_stored().await;
}

/// Ends the visit before the program closes.
pub(crate) async fn end_before_exit(state: &AppState) {
    let _ = tokio::time::timeout(SAVE_TIMEOUT, save(state)).await;
}

/// Closes windows, forgets files and clears the web engine, inside this process.
fn clear_in_process(app: &AppHandle, state: &AppState) {
    viewer::close(app);
    outside::close(app);
    provider::close(app);
    state.resumes.forget();
    main_window::clear_browsing_data(app);
}
