//! Codes by e-mail: asking for one, looking at it, using it up.
//!
//! A code has 128 random bits, is stored as a hash, works once, and is bound to its account, its
//! purpose and the address the account had.

use super::rate_limit::MailTo;
use super::security_step::{Step, UNDO_LIFE};
use super::steps::With;
use super::{AccountError, Accounts, mail, parse_email, password, required};
use crate::email_address::EmailAddress;
use crate::random::bytes;
use crate::store::StoreError;
use crate::store::codes::{Code, Purpose};
use crate::store::outbox::Mail;
use crate::store::requests::{AddressRequest, Wish};
use crate::store::security_steps::Contact;
use crate::store::users::User;
use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};
use std::net::IpAddr;
use sync_protocol::error_code::ErrorCode;

const MINUTE: i64 = 60_000;
/// How often an undo makes room when the address is used for a sign-up again and again.
const UNDO_ATTEMPTS: usize = 3;

/// How long a code of a purpose works, in milliseconds.
///
/// Longer than ASVS 6.6.2 asks for: the mail is often read on another computer, at a library or at
/// home, and a code that has run out sends a person back for a day.
pub fn life(purpose: Purpose) -> i64 {
    match purpose {
        Purpose::ResetPassword => 60 * MINUTE,
        Purpose::VerifyEmail | Purpose::ChangeEmail => 24 * 60 * MINUTE,
        Purpose::RecoverEmail => UNDO_LIFE,
    }
}

impl Accounts {
    /// Sends a code that confirms the address of the account. Answers the address.
    pub async fn send_verification(
        &self,
        id_token: Option<&str>,
        language: &str,
        caller: IpAddr,
    ) -> Result<EmailAddress, AccountError> {
        let who = self.who(id_token).await?;
        self.admit_mail(caller, Some(&who.user.uid)).await?;
        let email = who.user.email.clone().ok_or(ErrorCode::MissingEmail)?;
        if self.admit_mail_to(&email, MailTo::Owner).await?
            && let Some((code, mail)) =
                self.code_mail(&who.user, Purpose::VerifyEmail, None, language)
        {
            self.store.put_code(&code, &mail).await?;
        }
        Ok(email)
    }

    /// Takes a request for a code to a new address (PRF-2); the change happens when it is used. A
    /// taken address gets no mail, and the caller is not told. Answers the present address; an account
    /// without one has nothing to change.
    pub async fn send_email_change(
        &self,
        id_token: Option<&str>,
        new_email: Option<&str>,
        language: &str,
        caller: IpAddr,
    ) -> Result<EmailAddress, AccountError> {
        // The order is that of the provider's emulator; what only we ask for comes after it.
        let new = required(new_email, ErrorCode::MissingEmail)
            .map_err(|_| AccountError::Protocol("MISSING_NEW_EMAIL"))?;
        let who = self.who(id_token).await?;
        let email = who.user.email.clone().ok_or(ErrorCode::MissingEmail)?;
        self.require_recent(&who)?;
        let new = parse_email(new)?;
        if self.policy.discovery && self.store.user_by_email(&new).await?.is_some() {
            return Err(ErrorCode::EmailAlreadyInUse.into());
        }
        self.admit_mail(caller, Some(&who.user.uid)).await?;
        let request = AddressRequest {
            email: new,
            language: language.to_owned(),
            wish: Wish::ChangeEmail {
                uid: who.user.uid,
                epoch: who.user.epoch,
            },
        };
        self.store.put_request(&request).await?;
        Ok(email)
    }

    /// Looks at a code without using it up.
    pub async fn look_at_code(&self, code: Option<&str>) -> Result<Code, AccountError> {
        let code = code
            .filter(|code| !code.is_empty())
            .ok_or(AccountError::Protocol("MISSING_OOB_CODE"))?;
        let found = self.store.code(hash_of(code)).await?;
        let found = found.ok_or(ErrorCode::InvalidActionCode)?;
        if found.expires_at <= self.now() {
            return Err(ErrorCode::ExpiredActionCode.into());
        }
        Ok(found)
    }

    /// Sets a new password with a code. A password that is not good enough leaves the code as it
    /// is. All sessions end, and no session begins.
    pub async fn reset_password(
        &self,
        code: Option<&str>,
        new: &str,
        language: &str,
        caller: IpAddr,
    ) -> Result<Code, AccountError> {
        let code = self.look_at_code(code).await?;
        if code.purpose != Purpose::ResetPassword {
            return Err(ErrorCode::InvalidActionCode.into());
        }
        password::judge(new, &code.email)?;
        let with = With {
            spends: Some(code.hash),
            password_hash: Some(self.hasher.hash(new).await?),
            ..With::default()
        };
        let user = self
            .step_of_code(&code, Step::ResetPassword, with, language)
            .await?;
        let user = user.ok_or(ErrorCode::InvalidActionCode)?;
        self.grant_attempts(&code.email, caller).await?;
        self.allow_second_factor(&user.uid).await?;
        self.record("password reset", &user.uid).await;
        Ok(code)
    }

