//! Builds the application from its settings and its environment. `serve` and the tests build it
//! through the same function.

use crate::accounts::custom_token::CustomTokenKeys;
use crate::accounts::hasher::Hasher;
use crate::accounts::id_token::Verified;
use crate::accounts::keys::Keys;
use crate::accounts::session_ends::SessionEnds;
use crate::accounts::{Accounts, Policy};
use crate::app::{App, Project};
use crate::clock::Clock;
use crate::concurrency::{Bounds, ConcurrencyLimit};
use crate::config::mail::MailConfig;
use crate::config::{DataFolder, ServeConfig};
use crate::database::{self, Database};
use crate::desk::Desk;
use crate::files::receiving::Receiving;
use crate::files::unused::Gone;
use crate::files::{Files, Limits};
use crate::link_check::LinkChecker;
use crate::listings::directory::Directory;
use crate::mail::folder::Folder;
use crate::mail::smtp::Smtp;
use crate::mail::{Mailer, SEND_TIMEOUT, Transport};
use crate::matching::Matching;
use crate::matching::lexicon::ranking;
use crate::open_store;
use crate::operations::Operations;
use crate::places::Places;
use crate::random::{Random, system_random};
use crate::rate_limit::{Allowance, RateLimit};
use crate::routes::http::body::{BODIES_MAX, BODIES_PER_NETWORK};
use crate::routes::router::requests;
use crate::site::assets::Assets;
use crate::site::releases::Releases;
use crate::sms::http::HttpGateway;
use crate::sms::{self, Gateway, Messenger};
use crate::store::Store;
use crate::trusted_time::TrustedTime;
use anyhow::Context;
use axum::http::HeaderValue;
use resume_reader::reader::Reader;
use std::num::{NonZero, NonZeroU32};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use url::Url;

/// The origins of a kiosk's screens: on Linux and macOS, and on Windows.
const KIOSK_ORIGINS: [&str; 2] = ["tauri://localhost", "http://tauri.localhost"];
/// Page views an address may report at once, and the time to one more.
const PAGE_VIEW_BURST: NonZeroU32 = NonZeroU32::new(300).unwrap();
const PAGE_VIEW_EVERY: Duration = Duration::from_secs(1);
/// Views and uses that the reports of an address add up to at once, and the time to one more: a library with 30 PCs
/// stays below some 6,000 a day.
const COUNTED_BURST: NonZeroU32 = NonZeroU32::new(2_000).unwrap();
const COUNTED_EVERY: Duration = Duration::from_secs(20);
/// Questions of the finder and searches an address may ask at once, and the time to one more.
const PLACE_BURST: NonZeroU32 = NonZeroU32::new(300).unwrap();
const PLACE_EVERY: Duration = Duration::from_millis(100);

/// Resumes that an address may have made at once, and the time to one more: a class makes them
/// together, and each person looks at both designs in both languages.
const RESUME_BURST: NonZeroU32 = NonZeroU32::new(120).unwrap();
const RESUME_EVERY: Duration = Duration::from_secs(2);

/// Questions for employers without an account: a class of people may stand behind one address.
const MATCH_BURST: NonZeroU32 = NonZeroU32::new(120).unwrap();
const MATCH_EVERY: Duration = Duration::from_millis(500);

/// The environment of the application; a test passes its own.
pub struct Environment {
    /// The store.
    pub store: Arc<dyn Store>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Randomness.
    pub random: Random,
    /// The reader of resumes.
    pub reader: Reader,
    /// Threads that hash passwords.
    pub hashers: usize,
    /// Limits for each network.
    pub limits: NetworkLimits,
    /// How long an act of the desk waits until the lists show it.
    pub publishing_max: Duration,
    /// The URL of the service itself, for an installation without `--public-url`.
    pub own_url: String,
}

/// Limits for each network.
pub struct NetworkLimits {
    /// Contact messages.
    pub contact: Allowance,
    /// Reports of page views, and enrolments.
    pub page_views: Allowance,
    /// What the reports of page views add up to.
    pub counted: Allowance,
    /// Questions of the finder, and searches.
    pub places: Allowance,
    /// Reports about places.
    pub place_reports: Allowance,
    /// Resumes and letters.
    pub resumes: Allowance,
    /// Questions for employers without an account.
    pub matches: Allowance,
    /// Bytes of small request bodies in memory.
    pub bodies: Bounds,
}

