//! The calls for the open sessions of an account, and for what changed in it.

use super::auth::done;
use super::refusal::Refusal;
use super::{Client, read};
use crate::account_changes::{AccountChange, AccountChanges};
use crate::sessions::{EndSession, SessionInfo, SessionList};
use reqwest::Method;

impl Client {
    /// `GET /account/sessions`
    pub async fn sessions(&self, access: &str) -> Result<Vec<SessionInfo>, Refusal> {
        let request = self.signed_in(Method::GET, &["account", "sessions"], access)?;
        let list: SessionList = read(request).await?;
        Ok(list.sessions)
    }

    /// `GET /account/changes`
    pub async fn account_changes(&self, access: &str) -> Result<Vec<AccountChange>, Refusal> {
        let request = self.signed_in(Method::GET, &["account", "changes"], access)?;
        let list: AccountChanges = read(request).await?;
        Ok(list.changes)
    }

    /// `POST /account/sessions/end`
    pub async fn end_session(&self, access: &str, request: &EndSession) -> Result<(), Refusal> {
        let path = ["account", "sessions", "end"];
        let call = self.signed_in(Method::POST, &path, access)?;
        done(call.json(request)).await
    }
}
