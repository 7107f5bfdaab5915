//! Opens, starts and stops everything.

mod background;
mod log;

use crate::accounts::hasher::Hasher;
use crate::accounts::keys::Keys;
use crate::accounts::{Accounts, Policy};
use crate::blobs::Blobs;
use crate::cli::resume::finder;
use crate::clock::{Clock, SystemClock};
use crate::config::{MailConfig, ResumeConfig, ServeConfig};
use crate::database::Database;
use crate::database::live::Hub;
use crate::files::receiving::Receiving;
use crate::files::{Files, Limits};
use crate::listings::directory::Directory;
use crate::listings::starter::import_starter;
use crate::mail::folder::Folder;
use crate::mail::smtp::Smtp;
use crate::mail::{Mailer, Transport};
use crate::matching::Matching;
use crate::random::system_random;
use crate::routes::database_socket::SOCKETS_MAX;
use crate::routes::operator::{self, Desk};
use crate::routes::project::Project;
use crate::routes::{App, AppState, router};
use crate::site::assets::Assets;
use crate::store::Store;
use crate::store::sqlite::Sqlite;
use crate::throttle::{Allowance, Throttle};
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
use tokio::sync::Semaphore;

/// Where a kiosk's screens come from: Linux and macOS, and Windows.
const KIOSK_ORIGINS: [&str; 2] = ["tauri://localhost", "http://tauri.localhost"];
/// Page views an address may report at once, and the time to one more.
const VISIT_BURST: NonZeroU32 = NonZeroU32::new(300).unwrap();
const VISIT_EVERY: Duration = Duration::from_secs(1);
/// How long a sender may take for its headers, and how large they may be, in bytes.
const HEADER_TIMEOUT: Duration = Duration::from_secs(10);
const HEADERS_MAX: usize = 16 * 1024;
/// How long a stop waits for answers under way.
const STOP_GRACE: Duration = Duration::from_secs(10);

/// Serves until SIGTERM or Ctrl+C.
pub async fn serve(config: ServeConfig) -> anyhow::Result<()> {
    log::start(&config.log)?;
    let listener = TcpListener::bind(config.listen).with_context(|| {
        format!(
            "{} cannot be listened on; choose another with --listen",
            config.listen
        )
    })?;
    listener.set_nonblocking(true)?;
    let address = listener.local_addr()?;

    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&config.folder.data)?);
    Blobs::clear_unfinished(&config.folder.data.join("files"))?;
    let imported = import_starter(store.as_ref(), clock.as_ref()).await?;
    if imported > 0 {
        tracing::info!(lists = imported, "the starter directory was imported");
    }
    let app = app(&config, address, Arc::clone(&store), Arc::clone(&clock))?;
    app.directory.refresh().await?;
    let mailer = mailer(&config.mail, &config.folder.data, store, clock)?;
    background::start(&app, mailer);
    if let Some(address) = config.operator_listen {
        open_desk(&app, address).await?;
    }

    let handle = Handle::new();
    tokio::spawn(stop_when_asked(handle.clone()));
    announce(address, &config)?;
    let mut server = axum_server::from_tcp(listener)?.handle(handle);
    server
        .http_builder()
        .http1()
        .timer(hyper_util::rt::TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(HEADERS_MAX);
    server
        .serve(router(app).into_make_service_with_connect_info::<SocketAddr>())
        .await?;
    tracing::info!("stopped");
    Ok(())
}

/// The operator's page.
async fn open_desk(app: &App, address: SocketAddr) -> anyhow::Result<()> {
    let listener = tokio::net::TcpListener::bind(address)
        .await
        .with_context(|| format!("{address} of --operator-listen cannot be listened on"))?;
    let desk = operator::router(Desk {
        store: Arc::clone(&app.store),
        clock: Arc::clone(&app.clock),
    });
    println!(
        "The operator's page is at http://{}",
        listener.local_addr()?
    );
    tokio::spawn(async move { axum::serve(listener, desk).await });
    Ok(())
}

fn app(
    config: &ServeConfig,
    address: SocketAddr,
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
) -> anyhow::Result<App> {
    let public = match &config.public_url {
        Some(url) => url.as_str().trim_end_matches('/').to_owned(),
        None => format!("http://{address}"),
    };
    let origins = KIOSK_ORIGINS.map(HeaderValue::from_static).into_iter();
    let further = config
        .origins
        .iter()
        .map(|url| url.origin().ascii_serialization().parse());
    let allowance = |burst, every| Throttle::new(Allowance { burst, every });
    let policy = Policy {
        project: config.project.clone(),
        public_url: public.clone(),
        api_key: config.api_key.clone(),
        discovery: config.account_discovery,
    };
    let data = &config.folder.data;
    let accounts = Arc::new(accounts(data, policy, &store, &clock)?);
    Ok(Arc::new(AppState {
        accounts: Arc::clone(&accounts),
        directory: Arc::new(Directory::new(Arc::clone(&store))),
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
        database: Database {
            store: Arc::clone(&store),
            clock: Arc::clone(&clock),
            hub: Hub::default(),
            most: usize::from(config.document_mib) * 1024 * 1024,
            sockets: Arc::new(Semaphore::new(SOCKETS_MAX)),
        },
        matching: Matching::new(
            finder(config.lexicon.as_deref())?,
            reader(&config.resume)?,
            Arc::clone(&store),
        ),
        public_url: config.public_url.as_ref().map(|_| public.clone()),
        store,
        clock,
        contact_throttle: allowance(
            config.contact_burst,
            Duration::from_secs(config.contact_every),
        ),
        visit_throttle: allowance(VISIT_BURST, VISIT_EVERY),
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
        scrub_wanted: false.into(),
    })
}

/// The worker that sends what waits.
pub(crate) fn mailer(
    mail: &MailConfig,
    data: &Path,
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
) -> anyhow::Result<Mailer> {
    let from = mail.mail_from.as_ref().unwrap_or(&mail.contact_email);
    Ok(Mailer {
        store,
        clock,
        transport: transport(mail, data)?,
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
    writeln!(out, "New Beginnings is ready at http://{address}")?;
    if let Some(url) = &config.public_url {
        writeln!(out, "People reach it at {url}")?;
    }
    out.flush()
}

async fn stop_when_asked(handle: Handle<SocketAddr>) {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! {
                    _ = terminate.recv() => {}
                    _ = tokio::signal::ctrl_c() => {}
                }
            }
            Err(_) => drop(tokio::signal::ctrl_c().await),
        }
    }
    #[cfg(not(unix))]
    drop(tokio::signal::ctrl_c().await);
    handle.graceful_shutdown(Some(STOP_GRACE));
}
