//! Uploads: whole, or in parts that continue after a cut (clauses STO, RES-5, RES-6).

use crate::app::App;
use crate::files::content::collect;
use crate::files::parts::Progress;
use crate::files::{FileError, NewFile};
use crate::routes::http::json::Json;
use crate::routes::http::json::from_json;
use crate::routes::http::rejection::Rejection;
use crate::routes::http::requester::Requester;
use crate::routes::http::url::{Path, Query};
use crate::routes::storage::metadata::metadata_of;
use crate::routes::storage::multipart::{PREAMBLE_MAX, Related};
use crate::routes::storage::request::{DESCRIPTION_MAX, UNKNOWN, check_bucket, incoming};
use crate::store::files::{CustomMetadata, StoredFile};
use crate::uid::Uid;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Uri};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// What the parts of an upload should be a multiple of, in bytes.
const GRANULARITY: &str = "262144";

/// Query of an upload.
#[derive(Deserialize, IntoParams)]
pub struct UploadQuery {
    name: Option<String>,
    upload_id: Option<String>,
}

/// What an uploader says of a file, beside its bytes.
#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct Description {
    name: Option<String>,
    content_type: Option<String>,
    #[serde(flatten)]
    custom_metadata: CustomMetadata,
}

/// `POST /v0/b/{bucket}/o`
pub async fn upload(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(bucket): Path<String>,
    Query(query): Query<UploadQuery>,
    uri: Uri,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Rejection> {
    let call = Call {
        app: &app,
        owner: requester.uid(),
        bucket: &bucket,
        headers: &headers,
    };
    let result = match call.check() {
        Err(denied) => Err(denied),
        Ok(()) if query.upload_id.is_some() => call.go_on(&query, body).await,
        Ok(()) if call.header("x-goog-upload-protocol") == "resumable" => {
            call.begin(query.name, &uri, body).await
        }
        Ok(()) if call.header("x-goog-upload-protocol") == "multipart" => {
            call.put_described(query.name, body).await
        }
        Ok(()) => call.put_plain(query.name, body).await,
    };
    // A client that does not find this header takes the whole answer for a fault.
    let (mut response, status) = match result {
        Ok((response, is_over)) => (response, if is_over { "final" } else { "active" }),
        Err(error) => {
            let status = call.status_of(query.upload_id.as_deref()).await;
            (Rejection::from(error).into_response(), status)
        }
    };
    let status = HeaderValue::from_static(status);
    response
        .headers_mut()
        .insert("x-goog-upload-status", status);
    Ok(response)
}

/// One call, and whether it ends an upload.
type Answer = Result<(Response, bool), FileError>;

struct Call<'a> {
    app: &'a Arc<App>,
    owner: Option<&'a Uid>,
    bucket: &'a str,
    headers: &'a HeaderMap,
}

