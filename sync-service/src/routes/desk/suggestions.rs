//! `/desk/suggestions`

use super::answer;
use crate::app::App;
use crate::desk::shown_suggestions::Asked;
use crate::desk::staff::Staff;
use crate::routes::http::extract::Body;
use crate::routes::http::rejection::Rejection;
use crate::routes::http::url::{Path, Query};
use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, NoContent};
use serde::Deserialize;
use std::sync::Arc;
use sync_protocol::desk_seen::{DeskApprove, DeskReturn};
use utoipa::IntoParams;

/// The query of `GET /desk/suggestions`.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct SuggestionsQuery {
    /// The id of a table: only its changes, in pages. Without it, the first page of each table and all else.
    table: Option<String>,
    /// The id of the last change of that table that was seen.
    #[serde(default)]
    after: String,
}

/// `GET /desk/suggestions`
pub async fn list(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Query(SuggestionsQuery { table, after }): Query<SuggestionsQuery>,
) -> Result<impl IntoResponse, Rejection> {
    let asked = match &table {
        Some(table) => Asked::OfTable(table, &after),
        None => Asked::First,
    };
    Ok(answer(app.desk.suggestions(&staff, asked).await?))
}

/// `POST /desk/suggestions/{id}/approve`
pub async fn approve(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(id): Path<String>,
    Body(seen): Body<DeskApprove>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.approve(&staff, &id, seen).await?))
}

/// `POST /desk/suggestions/{id}/return`
pub async fn give_back(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(id): Path<String>,
    Body(back): Body<DeskReturn>,
) -> Result<NoContent, Rejection> {
    app.desk.return_suggestion(&staff, &id, &back).await?;
    Ok(NoContent)
}

/// `POST /desk/suggestions/{id}/put-away`
pub async fn put_away(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(id): Path<String>,
) -> Result<NoContent, Rejection> {
    app.desk.put_away(&staff, &id).await?;
    Ok(NoContent)
}
