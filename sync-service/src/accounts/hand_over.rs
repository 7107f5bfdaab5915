//! Help for a person who lost the mailbox: two staff look at the person's papers and hand a link over.

use super::{AccountError, Accounts};
use crate::store::codes::Purpose;
use crate::store::users::User;
use sync_protocol::error_code::ErrorCode;

/// The language of the page behind the link until the person chooses another.
const LANGUAGE: &str = "en";

impl Accounts {
    /// Makes a link for a new password that is handed over in person and never mailed. Both staff are
    /// in the record of security events beside the account. Two-step sign-in stays as it is.
    ///
    /// # Errors
    ///
    /// `OperationNotAllowed` unless three different accounts take part. `MissingEmail` when the account
    /// has no address, so there is no password to be set by a link.
    pub async fn hand_over(&self, user: &User, staff: [&User; 2]) -> Result<String, AccountError> {
        let [one, other] = staff;
        if one.uid == other.uid || staff.iter().any(|it| it.uid == user.uid) {
            return Err(ErrorCode::OperationNotAllowed.into());
        }
        let email = user.email.clone().ok_or(ErrorCode::MissingEmail)?;
        let (code, link) = self.new_code(user, Purpose::ResetPassword, (email, None), LANGUAGE);
        self.store.add_code(&code).await?;
        self.record("link handed over in person by two staff", &user.uid)
            .await;
        for who in staff {
            self.record("handed over a link in person", &who.uid).await;
        }
        Ok(link)
    }
}
