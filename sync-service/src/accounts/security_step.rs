//! The rules of security steps (password, address, undo) as a value: no clock, no store.
//!
//! Every step ends all sessions and all codes of the account, except the undo codes of a chain that
//! stays open. A chain begins with the address an account had when a session changed its password
//! or its address. For seven days after the last change of address only this first address can undo,
//! whatever happened since; using the undo ends the chain and voids the password. So a takeover by a
//! stolen session, even with the password, never outlives the owner's undo. A deletion waits until then
//! too, and for three days at least.

use crate::email_address::EmailAddress;

/// How long an undo can be used, in milliseconds: 7 days.
pub const UNDO_LIFE: i64 = 7 * 24 * 60 * 60_000;

/// How long a deletion can be undone at least, in milliseconds: 72 hours. Who reads mail at a library
/// that is closed on weekends has time from Friday to Monday.
pub const DELETION_UNDO_LIFE: i64 = 72 * 60 * 60_000;

/// A step that was authorized.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// A signed-in person sets a new password.
    ChangePassword,
    /// A code that was mailed to the address of the account sets a new password.
    ResetPassword,
    /// A signed-in person changes another way to sign in: second factor, phone, provider.
    ChangeWays(Notice),
    /// A code that was mailed to an address nobody had confirmed proves whose it is.
    ProveAddress,
    /// A code that was mailed to a new address confirms it.
    ChangeEmail(EmailAddress),
    /// An undo code brings back the address it was mailed to.
    Undo(EmailAddress),
    /// The account is deleted. With an address it is closed first, so that the address can undo it.
    Delete,
}

/// The chain of changes that can be undone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chain {
    /// The first address of the chain, the only one that can undo.
    pub address: EmailAddress,
    /// Until when, in milliseconds.
    pub until: i64,
}

/// The notice that an address gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// The password was changed.
    PasswordChanged,
    /// The address of the account was changed.
    EmailChanged,
    /// The address of the account was changed, and this address cannot undo it.
    EmailRemoved,
    /// The account belongs to this address again; the mail carries a reset code.
    EmailRestored,
    /// A second factor was added.
    FactorAdded,
    /// A second factor was removed.
    FactorRemoved,
    /// A way to sign in was added.
    WayAdded,
    /// A way to sign in was removed.
    WayRemoved,
    /// The account was deleted.
    AccountDeleted,
}

/// A mail about a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// Its address.
    pub to: EmailAddress,
    /// The notice.
    pub notice: Notice,
    /// Until when its undo link works, in milliseconds; without, it carries no undo.
    pub undo_until: Option<i64>,
}

/// The effects of a step, besides ending every session and every code but the undo codes that stay.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The address of the account after it, if it has one.
    pub email: Option<EmailAddress>,
    /// Whether undo codes of the chain stay as they are.
    pub keeps_undo: bool,
    /// Whether the password stops working until a reset.
    pub voids_password: bool,
    /// The mails.
    pub told: Vec<Told>,
}

