//! A wide word for days and narrower days behind it, before one time: "7 days a week, Mon-Fri 9-5", "Weekdays, 1st & 3rd Monday
//! 10-2". The time is that of the narrower days. What holds on the other days nobody says, so they have to be asked about.

use super::days::{joined, sets};
use super::later_end::is_weekly;
use super::parse::Reader;
use super::reach::{doubted_on, weekdays};
use sync_protocol::places::hours::{Days, HoursRule, Reception};

impl Reader<'_> {
    /// Reads days that share a time, and keeps the wide ones among them, which do not.
    pub(super) fn days_of_one_time(&mut self) -> Option<Vec<Days>> {
        let sets = sets(self);
        let holds = |at: usize, other: usize| {
            let (first, last) = (at.min(other), at.max(other));
            let are_added = sets.get(last).is_some_and(|(_, is_added)| *is_added);
            let pair = sets.get(at).zip(sets.get(other));
            last == first + 1
                && !are_added
                && pair.is_some_and(|(wide, narrow)| holds(&wide.0, &narrow.0))
        };
        let is_wide = |at: usize| holds(at, at + 1) || at > 0 && holds(at, at - 1);
        let (wide, narrow): (Vec<usize>, Vec<usize>) = (0..sets.len()).partition(|at| is_wide(*at));
        let of_wide = wide.into_iter().flat_map(|at| sets[at].0.weekdays.clone());
        self.wide.extend(of_wide);
        joined(narrow.into_iter().map(|at| sets[at].0.clone()))
    }

    /// Takes days that stand before or behind other days of the same time, and nothing but a sign between them: "7 days a week: Mon-Fri
    /// 9-5". Answers whether one of both holds the other.
    pub(super) fn takes_beside_wide(&mut self, days: &[Days]) -> bool {
        let ([old], [new]) = (&self.clause.days[..], days) else {
            return false;
        };
        let is_plain = self.clause.times.is_empty() && self.clause.reception.is_none();
        let (is_wide, is_narrow) = (holds(old, new), holds(new, old));
        if !is_plain || self.clause.is_bound() || !(is_wide || is_narrow) {
            return false;
        }
        let wide = if is_wide { old } else { new };
        self.wide.extend(wide.weekdays.clone());
        if is_wide {
            self.clause.days = days.to_vec();
        }
        true
    }

    /// Asks about the wide days that have no hours of their own.
    pub(super) fn ask_on_wide_days(&mut self) {
        self.doubt_beside_narrow_days();
        let timed = |day: &u8| {
            let mut rules = self.hours.rules.iter();
            rules.any(|it| it.from.is_some() && is_weekly(&it.days) && weekdays(it).contains(day))
        };
        let asked = (1..=7).filter(|day| self.wide.contains(day) && !timed(day));
        let weekdays: Vec<u8> = asked.collect();
        if !weekdays.is_empty() {
            self.hours.rules.push(HoursRule {
                service: None,
                days: Days {
                    weekdays,
                    sure: false,
                    ..Days::default()
                },
                from: None,
                to: None,
                last_entry: None,
                reception: Reception::WalkIn,
            });
        }
    }

    /// "Daily 9-5, Mon-Fri": days without a time beside wide ones that have it may be the only ones.
    fn doubt_beside_narrow_days(&mut self) {
        let is_bare = |rule: &&HoursRule| {
            let is_timed = rule.from.is_some() || rule.to.is_some();
            !is_timed && rule.service.is_none() && rule.reception == Reception::WalkIn
        };
        let all = std::mem::take(&mut self.hours.rules);
        let bare: Vec<Days> = all
            .iter()
            .filter(is_bare)
            .map(|it| it.days.clone())
            .collect();
        for rule in &all {
            let narrow: Vec<&Days> = bare.iter().filter(|it| holds(&rule.days, it)).collect();
            let is_sure = |day: &u8| {
                let mut weekly = narrow.iter().filter(|it| is_weekly(it));
                narrow.is_empty() || weekly.any(|it| it.weekdays.contains(day))
            };
            let doubted: Vec<u8> = (1..=7).filter(|day| !is_sure(day)).collect();
            self.hours.rules.extend(doubted_on(rule, &doubted));
        }
    }
}

/// Whether days are all within days of each week, and not all of those.
fn holds(wide: &Days, narrow: &Days) -> bool {
    let is_within = narrow.weekdays.iter().all(|it| wide.weekdays.contains(it));
    let is_fewer = wide.weekdays.iter().any(|it| !narrow.weekdays.contains(it));
    is_weekly(wide) && wide.sure && is_within && (is_fewer || !is_weekly(narrow))
}
