//! Closes accounts that are to be deleted, deletes them, and old sessions, codes, counters and events by
//! their age.

use super::security_step::{Step, Told, decide};
use super::steps::With;
use super::{AccountError, Accounts, mail};
use crate::email_address::EmailAddress;
use crate::random::bytes;
use crate::store::StoreError;
use crate::store::codes::{Code, Purpose};
use crate::store::outbox::Mail;
use crate::store::phones::Message;
use crate::store::security_steps::Contact;
use crate::store::security_steps::WayChange;
use crate::store::users::User;
use crate::uid::Uid;
use std::sync::atomic::Ordering;
use sync_protocol::error_code::ErrorCode;

/// Security events that are kept, so that a flood of refused sign-ins cannot fill the disk.
const EVENTS_KEPT_MAX: u32 = 1_000_000;

/// An account of a guest that was not used for this long is deleted, in milliseconds: 30 days.
const GUEST_KEPT: i64 = 30 * 24 * 3_600 * 1_000;
/// Accounts that are deleted in one go.
const AT_ONCE: u32 = 100;

impl Accounts {
    /// Deletes the account of a session, and tells every address concerned. The session may be a
    /// thief's: if an address can be told, the account is closed, and everything goes when the mail's
    /// undo is over. Answers until when, in milliseconds; `None` means that nothing is left.
    pub async fn delete_own(
        &self,
        user: &User,
        language: &str,
    ) -> Result<Option<i64>, AccountError> {
        let due_at = match self.undo_of_deletion(user).await? {
            Some((Contact::Email(address), due_at)) if self.may_be_told(user, &address).await? => {
                Some(due_at)
            }
            Some((Contact::Phone(phone), due_at)) if self.can_text(&phone) => {
                self.admit_told_step(user, &Step::Delete).await?;
                Some(due_at)
            }
            _ => None,
        };
        let was_done = match due_at {
            Some(due_at) => self.close(user, due_at, true, language).await?,
            None => self.delete_as_read(user, language).await?,
        };
        // Something else came first, and ended the session.
        was_done
            .then_some(due_at)
            .ok_or(ErrorCode::UserTokenExpired.into())
    }

    /// Deletes a closed account for good, for the mailbox or the phone that can bring it back.
    pub async fn finish_deletion(&self, code: &str, language: &str) -> Result<(), AccountError> {
        let uid = match self.look_at_code(Some(code)).await {
            Ok(code) if code.purpose == Purpose::RecoverEmail => code.uid,
            Err(AccountError::Refused(ErrorCode::InvalidActionCode)) => {
                self.look_at_texted_undo(code).await?.uid
            }
            found => {
                found?;
                return Err(ErrorCode::InvalidActionCode.into());
            }
        };
        // Read before the rest: an undo that comes in between keeps the account.
        let user = self.store.user(&uid).await?;
        let waits = self.store.deletion_due_at(&uid).await?.is_some();
        let was_deleted = match user.filter(|_| waits) {
            Some(user) => self.delete_as_read(&user, language).await?,
            None => false,
        };
        was_deleted
            .then_some(())
            .ok_or(ErrorCode::InvalidActionCode.into())
    }

    /// Returns when the account that an undo code brings back is deleted otherwise, in milliseconds.
    pub async fn deletion_due_at(&self, code: &Code) -> Result<Option<i64>, StoreError> {
        match code.purpose {
            Purpose::RecoverEmail => self.store.deletion_due_at(&code.uid).await,
            _ => Ok(None),
        }
    }

    /// Closes the account that has an address, as a deletion does, so that an undo can give the address
    /// to the account `uid`. The same mailbox can bring it back.
    pub(super) async fn make_room(
        &self,
        address: &EmailAddress,
        uid: &Uid,
        language: &str,
    ) -> Result<(), StoreError> {
        let holder = self.store.user_by_email(address).await?;
        let Some(holder) = holder.filter(|holder| holder.uid != *uid) else {
            return Ok(());
        };
        if let Some((_, due_at)) = self.undo_of_deletion(&holder).await? {
            self.delete_later(&holder, due_at, language).await?;
        }
        Ok(())
    }

    /// Returns the address or the number that can undo a deletion of an account, and until when.
    pub(super) async fn undo_of_deletion(
        &self,
        user: &User,
    ) -> Result<Option<(Contact, i64)>, StoreError> {
        let told = self.told_of_deletion(user).await?;
        let undo = |told: Told| Some((told.to, told.undo_until?));
        Ok(told.into_iter().find_map(undo))
    }

