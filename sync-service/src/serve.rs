//! Opens, starts and stops everything.

mod accept;
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub mod allocator;
mod background;
pub mod listen;
pub mod log;
mod signals;
pub mod sweep;
pub mod timeouts;
pub mod tls;

use crate::admin_key::AdminKey;
use crate::app::App;
use crate::blobs::bucket::Readiness;
use crate::clock::{Clock, SystemClock};
use crate::compose::{
    Environment, NetworkLimits, available_parallelism, compose, mailer, messenger,
};
use crate::concurrency::{Bounds, ConcurrencyLimit};
use crate::config::resume::ResumeConfig;
use crate::config::{ServeConfig, TlsConfig};
use crate::desk::PUBLISHING_MAX;
use crate::folder_lock::FolderLock;
use crate::free_memory;
use crate::listings::starter::import_starter;
use crate::open_store;
use crate::random::system_random;
use crate::routes::operator;
use crate::routes::router::router;
use crate::say;
use crate::serve::listen::{bind, listen, raise_file_limit};
use crate::serve::timeouts::ConnectionTimeouts;
use crate::serve::tls::Certificate;
use crate::stdout;
use crate::supervisor;
use anyhow::Context;
use axum_server::Handle;
use resume_reader::reader::Reader;
use std::net::SocketAddr;
use std::sync::Arc;

/// Open files that connections leave to the store, the lists and resume readers.
const FILES_KEPT: usize = 256;

/// Serves until SIGTERM or Ctrl+C.
pub async fn serve(config: ServeConfig) -> anyhow::Result<()> {
    config.check()?;
    let _log = log::start(&config.log)?;
    supervisor::log_panics();
    let certificate = certificate(&config)?;
    let listener = bind(config.listen).with_context(|| {
        format!(
            "{} cannot be listened on; choose another with --listen",
            config.listen
        )
    })?;
    let address = listener.local_addr()?;

    // A folder that is refused stays as it is, without a lock in it.
    open_store::refuse_folder(&config.folder)?;
    // Before anything else in the folder is touched: another service may be receiving uploads there.
    let lock = FolderLock::take(&config.folder.data)?;
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let now = clock.now().unix_timestamp();
    let opened = open_store::of_service(&config.folder, &lock, now).await?;
    let (store, is_shared) = (opened.store, opened.keys.is_some());
    let imported = import_starter(store.as_ref(), clock.as_ref()).await?;
    if imported > 0 {
        tracing::info!(lists = imported, "the starter directory was imported");
    }
    let environment = Environment {
        store: Arc::clone(&store),
        clock: Arc::clone(&clock),
        random: system_random(),
        reader: reader(&config.resume)?,
        hashers: available_parallelism(),
        limits: NetworkLimits::of(&config),
        publishing_max: PUBLISHING_MAX,
        own_url: format!("{}://{address}", scheme(&config)),
    };
    let app = compose(&config, environment)?;
    let files = open_store::ready_files(&config.folder, &app.files.blobs, is_shared).await?;
    know_files(&config, &app, files).await?;
    // The places are read in the background: calls about them wait for it, all others need not.
    app.directory.refresh().await?;
    free_memory::give_back();
    app.releases.keep(&app.assets).await?;
    app.operations.time.check().await?;
    let time = Arc::clone(&app.operations.time);
    let messenger = messenger(&config, &store, &clock)?;
    let mailer = mailer(&config.mail, &config.folder.data, store, clock, time)?;
    background::start(&app, mailer, messenger, config.folder.data.join("mail"));
    let lease = opened.lease.map(Arc::new);
    if let Some(lease) = &lease {
        background::hold(Arc::clone(lease));
    }
    if let Some(keys) = opened.keys {
        background::follow_others(&app, keys, config.folder.keys());
    }
    if let Some(address) = config.operator_listen {
        let key = admin_key(&config)?;
        open_desk(&app, address, &config.operator_hosts, key).await?;
    }

    let connections = ConcurrencyLimit::new(connection_bounds(&config));
    let handle = Handle::new();
    signals::reload_when_asked(certificate.clone())?;
    if let Some(certificate) = &certificate {
        background::follow_certificate(Arc::clone(certificate));
    }
    signals::stop_when_asked(handle.clone())?;
    announce(address, &config);
    signals::tell_ready();
    listen(
        listener,
        router(app),
        connections,
        ConnectionTimeouts::default(),
        certificate,
        handle,
    )
    .await?;
    if let Some(lease) = lease {
        lease.give_back().await?;
    }
    // Work in the background may still write, so the lock is held until the process ends.
    std::mem::forget(lock);
    tracing::info!("stopped");
    Ok(())
}

