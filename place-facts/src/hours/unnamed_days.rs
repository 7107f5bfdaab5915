//! "8:30-4:30" and nothing else: the times are known, the days are not. On some day the place is open then, so at these
//! times it has to be asked. At all others it is closed. Of "October 15 - March 31, 7 pm-7 am" that holds in its season, and the
//! night of the last day ends in the morning after it.

use super::cursor::Cursor;
use super::dates::{Bounds, season};
use super::times::time;
use super::words::Word;
use sync_protocol::places::hours::{Days, Hours, HoursRule, OpenState, Reception};

/// Words that may stand before the times.
const BEFORE: [&str; 7] = [
    "daytime",
    "from",
    "hours",
    "office",
    "open",
    "overnight",
    "times",
];
/// A day begins at these hours of the 12-hour clock, and ends before 6. "8-6" may be a night.
const MORNING: std::ops::Range<u16> = 7..12;
const AFTERNOON: std::ops::Range<u16> = 1..6;
const HOUR: u16 = 60;
const NOON: u16 = 12 * HOUR;
const DAY: u16 = 24 * HOUR;

/// The hours of a sentence that is only times, or times and their season; `None` for any other.
pub(super) fn read(words: &[Word], asking: &Hours) -> Option<Hours> {
    let mut cursor = Cursor { words, at: 0 };
    let mut bounds = season(&mut cursor);
    if bounds.is_some() {
        cursor.skip_and();
    }
    while BEFORE.iter().any(|word| cursor.skip(&[word])) || cursor.peek() == Some(&Word::Colon) {
        cursor.at += usize::from(cursor.peek() == Some(&Word::Colon));
    }
    let mut rules = Vec::new();
    loop {
        // In "December 8-3" these may be days.
        rules.push(rule(match bounds {
            Some(_) => with_halves(&mut cursor)?,
            None => span(&mut cursor)?,
        }));
        if cursor.peek() == Some(&Word::Stop) {
            cursor.at += 1;
        }
        if cursor.peek().is_none() {
            break;
        }
        let is_joined = cursor.skip_and();
        if bounds.is_none()
            && let Some(behind) = season(&mut cursor)
        {
            cursor.peek().is_none().then_some(())?;
            bounds = Some(behind);
            break;
        }
        is_joined.then_some(())?;
    }
    Some(Hours {
        rules: within(rules, bounds.as_ref()),
        otherwise: OpenState::Closed,
        ..asking.clone()
    })
}

/// Rules in their season.
fn within(rules: Vec<HoursRule>, bounds: Option<&Bounds>) -> Vec<HoursRule> {
    let Some(bounds) = bounds else {
        return rules;
    };
    let of_season = rules.into_iter().flat_map(|rule| {
        let days = bounds.on(rule.days.clone()).into_iter();
        days.map(move |days| HoursRule {
            days,
            ..rule.clone()
        })
    });
    of_season.collect()
}

fn rule((from, to): (u16, u16)) -> HoursRule {
    HoursRule {
        service: None,
        days: Days {
            sure: false,
            ..Days::default()
        },
        from: Some(from),
        to: Some(to),
        last_entry: None,
        reception: Reception::WalkIn,
    }
}

/// A beginning and an end with "am" and "pm".
fn with_halves(cursor: &mut Cursor<'_>) -> Option<(u16, u16)> {
    let (from, to) = time(cursor)?;
    from.zip(to)
}

/// A beginning and an end, with "am" and "pm" or without.
fn span(cursor: &mut Cursor<'_>) -> Option<(u16, u16)> {
    let start = cursor.at;
    if let Some(span) = with_halves(cursor) {
        return Some(span);
    }
    if cursor.at > start {
        return None;
    }
    let (begin, end) = match cursor.words.get(cursor.at..cursor.at + 3)? {
        [
            Word::Number(from, begin, None),
            Word::Dash,
            Word::Number(to, end, None),
        ] => ((*from, *begin), (*to, *end)),
        _ => return None,
    };
    cursor.at += 3;
    let is_on_clock = begin.0 < 24 && end.0 <= 24 && begin.1 < HOUR && end.1 < HOUR;
    is_on_clock.then_some(())?;
    let minutes = |(hours, minutes): (u16, u16)| hours * HOUR + minutes;
    let (from, to) = (minutes(begin), minutes(end));
    if end.0 > 12 {
        return (from < to && to <= DAY).then_some((from, to));
    }
    let is_day = MORNING.contains(&begin.0) && AFTERNOON.contains(&end.0);
    is_day.then_some((from, to + NOON))
}
