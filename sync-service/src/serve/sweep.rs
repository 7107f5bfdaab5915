//! Forgets what is old, every hour, as long as the clock can be believed.

use crate::app::App;
use crate::clock::milliseconds;
use crate::contact;
use crate::files::unused::Swept;
use crate::fleet;
use crate::mail::{self, folder};
use crate::page_views;
use crate::places::reports;
use crate::store::StoreError;
use crate::zero_results;
use std::path::Path;
use std::sync::Arc;

/// How long security events are kept.
const EVENTS_KEPT: time::Duration = time::Duration::days(180);
/// How long the copy of the database is kept that an update made.
const COPIES_KEPT: time::Duration = time::Duration::days(30);

/// Deletes what is old and answers `true`, or leaves everything because the clock jumped.
pub async fn sweep(app: &Arc<App>, mails: &Path) -> bool {
    app.contact_rate_limit.forget_idle();
    app.page_view_rate_limit.forget_idle();
    app.counted_rate_limit.forget_idle();
    app.match_rate_limit.forget_idle();
    app.place_rate_limit.forget_idle();
    app.report_rate_limit.forget_idle();
    app.resume_rate_limit.forget_idle();
    if !app.operations.time.is_trusted() {
        tracing::warn!("nothing was deleted for its age: the clock cannot be believed");
        return false;
    }
    let (store, clock) = (app.store.as_ref(), app.clock.as_ref());
    let events_before = milliseconds(clock.now() - EVENTS_KEPT);
    let failures_before = milliseconds(clock.now() - mail::FAILURES_KEPT);
    let copies_before = milliseconds(clock.now() - COPIES_KEPT);
    folder::remove_old(mails, clock);
    for result in [
        app.accounts.forget_old(events_before).await.map(|()| 0),
        contact::forget_old(store, clock).await,
        page_views::forget_old(store, clock).await,
        zero_results::forget_old(store, clock).await,
        fleet::forget_old(store, clock).await,
        reports::forget_old(store, clock).await,
        store.forget_mail_failures(failures_before).await,
        store.forget_copies(copies_before).await,
        renew_release(app).await,
    ] {
        complain(result);
    }
    match app.files.sweep().await {
        Ok(Swept::Removed(0)) => {}
        Ok(Swept::Removed(count)) => tracing::info!(count, "bytes without an owner were removed"),
        Ok(Swept::NotOurs) => tracing::warn!(
            "the place of files does not carry the marker of this database, so nothing was removed there"
        ),
        Err(error) => tracing::error!(cause = ?error, "the place of files could not be swept"),
    }
    true
}

/// Forgets the files of releases that are not used, after it noted that this one is in use.
async fn renew_release(app: &App) -> Result<usize, StoreError> {
    app.releases.keep(&app.assets).await?;
    app.releases.forget_old().await
}

/// Removes what a person who was deleted left outside of the store.
pub async fn sweep_orphans(app: &Arc<App>, mails: &Path) {
    complain(folder::remove_orphans(mails, app.store.as_ref()).await);
}

fn complain(result: Result<usize, StoreError>) {
    if let Err(error) = result {
        tracing::error!(cause = ?error, "old entries could not be deleted");
    }
}
