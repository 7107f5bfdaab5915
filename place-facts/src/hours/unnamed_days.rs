//! "8:30-4:30" and nothing else: the times are known, the days are not. On some day the place is open then, so at these
//! times it has to be asked. At all others it is closed.

use super::cursor::Cursor;
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

/// The hours of a sentence that is only times; `None` for any other.
pub(super) fn read(words: &[Word], asking: &Hours) -> Option<Hours> {
    let mut cursor = Cursor { words, at: 0 };
    while BEFORE.iter().any(|word| cursor.skip(&[word])) || cursor.peek() == Some(&Word::Colon) {
        cursor.at += usize::from(cursor.peek() == Some(&Word::Colon));
    }
    let mut rules = Vec::new();
    loop {
        rules.push(rule(span(&mut cursor)?));
        if cursor.peek() == Some(&Word::Stop) {
            cursor.at += 1;
        }
        if cursor.peek().is_none() {
            break;
        }
        cursor.skip_and().then_some(())?;
    }
    Some(Hours {
        rules,
        otherwise: OpenState::Closed,
        ..asking.clone()
    })
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

/// A beginning and an end, with "am" and "pm" or without.
fn span(cursor: &mut Cursor<'_>) -> Option<(u16, u16)> {
    if let Some((from, to)) = time(cursor) {
        return from.zip(to);
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
