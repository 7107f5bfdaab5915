//! Second factors: adding and removing them (protocol: `mfaEnrollment`).
//!
//! The start of an enrolment keeps nothing: its session is a sealed note of the account, the seed of
//! the secret and the time. So nobody can fill the disk with enrolments that are never finished.

use super::security_step::{Notice, Step};
use super::session::SignedIn;
use super::sign_up::checked_text;
use super::steps::With;
use super::{AccountError, Accounts, Opened, totp};
use crate::random::bytes;
use crate::store::StoreError;
use crate::store::factor::{FactorKind, SecondFactor};
use crate::store::new_session::Opening;
use crate::store::second_factors::{NewFactor, TotpState};
use crate::store::security_steps::WayChange;
use crate::store::users::{ANONYMOUS, User};
use data_encoding::BASE64URL_NOPAD;
use std::net::IpAddr;
use sync_protocol::error_code::ErrorCode;

/// Second factors of an account.
pub const FACTORS_MAX: u32 = 5;
/// How long an enrolment can be finished, in milliseconds.
const ENROLMENT_LIFE: i64 = 10 * 60_000;
const SEED: usize = 16;
const SEAL: usize = 16;

/// An enrolment of an authenticator app that was started.
pub struct TotpEnrolment {
    /// The secret of the app.
    pub secret: [u8; totp::SECRET_BYTES],
    /// What finishes the enrolment together with a code.
    pub session: String,
    /// Until when, in milliseconds.
    pub expires_at: i64,
}

impl Accounts {
    /// Checks that somebody may add a second factor: a fresh proof, an address or a number that was
    /// proved, and a first factor that can be followed by a second.
    pub(super) async fn may_enrol(&self, id_token: Option<&str>) -> Result<SignedIn, AccountError> {
        let who = self.require_recent_sign_in(id_token).await?;
        let provider = who.claims.firebase.sign_in_provider.as_str();
        if matches!(provider, ANONYMOUS | "custom") {
            return Err(AccountError::Protocol(
                "UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor.",
            ));
        }
        let is_proved = match who.user.email {
            Some(_) => who.user.email_verified,
            None => who.user.phone().is_some(),
        };
        if !is_proved {
            return Err(AccountError::Protocol(
                "UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.",
            ));
        }
        Ok(who)
    }

    /// Starts the enrolment of an authenticator app.
    pub async fn start_totp(&self, id_token: Option<&str>) -> Result<TotpEnrolment, AccountError> {
        let who = self.may_enrol(id_token).await?;
        let seed = bytes::<SEED>(&self.random);
        let expires_at = self.now() + ENROLMENT_LIFE;
        let seal = self.enrolment_seal(&who.user, &seed, expires_at);
        let note = [&seed[..], &expires_at.to_be_bytes(), &seal].concat();
        Ok(TotpEnrolment {
            secret: self.totp_secret(&seed),
            session: BASE64URL_NOPAD.encode(&note),
            expires_at,
        })
    }

    /// Finishes it with a code of the app. All other sessions end, and the owner is told.
    pub async fn finish_totp(
        &self,
        id_token: Option<&str>,
        session: Option<&str>,
        code: Option<&str>,
        name: Option<String>,
        from: (IpAddr, &str),
    ) -> Result<Opened, AccountError> {
        let who = self.may_enrol(id_token).await?;
        let present = |field: Option<&str>, missing| {
            let field = field.filter(|text| !text.is_empty()).map(str::to_owned);
            field.ok_or(AccountError::Protocol(missing))
        };
        let session = present(session, "MISSING_SESSION_INFO")?;
        let code = present(code, "MISSING_CODE")?;
        let name = checked_text(name)?;
        let (seed, expires_at) = self
            .opened_note(&who.user, &session)
            .ok_or(AccountError::Protocol("INVALID_SESSION_INFO"))?;
        if expires_at <= self.now() {
            return Err(AccountError::Protocol("SESSION_EXPIRED"));
        }
        let (address, language) = from;
        let counted = self.admit_second_factor(&who.user.uid, address).await?;
        let step = totp::step_of(&self.totp_secret(&seed), &code, 0, self.now() / 1000);
        let step = step.ok_or(AccountError::Protocol("INVALID_CODE"))?;
        self.forgive_second_factor(counted).await?;
        let factor = SecondFactor {
            id: self.new_id(),
            kind: FactorKind::Totp,
            display_name: name,
            phone: None,
            enrolled_at: self.now(),
        };
        let totp = Some(TotpState {
            seed,
            last_step: step,
        });
        self.add_factor(&who, factor, totp, language).await
    }

    /// Adds a second factor that was proved.
    pub(super) async fn add_factor(
        &self,
        who: &SignedIn,
        factor: SecondFactor,
        totp: Option<TotpState>,
        language: &str,
    ) -> Result<Opened, AccountError> {
        if who.user.factors.len() >= FACTORS_MAX as usize {
            return Err(AccountError::Protocol("SECOND_FACTOR_LIMIT_EXCEEDED"));
        }
        let opening = Opening {
            second_factor: Some((factor.kind.name().to_owned(), factor.id.clone())),
            ..who.claims.opening()
        };
        let new = NewFactor {
            factor,
            totp,
            most: FACTORS_MAX,
        };
        let change = vec![WayChange::AddFactor(new)];
        let step = Step::ChangeWays(Notice::FactorAdded);
        let opened = self.change_ways(who, step, change, opening, language).await;
        if opened.is_ok() {
            self.record("second factor added", &who.user.uid).await;
        }
        opened
    }

