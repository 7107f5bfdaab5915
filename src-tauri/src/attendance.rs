//! The thread that watches over a visit: it warns, ends and restarts as the time passes, and tells
//! the supervisor that this process lives. It never waits for the main thread, which may hang.

use crate::ending::{self, Ends};
use crate::guard::Line;
use crate::idle::Turn;
use crate::nightly::{self, Nightly};
use crate::random::part_of;
use crate::{Kiosk, Parts, outside, viewer};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};
use tauri::{AppHandle, Manager};

/// How exact the idle rule is.
const LOOK: Duration = Duration::from_millis(250);
/// How often the main loop shows that it turns.
#[cfg(target_os = "linux")]
const TURN: Duration = Duration::from_millis(100);
/// A main loop that has not turned for this time hangs.
const STILL: Duration = Duration::from_secs(2);

/// Starts the thread; called on the main thread.
pub(crate) fn start(app: &AppHandle, line: Line) -> std::io::Result<()> {
    let (asks, asked) = mpsc::channel();
    app.manage(Ends(asks));
    let turns = MainLoop::follow();
    let app = app.clone();
    std::thread::Builder::new()
        .name("visit".into())
        .spawn(move || attend(&app, &line, &turns, &asked))
        .map(drop)
}

fn attend(app: &AppHandle, line: &Line, turns: &MainLoop, asked: &mpsc::Receiver<()>) {
    let kiosk = app.state::<Kiosk>();
    let mut watch = kiosk.0.as_ref().ok().map(|parts| Watch::new(app, parts));
    loop {
        let is_asked = match asked.recv_timeout(LOOK) {
            Ok(()) => true,
            Err(RecvTimeoutError::Timeout) => false,
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if turns.is_turning() {
            line.sign();
        }
        if watch.as_mut().map_or(is_asked, |it| it.look() || is_asked) {
            ending::end_visit(app, line);
        }
        if watch.as_ref().is_some_and(Watch::is_night) {
            tracing::info!("the nightly restart");
            line.restart();
        }
    }
}

/// What is seen of a visit from look to look.
struct Watch<'a> {
    app: &'a AppHandle,
    parts: &'a Parts,
    nightly: Nightly,
    warned: bool,
    repairs: u32,
}

impl<'a> Watch<'a> {
    fn new(app: &'a AppHandle, parts: &'a Parts) -> Self {
        let late = part_of(nightly::SPREAD, &parts.outbox.random);
        Self {
            app,
            parts,
            nightly: Nightly::new(parts.config.terminal.restart_hour, late, (parts.clock)()),
            warned: false,
            repairs: parts.pulse.repairs.load(Ordering::Relaxed),
        }
    }

    /// Looks at the time; answers whether the visit has to end.
    fn look(&mut self) -> bool {
        let turn = self
            .parts
            .presence
            .look(self.parts.account.driver.is_signed_in());
        let warns = self.parts.presence.warns();
        if warns != self.warned {
            put_aside(self.app, warns);
            self.warned = warns;
        }
        self.count_repairs();
        turn == Turn::End
    }

    fn is_night(&self) -> bool {
        self.nightly.is_due((self.parts.clock)()) && self.parts.presence.is_empty()
    }

    /// Repairs are written down as they happen: the next failure may be of this process.
    fn count_repairs(&mut self) {
        let repairs = self.parts.pulse.repairs.load(Ordering::Relaxed);
        if repairs == self.repairs {
            return;
        }
        self.repairs = repairs;
        let app = self.app.clone();
        tauri::async_runtime::spawn(async move {
            if let Ok(parts) = &app.state::<Kiosk>().0 {
                parts.pulse.keep(&parts.cache).await;
            }
        });
    }
}

/// The warning is in the first window; the others make room for it and come back. Only asked for
/// here: a main thread that hangs is not waited for.
fn put_aside(app: &AppHandle, is_warned: bool) {
    let handle = app.clone();
    let asked = app.run_on_main_thread(move || {
        for label in [viewer::LABEL, outside::LABEL] {
            if let Some(window) = handle.get_webview_window(label) {
                let _ = if is_warned {
                    window.hide()
                } else {
                    window.show()
                };
            }
        }
    });
    if asked.is_err() {
        tracing::error!("the windows could not be put aside");
    }
}

/// Whether the main loop turns.
struct MainLoop {
    start: Instant,
    /// Of its last turn, in milliseconds since `start`; 0 before the first.
    turned: Arc<AtomicU64>,
}

impl MainLoop {
    #[cfg(target_os = "linux")]
    fn follow() -> Self {
        let (start, turned) = (Instant::now(), Arc::new(AtomicU64::new(0)));
        let last = Arc::clone(&turned);
        gtk::glib::timeout_add(TURN, move || {
            last.store(milliseconds(start.elapsed()).max(1), Ordering::Relaxed);
            gtk::glib::ControlFlow::Continue
        });
        Self { start, turned }
    }

    /// Other systems have no supervisor that would listen.
    #[cfg(not(target_os = "linux"))]
    fn follow() -> Self {
        Self {
            start: Instant::now(),
            turned: Arc::default(),
        }
    }

    fn is_turning(&self) -> bool {
        let last = self.turned.load(Ordering::Relaxed);
        last > 0 && milliseconds(self.start.elapsed()).saturating_sub(last) <= milliseconds(STILL)
    }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
