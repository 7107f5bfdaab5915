//! The connection of a socket. A client that does not read is dropped.

use super::frames::pieces;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use std::time::Duration;
use tokio::time::timeout;

/// A whole message may take this many times as long as one frame.
const FRAMES_OF_PATIENCE: u32 = 4;
/// How long a client has to answer the end of its socket.
const CLOSING: Duration = Duration::from_secs(2);

/// The connection has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gone;

/// A connection.
pub struct Link {
    socket: WebSocket,
    stall: Duration,
}

impl Link {
    /// Takes a socket that drops a client who reads nothing for this long.
    pub fn new(socket: WebSocket, stall: Duration) -> Self {
        Self { socket, stall }
    }

    /// Sends a message, and everything that waits to be sent.
    pub async fn send(&mut self, message: &str) -> Result<(), Gone> {
        self.feed(message).await?;
        self.flush().await
    }

    /// Takes a message, cut into frames, to be sent with the next one: two packets for a push and
    /// an answer would wait for each other on the network.
    pub async fn feed(&mut self, message: &str) -> Result<(), Gone> {
        let patience = self.stall * FRAMES_OF_PATIENCE;
        let frames = async {
            for piece in pieces(message) {
                let fed = self.socket.feed(Message::Text(piece.into()));
                in_time(self.stall, fed).await?;
            }
            Ok(())
        };
        timeout(patience, frames).await.map_err(|_| Gone)?
    }

    /// Sends what waits to be sent.
    pub async fn flush(&mut self) -> Result<(), Gone> {
        in_time(self.stall, self.socket.flush()).await
    }

    /// Ends the socket after what was sent. What the client is still sending is read and dropped for a
    /// moment: a connection that is closed with unread bytes may lose what was sent on it.
    pub async fn close(&mut self) -> Gone {
        let closing = async {
            if self.socket.send(Message::Close(None)).await.is_ok() {
                while let Some(Ok(_)) = self.socket.recv().await {}
            }
        };
        let _ = timeout(CLOSING, closing).await;
        Gone
    }

    /// Receives a frame; `None` for one without text.
    pub async fn receive(&mut self) -> Result<Option<Utf8Bytes>, Gone> {
        match self.socket.recv().await {
            Some(Ok(Message::Text(text))) => Ok(Some(text)),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
            _ => Err(Gone),
        }
    }
}

async fn in_time<E>(
    patience: Duration,
    sending: impl Future<Output = Result<(), E>>,
) -> Result<(), Gone> {
    let sent = timeout(patience, sending).await.map_err(|_| Gone)?;
    sent.map_err(|_| Gone)
}
