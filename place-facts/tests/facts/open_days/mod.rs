//! The days of a year on which hours are open.

use jiff::ToSpan;
use jiff::civil::{Date, date};
use place_facts::hours::evaluate::at;
use place_facts::hours::of_row;
use sync_protocol::places::hours::OpenState::Open;

pub const YEAR_START: Date = date(2027, 1, 1);

/// Those of 2027 on which hours are open at ten.
pub fn open_days(hours: &str) -> Vec<Date> {
    let hours = of_row(Some(hours), None);
    let days = (0..365).map(|step| YEAR_START.checked_add(i64::from(step).days()).unwrap());
    let is_open = |day: &Date| at(&hours, day.at(10, 0, 0, 0)).state == Open;
    days.filter(is_open).collect()
}
