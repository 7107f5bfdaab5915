//! The time, passed in so that tests can set it.

use std::sync::LazyLock;
use std::time::{Duration, Instant};
use time::OffsetDateTime;

static BEGINNING: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Tells the time.
pub trait Clock: Send + Sync {
    /// Now, in UTC.
    fn now(&self) -> OffsetDateTime;

    /// The time since the program began, of a clock that nobody can set.
    fn monotonic(&self) -> Duration {
        BEGINNING.elapsed()
    }
}

/// The clock of the machine.
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> OffsetDateTime {
        OffsetDateTime::now_utc()
    }
}

/// Milliseconds since 1970 (UTC), the form in which times are stored.
pub fn milliseconds(time: OffsetDateTime) -> i64 {
    i64::try_from(time.unix_timestamp_nanos() / 1_000_000).unwrap_or(i64::MAX)
}
