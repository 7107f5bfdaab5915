//! `/desk/fleet` and `/desk/insight`, for owners.

use super::answer;
use crate::app::App;
use crate::desk::staff::Staff;
use crate::routes::http::rejection::Rejection;
use axum::Extension;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use std::sync::Arc;

/// `GET /desk/fleet`
pub async fn fleet(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.fleet(&staff).await?))
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
