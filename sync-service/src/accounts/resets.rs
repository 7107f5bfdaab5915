//! Requests for a new password. The call only queues the request; `requests` answers it.

use super::{AccountError, Accounts, parse_email, required};
use crate::email_address::EmailAddress;
use crate::store::requests::{AddressRequest, Wish};
use std::net::IpAddr;
use sync_protocol::error_code::ErrorCode;

impl Accounts {
    /// Takes a request. Answers the address as it was understood.
    pub async fn request_reset(
        &self,
        email: Option<&str>,
        language: &str,
        caller: IpAddr,
    ) -> Result<EmailAddress, AccountError> {
        let email = parse_email(required(email, ErrorCode::MissingEmail)?)?;
        if self.policy.discovery && self.store.user_by_email(&email).await?.is_none() {
            return Err(ErrorCode::UserNotFound.into());
        }
        self.admit_mail(caller, None).await?;
        let request = AddressRequest {
            email: email.clone(),
            language: language.to_owned(),
            wish: Wish::Reset,
        };
        self.store.put_request(&request).await?;
        Ok(email)
    }
}
