//! The commands of the screens for resumes: one thin function for each member of `ResumeStore`.

use crate::resumes::resume_store::refused;
use crate::state::{AppState, Setup};
use crate::windows::viewer;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::{Appearance, SelectableFile, UploadProgress, UploadRefusal};
use sync_protocol::matching::{MatchAnswer, MatchRequest, SkillTile};
use sync_protocol::resumes::Resumes;
use tauri::ipc::Channel;
use tauri::{AppHandle, State};

#[tauri::command]
pub(crate) async fn list_resumes(setup: State<'_, Setup>) -> Result<Resumes, Refusal> {
    setup.ready()?.resumes.list().await
}

#[tauri::command]
pub(crate) async fn resume_max_bytes(setup: State<'_, Setup>) -> Result<u64, Refusal> {
    setup.ready()?.resumes.max_bytes().await
}

#[tauri::command]
pub(crate) async fn selectable_files(
    setup: State<'_, Setup>,
) -> Result<Vec<SelectableFile>, Refusal> {
    Ok(setup.ready()?.resumes.media.scan())
}

#[tauri::command]
pub(crate) async fn upload_resume(
    setup: State<'_, Setup>,
    id: String,
    progress: Channel<UploadProgress>,
) -> Result<(), UploadRefusal> {
    let state = setup.ready().map_err(|code| refused(code.into()))?;
    // Sending fails when the window is closed, and then no one needs the progress.
    let on_progress = Box::new(move |step| drop(progress.send(step)));
    state.resumes.upload(&id, on_progress).await
}

#[tauri::command]
pub(crate) async fn stop_upload(setup: State<'_, Setup>) -> Result<(), Refusal> {
    setup.ready()?.resumes.stop.send_replace(());
    Ok(())
}

#[tauri::command]
pub(crate) async fn open_resume(
    app: AppHandle,
    setup: State<'_, Setup>,
    name: String,
    appearance: Appearance,
) -> Result<(), Refusal> {
    let state = setup.ready()?;
    let person = person(state).await;
    let bytes = state.resumes.download(&name).await?;
    // The person may have left during the download, or while the window was built.
    if self::person(state).await != person {
        return Err(ErrorCode::UserTokenExpired.into());
    }
    let opened = viewer::open(&app, bytes, appearance);
    if self::person(state).await != person {
        viewer::close(&app);
    }
    Ok(opened?)
}

/// Returns a value that changes when another person may use this kiosk: after a visit or a sign-out.
async fn person(state: &AppState) -> (u32, u32) {
    let sign_outs = state.account.driver.sign_outs().await;
    (state.presence.visit_number(), sign_outs)
}

#[tauri::command]
pub(crate) async fn remove_resume(setup: State<'_, Setup>, name: String) -> Result<(), Refusal> {
    setup.ready()?.resumes.remove(&name).await
}

#[tauri::command]
pub(crate) async fn employers(
    setup: State<'_, Setup>,
    request: MatchRequest,
) -> Result<MatchAnswer, Refusal> {
    setup.ready()?.resumes.employers(&request).await
}

#[tauri::command]
pub(crate) async fn skills(setup: State<'_, Setup>) -> Result<Vec<SkillTile>, Refusal> {
    setup.ready()?.resumes.client.skills().await
}
