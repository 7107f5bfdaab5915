//! Deletes accounts at once, and old sessions, codes, counters and events by their age.

use super::{AccountError, Accounts};
use crate::store::StoreError;
use std::sync::atomic::Ordering;

/// Security events that are kept, so that a flood of refused sign-ins cannot fill the disk.
const EVENTS_KEPT_MAX: u32 = 1_000_000;

/// An account of a guest that was not used for this long is deleted, in milliseconds: 30 days.
const GUEST_KEPT: i64 = 30 * 24 * 3_600 * 1_000;
/// Guests that are deleted in one go.
const GUESTS_AT_ONCE: u32 = 100;

impl Accounts {
    /// Deletes an account and everything that belongs to it, and rewrites the journal so that
    /// nothing of it stays on the disk.
    pub async fn delete(&self, uid: &str) -> Result<bool, AccountError> {
        let blobs = self.store.blobs(uid).await?;
        let found = self.store.delete_user(uid).await?;
        self.announce_end(uid, None);
        for blob in blobs {
            // A blob that cannot be removed now is unused, and the sweep removes it later.
            if let Err(cause) = self.blobs.remove(&blob).await {
                tracing::error!(?cause, "the bytes of a file could not be removed");
            }
        }
        let key = self.keys.chain_key();
        let who = self.pseudonym(uid);
        self.store.forget_events_of(&key, &who).await?;
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

    /// Deletes guests who have not come back.
    async fn forget_guests(&self) -> Result<(), StoreError> {
        let since = self.now() - GUEST_KEPT;
        for uid in self.store.unused_guests(since, GUESTS_AT_ONCE).await? {
            if let Err(error) = self.delete(&uid).await {
                tracing::error!(cause = ?error, "an unused account could not be deleted");
            }
        }
        Ok(())
    }

    /// Forgets what is old: sessions, codes, attempt counts, events.
    pub async fn forget_old(&self, events_before: i64) -> Result<(), StoreError> {
        self.forget_guests().await?;
        self.forget_sessions().await?;
        self.forget_codes().await?;
        self.forget_sign_ups().await?;
        self.forget_second_factors().await?;
        self.forget_email_links().await?;
        self.forget_phone_codes().await?;
        self.forget_devices().await?;
        self.forget_attempt_counts().await?;
        self.store
            .forget_events(&self.keys.chain_key(), events_before, EVENTS_KEPT_MAX)
            .await?;
        Ok(())
    }
}
