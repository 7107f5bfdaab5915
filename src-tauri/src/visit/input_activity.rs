//! Keys, touches and pointer moves keep a visit open. Shift pressed three times ends it.

use super::end;
use super::quick_exit::ShiftPresses;
#[cfg(target_os = "linux")]
use super::x_server;
use crate::state::Setup;
use crate::windows::user_input::{InputListener, UserInput};
use std::sync::{Mutex, PoisonError};
use tauri::{AppHandle, Manager};

/// Returns the listener for input in the windows of this program.
pub(crate) fn listener(app: &AppHandle) -> InputListener {
    let app = app.clone();
    let shift = Mutex::new(ShiftPresses::default());
    InputListener::new(move |input| match input {
        UserInput::Leave => end::request(&app),
        UserInput::Pointer => record(&app),
        UserInput::Key {
            is_shift,
            at,
            is_overlay,
        } => {
            record(&app);
            let mut shift = shift.lock().unwrap_or_else(PoisonError::into_inner);
            if is_overlay && shift.record(is_shift, at) {
                end::request(&app);
            }
        }
    })
}

fn record(app: &AppHandle) {
    if let Ok(state) = &app.state::<Setup>().0 {
        state.presence.record_activity();
    }
}

/// Follows the input of the whole display, on a thread of its own. Without an X server, and under
/// WebDriver, only the windows of this program report input.
#[cfg(target_os = "linux")]
pub(crate) fn follow_display(app: &AppHandle) {
    if crate::process::webdriver::is_automated() {
        return;
    }
    let (active, leaving) = (app.clone(), app.clone());
    let thread = std::thread::Builder::new().name("display".into());
    let started = thread.spawn(move || {
        let listening = x_server::listen(|| record(&active), || end::request(&leaving));
        if let Err(error) = listening {
            tracing::warn!(%error, "only input in the kiosk's own windows is noticed");
        }
    });
    if let Err(error) = started {
        tracing::error!(%error, "only input in the kiosk's own windows is noticed");
    }
}

/// Other systems: only the screens report input (`commands::terminal::keep_visit`).
#[cfg(not(target_os = "linux"))]
pub(crate) fn follow_display(_: &AppHandle) {}
