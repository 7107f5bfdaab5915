//! What is known of one part of a sentence until its end.

use super::dates::Bounds;
use sync_protocol::places::hours::{Days, HoursRule, Reception};

/// Days, times and remarks that belong together.
#[derive(Debug, Default)]
pub(super) struct Clause {
    pub(super) service: Option<String>,
    pub(super) days: Vec<Days>,
    pub(super) times: Vec<(Option<u16>, Option<u16>)>,
    pub(super) months: Vec<u8>,
    pub(super) bounds: Bounds,
    pub(super) reception: Option<Reception>,
    pub(super) last_entry: Option<u16>,
    /// Times without anyone there, within [`Clause::times`].
    pub(super) pauses: Vec<(u16, u16)>,
    pub(super) or_later: bool,
    pub(super) is_unsure: bool,
    /// Whether what is given may be gone before the end.
    pub(super) runs_out: bool,
    /// Whether the days are all days because "24/7" named none.
    pub(super) is_every_day: bool,
    /// How many of the first times hold only perhaps, or only for some.
    pub(super) unsure_times: usize,
    /// For whom or what these are: "seniors". The other times are not for them.
    pub(super) for_some: Option<String>,
    /// Whether its times stand before its days: "9-11 am Monday".
    pub(super) is_times_first: bool,
    /// Whether months or dates in brackets end it: "10 am-12 pm (April-October)".
    pub(super) is_ended: bool,
    /// Whether the clause before it was ended so, and this one has no months of its own yet.
    pub(super) needs_months: bool,
    /// Whether its times are those at which people may just come, within longer hours.
    pub(super) is_walk_in_alone: bool,
}

/// Seasons that stand alone, and what they are said of.
#[derive(Debug, Default)]
pub(super) struct SeasonsAlone {
    /// Whether one was said of all before. Hours behind it may be meant instead.
    pub(super) is_behind: bool,
    /// Whether one was said of what follows, and nothing has followed yet.
    pub(super) is_before: bool,
    /// The one with which the first clause of the sentence begins. Whether the other clauses are meant too, no one says.
    pub(super) leading: Option<Bounds>,
    /// The same of the part of the sentence up to the next ";".
    pub(super) leading_part: Option<Bounds>,
}

impl Clause {
    /// Whether nothing was read yet, except what is said of the next days.
    pub(super) fn is_blank(&self) -> bool {
        !self.says_when() && self.service.is_none() && self.reception.is_none()
    }

    /// Whether it is about the whole of days that were named.
    pub(super) fn is_all_day_of_days(&self) -> bool {
        !self.is_every_day && self.times.contains(&(Some(0), Some(1440)))
    }

    /// Whether days or times were named.
    pub(super) fn says_when(&self) -> bool {
        !self.days.is_empty() || !self.times.is_empty()
    }

    /// Whether the next time belongs to the days behind it, or to months of its own.
    pub(super) fn is_complete(&self) -> bool {
        let has_both = !self.times.is_empty() && !self.days.is_empty();
        !self.times.is_empty() && self.is_ended || has_both && self.is_times_first
    }

    /// Whether its times and then its days were named.
    pub(super) fn is_of_days_before(&self) -> bool {
        self.is_times_first && !self.days.is_empty()
    }

    /// Whether months or dates bound it.
    pub(super) fn is_bound(&self) -> bool {
        !self.months.is_empty() || self.bounds != Bounds::default()
    }

    /// The part of the year that bounds it.
    pub(super) fn season(&self) -> Bounds {
        let mut season = self.bounds.clone();
        if !self.months.is_empty() {
            season.merge(Bounds::of_months(self.months.clone()));
        }
        season
    }

    /// Takes the pauses out of the times; `None` for one that lies in none of them.
    pub(super) fn take_pauses(&mut self) -> Option<()> {
        self.is_unsure |= self.unsure_times > 0 && !self.pauses.is_empty();
        for (from, to) in std::mem::take(&mut self.pauses) {
            let at = self.times.iter().position(
                |time| matches!(*time, (Some(begins), Some(ends)) if begins < from && to < ends),
            )?;
            let (begins, ends) = self.times[at];
            let halves = [(begins, Some(from)), (Some(to), ends)];
            self.times.splice(at..=at, halves);
        }
        Some(())
    }

    /// Takes months away from all days so far.
    pub(super) fn exclude_months(&mut self, out: &[u8]) {
        for days in &mut self.days {
            let all: Vec<u8> = (1..=12).collect();
            let of = if days.months.is_empty() {
                &all
            } else {
                &days.months
            };
            days.months = of
                .iter()
                .copied()
                .filter(|month| !out.contains(month))
                .collect();
        }
    }

    /// One rule for each set of days and each time.
    pub(super) fn rules(self) -> Vec<HoursRule> {
        let mut times = self.times;
        if times.is_empty() {
            times.push((None, None));
        }
        let mut rules = Vec::new();
        for days in &self.days {
            for (index, &(from, to)) in times.iter().enumerate() {
                let mut days = days.clone();
                if days.months.is_empty() {
                    days.months.clone_from(&self.months);
                }
                days.sure &= !self.is_unsure && index >= self.unsure_times;
                // "9:30 am (seniors) / 11 am - 1 pm": the first ends when the next begins.
                let next = times.get(index + 1).and_then(|next| next.0);
                let ends_somewhen = to.is_none() && next.is_some();
                days.sure &= !ends_somewhen;
                let for_some = self.for_some.as_ref().filter(|_| index < self.unsure_times);
                let rule = HoursRule {
                    service: for_some.or(self.service.as_ref()).cloned(),
                    days,
                    from,
                    to: if ends_somewhen { next } else { to },
                    last_entry: self.last_entry.filter(|_| index + 1 == times.len()),
                    reception: self.reception.unwrap_or(Reception::WalkIn),
                };
                if self.or_later && index + 1 == times.len() && to.is_some() {
                    rules.push(HoursRule {
                        from: to,
                        to: None,
                        last_entry: None,
                        ..rule.clone()
                    });
                }
                match self.runs_out {
                    true => rules.extend(halves(rule)),
                    false => rules.push(rule),
                }
            }
        }
        rules
    }
}

/// The first half of the time of a rule, and the second, which is not sure.
pub(super) fn halves(rule: HoursRule) -> Vec<HoursRule> {
    let (Some(from), Some(to)) = (rule.from, rule.to) else {
        return vec![rule];
    };
    if to <= from || !rule.days.sure {
        return vec![rule];
    }
    let middle = from + (to - from) / 2;
    let second = HoursRule {
        from: Some(middle),
        days: Days {
            sure: false,
            ..rule.days.clone()
        },
        ..rule.clone()
    };
    let first = HoursRule {
        to: Some(middle),
        last_entry: rule.last_entry.filter(|last| *last < middle),
        ..rule
    };
    vec![first, second]
}
