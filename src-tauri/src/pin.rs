//! The operator's way out: a PIN, hashed in kiosk.toml, with few tries (KSK-5).

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, Params};
use std::sync::{Mutex, PoisonError};
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

#[derive(Default)]
struct Tries {
    wrong: u32,
    /// Milliseconds since 1970.
    pause_until: i64,
}

impl Pin {
    /// A PIN by its hash, as [`hash`] makes it.
    pub fn new(hash: Option<String>) -> Self {
        Self {
            hash,
            tries: Mutex::default(),
        }
    }

    /// Whether there is one.
    pub fn is_set(&self) -> bool {
        self.hash.is_some()
    }

    /// `InvalidCredential` for a wrong PIN, `TooManyRequests` during a pause. It takes some 50 ms.
    pub fn check(&self, pin: &str, now: i64) -> Result<(), ErrorCode> {
        let hash = self
            .hash
            .as_deref()
            .ok_or(ErrorCode::AdminRestrictedOperation)?;
        let mut tries = self.tries.lock().unwrap_or_else(PoisonError::into_inner);
        // A clock that was set back must not lengthen the pause.
        if (1..=PAUSE).contains(&(tries.pause_until - now)) {
            return Err(ErrorCode::TooManyRequests);
        }
        let is_right = pin.len() <= PIN_MAX
            && PasswordHash::new(hash).is_ok_and(|hash| {
                Argon2::default()
                    .verify_password(pin.as_bytes(), &hash)
                    .is_ok()
            });
        if is_right {
            *tries = Tries::default();
            return Ok(());
        }
        tries.wrong += 1;
        if tries.wrong >= TRIES {
            *tries = Tries {
                wrong: 0,
                pause_until: now + PAUSE,
            };
        }
        Err(ErrorCode::InvalidCredential)
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

    #[test]
    fn ksk_5_without_a_pin_nobody_leaves() {
        let none = Pin::new(None);
        assert!(!none.is_set());
        assert_eq!(
            none.check("123456", 0),
            Err(ErrorCode::AdminRestrictedOperation)
        );
    }

    #[test]
    fn ksk_5_five_wrong_tries_are_followed_by_a_pause() {
        let hash = hash("482915").unwrap();
        assert!(is_hash(&hash) && !is_hash("482915"));
        let pin = Pin::new(Some(hash));
        assert_eq!(pin.check("482915", 0), Ok(()));
        for _ in 0..5 {
            assert_eq!(pin.check("000000", 0), Err(ErrorCode::InvalidCredential));
        }
        assert_eq!(pin.check("482915", 0), Err(ErrorCode::TooManyRequests));
        assert_eq!(
            pin.check("482915", PAUSE - 1),
            Err(ErrorCode::TooManyRequests)
        );
        assert_eq!(pin.check("482915", PAUSE), Ok(()));
    }

    #[test]
    fn a_short_pin_is_refused() {
        assert!(super::hash("1234").is_err());
    }
}
