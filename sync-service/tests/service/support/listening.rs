//! A small server behind the bounds of connections that the service listens with.

use axum::Router;
use axum::routing::get;
use axum_server::Handle;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use sync_service::concurrency::{Bounds, ConcurrencyLimit};
use sync_service::serve::listen::listen;
use sync_service::serve::timeouts::ConnectionTimeouts;
use sync_service::serve::tls::Certificate;

/// A limit of time that a test waits for.
pub const SOON: Duration = Duration::from_millis(50);
/// A limit of time that a test never reaches.
pub const NEVER: Duration = Duration::from_secs(3600);
/// Limits that no test reaches.
pub const PATIENT: ConnectionTimeouts = ConnectionTimeouts {
    handshake: NEVER,
    headers: NEVER,
    write: NEVER,
};

/// A server on a free port: `/` answers "here", `/large` with 64 MiB.
pub struct Listening {
    pub address: SocketAddr,
    pub connections: Arc<ConcurrencyLimit>,
}

impl Listening {
    /// Starts one with room for a number of connections.
    pub fn start(
        total: usize,
        timeouts: ConnectionTimeouts,
        certificate: Option<&Arc<Certificate>>,
    ) -> Self {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let connections = ConcurrencyLimit::new(Bounds {
            total,
            per_network: total,
            per_site: total,
            proxies: Vec::new(),
        });
        let router = Router::new()
            .route("/", get(async || "here"))
            .route("/large", get(async || vec![b'x'; 64 << 20]));
        tokio::spawn(listen(
            listener,
            router,
            Arc::clone(&connections),
            timeouts,
            certificate.cloned(),
            Handle::new(),
        ));
        Self {
            address,
            connections,
        }
    }

    pub async fn until_none_is_open(&self) {
        while self.connections.held() > 0 {
            tokio::task::yield_now().await;
        }
    }
}