/// Decides what a step does to an account that has the address `email` and perhaps an open chain.
/// An account without an address is told nothing.
pub fn decide(
    email: Option<&EmailAddress>,
    chain: Option<&Chain>,
    step: Step,
    now: i64,
) -> Outcome {
    let chain = chain.filter(|chain| chain.until > now);
    let first = chain.map_or(email, |chain| Some(&chain.address));
    let is_first = first == email;
    let fresh = now + UNDO_LIFE;
    let until = chain.map_or(fresh, |chain| chain.until);
    let outcome = |email: Option<&EmailAddress>, keeps_undo, told: Vec<Option<Told>>| Outcome {
        email: email.cloned(),
        keeps_undo,
        voids_password: false,
        told: told.into_iter().flatten().collect(),
    };
    let told = |to: Option<&EmailAddress>, notice, undo_until| {
        Some(Told {
            to: to?.clone(),
            notice,
            undo_until,
        })
    };
    let other = |notice| told(email, notice, None).filter(|_| !is_first);
    let changed = |notice| {
        // A step by another person must not prolong the undo of the first address.
        let until = if is_first { fresh } else { until };
        let first = told(first, notice, Some(until));
        outcome(email, true, vec![first, other(notice)])
    };
    match step {
        Step::ChangePassword => changed(Notice::PasswordChanged),
        Step::ChangeWays(notice) => changed(notice),
        // Whoever had the account before did not read this mailbox.
        Step::ProveAddress => outcome(email, false, Vec::new()),
        // The owner reads mail: the undo stays for what a new password leaves as it is, such as a
        // second step that a thief added.
        Step::ResetPassword if is_first => {
            let first = told(email, Notice::PasswordChanged, None);
            outcome(email, true, vec![first])
        }
        Step::ResetPassword => {
            let first = told(first, Notice::PasswordChanged, Some(until));
            outcome(email, true, vec![first, other(Notice::PasswordChanged)])
        }
        // Back at the first address. No address in between has an undo; the first one keeps its own
        // for what else was changed.
        Step::ChangeEmail(new) if Some(&new) == first => {
            outcome(Some(&new), true, vec![other(Notice::EmailRemoved)])
        }
        Step::ChangeEmail(new) => {
            let first = told(first, Notice::EmailChanged, Some(fresh));
            outcome(Some(&new), true, vec![first, other(Notice::EmailRemoved)])
        }
        // The account waits without address and password for as long as a mail promises the undo.
        Step::Delete => {
            let promised = chain.map(|chain| chain.until);
            // As above, a step by another person prolongs nothing.
            let least = is_first.then_some(now + DELETION_UNDO_LIFE);
            let first = told(first, Notice::AccountDeleted, promised.max(least));
            Outcome {
                voids_password: true,
                ..outcome(None, true, vec![first, other(Notice::AccountDeleted)])
            }
        }
        Step::Undo(address) => {
            let restored = told(Some(&address), Notice::EmailRestored, None);
            let removed =
                told(email, Notice::EmailRemoved, None).filter(|_| email != Some(&address));
            Outcome {
                voids_password: true,
                ..outcome(Some(&address), false, vec![restored, removed])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const OWNER: &str = "owner@example.org";

    fn at(text: &str) -> EmailAddress {
        EmailAddress::parse(text).unwrap()
    }

    fn chain(address: &str, until: i64) -> Option<Chain> {
        let address = at(address);
        Some(Chain { address, until })
    }

    /// The chain after a step, as the store keeps it: the longest undo code.
    fn after(before: Option<Chain>, outcome: &Outcome) -> Option<Chain> {
        let kept = before.filter(|_| outcome.keeps_undo);
        let sent = outcome.told.iter().filter_map(|told| {
            let until = told.undo_until?;
            chain(&told.to, until)
        });
        kept.into_iter().chain(sent).max_by_key(|chain| chain.until)
    }

    proptest! {
        /// Whatever an attacker does within seven days of the first step, the undo stays with the
        /// owner's address alone, and the owner hears of every step.
        #[test]
        fn a7_the_first_address_keeps_the_undo_whatever_follows(
            steps in prop::collection::vec((0_u8..6, 0_u8..3, 0_i64..UNDO_LIFE), 1..40)
        ) {
            let (mut email, mut open, mut now) = (at(OWNER), None::<Chain>, 0);
            for (kind, place, wait) in steps {
                let step = match kind {
                    0 => Step::ChangePassword,
                    // Only who reads the mailbox of the account can reset.
                    1 if *email != *OWNER => Step::ResetPassword,
                    2 => Step::ChangeWays(Notice::FactorAdded),
                    // What the owner does before the undo takes nothing of it away.
                    4 if *email == *OWNER && open.is_some() => Step::ResetPassword,
                    5 if *email != *OWNER => Step::ChangeEmail(at(OWNER)),
                    _ => Step::ChangeEmail(at(&format!("evil{place}@example.org"))),
                };
                now += wait.min(open.as_ref().map_or(0, |open| open.until - now - 1));
                let outcome = decide(Some(&email), open.as_ref(), step, now);
                let is_way_back = outcome.email.as_deref() == Some(OWNER) && *email != *OWNER;
                prop_assert!(is_way_back || outcome.told.iter().any(|told| *told.to == *OWNER));
                prop_assert!(outcome.told.iter().all(|told| *told.to == *OWNER || told.undo_until.is_none()));
                let addresses: Vec<_> = outcome.told.iter().map(|told| told.to.clone()).collect();
                prop_assert!(addresses.contains(&email), "the address before hears of it");
                open = after(open, &outcome);
                email = outcome.email.unwrap();
                let open = open.as_ref().unwrap();
                prop_assert_eq!(&*open.address, OWNER);
                prop_assert!(open.until > now);

                let deleted = decide(Some(&email), Some(open), Step::Delete, now);
                let told: Vec<_> = deleted.told.iter().map(|told| (&*told.to, told.undo_until)).collect();
                let least = if *email == *OWNER { now + DELETION_UNDO_LIFE } else { 0 };
                prop_assert!(told.contains(&(OWNER, Some(open.until.max(least)))));
                prop_assert!(told.iter().any(|(to, _)| **to == *email));

                let undone = decide(Some(&email), Some(open), Step::Undo(at(OWNER)), now);
                prop_assert_eq!(undone.email.as_deref(), Some(OWNER));
                prop_assert!(undone.voids_password && !undone.keeps_undo);
            }
        }
    }

    #[test]
    fn a7_a_deletion_can_be_undone_by_the_address_of_the_account() {
        let deleted = decide(Some(&at(OWNER)), None, Step::Delete, 5);
        assert_eq!((deleted.email.clone(), deleted.keeps_undo), (None, true));
        let told = |outcome: &Outcome| outcome.told[0].undo_until;
        assert_eq!(told(&deleted), Some(5 + DELETION_UNDO_LIFE));
        let undone = decide(
            None,
            after(None, &deleted).as_ref(),
            Step::Undo(at(OWNER)),
            6,
        );
        assert_eq!(undone.email.as_deref(), Some(OWNER));

        let earlier = chain(OWNER, UNDO_LIFE);
        let deleted = decide(Some(&at(OWNER)), earlier.as_ref(), Step::Delete, 5);
        assert_eq!(told(&deleted), Some(UNDO_LIFE), "a mail promised it");
        assert_eq!(
            decide(None, None, Step::Delete, 5).told,
            [],
            "nobody to tell"
        );
    }

    #[test]
    fn a7_a_change_of_address_can_be_undone_for_seven_days_and_others_do_not_prolong_it() {
        let moved = decide(
            Some(&at(OWNER)),
            None,
            Step::ChangeEmail(at("new@example.org")),
            5,
        );
        assert_eq!(moved.told[0].undo_until, Some(5 + UNDO_LIFE));
        let open = chain(OWNER, 5 + UNDO_LIFE);
        for step in [Step::ChangePassword, Step::ResetPassword] {
            let later = decide(Some(&at("new@example.org")), open.as_ref(), step, 1_000);
            assert_eq!(later.told[0].undo_until, Some(5 + UNDO_LIFE));
        }
        let over = 6 + UNDO_LIFE;
        let next = Step::ChangeEmail(at("third@example.org"));
        let next = decide(Some(&at("new@example.org")), open.as_ref(), next, over);
        assert_eq!(&*next.told[0].to, "new@example.org", "a chain of its own");
    }

    #[test]
    fn a7_the_way_back_to_the_first_address_gives_no_undo_to_others() {
        let open = chain(OWNER, UNDO_LIFE);
        let back = decide(
            Some(&at("evil@example.org")),
            open.as_ref(),
            Step::ChangeEmail(at(OWNER)),
            1,
        );
        assert!(
            back.keeps_undo,
            "for a second step that was added meanwhile"
        );
        assert!(back.told.iter().all(|told| told.undo_until.is_none()));
    }
}
