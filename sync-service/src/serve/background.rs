//! What goes on beside the calls: following the lists, sending mails, forgetting what is old.

use crate::contact::forget_old;
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
    every(SEND_MAILS, move || send_due(Arc::clone(&mailer)));
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

async fn forget(app: App) {
    app.contact_throttle.forget_idle();
    app.visit_throttle.forget_idle();
    let (store, clock) = (app.store.as_ref(), app.clock.as_ref());
    for result in [
        forget_old(store, clock).await,
        forget_old_keys(store, clock).await,
    ] {
        if let Err(error) = result {
            tracing::error!(cause = ?error, "old entries could not be deleted");
        }
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
