//! Mails through a mail server.

use super::Transport;
use super::error::SendError;
use crate::uid::Uid;
use async_trait::async_trait;
use clap::ValueEnum;
use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::Credentials;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use std::time::Duration;

/// How long a server may take for one answer; the whole try is limited by the worker.
const TIMEOUT: Duration = Duration::from_secs(30);

/// How the connection to the mail server is protected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Protection {
    /// TLS from the first byte (RFC 8314), usually port 465.
    Tls,
    /// STARTTLS, required, usually port 587.
    Starttls,
    /// None; only for a mail server on this machine.
    None,
}

/// A mail server. Every mail has a connection of its own, so that one that hangs holds up no other.
pub struct Smtp(AsyncSmtpTransport<Tokio1Executor>);

impl Smtp {
    /// Prepares the connection; nothing is sent yet.
    pub fn new(
        host: &str,
        port: Option<u16>,
        protection: Protection,
        account: Option<(String, String)>,
    ) -> Result<Self, Error> {
        let builder = match protection {
            Protection::Tls => AsyncSmtpTransport::<Tokio1Executor>::relay(host)?,
            Protection::Starttls => AsyncSmtpTransport::<Tokio1Executor>::starttls_relay(host)?,
            Protection::None => AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(host),
        };
        let builder = port
            .into_iter()
            .fold(builder.timeout(Some(TIMEOUT)), |it, port| it.port(port));
        let builder = account
            .into_iter()
            .fold(builder, |builder, (user, password)| {
                builder.credentials(Credentials::new(user, password))
            });
        Ok(Self(builder.build()))
    }
}

#[async_trait]
impl Transport for Smtp {
    async fn send(&self, message: Message, _: Option<&Uid>) -> Result<(), SendError> {
        Ok(self.0.send(message).await.map(drop)?)
    }
}
