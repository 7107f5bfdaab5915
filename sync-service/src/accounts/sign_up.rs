//! Sign-up with an address and a password.
//!
//! The answer says whether the address is taken, as the protocol and the screens want. So asking
//! costs what a sign-up costs: a password that is good enough, its hash, and a place in the limits;
//! and the owner is told by mail. An operator who does not want that runs the service with
//! `--sign-up by-mail` (`sign_up_by_mail`).

use super::first_factor::{ClientFacts, SignIn};
use super::{AccountError, Accounts, Opened, parse_email, password, required};
use crate::email_address::EmailAddress;
use crate::store::StoreError;
use crate::store::attempt_counts::Counted;
use crate::store::new_session::Opening;
use crate::store::requests::{AddressRequest, Wish};
use crate::store::users::{ANONYMOUS, User};
use crate::uid::Uid;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::limits::PROFILE_TEXT_MAX;

impl Accounts {
    /// Makes an account and opens its first session. Everything else is judged before the address
    /// is looked at, and a taken address takes as many steps as a free one.
    pub async fn sign_up(
        &self,
        email: Option<&str>,
        password: Option<&str>,
        display_name: Option<String>,
        client: &ClientFacts,
    ) -> Result<Opened, AccountError> {
        let (caller, language) = (client.address, client.language);
        let email = parse_email(required(email, ErrorCode::MissingEmail)?)?;
        let password = required(password, ErrorCode::MissingPassword)?;
        self.admit_sign_up(caller).await?;
        password::judge(password, &email)?;
        let display_name = checked_text(display_name)?;
        let user = self.new_user(email.clone(), password, display_name).await?;
        let opening = Opening {
            provider: "password".into(),
            device: client.device.clone(),
            ..Opening::default()
        };
        let (session, refresh_token) =
            self.new_session(&user.uid, user.created_at, opening.clone());
        match self.store.create_user(&user, &session).await {
            Err(StoreError::Conflict) => {
                self.tell_owner(&email, language).await?;
                self.record("sign-up refused: address taken", "").await;
                Err(ErrorCode::EmailAlreadyInUse)?;
            }
            created => created?,
        }
        self.refund_attempts(&email, caller, Counted::default())
            .await?;
        self.note_first_sign_in(&user, client).await;
        let signed_in_at = user.created_at / 1000;
        Ok(self.opened(user, refresh_token, signed_in_at, &opening))
    }

    /// Makes an anonymous account. Only its session can open it.
    pub async fn sign_up_anonymously(&self, client: &ClientFacts) -> Result<Opened, AccountError> {
        if !self.policy.ways.anonymous {
            return Err(ErrorCode::AdminRestrictedOperation.into());
        }
        let opening = Opening {
            provider: ANONYMOUS.into(),
            device: client.device.clone(),
            ..Opening::default()
        };
        match self
            .open_new_account(self.empty_user(), opening, client)
            .await?
        {
            SignIn::Opened(opened) => {
                self.store.note_guest(&opened.user.uid).await?;
                Ok(*opened)
            }
            SignIn::SecondFactor { .. } => Err(ErrorCode::InternalError.into()),
        }
    }

    /// Queues a mail to the owner of a taken address, so that it costs the call no more time than
    /// what a new account costs.
    pub(super) async fn tell_owner(
        &self,
        email: &EmailAddress,
        language: &str,
    ) -> Result<(), StoreError> {
        let request = AddressRequest {
            email: email.clone(),
            language: language.to_owned(),
            wish: Wish::SignUpNotice,
        };
        self.store.put_request(&request).await
    }

    /// An account that is not stored yet.
    pub(super) async fn new_user(
        &self,
        email: EmailAddress,
        password: &str,
        display_name: Option<String>,
    ) -> Result<User, AccountError> {
        let password_hash = self.hasher.hash(password).await?;
        Ok(User {
            email: Some(email),
            password_hash: Some(password_hash),
            display_name,
            ..self.empty_user()
        })
    }

    /// An account that nothing leads to yet.
    pub(super) fn empty_user(&self) -> User {
        let now = self.now();
        User {
            uid: Uid::random(&self.random),
            email: None,
            password_hash: None,
            email_verified: false,
            email_link: false,
            display_name: None,
            photo_url: None,
            password_updated_at: now,
            created_at: now,
            last_login_at: now,
            last_refresh_at: now,
            valid_since: now / 1000,
            epoch: 0,
            disabled: false,
            custom_claims: None,
            links: Vec::new(),
            factors: Vec::new(),
        }
    }

    /// Makes an id of a second factor; it looks like the id of an account.
    pub(super) fn new_id(&self) -> String {
        Uid::random(&self.random).into()
    }
}

/// A text of a profile that is not too long.
pub(super) fn checked_text(text: Option<String>) -> Result<Option<String>, AccountError> {
    match text {
        Some(text) if text.chars().count() > PROFILE_TEXT_MAX => Err(AccountError::Protocol(
            "INVALID_PROFILE_ATTRIBUTE : Please use at most 2,000 characters.",
        )),
        text => Ok(text),
    }
}
