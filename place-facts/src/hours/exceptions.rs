//! Days and times that a sentence takes away: "except Wednesday", "closed July and August", "closed 12-1 pm".

use super::days::{group, months};
use super::parse::Reader;
use super::times::time;
use super::words::Word;
use sync_protocol::places::hours::{Days, OpenState};

impl Reader<'_> {
    /// Reads what stands behind "except": days, months or holidays on which the clause does not hold.
    pub(super) fn except(&mut self) -> Option<()> {
        self.skip(&["for"]);
        if self.skip(&["holidays"]) || self.skip(&["public", "holidays"]) {
            self.hours.holidays = OpenState::Closed;
            return Some(());
        }
        if let Some(excluded) = months(self) {
            for days in &mut self.clause.days {
                days.months = (1..=12).filter(|month| !excluded.contains(month)).collect();
            }
            return Some(());
        }
        let excluded = group(self)?;
        for out in &excluded {
            if !out.nth.is_empty() || !out.sure {
                self.hours.closed.push(out.clone());
                continue;
            }
            let is_here = |day: &u8| {
                let mut days = self.clause.days.iter();
                days.any(|days| days.weekdays.contains(day))
            };
            if !out.weekdays.iter().any(is_here) {
                // "Monday-Friday 9-11 am, Saturday 1-3 pm except Tuesday": said of the clauses before.
                self.hours.closed.push(out.clone());
            }
            for days in &mut self.clause.days {
                days.weekdays.retain(|day| !out.weekdays.contains(day));
            }
        }
        self.clause.days.retain(|days| !days.weekdays.is_empty());
        (!self.clause.days.is_empty()).then_some(())
    }

    /// Reads "except" behind the times of a clause. Other times behind it ("except Friday 9 am-noon") are not
    /// understood.
    pub(super) fn except_at_the_end(&mut self) -> Option<()> {
        let is_known = !self.clause.days.is_empty() && self.skip(&["except"]);
        is_known.then_some(())?;
        let start = self.at;
        self.skip(&["for"]);
        if let Some(out) = months(self) {
            self.doubt_months(&out);
        }
        self.at = start;
        self.except()?;
        matches!(self.peek(), None | Some(Word::Stop)).then_some(())
    }

    /// Reads months that stand behind the times of the only clause ("nightly 7 pm-7 am, November-March") or,
    /// with a colon, before clauses. Behind several clauses they may be meant for all of them.
    pub(super) fn months_around(&mut self) -> Option<()> {
        let named = months(self)?;
        match self.peek() {
            Some(Word::Colon) if self.clause.is_blank() => {
                self.doubt_months(&named);
                self.before_part = self.hours.rules.len();
                self.seen_months.extend(&named);
                self.months = named;
                Some(())
            }
            None | Some(Word::Stop) => {
                let is_plain = self.clause.says_when()
                    && self.clause.months.is_empty()
                    && self.months.is_empty()
                    && self.hours.rules.is_empty();
                is_plain.then_some(())?;
                self.clause.months = named;
                Some(())
            }
            _ => None,
        }
    }

    /// Reads what stands behind "closed": "Tuesday", "July and August", "on holidays", "for lunch 12-1 pm".
    pub(super) fn closed(&mut self) -> Option<()> {
        if let Some(pause) = self.pause() {
            self.clause.pauses.push(pause);
            return Some(());
        }
        self.flush()?;
        loop {
            while self.skip(&["on"]) || self.skip(&["in"]) || self.skip_and() {}
            if self.skip(&["holidays"]) || self.skip(&["public", "holidays"]) {
                self.hours.holidays = OpenState::Closed;
            } else if let Some(months) = months(self) {
                self.hours.closed.push(Days {
                    months,
                    ..Days::default()
                });
            } else if let Some(days) = group(self) {
                self.hours.closed.extend(days);
            } else {
                return None;
            }
            match self.peek() {
                Some(Word::And(_)) => {}
                None | Some(Word::Stop | Word::Close) => return Some(()),
                _ => return None,
            }
        }
    }

    /// A time without anyone there, at noon for instance.
    fn pause(&mut self) -> Option<(u16, u16)> {
        let start = self.at;
        let _ = self.skip(&["for", "lunch"]) || self.skip(&["from"]) || self.skip(&["for"]);
        let pause = match time(self) {
            Some((Some(from), Some(to))) if from < to => Some((from, to)),
            _ => None,
        };
        let is_end = matches!(self.peek(), None | Some(Word::Stop | Word::Close));
        let pause = pause.filter(|_| is_end && self.clause.says_when());
        if pause.is_none() {
            self.at = start;
        }
        pause
    }
}
