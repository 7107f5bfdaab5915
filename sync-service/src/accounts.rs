//! Accounts, sessions, passwords and codes by e-mail (specification sections 4, 5 and 7).
//!
//! | module | what it does |
//! |---|---|
//! | [`sign_in`], [`sign_up`] | address and password |
//! | [`first_factor`] | what every right first factor leads to: a session or a second factor |
//! | [`email_link`] | sign-in by a mailed link or six digits |
//! | [`phone`], [`phone_factor`], [`proof_of_work`] | codes that are sent to phones |
//! | [`place_texts`] | places that are sent to phones |
//! | [`custom_token`] | sign-in with a token of a program of the operator |
//! | [`administration`] | what a program of the operator may do with accounts |
//! | [`provider`], [`provider_link`], [`provider_session`] | sign-in with an identity provider |
//! | [`add_password`] | gives a guest an address and a password |
//! | [`ways`] | which ways to sign in are on |
//! | [`device`] | names of devices |
//! | [`second_factor`], [`second_step`], [`totp`] | second factors: adding, removing, and signing in with one |
//! | [`sign_up_by_mail`] | creates an account when a mailed link is opened |
//! | [`requests`] | the worker behind calls about an address that may have an account |
//! | [`session`] | checks access tokens and rotates refresh tokens |
//! | [`own_sessions`], [`new_device`] | lists and ends open sessions; tells of a new device by mail |
//! | [`own_changes`] | lists what changed in an account |
//! | [`session_ends`] | tells open connections that their session has ended |
//! | [`codes`], [`resets`] | codes by e-mail: new password, verified address, undo |
//! | [`security_step`], `steps` | what a new password, a new address and an undo end, and who is told |
//! | [`security_texts`] | the texts about them, for accounts without an address |
//! | [`undone`] | what an undo changes |
//! | [`profile`] | name, picture, password |
//! | [`sign_out`], [`export`], [`deletion`] | sign-out, a copy of one's data, deletion |
//! | [`password`], [`hasher`] | which passwords are accepted, and how they are hashed |
//! | [`keys`], [`id_token`], [`refresh_token`] | signing keys and tokens |
//! | [`rate_limit`] | limits of sign-ins, sign-ups and mails |
//! | [`mail`] | the mails of accounts |

pub mod add_password;
pub mod administration;
pub mod codes;
pub mod custom_token;
pub mod deletion;
pub mod device;
pub mod email_link;
pub mod export;
pub mod first_factor;
pub mod hand_over;
pub mod hasher;
pub mod id_token;
pub mod key_files;
pub mod keys;
pub mod mail;
mod message_limits;
pub mod new_device;
pub mod own_changes;
pub mod own_sessions;
pub mod password;
pub mod phone;
pub mod phone_factor;
pub mod place_texts;
pub mod profile;
pub mod proof_of_work;
pub mod provider;
pub mod provider_link;
pub mod provider_session;
pub mod rate_limit;
pub mod refresh_token;
mod refused_passwords;
pub mod requests;
pub mod resets;
pub mod second_factor;
pub mod second_step;
pub mod security_step;
pub mod security_texts;
pub mod session;
pub mod session_ends;
mod settings_key;
pub mod shared_keys;
pub mod sign_in;
pub mod sign_out;
pub mod sign_up;
pub mod sign_up_by_mail;
mod steps;
pub mod totp;
pub mod undone;
pub mod unlink;
pub mod ways;

use crate::blobs::Blobs;
use crate::clock::{Clock, milliseconds};
use crate::email_address::EmailAddress;
use crate::oidc::Providers;
use crate::random::Random;
use crate::store::audit::ChainReport;
use crate::store::audit_event::AuditEvent;
use crate::store::new_session::{NewSession, Opening};
use crate::store::users::User;
use crate::store::{Store, StoreError};
use crate::trusted_time::TrustedTime;
use crate::uid::Uid;
use custom_token::CustomTokenKeys;
use hasher::{Busy, Hasher};
use id_token::{Claims, Times, Verified};
use keys::Keys;
use password::Weakness;
use phone::PhonePolicy;
use refresh_token::RefreshToken;
use session_ends::SessionEnds;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use sync_protocol::auth::SignUpMode;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::limits::ACCESS_TOKEN_SECONDS;
use ways::Ways;

