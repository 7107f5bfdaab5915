//! Help by people who looked at the person's papers: a link that two staff hand over to someone who
//! lost the mailbox, and the end of a second step that was lost.

use super::security_step::{Notice, Step};
use super::steps::With;
use super::{AccountError, Accounts, mail};
use crate::store::codes::Purpose;
use crate::store::security_steps::WayChange;
use crate::store::users::User;
use sync_protocol::error_code::ErrorCode;

impl Accounts {
    /// Makes a link for a new password that is handed over in person and never mailed. The record of
    /// security events of the account names both staff by their ids, and theirs names the account. Two-step sign-in stays as it is.
    ///
    /// # Errors
    ///
    /// `OperationNotAllowed` unless three different accounts take part. `UserDisabled` when the account was
    /// closed, also meanwhile. `MissingEmail` when the account has no address, so there is no password to be
    /// set by a link.
    pub async fn hand_over(&self, user: &User, staff: [&User; 2]) -> Result<String, AccountError> {
        let [one, other] = staff;
        if one.uid == other.uid || staff.iter().any(|it| it.uid == user.uid) {
            return Err(ErrorCode::OperationNotAllowed.into());
        }
        if user.disabled {
            return Err(ErrorCode::UserDisabled.into());
        }
        let email = user.email.clone().ok_or(ErrorCode::MissingEmail)?;
        let (code, link) = self.new_code(user, Purpose::ResetPassword, (email, None), mail::BOTH);
        self.store.add_code(&code).await?;
        if self.store.code(code.hash).await?.is_none() {
            // The store takes no code of an account that changed since it was read.
            return Err(ErrorCode::UserDisabled.into());
        }
        self.record("link handed over in person by two staff", &user.uid)
            .await;
        // Of each other they name the id: an address may be changed, and the record keeps no personal text.
        let names = format!(
            "staff who handed the link over: {} and {}",
            one.uid, other.uid
        );
        self.record(&names, &user.uid).await;
        let names = format!("handed over a link in person to {}", user.uid);
        for who in staff {
            self.record(&names, &who.uid).await;
        }
        Ok(link)
    }

    /// Removes all second steps of someone who lost them and has no recovery codes, or to whose account
    /// another person added one. All sessions end; the address or the phone is told and can undo it. Answers how many
    /// there were.
    pub async fn remove_second_steps(&self, user: &User) -> Result<usize, AccountError> {
        let ways: Vec<_> = user
            .factors
            .iter()
            .map(|factor| WayChange::RemoveFactor(factor.id.clone()))
            .collect();
        let count = ways.len();
        if count > 0 {
            let with = With {
                ways,
                ..With::default()
            };
            let step = Step::ChangeWays(Notice::FactorRemoved);
            let taken = self.take_step(user, step, with, mail::BOTH).await?;
            // Something else came first; the operator may try again.
            taken.ok_or(AccountError::Later(1_000))?;
            self.record("second steps removed by an operator", &user.uid)
                .await;
        }
        Ok(count)
    }
}
