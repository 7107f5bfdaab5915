//! What goes on beside the calls: following the lists, sending mails, forgetting what is old.

use crate::clock::milliseconds;
use crate::contact::forget_old;
use crate::fleet;
use crate::mail::{Mailer, Step};
use crate::routes::App;
use crate::visits::forget_old_keys;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};

/// A list imported by another process is answered after this time at most.
const FOLLOW_LISTS: Duration = Duration::from_secs(1);
/// A mail leaves after this time at most.
const SEND_MAILS: Duration = Duration::from_secs(1);
/// Keys that another process rotated are followed after this time at most.
const FOLLOW_KEYS: Duration = Duration::from_secs(5);
/// How soon the journal is tried again when it could not be rewritten after a deletion.
const SCRUB: Duration = Duration::from_secs(5);
/// How long security events are kept.
const EVENTS_KEPT: time::Duration = time::Duration::days(180);
const FORGET: Duration = Duration::from_secs(60 * 60);

/// Starts the tasks; they end with the runtime.
pub(super) fn start(app: &App, mailer: Mailer) {
    let (lists, forgetful, mailer) = (Arc::clone(app), Arc::clone(app), Arc::new(mailer));
    every(FOLLOW_LISTS, move || {
        let app = Arc::clone(&lists);
        async move {
            if let Err(error) = app.directory.refresh().await {
                tracing::error!(cause = ?error, "the lists could not be followed");
            }
        }
    });
    let (resets, keys, journal) = (Arc::clone(app), Arc::clone(app), Arc::clone(app));
    every(SEND_MAILS, move || {
        let (app, mailer) = (Arc::clone(&resets), Arc::clone(&mailer));
        async move {
            answer_requests(app).await;
            send_due(mailer).await;
        }
    });
    every(FOLLOW_KEYS, move || follow_keys(Arc::clone(&keys)));
    every(SCRUB, move || scrub(Arc::clone(&journal)));
    every(FORGET, move || forget(Arc::clone(&forgetful)));
}

async fn send_due(mailer: Arc<Mailer>) {
    loop {
        match mailer.send_one().await {
            Ok(Step::Idle) => return,
            Ok(_) => {}
            Err(error) => {
                tracing::error!(cause = ?error, "the outbox could not be read");
                return;
            }
        }
    }
}

async fn answer_requests(app: App) {
    loop {
        match app.accounts.answer_one_request().await {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => {
                tracing::error!(cause = ?error, "a request for an address waits");
                return;
            }
        }
    }
}

async fn follow_keys(app: App) {
    if let Err(error) = app.accounts.keys.follow() {
        tracing::error!(cause = ?error, "the keys could not be followed");
    }
}

async fn scrub(app: App) {
    if let Err(error) = app.accounts.scrub().await {
        tracing::error!(cause = ?error, "the journal could not be rewritten");
    }
}

async fn forget(app: App) {
    app.contact_throttle.forget_idle();
    app.visit_throttle.forget_idle();
    let (store, clock) = (app.store.as_ref(), app.clock.as_ref());
    let events_before = milliseconds(clock.now() - EVENTS_KEPT);
    let accounts = app.accounts.forget_old(events_before).await;
    for result in [
        accounts.map(|()| 0),
        forget_old(store, clock).await,
        forget_old_keys(store, clock).await,
        fleet::forget_old(store, clock).await,
    ] {
        if let Err(error) = result {
            tracing::error!(cause = ?error, "old entries could not be deleted");
        }
    }
    match app.files.sweep().await {
        Ok(0) => {}
        Ok(count) => tracing::info!(count, "bytes that belonged to nobody were removed"),
        Err(error) => tracing::error!(cause = ?error, "the folder of files could not be swept"),
    }
}

fn every<F>(period: Duration, task: impl Fn() -> F + Send + 'static)
where
    F: Future<Output = ()> + Send + 'static,
{
    tokio::spawn(async move {
        let mut ticks = interval(period);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            task().await;
        }
    });
}
