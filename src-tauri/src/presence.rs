//! Whether a person is at the kiosk; the screens wait for changes (KSK-5).

pub mod idle;

use idle::{IdleEvent, IdleLimits, IdleTimer};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use sync_protocol::kiosk::VisitState;
use tokio::sync::watch;

/// The current visit at this kiosk.
pub struct Presence {
    idle: Mutex<IdleTimer>,
    /// A steady clock, because the wall clock may be set when the network comes.
    start: Instant,
    /// How many visits have ended in this process.
    ends: AtomicU32,
    state: watch::Sender<VisitState>,
}

impl Presence {
    /// Starts without a person at the kiosk.
    pub fn new(limits: IdleLimits) -> Self {
        Self {
            idle: Mutex::new(IdleTimer::new(limits)),
            start: Instant::now(),
            ends: AtomicU32::new(0),
            state: watch::Sender::default(),
        }
    }

    /// Records a key, a touch or a pointer move in any window.
    pub fn record_activity(&self) {
        let event = self.idle().record_activity(self.start.elapsed());
        self.notify(event);
    }

    /// Records that a code was sent to the person's phone, which gives one longer pause.
    pub fn await_code(&self) {
        self.idle().await_code();
    }

    /// Records the answer to a code; a wrong one is tried again.
    pub fn code_answered(&self, is_right: bool) {
        if is_right {
            self.idle().stop_awaiting_code();
        }
    }

    /// Applies the idle rule at the current time. Returns what has to be done.
    pub fn check(&self, is_signed_in: bool) -> IdleEvent {
        let event = self.idle().check(self.start.elapsed(), is_signed_in);
        self.notify(event);
        event
    }

    /// Returns the number of this visit, which changes when a visit ends.
    pub fn visit_number(&self) -> u32 {
        self.ends.load(Ordering::SeqCst)
    }

    /// Ends the visit.
    pub fn end_visit(&self) {
        self.ends.fetch_add(1, Ordering::SeqCst);
        self.idle().end();
        self.notify(IdleEvent::Dismiss);
    }

    /// Returns whether no person has used the kiosk since the last visit ended.
    pub fn is_unattended(&self) -> bool {
        self.idle().is_unattended()
    }

    /// Returns whether the warning is shown.
    pub fn is_warning(&self) -> bool {
        self.idle().time_left(self.start.elapsed()).is_some()
    }

    /// Waits until the version of the state differs from `seen`, and returns the state.
    pub async fn state(&self, seen: i32) -> VisitState {
        let mut states = self.state.subscribe();
        let changed = states.wait_for(|state| state.version != seen).await;
        let state = changed.map_or_else(|_| *self.state.borrow(), |state| *state);
        let left = self.idle().time_left(self.start.elapsed());
        VisitState {
            seconds_left: left.and_then(|left| u32::try_from(left.as_secs()).ok()),
            ..state
        }
    }

    fn notify(&self, event: IdleEvent) {
        if matches!(event, IdleEvent::Warn | IdleEvent::Dismiss) {
            self.state
                .send_modify(|state| state.version = state.version.wrapping_add(1));
        }
    }

    fn idle(&self) -> MutexGuard<'_, IdleTimer> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[tokio::test]
    async fn ksk_5_a_waiting_screen_hears_when_the_warning_begins_and_ends() {
        let limits = IdleLimits {
            signed_out: Duration::ZERO,
            signed_in: Duration::ZERO,
            code: Duration::ZERO,
            react: Duration::from_secs(3600),
        };
        let presence = Presence::new(limits);
        assert!(presence.is_unattended());
        assert_eq!(presence.state(-1).await.seconds_left, None);
        presence.record_activity();
        assert_eq!(presence.check(false), IdleEvent::Warn);
        let warned = presence.state(0).await;
        assert!(warned.seconds_left.is_some_and(|left| left > 3000));
        presence.record_activity();
        assert_eq!(presence.state(warned.version).await.seconds_left, None);
        presence.end_visit();
        assert!(presence.is_unattended());
    }
}
