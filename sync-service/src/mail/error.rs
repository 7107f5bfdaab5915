//! Why a transport did not take a mail, in words that are safe to log.
//!
//! A mail server repeats the address, and sometimes the text, in what it answers. So what is logged
//! and kept is a [`Reason`]; the answer itself is for the operator who sends a test mail.

use std::error::Error;
use std::fmt;
use std::io;

/// Why a mail was not taken, without a word of the mail or of the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// The mail server answered with this code (RFC 5321, section 4.2.3).
    Answer(u16),
    /// No answer in time.
    TimedOut,
    /// The connection was not protected as demanded.
    Tls,
    /// There is no connection to the mail server.
    Connection,
    /// The folder for mails cannot be written.
    Folder(io::ErrorKind),
    /// Address or subject cannot be written as RFC 5322 demands.
    Malformed,
}

impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Answer(code) => write!(out, "the mail server answered {code}"),
            Self::TimedOut => out.write_str("the mail server did not answer in time"),
            Self::Tls => out.write_str("no protected connection to the mail server"),
            Self::Connection => out.write_str("no connection to the mail server"),
            Self::Folder(kind) => write!(out, "the folder for mails: {kind}"),
            Self::Malformed => out.write_str("the address or the subject is malformed"),
        }
    }
}

/// A mail was not taken.
#[derive(Debug, thiserror::Error)]
#[error("{reason}")]
pub struct SendError {
    /// Whether a later try can succeed.
    pub is_passing: bool,
    /// Why; safe to log.
    pub reason: Reason,
    /// The whole story, which may name people. Never logged.
    #[source]
    pub story: Box<dyn Error + Send + Sync>,
}

impl SendError {
    /// A later try may succeed.
    pub fn later(reason: Reason, story: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self {
            is_passing: true,
            reason,
            story: story.into(),
        }
    }

    /// No try can succeed: the mail itself cannot be sent.
    pub fn never(reason: Reason, story: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self {
            is_passing: false,
            ..Self::later(reason, story)
        }
    }
}

impl From<lettre::transport::smtp::Error> for SendError {
    /// Only what a server says of the recipient is final. A wrong password, a closed server or a
    /// blocked sender (also 5xx) is put right by the operator, and then the mails leave.
    fn from(error: lettre::transport::smtp::Error) -> Self {
        if let Some(code) = error.status().map(u16::from) {
            let reason = Reason::Answer(code);
            return match code {
                550 | 551 | 552 | 553 | 556 => Self::never(reason, error),
                _ => Self::later(reason, error),
            };
        }
        let reason = if error.is_timeout() {
            Reason::TimedOut
        } else if error.is_tls() {
            Reason::Tls
        } else {
            Reason::Connection
        };
        Self::later(reason, error)
    }
}

/// A try that was cut off because it took too long.
#[derive(Debug, thiserror::Error)]
#[error("the try took too long")]
pub struct TooSlow;
