//! `GET /desk/queue`, `/desk/places/{id}` and `/desk/acts`, and the acts on a place.

use super::{answer, packed_answer};
use crate::app::App;
use crate::desk::places_export::TableFormat;
use crate::desk::queue::QueueQuestion;
use crate::desk::staff::Staff;
use crate::routes::http::extract::Body;
use crate::routes::http::rejection::Rejection;
use crate::routes::http::url::{Path, Query};
use crate::routes::payload::{XLSX, ZIP};
use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde::Deserialize;
use std::sync::Arc;
use sync_protocol::desk::{DeskChange, QUEUE_MAX, QueueView};
use sync_protocol::desk_drafts::DeskDraft;
use sync_protocol::desk_seen::{DeskLooked, DeskSeen};
use sync_protocol::desk_undo::DeskUndo;
use sync_protocol::employer_fact::DeskHires;
use sync_protocol::entry_links::NewEntryLink;
use utoipa::IntoParams;

/// Longest search text, in characters.
const TEXT_MAX: usize = 100;

/// The query of `GET /desk/queue`.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct QueueQuery {
    /// `due`, `unreachable`, `removed` or `all`.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    view: QueueView,
    /// The name of a list.
    list: Option<String>,
    /// Words of name, town, address or telephone number.
    #[serde(default)]
    text: String,
}

/// The query of `GET /desk/acts`.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct ActsQuery {
    /// Only acts with a smaller number.
    before: Option<i64>,
}

/// `GET /desk/queue`
pub async fn queue(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Query(query): Query<QueueQuery>,
) -> Result<impl IntoResponse, Rejection> {
    let queue = app.desk.queue(&question(query)?, QUEUE_MAX).await?;
    packed_answer(&headers, &queue)
}

/// `GET /desk/places.csv`: the same places as a table.
pub async fn csv(
    State(app): State<Arc<App>>,
    Query(query): Query<QueueQuery>,
) -> Result<impl IntoResponse, Rejection> {
    file(app, query, TableFormat::Csv).await
}

/// `GET /desk/places.xlsx`: the same places as a workbook.
pub async fn xlsx(
    State(app): State<Arc<App>>,
    Query(query): Query<QueueQuery>,
) -> Result<impl IntoResponse, Rejection> {
    file(app, query, TableFormat::Xlsx).await
}

/// `GET /desk/places.json`: the same places for programs.
pub async fn json(
    State(app): State<Arc<App>>,
    Query(query): Query<QueueQuery>,
) -> Result<impl IntoResponse, Rejection> {
    file(app, query, TableFormat::Json).await
}

/// `GET /desk/places.hsds.zip`: the same places as a Tabular Data Package (HSDS 3.0).
pub async fn hsds_package(
    State(app): State<Arc<App>>,
    Query(query): Query<QueueQuery>,
) -> Result<impl IntoResponse, Rejection> {
    file(app, query, TableFormat::HsdsPackage).await
}

/// `GET /desk/places.hsds.json`: the same places in the nested form of HSDS 3.0.
pub async fn hsds_json(
    State(app): State<Arc<App>>,
    Query(query): Query<QueueQuery>,
) -> Result<impl IntoResponse, Rejection> {
    file(app, query, TableFormat::HsdsJson).await
}

async fn file(
    app: Arc<App>,
    query: QueueQuery,
    format: TableFormat,
) -> Result<impl IntoResponse, Rejection> {
    let content = app.desk.export(&question(query)?, format).await?;
    let (kind, disposition) = match format {
        TableFormat::Csv => (
            "text/csv; charset=utf-8",
            "attachment; filename=\"places.csv\"",
        ),
        TableFormat::Xlsx => (XLSX, "attachment; filename=\"places.xlsx\""),
        TableFormat::Json => ("application/json", "attachment; filename=\"places.json\""),
        TableFormat::HsdsPackage => (ZIP, "attachment; filename=\"places.hsds.zip\""),
        TableFormat::HsdsJson => (
            "application/json",
            "attachment; filename=\"places.hsds.json\"",
        ),
    };
    let headers = [
        (CONTENT_TYPE, kind),
        (CONTENT_DISPOSITION, disposition),
        (CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, content))
}

fn question(query: QueueQuery) -> Result<QueueQuestion, Rejection> {
    let QueueQuery { view, list, text } = query;
    if text.chars().count() > TEXT_MAX {
        return Err(Rejection::field("text"));
    }
    Ok(QueueQuestion { view, list, text })
}

/// `GET /desk/acts`
pub async fn acts(
    State(app): State<Arc<App>>,
    Query(ActsQuery { before }): Query<ActsQuery>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.acts(before.unwrap_or(i64::MAX)).await?))
}

/// `GET /desk/places/{id}`
pub async fn read(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Rejection> {
    packed_answer(&headers, &app.desk.place(&staff, &id).await?)
}

/// `POST /desk/places/{id}/still-right`
pub async fn still_right(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(id): Path<String>,
    Body(looked): Body<DeskLooked>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.still_right(&staff, &id, &looked).await?))
}

/// `POST /desk/places/{id}/no-answer`
pub async fn no_answer(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(id): Path<String>,
    Body(DeskSeen { version }): Body<DeskSeen>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.no_answer(&staff, &id, version).await?))
}

/// `POST /desk/places/{id}/hires`
pub async fn hires(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(id): Path<String>,
    Body(answer_of_employer): Body<DeskHires>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(
        app.desk.hires(&staff, &id, answer_of_employer).await?,
    ))
}

/// `POST /desk/places/{id}/change`
pub async fn change(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(id): Path<String>,
    Body(change): Body<DeskChange>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.change(&staff, &id, &change).await?))
}

/// `POST /desk/places/{id}/suggest`
pub async fn suggest(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(id): Path<String>,
    Body(change): Body<DeskChange>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.suggest(&staff, &id, &change).await?))
}

/// `POST /desk/places/{id}/contradictions`: what a change would say twice and differently. Writes nothing.
pub async fn contradictions(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Body(draft): Body<DeskDraft>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.contradictions(&id, &draft).await?))
}

/// `POST /desk/places/{id}/undo`
pub async fn undo(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(id): Path<String>,
    Body(DeskUndo { version, act }): Body<DeskUndo>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.undo(&staff, &id, version, act).await?))
}

/// `POST /desk/places/{id}/link`
pub async fn make_link(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(id): Path<String>,
    Body(new): Body<NewEntryLink>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.make_entry_link(&staff, &id, &new).await?))
}
