//! What the screens may ask of the terminal itself: one thin function for each member of
//! `Terminal`.

use super::{Done, parts};
use crate::clock::milliseconds;
use crate::pin::Tries;
use crate::{Kiosk, ending, printing, speech};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::VisitState;
use tauri::{AppHandle, State, WebviewWindow};
use zeroize::Zeroizing;

#[tauri::command]
pub(crate) async fn visit_state(
    kiosk: State<'_, Kiosk>,
    seen: i32,
) -> Result<VisitState, ErrorCode> {
    Ok(parts(&kiosk)?.presence.state(seen).await)
}

#[tauri::command]
pub(crate) async fn stay(kiosk: State<'_, Kiosk>) -> Done {
    parts(&kiosk)?.presence.touched();
    Ok(())
}

#[tauri::command]
pub(crate) async fn end_visit(app: AppHandle) -> Done {
    ending::begin(&app);
    Ok(())
}

#[tauri::command]
pub(crate) async fn print_page(window: WebviewWindow, kiosk: State<'_, Kiosk>) -> Done {
    let printer = parts(&kiosk)?.config.terminal.printer.clone();
    printing::print(&window, printer).await
}

#[tauri::command]
pub(crate) async fn speak(kiosk: State<'_, Kiosk>, text: String, language: String) -> Done {
    speech::speak(&parts(&kiosk)?.voice, &text, &language).await
}

#[tauri::command]
pub(crate) async fn hush(kiosk: State<'_, Kiosk>) -> Done {
    speech::hush(&parts(&kiosk)?.voice);
    Ok(())
}

#[tauri::command]
pub(crate) async fn leave(app: AppHandle, kiosk: State<'_, Kiosk>, pin: String) -> Done {
    let parts = parts(&kiosk)?;
    // The try is counted on the disk before it is judged: a new process must not bring new tries.
    let pin = Zeroizing::new(pin);
    let counted = parts.pin.count(milliseconds((parts.clock)()))?;
    parts.cache.keep_pin_tries(counted).await;
    parts.pin.judge(&pin)?;
    parts.cache.keep_pin_tries(Tries::default()).await;
    tracing::info!("the operator left with the PIN");
    ending::end_for_good(parts).await;
    app.exit(0);
    Ok(())
}
