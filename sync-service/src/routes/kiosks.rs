//! `POST /kiosks/enroll` and `POST /kiosks/heartbeat` (LIM-1)

use crate::app::App;
use crate::fleet::{self, FleetError};
use crate::random::system_random;
use crate::routes::http::client_address::ClientAddress;
use crate::routes::http::extract::{Body, credentials};
use crate::routes::http::rejection::Rejection;
use axum::Extension;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use std::sync::Arc;
use sync_protocol::fleet::{Enrolled, Enrolment, Heartbeat};

/// The kiosk whose key a call shows.
#[derive(Clone)]
pub struct Kiosk {
    /// Its name in the operator's list.
    pub id: String,
    /// Where it was enrolled to stand.
    pub site: String,
}

/// The kiosk whose key stands in the header `Authorization: Bearer …`.
pub async fn kiosk_of(headers: &HeaderMap, app: &Arc<App>) -> Result<Kiosk, FleetError> {
    let key = credentials(headers, &["Bearer "]).ok_or(FleetError::BadKey)?;
    let (id, site) = fleet::who(app.store.as_ref(), key).await?;
    Ok(Kiosk { id, site })
}

/// Uses a code up.
pub async fn enroll(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Body(enrolment): Body<Enrolment>,
) -> Result<Json<Enrolled>, Rejection> {
    app.page_view_rate_limit
        .admit(address)
        .map_err(Rejection::later)?;
    let (store, clock) = (app.store.as_ref(), app.clock.as_ref());
    let enrolled = fleet::enroll(store, clock, &system_random(), &enrolment).await?;
    tracing::info!(kiosk = enrolled.kiosk, "a kiosk was enrolled");
    Ok(Json(enrolled))
}

/// Keeps a heartbeat, once per key.
pub async fn heartbeat(
    State(app): State<Arc<App>>,
    Extension(Kiosk { id, .. }): Extension<Kiosk>,
    Body(beat): Body<Heartbeat>,
) -> Result<StatusCode, Rejection> {
    fleet::beat(app.store.as_ref(), app.clock.as_ref(), &id, &beat).await?;
    Ok(StatusCode::NO_CONTENT)
}
