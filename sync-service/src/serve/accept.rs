//! Takes connections: within the bounds, and only as long as the peer reads what it asked for.

use super::timeouts::ConnectionTimeouts;
use super::tls::Certificate;
use crate::concurrency::{ConcurrencyLimit, Permit};
use axum_server::accept::Accept;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::{Sleep, sleep, timeout};
use tokio_io_timeout::TimeoutStream;

/// Refusals that are told at once; beyond them a connection is closed without a word.
const REFUSALS_MAX: usize = 64;
/// Time to tell a refusal, and bytes of the request that are read for it.
const REFUSAL_TIME: Duration = Duration::from_secs(2);
const REFUSAL_READ: u64 = 16 * 1024;
const REFUSAL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n\
    access-control-allow-origin: *\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/// Admits connections within the bounds.
#[derive(Clone)]
pub struct Gate {
    connections: Arc<ConcurrencyLimit>,
    refusals: Arc<Semaphore>,
    timeouts: ConnectionTimeouts,
    certificate: Option<Arc<Certificate>>,
}

impl Gate {
    /// Admits what these bounds admit, as long as these times allow. With a certificate it speaks TLS.
    pub fn new(
        connections: Arc<ConcurrencyLimit>,
        timeouts: ConnectionTimeouts,
        certificate: Option<Arc<Certificate>>,
    ) -> Self {
        Self {
            connections,
            refusals: Arc::new(Semaphore::new(REFUSALS_MAX)),
            timeouts,
            certificate,
        }
    }

    async fn refuse(&self, stream: TcpStream) -> io::Error {
        // A handshake costs more than a refusal may: a connection with TLS is closed without a word.
        if self.certificate.is_none()
            && let Ok(_turn) = self.refusals.try_acquire()
        {
            // A peer that doesn't wait for the answer has lost it; nothing else depends on it.
            let _ = timeout(REFUSAL_TIME, tell_refusal(stream)).await;
        }
        io::Error::other("too many connections")
    }

    /// Shakes hands, if there is a certificate. The time to write stays that of the socket below.
    async fn open(&self, socket: TimeoutStream<TcpStream>) -> io::Result<Pin<Box<dyn Duplex>>> {
        let Some(certificate) = &self.certificate else {
            return Ok(Box::pin(socket));
        };
        let handshake = certificate.acceptor().accept(Box::pin(socket));
        let opened = timeout(self.timeouts.handshake, handshake).await??;
        Ok(Box::pin(opened))
    }
}

/// A connection's bytes, in clear text or inside TLS.
trait Duplex: AsyncRead + AsyncWrite + Send {}

impl<S: AsyncRead + AsyncWrite + Send> Duplex for S {}

/// Answers, then reads what the peer still sends: closing earlier would make it lose the answer
/// (RFC 9112, section 9.6).
async fn tell_refusal(mut stream: TcpStream) -> io::Result<()> {
    stream.write_all(REFUSAL).await?;
    stream.shutdown().await?;
    tokio::io::copy(&mut stream.take(REFUSAL_READ), &mut tokio::io::sink()).await?;
    Ok(())
}

impl<S: Send + 'static> Accept<TcpStream, S> for Gate {
    type Stream = Admitted;
    type Service = S;
    type Future = Pin<Box<dyn Future<Output = io::Result<(Admitted, S)>> + Send>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let gate = self.clone();
        Box::pin(async move {
            let peer = stream.peer_addr()?.ip();
            let Some(permit) = gate.connections.acquire(peer, 1) else {
                return Err(gate.refuse(stream).await);
            };
            stream.set_nodelay(true)?;
            let mut socket = TimeoutStream::new(stream);
            socket.set_write_timeout(Some(gate.timeouts.write));
            let admitted = Admitted {
                stream: gate.open(socket).await?,
                opening: Some(Opening {
                    bytes: 0,
                    is_preface: true,
                    deadline: Box::pin(sleep(gate.timeouts.headers)),
                }),
                _permit: permit,
            };
            Ok((admitted, service))
        })
    }
}

/// A connection that was admitted.
pub struct Admitted {
    stream: Pin<Box<dyn Duplex>>,
    opening: Option<Opening>,
    _permit: Permit,
}

/// What a client of HTTP/2 sends first (RFC 9113, section 3.4).
const PREFACE: &[u8; 24] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

/// The first bytes of a connection. The HTTP library tells versions apart by them: it waits for them
/// without a limit of time, and speaks HTTP/2 on clear text even when it is told to speak HTTP/1 only.
struct Opening {
    bytes: usize,
    is_preface: bool,
    deadline: Pin<Box<Sleep>>,
}

impl Opening {
    /// Takes what was read; the opening is over when the version can be told.
    fn is_over(&mut self, read: &[u8]) -> io::Result<bool> {
        let expected = PREFACE.iter().skip(self.bytes);
        self.is_preface &= read
            .iter()
            .zip(expected)
            .all(|(byte, expected)| byte == expected);
        self.bytes += read.len();
        let is_over = self.bytes >= PREFACE.len();
        if is_over && self.is_preface {
            return Err(io::Error::new(
                io::ErrorKind::Unsupported,
                "HTTP/2 on clear text",
            ));
        }
        Ok(is_over)
    }
}

impl AsyncRead for Admitted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let poll = self.stream.as_mut().poll_read(context, buffer);
        if let Some(opening) = &mut self.opening {
            if opening.is_over(&buffer.filled()[before..])? {
                self.opening = None;
            } else if poll.is_pending() && opening.deadline.as_mut().poll(context).is_ready() {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
        }
        poll
    }
}

impl AsyncWrite for Admitted {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_shutdown(context)
    }
}
