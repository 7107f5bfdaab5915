//! File error → status and message, in the words of the storage protocol.

use crate::blobs::BlobError;
use crate::files::FileError;
use crate::routes::http::rejection::{Rejection, status};
use crate::routes::storage::conditions::Wanted;
use crate::store::StoreError;
use axum::http::StatusCode;
use std::time::Duration;
use sync_protocol::error_code::ErrorCode;

/// When a caller may try again while too much is under way.
const BUSY_WAIT: Duration = Duration::from_secs(2);

/// Returns the status of a read (RFC 9110, section 15).
pub(super) fn status_of(wanted: &Wanted) -> StatusCode {
    match wanted {
        Wanted::Whole => StatusCode::OK,
        Wanted::Part(_) => StatusCode::PARTIAL_CONTENT,
        Wanted::NotModified => StatusCode::NOT_MODIFIED,
        Wanted::Unsatisfiable => StatusCode::RANGE_NOT_SATISFIABLE,
    }
}

impl From<FileError> for Rejection {
    /// To the storage protocol's clients only the status counts: 401 to 404 end a call, 408 and 5xx
    /// are tried again for minutes.
    fn from(error: FileError) -> Self {
        let detailed = |code: ErrorCode, detail: &dyn std::fmt::Display| {
            Self::protocol(status(code), format!("{} : {detail}", code.wire()))
        };
        match error {
            FileError::Denied => ErrorCode::PermissionDenied.into(),
            FileError::NotFound => ErrorCode::NotFound.into(),
            FileError::Path => Self::field("name"),
            FileError::NotPdf(kind) => detailed(ErrorCode::FileNotPdf, &kind),
            FileError::TooLarge => ErrorCode::PayloadTooLarge.into(),
            FileError::Full => ErrorCode::QuotaExceeded.into(),
            FileError::Malformed(what) => detailed(ErrorCode::InvalidArgument, &what),
            FileError::Cut => ErrorCode::RequestTimeout.into(),
            FileError::Precondition => {
                Self::protocol(StatusCode::PRECONDITION_FAILED, error.to_string())
            }
            FileError::Busy | FileError::Blob(BlobError::Busy) => Self {
                wait: Some(BUSY_WAIT),
                ..Self::passing()
            },
            // The owner was deleted while the file came.
            FileError::Store(StoreError::Conflict) => ErrorCode::PermissionDenied.into(),
            FileError::Store(StoreError::Busy) => Self::passing(),
            FileError::Store(cause) => {
                tracing::error!(?cause, "a file call failed");
                Self::passing()
            }
            // Bytes that are gone do not come back when they are asked for again. The file can be
            // removed, or stored anew.
            FileError::Blob(BlobError::Store(object_store::Error::NotFound { .. })) => {
                tracing::error!("the bytes of a file are lost; check-files names them");
                ErrorCode::NotFound.into()
            }
            FileError::Blob(cause) => {
                tracing::error!(?cause, "the bytes of a file could not be kept or read");
                Self::passing()
            }
        }
    }
}
