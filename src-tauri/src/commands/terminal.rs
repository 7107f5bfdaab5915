//! The commands of the screens for the kiosk itself: one thin function for each member of `Terminal`.

use crate::device::pin::PinAttempts;
use crate::device::{printing, speech};
use crate::state::Setup;
use crate::visit::end;
use clock_and_random::clock::milliseconds;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::VisitState;
use tauri::{AppHandle, State, WebviewWindow};
use zeroize::Zeroizing;

#[tauri::command]
pub(crate) async fn visit_state(
    setup: State<'_, Setup>,
    seen: i32,
) -> Result<VisitState, ErrorCode> {
    Ok(setup.ready()?.presence.state(seen).await)
}

#[tauri::command]
pub(crate) async fn keep_visit(setup: State<'_, Setup>) -> Result<(), ErrorCode> {
    setup.ready()?.presence.record_activity();
    Ok(())
}

#[tauri::command]
pub(crate) async fn end_visit(app: AppHandle) -> Result<(), ErrorCode> {
    end::request(&app);
    Ok(())
}

#[tauri::command]
pub(crate) async fn print_page(
    window: WebviewWindow,
    setup: State<'_, Setup>,
) -> Result<(), ErrorCode> {
    let printer = setup.ready()?.config.printer.clone();
    printing::print(&window, printer).await
}

#[tauri::command]
pub(crate) async fn speak(
    setup: State<'_, Setup>,
    text: String,
    language: String,
) -> Result<(), ErrorCode> {
    speech::speak(&setup.ready()?.voice, &text, &language).await
}

#[tauri::command]
pub(crate) async fn stop_speaking(setup: State<'_, Setup>) -> Result<(), ErrorCode> {
    speech::stop(&setup.ready()?.voice);
    Ok(())
}

#[tauri::command]
pub(crate) async fn exit_with_pin(
    app: AppHandle,
    setup: State<'_, Setup>,
    pin: String,
) -> Result<(), ErrorCode> {
    let state = setup.ready()?;
    // The attempt is saved before it is checked, so that a restart does not allow more attempts.
    let pin = Zeroizing::new(pin);
    let attempts = state.pin.count(milliseconds(state.clock.now()))?;
    state.cache.save_pin_attempts(attempts).await;
    state.pin.check(&pin)?;
    state.cache.save_pin_attempts(PinAttempts::default()).await;
    tracing::info!("the operator closed the program with the PIN");
    end::end_before_exit(state).await;
    app.exit(0);
    Ok(())
}
