//! Deletes accounts at once, and old sessions, codes, counters and events by their age.

use super::{AccountError, Accounts};
use crate::store::StoreError;
use std::sync::atomic::Ordering;

/// Security events that are kept, so that a flood of refused sign-ins cannot fill the disk.
const EVENTS_KEPT_MAX: u32 = 1_000_000;

impl Accounts {
    /// Deletes an account and everything that belongs to it, and rewrites the journal so that
    /// nothing of it stays on the disk.
    pub async fn delete(&self, uid: &str) -> Result<bool, AccountError> {
        let blobs = self.store.blobs(uid).await?;
        let found = self.store.delete_user(uid).await?;
        self.announce_end(uid);
        for blob in blobs {
            // A blob that cannot be removed now is unused, and the sweep removes it later.
            if let Err(cause) = self.blobs.remove(&blob).await {
                tracing::error!(?cause, "the bytes of a file could not be removed");
            }
        }
        self.store.forget_events_of(&self.pseudonym(uid)).await?;
        self.record("deleted", "").await;
        self.scrub_wanted.store(true, Ordering::Relaxed);
        self.scrub().await?;
        Ok(found)
    }

    /// Rewrites the journal if something was deleted. While a reader uses an older state that is not
    /// possible; then the worker repeats it later.
    pub async fn scrub(&self) -> Result<(), StoreError> {
        if self.scrub_wanted.swap(false, Ordering::Relaxed) && !self.store.scrub_journal().await? {
            self.scrub_wanted.store(true, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Forgets what is old: sessions, codes, attempt counts, events.
    pub async fn forget_old(&self, events_before: i64) -> Result<(), StoreError> {
        self.forget_sessions().await?;
        self.forget_codes().await?;
        self.forget_sign_ups().await?;
        self.forget_second_factors().await?;
        self.forget_email_links().await?;
        self.forget_phone_codes().await?;
        self.forget_attempt_counts().await?;
        self.store
            .forget_events(events_before, EVENTS_KEPT_MAX)
            .await?;
        Ok(())
    }
}
