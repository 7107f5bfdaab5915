//! The list of refused passwords, as a filter of hashes: half a megabyte, and no memory of its own.

use sha2::{Digest, Sha256};

/// The first four bytes of the SHA-256 of each refused password in lower case, sorted. Made by
/// `scripts/passwords.mjs`.
static FILTER: &[u8] = include_bytes!("../../data/passwords/refused-passwords.filter");
const KEPT: usize = 4;

/// Tells whether a password in lower case is refused. One that is not on the list is refused by
/// mistake once in 30,000.
pub(super) fn is_refused(lower: &str) -> bool {
    let hash = Sha256::digest(lower);
    let (entries, _) = FILTER.as_chunks::<KEPT>();
    entries
        .binary_search_by(|entry| entry[..].cmp(&hash[..KEPT]))
        .is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a5_the_filter_has_a_hundred_thousand_passwords_in_order() {
        let (entries, rest) = FILTER.as_chunks::<KEPT>();
        assert!(entries.is_sorted() && rest.is_empty());
        assert!(entries.len() > 100_000);
        for password in ["qwerty123", "trustno1", "passw0rd", "0000aaaa", "yankees23"] {
            assert!(is_refused(password), "{password}");
        }
    }

    #[test]
    fn a5_fewer_than_one_other_password_in_ten_thousand_is_refused() {
        let refused = (0..100_000_u32)
            .filter(|number| is_refused(&format!("a passphrase {number}")))
            .count();
        assert!(refused < 10, "{refused} of 100,000");
    }
}
