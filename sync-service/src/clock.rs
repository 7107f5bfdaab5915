//! The time, passed in so that tests can set it.

use std::sync::LazyLock;
use std::time::{Duration, Instant};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;
use time::macros::format_description;

static BEGINNING: LazyLock<Instant> = LazyLock::new(Instant::now);

/// A source of time.
pub trait Clock: Send + Sync {
    /// Now, in UTC.
    fn now(&self) -> OffsetDateTime;

    /// The time since the program began, by a clock that cannot be set.
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

/// Formats milliseconds since 1970 as RFC 3339 in UTC, without a fraction when it is zero.
pub fn rfc3339(milliseconds: i64) -> String {
    time_of(milliseconds)
        .and_then(|time| time.format(&Rfc3339).ok())
        .unwrap_or_default()
}

/// Formats milliseconds since 1970 as RFC 3339 in UTC, with three digits of a second.
pub fn rfc3339_milliseconds(milliseconds: i64) -> String {
    let shape =
        format_description!("[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:3]Z");
    time_of(milliseconds)
        .and_then(|time| time.format(shape).ok())
        .unwrap_or_default()
}

/// Says a span of time in the largest unit of which there are at least two.
pub fn span_in_words(span: time::Duration) -> String {
    let seconds = span.whole_seconds().max(0);
    let (count, unit) = match seconds {
        0..120 => (seconds, "second"),
        120..7_200 => (seconds / 60, "minute"),
        7_200..172_800 => (seconds / 3_600, "hour"),
        _ => (seconds / 86_400, "day"),
    };
    format!("{count} {unit}{}", if count == 1 { "" } else { "s" })
}

fn time_of(milliseconds: i64) -> Option<OffsetDateTime> {
    OffsetDateTime::from_unix_timestamp_nanos(i128::from(milliseconds) * 1_000_000).ok()
}
