//! `/desk/pages`: texts of the About page and videos of the galleries, for editors.

use super::answer;
use crate::app::App;
use crate::desk::staff::Staff;
use crate::routes::http::extract::Body;
use crate::routes::http::rejection::Rejection;
use axum::Extension;
use axum::extract::State;
use axum::response::IntoResponse;
use std::sync::Arc;
use sync_protocol::desk_pages::DeskPages;

/// `GET /desk/pages`
pub async fn read(State(app): State<Arc<App>>) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.pages().await?))
}

/// `POST /desk/pages`
pub async fn write(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Body(wanted): Body<DeskPages>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.write_pages(&staff, &wanted).await?))
}
