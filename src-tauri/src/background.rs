//! Periodic tasks: refresh the lists, deliver the outbox, send heartbeats, delete printed pages, and
//! keep the session fresh.

use crate::device::print_folder;
use crate::device::printing::Printer;
use crate::offline::cache::counters::Counter;
use crate::offline::changes::{CHANGES_INTERVAL, refresh_changed};
use crate::offline::lists::Lists;
use crate::offline::menu::menu_lists;
use crate::offline::outbox::{Outbox, Step};
use crate::process::supervisor::StartReason;
use crate::state::{AppState, Setup};
use crate::windows::{outside, viewer};
use clock_and_random::clock::milliseconds;
use clock_and_random::random::{Random, part_of};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use sync_protocol::listings::{LIST_MENU, ListingName, NOTICES, PAGE_CONTENT};
use sync_protocol::places::place::PLACE_IDS;
use tauri::{AppHandle, Manager};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at};

/// How often the lists are refreshed.
const REFRESH_INTERVAL: Duration = Duration::from_secs(600);
/// How often the service is asked for settings from the desk.
const SETTINGS_INTERVAL: Duration = Duration::from_secs(45);
/// How often the outbox is checked for entries that are due.
const DELIVERY_INTERVAL: Duration = Duration::from_secs(2);
/// Page views are queued at one of this many checks of the outbox.
const PAGE_VIEWS_EVERY: u32 = 15;
/// How often old printed pages are deleted.
const PRINT_SWEEP_INTERVAL: Duration = Duration::from_secs(60);
/// How often a heartbeat is sent.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(300);
/// The first heartbeat waits for the lists. Without lists it would report a problem.
const FIRST_HEARTBEAT: Duration = Duration::from_secs(20);
/// The first heartbeats of many kiosks are spread over this time.
const HEARTBEAT_SPREAD: Duration = Duration::from_secs(60);

/// Starts all tasks of a kiosk that is set up.
pub(crate) fn start(app: &AppHandle, reason: StartReason) {
    let setup = app.state::<Setup>();
    let Ok(state) = &setup.0 else { return };
    send_heartbeats(app.clone(), reason);
    delete_old_prints(state);
    let random = Arc::clone(&state.outbox.random);
    let spread = part_of(CHANGES_INTERVAL, &random);
    tauri::async_runtime::spawn(follow_changes(Arc::clone(&state.lists), spread));
    tauri::async_runtime::spawn(refresh_lists(Arc::clone(&state.lists), random));
    tauri::async_runtime::spawn(deliver(Arc::clone(&state.outbox)));
    follow_settings(app.clone(), spread);
    close_viewer_after_sign_out(app.clone());
    follow_session(app.clone(), reason);
}

fn send_heartbeats(app: AppHandle, reason: StartReason) {
    tauri::async_runtime::spawn(async move {
        let setup = app.state::<Setup>();
        let Ok(state) = &setup.0 else { return };
        let wait = before_first_heartbeat(state, reason).await;
        let mut ticks = every(HEARTBEAT_INTERVAL, wait);
        loop {
            ticks.tick().await;
            state.heartbeat.queue(&state.outbox).await;
            let now = milliseconds(state.clock.now());
            state.cache.save_counters([(Counter::BeatAt, now)]).await;
        }
    });
}

/// After a visit the heartbeats continue at their old times, however short the visits are.
async fn before_first_heartbeat(state: &AppState, reason: StartReason) -> Duration {
    if reason != StartReason::AfterVisit {
        return FIRST_HEARTBEAT + part_of(HEARTBEAT_SPREAD, &state.outbox.random);
    }
    let last = state.cache.counter(Counter::BeatAt).await;
    let since = u64::try_from(milliseconds(state.clock.now()) - last);
    let since = since.map_or(HEARTBEAT_INTERVAL, Duration::from_millis);
    HEARTBEAT_INTERVAL
        .saturating_sub(since)
        .max(DELIVERY_INTERVAL)
}

fn delete_old_prints(state: &AppState) {
    let config = &state.config;
    let Printer::Folder(folder) = config.printer.clone() else {
        return;
    };
    tauri::async_runtime::spawn(sweep_folder(folder, config.print_keep));
}

async fn sweep_folder(folder: PathBuf, keep: Duration) {
    let mut ticks = every(PRINT_SWEEP_INTERVAL, Duration::ZERO);
    loop {
        ticks.tick().await;
        let folder = folder.clone();
        let sweep = move || print_folder::sweep(&folder, keep, SystemTime::now());
        let _ = tokio::task::spawn_blocking(sweep).await;
    }
}

async fn refresh_lists(lists: Arc<Lists>, random: Random) {
    refresh_all(&lists).await;
    // Kiosks that start together do not refresh together.
    let wait = REFRESH_INTERVAL / 2 + part_of(REFRESH_INTERVAL / 2, &random);
    let mut ticks = every(REFRESH_INTERVAL, wait);
    loop {
        ticks.tick().await;
        refresh_all(&lists).await;
    }
}

