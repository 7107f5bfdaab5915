//! Messages to phones: the outbox worker and the two gateways.

pub mod folder;
pub mod http;
pub mod segments;

use crate::clock::{Clock, milliseconds};
use crate::store::phones::Message;
use crate::store::{Store, StoreError};
use async_trait::async_trait;
use std::sync::Arc;

/// How long one try may take, before another worker may take the message, in milliseconds.
const LEASE: i64 = 60_000;
/// Waits after each try, in milliseconds; the last one repeats. A message is given up when it would
/// expire first: a code after three tries, because it works for ten minutes.
const WAITS: [i64; 4] = [60_000, 5 * 60_000, 15 * 60_000, 30 * 60_000];

/// Why a message did not leave. Names neither number nor text.
#[derive(Debug, thiserror::Error)]
pub enum SmsError {
    /// A later try may succeed.
    #[error("{0}")]
    Later(String),
    /// No later try will succeed.
    #[error("{0}")]
    Never(String),
}

/// Takes messages to phones.
#[async_trait]
pub trait Gateway: Send + Sync {
    /// Hands a message over, or says why not.
    async fn send(&self, phone: &str, text: &str) -> Result<(), SmsError>;
}

/// Tells whether messages may go to a number.
pub type Reaches = Box<dyn Fn(&str) -> bool + Send + Sync>;

/// Sends what waits.
pub struct Messenger {
    /// Where messages wait.
    pub store: Arc<dyn Store>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Who takes them.
    pub gateway: Box<dyn Gateway>,
    /// Which numbers they may go to. A command of the operator cannot know when it queues one.
    pub reaches: Reaches,
}

impl Messenger {
    /// Sends the message that is due; `false` if there is none.
    pub async fn send_one(&self) -> Result<bool, StoreError> {
        let now = milliseconds(self.clock.now());
        let Some(message) = self.store.next_message(now, now + LEASE).await? else {
            return Ok(false);
        };
        if message.expires_at <= now {
            self.store.remove_message(message.id).await?;
            return Ok(true);
        }
        if !(self.reaches)(&message.phone) {
            let error = SmsError::Never("messages do not go to such numbers".into());
            self.give_up(&message, &error).await?;
            return Ok(true);
        }
        match self.gateway.send(&message.phone, &message.text).await {
            Ok(()) => self.store.remove_message(message.id).await?,
            Err(SmsError::Later(why)) if now + wait(message.tries) < message.expires_at => {
                tracing::warn!(message = message.id, why, "a message to a phone waits");
                let due_at = now + wait(message.tries);
                self.store.postpone_message(message.id, due_at).await?;
            }
            Err(error) => self.give_up(&message, &error).await?,
        }
        Ok(true)
    }

    async fn give_up(&self, message: &Message, error: &SmsError) -> Result<(), StoreError> {
        tracing::error!(message = message.id, %error, "a message to a phone was given up");
        self.store.remove_message(message.id).await
    }
}

/// How long a message waits after as many tries as failed before.
fn wait(tries: u32) -> i64 {
    let index = usize::try_from(tries).unwrap_or(usize::MAX);
    WAITS[index.min(WAITS.len() - 1)]
}
