//! How often something was tried, and how long the next try has to wait.

use super::StoreError;
use async_trait::async_trait;

/// A keyed hash of what is counted.
pub type TallyKey = [u8; 32];

/// When a further try has to wait. Times in milliseconds.
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
    /// Length of the window. When it has passed since the first try, counting begins anew.
    pub window: i64,
}

/// What was counted so far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// Tries in the window.
    pub count: u32,
    /// The first of them.
    pub began_at: i64,
    /// The last of them.
    pub last_at: i64,
}

impl Limit {
    /// The tally as it stands now: a window that has passed, or that would begin in the future
    /// because a clock was set back, is forgotten.
    pub fn current(&self, tally: Tally, now: i64) -> Tally {
        let age = now - tally.began_at;
        if tally.count == 0 || age >= self.window || age < 0 {
            return Tally {
                count: 0,
                began_at: now,
                last_at: now,
            };
        }
        tally
    }

    /// How long a further try has to wait; 0 when it may go on.
    pub fn wait(&self, tally: Tally, now: i64) -> i64 {
        if tally.count >= self.most {
            return (tally.began_at + self.window - now).max(0);
        }
        let Some(beyond) = tally.count.checked_sub(self.free) else {
            return 0;
        };
        if self.first_wait == 0 {
            return 0;
        }
        let wait = self
            .first_wait
            .saturating_mul(1 << beyond.min(30))
            .min(self.longest_wait);
        (tally.last_at + wait - now).max(0)
    }
}

/// A try that is to be counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tried {
    /// Under which key.
    pub key: TallyKey,
    /// When it has to wait.
    pub limit: Limit,
    /// Without: the try is refused at once. With: it goes on, so that a right password may pass.
    pub soft: Option<Soft>,
}

/// Who passes a limit with a right password. To all others nothing of it can be seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Soft {
    /// Who knows this key.
    pub known: TallyKey,
    /// Who comes while this counter, which a proven reset begins, is below the limit.
    pub spare: Option<TallyKey>,
}

/// A try that goes on.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Counted {
    /// The keys it was counted under.
    pub keys: Vec<TallyKey>,
    /// What a wrong password has to wait, in milliseconds; 0 when no limit is reached.
    pub wait: i64,
    /// Whether a right password has to wait as well.
    pub is_held: bool,
}

/// What a try that succeeded changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forgiven {
    /// Counters that are deleted.
    pub cleared: Vec<TallyKey>,
    /// Counters that get back the one try that was counted.
    pub given_back: Vec<TallyKey>,
    /// Keys that are known, or counters that begin, each until a time in milliseconds.
    pub known: Vec<(TallyKey, i64)>,
}

/// The tallies of an installation. They outlive a restart.
#[async_trait]
pub trait Tallies: Send + Sync {
    /// Counts a try under every key whose limit is not reached. If one that is not soft has to wait,
    /// counts nothing and answers the longest wait in milliseconds.
    async fn count_try(
        &self,
        tries: Vec<Tried>,
        now: i64,
    ) -> Result<Result<Counted, i64>, StoreError>;

    /// Takes back what a try that succeeded has counted, and remembers keys as known.
    async fn forgive(&self, forgiven: Forgiven, now: i64) -> Result<(), StoreError>;

    /// Deletes the counters and known keys that ended before a time.
    async fn forget_tallies(&self, now: i64) -> Result<usize, StoreError>;

    /// Counts the rows, for the operator and for tests of their growth.
    async fn tally_count(&self) -> Result<u32, StoreError>;
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
            let tally = Tally {
                count,
                began_at: 1,
                last_at: 1,
            };
            LIMIT.wait(tally, 1) / 1000
        };
        let waits: Vec<i64> = (8..17).map(wait).collect();
        assert_eq!(waits, [0, 0, 30, 60, 120, 240, 480, 900, 900]);
        assert_eq!(wait(100), 24 * 60 * 60, "then until the day is over");
    }

    #[test]
    fn a_window_that_has_passed_is_forgotten_and_so_is_one_of_the_future() {
        let tally = Tally {
            count: 100,
            began_at: 1_000,
            last_at: 2_000,
        };
        assert_eq!(LIMIT.current(tally, 1_000 + LIMIT.window).count, 0);
        assert_eq!(LIMIT.current(tally, 999).count, 0);
        assert_eq!(LIMIT.current(tally, 3_000), tally);
    }
}
