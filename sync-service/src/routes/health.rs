//! `GET /health`

use super::App;
use super::rejection::Rejection;
use axum::Json;
use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use serde_json::json;

/// Says that the service is up, if the store answers, and nothing else: how many mails wait would
/// tell who has an account.
pub async fn health(State(app): State<App>) -> Result<impl IntoResponse, Rejection> {
    app.store.listing_revisions().await?;
    Ok((
        [(CACHE_CONTROL, "no-store")],
        Json(json!({ "status": "up" })),
    ))
}
