//! The time, passed in so that tests can set it.

use std::sync::Arc;
use time::OffsetDateTime;

/// Tells the time of this place.
pub type Clock = Arc<dyn Fn() -> OffsetDateTime + Send + Sync>;

/// The clock of the machine, in its time zone where that can be known.
pub fn system_clock() -> Clock {
    // Read once: the time zone can only be asked for safely before there are other threads.
    let offset = time::UtcOffset::current_local_offset().unwrap_or(time::UtcOffset::UTC);
    Arc::new(move || OffsetDateTime::now_utc().to_offset(offset))
}

/// Milliseconds since 1970 (UTC).
pub fn milliseconds(time: OffsetDateTime) -> i64 {
    i64::try_from(time.unix_timestamp_nanos() / 1_000_000).unwrap_or(i64::MAX)
}
