//! Answers of the database calls: `{"error": "text"}` and a status.

use crate::database::DatabaseError;
use crate::database::node::DataError;
use crate::database::order::digest;
use crate::store::StoreError;
use axum::Json;
use axum::http::header::ETAG;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// The digest as the header `ETag` carries it.
pub fn etag(value: &Value) -> String {
    match value {
        Value::Null => "null_etag".into(),
        value => digest(value),
    }
}

/// A refusal in the shape of the protocol.
pub struct DatabaseRejection(pub DatabaseError);

impl From<DatabaseError> for DatabaseRejection {
    fn from(error: DatabaseError) -> Self {
        Self(error)
    }
}

impl From<DataError> for DatabaseRejection {
    fn from(error: DataError) -> Self {
        Self(error.into())
    }
}

impl IntoResponse for DatabaseRejection {
    fn into_response(self) -> Response {
        let text = self.0.to_string();
        let refused = |status: StatusCode| (status, Json(json!({ "error": text }))).into_response();
        match self.0 {
            // The owner was deleted while the value came.
            DatabaseError::Denied | DatabaseError::Store(StoreError::Conflict) => {
                let body = Json(json!({ "error": "Permission denied" }));
                (StatusCode::UNAUTHORIZED, body).into_response()
            }
            DatabaseError::Data(_) => refused(StatusCode::BAD_REQUEST),
            DatabaseError::TooLarge => refused(StatusCode::PAYLOAD_TOO_LARGE),
            DatabaseError::Stale(now) => {
                let mut response = Json(crate::database::node::plain(&now)).into_response();
                *response.status_mut() = StatusCode::PRECONDITION_FAILED;
                with_etag(response, &now)
            }
            DatabaseError::Store(cause) => {
                tracing::error!(?cause, "a database call failed");
                let body = Json(json!({ "error": "Service unavailable" }));
                (StatusCode::SERVICE_UNAVAILABLE, body).into_response()
            }
        }
    }
}

/// An answer that tells the digest of a value.
pub fn with_etag(mut response: Response, value: &Value) -> Response {
    if let Ok(tag) = HeaderValue::from_str(&etag(value)) {
        response.headers_mut().insert(ETAG, tag);
    }
    response
}
