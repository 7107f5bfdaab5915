//! Days in a sentence: "Monday-Friday", "2nd & 4th Thursday", "every other Wednesday".

use super::cursor::Cursor;
use super::named_days::named_day;
use super::words::Word;
use sync_protocol::places::hours::Days;

/// Words behind a day that name a part of it. Its times say which.
pub(super) const PARTS_OF_A_DAY: [&str; 8] = [
    "afternoon",
    "afternoons",
    "evening",
    "evenings",
    "morning",
    "mornings",
    "night",
    "nights",
];

/// Reads consecutive days; `None`, with nothing read, when the next words are not days.
pub(super) fn group(cursor: &mut Cursor<'_>) -> Option<Vec<Days>> {
    joined(sets(cursor).into_iter().map(|(days, _)| days))
}

/// Reads consecutive days one by one, and whether "and" adds each of them to the one before.
pub(super) fn sets(cursor: &mut Cursor<'_>) -> Vec<(Days, bool)> {
    let mut sets = Vec::new();
    let mut end = cursor.at;
    loop {
        while cursor.skip(&["on"]) || cursor.skip(&["the"]) {}
        let is_added = cursor.words[end..cursor.at].contains(&Word::And(true));
        let Some(days) = one(cursor) else { break };
        sets.push((days, is_added));
        end = cursor.at;
        // "Second Saturday, and Sunday"
        while cursor.skip_and() {}
        if cursor.at == end {
            break;
        }
    }
    cursor.at = end;
    sets
}

/// Days as one group; `None` where there are none.
pub(super) fn joined(sets: impl Iterator<Item = Days>) -> Option<Vec<Days>> {
    let mut group: Vec<Days> = Vec::new();
    for days in sets {
        join(&mut group, days);
    }
    (!group.is_empty()).then_some(group)
}

/// Plain weekdays become one set; a plain weekday after an nth one ("first Monday and Tuesday") may
/// be meant either way.
fn join(group: &mut Vec<Days>, days: Days) {
    let is_plain = |days: &Days| {
        days.nth.is_empty() && days.every_weeks == 1 && days.sure && days.season.is_none()
    };
    match group.last_mut() {
        Some(last) if is_plain(last) && is_plain(&days) => last.weekdays.extend(days.weekdays),
        Some(last) if !is_plain(last) && is_plain(&days) => {
            // "1st & 3rd Tuesday & Thursday": each Thursday, or the same two? Of these two both say the same.
            let same = (last.nth.len() > 1 && last.sure).then(|| Days {
                nth: last.nth.clone(),
                ..days.clone()
            });
            group.extend(same);
            group.push(Days {
                sure: false,
                ..days
            });
        }
        _ => group.push(days),
    }
}

fn one(cursor: &mut Cursor<'_>) -> Option<Days> {
    let start = cursor.at;
    let days = quantified(cursor);
    if days.is_none() {
        cursor.at = start;
    }
    days
}

fn quantified(cursor: &mut Cursor<'_>) -> Option<Days> {
    let mut days = Days::default();
    if cursor.skip(&["daily"])
        || cursor.skip(&["seven", "days", "a", "week"])
        || cursor.skip(&["nightly"])
        || whole_week(cursor)
    {
        return Some(Days {
            weekdays: (1..=7).collect(),
            ..days
        });
    }
    if let Some(days) = named_day(cursor) {
        // "Thanksgiving Monday" is neither Thanksgiving nor each Monday.
        let is_other = matches!(cursor.peek(), Some(Word::Day(_)));
        return (!is_other).then_some(days);
    }
    if let Some(weekdays) = part_of_the_week(cursor) {
        return Some(Days { weekdays, ..days });
    }
    let is_every = cursor.skip(&["every"]) || cursor.skip(&["each"]);
    if cursor.skip(&["other"]) {
        days.every_weeks = 2;
    } else if let Some(weeks) = weeks(cursor).filter(|_| is_every) {
        days.every_weeks = weeks;
    } else if !is_every
        && ["one", "two", "three", "select", "certain", "some"]
            .iter()
            .any(|word| cursor.skip(&[word]))
    {
        days.sure = false;
    }
    if is_every && (cursor.skip(&["day"]) || cursor.skip(&["night"])) {
        return Some(Days {
            weekdays: (1..=7).collect(),
            ..days
        });
    }
    let start = cursor.at;
    days.nth = ordinals(cursor);
    days.sure &= !is_perhaps_one_day(&cursor.words[start..cursor.at]);
    days.weekdays = weekdays(cursor)?;
    // "First Monday-Friday": the first one of each, or the week of the first Monday?
    days.sure &= days.nth.is_empty() || days.weekdays.len() == 1;
    let _ = PARTS_OF_A_DAY.iter().any(|word| cursor.skip(&[word]));
    let months = ["the", "each", "every"];
    let is_of_month = cursor.skip(&["of", "month"])
        || months
            .iter()
            .any(|month| cursor.skip(&["of", month, "month"]));
    // "Every second Thursday" is the second of the month, or every other one.
    if is_every && !is_of_month && days.nth == [2] {
        days.nth.clear();
        days.sure = false;
    }
    skip_only(cursor);
    if cursor.skip(&["a", "month"]) || cursor.skip(&["the", "rest", "of", "the", "month"]) {
        days.sure = false;
    }
    Some(days)
}

