//! The calls of the staff desk. `access.rs` has checked role, second factor and age of the sign-in
//! before a handler here runs.

pub mod fleet;
pub mod imports;
pub mod links;
pub mod lists;
pub mod office;
pub mod pages;
pub mod people;
pub mod places;
pub mod suggestions;

use crate::app::App;
use crate::desk::staff::Staff;
use crate::routes::http::json::{Json, packed};
use crate::routes::http::rejection::Rejection;
use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use serde::Serialize;
use std::sync::Arc;

/// An answer that no browser and no proxy keeps.
fn answer<T: Serialize>(content: T) -> impl IntoResponse {
    ([(CACHE_CONTROL, "no-store")], Json(content))
}

/// The same, packed: what the first page of the desk loads.
fn packed_answer<T: Serialize>(
    asked: &HeaderMap,
    content: &T,
) -> Result<impl IntoResponse + use<T>, Rejection> {
    Ok(([(CACHE_CONTROL, "no-store")], packed(asked, content)?))
}

/// `GET /desk/me`
pub async fn me(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.me(staff).await?))
}
