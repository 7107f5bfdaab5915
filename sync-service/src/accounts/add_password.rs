//! An address and a password for an account that has no address, such as a guest's (protocol: `signUp`
//! with an access token).

use super::first_factor::ClientFacts;
use super::security_step::{Notice, Step};
use super::steps::With;
use super::{AccountError, Accounts, Opened, parse_email, password, required};
use crate::store::security_steps::WayChange;
use sync_protocol::auth::SignUpMode;
use sync_protocol::error_code::ErrorCode;

impl Accounts {
    /// Adds an address and a password, with a fresh proof. It costs and tells what a sign-up does, and
    /// nothing is told to an account that has an address.
    pub async fn add_password(
        &self,
        id_token: Option<&str>,
        email: Option<&str>,
        password: Option<&str>,
        client: &ClientFacts,
    ) -> Result<Opened, AccountError> {
        let who = self.require_recent_sign_in(id_token).await?;
        if who.user.email.is_some() || self.policy.sign_up == SignUpMode::ByMail {
            return Err(ErrorCode::OperationNotAllowed.into());
        }
        let email = parse_email(required(email, ErrorCode::MissingEmail)?)?;
        let password = required(password, ErrorCode::MissingPassword)?;
        self.admit_sign_up(client.address).await?;
        password::judge(password, &email)?;
        let with = With {
            password_hash: Some(self.hasher.hash(password).await?),
            ways: vec![WayChange::Email(email.clone())],
            ..With::default()
        };
        let step = Step::ChangeWays(Notice::WayAdded);
        let opening = who.claims.opening_with("password");
        let language = client.language;
        match self
            .take_way_step(&who, step, with, opening, language)
            .await
        {
            Err(AccountError::Refused(ErrorCode::CredentialAlreadyInUse)) => {
                self.tell_owner(&email, language).await?;
                self.record("sign-up refused: address taken", "").await;
                Err(ErrorCode::EmailAlreadyInUse.into())
            }
            added => {
                let opened = added?;
                self.record("address and password added", &opened.user.uid)
                    .await;
                Ok(opened)
            }
        }
    }
}
