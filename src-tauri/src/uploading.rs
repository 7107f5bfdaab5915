//! An upload in parts that double in size; after a cut it goes on from where it was (LIM-3).
//! `src/backend/web/upload.ts` does the same on the website.

use std::time::Duration;
use sync_protocol::client::Client;
use sync_protocol::client::files::{Owner, UploadState};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::UploadStep;
use sync_protocol::limits::{
    UPLOAD_BACKOFF_MAX_MS, UPLOAD_BACKOFF_MIN_MS, UPLOAD_PART_BYTES, UPLOAD_PART_MAX_BYTES,
    UPLOAD_TRIES,
};

/// Told how far an upload is.
pub type Steps = Box<dyn Fn(UploadStep) + Send + Sync>;

/// An upload under way.
pub struct Uploading<'a> {
    client: &'a Client,
    owner: &'a Owner,
    name: &'a str,
    bytes: &'a [u8],
    steps: &'a Steps,
    id: Option<String>,
    at: u64,
    part: u64,
    /// Whether `at` is what the service has; after a cut it has to be asked.
    is_known: bool,
}

impl<'a> Uploading<'a> {
    /// Nothing was sent yet.
    pub fn new(
        client: &'a Client,
        owner: &'a Owner,
        name: &'a str,
        bytes: &'a [u8],
        steps: &'a Steps,
    ) -> Self {
        Self {
            client,
            owner,
            name,
            bytes,
            steps,
            id: None,
            at: 0,
            part: UPLOAD_PART_BYTES,
            is_known: true,
        }
    }

    /// Sends everything, through cuts of the link.
    pub async fn run(&mut self) -> Result<(), ErrorCode> {
        let (mut wait, mut tries) = (UPLOAD_BACKOFF_MIN_MS, 1);
        loop {
            match self.step().await {
                Ok(true) => return Ok(()),
                Ok(false) => (wait, tries) = (UPLOAD_BACKOFF_MIN_MS, 1),
                Err(ErrorCode::NetworkRequestFailed) if tries < UPLOAD_TRIES => {
                    self.tell(true);
                    tokio::time::sleep(Duration::from_millis(wait)).await;
                    (wait, tries) = ((wait * 2).min(UPLOAD_BACKOFF_MAX_MS), tries + 1);
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Tells the service that nothing more comes.
    pub async fn cancel(&self) {
        if let Some(id) = &self.id {
            // If it does not arrive, what came is forgotten by itself after a day.
            let _ = self.say(id, "cancel", (0, Vec::new())).await;
        }
    }

    /// One call; answers whether the file is there.
    async fn step(&mut self) -> Result<bool, ErrorCode> {
        let size = self.bytes.len() as u64;
        let Some(id) = self.id.clone() else {
            self.id = Some(
                self.client
                    .begin_upload(self.owner, self.name, size)
                    .await?,
            );
            return Ok(false);
        };
        if !self.is_known {
            match self.say(&id, "query", (0, Vec::new())).await? {
                UploadState::Done => return Ok(true),
                UploadState::Received(count) => (self.at, self.is_known) = (count, true),
            }
        }
        let end = (self.at + self.part).min(size);
        let piece = usize::try_from(self.at).ok().zip(usize::try_from(end).ok());
        let piece = piece
            .and_then(|(at, end)| self.bytes.get(at..end))
            .unwrap_or_default();
        let command = if end == size {
            "upload, finalize"
        } else {
            "upload"
        };
        self.is_known = false;
        let state = self.say(&id, command, (self.at, piece.to_vec())).await?;
        (self.at, self.is_known) = (end, true);
        self.part = (self.part * 2).min(UPLOAD_PART_MAX_BYTES);
        self.tell(false);
        Ok(state == UploadState::Done)
    }

    async fn say(
        &self,
        id: &str,
        command: &str,
        content: (u64, Vec<u8>),
    ) -> Result<UploadState, ErrorCode> {
        self.client
            .continue_upload(self.owner, (self.name, id), command, content)
            .await
    }

    fn tell(&self, waiting: bool) {
        (self.steps)(UploadStep {
            sent: self.at,
            all: self.bytes.len() as u64,
            waiting,
        });
    }
}
