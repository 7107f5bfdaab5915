//! The end of a part of a sentence: its days, times and remarks become rules.

use super::parse::Reader;
use super::words::Word;
use sync_protocol::places::hours::{Days, OpenState, Reception};

impl Reader<'_> {
    /// "9-11 am Monday, 1-3 pm Tuesday", "10 am-12 pm (April-October), 11 am-1 pm (November-March)": a further time
    /// that begins a further clause.
    ///
    /// It stands at `start`. "8 am-4 pm Monday-Friday, Saturday 9 am-1 pm": right behind a day it may be of this day alone.
    pub(super) fn begin_again(&mut self, start: usize) -> Option<()> {
        if !self.clause.is_complete() {
            return Some(());
        }
        let before = start.checked_sub(1).and_then(|at| self.words.get(at));
        let is_apart = matches!(before, Some(Word::And(_)));
        (is_apart || !self.clause.is_of_days_before()).then_some(())?;
        let ended = self.clause.is_ended.then(|| self.clause.days.clone());
        self.flush()?;
        if let Some(days) = ended {
            self.clause.days = days;
            self.clause.needs_months = true;
        }
        Some(())
    }

    /// Turns the clause so far into rules.
    pub(super) fn flush(&mut self) -> Option<()> {
        let mut clause = std::mem::take(&mut self.clause);
        if clause.is_unsure && !clause.says_when() {
            // "Once a month; Tuesday 9 am": of which of the hours is it said?
            return None;
        }
        if clause.is_blank() {
            return match clause.is_bound() {
                true => self.season_alone(clause.season()),
                false => Some(()),
            };
        }
        if clause.says_when() {
            if clause.days.is_empty() && clause.reception == Some(Reception::ColdNights) {
                clause.days.push(Days::default());
            }
            if clause.days.is_empty() && self.is_of_no_surely_named_days(&clause) {
                clause.days.push(Days::default());
                clause.is_unsure = true;
            }
            if clause.days.is_empty() {
                clause.days.clone_from(&self.last);
                clause.needs_months |= self.is_last_bound;
            }
            if clause.days.is_empty() {
                return None;
            }
            // "Monday 9-11 am, 1-3 pm Tuesday": the later time is Tuesday's, perhaps.
            let has_no_hours = clause.times.is_empty() && clause.reception.is_none();
            let is_behind_hours = self.hours.rules.len() > self.before_part;
            (!has_no_hours || !is_behind_hours || clause.is_unsure).then_some(())?;
            clause.is_unsure |= clause.needs_months && !clause.is_bound();
            self.last.clone_from(&clause.days);
            self.is_last_bound = clause.is_bound();
            self.limit(&mut clause)?;
            if clause.months.is_empty() {
                clause.months.clone_from(&self.months);
            }
            clause.take_pauses()?;
            if let Some(reception) = self.asked {
                clause.reception.get_or_insert(reception);
            }
            if self.are_others_asked {
                clause.reception.get_or_insert(Reception::Appointment);
            }
            for bounds in [&clause.bounds, &self.bounds] {
                let days = clause.days.drain(..).flat_map(|days| bounds.on(days));
                clause.days = days.collect();
            }
            let is_walk_in_alone = clause.is_walk_in_alone;
            let rules = clause.rules();
            if is_walk_in_alone {
                self.doubt_around(&rules);
            }
            self.hours.rules.extend(rules);
        } else {
            if matches!(
                clause.reception,
                Some(Reception::Appointment | Reception::Call)
            ) {
                // "Tuesday 5-7 pm; summer by appointment".
                self.doubt_before(&clause.bounds);
                self.doubt_months(&clause.months);
            }
            match clause.reception {
                // On cold nights it is open at other times too.
                Some(Reception::Appointment | Reception::Call | Reception::ColdNights) => {
                    self.hours.otherwise = OpenState::Ask;
                    self.is_main_elsewhere |= clause.service.is_some();
                }
                _ if clause.service.is_some() => return None,
                // "Tuesdays 10 am-12 pm; May 1-October 31, no appointment needed".
                _ if clause.is_bound() => self.season_alone(clause.season())?,
                _ => {}
            }
            let is_all = clause.service.is_none() && !clause.is_bound();
            if let Some(reception) = clause.reception.filter(|_| is_all) {
                self.receive_all(reception);
            }
        }
        Some(())
    }
}
