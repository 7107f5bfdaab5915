//! One person at the kiosk, from the first touch to the end of the visit (KSK-5).

pub(crate) mod end;
pub(crate) mod input_activity;
pub(crate) mod monitor;
pub(crate) mod quick_exit;
#[cfg(target_os = "linux")]
mod x_server;
