//! Sign-up by mail: the account appears when the mailed link is opened.
//!
//! The password is chosen behind the link and not with the request. So only the person who reads
//! the mails of an address can set the password of its account, and nothing of a password is kept
//! for an address that is not confirmed.

use super::codes::hash_of;
use super::sign_up::checked_text;
use super::{AccountError, Accounts, mail, parse_email, password, required};
use crate::email_address::EmailAddress;
use crate::random::bytes;
use crate::store::StoreError;
use crate::store::requests::{AddressRequest, Outcome, Wish};
use crate::store::sign_ups::SignUp;
use data_encoding::BASE64URL_NOPAD;
use std::net::IpAddr;
use sync_protocol::error_code::ErrorCode;

/// How long the link of a sign-up works, in milliseconds.
const LIFE: i64 = 24 * 60 * 60_000;

impl Accounts {
    /// Takes a sign-up. Answers the address as it was understood, whether or not it is taken. A
    /// password is judged if there is one, and not kept.
    pub async fn ask_for_sign_up(
        &self,
        email: Option<&str>,
        password: Option<&str>,
        display_name: Option<String>,
        language: &str,
        caller: IpAddr,
    ) -> Result<EmailAddress, AccountError> {
        let email = parse_email(required(email, ErrorCode::MissingEmail)?)?;
        self.admit_sign_up(caller).await?;
        if let Some(password) = password.filter(|password| !password.is_empty()) {
            password::judge(password, &email)?;
        }
        let request = AddressRequest {
            email: email.clone(),
            language: language.to_owned(),
            wish: Wish::SignUp {
                display_name: checked_text(display_name)?,
            },
        };
        self.store.put_request(&request).await?;
        Ok(email)
    }

    /// Looks at the code of a sign-up without using it up.
    pub async fn look_at_sign_up(&self, code: &str) -> Result<SignUp, AccountError> {
        let found = self.store.sign_up(hash_of(code)).await?;
        let found = found.ok_or(ErrorCode::InvalidActionCode)?;
        if found.expires_at <= self.now() {
            return Err(ErrorCode::ExpiredActionCode.into());
        }
        Ok(found)
    }

    /// Creates the account of a sign-up, with a verified address and without a session.
    pub async fn finish_sign_up(
        &self,
        code: &str,
        new: &str,
        caller: IpAddr,
    ) -> Result<SignUp, AccountError> {
        let sign_up = self.look_at_sign_up(code).await?;
        password::judge(new, &sign_up.email)?;
        let mut user = self
            .new_user(sign_up.email.clone(), new, sign_up.display_name.clone())
            .await?;
        user.email_verified = true;
        match self.store.finish_sign_up(sign_up.hash, &user).await {
            // Used before, or the address has an account by now.
            Ok(false) | Err(StoreError::Conflict) => Err(ErrorCode::InvalidActionCode)?,
            Ok(true) => {}
            Err(error) => Err(error)?,
        }
        self.grant_attempts(&sign_up.email, caller).await?;
        self.record("sign-up", &user.uid).await;
        Ok(sign_up)
    }

    /// Forgets sign-ups an hour after their links ran out.
    pub async fn forget_sign_ups(&self) -> Result<usize, StoreError> {
        self.store.forget_sign_ups(self.now() - 60 * 60_000).await
    }

    /// A new sign-up and the mail that carries its code.
    pub(super) fn sign_up_letter(
        &self,
        email: EmailAddress,
        display_name: Option<String>,
        language: &str,
    ) -> Outcome {
        let text = BASE64URL_NOPAD.encode(&bytes::<16>(&self.random));
        let link = mail::sign_up_link(&self.policy, &text, language);
        let mail = mail::finish_sign_up(&email, &link, language);
        let sign_up = SignUp {
            hash: hash_of(&text),
            email,
            display_name,
            expires_at: self.now() + LIFE,
        };
        Outcome::SignUp(sign_up, mail)
    }
}
