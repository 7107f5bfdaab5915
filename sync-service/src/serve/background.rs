//! Background tasks: follow the lists, send mails, delete old data.

use super::sweep::{sweep, sweep_orphans};
use super::tls::{Certificate, TlsError};
use crate::accounts::shared_keys::SharedKeys;
use crate::app::App;
use crate::mail::{Duty, Mailer, Step, WORKERS};
use crate::sms::Messenger;
use crate::store::postgres::{Lease, RENEWED_EVERY};
use crate::supervisor;
use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};

/// A list imported by another process is answered after this time at most.
const FOLLOW_LISTS: Duration = Duration::from_secs(1);
/// A mail leaves after this time at most.
const SEND_MAILS: Duration = Duration::from_secs(1);
/// A document that another instance wrote reaches its followers after this time at most.
const FOLLOW_DOCUMENTS: Duration = Duration::from_secs(1);
/// Keys that another process rotated are followed after this time at most.
const FOLLOW_KEYS: Duration = Duration::from_secs(5);
/// How soon the journal is tried again when it could not be rewritten after a deletion.
const SCRUB: Duration = Duration::from_secs(5);
/// How often the clocks are compared.
const LOOK_AT_CLOCK: Duration = Duration::from_secs(60);
/// How soon mails in the folder go after their person was deleted.
const SWEEP_ORPHANS: Duration = Duration::from_secs(30);
/// How soon files whose storage was away are compared with the database.
const KNOW_FILES: Duration = Duration::from_secs(2);
/// A certificate whose files changed is used after this time at most.
const FOLLOW_CERTIFICATE: Duration = Duration::from_secs(60);
const FORGET: Duration = Duration::from_secs(60 * 60);

type Task = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Starts the tasks; they end with the runtime. `mails` is the folder of mails that became files.
pub(super) fn start(app: &Arc<App>, mailer: Mailer, messenger: Messenger, mails: PathBuf) {
    let messenger = Arc::new(messenger);
    every("send-messages", SEND_MAILS, move || {
        send_messages(Arc::clone(&messenger))
    });
    let (mailer, mails) = (Arc::new(mailer), Arc::new(mails));
    let each = |part, period, task: fn(Arc<App>) -> Task| {
        let app = Arc::clone(app);
        every(part, period, move || task(Arc::clone(&app)));
    };
    each("follow-lists", FOLLOW_LISTS, |app| {
        Box::pin(follow_lists(app))
    });
    each("answer-requests", SEND_MAILS, |app| {
        Box::pin(answer_requests(app))
    });
    each("follow-keys", FOLLOW_KEYS, |app| Box::pin(follow_keys(app)));
    each("scrub", SCRUB, |app| Box::pin(scrub(app)));
    each("look-at-clock", LOOK_AT_CLOCK, |app| {
        Box::pin(look_at_clock(app))
    });
    for duty in WORKERS {
        let mailer = Arc::clone(&mailer);
        every("send-mails", SEND_MAILS, move || {
            send_due(Arc::clone(&mailer), duty)
        });
    }
    let (forgetful, folder) = (Arc::clone(app), Arc::clone(&mails));
    every("sweep", FORGET, move || {
        let (app, mails) = (Arc::clone(&forgetful), Arc::clone(&folder));
        async move {
            sweep(&app, &mails).await;
        }
    });
    let app = Arc::clone(app);
    every("sweep-orphans", SWEEP_ORPHANS, move || {
        let (app, mails) = (Arc::clone(&app), Arc::clone(&mails));
        async move { sweep_orphans(&app, &mails).await }
    });
}

/// Keeps the right to serve from a database. When another one has taken it for itself, because this
/// one was halted for too long, the process ends: two would work against each other.
pub(super) fn hold(lease: Arc<Lease>) {
    every("hold-lease", RENEWED_EVERY, move || {
        let lease = Arc::clone(&lease);
        async move {
            match lease.renew().await {
                Ok(true) => {}
                Ok(false) => {
                    tracing::error!("another service keeps the database for itself; this one ends");
                    std::process::exit(1);
                }
                Err(error) => tracing::error!(cause = ?error, "the database does not answer"),
            }
        }
    });
}

