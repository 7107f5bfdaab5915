//! How long a connection waits for its peer.

use std::time::Duration;

/// Time-outs of a connection.
#[derive(Debug, Clone, Copy)]
pub struct ConnectionTimeouts {
    /// From the opening of a connection with TLS to the end of its handshake.
    pub handshake: Duration,
    /// From its opening (with TLS: its handshake), or from the last answer on it, to the end of a request's headers.
    pub headers: Duration,
    /// While the peer takes nothing of an answer.
    pub write: Duration,
}

impl Default for ConnectionTimeouts {
    fn default() -> Self {
        Self {
            handshake: Duration::from_secs(10),
            headers: Duration::from_secs(10),
            write: Duration::from_secs(30),
        }
    }
}
