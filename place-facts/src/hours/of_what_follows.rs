//! How people are received, said before the days or times that it is said of: "Saturday 9 am-12 pm and by appointment
//! Monday-Friday 9 am-5 pm". The times before it are others.

use super::days::is_days;
use super::parse::Reader;
use super::remarks::{self, Remark};
use super::words::Word;
use sync_protocol::places::hours::Reception;

impl Reader<'_> {
    /// Whether days or times come that a remark is said of, behind days that have theirs.
    pub(super) fn is_of_what_follows(&self, remark: &Remark) -> bool {
        let is_how = matches!(
            remark,
            Remark::Reception(_) | Remark::AlsoAsk | Remark::Unsure
        );
        let has_times = !self.clause.times.is_empty();
        let comes = self.comes_a_day() || has_times && self.comes_a_time();
        let is_walk_in = *remark == Remark::Reception(Reception::WalkIn);
        let comes_behind_comma = !is_walk_in && has_times && self.comes_a_day_behind_a_comma();
        is_how && !self.clause.days.is_empty() && (comes || comes_behind_comma)
    }

    /// Begins a clause that a remark is said of. It begins at `start`.
    ///
    /// "Tuesday 9 am-12 pm by appointment Wednesday 9 am-12 pm": without a sign before it, or with one on either side, it may be
    /// said of both.
    pub(super) fn begin_with(&mut self, start: usize, remark: &Remark) -> Option<()> {
        let before = start.checked_sub(1).map(|at| &self.words[at]);
        let is_apart = *remark == Remark::AlsoAsk || matches!(before, Some(Word::And(_)));
        let is_of_both = !is_apart || self.comes_a_day_behind_a_comma();
        let reception = match remark {
            Remark::Reception(reception) => Some(*reception),
            Remark::AlsoAsk => Some(Reception::Appointment),
            _ => None,
        };
        if is_of_both {
            self.clause.is_unsure |= reception.is_none();
            self.clause.reception = match self.clause.reception {
                None | Some(Reception::WalkIn) => reception.or(self.clause.reception),
                known => known,
            };
        }
        self.flush()?;
        self.skip(&["only"]);
        self.clause.is_unsure = reception.is_none();
        self.clause.reception = reception;
        self.asked = reception.filter(|it| *it != Reception::WalkIn);
        Some(())
    }

    /// Whether a day or a month stands next, behind words that say nothing.
    pub(super) fn comes_a_day(&self) -> bool {
        is_a_day(self.next_word(self.at))
    }

    fn comes_a_time(&self) -> bool {
        matches!(self.next_word(self.at), Some(Word::Number(..)))
    }

    fn comes_a_day_behind_a_comma(&self) -> bool {
        self.peek() == Some(&Word::And(false)) && is_a_day(self.next_word(self.at + 1))
    }

    fn next_word(&self, from: usize) -> Option<&Word> {
        let mut rest = self.words.get(from..)?.iter();
        rest.find(|word| match word {
            Word::Other(text) => !remarks::is_noise(text) && text != "only",
            other => **other != Word::Colon,
        })
    }
}

fn is_a_day(word: Option<&Word>) -> bool {
    match word {
        Some(Word::Day(_) | Word::Month(_) | Word::Ordinal(_)) => true,
        Some(Word::Other(text)) => text == "each" || is_days(text),
        _ => false,
    }
}
