//! "While supplies last", "until food runs out": whoever comes at the end may find nothing. In the second half of the time it has to
//! be asked.

use super::clause::halves;
use super::parse::Reader;

impl Reader<'_> {
    /// Remembers that the food of this part of the sentence may run out; of a part of its own, that of all before.
    pub(super) fn run_out(&mut self) -> Option<()> {
        let is_apart = self.clause.is_blank() && self.hours.rules.len() == self.before_part;
        if is_apart && self.before_part == 0 {
            // "While supplies last: Wednesday 9 am-1 pm; Friday 9 am-1 pm": of both?
            return None;
        }
        let first = if is_apart { 0 } else { self.before_part };
        let rules = self.hours.rules.split_off(first).into_iter();
        self.hours.rules.extend(rules.flat_map(halves));
        self.clause.runs_out = !self.clause.is_blank();
        Some(())
    }
}
