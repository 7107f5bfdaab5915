//! Limits against guessing and flooding. They hold for each account, each network and the whole installation,
//! and lock out neither an owner nor a center behind one address.
//!
//! * An account from one network: 10 attempts are free, then 30 seconds doubling to 15 minutes. In
//!   IPv6 the same holds for all /64 of a /48 together.
//! * An account from all networks: 100 attempts a day.
//! * A network (IPv4 address, /64, /48), this machine, and all networks together: as many attempts,
//!   sign-ups and mails an hour as a busy center never needs. An attempt that succeeds is not counted.
//!
//! The limits of an account over several networks, and that of all networks, are soft: a right
//! password passes them from a network where the owner has signed in before, and from anywhere in
//! the 100 attempts after a reset with a mailed code. So an attack from elsewhere leaves the owner in
//! peace. A wrong password is told to wait there like everywhere else, after the same work: if it
//! were not, a stranger could learn which addresses have signed in from a network.
//!
//! What is known is the network and not an id on the device: an id that stays on a shared computer
//! would itself tell that a person with an account was there.
//!
//! Known and unknown addresses are counted alike, under keyed hashes, on disk, before the password
//! is looked at. Every counter names the time it ends, and is deleted then.

use super::security_step::Step;
use super::{AccountError, Accounts};
use crate::email_address::EmailAddress;
use crate::network::{network, site};
use crate::store::StoreError;
use crate::store::attempt_counts::{Attempt, Counted, CounterKey, Limit, Refund, SoftLimit};
use crate::uid::Uid;
use std::net::IpAddr;

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
pub(super) const DAY: i64 = 24 * HOUR;
/// A network is known for this long after the last sign-in, in milliseconds.
pub const KNOWN_KEPT: i64 = 90 * DAY;

const PAIR: Limit = Limit {
    free: 10,
    first_wait: 30 * SECOND,
    longest_wait: 15 * MINUTE,
    most: u32::MAX,
    window: DAY,
};
const OTHER_NETWORKS: Limit = per_window(100, DAY);
const MAILS_OF_ACCOUNT: Limit = per_window(20, HOUR);
pub(super) const MAILS_TO_ADDRESS: Limit = per_window(5, HOUR);
/// Steps of a signed-in person. Each is told by mail, so a stolen session could fill the mailbox of
/// the owner. A reset and an undo by a mailed code are not counted: they are the owner's.
const PASSWORD_CHANGES: Limit = per_window(5, HOUR);
const WAY_CHANGES: Limit = per_window(10, HOUR);
/// What mails to an address are counted under when they are sent.
const MAILS_TO: &str = "mails to";
const SIGN_UP_MAILS: Limit = per_window(3, HOUR);
const SIGN_UP_NOTICES: Limit = per_window(1, DAY);
const DEVICE_NOTICES: Limit = per_window(3, DAY);
const DELETION_NOTICES: Limit = per_window(3, DAY);

/// How much an hour may bring.
pub(super) struct Hourly {
    /// The name of the counter; part of the key.
    pub(super) what: &'static str,
    /// From one IPv4 address or one /64.
    pub(super) network: u32,
    /// From one /48.
    pub(super) site: u32,
    /// From this machine itself: through a proxy that was not named as trusted, whose callers
    /// cannot be told apart.
    pub(super) machine: u32,
    /// From everywhere.
    pub(super) all: u32,
}

const ATTEMPTS: Hourly = Hourly {
    what: "attempts",
    network: 1_000,
    site: 3_000,
    machine: 5_000,
    all: 20_000,
};
/// Tries of all networks in an hour beyond which everyone waits: what bounds the work and the rows
/// of an attack from thousands of networks. Five times what holds back other networks.
const ATTEMPTS_CEILING: u32 = 100_000;
const SIGN_UPS: Hourly = Hourly {
    what: "sign-ups",
    // Small beside the limit of all, which is 1,000 by default.
    network: 100,
    site: 200,
    machine: 900,
    // Set by the operator.
    all: u32::MAX,
};
/// Sign-ups of a network (IPv4 address or /48) in an hour that may use all that everyone has.
const FIRST_SIGN_UPS: u32 = 5;
const MAILS: Hourly = Hourly {
    what: "mails",
    network: 300,
    site: 900,
    machine: 900,
    all: 5_000,
};

/// A mail whose number is limited by the address it goes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MailTo {
    /// A code for its account.
    Owner,
    /// The answer to a sign-up by mail.
    SignUp,
    /// A notice that a sign-up was refused because the address is taken.
    Notice,
}

