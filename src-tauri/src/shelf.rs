//! A person's resumes at this kiosk: listed, uploaded, removed. Bytes stay in memory.

use crate::offers::Offers;
use crate::session_driver::SessionDriver;
use crate::uploading::{Steps, Uploading};
use resume_reader::reader::Reader;
use std::sync::Arc;
use sync_protocol::client::Client;
use sync_protocol::client::files::Owner;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::UploadRefusal;
use sync_protocol::matching::{MatchAnswer, MatchRequest};
use sync_protocol::resumes::{Resume, Resumes, Unreadable, is_file_name};
use tokio::sync::{OnceCell, watch};

/// The shelf.
pub struct Shelf {
    /// Asks the service.
    pub client: Client,
    /// Whose it is.
    pub driver: Arc<SessionDriver>,
    /// Files that may be chosen.
    pub offers: Offers,
    /// Looks at a file before it is sent.
    pub reader: Arc<Reader>,
    /// The bucket of the service, once it was asked.
    pub bucket: OnceCell<String>,
    /// Ends the upload under way, also one that still looks at its file.
    pub stop: watch::Sender<()>,
}

impl Shelf {
    /// All resumes and the current one.
    pub async fn list(&self) -> Result<Resumes, ErrorCode> {
        self.as_owner(async |owner: Owner| {
            let list = self.client.files(&owner).await?;
            let file = |path: &str| Resume {
                name: path.rsplit('/').next().unwrap_or_default().to_owned(),
                // A kiosk shows files in its own viewer; no address is needed.
                url: String::new(),
            };
            Ok(Resumes {
                current: self.client.pointer(&owner).await?,
                files: list.items.iter().map(|item| file(&item.name)).collect(),
            })
        })
        .await
    }

    /// Uploads a file that was offered.
    pub async fn upload(&self, id: &str, steps: Steps) -> Result<(), UploadRefusal> {
        let refused = |code| UploadRefusal { code, why: None };
        let (name, bytes) = self
            .offers
            .read(id)
            .map_err(|_| refused(ErrorCode::NotFound))?;
        self.upload_bytes(&name, bytes, steps).await
    }

    /// Uploads a file that is in memory.
    pub async fn upload_bytes(
        &self,
        name: &str,
        bytes: Vec<u8>,
        steps: Steps,
    ) -> Result<(), UploadRefusal> {
        let refused = |code| UploadRefusal { code, why: None };
        let mut stopped = self.stop.subscribe();
        if !is_file_name(name) {
            return Err(refused(ErrorCode::InvalidArgument));
        }
        self.look_at(&bytes).await?;
        let work = self.as_owner(async |owner: Owner| {
            let mut uploading = Uploading::new(&self.client, &owner, name, &bytes, &steps);
            tokio::select! {
                result = uploading.run() => result?,
                _ = stopped.changed() => {
                    uploading.cancel().await;
                    return Err(ErrorCode::Canceled);
                }
            }
            self.client.set_pointer(&owner, Some(name)).await
        });
        work.await.map_err(refused)
    }

    /// A file that is no PDF is not sent. One whose words cannot be read is a PDF all the same.
    async fn look_at(&self, bytes: &[u8]) -> Result<(), UploadRefusal> {
        let (reader, copy) = (Arc::clone(&self.reader), bytes.to_vec());
        let read = tokio::task::spawn_blocking(move || reader.read(copy)).await;
        match read.unwrap_or(Err(Unreadable::TooComplex)) {
            Err(Unreadable::TooLarge) => Err(UploadRefusal {
                code: ErrorCode::PayloadTooLarge,
                why: Some(Unreadable::TooLarge),
            }),
            Err(
                why @ (Unreadable::EmptyFile
                | Unreadable::NotPdf
                | Unreadable::WordFile
                | Unreadable::PictureFile),
            ) => Err(UploadRefusal {
                code: ErrorCode::FileNotPdf,
                why: Some(why),
            }),
            _ => Ok(()),
        }
    }

    /// The bytes of a resume, for the viewer.
    pub async fn bytes(&self, name: &str) -> Result<Vec<u8>, ErrorCode> {
        if !is_file_name(name) {
            return Err(ErrorCode::NotFound);
        }
        self.as_owner(async |owner: Owner| self.client.download(&owner, name).await)
            .await
    }

    /// Removes a resume; RES-4: none is the current one then.
    pub async fn remove(&self, name: &str) -> Result<(), ErrorCode> {
        self.as_owner(async |owner: Owner| {
            let removed = self.client.remove_file(&owner, name).await;
            self.client.set_pointer(&owner, None).await?;
            removed
        })
        .await
    }

    /// Employers that suit.
    pub async fn employers(&self, request: &MatchRequest) -> Result<MatchAnswer, ErrorCode> {
        self.as_owner(async |owner: Owner| self.client.employers(&owner, request).await)
            .await
    }

    /// When a person goes: nothing is sent any more, and nothing that was offered can be read.
    pub fn forget(&self) {
        self.stop.send_replace(());
        self.offers.forget();
    }

    async fn as_owner<T>(
        &self,
        work: impl AsyncFnOnce(Owner) -> Result<T, ErrorCode>,
    ) -> Result<T, ErrorCode> {
        let bucket = self.bucket.get_or_try_init(|| self.client.bucket()).await?;
        let ask = async |access: String| work(Owner::of(access, bucket.clone())?).await;
        self.driver.with(ask).await
    }
}
