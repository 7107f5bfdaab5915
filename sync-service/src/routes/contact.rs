//! `POST /contact`: a message of the contact form (CON-2)

use super::App;
use super::caller::{Body, Caller};
use super::rejection::Rejection;
use crate::contact::receive;
use axum::extract::State;
use axum::http::StatusCode;
use sync_protocol::contact::ContactMessage;

/// Stores a message and queues its mail, once per key.
pub async fn send(
    State(app): State<App>,
    Caller(address): Caller,
    Body(message): Body<ContactMessage>,
) -> Result<StatusCode, Rejection> {
    app.contact_throttle
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
