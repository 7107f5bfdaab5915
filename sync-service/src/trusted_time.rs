//! Whether the time can be believed: a clock that jumped must not make the service delete what is
//! not old.
//!
//! The clock of the machine is compared with one that cannot be set, and after a start with the
//! last time that was believed. After a jump nothing is deleted until the new time has run on
//! without another jump for [`CONFIRMED_AFTER`].

use crate::clock::{Clock, milliseconds};
use crate::store::{Store, StoreError};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How far the clocks may differ between two looks; a correction by NTP is smaller.
pub const DIFFERENCE_MAX: Duration = Duration::from_secs(10 * 60);
/// How long a service may have been off without a doubt about the time. It is shorter than anything
/// is kept that would be missed.
pub const DOWNTIME_MAX: Duration = Duration::from_secs(24 * 60 * 60);
/// How long a new time has to hold until it is believed.
pub const CONFIRMED_AFTER: Duration = Duration::from_secs(6 * 60 * 60);

/// The name of the last believed time in the store.
const MARK: &str = "time believed";

/// Compares the clocks.
pub struct TrustedTime {
    clock: Arc<dyn Clock>,
    store: Arc<dyn Store>,
    is_trusted: AtomicBool,
    seen: Mutex<Option<Seen>>,
}

/// The times of both clocks at the last check.
#[derive(Clone, Copy)]
struct Seen {
    wall: i64,
    monotonic: Duration,
    doubted_since: Option<Duration>,
}

impl TrustedTime {
    /// Believes nothing before the first [`check`](Self::check).
    pub fn new(clock: Arc<dyn Clock>, store: Arc<dyn Store>) -> Self {
        Self {
            clock,
            store,
            is_trusted: false.into(),
            seen: Mutex::new(None),
        }
    }

    /// The result of the last check.
    pub fn is_trusted(&self) -> bool {
        self.is_trusted.load(Ordering::Relaxed)
    }

    /// Looks at both clocks and remembers a time that is believed. Wants to be called every minute.
    pub async fn check(&self) -> Result<bool, StoreError> {
        let remembered = match self.last_seen() {
            Some(_) => None,
            None => self.store.mark(MARK).await?,
        };
        let wall = milliseconds(self.clock.now());
        let is_trusted = self.look(wall, self.clock.monotonic(), remembered);
        if is_trusted {
            self.store.set_mark(MARK, wall).await?;
        }
        Ok(is_trusted)
    }

    fn last_seen(&self) -> Option<Seen> {
        *self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn look(&self, wall: i64, monotonic: Duration, remembered: Option<i64>) -> bool {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let jumped = match (*seen, remembered) {
            (Some(last), _) => {
                let passed = monotonic.saturating_sub(last.monotonic);
                difference(wall, last.wall, passed) > DIFFERENCE_MAX
            }
            // While the service was off, only going back is a jump for certain.
            (None, Some(at)) => {
                let span = if wall < at {
                    DIFFERENCE_MAX
                } else {
                    DOWNTIME_MAX
                };
                difference(wall, at, Duration::ZERO) > span
            }
            (None, None) => false,
        };
        let doubted = seen.and_then(|last| last.doubted_since);
        let doubted_since = if jumped {
            tracing::error!(
                "the clock of this machine jumped; nothing is deleted until the time has held for \
                 six hours"
            );
            Some(monotonic)
        } else {
            doubted.filter(|since| monotonic.saturating_sub(*since) < CONFIRMED_AFTER)
        };
        *seen = Some(Seen {
            wall,
            monotonic,
            doubted_since,
        });
        self.is_trusted
            .store(doubted_since.is_none(), Ordering::Relaxed);
        doubted_since.is_none()
    }
}

/// How far a wall clock is from where it should be after a time has passed.
fn difference(wall: i64, before: i64, passed: Duration) -> Duration {
    let passed = i64::try_from(passed.as_millis()).unwrap_or(i64::MAX);
    Duration::from_millis(
        wall.saturating_sub(before)
            .saturating_sub(passed)
            .unsigned_abs(),
    )
}
