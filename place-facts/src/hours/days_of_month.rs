//! Days that a month names by their number: "the 15th of every month", "1st and 15th of the month".

use super::cursor::Cursor;
use super::words::Word;
use sync_protocol::places::hours::{Days, Season};

/// The days that each month has.
const IN_EACH_MONTH: std::ops::RangeInclusive<u16> = 1..=28;

/// Reads such days; `None`, with nothing read, when the next words are others.
pub(super) fn days_of_month(cursor: &mut Cursor<'_>) -> Option<Vec<Days>> {
    let start = cursor.at;
    let numbers = named(cursor);
    if numbers.is_none() {
        cursor.at = start;
    }
    let on = |day: u16| {
        (1..=12).map(move |month| {
            let date = format!("{month:02}-{day:02}");
            Days {
                // Not one day of each year, which is only the next such day.
                weekdays: (1..=7).collect(),
                season: Some(Season {
                    from: date.clone(),
                    to: date,
                }),
                ..Days::default()
            }
        })
    };
    Some(numbers?.into_iter().flat_map(on).collect())
}

fn named(cursor: &mut Cursor<'_>) -> Option<Vec<u16>> {
    let mut numbers = Vec::new();
    while cursor.skip(&["on"]) || cursor.skip(&["the"]) {}
    let are_days = cursor.skip(&["day"]) || cursor.skip(&["days"]);
    loop {
        numbers.push(number(cursor, are_days).filter(|it| IN_EACH_MONTH.contains(it))?);
        if !cursor.skip_and() {
            break;
        }
        while cursor.skip_and() || cursor.skip(&["the"]) {}
    }
    cursor.skip(&["day"]);
    let is_of_month = ["the", "each", "every"]
        .iter()
        .any(|it| cursor.skip(&["of", it, "month"]));
    is_of_month.then_some(numbers)
}

/// "1st", "15th", and behind "day" also "15".
fn number(cursor: &mut Cursor<'_>, is_day: bool) -> Option<u16> {
    match cursor.peek()? {
        Word::Ordinal(ordinal) => {
            let number = u16::try_from(*ordinal).ok();
            cursor.at += 1;
            number
        }
        &Word::Number(number, 0, None) => {
            cursor.at += 1;
            let is_nth = ["st", "nd", "rd", "th"].iter().any(|it| cursor.skip(&[it]));
            (is_nth || is_day).then_some(number)
        }
        _ => None,
    }
}
