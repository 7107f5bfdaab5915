//! `GET /health`

use crate::app::App;
use crate::routes::http::json::Json;
use crate::routes::http::rejection::unhealthy;
use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// Whether the service works.
#[derive(Serialize, ToSchema)]
pub struct Health {
    /// `up` or `down`.
    status: &'static str,
}

/// Answers `up` when a write reaches the disk. It says nothing else, because anyone may ask.
pub async fn health(State(app): State<Arc<App>>) -> Response {
    let headers = [(CACHE_CONTROL, "no-store")];
    match app.operations.can_write().await {
        true => (headers, Json(Health { status: "up" })).into_response(),
        false => unhealthy((headers, Json(Health { status: "down" }))),
    }
}
