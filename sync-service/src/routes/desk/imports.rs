//! `/desk/imports`: tables that staff bring.

use super::answer;
use crate::app::App;
use crate::desk::imports::BroughtFile;
use crate::desk::staff::Staff;
use crate::routes::http::body;
use crate::routes::http::extract::Body;
use crate::routes::http::rejection::Rejection;
use crate::routes::http::url::{Path, Query};
use axum::Extension;
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde::Deserialize;
use std::sync::Arc;
use sync_protocol::desk_import::CHANGES_MAX;
use sync_protocol::desk_seen::DeskSeen;
use sync_protocol::error_code::ErrorCode;
use utoipa::IntoParams;

/// The media type of a file: one that a page of another site cannot send without asking (CORS).
const FILE: &str = "application/octet-stream";

/// The query of `POST /desk/imports` and `…/look`.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct ImportQuery {
    /// The name of a list.
    list: String,
    /// The fields of the columns, separated by commas; empty for a column that is left out.
    columns: Option<String>,
    /// Where the rows are from.
    #[serde(default)]
    origin: String,
    /// Numbers of rows that are brought although they look known, separated by commas.
    #[serde(default)]
    also: String,
    /// Numbers of rows that are the place they look like, and change it, separated by commas.
    #[serde(default)]
    change: String,
    /// The id of a taxonomy term of a package: only its services. Empty: all services.
    only: Option<String>,
}

impl FromRequest<Arc<App>> for BroughtFile {
    type Rejection = Rejection;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Rejection> {
        let (mut parts, body) = request.into_parts();
        let Query(query): Query<ImportQuery> = Query::from_request_parts(&mut parts, app).await?;
        if parts
            .headers
            .get(CONTENT_TYPE)
            .is_none_or(|kind| kind != FILE)
        {
            return Err(ErrorCode::InvalidArgument.into());
        }
        let split = |text: &str| text.split(',').map(str::to_owned).collect();
        let rows = |text: &str| text.split(',').filter_map(|row| row.parse().ok()).collect();
        Ok(Self {
            list: query.list,
            fields: query.columns.as_deref().map(split),
            only: query.only,
            origin: query.origin,
            also: rows(&query.also),
            change: rows(&query.change),
            bytes: body::read_of_staff(Request::from_parts(parts, body), app).await?,
        })
    }
}

/// `POST /desk/imports/look`
pub async fn look(
    State(app): State<Arc<App>>,
    file: BroughtFile,
) -> Result<impl IntoResponse, Rejection> {
    let mut report = app.desk.look_at(file).await?;
    report.changes.truncate(CHANGES_MAX);
    Ok(answer(report))
}

/// `POST /desk/imports`
pub async fn bring(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    file: BroughtFile,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.bring(&staff, file).await?))
}

/// `GET /desk/imports`
pub async fn list(State(app): State<Arc<App>>) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.imports().await?))
}

/// `GET /desk/imports/{id}`
pub async fn rows(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.import_rows(&id).await?))
}

/// `POST /desk/imports/{id}/publish`
pub async fn publish(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(id): Path<String>,
    Body(DeskSeen { version }): Body<DeskSeen>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.publish_rows(&staff, &id, version).await?))
}

/// `POST /desk/imports/{id}/withdraw`
pub async fn withdraw(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(id): Path<String>,
    Body(DeskSeen { version }): Body<DeskSeen>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.withdraw_rows(&staff, &id, version).await?))
}

/// `POST /desk/imports/{id}/put-away`
pub async fn put_away(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(id): Path<String>,
    Body(DeskSeen { version }): Body<DeskSeen>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.drop_rows(&staff, &id, version).await?))
}
