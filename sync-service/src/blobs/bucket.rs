//! Opens a bucket of S3-compatible storage, and tells at the start whether it can be used.

use object_store::aws::{AmazonS3, AmazonS3Builder, AmazonS3ConfigKey};
use object_store::client::HttpError;
use object_store::path::Path as BlobPath;
use object_store::{BackoffConfig, ClientConfigKey, ObjectStore, ObjectStoreExt, RetryConfig};
use std::path::{Path, PathBuf};
use std::time::Duration;
use url::{Host, Url};

/// How long the storage may take to accept a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);

/// A bucket, and how it is reached. What is not named here comes from the variables that programs
/// for S3 share (`AWS_…`), or from the role of the machine.
#[derive(Debug, Clone)]
pub struct Bucket {
    /// Its name.
    pub name: String,
    /// What the names of all blobs begin with; may be empty.
    pub prefix: String,
    /// The address of the storage; Amazon's when missing.
    pub endpoint: Option<Url>,
    /// A file with the key, in the form that programs for S3 share.
    pub credentials_file: Option<PathBuf>,
    /// How long one request may take.
    pub timeout: Duration,
}

/// Why a bucket cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BucketError {
    /// The file with the key cannot be read.
    #[error("--files-credentials-file cannot be read")]
    CredentialsFile(#[source] std::io::Error),
    /// The file has no key.
    #[error(
        "--files-credentials-file needs a line with aws_access_key_id and one with aws_secret_access_key"
    )]
    NoKeyInFile,
    /// Bytes of people would be readable on the way.
    #[error(
        "the storage of --files is on another machine and its address begins with http://, so \
         resumes could be read on the way. Use https://, or accept it with AWS_ALLOW_HTTP=true"
    )]
    Readable,
    /// The address is none.
    #[error("the address of the storage of --files is not a URL")]
    Endpoint,
    /// The settings contradict each other.
    #[error("the settings of the storage of --files do not fit together")]
    Settings(#[source] object_store::Error),
    /// There is no key, and the machine has no role.
    #[error(
        "there is no key for the storage of --files: set AWS_ACCESS_KEY_ID and \
         AWS_SECRET_ACCESS_KEY, or --files-credentials-file, or give the machine a role"
    )]
    NoCredentials(#[source] object_store::Error),
    /// The key is wrong or may do too little.
    #[error(
        "the storage of --files refuses the key; it needs the right to list, read, write and delete \
         in the bucket"
    )]
    Denied(#[source] object_store::Error),
    /// There is no such bucket.
    #[error("the storage of --files has no such bucket")]
    NoBucket(#[source] object_store::Error),
    /// It answers something else than S3.
    #[error("the storage of --files does not work as S3 does")]
    NotS3(#[source] object_store::Error),
    /// It gave other bytes than it was given.
    #[error("the storage of --files does not give back what was written")]
    Changed,
}

/// Whether the storage answered at the start.
#[derive(Debug, PartialEq, Eq)]
pub enum Readiness {
    /// Everything that is needed works.
    Works,
    /// It cannot be reached, or fails; a later attempt may succeed.
    Away,
}

impl Bucket {
    /// Opens the bucket. No request is sent yet.
    pub fn open(&self) -> Result<AmazonS3, BucketError> {
        let text = |time: Duration| format!("{}ms", time.as_millis());
        let client = AmazonS3ConfigKey::Client;
        let mut builder = AmazonS3Builder::from_env()
            .with_bucket_name(&self.name)
            .with_config(
                client(ClientConfigKey::ConnectTimeout),
                text(CONNECT_TIMEOUT),
            )
            .with_config(client(ClientConfigKey::Timeout), text(self.timeout))
            .with_retry(retries(self.timeout));
        if let Some(file) = &self.credentials_file {
            builder = with_file(builder, file)?;
        }
        if let Some(endpoint) = self.endpoint(&builder)? {
            let may_be_plain = is_here(&endpoint) || allows_http(&builder);
            if endpoint.scheme() != "https" && !may_be_plain {
                return Err(BucketError::Readable);
            }
            let address = endpoint.as_str().trim_end_matches('/');
            builder = builder
                .with_config(AmazonS3ConfigKey::S3Endpoint, address)
                .with_allow_http(may_be_plain);
        }
        builder.build().map_err(BucketError::Settings)
    }

    fn endpoint(&self, builder: &AmazonS3Builder) -> Result<Option<Url>, BucketError> {
        if self.endpoint.is_some() {
            return Ok(self.endpoint.clone());
        }
        let of_variable = builder
            .get_config_value(&AmazonS3ConfigKey::S3Endpoint)
            .or_else(|| builder.get_config_value(&AmazonS3ConfigKey::Endpoint));
        let parsed = of_variable.map(|text| Url::parse(&text)).transpose();
        parsed.map_err(|_| BucketError::Endpoint)
    }
}

/// A passing failure is tried again for about as long as one request may take.
fn retries(timeout: Duration) -> RetryConfig {
    RetryConfig {
        backoff: BackoffConfig {
            init_backoff: Duration::from_millis(50),
            max_backoff: Duration::from_secs(1),
            base: 2.0,
        },
        max_retries: 3,
        retry_timeout: timeout,
    }
}

/// Reads the key from a file of lines such as `aws_access_key_id = …`. The first section counts.
fn with_file(builder: AmazonS3Builder, file: &Path) -> Result<AmazonS3Builder, BucketError> {
    let text = std::fs::read_to_string(file).map_err(BucketError::CredentialsFile)?;
    let mut lines = text.lines().map(str::trim).peekable();
    while lines
        .next_if(|line| !line.contains('=') || line.starts_with('#'))
        .is_some()
    {}
    let section: Vec<_> = lines
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split_once('='))
        .collect();
    let value = |wanted: &str| {
        let found = section.iter().find(|(key, _)| key.trim() == wanted);
        found.map(|(_, value)| value.trim())
    };
    let (Some(id), Some(secret)) = (value("aws_access_key_id"), value("aws_secret_access_key"))
    else {
        return Err(BucketError::NoKeyInFile);
    };
    let builder = builder
        .with_access_key_id(id)
        .with_secret_access_key(secret);
    Ok(match value("aws_session_token") {
        Some(token) => builder.with_token(token),
        None => builder,
    })
}

fn allows_http(builder: &AmazonS3Builder) -> bool {
    let key = AmazonS3ConfigKey::Client(ClientConfigKey::AllowHttp);
    let value = builder.get_config_value(&key);
    value.is_some_and(|value| value.eq_ignore_ascii_case("true"))
}

/// Whether an address is on this machine.
fn is_here(endpoint: &Url) -> bool {
    match endpoint.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    }
}

