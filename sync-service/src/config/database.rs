//! Where the database is, when it is not in the data folder.

use crate::blobs::place::Place;
use clap::Args;
use std::path::PathBuf;
use url::Url;

/// The settings of a PostgreSQL database.
#[derive(Debug, Clone, Default, Args)]
pub struct DatabaseConfig {
    /// PostgreSQL instead of SQLite in the data folder: postgres://USER@HOST:PORT/NAME, with further
    /// hosts after commas. TLS is used, and the server's certificate and name are checked, unless the
    /// server is on this machine or the address says sslmode=disable. sslmode=verify-full and
    /// sslrootcert=FILE are understood
    #[arg(
        long,
        env = "NB_DATABASE",
        value_name = "URL",
        hide_env_values = true,
        help_heading = "Database"
    )]
    pub database: Option<String>,

    /// File that holds the password of the database, so that no process list shows it
    #[arg(
        long,
        env = "NB_DATABASE_PASSWORD_FILE",
        value_name = "FILE",
        requires = "database",
        help_heading = "Database"
    )]
    pub database_password_file: Option<PathBuf>,

    /// File with the certificates (PEM) that the database's is checked against, instead of the
    /// system's: like sslrootcert in the address
    #[arg(
        long,
        env = "NB_DATABASE_CERTIFICATES",
        value_name = "FILE",
        requires = "database",
        help_heading = "Database"
    )]
    pub database_certificates: Option<PathBuf>,

    /// Files that all instances see, instead of the folder in the data folder: a folder, or
    /// s3://BUCKET/PREFIX of S3-compatible storage. With it and --keys-secret-file, any number of
    /// instances may use the database
    #[arg(
        long = "files",
        env = "NB_FILES",
        value_name = "DIR|URL",
        requires_all = ["database", "keys_secret_file"],
        help_heading = "Database"
    )]
    pub shared_files: Option<Place>,

    /// Address of the S3-compatible storage; Amazon's when not set. The region and the key come from
    /// AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or from the role of the machine
    #[arg(
        long,
        env = "NB_FILES_ENDPOINT",
        value_name = "URL",
        requires = "shared_files",
        help_heading = "Database"
    )]
    pub files_endpoint: Option<Url>,

    /// File with the key of the storage, as lines aws_access_key_id = ID and
    /// aws_secret_access_key = SECRET
    #[arg(
        long,
        env = "NB_FILES_CREDENTIALS_FILE",
        value_name = "FILE",
        requires = "shared_files",
        help_heading = "Database"
    )]
    pub files_credentials_file: Option<PathBuf>,

    /// File with a secret of 32 letters or more, the same for all instances: the keys in the database
    /// are sealed with it
    #[arg(
        long,
        env = "NB_KEYS_SECRET_FILE",
        value_name = "FILE",
        requires_all = ["database", "shared_files"],
        help_heading = "Database"
    )]
    pub keys_secret_file: Option<PathBuf>,

    /// Connections to the database at most
    #[arg(
        long,
        env = "NB_DATABASE_CONNECTIONS",
        value_name = "N",
        default_value = "16",
        value_parser = clap::value_parser!(u16).range(2..=500),
        help_heading = "Database"
    )]
    pub database_connections: u16,
}
