//! Times of a day in a sentence: "9 am-5 pm", "10-12 pm", "9-12, 1-4".

use super::cursor::Cursor;
use super::words::{MIDNIGHT, Word};

/// Beginning and end in minutes since midnight, as far as they are named.
pub(super) type Span = (Option<u16>, Option<u16>);

/// A number of the 12-hour clock: hours, minutes and whether "pm" stands by it.
type Named = (u16, u16, Option<bool>);

/// A night does not end as late as this, in minutes: "10 pm-2 pm" is a slip of the source.
const NOON: u16 = 12 * 60;
/// The last minute of a day: "12 am-11:59 pm" is all of it.
const LAST: u16 = DAY - 1;
/// What a span over midnight may last, in minutes. A longer one ("1 pm-12 pm") is a slip of the source.
const NIGHT_MAX: u16 = 16 * 60;
const DAY: u16 = 1440;

/// Reads a time or a range of times; nothing is read when it is none.
pub(super) fn time(cursor: &mut Cursor<'_>) -> Option<Span> {
    let start = cursor.at;
    let time = range(cursor);
    if time.is_none() {
        cursor.at = start;
    }
    time
}

fn range(cursor: &mut Cursor<'_>) -> Option<Span> {
    let (hours, minutes, half) = number(cursor)?;
    if cursor.peek() != Some(&Word::Dash) {
        return Some((Some(minute(hours, minutes, half?)?), None));
    }
    cursor.at += 1;
    let end = number(cursor)?;
    span_of((hours, minutes, half), end)
}

/// Beginning and end of a range of two numbers.
pub(super) fn span_of(
    (hours, minutes, half): Named,
    (end_hours, end_minutes, end_half): Named,
) -> Option<Span> {
    if end_hours == MIDNIGHT {
        // "8-midnight" is an evening, most likely.
        return Some((Some(minute(hours, minutes, half?)?), Some(DAY)));
    }
    // "9 am-12" ends at noon, most likely, and "8-12 am" or "9 am-12 am" may be either.
    let is_midnight = end_half == Some(false) && half != Some(true) && hours != 12;
    let is_twelve = end_hours == 12 && (end_half.is_none() || is_midnight);
    // "12-4 am" was an afternoon, most likely.
    let is_slip_of_noon = hours == 12 && half.is_none() && end_half == Some(false);
    (!is_twelve && !is_slip_of_noon).then_some(())?;
    let named = minute(end_hours, end_minutes, end_half.or(half)?)?;
    let begins_in_the_morning = half == Some(false) && end_half.is_none() && hours != 12;
    let is_in_the_afternoon =
        begins_in_the_morning && minute(hours, minutes, false).is_some_and(|from| named <= from);
    // "10 am-2" is no night.
    let to = named + if is_in_the_afternoon { NOON } else { 0 };
    let from = match half {
        Some(half) => minute(hours, minutes, half)?,
        None => {
            let like_end = minute(hours, minutes, end_half?)?;
            // "10-12 pm" and "11-2 pm" begin in the morning. "10-1 am" may be a night, "5-12 pm" an evening.
            let is_before = like_end < to;
            // "9-9:30 pm" may be a day or a half hour.
            let is_half_hour = is_before && hours == end_hours;
            let is_doubtful = is_half_hour || !is_before && (end_half == Some(false) || hours < 7);
            (!is_doubtful).then_some(())?;
            minute(hours, minutes, is_before && end_half?)?
        }
    };
    let to = if to == 0 { DAY } else { to };
    let is_night = to <= from && to < DAY;
    let is_slip = is_night && (to + DAY - from > NIGHT_MAX || to >= NOON)
        // "12 am-5 pm" was noon, most likely.
        || from == 0 && (NOON..LAST).contains(&to);
    (!is_slip).then_some((Some(from), Some(to)))
}

fn number(cursor: &mut Cursor<'_>) -> Option<Named> {
    let Some(&Word::Number(hours, minutes, half)) = cursor.peek() else {
        return None;
    };
    cursor.at += 1;
    Some((hours, minutes, half))
}

/// Minutes since midnight of a time of the 12-hour clock.
fn minute(hours: u16, minutes: u16, afternoon: bool) -> Option<u16> {
    ((1..=12).contains(&hours) && minutes < 60)
        .then(|| hours % 12 * 60 + minutes + if afternoon { 720 } else { 0 })
}
