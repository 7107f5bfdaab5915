//! Counters of attempts, and how long the next attempt has to wait.

use super::StoreError;
use async_trait::async_trait;

/// A keyed hash of what is counted.
pub type CounterKey = [u8; 32];

/// When a further attempt has to wait. Times in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limit {
    /// Tries without a wait.
    pub free: u32,
    /// Wait after the last free try; it doubles with each further one.
    pub first_wait: i64,
    /// Longest wait.
    pub longest_wait: i64,
    /// Tries in a window; beyond them the wait lasts to its end.
    pub most: u32,
    /// Length of the window. When it has passed since the first attempt, the count restarts at zero.
    pub window: i64,
}

/// A counter.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct AttemptCount {
    /// Tries in the window.
    pub count: u32,
    /// The first of them.
    pub began_at: i64,
    /// The last of them.
    pub last_at: i64,
}

impl Limit {
    /// The count as it stands now: a window that has passed, or that would begin in the future
    /// because a clock was set back, is forgotten.
    pub fn current(&self, attempt_count: AttemptCount, now: i64) -> AttemptCount {
        let age = now - attempt_count.began_at;
        if attempt_count.count == 0 || age >= self.window || age < 0 {
            return AttemptCount {
                count: 0,
                began_at: now,
                last_at: now,
            };
        }
        attempt_count
    }

    /// How long a further attempt has to wait; 0 when it may continue.
    pub fn wait(&self, attempt_count: AttemptCount, now: i64) -> i64 {
        if attempt_count.count >= self.most {
            return (attempt_count.began_at + self.window - now).max(0);
        }
        let Some(beyond) = attempt_count.count.checked_sub(self.free) else {
            return 0;
        };
        if self.first_wait == 0 {
            return 0;
        }
        let wait = self
            .first_wait
            .saturating_mul(1 << beyond.min(30))
            .min(self.longest_wait);
        (attempt_count.last_at + wait - now).max(0)
    }
}

/// An attempt that is to be counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attempt {
    /// Under which key.
    pub key: CounterKey,
    /// When it has to wait.
    pub limit: Limit,
    /// Without: the attempt is refused at once. With: it continues, so that a right password may pass.
    pub soft: Option<SoftLimit>,
}

/// A limit that a correct password may pass. A wrong password cannot tell whether it applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SoftLimit {
    /// The limit does not apply while this key is known.
    pub known: CounterKey,
    /// The limit does not apply while this counter, which a completed reset starts, is below it.
    pub after_reset: Option<CounterKey>,
}

/// An attempt that may continue.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Counted {
    /// The keys it was counted under.
    pub keys: Vec<CounterKey>,
    /// The wait after a wrong password, in milliseconds; 0 when no limit is reached.
    pub wait: i64,
    /// Whether a right password has to wait as well.
    pub is_held: bool,
}

/// The changes that a successful attempt makes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refund {
    /// Counters that are deleted.
    pub cleared: Vec<CounterKey>,
    /// Counters that get back the one attempt that was counted.
    pub decremented: Vec<CounterKey>,
    /// Keys that are known, or counters that begin, each until a time in milliseconds.
    pub known: Vec<(CounterKey, i64)>,
}

/// The attempt counts of an installation. They outlive a restart.
#[async_trait]
pub trait AttemptCounts: Send + Sync {
    /// Counts an attempt under every key whose limit is not reached. If one that is not soft has to wait,
    /// counts nothing and answers the longest wait in milliseconds.
    async fn count_attempt(
        &self,
        attempts: Vec<Attempt>,
        now: i64,
    ) -> Result<Result<Counted, i64>, StoreError>;

    /// Takes back what an attempt that succeeded has counted, and remembers keys as known.
    async fn refund(&self, refund: Refund, now: i64) -> Result<(), StoreError>;

    /// Deletes the counters and known keys that ended before a time.
    async fn forget_attempt_counts(&self, now: i64) -> Result<usize, StoreError>;

    /// Counts the rows, for the operator and for tests of their growth.
    async fn attempt_count_rows(&self) -> Result<u32, StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: i64 = 60_000;
    const LIMIT: Limit = Limit {
        free: 10,
        first_wait: MINUTE / 2,
        longest_wait: 15 * MINUTE,
        most: 100,
        window: 24 * 60 * MINUTE,
    };

    #[test]
    fn ten_tries_are_free_then_the_wait_doubles_from_30_seconds_to_15_minutes() {
        let wait = |count| {
            let attempt_count = AttemptCount {
                count,
                began_at: 1,
                last_at: 1,
            };
            LIMIT.wait(attempt_count, 1) / 1000
        };
        let waits: Vec<i64> = (8..17).map(wait).collect();
        assert_eq!(waits, [0, 0, 30, 60, 120, 240, 480, 900, 900]);
        assert_eq!(wait(100), 24 * 60 * 60, "then until the day is over");
    }

    #[test]
    fn a_window_that_has_passed_is_forgotten_and_so_is_one_of_the_future() {
        let attempt_count = AttemptCount {
            count: 100,
            began_at: 1_000,
            last_at: 2_000,
        };
        assert_eq!(LIMIT.current(attempt_count, 1_000 + LIMIT.window).count, 0);
        assert_eq!(LIMIT.current(attempt_count, 999).count, 0);
        assert_eq!(LIMIT.current(attempt_count, 3_000), attempt_count);
    }

    #[test]
    fn a_wait_ends_with_its_time_and_one_beyond_the_most_with_the_window() {
        let wait = |count, now| {
            let attempt_count = AttemptCount {
                count,
                began_at: 1_000,
                last_at: 9_000,
            };
            LIMIT.wait(attempt_count, now)
        };
        assert_eq!(wait(10, 9_000 + 10_000), MINUTE / 2 - 10_000);
        assert_eq!(wait(10, 9_000 + MINUTE / 2), 0);
        assert_eq!(wait(10, 9_000 + MINUTE), 0, "and never less");
        assert_eq!(wait(100, 1_000 + 10_000), LIMIT.window - 10_000);
        assert_eq!(wait(100, 1_000 + LIMIT.window), 0);
        assert_eq!(wait(99, 9_000), LIMIT.longest_wait);
    }

    #[test]
    fn an_attempt_counts_from_the_moment_it_was_made() {
        let attempt_count = AttemptCount {
            count: 1,
            began_at: 1_000,
            last_at: 1_000,
        };
        assert_eq!(LIMIT.current(attempt_count, 1_000), attempt_count);
        let last = 1_000 + LIMIT.window - 1;
        assert_eq!(LIMIT.current(attempt_count, last), attempt_count);
    }
}
