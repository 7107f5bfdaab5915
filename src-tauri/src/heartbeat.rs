//! Heartbeats: what this kiosk tells its operator about itself (LIM-1).

use crate::desk_settings::DeskSettings;
use crate::device::printer_state::{CUPS, printer_state};
use crate::device::printing::Printer;
use crate::offline::cache::counters::Counter;
use crate::offline::cache::database::{Cache, State};
use crate::offline::lists::Lists;
use crate::offline::outbox::Outbox;
use crate::process::supervisor::{StartReason, uptime_before};
use clock_and_random::clock::{Clock, milliseconds};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::time::{Duration, Instant};
use sync_protocol::fleet::Heartbeat;

/// The facts that a heartbeat reports.
pub struct HeartbeatSource {
    /// The clock of this kiosk.
    pub clock: Arc<dyn Clock>,
    /// The lists, for their age.
    pub lists: Arc<Lists>,
    /// When this process started.
    pub started: Instant,
    /// How long the program had run before this process.
    pub before: Duration,
    /// When the last visit ended, in milliseconds since 1970; 0 before the first.
    pub wiped_at: Arc<AtomicI64>,
    /// How often the supervisor or the watchdog has restarted a process.
    pub repairs: Arc<AtomicU32>,
    /// The settings from the desk, for their version.
    pub settings: Arc<DeskSettings>,
    /// Where pages are printed.
    pub printer: Printer,
    /// The socket at which CUPS is asked how the printer is.
    pub cups: PathBuf,
}

impl HeartbeatSource {
    /// Continues with the saved counters of the process before. The first process of a program starts
    /// at zero, and a process that follows a failure counts one more repair.
    pub async fn resume(
        cache: &Cache,
        clock: Arc<dyn Clock>,
        lists: Arc<Lists>,
        settings: Arc<DeskSettings>,
        printer: Printer,
        reason: StartReason,
    ) -> Self {
        let saved = u32::try_from(cache.counter(Counter::Repairs).await).unwrap_or_default();
        // A damaged cache that was replaced counts as a repair, too.
        let replaced = u32::from(cache.state() == State::Replaced);
        let repairs = match reason {
            StartReason::ProgramStart => 0,
            StartReason::AfterVisit => saved,
            StartReason::AfterFailure => saved.saturating_add(1),
        };
        let source = Self {
            clock,
            lists,
            started: Instant::now(),
            before: uptime_before(),
            wiped_at: AtomicI64::new(cache.counter(Counter::WipedAt).await).into(),
            repairs: AtomicU32::new(repairs.saturating_add(replaced)).into(),
            settings,
            printer,
            cups: CUPS.into(),
        };
        source.save(cache).await;
        source
    }

    /// Saves the counters for the next process.
    pub async fn save(&self, cache: &Cache) {
        let counters = [
            (
                Counter::Repairs,
                self.repairs.load(Ordering::Relaxed).into(),
            ),
            (Counter::WipedAt, self.wiped_at.load(Ordering::Relaxed)),
        ];
        cache.save_counters(counters).await;
    }

    /// Queues a heartbeat in the outbox.
    pub async fn queue(&self, outbox: &Outbox) {
        outbox
            .queue_heartbeat(async |key, waiting| self.beat(key, waiting).await)
            .await;
    }

    /// Returns the heartbeat of this moment. `waiting` is the number of entries in the outbox.
    pub async fn beat(&self, key: String, waiting: u32) -> Heartbeat {
        Heartbeat {
            key,
            at: milliseconds(self.clock.now()),
            version: env!("CARGO_PKG_VERSION").into(),
            uptime: (self.before + self.started.elapsed()).as_secs(),
            lists_at: self.lists.confirmed_at().await,
            waiting,
            wiped_at: Some(self.wiped_at.load(Ordering::Relaxed)).filter(|at| *at > 0),
            repairs: self.repairs.load(Ordering::Relaxed),
            settings_version: self.settings.version(),
            fixed: self.settings.fixed().to_vec(),
            printer: printer_state(&self.printer, &self.cups).await,
        }
    }
}
