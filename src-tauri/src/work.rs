//! What goes on behind the screens: lists are fetched before anybody asks, parcels leave.

use crate::account::Account;
use crate::idle::Turn;
use crate::lists::Lists;
use crate::nightly::{self, Nightly};
use crate::outbox::{Outbox, Step};
use crate::random::part_of;
use crate::shelf::Shelf;
use crate::{Kiosk, ending, guard, outside, viewer};
use std::sync::Arc;
use std::time::Duration;
use sync_protocol::listings::{LINKED_LISTINGS, ListingName, MORE_LISTINGS};
use tauri::{AppHandle, Manager};
use tokio::time::{Instant, MissedTickBehavior, interval, interval_at};

/// A list nobody opened is at most this old while there is a network.
const REFRESH: Duration = Duration::from_secs(600);
/// How soon a parcel that is due leaves.
const DELIVER: Duration = Duration::from_secs(2);
/// How often this kiosk says how it is.
const HEARTBEAT: Duration = Duration::from_secs(300);
/// The first time after this, and after a part of the next.
const LISTS_FIRST: Duration = Duration::from_secs(20);
const SPREAD: Duration = Duration::from_secs(60);
/// How exact the idle rule is.
const LOOK: Duration = Duration::from_millis(250);
/// Page views are reported in batches of this time.
const PACK_EVERY: u32 = 15;

pub(crate) fn start(app: &AppHandle, lists: Arc<Lists>, outbox: Arc<Outbox>) {
    let (handle, beating) = (app.clone(), Arc::clone(&outbox));
    tauri::async_runtime::spawn(async move {
        let kiosk = handle.state::<Kiosk>();
        let Ok(parts) = &kiosk.0 else { return };
        // The lists come first; without them the first heartbeat would complain.
        let first = Instant::now() + LISTS_FIRST + part_of(SPREAD, &beating.random);
        let mut ticks = interval_at(first, HEARTBEAT);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            beating.put_heartbeat(&parts.pulse).await;
        }
    });
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

async fn refresh_all(lists: &Lists) {
    let names = LINKED_LISTINGS.into_iter().chain(MORE_LISTINGS);
    for name in names.filter_map(ListingName::parse) {
        // A failure leaves the copy as it is; the next round or the next visitor asks again.
        let _ = lists.refresh(&name).await;
    }
}

/// Reloads a stored session, keeps it fresh, and clears away after it.
pub(crate) fn follow_session(app: AppHandle, account: Arc<Account>, shelf: Arc<Shelf>) {
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
        account.driver.restore().await;
        account.driver.run().await;
    });
}

/// Warns, ends and restarts, as the time passes.
pub(crate) fn follow_visit(app: AppHandle) {
    tauri::async_runtime::spawn(async move {
        let mut ticks = interval(LOOK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let kiosk = app.state::<Kiosk>();
        let Ok(parts) = &kiosk.0 else { return };
        let late = part_of(nightly::SPREAD, &parts.outbox.random);
        let nightly = Nightly::new(parts.config.terminal.restart_hour, late, (parts.clock)());
        let mut warned = false;
        loop {
            ticks.tick().await;
            let is_signed_in = parts.account.driver.email().await.is_some();
            match parts.presence.look(is_signed_in) {
                Turn::End => ending::end_visit(&app, parts).await,
                Turn::Warn | Turn::Calm | Turn::Stay => {}
            }
            let warns = parts.presence.warns();
            if warns != warned {
                put_aside(&app, warns);
                warned = warns;
            }
            if nightly.is_due((parts.clock)()) && parts.presence.is_empty() {
                tracing::info!("the nightly restart");
                app.exit(guard::ANEW);
            }
        }
    });
}

/// The warning is in the first window; the others make room for it and come back.
fn put_aside(app: &AppHandle, is_warned: bool) {
    for label in [viewer::LABEL, outside::LABEL] {
        if let Some(window) = app.get_webview_window(label) {
            let _ = if is_warned {
                window.hide()
            } else {
                window.show()
            };
        }
    }
}
