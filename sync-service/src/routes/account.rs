//! Our own calls of a signed-in person: sign-out and export.

use crate::app::App;
use crate::computing::compute;
use crate::database::room::Share;
use crate::routes::http::extract::{SignedIn, Wire};
use crate::routes::http::paced_body::one;
use crate::routes::http::rejection::Rejection;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_LENGTH, CONTENT_TYPE};
use axum::response::{IntoResponse, NoContent};
use std::sync::Arc;
use sync_protocol::auth::TokenRequest;
use sync_protocol::error_code::ErrorCode;

/// `POST /account/sign-out`: ends the session of a refresh token. The token alone authorizes it.
pub async fn sign_out(
    State(app): State<Arc<App>>,
    Wire(request): Wire<TokenRequest>,
) -> Result<NoContent, Rejection> {
    let token = request.refresh_token.filter(|token| !token.is_empty());
    let token = token.ok_or(ErrorCode::InvalidArgument)?;
    app.accounts.sign_out(&token).await?;
    Ok(NoContent)
}

/// `POST /account/sign-out-everywhere`
pub async fn sign_out_everywhere(
    State(app): State<Arc<App>>,
    SignedIn(who): SignedIn,
) -> Result<NoContent, Rejection> {
    app.accounts
        .end_sessions(&who.user.uid, "signed out everywhere")
        .await?;
    Ok(NoContent)
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
    let text = compute(move || serde_json::to_vec(&content));
    let text = text.await.ok().and_then(Result::ok);
    let text = text.ok_or(ErrorCode::InternalError)?;
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
    let text = compute(move || serde_json::to_vec_pretty(&content));
    let text = text.await.ok().and_then(Result::ok);
    let text = Bytes::from_owner(Held {
        text: text.ok_or(ErrorCode::InternalError)?,
        _share: share,
    });
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

/// A text, and its share of the memory budget until its last byte was sent.
struct Held {
    text: Vec<u8>,
    _share: Share,
}

impl AsRef<[u8]> for Held {
    fn as_ref(&self) -> &[u8] {
        &self.text
    }
}
