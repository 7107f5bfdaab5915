//! The kiosk that a request comes from.

use super::extract::credentials;
use crate::app::App;
use crate::fleet::{self, FleetError, Kiosk};
use axum::http::HeaderMap;

/// Returns the kiosk whose key the header `Authorization: Bearer …` carries. Fails with
/// [`FleetError::BadKey`] without a valid key.
pub async fn kiosk_of(headers: &HeaderMap, app: &App) -> Result<Kiosk, FleetError> {
    let key = credentials(headers, &["Bearer "]).ok_or(FleetError::BadKey)?;
    fleet::who(app.store.as_ref(), key).await
}
