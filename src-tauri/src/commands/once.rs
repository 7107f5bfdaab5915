//! Each call of a screen is carried out once.
//!
//! When a call is left without an answer, Tauri's script sends it again on its second way. A page that
//! is taken away gives up on every call it waits for, so the end of a visit would repeat them: it would
//! sign in somebody who has just left.

use sync_protocol::error_code::ErrorCode;
use tauri::Wry;
use tauri::ipc::Invoke;

/// Only on its first way, as a request of its own, a call has this header.
const FIRST_WAY: &str = "Tauri-Callback";

/// The commands, for calls that come on the first way.
pub(crate) fn once(
    commands: impl Fn(Invoke<Wry>) -> bool + Send + Sync + 'static,
) -> impl Fn(Invoke<Wry>) -> bool + Send + Sync + 'static {
    move |invoke| {
        if invoke.message.headers().contains_key(FIRST_WAY) {
            return commands(invoke);
        }
        tracing::warn!("a call that came again is not carried out");
        invoke.resolver.reject(ErrorCode::InternalError);
        true
    }
}