/// Compares the files with the database as soon as their storage is back. When they are another
/// database's, the process ends: people would not find their files.
pub(super) fn know_files(app: &Arc<App>, place: String) {
    let app = Arc::clone(app);
    tokio::spawn(async move {
        let mut ticks = interval(KNOW_FILES);
        loop {
            ticks.tick().await;
            match app.files.belong(&place).await {
                Ok(()) => {
                    tracing::info!("the storage of files is back, and it is this database's");
                    return;
                }
                Err(error) if error.is_passing() => {}
                Err(error) => {
                    tracing::error!(cause = %error, "this service ends");
                    std::process::exit(1);
                }
            }
        }
    });
}

/// Follows what other instances on the same database do: their keys, and the documents they write.
pub(super) fn follow_others(app: &Arc<App>, keys: Arc<SharedKeys>, folder: PathBuf) {
    let folder = Arc::new(folder);
    every("share-keys", FOLLOW_KEYS, move || {
        let (keys, folder) = (Arc::clone(&keys), Arc::clone(&folder));
        async move {
            if let Err(error) = keys.follow(&folder).await {
                tracing::error!(cause = ?error, "the keys of all instances could not be followed");
            }
        }
    });
    let app = Arc::clone(app);
    every("follow-documents", FOLLOW_DOCUMENTS, move || {
        let app = Arc::clone(&app);
        async move {
            if let Err(error) = app.database.follow_others().await {
                tracing::error!(cause = ?error, "the documents could not be followed");
            }
        }
    });
}

/// Follows the files of a certificate.
pub(super) fn follow_certificate(certificate: Arc<Certificate>) {
    every("follow-certificate", FOLLOW_CERTIFICATE, move || {
        let certificate = Arc::clone(&certificate);
        async move {
            match certificate.reload_if_changed() {
                Ok(true) => tracing::info!("the certificate was read again"),
                Ok(false) => {}
                Err(error) => complain_about_certificate(&error),
            }
        }
    });
}

/// Says that the old certificate stays in use.
pub(super) fn complain_about_certificate(error: &TlsError) {
    tracing::error!(cause = %error, "the new certificate is not used, the old one stays");
}

async fn follow_lists(app: Arc<App>) {
    match app.directory.refresh().await {
        Ok(_) => app.operations.lists_were_followed(),
        Err(error) => tracing::error!(cause = ?error, "the lists could not be followed"),
    }
    if let Err(error) = app.places.refresh().await {
        tracing::error!(cause = ?error, "the places could not be followed");
    }
}

async fn send_due(mailer: Arc<Mailer>, duty: Duty) {
    loop {
        match mailer.send_one(duty).await {
            Ok(Step::Idle) => return,
            Ok(_) => {}
            Err(error) => {
                tracing::error!(cause = ?error, "the outbox could not be read");
                return;
            }
        }
    }
}

async fn send_messages(messenger: Arc<Messenger>) {
    loop {
        match messenger.send_one().await {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => {
                tracing::error!(cause = ?error, "the messages to phones could not be read");
                return;
            }
        }
    }
}

async fn answer_requests(app: Arc<App>) {
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

async fn follow_keys(app: Arc<App>) {
    if let Err(error) = app.accounts.keys.follow() {
        tracing::error!(cause = ?error, "the keys could not be followed");
    }
}

async fn scrub(app: Arc<App>) {
    if let Err(error) = app.accounts.scrub().await {
        tracing::error!(cause = ?error, "the journal could not be rewritten");
    }
}

async fn look_at_clock(app: Arc<App>) {
    if let Err(error) = app.operations.time.check().await {
        tracing::error!(cause = ?error, "the time could not be remembered");
    }
}

/// Runs a task now and after each period, also after it panicked.
fn every<F>(part: &'static str, period: Duration, task: impl Fn() -> F + Send + 'static)
where
    F: Future<Output = ()> + Send + 'static,
{
    supervisor::watch(part);
    tokio::spawn(async move {
        let mut ticks = interval(period);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            supervisor::attempt_async(part, task()).await;
        }
    });
}
