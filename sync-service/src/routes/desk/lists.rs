//! `/desk/lists`: the lists beyond those that the specification links, for owners.

use super::answer;
use crate::app::App;
use crate::desk::staff::Staff;
use crate::routes::http::extract::Body;
use crate::routes::http::rejection::Rejection;
use crate::routes::http::url::Path;
use axum::Extension;
use axum::extract::State;
use axum::response::IntoResponse;
use std::sync::Arc;
use sync_protocol::desk_lists::{ArrangeLists, NewList};
use sync_protocol::desk_seen::DeskSeen;

/// `GET /desk/lists`
pub async fn list(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.lists(&staff).await?))
}

/// `POST /desk/lists`
pub async fn make(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Body(new): Body<NewList>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.make_list(&staff, &new).await?))
}

/// `POST /desk/lists/arrange`
pub async fn arrange(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Body(wanted): Body<ArrangeLists>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.arrange_lists(&staff, &wanted).await?))
}

/// `POST /desk/lists/{id}/delete`
pub async fn delete(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(name): Path<String>,
    Body(DeskSeen { version }): Body<DeskSeen>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.delete_list(&staff, &name, version).await?))
}

/// `POST /desk/lists/{id}/put-back`
pub async fn put_back(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(name): Path<String>,
    Body(DeskSeen { version }): Body<DeskSeen>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(
        app.desk.put_back_list(&staff, &name, version).await?,
    ))
}

/// `POST /desk/lists/{id}/drop`
pub async fn drop(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(name): Path<String>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.drop_list(&staff, &name).await?))
}
