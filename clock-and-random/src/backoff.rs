//! Exponential back-off after failed attempts.

use crate::random::{Random, part_of};
use std::time::Duration;

/// The first and the longest wait. Each wait is twice the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Backoff {
    /// The first wait.
    pub first: Duration,
    /// The longest wait.
    pub longest: Duration,
}

impl Backoff {
    /// 30 seconds, doubling to 16 minutes (specification section 4).
    pub const QUEUED: Self = Self {
        first: Duration::from_secs(30),
        longest: Duration::from_secs(960),
    };

    /// Returns the wait after this number of earlier failed attempts.
    pub fn wait(&self, attempts: u32) -> Duration {
        let doubled = 2_u32.saturating_pow(attempts);
        self.first.saturating_mul(doubled).min(self.longest)
    }

    /// Returns the same wait, randomly shortened by up to a half, so that attempts that failed
    /// together are not repeated together.
    pub fn wait_with_jitter(&self, attempts: u32, random: &Random) -> Duration {
        let wait = self.wait(attempts);
        wait - part_of(wait / 2, random)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[test]
    fn waits_double_from_30_seconds_to_16_minutes_and_are_shortened_by_a_half_at_most() {
        let waits = |byte: u8| {
            let random: Random = Arc::new(move |bytes| bytes.fill(byte));
            (0..8).map(move |attempts| {
                Backoff::QUEUED
                    .wait_with_jitter(attempts, &random)
                    .as_secs()
            })
        };
        assert!(waits(0).eq([30, 60, 120, 240, 480, 960, 960, 960]));
        assert!(waits(0xff).eq([15, 30, 60, 120, 240, 480, 480, 480]));
    }

    #[test]
    fn any_number_of_attempts_has_a_wait() {
        assert_eq!(Backoff::QUEUED.wait(u32::MAX), Backoff::QUEUED.longest);
    }
}