impl NetworkLimits {
    /// Returns the limits of an installation.
    pub fn of(config: &ServeConfig) -> Self {
        Self {
            contact: Allowance {
                burst: config.contact_burst,
                every: Duration::from_secs(config.contact_every),
            },
            page_views: Allowance {
                burst: PAGE_VIEW_BURST,
                every: PAGE_VIEW_EVERY,
            },
            counted: Allowance {
                burst: COUNTED_BURST,
                every: COUNTED_EVERY,
            },
            places: Allowance {
                burst: PLACE_BURST,
                every: PLACE_EVERY,
            },
            place_reports: Allowance {
                burst: config.contact_burst,
                every: Duration::from_secs(config.contact_every),
            },
            resumes: Allowance {
                burst: RESUME_BURST,
                every: RESUME_EVERY,
            },
            matches: Allowance {
                burst: MATCH_BURST,
                every: MATCH_EVERY,
            },
            bodies: Bounds {
                total: BODIES_MAX,
                per_network: BODIES_PER_NETWORK,
                per_site: BODIES_PER_NETWORK * 2,
                proxies: config.trusted_proxies.clone(),
            },
        }
    }
}

/// Builds the application.
pub fn compose(config: &ServeConfig, environment: Environment) -> anyhow::Result<Arc<App>> {
    let Environment {
        store,
        clock,
        random,
        reader,
        hashers,
        limits,
        publishing_max,
        own_url,
    } = environment;
    let public = match &config.public_url {
        Some(url) => url.as_str().trim_end_matches('/').to_owned(),
        None => own_url,
    };
    let data = &config.folder.data;
    let policy = policy(config, &public)?;
    let accounts = Arc::new(accounts(
        &config.folder,
        policy,
        &store,
        &clock,
        &random,
        hashers,
    )?);
    let directory = Arc::new(Directory::new(Arc::clone(&store)));
    let places = Arc::new(Places::new(Arc::clone(&store), Arc::clone(&clock)));
    Ok(Arc::new(App {
        accounts: Arc::clone(&accounts),
        desk: Desk {
            store: Arc::clone(&store),
            clock: Arc::clone(&clock),
            random: random.clone(),
            directory: Arc::clone(&directory),
            catalog: Arc::clone(&places),
            contact_email: Some(config.mail.contact_email.clone()),
            public_url: public.clone(),
            data_license: config.data_license.clone().unwrap_or_default(),
            publishing_max,
            links: match config.check_links {
                true => Some(LinkChecker::new()?),
                false => None,
            },
        },
        directory,
        places,
        assets: Assets::load(
            config.site.as_deref(),
            &config.mail.contact_email,
            &config.papers_planner,
        )
        .context("the website (--site) cannot be read")?,
        releases: Releases::new(Arc::clone(&store), Arc::clone(&clock)),
        files: Files {
            store: Arc::clone(&store),
            blobs: Arc::clone(&accounts.blobs),
            clock: Arc::clone(&clock),
            random: random.clone(),
            limits: Limits {
                bytes: config.resume.bytes(),
                files: config.resumes,
                unfinished_bytes: config.unfinished_mib * 1024 * 1024,
            },
            receiving: Receiving::default(),
            gone: Gone::default(),
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
            ranking(config.lexicon.as_deref(), &config.folder.data)?,
            reader,
            Arc::clone(&store),
        ),
        public_url: config.public_url.as_ref().map(|_| public.clone()),
        operations: Operations::new(
            data.clone(),
            Arc::clone(&store),
            Arc::clone(&clock),
            Arc::clone(&accounts.time),
            requests(config.log.log_list_reads),
            Arc::clone(&accounts.blobs),
            random,
        ),
        store,
        clock,
        contact_rate_limit: RateLimit::new(limits.contact),
        page_view_rate_limit: RateLimit::new(limits.page_views),
        counted_rate_limit: RateLimit::new(limits.counted),
        place_rate_limit: RateLimit::new(limits.places),
        report_rate_limit: RateLimit::new(limits.place_reports),
        resume_rate_limit: RateLimit::new(limits.resumes),
        match_rate_limit: RateLimit::new(limits.matches),
        bodies: ConcurrencyLimit::new(limits.bodies),
        trusted_proxies: config.trusted_proxies.clone(),
        contact_email: config.mail.contact_email.clone(),
        kiosk_origins: origins(config)?,
        behind_tls: public.starts_with("https://"),
        project: project(config, public),
    }))
}

