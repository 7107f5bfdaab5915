//! Whether somebody is here, watched over all windows, and told to the screens (KSK-5).

use crate::idle::{Idle, IdleLimits, Turn};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use sync_protocol::kiosk::VisitState;
use tokio::sync::watch;

/// The visit at this terminal.
pub struct Presence {
    idle: Mutex<Idle>,
    /// Not the wall clock: that is set when the network comes.
    start: Instant,
    /// How many visits have ended.
    ends: AtomicU32,
    state: watch::Sender<VisitState>,
}

impl Presence {
    /// Nobody is here yet.
    pub fn new(limits: IdleLimits) -> Self {
        Self {
            idle: Mutex::new(Idle::new(limits)),
            start: Instant::now(),
            ends: AtomicU32::new(0),
            state: watch::Sender::default(),
        }
    }

    /// A key, a touch or the pointer, in any window.
    pub fn touched(&self) {
        let turn = self.idle().touched(self.start.elapsed());
        self.tell(turn);
    }

    /// Looks at the time; what has to be done is answered.
    pub fn look(&self, is_signed_in: bool) -> Turn {
        let turn = self.idle().passed(self.start.elapsed(), is_signed_in);
        self.tell(turn);
        turn
    }

    /// The number of this visit.
    pub fn visit(&self) -> u32 {
        self.ends.load(Ordering::SeqCst)
    }

    /// The visit was ended.
    pub fn ended(&self) {
        self.ends.fetch_add(1, Ordering::SeqCst);
        self.idle().ended();
        self.tell(Turn::Calm);
    }

    /// Whether nobody is here.
    pub fn is_empty(&self) -> bool {
        self.idle().is_empty()
    }

    /// Whether the warning is shown.
    pub fn warns(&self) -> bool {
        self.idle().left(self.start.elapsed()).is_some()
    }

    /// What the screens show, once that is something else than `seen`.
    pub async fn state(&self, seen: i32) -> VisitState {
        let mut states = self.state.subscribe();
        let changed = states.wait_for(|state| state.version != seen).await;
        let state = changed.map_or_else(|_| *self.state.borrow(), |state| *state);
        let left = self.idle().left(self.start.elapsed());
        VisitState {
            seconds_left: left.and_then(|left| u32::try_from(left.as_secs()).ok()),
            ..state
        }
    }

    fn tell(&self, turn: Turn) {
        if matches!(turn, Turn::Warn | Turn::Calm) {
            self.state
                .send_modify(|state| state.version = state.version.wrapping_add(1));
        }
    }

    fn idle(&self) -> MutexGuard<'_, Idle> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[tokio::test]
    async fn ksk_5_a_screen_that_waits_is_told_of_the_warning_and_of_its_end() {
        let at_once = IdleLimits {
            signed_out: Duration::ZERO,
            signed_in: Duration::ZERO,
            react: Duration::from_secs(3600),
        };
        let presence = Presence::new(at_once);
        assert!(presence.is_empty());
        assert_eq!(presence.state(-1).await.seconds_left, None);
        presence.touched();
        assert_eq!(presence.look(false), Turn::Warn);
        let warned = presence.state(0).await;
        assert!(warned.seconds_left.is_some_and(|left| left > 3000));
        presence.touched();
        assert_eq!(presence.state(warned.version).await.seconds_left, None);
        presence.ended();
        assert!(presence.is_empty());
    }
}
