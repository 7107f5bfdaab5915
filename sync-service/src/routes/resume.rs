//! Resumes and letters made of answers, for anybody. Nothing of them is kept or logged.

use crate::app::App;
use crate::computing::answer_question;
use crate::routes::http::client_address::ClientAddress;
use crate::routes::http::extract::Body;
use crate::routes::http::json::Json;
use crate::routes::http::rejection::Rejection;
use axum::extract::State;
use resume_writer::{WriteError, make, make_letter};
use std::net::IpAddr;
use std::sync::Arc;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::resume_answers::{LetterRequest, MadeResume, ResumeRequest};

/// `POST /resume`
pub async fn write(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Body(request): Body<ResumeRequest>,
) -> Result<Json<MadeResume>, Rejection> {
    made(&app, address, move || make(&request)).await
}

/// `POST /letter`
pub async fn letter(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Body(request): Body<LetterRequest>,
) -> Result<Json<MadeResume>, Rejection> {
    made(&app, address, move || make_letter(&request)).await
}

/// Draws a page, which takes some milliseconds of a core.
async fn made(
    app: &App,
    address: IpAddr,
    work: impl FnOnce() -> Result<MadeResume, WriteError> + Send + 'static,
) -> Result<Json<MadeResume>, Rejection> {
    app.resume_rate_limit
        .admit(address)
        .map_err(Rejection::later)?;
    Ok(Json(answer_question(work).await??))
}

impl From<WriteError> for Rejection {
    fn from(error: WriteError) -> Self {
        match error {
            WriteError::Answer(error) => Self::field(error.place()),
            WriteError::Design => Self::field("design"),
            fault => {
                tracing::error!(%fault, "a resume could not be drawn");
                Self::from(ErrorCode::InternalError)
            }
        }
    }
}
