//! Words of hours that say nothing that the others do not: "weekly" beside a day, and the weekday before its whole date. And "closed"
//! behind its times, in front of them.

use super::words::Word;
use jiff::civil::Date;

/// The words without those.
pub(super) fn without_spare_words(words: Vec<Word>) -> Vec<Word> {
    let words = with_closed_first(words);
    let mut left: Vec<Word> = Vec::with_capacity(words.len());
    let mut at = 0;
    while let Some(word) = words.get(at) {
        let before = left.last();
        let comma = usize::from(words.get(at + 1) == Some(&Word::And(false)));
        if is_weekly(word) && is_beside_days(&left) {
            // The comma belongs to it, where something stands behind it: "Weekly, Tuesday 9-11".
            at += 1 + comma * usize::from(before.is_none());
            continue;
        }
        if let Word::Day(day) = word
            && !is_list(before)
            && is_date_of(*day, &words[at + 1 + comma..])
        {
            at += 1 + comma;
            continue;
        }
        left.push(word.clone());
        at += 1;
    }
    left
}

/// "Monday-Friday 9-5, 12-1 closed" says "closed 12-1" of the times before it. Behind a day the times are those of the day.
fn with_closed_first(mut words: Vec<Word>) -> Vec<Word> {
    const TIMES: usize = 3;
    let is_closed = |word: &Word| matches!(word, Word::Other(text) if text == "closed");
    for at in TIMES + 1..words.len() {
        let is_end = matches!(words.get(at + 1), None | Some(Word::Stop));
        let behind_times = matches!(
            words[at - TIMES - 1..at],
            [
                Word::And(false) | Word::Stop,
                Word::Number(..),
                Word::Dash,
                Word::Number(..)
            ]
        );
        if is_closed(&words[at]) && behind_times && is_end {
            words[at - TIMES..=at].rotate_right(1);
        }
    }
    words
}

fn is_weekly(word: &Word) -> bool {
    matches!(word, Word::Other(text) if text == "weekly")
}

/// Whether "weekly" behind such a word is said of days. "Twice weekly" is not, and "2 weekly" counts.
fn is_beside_days(before: &[Word]) -> bool {
    match before {
        []
        | [
            ..,
            Word::Stop | Word::And(false) | Word::Day(_) | Word::Number(_, _, Some(_)),
        ]
        | [.., Word::Number(..), Word::Dash, Word::Number(..)] => true,
        [.., Word::Other(text)] => text == "open",
        _ => false,
    }
}

/// Whether a day behind such a word belongs to a list or a range of days.
pub(super) fn is_list(before: Option<&Word>) -> bool {
    matches!(
        before,
        Some(Word::And(_) | Word::Dash | Word::Day(_) | Word::Ordinal(_))
    )
}

/// Whether a date with its year stands first, and is such a weekday.
fn is_date_of(day: u8, words: &[Word]) -> bool {
    let [Word::Month(month), Word::Number(number, 0, None), rest @ ..] = words else {
        return false;
    };
    let year = match rest {
        [Word::And(false), Word::Number(year, 0, None), ..] | [Word::Number(year, 0, None), ..] => {
            *year
        }
        _ => return false,
    };
    let date = || {
        let year = i16::try_from(year).ok()?;
        let number = i8::try_from(*number).ok()?;
        Date::new(year, i8::try_from(*month).ok()?, number).ok()
    };
    let weekday = date().map(|it| it.weekday().to_monday_one_offset());
    weekday.and_then(|it| u8::try_from(it).ok()) == Some(day)
}
