//! `POST /visits`: page views as counts (ANA)

use super::App;
use super::caller::{Body, Caller};
use super::kiosks::kiosk_of;
use super::rejection::Rejection;
use crate::fleet::FleetError;
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
    let kiosk = match kiosk_of(&headers, &app).await {
        Ok(kiosk) => Some(kiosk),
        Err(FleetError::BadKey) => {
            let admitted = app.visit_throttle.admit(address);
            admitted.map_err(Rejection::later)?;
            None
        }
        // Whose key it is cannot be told now, so the kiosk has to come again.
        Err(error) => return Err(error.into()),
    };
    let site = kiosk.as_ref().map(|kiosk| kiosk.site.as_str());
    count(app.store.as_ref(), app.clock.as_ref(), site, &report).await?;
    Ok(StatusCode::NO_CONTENT)
}
