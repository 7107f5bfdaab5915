//! The file calls but uploads: list, describe, read, change, remove (clauses STO).

use super::App;
use super::owner::Visitor;
use super::rejection::Rejection;
use super::storage_answer::{bytes_of, metadata_of};
use crate::files::FileError;
use crate::files::listing::Page;
use crate::store::files::StoredFile;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Map, Value};

/// Query of a list.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[derive(Default)]
pub struct ListQuery {
    prefix: String,
    delimiter: Option<String>,
    max_results: Option<usize>,
    page_token: Option<String>,
}

/// `GET /v0/b/{bucket}/o`
pub async fn list(
    State(app): State<App>,
    visitor: Visitor,
    Path(bucket): Path<String>,
    Query(query): Query<ListQuery>,
) -> Result<impl IntoResponse, Rejection> {
    check_bucket(&app, &bucket)?;
    let page = Page {
        prefix: query.prefix,
        folders: query.delimiter.is_some(),
        most: query.max_results,
        token: query.page_token,
    };
    Ok(Json(app.files.list(visitor.uid(), &bucket, &page).await?))
}

/// Query of a read.
#[derive(Deserialize)]
pub struct ReadQuery {
    alt: Option<String>,
    token: Option<String>,
}

/// `GET /v0/b/{bucket}/o/{name}`: what is known of a file; with `alt=media` its bytes, to whoever
/// has its download address too.
pub async fn read(
    State(app): State<App>,
    visitor: Visitor,
    Path((bucket, name)): Path<(String, String)>,
    Query(query): Query<ReadQuery>,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    check_bucket(&app, &bucket)?;
    let wants_bytes = query.alt.as_deref() == Some("media");
    let file = match &query.token {
        Some(token) if wants_bytes => app.files.shared(&name, token).await?,
        _ => app.files.file(visitor.uid(), &name).await?,
    };
    Ok(match wants_bytes {
        true => bytes_of(&app, &file, &headers),
        false => Json(metadata_of(&bucket, &file)).into_response(),
    })
}

/// `PATCH /v0/b/{bucket}/o/{name}`
pub async fn describe(
    State(app): State<App>,
    visitor: Visitor,
    Path((bucket, name)): Path<(String, String)>,
    body: axum::body::Bytes,
) -> Result<impl IntoResponse, Rejection> {
    check_bucket(&app, &bucket)?;
    let changes: Map<String, Value> = serde_json::from_slice(&body)
        .map_err(|_| FileError::Malformed("the metadata is no JSON object"))?;
    let change = |file: &mut StoredFile| change_remarks(file, &changes);
    let file = app.files.describe(visitor.uid(), &name, change).await?;
    Ok(Json(metadata_of(&bucket, &file)))
}

/// `DELETE /v0/b/{bucket}/o/{name}`
pub async fn remove(
    State(app): State<App>,
    visitor: Visitor,
    Path((bucket, name)): Path<(String, String)>,
) -> Result<StatusCode, Rejection> {
    check_bucket(&app, &bucket)?;
    app.files.remove(visitor.uid(), &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /v0/b/{bucket}/o/{name}`: making and ending download addresses is for operators; there is
/// one for each file, and it ends with the file.
pub async fn address() -> Rejection {
    FileError::Denied.into()
}

/// There is one bucket; in another one nobody has a folder.
pub(super) fn check_bucket(app: &App, bucket: &str) -> Result<(), FileError> {
    (bucket == app.project.storage_bucket)
        .then_some(())
        .ok_or(FileError::Denied)
}

/// `null` clears a field; a remark that is not named stays.
fn change_remarks(file: &mut StoredFile, changes: &Map<String, Value>) {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    for (name, value) in changes {
        match name.as_str() {
            "cacheControl" => file.remarks.cache_control = text(value),
            "contentLanguage" => file.remarks.content_language = text(value),
            "contentType" => {
                let kind = text(value).unwrap_or_else(|| super::storage_upload::UNKNOWN.into());
                file.content_type = kind;
            }
            "metadata" => match value {
                Value::Object(remarks) => {
                    for (key, value) in remarks {
                        match value.as_str() {
                            Some(value) => file.remarks.metadata.insert(key.clone(), value.into()),
                            None => file.remarks.metadata.remove(key),
                        };
                    }
                }
                _ => file.remarks.metadata.clear(),
            },
            _ => {}
        }
    }
}
