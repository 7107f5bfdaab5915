//! Nights that name the day on which they end: "Friday 8 pm to Saturday 8 am".

use super::cursor::Cursor;
use super::days::weekday_distance;
use super::times::{Span, span_of};
use super::words::Word;
use sync_protocol::places::hours::Days;

/// Reads the times of one night behind its only day; `None`, with nothing read, for any other. "Friday 6 pm to Sunday 8 am" is
/// more than a night.
pub(super) fn night(cursor: &mut Cursor<'_>, days: &[Days]) -> Option<Span> {
    let [
        Word::Number(from, begin, Some(true)),
        Word::Dash,
        Word::Day(next),
        Word::Number(to, end, Some(false)),
    ] = cursor.words.get(cursor.at..cursor.at + 4)?
    else {
        return None;
    };
    let [day] = days else {
        return None;
    };
    let [weekday] = day.weekdays[..] else {
        return None;
    };
    let is_end = matches!(
        cursor.words.get(cursor.at + 4),
        None | Some(Word::Stop | Word::And(_) | Word::Close)
    );
    (weekday_distance(weekday, *next) == 1 && is_end).then_some(())?;
    let span = span_of((*from, *begin, Some(true)), (*to, *end, Some(false)))?;
    cursor.at += 4;
    Some(span)
}
