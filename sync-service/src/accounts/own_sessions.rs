//! The open sessions of an account, which its owner can look at and end one by one (ASVS 7.4.4,
//! 7.5.2).

use super::session::SignedIn;
use super::session_ends::SessionEnd;
use super::{AccountError, Accounts};
use crate::clock::rfc3339;
use crate::store::StoreError;
use crate::store::new_session::Family;
use crate::store::sessions::OpenSession;
use data_encoding::BASE64URL_NOPAD;
use sync_protocol::sessions::SessionInfo;

impl Accounts {
    /// Lists the open sessions of an account: the one that asks first, then the last used.
    pub async fn own_sessions(&self, who: &SignedIn) -> Result<Vec<SessionInfo>, StoreError> {
        let mut open = self.store.sessions_of(&who.user.uid).await?;
        let current = who.claims.sid;
        open.sort_by_key(|it| (it.family != current, -it.used_at));
        Ok(open.into_iter().map(|it| info(it, current)).collect())
    }

    /// Ends one session of an account. It is not an error if it has ended already: a button may be
    /// tapped twice.
    pub async fn end_own_session(&self, who: &SignedIn, id: &str) -> Result<(), AccountError> {
        let family = BASE64URL_NOPAD.decode(id.as_bytes()).ok();
        let family: Option<Family> = family.and_then(|bytes| bytes.try_into().ok());
        let Some(family) = family else {
            return Ok(());
        };
        let uid = &who.user.uid;
        if self.store.end_session_of(uid, family).await? {
            self.session_ends.announce(SessionEnd::Session(family));
            self.record("session ended by its owner", uid).await;
        }
        Ok(())
    }
}

fn info(open: OpenSession, current: Family) -> SessionInfo {
    SessionInfo {
        id: BASE64URL_NOPAD.encode(&open.family),
        device: open.opening.device,
        provider: open.opening.provider,
        began_at: rfc3339(open.created_at),
        used_at: rfc3339(open.used_at),
        is_current: open.family == current,
    }
}
