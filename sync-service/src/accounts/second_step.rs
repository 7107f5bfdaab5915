//! The second half of a sign-in (protocol: `mfaSignIn`), and the printed codes for a lost phone.

use super::codes::hash_of;
use super::first_factor::ClientFacts;
use super::security_step::{Notice, Step};
use super::session::SignedIn;
use super::steps::{RECOVERY_CODE_USED, RECOVERY_CODES_MADE};
use super::{AccountError, Accounts, Opened, mail, totp};
use crate::random::bytes;
use crate::store::StoreError;
use crate::store::factor::{FactorKind, SecondFactor};
use crate::store::new_session::Opening;
use crate::store::second_factors::{
    FactorProof, PendingSignIn, SecondStep, SecondStepOutcome, SecretHash,
};
use crate::store::sign_ins::SecondStepTry;
use crate::store::users::User;
use crate::uid::Uid;
use sync_protocol::error_code::ErrorCode;

/// Wrong codes that end a pending sign-in.
const ATTEMPTS_MAX: u32 = 5;
/// Printed codes that are made at once.
pub const RECOVERY_CODES: usize = 10;
/// How long the mail or the text about a new second factor tells of its printed codes too, in
/// milliseconds.
const TOLD_WITH_FACTOR: i64 = 10 * 60_000;
/// Characters of a printed code: without those that look alike (Crockford's base 32), 50 bits.
const RECOVERY_LENGTH: usize = 10;
const RECOVERY_CHARACTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

impl Accounts {
    /// Finishes a sign-in with a code of an authenticator app or a printed code.
    pub async fn finish_sign_in_with_code(
        &self,
        credential: Option<&str>,
        factor: Option<&str>,
        code: Option<&str>,
        client: &ClientFacts,
    ) -> Result<Opened, AccountError> {
        let (pending, user) = self.pending_sign_in(credential).await?;
        let factor = factor_of(&user, factor)?;
        let code = code
            .filter(|code| !code.is_empty())
            .ok_or(AccountError::Protocol("MISSING_CODE"))?;
        let proof = match recovery_code(code) {
            Some(printed) => FactorProof::Recovery(self.recovery_hash(&user.uid, &printed)),
            None if factor.kind == FactorKind::Totp => {
                let state = self.store.totp_state(&factor.id).await?;
                let now = self.now() / 1000;
                FactorProof::Totp(state.and_then(|state| {
                    totp::step_of(&self.totp_secret(&state.seed), code, state.last_step, now)
                }))
            }
            None => FactorProof::Totp(None),
        };
        self.finish_second_step(pending, &user, factor, proof, client)
            .await
    }

    /// Finishes a sign-in with what was shown as the second factor. A wrong one is counted, and when
    /// there were too many it is not looked at.
    pub(super) async fn finish_second_step(
        &self,
        pending: PendingSignIn,
        user: &User,
        factor: &SecondFactor,
        proof: FactorProof,
        client: &ClientFacts,
    ) -> Result<Opened, AccountError> {
        let is_printed = matches!(proof, FactorProof::Recovery(_));
        let now = self.now();
        let opening = Opening {
            second_factor: Some((factor.kind.name().to_owned(), factor.id.clone())),
            ..pending.opening
        };
        let (session, refresh_token) = self.new_session(&user.uid, now, opening.clone());
        let step = SecondStep {
            pending: pending.hash,
            factor: factor.id.clone(),
            proof,
            session,
            most_tries: ATTEMPTS_MAX,
        };
        let event = match is_printed {
            true => RECOVERY_CODE_USED,
            false => "sign-in with a second factor",
        };
        let (right, new_device) = self.note_of(event, user, client).await;
        let attempt = SecondStepTry {
            step,
            attempts: self.second_factor_attempts(&user.uid, client.address),
            right,
            wrong: self.event("second factor refused", &user.uid),
        };
        let tried = self.store.try_second_step(attempt).await?;
        match tried.map_err(AccountError::Later)? {
            SecondStepOutcome::Opened(user, left) => {
                // The session is open and the code is used up; telling of it must not lose them.
                if is_printed && let Err(error) = self.tell_recovery_code(&user, left, client).await
                {
                    tracing::error!(cause = ?error, "the owner was not told of a printed code");
                }
                self.meet_device(&user, new_device, client).await;
                Ok(self.opened(*user, refresh_token, now / 1000, &opening))
            }
            SecondStepOutcome::WrongCode => Err(AccountError::Protocol("INVALID_CODE")),
            SecondStepOutcome::Ended => {
                Err(AccountError::Protocol("INVALID_MFA_PENDING_CREDENTIAL"))
            }
            SecondStepOutcome::NoSuchFactor => {
                Err(AccountError::Protocol("MFA_ENROLLMENT_NOT_FOUND"))
            }
            SecondStepOutcome::Disabled => Err(ErrorCode::UserDisabled.into()),
        }
    }

