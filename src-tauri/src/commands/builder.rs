//! What the screens may ask about resumes that are made here: one thin function for each member of
//! `ResumeBuilder`, and the upload of what was made.

use crate::device::print_pdf;
use crate::device::stick_writer;
use crate::resumes::resume_store::refused;
use crate::state::Setup;
use data_encoding::BASE64;
use resume_writer::WriteError;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::{MakeRefusal, UploadProgress, UploadRefusal};
use sync_protocol::limits::RESUME_CEILING_BYTES;
use sync_protocol::matching::{MatchAnswer, MatchRequest, SkillTile};
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

#[tauri::command]
pub(crate) async fn fitting_employers(
    setup: State<'_, Setup>,
    request: MatchRequest,
) -> Result<MatchAnswer, ErrorCode> {
    setup.ready()?.employers.answer(request).await
}

#[tauri::command]
pub(crate) async fn skill_names(setup: State<'_, Setup>) -> Result<Vec<SkillTile>, ErrorCode> {
    setup.ready()?.employers.skills().await
}

async fn made(
    work: impl FnOnce() -> Result<MadeResume, WriteError> + Send + 'static,
) -> Result<MadeResume, MakeRefusal> {
    match tokio::task::spawn_blocking(work).await {
        Ok(Ok(made)) => Ok(made),
        Ok(Err(WriteError::Answer(error))) => Err(MakeRefusal {
            code: ErrorCode::InvalidArgument,
            field: Some(error.place()),
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
pub(crate) async fn print_pdf(setup: State<'_, Setup>, content: String) -> Result<(), ErrorCode> {
    let printer = setup.ready()?.config.printer.clone();
    print_pdf::print(bytes_of(&content)?, printer).await
}

#[tauri::command]
pub(crate) async fn save_on_stick(
    setup: State<'_, Setup>,
    name: String,
    content: String,
) -> Result<Option<String>, ErrorCode> {
    let roots = setup.ready()?.config.stick_folders.clone();
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
    setup: State<'_, Setup>,
    name: String,
    content: String,
    progress: Channel<UploadProgress>,
) -> Result<(), UploadRefusal> {
    let refused = |code: ErrorCode| refused(code.into());
    let state = setup.ready().map_err(refused)?;
    let bytes = bytes_of(&content).map_err(refused)?;
    // Sending fails when the window is closed, and then no one needs the progress.
    let on_progress = Box::new(move |step| drop(progress.send(step)));
    state.resumes.upload_bytes(&name, bytes, on_progress).await
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
