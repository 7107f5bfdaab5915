//! Every setting: flag, variable, default, one line. `sync-service serve --help` shows them.

pub mod administration;
mod contradictions;
pub mod database;
pub mod log;
pub mod mail;
mod names;
pub mod public_url;
pub mod resume;
pub mod ways;

use crate::blobs::place::Place;
use crate::open_data::license::DataLicense;
use administration::AdministrationConfig;
use clap::builder::BoolishValueParser;
use clap::{Args, ValueEnum};
use database::DatabaseConfig;
use log::LogConfig;
use mail::MailConfig;
use names::{host, plain_name};
use public_url::public_url;
use resume::ResumeConfig;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use sync_protocol::auth::SignUpMode;
use sync_protocol::papers::PapersPlanner;
use url::Url;
use ways::WaysConfig;

/// The data folder, and the database where it is not in there.
#[derive(Debug, Clone, Args)]
pub struct DataFolder {
    /// Folder of everything that is kept; made with mode 700 when missing
    #[arg(long, env = "NB_DATA", value_name = "DIR", default_value = "data")]
    pub data: PathBuf,

    #[command(flatten)]
    #[allow(missing_docs)]
    pub database: DatabaseConfig,
}

impl DataFolder {
    /// The place of files.
    pub fn files(&self) -> Place {
        let of_all = self.database.shared_files.clone();
        of_all.unwrap_or_else(|| Place::Folder(self.data.join("files")))
    }

    /// The folder of keys.
    pub fn keys(&self) -> PathBuf {
        self.data.join("keys")
    }
}

/// Settings of `serve`.
#[derive(Debug, Clone, Args)]
pub struct ServeConfig {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub folder: DataFolder,

