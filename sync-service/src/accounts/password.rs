//! Which passwords are good enough: the rule of specification section 5, and none of those that
//! attackers try first (OWASP ASVS 5, 6.2.4, 6.2.11 and 6.2.12), without the internet.

use super::refused_passwords::is_refused;
use std::collections::HashSet;
use std::sync::LazyLock;
use sync_protocol::limits::PASSWORD_MAX_BYTES;
use sync_protocol::rules::is_strong_password;

/// Why a password is refused. The text after the code is shown to people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Weakness {
    /// Longer than is read.
    #[error("Please use at most 10,000 characters.")]
    TooLong,
    /// It breaks the rule.
    #[error(
        "Password must be 8+ characters long and contain one uppercase letter, lowercase letter, and number"
    )]
    Rule,
    /// It is on the list, or close to it.
    #[error("Many people use this password, so it is easy to guess. Please choose another one.")]
    Common,
}

/// Words that are bad even with digits and signs around them.
static WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    include_str!("../../data/passwords/refused-words.txt")
        .lines()
        .collect()
});

/// Fewer different characters than this are a pattern.
const DIFFERENT_MIN: usize = 4;
/// A run of neighbors (`abcdef`, `123456`) this long leaves too little of a short password.
const RUN_MAX: usize = 5;

/// Judges a new password of the person with this address.
pub fn judge(password: &str, email: &str) -> Result<(), Weakness> {
    if password.len() > PASSWORD_MAX_BYTES {
        return Err(Weakness::TooLong);
    }
    if !is_strong_password(password) {
        return Err(Weakness::Rule);
    }
    let lower = password.to_lowercase();
    if is_refused(&lower) || is_pattern(&lower) {
        return Err(Weakness::Common);
    }
    let plain = without_disguise(&lower);
    let core = plain.trim_matches(|character: char| !character.is_alphabetic());
    let name = email.split('@').next().unwrap_or_default().to_lowercase();
    let name = name.trim_matches(|character: char| !character.is_alphabetic());
    let is_name = name.chars().count() >= 4 && (core == name || lower == email);
    if WORDS.contains(core) || WORDS.contains(lower_core(&lower)) || is_name {
        return Err(Weakness::Common);
    }
    Ok(())
}

fn lower_core(lower: &str) -> &str {
    lower.trim_matches(|character: char| !character.is_alphabetic())
}

/// Takes back the usual disguises of letters: `P@ssw0rd` is `password`.
fn without_disguise(lower: &str) -> String {
    let trimmed = lower.trim_end_matches(|character: char| !character.is_alphabetic());
    trimmed
        .chars()
        .map(|character| match character {
            '0' => 'o',
            '1' | '!' | '|' => 'i',
            '3' => 'e',
            '4' | '@' => 'a',
            '5' | '$' => 's',
            '7' => 't',
            character => character,
        })
        .collect()
}

fn is_pattern(lower: &str) -> bool {
    let characters: Vec<char> = lower.chars().collect();
    let different: HashSet<&char> = characters.iter().collect();
    let mut run = 1;
    let mut longest = 1;
    for pair in characters.windows(2) {
        let step = i64::from(u32::from(pair[1])) - i64::from(u32::from(pair[0]));
        run = if step.abs() <= 1 { run + 1 } else { 1 };
        longest = longest.max(run);
    }
    different.len() < DIFFERENT_MIN || longest + RUN_MAX > characters.len() && longest > RUN_MAX
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(password: &str) -> Result<(), Weakness> {
        judge(password, "marisol.vega@example.org")
    }

    #[test]
    fn val_7_the_rule_holds_here_too() {
        assert_eq!(verdict("sunrise2024"), Err(Weakness::Rule));
        assert_eq!(verdict("Ab1"), Err(Weakness::Rule));
        assert_eq!(verdict(&"Ab1".repeat(4_000)), Err(Weakness::TooLong));
    }

    #[test]
    fn what_everybody_tries_first_is_refused() {
        for password in [
            "Password1",
            "P@ssw0rd1",
            "Passw0rd",
            "Welcome123",
            "Qwerty123",
            "Abc12345",
            "Football1!",
            "NewBeginnings1",
            "NewJersey2026",
            "Abcdefg1",
            "12345678Aa",
            "Aaaaaaa1",
            "Marisol.Vega1",
        ] {
            assert_eq!(verdict(password), Err(Weakness::Common), "{password}");
        }
    }

    #[test]
    fn every_listed_password_in_every_usual_spelling_is_refused() {
        let list = include_str!("../../data/passwords/refused-passwords.txt");
        for entry in list.lines() {
            let mut characters = entry.chars();
            let first: String = characters
                .next()
                .into_iter()
                .flat_map(char::to_uppercase)
                .collect();
            for spelling in [first + characters.as_str(), entry.to_uppercase()] {
                assert!(verdict(&spelling).is_err(), "{spelling}");
            }
        }
    }

    #[test]
    fn good_passwords_and_long_sentences_are_taken() {
        for password in [
            "Sunrise2024",
            "Harvest2025",
            "Correct-Horse-1",
            "la Casa de mi abuela 7",
            "Tr4m&Bus-Stop",
            "Ñandú corre 9 Millas",
            "Yellow!Kettle42",
            "Xk7 mmPqzz",
        ] {
            assert_eq!(verdict(password), Ok(()), "{password}");
        }
    }

    #[test]
    fn passphrases_of_words_are_refused_in_fewer_than_one_of_ten_thousand() {
        let words: Vec<&str> = include_str!("../../data/nj/food.csv")
            .split(|character: char| !character.is_ascii_lowercase())
            .filter(|word| word.len() > 3)
            .collect();
        let pick = |seed: u64| {
            let mixed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 20;
            words[usize::try_from(mixed).unwrap() % words.len()]
        };
        let refused = (0..20_000_u64)
            .filter(|n| {
                verdict(&format!("{} {} {}7A", pick(*n), pick(n + 77), pick(n * 3))).is_err()
            })
            .count();
        assert!(refused <= 2, "{refused} of 20,000");
    }
}
