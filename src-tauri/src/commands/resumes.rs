//! What the screens may ask about resumes: one thin function for each member of `ResumeShelf`.

use super::parts;
use crate::{Kiosk, Parts, viewer};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::{Appearance, OfferedFile, UploadRefusal, UploadStep};
use sync_protocol::matching::{MatchAnswer, MatchRequest, SkillTile};
use sync_protocol::resumes::Resumes;
use tauri::ipc::Channel;
use tauri::{AppHandle, State};

#[tauri::command]
pub(crate) async fn list_resumes(kiosk: State<'_, Kiosk>) -> Result<Resumes, ErrorCode> {
    parts(&kiosk)?.shelf.list().await
}

#[tauri::command]
pub(crate) async fn offered_files(kiosk: State<'_, Kiosk>) -> Result<Vec<OfferedFile>, ErrorCode> {
    Ok(parts(&kiosk)?.shelf.offers.look())
}

#[tauri::command]
pub(crate) async fn upload_resume(
    kiosk: State<'_, Kiosk>,
    id: String,
    steps: Channel<UploadStep>,
) -> Result<(), UploadRefusal> {
    let parts = parts(&kiosk).map_err(|code| UploadRefusal { code, why: None })?;
    // A window that is gone is told nothing.
    let tell = Box::new(move |step| drop(steps.send(step)));
    parts.shelf.upload(&id, tell).await
}

#[tauri::command]
pub(crate) async fn stop_upload(kiosk: State<'_, Kiosk>) -> Result<(), ErrorCode> {
    parts(&kiosk)?.shelf.stop.send_replace(());
    Ok(())
}

#[tauri::command]
pub(crate) async fn open_resume(
    app: AppHandle,
    kiosk: State<'_, Kiosk>,
    name: String,
    appearance: Appearance,
) -> Result<(), ErrorCode> {
    let parts = parts(&kiosk)?;
    let asked = who(parts).await;
    let bytes = parts.shelf.bytes(&name).await?;
    // Who asked for it may have left while it was fetched, or while the window was being built.
    if who(parts).await != asked {
        return Err(ErrorCode::UserTokenExpired);
    }
    let opened = viewer::open(&app, bytes, appearance);
    if who(parts).await != asked {
        viewer::close(&app);
    }
    opened
}

/// Tells people apart who follow each other at this kiosk: by the visit and the sign-out.
async fn who(parts: &Parts) -> (u32, u32) {
    let sign_outs = parts.account.driver.sign_outs().await;
    (parts.presence.visit(), sign_outs)
}

#[tauri::command]
pub(crate) async fn remove_resume(kiosk: State<'_, Kiosk>, name: String) -> Result<(), ErrorCode> {
    parts(&kiosk)?.shelf.remove(&name).await
}

#[tauri::command]
pub(crate) async fn employers(
    kiosk: State<'_, Kiosk>,
    request: MatchRequest,
) -> Result<MatchAnswer, ErrorCode> {
    parts(&kiosk)?.shelf.employers(&request).await
}

#[tauri::command]
pub(crate) async fn skills(kiosk: State<'_, Kiosk>) -> Result<Vec<SkillTile>, ErrorCode> {
    parts(&kiosk)?.shelf.client.skills().await
}
