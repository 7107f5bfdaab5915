//! What a handler reads of an address. The extractors of axum refuse in plain text, which no client
//! of ours understands; `clippy.toml` keeps them out of all other files.

#![expect(clippy::disallowed_types, reason = "this file wraps them")]

use crate::routes::http::rejection::Rejection;
use axum::extract::FromRequestParts;
use axum::http::Uri;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use sync_protocol::error_code::ErrorCode;

/// The named parts of a path.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Rejection> {
        let path = axum::extract::Path::from_request_parts(parts, state).await;
        path.map(|path| Self(path.0))
            .map_err(|_| ErrorCode::InvalidArgument.into())
    }
}

/// The query.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> Query<T> {
    /// Reads the query of an address.
    pub fn of_uri(uri: &Uri) -> Result<Self, Rejection> {
        let query = axum::extract::Query::try_from_uri(uri);
        query
            .map(|query| Self(query.0))
            .map_err(|error| match named(&error.body_text()) {
                Some(name) => Rejection::field(name),
                None => ErrorCode::InvalidArgument.into(),
            })
    }
}

/// The name of the value that an error of the reader is about, when it is one of ours: `…: page: invalid digit`.
fn named(error: &str) -> Option<&str> {
    let name = error.split(": ").nth(1)?;
    let is_name = |it: char| it.is_ascii_lowercase() || matches!(it, '_' | '-');
    (!name.is_empty() && name.chars().all(is_name)).then_some(name)
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Rejection> {
        Self::of_uri(&parts.uri)
    }
}
