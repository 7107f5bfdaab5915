//! When nobody is let in any more, beside the hours: "last intake 4:30", "no intake after 3 pm", "arrive by 6".

use super::parse::Reader;
use super::times::{Span, time};
use super::words::Word;

const DAY: u16 = 1440;
const NOON: u16 = 720;

/// Who or what comes last: "last client at 4".
const LAST: [&str; 20] = [
    "admission",
    "appointment",
    "arrival",
    "call",
    "check",
    "client",
    "customer",
    "entry",
    "guest",
    "in",
    "intake",
    "line",
    "meal",
    "patient",
    "person",
    "registration",
    "seating",
    "sign",
    "visitor",
    "walkin",
];
/// What there is no more of behind "no": "no new clients after 4".
const NO_MORE: [&str; 14] = [
    "admission",
    "admittance",
    "arrivals",
    "clients",
    "entries",
    "entry",
    "intake",
    "intakes",
    "more",
    "new",
    "one",
    "registration",
    "seating",
    "walkin",
];
/// What people are to do by a time: "arrive by 6", "please be in line by 11:30 am".
const TO_DO: [&[&str]; 8] = [
    &["arrive", "by"],
    &["be", "here", "by"],
    &["be", "in", "line", "by"],
    &["be", "there", "by"],
    &["check", "in", "by"],
    &["come", "by"],
    &["register", "by"],
    &["sign", "in", "by"],
];

impl Reader<'_> {
    /// Goes past the words before the time at which people are let in last, if they are the next.
    pub(super) fn skip_last_entry(&mut self) -> bool {
        let start = self.at;
        let found = self.skip_last() || self.skip_no_more() || self.skip_to_do();
        if !found {
            self.at = start;
        }
        found
    }

    /// Reads the time behind these words, and limits the times it lies in: those of the clause, or of the clauses before it.
    /// `None` where it lies in none of them, or in several ways.
    pub(super) fn last_entry(&mut self) -> Option<()> {
        let possible = self.minutes()?;
        if !self.clause.times.is_empty() {
            let found = possible.iter().filter(|at| {
                let mut times = self.clause.times.iter();
                times.any(|span| is_within(**at, *span))
            });
            self.clause.last_entry = Some(*only(found)?);
            return Some(());
        }
        self.clause.is_blank().then_some(())?;
        let mut is_known = false;
        for rule in &mut self.hours.rules {
            let found = possible
                .iter()
                .filter(|at| is_within(**at, (rule.from, rule.to)));
            match found.collect::<Vec<_>>()[..] {
                [] => {}
                [at] => {
                    is_known = true;
                    rule.last_entry = Some(*at);
                }
                _ => return None,
            }
        }
        is_known.then_some(())
    }

    fn skip_last(&mut self) -> bool {
        if self.peek() != Some(&Word::Ordinal(-1)) {
            return false;
        }
        self.at += 1;
        self.skip(&["new"]);
        let start = self.at;
        while LAST.iter().any(|word| self.skip(&[word])) {}
        let is_named = self.at > start;
        while self.skip(&["is"]) || self.skip(&["at"]) || self.skip(&["by"]) {}
        self.skip_colon();
        is_named && matches!(self.peek(), Some(Word::Number(..)))
    }

    fn skip_no_more(&mut self) -> bool {
        if !self.skip(&["no"]) {
            return false;
        }
        let start = self.at;
        while NO_MORE.iter().any(|word| self.skip(&[word])) {}
        self.at > start && self.skip(&["after"])
    }

    fn skip_to_do(&mut self) -> bool {
        while self.skip(&["please"]) || self.skip(&["must"]) {}
        TO_DO.iter().any(|words| self.skip(words))
    }

    /// The minutes of the day that a time may mean: "4:30" is one of two.
    fn minutes(&mut self) -> Option<Vec<u16>> {
        if let Some(&Word::Number(hours @ 1..=12, minutes @ 0..60, None)) = self.peek() {
            let is_range = self.words.get(self.at + 1) == Some(&Word::Dash);
            (!is_range).then_some(())?;
            self.at += 1;
            let morning = hours % 12 * 60 + minutes;
            return Some(vec![morning, morning + NOON]);
        }
        match time(self)? {
            (Some(at), None) => Some(vec![at]),
            _ => None,
        }
    }
}

/// Whether a minute lies behind the beginning of a span, up to its end.
fn is_within(at: u16, (from, to): Span) -> bool {
    match (from, to) {
        (Some(from), Some(to)) => from < at && at <= if to <= from { DAY } else { to },
        _ => false,
    }
}

fn only<T>(mut found: impl Iterator<Item = T>) -> Option<T> {
    let first = found.next()?;
    found.next().is_none().then_some(first)
}
