//! The rules of security steps (password, address, undo) as a value: no clock, no store.
//!
//! Every step ends all sessions and all codes of the account, except the undo codes of a chain that
//! stays open. A chain begins with the address an account had when a session changed its password
//! or its address. For seven days after the last change of address only this first address can undo,
//! whatever happened since; using the undo ends the chain and voids the password. So a takeover by a
//! stolen session, even with the password, never outlives the owner's undo. A deletion waits until then
//! too, and for three days at least.
//!
//! An account without an address is told at its phone number, and what is said here of an address holds
//! for the number.

use crate::email_address::EmailAddress;
use crate::store::security_steps::Contact;

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
    /// An undo code brings back the address or the number it was sent to.
    Undo(Contact),
    /// The account is deleted. With an address it is closed first, so that the address can undo it.
    Delete,
}

/// The chain of changes that can be undone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chain {
    /// The first address or number of the chain, the only one that can undo.
    pub contact: Contact,
    /// Until when, in milliseconds.
    pub until: i64,
}

/// The notice that an address or a number gets.
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
    /// New printed codes took the place of the old ones.
    RecoveryCodesMade,
    /// A way to sign in was added.
    WayAdded,
    /// The phone number of the account was replaced.
    PhoneChanged,
    /// A way to sign in was removed.
    WayRemoved,
    /// The account was deleted.
    AccountDeleted,
    /// The operator closed the account.
    AccountClosed,
    /// The operator opened the account again.
    AccountOpened,
}

/// A mail or a text about a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// Where it goes.
    pub to: Contact,
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
    /// The mails and texts.
    pub told: Vec<Told>,
}

/// Decides what a step does to an account that has the address `email` or at least the number `phone`,
/// and perhaps an open chain. An account with neither is told nothing.
pub fn decide(
    email: Option<&EmailAddress>,
    phone: Option<&str>,
    chain: Option<&Chain>,
    step: Step,
    now: i64,
) -> Outcome {
    let chain = chain.filter(|chain| chain.until > now);
    let by_mail = email.cloned().map(Contact::Email);
    let present = by_mail.or_else(|| phone.map(|phone| Contact::Phone(phone.to_owned())));
    let present = present.as_ref();
    let first = chain.map_or(present, |chain| Some(&chain.contact));
    let is_first = first == present;
    let fresh = now + UNDO_LIFE;
    let until = chain.map_or(fresh, |chain| chain.until);
    let outcome = |email: Option<&EmailAddress>, keeps_undo, told: Vec<Option<Told>>| Outcome {
        email: email.cloned(),
        keeps_undo,
        voids_password: false,
        told: told.into_iter().flatten().collect(),
    };
    let told = |to: Option<&Contact>, notice, undo_until| {
        Some(Told {
            to: to?.clone(),
            notice,
            undo_until,
        })
    };
    let other = |notice| told(present, notice, None).filter(|_| !is_first);
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
            let first = told(present, Notice::PasswordChanged, None);
            outcome(email, true, vec![first])
        }
        Step::ResetPassword => {
            let first = told(first, Notice::PasswordChanged, Some(until));
            outcome(email, true, vec![first, other(Notice::PasswordChanged)])
        }
        // Back at the first address. No address in between has an undo; the first one keeps its own
        // for what else was changed.
        Step::ChangeEmail(new) if first == Some(&Contact::Email(new.clone())) => {
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
        Step::Undo(contact) => {
            let removed = other_than(&contact, told(present, Notice::EmailRemoved, None));
            match &contact {
                Contact::Email(address) => {
                    let restored = told(Some(&contact), Notice::EmailRestored, None);
                    Outcome {
                        voids_password: true,
                        ..outcome(Some(address), false, vec![restored, removed])
                    }
                }
                // The account had no address, and so no password. The number itself logs in.
                Contact::Phone(_) => outcome(None, false, vec![removed]),
            }
        }
    }
}

