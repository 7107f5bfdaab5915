//! Days with something else than those around them: "Monday-Friday 9 am-5 pm, except Wednesday 9 am-12 pm", "(Friday by
//! appointment only)".

use super::days::group;
use super::later_end::is_weekly;
use super::parse::Reader;
use super::remarks::{self, Remark};
use super::times::time;
use super::words::Word;
use sync_protocol::places::hours::{Days, HoursRule, Reception};

impl Reader<'_> {
    /// Reads the days behind "except" that have times of their own: those of the day, or those at which it is closed? Only
    /// these days have to be asked about. Without such times nothing is read.
    pub(super) fn except_with_times(&mut self) -> Option<()> {
        let start = self.at;
        let read = self.days_with_times();
        if read.is_none() {
            self.at = start;
        }
        let (days, span) = read?;
        for weekday in &days.weekdays {
            for of_clause in &mut self.clause.days {
                of_clause.weekdays.retain(|it| it != weekday);
            }
        }
        self.clause.days.retain(|it| !it.weekdays.is_empty());
        (!self.clause.days.is_empty()).then_some(())?;
        let usual = self.clause.times.clone();
        self.flush()?;
        self.clause.days = vec![days];
        self.clause.times = [usual, vec![span]].concat();
        self.clause.is_unsure = true;
        Some(())
    }

    /// Weekdays that the clause has, and the times behind them.
    fn days_with_times(&mut self) -> Option<(Days, super::times::Span)> {
        while self.skip(&["for"]) || self.skip(&["on"]) {}
        let mut named = group(self)?;
        let days = named.pop().filter(|it| named.is_empty() && is_weekly(it))?;
        while self.skip_colon() || self.skip(&["from"]) {}
        let span = time(self)?;
        let is_range = span.0.is_some() && span.1.is_some();
        let is_end = matches!(self.peek(), None | Some(Word::Stop | Word::Close));
        let are_here = days.weekdays.iter().all(|day| {
            let mut of_clause = self.clause.days.iter();
            of_clause.any(|it| is_weekly(it) && it.weekdays.contains(day))
        });
        (is_range && is_end && are_here && !self.clause.times.is_empty()).then_some((days, span))
    }

    /// Reads a bracket that ends at `end` and says how people are received on some of the days before it: "(Friday by
    /// appointment only)".
    pub(super) fn received_within(&mut self, end: usize) -> Option<()> {
        let named = group(self)?;
        self.skip_colon();
        let Some(Remark::Reception(reception)) = remarks::read(self) else {
            return None;
        };
        let asks = matches!(reception, Reception::Appointment | Reception::Call);
        (asks && self.at == end).then_some(())?;
        self.flush()?;
        for days in &named {
            is_weekly(days).then_some(())?;
            for day in &days.weekdays {
                self.receive_on(*day, reception)?;
            }
        }
        self.last.clear();
        Some(())
    }

    /// Says how people are received at all hours of a weekday; `None` where it has none.
    fn receive_on(&mut self, day: u8, reception: Reception) -> Option<()> {
        let rules = std::mem::take(&mut self.hours.rules);
        let mut is_known = false;
        for mut rule in rules {
            if !is_weekly(&rule.days) || !rule.days.weekdays.contains(&day) {
                self.hours.rules.push(rule);
                continue;
            }
            is_known = true;
            let of_day = HoursRule {
                days: Days {
                    weekdays: vec![day],
                    ..rule.days.clone()
                },
                reception,
                ..rule.clone()
            };
            self.hours.rules.push(of_day);
            rule.days.weekdays.retain(|it| *it != day);
            if !rule.days.weekdays.is_empty() {
                self.hours.rules.push(rule);
            }
        }
        is_known.then_some(())
    }
}
