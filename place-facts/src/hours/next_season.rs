//! A season behind a comma, "and" or "/" and right before days begins what follows: "Mon-Fri 9-5, summer Mon-Thu 8-4" is
//! "Mon-Fri 9-5; summer Mon-Thu 8-4". Said of the hours before it, it would open a place half of the year wrongly.

use super::cursor::Cursor;
use super::dates::bounds;
use super::days::{is_days, months};
use super::remarks::{self, Remark};
use super::words::Word;

/// Words that may stand between a season and its days.
const BETWEEN: [&str; 4] = ["each", "every", "only", "also"];

/// The words, with the end of a part before each season that begins what follows.
pub(super) fn with_seasons_apart(mut words: Vec<Word>) -> Vec<Word> {
    let apart: Vec<usize> = (0..words.len())
        .filter(|at| matches!(words[*at], Word::And(_)) && begins_what_follows(&words, *at))
        .collect();
    for at in apart {
        words[at] = Word::Stop;
    }
    words
}

/// Whether a season follows this sign, and its days follow the season.
fn begins_what_follows(words: &[Word], sign: usize) -> bool {
    let mut cursor = Cursor {
        words,
        at: sign + 1,
    };
    let part = words[..sign].iter().rposition(|word| *word == Word::Stop);
    let before = &words[part.map_or(0, |stop| stop + 1)..sign];
    before.iter().any(is_a_day)
        && skip_season(&mut cursor)
        && !is_within_a_season(words, sign, cursor.at)
        && have_hours(&mut cursor)
}

/// Goes past "summer", "summer (June-August)", "November 15 - April 15", "rest of the year".
fn skip_season(cursor: &mut Cursor<'_>) -> bool {
    let start = cursor.at;
    if remarks::read(cursor) == Some(Remark::RestOfYear) {
        return true;
    }
    cursor.at = start;
    // "Starting January 4" says when the hours before it end, perhaps.
    if bounds(cursor).is_none_or(|bounds| bounds.begins()) {
        return false;
    }
    let end = cursor.at;
    if cursor.peek() == Some(&Word::Open) {
        cursor.at += 1;
        if months(cursor).is_none() || cursor.peek() != Some(&Word::Close) {
            cursor.at = end;
            return true;
        }
        cursor.at += 1;
    }
    true
}

/// Whether a sign stands between two seasons of one list, such as "fall/winter", that ends at `end`. "Mon-Fri 9-5 summer, winter
/// Mon-Fri 10-4" is none: nothing separates the first of them from the hours before it.
fn is_within_a_season(words: &[Word], sign: usize, end: usize) -> bool {
    (0..sign).any(|at| {
        let mut cursor = Cursor { words, at };
        let is_list = bounds(&mut cursor).is_some() && cursor.at >= end;
        let before = at.checked_sub(1).map(|at| &words[at]);
        is_list
            && matches!(
                before,
                None | Some(Word::And(_) | Word::Stop | Word::Other(_))
            )
    })
}

/// Whether days stand next that have times, or that are closed.
fn have_hours(cursor: &mut Cursor<'_>) -> bool {
    let mut is_closed = false;
    loop {
        let start = cursor.at;
        match remarks::read(cursor) {
            Some(Remark::Closed) => is_closed = true,
            Some(Remark::Service(_)) => {}
            _ => {
                cursor.at = start;
                match cursor.peek() {
                    Some(Word::Other(text)) if is_between(text) => cursor.at += 1,
                    _ => break,
                }
            }
        }
    }
    let part = cursor.words[cursor.at..].iter();
    let mut part = part.take_while(|word| **word != Word::Stop);
    let says_times = |word: &Word| match word {
        Word::Number(..) => true,
        Word::Other(text) => text == "allday",
        _ => false,
    };
    cursor.peek().is_some_and(is_a_day) && (is_closed || part.any(says_times))
}

fn is_between(text: &str) -> bool {
    !is_days(text) && (remarks::is_noise(text) || BETWEEN.contains(&text))
}

fn is_a_day(word: &Word) -> bool {
    match word {
        Word::Day(_) | Word::Ordinal(_) => true,
        Word::Other(text) => is_days(text),
        _ => false,
    }
}
