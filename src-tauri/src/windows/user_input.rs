//! Reports what a person does in any window to one listener: the idle rule and the quick exit also
//! hold in windows whose pages can call no command.

use std::time::Duration;
use tauri::{AppHandle, Manager};

/// What a person did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum UserInput {
    /// Pressed "Leave now" in a bar that this program draws.
    Leave,
    /// Pressed a key.
    Key {
        /// Whether it was Shift.
        is_shift: bool,
        /// When, on the clock of the display.
        at: Duration,
        /// Whether it was in an overlay window. In the main window the screens count Shift.
        is_overlay: bool,
    },
    /// Touched the screen, or used the pointer.
    Pointer,
}

/// What happens with the input; set once at the start.
pub(crate) struct InputListener(Box<dyn Fn(UserInput) + Send + Sync>);

impl InputListener {
    /// Calls `on_input` on the main thread. It must not block.
    pub(crate) fn new(on_input: impl Fn(UserInput) + Send + Sync + 'static) -> Self {
        Self(Box::new(on_input))
    }
}

/// Reports an input to the listener.
pub(crate) fn report(app: &AppHandle, input: UserInput) {
    app.state::<InputListener>().0(input);
}

#[cfg(target_os = "linux")]
pub(crate) use linux::{follow_keys, follow_pointer};

#[cfg(target_os = "linux")]
mod linux {
    use super::{UserInput, report};
    use gtk::Widget;
    use gtk::gdk::keys::constants::{Shift_L, Shift_R};
    use gtk::gdk::{Event, EventType};
    use gtk::glib::Propagation;
    use gtk::prelude::{IsA, WidgetExt};
    use std::time::Duration;
    use tauri::AppHandle;

    /// Reports every key pressed in the window of this widget, whichever widget has the focus: GTK
    /// gives each key to the window first.
    pub(crate) fn follow_keys(app: &AppHandle, widget: &impl IsA<Widget>, is_overlay: bool) {
        let Some(window) = widget.toplevel() else {
            tracing::error!("the keys of a window cannot be followed");
            return;
        };
        let app = app.clone();
        window.connect_event(move |_, event| {
            if event.event_type() == EventType::KeyPress {
                let key = UserInput::Key {
                    is_shift: is_shift(event),
                    at: Duration::from_millis(event.time().into()),
                    is_overlay,
                };
                report(&app, key);
            }
            Propagation::Proceed
        });
    }

    /// Reports every touch, press, move and scroll on this widget.
    pub(crate) fn follow_pointer(app: &AppHandle, widget: &impl IsA<Widget>) {
        let app = app.clone();
        widget.connect_event(move |_, event| {
            if is_pointer(event.event_type()) {
                report(&app, UserInput::Pointer);
            }
            Propagation::Proceed
        });
    }

    fn is_pointer(kind: EventType) -> bool {
        matches!(
            kind,
            EventType::ButtonPress
                | EventType::MotionNotify
                | EventType::Scroll
                | EventType::TouchBegin
                | EventType::TouchUpdate
        )
    }

    fn is_shift(event: &Event) -> bool {
        event
            .keyval()
            .is_some_and(|key| key == *Shift_L || key == *Shift_R)
    }
}