/// Makes sure that the files are this database's, now or as soon as their storage is back.
async fn know_files(
    config: &ServeConfig,
    app: &Arc<App>,
    readiness: Readiness,
) -> anyhow::Result<()> {
    let place = config.folder.files().to_string();
    if readiness == Readiness::Away {
        background::know_files(app, place);
        return Ok(());
    }
    match app.files.belong(&place).await {
        Err(error) if error.is_passing() && app.files.blobs.is_bucket() => {
            tracing::error!(cause = ?error, "the files cannot be compared with the database yet");
            background::know_files(app, place);
            Ok(())
        }
        known => Ok(known?),
    }
}

/// Reads the certificate, if the service speaks TLS itself.
fn certificate(config: &ServeConfig) -> anyhow::Result<Option<Arc<Certificate>>> {
    let TlsConfig {
        tls_certificate: Some(certificate),
        tls_key: Some(key),
    } = &config.tls
    else {
        return Ok(None);
    };
    let is_plain = config
        .public_url
        .as_ref()
        .is_some_and(|url| url.scheme() != "https");
    anyhow::ensure!(
        !is_plain,
        "--public-url has to begin with https:// when there is a --tls-certificate"
    );
    let certificate = Certificate::read(certificate, key).context("TLS cannot be used")?;
    Ok(Some(Arc::new(certificate)))
}

/// How the service itself is spoken to.
fn scheme(config: &ServeConfig) -> &'static str {
    match config.tls.tls_certificate {
        Some(_) => "https",
        None => "http",
    }
}

/// The bounds of connections: never more than the system has files for, some of which the store needs.
fn connection_bounds(config: &ServeConfig) -> Bounds {
    let files = raise_file_limit().map_or(usize::MAX, |files| {
        usize::try_from(files).unwrap_or(usize::MAX)
    });
    let total = usize::from(config.connections).min(files.saturating_sub(FILES_KEPT).max(1));
    Bounds {
        total,
        per_network: usize::from(config.connections_per_network),
        per_site: usize::from(config.connections_per_network) * 2,
        proxies: config.trusted_proxies.clone(),
    }
}

/// The key of the operator's programs, if they may manage accounts.
fn admin_key(config: &ServeConfig) -> anyhow::Result<Option<AdminKey>> {
    let Some(file) = &config.administration.admin_key_file else {
        return Ok(None);
    };
    let key = AdminKey::read(file).with_context(|| format!("{} cannot be used", file.display()))?;
    Ok(Some(key))
}

/// The operator's page, and the calls of the operator's programs.
async fn open_desk(
    app: &Arc<App>,
    address: SocketAddr,
    hosts: &[String],
    key: Option<AdminKey>,
) -> anyhow::Result<()> {
    let listener = tokio::net::TcpListener::bind(address)
        .await
        .with_context(|| format!("{address} of --operator-listen cannot be listened on"))?;
    let mut page = operator::router(Arc::clone(app), hosts);
    if let Some(key) = key {
        page = page.merge(operator::administration::router(Arc::clone(app), key));
    }
    let address = listener.local_addr()?;
    say!("The operator's page is at http://{address}");
    if !address.ip().is_loopback() {
        say!(
            "It has no password: let only the operator's computers reach {address}, or choose \
             127.0.0.1 with --operator-listen"
        );
    }
    tokio::spawn(async move { axum::serve(listener, page).await });
    Ok(())
}

/// Creates the reader of resumes, and warns the operator when its sandbox is incomplete.
fn reader(config: &ResumeConfig) -> std::io::Result<Reader> {
    let reader = config.reader(available_parallelism())?;
    if let Some(notice) = config.notice(&reader) {
        tracing::warn!("{notice}");
    }
    Ok(reader)
}

/// One line that people and scripts wait for.
fn announce(address: SocketAddr, config: &ServeConfig) {
    say!("New Beginnings is ready at {}://{address}", scheme(config));
    if let Some(url) = &config.public_url {
        say!("People reach it at {url}");
    }
    // The service keeps running when its output is not read.
    let _ = stdout::flush_all();
}