impl Call<'_> {
    fn check(&self) -> Result<(), FileError> {
        check_bucket(self.app, self.bucket)?;
        self.owner().map(drop)
    }

    fn owner(&self) -> Result<&Uid, FileError> {
        self.owner.ok_or(FileError::Denied)
    }

    /// Bytes of the body, as far as its sender says.
    fn length(&self) -> Option<u64> {
        self.header("content-length").parse().ok()
    }

    /// The state of an upload after a refusal: a cut or a gap does not end it. A caller without a token
    /// ends none either, and learns nothing from this: the answer is the same for every id.
    async fn status_of(&self, id: Option<&str>) -> &'static str {
        match id {
            Some(_) if self.owner.is_none() => "active",
            Some(id) if self.app.files.is_active(self.owner, id).await => "active",
            _ => "final",
        }
    }

    /// A description and the bytes in one body.
    async fn put_described(&self, name: Option<String>, body: Body) -> Answer {
        let files = &self.app.files;
        let size_max = files.limits.bytes + 2 * PREAMBLE_MAX as u64;
        if self.length().is_some_and(|length| length > size_max) {
            return Err(FileError::TooLarge);
        }
        let turn = files.receiving.turn(self.owner()?).await?;
        let body = Related::open(self.header("content-type"), body)?;
        let (description, kind, bytes) = body.read().await?;
        let mut description: Description = parse(&description)?;
        if description.content_type.is_none() {
            description.content_type = kind;
        }
        let new = self.new_file(name, description)?;
        files.check(&new, None).await?;
        let file = files.put(&turn, &new, bytes).await?;
        Ok(self.done(&file))
    }

    /// The bytes alone.
    async fn put_plain(&self, name: Option<String>, body: Body) -> Answer {
        let description = Description {
            content_type: Some(self.header("content-type").to_owned()),
            ..Description::default()
        };
        let new = self.new_file(name, description)?;
        let files = &self.app.files;
        files.check(&new, self.length()).await?;
        let turn = files.receiving.turn(&new.uid).await?;
        let file = files.put(&turn, &new, incoming(body)).await?;
        Ok(self.done(&file))
    }

    async fn begin(&self, name: Option<String>, uri: &Uri, body: Body) -> Answer {
        let description = collect(incoming(body), DESCRIPTION_MAX).await?;
        let mut description: Description = match description.is_empty() {
            true => Description::default(),
            false => parse(&description)?,
        };
        if description.content_type.is_none() {
            let declared = self.header("x-goog-upload-header-content-type");
            description.content_type = Some(declared.to_owned());
        }
        let new = self.new_file(name, description)?;
        let declared = self
            .header("x-goog-upload-header-content-length")
            .parse()
            .ok();
        let id = self.app.files.begin(new, declared).await?;
        let query = uri
            .query()
            .map_or(String::new(), |query| format!("{query}&"));
        let url = format!(
            "{}{}?{query}upload_id={id}&upload_protocol=resumable",
            self.origin(),
            uri.path()
        );
        let headers = [
            ("x-goog-upload-url", url.as_str()),
            ("x-goog-upload-control-url", ""),
            ("x-goog-upload-chunk-granularity", GRANULARITY),
            ("x-guploader-uploadid", id.as_str()),
        ];
        Ok((headers.into_response(), false))
    }

    async fn go_on(&self, query: &UploadQuery, body: Body) -> Answer {
        let id = query.upload_id.as_deref().unwrap_or_default();
        let command = self.header("x-goog-upload-command");
        let says = |word: &str| command.split(',').any(|part| part.trim() == word);
        let files = &self.app.files;
        let progress = if says("cancel") {
            files.cancel(self.owner, id).await?;
            return Ok((().into_response(), true));
        } else if says("query") {
            files.progress(self.owner, id).await?
        } else if says("upload") || says("finalize") {
            let at = says("upload").then(|| self.offset()).transpose()?;
            files
                .part(self.owner, id, at, incoming(body), says("finalize"))
                .await?
        } else {
            return Err(FileError::Malformed("no such upload command"));
        };
        match progress {
            Progress::Done(file) => Ok(self.done(&file)),
            Progress::Received(count) => {
                let header = ("x-goog-upload-size-received", count.to_string());
                Ok(([header].into_response(), false))
            }
        }
    }

    fn offset(&self) -> Result<u64, FileError> {
        let offset = self.header("x-goog-upload-offset").parse();
        offset.map_err(|_| FileError::Malformed("no offset"))
    }

    fn done(&self, file: &StoredFile) -> (Response, bool) {
        (Json(metadata_of(self.bucket, file)).into_response(), true)
    }

    fn new_file(
        &self,
        name: Option<String>,
        description: Description,
    ) -> Result<NewFile, FileError> {
        let path = name.or(description.name).ok_or(FileError::Path)?;
        let owner = self.owner()?;
        crate::files::own_path(owner, &path)?;
        let kind = description.content_type.filter(|kind| !kind.is_empty());
        Ok(NewFile {
            uid: owner.to_owned(),
            path,
            content_type: kind.unwrap_or_else(|| UNKNOWN.into()),
            custom_metadata: description.custom_metadata,
        })
    }

    /// Where the caller reaches us: the public address, or else the one it has called.
    fn origin(&self) -> String {
        self.app.public_url.clone().unwrap_or_else(|| {
            let host = self.header("host");
            format!("http://{host}")
        })
    }

    fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name);
        value
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
    }
}

fn parse(text: &[u8]) -> Result<Description, FileError> {
    from_json(text).map_err(|_| FileError::Malformed("the metadata is no JSON object"))
}
