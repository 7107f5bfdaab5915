//! The operator's way out: a PIN, hashed in kiosk.toml, with few tries (KSK-5).

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, Params};
use std::sync::{Mutex, MutexGuard, PoisonError};
use sync_protocol::error_code::ErrorCode;

/// Fewest characters of a PIN.
pub const PIN_MIN: usize = 6;
/// Most characters of a PIN.
pub const PIN_MAX: usize = 64;
/// Wrong tries in a row before a pause.
const TRIES: u32 = 5;
/// The pause, in milliseconds.
const PAUSE: i64 = 15 * 60 * 1000;

/// Checks the PIN of this terminal. Without one there is no way out.
pub struct Pin {
    hash: Option<String>,
    tries: Mutex<Tries>,
}

/// Tries so far; kept on the disk, because every visit has a process of its own.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Tries {
    /// Wrong ones in a row.
    pub wrong: u32,
    /// End of the pause, in milliseconds since 1970.
    pub pause_until: i64,
}

impl Pin {
    /// A PIN by its hash, as [`hash`] makes it, after these tries.
    pub fn new(hash: Option<String>, tries: Tries) -> Self {
        Self {
            hash,
            tries: Mutex::new(tries),
        }
    }

    /// Whether there is one.
    pub fn is_set(&self) -> bool {
        self.hash.is_some()
    }

    /// Counts a try as if it were wrong; answers the tries to keep. `TooManyRequests` during a pause.
    pub fn count(&self, now: i64) -> Result<Tries, ErrorCode> {
        if !self.is_set() {
            return Err(ErrorCode::AdminRestrictedOperation);
        }
        let mut tries = self.tries();
        // A clock that was set back must not lengthen the pause.
        if (1..=PAUSE).contains(&(tries.pause_until - now)) {
            return Err(ErrorCode::TooManyRequests);
        }
        tries.wrong += 1;
        if tries.wrong >= TRIES {
            *tries = Tries {
                wrong: 0,
                pause_until: now + PAUSE,
            };
        }
        Ok(*tries)
    }

    /// `InvalidCredential` for a wrong PIN; a right one is followed by new tries. It takes some 50 ms.
    pub fn judge(&self, pin: &str) -> Result<(), ErrorCode> {
        let is_right = pin.len() <= PIN_MAX
            && self
                .hash
                .as_deref()
                .and_then(|hash| PasswordHash::new(hash).ok())
                .is_some_and(|hash| {
                    Argon2::default()
                        .verify_password(pin.as_bytes(), &hash)
                        .is_ok()
                });
        if !is_right {
            return Err(ErrorCode::InvalidCredential);
        }
        *self.tries() = Tries::default();
        Ok(())
    }

    fn tries(&self) -> MutexGuard<'_, Tries> {
        self.tries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The hash of a PIN for kiosk.toml: Argon2id (RFC 9106) in PHC form.
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

/// Whether a text is such a hash.
pub fn is_hash(text: &str) -> bool {
    text.starts_with("$argon2id$") && PasswordHash::new(text).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(pin: &Pin, text: &str, now: i64) -> Result<(), ErrorCode> {
        pin.count(now)?;
        pin.judge(text)
    }

    #[test]
    fn ksk_5_without_a_pin_nobody_leaves() {
        let none = Pin::new(None, Tries::default());
        assert!(!none.is_set());
        assert_eq!(none.count(0), Err(ErrorCode::AdminRestrictedOperation));
        assert_eq!(none.judge("123456"), Err(ErrorCode::InvalidCredential));
    }

    #[test]
    fn ksk_5_five_wrong_tries_are_followed_by_a_pause() {
        let hash = hash("482915").unwrap();
        assert!(is_hash(&hash) && !is_hash("482915"));
        let pin = Pin::new(Some(hash), Tries::default());
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
    fn ksk_5_a_new_process_brings_no_new_tries() {
        let hash = hash("482915").unwrap();
        let mut kept = Tries::default();
        for _ in 0..5 {
            let pin = Pin::new(Some(hash.clone()), kept);
            kept = pin.count(7).unwrap();
        }
        let pin = Pin::new(Some(hash), kept);
        assert_eq!(pin.count(8), Err(ErrorCode::TooManyRequests));
    }

    #[test]
    fn a_short_pin_is_refused() {
        assert!(super::hash("1234").is_err());
    }
}
