//! `POST /kiosks/enroll`, `POST /kiosks/heartbeat` (LIM-1) and `GET /kiosks/settings`

use crate::app::App;
use crate::fleet::{self, Kiosk};
use crate::random::system_random;
use crate::routes::http::client_address::ClientAddress;
use crate::routes::http::extract::Body;
use crate::routes::http::json::Json;
use crate::routes::http::rejection::Rejection;
use crate::routes::http::url::Query;
use axum::Extension;
use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, NoContent};
use serde::Deserialize;
use std::sync::Arc;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::fleet::{Enrolled, Enrolment, Heartbeat};
use utoipa::IntoParams;

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
    let (random, settings_key) = (system_random(), app.accounts.keys.settings_key());
    let enrolled = fleet::enroll(store, clock, &random, settings_key, &enrolment).await?;
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

/// The query of `GET /kiosks/settings`.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct SettingsQuery {
    /// 128 random bits as lower-case hexadecimal digits. They are signed with the settings, so that the
    /// kiosk recognizes an old answer.
    challenge: String,
}

/// Answers the settings that owners give this kiosk, signed.
pub async fn settings(
    State(app): State<Arc<App>>,
    Extension(Kiosk { id, .. }): Extension<Kiosk>,
    Query(SettingsQuery { challenge }): Query<SettingsQuery>,
) -> Result<impl IntoResponse, Rejection> {
    let settings = fleet::settings(app.store.as_ref(), id, challenge).await?;
    let signed = app.accounts.keys.sign_settings(&settings);
    let signed = signed.ok_or(ErrorCode::InternalError)?;
    Ok(([(CACHE_CONTROL, "no-store")], Json(signed)))
}
