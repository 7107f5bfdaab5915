//! `POST /visits`: page views as counts (ANA)

use super::App;
use super::caller::{Body, Caller};
use super::rejection::Rejection;
use crate::visits::count;
use axum::extract::State;
use axum::http::StatusCode;
use sync_protocol::visits::VisitReport;

/// Adds a report, once per key.
pub async fn report(
    State(app): State<App>,
    Caller(address): Caller,
    Body(report): Body<VisitReport>,
) -> Result<StatusCode, Rejection> {
    app.visit_throttle
        .admit(address)
        .map_err(Rejection::later)?;
    count(app.store.as_ref(), app.clock.as_ref(), &report).await?;
    Ok(StatusCode::NO_CONTENT)
}
