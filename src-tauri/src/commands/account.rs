//! The commands of the screens for accounts: one thin function for each member of `Account`.

use crate::state::Setup;
use sync_protocol::auth::{CodeInfo, SignUpMode};
use sync_protocol::client::refusal::Refusal;
use sync_protocol::kiosk::AccountState;
use sync_protocol::second_factors::MfaInfo;
use tauri::State;

#[tauri::command]
pub(crate) async fn account_state(
    setup: State<'_, Setup>,
    seen: i32,
) -> Result<AccountState, Refusal> {
    Ok(setup.ready()?.account.driver.state(seen).await)
}

#[tauri::command]
pub(crate) async fn sign_up_mode(setup: State<'_, Setup>) -> Result<SignUpMode, Refusal> {
    setup.ready()?.account.sign_up_mode().await
}

#[tauri::command]
pub(crate) async fn sign_up(
    setup: State<'_, Setup>,
    email: String,
    password: String,
    language: String,
) -> Result<bool, Refusal> {
    let account = &setup.ready()?.account;
    account.sign_up(email, password, &language).await
}

#[tauri::command]
pub(crate) async fn sign_in(
    setup: State<'_, Setup>,
    email: String,
    password: String,
) -> Result<Vec<MfaInfo>, Refusal> {
    setup.ready()?.account.sign_in(email, password).await
}

#[tauri::command]
pub(crate) async fn reauthenticate(
    setup: State<'_, Setup>,
    password: String,
) -> Result<Vec<MfaInfo>, Refusal> {
    setup.ready()?.account.reauthenticate(password).await
}

#[tauri::command]
pub(crate) async fn sign_out(setup: State<'_, Setup>) -> Result<(), Refusal> {
    setup.ready()?.account.sign_out().await;
    Ok(())
}

#[tauri::command]
pub(crate) async fn sign_out_everywhere(setup: State<'_, Setup>) -> Result<(), Refusal> {
    setup.ready()?.account.sign_out_everywhere().await
}

#[tauri::command]
pub(crate) async fn request_reset(
    setup: State<'_, Setup>,
    email: String,
    language: String,
) -> Result<(), Refusal> {
    setup.ready()?.account.request_reset(email, &language).await
}

#[tauri::command]
pub(crate) async fn request_email_change(
    setup: State<'_, Setup>,
    new_email: String,
    language: String,
) -> Result<(), Refusal> {
    let account = &setup.ready()?.account;
    account.request_email_change(new_email, &language).await
}

#[tauri::command]
pub(crate) async fn change_password(
    setup: State<'_, Setup>,
    next: String,
    language: String,
) -> Result<(), Refusal> {
    let account = &setup.ready()?.account;
    account.change_password(next, &language).await
}

#[tauri::command]
pub(crate) async fn export_data(setup: State<'_, Setup>) -> Result<String, Refusal> {
    setup.ready()?.account.export().await
}

#[tauri::command]
pub(crate) async fn save_export(setup: State<'_, Setup>) -> Result<Option<String>, Refusal> {
    let state = setup.ready()?;
    let roots = state.config.stick_folders.clone();
    state.account.save_export(roots).await
}

#[tauri::command]
pub(crate) async fn delete_account(
    setup: State<'_, Setup>,
    language: String,
) -> Result<bool, Refusal> {
    setup.ready()?.account.delete(&language).await
}

#[tauri::command]
pub(crate) async fn finish_deletion(
    setup: State<'_, Setup>,
    code: String,
    language: String,
) -> Result<(), Refusal> {
    let account = &setup.ready()?.account;
    account.finish_deletion(code, &language).await
}

#[tauri::command]
pub(crate) async fn inspect_code(
    setup: State<'_, Setup>,
    code: String,
) -> Result<CodeInfo, Refusal> {
    setup.ready()?.account.inspect_code(code).await
}

#[tauri::command]
pub(crate) async fn reset_password(
    setup: State<'_, Setup>,
    code: String,
    password: String,
    language: String,
) -> Result<(), Refusal> {
    let account = &setup.ready()?.account;
    account.reset_password(code, password, &language).await
}

#[tauri::command]
pub(crate) async fn apply_code(
    setup: State<'_, Setup>,
    code: String,
    language: String,
) -> Result<(), Refusal> {
    setup.ready()?.account.apply_code(code, &language).await
}
