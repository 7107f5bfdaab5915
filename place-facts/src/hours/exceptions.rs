//! Days and times that a sentence takes away: "except Wednesday", "closed July and August", "closed 12-1 pm".

use super::dates::{Bounds, date_range, listed};
use super::days::{PARTS_OF_A_DAY, group, is_days, months, ordinals};
use super::parse::Reader;
use super::times::time;
use super::words::Word;
use sync_protocol::places::hours::{Days, OpenState};

impl Reader<'_> {
    /// Reads what stands behind "except": days, months or holidays on which the clause does not hold.
    pub(super) fn except(&mut self) -> Option<()> {
        self.skip_before_exceptions();
        if self.skip_some_holidays() {
            self.hours.holidays = OpenState::Ask;
            return Some(());
        }
        if self.skip_holidays() {
            self.hours.holidays = OpenState::Closed;
            return Some(());
        }
        if let Some(dates) = listed(self) {
            self.hours.closed.extend(dates);
            return Some(());
        }
        if let Some(excluded) = months(self) {
            for days in &mut self.clause.days {
                days.months = (1..=12).filter(|month| !excluded.contains(month)).collect();
            }
            return Some(());
        }
        let mut excluded = self.whole_days()?;
        self.take_day_after(&mut excluded);
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

    /// Reads a bracket that ends at `end` and begins with "except". Where no days stand before it, it is said of all hours,
    /// perhaps; before all of them it is not understood.
    pub(super) fn except_within(&mut self, end: usize) -> Option<()> {
        if !self.clause.days.is_empty() {
            return self.except_with_times().or_else(|| self.except());
        }
        let is_of_all = self.is_of_all_before(end) && !self.hours.rules.is_empty();
        is_of_all.then_some(())?;
        self.skip_before_exceptions();
        let out = months(self)?;
        self.doubt_months(&out);
        Some(())
    }

    /// Goes past "except" behind days. "Every day but Wednesday" says the same.
    pub(super) fn skip_except(&mut self) -> bool {
        let before = self.at.checked_sub(1).map(|at| &self.words[at]);
        let is_every = matches!(before, Some(Word::Other(text)) if text == "day");
        let is_day = matches!(self.words.get(self.at + 1), Some(Word::Day(_)));
        self.skip(&["except"]) || is_every && is_day && self.skip(&["but"])
    }

    /// Reads a bracket that ends at `end` and says which weeks of the month its only day is meant in: "Tuesday 10 am-12 pm
    /// (2nd & 4th only)".
    pub(super) fn weeks_within(&mut self, end: usize) -> Option<()> {
        let nth = ordinals(self);
        self.skip(&["only"]);
        let is_end = self.at == end;
        let [days] = &mut self.clause.days[..] else {
            return None;
        };
        let is_plain = days.weekdays.len() == 1
            && days.nth.is_empty()
            && days.every_weeks == 1
            && days.plus_days == 0
            && days.sure;
        (is_plain && is_end).then(|| days.nth = nth)
    }

    /// The same behind a comma: "Saturdays 9 am-12 pm, 2nd & 4th only". With other times these are other hours.
    pub(super) fn weeks_behind(&mut self) -> bool {
        let start = self.at;
        let is_behind = !self.clause.times.is_empty() && !ordinals(self).is_empty();
        let is_end = self.skip(&["only"]) && matches!(self.peek(), None | Some(Word::Stop));
        let end = self.at;
        self.at = start;
        let is_read = is_behind && is_end && self.weeks_within(end).is_some();
        if !is_read {
            self.at = start;
        }
        is_read
    }

    /// "Major holidays". Which ones these are, no one knows: each has to be asked about.
    fn skip_some_holidays(&mut self) -> bool {
        const SOME: [&str; 6] = ["certain", "many", "major", "most", "observed", "some"];
        let start = self.at;
        self.skip(&["all"]);
        let is_said = SOME.iter().any(|it| self.skip(&[it])) && self.skip_holidays();
        if !is_said {
            self.at = start;
        }
        is_said
    }

    /// "Holidays", "all federal holidays".
    fn skip_holidays(&mut self) -> bool {
        const PUBLIC: [&str; 8] = [
            "all", "bank", "county", "federal", "legal", "national", "public", "state",
        ];
        let start = self.at;
        while PUBLIC.iter().any(|it| self.skip(&[it])) || self.skip(&["and"]) {}
        let is_said = self.skip(&["holidays"]);
        if !is_said {
            self.at = start;
        }
        is_said
    }

    /// Days of which not only a part is meant: "closed Friday afternoons" says nothing of the mornings.
    fn whole_days(&mut self) -> Option<Vec<Days>> {
        let days = group(self)?;
        let last = self.at.checked_sub(1).map(|at| &self.words[at]);
        let is_part =
            matches!(last, Some(Word::Other(text)) if PARTS_OF_A_DAY.contains(&text.as_str()));
        (!is_part).then_some(days)
    }

    /// Reads "except" behind the times of a clause, also days with other times: "except Friday 9 am-noon".
    pub(super) fn except_at_the_end(&mut self) -> Option<()> {
        let is_known = !self.clause.days.is_empty() && self.skip(&["except"]);
        is_known.then_some(())?;
        if self.except_with_times().is_some() {
            return Some(());
        }
        let start = self.at;
        self.skip_before_exceptions();
        let is_date = matches!(self.words.get(self.at + 1), Some(Word::Number(..)));
        if let Some(out) = months(self).filter(|_| !is_date) {
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
        let is_blank = self.clause.is_blank();
        match self.peek() {
            Some(Word::Colon) if is_blank => self.in_months(named),
            // "May-October; Tuesdays 9-11 am".
            None | Some(Word::Stop) if is_blank && self.is_followed_by_its_days() => {
                self.season_alone(Bounds::of_months(named))
            }
            // "November-March nightly 6 pm-7 am".
            // "November-March. Tuesdays 6 pm-7 am" has no stop: a month is shortened with a point.
            Some(Word::Day(_)) if is_blank && named.len() > 1 && self.is_followed_by_its_days() => {
                self.in_months(named)
            }
            Some(Word::Day(_)) if self.is_at_the_start() => self.in_months(named),
            Some(Word::Other(text)) if self.is_at_the_start() && is_days(text) => {
                self.in_months(named)
            }
            // "October-April, Mondays 9-11 am".
            Some(Word::And(false)) if self.is_at_the_start() && self.is_day_next() => {
                self.at += 1;
                self.in_months(named)
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

    /// Whether the days that stand here have times of their own, or are closed themselves.
    fn have_days_here_their_own_hours(&self) -> bool {
        let mut rest = self.words[self.at..].iter();
        let next = rest.find(|word| !matches!(word, Word::Day(_) | Word::Dash | Word::Colon));
        match next {
            Some(Word::Number(..)) => true,
            Some(Word::Other(text)) => text == "closed",
            _ => false,
        }
    }

    pub(super) fn is_day_next(&self) -> bool {
        match self.words.get(self.at + 1) {
            Some(Word::Day(_) | Word::Ordinal(_)) => true,
            Some(Word::Other(text)) => is_days(text),
            _ => false,
        }
    }

    /// Whether no clause stands before this one.
    fn is_at_the_start(&self) -> bool {
        self.clause.is_blank() && self.hours.rules.is_empty() && self.months.is_empty()
    }

    /// The clauses that come are of these months.
    fn in_months(&mut self, named: Vec<u8>) -> Option<()> {
        self.doubt_months(&named);
        self.begin_season(Bounds::default());
        self.before_part = self.hours.rules.len();
        self.seen_months.extend(&named);
        self.months = named;
        Some(())
    }

    /// Reads what is said of holidays: "holidays 10-2", "weekends and holidays 10-2". Which holidays are meant no one
    /// knows, so they stay to be asked about.
    pub(super) fn on_holidays(&mut self) -> Option<()> {
        let is_of_days = !self.clause.days.is_empty() && self.clause.times.is_empty();
        if !is_of_days {
            self.flush()?;
        }
        self.skip_holidays().then_some(())?;
        if is_of_days {
            return Some(());
        }
        self.skip_colon();
        if self.skip(&["closed"]) {
            self.hours.holidays = OpenState::Closed;
        } else {
            time(self)?;
        }
        matches!(self.peek(), None | Some(Word::Stop)).then_some(())
    }

    /// Reads what stands behind "closed": "Tuesday", "July and August", "on holidays", "for lunch 12-1 pm"; or
    /// what stands before it: "Sunday: closed".
    pub(super) fn closed(&mut self) -> Option<()> {
        if self.take_pause()? || self.closed_before().is_some() {
            return Some(());
        }
        let season = self.season_of_closed();
        self.flush()?;
        let is_behind_hours = self.hours.rules.len() > self.before_part;
        let mut closed: Vec<Days> = Vec::new();
        let start = self.at;
        loop {
            let is_first = self.at == start;
            let is_behind_comma =
                self.at.checked_sub(1).map(|at| &self.words[at]) == Some(&Word::And(false));
            while self.skip_before_closed_days() {}
            let (before, first) = (closed.len(), self.at);
            if self.skip_some_holidays() {
                self.hours.holidays = OpenState::Ask;
            } else if self.skip_holidays() {
                self.hours.holidays = OpenState::Closed;
            } else if let Some(dates) = listed(self) {
                closed.extend(dates);
            } else if let Some(season) = date_range(self) {
                // As of months: "closed holidays, December 15 - January 15".
                match is_behind_comma && !is_first {
                    true => closed.push(any_day_perhaps()),
                    false => closed.extend(season.on(Days::default())),
                }
            } else if let Some((months, is_range)) = self.closed_months() {
                let is_right_behind = is_behind_comma && !is_first;
                let is_list =
                    months.len() > 1 && is_behind_hours && !is_open_beside(&closed, &months);
                closed.push(match is_right_behind && (is_range || is_list) {
                    true => any_day_perhaps(),
                    false => Days {
                        months,
                        ..Days::default()
                    },
                });
            } else if let Some(after) = self.day_after(&closed) {
                closed.push(after);
            } else if let Some(days) = self.whole_days() {
                let are_several = self.words[first..self.at].iter().any(is_and);
                let months = self.months_of_days();
                // "Closed Mondays and Fridays in July": are the Mondays of the whole year?
                (!are_several || months.is_empty()).then_some(())?;
                closed.extend(days.into_iter().map(|days| match days.months[..] {
                    [] => Days {
                        months: months.clone(),
                        ..days
                    },
                    _ => days,
                }));
            } else {
                return None;
            }
            doubt_days_before_a_date(&mut closed, before, is_behind_comma);
            match self.peek() {
                Some(Word::And(is_word)) => {
                    // The comma is read above.
                    self.at += usize::from(!is_word);
                }
                None | Some(Word::Stop | Word::Close) => break,
                // "Closed Saturday Sunday".
                Some(Word::Day(_)) if !self.have_days_here_their_own_hours() => {}
                _ => return None,
            }
        }
        let within = season.unwrap_or_default();
        let closed = closed.into_iter().flat_map(|days| within.on(days));
        self.hours.closed.extend(closed);
        Some(())
    }

    /// Goes past a word behind "except": "except for Mondays", "except in August".
    fn skip_before_exceptions(&mut self) {
        let _ = ["for", "in", "during", "on"]
            .iter()
            .any(|it| self.skip(&[it]));
    }

    /// Goes past a word that may stand before closed days: "during July", "month of August".
    fn skip_before_closed_days(&mut self) -> bool {
        self.skip(&["on"])
            || self.skip(&["in"])
            || self.skip(&["during"])
            || self.skip(&["the", "month", "of"])
            || self.skip(&["month", "of"])
            || self.skip_from_a_month()
            || self.skip_and()
    }

    /// Goes past "from" in "from December 24 to January 2". "From 12 to 1" is a pause.
    fn skip_from_a_month(&mut self) -> bool {
        let is_before_month = matches!(self.words.get(self.at + 1), Some(Word::Month(_)));
        is_before_month && self.skip(&["from"])
    }

    /// "Except Thanksgiving and the day after".
    fn take_day_after(&mut self, excluded: &mut Vec<Days>) {
        let start = self.at;
        while self.skip_and() {}
        match self.day_after(excluded) {
            Some(after) => excluded.push(after),
            None => self.at = start,
        }
    }

    /// "Thanksgiving and the day after". Of any other day it is not understood.
    fn day_after(&mut self, closed: &[Days]) -> Option<Days> {
        let thanksgiving = closed
            .last()
            .filter(|it| it.nth == [4] && it.months == [11])?;
        let start = self.at;
        self.skip(&["the"]);
        let is_friday = self.peek() == Some(&Word::Day(5));
        self.at += usize::from(is_friday);
        if !((is_friday || self.skip(&["day"])) && self.skip(&["after"])) {
            self.at = start;
            return None;
        }
        self.skip(&["thanksgiving"]);
        Some(Days {
            plus_days: 1,
            ..thanksgiving.clone()
        })
    }

    /// The months behind days: "4th Thursday in November".
    fn months_of_days(&mut self) -> Vec<u8> {
        let start = self.at;
        let named = (self.skip(&["in"]) || self.skip(&["of"])).then(|| months(self));
        named.flatten().unwrap_or_else(|| {
            self.at = start;
            Vec::new()
        })
    }

    /// Months, and whether they are a range: "September-June".
    fn closed_months(&mut self) -> Option<(Vec<u8>, bool)> {
        let start = self.at;
        let months = months(self)?;
        let is_range = self.words[start..self.at].contains(&Word::Dash);
        Some((months, is_range))
    }

    /// "Sunday: closed": the days before "closed" and no others. Nothing is read where hours may be meant.
    fn closed_before(&mut self) -> Option<()> {
        let clause = &self.clause;
        let before = self.words[..self.at - 1].iter().rev();
        let is_behind_day = match before.clone().find(|word| **word != Word::Colon) {
            Some(Word::Day(_)) => true,
            Some(Word::Other(text)) => text == "weekends" || text == "weekdays",
            _ => false,
        };
        let is_end = match self.peek() {
            None | Some(Word::Stop | Word::Close) => true,
            Some(Word::And(_)) => !matches!(self.words.get(self.at + 1), Some(Word::Number(..))),
            // "Wednesday closed Thursday 9 am-5 pm", "Saturday closed Sunday closed".
            Some(Word::Day(_)) => self.have_days_here_their_own_hours(),
            _ => false,
        };
        let is_plain = clause.times.is_empty()
            && !clause.days.is_empty()
            && clause.service.is_none()
            && clause.reception.is_none()
            && !clause.is_bound();
        (is_behind_day && is_end && is_plain).then_some(())?;
        let clause = std::mem::take(&mut self.clause);
        self.hours.closed.extend(clause.days);
        // "Sunday closed; 9-5": of which days?
        self.last.clear();
        Some(())
    }
}

fn is_and(word: &Word) -> bool {
    matches!(word, Word::And(_))
}

/// Whether a single day is closed that lies outside of some months: of "closed Thanksgiving, July & August" the place is open in
/// November, so it is closed in these months and not open in them alone.
fn is_open_beside(closed: &[Days], months: &[u8]) -> bool {
    let lies_outside = |days: &Days| match (&days.season, &days.months[..]) {
        (Some(season), _) if season.from == season.to => {
            let month = season.from.get(..2).and_then(|it| it.parse::<u8>().ok());
            month.is_some_and(|it| !months.contains(&it))
        }
        (None, [month]) if !days.nth.is_empty() => !months.contains(month),
        _ => false,
    };
    closed.iter().any(lies_outside)
}

/// Behind the comma of other closed days several months may be those in which the place is closed, those in which it is open, or those
/// of the closed days: "closed holidays, September-June". So no day of the year is sure.
fn any_day_perhaps() -> Days {
    Days {
        sure: false,
        ..Days::default()
    }
}

/// Makes a weekday unsure that stands before a date: "closed Friday, November 27" means that day, and "closed Sundays, July 4"
/// means each Sunday too. `before` is how many days were read before the comma.
fn doubt_days_before_a_date(closed: &mut [Days], before: usize, is_behind_comma: bool) {
    let is_plain = |days: &Days| {
        !days.weekdays.is_empty()
            && days.nth.is_empty()
            && days.season.is_none()
            && days.dates.is_empty()
    };
    let is_date = |days: &Days| !is_plain(days);
    let (earlier, later) = closed.split_at_mut(before);
    // "Thursday, Thanksgiving" is read at once.
    let is_in_one = later.first().is_some_and(is_plain) && later.iter().any(is_date);
    let is_told_by_date = is_behind_comma
        && earlier.last().is_some_and(is_plain)
        && later.first().is_some_and(is_date);
    if is_told_by_date {
        earlier
            .iter_mut()
            .filter(|days| is_plain(days))
            .for_each(|days| days.sure = false);
        // "Fridays, July and August": of the Fridays alone.
        later
            .iter_mut()
            .filter(|days| !days.months.is_empty() && days.weekdays.is_empty())
            .for_each(|days| days.sure = false);
    }
    if is_in_one {
        later
            .iter_mut()
            .filter(|days| is_plain(days))
            .for_each(|days| days.sure = false);
    }
}
