//! Sessions: access tokens are checked, refresh tokens rotate.

use super::id_token::{Claims, Void, verify};
use super::refresh_token::RefreshToken;
use super::session_ends::SessionEnd;
use super::{AccountError, Accounts, Opened};
use crate::store::StoreError;
use crate::store::sessions::{Holder, Rotation};
use crate::store::users::User;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::limits::FRESH_PROOF_SECONDS;

/// A session that was not refreshed for this long has ended, in milliseconds: 30 days (NIST SP
/// 800-63B, AAL1).
pub const IDLE: i64 = 30 * 24 * 3_600 * 1_000;

/// Who shows an access token, and what it says.
#[derive(Debug, Clone)]
pub struct SignedIn {
    /// The account, as it is now.
    pub user: User,
    /// The claims.
    pub claims: Claims,
}

impl Accounts {
    /// Who shows this access token: signature, times, and whether the session still lives.
    pub async fn who(&self, id_token: Option<&str>) -> Result<SignedIn, AccountError> {
        let token = id_token
            .filter(|token| !token.is_empty())
            .ok_or(AccountError::Protocol("MISSING_ID_TOKEN"))?;
        let now = self.now() / 1000;
        let claims =
            verify(&self.keys, token, &self.policy.project, now).map_err(|void| match void {
                Void::Invalid => ErrorCode::InvalidUserToken.into(),
                Void::Expired => ErrorCode::UserTokenExpired.into(),
                Void::Revoked => AccountError::KeyRevoked,
            })?;
        let holder = self.store.holder(&claims.sub, claims.sid).await?;
        let Holder { user, is_open } = holder.ok_or(ErrorCode::UserDeleted)?;
        if user.disabled {
            return Err(ErrorCode::UserDisabled.into());
        }
        if user.epoch != claims.epoch || !is_open {
            return Err(ErrorCode::UserTokenExpired.into());
        }
        Ok(SignedIn { user, claims })
    }

    /// The same, if the password was given within the last five minutes: changes of what proves who
    /// somebody is need a fresh proof (ASVS 6.2.3, 7.5.1).
    pub async fn require_recent_sign_in(
        &self,
        id_token: Option<&str>,
    ) -> Result<SignedIn, AccountError> {
        let who = self.who(id_token).await?;
        self.require_recent(&who)?;
        Ok(who)
    }

    /// Checks that somebody has proved who it is within the last five minutes.
    pub(super) fn require_recent(&self, who: &SignedIn) -> Result<(), AccountError> {
        let age = self.now() / 1000 - who.claims.auth_time;
        match age > FRESH_PROOF_SECONDS {
            true => Err(ErrorCode::RequiresRecentLogin.into()),
            false => Ok(()),
        }
    }

    /// Whether a session that was good still is; its access token may have expired meanwhile.
    pub async fn is_current(&self, who: &SignedIn) -> Result<bool, StoreError> {
        let holder = self.store.holder(&who.claims.sub, who.claims.sid).await?;
        let is_open = holder.is_some_and(|Holder { user, is_open }| {
            is_open && !user.disabled && user.epoch == who.claims.epoch
        });
        Ok(is_open && self.now() / 1000 < who.claims.exp)
    }

    /// Takes a refresh token and gives the next, with a new access token. A client whose answer was
    /// lost asks again with the same token and gets the same successor, however late, as long as the
    /// successor was not used; an older token ends its session.
    pub async fn refresh(&self, refresh_token: &str) -> Result<Opened, AccountError> {
        let token = RefreshToken::parse(&self.keys, refresh_token)
            .ok_or(AccountError::Protocol("INVALID_REFRESH_TOKEN"))?;
        let successor = token.successor(&self.keys);
        let presented = token.presented(&successor);
        match self.store.rotate(presented, IDLE, self.now()).await? {
            Rotation::Done(user, auth_time, opening) => {
                Ok(self.opened(*user, successor, auth_time, &opening))
            }
            Rotation::Reused(uid) => {
                self.session_ends
                    .announce(SessionEnd::Session(token.family));
                self.record("old refresh token used; its session ended", &uid)
                    .await;
                Err(ErrorCode::UserTokenExpired.into())
            }
            Rotation::Ended => Err(ErrorCode::UserTokenExpired.into()),
            Rotation::Disabled => Err(ErrorCode::UserDisabled.into()),
        }
    }

    /// Forgets sessions that have ended by themselves.
    pub async fn forget_sessions(&self) -> Result<usize, StoreError> {
        self.store.forget_sessions(self.now() - IDLE).await
    }
}