pub(super) const fn per_window(most: u32, window: i64) -> Limit {
    Limit {
        free: u32::MAX,
        first_wait: 0,
        longest_wait: 0,
        most,
        window,
    }
}

/// Codes of second factors by network. They have no limit of all networks, and none that first factors count
/// under: these a stranger can reach, and it would keep everybody from the second step. Each code needs a
/// first factor that was right, and is counted by its sign-in and its account.
const SECOND_STEPS: Hourly = Hourly {
    what: "second steps",
    all: u32::MAX,
    ..ATTEMPTS
};
const SECOND_FACTOR: &str = "second factor";
/// Codes of second factors for one account: five wrong ones in ten minutes, fifty in a day.
const SECOND_FACTORS: Limit = per_window(5, 10 * MINUTE);
const SECOND_FACTORS_A_DAY: Limit = per_window(50, DAY);

impl Accounts {
    /// Counts a code of a second factor, or says how long it has to wait.
    pub(super) async fn admit_second_factor(
        &self,
        uid: &Uid,
        caller: IpAddr,
    ) -> Result<Counted, AccountError> {
        self.count(self.second_factor_attempts(uid, caller)).await
    }

    /// What a code of a second factor is counted under.
    pub(super) fn second_factor_attempts(&self, uid: &Uid, caller: IpAddr) -> Vec<Attempt> {
        let mut attempts = self.by_network(&SECOND_STEPS, caller);
        for (what, limit) in [
            (SECOND_FACTOR, SECOND_FACTORS),
            ("second factor a day", SECOND_FACTORS_A_DAY),
        ] {
            let key = self.counter_key(what, uid);
            let soft = None;
            attempts.push(Attempt { key, limit, soft });
        }
        attempts
    }

    /// Counts a try with a code that was sent to a phone, or with a mailed link.
    pub(super) async fn admit_code_try(&self, caller: IpAddr) -> Result<(), AccountError> {
        self.count(self.code_attempts(caller)).await.map(drop)
    }

    /// What a try with a code that cannot be guessed is counted under: the networks alone.
    pub(super) fn code_attempts(&self, caller: IpAddr) -> Vec<Attempt> {
        self.hourly(&ATTEMPTS, ATTEMPTS.all, caller, None)
    }

    /// Gives back what a code that was right has counted.
    pub(super) async fn forgive_second_factor(&self, counted: Counted) -> Result<(), StoreError> {
        let refund = Refund {
            cleared: Vec::new(),
            decremented: counted.keys,
            known: Vec::new(),
        };
        self.store.refund(refund, self.now()).await
    }

    /// A new password ended the sign-ins of whoever knew the old one: the owner does not wait for their wrong
    /// codes. Those of the day stay counted, so that who reads the mails cannot guess on.
    pub(super) async fn allow_second_factor(&self, uid: &Uid) -> Result<(), StoreError> {
        let refund = Refund {
            cleared: vec![self.counter_key(SECOND_FACTOR, uid)],
            decremented: Vec::new(),
            known: Vec::new(),
        };
        self.store.refund(refund, self.now()).await
    }

    /// Counts an attempt to sign in, or says how long it has to wait.
    pub(super) async fn admit_attempt(
        &self,
        email: &EmailAddress,
        caller: IpAddr,
    ) -> Result<Counted, AccountError> {
        self.count(self.sign_in_attempts(email, caller)).await
    }

    /// What an attempt to sign in to an address is counted under.
    pub(super) fn sign_in_attempts(&self, email: &EmailAddress, caller: IpAddr) -> Vec<Attempt> {
        let known = self.pair_key("known", email, network(caller));
        let after_reset = None;
        let mut attempts = vec![
            Attempt {
                key: self.pair_key("pair", email, network(caller)),
                limit: PAIR,
                soft: None,
            },
            Attempt {
                key: self.counter_key("other networks", email),
                limit: OTHER_NETWORKS,
                soft: Some(SoftLimit {
                    known,
                    after_reset: Some(self.counter_key("after reset", email)),
                }),
            },
        ];
        attempts.extend(site(caller).map(|site| Attempt {
            key: self.pair_key("pair of site", email, site),
            limit: PAIR,
            soft: Some(SoftLimit { known, after_reset }),
        }));
        attempts.extend(self.hourly(
            &ATTEMPTS,
            ATTEMPTS.all,
            caller,
            Some(SoftLimit { known, after_reset }),
        ));
        attempts.push(Attempt {
            key: self.counter_key("attempts", "ceiling"),
            limit: per_window(ATTEMPTS_CEILING, HOUR),
            soft: None,
        });
        attempts
    }

