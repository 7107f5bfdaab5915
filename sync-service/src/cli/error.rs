//! What a command says when it fails: one line, and for files and folders what to do about it.

use crate::accounts::AccountError;
use crate::desk::DeskError;
use crate::fleet::FleetError;
use crate::listings::import_error::ImportError;
use crate::store::StoreError;
use std::io::{self, ErrorKind};
use std::process::ExitCode;

/// The command was asked for something that it cannot do as it was written. Says why in one sentence.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Refused(pub String);

/// Returns 2 for a command that was refused, as for one that cannot be parsed, and 1 when the service, its disk or
/// its network failed.
pub fn exit_code(error: &anyhow::Error) -> ExitCode {
    match error.is::<Refused>() {
        true => ExitCode::from(2),
        false => ExitCode::FAILURE,
    }
}

/// Says in one sentence what was asked for wrongly, unless the store, the disk or the network failed.
pub(super) fn refused(error: anyhow::Error) -> anyhow::Error {
    match error.is::<Refused>() || is_fault(&error) {
        true => error,
        false => Refused(in_one_sentence(&error)).into(),
    }
}

/// Whether the store, the disk or the network failed.
fn is_fault(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let is_of_store = matches!(cause.downcast_ref(), Some(DeskError::Store(_)))
            || matches!(
                cause.downcast_ref(),
                Some(AccountError::Store(_) | AccountError::Later(_))
            )
            || matches!(cause.downcast_ref(), Some(FleetError::Store(_)))
            || matches!(cause.downcast_ref(), Some(ImportError::Store(_)));
        is_of_store || cause.is::<StoreError>() || cause.is::<io::Error>()
    })
}

/// What is wrong, without the cause of a thing that is not there.
fn in_one_sentence(error: &anyhow::Error) -> String {
    match error.root_cause().downcast_ref() {
        Some(DeskError::NotFound) => error.to_string(),
        _ => words(error),
    }
}

/// Returns the line.
pub fn sentence(error: &anyhow::Error) -> String {
    format!("Error: {}", words(error))
}

/// Returns the causes of an error, the outermost first. The faults of the system (such as `ENOENT`)
/// are in words.
pub fn words(error: &anyhow::Error) -> String {
    let mut parts: Vec<String> = Vec::new();
    for cause in error.chain() {
        let words = cause.downcast_ref().and_then(words_of);
        let text = words.map_or_else(|| cause.to_string(), str::to_owned);
        // Many errors say what their cause says.
        if !parts.iter().any(|part| part.contains(&text)) {
            parts.push(text);
        }
    }
    parts.join(": ")
}

/// An error of the desk, with the words for what is not there.
pub fn not_there(error: DeskError, missing: &'static str) -> anyhow::Error {
    match error {
        DeskError::NotFound => anyhow::anyhow!(missing),
        error => error.into(),
    }
}

/// What went wrong with a file or folder, and what to do.
fn words_of(error: &io::Error) -> Option<&'static str> {
    Some(match error.kind() {
        ErrorKind::NotFound => "it is not there; check the name",
        ErrorKind::PermissionDenied => {
            "this user may not use it; run the command as the user of the service"
        }
        ErrorKind::NotADirectory => "a part of it is a file; name a folder",
        ErrorKind::IsADirectory => "it is a folder; name a file",
        ErrorKind::AlreadyExists => "something else has this name; choose another",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "the disk is full; make room",
        ErrorKind::ReadOnlyFilesystem => "nothing can be written there; choose another folder",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::Context;

    #[test]
    fn an_error_is_one_line_and_says_nothing_twice() {
        let missing = || Err::<(), _>(io::Error::from(ErrorKind::NotFound));
        let error = missing().context("keys").unwrap_err();
        assert_eq!(
            sentence(&error),
            "Error: keys: it is not there; check the name"
        );
        let error = anyhow::anyhow!("line 2: bad").context("a.csv: line 2: bad");
        assert_eq!(sentence(&error), "Error: a.csv: line 2: bad");
    }
}
