//! `/desk/notices` and `/desk/messages`

use super::answer;
use crate::app::App;
use crate::desk::staff::Staff;
use crate::routes::http::extract::Body;
use crate::routes::http::rejection::Rejection;
use crate::routes::http::url::Path;
use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, NoContent};
use std::sync::Arc;
use sync_protocol::desk_messages::{MessageAnswer, MessageAssign, MessageDone};
use sync_protocol::desk_notices::NewNotice;

/// `GET /desk/notices`
pub async fn notices(State(app): State<Arc<App>>) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.notices().await?))
}

/// `POST /desk/notices`
pub async fn put_up(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Body(notice): Body<NewNotice>,
) -> Result<NoContent, Rejection> {
    app.desk.put_up(&staff, &notice).await?;
    Ok(NoContent)
}

/// `POST /desk/notices/{id}/end`
pub async fn take_down(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(id): Path<String>,
) -> Result<NoContent, Rejection> {
    app.desk.take_down(&staff, &id).await?;
    Ok(NoContent)
}

/// `GET /desk/messages`
pub async fn messages(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.messages(&staff).await?))
}

/// `POST /desk/messages/{id}/done`
pub async fn set_done(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(key): Path<String>,
    Body(MessageDone { is_done }): Body<MessageDone>,
) -> Result<NoContent, Rejection> {
    app.desk.set_done(&staff, &key, is_done).await?;
    Ok(NoContent)
}

/// `POST /desk/messages/{id}/assign`
pub async fn assign(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(key): Path<String>,
    Body(assign): Body<MessageAssign>,
) -> Result<NoContent, Rejection> {
    app.desk.assign(&staff, &key, &assign).await?;
    Ok(NoContent)
}

/// `POST /desk/messages/{id}/answer`
pub async fn answer_message(
    State(app): State<Arc<App>>,
    Extension(staff): Extension<Staff>,
    Path(key): Path<String>,
    Body(answer): Body<MessageAnswer>,
) -> Result<NoContent, Rejection> {
    app.desk.answer_message(&staff, &key, &answer).await?;
    Ok(NoContent)
}
