//! The exit PIN of the operator: stored as a hash in kiosk.toml, with a limited number of attempts
//! (KSK-5).

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, Params};
use std::sync::{Mutex, MutexGuard, PoisonError};
use sync_protocol::error_code::ErrorCode;

/// Fewest characters of a PIN.
pub const PIN_MIN: usize = 6;
/// Most characters of a PIN.
pub const PIN_MAX: usize = 64;
/// Wrong attempts in a row before a pause.
const ATTEMPTS_MAX: u32 = 5;
/// Length of the pause, in milliseconds.
const PAUSE: i64 = 15 * 60 * 1000;

/// Checks the exit PIN. Without a PIN no one can close the program.
pub struct Pin {
    hash: Option<String>,
    attempts: Mutex<PinAttempts>,
}

/// The attempts so far. They are saved on the disk, because every visit has its own process.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct PinAttempts {
    /// Wrong attempts in a row.
    pub wrong: u32,
    /// End of the pause, in milliseconds since 1970.
    pub pause_until: i64,
}

impl Pin {
    /// Uses a hash that [`hash`] has made, and the saved attempts.
    pub fn new(hash: Option<String>, attempts: PinAttempts) -> Self {
        Self {
            hash,
            attempts: Mutex::new(attempts),
        }
    }

    /// Returns whether the operator has set a PIN.
    pub fn is_set(&self) -> bool {
        self.hash.is_some()
    }

    /// Counts an attempt as wrong before it is checked. Returns the attempts to save.
    ///
    /// # Errors
    ///
    /// `TooManyRequests` during a pause, `AdminRestrictedOperation` without a PIN.
    pub fn count(&self, now: i64) -> Result<PinAttempts, ErrorCode> {
        if !self.is_set() {
            return Err(ErrorCode::AdminRestrictedOperation);
        }
        let mut attempts = self.attempts();
        // A clock that was set back must not make the pause longer.
        if (1..=PAUSE).contains(&(attempts.pause_until - now)) {
            return Err(ErrorCode::TooManyRequests);
        }
        attempts.wrong += 1;
        if attempts.wrong >= ATTEMPTS_MAX {
            *attempts = PinAttempts {
                wrong: 0,
                pause_until: now + PAUSE,
            };
        }
        Ok(*attempts)
    }

    /// Checks a PIN, which takes about 50 ms. A correct PIN resets the attempts.
    ///
    /// # Errors
    ///
    /// `InvalidCredential` for a wrong PIN.
    pub fn check(&self, pin: &str) -> Result<(), ErrorCode> {
        let is_correct = pin.len() <= PIN_MAX
            && self
                .hash
                .as_deref()
                .and_then(|hash| PasswordHash::new(hash).ok())
                .is_some_and(|hash| {
                    Argon2::default()
                        .verify_password(pin.as_bytes(), &hash)
                        .is_ok()
                });
        if !is_correct {
            return Err(ErrorCode::InvalidCredential);
        }
        *self.attempts() = PinAttempts::default();
        Ok(())
    }

    fn attempts(&self) -> MutexGuard<'_, PinAttempts> {
        self.attempts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the hash of a PIN for kiosk.toml: Argon2id (RFC 9106) in PHC format.
pub fn hash(pin: &str) -> Result<String, &'static str> {
    if !(PIN_MIN..=PIN_MAX).contains(&pin.len()) {
        return Err("a PIN has 6 to 64 characters");
    }
    let params = Params::new(64 * 1024, 3, 1, None).map_err(|_| "no hash could be made")?;
    Argon2::from(params)
        .hash_password(pin.as_bytes())
        .map(|hash| hash.to_string())
        .map_err(|_| "no hash could be made")
}

/// Returns whether a text is a hash in this format.
pub fn is_hash(text: &str) -> bool {
    text.starts_with("$argon2id$") && PasswordHash::new(text).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(pin: &Pin, text: &str, now: i64) -> Result<(), ErrorCode> {
        pin.count(now)?;
        pin.check(text)
    }

    #[test]
    fn ksk_5_without_a_pin_nobody_closes_the_program() {
        let none = Pin::new(None, PinAttempts::default());
        assert!(!none.is_set());
        assert_eq!(none.count(0), Err(ErrorCode::AdminRestrictedOperation));
        assert_eq!(none.check("123456"), Err(ErrorCode::InvalidCredential));
    }

    #[test]
    fn ksk_5_five_wrong_attempts_are_followed_by_a_pause() {
        let hash = hash("482915").unwrap();
        assert!(is_hash(&hash) && !is_hash("482915"));
        let pin = Pin::new(Some(hash), PinAttempts::default());
        assert_eq!(check(&pin, "482915", 0), Ok(()));
        for _ in 0..5 {
            assert_eq!(check(&pin, "000000", 0), Err(ErrorCode::InvalidCredential));
        }
        for now in [0, PAUSE - 1] {
            assert_eq!(pin.count(now), Err(ErrorCode::TooManyRequests));
        }
        assert_eq!(check(&pin, "482915", PAUSE), Ok(()));
    }

    #[test]
    fn ksk_5_a_restart_allows_no_more_attempts() {
        let hash = hash("482915").unwrap();
        let mut saved = PinAttempts::default();
        for _ in 0..5 {
            let pin = Pin::new(Some(hash.clone()), saved);
            saved = pin.count(7).unwrap();
        }
        let pin = Pin::new(Some(hash), saved);
        assert_eq!(pin.count(8), Err(ErrorCode::TooManyRequests));
    }

    #[test]
    fn a_short_pin_is_refused() {
        assert!(super::hash("1234").is_err());
    }
}
