//! Parts of a sentence that say only in which part of the year, or how people are received: "May 1 to October 31. Tuesdays
//! 10 am-12 pm", "Nightly 7 pm-7 am. Code Blue". What is said so may never be lost: it holds for what stands behind it or,
//! at the end, for all before.

use super::clause::{Clause, SeasonsAlone};
use super::cursor::Cursor;
use super::dates::{Bounds, bounds};
use super::parse::Reader;
use super::remarks::{self, Remark};
use super::words::Word;
use sync_protocol::places::hours::{Days, HoursRule, Reception};

impl Reader<'_> {
    /// Whether a part of a sentence ends here, or a comma with only closed days or a remark behind it follows.
    pub(super) fn is_at_an_end(&self) -> bool {
        let mut rest = Cursor {
            words: self.words,
            at: self.at,
        };
        while rest.skip_and() {}
        match rest.peek() {
            None | Some(Word::Stop) => true,
            // "Summer closed" is said of the summer.
            _ if rest.at == self.at => false,
            _ => matches!(
                remarks::read(&mut rest),
                Some(
                    Remark::Closed
                        | Remark::Reception(_)
                        | Remark::AlsoAsk
                        | Remark::OthersAsk(_)
                        | Remark::AllAsk
                        | Remark::Unsure
                )
            ),
        }
    }

    /// Takes a season that is all that a part of the sentence says. First of all, or behind clauses of another season, it is
    /// said of the clauses that come; else of those before.
    pub(super) fn season_alone(&mut self, bounds: Bounds) -> Option<()> {
        if self.is_followed_by_its_days() {
            // "May 1-July 1. September 1-October 1. Mondays": of neither or both.
            (!self.seasons.is_before).then_some(())?;
            self.begin_season(bounds);
            self.seasons.is_before = true;
        } else {
            self.bound_rules(0, &bounds);
            self.seasons.is_behind = true;
        }
        Some(())
    }

    /// Whether a season that stands alone here is said of the clauses that come.
    pub(super) fn is_followed_by_its_days(&self) -> bool {
        self.hours.rules.is_empty() || self.bounds.is_yearly() || !self.months.is_empty()
    }

    /// Bounds the clauses that come, in place of the season before.
    pub(super) fn begin_season(&mut self, bounds: Bounds) {
        self.bounds = std::mem::take(&mut self.bounds).in_another_season(bounds);
        self.months.clear();
        self.seasons = SeasonsAlone::default();
    }

    /// Reads "rest of the year" before hours or behind them: the months that were not named before.
    pub(super) fn rest_of_year(&mut self) -> Option<()> {
        let others = (1..=12).filter(|month| !self.seen_months.contains(month));
        let others: Vec<u8> = others.collect();
        (!self.seen_months.is_empty() && !others.is_empty()).then_some(())?;
        if self.clause.says_when() {
            let is_end = matches!(self.peek(), None | Some(Word::Stop));
            (is_end && !self.clause.is_bound()).then_some(())?;
            self.clause.months = others;
        } else {
            self.flush()?;
            self.begin_season(Bounds::default());
            self.months = others;
        }
        Some(())
    }

    /// Remembers the season with which the first clause begins: "May 1 to October 31, Mondays 9-11 am; Tuesdays 1-3 pm", or a
    /// part of the sentence: "Monday-Friday 9-5; summer Monday-Thursday 8-4, Friday 8-12".
    pub(super) fn lead(&mut self, bounds: &Bounds) {
        let begins_part = self.hours.rules.len() == self.before_part && self.clause.is_blank();
        if !begins_part || !bounds.is_yearly() {
            return;
        }
        if self.hours.rules.is_empty() && self.seasons.leading.is_none() {
            self.seasons.leading = Some(bounds.clone());
        }
        self.seasons.leading_part = Some(bounds.clone());
    }

    /// Limits a clause with days or times to the seasons that stand alone; `None` where it may be of another one.
    pub(super) fn limit(&mut self, clause: &mut Clause) -> Option<()> {
        (!self.seasons.is_behind).then_some(())?;
        self.seasons.is_before = false;
        let is_other = !clause.is_bound() && !self.hours.rules.is_empty();
        let in_part = self.hours.rules.len() > self.before_part;
        let of_part = self.seasons.leading_part.as_ref().filter(|_| in_part);
        let leading = of_part.or(self.seasons.leading.as_ref());
        if let Some(season) = leading.filter(|_| is_other) {
            let days = clause.days.drain(..);
            clause.days = days
                .flat_map(|days| doubted_outside(season, days))
                .collect();
        }
        Some(())
    }

    /// Whether each season that stands alone is said of something.
    pub(super) fn are_seasons_used(&self) -> bool {
        !self.seasons.is_before || self.hours.rules.is_empty()
    }

    /// Takes how people are received where it is all that a part of the sentence says, of all hours: "Code Blue",
    /// "home delivery". "Code Blue nights" is said of the nights alone.
    pub(super) fn receive_all(&mut self, reception: Reception) {
        let last = self.at.checked_sub(1).map(|at| &self.words[at]);
        let is_of_nights = matches!(last, Some(Word::Other(text)) if text == "nights");
        if !matches!(reception, Reception::WalkIn | Reception::Phone) {
            self.of_all.push((reception, is_of_nights));
        }
    }

    /// Gives hours at which people could walk in what is said of all of them.
    pub(super) fn apply_of_all(&mut self) {
        for (reception, is_of_nights) in std::mem::take(&mut self.of_all) {
            for rule in &mut self.hours.rules {
                let is_meant = !is_of_nights || is_by_night(rule);
                if is_meant && rule.reception == Reception::WalkIn {
                    rule.reception = reception;
                }
            }
        }
    }

    /// "(summer hours)" beside days that have others, "(summer hours through Labor Day)".
    pub(super) fn summer_hours(&mut self) -> Option<Bounds> {
        let is_summer = self.seen_months.is_empty() && self.skip(&["summer", "hours"]);
        is_summer.then(|| bounds(self).unwrap_or_else(Bounds::summer))
    }

    /// Whether a season between commas may be of the days before it and of those behind it: "Mondays 9-11 am, May 1 to
    /// October 31, Tuesdays 1-3 pm".
    pub(super) fn is_between_days(&self, start: usize) -> bool {
        let is_noise = |word: &&Word| matches!(word, Word::Other(text) if remarks::is_noise(text));
        let mut before = self.words[..start].iter().rev();
        let is_behind_comma = matches!(before.find(|word| !is_noise(word)), Some(Word::And(_)));
        let is_before_days = matches!(self.peek(), Some(Word::And(_))) && self.is_day_next();
        !self.clause.times.is_empty() && is_behind_comma && is_before_days
    }

    /// The season right before "closed": "winter closed Fridays" says nothing of the hours before it. "Closed" was read. Behind a
    /// comma or in brackets it is said of all: "May 1 to October 31, closed July 4".
    pub(super) fn season_of_closed(&mut self) -> Option<Bounds> {
        let before = self.at.checked_sub(2).map(|at| &self.words[at]);
        self.clause.is_blank().then_some(())?;
        if before == Some(&Word::Colon) {
            return self.bounds.is_yearly().then(|| self.bounds.clone());
        }
        let is_apart = matches!(
            before,
            Some(Word::And(_) | Word::Stop | Word::Open | Word::Close)
        );
        (self.clause.is_bound() && !is_apart).then_some(())?;
        if self.hours.rules.is_empty() {
            self.seasons.leading = None;
        }
        self.seasons.leading_part = None;
        Some(std::mem::take(&mut self.clause).season())
    }
}

/// Whether a rule lasts into the night.
fn is_by_night(rule: &HoursRule) -> bool {
    const EVENING: u16 = 18 * 60;
    const MORNING: u16 = 6 * 60;
    let (from, to) = (rule.from.unwrap_or(0), rule.to.unwrap_or(24 * 60));
    from < MORNING || to <= from || to > EVENING
}

/// Days that are sure within a season only.
pub(super) fn doubted_outside(season: &Bounds, days: Days) -> Vec<Days> {
    let any = Days {
        sure: false,
        ..days.clone()
    };
    season.on(days).into_iter().chain([any]).collect()
}
