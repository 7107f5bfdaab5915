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
use tokio::net::TcpSocket;

/// Connections that may wait to be accepted, if the system allows as many. Beyond them the system
/// drops what a client sends first, and the client tries again after a second.
const WAITING_MAX: u32 = 4096;

/// The most bytes of a request's headers.
const HEADERS_MAX: usize = 16 * 1024;

/// Binds an address, so that a flood of connections does not keep others waiting. The standard
/// library lets 128 wait.
///
/// # Errors
/// The address is in use, or not one of this machine.
pub fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    // A service that starts again need not wait for connections of the one before. On Windows this
    // would let two programs have one address.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(WAITING_MAX)?.into_std()
}

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

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::net::TcpStream;
    use std::time::Duration;

    #[tokio::test]
    async fn three_hundred_connections_wait_to_be_accepted() {
        let listener = bind(SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
        let address = listener.local_addr().unwrap();
        // Only for a connection that is never taken: the others take no time.
        let patience = Duration::from_secs(60);
        let waiting: io::Result<Vec<TcpStream>> = (0..300)
            .map(|_| TcpStream::connect_timeout(&address, patience))
            .collect();
        assert_eq!(waiting.unwrap().len(), 300);
    }
}
