//! Limits of messages to phones, which cost money.
//!
//! A number gets few messages that nobody uses, so a stranger cannot fill a phone or run up a bill. A code that was used is
//! given back, and where a number's owner has used one before, messages that strangers asked for hold nobody back: who
//! logs in by phone alone would else be kept out for a day. A larger number bounds both.

use super::rate_limit::{DAY, Hourly, KNOWN_KEPT, per_window};
use super::{AccountError, Accounts};
use crate::network::network;
use crate::store::StoreError;
use crate::store::attempt_counts::{Attempt, CounterKey, Limit, Refund, SoftLimit};
use std::net::IpAddr;

const MESSAGES: Hourly = Hourly {
    what: "messages",
    network: 30,
    site: 90,
    machine: 300,
    all: 1_000,
};
/// Messages to a number that were not used.
const MESSAGES_TO_NUMBER: Limit = per_window(5, DAY);
/// Messages to a number, used or not.
const ALL_MESSAGES_TO_NUMBER: Limit = per_window(20, DAY);
/// Texts with places: they count as messages, and end sooner, so that the codes of people who log in
/// always have a part for themselves.
const PLACE_TEXTS: Hourly = Hourly {
    what: MESSAGES.what,
    network: 20,
    site: 60,
    machine: 200,
    all: 700,
};
const PLACE_TEXTS_TO_NUMBER: Limit = per_window(3, DAY);

/// Whether a message may be sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sent {
    /// It may.
    Yes,
    /// As many as one day may bring were sent.
    CapReached,
}

impl Accounts {
    /// Counts a message to a number, or says how long it has to wait.
    pub(super) async fn admit_message(
        &self,
        phone: &str,
        caller: IpAddr,
    ) -> Result<Sent, AccountError> {
        let to_number = Attempt {
            key: self.messages_to(phone),
            limit: MESSAGES_TO_NUMBER,
            soft: Some(SoftLimit {
                known: self.known_number(phone, caller),
                after_reset: None,
            }),
        };
        let days = vec![self.messages_of_day()];
        self.admit(&MESSAGES, to_number, days, phone, caller).await
    }

    /// Counts a text with places to a number, or says how long it has to wait.
    pub(super) async fn admit_place_text(
        &self,
        phone: &str,
        caller: IpAddr,
    ) -> Result<Sent, AccountError> {
        let to_number = Attempt {
            key: self.messages_to(phone),
            limit: PLACE_TEXTS_TO_NUMBER,
            soft: None,
        };
        let of_day = Attempt {
            key: self.counter_key("place texts", "a day"),
            limit: per_window(self.policy.phone.place_texts_a_day, DAY),
            soft: None,
        };
        let days = vec![of_day, self.messages_of_day()];
        self.admit(&PLACE_TEXTS, to_number, days, phone, caller)
            .await
    }

    pub(super) fn messages_of_day(&self) -> Attempt {
        Attempt {
            key: self.counter_key("messages", "a day"),
            limit: per_window(self.policy.phone.a_day, DAY),
            soft: None,
        }
    }

    /// Counts by network and number first: what these refuse takes nothing of the day.
    async fn admit(
        &self,
        hourly: &Hourly,
        to_number: Attempt,
        days: Vec<Attempt>,
        phone: &str,
        caller: IpAddr,
    ) -> Result<Sent, AccountError> {
        let mut attempts = self.hourly(hourly, hourly.all, caller, None);
        attempts.push(to_number);
        let counted = self.count(attempts).await?;
        if counted.is_held {
            return Err(AccountError::Later(counted.wait));
        }
        // Counted by itself: a message that is held back takes nothing of the owner's.
        self.count(vec![Attempt {
            key: self.counter_key("all messages to", phone),
            limit: ALL_MESSAGES_TO_NUMBER,
            soft: None,
        }])
        .await?;
        let counted = self.store.count_attempt(days, self.now()).await?;
        Ok(counted.map_or(Sent::CapReached, |_| Sent::Yes))
    }

    /// The code of a message was used: the message is given back, and its number is known on this network.
    pub(super) async fn number_was_shown(
        &self,
        phone: &str,
        caller: IpAddr,
    ) -> Result<(), StoreError> {
        let now = self.now();
        let refund = Refund {
            cleared: Vec::new(),
            decremented: vec![self.messages_to(phone)],
            known: vec![(self.known_number(phone, caller), now + KNOWN_KEPT)],
        };
        self.store.refund(refund, now).await
    }

    fn messages_to(&self, phone: &str) -> CounterKey {
        self.counter_key("messages to", phone)
    }

    fn known_number(&self, phone: &str, caller: IpAddr) -> CounterKey {
        let network = network(caller).to_string();
        self.keys
            .keyed_hash("known number", &[phone.as_bytes(), network.as_bytes()])
    }
}
