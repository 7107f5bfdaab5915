//! What follows a first factor that was right: a session, or the wish for a second factor. Every way
//! to sign in ends here, so that none of them can pass a second factor by.

use super::codes::hash_of;
use super::refresh_token::RefreshToken;
use super::{AccountError, Accounts, Opened};
use crate::random::bytes;
use crate::store::known_devices::NotedDevice;
use crate::store::new_session::Opening;
use crate::store::second_factors::PendingSignIn;
use crate::store::sign_ins::NotedSession;
use crate::store::users::User;
use data_encoding::BASE64URL_NOPAD;
use std::net::IpAddr;
use sync_protocol::error_code::ErrorCode;

/// How long a sign-in waits for its second factor, in milliseconds.
const PENDING_LIFE: i64 = 5 * 60_000;

/// Who calls, as far as the network and the headers say it.
#[derive(Debug, Clone)]
pub struct ClientFacts {
    /// Network address.
    pub address: IpAddr,
    /// Name of the device or the browser, as its owner is told.
    pub device: String,
    /// Language of mails and messages.
    pub language: &'static str,
}

/// What a right first factor leads to.
#[derive(Debug, Clone)]
pub enum SignIn {
    /// A session.
    Opened(Box<Opened>),
    /// A second factor is wanted; the credential proves the first.
    SecondFactor {
        /// The account.
        user: Box<User>,
        /// Random, good for five minutes and five tries.
        credential: String,
    },
}

/// What is needed once a prepared session is open.
pub(super) struct Prepared {
    refresh_token: RefreshToken,
    opening: Opening,
    new_device: Option<NotedDevice>,
    /// Milliseconds.
    at: i64,
}

impl Accounts {
    /// Opens a session of an account whose first factor was right, or asks for the second.
    pub(super) async fn first_factor_passed(
        &self,
        user: User,
        opening: Opening,
        client: &ClientFacts,
    ) -> Result<SignIn, AccountError> {
        if user.disabled {
            self.record("sign-in refused: disabled", &user.uid).await;
            return Err(ErrorCode::UserDisabled.into());
        }
        let now = self.now();
        if !user.factors.is_empty() {
            let credential = BASE64URL_NOPAD.encode(&bytes::<32>(&self.random));
            let pending = PendingSignIn {
                hash: hash_of(&credential),
                uid: user.uid.clone(),
                epoch: user.epoch,
                opening,
                expires_at: now + PENDING_LIFE,
            };
            self.store.put_pending(&pending).await?;
            self.record("second factor asked for", &user.uid).await;
            return Ok(SignIn::SecondFactor {
                user: Box::new(user),
                credential,
            });
        }
        let (noted, rest) = self.prepare_session(&user, opening, client).await;
        let opened = self
            .store
            .open_noted_session(&noted.session, noted.epoch, &noted.note);
        let user = opened.await?.ok_or(ErrorCode::InvalidCredential)?;
        Ok(self.session_is_open(user, rest, client).await)
    }

    /// A session of an account as it was read, to be opened if that is still so.
    pub(super) async fn prepare_session(
        &self,
        user: &User,
        opening: Opening,
        client: &ClientFacts,
    ) -> (NotedSession, Prepared) {
        let at = self.now();
        let (session, refresh_token) = self.new_session(&user.uid, at, opening.clone());
        let (note, new_device) = self.note_of("sign-in", user, client).await;
        let noted = NotedSession {
            session,
            epoch: user.epoch,
            note,
        };
        let prepared = Prepared {
            refresh_token,
            opening,
            new_device,
            at,
        };
        (noted, prepared)
    }

    /// Tells the owner of a new device, and hands out the tokens of a session that was opened.
    pub(super) async fn session_is_open(
        &self,
        user: User,
        prepared: Prepared,
        client: &ClientFacts,
    ) -> SignIn {
        self.meet_device(&user, prepared.new_device, client).await;
        let Prepared {
            refresh_token,
            opening,
            at,
            ..
        } = prepared;
        SignIn::Opened(Box::new(self.opened(
            user,
            refresh_token,
            at / 1000,
            &opening,
        )))
    }
}
