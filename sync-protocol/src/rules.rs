//! When an e-mail address and a password are good enough (specification section 5).
//!
//! `cases/validation.json` holds the examples that `src/account/rules.ts` runs too.

use crate::limits::{PASSWORD_MAX_BYTES, PASSWORD_MIN};

/// VAL-1, the rule of the screens: exactly one `@`, and exactly two dot-separated pieces after it.
///
/// The service judges addresses by the standard (VAL-7).
pub fn is_email_of_a_form(text: &str) -> bool {
    let mut parts = text.split('@');
    match (parts.next(), parts.next(), parts.next()) {
        (Some(local), Some(domain), None) => {
            let pieces: Vec<&str> = domain.split('.').collect();
            !local.is_empty() && pieces.len() == 2 && pieces.iter().all(|piece| !piece.is_empty())
        }
        _ => false,
    }
}

/// VAL-2: eight characters or more, with an uppercase letter, a lowercase letter and a digit.
pub fn is_strong_password(text: &str) -> bool {
    text.chars().count() >= PASSWORD_MIN
        && text.len() <= PASSWORD_MAX_BYTES
        && text.chars().any(char::is_uppercase)
        && text.chars().any(char::is_lowercase)
        && text.chars().any(|character| character.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct Cases {
        email: Vec<(String, bool)>,
        password: Vec<(String, bool)>,
    }

    #[test]
    fn val_1_val_2_the_rules_follow_the_shared_cases() {
        let cases: Cases = serde_json::from_str(include_str!("../cases/validation.json")).unwrap();
        for (text, good) in cases.email {
            assert_eq!(is_email_of_a_form(&text), good, "{text:?}");
        }
        for (text, good) in cases.password {
            assert_eq!(is_strong_password(&text), good, "{text:?}");
        }
    }

    #[test]
    fn val_2_a_password_has_a_stated_end() {
        let longest = format!("Ab1{}", "x".repeat(PASSWORD_MAX_BYTES - 3));
        assert!(is_strong_password(&longest));
        assert!(!is_strong_password(&format!("{longest}x")));
    }
}
