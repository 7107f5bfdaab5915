//! Changes of a profile: name, picture, password.

use super::security_step::Step;
use super::sign_up::checked_text;
use super::steps::With;
use super::{AccountError, Accounts, Opened, password};
use crate::store::users::{ProfileChange, User};
use sync_protocol::auth::{AccountRequest, UserAttribute};
use sync_protocol::error_code::ErrorCode;

impl Accounts {
    /// Changes name and picture; an empty text stays an empty text.
    pub async fn change_profile(&self, request: AccountRequest) -> Result<User, AccountError> {
        let who = self.who(request.id_token.as_deref()).await?;
        let AccountRequest {
            display_name,
            photo_url,
            delete_attribute,
            ..
        } = request;
        let change = profile_change(display_name, photo_url, &delete_attribute)?;
        let user = self.store.change_profile(&who.user.uid, change).await?;
        user.ok_or(AccountError::Refused(ErrorCode::UserDeleted))
    }

    /// Sets a new password. All sessions end; the caller gets a new one in the same answer.
    pub async fn change_password(
        &self,
        id_token: Option<&str>,
        new: &str,
        language: &str,
    ) -> Result<Opened, AccountError> {
        let who = self.require_recent_sign_in(id_token).await?;
        // A password alone leads nowhere.
        let email = who.user.email.as_deref().ok_or(ErrorCode::MissingEmail)?;
        password::judge(new, email)?;
        self.admit_told_step(&who.user, &Step::ChangePassword)
            .await?;
        let hash = self.hasher.hash(new).await?;
        let now = self.now();
        let (session, refresh_token) = self.new_session(&who.user.uid, now, who.claims.opening());
        let with = With {
            password_hash: Some(hash),
            session: Some(session),
            renews: Some(who.claims.sid),
            texts_counted: true,
            ..With::default()
        };
        let changed = self
            .take_step(&who.user, Step::ChangePassword, with, language)
            .await?;
        let user = changed.ok_or(ErrorCode::UserTokenExpired)?;
        self.record("password changed", &user.uid).await;
        Ok(self.opened(user, refresh_token, now / 1000, &who.claims.opening()))
    }
}

/// The change that a request asks for; what it removes goes before what it sets.
pub(super) fn profile_change(
    display_name: Option<String>,
    photo_url: Option<String>,
    removed: &[UserAttribute],
) -> Result<ProfileChange, AccountError> {
    let change = |attribute, text: Option<String>| {
        Ok::<_, AccountError>(match checked_text(text)? {
            _ if removed.contains(&attribute) => Some(None),
            Some(text) => Some(Some(text)),
            None => None,
        })
    };
    Ok(ProfileChange {
        display_name: change(UserAttribute::DisplayName, display_name)?,
        photo_url: change(UserAttribute::PhotoUrl, photo_url)?,
    })
}
