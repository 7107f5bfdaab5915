//! Dates without a year: "December 5, 9 am-noon" is no appointment of each year, but the next December 5 after the day on
//! which someone read it. A closing ("closed July 4") stays one of each year.

use jiff::civil::{Date, date};
use sync_protocol::places::hours::{Days, Hours};

/// Makes single days of each year the next ones after the day on which the hours were read. Where that day is not known,
/// nobody knows of which year they are.
pub(crate) fn of_next_dates(hours: &mut Hours, checked: Option<Date>) {
    for rule in &mut hours.rules {
        let Some((month, day)) = single_day(&rule.days) else {
            continue;
        };
        match checked.and_then(|checked| next(checked, month, day)) {
            Some(next) => {
                rule.days.season = None;
                rule.days.dates = vec![next.to_string()];
            }
            None => rule.days.sure = false,
        }
    }
}

/// The month and the day, if days are one day of each year and nothing else. Usual hours that are in doubt on such a day
/// name weekdays, and stay in doubt each year.
fn single_day(days: &Days) -> Option<(i8, i8)> {
    let season = days.season.as_ref().filter(|it| it.from == it.to)?;
    let is_alone = days.weekdays.is_empty() && days.dates.is_empty() && days.sure;
    let (month, day) = season.from.split_once('-')?;
    is_alone.then_some((month.parse().ok()?, day.parse().ok()?))
}

/// The first such day that is not before another day. A February 29 is not in each year.
fn next(from: Date, month: i8, day: i8) -> Option<Date> {
    const YEARS: i16 = 8;
    let of_year = |year: i16| {
        let start = date(year, 1, 1).with().month(month).day(day).build().ok()?;
        (start >= from).then_some(start)
    };
    (from.year()..=from.year().checked_add(YEARS)?).find_map(of_year)
}
