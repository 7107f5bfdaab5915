//! The marker in a place of blobs. It says which database the place belongs to.

use super::{BlobError, Blobs};
use object_store::path::Path as BlobPath;
use object_store::{Error, ObjectStore, ObjectStoreExt, PutMode, PutOptions};

/// Its name. Names of blobs are numbers in hexadecimal digits.
pub const MARKER: &str = "belongs-to";

impl Blobs {
    /// What the marker says; `None` without one.
    pub async fn marker(&self) -> Result<Option<String>, BlobError> {
        match self.store.get(&BlobPath::from(MARKER)).await {
            Ok(found) => {
                let text = found.bytes().await?;
                Ok(Some(String::from_utf8_lossy(&text).trim().to_owned()))
            }
            Err(Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Puts a marker here unless there is one. Of several at once, one succeeds.
    pub async fn mark(&self, name: &str) -> Result<(), BlobError> {
        let path = BlobPath::from(MARKER);
        let text = name.to_owned();
        let options = PutOptions::from(PutMode::Create);
        match self.store.put_opts(&path, text.into(), options).await {
            Ok(_) | Err(Error::AlreadyExists { .. }) => Ok(()),
            // A storage without conditional writes: two databases that begin at once are told apart
            // when a service of the one that lost starts again.
            Err(Error::NotImplemented { .. } | Error::NotSupported { .. }) => {
                self.store.put(&path, name.to_owned().into()).await?;
                Ok(())
            }
            Err(error) => Err(error.into()),
        }
    }
}
