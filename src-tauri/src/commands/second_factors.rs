//! The commands of the screens for the second step and for second factors.

use crate::state::Setup;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::second_factors::{MfaInfo, TotpSession};
use tauri::State;

#[tauri::command]
pub(crate) async fn finish_sign_in(
    setup: State<'_, Setup>,
    factor: String,
    code: String,
) -> Result<(), Refusal> {
    setup.ready()?.account.finish_sign_in(factor, code).await
}

#[tauri::command]
pub(crate) async fn send_second_step(
    setup: State<'_, Setup>,
    factor: String,
) -> Result<(), Refusal> {
    let state = setup.ready()?;
    state.presence.await_code();
    state.account.send_second_step(factor).await
}

#[tauri::command]
pub(crate) async fn start_phone_factor(
    setup: State<'_, Setup>,
    phone: String,
    language: String,
) -> Result<String, Refusal> {
    let state = setup.ready()?;
    state.presence.await_code();
    state.account.start_phone_factor(phone, &language).await
}

#[tauri::command]
pub(crate) async fn finish_phone_factor(
    setup: State<'_, Setup>,
    session: String,
    code: String,
    language: String,
) -> Result<(), Refusal> {
    let account = &setup.ready()?.account;
    account.finish_phone_factor(session, code, &language).await
}

#[tauri::command]
pub(crate) async fn second_factors(setup: State<'_, Setup>) -> Result<Vec<MfaInfo>, Refusal> {
    setup.ready()?.account.second_factors().await
}

#[tauri::command]
pub(crate) async fn start_second_factor(setup: State<'_, Setup>) -> Result<TotpSession, Refusal> {
    setup.ready()?.account.start_second_factor().await
}

#[tauri::command]
pub(crate) async fn finish_second_factor(
    setup: State<'_, Setup>,
    session: String,
    code: String,
    language: String,
) -> Result<(), Refusal> {
    let account = &setup.ready()?.account;
    account.finish_second_factor(session, code, &language).await
}

#[tauri::command]
pub(crate) async fn remove_second_factor(
    setup: State<'_, Setup>,
    factor: String,
    language: String,
) -> Result<(), Refusal> {
    let account = &setup.ready()?.account;
    account.remove_second_factor(factor, &language).await
}

#[tauri::command]
pub(crate) async fn request_confirmation(
    setup: State<'_, Setup>,
    language: String,
) -> Result<(), Refusal> {
    setup.ready()?.account.request_confirmation(&language).await
}

#[tauri::command]
pub(crate) async fn make_recovery_codes(setup: State<'_, Setup>) -> Result<Vec<String>, Refusal> {
    setup.ready()?.account.make_recovery_codes().await
}
