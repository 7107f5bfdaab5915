//! The file and database calls of a signed-in person, and employers.

use super::refusal::Refusal;
use super::{Client, accepted, header, no_answer, read, whole_body};
use crate::error_code::ErrorCode;
use crate::limits::UPLOAD_TIMEOUT_MS;
use crate::matching::{MatchAnswer, MatchRequest, SkillTile};
use crate::resumes::{ObjectList, ObjectMetadata, resume_path};
use data_encoding::BASE64URL_NOPAD;
use reqwest::header::HeaderName;
use reqwest::{Method, RequestBuilder};
use serde::Deserialize;
use std::time::Duration;
use url::Url;

/// How long one call with a part of a file may take.
const TIMEOUT: Duration = Duration::from_millis(UPLOAD_TIMEOUT_MS);
const UPLOAD_STATUS: HeaderName = HeaderName::from_static("x-goog-upload-status");
const UPLOAD_RECEIVED: HeaderName = HeaderName::from_static("x-goog-upload-size-received");
const UPLOAD_ID: HeaderName = HeaderName::from_static("x-guploader-uploadid");

/// A signed-in person and their service: what each call needs besides its content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Owner {
    /// Access token.
    pub access: String,
    /// The account; read from the token, which the service checks.
    pub uid: String,
    /// The bucket of the service.
    pub bucket: String,
}

/// Where an upload is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UploadState {
    /// The number of bytes that have arrived.
    Received(u64),
    /// The file is there.
    Done,
}

impl Owner {
    /// Who an access token belongs to (RFC 7519).
    pub fn of(access: String, bucket: String) -> Result<Self, ErrorCode> {
        #[derive(Deserialize)]
        struct Claims {
            sub: String,
        }
        let payload = access.split('.').nth(1).unwrap_or_default();
        let claims = BASE64URL_NOPAD.decode(payload.as_bytes()).ok();
        let claims = claims.and_then(|claims| serde_json::from_slice(&claims).ok());
        let Claims { sub: uid } = claims.ok_or(ErrorCode::InvalidUserToken)?;
        Ok(Self {
            access,
            uid,
            bucket,
        })
    }
}

impl Client {
    /// The folder of a person's resumes.
    pub async fn files(&self, owner: &Owner) -> Result<ObjectList, Refusal> {
        let mut url = self.address(&["v0", "b", &owner.bucket, "o"])?;
        url.query_pairs_mut()
            .append_pair("prefix", &resume_path(&owner.uid, ""))
            .append_pair("delimiter", "/");
        read(self.asked(Method::GET, url, owner)?).await
    }

    /// Returns the metadata of a file, by its whole path.
    pub async fn metadata(&self, owner: &Owner, path: &str) -> Result<ObjectMetadata, Refusal> {
        read(self.asked(Method::GET, self.object(owner, path)?, owner)?).await
    }

    /// The bytes of a resume.
    pub async fn download(&self, owner: &Owner, name: &str) -> Result<Vec<u8>, Refusal> {
        let mut url = self.object(owner, &resume_path(&owner.uid, name))?;
        url.query_pairs_mut().append_pair("alt", "media");
        let answer = self.asked(Method::GET, url, owner)?.send().await;
        whole_body(accepted(answer.map_err(no_answer)?).await?).await
    }

    /// Removes a resume.
    pub async fn remove_file(&self, owner: &Owner, name: &str) -> Result<(), Refusal> {
        let url = self.object(owner, &resume_path(&owner.uid, name))?;
        let answer = self.asked(Method::DELETE, url, owner)?.send().await;
        accepted(answer.map_err(no_answer)?).await.map(drop)
    }

    /// The name of the current resume.
    pub async fn pointer(&self, owner: &Owner) -> Result<Option<String>, Refusal> {
        read(self.asked(Method::GET, self.pointer_address(owner)?, owner)?).await
    }

    /// Sets the name of the current resume.
    pub async fn set_pointer(&self, owner: &Owner, name: Option<&str>) -> Result<(), Refusal> {
        let request = self.asked(Method::PUT, self.pointer_address(owner)?, owner)?;
        read::<Option<String>>(request.json(&name)).await.map(drop)
    }

    /// Begins an upload; answers its identifier.
    pub async fn begin_upload(
        &self,
        owner: &Owner,
        name: &str,
        size: u64,
    ) -> Result<String, Refusal> {
        let request = self
            .asked(Method::POST, self.upload_address(owner, name)?, owner)?
            .header("x-goog-upload-protocol", "resumable")
            .header("x-goog-upload-command", "start")
            .header("x-goog-upload-header-content-length", size)
            .header("x-goog-upload-header-content-type", "application/pdf")
            .json(&serde_json::json!({ "contentType": "application/pdf" }));
        let answer = accepted(request.send().await.map_err(no_answer)?).await?;
        header(&answer, &UPLOAD_ID).ok_or(ErrorCode::NetworkRequestFailed.into())
    }

    /// Sends a command to an upload: `query`, `cancel`, `upload` or `upload, finalize` with bytes
    /// that begin at `offset`.
    pub async fn continue_upload(
        &self,
        owner: &Owner,
        (name, id): (&str, &str),
        command: &str,
        (offset, bytes): (u64, Vec<u8>),
    ) -> Result<UploadState, Refusal> {
        let mut url = self.upload_address(owner, name)?;
        url.query_pairs_mut().append_pair("upload_id", id);
        let request = self
            .asked(Method::POST, url, owner)?
            .header("x-goog-upload-command", command)
            .header("x-goog-upload-offset", offset)
            .body(bytes);
        let answer = accepted(request.send().await.map_err(no_answer)?).await?;
        match header(&answer, &UPLOAD_STATUS).as_deref() {
            Some("final") => Ok(UploadState::Done),
            Some("active") => {
                let received =
                    header(&answer, &UPLOAD_RECEIVED).and_then(|count| count.parse().ok());
                received
                    .map(UploadState::Received)
                    .ok_or(ErrorCode::NetworkRequestFailed.into())
            }
            _ => Err(ErrorCode::NetworkRequestFailed.into()),
        }
    }

    /// `POST /account/employers`
    pub async fn employers(
        &self,
        owner: &Owner,
        request: &MatchRequest,
    ) -> Result<MatchAnswer, Refusal> {
        let url = self.address(&["account", "employers"])?;
        read(self.asked(Method::POST, url, owner)?.json(request)).await
    }

    /// `GET /skills`
    pub async fn skills(&self) -> Result<Vec<SkillTile>, Refusal> {
        read(self.http.get(self.address(&["skills"])?)).await
    }

    fn object(&self, owner: &Owner, path: &str) -> Result<Url, Refusal> {
        self.address(&["v0", "b", &owner.bucket, "o", path])
    }

    fn upload_address(&self, owner: &Owner, name: &str) -> Result<Url, Refusal> {
        let mut url = self.address(&["v0", "b", &owner.bucket, "o"])?;
        url.query_pairs_mut()
            .append_pair("name", &resume_path(&owner.uid, name));
        Ok(url)
    }

    fn pointer_address(&self, owner: &Owner) -> Result<Url, Refusal> {
        self.address(&["users", &owner.uid, "resumes", "current.json"])
    }

    fn asked(&self, method: Method, url: Url, owner: &Owner) -> Result<RequestBuilder, Refusal> {
        self.bearing(
            self.http.request(method, url).timeout(TIMEOUT),
            &owner.access,
        )
    }
}
