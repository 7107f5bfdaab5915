//! What goes on behind the screens: lists are fetched before anybody asks, parcels leave.

use crate::account::Account;
use crate::cache::Fact;
use crate::clock::milliseconds;
use crate::guard::Start;
use crate::lists::Lists;
use crate::outbox::{Outbox, Step};
use crate::printing::Printer;
use crate::random::part_of;
use crate::shelf::Shelf;
use crate::{Kiosk, Parts, print_folder, viewer};
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use sync_protocol::listings::{LINKED_LISTINGS, ListingName, MORE_LISTINGS};
use sync_protocol::places::place::PLACE_IDS;
use tauri::{AppHandle, Manager};
use tokio::time::{Instant, MissedTickBehavior, interval, interval_at};

/// A list nobody opened is at most this old while there is a network.
const REFRESH: Duration = Duration::from_secs(600);
/// How soon a parcel that is due leaves.
const DELIVER: Duration = Duration::from_secs(2);
/// How often printed pages are looked through.
const SWEEP: Duration = Duration::from_secs(60);
/// How often this kiosk says how it is.
const HEARTBEAT: Duration = Duration::from_secs(300);
/// The first time after this, and after a part of the next.
const LISTS_FIRST: Duration = Duration::from_secs(20);
const SPREAD: Duration = Duration::from_secs(60);
/// Page views are reported in batches of this time.
const PACK_EVERY: u32 = 15;

pub(crate) fn start(app: &AppHandle, lists: Arc<Lists>, outbox: Arc<Outbox>, start: Start) {
    let (handle, beating) = (app.clone(), Arc::clone(&outbox));
    tauri::async_runtime::spawn(async move {
        let kiosk = handle.state::<Kiosk>();
        let Ok(parts) = &kiosk.0 else { return };
        let first = Instant::now() + first_beat(parts, start).await;
        let mut ticks = interval_at(first, HEARTBEAT);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            beating.put_heartbeat(&parts.pulse).await;
            let now = milliseconds((parts.clock)());
            parts.cache.keep_facts([(Fact::BeatAt, now)]).await;
        }
    });
    sweep_prints(app);
    let random = Arc::clone(&outbox.random);
    tauri::async_runtime::spawn(async move {
        refresh_all(&lists).await;
        let second = Instant::now() + REFRESH / 2 + part_of(REFRESH / 2, &random);
        let mut ticks = interval_at(second, REFRESH);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            refresh_all(&lists).await;
        }
    });
    tauri::async_runtime::spawn(async move {
        let mut ticks = interval(DELIVER);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for tick in (0..PACK_EVERY).cycle() {
            ticks.tick().await;
            if tick == 1 {
                outbox.pack_visits().await;
            }
            while matches!(
                outbox.deliver_one().await,
                Ok(Step::Delivered | Step::Refused)
            ) {}
        }
    });
}

/// Deletes printed pages whose time is over.
fn sweep_prints(app: &AppHandle) {
    let Ok(parts) = &app.state::<Kiosk>().0 else {
        return;
    };
    let terminal = &parts.config.terminal;
    let (Printer::Folder(folder), keep) = (terminal.printer.clone(), terminal.print_keep) else {
        return;
    };
    tauri::async_runtime::spawn(async move {
        let mut ticks = interval(SWEEP);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            let folder = folder.clone();
            let sweeping = move || print_folder::sweep(&folder, keep, SystemTime::now());
            let _ = tokio::task::spawn_blocking(sweeping).await;
        }
    });
}

/// The lists come first; without them the first heartbeat would complain. After a visit the heart
/// goes on beating at its times, however short the visits are.
async fn first_beat(parts: &Parts, start: Start) -> Duration {
    if start != Start::AfterVisit {
        return LISTS_FIRST + part_of(SPREAD, &parts.outbox.random);
    }
    let since = milliseconds((parts.clock)()) - parts.cache.fact(Fact::BeatAt).await;
    let since = u64::try_from(since).map_or(HEARTBEAT, Duration::from_millis);
    HEARTBEAT.saturating_sub(since).max(DELIVER)
}

async fn refresh_all(lists: &Lists) {
    // The ids come last: each row of the lists has one then.
    let names = LINKED_LISTINGS.into_iter().chain(MORE_LISTINGS);
    for name in names.chain([PLACE_IDS]).filter_map(ListingName::parse) {
        // A failure leaves the copy as it is; the next round or the next visitor asks again.
        let _ = lists.refresh(&name).await;
    }
}

/// Reloads a stored session, keeps it fresh, and clears away after it. After the end of a visit there
/// is none to be reloaded.
pub(crate) fn follow_session(
    app: AppHandle,
    account: Arc<Account>,
    shelf: Arc<Shelf>,
    start: Start,
) {
    let driver = Arc::clone(&account.driver);
    tauri::async_runtime::spawn(async move {
        let mut seen = -1;
        loop {
            let state = driver.state(seen).await;
            if state.email.is_none() {
                shelf.forget();
                viewer::close(&app);
            }
            seen = state.version;
        }
    });
    tauri::async_runtime::spawn(async move {
        if start == Start::AfterVisit {
            account.driver.forget_kept().await;
        } else {
            account.driver.restore().await;
        }
        account.driver.run().await;
    });
}