/// Goes past the "only" of "weekdays only, 10 am-3 pm".
fn skip_only(cursor: &mut Cursor<'_>) {
    let behind = cursor.words.get(cursor.at + 1..).unwrap_or_default();
    if let [Word::Number(..), ..] | [Word::And(false) | Word::Colon, Word::Number(..), ..] = behind
    {
        cursor.skip(&["only"]);
    }
}

/// "Weekdays", "weekends only", "weekday afternoons".
fn part_of_the_week(cursor: &mut Cursor<'_>) -> Option<Vec<u8>> {
    let start = cursor.at;
    let is_one = cursor.skip(&["weekday"]) || cursor.skip(&["weekend"]);
    let is_all = !is_one && (cursor.skip(&["weekdays"]) || cursor.skip(&["weekends"]));
    let has_part = PARTS_OF_A_DAY.iter().any(|word| cursor.skip(&[word]));
    if !(is_all || is_one && has_part) {
        cursor.at = start;
        return None;
    }
    skip_only(cursor);
    let is_weekend =
        matches!(&cursor.words[start], Word::Other(text) if text.starts_with("weekend"));
    Some(if is_weekend {
        vec![6, 7]
    } else {
        (1..=5).collect()
    })
}

/// "two weeks on", "3 weeks".
fn weeks(cursor: &mut Cursor<'_>) -> Option<u8> {
    let start = cursor.at;
    let named = ["two", "three", "four"]
        .iter()
        .position(|word| cursor.skip(&[word]));
    let number = match (named, cursor.peek()) {
        (Some(index), _) => u8::try_from(index + 2).ok(),
        (None, Some(&Word::Number(weeks @ 2..=26, 0, None))) => {
            cursor.at += 1;
            u8::try_from(weeks).ok()
        }
        _ => None,
    };
    if number.is_some() && cursor.skip(&["weeks"]) {
        cursor.skip(&["on"]);
        return number;
    }
    cursor.at = start;
    None
}

fn whole_week(cursor: &mut Cursor<'_>) -> bool {
    let start = cursor.at;
    if cursor.peek() == Some(&Word::Number(365, 0, None)) {
        cursor.at += 1;
        if cursor.skip(&["days", "a", "year"]) || cursor.skip(&["days", "per", "year"]) {
            return true;
        }
        cursor.at = start;
    }
    if cursor.peek() == Some(&Word::Number(7, 0, None)) {
        cursor.at += 1;
        if cursor.skip(&["days", "a", "week"]) || cursor.skip(&["days"]) {
            return true;
        }
    }
    cursor.at = start;
    false
}

/// "Second and fourth", "2nd, 4th, and 5th", "last two".
pub(super) fn ordinals(cursor: &mut Cursor<'_>) -> Vec<i8> {
    let mut nth = Vec::new();
    let mut end = cursor.at;
    loop {
        while !nth.is_empty() && cursor.skip_and() {}
        let Some(&Word::Ordinal(ordinal)) = cursor.peek() else {
            break;
        };
        cursor.at += 1;
        nth.push(ordinal);
        let is_two = cursor.peek() == Some(&Word::Number(2, 0, None)) || cursor.is("two");
        if is_two {
            cursor.at += 1;
            nth.push(if ordinal == -1 { -2 } else { ordinal + 1 });
        }
        end = cursor.at;
    }
    cursor.at = end;
    nth
}

/// "4th/last Friday": two names of one day, of which one is wrong in a month with five of them, or two days.
fn is_perhaps_one_day(ordinals: &[Word]) -> bool {
    let is_late = |word: &Word| matches!(word, Word::Ordinal(-1 | 4 | 5));
    let is_last = |word: &Word| *word == Word::Ordinal(-1);
    ordinals.windows(3).any(|it| {
        it[1] == Word::And(false)
            && is_late(&it[0])
            && is_late(&it[2])
            && is_last(&it[0]) != is_last(&it[2])
    })
}

fn weekdays(cursor: &mut Cursor<'_>) -> Option<Vec<u8>> {
    let Some(&Word::Day(first)) = cursor.peek() else {
        return None;
    };
    cursor.at += 1;
    if let (Some(Word::Dash), Some(&Word::Day(last))) =
        (cursor.peek(), cursor.words.get(cursor.at + 1))
    {
        cursor.at += 2;
        let length = weekday_distance(first, last);
        return Some(
            (0..=length)
                .map(|step| (first - 1 + step) % 7 + 1)
                .collect(),
        );
    }
    Some(vec![first])
}

/// Months that stand together, as a list or a range.
pub(super) fn months(cursor: &mut Cursor<'_>) -> Option<Vec<u8>> {
    let mut months = Vec::new();
    let mut end = cursor.at;
    while let Some(&Word::Month(first)) = cursor.peek() {
        cursor.at += 1;
        if let (Some(Word::Dash), Some(&Word::Month(last))) =
            (cursor.peek(), cursor.words.get(cursor.at + 1))
        {
            cursor.at += 2;
            let length = (last + 12 - first) % 12;
            months.extend((0..=length).map(|step| (first - 1 + step) % 12 + 1));
        } else {
            months.push(first);
        }
        end = cursor.at;
        while cursor.skip_and() {}
    }
    cursor.at = end;
    (!months.is_empty()).then_some(months)
}

/// Days from one weekday to the next other, 0 to 6.
pub(super) fn weekday_distance(from: u8, to: u8) -> u8 {
    (to + 7 - from) % 7
}

/// Words that stand for days of the week.
pub(super) fn is_days(text: &str) -> bool {
    ["daily", "every", "nightly", "weekdays", "weekends"].contains(&text)
}
