//! What stands in brackets beside days and times: "(last intake 4:30)", "(November-March)", "(seniors)".

use super::dates::{Bounds, bounds};
use super::days::{group, months};
use super::parse::Reader;
use super::remarks::{self, Remark};
use super::words::Word;
use sync_protocol::places::hours::{Days, Reception};

impl Reader<'_> {
    /// Reads a bracket whole.
    pub(super) fn bracket(&mut self) -> Option<()> {
        let end = self.words[self.at..]
            .iter()
            .position(|word| *word == Word::Close)?;
        let (start, end) = (self.at + 1, self.at + end);
        self.at = start;
        let inside = self.inside(end);
        self.at = end + 1;
        inside
    }

    fn inside(&mut self, end: usize) -> Option<()> {
        if remarks::skip_clock(self, end) {
        } else if self.skip(&["or", "later"]) {
            self.clause.or_later = true;
        } else if self.skip(&["doors", "open"]) {
            self.doors(false)?;
        } else if self.skip(&["lasts"]) {
            self.run_out()?;
        } else if self.skip_last_entry() {
            self.last_entry()?;
        } else if self.is_closing() {
            self.closes()?;
        } else if self.skip(&["except"]) {
            self.except_within(end)?;
        } else if matches!(self.peek(), Some(Word::Ordinal(_))) {
            self.weeks_within(end)?;
        } else if matches!(self.peek(), Some(Word::Day(_))) {
            let start = self.at;
            if self.received_within(end).is_none() {
                self.at = start;
                self.until_within()?;
            }
        } else if let Some(bounds) = bounds(self).or_else(|| self.summer_hours()) {
            if self.is_of_all_before(end) {
                self.season_alone(bounds)?;
            } else {
                self.lead(&bounds);
                self.clause.is_ended = !self.clause.times.is_empty();
                self.clause.bounds.merge(bounds);
            }
        } else if let Some(named) = months(self) {
            match group(self) {
                // "November & December 3rd Thursday": other days in these months.
                Some(others) => {
                    self.clause.exclude_months(&named);
                    self.clause.days.extend(others.into_iter().map(|days| Days {
                        months: named.clone(),
                        ..days
                    }));
                }
                None if self.is_of_all_before(end) => {
                    self.season_alone(Bounds::of_months(named))?;
                }
                None => {
                    self.lead(&Bounds::of_months(named.clone()));
                    self.clause.is_ended = !self.clause.times.is_empty();
                    self.clause.months = named;
                }
            }
        } else if let Some(remark) = remarks::read(self) {
            match remark {
                Remark::Service(service) => {
                    self.doubt_label(&service);
                    self.clause.service = Some(service);
                }
                Remark::AlsoAsk | Remark::OthersAsk(_) | Remark::AllAsk => {
                    self.clause.reception = Some(Reception::Appointment);
                }
                other => self.remark(other)?,
            }
            while self.at < end && (self.is("only") || self.is("distribution")) {
                self.at += 1;
            }
        } else if let (Some(Word::Other(group)), true) = (self.peek(), end == self.at + 1) {
            let group = group.clone();
            (!remarks::changes_meaning(&group) || remarks::is_season(&group)).then_some(())?;
            self.at = end;
            if !remarks::is_harmless(&group) {
                // "(seniors)", "(tentative)": it holds only for some, or perhaps.
                self.clause.says_when().then_some(())?;
                let times = self.clause.times.len();
                if times > 0 {
                    self.clause.unsure_times = times;
                    self.clause.for_some.get_or_insert(group);
                    return Some(());
                }
                self.clause.is_unsure = true;
            }
            let group = match group.as_str() {
                // All ways to write it are one word of the reader (`words.rs`); people read this one.
                "drivethrough" => "drive-through".to_owned(),
                _ => group,
            };
            self.doubt_label(&group);
            self.clause.service.get_or_insert(group);
        }
        (self.at == end).then_some(())
    }

    /// "Monday-Friday 9 am-5 pm; (fall)": a bracket that ends at `end` and stands alone is said of all before.
    pub(super) fn is_of_all_before(&self, end: usize) -> bool {
        let is_last = matches!(self.words.get(end + 1), None | Some(Word::Stop));
        is_last && self.clause.is_blank()
    }
}
