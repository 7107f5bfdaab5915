//! The commands of the screens for the ways to log in to the account.

use crate::state::Setup;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::kiosk::WaysIn;
use tauri::State;

#[tauri::command]
pub(crate) async fn ways_in(setup: State<'_, Setup>) -> Result<WaysIn, Refusal> {
    setup.ready()?.account.ways_in().await
}

#[tauri::command]
pub(crate) async fn require_recent_sign_in(setup: State<'_, Setup>) -> Result<(), Refusal> {
    setup.ready()?.account.require_recent_sign_in().await
}

#[tauri::command]
pub(crate) async fn add_phone(
    setup: State<'_, Setup>,
    session: String,
    code: String,
    language: String,
) -> Result<bool, Refusal> {
    let account = &setup.ready()?.account;
    account.add_phone(session, code, &language).await
}

#[tauri::command]
pub(crate) async fn add_email(
    setup: State<'_, Setup>,
    email: String,
    code: String,
    language: String,
) -> Result<(), Refusal> {
    let account = &setup.ready()?.account;
    account.add_email(email, code, &language).await
}

#[tauri::command]
pub(crate) async fn remove_way(
    setup: State<'_, Setup>,
    way: String,
    language: String,
) -> Result<(), Refusal> {
    let account = &setup.ready()?.account;
    account.remove_way(way, &language).await
}
