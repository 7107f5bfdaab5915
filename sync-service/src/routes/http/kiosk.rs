//! The kiosk that a request comes from.

use super::extract::credentials;
use crate::app::App;
use crate::fleet::{self, FleetError};
use axum::http::HeaderMap;

/// A kiosk with the key of its enrolment.
#[derive(Clone)]
pub struct Kiosk {
    /// Its name in the operator's list.
    pub id: String,
    /// The site where it stands.
    pub site: String,
}

impl Kiosk {
    /// Returns the kiosk whose key the header `Authorization: Bearer …` carries. Fails with
    /// [`FleetError::BadKey`] without a valid key.
    pub async fn of(headers: &HeaderMap, app: &App) -> Result<Self, FleetError> {
        let key = credentials(headers, &["Bearer "]).ok_or(FleetError::BadKey)?;
        let (id, site) = fleet::who(app.store.as_ref(), key).await?;
        Ok(Self { id, site })
    }
}
