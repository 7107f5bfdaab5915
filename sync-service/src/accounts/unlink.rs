//! Removing a way to sign in.

use super::security_step::{Notice, Step};
use super::{AccountError, Accounts, Opened};
use crate::store::security_steps::WayChange;

impl Accounts {
    /// Removes ways to sign in; never the last one. All other sessions end, and the owner is told.
    pub async fn unlink(
        &self,
        id_token: Option<&str>,
        providers: &[String],
        language: &str,
    ) -> Result<Opened, AccountError> {
        let who = self.require_recent_sign_in(id_token).await?;
        let goes = |provider: &str| providers.iter().any(|it| it == provider);
        let user = &who.user;
        let by_email = user.email.is_some() && (user.password_hash.is_some() || user.email_link);
        let keeps_email = by_email && !goes("password");
        if !keeps_email && !user.links.iter().any(|link| !goes(&link.provider)) {
            return Err(AccountError::Protocol(
                "OPERATION_NOT_ALLOWED : This is the only way to log in to the account.",
            ));
        }
        // A second factor is told by mail and asks for a confirmed address.
        if goes("password") && !user.factors.is_empty() {
            return Err(AccountError::Protocol(
                "OPERATION_NOT_ALLOWED : Remove the second step first.",
            ));
        }
        let linked = user.links.iter().filter(|link| goes(&link.provider));
        let mut ways: Vec<_> = linked
            .map(|link| WayChange::Unlink(link.provider.clone()))
            .collect();
        if by_email && goes("password") {
            ways.push(WayChange::DropEmail);
        }
        let step = Step::ChangeWays(Notice::WayRemoved);
        let opening = who.claims.opening();
        let opened = self
            .change_ways(&who, step, ways, opening, language)
            .await?;
        self.record("way in removed", &opened.user.uid).await;
        Ok(opened)
    }
}
