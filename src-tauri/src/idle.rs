//! When a visit that was left alone ends (KSK-5): a warning, time to react, the end.
//!
//! A value without a clock: the time is passed in, counted from any fixed moment that no change of
//! the wall clock moves.

use std::time::Duration;

/// How long nothing may happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IdleLimits {
    /// Before the warning, when nobody is signed in.
    pub signed_out: Duration,
    /// Before the warning, when somebody is.
    pub signed_in: Duration,
    /// From the warning to the end.
    pub react: Duration,
}

impl Default for IdleLimits {
    /// 2 and 4 minutes, then 60 seconds.
    fn default() -> Self {
        Self {
            signed_out: Duration::from_secs(120),
            signed_in: Duration::from_secs(240),
            react: Duration::from_secs(60),
        }
    }
}

impl IdleLimits {
    /// From the last touch of somebody signed in to the end of the visit.
    pub fn longest(&self) -> Duration {
        self.signed_in + self.react
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// Nobody has touched anything since the last visit ended.
    Empty,
    /// Somebody is here; last touch.
    Visited(Duration),
    /// The warning is shown until then.
    Warned(Duration),
}

/// What follows from the time that passed or from a touch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// Nothing.
    Stay,
    /// Show the warning.
    Warn,
    /// Take the warning away.
    Calm,
    /// End the visit.
    End,
}

/// The visit at this terminal.
#[derive(Debug)]
pub struct Idle {
    limits: IdleLimits,
    phase: Phase,
}

impl Idle {
    /// Nobody is here yet.
    pub fn new(limits: IdleLimits) -> Self {
        Self {
            limits,
            phase: Phase::Empty,
        }
    }

    /// A key, a touch or the pointer: the visit goes on, however often.
    pub fn touched(&mut self, now: Duration) -> Turn {
        let was_warned = matches!(self.phase, Phase::Warned(_));
        self.phase = Phase::Visited(now);
        if was_warned { Turn::Calm } else { Turn::Stay }
    }

    /// Time has passed.
    pub fn passed(&mut self, now: Duration, is_signed_in: bool) -> Turn {
        match self.phase {
            Phase::Empty if is_signed_in => {
                // A session that was reloaded at start has a person, who may have left.
                self.phase = Phase::Visited(now);
                Turn::Stay
            }
            Phase::Visited(at) if now >= at + self.before_warning(is_signed_in) => {
                self.phase = Phase::Warned(now + self.limits.react);
                Turn::Warn
            }
            Phase::Warned(ends) if now >= ends => {
                self.phase = Phase::Empty;
                Turn::End
            }
            Phase::Empty | Phase::Visited(_) | Phase::Warned(_) => Turn::Stay,
        }
    }

    /// The visit was ended by other means.
    pub fn ended(&mut self) {
        self.phase = Phase::Empty;
    }

    /// Whether nobody is here.
    pub fn is_empty(&self) -> bool {
        self.phase == Phase::Empty
    }

    /// How long the warning still stands.
    pub fn left(&self, now: Duration) -> Option<Duration> {
        match self.phase {
            Phase::Warned(ends) => Some(ends.saturating_sub(now)),
            Phase::Empty | Phase::Visited(_) => None,
        }
    }

    fn before_warning(&self, is_signed_in: bool) -> Duration {
        if is_signed_in {
            self.limits.signed_in
        } else {
            self.limits.signed_out
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const fn s(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn ksk_5_warns_after_2_minutes_or_4_and_ends_60_seconds_later() {
        for (is_signed_in, warns) in [(false, 120), (true, 240)] {
            let mut idle = Idle::new(IdleLimits::default());
            idle.touched(s(1000));
            assert_eq!(idle.passed(s(999 + warns), is_signed_in), Turn::Stay);
            assert_eq!(idle.passed(s(1000 + warns), is_signed_in), Turn::Warn);
            assert_eq!(idle.left(s(1010 + warns)), Some(s(50)));
            assert_eq!(idle.passed(s(1059 + warns), is_signed_in), Turn::Stay);
            assert_eq!(idle.passed(s(1060 + warns), is_signed_in), Turn::End);
            assert_eq!(idle.passed(s(9999), false), Turn::Stay, "nobody is here");
        }
    }

    #[test]
    fn ksk_5_a_touch_extends_without_limit() {
        let mut idle = Idle::new(IdleLimits::default());
        idle.touched(s(0));
        for round in 1..=50 {
            assert_eq!(idle.passed(s(round * 170), false), Turn::Warn);
            assert_eq!(idle.touched(s(round * 170 + 1)), Turn::Calm);
        }
    }

    #[test]
    fn a_session_reloaded_at_start_ends_too() {
        let mut idle = Idle::new(IdleLimits::default());
        assert_eq!(idle.passed(s(5), true), Turn::Stay);
        assert_eq!(idle.passed(s(245), true), Turn::Warn);
    }

    proptest! {
        #[test]
        fn a_visit_never_outlives_its_last_touch_by_more_than_the_limits(
            touches in proptest::collection::vec(0_u64..400, 0..20), is_signed_in: bool
        ) {
            let limits = IdleLimits::default();
            let mut idle = Idle::new(limits);
            let mut now = 0;
            for wait in touches {
                for _ in 0..wait {
                    now += 1;
                    idle.passed(s(now), is_signed_in);
                }
                idle.touched(s(now));
            }
            let mut ends = None;
            for later in 0..=limits.longest().as_secs() {
                if idle.passed(s(now + later), is_signed_in) == Turn::End {
                    ends = Some(later);
                }
            }
            prop_assert!(idle.is_empty() || (is_signed_in && ends.is_some()) || ends.is_some());
        }
    }
}