/// Why an account call is rejected.
#[derive(Debug, thiserror::Error)]
pub enum AccountError {
    /// With an error code that the screens know.
    #[error("{0}")]
    Refused(ErrorCode),
    /// With an error message that only clients of the protocol know.
    #[error("{0}")]
    Protocol(&'static str),
    /// The password is not good enough.
    #[error("{0}")]
    Password(#[from] Weakness),
    /// Too many attempts; the next is allowed after this many milliseconds.
    #[error("wait {0} ms")]
    Later(i64),
    /// The key that signed the access token was revoked; a refresh gives another token.
    #[error("the key of this token was revoked")]
    KeyRevoked,
    /// The store failed; a later try may succeed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<ErrorCode> for AccountError {
    fn from(code: ErrorCode) -> Self {
        Self::Refused(code)
    }
}

impl From<Busy> for AccountError {
    /// More sign-ins are waiting than can be answered soon.
    fn from(_: Busy) -> Self {
        Self::Later(1_000)
    }
}

/// How accounts behave in this installation.
#[derive(Debug, Clone)]
pub struct Policy {
    /// The project that tokens name.
    pub project: String,
    /// The public URL of the website; links in mails begin with it.
    pub public_url: String,
    /// The public client key that links in mails carry.
    pub api_key: String,
    /// Whether the service tells who has an account. Having one here reveals a record, so it is
    /// off unless an operator turns it on.
    pub discovery: bool,
    /// The mode of sign-ups.
    pub sign_up: SignUpMode,
    /// Sign-ups in one hour, of all networks together.
    pub sign_ups_per_hour: u32,
    /// The ways to sign in besides address and password.
    pub ways: Ways,
    /// How phones are used.
    pub phone: PhonePolicy,
    /// The identity providers that people may sign in with.
    pub providers: Arc<Providers>,
    /// Keys whose custom tokens are taken.
    pub custom_token_keys: CustomTokenKeys,
    /// Hosts whose pages people may be sent to.
    pub domains: Vec<String>,
}

/// The state of account calls.
pub struct Accounts {
    /// The store.
    pub store: Arc<dyn Store>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Whether the time can be believed.
    pub time: Arc<TrustedTime>,
    /// Randomness.
    pub random: Random,
    /// The bytes of files, for the deletion of accounts.
    pub blobs: Arc<Blobs>,
    /// Hashes passwords.
    pub hasher: Hasher,
    /// Signs and checks tokens.
    pub keys: Keys,
    /// Access tokens whose signature was checked before.
    pub verified: Verified,
    /// How accounts behave.
    pub policy: Policy,
    /// Announces sessions that have ended.
    pub session_ends: SessionEnds,
    /// Whether the journal still contains deleted data.
    pub scrub_wanted: AtomicBool,
}

/// A session that was opened or refreshed: what the caller gets.
#[derive(Debug, Clone)]
pub struct Opened {
    /// The owner.
    pub user: User,
    /// Access token.
    pub id_token: String,
    /// Refresh token.
    pub refresh_token: String,
}

impl Accounts {
    /// Returns the time in milliseconds since 1970.
    fn now(&self) -> i64 {
        milliseconds(self.clock.now())
    }

    /// Creates a session and its first refresh token.
    fn new_session(&self, uid: &Uid, at: i64, opening: Opening) -> (NewSession, RefreshToken) {
        let token = refresh_token::first(&self.keys, &self.random);
        let session = NewSession {
            family: token.family,
            uid: uid.clone(),
            current: token.hash(),
            at,
            auth_time: at / 1000,
            opening,
        };
        (session, token)
    }

    /// The tokens of an account whose sign-in was at `auth_time` (seconds).
    fn opened(
        &self,
        user: User,
        refresh_token: RefreshToken,
        auth_time: i64,
        opening: &Opening,
    ) -> Opened {
        let issued_at = self.now() / 1000;
        let claims = Claims::of(
            &user,
            &self.policy.project,
            refresh_token.family,
            opening,
            Times {
                // A clock that was set back meanwhile must not make the token one of the future.
                auth_time: auth_time.min(issued_at),
                iat: issued_at,
                exp: issued_at + ACCESS_TOKEN_SECONDS,
            },
        );
        Opened {
            id_token: id_token::sign(&self.keys, &claims),
            user,
            refresh_token: refresh_token.text(),
        }
    }

    /// Records a security event. A record that cannot be written never stops the person.
    async fn record(&self, event: &str, who: &str) {
        let event = self.event(event, who);
        if let Err(error) = self.store.record(&self.keys.chain_key(), &event).await {
            tracing::error!(cause = ?error, "a security event could not be recorded");
        }
    }

    /// A security event of now.
    fn event(&self, event: &str, who: &str) -> AuditEvent {
        AuditEvent {
            at: self.now(),
            event: event.to_owned(),
            who: self.pseudonym(who),
        }
    }

    /// Checks the record of security events; tells the first `most` faults.
    pub async fn check_record(&self, most: usize) -> Result<ChainReport, StoreError> {
        let key = self.keys.chain_key();
        self.store.check_events(&key, most).await
    }

    /// Returns a keyed hash of a user, so that a record names no person.
    pub fn pseudonym(&self, uid: &str) -> String {
        let hash = self.keys.keyed_hash("audit", &[uid.as_bytes()]);
        data_encoding::HEXLOWER.encode(&hash[..8])
    }
}

/// The e-mail address that a text means.
fn parse_email(text: &str) -> Result<EmailAddress, AccountError> {
    EmailAddress::parse(text).ok_or(AccountError::Refused(ErrorCode::InvalidEmail))
}

/// A field that has to be there.
fn required(field: Option<&str>, missing: ErrorCode) -> Result<&str, AccountError> {
    field
        .filter(|text| !text.is_empty())
        .ok_or(AccountError::Refused(missing))
}
