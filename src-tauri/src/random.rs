//! Randomness, passed in so that tests can set it.

use std::sync::Arc;
use std::time::Duration;

/// Fills a buffer with random bytes. Returns `false` when there are none.
pub type Random = Arc<dyn Fn(&mut [u8]) -> bool + Send + Sync>;

/// Returns the random number generator of the operating system.
pub fn system_random() -> Random {
    Arc::new(|bytes| getrandom::fill(bytes).is_ok())
}

/// Returns 128 random bits in hexadecimal, for an idempotency key or a temporary identifier.
pub fn key(random: &Random) -> Option<String> {
    let mut bytes = [0; 16];
    random(&mut bytes).then(|| bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Returns a random part of a time, or zero without randomness. Kiosks that start together, after the
/// nightly restart or a power cut, then do not call the service together.
pub fn part_of(most: Duration, random: &Random) -> Duration {
    let mut bytes = [0; 4];
    if random(&mut bytes) {
        most.mul_f64(f64::from(u32::from_le_bytes(bytes)) / f64::from(u32::MAX))
    } else {
        Duration::ZERO
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOST: Duration = Duration::from_secs(60);

    fn always(byte: u8, is_there: bool) -> Random {
        Arc::new(move |bytes| {
            bytes.fill(byte);
            is_there
        })
    }

    #[test]
    fn a_part_is_between_zero_and_the_whole() {
        assert_eq!(part_of(MOST, &always(0, true)), Duration::ZERO);
        assert_eq!(part_of(MOST, &always(0xff, true)), MOST);
        assert_eq!(part_of(MOST, &always(0xff, false)), Duration::ZERO);
    }

    #[test]
    fn without_randomness_there_is_no_key() {
        assert_eq!(key(&always(0xab, true)), Some("ab".repeat(16)));
        assert_eq!(key(&always(0xab, false)), None);
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