    /// The password was right: this network is known, its attempts are forgotten, and the others get
    /// this one back.
    pub(super) async fn refund_attempts(
        &self,
        email: &EmailAddress,
        caller: IpAddr,
        counted: Counted,
    ) -> Result<(), StoreError> {
        let refund = self.refund(email, caller, counted.keys);
        self.store.refund(refund, self.now()).await
    }

    /// The owner has proven to read the mails of this address: the network of the proof is known,
    /// and the account has 100 attempts more, wherever they come from.
    pub(super) async fn grant_attempts(
        &self,
        email: &EmailAddress,
        caller: IpAddr,
    ) -> Result<(), StoreError> {
        let granted = self.granted(email, caller);
        self.store.refund(granted, self.now()).await
    }

    /// What a proof of an address takes back and grants.
    pub(super) fn granted(&self, email: &EmailAddress, caller: IpAddr) -> Refund {
        let mut refund = self.refund(email, caller, Vec::new());
        let after_reset = self.counter_key("after reset", email);
        refund
            .known
            .push((after_reset, self.now() + OTHER_NETWORKS.window));
        refund
    }

    /// The same of a mailed link, which is given back too: who logs in often is not kept waiting for mails that were used.
    pub(super) fn granted_by_mail(&self, email: &EmailAddress, caller: IpAddr) -> Refund {
        let mut refund = self.granted(email, caller);
        let of_mails = [self.links_to(email), self.counter_key(MAILS_TO, email)];
        refund.decremented.extend(of_mails);
        refund
    }

    /// What mails with a link to an address are counted under when they are asked for.
    pub(super) fn links_to(&self, email: &EmailAddress) -> CounterKey {
        self.counter_key("links to", email)
    }

    fn refund(&self, email: &EmailAddress, caller: IpAddr, mut counted: Vec<CounterKey>) -> Refund {
        let of_site = site(caller).map(|site| self.pair_key("pair of site", email, site));
        let mut cleared = vec![self.pair_key("pair", email, network(caller))];
        cleared.extend(of_site);
        counted.retain(|key| !cleared.contains(key));
        let known = self.pair_key("known", email, network(caller));
        Refund {
            cleared,
            decremented: counted,
            known: vec![(known, self.now() + KNOWN_KEPT)],
        }
    }

    /// Counts a sign-up. Half of the sign-ups of all are kept for networks that had few in this hour:
    /// those who use up their own leave some for a center that begins later.
    pub(super) async fn admit_sign_up(&self, caller: IpAddr) -> Result<(), AccountError> {
        let most = self.policy.sign_ups_per_hour;
        let mut attempts = self.hourly(&SIGN_UPS, most, caller, None);
        if caller.to_canonical().is_loopback() {
            return self.count(attempts).await.map(drop);
        }
        let whose = site(caller).unwrap_or_else(|| network(caller)).to_string();
        attempts.push(Attempt {
            key: self.counter_key("first sign-ups", &whose),
            limit: per_window(FIRST_SIGN_UPS, HOUR),
            soft: None,
        });
        match self.count(attempts).await {
            Err(AccountError::Later(_)) => {
                let beyond = self.hourly(&SIGN_UPS, most / 2, caller, None);
                self.count(beyond).await.map(drop)
            }
            counted => counted.map(drop),
        }
    }

    /// Counts a request for a mail, by its network and by the account that asks, if one does.
    pub(super) async fn admit_mail(
        &self,
        caller: IpAddr,
        uid: Option<&Uid>,
    ) -> Result<(), AccountError> {
        let mut attempts = self.hourly(&MAILS, MAILS.all, caller, None);
        attempts.extend(uid.map(|uid| Attempt {
            key: self.counter_key("mails of", uid),
            limit: MAILS_OF_ACCOUNT,
            soft: None,
        }));
        self.count(attempts).await.map(drop)
    }

