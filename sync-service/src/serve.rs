//! Opens, starts and stops everything.

mod accept;
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub mod allocator;
mod background;
pub mod listen;
mod log;
mod signals;
pub mod sweep;
pub mod timeouts;
pub mod tls;

use crate::accounts::hasher::Hasher;
use crate::accounts::keys::Keys;
use crate::accounts::session_ends::SessionEnds;
use crate::accounts::{Accounts, Policy};
use crate::app::{App, Project};
use crate::blobs::Blobs;
use crate::clock::{Clock, SystemClock};
use crate::concurrency::{Bounds, ConcurrencyLimit};
use crate::config::{MailConfig, ResumeConfig, ServeConfig, SignUp, TlsConfig};
use crate::database::{self, Database};
use crate::files::receiving::Receiving;
use crate::files::{Files, Limits};
use crate::folder_lock::FolderLock;
use crate::listings::directory::Directory;
use crate::listings::starter::import_starter;
use crate::mail::folder::Folder;
use crate::mail::smtp::Smtp;
use crate::mail::{Mailer, SEND_TIMEOUT, Transport};
use crate::matching::Matching;
use crate::matching::lexicon::finder;
use crate::operations::Operations;
use crate::places::Places;
use crate::random::system_random;
use crate::rate_limit::{Allowance, RateLimit};
use crate::routes::http::body::{BODIES_MAX, BODIES_PER_NETWORK};
use crate::routes::operator;
use crate::routes::{requests, router};
use crate::serve::listen::{listen, raise_file_limit};
use crate::serve::timeouts::ConnectionTimeouts;
use crate::serve::tls::Certificate;
use crate::site::assets::Assets;
use crate::store::Store;
use crate::store::sqlite::Sqlite;
use crate::supervisor;
use crate::trusted_time::TrustedTime;
use anyhow::Context;
use axum::http::HeaderValue;
use axum_server::Handle;
use resume_reader::reader::Reader;
use std::io::Write;
use std::net::{SocketAddr, TcpListener};
use std::num::{NonZero, NonZeroU32};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Where a kiosk's screens come from: Linux and macOS, and Windows.
const KIOSK_ORIGINS: [&str; 2] = ["tauri://localhost", "http://tauri.localhost"];
/// Page views an address may report at once, and the time to one more.
const PAGE_VIEW_BURST: NonZeroU32 = NonZeroU32::new(300).unwrap();
const PAGE_VIEW_EVERY: Duration = Duration::from_secs(1);
/// Questions of the finder and searches an address may ask at once, and the time to one more.
const PLACE_BURST: NonZeroU32 = NonZeroU32::new(300).unwrap();
const PLACE_EVERY: Duration = Duration::from_millis(100);
/// Resumes that an address may have made at once, and the time to one more: a class makes them
/// together, and each person looks at both designs in both languages.
const RESUME_BURST: NonZeroU32 = NonZeroU32::new(120).unwrap();
const RESUME_EVERY: Duration = Duration::from_secs(2);
/// Open files that connections leave to the store, the lists and resume readers.
const FILES_KEPT: usize = 256;

