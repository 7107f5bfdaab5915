//! The file calls but uploads: list, describe, read, change, remove (clauses STO).

use crate::app::App;
use crate::files::content::collect;
use crate::files::listing::Page;
use crate::files::{FileError, own_path};
use crate::routes::http::json::Json;
use crate::routes::http::json::from_json;
use crate::routes::http::rejection::Rejection;
use crate::routes::http::requester::Requester;
use crate::routes::http::url::{Path, Query};
use crate::routes::storage::conditions::{check_change, has_condition, wanted};
use crate::routes::storage::metadata::{bytes_of, entity_tag, metadata_of};
use crate::routes::storage::request::{DESCRIPTION_MAX, check_bucket, incoming};
use crate::store::files::StoredFile;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Method};
use axum::response::{IntoResponse, NoContent, Response};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::IntoParams;

const TYPE: FileError = FileError::Malformed("a field of the metadata has a wrong type");

/// Query of a list.
#[derive(Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", default)]
pub struct ListQuery {
    prefix: String,
    delimiter: Option<String>,
    max_results: Option<usize>,
    page_token: Option<String>,
}

/// `GET /v0/b/{bucket}/o`
pub async fn list(
    State(app): State<Arc<App>>,
    requester: Requester,
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
    Ok(Json(app.files.list(requester.uid(), &bucket, &page).await?))
}

/// Query of a read.
#[derive(Deserialize, IntoParams)]
pub struct ReadQuery {
    alt: Option<String>,
    token: Option<String>,
}

/// `GET /v0/b/{bucket}/o/{name}`: the metadata of a file; with `alt=media` its bytes, which the token
/// of the download URL gives access to as well.
pub async fn read(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path((bucket, name)): Path<(String, String)>,
    Query(query): Query<ReadQuery>,
    method: Method,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    check_bucket(&app, &bucket)?;
    let wants_bytes = query.alt.as_deref() == Some("media");
    let file = match &query.token {
        Some(token) if wants_bytes => app.files.shared(&name, token).await?,
        _ => app.files.file(requester.uid(), &name).await?,
    };
    if !wants_bytes {
        return Ok(Json(metadata_of(&bucket, &file)).into_response());
    }
    let wanted = wanted(&method, &headers, &entity_tag(&file), file.size)?;
    Ok(bytes_of(&app, &file, &wanted).await?)
}

/// `PATCH /v0/b/{bucket}/o/{name}`
pub async fn describe(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path((bucket, name)): Path<(String, String)>,
    headers: HeaderMap,
    body: Body,
) -> Result<impl IntoResponse, Rejection> {
    check_bucket(&app, &bucket)?;
    own_path(requester.uid().ok_or(FileError::Denied)?, &name)?;
    let changes = collect(incoming(body), DESCRIPTION_MAX).await?;
    let changes: Map<String, Value> =
        from_json(&changes).map_err(|_| FileError::Malformed("the metadata is no JSON object"))?;
    let change = |file: &mut StoredFile| {
        check_change(&headers, &entity_tag(file))?;
        update_custom_metadata(file, &changes)
    };
    let file = app.files.describe(requester.uid(), &name, change).await?;
    Ok(Json(metadata_of(&bucket, &file)))
}

/// `DELETE /v0/b/{bucket}/o/{name}`
pub async fn remove(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path((bucket, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<NoContent, Rejection> {
    check_bucket(&app, &bucket)?;
    if has_condition(&headers) {
        let file = app.files.file(requester.uid(), &name).await?;
        check_change(&headers, &entity_tag(&file))?;
    }
    app.files.remove(requester.uid(), &name).await?;
    Ok(NoContent)
}

/// Query of a change of the download address.
#[derive(Deserialize, IntoParams)]
pub struct AddressQuery {
    delete_token: Option<String>,
}

/// `POST /v0/b/{bucket}/o/{name}?delete_token={token}`: revokes the download address of an own file,
/// which gets another one. A file has one address, so a second one is refused.
pub async fn address(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path((bucket, name)): Path<(String, String)>,
    Query(query): Query<AddressQuery>,
) -> Result<impl IntoResponse, Rejection> {
    check_bucket(&app, &bucket)?;
    let token = query.delete_token.ok_or(FileError::Denied)?;
    let file = app
        .files
        .revoke_token(requester.uid(), &name, &token)
        .await?;
    Ok(Json(metadata_of(&bucket, &file)))
}

/// Changes the metadata of a file. `null` clears a field; a field that is not named stays. Fails with
/// [`FileError::Malformed`] when a value is of another type than the field.
fn update_custom_metadata(
    file: &mut StoredFile,
    changes: &Map<String, Value>,
) -> Result<(), FileError> {
    for (name, value) in changes {
        match name.as_str() {
            "cacheControl" => file.custom_metadata.cache_control = text(value)?,
            "contentLanguage" => file.custom_metadata.content_language = text(value)?,
            // They follow from what the file is.
            "contentType" | "contentDisposition" | "contentEncoding" => drop(text(value)?),
            "metadata" => change_metadata(&mut file.custom_metadata.metadata, value)?,
            _ => {}
        }
    }
    Ok(())
}

fn change_metadata(
    metadata: &mut BTreeMap<String, String>,
    changes: &Value,
) -> Result<(), FileError> {
    let changes = match changes {
        Value::Null => {
            metadata.clear();
            return Ok(());
        }
        Value::Object(changes) => changes,
        _ => return Err(TYPE),
    };
    for (key, value) in changes {
        match text(value)? {
            Some(value) => metadata.insert(key.clone(), value),
            None => metadata.remove(key),
        };
    }
    Ok(())
}

fn text(value: &Value) -> Result<Option<String>, FileError> {
    match value {
        Value::Null => Ok(None),
        Value::String(text) => Ok(Some(text.clone())),
        _ => Err(TYPE),
    }
}
