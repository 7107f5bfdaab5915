//! Times without anyone there, within the hours of a place: "closed for lunch 12-1 pm", "closed daily from noon to 1 pm".

use super::bare_times::with_halves;
use super::cursor::Cursor;
use super::parse::Reader;
use super::times::time;
use super::words::{Word, words};
use sync_protocol::places::hours::HoursRule;

/// Begin and end in minutes since midnight.
type Pause = (u16, u16);

/// What may stand before and behind the times of a pause.
const AROUND: [&[&str]; 8] = [
    &["daily"],
    &["each", "day"],
    &["every", "day"],
    &["for", "a", "lunch", "break"],
    &["for", "lunch"],
    &["for"],
    &["from"],
    &["weekdays"],
];

impl Reader<'_> {
    /// Takes a pause out of the clause, or out of all that was read before it. `false` where none stands here.
    pub(super) fn take_pause(&mut self) -> Option<bool> {
        let start = self.at;
        let is_said_of_all = self.clause.is_blank() && !self.hours.rules.is_empty();
        let pause = pause(self).filter(|_| self.clause.says_when() || is_said_of_all);
        let Some(pause) = pause else {
            self.at = start;
            return Some(false);
        };
        if is_said_of_all {
            take(&mut self.hours.rules, pause)?;
        } else {
            self.clause.pauses.push(pause);
        }
        Some(true)
    }
}

/// The pause that a sentence of notes tells, and nothing else.
pub(super) fn of_note(sentence: &str) -> Option<Pause> {
    let words = with_halves(words(sentence)?);
    let mut cursor = Cursor {
        words: &words,
        at: 0,
    };
    cursor.skip(&["closed"]).then_some(())?;
    pause(&mut cursor).filter(|_| cursor.peek().is_none())
}

/// Takes a pause out of rules; `None` where no rule is open then, or one may be open over midnight.
pub(super) fn take(rules: &mut Vec<HoursRule>, (begins, ends): Pause) -> Option<()> {
    let mut is_within = false;
    let mut left = Vec::with_capacity(rules.len() + 1);
    for rule in &*rules {
        let (Some(from), Some(to)) = (rule.from, rule.to) else {
            return None;
        };
        (from < to).then_some(())?;
        if to <= begins || ends <= from {
            left.push(rule.clone());
            continue;
        }
        is_within |= from < begins && ends < to;
        if from < begins {
            left.push(HoursRule {
                to: Some(begins),
                last_entry: rule.last_entry.filter(|last| *last < begins),
                ..rule.clone()
            });
        }
        if ends < to {
            left.push(HoursRule {
                from: Some(ends),
                ..rule.clone()
            });
        }
    }
    *rules = left;
    is_within.then_some(())
}

fn pause(cursor: &mut Cursor<'_>) -> Option<Pause> {
    let around = |cursor: &mut Cursor<'_>| while AROUND.iter().any(|words| cursor.skip(words)) {};
    around(cursor);
    let times = time(cursor)?;
    around(cursor);
    let (Some(from), Some(to)) = times else {
        return None;
    };
    let is_end = match cursor.peek() {
        None | Some(Word::Stop | Word::Close) => true,
        // "Closed 12-1, Saturday 9-12".
        Some(Word::And(false)) => matches!(cursor.words.get(cursor.at + 1), Some(Word::Day(_))),
        _ => false,
    };
    (is_end && from < to).then_some((from, to))
}
