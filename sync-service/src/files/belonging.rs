//! Whether a place of files belongs to this database. Each place carries a marker with a name that the
//! database knows too. With other files than its own, a service would answer "not found" for what people
//! keep, and its uploads would lie among strangers'.

use super::{FileError, Files};
use crate::blobs::marker::MARKER;
use crate::blobs::{BlobError, Blobs};
use crate::store::{Store, StoreError};

/// Why a service must not use a place of files.
#[derive(Debug, thiserror::Error)]
pub enum BelongingError {
    /// The marker is that of another database.
    #[error(
        "{0} holds the files of another database (its {MARKER} says so). Name the files and the database \
         of one installation with --data, --database and --files. A new database needs an empty place for files"
    )]
    Foreign(String),
    /// There is no marker, and the database knows files.
    #[error(
        "{0} does not hold the files of this database: there is no {MARKER}. Look whether the right place \
         is named and mounted, or copy the files there together with {MARKER}. If they are lost for good, \
         write {1} into a new {MARKER} there"
    )]
    Missing(String, String),
    /// Several services made markers at once, again and again.
    #[error("other services change the marker of the files; start this one again")]
    Unsteady,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The place failed.
    #[error("the marker of the files cannot be read or written")]
    Blob(#[from] BlobError),
}

impl BelongingError {
    /// Whether the place may be the right one at a later try.
    pub fn is_passing(&self) -> bool {
        match self {
            Self::Store(error) => error.is_passing(),
            Self::Blob(_) => true,
            Self::Foreign(_) | Self::Missing(..) | Self::Unsteady => false,
        }
    }
}

/// Services that begin at once on a new place settle in one or two rounds.
const ROUNDS_MAX: usize = 8;

impl Files {
    /// Makes sure that the place, which people call `place`, belongs to this database. A place and a
    /// database that are both new, or from before there were markers, get one.
    pub async fn belong(&self, place: &str) -> Result<(), BelongingError> {
        for _ in 0..ROUNDS_MAX {
            let Some(known) = self.store.files_marker().await? else {
                self.store.name_files_marker(&self.name()).await?;
                continue;
            };
            match self.blobs.marker().await? {
                Some(found) if found == known.name => {
                    if !known.is_placed {
                        self.store.place_files_marker(&found).await?;
                    }
                    return Ok(());
                }
                // Another service may have given the marker a new name in between.
                Some(_) if self.store.files_marker().await?.as_ref() == Some(&known) => {
                    return Err(BelongingError::Foreign(place.to_owned()));
                }
                Some(_) => {}
                None if !known.is_placed => self.blobs.mark(&known.name).await?,
                None if self.store.bytes_after("", 1).await?.is_empty() => {
                    // The database begins anew at this place, and the one before is no longer its own.
                    let new = self.name();
                    self.store.rename_files_marker(&known.name, &new).await?;
                }
                None => {
                    let (place, name) = (place.to_owned(), known.name);
                    return Err(BelongingError::Missing(place, name));
                }
            }
        }
        Err(BelongingError::Unsteady)
    }
}

/// Whether a place carries the marker of a database.
pub(super) async fn is_ours(store: &dyn Store, blobs: &Blobs) -> Result<bool, FileError> {
    let known = store.files_marker().await?;
    let found = blobs.marker().await?;
    Ok(found.is_some() && found == known.map(|known| known.name))
}
