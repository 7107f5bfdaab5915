//! What the screens may ask about accounts: one thin function for each member of `Account`.

use super::{Done, parts};
use crate::Kiosk;
use sync_protocol::auth::{CodeInfo, SignUpMode};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::AccountState;
use tauri::State;

#[tauri::command]
pub(crate) async fn account_state(
    kiosk: State<'_, Kiosk>,
    seen: i32,
) -> Result<AccountState, ErrorCode> {
    Ok(parts(&kiosk)?.account.driver.state(seen).await)
}

#[tauri::command]
pub(crate) async fn sign_up_mode(kiosk: State<'_, Kiosk>) -> Result<SignUpMode, ErrorCode> {
    parts(&kiosk)?.account.sign_up_mode().await
}

#[tauri::command]
pub(crate) async fn sign_up(
    kiosk: State<'_, Kiosk>,
    email: String,
    password: String,
    language: String,
) -> Result<bool, ErrorCode> {
    let account = &parts(&kiosk)?.account;
    account.sign_up(email, password, &language).await
}

#[tauri::command]
pub(crate) async fn sign_in(kiosk: State<'_, Kiosk>, email: String, password: String) -> Done {
    parts(&kiosk)?.account.sign_in(email, password).await
}

#[tauri::command]
pub(crate) async fn prove_again(kiosk: State<'_, Kiosk>, password: String) -> Done {
    parts(&kiosk)?.account.prove_again(password).await
}

#[tauri::command]
pub(crate) async fn sign_out(kiosk: State<'_, Kiosk>) -> Done {
    parts(&kiosk)?.account.sign_out().await;
    Ok(())
}

#[tauri::command]
pub(crate) async fn sign_out_everywhere(kiosk: State<'_, Kiosk>) -> Done {
    parts(&kiosk)?.account.sign_out_everywhere().await
}

#[tauri::command]
pub(crate) async fn request_reset(
    kiosk: State<'_, Kiosk>,
    email: String,
    language: String,
) -> Done {
    parts(&kiosk)?.account.request_reset(email, &language).await
}

#[tauri::command]
pub(crate) async fn request_email_change(
    kiosk: State<'_, Kiosk>,
    new_email: String,
    language: String,
) -> Done {
    let account = &parts(&kiosk)?.account;
    account.request_email_change(new_email, &language).await
}

#[tauri::command]
pub(crate) async fn change_password(
    kiosk: State<'_, Kiosk>,
    current: String,
    next: String,
    language: String,
) -> Done {
    let account = &parts(&kiosk)?.account;
    account.change_password(current, next, &language).await
}

#[tauri::command]
pub(crate) async fn export_data(kiosk: State<'_, Kiosk>) -> Result<String, ErrorCode> {
    parts(&kiosk)?.account.export().await
}

#[tauri::command]
pub(crate) async fn delete_account(kiosk: State<'_, Kiosk>, password: String) -> Done {
    parts(&kiosk)?.account.delete(password).await
}

#[tauri::command]
pub(crate) async fn look_at_code(
    kiosk: State<'_, Kiosk>,
    code: String,
) -> Result<CodeInfo, ErrorCode> {
    parts(&kiosk)?.account.look_at_code(code).await
}

#[tauri::command]
pub(crate) async fn reset_password(
    kiosk: State<'_, Kiosk>,
    code: String,
    password: String,
    language: String,
) -> Done {
    let account = &parts(&kiosk)?.account;
    account.reset_password(code, password, &language).await
}

#[tauri::command]
pub(crate) async fn apply_code(kiosk: State<'_, Kiosk>, code: String, language: String) -> Done {
    parts(&kiosk)?.account.apply_code(code, &language).await
}
