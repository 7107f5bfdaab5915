//! Blobs that no file or upload has any more, and the sweep that removes what was left of them.

use super::belonging::is_ours;
use super::{FileError, Files};
use futures_util::TryStreamExt;
use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

/// How long a resumable upload may be idle, in milliseconds.
const UPLOAD_KEPT: i64 = 24 * 3_600 * 1_000;
/// Unused blobs that a sweep holds at a time.
const UNUSED_AT_ONCE: u32 = 500;
/// Names that are forgotten by one write of the database.
const FORGOTTEN_AT_ONCE: usize = 64;

/// What a sweep did.
#[derive(Debug, PartialEq, Eq)]
pub enum Swept {
    /// The number of blobs without an owner, which are removed.
    Removed(usize),
    /// Nothing was removed, because the place of files is not known to be this database's.
    NotOurs,
}

/// Names of blobs that are gone, until the database forgets many of them by one write. If the process
/// ends before, the sweep looks for them once more.
#[derive(Default)]
pub struct Gone(Mutex<Vec<String>>);

impl Gone {
    /// Adds names. Returns all of them when it is time to forget them.
    fn add(&self, names: Vec<String>) -> Option<Vec<String>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.extend(names);
        (all.len() >= FORGOTTEN_AT_ONCE).then(|| std::mem::take(&mut *all))
    }

    fn take(&self) -> Vec<String> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Files {
    /// Removes blobs that no file or upload has any more.
    pub(super) async fn discard(&self, blobs: &[String]) -> Result<(), FileError> {
        let mut gone = Vec::with_capacity(blobs.len());
        for blob in blobs {
            if self.blobs.discard(blob).await? {
                gone.push(blob.clone());
            }
        }
        // What was asked for has happened. The sweep forgets them too.
        if let Some(many) = self.gone.add(gone)
            && let Err(cause) = self.store.forget_unused_blobs(&many).await
        {
            tracing::debug!(?cause, "blobs that are gone could not be forgotten");
        }
        Ok(())
    }

    /// Deletes idle uploads, and blobs that this database has no use for any more: those that were a
    /// file's or an upload's, and those that a killed service has written and nobody owns. Blobs that
    /// it does not know are left: it may be one that was put back to an earlier time.
    pub async fn sweep(&self) -> Result<Swept, FileError> {
        self.store.forget_uploads(self.now() - UPLOAD_KEPT).await?;
        if !is_ours(self.store.as_ref(), &self.blobs).await? {
            return Ok(Swept::NotOurs);
        }
        self.store.forget_unused_blobs(&self.gone.take()).await?;
        let mut removed = 0;
        // These go first: what people removed must not wait for notes that cannot be read.
        loop {
            let names = self.store.unused_blobs(UNUSED_AT_ONCE).await?;
            if names.is_empty() {
                break;
            }
            removed += self.remove_unowned(&names).await?;
            self.store.forget_unused_blobs(&names).await?;
        }
        let mut pages = self.blobs.abandoned(self.clock.now());
        while let Some(names) = pages.try_next().await? {
            removed += self.remove_unowned(&names).await?;
            for name in names {
                self.blobs.forget_note(&name).await?;
            }
        }
        Ok(Swept::Removed(removed))
    }

    async fn remove_unowned(&self, names: &[String]) -> Result<usize, FileError> {
        let owned = self.owned_of(names).await?;
        let mut removed = 0;
        for name in names.iter().filter(|name| !owned.contains(*name)) {
            removed += usize::from(self.blobs.remove(name).await?);
        }
        Ok(removed)
    }

    pub(super) async fn owned_of(&self, names: &[String]) -> Result<HashSet<String>, FileError> {
        let owned = self.store.owned_blobs(names).await?;
        Ok(owned.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_forgotten_many_at_a_time_and_none_is_left_out() {
        let gone = Gone::default();
        let names = |from, to| (from..to).map(|number: usize| number.to_string()).collect();
        assert_eq!(gone.add(names(0, FORGOTTEN_AT_ONCE - 1)), None);
        let many = gone.add(names(FORGOTTEN_AT_ONCE - 1, FORGOTTEN_AT_ONCE + 1));
        assert_eq!(many, Some(names(0, FORGOTTEN_AT_ONCE + 1)));
        assert!(gone.take().is_empty());
        assert_eq!(gone.add(names(0, 1)), None);
        assert_eq!(gone.take(), ["0"]);
    }
}
