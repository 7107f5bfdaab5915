//! What the screens may ask about resumes that are made here: one thin function for each member of
//! `ResumeBuilder`, and the upload of what was made.

use super::{Done, parts};
use crate::{Kiosk, print_pdf, stick_writer};
use data_encoding::BASE64;
use resume_writer::WriteError;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::{MakeRefusal, UploadRefusal, UploadStep};
use sync_protocol::limits::RESUME_CEILING_BYTES;
use sync_protocol::resume_answers::{LetterRequest, MadeResume, ResumeRequest};
use sync_protocol::resumes::is_file_name;
use tauri::State;
use tauri::ipc::Channel;

#[tauri::command]
pub(crate) async fn make_resume(request: ResumeRequest) -> Result<MadeResume, MakeRefusal> {
    made(move || resume_writer::make(&request)).await
}

#[tauri::command]
pub(crate) async fn make_letter(request: LetterRequest) -> Result<MadeResume, MakeRefusal> {
    made(move || resume_writer::make_letter(&request)).await
}

async fn made(
    work: impl FnOnce() -> Result<MadeResume, WriteError> + Send + 'static,
) -> Result<MadeResume, MakeRefusal> {
    match tokio::task::spawn_blocking(work).await {
        Ok(Ok(made)) => Ok(made),
        Ok(Err(WriteError::Answer(error))) => Err(MakeRefusal {
            code: ErrorCode::InvalidArgument,
            field: Some(error.field),
        }),
        Ok(Err(fault)) => {
            tracing::error!(%fault, "a resume could not be drawn");
            Err(internal())
        }
        Err(_) => Err(internal()),
    }
}

fn internal() -> MakeRefusal {
    MakeRefusal {
        code: ErrorCode::InternalError,
        field: None,
    }
}

#[tauri::command]
pub(crate) async fn print_pdf(kiosk: State<'_, Kiosk>, content: String) -> Done {
    let printer = parts(&kiosk)?.config.terminal.printer.clone();
    print_pdf::print(bytes_of(&content)?, printer).await
}

#[tauri::command]
pub(crate) async fn save_on_stick(
    kiosk: State<'_, Kiosk>,
    name: String,
    content: String,
) -> Result<Option<String>, ErrorCode> {
    let roots = parts(&kiosk)?.config.stick_folders.clone();
    if !is_file_name(&name) {
        return Err(ErrorCode::InvalidArgument);
    }
    let bytes = bytes_of(&content)?;
    tokio::task::spawn_blocking(move || stick_writer::save(&roots, &name, &bytes))
        .await
        .map_err(|_| ErrorCode::InternalError)
}

#[tauri::command]
pub(crate) async fn upload_made_resume(
    kiosk: State<'_, Kiosk>,
    name: String,
    content: String,
    steps: Channel<UploadStep>,
) -> Result<(), UploadRefusal> {
    let refused = |code| UploadRefusal { code, why: None };
    let parts = parts(&kiosk).map_err(refused)?;
    let bytes = bytes_of(&content).map_err(refused)?;
    // A window that is gone is told nothing.
    let tell = Box::new(move |step| drop(steps.send(step)));
    parts.shelf.upload_bytes(&name, bytes, tell).await
}

fn bytes_of(content: &str) -> Result<Vec<u8>, ErrorCode> {
    let bytes = BASE64
        .decode(content.as_bytes())
        .map_err(|_| ErrorCode::InvalidArgument)?;
    match bytes.len() as u64 > RESUME_CEILING_BYTES {
        true => Err(ErrorCode::PayloadTooLarge),
        false => Ok(bytes),
    }
}
