//! Listens: HTTP/1.1 only, with bounds on connections, headers and time.

use super::accept::Gate;
use super::timeouts::ConnectionTimeouts;
use super::tls::Certificate;
use crate::concurrency::ConcurrencyLimit;
use axum::Router;
use axum_server::Handle;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;

/// The most bytes of a request's headers.
const HEADERS_MAX: usize = 16 * 1024;

/// Serves until the handle says stop, with TLS if there is a certificate.
pub async fn listen(
    listener: TcpListener,
    router: Router,
    connections: Arc<ConcurrencyLimit>,
    timeouts: ConnectionTimeouts,
    certificate: Option<Arc<Certificate>>,
    handle: Handle<SocketAddr>,
) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    let mut server = axum_server::from_tcp(listener)?
        .handle(handle)
        .acceptor(Gate::new(connections, timeouts, certificate));
    // Set on the builder because the server's own `http1_only` takes away the upgrade to a WebSocket.
    let mut builder = Builder::new(TokioExecutor::new()).http1_only();
    builder
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(timeouts.headers)
        .max_buf_size(HEADERS_MAX);
    *server.http_builder() = builder;
    server
        .serve(router.into_make_service_with_connect_info::<SocketAddr>())
        .await
}

/// Raises the limit of open files to what the system allows, and returns it.
#[cfg(target_os = "linux")]
pub fn raise_file_limit() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let wanted = Rlimit {
        current: maximum,
        maximum,
    };
    // A system that refuses leaves the limit as it was, which is read again.
    let _ = setrlimit(Resource::Nofile, wanted);
    getrlimit(Resource::Nofile).current
}

/// Other systems bound open files differently.
#[cfg(not(target_os = "linux"))]
pub fn raise_file_limit() -> Option<u64> {
    None
}
