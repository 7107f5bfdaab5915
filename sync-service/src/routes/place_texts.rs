//! `POST /place-texts`: places as a message to a phone.

use crate::app::App;
use crate::places::texts::send as send_places;
use crate::routes::http::client_address::ClientAddress;
use crate::routes::http::extract::Body;
use crate::routes::http::json::Json;
use crate::routes::http::rejection::Rejection;
use axum::extract::State;
use std::sync::Arc;
use sync_protocol::places::texts::{PlaceText, PlaceTextSent};

/// Queues the message, once per key.
pub async fn send(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Body(text): Body<PlaceText>,
) -> Result<Json<PlaceTextSent>, Rejection> {
    let sent = send_places(&app.places, &app.accounts, &text, address).await?;
    Ok(Json(sent))
}
