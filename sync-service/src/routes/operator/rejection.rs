//! The refusals of the operator's listener.

use crate::store::StoreError;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

/// Rejects a request that names this machine in a way that is not allowed.
pub(super) fn other_host() -> Response {
    let message = "This page is opened by the address of its machine. \
        To open it by a name, start the service with --operator-host NAME.\n";
    (StatusCode::MISDIRECTED_REQUEST, message).into_response()
}

/// The store cannot be read.
pub(super) struct Unavailable;

impl From<StoreError> for Unavailable {
    fn from(error: StoreError) -> Self {
        tracing::error!(cause = ?error, "the operator's page could not be made");
        Self
    }
}

impl IntoResponse for Unavailable {
    fn into_response(self) -> Response {
        (
            StatusCode::SERVICE_UNAVAILABLE,
            "The store cannot be read.\n",
        )
            .into_response()
    }
}
