//! `POST /contact`: a message of the contact form (CON-2)

use crate::app::App;
use crate::contact::receive;
use crate::routes::http::client_address::ClientAddress;
use crate::routes::http::extract::Body;
use crate::routes::http::rejection::Rejection;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;
use sync_protocol::contact::ContactMessage;

/// Stores a message and queues its mail, once per key.
pub async fn send(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Body(message): Body<ContactMessage>,
) -> Result<StatusCode, Rejection> {
    app.contact_rate_limit
        .admit(address)
        .map_err(Rejection::later)?;
    receive(
        app.store.as_ref(),
        app.clock.as_ref(),
        &app.contact_email,
        &message,
    )
    .await?;
    Ok(StatusCode::NO_CONTENT)
}
