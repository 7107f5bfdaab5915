//! `POST /kiosks/enroll` and `POST /kiosks/heartbeat` (LIM-1)

use crate::app::App;
use crate::fleet;
use crate::random::system_random;
use crate::routes::http::client_address::ClientAddress;
use crate::routes::http::extract::Body;
use crate::routes::http::json::Json;
use crate::routes::http::kiosk::Kiosk;
use crate::routes::http::rejection::Rejection;
use axum::Extension;
use axum::extract::State;
use axum::response::NoContent;
use std::sync::Arc;
use sync_protocol::fleet::{Enrolled, Enrolment, Heartbeat};

/// Enrolls a kiosk by its code.
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
) -> Result<NoContent, Rejection> {
    fleet::beat(app.store.as_ref(), app.clock.as_ref(), &id, &beat).await?;
    Ok(NoContent)
}
