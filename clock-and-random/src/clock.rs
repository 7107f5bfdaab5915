//! The time, passed in so that tests can set it, and its formats.

use std::sync::LazyLock;
use std::time::{Duration, Instant};
use time::format_description::BorrowedFormatItem;
use time::format_description::well_known::Rfc3339;
use time::macros::format_description;
use time::{Date, OffsetDateTime, UtcOffset};

static BEGINNING: LazyLock<Instant> = LazyLock::new(Instant::now);
const DAY: &[BorrowedFormatItem<'_>] = format_description!("[year]-[month]-[day]");

/// A source of time.
pub trait Clock: Send + Sync {
    /// Returns the current time. The service uses UTC, a kiosk its local time.
    fn now(&self) -> OffsetDateTime;

    /// Returns the time since the program began, by a clock that cannot be set.
    fn monotonic(&self) -> Duration {
        BEGINNING.elapsed()
    }
}

/// The clock of the machine, in UTC.
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> OffsetDateTime {
        OffsetDateTime::now_utc()
    }
}

/// The clock of the machine, in its time zone where that is known.
pub struct LocalClock {
    offset: UtcOffset,
}

impl LocalClock {
    /// Reads the time zone, which is only safe before other threads start.
    pub fn new() -> Self {
        let offset = UtcOffset::current_local_offset().unwrap_or(UtcOffset::UTC);
        Self { offset }
    }
}

impl Default for LocalClock {
    fn default() -> Self {
        Self::new()
    }
}

impl Clock for LocalClock {
    fn now(&self) -> OffsetDateTime {
        OffsetDateTime::now_utc().to_offset(self.offset)
    }
}

/// Returns milliseconds since 1970 (UTC), the form in which times are stored.
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

/// Formats a day as in `2026-11-22`.
pub fn day_text(day: Date) -> String {
    day.format(DAY).unwrap_or_default()
}

/// Reads a day as in `2026-11-22`.
pub fn parse_day(text: &str) -> Option<Date> {
    Date::parse(text, DAY).ok()
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

#[cfg(test)]
mod tests {
    use super::*;
    use time::macros::{date, datetime};

    #[test]
    fn a_time_in_any_zone_is_stored_and_written_in_utc() {
        let noon = milliseconds(datetime!(2026-11-22 07:00 -5));
        assert_eq!(noon, milliseconds(datetime!(2026-11-22 12:00 UTC)));
        assert_eq!(rfc3339(noon), "2026-11-22T12:00:00Z");
        assert_eq!(rfc3339_milliseconds(noon + 5), "2026-11-22T12:00:00.005Z");
        assert_eq!(rfc3339(i64::MAX), "");
    }

    #[test]
    fn a_day_is_read_as_it_is_written() {
        assert_eq!(day_text(date!(2026 - 11 - 02)), "2026-11-02");
        assert_eq!(parse_day("2026-11-02"), Some(date!(2026 - 11 - 02)));
        for wrong in ["2026-11-2", "2026-02-30", "02/11/2026", ""] {
            assert_eq!(parse_day(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_local_clock_is_the_system_clock_in_another_zone() {
        let between = LocalClock::new().now() - SystemClock.now();
        assert!(between.abs() < time::Duration::hours(1));
    }
}
