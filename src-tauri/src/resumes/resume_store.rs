//! The resumes of the person at this kiosk. Their bytes are only in memory, never on this disk.

use crate::account::session_driver::SessionDriver;
use crate::resumes::removable_media::RemovableMedia;
use crate::resumes::upload::{OnProgress, Upload};
use resume_reader::reader::Reader;
use std::sync::Arc;
use sync_protocol::auth::ProjectFacts;
use sync_protocol::client::Client;
use sync_protocol::client::files::Owner;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::UploadRefusal;
use sync_protocol::matching::{MatchAnswer, MatchRequest};
use sync_protocol::resumes::{Resume, Resumes, Unreadable, is_file_name};
use tokio::sync::{OnceCell, watch};

/// Lists, uploads, downloads and removes resumes.
pub struct ResumeStore {
    /// The client of the service.
    pub client: Client,
    /// The session of the person.
    pub driver: Arc<SessionDriver>,
    /// The files that a person may choose.
    pub media: RemovableMedia,
    /// Checks a file before it is sent.
    pub reader: Arc<Reader>,
    /// The settings of the service, after the first request for them.
    pub facts: OnceCell<ProjectFacts>,
    /// Stops the current upload, also while its file is still checked.
    pub stop: watch::Sender<()>,
}

impl ResumeStore {
    /// Returns the size of the largest file that the service accepts, in bytes.
    pub async fn max_bytes(&self) -> Result<u64, Refusal> {
        Ok(self.facts().await?.resume_max_bytes)
    }

    async fn facts(&self) -> Result<&ProjectFacts, Refusal> {
        self.facts
            .get_or_try_init(|| self.client.project_facts())
            .await
    }

    /// Returns all resumes and the name of the current one.
    pub async fn list(&self) -> Result<Resumes, Refusal> {
        self.as_owner(|owner| async move {
            let list = self.client.files(&owner).await?;
            let file = |path: &str| Resume {
                name: path.rsplit('/').next().unwrap_or_default().to_owned(),
                // A kiosk shows files in its own viewer, so they need no URL.
                url: String::new(),
            };
            Ok(Resumes {
                current: self.client.pointer(&owner).await?,
                files: list.items.iter().map(|item| file(&item.name)).collect(),
            })
        })
        .await
    }

    /// Uploads a file that the last scan has found, and makes it the current resume.
    pub async fn upload(&self, id: &str, on_progress: OnProgress) -> Result<(), UploadRefusal> {
        let (name, bytes) = self
            .media
            .read(id)
            .map_err(|_| refused(ErrorCode::NotFound.into()))?;
        self.upload_bytes(&name, bytes, on_progress).await
    }

    /// Uploads a file that is in memory.
    pub async fn upload_bytes(
        &self,
        name: &str,
        bytes: Vec<u8>,
        on_progress: OnProgress,
    ) -> Result<(), UploadRefusal> {
        let stopped = self.stop.subscribe();
        if !is_file_name(name) {
            return Err(refused(ErrorCode::InvalidArgument.into()));
        }
        self.check(&bytes).await?;
        let (bytes, on_progress, stopped) = (&bytes, &on_progress, &stopped);
        let work = self.as_owner(|owner| async move {
            let mut stopped = stopped.clone();
            let mut upload = Upload::new(&self.client, &owner, name, bytes, on_progress);
            tokio::select! {
                result = upload.run() => result?,
                _ = stopped.changed() => {
                    upload.cancel().await;
                    return Err(ErrorCode::Canceled.into());
                }
            }
            self.client.set_pointer(&owner, Some(name)).await
        });
        work.await.map_err(refused)
    }

    /// Refuses a file that is not a PDF. A PDF without readable text is accepted.
    async fn check(&self, bytes: &[u8]) -> Result<(), UploadRefusal> {
        let (reader, copy) = (Arc::clone(&self.reader), bytes.to_vec());
        let read = tokio::task::spawn_blocking(move || reader.read(copy)).await;
        match read.unwrap_or(Err(Unreadable::TooComplex)) {
            Err(Unreadable::TooLarge) => Err(UploadRefusal {
                why: Some(Unreadable::TooLarge),
                ..refused(ErrorCode::PayloadTooLarge.into())
            }),
            Err(
                why @ (Unreadable::EmptyFile
                | Unreadable::NotPdf
                | Unreadable::WordFile
                | Unreadable::PictureFile),
            ) => Err(UploadRefusal {
                why: Some(why),
                ..refused(ErrorCode::FileNotPdf.into())
            }),
            _ => Ok(()),
        }
    }

    /// Returns the bytes of a resume for the viewer.
    pub async fn download(&self, name: &str) -> Result<Vec<u8>, Refusal> {
        if !is_file_name(name) {
            return Err(ErrorCode::NotFound.into());
        }
        self.as_owner(|owner| async move { self.client.download(&owner, name).await })
            .await
    }

    /// Removes a resume. Afterwards there is no current resume (RES-4).
    pub async fn remove(&self, name: &str) -> Result<(), Refusal> {
        self.as_owner(|owner| async move {
            let removed = self.client.remove_file(&owner, name).await;
            self.client.set_pointer(&owner, None).await?;
            removed
        })
        .await
    }

    /// Returns the employers that match a resume.
    pub async fn employers(&self, request: &MatchRequest) -> Result<MatchAnswer, Refusal> {
        self.as_owner(|owner| async move { self.client.employers(&owner, request).await })
            .await
    }

    /// Stops the upload and forgets the files that were found, when the person leaves.
    pub fn forget(&self) {
        self.stop.send_replace(());
        self.media.forget();
    }

    async fn as_owner<T, F>(&self, work: impl Fn(Owner) -> F) -> Result<T, Refusal>
    where
        F: Future<Output = Result<T, Refusal>>,
    {
        let bucket = &self.facts().await?.storage_bucket;
        let send = |access| {
            let work = Owner::of(access, bucket.clone()).map(&work);
            async move { work?.await }
        };
        self.driver.with_access_token(send).await
    }
}

/// Returns the refusal of an upload that has nothing to do with the kind of its file.
pub(crate) fn refused(refusal: Refusal) -> UploadRefusal {
    UploadRefusal {
        code: refusal.code,
        why: None,
        reference: refusal.reference,
    }
}
