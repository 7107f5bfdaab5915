//! Whether hours open a place at any moment.

use crate::hours::evaluate::rest_of_day;
use jiff::civil::{Date, Time};
use std::iter::successors;
use sync_protocol::places::hours::{Hours, OpenState};

/// A year: what opens in no season and on no day of a month never does.
const DAYS: usize = 366;

/// The best that hours say of any moment of the year that begins on a day.
pub fn best_of_year(hours: &Hours, from: Date) -> OpenState {
    if hours.rules.is_empty() {
        return hours.otherwise;
    }
    let mut best = OpenState::Closed;
    for day in successors(Some(from), |day| day.tomorrow().ok()).take(DAYS) {
        let (state, _) = rest_of_day(hours, day.to_datetime(Time::midnight()));
        best = best.min(state);
        if best == OpenState::Open {
            break;
        }
    }
    best
}
