//! Times at which people may just come, within longer hours: "Mon-Fri 9-5, walk-in 9-11". At the others one has to ask.

use super::parse::Reader;
use super::reach::overlap;
use super::remarks;
use super::words::Word;
use sync_protocol::places::hours::HoursRule;

/// Ways to be served that a place can have beside others.
const WAYS: [&str; 3] = ["drivethrough", "pickup", "walkin"];

impl Reader<'_> {
    /// Begins a clause of such times where "walk-in" stands behind hours and before times: "walk-in hours: 9-11".
    pub(super) fn walk_in_times(&mut self) -> Option<()> {
        let has_hours = !self.clause.times.is_empty() || !self.hours.rules.is_empty();
        if !self.is("walkin")
            || !has_hours
            || self.clause.times.is_empty() && self.clause.says_when()
        {
            return None;
        }
        let is_beside = |word: &&Word| match word {
            Word::Colon => true,
            Word::Other(text) => remarks::is_noise(text),
            _ => false,
        };
        let mut behind = self.words[self.at..].iter().skip_while(is_beside);
        let is_before_times = match behind.next() {
            Some(Word::Number(..)) => true,
            Some(Word::Day(_)) => !self.clause.is_of_days_before() && self.is_behind_a_comma(),
            _ => false,
        };
        is_before_times.then_some(())?;
        self.flush()?;
        self.at += 1;
        self.clause.is_walk_in_alone = true;
        Some(())
    }

    /// Whether only a way to be served stands between the last sign and `start`, where a season begins: in "Mon-Fri 9-5,
    /// walk-ins only in summer" the place itself may be open all year.
    pub(super) fn is_of_one_way(&self, start: usize) -> bool {
        let before = &self.words[..start];
        let sign = before
            .iter()
            .rposition(|word| !matches!(word, Word::Other(_)));
        let Some(sign) = sign.filter(|at| matches!(before[*at], Word::And(_) | Word::Stop)) else {
            return false;
        };
        let is_way =
            |word: &Word| matches!(word, Word::Other(text) if WAYS.contains(&text.as_str()));
        before[sign..].iter().any(is_way)
    }

    fn is_behind_a_comma(&self) -> bool {
        let before = self.at.checked_sub(1).map(|at| &self.words[at]);
        matches!(before, Some(Word::And(_) | Word::Stop))
    }

    /// Makes hours unsure in which these are the times to walk in.
    pub(super) fn doubt_around(&mut self, walk_in: &[HoursRule]) {
        for rule in &mut self.hours.rules {
            let is_wider =
                |it: &HoursRule| overlap(rule, it) && (rule.from, rule.to) != (it.from, it.to);
            if walk_in.iter().any(is_wider) {
                rule.days.sure = false;
            }
        }
    }
}
