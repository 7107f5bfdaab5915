//! Sign-out on this device and everywhere, and closing an account.

use super::refresh_token::RefreshToken;
use super::security_step::Notice;
use super::session_ends::SessionEnd;
use super::{AccountError, Accounts, mail};
use crate::store::new_session::Family;
use crate::uid::Uid;

impl Accounts {
    /// Ends the session of a refresh token. Ignores an unknown token.
    pub async fn sign_out(&self, refresh_token: &str) -> Result<(), AccountError> {
        if let Some(token) = RefreshToken::parse(&self.keys, refresh_token) {
            self.store.end_session(token.family).await?;
            self.session_ends
                .announce(SessionEnd::Session(token.family));
        }
        Ok(())
    }

    /// Ends all sessions of an account.
    pub async fn end_sessions(&self, uid: &Uid, why: &str) -> Result<bool, AccountError> {
        let found = self.store.end_sessions(uid, self.now()).await?;
        self.announce_end(uid, None);
        self.record(why, uid).await;
        Ok(found)
    }

    /// Tells open connections that all sessions of an account have ended. `renewed` is the session
    /// that got a new one in its place.
    pub(super) fn announce_end(&self, uid: &Uid, renewed: Option<Family>) {
        let uid = uid.to_owned();
        self.session_ends
            .announce(SessionEnd::Account { uid, renewed });
    }

    /// Disables or enables an account, and tells its owner.
    pub async fn set_disabled(&self, uid: &Uid, disabled: bool) -> Result<bool, AccountError> {
        let user = self.store.user(uid).await?;
        let changed = user.filter(|user| user.disabled != disabled);
        let notice = match disabled {
            true => Notice::AccountClosed,
            false => Notice::AccountOpened,
        };
        if let Some(user) = changed {
            // This goes first: an owner who is told twice knows more than one who was not told.
            self.tell(&user, notice, false, mail::BOTH).await?;
        }
        let found = self.store.set_disabled(uid, disabled, self.now()).await?;
        self.announce_end(uid, None);
        self.record(if disabled { "disabled" } else { "enabled" }, uid)
            .await;
        Ok(found)
    }
}
