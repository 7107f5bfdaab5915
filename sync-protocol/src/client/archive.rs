//! The archive of everything that the service stores about a person.

use super::refusal::Refusal;
use super::{Client, accepted, header, no_answer};
use crate::error_code::ErrorCode;
use reqwest::header::CONTENT_TYPE;
use reqwest::{Method, Response};
use std::time::Duration;

/// How long the whole download may take: 200 MB on a slow link.
const TIMEOUT: Duration = Duration::from_secs(30 * 60);

/// A ZIP archive that is being received.
#[derive(Debug)]
pub struct Archive(Response);

impl Archive {
    /// Returns the next bytes, or `None` behind the last one.
    ///
    /// # Errors
    ///
    /// `network-request-failed` when the connection ends early.
    pub async fn chunk(&mut self) -> Result<Option<Vec<u8>>, Refusal> {
        let chunk = self.0.chunk().await.map_err(no_answer)?;
        Ok(chunk.map(|bytes| bytes.to_vec()))
    }
}

impl Client {
    /// `GET /account/export.zip`: everything with the files.
    pub async fn export_archive(&self, access: &str) -> Result<Archive, Refusal> {
        let request = self.signed_in(Method::GET, &["account", "export.zip"], access)?;
        let answer = request.timeout(TIMEOUT).send().await.map_err(no_answer)?;
        let answer = accepted(answer).await?;
        // The log-in page of some network is not an archive.
        match header(&answer, &CONTENT_TYPE).as_deref() {
            Some("application/zip") => Ok(Archive(answer)),
            _ => Err(ErrorCode::NetworkRequestFailed.into()),
        }
    }
}
