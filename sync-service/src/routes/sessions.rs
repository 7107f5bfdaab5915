//! `GET /account/sessions`, `POST /account/sessions/end`, `GET /account/changes`

use crate::app::App;
use crate::routes::http::extract::{SignedIn, Wire};
use crate::routes::http::json::Json;
use crate::routes::http::rejection::Rejection;
use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, NoContent};
use std::sync::Arc;
use sync_protocol::account_changes::AccountChanges;
use sync_protocol::sessions::{EndSession, SessionList};

/// Lists the open sessions of the account.
pub async fn list(
    State(app): State<Arc<App>>,
    SignedIn(who): SignedIn,
) -> Result<impl IntoResponse, Rejection> {
    let sessions = app.accounts.own_sessions(&who).await?;
    Ok((
        [(CACHE_CONTROL, "no-store")],
        Json(SessionList { sessions }),
    ))
}

/// Lists what changed in the account.
pub async fn changes(
    State(app): State<Arc<App>>,
    SignedIn(who): SignedIn,
) -> Result<impl IntoResponse, Rejection> {
    let changes = app.accounts.own_changes(&who).await?;
    Ok((
        [(CACHE_CONTROL, "no-store")],
        Json(AccountChanges { changes }),
    ))
}

/// Ends an open session.
pub async fn end(
    State(app): State<Arc<App>>,
    SignedIn(who): SignedIn,
    Wire(request): Wire<EndSession>,
) -> Result<NoContent, Rejection> {
    app.accounts.end_own_session(&who, &request.id).await?;
    Ok(NoContent)
}
