//! `GET /health`

use super::App;
use super::rejection::Rejection;
use axum::Json;
use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use serde_json::json;

/// Up, if the store answers; with how much waits in the outbox.
pub async fn health(State(app): State<App>) -> Result<impl IntoResponse, Rejection> {
    let waiting = app.store.waiting_mails().await?;
    let body = json!({
        "status": "up",
        "version": env!("CARGO_PKG_VERSION"),
        "waitingMails": waiting,
    });
    Ok(([(CACHE_CONTROL, "no-store")], Json(body)))
}
