//! `/desk/people`: the staff, for owners.

use super::answer;
use crate::app::App;
use crate::desk::staff::Staff;
use crate::routes::http::extract::Body;
use crate::routes::http::rejection::Rejection;
use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, NoContent};
use std::sync::Arc;
use sync_protocol::desk::{StaffInvite, StaffName};

/// `GET /desk/people`
pub async fn list(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.people(&staff).await?))
}

/// `POST /desk/people`
pub async fn invite(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Body(invite): Body<StaffInvite>,
) -> Result<NoContent, Rejection> {
    app.desk.invite(&staff, &invite).await?;
    Ok(NoContent)
}

/// `POST /desk/people/remove`
pub async fn remove(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Body(StaffName { email }): Body<StaffName>,
) -> Result<NoContent, Rejection> {
    app.desk.remove(&staff, &email).await?;
    Ok(NoContent)
}

/// `POST /desk/people/end-sessions`
pub async fn end_sessions(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Body(StaffName { email }): Body<StaffName>,
) -> Result<NoContent, Rejection> {
    app.desk.end_sessions(&staff, &app.accounts, &email).await?;
    Ok(NoContent)
}