    /// Deletes an account at once, and tells every address concerned. Answers whether there was one.
    pub async fn delete(&self, uid: &Uid) -> Result<bool, AccountError> {
        // A step in between changes which addresses must be told.
        while let Some(user) = self.store.user(uid).await? {
            if self.delete_as_read(&user, mail::BOTH).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Closes an account until it is deleted: nothing leads to it but an undo code.
    pub(super) async fn delete_later(
        &self,
        user: &User,
        due_at: i64,
        language: &str,
    ) -> Result<bool, StoreError> {
        self.close(user, due_at, false, language).await
    }

    async fn close(
        &self,
        user: &User,
        due_at: i64,
        texts_counted: bool,
        language: &str,
    ) -> Result<bool, StoreError> {
        let with = With {
            texts_counted,
            ways: vec![WayChange::UnlinkAll, WayChange::DropEmail],
            deletion_due_at: Some(due_at),
            ..With::default()
        };
        let closed = self.take_step(user, Step::Delete, with, language).await?;
        if closed.is_some() {
            self.record("deletion asked for", &user.uid).await;
        }
        Ok(closed.is_some())
    }

    /// Deletes an account as it was read and everything that belongs to it, and rewrites the journal
    /// so that nothing of it stays on the disk.
    async fn delete_as_read(&self, user: &User, language: &str) -> Result<bool, AccountError> {
        let uid = &user.uid;
        let (told, texts) = self.told_at_the_end(user, language).await?;
        let blobs = self.store.blobs(uid).await?;
        if !self.store.delete_user(uid, user.epoch, &told).await? {
            return Ok(false);
        }
        self.announce_end(uid, None);
        for text in texts {
            self.store
                .put_message_once(bytes(&self.random), &text)
                .await?;
        }
        let mut gone = Vec::with_capacity(blobs.len());
        for blob in blobs {
            // A blob that cannot be removed now is unused, and the sweep removes it later.
            match self.blobs.remove(&blob).await {
                Ok(_) => gone.push(blob),
                Err(cause) => {
                    tracing::error!(?cause, "the bytes of a file could not be removed");
                }
            }
        }
        self.store.forget_unused_blobs(&gone).await?;
        let key = self.keys.chain_key();
        let who = self.pseudonym(uid);
        self.store.forget_events_of(&key, &who).await?;
        self.record("deleted", "").await;
        self.scrub_wanted.store(true, Ordering::Relaxed);
        self.scrub().await?;
        Ok(true)
    }

    /// The mails and texts that tell of a deletion. They belong to no account, because they outlive it.
    async fn told_at_the_end(
        &self,
        user: &User,
        language: &str,
    ) -> Result<(Vec<Mail>, Vec<Message>), StoreError> {
        let (mut mails, mut texts) = (Vec::new(), Vec::new());
        for Told { to, notice, .. } in self.told_of_deletion(user).await? {
            match to {
                Contact::Email(to) if self.may_be_told(user, &to).await? => {
                    mails.push(mail::notice(notice, &to, None, language));
                }
                Contact::Phone(to) if self.may_text(&user.uid, &to, false).await? => {
                    texts.push(self.text_notice(user, to, notice, None, language).1);
                }
                _ => {}
            }
        }
        Ok((mails, texts))
    }

    /// Whom a deletion concerns.
    async fn told_of_deletion(&self, user: &User) -> Result<Vec<Told>, StoreError> {
        let chain = self.chain_of(&user.uid).await?;
        let (email, phone) = (user.email.as_ref(), user.phone());
        Ok(decide(email, phone, chain.as_ref(), Step::Delete, self.now()).told)
    }

    /// Whether an address gets a mail about the deletion of an account. Anybody can make an account with
    /// an address that nobody confirmed, and delete it again and again.
    async fn may_be_told(&self, user: &User, address: &EmailAddress) -> Result<bool, StoreError> {
        let is_unproved = user.email.as_ref() == Some(address) && !user.email_verified;
        Ok(!is_unproved || self.admit_deletion_notice(address).await?)
    }

    /// Deletes accounts that only waited for it.
    async fn delete_due(&self) -> Result<(), StoreError> {
        for uid in self.store.due_deletions(self.now(), AT_ONCE).await? {
            if let Err(error) = self.delete(&uid).await {
                tracing::error!(cause = ?error, "an account that was to be deleted is still there");
            }
        }
        Ok(())
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
        for uid in self.store.unused_guests(since, AT_ONCE).await? {
            if let Err(error) = self.delete(&uid).await {
                tracing::error!(cause = ?error, "an unused account could not be deleted");
            }
        }
        Ok(())
    }

    /// Forgets what is old: sessions, codes, attempt counts, events.
    pub async fn forget_old(&self, events_before: i64) -> Result<(), StoreError> {
        self.forget_guests().await?;
        self.delete_due().await?;
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
