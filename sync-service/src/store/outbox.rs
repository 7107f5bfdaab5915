//! Mails that wait to be sent.

use super::StoreError;
use async_trait::async_trait;
use serde::{Deserialize, Serialize};

/// A mail before it has the form of RFC 5322.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mail {
    /// One address.
    pub to: String,
    /// Where an answer goes, when that is known to be an address.
    pub reply_to: Option<String>,
    /// One line.
    pub subject: String,
    /// Plain text.
    pub body: String,
}

/// A mail in the outbox.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QueuedMail {
    /// Its place in the outbox.
    pub id: i64,
    /// How often it was tried.
    pub tries: u32,
    /// The mail.
    pub mail: Mail,
}

/// The outbox of an installation.
#[async_trait]
pub trait Outbox: Send + Sync {
    /// The mail that has been due longest at `now`.
    async fn next_mail(&self, now: i64) -> Result<Option<QueuedMail>, StoreError>;

    /// Deletes a mail that was accepted by the transport, or that no transport can ever accept.
    async fn remove_mail(&self, id: i64) -> Result<(), StoreError>;

    /// Counts a failed try and sets the time of the next.
    async fn postpone_mail(&self, id: i64, due_at: i64) -> Result<(), StoreError>;

    /// How many mails wait.
    async fn waiting_mails(&self) -> Result<u32, StoreError>;
}
