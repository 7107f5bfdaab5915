//! The idle timer (KSK-5): after a time without input it shows a warning, then it ends the visit.
//!
//! The timer has no clock. The caller passes the time since any fixed moment, from a steady clock.

use std::time::Duration;

/// How long a visit may be without input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IdleLimits {
    /// Before the warning, while no one is signed in.
    pub signed_out: Duration,
    /// Before the warning, while a person is signed in.
    pub signed_in: Duration,
    /// Before the warning, once in a visit, while the person fetches a code on their phone.
    pub code: Duration,
    /// From the warning to the end of the visit.
    pub react: Duration,
}

impl IdleLimits {
    /// Returns the longest time from the last input of a signed-in person to the end of the visit.
    pub fn longest(&self) -> Duration {
        self.signed_in + self.react
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// No input since the last visit ended.
    Unattended,
    /// A visit; the time of the last input.
    Active(Duration),
    /// The warning is shown; the time when the visit ends.
    Warning(Duration),
}

/// The longer pause of a visit, for a code that arrives on the person's phone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CodePause {
    Unused,
    /// A code is awaited, and the person has not been away yet.
    Ready,
    Used,
}

/// What the caller has to do after a check or an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IdleEvent {
    /// Nothing.
    None,
    /// Show the warning.
    Warn,
    /// Close the warning.
    Dismiss,
    /// End the visit.
    End,
}

/// The idle timer of one kiosk.
#[derive(Debug)]
pub struct IdleTimer {
    limits: IdleLimits,
    phase: Phase,
    pause: CodePause,
}

impl IdleTimer {
    /// Starts without a visit.
    pub fn new(limits: IdleLimits) -> Self {
        Self {
            limits,
            phase: Phase::Unattended,
            pause: CodePause::Unused,
        }
    }

    /// Records that a code was sent to the person's phone. One silence of this visit may be longer.
    pub fn await_code(&mut self) {
        if self.pause == CodePause::Unused && self.phase != Phase::Unattended {
            self.pause = CodePause::Ready;
        }
    }

    /// Records that the code was entered: the longer pause is over.
    pub fn stop_awaiting_code(&mut self) {
        if self.pause == CodePause::Ready {
            self.pause = CodePause::Used;
        }
    }

    /// Records an input. It always extends the visit, without a limit.
    pub fn record_activity(&mut self, now: Duration) -> IdleEvent {
        let was_warning = matches!(self.phase, Phase::Warning(_));
        if let Phase::Active(at) = self.phase
            && now >= at + self.limits.signed_out
        {
            // The person was away and is back.
            self.stop_awaiting_code();
        }
        self.phase = Phase::Active(now);
        if was_warning {
            IdleEvent::Dismiss
        } else {
            IdleEvent::None
        }
    }

    /// Applies the limits at this time.
    pub fn check(&mut self, now: Duration, is_signed_in: bool) -> IdleEvent {
        match self.phase {
            Phase::Unattended if is_signed_in => {
                // A session was restored at the start. Its person may have left.
                self.phase = Phase::Active(now);
                IdleEvent::None
            }
            Phase::Active(at) if now >= at + self.before_warning(is_signed_in) => {
                self.phase = Phase::Warning(now + self.limits.react);
                self.stop_awaiting_code();
                IdleEvent::Warn
            }
            Phase::Warning(ends) if now >= ends => {
                self.end();
                IdleEvent::End
            }
            Phase::Unattended | Phase::Active(_) | Phase::Warning(_) => IdleEvent::None,
        }
    }

    /// Ends the visit for a reason other than the limits.
    pub fn end(&mut self) {
        self.phase = Phase::Unattended;
        self.pause = CodePause::Unused;
    }

    /// Returns whether there is no visit.
    pub fn is_unattended(&self) -> bool {
        self.phase == Phase::Unattended
    }

    /// Returns how long the warning is still shown.
    pub fn time_left(&self, now: Duration) -> Option<Duration> {
        match self.phase {
            Phase::Warning(ends) => Some(ends.saturating_sub(now)),
            Phase::Unattended | Phase::Active(_) => None,
        }
    }

