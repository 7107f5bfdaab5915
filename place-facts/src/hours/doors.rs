//! When the doors open: "Friday 10 am-12 pm (doors open at 9:30)".

use super::parse::Reader;
use super::times::time;
use super::words::Word;

impl Reader<'_> {
    /// Reads what stands behind "doors open". "7:30-8 am": nobody gets in after 8.
    pub(super) fn doors(&mut self) -> Option<()> {
        self.skip(&["at"]);
        // "At 9:30": of the day on which the times are. Until they begin, nobody is served.
        let is_bare = matches!(
            self.words.get(self.at..self.at + 2),
            Some([Word::Number(1..=12, _, None), Word::Close])
        );
        if is_bare {
            self.at += 1;
            return Some(());
        }
        if let Some(closes) = time(self)?.1 {
            self.clause.last_entry = Some(closes);
        }
        Some(())
    }
}
