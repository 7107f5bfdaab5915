//! Sends places to a phone.

use super::Places;
use super::text_message::write;
use crate::accounts::{AccountError, Accounts};
use std::net::IpAddr;
use sync_protocol::places::find::FoundPlace;
use sync_protocol::places::texts::{PlaceText, PlaceTextSent};

/// Why no message was sent.
#[derive(Debug, thiserror::Error)]
pub enum TextError {
    /// The key or a place is not written as it has to be.
    #[error("the request is not as it should be")]
    Malformed,
    /// None of the places is listed.
    #[error("there is no such place")]
    NoPlace,
    /// The number, the proof of work or a limit.
    #[error(transparent)]
    Message(#[from] AccountError),
}

/// Writes the listed places of a request and queues the message, once for each request. A place that is
/// not listed any more is left out.
pub async fn send(
    places: &Places,
    accounts: &Accounts,
    request: &PlaceText,
    caller: IpAddr,
) -> Result<PlaceTextSent, TextError> {
    accounts.require_place_texts()?;
    if !request.is_well_formed() {
        return Err(TextError::Malformed);
    }
    let mut found: Vec<FoundPlace> = Vec::with_capacity(request.places.len());
    for place in request.places.iter().filter_map(|id| places.place(id)) {
        if found.iter().all(|other| other.id != place.place.id) {
            found.push(place.place);
        }
    }
    if found.is_empty() {
        return Err(TextError::NoPlace);
    }
    let message = write(&found, &accounts.policy.public_url, request.language);
    accounts.text_places(request, message.text, caller).await?;
    Ok(message.sent)
}
