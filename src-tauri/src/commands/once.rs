//! Runs each command of a screen only once.
//!
//! When a request of Tauri's script fails, the script sends the command again through a second
//! channel. A page that is unloaded cancels its open requests, so the end of a visit would repeat their
//! commands, for example the sign-in of a person who has just left.

use sync_protocol::error_code::ErrorCode;
use tauri::Wry;
use tauri::ipc::Invoke;

/// Only a request of the first channel has this header.
const FIRST_CHANNEL: &str = "Tauri-Callback";

/// Passes commands of the first channel on, and rejects those of the second.
pub(crate) fn once(
    commands: impl Fn(Invoke<Wry>) -> bool + Send + Sync + 'static,
) -> impl Fn(Invoke<Wry>) -> bool + Send + Sync + 'static {
    move |invoke| {
        if invoke.message.headers().contains_key(FIRST_CHANNEL) {
            return commands(invoke);
        }
        tracing::warn!("a repeated command is not run");
        invoke.resolver.reject(ErrorCode::InternalError);
        true
    }
}
