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
use crate::routes::http::json::Json;
use axum::Extension;
use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use serde::Serialize;
use std::sync::Arc;
use sync_protocol::desk::DeskMe;

/// An answer that no browser and no proxy keeps.
fn answer<T: Serialize>(content: T) -> impl IntoResponse {
    ([(CACHE_CONTROL, "no-store")], Json(content))
}

/// `GET /desk/me`
pub async fn me(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
) -> impl IntoResponse {
    let Staff { email, name, role } = staff;
    answer(DeskMe {
        name,
        email,
        role,
        checks_links: app.desk.links.is_some(),
    })
}
