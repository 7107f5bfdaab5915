//! What goes on behind the screens: lists are fetched before anybody asks, parcels leave.

use crate::account::Account;
use crate::lists::Lists;
use crate::outbox::{Outbox, Step};
use crate::shelf::Shelf;
use crate::viewer;
use std::sync::Arc;
use std::time::Duration;
use sync_protocol::listings::{LINKED_LISTINGS, ListingName};
use tauri::AppHandle;
use tokio::time::{MissedTickBehavior, interval};

/// A list nobody opened is at most this old while there is a network.
const REFRESH: Duration = Duration::from_secs(600);
/// How soon a parcel that is due leaves.
const DELIVER: Duration = Duration::from_secs(2);
/// Page views are reported in batches of this time.
const PACK_EVERY: u32 = 15;

pub(crate) fn start(lists: Arc<Lists>, outbox: Arc<Outbox>) {
    tauri::async_runtime::spawn(async move {
        let mut ticks = interval(REFRESH);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            for name in LINKED_LISTINGS.into_iter().filter_map(ListingName::parse) {
                // A failure leaves the copy as it is; the next round or the next visitor asks again.
                let _ = lists.refresh(&name).await;
            }
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
