//! TLS to the database. The server's certificate and name are always checked.

use crate::store::StoreError;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use std::io;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::{TlsConnector, client};

/// Makes connections with TLS.
#[derive(Clone)]
pub(super) struct Tls(TlsConnector);

impl Tls {
    /// Trusts the certificates of a file, or those of the system.
    pub(super) fn new(certificates: Option<&Path>) -> Result<Self, StoreError> {
        let mut roots = RootCertStore::empty();
        match certificates {
            Some(file) => {
                for certificate in
                    CertificateDer::pem_file_iter(file).map_err(|_| unusable(file))?
                {
                    let certificate = certificate.map_err(|_| unusable(file))?;
                    roots.add(certificate).map_err(|_| unusable(file))?;
                }
                if roots.is_empty() {
                    return Err(unusable(file));
                }
            }
            None => {
                let found = rustls_native_certs::load_native_certs();
                roots.add_parsable_certificates(found.certs);
            }
        }
        let provider = Arc::new(rustls::crypto::aws_lc_rs::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| StoreError::Unavailable(error.into()))?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Self(Arc::new(config).into()))
    }
}

fn unusable(file: &Path) -> StoreError {
    StoreError::Refused(format!(
        "{}, which sslrootcert or --database-certificates names, holds no certificate (PEM) that can be \
         read",
        file.display()
    ))
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> MakeTlsConnect<S> for Tls {
    type Stream = Stream<S>;
    type TlsConnect = Connect;
    type Error = rustls::pki_types::InvalidDnsNameError;

    fn make_tls_connect(&mut self, host: &str) -> Result<Connect, Self::Error> {
        let host = ServerName::try_from(host.to_owned())?;
        Ok(Connect(self.0.clone(), host))
    }
}

/// A handshake that begins.
pub(super) struct Connect(TlsConnector, ServerName<'static>);

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> TlsConnect<S> for Connect {
    type Stream = Stream<S>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Stream<S>>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move { self.0.connect(self.1, stream).await.map(Stream) })
    }
}

/// A connection with TLS. It is not bound to its channel (RFC 5929): the certificate is checked.
pub(super) struct Stream<S>(client::TlsStream<S>);

impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for Stream<S> {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Stream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, buffer)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Stream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}
