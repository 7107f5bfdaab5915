//! Places that anyone sends to a phone. Behind the same guards as codes: a proof of work, allowed
//! prefixes, limits, and the daily cap.

use super::message_limits::Sent;
use super::{AccountError, Accounts};
use crate::store::phones::Message;
use std::net::IpAddr;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::places::texts::PlaceText;

/// How long a message is worth sending, in milliseconds: its person waits for it, but hours later the
/// places still help.
const LIFE: i64 = 2 * 60 * 60_000;

impl Accounts {
    /// Refuses where the operator has not turned on that places are sent.
    pub fn require_place_texts(&self) -> Result<(), AccountError> {
        match self.policy.phone.place_texts_a_day {
            0 => Err(ErrorCode::OperationNotAllowed.into()),
            _ => Ok(()),
        }
    }

    /// Queues a message with places. A request that comes again sends nothing, costs no work and is not
    /// counted.
    pub async fn text_places(
        &self,
        request: &PlaceText,
        text: String,
        caller: IpAddr,
    ) -> Result<(), AccountError> {
        let phone = self.parse_phone(Some(request.phone.as_str()))?;
        let places = request.places.join(",");
        let parts = [&request.key, &phone, &places].map(|part| part.as_bytes());
        let hash = self.keys.keyed_hash("place text", &parts);
        if self.store.knows_message_request(hash).await? {
            return Ok(());
        }
        self.require_work(request.work.as_deref()).await?;
        match self.admit_place_text(&phone, caller).await? {
            Sent::Yes => {}
            Sent::CapReached => {
                tracing::error!("the daily cap of texts with places is reached; no more are sent");
                self.record("daily cap of texts with places reached", "")
                    .await;
                return Err(AccountError::Protocol("QUOTA_EXCEEDED"));
            }
        }
        let message = Message {
            id: 0,
            phone,
            text,
            tries: 0,
            expires_at: self.now() + LIFE,
        };
        if self.store.put_message_once(hash, &message).await? {
            self.record("places sent to a phone", "").await;
        }
        Ok(())
    }
}
