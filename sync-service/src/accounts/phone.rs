//! Phone numbers as a way to sign in: a code in a message (protocol: `sendVerificationCode`,
//! `signInWithPhoneNumber`).
//!
//! Messages cost money, so strangers must not be able to send many: each needs a proof of work, goes
//! only to allowed prefixes, and is counted by number, network, day and the whole installation.

use super::codes::hash_of;
use super::email_link::NewSignIn;
use super::first_factor::{ClientFacts, SignIn};
use super::message_limits::Sent;
use super::security_step::{Notice, Step};
use super::{AccountError, Accounts};
use crate::random::bytes;
use crate::store::StoreError;
use crate::store::new_session::Opening;
use crate::store::phones::{Message, PhoneCode, PhoneSpent, PhoneUse};
use crate::store::second_factors::SecretHash;
use crate::store::security_steps::WayChange;
use crate::store::users::{PHONE, ProviderLink, User};
use data_encoding::BASE64URL_NOPAD;
use place_facts::phone::has_impossible_number;
use sync_protocol::error_code::ErrorCode;

/// How long a code works, in milliseconds.
const LIFE: i64 = 10 * 60_000;
/// How long a proof that a number was shown works, in milliseconds.
const PROOF_LIFE: i64 = 60 * 60_000;
/// Wrong codes that end a session.
const ATTEMPTS_MAX: u32 = 5;

/// How phones are used in an installation.
#[derive(Debug, Clone, Default)]
pub struct PhonePolicy {
    /// The largest number that a proof of work asks for; 0: none is asked for.
    pub work: u32,
    /// Beginnings of numbers that messages may go to.
    pub prefixes: Vec<String>,
    /// Messages in one day, to all numbers together.
    pub a_day: u32,
    /// Texts with places in one day, to all numbers together; 0: none are sent.
    pub place_texts_a_day: u32,
}

impl PhonePolicy {
    /// The policy of a command of the operator, which does not know how the service is set up: the
    /// service looks again before it sends a message.
    pub fn of_a_command() -> Self {
        Self {
            work: 0,
            prefixes: vec!["+".into()],
            a_day: u32::MAX,
            place_texts_a_day: 0,
        }
    }

    /// Reads a number in E.164 form that messages may go to.
    fn parse(&self, phone: &str) -> Result<String, AccountError> {
        let digits = phone.strip_prefix('+').unwrap_or_default();
        let is_number = (7..=15).contains(&digits.len())
            && digits.bytes().all(|byte| byte.is_ascii_digit())
            && !digits.starts_with('0');
        if !is_number || is_impossible_here(digits) {
            return Err(AccountError::Protocol(
                "INVALID_PHONE_NUMBER : Invalid format.",
            ));
        }
        if is_premium(phone) {
            return Err(AccountError::Protocol(
                "OPERATION_NOT_ALLOWED : Messages are not sent to premium numbers.",
            ));
        }
        let prefixes = &self.prefixes;
        if !prefixes
            .iter()
            .any(|prefix| phone.starts_with(prefix.as_str()))
        {
            return Err(AccountError::Protocol(
                "OPERATION_NOT_ALLOWED : Messages are not sent to this country.",
            ));
        }
        Ok(phone.to_owned())
    }

    /// Whether messages may go to a number.
    pub fn reaches(&self, phone: &str) -> bool {
        self.parse(phone).is_ok()
    }
}

/// What a caller shows of a number.
pub enum Shown<'a> {
    /// The code of a message.
    Code {
        /// The session of the message.
        session: Option<&'a str>,
        /// Six digits.
        code: Option<&'a str>,
    },
    /// A proof of an earlier call, with the number.
    Proof {
        /// The proof.
        proof: &'a str,
        /// The number.
        phone: Option<&'a str>,
    },
}

/// What a right code leads to.
pub enum PhoneSignIn {
    /// A sign-in, and whether it made the account.
    SignedIn(NewSignIn, String),
    /// The number belongs to another account: a proof that it was shown, and the number.
    Taken(String, String),
}

impl Accounts {
    /// Sends a code for a sign-in. Answers the session, for known and unknown numbers alike.
    pub async fn send_phone_code(
        &self,
        phone: Option<&str>,
        work: Option<&str>,
        client: &ClientFacts,
    ) -> Result<String, AccountError> {
        self.policy.ways.require(self.policy.ways.phone)?;
        let phone = self.parse_phone(phone)?;
        self.require_work(work).await?;
        self.send_code(&phone, PhoneUse::SignIn, client).await
    }

