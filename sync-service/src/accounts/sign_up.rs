//! Sign-up with an address and a password.

use super::{AccountError, Accounts, Opened, parse_email, password, required};
use crate::random::bytes;
use crate::store::StoreError;
use crate::store::users::User;
use std::net::IpAddr;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::limits::PROFILE_TEXT_MAX;

/// Letters and digits of a uid; 62 of them do not divide 256, so bytes beyond 247 are drawn again.
const LETTERS: &[u8; 62] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const UID_LENGTH: usize = 28;

impl Accounts {
    /// Makes an account and opens its first session.
    pub async fn sign_up(
        &self,
        email: Option<&str>,
        password: Option<&str>,
        display_name: Option<String>,
        caller: IpAddr,
    ) -> Result<Opened, AccountError> {
        let email = parse_email(required(email, ErrorCode::MissingEmail)?)?;
        let password = required(password, ErrorCode::MissingPassword)?;
        self.admit_sign_up(caller).await?;
        if self.store.user_by_email(&email).await?.is_some() {
            self.record("sign-up refused: address taken", "").await;
            return Err(ErrorCode::EmailAlreadyInUse.into());
        }
        password::judge(password, &email)?;
        let now = self.now();
        let user = User {
            uid: self.new_uid(),
            password_hash: self.hasher.hash(password).await?,
            email: email.clone(),
            email_verified: false,
            display_name: checked_text(display_name)?,
            photo_url: None,
            password_updated_at: now,
            created_at: now,
            last_login_at: now,
            last_refresh_at: now,
            valid_since: now / 1000,
            epoch: 0,
            disabled: false,
        };
        let (session, refresh_token) = self.new_session(&user.uid, now);
        match self.store.create_user(&user, &session).await {
            Err(StoreError::Conflict) => Err(ErrorCode::EmailAlreadyInUse)?,
            created => created?,
        }
        self.forgive_tries(&email, caller).await?;
        self.record("sign-up", &user.uid).await;
        Ok(self.opened(user, refresh_token, now / 1000))
    }

    fn new_uid(&self) -> String {
        let mut uid = String::with_capacity(UID_LENGTH);
        while uid.len() < UID_LENGTH {
            for byte in bytes::<32>(&self.random) {
                let letter = LETTERS.get(usize::from(byte) % 62).filter(|_| byte < 248);
                if let Some(letter) = letter.filter(|_| uid.len() < UID_LENGTH) {
                    uid.push(char::from(*letter));
                }
            }
        }
        uid
    }
}

/// A text of a profile that is not too long.
pub(super) fn checked_text(text: Option<String>) -> Result<Option<String>, AccountError> {
    match text {
        Some(text) if text.chars().count() > PROFILE_TEXT_MAX => Err(AccountError::Protocol(
            "INVALID_PROFILE_ATTRIBUTE : Please use at most 2,000 characters.",
        )),
        text => Ok(text),
    }
}
