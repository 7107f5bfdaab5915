//! TLS by the service itself: a certificate and its key from files, read again when they change.

use crate::private::open_to_others;
use arc_swap::ArcSwap;
use rustls::ServerConfig;
use rustls::crypto::aws_lc_rs;
use rustls::pki_types::pem::{Error as PemError, PemObject};
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;
use std::{fs, io};
use tokio_rustls::TlsAcceptor;

/// Bytes of a certificate with its chain, or of a key.
const PEM_MAX: u64 = 1024 * 1024;

/// Why a certificate and its key cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file is missing or not readable for the service.
    #[error("{0} cannot be read: {1}")]
    Unreadable(PathBuf, #[source] io::Error),
    /// Not PEM, or nothing of the kind in it.
    #[error("{0} holds no certificate in PEM form")]
    NoCertificate(PathBuf),
    /// Not PEM, or nothing of the kind in it.
    #[error("{0} holds no unencrypted private key in PEM form")]
    NoKey(PathBuf),
    /// Other users of the computer could take the key.
    #[error(
        "{0} can be read or changed by others (mode {1:o}); give it mode 600, or 640 with the group of the service"
    )]
    OpenToOthers(PathBuf, u32),
    /// The two files do not belong together, or are of a kind that is not supported.
    #[error("the certificate in {0} and the key in {1} do not go together: {2}")]
    NoPair(PathBuf, PathBuf, #[source] rustls::Error),
}

/// The files, and what was last read from them.
pub struct Certificate {
    certificate: PathBuf,
    key: PathBuf,
    current: ArcSwap<ServerConfig>,
    seen: Mutex<Stamps>,
}

/// When the two files were last changed; `None` for one that cannot be looked at.
type Stamps = [Option<(SystemTime, u64)>; 2];

impl Certificate {
    /// Reads both files.
    ///
    /// # Errors
    /// Says in one sentence what is wrong with which file.
    pub fn read(certificate: &Path, key: &Path) -> Result<Self, TlsError> {
        let seen = [certificate, key].map(stamp);
        Ok(Self {
            current: ArcSwap::from_pointee(load(certificate, key)?),
            certificate: certificate.to_owned(),
            key: key.to_owned(),
            seen: Mutex::new(seen),
        })
    }

    /// Reads both files again; new connections get the new pair. An error leaves the old one in use.
    ///
    /// # Errors
    /// As [`Certificate::read`].
    pub fn reload(&self) -> Result<(), TlsError> {
        // Looked at before they are read: what changes in between is seen the next time.
        let seen = self.stamps();
        self.current
            .store(Arc::new(load(&self.certificate, &self.key)?));
        *self.seen.lock().unwrap_or_else(PoisonError::into_inner) = seen;
        Ok(())
    }

    /// Reads both files again if one of them changed since they were last read well. Returns whether
    /// they were read.
    ///
    /// # Errors
    /// As [`Certificate::read`]; again at every call until the files are repaired.
    pub fn reload_if_changed(&self) -> Result<bool, TlsError> {
        let seen = *self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen == self.stamps() {
            return Ok(false);
        }
        self.reload().map(|()| true)
    }

    /// The acceptor of one connection, with the pair of this moment.
    pub(super) fn acceptor(&self) -> TlsAcceptor {
        TlsAcceptor::from(self.current.load_full())
    }

    fn stamps(&self) -> Stamps {
        [&self.certificate, &self.key].map(|file| stamp(file))
    }
}

fn stamp(file: &Path) -> Option<(SystemTime, u64)> {
    let metadata = fs::metadata(file).ok()?;
    Some((metadata.modified().ok()?, metadata.len()))
}

fn load(certificate: &Path, key: &Path) -> Result<ServerConfig, TlsError> {
    let unreadable = |file: &Path| {
        let file = file.to_owned();
        move |error| TlsError::Unreadable(file, error)
    };
    let pem = read_pem(certificate).map_err(unreadable(certificate))?;
    let chain = CertificateDer::pem_slice_iter(&pem)
        .collect::<Result<Vec<_>, PemError>>()
        .ok()
        .filter(|chain| !chain.is_empty())
        .ok_or_else(|| TlsError::NoCertificate(certificate.to_owned()))?;
    if let Some(mode) = open_to_others(key).map_err(unreadable(key))? {
        return Err(TlsError::OpenToOthers(key.to_owned(), mode));
    }
    let pem = read_pem(key).map_err(unreadable(key))?;
    let secret =
        PrivateKeyDer::from_pem_slice(&pem).map_err(|_| TlsError::NoKey(key.to_owned()))?;
    let mut config = ServerConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()))
        .with_safe_default_protocol_versions()
        .map(|builder| builder.with_no_client_auth())
        .and_then(|builder| builder.with_single_cert(chain, secret))
        .map_err(|error| TlsError::NoPair(certificate.to_owned(), key.to_owned(), error))?;
    // The limits of a connection are those of HTTP/1.1: no other version is offered.
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(config)
}

/// Reads one of the two files: nothing that could block, as a pipe does, or fill the memory.
fn read_pem(file: &Path) -> io::Result<Vec<u8>> {
    let metadata = fs::metadata(file)?;
    if !metadata.is_file() || metadata.len() > PEM_MAX {
        return Err(io::Error::other("not a plain file of at most 1 MB"));
    }
    let mut pem = Vec::new();
    fs::File::open(file)?.take(PEM_MAX).read_to_end(&mut pem)?;
    Ok(pem)
}
