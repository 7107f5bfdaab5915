//! Raw input events from the X server (XInput 2.1), on an own connection and thread. They also arrive
//! while a system dialog has the focus, a page hangs, or the main loop is blocked.

use super::quick_exit::ShiftPresses;
use std::time::Duration;
use x11rb::connection::Connection;
use x11rb::errors::ReplyOrIdError;
use x11rb::protocol::Event;
use x11rb::protocol::xinput::{
    ConnectionExt as _, Device, EventMask, KeyEventFlags, RawButtonPressEvent, XIEventMask,
};
use x11rb::protocol::xproto::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

/// Shift is the first of the X server's eight modifiers.
const SHIFT: usize = 0;

/// Listens until the connection ends. Calls `on_input` for every key, button, touch and pointer
/// move, and `on_quick_exit` when Shift was pressed three times.
pub(super) fn listen(on_input: impl Fn(), on_quick_exit: impl Fn()) -> Result<(), ReplyOrIdError> {
    let (display, screen) = RustConnection::connect(None).map_err(|error| {
        tracing::debug!(%error, "no X server");
        x11rb::errors::ConnectionError::UnknownError
    })?;
    let root = display.setup().roots.get(screen).map_or(0, |it| it.root);
    display.xinput_xi_query_version(2, 2)?.reply()?;
    let mask = XIEventMask::RAW_KEY_PRESS
        | XIEventMask::RAW_BUTTON_PRESS
        | XIEventMask::RAW_MOTION
        | XIEventMask::RAW_TOUCH_BEGIN
        | XIEventMask::RAW_TOUCH_UPDATE;
    let wanted = EventMask {
        deviceid: Device::ALL_MASTER.into(),
        mask: vec![mask],
    };
    display.xinput_xi_select_events(root, &[wanted])?.check()?;
    let shift_keys = shift_keys(&display)?;
    let mut shift = ShiftPresses::default();
    loop {
        match display.wait_for_event()? {
            Event::XinputRawKeyPress(key) => {
                on_input();
                let is_shift = u8::try_from(key.detail).is_ok_and(|it| shift_keys.contains(&it));
                let is_held = key.flags.contains(KeyEventFlags::KEY_REPEAT);
                let now = Duration::from_millis(key.time.into());
                if !is_held && shift.record(is_shift, now) {
                    on_quick_exit();
                }
            }
            Event::XinputRawButtonPress(RawButtonPressEvent { .. })
            | Event::XinputRawMotion(_)
            | Event::XinputRawTouchBegin(_)
            | Event::XinputRawTouchUpdate(_) => on_input(),
            _ => {}
        }
    }
}

fn shift_keys(display: &RustConnection) -> Result<Vec<u8>, ReplyOrIdError> {
    let modifiers = display.get_modifier_mapping()?.reply()?;
    let width = usize::from(modifiers.keycodes_per_modifier());
    let keys = modifiers.keycodes.iter().skip(SHIFT * width).take(width);
    Ok(keys.copied().filter(|key| *key != 0).collect())
}
