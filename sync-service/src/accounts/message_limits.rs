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
use crate::store::phones::PhoneUse;
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

/// What messages to a number are counted under.
#[derive(Debug, Clone, Copy)]
pub(super) struct Counters {
    unused: &'static str,
    all: &'static str,
}

impl Counters {
    /// Codes for the second half of a log-in have counters of their own. They need a first factor that was right,
    /// and strangers, who need none for a code to log in with, would else use them up.
    pub(super) fn of(purpose: &PhoneUse) -> Self {
        match purpose {
            PhoneUse::SecondStep(..) => Self {
                unused: "second steps to",
                all: "all second steps to",
            },
            _ => Self {
                unused: "messages to",
                all: "all messages to",
            },
        }
    }
}

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
        purpose: &PhoneUse,
        caller: IpAddr,
    ) -> Result<Sent, AccountError> {
        let counters = Counters::of(purpose);
        let to_number = Attempt {
            key: self.counter_key(counters.unused, phone),
            limit: MESSAGES_TO_NUMBER,
            soft: Some(SoftLimit {
                known: self.known_number(phone, caller),
                after_reset: None,
            }),
        };
        let days = vec![self.messages_of_day()];
        let of_number = self.all_messages(counters, phone);
        self.admit(&MESSAGES, to_number, of_number, days, caller)
            .await
    }

    /// Counts a text with places to a number, or says how long it has to wait.
    pub(super) async fn admit_place_text(
        &self,
        phone: &str,
        caller: IpAddr,
    ) -> Result<Sent, AccountError> {
        let counters = Counters::of(&PhoneUse::SignIn);
        let to_number = Attempt {
            key: self.counter_key(counters.unused, phone),
            limit: PLACE_TEXTS_TO_NUMBER,
            soft: None,
        };
        let of_day = Attempt {
            key: self.counter_key("place texts", "a day"),
            limit: per_window(self.policy.phone.place_texts_a_day, DAY),
            soft: None,
        };
        let days = vec![of_day, self.messages_of_day()];
        let of_number = self.all_messages(counters, phone);
        self.admit(&PLACE_TEXTS, to_number, of_number, days, caller)
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
        of_number: Attempt,
        days: Vec<Attempt>,
        caller: IpAddr,
    ) -> Result<Sent, AccountError> {
        let mut attempts = self.hourly(hourly, hourly.all, caller, None);
        attempts.push(to_number);
        let counted = self.count(attempts).await?;
        if counted.is_held {
            return Err(AccountError::Later(counted.wait));
        }
        // Counted by itself: a message that is held back takes nothing of the owner's.
        self.count(vec![of_number]).await?;
        let counted = self.store.count_attempt(days, self.now()).await?;
        Ok(counted.map_or(Sent::CapReached, |_| Sent::Yes))
    }

    /// The code of a message was used: the message is given back, and its number is known on this network.
    pub(super) async fn number_was_shown(
        &self,
        phone: &str,
        purpose: &PhoneUse,
        caller: IpAddr,
    ) -> Result<(), StoreError> {
        let unused = Counters::of(purpose).unused;
        let now = self.now();
        let refund = Refund {
            cleared: Vec::new(),
            decremented: vec![self.counter_key(unused, phone)],
            known: vec![(self.known_number(phone, caller), now + KNOWN_KEPT)],
        };
        self.store.refund(refund, now).await
    }

    fn all_messages(&self, counters: Counters, phone: &str) -> Attempt {
        Attempt {
            key: self.counter_key(counters.all, phone),
            limit: ALL_MESSAGES_TO_NUMBER,
            soft: None,
        }
    }

    fn known_number(&self, phone: &str, caller: IpAddr) -> CounterKey {
        let network = network(caller).to_string();
        self.keys
            .keyed_hash("known number", &[phone.as_bytes(), network.as_bytes()])
    }
}
