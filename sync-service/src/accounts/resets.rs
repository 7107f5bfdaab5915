//! Requests for a new password.
//!
//! The call itself only writes down that somebody asked, for known and unknown addresses alike; a
//! worker looks afterwards whether there is such an account. So neither the answer nor its time
//! tells who has one.

use super::{AccountError, Accounts, parse_email, required};
use crate::store::StoreError;
use crate::store::codes::{Purpose, ResetRequest};
use std::net::IpAddr;
use sync_protocol::error_code::ErrorCode;

impl Accounts {
    /// Takes a request. Answers the address as it was understood.
    pub async fn request_reset(
        &self,
        email: Option<&str>,
        language: &str,
        caller: IpAddr,
    ) -> Result<String, AccountError> {
        let email = parse_email(required(email, ErrorCode::MissingEmail)?)?;
        if self.policy.discovery && self.store.user_by_email(&email).await?.is_none() {
            return Err(ErrorCode::UserNotFound.into());
        }
        if self.admit_mail(&email, caller).await? {
            self.store.request_reset(&email, language).await?;
        }
        Ok(email)
    }

    /// Answers the request that has waited longest; `false` if there is none.
    pub async fn answer_one_reset(&self) -> Result<bool, StoreError> {
        let Some(ResetRequest {
            id,
            email,
            language,
        }) = self.store.next_reset_request().await?
        else {
            return Ok(false);
        };
        let user = self.store.user_by_email(&email).await?;
        let user = user.filter(|user| !user.disabled);
        let answer = user
            .as_ref()
            .map(|user| self.letter(user, Purpose::ResetPassword, None, &language));
        self.store.answer_reset_request(id, answer).await?;
        if let Some(user) = user {
            self.record("password reset asked for", &user.uid).await;
        }
        Ok(true)
    }
}
