//! Sign-in with an address and a password.

use super::first_factor::{ClientFacts, SignIn};
use super::{AccountError, Accounts, parse_email, required};
use crate::store::new_session::Opening;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::limits::PASSWORD_MAX_BYTES;

impl Accounts {
    /// Opens a session. Known and unknown addresses go the same way and take the same time.
    pub async fn sign_in(
        &self,
        email: Option<&str>,
        password: Option<&str>,
        client: &ClientFacts,
    ) -> Result<SignIn, AccountError> {
        let caller = client.address;
        let email = parse_email(email.ok_or(ErrorCode::MissingEmail)?)?;
        let password = required(password, ErrorCode::MissingPassword)?;
        if password.len() > PASSWORD_MAX_BYTES {
            // No account has such a password, so nothing is told and nothing has to be hashed.
            return Err(self.not_found_together(true));
        }
        let counted = self.admit_attempt(&email, caller).await?;
        let user = self.store.user_by_email(&email).await?;
        let hash = user.as_ref().and_then(|user| user.password_hash.as_deref());
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
        if let Some(hash) = user
            .password_hash
            .as_deref()
            .filter(|_| checked.is_outdated)
        {
            let newer = self.hasher.hash(password).await?;
            self.store.upgrade_hash(&user.uid, hash, &newer).await?;
        }
        let opening = Opening {
            provider: "password".into(),
            device: client.device.clone(),
            ..Opening::default()
        };
        let signed_in = self.first_factor_passed(user, opening, client).await?;
        // Knowing the password alone proves nothing about a network.
        if matches!(signed_in, SignIn::Opened(_)) {
            self.refund_attempts(&email, caller, counted).await?;
        }
        Ok(signed_in)
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
