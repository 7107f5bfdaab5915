//! `/desk/check-link`

use super::answer;
use crate::app::App;
use crate::routes::http::extract::Body;
use crate::routes::http::rejection::Rejection;
use axum::extract::State;
use axum::response::IntoResponse;
use std::sync::Arc;
use sync_protocol::desk_links::LinkToCheck;

/// `POST /desk/check-link`
pub async fn check(
    State(app): State<Arc<App>>,
    Body(LinkToCheck { website }): Body<LinkToCheck>,
) -> Result<impl IntoResponse, Rejection> {
    Ok(answer(app.desk.check_link(&website).await?))
}