    /// Sends a code of a purpose.
    pub(super) async fn send_code(
        &self,
        phone: &str,
        purpose: PhoneUse,
        client: &ClientFacts,
    ) -> Result<String, AccountError> {
        match self.admit_message(phone, &purpose, client.address).await? {
            Sent::Yes => {}
            Sent::CapReached => {
                tracing::error!("the daily cap of messages to phones is reached; no more are sent");
                self.record("daily cap of messages reached", "").await;
                return Err(AccountError::Protocol("QUOTA_EXCEEDED"));
            }
        }
        let session = BASE64URL_NOPAD.encode(&bytes::<32>(&self.random));
        let digits = self.six_digits();
        let expires_at = self.now() + LIFE;
        let code = PhoneCode {
            session: hash_of(&session),
            phone: phone.to_owned(),
            purpose,
            code: Some(self.sent_code(&session, &digits)),
            expires_at,
        };
        let message = Message {
            id: 0,
            phone: phone.to_owned(),
            text: text_of(&digits, client.language),
            tries: 0,
            expires_at,
        };
        self.store.put_phone_code(&code, Some(&message)).await?;
        self.record("code sent to a phone", "").await;
        Ok(session)
    }

    /// Signs in with a number, or adds it to the account of an access token. `creates`: whether a
    /// number without an account makes one.
    pub async fn sign_in_by_phone(
        &self,
        shown: Shown<'_>,
        id_token: Option<&str>,
        creates: bool,
        client: &ClientFacts,
    ) -> Result<PhoneSignIn, AccountError> {
        self.policy.ways.require(self.policy.ways.phone)?;
        let has_proof = matches!(shown, Shown::Proof { .. });
        self.admit_code_try(client.address).await?;
        let phone = self.shown_phone(shown).await?;
        if !has_proof {
            self.number_was_shown(&phone, &PhoneUse::SignIn, client.address)
                .await?;
        }
        let owner = self.store.user_by_link(PHONE, &phone).await?;
        if owner.as_ref().is_some_and(|owner| owner.disabled) {
            return Err(ErrorCode::UserDisabled.into());
        }
        let opening = Opening {
            provider: PHONE.into(),
            device: client.device.clone(),
            ..Opening::default()
        };
        if id_token.is_some() {
            return self
                .link_phone(id_token, owner, phone, has_proof, client)
                .await;
        }
        let signed_in = match owner {
            Some(user) => (
                self.first_factor_passed(user, opening, client).await?,
                false,
            ),
            None if !creates => return Err(ErrorCode::UserDeleted.into()),
            None => {
                let user = User {
                    links: vec![ProviderLink::of_phone(&phone)],
                    ..self.empty_user()
                };
                (self.open_new_account(user, opening, client).await?, true)
            }
        };
        Ok(PhoneSignIn::SignedIn(signed_in, phone))
    }

    async fn link_phone(
        &self,
        id_token: Option<&str>,
        owner: Option<User>,
        phone: String,
        has_proof: bool,
        client: &ClientFacts,
    ) -> Result<PhoneSignIn, AccountError> {
        let who = self.require_recent_sign_in(id_token).await?;
        match owner {
            Some(owner) if owner.uid != who.user.uid && has_proof => {
                return Err(AccountError::Protocol("PHONE_NUMBER_EXISTS"));
            }
            Some(owner) if owner.uid != who.user.uid => {
                let proof = self.phone_proof(&phone).await?;
                return Ok(PhoneSignIn::Taken(proof, phone));
            }
            _ => {}
        }
        let ways = vec![
            WayChange::Unlink(PHONE.into()),
            WayChange::Link(ProviderLink::of_phone(&phone)),
        ];
        // A number that is the second step cannot be the first one too: its phone alone would log in.
        let factors = &who.user.factors;
        if factors.iter().any(|it| it.phone.as_ref() == Some(&phone)) {
            return Err(AccountError::Protocol(
                "SECOND_FACTOR_EXISTS : This phone number is the second step of this account.",
            ));
        }
        let replaces = who.user.phone().is_some_and(|before| before != phone);
        let notice = match replaces {
            true => Notice::PhoneChanged,
            false => Notice::WayAdded,
        };
        let step = Step::ChangeWays(notice);
        let opening = who.claims.opening_with(PHONE);
        let opened = self
            .change_ways(&who, step, ways, opening, client.language)
            .await?;
        self.record("phone added", &who.user.uid).await;
        let signed_in = (SignIn::Opened(Box::new(opened)), false);
        Ok(PhoneSignIn::SignedIn(signed_in, phone))
    }

