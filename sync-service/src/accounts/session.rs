//! Sessions: access tokens are checked, refresh tokens rotate.

use super::id_token::{Claims, Void, verify};
use super::refresh_token::RefreshToken;
use super::session_ends::SessionEnd;
use super::{AccountError, Accounts, Opened};
use crate::store::StoreError;
use crate::store::sessions::{Holder, Rotation};
use crate::store::users::User;
use std::sync::Arc;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::limits::FRESH_PROOF_SECONDS;

/// A session that was not refreshed for this long has ended, in milliseconds: 30 days (NIST SP
/// 800-63B, AAL1).
pub const IDLE: i64 = 30 * 24 * 3_600 * 1_000;

/// An authenticated account, and the claims of its access token.
#[derive(Debug, Clone)]
pub struct SignedIn {
    /// The account, as it is now.
    pub user: User,
    /// The claims.
    pub claims: Arc<Claims>,
}

impl Accounts {
    /// Authenticates an access token: checks its signature, its times and its session.
    pub async fn who(&self, id_token: Option<&str>) -> Result<SignedIn, AccountError> {
        let token = id_token
            .filter(|token| !token.is_empty())
            .ok_or(AccountError::Protocol("MISSING_ID_TOKEN"))?;
        let now = self.now() / 1000;
        let claims = verify(&self.keys, &self.verified, token, &self.policy.project, now).map_err(
            |void| match void {
                Void::Invalid => ErrorCode::InvalidUserToken.into(),
                Void::Expired => ErrorCode::UserTokenExpired.into(),
                Void::Revoked => AccountError::KeyRevoked,
            },
        )?;
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

    /// Authenticates like [`Self::who`], and fails with `RequiresRecentLogin` when the password was
    /// entered more than five minutes ago (ASVS 6.2.3, 7.5.1).
    pub async fn require_recent_sign_in(
        &self,
        id_token: Option<&str>,
    ) -> Result<SignedIn, AccountError> {
        let who = self.who(id_token).await?;
        self.require_recent(&who)?;
        Ok(who)
    }

    /// Fails with `RequiresRecentLogin` when the last sign-in is more than five minutes old.
    pub(super) fn require_recent(&self, who: &SignedIn) -> Result<(), AccountError> {
        let age = self.now() / 1000 - who.claims.auth_time;
        match age > FRESH_PROOF_SECONDS {
            true => Err(ErrorCode::RequiresRecentLogin.into()),
            false => Ok(()),
        }
    }

    /// Returns whether a session that was valid is still open and its access token has not expired.
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
        let mut rotation = self.store.rotate(presented, IDLE, self.now()).await?;
        if rotation == Rotation::Idle && !self.time.check().await? {
            // A clock that jumped makes no session old.
            rotation = self.store.rotate(presented, i64::MAX, self.now()).await?;
        }
        match rotation {
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
            Rotation::Ended | Rotation::Idle => Err(ErrorCode::UserTokenExpired.into()),
            Rotation::Disabled => Err(ErrorCode::UserDisabled.into()),
        }
    }

    /// Forgets sessions that have ended by themselves.
    pub async fn forget_sessions(&self) -> Result<usize, StoreError> {
        self.store.forget_sessions(self.now() - IDLE).await
    }
}
