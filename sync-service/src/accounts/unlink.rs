//! Removing a way to sign in.

use super::security_step::{Notice, Step};
use super::session::SignedIn;
use super::steps::With;
use super::{AccountError, Accounts, Opened};
use crate::store::StoreError;
use crate::store::security_steps::WayChange;
use crate::store::users::{PHONE, User};
use sync_protocol::auth::UserAttribute;
use sync_protocol::error_code::ErrorCode;

const ONLY_WAY: AccountError = AccountError::Protocol(
    "OPERATION_NOT_ALLOWED : This is the only way to log in to the account.",
);

/// What a person removes from their account.
#[derive(Debug, Clone, Copy)]
pub struct Removed<'a> {
    /// Providers; `password` stands for the address.
    pub providers: &'a [String],
    /// Parts of the account; those of the profile are no ways to sign in.
    pub attributes: &'a [UserAttribute],
}

impl Removed<'_> {
    /// Whether it can change the ways to sign in.
    pub fn has_ways(&self) -> bool {
        let is_way =
            |it: &UserAttribute| matches!(it, UserAttribute::Email | UserAttribute::Password);
        !self.providers.is_empty() || self.attributes.iter().any(is_way)
    }

    /// Refuses what is not served, so that nobody takes it for removed.
    pub fn check(&self) -> Result<(), AccountError> {
        let is_unserved =
            |it: &UserAttribute| matches!(it, UserAttribute::Provider | UserAttribute::RawUserInfo);
        match self.attributes.iter().any(is_unserved) {
            true => Err(AccountError::Protocol(
                "OPERATION_NOT_ALLOWED : This deleteAttribute is not served.",
            )),
            false => Ok(()),
        }
    }
}

/// An account after ways to sign in were removed.
pub enum Unlinked {
    /// The session of the caller goes on as it is.
    Kept(Box<User>),
    /// A new session in the place of the caller's.
    Opened(Box<Opened>),
}

impl Accounts {
    /// Removes ways to sign in; never the last one. All other sessions end, and the owner is told.
    /// The official client passes over the tokens of this answer, so its session goes on unless it
    /// asks for a new one (`wants_tokens`).
    pub async fn unlink(
        &self,
        id_token: Option<&str>,
        removed: Removed<'_>,
        wants_tokens: bool,
        language: &str,
    ) -> Result<Unlinked, AccountError> {
        let who = self.require_recent_sign_in(id_token).await?;
        let ways = removals(&who.user, removed)?;
        if ways.is_empty() && !wants_tokens {
            return Ok(Unlinked::Kept(Box::new(who.user)));
        }
        let unlinked = match wants_tokens {
            true => {
                let step = Step::ChangeWays(Notice::WayRemoved);
                let opening = who.claims.opening();
                let opened = self.change_ways(&who, step, ways, opening, language);
                Unlinked::Opened(Box::new(opened.await?))
            }
            false => Unlinked::Kept(Box::new(self.unlink_here(&who, ways, language).await?)),
        };
        self.record("way in removed", &who.user.uid).await;
        Ok(unlinked)
    }

    async fn unlink_here(
        &self,
        who: &SignedIn,
        ways: Vec<WayChange>,
        language: &str,
    ) -> Result<User, AccountError> {
        let step = Step::ChangeWays(Notice::WayRemoved);
        self.admit_told_step(&who.user, &step).await?;
        let with = With {
            ways,
            keeps: Some(who.claims.sid),
            texts_counted: true,
            ..With::default()
        };
        match self.take_step(&who.user, step, with, language).await {
            // Another way was removed in the same moment.
            Err(StoreError::Conflict) => Err(ONLY_WAY),
            taken => Ok(taken?.ok_or(ErrorCode::UserTokenExpired)?),
        }
    }
}

/// Returns what removing these changes; refuses to remove the last way.
fn removals(user: &User, removed: Removed<'_>) -> Result<Vec<WayChange>, AccountError> {
    let goes = |provider: &str| removed.providers.iter().any(|it| it == provider);
    let has = |attribute| removed.attributes.contains(&attribute);
    let by_email = user.has_email_way();
    let email_goes = (has(UserAttribute::Email) && user.email.is_some()) || goes("password");
    let password_goes = has(UserAttribute::Password) && user.password_hash.is_some();
    let keeps_email = by_email && !email_goes && (!password_goes || user.email_link);
    let keeps_link = user.links.iter().any(|link| !goes(&link.provider));
    let removes = email_goes || password_goes || !removed.providers.is_empty();
    if removes && !keeps_email && !keeps_link {
        return Err(ONLY_WAY);
    }
    // A change of a second factor is told by mail, or by text where there is no address.
    let is_contact = email_goes || (user.email.is_none() && goes(PHONE));
    if is_contact && !user.factors.is_empty() {
        return Err(AccountError::Protocol(
            "OPERATION_NOT_ALLOWED : Remove the second step first.",
        ));
    }
    let linked = user.links.iter().filter(|link| goes(&link.provider));
    let mut ways: Vec<_> = linked
        .map(|link| WayChange::Unlink(link.provider.clone()))
        .collect();
    if email_goes && (by_email || has(UserAttribute::Email)) {
        ways.push(WayChange::DropEmail);
    } else if password_goes {
        ways.push(WayChange::DropPassword);
    }
    Ok(ways)
}
