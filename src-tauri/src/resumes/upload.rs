//! A resumable upload (LIM-3): it sends chunks that double in size, and continues after a broken
//! connection. `src/backend/web/upload.ts` does the same on the website.

use clock_and_random::backoff::Backoff;
use std::time::Duration;
use sync_protocol::client::Client;
use sync_protocol::client::files::{Owner, UploadState};
use sync_protocol::client::refusal::Refusal;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::UploadProgress;
use sync_protocol::limits::{
    UPLOAD_BACKOFF_MAX_MS, UPLOAD_BACKOFF_MIN_MS, UPLOAD_PART_BYTES, UPLOAD_PART_MAX_BYTES,
    UPLOAD_TRIES,
};

/// Back-off after a broken connection.
const BACKOFF: Backoff = Backoff {
    first: Duration::from_millis(UPLOAD_BACKOFF_MIN_MS),
    longest: Duration::from_millis(UPLOAD_BACKOFF_MAX_MS),
};

/// Receives the progress of an upload.
pub type OnProgress = Box<dyn Fn(UploadProgress) + Send + Sync>;

/// A resumable upload session.
pub struct Upload<'a> {
    client: &'a Client,
    owner: &'a Owner,
    name: &'a str,
    bytes: &'a [u8],
    on_progress: &'a OnProgress,
    id: Option<String>,
    /// How many bytes the service has received.
    offset: u64,
    chunk: u64,
    /// Whether `offset` is certain. After a broken connection the service has to be asked.
    is_offset_known: bool,
}

impl<'a> Upload<'a> {
    /// Prepares an upload. Nothing is sent yet.
    pub fn new(
        client: &'a Client,
        owner: &'a Owner,
        name: &'a str,
        bytes: &'a [u8],
        on_progress: &'a OnProgress,
    ) -> Self {
        Self {
            client,
            owner,
            name,
            bytes,
            on_progress,
            id: None,
            offset: 0,
            chunk: UPLOAD_PART_BYTES,
            is_offset_known: true,
        }
    }

    /// Sends the whole file, and continues after broken connections.
    pub async fn run(&mut self) -> Result<(), Refusal> {
        let mut failures = 0;
        loop {
            match self.step().await {
                Ok(true) => return Ok(()),
                Ok(false) => failures = 0,
                Err(refusal)
                    if refusal.code == ErrorCode::NetworkRequestFailed
                        && failures + 1 < UPLOAD_TRIES =>
                {
                    self.report(true);
                    tokio::time::sleep(BACKOFF.wait(failures)).await;
                    failures += 1;
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Cancels the upload at the service.
    pub async fn cancel(&self) {
        if let Some(id) = &self.id {
            // If this request fails, the service deletes the unfinished upload after a day.
            let _ = self.send(id, "cancel", (0, Vec::new())).await;
        }
    }

    /// Sends one request. Returns whether the upload is complete.
    async fn step(&mut self) -> Result<bool, Refusal> {
        let size = self.bytes.len() as u64;
        let Some(id) = self.id.clone() else {
            self.id = Some(
                self.client
                    .begin_upload(self.owner, self.name, size)
                    .await?,
            );
            return Ok(false);
        };
        if !self.is_offset_known {
            match self.send(&id, "query", (0, Vec::new())).await? {
                UploadState::Done => return Ok(true),
                UploadState::Received(count) => (self.offset, self.is_offset_known) = (count, true),
            }
        }
        let end = (self.offset + self.chunk).min(size);
        let piece = usize::try_from(self.offset)
            .ok()
            .zip(usize::try_from(end).ok());
        let piece = piece
            .and_then(|(at, end)| self.bytes.get(at..end))
            .unwrap_or_default();
        let command = if end == size {
            "upload, finalize"
        } else {
            "upload"
        };
        self.is_offset_known = false;
        let state = self
            .send(&id, command, (self.offset, piece.to_vec()))
            .await?;
        (self.offset, self.is_offset_known) = (end, true);
        self.chunk = (self.chunk * 2).min(UPLOAD_PART_MAX_BYTES);
        self.report(false);
        Ok(state == UploadState::Done)
    }

    async fn send(
        &self,
        id: &str,
        command: &str,
        content: (u64, Vec<u8>),
    ) -> Result<UploadState, Refusal> {
        self.client
            .continue_upload(self.owner, (self.name, id), command, content)
            .await
    }

    fn report(&self, waiting: bool) {
        (self.on_progress)(UploadProgress {
            sent: self.offset,
            all: self.bytes.len() as u64,
            waiting,
        });
    }
}