    fn before_warning(&self, is_signed_in: bool) -> Duration {
        let usual = if is_signed_in {
            self.limits.signed_in
        } else {
            self.limits.signed_out
        };
        match self.pause {
            CodePause::Ready => usual.max(self.limits.code),
            CodePause::Unused | CodePause::Used => usual,
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

    const LIMITS: IdleLimits = IdleLimits {
        signed_out: s(120),
        signed_in: s(240),
        code: s(300),
        react: s(60),
    };

    #[test]
    fn ksk_5_warns_after_2_minutes_or_4_and_ends_60_seconds_later() {
        for (is_signed_in, warns) in [(false, 120), (true, 240)] {
            let mut idle = IdleTimer::new(LIMITS);
            idle.record_activity(s(1000));
            assert_eq!(idle.check(s(999 + warns), is_signed_in), IdleEvent::None);
            assert_eq!(idle.check(s(1000 + warns), is_signed_in), IdleEvent::Warn);
            assert_eq!(idle.time_left(s(1010 + warns)), Some(s(50)));
            assert_eq!(idle.check(s(1059 + warns), is_signed_in), IdleEvent::None);
            assert_eq!(idle.check(s(1060 + warns), is_signed_in), IdleEvent::End);
            assert_eq!(
                idle.check(s(9999), false),
                IdleEvent::None,
                "there is no visit"
            );
        }
    }

    #[test]
    fn ksk_5_input_extends_a_visit_without_limit() {
        let mut idle = IdleTimer::new(LIMITS);
        idle.record_activity(s(0));
        for round in 1..=50 {
            assert_eq!(idle.check(s(round * 170), false), IdleEvent::Warn);
            assert_eq!(idle.record_activity(s(round * 170 + 1)), IdleEvent::Dismiss);
        }
    }

    #[test]
    fn ksk_5_one_silence_is_longer_while_a_code_is_awaited() {
        let mut idle = IdleTimer::new(LIMITS);
        idle.record_activity(s(1000));
        idle.await_code();
        idle.record_activity(s(1010));
        assert_eq!(idle.check(s(1309), false), IdleEvent::None);
        idle.record_activity(s(1309));
        idle.await_code();
        assert_eq!(idle.check(s(1428), false), IdleEvent::None);
        assert_eq!(idle.check(s(1429), false), IdleEvent::Warn, "only once");
        assert_eq!(idle.check(s(1489), false), IdleEvent::End);

        idle.record_activity(s(2000));
        idle.await_code();
        assert_eq!(idle.check(s(2299), false), IdleEvent::None);
        assert_eq!(idle.check(s(2300), false), IdleEvent::Warn);
        idle.record_activity(s(2310));
        assert_eq!(idle.check(s(2430), false), IdleEvent::Warn);
    }

    #[test]
    fn ksk_5_a_code_that_was_entered_and_one_without_a_visit_give_no_pause() {
        let mut idle = IdleTimer::new(LIMITS);
        idle.await_code();
        idle.record_activity(s(0));
        assert_eq!(idle.check(s(120), false), IdleEvent::Warn);
        idle.record_activity(s(121));
        idle.await_code();
        idle.stop_awaiting_code();
        assert_eq!(idle.check(s(241), false), IdleEvent::Warn);
    }

    #[test]
    fn a_session_restored_at_the_start_ends_too() {
        let mut idle = IdleTimer::new(LIMITS);
        assert_eq!(idle.check(s(5), true), IdleEvent::None);
        assert_eq!(idle.check(s(245), true), IdleEvent::Warn);
    }

    proptest! {
        #[test]
        fn a_visit_never_outlives_its_last_input_by_more_than_the_limits(
            waits in proptest::collection::vec(0_u64..400, 0..20), is_signed_in: bool
        ) {
            let limits = LIMITS;
            let mut idle = IdleTimer::new(limits);
            let mut now = 0;
            for wait in waits {
                for _ in 0..wait {
                    now += 1;
                    idle.check(s(now), is_signed_in);
                }
                idle.record_activity(s(now));
            }
            let mut ends = None;
            for later in 0..=limits.longest().as_secs() {
                if idle.check(s(now + later), is_signed_in) == IdleEvent::End {
                    ends = Some(later);
                }
            }
            prop_assert!(idle.is_unattended() || (is_signed_in && ends.is_some()) || ends.is_some());
        }
    }
}
