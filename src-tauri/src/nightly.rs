//! The nightly restart: what leaks, leaks for a day at most.

use std::time::Duration;
use time::{Date, OffsetDateTime};

/// The kiosks of one operator restart within this time of each other, not in the same second.
pub const SPREAD: Duration = Duration::from_secs(30 * 60);

/// When the program begins anew.
pub struct Nightly {
    hour: Option<u8>,
    /// So long after the hour has begun.
    late: Duration,
    /// The day on which it last began.
    began: Date,
}

impl Nightly {
    /// So long after the beginning of this hour, which is at most [`SPREAD`], from the next day
    /// on; `None` for never.
    pub fn new(hour: Option<u8>, late: Duration, now: OffsetDateTime) -> Self {
        Self {
            hour,
            late,
            began: now.date(),
        }
    }

    /// Whether it is time. A clock that is set by the network on the way counts as a new day at
    /// most once.
    pub fn is_due(&self, now: OffsetDateTime) -> bool {
        let since_the_hour = Duration::from_secs(u64::from(now.minute()) * 60);
        self.hour == Some(now.hour()) && since_the_hour >= self.late && now.date() != self.began
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::macros::datetime;

    #[test]
    fn it_restarts_in_the_chosen_hour_of_the_next_day() {
        let began = datetime!(2026-11-20 04:10 UTC);
        let nightly = Nightly::new(Some(4), Duration::from_secs(90), began);
        assert!(!nightly.is_due(datetime!(2026-11-20 04:30 UTC)));
        assert!(!nightly.is_due(datetime!(2026-11-21 03:59 UTC)));
        assert!(!nightly.is_due(datetime!(2026-11-21 04:01 UTC)));
        assert!(nightly.is_due(datetime!(2026-11-21 04:02 UTC)));
        let never = Nightly::new(None, Duration::ZERO, began);
        assert!(!never.is_due(datetime!(2026-11-21 04:00 UTC)));
    }

    #[test]
    fn the_latest_of_them_has_half_an_hour_left_when_somebody_is_there() {
        let nightly = Nightly::new(Some(4), SPREAD, datetime!(2026-11-20 04:10 UTC));
        assert!(!nightly.is_due(datetime!(2026-11-21 04:29 UTC)));
        assert!(nightly.is_due(datetime!(2026-11-21 04:30 UTC)));
    }
}