fn policy(config: &ServeConfig, public: &str) -> anyhow::Result<Policy> {
    Ok(Policy {
        project: config.project.clone(),
        public_url: public.to_owned(),
        api_key: config.api_key.clone(),
        discovery: config.account_discovery,
        sign_up: config.sign_up.into(),
        sign_ups_per_hour: config.sign_ups_per_hour,
        ways: config.ways.ways(),
        phone: config.ways.phone(),
        providers: Arc::new(config.ways.providers()?),
        custom_token_keys: CustomTokenKeys::read(&config.ways.custom_token_key)
            .context("--custom-token-key cannot be read")?,
        domains: domains(public, &config.origins),
    })
}

/// Returns the hosts whose pages people may be sent to: this machine, the site, and its further origins.
fn domains(public: &str, origins: &[Url]) -> Vec<String> {
    let public = Url::parse(public).ok();
    let hosts = public.iter().chain(origins).filter_map(Url::host_str);
    let mut domains = vec!["localhost".to_owned()];
    domains.extend(hosts.filter(|host| *host != "localhost").map(str::to_owned));
    domains
}

fn project(config: &ServeConfig, public: String) -> Project {
    Project {
        api_key: config.api_key.clone(),
        auth_domain: public.split("://").last().unwrap_or_default().to_owned(),
        database_url: public,
        project_id: config.project.clone(),
        storage_bucket: config.bucket.clone(),
        sign_up: config.sign_up.into(),
    }
}

fn origins(config: &ServeConfig) -> anyhow::Result<Vec<HeaderValue>> {
    let kiosks = KIOSK_ORIGINS.map(HeaderValue::from_static).into_iter();
    let further = config
        .origins
        .iter()
        .map(|url| url.origin().ascii_serialization().parse());
    Ok(kiosks.map(Ok).chain(further).collect::<Result<_, _>>()?)
}

/// Returns how many threads run at the same time on this machine.
pub fn available_parallelism() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get)
}

/// Opens the keys and the folder of files, and starts the password hashers.
pub fn accounts(
    folder: &DataFolder,
    policy: Policy,
    store: &Arc<dyn Store>,
    clock: &Arc<dyn Clock>,
    random: &Random,
    hashers: usize,
) -> anyhow::Result<Accounts> {
    let now = clock.now().unix_timestamp();
    Ok(Accounts {
        blobs: Arc::new(open_store::blobs(folder)?),
        hasher: Hasher::start(hashers, random.clone())?,
        keys: Keys::open(&folder.keys(), random, now).context("the keys cannot be read")?,
        store: Arc::clone(store),
        clock: Arc::clone(clock),
        time: Arc::new(TrustedTime::new(Arc::clone(clock), Arc::clone(store))),
        random: random.clone(),
        verified: Verified::default(),
        policy,
        session_ends: SessionEnds::default(),
        scrub_wanted: false.into(),
    })
}

/// Creates the worker that sends waiting mails.
pub fn mailer(
    mail: &MailConfig,
    data: &Path,
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    time: Arc<TrustedTime>,
) -> anyhow::Result<Mailer> {
    let from = mail.mail_from.as_deref().unwrap_or(&mail.contact_email);
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

/// Creates the worker that sends messages to phones.
pub fn messenger(
    config: &ServeConfig,
    store: &Arc<dyn Store>,
    clock: &Arc<dyn Clock>,
) -> anyhow::Result<Messenger> {
    let ways = &config.ways;
    let gateway: Box<dyn Gateway> = match (
        &ways.sms_url,
        &ways.sms_account,
        &ways.sms_token_file,
        &ways.sms_from,
    ) {
        (Some(url), Some(account), Some(file), Some(from)) => {
            let token = std::fs::read_to_string(file).context("--sms-token-file cannot be read")?;
            let token = token.trim_end().to_owned();
            Box::new(HttpGateway::new(url, account, token, from).context("TLS cannot be used")?)
        }
        _ => Box::new(sms::folder::Folder::new(
            config.folder.data.join("messages"),
        )),
    };
    let numbers = ways.numbers();
    Ok(Messenger {
        store: Arc::clone(store),
        clock: Arc::clone(clock),
        gateway,
        reaches: Box::new(move |phone| numbers.reaches(phone)),
    })
}
