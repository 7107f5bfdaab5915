//! Extractor: what network and headers say of a client that signs in.

use crate::accounts::device;
use crate::accounts::first_factor::ClientFacts;
use crate::app::App;
use crate::routes::http::client_address::ClientAddress;
use crate::routes::http::extract::Language;
use axum::extract::FromRequestParts;
use axum::http::header::USER_AGENT;
use axum::http::request::Parts;
use std::convert::Infallible;
use std::sync::Arc;

/// Who signs in, as far as it can be told.
pub struct Client(pub ClientFacts);

impl FromRequestParts<Arc<App>> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let ClientAddress(address) = ClientAddress::from_request_parts(parts, app).await?;
        let Language(language) = Language::from_request_parts(parts, app).await?;
        let agent = parts.headers.get(USER_AGENT);
        let agent = agent.and_then(|value| value.to_str().ok());
        Ok(Self(ClientFacts {
            address,
            device: device::describe(agent.unwrap_or_default()),
            language,
        }))
    }
}
