//! Reads small bodies into memory: bounded for each call, for each network and in all.

use crate::app::App;
use crate::routes::http::client_address::ClientAddress;
use crate::routes::http::rejection::Rejection;
use axum::RequestExt;
use axum::body::Bytes;
use axum::extract::{FromRequestParts, Request};
use futures_util::StreamExt;
use std::error::Error;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;
use sync_protocol::error_code::ErrorCode;

/// Bytes of bodies that are held at the same time, in all …
pub const BODIES_MAX: usize = 32 * 1024 * 1024;
/// … and of one network. A center behind one address sends bodies of some hundred bytes.
pub const BODIES_PER_NETWORK: usize = 2 * 1024 * 1024;
/// When a call that found no room should come again.
const COME_BACK: Duration = Duration::from_secs(4);

/// Reads a body to its end. What arrives is counted as it arrives, so that an announced length that
/// is never sent takes nothing from others.
pub async fn read(request: Request, app: &Arc<App>) -> Result<Bytes, Rejection> {
    let (mut parts, body) = request.into_parts();
    let Ok(ClientAddress(address)) = ClientAddress::from_request_parts(&mut parts, app).await;
    read_of(Request::from_parts(parts, body), app, address).await
}

/// Reads the body of a staff member, who has proved who they are: a table of theirs may be larger than what a network
/// may send, and counts only among all.
pub async fn read_of_staff(request: Request, app: &Arc<App>) -> Result<Bytes, Rejection> {
    read_of(request, app, Ipv4Addr::LOCALHOST.into()).await
}

async fn read_of(request: Request, app: &Arc<App>, address: IpAddr) -> Result<Bytes, Rejection> {
    let body = request.with_limited_body().into_body();
    let busy = || Rejection::busy(COME_BACK);
    let mut permit = app.bodies.acquire(address, 0).ok_or_else(busy)?;
    let mut pieces = body.into_data_stream();
    let mut first = Bytes::new();
    let mut whole = Vec::new();
    while let Some(piece) = pieces.next().await {
        let piece = piece.map_err(|error| refusal(&error))?;
        if !permit.grow(piece.len()) {
            return Err(busy());
        }
        // Most bodies come in one piece, which needs no copy.
        match first.is_empty() && whole.is_empty() {
            true => first = piece,
            false => {
                whole.extend_from_slice(&std::mem::take(&mut first));
                whole.extend_from_slice(&piece);
            }
        }
    }
    Ok(if whole.is_empty() {
        first
    } else {
        whole.into()
    })
}

/// A body is refused for its length, or it broke off on its way.
fn refusal(error: &axum::Error) -> Rejection {
    let mut cause: Option<&dyn Error> = Some(error);
    while let Some(error) = cause {
        if error.is::<http_body_util::LengthLimitError>() {
            return ErrorCode::PayloadTooLarge.into();
        }
        cause = error.source();
    }
    Rejection::unreadable_body()
}
