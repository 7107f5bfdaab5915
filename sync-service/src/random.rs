//! Randomness, passed in so that tests can set it.

use std::sync::Arc;

/// Fills a buffer with random bytes. A machine without them cannot make tokens, so it stops.
pub type Random = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

/// The randomness of the operating system.
pub fn system_random() -> Random {
    Arc::new(|bytes| {
        if let Err(error) = getrandom::fill(bytes) {
            tracing::error!(%error, "this machine has no randomness; nothing safe can be made");
            std::process::abort();
        }
    })
}

/// So many random bytes.
pub fn bytes<const N: usize>(random: &Random) -> [u8; N] {
    let mut bytes = [0; N];
    random(&mut bytes);
    bytes
}
