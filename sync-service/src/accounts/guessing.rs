//! Who has to try later: guessing is slow, and neither an owner nor a whole centre behind one
//! address is locked out.
//!
//! * An account from one network: 10 tries are free, then 30 seconds doubling to 15 minutes.
//! * An account from all networks that never signed in to it: 100 tries a day. Where its owner has
//!   signed in before, this limit does not count, so that an attack from elsewhere leaves the owner
//!   in peace.
//! * A network: so many tries and sign-ups an hour as a busy centre never needs. A call from this
//!   machine itself comes through a proxy that was not named as trusted; its callers cannot be told
//!   apart, so no limit by network holds for them.
//!
//! Known and unknown addresses are counted alike, under keyed hashes, on disk, before the password
//! is looked at.

use super::{AccountError, Accounts};
use crate::store::StoreError;
use crate::store::tallies::{Limit, TallyKey, Tried};
use crate::throttle::network;
use std::net::IpAddr;

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
/// A tally is kept for this long, in milliseconds.
pub const TALLY_KEPT: i64 = 2 * 24 * HOUR;
/// A network is known for this long after the last sign-in, in milliseconds.
pub const KNOWN_KEPT: i64 = 90 * 24 * HOUR;

const PAIR: Limit = Limit {
    free: 10,
    first_wait: 30 * SECOND,
    longest_wait: 15 * MINUTE,
    most: u32::MAX,
    window: 24 * HOUR,
};
const STRANGERS: Limit = per_window(100, 24 * HOUR);
const TRIES_OF_NETWORK: Limit = per_window(1_000, HOUR);
const SIGN_UPS_OF_NETWORK: Limit = per_window(300, HOUR);
const MAILS_OF_NETWORK: Limit = per_window(300, HOUR);
const MAILS_TO_ADDRESS: Limit = per_window(5, HOUR);

const fn per_window(most: u32, window: i64) -> Limit {
    Limit {
        free: u32::MAX,
        first_wait: 0,
        longest_wait: 0,
        most,
        window,
    }
}

impl Accounts {
    /// Counts a try to sign in, or says how long it has to wait.
    pub(super) async fn admit_try(&self, email: &str, caller: IpAddr) -> Result<(), AccountError> {
        let always = |key, limit| Tried {
            key,
            limit,
            unless_known: None,
        };
        let mut tries = vec![
            always(self.pair_key("pair", email, caller), PAIR),
            Tried {
                key: self.tally_key("strangers", email),
                limit: STRANGERS,
                unless_known: Some(self.pair_key("known", email, caller)),
            },
        ];
        tries.extend(self.of_network("tries", caller, TRIES_OF_NETWORK));
        self.count(tries).await
    }

    /// The password was right: this network is known, and its tries are forgotten.
    pub(super) async fn forgive_tries(
        &self,
        email: &str,
        caller: IpAddr,
    ) -> Result<(), StoreError> {
        let pair = self.pair_key("pair", email, caller);
        let known = self.pair_key("known", email, caller);
        self.store.forgive(pair, known, self.now()).await
    }

    /// Counts a sign-up.
    pub(super) async fn admit_sign_up(&self, caller: IpAddr) -> Result<(), AccountError> {
        let tries = self.of_network("sign-ups", caller, SIGN_UPS_OF_NETWORK);
        self.count(tries.into_iter().collect()).await
    }

    /// Counts a mail that somebody wants sent to an address. Answers whether it may be sent: a
    /// mailbox that gets too many is spared, without a word to the one who asks.
    pub(super) async fn admit_mail(
        &self,
        email: &str,
        caller: IpAddr,
    ) -> Result<bool, AccountError> {
        let tries = self.of_network("mails", caller, MAILS_OF_NETWORK);
        self.count(tries.into_iter().collect()).await?;
        let to_address = Tried {
            key: self.tally_key("mails to", email),
            limit: MAILS_TO_ADDRESS,
            unless_known: None,
        };
        Ok(self
            .store
            .count_try(vec![to_address], self.now())
            .await?
            .is_ok())
    }

    /// Forgets tallies that no limit looks at any more.
    pub async fn forget_tallies(&self) -> Result<usize, StoreError> {
        let now = self.now();
        self.store
            .forget_tallies(now - TALLY_KEPT, now - KNOWN_KEPT)
            .await
    }

    async fn count(&self, tries: Vec<Tried>) -> Result<(), AccountError> {
        if tries.is_empty() {
            return Ok(());
        }
        let counted = self.store.count_try(tries, self.now()).await?;
        counted.map_err(AccountError::Later)
    }

    fn of_network(&self, what: &str, caller: IpAddr, limit: Limit) -> Option<Tried> {
        (!caller.to_canonical().is_loopback()).then(|| Tried {
            key: self.tally_key(what, &network(caller).to_string()),
            limit,
            unless_known: None,
        })
    }

    fn pair_key(&self, what: &str, email: &str, caller: IpAddr) -> TallyKey {
        let network = network(caller).to_string();
        self.keys
            .keyed_hash(what, &[email.as_bytes(), network.as_bytes()])
    }

    fn tally_key(&self, what: &str, whose: &str) -> TallyKey {
        self.keys.keyed_hash(what, &[whose.as_bytes()])
    }
}