    /// The number that a code or a proof shows; it is used up.
    async fn shown_phone(&self, shown: Shown<'_>) -> Result<String, AccountError> {
        let missing = |message| AccountError::Protocol(message);
        match shown {
            Shown::Proof { proof, phone } => {
                let phone = phone.filter(|text| !text.is_empty());
                let phone = phone.ok_or(missing("MISSING_PHONE_NUMBER"))?;
                let spent = self
                    .store
                    .spend_phone_code(hash_of(proof), &PhoneUse::Proof, None, 1, self.now())
                    .await?;
                match spent {
                    PhoneSpent::Right(shown) if shown == phone => Ok(shown),
                    _ => Err(missing("INVALID_TEMPORARY_PROOF")),
                }
            }
            Shown::Code { session, code } => {
                let session = session.filter(|text| !text.is_empty());
                let session = session.ok_or(missing("MISSING_SESSION_INFO"))?;
                let code = code.filter(|text| !text.is_empty());
                let code = code.ok_or(missing("MISSING_CODE"))?;
                self.spend_code(session, code, &PhoneUse::SignIn).await
            }
        }
    }

    /// Uses up the code of a message; answers the number.
    pub(super) async fn spend_code(
        &self,
        session: &str,
        code: &str,
        purpose: &PhoneUse,
    ) -> Result<String, AccountError> {
        let expected = Some(self.sent_code(session, code));
        let spent = self
            .store
            .spend_phone_code(
                hash_of(session),
                purpose,
                expected,
                ATTEMPTS_MAX,
                self.now(),
            )
            .await?;
        match spent {
            PhoneSpent::Right(phone) => Ok(phone),
            PhoneSpent::NoSession => Err(AccountError::Protocol("INVALID_SESSION_INFO")),
            PhoneSpent::WrongCode => Err(AccountError::Protocol("INVALID_CODE")),
            PhoneSpent::Expired => Err(AccountError::Protocol("SESSION_EXPIRED")),
        }
    }

    async fn phone_proof(&self, phone: &str) -> Result<String, StoreError> {
        let proof = BASE64URL_NOPAD.encode(&bytes::<32>(&self.random));
        let code = PhoneCode {
            session: hash_of(&proof),
            phone: phone.to_owned(),
            purpose: PhoneUse::Proof,
            code: None,
            expires_at: self.now() + PROOF_LIFE,
        };
        self.store.put_phone_code(&code, None).await?;
        Ok(proof)
    }

    /// A number in E.164 form that messages may go to.
    pub(super) fn parse_phone(&self, phone: Option<&str>) -> Result<String, AccountError> {
        self.policy.phone.parse(phone.unwrap_or_default())
    }

    /// Keyed hash of a session and the digits that belong to it.
    pub(super) fn sent_code(&self, session: &str, digits: &str) -> SecretHash {
        let parts = [session.as_bytes(), digits.trim().as_bytes()];
        self.keys.keyed_hash("sent digits", &parts)
    }

    /// Forgets codes that ran out an hour ago.
    pub async fn forget_phone_codes(&self) -> Result<usize, StoreError> {
        self.store.forget_phone_codes(self.now() - PROOF_LIFE).await
    }
}

/// Whether nobody in the United States or Canada can have a number (North American Numbering Plan). A message to one would
/// be paid for and read by nobody.
fn is_impossible_here(digits: &str) -> bool {
    let national = digits.strip_prefix('1');
    national.is_some_and(|number| number.len() != 10 || has_impossible_number(number))
}

/// Whether whoever sends to a number pays its owner: area code 900 and exchange 976 (North American
/// Numbering Plan).
fn is_premium(phone: &str) -> bool {
    let number = phone.strip_prefix("+1").unwrap_or_default();
    number.starts_with("900") || number.get(3..6) == Some("976")
}

/// What a message says. It names nothing but the service.
fn text_of(digits: &str, language: &str) -> String {
    match language {
        "es" => format!("{digits} es su código de New Beginnings. No se lo dé a nadie."),
        _ => format!("{digits} is your New Beginnings code. Do not give it to anybody."),
    }
}
