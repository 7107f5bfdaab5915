//! The calls for the open sessions of an account.

use super::auth::done;
use super::refusal::Refusal;
use super::{Client, read};
use crate::sessions::{EndSession, SessionInfo, SessionList};
use reqwest::Method;

impl Client {
    /// `GET /account/sessions`
    pub async fn sessions(&self, access: &str) -> Result<Vec<SessionInfo>, Refusal> {
        let request = self.signed_in(Method::GET, &["account", "sessions"], access)?;
        let list: SessionList = read(request).await?;
        Ok(list.sessions)
    }

    /// `POST /account/sessions/end`
    pub async fn end_session(&self, access: &str, request: &EndSession) -> Result<(), Refusal> {
        let path = ["account", "sessions", "end"];
        let call = self.signed_in(Method::POST, &path, access)?;
        done(call.json(request)).await
    }
}
