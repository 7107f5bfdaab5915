//! The nightly restart: what leaks, leaks for a day at most.

use time::{Date, OffsetDateTime};

/// When the program begins anew.
pub struct Nightly {
    hour: Option<u8>,
    /// The day on which it last began.
    began: Date,
}

impl Nightly {
    /// At this hour of the day, from the next day on; `None` for never.
    pub fn new(hour: Option<u8>, now: OffsetDateTime) -> Self {
        Self {
            hour,
            began: now.date(),
        }
    }

    /// Whether it is time. A clock that is set by the network on the way counts as a new day at
    /// most once.
    pub fn is_due(&self, now: OffsetDateTime) -> bool {
        self.hour == Some(now.hour()) && now.date() != self.began
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::macros::datetime;

    #[test]
    fn it_restarts_in_the_chosen_hour_of_the_next_day() {
        let nightly = Nightly::new(Some(4), datetime!(2026-11-20 04:10 UTC));
        assert!(!nightly.is_due(datetime!(2026-11-20 04:30 UTC)));
        assert!(!nightly.is_due(datetime!(2026-11-21 03:59 UTC)));
        assert!(nightly.is_due(datetime!(2026-11-21 04:00 UTC)));
        let never = Nightly::new(None, datetime!(2026-11-20 04:10 UTC));
        assert!(!never.is_due(datetime!(2026-11-21 04:00 UTC)));
    }
}
