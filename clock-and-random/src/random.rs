//! Randomness, passed in so that tests can set it.

use std::sync::Arc;
use std::time::Duration;

/// Fills a buffer with random bytes. A machine without them cannot make tokens, so it stops.
pub type Random = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

/// Returns the random number generator of the operating system.
pub fn system_random() -> Random {
    Arc::new(|bytes| {
        if let Err(error) = getrandom::fill(bytes) {
            tracing::error!(%error, "this machine has no randomness; nothing safe can be made");
            std::process::abort();
        }
    })
}

/// Returns `N` random bytes.
pub fn bytes<const N: usize>(random: &Random) -> [u8; N] {
    let mut bytes = [0; N];
    random(&mut bytes);
    bytes
}

/// Returns 128 random bits in hexadecimal, for an idempotency key or a temporary identifier.
pub fn key(random: &Random) -> String {
    format!("{:032x}", u128::from_be_bytes(bytes(random)))
}

/// Returns a random part of a time. Programs that start together, after a nightly restart or a power
/// cut, then do not call the service together.
pub fn part_of(most: Duration, random: &Random) -> Duration {
    most.mul_f64(f64::from(u32::from_le_bytes(bytes(random))) / f64::from(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOST: Duration = Duration::from_secs(60);

    fn always(byte: u8) -> Random {
        Arc::new(move |bytes| bytes.fill(byte))
    }

    #[test]
    fn a_part_is_between_zero_and_the_whole() {
        assert_eq!(part_of(MOST, &always(0)), Duration::ZERO);
        assert_eq!(part_of(MOST, &always(0xff)), MOST);
    }

    #[test]
    fn a_key_has_32_digits() {
        assert_eq!(key(&always(0xab)), "ab".repeat(16));
        assert_eq!(key(&always(0)), "0".repeat(32));
    }

    #[test]
    fn ksk_5_of_500_kiosks_that_start_together_few_call_in_the_same_second() {
        let mut seconds = [0; 61];
        for _ in 0..500 {
            let second = part_of(MOST, &system_random()).as_secs();
            seconds[usize::try_from(second).unwrap()] += 1;
        }
        // 8.3 are expected. The probability of 30 is 1 in 100 million.
        assert!(seconds.iter().all(|together| *together < 30), "{seconds:?}");
    }
}
