//! `/desk/fleet`, `/desk/kiosks` and `/desk/insight`, for owners.

use super::answer;
use crate::app::App;
use crate::desk::staff::Staff;
use crate::routes::http::extract::Body;
use crate::routes::http::rejection::Rejection;
use crate::routes::http::url::Path;
use axum::Extension;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use std::sync::Arc;
use sync_protocol::desk_fleet::DeskKioskSettings;

/// `GET /desk/fleet`
pub async fn fleet(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.fleet(&staff).await?))
}

/// `GET /desk/kiosks/{id}/settings`; the id `all` means all kiosks.
pub async fn settings(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.kiosk_settings(&staff, &id).await?))
}

/// `POST /desk/kiosks/settings`
pub async fn change_settings(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Body(wanted): Body<DeskKioskSettings>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(
        app.desk.change_kiosk_settings(&staff, &wanted).await?,
    ))
}

/// `GET /desk/insight`
pub async fn insight(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.insight(&staff).await?))
}

/// `GET /desk/insight.csv`: the same as a table.
pub async fn insight_csv(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
) -> Result<impl IntoResponse, Rejection> {
    let headers = [
        (CONTENT_TYPE, "text/csv; charset=utf-8"),
        (CONTENT_DISPOSITION, "attachment; filename=\"insight.csv\""),
        (CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, app.desk.insight_table(&staff).await?))
}