/// What is told, unless it goes to this contact.
fn other_than(contact: &Contact, told: Option<Told>) -> Option<Told> {
    told.filter(|told| told.to != *contact)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const OWNER: &str = "owner@example.org";

    fn at(text: &str) -> EmailAddress {
        EmailAddress::parse(text).unwrap()
    }

    fn mail(text: &str) -> Contact {
        Contact::Email(at(text))
    }

    fn chain(address: &str, until: i64) -> Option<Chain> {
        let contact = mail(address);
        Some(Chain { contact, until })
    }

    /// What a step does to an account with an address and no number.
    fn by_mail(
        email: Option<&EmailAddress>,
        chain: Option<&Chain>,
        step: Step,
        now: i64,
    ) -> Outcome {
        decide(email, None, chain, step, now)
    }

    /// The chain after a step, as the store keeps it: the longest undo code.
    fn after(before: Option<Chain>, outcome: &Outcome) -> Option<Chain> {
        let kept = before.filter(|_| outcome.keeps_undo);
        let sent = outcome.told.iter().filter_map(|told| {
            let (contact, until) = (told.to.clone(), told.undo_until?);
            Some(Chain { contact, until })
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
                let outcome = by_mail(Some(&email), open.as_ref(), step, now);
                let is_way_back = outcome.email.as_deref() == Some(OWNER) && *email != *OWNER;
                prop_assert!(is_way_back || outcome.told.iter().any(|told| told.to == mail(OWNER)));
                prop_assert!(outcome.told.iter().all(|told| told.to == mail(OWNER) || told.undo_until.is_none()));
                let addresses: Vec<_> = outcome.told.iter().map(|told| told.to.clone()).collect();
                prop_assert!(addresses.contains(&Contact::Email(email.clone())), "the address before hears of it");
                open = after(open, &outcome);
                email = outcome.email.unwrap();
                let open = open.as_ref().unwrap();
                prop_assert_eq!(&open.contact, &mail(OWNER));
                prop_assert!(open.until > now);

                let deleted = by_mail(Some(&email), Some(open), Step::Delete, now);
                let told: Vec<_> = deleted.told.iter().map(|told| (told.to.clone(), told.undo_until)).collect();
                let least = if *email == *OWNER { now + DELETION_UNDO_LIFE } else { 0 };
                prop_assert!(told.contains(&(mail(OWNER), Some(open.until.max(least)))));
                prop_assert!(told.iter().any(|(to, _)| *to == Contact::Email(email.clone())));

                let undone = by_mail(Some(&email), Some(open), Step::Undo(mail(OWNER)), now);
                prop_assert_eq!(undone.email.as_deref(), Some(OWNER));
                prop_assert!(undone.voids_password && !undone.keeps_undo);
            }
        }
    }

    proptest! {
        /// The same for an account of a phone alone, whose number an attacker may replace.
        #[test]
        fn a7_the_first_number_keeps_the_undo_whatever_follows(
            steps in prop::collection::vec((0_u8..7, 0_u8..3, 0_i64..UNDO_LIFE), 1..40)
        ) {
            const NUMBER: &str = "+12015550100";
            let owner = Contact::Phone(NUMBER.into());
            let (mut email, mut phone) = (None::<EmailAddress>, NUMBER.to_owned());
            let (mut open, mut now) = (None::<Chain>, 0);
            for (kind, place, wait) in steps {
                let evil = at(&format!("evil{place}@example.org"));
                let has_email = email.is_some();
                let before = (email.clone(), phone.clone());
                let step = match kind {
                    0 => {
                        phone = format!("+1201555020{place}");
                        Step::ChangeWays(Notice::PhoneChanged)
                    }
                    1 if !has_email => {
                        email = Some(evil);
                        Step::ChangeWays(Notice::WayAdded)
                    }
                    2 if has_email => Step::ChangePassword,
                    3 if has_email => Step::ResetPassword,
                    4 if has_email => {
                        email = Some(evil.clone());
                        Step::ChangeEmail(evil)
                    }
                    5 if has_email => {
                        email = None;
                        Step::ChangeWays(Notice::WayRemoved)
                    }
                    _ => Step::ChangeWays(Notice::FactorAdded),
                };
                now += wait.min(open.as_ref().map_or(0, |open| open.until - now - 1));
                let outcome = decide(before.0.as_ref(), Some(&before.1), open.as_ref(), step, now);
                let of_owner = outcome.told.iter().find(|told| told.to == owner);
                prop_assert!(of_owner.is_some_and(|told| told.undo_until.is_some()));
                prop_assert!(outcome.told.iter().all(|told| told.to == owner || told.undo_until.is_none()));
                open = after(open, &outcome);
                prop_assert!(open.as_ref().is_some_and(|open| open.contact == owner && open.until > now));

                let undo = Step::Undo(owner.clone());
                let undone = decide(email.as_ref(), Some(&phone), open.as_ref(), undo, now);
                prop_assert_eq!((undone.email, undone.keeps_undo), (None, false));
                let deleted = decide(email.as_ref(), Some(&phone), open.as_ref(), Step::Delete, now);
                prop_assert!(deleted.told.iter().any(|told| told.to == owner && told.undo_until.is_some()));
            }
        }
    }

    #[test]
    fn a7_a_deletion_can_be_undone_by_the_address_of_the_account() {
        let deleted = by_mail(Some(&at(OWNER)), None, Step::Delete, 5);
        assert_eq!((deleted.email.clone(), deleted.keeps_undo), (None, true));
        let told = |outcome: &Outcome| outcome.told[0].undo_until;
        assert_eq!(told(&deleted), Some(5 + DELETION_UNDO_LIFE));
        let undone = by_mail(
            None,
            after(None, &deleted).as_ref(),
            Step::Undo(mail(OWNER)),
            6,
        );
        assert_eq!(undone.email.as_deref(), Some(OWNER));

        let earlier = chain(OWNER, UNDO_LIFE);
        let deleted = by_mail(Some(&at(OWNER)), earlier.as_ref(), Step::Delete, 5);
        assert_eq!(told(&deleted), Some(UNDO_LIFE), "a mail promised it");
        assert_eq!(
            by_mail(None, None, Step::Delete, 5).told,
            [],
            "nobody to tell"
        );
    }

    #[test]
    fn a7_a_change_of_address_can_be_undone_for_seven_days_and_others_do_not_prolong_it() {
        let moved = by_mail(
            Some(&at(OWNER)),
            None,
            Step::ChangeEmail(at("new@example.org")),
            5,
        );
        assert_eq!(moved.told[0].undo_until, Some(5 + UNDO_LIFE));
        let open = chain(OWNER, 5 + UNDO_LIFE);
        for step in [Step::ChangePassword, Step::ResetPassword] {
            let later = by_mail(Some(&at("new@example.org")), open.as_ref(), step, 1_000);
            assert_eq!(later.told[0].undo_until, Some(5 + UNDO_LIFE));
        }
        let over = 6 + UNDO_LIFE;
        let next = Step::ChangeEmail(at("third@example.org"));
        let next = by_mail(Some(&at("new@example.org")), open.as_ref(), next, over);
        assert_eq!(
            next.told[0].to,
            mail("new@example.org"),
            "a chain of its own"
        );
    }

    #[test]
    fn a7_the_way_back_to_the_first_address_gives_no_undo_to_others() {
        let open = chain(OWNER, UNDO_LIFE);
        let back = by_mail(
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
