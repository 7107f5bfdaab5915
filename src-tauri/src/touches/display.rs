//! Keys and touches as the X server sees them, on a connection and a thread of their own: also while
//! a system dialog has the focus, a page hangs or the main loop stands still (XInput 2.1, raw events).

use super::ShiftPresses;
use std::time::Duration;
use x11rb::connection::Connection;
use x11rb::errors::ReplyOrIdError;
use x11rb::protocol::Event;
use x11rb::protocol::xinput::{
    ConnectionExt as _, Device, EventMask, KeyEventFlags, RawButtonPressEvent, XIEventMask,
};
use x11rb::protocol::xproto::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

/// The keys of the modifier Shift are the first of the server's eight modifiers.
const SHIFT: usize = 0;

/// Listens until the connection ends. `touched` is called for every key, button, touch and move of
/// the pointer, `thrice` for three presses of Shift.
pub(super) fn listen(touched: impl Fn(), thrice: impl Fn()) -> Result<(), ReplyOrIdError> {
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
                touched();
                let is_shift = u8::try_from(key.detail).is_ok_and(|it| shift_keys.contains(&it));
                let is_held = key.flags.contains(KeyEventFlags::KEY_REPEAT);
                let now = Duration::from_millis(key.time.into());
                if !is_held && shift.pressed(is_shift, now) {
                    thrice();
                }
            }
            Event::XinputRawButtonPress(RawButtonPressEvent { .. })
            | Event::XinputRawMotion(_)
            | Event::XinputRawTouchBegin(_)
            | Event::XinputRawTouchUpdate(_) => touched(),
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
