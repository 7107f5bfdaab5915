//! The thread that watches a visit: it shows the warning, ends the visit, starts the nightly restart,
//! and tells the supervisor that this process is alive. It never waits for the main thread, which
//! may be blocked.

use super::end::{self, EndRequests};
use crate::presence::idle::IdleEvent;
use crate::process::nightly_restart::{self, NightlyRestart};
use crate::process::supervisor::SupervisorLink;
use crate::state::{AppState, Setup};
use crate::windows::layers::set_overlays_hidden;
use clock_and_random::random::part_of;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};
use tauri::{AppHandle, Manager};

/// How often the idle rule is checked.
const CHECK_INTERVAL: Duration = Duration::from_millis(250);
/// How often the main loop records that it runs.
#[cfg(target_os = "linux")]
const MAIN_LOOP_INTERVAL: Duration = Duration::from_millis(100);
/// A main loop that has recorded nothing for this time is blocked.
const BLOCKED_AFTER: Duration = Duration::from_secs(2);

/// Starts the thread; called on the main thread.
pub(crate) fn start(app: &AppHandle, link: SupervisorLink) -> std::io::Result<()> {
    let (sender, requests) = mpsc::channel();
    app.manage(EndRequests(sender));
    let main_loop = MainLoop::follow();
    let app = app.clone();
    std::thread::Builder::new()
        .name("visit".into())
        .spawn(move || run(&app, &link, &main_loop, &requests))
        .map(drop)
}

fn run(
    app: &AppHandle,
    link: &SupervisorLink,
    main_loop: &MainLoop,
    requests: &mpsc::Receiver<()>,
) {
    let setup = app.state::<Setup>();
    let mut visit = setup.0.as_ref().ok().map(|state| Monitor::new(app, state));
    loop {
        let is_requested = match requests.recv_timeout(CHECK_INTERVAL) {
            Ok(()) => true,
            Err(RecvTimeoutError::Timeout) => false,
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if main_loop.is_responsive() {
            link.report_alive();
        }
        let is_over = visit.as_mut().is_some_and(Monitor::check);
        if is_over || is_requested {
            end::end_visit(app, link);
        }
        if visit.as_ref().is_some_and(Monitor::is_restart_due) {
            tracing::info!("the nightly restart");
            link.restart();
        }
    }
}

/// What the thread remembers between two checks.
struct Monitor<'a> {
    app: &'a AppHandle,
    state: &'a AppState,
    nightly_restart: NightlyRestart,
    is_warning: bool,
    saved_repairs: u32,
}

impl<'a> Monitor<'a> {
    fn new(app: &'a AppHandle, state: &'a AppState) -> Self {
        let delay = part_of(nightly_restart::SPREAD, &state.outbox.random);
        let hour = state.config.restart_hour;
        Self {
            app,
            state,
            nightly_restart: NightlyRestart::new(hour, delay, state.clock.now()),
            is_warning: false,
            saved_repairs: state.heartbeat.repairs.load(Ordering::Relaxed),
        }
    }

    /// Applies the idle rule. Returns whether the visit is over.
    fn check(&mut self) -> bool {
        let is_signed_in = self.state.account.driver.is_signed_in();
        let event = self.state.presence.check(is_signed_in);
        let is_warning = self.state.presence.is_warning();
        if is_warning != self.is_warning {
            // The main window shows the warning.
            set_overlays_hidden(self.app, is_warning);
            self.is_warning = is_warning;
        }
        self.save_repairs();
        event == IdleEvent::End
    }

    fn is_restart_due(&self) -> bool {
        self.nightly_restart.is_due(self.state.clock.now()) && self.state.presence.is_unattended()
    }

    /// Saves the number of repairs when it changes: the next failure may end this process.
    fn save_repairs(&mut self) {
        let repairs = self.state.heartbeat.repairs.load(Ordering::Relaxed);
        if repairs == self.saved_repairs {
            return;
        }
        self.saved_repairs = repairs;
        let app = self.app.clone();
        tauri::async_runtime::spawn(async move {
            if let Ok(state) = &app.state::<Setup>().0 {
                state.heartbeat.save(&state.cache).await;
            }
        });
    }
}

/// Tells whether the main loop of GTK runs.
struct MainLoop {
    start: Instant,
    /// When it last ran, in milliseconds since `start`; 0 before the first time.
    last_run: Arc<AtomicU64>,
}

impl MainLoop {
    #[cfg(target_os = "linux")]
    fn follow() -> Self {
        let (start, last_run) = (Instant::now(), Arc::new(AtomicU64::new(0)));
        let last = Arc::clone(&last_run);
        gtk::glib::timeout_add(MAIN_LOOP_INTERVAL, move || {
            last.store(milliseconds(start.elapsed()).max(1), Ordering::Relaxed);
            gtk::glib::ControlFlow::Continue
        });
        Self { start, last_run }
    }

    /// Other systems have no supervisor that needs the answer.
    #[cfg(not(target_os = "linux"))]
    fn follow() -> Self {
        Self {
            start: Instant::now(),
            last_run: Arc::default(),
        }
    }

    fn is_responsive(&self) -> bool {
        let last = self.last_run.load(Ordering::Relaxed);
        let silence = milliseconds(self.start.elapsed()).saturating_sub(last);
        last > 0 && silence <= milliseconds(BLOCKED_AFTER)
    }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
