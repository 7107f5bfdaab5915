//! Notices keys, touches and the pointer in every window, before any page does: the idle rule also
//! holds in windows whose pages can reach no command.

use crate::Kiosk;
use tauri::{Manager, WebviewWindow};

/// Tells the visit of every touch of this window.
#[cfg(target_os = "linux")]
pub(crate) fn follow(window: &WebviewWindow) -> tauri::Result<()> {
    use gtk::gdk::EventType;
    use gtk::glib::Propagation;
    use gtk::prelude::WidgetExt;
    let app = window.app_handle().clone();
    window.with_webview(move |webview| {
        webview.inner().connect_event(move |_, event| {
            if matches!(
                event.event_type(),
                EventType::KeyPress
                    | EventType::ButtonPress
                    | EventType::MotionNotify
                    | EventType::Scroll
                    | EventType::TouchBegin
                    | EventType::TouchUpdate
            ) && let Ok(parts) = &app.state::<Kiosk>().0
            {
                parts.presence.touched();
            }
            Propagation::Proceed
        });
    })
}

/// On other systems only the screens tell of touches (`commands::terminal::stay`).
#[cfg(not(target_os = "linux"))]
pub(crate) fn follow(_: &WebviewWindow) -> tauri::Result<()> {
    Ok(())
}
