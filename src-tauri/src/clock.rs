//! The current time, passed in so that tests can set it.

use std::sync::Arc;
use time::OffsetDateTime;

/// Returns the current local time.
pub type Clock = Arc<dyn Fn() -> OffsetDateTime + Send + Sync>;

/// Returns the clock of the computer, in its time zone where that is known.
pub fn system_clock() -> Clock {
    // The time zone is read once, because reading it is only safe before other threads start.
    let offset = time::UtcOffset::current_local_offset().unwrap_or(time::UtcOffset::UTC);
    Arc::new(move || OffsetDateTime::now_utc().to_offset(offset))
}

/// Returns the milliseconds since 1970 (UTC).
pub fn milliseconds(time: OffsetDateTime) -> i64 {
    i64::try_from(time.unix_timestamp_nanos() / 1_000_000).unwrap_or(i64::MAX)
}