async fn refresh_all(lists: &Lists) {
    for name in kept_lists(lists).await {
        // After a failure the old copy stays. The next round or the next visitor tries again.
        let _ = lists.refresh(&name).await;
    }
    refresh_ids(lists).await;
}

/// Fetches what changed between two complete refreshes, so that a change of the desk is here within a
/// minute, also for a search and without a network afterwards.
async fn follow_changes(lists: Arc<Lists>, wait: Duration) {
    let mut ticks = every(CHANGES_INTERVAL, wait);
    loop {
        ticks.tick().await;
        let names = kept_lists(&lists).await;
        if matches!(refresh_changed(&lists, &names).await, Ok(1..)) {
            refresh_ids(&lists).await;
        }
    }
}

/// The menu comes first: it names the lists.
async fn kept_lists(lists: &Lists) -> Vec<ListingName> {
    let own = [LIST_MENU, NOTICES, PAGE_CONTENT].into_iter();
    let mut names: Vec<ListingName> = own.filter_map(ListingName::parse).collect();
    names.extend(menu_lists(lists).await);
    names
}

/// The ids come after the lists: each of their rows has one by then.
async fn refresh_ids(lists: &Lists) {
    if let Some(ids) = ListingName::parse(PLACE_IDS) {
        let _ = lists.refresh(&ids).await;
    }
}

/// Fetches the settings from the desk, so that a change is here within a minute. A heartbeat then tells
/// the desk that it is.
fn follow_settings(app: AppHandle, wait: Duration) {
    tauri::async_runtime::spawn(async move {
        let setup = app.state::<Setup>();
        let Ok(state) = &setup.0 else { return };
        let (app, outbox) = (&app, &state.outbox);
        let ask = move || state.settings.refresh(&outbox.client, &outbox.random);
        let changed = move || async move {
            tracing::info!("new settings came from the desk");
            outside::close_refused(app);
            state.heartbeat.queue(outbox).await;
        };
        ask_again_and_again(every(SETTINGS_INTERVAL, wait), ask, changed).await;
    });
}

/// Asks at once and at each tick. Calls `changed` after each answer that is one.
async fn ask_again_and_again<A, C>(
    mut ticks: Interval,
    ask: impl Fn() -> A,
    changed: impl Fn() -> C,
) where
    A: Future<Output = bool>,
    C: Future<Output = ()>,
{
    loop {
        if ask().await {
            changed().await;
        }
        ticks.tick().await;
    }
}

async fn deliver(outbox: Arc<Outbox>) {
    let mut ticks = every(DELIVERY_INTERVAL, Duration::ZERO);
    for tick in (0..PAGE_VIEWS_EVERY).cycle() {
        ticks.tick().await;
        if tick == 1 {
            outbox.queue_page_views().await;
        }
        while matches!(
            outbox.deliver_one().await,
            Ok(Step::Delivered | Step::Refused)
        ) {}
    }
}

fn close_viewer_after_sign_out(app: AppHandle) {
    tauri::async_runtime::spawn(async move {
        let setup = app.state::<Setup>();
        let Ok(state) = &setup.0 else { return };
        let mut seen = -1;
        loop {
            let account = state.account.driver.state(seen).await;
            if account.email.is_none() {
                state.resumes.forget();
                viewer::close(&app);
            }
            seen = account.version;
        }
    });
}

/// Restores the stored session and keeps it fresh. After a visit no session may be restored.
fn follow_session(app: AppHandle, reason: StartReason) {
    tauri::async_runtime::spawn(async move {
        let setup = app.state::<Setup>();
        let Ok(state) = &setup.0 else { return };
        let driver = &state.account.driver;
        if reason == StartReason::AfterVisit {
            driver.forget_stored().await;
        } else {
            driver.restore().await;
        }
        driver.run().await;
    });
}

/// Ticks after `wait` and then at this interval. A late tick delays the following ones.
fn every(interval: Duration, wait: Duration) -> Interval {
    let mut ticks = interval_at(Instant::now() + wait, interval);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    #[tokio::test(start_paused = true)]
    async fn settings_are_asked_for_at_once_and_then_within_a_minute() {
        let start = Instant::now();
        let (asked, told) = (RefCell::new(Vec::new()), RefCell::new(Vec::new()));
        let ask = || async {
            asked.borrow_mut().push(start.elapsed().as_secs());
            // A slow answer delays the next question; it is not asked twice at once.
            tokio::time::sleep(Duration::from_secs(3)).await;
            asked.borrow().len() == 3
        };
        let changed = || async { told.borrow_mut().push(start.elapsed().as_secs()) };
        let ticks = every(SETTINGS_INTERVAL, Duration::from_secs(20));
        let run = ask_again_and_again(ticks, ask, changed);
        let _ = tokio::time::timeout(Duration::from_secs(160), run).await;
        assert_eq!(*asked.borrow(), [0, 20, 65, 110, 155]);
        assert_eq!(
            *told.borrow(),
            [68],
            "only the third answer changed anything"
        );
        assert!(SETTINGS_INTERVAL < Duration::from_secs(60));
    }
}
