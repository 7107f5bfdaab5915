//! `POST /visits`: page views as counts (ANA)

use super::App;
use super::caller::{Body, Caller};
use super::kiosks::kiosk_of;
use super::rejection::Rejection;
use crate::visits::count;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use sync_protocol::visits::VisitReport;

/// Adds a report, once per key. Enrolled kiosks may all stand behind one address, and the operator
/// knows them; whoever else reports is limited by network.
pub async fn report(
    State(app): State<App>,
    Caller(address): Caller,
    headers: HeaderMap,
    Body(report): Body<VisitReport>,
) -> Result<StatusCode, Rejection> {
    if kiosk_of(&headers, &app).await.is_err() {
        app.visit_throttle
            .admit(address)
            .map_err(Rejection::later)?;
    }
    count(app.store.as_ref(), app.clock.as_ref(), &report).await?;
    Ok(StatusCode::NO_CONTENT)
}