/// Writes, reads, lists and deletes an object at this path. Fails when no later attempt could succeed.
pub(super) async fn check(
    bucket: &AmazonS3,
    store: &dyn ObjectStore,
    path: &BlobPath,
) -> Result<Readiness, BucketError> {
    let credentials = bucket.credentials().get_credential().await;
    credentials.map_err(BucketError::NoCredentials)?;
    match round_trip(store, path).await {
        Ok(true) => Ok(Readiness::Works),
        Ok(false) => Err(BucketError::Changed),
        Err(error) if is_passing(&error) => {
            tracing::error!(cause = %error, "the storage of files cannot be reached");
            Ok(Readiness::Away)
        }
        Err(error) => Err(match &error {
            object_store::Error::PermissionDenied { .. }
            | object_store::Error::Unauthenticated { .. } => BucketError::Denied(error),
            object_store::Error::NotFound { .. } => BucketError::NoBucket(error),
            _ => BucketError::NotS3(error),
        }),
    }
}

async fn round_trip(store: &dyn ObjectStore, path: &BlobPath) -> object_store::Result<bool> {
    const WRITTEN: &[u8] = b"written at the start of a service";
    store.put(path, WRITTEN.into()).await?;
    let read = store.get(path).await?.bytes().await?;
    store.list_with_delimiter(None).await?;
    store.delete(path).await?;
    Ok(read == WRITTEN)
}

/// Whether a later attempt may succeed: the network failed, or the storage said so.
fn is_passing(error: &object_store::Error) -> bool {
    let says_so = |text: &str| {
        let statuses = ["408", "429", "5"].map(|start| format!("status code: {start}"));
        statuses.iter().any(|status| text.contains(status))
    };
    let mut cause: Option<&(dyn std::error::Error + 'static)> = Some(error);
    while let Some(error) = cause {
        // The library keeps the type of what carries the status to itself.
        if error.is::<HttpError>() || says_so(&error.to_string()) {
            return true;
        }
        cause = error.source();
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bucket(endpoint: &str, file: Option<PathBuf>) -> Bucket {
        Bucket {
            name: "resumes".into(),
            prefix: String::new(),
            endpoint: Some(endpoint.parse().unwrap()),
            credentials_file: file,
            timeout: Duration::from_secs(1),
        }
    }

    #[test]
    fn resumes_do_not_travel_readable_to_another_machine() {
        for here in ["http://127.0.0.1:9000", "http://localhost", "http://[::1]"] {
            assert!(bucket(here, None).open().is_ok(), "{here}");
        }
        assert!(bucket("https://s3.example.org", None).open().is_ok());
        let far = bucket("http://s3.example.org", None).open();
        assert!(matches!(far, Err(BucketError::Readable)));
    }

    #[test]
    fn a_key_comes_from_the_first_section_of_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("credentials");
        let read = |text: &str| {
            std::fs::write(&file, text).unwrap();
            with_file(AmazonS3Builder::new(), &file)
        };
        let text = "# ours\n[default]\naws_access_key_id = AB\naws_secret_access_key=c=d\n\
                    [other]\naws_session_token=x\n";
        let builder = read(text).unwrap();
        let value = |key| builder.get_config_value(&key);
        assert_eq!(value(AmazonS3ConfigKey::AccessKeyId).as_deref(), Some("AB"));
        let secret = value(AmazonS3ConfigKey::SecretAccessKey);
        assert_eq!(secret.as_deref(), Some("c=d"));
        assert_eq!(value(AmazonS3ConfigKey::Token), None);
        let missing = read("aws_access_key_id = AB\n");
        assert!(matches!(missing, Err(BucketError::NoKeyInFile)));
    }
}
