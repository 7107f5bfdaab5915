//! Notices keys, touches and the pointer in every window, before any page does: the idle rule and the
//! quick exit also hold in windows whose pages can reach no command.

#[cfg(target_os = "linux")]
mod display;

use crate::Kiosk;
use std::time::Duration;
use tauri::{Manager, WebviewWindow};

/// Presses of Shift that end a visit, and within which time; `src/visit/quickExit.ts` does the same
/// on our own screens.
const PRESSES: usize = 3;
const WITHIN: Duration = Duration::from_secs(5);

/// Presses of Shift with no other key between.
#[derive(Debug, Default)]
struct ShiftPresses(Vec<Duration>);

impl ShiftPresses {
    /// A key went down at a time; answers whether that was Shift for the last time needed.
    fn pressed(&mut self, is_shift: bool, now: Duration) -> bool {
        self.0
            .retain(|at| is_shift && now.saturating_sub(*at) <= WITHIN);
        if is_shift {
            self.0.push(now);
        }
        let ends = self.0.len() >= PRESSES;
        if ends {
            self.0.clear();
        }
        ends
    }
}

/// Tells the visit of every touch of the whole display. Where there is no X server, [`follow`] tells
/// of each window.
#[cfg(target_os = "linux")]
pub(crate) fn follow_display(app: &tauri::AppHandle) {
    let (visitor, leaver) = (app.clone(), app.clone());
    let touched = move || {
        if let Ok(parts) = &visitor.state::<Kiosk>().0 {
            parts.presence.touched();
        }
    };
    let listening = std::thread::Builder::new().name("display".into());
    let started = listening.spawn(move || {
        if let Err(error) = display::listen(touched, || crate::ending::begin(&leaver)) {
            tracing::warn!(%error, "keys are heard in each window only");
        }
    });
    if let Err(error) = started {
        tracing::error!(%error, "keys are heard in each window only");
    }
}

/// Tells the visit of every touch of this window.
#[cfg(target_os = "linux")]
pub(crate) fn follow(window: &WebviewWindow) -> tauri::Result<()> {
    use gtk::gdk::EventType;
    use gtk::glib::Propagation;
    use gtk::prelude::WidgetExt;
    use std::cell::RefCell;
    let app = window.app_handle().clone();
    let is_ours = window.label() == "main";
    window.with_webview(move |webview| {
        let shift = RefCell::new(ShiftPresses::default());
        webview.inner().connect_event(move |_, event| {
            let kind = event.event_type();
            let is_touch = matches!(
                kind,
                EventType::KeyPress
                    | EventType::ButtonPress
                    | EventType::MotionNotify
                    | EventType::Scroll
                    | EventType::TouchBegin
                    | EventType::TouchUpdate
            );
            if is_touch && let Ok(parts) = &app.state::<Kiosk>().0 {
                parts.presence.touched();
            }
            if kind == EventType::KeyPress && !is_ours {
                let now = Duration::from_millis(event.time().into());
                if shift.borrow_mut().pressed(is_shift(event), now) {
                    crate::ending::begin(&app);
                }
            }
            Propagation::Proceed
        });
    })
}

#[cfg(target_os = "linux")]
fn is_shift(event: &gtk::gdk::Event) -> bool {
    use gtk::gdk::keys::constants::{Shift_L, Shift_R};
    event
        .keyval()
        .is_some_and(|key| key == *Shift_L || key == *Shift_R)
}

/// Other systems: not run.
#[cfg(not(target_os = "linux"))]
pub(crate) fn follow_display(_: &tauri::AppHandle) {}

/// On other systems only the screens tell of touches (`commands::terminal::stay`).
#[cfg(not(target_os = "linux"))]
pub(crate) fn follow(_: &WebviewWindow) -> tauri::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ends(keys: &[(bool, u64)]) -> bool {
        let mut presses = ShiftPresses::default();
        keys.iter().fold(false, |ended, (is_shift, second)| {
            presses.pressed(*is_shift, Duration::from_secs(*second)) || ended
        })
    }

    #[test]
    fn ksk_5_shift_three_times_in_five_seconds_and_no_other_key_between() {
        assert!(ends(&[(true, 0), (true, 1), (true, 5)]));
        assert!(!ends(&[(true, 0), (true, 1), (true, 6)]));
        assert!(!ends(&[(true, 0), (true, 1), (false, 1), (true, 2)]));
        assert!(!ends(&[(true, 0), (true, 1)]));
        assert!(ends(&[(true, 0), (true, 4), (true, 6), (true, 8)]));
    }
}
