//! Takes security steps: reads where an account stands, lets the rule decide, stores the outcome.

use super::security_step::{Chain, Notice, Outcome, Step, Told, UNDO_LIFE, decide};
use super::{Accounts, mail};
use crate::email_address::EmailAddress;
use crate::random::bytes;
use crate::store::StoreError;
use crate::store::codes::{Code, CodeHash, Purpose};
use crate::store::new_session::{Family, NewSession};
use crate::store::outbox::Mail;
use crate::store::second_factors::SecretHash;
use crate::store::security_steps::Contact;
use crate::store::security_steps::{SecurityStep, WayChange};
use crate::store::users::{PHONE, ProviderLink, User};
use crate::uid::Uid;

/// The security event of new printed codes.
pub(super) const RECOVERY_CODES_MADE: &str = "recovery codes made";
/// The security event of a sign-in with a printed code.
pub(super) const RECOVERY_CODE_USED: &str = "sign-in with a recovery code";

/// The data of a step besides the rule.
#[derive(Default)]
pub(super) struct With {
    /// The code that is used up.
    pub spends: Option<CodeHash>,
    /// The undo of a text that is used up.
    pub spends_text: Option<SecretHash>,
    /// The new password, hashed.
    pub password_hash: Option<String>,
    /// The session that the caller keeps.
    pub session: Option<NewSession>,
    /// The one that it takes the place of.
    pub renews: Option<Family>,
    /// A session that goes on as it is.
    pub keeps: Option<Family>,
    /// What happens to the other ways to sign in.
    pub ways: Vec<WayChange>,
    /// Until when the account only waits to be deleted.
    pub deletion_due_at: Option<i64>,
    /// Whether the texts about the step were counted ([`Accounts::admit_told_step`]).
    pub texts_counted: bool,
}

/// Since when an undo takes back what became of the other ways, in milliseconds.
pub(super) fn undone_since(chain: Option<&Chain>, now: i64) -> i64 {
    chain.map_or(now + UNDO_LIFE, |chain| chain.until) - 2 * UNDO_LIFE
}

/// The address of an account after a step: the rule's, unless the ways to sign in change it.
fn address_after(email: Option<EmailAddress>, ways: &[WayChange]) -> Option<EmailAddress> {
    let changed = ways.iter().find_map(|change| match change {
        WayChange::DropEmail => Some(None),
        WayChange::Email(email) => Some(Some(email.clone())),
        _ => None,
    });
    changed.unwrap_or(email)
}

impl Accounts {
    /// Takes a step of an account as it was read. `None`: something else came first.
    pub(super) async fn take_step(
        &self,
        user: &User,
        step: Step,
        with: With,
        language: &str,
    ) -> Result<Option<User>, StoreError> {
        let now = self.now();
        let is_undo = matches!(step, Step::Undo(_));
        let chain = self.chain_of(&user.uid).await?;
        let mut ways = with.ways;
        match &step {
            Step::Undo(contact) => {
                // What a takeover did to the other ways goes with it.
                let since = undone_since(chain.as_ref(), now);
                ways.push(WayChange::UndoSince {
                    since,
                    restores_codes: !self.used_codes_since(&user.uid, since).await?,
                });
                if let Contact::Phone(phone) = contact {
                    // There was no address when the chain began.
                    ways.push(WayChange::DropEmail);
                    ways.push(WayChange::Unlink(PHONE.into()));
                    ways.push(WayChange::Link(ProviderLink::of_phone(phone)));
                }
            }
            Step::ResetPassword => ways.push(WayChange::UnlinkProviders(now - UNDO_LIFE)),
            _ => {}
        }
        let Outcome {
            email,
            keeps_undo,
            voids_password,
            told,
        } = decide(user.email.as_ref(), user.phone(), chain.as_ref(), step, now);
        let (mut mails, mut texts) = (Vec::new(), Vec::new());
        for Told {
            to,
            notice,
            undo_until,
        } in told
        {
            match to {
                Contact::Email(to) => {
                    mails.push(self.notice(user, to, notice, undo_until, language));
                }
                Contact::Phone(to) => {
                    if self.may_text(&user.uid, &to, with.texts_counted).await? {
                        texts.push(self.text_notice(user, to, notice, undo_until, language));
                    }
                }
            }
        }
        let step = SecurityStep {
            uid: user.uid.clone(),
            // An undo applies to every step since then, so that an attacker cannot get ahead of it.
            epoch: (!is_undo).then_some(user.epoch),
            spends: with.spends,
            spends_text: with.spends_text,
            email: address_after(email, &ways),
            password_hash: voids_password
                .then(|| self.hasher.unusable())
                .or(with.password_hash),
            keeps_undo,
            ways,
            mails,
            texts,
            session: with.session,
            keeps: with.keeps,
            at: now,
            deletion_due_at: with.deletion_due_at,
        };
        let taken = self.store.take_step(step).await?;
        if let Some(user) = &taken {
            self.announce_end(&user.uid, with.renews.or(with.keeps));
        }
        Ok(taken)
    }

