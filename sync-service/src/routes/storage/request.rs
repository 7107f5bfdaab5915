//! What all storage calls read of a request: its bucket and its body.

use crate::app::App;
use crate::files::FileError;
use crate::files::content::Incoming;
use axum::body::Body;
use futures_util::StreamExt;

/// The content type of a file whose uploader names none.
pub(super) const UNKNOWN: &str = "application/octet-stream";
/// Largest JSON description of a file, in bytes.
pub(super) const DESCRIPTION_MAX: usize = 64 * 1024;

/// Fails with [`FileError::Denied`] unless a call names the one bucket of this installation.
pub(super) fn check_bucket(app: &App, bucket: &str) -> Result<(), FileError> {
    (bucket == app.project.storage_bucket)
        .then_some(())
        .ok_or(FileError::Denied)
}

/// Returns the body as a stream of bytes.
pub(super) fn incoming(body: Body) -> Incoming<'static> {
    Box::pin(
        body.into_data_stream()
            .map(|piece| piece.map_err(|_| FileError::Cut)),
    )
}
