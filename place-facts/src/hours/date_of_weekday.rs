//! A weekday and its date: "Saturday, December 6". The two agree in some years only. In any other year one of them is wrong, and
//! the sentence does not say which.

use super::cursor::Cursor;
use super::dates::listed;
use super::spare_words::is_list;
use super::words::Word;
use sync_protocol::places::hours::Days;

/// The date behind a weekday: sure in years in which it is that day, and doubted in others. `None`: there is no such date.
/// `Some(None)`: the date has a year, and in that year it is another weekday.
pub(super) fn date_of_weekday(cursor: &mut Cursor<'_>) -> Option<Option<Vec<Days>>> {
    let start = cursor.at;
    let found = read(cursor);
    if found.is_none() {
        cursor.at = start;
    }
    found
}

fn read(cursor: &mut Cursor<'_>) -> Option<Option<Vec<Days>>> {
    let before = cursor.at.checked_sub(1).and_then(|at| cursor.words.get(at));
    let is_listed = is_list(before);
    let &Word::Day(day) = cursor.peek()? else {
        return None;
    };
    cursor.at += 1;
    cursor.at += usize::from(cursor.peek() == Some(&Word::And(false)));
    if is_listed || !matches!(cursor.peek(), Some(Word::Month(_))) {
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