/// Serves until SIGTERM or Ctrl+C.
pub async fn serve(config: ServeConfig) -> anyhow::Result<()> {
    log::start(&config.log)?;
    supervisor::log_panics();
    anyhow::ensure!(
        !(config.account_discovery && config.sign_up == SignUp::ByMail),
        "--account-discovery tells who has an account, so --sign-up by-mail cannot keep it; choose one of them"
    );
    let certificate = certificate(&config)?;
    let listener = TcpListener::bind(config.listen).with_context(|| {
        format!(
            "{} cannot be listened on; choose another with --listen",
            config.listen
        )
    })?;
    let address = listener.local_addr()?;

    // Before anything else in the folder is touched: another service may be receiving uploads there.
    let lock = FolderLock::take(&config.folder.data)?;
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let store: Arc<dyn Store> = Arc::new(Sqlite::open_locked(&lock)?);
    Blobs::clear_unfinished(&config.folder.data.join("files"))?;
    let imported = import_starter(store.as_ref(), clock.as_ref()).await?;
    if imported > 0 {
        tracing::info!(lists = imported, "the starter directory was imported");
    }
    let app = app(&config, address, Arc::clone(&store), Arc::clone(&clock))?;
    app.directory.refresh().await?;
    app.places.refresh().await?;
    app.operations.time.check().await?;
    let time = Arc::clone(&app.operations.time);
    let mailer = mailer(&config.mail, &config.folder.data, store, clock, time)?;
    background::start(&app, mailer, config.folder.data.join("mail"));
    if let Some(address) = config.operator_listen {
        open_desk(&app, address, &config.operator_hosts).await?;
    }

    let connections = ConcurrencyLimit::new(connection_bounds(&config));
    let handle = Handle::new();
    signals::reload_when_asked(certificate.clone())?;
    if let Some(certificate) = &certificate {
        background::follow_certificate(Arc::clone(certificate));
    }
    tokio::spawn(signals::stop_when_asked(handle.clone()));
    announce(address, &config)?;
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
    // Work in the background may still write, so the lock is held until the process ends.
    std::mem::forget(lock);
    tracing::info!("stopped");
    Ok(())
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

/// The operator's page.
async fn open_desk(app: &Arc<App>, address: SocketAddr, hosts: &[String]) -> anyhow::Result<()> {
    let listener = tokio::net::TcpListener::bind(address)
        .await
        .with_context(|| format!("{address} of --operator-listen cannot be listened on"))?;
    let page = operator::router(Arc::clone(app), hosts);
    println!(
        "The operator's page is at http://{}",
        listener.local_addr()?
    );
    tokio::spawn(async move { axum::serve(listener, page).await });
    Ok(())
}

fn app(
    config: &ServeConfig,
    address: SocketAddr,
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
) -> anyhow::Result<Arc<App>> {
    let public = match &config.public_url {
        Some(url) => url.as_str().trim_end_matches('/').to_owned(),
        None => format!("{}://{address}", scheme(config)),
    };
    let origins = KIOSK_ORIGINS.map(HeaderValue::from_static).into_iter();
    let further = config
        .origins
        .iter()
        .map(|url| url.origin().ascii_serialization().parse());
    let allowance = |burst, every| RateLimit::new(Allowance { burst, every });
    let policy = Policy {
        project: config.project.clone(),
        public_url: public.clone(),
        api_key: config.api_key.clone(),
        discovery: config.account_discovery,
        sign_up: config.sign_up.into(),
        sign_ups_per_hour: config.sign_ups_per_hour,
    };
    let data = &config.folder.data;
    let accounts = Arc::new(accounts(data, policy, &store, &clock)?);
    Ok(Arc::new(App {
        accounts: Arc::clone(&accounts),
        directory: Arc::new(Directory::new(Arc::clone(&store))),
        places: Places::new(Arc::clone(&store), Arc::clone(&clock)),
        assets: Assets::load(config.site.as_deref(), &config.mail.contact_email)
            .context("the website cannot be read")?,
        files: Files {
            store: Arc::clone(&store),
            blobs: Arc::clone(&accounts.blobs),
            clock: Arc::clone(&clock),
            random: system_random(),
            limits: Limits {
                bytes: config.resume.bytes(),
                files: config.resumes,
                unfinished_bytes: config.unfinished_mib * 1024 * 1024,
            },
            receiving: Receiving::default(),
        },
        database: Database::new(
            Arc::clone(&store),
            Arc::clone(&clock),
            database::Limits {
                document: usize::from(config.document_mib) * 1024 * 1024,
                ..database::Limits::default()
            },
        ),
        matching: Matching::new(
            finder(config.lexicon.as_deref())?,
            reader(&config.resume)?,
            Arc::clone(&store),
        ),
        public_url: config.public_url.as_ref().map(|_| public.clone()),
        operations: Operations::new(
            data.clone(),
            Arc::clone(&store),
            Arc::clone(&clock),
            requests(config.log.log_list_reads),
        ),
        store,
        clock,
        contact_rate_limit: allowance(
            config.contact_burst,
            Duration::from_secs(config.contact_every),
        ),
        page_view_rate_limit: allowance(PAGE_VIEW_BURST, PAGE_VIEW_EVERY),
        place_rate_limit: allowance(PLACE_BURST, PLACE_EVERY),
        report_rate_limit: allowance(
            config.contact_burst,
            Duration::from_secs(config.contact_every),
        ),
        resume_rate_limit: allowance(RESUME_BURST, RESUME_EVERY),
        bodies: ConcurrencyLimit::new(Bounds {
            total: BODIES_MAX,
            per_network: BODIES_PER_NETWORK,
            per_site: BODIES_PER_NETWORK * 2,
            proxies: config.trusted_proxies.clone(),
        }),
        trusted_proxies: config.trusted_proxies.clone(),
        contact_email: config.mail.contact_email.clone(),
        kiosk_origins: origins.map(Ok).chain(further).collect::<Result<_, _>>()?,
        behind_tls: public.starts_with("https://"),
        project: Project {
            api_key: config.api_key.clone(),
            auth_domain: public.split("://").last().unwrap_or_default().to_owned(),
            database_url: public,
            project_id: config.project.clone(),
            storage_bucket: config.bucket.clone(),
            sign_up: config.sign_up.into(),
        },
    }))
}

/// The reader of resumes. Tells the operator once when it cannot be closed in.
fn reader(config: &ResumeConfig) -> std::io::Result<Reader> {
    let reader = config.reader(std::thread::available_parallelism().map_or(1, NonZero::get))?;
    if let Some(notice) = config.sandbox_notice(&reader.missing_layers()) {
        tracing::warn!("{notice}");
    }
    Ok(reader)
}

/// Opens the keys and starts the password hashers.
pub(crate) fn accounts(
    data: &Path,
    policy: Policy,
    store: &Arc<dyn Store>,
    clock: &Arc<dyn Clock>,
) -> anyhow::Result<Accounts> {
    let random = system_random();
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    let now = clock.now().unix_timestamp();
    Ok(Accounts {
        blobs: Arc::new(Blobs::in_folder(&data.join("files")).context("the folder of files")?),
        hasher: Hasher::start(threads, random.clone())?,
        keys: Keys::open(&data.join("keys"), &random, now).context("the keys cannot be read")?,
        store: Arc::clone(store),
        clock: Arc::clone(clock),
        random,
        policy,
        session_ends: SessionEnds::default(),
        scrub_wanted: false.into(),
    })
}

/// The worker that sends what waits.
pub(crate) fn mailer(
    mail: &MailConfig,
    data: &Path,
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    time: Arc<TrustedTime>,
) -> anyhow::Result<Mailer> {
    let from = mail.mail_from.as_ref().unwrap_or(&mail.contact_email);
    Ok(Mailer {
        store,
        clock,
        transport: transport(mail, data)?,
        time,
        random: system_random(),
        patience: SEND_TIMEOUT,
        from: from
            .parse()
            .context("--mail-from is not an e-mail address")?,
    })
}

fn transport(mail: &MailConfig, data: &Path) -> anyhow::Result<Box<dyn Transport>> {
    let Some(host) = &mail.smtp_host else {
        return Ok(Box::new(Folder::new(data.join("mail"))));
    };
    let account = match (&mail.smtp_user, &mail.smtp_password_file) {
        (Some(user), Some(file)) => {
            let password =
                std::fs::read_to_string(file).context("--smtp-password-file cannot be read")?;
            Some((user.clone(), password.trim_end().to_owned()))
        }
        _ => None,
    };
    Ok(Box::new(Smtp::new(
        host,
        mail.smtp_port,
        mail.smtp_protection,
        account,
    )?))
}

/// One line that people and scripts wait for.
fn announce(address: SocketAddr, config: &ServeConfig) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "New Beginnings is ready at {}://{address}",
        scheme(config)
    )?;
    if let Some(url) = &config.public_url {
        writeln!(out, "People reach it at {url}")?;
    }
    out.flush()
}
