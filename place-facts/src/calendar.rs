//! New Jersey's wall clock and public holidays.

use jiff::civil::{Date, DateTime, Weekday};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

/// The rule of America/New_York since 2007, as POSIX writes it (15 U.S.C. 260a): summer time from the
/// second Sunday of March to the first of November. No table of time zones has to be at hand.
const NEW_YORK: &str = "EST5EDT,M3.2.0,M11.1.0";

/// When a half holiday begins, in minutes since midnight.
pub const HALF_DAY: u16 = 12 * 60;

/// The wall-clock time in New Jersey at a moment, in milliseconds since 1970; `None` for a moment
/// outside of the years -9999 to 9999.
pub fn local(milliseconds: i64) -> Option<DateTime> {
    let zone = TimeZone::posix(NEW_YORK).ok()?;
    let moment = Timestamp::from_millisecond(milliseconds).ok()?;
    Some(zone.to_datetime(moment))
}

/// When a day begins in New Jersey, in milliseconds since 1970.
pub fn day_begins(day: Date) -> Option<i64> {
    let zone = TimeZone::posix(NEW_YORK).ok()?;
    let midnight = day.to_datetime(Default::default());
    Some(zone.to_timestamp(midnight).ok()?.as_millisecond())
}

/// Reads `YYYY-MM-DDTHH:MM` or `YYYY-MM-DD` (midnight); the flag says whether a time was given.
pub fn read_moment(text: &str) -> Option<(DateTime, bool)> {
    if text.len() == 10 {
        return Some((
            text.parse::<Date>().ok()?.to_datetime(Default::default()),
            false,
        ));
    }
    let shape = text.len() == 16 && text.as_bytes().get(10) == Some(&b'T');
    shape
        .then(|| text.parse().ok())?
        .map(|moment| (moment, true))
}

/// A moment as `YYYY-MM-DDTHH:MM`.
pub fn write_moment(moment: DateTime) -> String {
    moment.strftime("%Y-%m-%dT%H:%M").to_string()
}

/// Whether a day is a public holiday in New Jersey (N.J.S.A. 36:1-1) or of the United States
/// (5 U.S.C. 6103), or the weekday on which one is kept that falls on a weekend.
pub fn is_holiday(day: Date) -> bool {
    let is_kept = |day: Date| is_fixed(day) || is_by_weekday(day);
    match day.weekday() {
        Weekday::Friday => is_kept(day) || day.tomorrow().is_ok_and(is_fixed),
        Weekday::Monday => is_kept(day) || day.yesterday().is_ok_and(is_fixed),
        _ => is_kept(day),
    }
}

/// Whether many places are closed at a minute of a day that is no public holiday: Easter Sunday, the day after
/// Thanksgiving, the afternoons of December 24 and 31.
pub fn is_half_holiday(day: Date, minute: u16) -> bool {
    let is_afternoon = minute >= HALF_DAY;
    match (day.month(), day.day(), day.weekday()) {
        (12, 24 | 31, _) => is_afternoon,
        // Thanksgiving is the fourth Thursday.
        (11, 23..=29, Weekday::Friday) => true,
        (_, _, Weekday::Sunday) => easter(day.year()) == Some(day),
        _ => false,
    }
}

fn is_fixed(day: Date) -> bool {
    // New Year, Juneteenth, Independence Day, Veterans Day, Christmas.
    matches!(
        (day.month(), day.day()),
        (1, 1) | (6, 19) | (7, 4) | (11, 11) | (12, 25)
    )
}

fn is_by_weekday(day: Date) -> bool {
    let nth = (day.day() + 6) / 7;
    let is_last = day.day() + 7 > day.days_in_month();
    match (day.month(), day.weekday()) {
        // Martin Luther King, Presidents' Day, Juneteenth of the state, Labor Day, Columbus Day,
        // Thanksgiving.
        (1 | 2, Weekday::Monday) => nth == 3,
        (6, Weekday::Friday) => nth == 3,
        (9, Weekday::Monday) => nth == 1,
        (10, Weekday::Monday) => nth == 2,
        (11, Weekday::Thursday) => nth == 4,
        (5, Weekday::Monday) => is_last,
        // Election Day: the Tuesday after the first Monday of November.
        (11, Weekday::Tuesday) => (2..=8).contains(&day.day()),
        (_, Weekday::Friday) => easter(day.year()).is_some_and(|easter| {
            easter
                .checked_sub(2.days())
                .is_ok_and(|good_friday| good_friday == day)
        }),
        _ => false,
    }
}

/// Easter Sunday (Meeus, Jones, Butcher).
pub(crate) fn easter(year: i16) -> Option<Date> {
    let y = i32::from(year);
    let (a, b, c) = (y % 19, y / 100, y % 100);
    let (d, e) = (b / 4, b % 4);
    let g = (8 * b + 13) / 25;
    let h = (19 * a + b - d - g + 15) % 30;
    let (i, k) = (c / 4, c % 4);
    let l = (32 + 2 * e + 2 * i - h - k) % 7;
    let m = (a + 11 * h + 19 * l) / 433;
    let month = (h + l - 7 * m + 90) / 25;
    let day = (h + l - 7 * m + 33 * month + 19) % 32;
    Date::new(year, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_of_new_jersey_knows_summer_time() {
        let at = |text: &str| {
            let moment: Timestamp = text.parse().unwrap();
            write_moment(local(moment.as_millisecond()).unwrap())
        };
        assert_eq!(at("2026-11-22T18:00:00Z"), "2026-11-22T13:00");
        assert_eq!(at("2026-07-01T18:00:00Z"), "2026-07-01T14:00");
        assert_eq!(at("2026-03-08T06:59:00Z"), "2026-03-08T01:59");
        assert_eq!(at("2026-03-08T07:00:00Z"), "2026-03-08T03:00");
        assert_eq!(at("2026-11-01T05:59:00Z"), "2026-11-01T01:59");
        assert_eq!(at("2026-11-01T06:00:00Z"), "2026-11-01T01:00");
    }

    #[test]
    fn holidays_of_two_years_are_known() {
        let of = |year: i16| -> Vec<String> {
            let days = (1..=12)
                .flat_map(|month| (1..=31).filter_map(move |day| Date::new(year, month, day).ok()));
            days.filter(|day| is_holiday(*day))
                .map(|day| day.strftime("%m-%d").to_string())
                .collect()
        };
        assert_eq!(
            of(2026),
            [
                "01-01", "01-19", "02-16", "04-03", "05-25", "06-19", "07-03", "07-04", "09-07",
                "10-12", "11-03", "11-11", "11-26", "12-25",
            ]
        );
        assert_eq!(
            of(2027)[..8],
            [
                "01-01", "01-18", "02-15", "03-26", "05-31", "06-18", "06-19", "07-04"
            ]
        );
    }

    #[test]
    fn only_whole_moments_are_read() {
        assert!(read_moment("2026-11-22T13:00").is_some_and(|(_, timed)| timed));
        assert!(read_moment("2026-11-22").is_some_and(|(_, timed)| !timed));
        for bad in [
            "",
            "2026-11-32",
            "2026-11-22 13:00",
            "2026-11-22T13:00:00Z",
            "now",
            "ññññññññññ",
        ] {
            assert_eq!(read_moment(bad), None, "{bad}");
        }
    }
}
