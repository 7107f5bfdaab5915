//! Sign-in with an address and a password.

use super::{AccountError, Accounts, Opened, parse_email, required};
use std::net::IpAddr;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::limits::PASSWORD_MAX_BYTES;

impl Accounts {
    /// Opens a session. Known and unknown addresses go the same way and take the same time.
    pub async fn sign_in(
        &self,
        email: Option<&str>,
        password: Option<&str>,
        caller: IpAddr,
    ) -> Result<Opened, AccountError> {
        let email = parse_email(email.ok_or(ErrorCode::MissingEmail)?)?;
        let password = required(password, ErrorCode::MissingPassword)?;
        if password.len() > PASSWORD_MAX_BYTES {
            // No account has such a password, so nothing is told and nothing has to be hashed.
            return Err(self.not_found_together(true));
        }
        let counted = self.admit_attempt(&email, caller).await?;
        let user = self.store.user_by_email(&email).await?;
        let hash = user.as_ref().map(|user| user.password_hash.as_str());
        let checked = self.hasher.check(password, hash).await?;
        let is_known = user.is_some();
        let Some(user) = user.filter(|_| checked.matches) else {
            self.record("sign-in refused", "").await;
            return Err(match counted.wait {
                0 => self.not_found_together(is_known),
                wait => AccountError::Later(wait),
            });
        };
        if counted.is_held {
            self.record("sign-in refused: too many tries", &user.uid)
                .await;
            return Err(AccountError::Later(counted.wait));
        }
        if user.disabled {
            self.record("sign-in refused: disabled", &user.uid).await;
            return Err(ErrorCode::UserDisabled.into());
        }
        if checked.is_outdated {
            let newer = self.hasher.hash(password).await?;
            self.store
                .upgrade_hash(&user.uid, &user.password_hash, &newer)
                .await?;
        }
        let now = self.now();
        let (session, refresh_token) = self.new_session(&user.uid, now);
        let opened = self.store.open_session(&session, user.epoch).await?;
        let user = opened.ok_or(ErrorCode::InvalidCredential)?;
        self.refund_attempts(&email, caller, counted).await?;
        self.record("sign-in", &user.uid).await;
        Ok(self.opened(user, refresh_token, now / 1000))
    }

    /// The refusal of an address and a password that do not belong together.
    fn not_found_together(&self, is_known: bool) -> AccountError {
        let code = match (self.policy.discovery, is_known) {
            (false, _) => ErrorCode::InvalidCredential,
            (true, false) => ErrorCode::UserNotFound,
            (true, true) => ErrorCode::WrongPassword,
        };
        code.into()
    }
}