    /// Address and port to listen on; port 0 takes a free one
    #[arg(
        long,
        env = "NB_LISTEN",
        value_name = "ADDR:PORT",
        default_value = "127.0.0.1:8080"
    )]
    pub listen: SocketAddr,

    /// Address of the operator's page with all kiosks, without a password: for this machine or a
    /// network of the operator's own
    #[arg(long, env = "NB_OPERATOR_LISTEN", value_name = "ADDR:PORT")]
    pub operator_listen: Option<SocketAddr>,

    /// Names under which the operator's page may be opened, besides the addresses of this machine
    /// and localhost, separated by commas
    #[arg(
        long = "operator-host",
        env = "NB_OPERATOR_HOSTS",
        value_name = "NAME",
        value_delimiter = ',',
        value_parser = host,
        requires = "operator_listen"
    )]
    pub operator_hosts: Vec<String>,

    #[command(flatten)]
    #[allow(missing_docs)]
    pub administration: AdministrationConfig,

    /// Address under which people reach the service; https turns on HSTS
    #[arg(long, env = "NB_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    pub public_url: Option<Url>,

    #[command(flatten)]
    #[allow(missing_docs)]
    pub tls: TlsConfig,

    /// Folder of the built website, instead of the one inside this program
    #[arg(
        long,
        env = "NB_SITE_DIR",
        value_name = "DIR",
        help_heading = "Website"
    )]
    pub site: Option<PathBuf>,

    /// Shows the papers planner: who is responsible for its rules and when they were checked, as in
    /// "Jane Doe, Legal Help NJ, 2026-12-01" (older than the rules, it hides the planner again);
    /// "unsigned" shows it and says so; "hidden" hides it. Kiosks have a setting of their own
    #[arg(
        long,
        env = "NB_PAPERS_PLANNER",
        value_name = "WHO",
        default_value = "hidden",
        help_heading = "Website"
    )]
    pub papers_planner: PapersPlanner,

    /// Further origins that may read the lists from a browser, separated by commas
    #[arg(
        long,
        env = "NB_ORIGINS",
        value_name = "URL",
        value_delimiter = ',',
        value_parser = public_url,
        help_heading = "Website"
    )]
    pub origins: Vec<Url>,

    /// Proxies whose X-Forwarded-For header is believed, separated by commas
    #[arg(
        long,
        env = "NB_TRUSTED_PROXIES",
        value_name = "IP",
        value_delimiter = ',',
        help_heading = "Website"
    )]
    pub trusted_proxies: Vec<IpAddr>,

    /// Public name of our clients in identity calls
    #[arg(
        long,
        env = "NB_API_KEY",
        value_name = "KEY",
        value_parser = plain_name,
        default_value = "new-beginnings",
        help_heading = "Clients"
    )]
    pub api_key: String,

    /// Project identifier told to clients
    #[arg(
        long,
        env = "NB_PROJECT",
        value_name = "NAME",
        value_parser = plain_name,
        default_value = "new-beginnings",
        help_heading = "Clients"
    )]
    pub project: String,

    /// Storage bucket told to clients
    #[arg(
        long,
        env = "NB_BUCKET",
        value_name = "NAME",
        value_parser = plain_name,
        default_value = "new-beginnings.appspot.com",
        help_heading = "Clients"
    )]
    pub bucket: String,

    /// How the places may be used further, as open data and exports say it: a name or a sentence, and behind it
    /// the address of the text, as in `CC-BY-4.0 https://creativecommons.org/licenses/by/4.0/`. Without it they
    /// say that you have not stated it
    #[arg(
        long,
        env = "NB_DATA_LICENSE",
        value_name = "TEXT",
        help_heading = "Website"
    )]
    pub data_license: Option<DataLicense>,

    /// Let the staff desk look whether the website of a place answers: the service then calls it
    #[arg(
        long,
        env = "NB_CHECK_LINKS",
        value_parser = BoolishValueParser::new(),
        help_heading = "Website"
    )]
    pub check_links: bool,

    /// Tell callers whether an address has an account (the provider's classic codes). Off, because
    /// having an account here tells something about a person
    #[arg(
        long,
        env = "NB_ACCOUNT_DISCOVERY",
        value_parser = BoolishValueParser::new(),
        help_heading = "Clients"
    )]
    pub account_discovery: bool,

    /// What a sign-up answers: "direct" logs in at once and says when the address is taken, and the
    /// owner gets a mail; "by-mail" answers the same for every address, and the account appears when
    /// the mailed link is opened
    #[arg(
        long,
        env = "NB_SIGN_UP",
        value_name = "MODE",
        default_value = "direct",
        help_heading = "Clients"
    )]
    pub sign_up: SignUp,

    #[command(flatten)]
    #[allow(missing_docs)]
    pub ways: WaysConfig,

    #[command(flatten)]
    #[allow(missing_docs)]
    pub resume: ResumeConfig,

    /// Resumes one person may keep
    #[arg(
        long,
        env = "NB_RESUMES",
        value_name = "N",
        default_value = "20",
        help_heading = "Resumes"
    )]
    pub resumes: u32,

    /// Disk space that all unfinished uploads together may reserve, in MiB
    #[arg(
        long,
        env = "NB_UNFINISHED_MIB",
        value_name = "N",
        default_value = "4096",
        value_parser = clap::value_parser!(u64).range(64..=1_048_576),
        help_heading = "Resumes"
    )]
    pub unfinished_mib: u64,

    /// Table of the skills that resumes are searched for, instead of the one inside this program
    #[arg(
        long,
        env = "NB_LEXICON",
        value_name = "FILE",
        help_heading = "Resumes"
    )]
    pub lexicon: Option<PathBuf>,

    /// Largest database document of one person, in MiB
    #[arg(
        long,
        env = "NB_DOCUMENT_MIB",
        value_name = "N",
        default_value = "12",
        value_parser = clap::value_parser!(u16).range(1..=64),
        help_heading = "Resumes"
    )]
    pub document_mib: u16,

    #[command(flatten)]
    #[allow(missing_docs)]
    pub mail: MailConfig,

    /// Messages one network address may send at once
    #[arg(
        long,
        env = "NB_CONTACT_BURST",
        value_name = "N",
        default_value = "20",
        help_heading = "Limits"
    )]
    pub contact_burst: NonZeroU32,

    /// Seconds after which an address may send one message more
    #[arg(
        long,
        env = "NB_CONTACT_EVERY",
        value_name = "SECONDS",
        default_value = "60",
        value_parser = clap::value_parser!(u64).range(1..=86_400),
        help_heading = "Limits"
    )]
    pub contact_every: u64,

    /// Connections open at once, in all; further ones are told to come back
    #[arg(
        long,
        env = "NB_CONNECTIONS",
        value_name = "N",
        default_value = "4096",
        value_parser = clap::value_parser!(u16).range(16..),
        help_heading = "Limits"
    )]
    pub connections: u16,

    /// Connections of one network address; proxies that are named or on this machine have no such limit
    #[arg(
        long,
        env = "NB_CONNECTIONS_PER_NETWORK",
        value_name = "N",
        default_value = "512",
        value_parser = clap::value_parser!(u16).range(8..),
        help_heading = "Limits"
    )]
    pub connections_per_network: u16,

    /// Sign-ups in one hour, of all networks together
    #[arg(
        long,
        env = "NB_SIGN_UPS_PER_HOUR",
        value_name = "N",
        default_value = "1000",
        value_parser = clap::value_parser!(u32).range(1..),
        help_heading = "Limits"
    )]
    pub sign_ups_per_hour: u32,

    #[command(flatten)]
    #[allow(missing_docs)]
    pub log: LogConfig,
}

/// TLS by the service itself, instead of a proxy before it.
#[derive(Debug, Clone, Default, Args)]
#[command(next_help_heading = "TLS")]
pub struct TlsConfig {
    /// File with the certificate and the chain to its issuer (PEM): the service then speaks https
    /// itself. Both files are read again when they change
    #[arg(
        long,
        env = "NB_TLS_CERTIFICATE",
        value_name = "FILE",
        requires = "tls_key"
    )]
    pub tls_certificate: Option<PathBuf>,

    /// File with the private key of the certificate (PEM), with mode 600, or 640 for its group
    #[arg(
        long,
        env = "NB_TLS_KEY",
        value_name = "FILE",
        requires = "tls_certificate"
    )]
    pub tls_key: Option<PathBuf>,
}

/// What a sign-up answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SignUp {
    /// Tokens, or that the address is taken.
    Direct,
    /// The same for every address.
    ByMail,
}

impl From<SignUp> for SignUpMode {
    fn from(chosen: SignUp) -> Self {
        match chosen {
            SignUp::Direct => Self::Direct,
            SignUp::ByMail => Self::ByMail,
        }
    }
}
