//! The ways to log in to the account of the signed-in person.

use crate::account::actions::Account;
use crate::account::actions::access_token::claims_of;
use sync_protocol::auth::{AccountAnswer, AccountRequest};
use sync_protocol::client::refusal::Refusal;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::WaysIn;
use sync_protocol::limits::FRESH_PROOF_SECONDS;
use sync_protocol::phone::PhoneSignInRequest;

/// What follows needs a code that has to be fetched first; how long that may take, in seconds.
const FETCHING: i64 = 180;

impl Account {
    /// Returns the ways to log in that the account has.
    pub async fn ways_in(&self) -> Result<WaysIn, Refusal> {
        let ask = async |token: String| self.client.look_up(token).await;
        let user = self.driver.with_access_token(ask).await?;
        Ok(WaysIn::of(user))
    }

    /// Checks that the person proved a moment ago who they are.
    ///
    /// # Errors
    ///
    /// `requires-recent-login` if that was too long ago.
    pub async fn require_recent_sign_in(&self) -> Result<(), Refusal> {
        let now = self.driver.now();
        let check = |token: String| async move {
            match now - claims_of(&token).map_or(0, |claims| claims.auth_time) {
                age if age < FRESH_PROOF_SECONDS - FETCHING => Ok(()),
                _ => Err(ErrorCode::RequiresRecentLogin.into()),
            }
        };
        self.driver.with_access_token(check).await
    }

    /// Adds a phone number with the code of a message. Returns whether it was added; otherwise it
    /// belongs to another account.
    pub async fn add_phone(
        &self,
        session: String,
        code: String,
        language: &str,
    ) -> Result<bool, Refusal> {
        let change = self.driver.begin_change().await;
        let proof = PhoneSignInRequest {
            session_info: Some(session),
            code: Some(code),
            ..PhoneSignInRequest::default()
        };
        let ask = |token: String| {
            let request = PhoneSignInRequest {
                id_token: Some(token),
                ..proof.clone()
            };
            async move {
                self.client
                    .phone("signInWithPhoneNumber", &request, language)
                    .await
            }
        };
        let answer = change.with_access_token(ask).await?;
        let is_added = answer.phone.temporary_proof.is_none();
        if is_added {
            self.store(change.sign_outs, answer.account).await?;
        }
        Ok(is_added)
    }

    /// Requests a mail with a code of six digits that adds the address to this account.
    pub async fn request_code_to_add(&self, email: String, language: &str) -> Result<(), Refusal> {
        let ask = async |token: String| {
            let request = AccountRequest {
                request_type: Some("EMAIL_SIGNIN".into()),
                email: Some(email.clone()),
                id_token: Some(token),
                ..AccountRequest::default()
            };
            self.client.account("sendOobCode", &request, language).await
        };
        self.driver.with_access_token(ask).await.map(drop)
    }

    /// Adds an email address with the code of a mail.
    pub async fn add_email(
        &self,
        email: String,
        code: String,
        language: &str,
    ) -> Result<(), Refusal> {
        let request = AccountRequest {
            email: Some(email),
            oob_code: Some(code),
            ..AccountRequest::default()
        };
        let change = self.driver.begin_change().await;
        let answer = self.changed(&change, "signInWithEmailLink", request, language);
        self.store(change.sign_outs, answer.await?).await
    }

    /// Removes the email address (`password`), the phone number (`phone`) or an identity provider (its
    /// id). The service refuses to remove the last way.
    pub async fn remove_way(&self, way: String, language: &str) -> Result<(), Refusal> {
        let phone = self.ways_in().await?.phone;
        let phone = phone.filter(|_| way != "phone");
        let request = AccountRequest {
            delete_provider: vec![way],
            return_secure_token: Some(true),
            ..AccountRequest::default()
        };
        let change = self.driver.begin_change().await;
        let answer = self.changed(&change, "update", request, language).await?;
        let name = answer.display_name.clone();
        let answer = AccountAnswer {
            email: answer.email.or(phone).or(name),
            ..answer
        };
        self.store(change.sign_outs, answer).await
    }
}
