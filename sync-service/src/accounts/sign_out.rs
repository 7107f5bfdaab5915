//! Sign-out on this device and everywhere, and closing an account.

use super::refresh_token::RefreshToken;
use super::session_ends::SessionEnd;
use super::{AccountError, Accounts};

impl Accounts {
    /// Ends the session of a refresh token. An unknown token is none's business.
    pub async fn sign_out(&self, refresh_token: &str) -> Result<(), AccountError> {
        if let Some(token) = RefreshToken::parse(&self.keys, refresh_token) {
            self.store.end_session(token.family).await?;
            self.session_ends
                .announce(SessionEnd::Session(token.family));
        }
        Ok(())
    }

    /// Ends all sessions of an account.
    pub async fn end_sessions(&self, uid: &str, why: &str) -> Result<bool, AccountError> {
        let found = self.store.end_sessions(uid, self.now()).await?;
        self.announce_end(uid);
        self.record(why, uid).await;
        Ok(found)
    }

    /// Tells open connections that all sessions of an account have ended.
    pub(super) fn announce_end(&self, uid: &str) {
        self.session_ends
            .announce(SessionEnd::Account(uid.to_owned()));
    }

    /// Closes or opens an account.
    pub async fn set_disabled(&self, uid: &str, disabled: bool) -> Result<bool, AccountError> {
        let found = self.store.set_disabled(uid, disabled, self.now()).await?;
        self.announce_end(uid);
        self.record(if disabled { "disabled" } else { "enabled" }, uid)
            .await;
        Ok(found)
    }
}
