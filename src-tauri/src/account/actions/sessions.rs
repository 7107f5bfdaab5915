//! The open sessions of the signed-in person, and what changed in the account.

use crate::account::actions::Account;
use sync_protocol::account_changes::AccountChange;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::sessions::{EndSession, SessionInfo};

impl Account {
    /// Returns the open sessions of the account, the one of this kiosk first.
    pub async fn sessions(&self) -> Result<Vec<SessionInfo>, Refusal> {
        let ask = async |token: String| self.client.sessions(&token).await;
        self.driver.with_access_token(ask).await
    }

    /// Returns what changed in the account, newest first.
    pub async fn changes(&self) -> Result<Vec<AccountChange>, Refusal> {
        let ask = async |token: String| self.client.account_changes(&token).await;
        self.driver.with_access_token(ask).await
    }

    /// Ends another session of the account. It is not an error if that one has ended already.
    pub async fn end_session(&self, id: String) -> Result<(), Refusal> {
        let request = EndSession { id };
        let ask = async |token: String| self.client.end_session(&token, &request).await;
        self.driver.with_access_token(ask).await
    }
}
