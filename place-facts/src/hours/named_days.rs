//! Days of the year that have a name: "Thanksgiving Day", "Labor Day", "the day after Thanksgiving".

use super::cursor::Cursor;
use super::words::Word;
use sync_protocol::places::hours::{Days, Season};

/// Days with a date, without "day".
const OF_A_DATE: [(&[&str], &str); 10] = [
    (&["christmas", "eve"], "12-24"),
    (&["christmas"], "12-25"),
    (&["independence"], "07-04"),
    (&["juneteenth"], "06-19"),
    (&["new", "year's", "eve"], "12-31"),
    (&["new", "years", "eve"], "12-31"),
    (&["new", "year's"], "01-01"),
    (&["new", "years"], "01-01"),
    (&["veterans"], "11-11"),
    (&["veterans'"], "11-11"),
];
/// Mondays with a name, which of their month they are, and the month.
const MONDAYS: [(&[&str], i8, u8); 12] = [
    (&["columbus"], 2, 10),
    (&["indigenous", "peoples"], 2, 10),
    (&["indigenous", "peoples'"], 2, 10),
    (&["labor"], 1, 9),
    (&["martin", "luther", "king", "jr"], 3, 1),
    (&["martin", "luther", "king"], 3, 1),
    (&["memorial"], -1, 5),
    (&["mlk"], 3, 1),
    (&["president's"], 3, 2),
    (&["presidents"], 3, 2),
    (&["presidents'"], 3, 2),
    (&["washington's", "birthday"], 3, 2),
];

/// Reads such a day; `None`, with nothing read, when the next words are others.
pub(super) fn named_day(cursor: &mut Cursor<'_>) -> Option<Days> {
    let thanksgiving = nth(4, 4, 11);
    if day_after_thanksgiving(cursor) {
        cursor.skip(&["day"]);
        return Some(Days {
            plus_days: 1,
            ..thanksgiving
        });
    }
    let days = if cursor.skip(&["thanksgiving"]) {
        thanksgiving
    } else {
        monday(cursor).or_else(|| of_a_date(cursor))?
    };
    cursor.skip(&["day"]);
    Some(days)
}

/// The nth weekday of a month.
fn nth(weekday: u8, nth: i8, month: u8) -> Days {
    Days {
        weekdays: vec![weekday],
        nth: vec![nth],
        months: vec![month],
        ..Days::default()
    }
}

/// "Labor Day". "Memorial" and "labor" alone are something else.
fn monday(cursor: &mut Cursor<'_>) -> Option<Days> {
    let start = cursor.at;
    let (.., number, month) = MONDAYS.iter().find(|(name, ..)| cursor.skip(name))?;
    if !cursor.skip(&["day"]) {
        cursor.at = start;
        return None;
    }
    Some(nth(1, *number, *month))
}

fn of_a_date(cursor: &mut Cursor<'_>) -> Option<Days> {
    let (name, date) = OF_A_DATE.iter().find(|(name, _)| cursor.skip(name))?;
    // "Veterans 9-11" are people.
    let needs_day = ["independence", "veterans", "veterans'"].contains(&name[0]);
    if needs_day && !cursor.is("day") {
        cursor.at -= name.len();
        return None;
    }
    Some(Days {
        season: Some(Season {
            from: (*date).to_owned(),
            to: (*date).to_owned(),
        }),
        ..Days::default()
    })
}

/// "Day after Thanksgiving", "Friday after Thanksgiving", "Black Friday".
fn day_after_thanksgiving(cursor: &mut Cursor<'_>) -> bool {
    let start = cursor.at;
    let is_black = cursor.skip(&["black"]);
    let is_friday = cursor.peek() == Some(&Word::Day(5));
    cursor.at += usize::from(is_friday);
    let is_it = match is_black {
        true => is_friday,
        false => (is_friday || cursor.skip(&["day"])) && cursor.skip(&["after", "thanksgiving"]),
    };
    if !is_it {
        cursor.at = start;
    }
    is_it
}
