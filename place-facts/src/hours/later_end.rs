//! Another end of some of the days before: "Monday-Friday 9 am-5 pm, Thursday until 7 pm".

use super::days::group;
use super::parse::Reader;
use super::times::time;
use super::words::Word;
use sync_protocol::places::hours::{Days, HoursRule, Reception};

impl Reader<'_> {
    /// Reads "until 7 pm" behind days that have hours already. They begin when they began and end then.
    pub(super) fn until(&mut self) -> Option<()> {
        let clause = &self.clause;
        let is_plain = clause.times.is_empty()
            && clause.service.is_none()
            && clause.reception.is_none()
            && !clause.is_bound()
            && !clause.is_unsure;
        let [days] = &clause.days[..] else {
            return None;
        };
        let named = days.weekdays.clone();
        (is_plain && is_weekly(days) && !named.is_empty()).then_some(())?;
        let is_closing = self.skip_closing();
        (is_closing || self.skip(&["until"])).then_some(())?;
        let end = self.end()?;
        self.end_days(named, &end)
    }

    fn end_days(&mut self, days: Vec<u8>, end: &End) -> Option<()> {
        let is_end = matches!(
            self.peek(),
            None | Some(Word::Stop | Word::And(_) | Word::Close)
        );
        is_end.then_some(())?;
        for day in days {
            self.end_at(day, end)?;
        }
        self.last = std::mem::take(&mut self.clause).days;
        Some(())
    }

    /// Reads "closes at noon on Fridays" behind hours, or "Friday closes at 3".
    pub(super) fn closes(&mut self) -> Option<()> {
        if !self.clause.days.is_empty() && self.clause.times.is_empty() {
            return self.until();
        }
        self.flush()?;
        (self.skip_closing() || self.skip_open_until()).then_some(())?;
        // "Early close Friday 3 pm", "closes at 3 on Fridays".
        let before = group(self);
        while before.is_some() && self.skip(&["at"]) {}
        let end = self.end()?;
        let named = before.or_else(|| group(self))?;
        let mut days = named.iter();
        let are_plain = days.all(|days| is_weekly(days) && !days.weekdays.is_empty());
        are_plain.then_some(())?;
        let weekdays = named.iter().flat_map(|days| days.weekdays.clone());
        self.end_days(weekdays.collect(), &end)
    }

    /// Goes past "closes at", "early close at".
    fn skip_closing(&mut self) -> bool {
        const CLOSING: [&str; 5] = ["close", "closes", "closing", "ends", "end"];
        let start = self.at;
        self.skip(&["early"]);
        let is_closing = CLOSING.iter().any(|word| self.skip(&[word]));
        while self.skip(&["early"]) || self.skip(&["at"]) {}
        if !is_closing {
            self.at = start;
        }
        is_closing
    }

    /// Goes past "open until" that is said of days behind it: "Monday-Friday 9-5, open until 8 on Wednesdays".
    fn skip_open_until(&mut self) -> bool {
        let start = self.at;
        let is_said = self.skip(&["open", "-"]) || self.skip(&["open", "late", "-"]);
        let is_end = |word: Option<&Word>| matches!(word, Some(Word::Number(..)));
        let behind = self.words.get(self.at + 1).map(|word| match word {
            Word::Other(text) if text == "on" => self.words.get(self.at + 2),
            word => Some(word),
        });
        let is_before_days = matches!(behind.flatten(), Some(Word::Day(_)));
        let is_open = is_said && is_end(self.peek()) && is_before_days;
        if !is_open {
            self.at = start;
        }
        is_open
    }

    /// Whether an end of hours is named here: "closes at 3", "early close 3 pm", "closes early Fridays at 3".
    pub(super) fn is_closing(&mut self) -> bool {
        let start = self.at;
        let mut is_closing = self.skip_closing();
        if is_closing && group(self).is_some() {
            while self.skip(&["at"]) {}
        }
        is_closing &= matches!(self.peek(), Some(Word::Number(..)));
        self.at = start;
        let has_hours =
            !self.clause.times.is_empty() || self.clause.is_blank() && !self.hours.rules.is_empty();
        let is_open_until = has_hours && self.skip_open_until();
        self.at = start;
        is_closing || is_open_until
    }

    /// Reads a bracket: "(Wednesday until noon)".
    pub(super) fn until_within(&mut self) -> Option<()> {
        self.flush()?;
        self.clause.days = group(self)?;
        self.until()
    }

    fn end(&mut self) -> Option<End> {
        if let Some(&Word::Number(hours @ 1..12, minutes @ 0..60, None)) = self.peek() {
            self.at += 1;
            return Some(End::Bare(hours * 60 + minutes));
        }
        match time(self)? {
            (Some(end), None) => Some(End::Named(end)),
            _ => None,
        }
    }

    /// Gives the only hours of a weekday another end.
    fn end_at(&mut self, day: u8, end: &End) -> Option<()> {
        let is_of_day = |rule: &HoursRule| rule.days.weekdays.contains(&day);
        let mut of_day = (0..self.hours.rules.len()).filter(|at| is_of_day(&self.hours.rules[*at]));
        let (Some(at), None) = (of_day.next(), of_day.next()) else {
            return None;
        };
        let rule = &mut self.hours.rules[at];
        let is_plain = rule.reception == Reception::WalkIn
            && rule.last_entry.is_none()
            && rule.to.is_some()
            && rule.days.sure
            && is_weekly(&rule.days);
        let end = end.behind(rule.from?)?;
        is_plain.then_some(())?;
        rule.days.weekdays.retain(|it| *it != day);
        let longer = HoursRule {
            days: Days {
                weekdays: vec![day],
                ..rule.days.clone()
            },
            to: Some(end),
            ..rule.clone()
        };
        if rule.days.weekdays.is_empty() {
            self.hours.rules.remove(at);
        }
        self.hours.rules.push(longer);
        Some(())
    }
}

/// An end, in minutes since midnight: with "am" or "pm", or without.
enum End {
    Named(u16),
    Bare(u16),
}

impl End {
    /// The end of what begins so; `None` where it is not behind it, or may be of either half of the day. "9-5, Thursday until
    /// 8" is the evening.
    fn behind(&self, from: u16) -> Option<u16> {
        const NOON: u16 = 12 * 60;
        match *self {
            Self::Named(end) => (from < end).then_some(end),
            Self::Bare(end) => (end <= from && from < NOON).then_some(end + NOON),
        }
    }
}

/// Whether days are weekdays of every week.
pub(super) fn is_weekly(days: &Days) -> bool {
    let weekdays = days.weekdays.clone();
    *days
        == Days {
            weekdays,
            ..Days::default()
        }
}
