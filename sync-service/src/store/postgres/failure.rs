//! Errors of the database, without the values that they are about.

use super::advice::{advice, is_full, is_of_certificate};
use crate::store::StoreError;
use deadpool_postgres::{HookError, PoolError, TimeoutType};
use std::error::Error;
use std::fmt;
use tokio_postgres::error::{DbError, SqlState};

/// A failure of the database, with what to do where an operator can do something. The details and
/// hints of PostgreSQL name values, so they are left out.
#[derive(thiserror::Error)]
#[error("PostgreSQL: {text}")]
pub(super) struct Failure {
    text: String,
    kind: Kind,
}

/// The log writes errors this way.
impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What a failure says of the call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// It collided with another transaction and was rolled back.
    Met,
    /// The connection is gone, or leads to a server that only reads.
    Lost,
    /// The server has no connection, disk or memory left, and has changed nothing.
    Full,
    /// The server says nothing, so nothing was changed. Trying again at once would only make the caller wait longer.
    Silent,
    /// The connection is gone, and the change may have been made.
    Uncertain,
    /// A value holds the character U+0000, which PostgreSQL keeps in no text.
    Null,
    /// Anything else.
    Other,
}

impl From<&tokio_postgres::Error> for Failure {
    fn from(error: &tokio_postgres::Error) -> Self {
        let text = match error.as_db_error() {
            Some(told) => text_of(told),
            None => match error.source() {
                Some(cause) => format!("{error}: {cause}"),
                None => error.to_string(),
            },
        };
        Self {
            text: match advice(error) {
                Some(advice) => format!("{text}. {advice}"),
                None => text,
            },
            kind: kind_of(error),
        }
    }
}

/// Classes 22 and 23 are about values, which their messages may repeat.
fn text_of(told: &DbError) -> String {
    let code = told.code().code();
    if code.starts_with("22") || code.starts_with("23") {
        format!("error {code} {}", told.constraint().unwrap_or_default())
    } else {
        format!("{} ({code})", told.message())
    }
}

fn kind_of(error: &tokio_postgres::Error) -> Kind {
    let Some(code) = error.code() else {
        let is_io = error
            .source()
            .is_some_and(<dyn Error>::is::<std::io::Error>);
        return if error.is_closed() || (is_io && !is_of_certificate(error)) {
            Kind::Lost
        } else {
            Kind::Other
        };
    };
    let met = [
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
    ];
    let lost = [
        SqlState::READ_ONLY_SQL_TRANSACTION,
        SqlState::ADMIN_SHUTDOWN,
        SqlState::CRASH_SHUTDOWN,
        SqlState::CANNOT_CONNECT_NOW,
    ];
    if *code == SqlState::CHARACTER_NOT_IN_REPERTOIRE {
        Kind::Null
    } else if met.contains(code) {
        Kind::Met
    } else if lost.contains(code) {
        Kind::Lost
    } else if is_full(code) {
        Kind::Full
    } else {
        Kind::Other
    }
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        let busy = [SqlState::LOCK_NOT_AVAILABLE, SqlState::QUERY_CANCELED];
        match error.code() {
            Some(code) if code.code().starts_with("23") => Self::Conflict,
            Some(code) if busy.contains(code) => Self::Busy,
            _ => Self::Unavailable(Failure::from(&error).into()),
        }
    }
}

impl From<PoolError> for StoreError {
    fn from(error: PoolError) -> Self {
        match error {
            // The hook sets the limits of a new connection.
            PoolError::Backend(error) | PoolError::PostCreateHook(HookError::Backend(error)) => {
                error.into()
            }
            PoolError::Timeout(TimeoutType::Wait) => Self::Busy,
            PoolError::Timeout(_) => Self::Unavailable(silent().into()),
            error => Self::Unavailable(error.into()),
        }
    }
}

/// The server took the connection and then said nothing.
fn silent() -> Failure {
    Failure {
        text: "a new connection got no answer in time. Look whether the server runs, and whether a firewall drops \
               what it sends"
            .into(),
        kind: Kind::Silent,
    }
}

/// An error whose change may have been made, when the connection was lost.
pub(super) fn uncertain(error: StoreError) -> StoreError {
    match failure(&error) {
        Some(Failure { text, kind }) if *kind == Kind::Lost => StoreError::Unavailable(
            Failure {
                text: text.clone(),
                kind: Kind::Uncertain,
            }
            .into(),
        ),
        _ => error,
    }
}

/// Returns whether a failed call has changed nothing and may succeed when it is repeated.
pub(super) fn may_be_tried_again(error: &StoreError) -> bool {
    failure(error).is_some_and(|failure| matches!(failure.kind, Kind::Met | Kind::Lost))
}

/// Returns whether the database is unreachable, full or busy, so that a later call may succeed.
pub(super) fn is_passing(error: &StoreError) -> bool {
    let kind = failure(error).map(|failure| failure.kind);
    let passing = [
        Kind::Met,
        Kind::Lost,
        Kind::Full,
        Kind::Silent,
        Kind::Uncertain,
    ];
    kind.is_some_and(|kind| passing.contains(&kind))
}

/// Whether a value of the call holds the character U+0000.
pub(super) fn has_null(error: &StoreError) -> bool {
    failure(error).is_some_and(|failure| failure.kind == Kind::Null)
}

/// Returns whether the connection of a failed call is broken.
pub(super) fn is_lost(error: &StoreError) -> bool {
    failure(error).is_some_and(|failure| matches!(failure.kind, Kind::Lost | Kind::Uncertain))
}

fn failure(error: &StoreError) -> Option<&Failure> {
    match error {
        StoreError::Unavailable(cause) => cause.downcast_ref(),
        _ => None,
    }
}