    /// Removes a second factor, with a fresh proof. All other sessions end, and the owner is told.
    pub async fn withdraw_factor(
        &self,
        id_token: Option<&str>,
        factor: Option<&str>,
        language: &str,
    ) -> Result<Opened, AccountError> {
        let who = self.require_recent_sign_in(id_token).await?;
        let id = factor.unwrap_or_default();
        if !who.user.factors.iter().any(|factor| factor.id == id) {
            return Err(AccountError::Protocol("MFA_ENROLLMENT_NOT_FOUND"));
        }
        // The session goes on as one whose second factor is any that is left.
        let left = who.user.factors.iter().find(|factor| factor.id != id);
        let opening = Opening {
            second_factor: left.map(|factor| (factor.kind.name().to_owned(), factor.id.clone())),
            ..who.claims.opening()
        };
        let change = vec![WayChange::RemoveFactor(id.to_owned())];
        let step = Step::ChangeWays(Notice::FactorRemoved);
        let opened = self
            .change_ways(&who, step, change, opening, language)
            .await?;
        self.record("second factor removed", &who.user.uid).await;
        Ok(opened)
    }

    /// Takes a step that changes the ways to sign in. The caller keeps a session, opened as it says.
    pub(super) async fn change_ways(
        &self,
        who: &SignedIn,
        step: Step,
        ways: Vec<WayChange>,
        opening: Opening,
        language: &str,
    ) -> Result<Opened, AccountError> {
        let with = With {
            ways,
            ..With::default()
        };
        self.take_way_step(who, step, with, opening, language).await
    }

    /// The same, with further effects.
    pub(super) async fn take_way_step(
        &self,
        who: &SignedIn,
        step: Step,
        with: With,
        opening: Opening,
        language: &str,
    ) -> Result<Opened, AccountError> {
        self.admit_told_step(&who.user, &step).await?;
        let opening = self.keeping_device(who, opening).await?;
        let (mut session, refresh_token) =
            self.new_session(&who.user.uid, self.now(), opening.clone());
        // The proof of who it is does not become younger by it.
        session.auth_time = who.claims.auth_time;
        let with = With {
            session: Some(session),
            renews: Some(who.claims.sid),
            texts_counted: true,
            ..with
        };
        let changed = self.take_step(&who.user, step, with, language).await;
        let changed = changed.map_err(|error| match error {
            StoreError::Conflict => AccountError::Refused(ErrorCode::CredentialAlreadyInUse),
            error => error.into(),
        })?;
        let user = changed.ok_or(ErrorCode::UserTokenExpired)?;
        Ok(self.opened(user, refresh_token, who.claims.auth_time, &opening))
    }

    /// Adds what no access token tells of its session: the device, and claims of a custom token.
    async fn keeping_device(
        &self,
        who: &SignedIn,
        opening: Opening,
    ) -> Result<Opening, StoreError> {
        let open = self.store.sessions_of(&who.user.uid).await?;
        let current = open.into_iter().find(|it| it.family == who.claims.sid);
        let current = current.map(|it| it.opening).unwrap_or_default();
        Ok(Opening {
            device: current.device,
            claims: current.claims,
            ..opening
        })
    }

    /// The secret that belongs to a seed.
    pub(super) fn totp_secret(&self, seed: &[u8; SEED]) -> [u8; totp::SECRET_BYTES] {
        let hash = self.keys.keyed_hash("totp secret", &[seed]);
        let mut secret = [0; totp::SECRET_BYTES];
        secret.copy_from_slice(&hash[..totp::SECRET_BYTES]);
        secret
    }

    fn enrolment_seal(&self, user: &User, seed: &[u8], expires_at: i64) -> [u8; SEAL] {
        let parts = [
            user.uid.as_bytes(),
            &user.epoch.to_be_bytes(),
            seed,
            &expires_at.to_be_bytes(),
        ];
        let hash = self.keys.keyed_hash("totp enrolment", &parts);
        let mut seal = [0; SEAL];
        seal.copy_from_slice(&hash[..SEAL]);
        seal
    }

    /// The seed and the end of an enrolment that this account started in this epoch.
    fn opened_note(&self, user: &User, session: &str) -> Option<([u8; SEED], i64)> {
        let note = BASE64URL_NOPAD.decode(session.as_bytes()).ok()?;
        let (seed, rest) = note.split_first_chunk::<SEED>()?;
        let (expires_at, seal) = rest.split_first_chunk::<8>()?;
        let expires_at = i64::from_be_bytes(*expires_at);
        let expected = self.enrolment_seal(user, seed, expires_at);
        aws_lc_rs::constant_time::verify_slices_are_equal(&expected, seal)
            .is_ok()
            .then_some((*seed, expires_at))
    }
}
