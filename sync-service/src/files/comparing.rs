//! Compares all bytes that are kept with the database, for the operator.

use super::FileError;
use super::belonging::is_ours;
use crate::blobs::{BlobError, Blobs};
use crate::store::Store;
use crate::store::files_marker::KeptBytes;
use futures_util::{StreamExt, TryStreamExt, stream};
use object_store::Error;
use std::collections::HashSet;
use time::OffsetDateTime;

/// Files that are read from the database at a time.
const PAGE: u32 = 500;
/// Files that are asked for at once.
const AT_ONCE: usize = 16;

/// What a comparison found.
#[derive(Debug, Default)]
pub struct Compared {
    /// Files that are there.
    pub whole: usize,
    /// Files whose bytes are gone or have another length.
    pub lost: Vec<KeptBytes>,
    /// Blobs older than an hour that the database does not know.
    pub unknown: Vec<String>,
}

/// Compares the blobs of a database with those of its place; `None` when the place is not its own.
pub async fn compare(
    store: &dyn Store,
    blobs: &Blobs,
    now: OffsetDateTime,
) -> Result<Option<Compared>, FileError> {
    if !is_ours(store, blobs).await? {
        return Ok(None);
    }
    let mut compared = Compared::default();
    let mut last = String::new();
    loop {
        let page = store.bytes_after(&last, PAGE).await?;
        let Some(end) = page.last() else { break };
        last.clone_from(&end.blob);
        let look = async |kept: KeptBytes| -> Result<_, BlobError> {
            Ok((is_there(blobs, &kept).await?, kept))
        };
        let mut looked = stream::iter(page).map(look).buffered(AT_ONCE);
        while let Some((is_there, kept)) = looked.try_next().await? {
            match is_there || !is_owned(store, &kept).await? {
                true => compared.whole += 1,
                false => compared.lost.push(kept),
            }
        }
    }
    let mut pages = blobs.old_names(now);
    while let Some(names) = pages.try_next().await? {
        let owned: HashSet<String> = store.owned_blobs(&names).await?.into_iter().collect();
        let unknown = names.into_iter().filter(|name| !owned.contains(name));
        compared.unknown.extend(unknown);
    }
    Ok(Some(compared))
}

/// Whether a file has these bytes still; it may have been replaced meanwhile.
async fn is_owned(store: &dyn Store, kept: &KeptBytes) -> Result<bool, FileError> {
    let owned = store.owned_blobs(std::slice::from_ref(&kept.blob)).await?;
    Ok(!owned.is_empty())
}

async fn is_there(blobs: &Blobs, kept: &KeptBytes) -> Result<bool, BlobError> {
    match blobs.size(&kept.blob).await {
        Ok(size) => Ok(size == kept.size),
        Err(BlobError::Store(Error::NotFound { .. })) => Ok(false),
        Err(error) => Err(error),
    }
}