    /// Counts a security step that a session asks for.
    pub(super) async fn admit_step(&self, uid: &Uid, step: &Step) -> Result<(), AccountError> {
        let (what, limit) = match step {
            Step::ChangePassword => ("password changes of", PASSWORD_CHANGES),
            Step::ChangeWays(_) => ("changes of ways of", WAY_CHANGES),
            // Each needs a code that was mailed.
            Step::ResetPassword | Step::ProveAddress | Step::ChangeEmail(_) | Step::Undo(_) => {
                return Ok(());
            }
            // There is one for each account.
            Step::Delete => return Ok(()),
        };
        let key = self.counter_key(what, uid);
        let soft = None;
        self.count(vec![Attempt { key, limit, soft }])
            .await
            .map(drop)
    }

    /// Counts a mail to an address. Answers whether it may be sent: a mailbox that gets too many is
    /// spared, and the caller is not told.
    pub(super) async fn admit_mail_to(
        &self,
        email: &EmailAddress,
        mail: MailTo,
    ) -> Result<bool, StoreError> {
        let tried = |what, limit| Attempt {
            key: self.counter_key(what, email),
            limit,
            soft: None,
        };
        let mut attempts = vec![tried(MAILS_TO, MAILS_TO_ADDRESS)];
        match mail {
            MailTo::Owner => {}
            MailTo::SignUp => attempts.push(tried("sign-up mails to", SIGN_UP_MAILS)),
            MailTo::Notice => attempts.push(tried("sign-up notices to", SIGN_UP_NOTICES)),
        }
        Ok(self
            .store
            .count_attempt(attempts, self.now())
            .await?
            .is_ok())
    }

    /// Counts a notice of a new device. Answers whether it may be sent.
    pub(super) async fn admit_device_notice(&self, uid: &Uid) -> Result<bool, StoreError> {
        self.admit_notice("device notices of", uid, DEVICE_NOTICES)
            .await
    }

    /// Counts a notice of a deletion to an address that nobody confirmed. Answers whether it may be
    /// sent.
    pub(super) async fn admit_deletion_notice(
        &self,
        email: &EmailAddress,
    ) -> Result<bool, StoreError> {
        self.admit_notice("deletion notices to", email, DELETION_NOTICES)
            .await
    }

    async fn admit_notice(&self, what: &str, whom: &str, limit: Limit) -> Result<bool, StoreError> {
        let notice = Attempt {
            key: self.counter_key(what, whom),
            limit,
            soft: None,
        };
        let counted = self.store.count_attempt(vec![notice], self.now()).await?;
        Ok(counted.is_ok())
    }

    /// Forgets counters that no limit looks at any more.
    pub async fn forget_attempt_counts(&self) -> Result<usize, StoreError> {
        self.store.forget_attempt_counts(self.now()).await
    }

    pub(super) async fn count(&self, attempts: Vec<Attempt>) -> Result<Counted, AccountError> {
        let counted = self.store.count_attempt(attempts, self.now()).await?;
        counted.map_err(AccountError::Later)
    }

    /// The counters of a caller's network, of its /48 and of all networks.
    pub(super) fn hourly(
        &self,
        limits: &Hourly,
        all: u32,
        caller: IpAddr,
        soft: Option<SoftLimit>,
    ) -> Vec<Attempt> {
        let mut attempts = self.by_network(limits, caller);
        attempts.push(Attempt {
            soft,
            ..self.in_an_hour(limits, "all", all)
        });
        attempts
    }

    /// The counters of a caller's network and of its /48.
    fn by_network(&self, limits: &Hourly, caller: IpAddr) -> Vec<Attempt> {
        if caller.to_canonical().is_loopback() {
            return vec![self.in_an_hour(limits, "this machine", limits.machine)];
        }
        let whose = network(caller).to_string();
        let site = site(caller).map(|site| format!("{site}/48"));
        let of_site = site.map(|site| self.in_an_hour(limits, &site, limits.site));
        let of_network = self.in_an_hour(limits, &whose, limits.network);
        std::iter::once(of_network).chain(of_site).collect()
    }

    fn in_an_hour(&self, limits: &Hourly, whose: &str, most: u32) -> Attempt {
        Attempt {
            key: self.counter_key(limits.what, whose),
            limit: per_window(most, HOUR),
            soft: None,
        }
    }

    fn pair_key(&self, what: &str, email: &EmailAddress, network: IpAddr) -> CounterKey {
        let network = network.to_string();
        self.keys
            .keyed_hash(what, &[email.as_bytes(), network.as_bytes()])
    }

    pub(super) fn counter_key(&self, what: &str, whose: &str) -> CounterKey {
        self.keys.keyed_hash(what, &[whose.as_bytes()])
    }
}
