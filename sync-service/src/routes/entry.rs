//! `/entry/…`: a place reads and answers its own entry by a link of one use. The code is in the body, so
//! that no log of addresses gets it.

use super::http::extract::Body;
use super::http::rejection::Rejection;
use crate::app::App;
use crate::routes::http::json::Json;
use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, NoContent};
use std::sync::Arc;
use sync_protocol::entry_links::{EntryAnswer, EntryCode};

/// `POST /entry/look`
pub async fn look(
    State(app): State<Arc<App>>,
    Body(code): Body<EntryCode>,
) -> Result<impl IntoResponse, Rejection> {
    let entry = app.desk.entry(&code).await?;
    Ok(([(CACHE_CONTROL, "no-store")], Json(entry)))
}

/// `POST /entry/answer`
pub async fn answer(
    State(app): State<Arc<App>>,
    Body(answer): Body<EntryAnswer>,
) -> Result<NoContent, Rejection> {
    app.desk.answer_entry(&answer).await?;
    Ok(NoContent)
}
