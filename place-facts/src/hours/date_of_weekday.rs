//! A weekday and its date: "Saturday, December 6". It was written for a year in which they fit; in another one nobody knows which of
//! the two holds.

use super::cursor::Cursor;
use super::dates::listed;
use super::words::Word;
use sync_protocol::places::hours::Days;

/// The date behind a weekday: sure in years in which it is that day, and doubted in others. Some of nothing where its own year says
/// that the two do not fit; none where there is no such date.
pub(super) fn date_of_weekday(cursor: &mut Cursor<'_>) -> Option<Option<Vec<Days>>> {
    let start = cursor.at;
    let found = read(cursor);
    if found.is_none() {
        cursor.at = start;
    }
    found
}

fn read(cursor: &mut Cursor<'_>) -> Option<Option<Vec<Days>>> {
    let is_list = start_is_in_a_list(cursor);
    let &Word::Day(day) = cursor.peek()? else {
        return None;
    };
    cursor.at += 1;
    cursor.at += usize::from(cursor.peek() == Some(&Word::And(false)));
    if is_list || !matches!(cursor.peek(), Some(Word::Month(_))) {
        return None;
    }
    let dates = listed(cursor)?;
    let [date] = dates.as_slice() else {
        return None;
    };
    // The weekday of a whole date was left out before, where it is the right one.
    if !date.dates.is_empty() {
        return Some(None);
    }
    let of_weekday = Days {
        weekdays: vec![day],
        ..date.clone()
    };
    let doubted = Days {
        sure: false,
        ..date.clone()
    };
    Some(Some(vec![of_weekday, doubted]))
}

/// Whether other days stand right before: "Friday, Saturday December 6".
fn start_is_in_a_list(cursor: &Cursor<'_>) -> bool {
    let before = cursor.at.checked_sub(1).and_then(|at| cursor.words.get(at));
    matches!(
        before,
        Some(Word::And(_) | Word::Dash | Word::Day(_) | Word::Ordinal(_))
    )
}
