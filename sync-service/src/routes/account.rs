//! Our own calls of a signed-in person: sign out, and everything that is kept as one file.

use crate::app::App;
use crate::database::room::Share;
use crate::routes::http::extract::{SignedIn, Wire};
use crate::routes::http::paced_body::one;
use crate::routes::http::rejection::Rejection;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_LENGTH, CONTENT_TYPE};
use axum::response::IntoResponse;
use std::sync::Arc;
use sync_protocol::auth::TokenRequest;
use sync_protocol::error_code::ErrorCode;

/// `POST /account/sign-out`: ends the session of a refresh token. Whoever holds the token may.
pub async fn sign_out(
    State(app): State<Arc<App>>,
    Wire(request): Wire<TokenRequest>,
) -> Result<StatusCode, Rejection> {
    let token = request.refresh_token.unwrap_or_default();
    app.accounts.sign_out(&token).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /account/sign-out-everywhere`
pub async fn sign_out_everywhere(
    State(app): State<Arc<App>>,
    SignedIn(who): SignedIn,
) -> Result<StatusCode, Rejection> {
    app.accounts
        .end_sessions(&who.user.uid, "signed out everywhere")
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /account/export`: everything but the bytes of the files, as JSON.
pub async fn export(
    State(app): State<Arc<App>>,
    SignedIn(who): SignedIn,
) -> Result<impl IntoResponse, Rejection> {
    let share = app.database.share_of_export(&who.user.uid).await?;
    let content = app.accounts.export(&who.user.uid).await?;
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CACHE_CONTROL, "no-store"),
        (
            CONTENT_DISPOSITION,
            "attachment; filename=\"new-beginnings.json\"",
        ),
    ];
    let text = serde_json::to_vec(&content).map_err(|_| ErrorCode::InternalError)?;
    Ok((headers, one(text, share, app.database.limits.stall)))
}

/// `GET /account/export.zip`: the same and the files, as one archive.
pub async fn export_archive(
    State(app): State<Arc<App>>,
    SignedIn(who): SignedIn,
) -> Result<impl IntoResponse, Rejection> {
    let uid = &who.user.uid;
    let share = app.database.share_of_export(uid).await?;
    let content = app.accounts.export(uid).await?;
    let text = Held {
        text: format!("{content:#}\n"),
        _share: share,
    };
    drop(content);
    let text = Bytes::from_owner(text);
    let archive = app.files.archive(uid, "my-data.json", text).await?;
    let headers = [
        (CACHE_CONTROL, "no-store".to_owned()),
        (CONTENT_TYPE, "application/zip".into()),
        (
            CONTENT_DISPOSITION,
            "attachment; filename=\"my-data.zip\"".into(),
        ),
        (CONTENT_LENGTH, archive.length.to_string()),
    ];
    Ok((headers, Body::from_stream(archive.body)))
}

/// A text, and the room it takes until its last byte was sent.
struct Held {
    text: String,
    _share: Share,
}

impl AsRef<[u8]> for Held {
    fn as_ref(&self) -> &[u8] {
        self.text.as_bytes()
    }
}
