//! `GET /health`

use crate::app::App;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use serde_json::json;
use std::sync::Arc;

/// Up, if a write reaches the disk; nothing else, because anyone may ask.
pub async fn health(State(app): State<Arc<App>>) -> impl IntoResponse {
    let (status, word) = if app.operations.can_write().await {
        (StatusCode::OK, "up")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "down")
    };
    let headers = [(CACHE_CONTROL, "no-store")];
    (status, headers, Json(json!({ "status": word })))
}