    /// Uses up a code that confirms, changes or brings back an address.
    pub async fn apply_code(
        &self,
        code: Option<&str>,
        language: &str,
    ) -> Result<User, AccountError> {
        let code = match (self.look_at_code(code).await, code) {
            (Err(AccountError::Refused(ErrorCode::InvalidActionCode)), Some(code)) => {
                return self.undo_by_text(code, language).await;
            }
            (code, _) => code?,
        };
        let applied = match (code.purpose, code.new_email.clone()) {
            (Purpose::VerifyEmail, _) => self.store.verify_email(code.hash).await?,
            (Purpose::ChangeEmail, Some(address)) => {
                self.change_email(&code, Step::ChangeEmail(address), language)
                    .await?
            }
            (Purpose::RecoverEmail, Some(address)) => self.undo(&code, &address, language).await?,
            (Purpose::ResetPassword | Purpose::ChangeEmail | Purpose::RecoverEmail, _) => None,
        };
        let user = applied.ok_or(ErrorCode::InvalidActionCode)?;
        self.record(code.purpose.name(), &user.uid).await;
        Ok(user)
    }

    /// Forgets codes an hour after they ran out.
    pub async fn forget_codes(&self) -> Result<usize, StoreError> {
        self.store.forget_codes(self.now() - 60 * MINUTE).await
    }

    async fn change_email(
        &self,
        code: &Code,
        step: Step,
        language: &str,
    ) -> Result<Option<User>, AccountError> {
        let with = With {
            spends: Some(code.hash),
            ..With::default()
        };
        match self.step_of_code(code, step, with, language).await {
            // Another account has the address by now; the answer does not tell which.
            Err(StoreError::Conflict) if self.policy.discovery => {
                Err(ErrorCode::EmailAlreadyInUse.into())
            }
            Err(StoreError::Conflict) => Ok(None),
            changed => Ok(changed?),
        }
    }

    /// Gives an account back to the address that the undo code was mailed to. An account that has the
    /// address by now makes room: anybody can have made it, and the undo shows whose the mailbox is.
    async fn undo(
        &self,
        code: &Code,
        address: &EmailAddress,
        language: &str,
    ) -> Result<Option<User>, AccountError> {
        for _ in 0..UNDO_ATTEMPTS {
            let with = With {
                spends: Some(code.hash),
                ..With::default()
            };
            let step = Step::Undo(Contact::Email(address.clone()));
            match self.step_of_code(code, step, with, language).await {
                Err(StoreError::Conflict) => self.make_room(address, &code.uid, language).await?,
                undone => return Ok(undone?),
            }
        }
        Ok(None)
    }

    /// A new code of an account and the mail that carries it; `None` without an address, because a
    /// code is bound to the address that the account has.
    pub(super) fn code_mail(
        &self,
        user: &User,
        purpose: Purpose,
        new_email: Option<EmailAddress>,
        language: &str,
    ) -> Option<(Code, Mail)> {
        let email = user.email.clone()?;
        let (code, link) = self.new_code(user, purpose, (email, new_email), language);
        let to = match purpose {
            Purpose::ChangeEmail => code.new_email.as_ref().unwrap_or(&code.email),
            _ => &code.email,
        };
        let mail = mail::with_link(purpose, to, &link, language);
        Some((code, mail))
    }

    /// A new code of an account, bound to an address and perhaps for a new one, and the link that
    /// carries it.
    pub(super) fn new_code(
        &self,
        user: &User,
        purpose: Purpose,
        (email, new_email): (EmailAddress, Option<EmailAddress>),
        language: &str,
    ) -> (Code, String) {
        let text = BASE64URL_NOPAD.encode(&bytes::<16>(&self.random));
        let link = mail::link(&self.policy, purpose, &text, language);
        let code = Code {
            hash: hash_of(&text),
            uid: user.uid.clone(),
            purpose,
            email,
            new_email,
            expires_at: self.now() + life(purpose),
            epoch: user.epoch,
        };
        (code, link)
    }
}

/// The hash that a code is stored by.
pub(super) fn hash_of(code: &str) -> [u8; 32] {
    Sha256::digest(code.as_bytes()).into()
}