    /// The chain of changes of an account that can be undone.
    pub(super) async fn chain_of(&self, uid: &Uid) -> Result<Option<Chain>, StoreError> {
        let chain = self.store.undo_chain(uid, self.now()).await?;
        Ok(chain.map(|(contact, until)| Chain { contact, until }))
    }

    /// Whether a printed code was used since a time: perhaps by somebody who has seen the others.
    pub(super) async fn used_codes_since(&self, uid: &Uid, since: i64) -> Result<bool, StoreError> {
        let who = self.pseudonym(uid);
        let used = self.store.events_named(&who, &[RECOVERY_CODE_USED], 1);
        Ok(used.await?.iter().any(|event| event.at >= since))
    }

    /// Tells the owner of a change that has no undo. `is_counted`: whether its texts were counted.
    pub(super) async fn tell(
        &self,
        user: &User,
        notice: Notice,
        is_counted: bool,
        language: &str,
    ) -> Result<(), StoreError> {
        let chain = self.chain_of(&user.uid).await?;
        let (email, phone) = (user.email.as_ref(), user.phone());
        let step = Step::ChangeWays(notice);
        for Told { to, notice, .. } in decide(email, phone, chain.as_ref(), step, self.now()).told {
            match to {
                Contact::Email(to) => {
                    let mail = mail::notice(notice, &to, None, language);
                    self.store.put_mail(&user.uid, &mail).await?;
                }
                Contact::Phone(to) if self.may_text(&user.uid, &to, is_counted).await? => {
                    let (_, text) = self.text_notice(user, to, notice, None, language);
                    let request = bytes(&self.random);
                    self.store.put_message_once(request, &text).await?;
                }
                Contact::Phone(_) => {}
            }
        }
        Ok(())
    }

    /// The mail about a step, with the code it carries.
    fn notice(
        &self,
        user: &User,
        to: EmailAddress,
        notice: Notice,
        undo_until: Option<i64>,
        language: &str,
    ) -> (Option<Code>, Mail) {
        let purpose = match (notice, undo_until) {
            (Notice::EmailRestored, _) => Some(Purpose::ResetPassword),
            (_, Some(_)) => Some(Purpose::RecoverEmail),
            (_, None) => None,
        };
        let code = purpose.map(|purpose| {
            let new_email = undo_until.map(|_| to.clone());
            // Both belong to the address that is told, not to the one the account had.
            let bound = (to.clone(), new_email);
            let (mut code, link) = self.new_code(user, purpose, bound, language);
            code.expires_at = undo_until.unwrap_or(code.expires_at);
            (code, link)
        });
        let link = code.as_ref().map(|(_, link)| link.as_str());
        let mail = match (notice, undo_until, link) {
            (Notice::AccountDeleted, Some(until), Some(link)) => {
                mail::account_closed(&to, link, until, language)
            }
            _ => mail::notice(notice, &to, link, language),
        };
        (code.map(|(code, _)| code), mail)
    }

    /// Takes a step that a code allows, if the account still is as the code says.
    pub(super) async fn step_of_code(
        &self,
        code: &Code,
        step: Step,
        with: With,
        language: &str,
    ) -> Result<Option<User>, StoreError> {
        let user = self.store.user(&code.uid).await?;
        let is_undo = matches!(step, Step::Undo(_));
        match user.filter(|user| is_undo || user.email.as_ref() == Some(&code.email)) {
            Some(user) => self.take_step(&user, step, with, language).await,
            None => Ok(None),
        }
    }
}
