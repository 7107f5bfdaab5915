//! Messages of the contact form.

use super::StoreError;
use super::outbox::Mail;
use async_trait::async_trait;
use sync_protocol::contact::ContactMessage;

/// The messages of an installation.
#[async_trait]
pub trait Messages: Send + Sync {
    /// Stores a message and puts its mail into the outbox, both or neither. A key that was stored
    /// before changes nothing. Answers whether the message is new.
    async fn store_message(
        &self,
        message: &ContactMessage,
        mail: &Mail,
        at: i64,
    ) -> Result<bool, StoreError>;

    /// The stored messages, newest first, at most `most`.
    async fn messages(&self, most: u32) -> Result<Vec<(i64, ContactMessage)>, StoreError>;

    /// Deletes messages received before a time; answers how many.
    async fn forget_messages(&self, before: i64) -> Result<usize, StoreError>;
}
