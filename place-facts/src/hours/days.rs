//! Days in a sentence: "Monday-Friday", "2nd & 4th Thursday", "every other Wednesday".

use super::parse::Reader;
use super::words::Word;
use sync_protocol::places::hours::Days;

/// Days that stand together; `None` and nothing read when the next words are no days.
pub(super) fn group(reader: &mut Reader<'_>) -> Option<Vec<Days>> {
    let mut group: Vec<Days> = Vec::new();
    let mut end = reader.at;
    loop {
        while reader.skip(&["on"]) || reader.skip(&["the"]) {}
        let Some(days) = one(reader) else { break };
        join(&mut group, days);
        end = reader.at;
        // "Second Saturday, and Sunday"
        while reader.skip_and() {}
        if reader.at == end {
            break;
        }
    }
    reader.at = end;
    (!group.is_empty()).then_some(group)
}

/// Plain weekdays become one set; a plain weekday after an nth one ("first Monday and Tuesday") may
/// be meant either way.
fn join(group: &mut Vec<Days>, days: Days) {
    let is_plain = |days: &Days| days.nth.is_empty() && days.every_weeks == 1 && days.sure;
    match group.last_mut() {
        Some(last) if is_plain(last) && is_plain(&days) => last.weekdays.extend(days.weekdays),
        Some(last) if !is_plain(last) && is_plain(&days) => {
            group.push(Days {
                sure: false,
                ..days
            });
        }
        _ => group.push(days),
    }
}

fn one(reader: &mut Reader<'_>) -> Option<Days> {
    let start = reader.at;
    let days = quantified(reader);
    if days.is_none() {
        reader.at = start;
    }
    days
}

fn quantified(reader: &mut Reader<'_>) -> Option<Days> {
    let mut days = Days::default();
    if reader.skip(&["daily"]) || reader.skip(&["nightly"]) || whole_week(reader) {
        return Some(Days {
            weekdays: (1..=7).collect(),
            ..days
        });
    }
    if reader.skip(&["weekdays"]) {
        return Some(Days {
            weekdays: (1..=5).collect(),
            ..days
        });
    }
    if reader.skip(&["weekends"]) {
        return Some(Days {
            weekdays: vec![6, 7],
            ..days
        });
    }
    let is_every = reader.skip(&["every"]) || reader.skip(&["each"]);
    if reader.skip(&["other"]) {
        days.every_weeks = 2;
    } else if let Some(weeks) = weeks(reader).filter(|_| is_every) {
        days.every_weeks = weeks;
    } else if !is_every
        && ["one", "two", "three", "select", "certain", "some"]
            .iter()
            .any(|word| reader.skip(&[word]))
    {
        days.sure = false;
    }
    if is_every && (reader.skip(&["day"]) || reader.skip(&["night"])) {
        return Some(Days {
            weekdays: (1..=7).collect(),
            ..days
        });
    }
    days.nth = ordinals(reader);
    days.weekdays = weekdays(reader)?;
    let _ = ["evenings", "mornings", "nights"]
        .iter()
        .any(|word| reader.skip(&[word]));
    for month in ["the", "each", "every"] {
        if reader.skip(&["of", month, "month"]) {
            break;
        }
    }
    if reader.skip(&["a", "month"]) || reader.skip(&["the", "rest", "of", "the", "month"]) {
        days.sure = false;
    }
    Some(days)
}

/// "two weeks on", "3 weeks".
fn weeks(reader: &mut Reader<'_>) -> Option<u8> {
    let start = reader.at;
    let named = ["two", "three", "four"]
        .iter()
        .position(|word| reader.skip(&[word]));
    let number = match (named, reader.peek()) {
        (Some(index), _) => u8::try_from(index + 2).ok(),
        (None, Some(&Word::Number(weeks @ 2..=26, 0, None))) => {
            reader.at += 1;
            u8::try_from(weeks).ok()
        }
        _ => None,
    };
    if number.is_some() && reader.skip(&["weeks"]) {
        reader.skip(&["on"]);
        return number;
    }
    reader.at = start;
    None
}

fn whole_week(reader: &mut Reader<'_>) -> bool {
    let start = reader.at;
    if reader.peek() == Some(&Word::Number(7, 0, None)) {
        reader.at += 1;
        if reader.skip(&["days", "a", "week"]) || reader.skip(&["days"]) {
            return true;
        }
    }
    reader.at = start;
    false
}

/// "Second and fourth", "2nd, 4th, and 5th", "last two".
fn ordinals(reader: &mut Reader<'_>) -> Vec<i8> {
    let mut nth = Vec::new();
    let mut end = reader.at;
    loop {
        while !nth.is_empty() && reader.skip_and() {}
        let Some(&Word::Ordinal(ordinal)) = reader.peek() else {
            break;
        };
        reader.at += 1;
        nth.push(ordinal);
        let is_two = reader.peek() == Some(&Word::Number(2, 0, None)) || reader.is("two");
        if is_two {
            reader.at += 1;
            nth.push(if ordinal == -1 { -2 } else { ordinal + 1 });
        }
        end = reader.at;
    }
    reader.at = end;
    nth
}

fn weekdays(reader: &mut Reader<'_>) -> Option<Vec<u8>> {
    let Some(&Word::Day(first)) = reader.peek() else {
        return None;
    };
    reader.at += 1;
    if let (Some(Word::Dash), Some(&Word::Day(last))) =
        (reader.peek(), reader.words.get(reader.at + 1))
    {
        reader.at += 2;
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
pub(super) fn months(reader: &mut Reader<'_>) -> Option<Vec<u8>> {
    let mut months = Vec::new();
    let mut end = reader.at;
    while let Some(&Word::Month(first)) = reader.peek() {
        reader.at += 1;
        if let (Some(Word::Dash), Some(&Word::Month(last))) =
            (reader.peek(), reader.words.get(reader.at + 1))
        {
            reader.at += 2;
            let length = (last + 12 - first) % 12;
            months.extend((0..=length).map(|step| (first - 1 + step) % 12 + 1));
        } else {
            months.push(first);
        }
        end = reader.at;
        while reader.skip_and() {}
    }
    reader.at = end;
    (!months.is_empty()).then_some(months)
}

/// Days from one weekday to the next other, 0 to 6.
pub(super) fn weekday_distance(from: u8, to: u8) -> u8 {
    (to + 7 - from) % 7
}
