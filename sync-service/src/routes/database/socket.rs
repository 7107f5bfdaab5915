//! The socket protocol of the database (version 5): requests in order, and pushes of changes to the
//! values that a client listens to.

#![expect(
    clippy::disallowed_types,
    reason = "the refusal of an upgrade is answered here"
)]

mod frames;
mod link;
mod listens;
mod message;
mod person;
mod places;
mod request_number;
mod session;
mod who;

use crate::app::App;
use crate::routes::database::rejection::{no_place, no_socket, other_version};
use crate::routes::http::client_address::ClientAddress;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use link::Link;
use places::StrangerPlace;
use serde_json::json;
use session::Session;
use std::sync::Arc;
use url::form_urlencoded;
use utoipa::IntoParams;

/// Largest frame, in bytes: 16,384 UTF-16 units are at most three times as many.
const FRAME_MAX: usize = 64 * 1024;
/// Read buffer of a socket, in bytes. Each idle socket would hold the larger default.
const READ_BUFFER: usize = 4 * 1024;
/// Write buffer of a socket, in bytes.
const WRITE_BUFFER: usize = 16 * 1024;

/// The query of a socket.
#[derive(IntoParams)]
#[allow(dead_code)]
pub struct SocketQuery {
    /// The version of the protocol: `5`.
    v: String,
}

/// `GET /.ws`
pub async fn open(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    uri: Uri,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let query = uri.query().unwrap_or_default().as_bytes();
    if !form_urlencoded::parse(query).any(|(name, value)| name == "v" && value == "5") {
        return other_version();
    }
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(refusal) => return no_socket(refusal.status()),
    };
    let Some(place) = StrangerPlace::take(&app.database, address) else {
        return no_place();
    };
    let host = public_host(&app, &headers);
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(FRAME_MAX)
        .max_frame_size(FRAME_MAX)
        .on_upgrade(move |socket| async move { serve(app, socket, &host, place, address).await })
}

/// The host that clients connect to again: where people reach us, else where this client does.
fn public_host(app: &Arc<App>, headers: &HeaderMap) -> String {
    let asked = || headers.get("host")?.to_str().ok();
    let public = app.public_url.as_deref();
    let public = public.and_then(|url| url.split("://").nth(1)?.split('/').next());
    public.or_else(asked).unwrap_or_default().to_owned()
}

async fn serve(
    app: Arc<App>,
    socket: WebSocket,
    host: &str,
    place: StrangerPlace,
    address: std::net::IpAddr,
) {
    let now = crate::clock::milliseconds(app.clock.now());
    let id = data_encoding::HEXLOWER.encode(&crate::random::bytes::<8>(&app.files.random));
    let hello =
        json!({ "t": "c", "d": { "t": "h", "d": { "ts": now, "v": "5", "h": host, "s": id } } });
    let mut link = Link::new(socket, app.database.limits.stall);
    let mut session = Session::new(app, place, address);
    if link.send(&hello.to_string()).await.is_ok() {
        // However it ends, what was to be done at the end is done.
        let _ = session.run(&mut link).await;
    }
    session.end().await;
}
