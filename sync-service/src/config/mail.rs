//! Settings of mails.

use super::names::host;
use crate::email_address::EmailAddress;
use crate::mail::smtp::Protection;
use clap::Args;
use std::net::IpAddr;
use std::path::PathBuf;

/// How mails leave.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Mail")]
pub struct MailConfig {
    /// Where messages of the contact form go, and the address behind "Deliver Email"
    #[arg(
        long,
        env = "NB_CONTACT_EMAIL",
        value_name = "ADDRESS",
        default_value = "contact@new-beginnings.example"
    )]
    pub contact_email: EmailAddress,

    /// Sender of every mail; the contact address when not set
    #[arg(long, env = "NB_MAIL_FROM", value_name = "ADDRESS")]
    pub mail_from: Option<String>,

    /// Mail server; without one, mails become files in DIR/mail
    #[arg(long, env = "NB_SMTP_HOST", value_name = "HOST", value_parser = host)]
    pub smtp_host: Option<String>,

    /// Port of the mail server; the usual one of its protection when not set
    #[arg(
        long,
        env = "NB_SMTP_PORT",
        value_name = "PORT",
        requires = "smtp_host"
    )]
    pub smtp_port: Option<u16>,

    /// Protection of the connection to the mail server; "none" only for one on this machine
    #[arg(
        long,
        env = "NB_SMTP_PROTECTION",
        value_name = "KIND",
        default_value = "tls"
    )]
    pub smtp_protection: Protection,

    /// Account at the mail server
    #[arg(long, env = "NB_SMTP_USER", value_name = "NAME", requires_all = ["smtp_host", "smtp_password_file"])]
    pub smtp_user: Option<String>,

    /// File that holds the password of the account, so that no process list shows it
    #[arg(
        long,
        env = "NB_SMTP_PASSWORD_FILE",
        value_name = "FILE",
        requires = "smtp_user"
    )]
    pub smtp_password_file: Option<PathBuf>,
}

impl MailConfig {
    /// Refuses to send mails and a password over a network where everyone can read them.
    pub fn check(&self) -> anyhow::Result<()> {
        let Some(host) = &self.smtp_host else {
            return Ok(());
        };
        let is_here = host == "localhost"
            || host
                .parse::<IpAddr>()
                .is_ok_and(|address| address.is_loopback());
        anyhow::ensure!(
            is_here || self.smtp_protection != Protection::None,
            "--smtp-protection none is only for a mail server on this machine; for {host} use tls or \
             starttls"
        );
        Ok(())
    }
}
