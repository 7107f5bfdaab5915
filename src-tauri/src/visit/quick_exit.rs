//! The quick exit: Shift pressed three times ends the visit.

use std::time::Duration;

/// How often Shift ends a visit, and within which time. `src/visit/quickExit.ts` does the same on
/// the screens.
const PRESSES: usize = 3;
const WITHIN: Duration = Duration::from_secs(5);

/// The recent presses of Shift, with no other key between them.
#[derive(Debug, Default)]
pub(crate) struct ShiftPresses(Vec<Duration>);

impl ShiftPresses {
    /// Records a key press at a time on any steady clock. Returns whether the visit ends.
    pub(crate) fn record(&mut self, is_shift: bool, now: Duration) -> bool {
        self.0
            .retain(|at| is_shift && now.saturating_sub(*at) <= WITHIN);
        if is_shift {
            self.0.push(now);
        }
        let ends = self.0.len() >= PRESSES;
        if ends {
            self.0.clear();
        }
        ends
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ends(keys: &[(bool, u64)]) -> bool {
        let mut presses = ShiftPresses::default();
        keys.iter().fold(false, |ended, (is_shift, second)| {
            presses.record(*is_shift, Duration::from_secs(*second)) || ended
        })
    }

    #[test]
    fn ksk_5_shift_three_times_in_five_seconds_and_no_other_key_between() {
        assert!(ends(&[(true, 0), (true, 1), (true, 5)]));
        assert!(!ends(&[(true, 0), (true, 1), (true, 6)]));
        assert!(!ends(&[(true, 0), (true, 1), (false, 1), (true, 2)]));
        assert!(!ends(&[(true, 0), (true, 1)]));
        assert!(ends(&[(true, 0), (true, 4), (true, 6), (true, 8)]));
    }
}
