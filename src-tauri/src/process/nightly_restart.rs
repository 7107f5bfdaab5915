//! The nightly restart, which limits memory leaks to one day.

use std::time::Duration;
use time::{Date, OffsetDateTime};

/// The kiosks of one operator restart spread over this time, not in the same second.
pub const SPREAD: Duration = Duration::from_secs(30 * 60);

/// When the program restarts.
pub struct NightlyRestart {
    hour: Option<u8>,
    /// How long after the full hour.
    delay: Duration,
    /// The day on which this process started.
    started_on: Date,
}

impl NightlyRestart {
    /// Plans restarts at this hour plus a delay of at most [`SPREAD`], from the next day on. `None`
    /// means never.
    pub fn new(hour: Option<u8>, delay: Duration, now: OffsetDateTime) -> Self {
        Self {
            hour,
            delay,
            started_on: now.date(),
        }
    }

    /// Returns whether a restart is due. When the network corrects the clock, this counts as at most
    /// one new day.
    pub fn is_due(&self, now: OffsetDateTime) -> bool {
        let since_the_hour = Duration::from_secs(u64::from(now.minute()) * 60);
        self.hour == Some(now.hour())
            && since_the_hour >= self.delay
            && now.date() != self.started_on
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::macros::datetime;

    #[test]
    fn it_restarts_in_the_chosen_hour_of_the_next_day() {
        let began = datetime!(2026-11-20 04:10 UTC);
        let nightly = NightlyRestart::new(Some(4), Duration::from_secs(90), began);
        assert!(!nightly.is_due(datetime!(2026-11-20 04:30 UTC)));
        assert!(!nightly.is_due(datetime!(2026-11-21 03:59 UTC)));
        assert!(!nightly.is_due(datetime!(2026-11-21 04:01 UTC)));
        assert!(nightly.is_due(datetime!(2026-11-21 04:02 UTC)));
        let never = NightlyRestart::new(None, Duration::ZERO, began);
        assert!(!never.is_due(datetime!(2026-11-21 04:00 UTC)));
    }

    #[test]
    fn a_kiosk_with_the_longest_delay_still_has_half_an_hour_for_its_restart() {
        let nightly = NightlyRestart::new(Some(4), SPREAD, datetime!(2026-11-20 04:10 UTC));
        assert!(!nightly.is_due(datetime!(2026-11-21 04:29 UTC)));
        assert!(nightly.is_due(datetime!(2026-11-21 04:30 UTC)));
    }
}
