//! The keys of a path.

use super::data_error::DataError;

/// Longest key, in bytes.
const KEY_MAX: usize = 768;
/// Most keys of a path.
pub(super) const DEPTH_MAX: usize = 32;

/// Fails with [`DataError::Key`] unless a key is short, printable and without special characters.
pub(super) fn check_key(key: &str) -> Result<(), DataError> {
    let is_plain = |character: char| !character.is_control() && !".#$[]/".contains(character);
    if !key.is_empty() && key.len() <= KEY_MAX && key.chars().all(is_plain) {
        Ok(())
    } else {
        Err(DataError::Key)
    }
}
