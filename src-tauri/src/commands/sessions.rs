//! The commands of the list of places where the person is logged in, and of what changed in the account.

use crate::state::Setup;
use sync_protocol::account_changes::AccountChange;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::sessions::SessionInfo;
use tauri::State;

#[tauri::command]
pub(crate) async fn list_sessions(setup: State<'_, Setup>) -> Result<Vec<SessionInfo>, Refusal> {
    setup.ready()?.account.sessions().await
}

#[tauri::command]
pub(crate) async fn end_session(setup: State<'_, Setup>, id: String) -> Result<(), Refusal> {
    setup.ready()?.account.end_session(id).await
}

#[tauri::command]
pub(crate) async fn list_changes(setup: State<'_, Setup>) -> Result<Vec<AccountChange>, Refusal> {
    setup.ready()?.account.changes().await
}