    /// The sign-in that a credential belongs to.
    pub(super) async fn pending_sign_in(
        &self,
        credential: Option<&str>,
    ) -> Result<(PendingSignIn, User), AccountError> {
        let found = self
            .store
            .pending(hash_of(credential.unwrap_or_default()))
            .await?;
        found
            .filter(|(pending, user)| !pending.is_over(user, self.now()))
            .ok_or(AccountError::Protocol("INVALID_MFA_PENDING_CREDENTIAL"))
    }

    /// Makes ten new printed codes; the old ones are void. They are told this once. The owner hears of
    /// it, because each code stands in for the second factor.
    pub async fn make_recovery_codes(
        &self,
        who: &SignedIn,
        language: &str,
    ) -> Result<Vec<String>, AccountError> {
        self.require_recent(who)?;
        if who.user.factors.is_empty() {
            return Err(AccountError::Protocol("MFA_ENROLLMENT_NOT_FOUND"));
        }
        let step = Step::ChangeWays(Notice::RecoveryCodesMade);
        let is_new = |factor: &SecondFactor| self.now() - factor.enrolled_at < TOLD_WITH_FACTOR;
        // The first codes belong to the new factor, which is told.
        let is_first = self.store.recovery_codes_left(&who.user.uid).await? == 0;
        let is_told = !is_first || !who.user.factors.iter().any(is_new);
        if is_told {
            self.admit_told_step(&who.user, &step).await?;
        }
        let codes: Vec<String> = (0..RECOVERY_CODES)
            .map(|_| {
                let random = bytes::<RECOVERY_LENGTH>(&self.random);
                let character = |byte: u8| char::from(RECOVERY_CHARACTERS[usize::from(byte & 31)]);
                random.into_iter().map(character).collect()
            })
            .collect();
        let uid = &who.user.uid;
        let hashes = codes.iter().map(|code| self.recovery_hash(uid, code));
        let kept = self
            .store
            .put_recovery_codes(uid, who.user.epoch, hashes.collect(), self.now())
            .await?;
        if !kept {
            return Err(ErrorCode::UserTokenExpired.into());
        }
        self.record(RECOVERY_CODES_MADE, uid).await;
        // The codes are made; telling of them must not lose them.
        if is_told
            && let Err(error) = self
                .tell(&who.user, Notice::RecoveryCodesMade, true, language)
                .await
        {
            tracing::error!(cause = ?error, "the owner was not told of new printed codes");
        }
        let halves = |code: &String| format!("{}-{}", &code[..5], &code[5..]);
        Ok(codes.iter().map(halves).collect())
    }

    /// Forgets sign-ins that waited too long, and removed factors that cannot be restored any more.
    pub async fn forget_second_factors(&self) -> Result<usize, StoreError> {
        let removed = self.now() - 2 * super::security_step::UNDO_LIFE;
        self.store.forget_second_factors(self.now(), removed).await
    }

    async fn tell_recovery_code(
        &self,
        user: &User,
        left: u32,
        client: &ClientFacts,
    ) -> Result<(), StoreError> {
        match (&user.email, user.phone()) {
            (Some(email), _) => {
                let told = mail::recovery_code_used(email, left, client.language);
                self.store.put_mail(&user.uid, &told).await
            }
            (None, Some(phone)) => {
                self.text_recovery_code(&user.uid, phone, left, client.language)
                    .await
            }
            (None, None) => Ok(()),
        }
    }

    fn recovery_hash(&self, uid: &Uid, code: &str) -> SecretHash {
        let parts = [uid.as_bytes(), code.as_bytes()];
        self.keys.keyed_hash("recovery code", &parts)
    }
}

/// The factor that a caller names.
pub(super) fn factor_of<'a>(
    user: &'a User,
    id: Option<&str>,
) -> Result<&'a SecondFactor, AccountError> {
    let found = user
        .factors
        .iter()
        .find(|factor| Some(factor.id.as_str()) == id);
    found.ok_or(AccountError::Protocol("MFA_ENROLLMENT_NOT_FOUND"))
}

/// A printed code as it was made, however it was typed: in small letters, with blanks or dashes, and
/// with letters for the digits they look like. `None` when it cannot be one.
fn recovery_code(typed: &str) -> Option<String> {
    let typed = typed.chars().filter(|it| !matches!(it, ' ' | '-'));
    let code: String = typed
        .map(|it| match it.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            it => it,
        })
        .collect();
    let is_known = |it: char| {
        RECOVERY_CHARACTERS
            .iter()
            .any(|known| char::from(*known) == it)
    };
    (code.len() == RECOVERY_LENGTH && code.chars().all(is_known)).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_printed_code_may_be_typed_as_people_type() {
        for typed in ["7K3M9-0X1YZ", "7k3m9 ox1yz", "7K3M9OXLYZ"] {
            assert_eq!(recovery_code(typed).unwrap(), "7K3M90X1YZ", "{typed}");
        }
        for other in ["123456", "7K3M9-0X1Y", "7K3M9-0X1YZ0", "7K3M9-0X1Y!", ""] {
            assert_eq!(recovery_code(other), None, "{other}");
        }
    }
}
