//! When the doors open: "Friday 10 am-12 pm (doors open at 9:30)". Until they open nobody gets in, whatever times are named.

use super::parse::Reader;
use super::times::{Span, time};
use super::words::Word;

const DAY: u16 = 1440;
const NOON: u16 = 720;
/// Doors that open longer than this before the beginning are a slip, or those of something else. In minutes.
const WAIT_MAX: u16 = 180;

/// When doors open, beside the times of a clause.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opening {
    /// Before the beginning, or at it.
    Before,
    /// Within the times at this place in the list.
    Within(usize, u16),
}

impl Reader<'_> {
    /// Goes past "doors open" behind times, also where a sentence of its own begins with it.
    pub(super) fn skip_doors(&mut self) -> bool {
        let is_behind_times = !self.clause.times.is_empty();
        is_behind_times && (self.skip(&["doors", "open"]) || self.skip(&[";", "doors", "open"]))
    }

    /// Reads what stands behind "doors open". "7:30-8 am": nobody gets in after 8. `is_of_all`: the hours before it may be meant
    /// too.
    pub(super) fn doors(&mut self, is_of_all: bool) -> Option<()> {
        self.skip(&["at"]);
        let (possible, closes) = self.opening_times()?;
        let found = possible.iter().map(|at| opening(&self.clause.times, *at));
        let found: Vec<Opening> = found.flatten().collect();
        // "9 am-9 pm (doors open at 8)" is the morning.
        let is_before = possible.len() > 1 && found.contains(&Opening::Before);
        match found.first().filter(|_| !is_before) {
            Some(Opening::Within(index, at)) => self.clause.times[*index].0 = Some(*at),
            Some(Opening::Before) => {}
            None if is_before => {}
            None => return None,
        }
        if is_of_all {
            for rule in &mut self.hours.rules {
                let span = [(rule.from, rule.to)];
                let is_within = |at: &u16| matches!(opening(&span, *at), Some(Opening::Within(..)));
                rule.days.sure &= !possible.iter().any(is_within);
            }
        }
        if let Some(closes) = closes {
            self.clause.last_entry = Some(closes);
        }
        Some(())
    }

    /// The minutes of a day at which the doors may open, and when they close. "At 9:30" may be in the morning or in the evening.
    fn opening_times(&mut self) -> Option<(Vec<u16>, Option<u16>)> {
        let is_end = matches!(
            self.words.get(self.at + 1),
            None | Some(Word::And(_) | Word::Close | Word::Stop)
        );
        if let (Some(&Word::Number(hours @ 1..=12, minutes, None)), true) = (self.peek(), is_end) {
            self.at += 1;
            let morning = hours % 12 * 60 + minutes;
            return Some((vec![morning, morning + NOON], None));
        }
        let (opens, closes) = time(self)?;
        Some((vec![opens?], closes))
    }
}

/// When doors open that do so at a minute of the day; `None` where that fits none of the times.
fn opening(times: &[Span], at: u16) -> Option<Opening> {
    let within = times.iter().position(|(from, to)| {
        let (from, to) = (from.unwrap_or(DAY), to.unwrap_or(DAY));
        let ends = if to <= from { to + DAY } else { to };
        from < at && at < ends
    });
    if let Some(index) = within {
        return Some(Opening::Within(index, at));
    }
    let is_before = |(from, _): &Span| from.is_some_and(|from| at <= from && from - at <= WAIT_MAX);
    times.iter().any(is_before).then_some(Opening::Before)
}
