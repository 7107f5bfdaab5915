//! The socket protocol of the database (version 5): requests in order, pushes of what becomes of
//! the values that are listened to.

mod frames;
mod listens;
mod session;

use super::App;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use frames::{Joiner, pieces};
use serde::Deserialize;
use serde_json::{Value, json};
use session::Session;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};

/// Sockets open at once; a socket holds some kilobytes.
pub const SOCKETS_MAX: usize = 4_096;
/// How often a socket looks whether its session still lives.
const LOOK: Duration = Duration::from_secs(30);
/// Without any frame for so many looks the other end is gone: it sends one every 45 seconds.
const SILENT_LOOKS: u32 = 4;
/// Largest frame, in bytes: 16,384 UTF-16 units are at most three times as many.
const FRAME_MAX: usize = 128 * 1024;

/// Query of a socket.
#[derive(Deserialize)]
pub struct SocketQuery {
    v: Option<String>,
}

/// `GET /.ws`
pub async fn open(
    State(app): State<App>,
    Query(query): Query<SocketQuery>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if query.v.as_deref() != Some("5") {
        return StatusCode::BAD_REQUEST.into_response();
    }
    let Ok(place) = app.database.sockets.clone().try_acquire_owned() else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let host = headers.get("host").and_then(|host| host.to_str().ok());
    let host = host.unwrap_or_default().to_owned();
    upgrade
        .max_message_size(FRAME_MAX)
        .max_frame_size(FRAME_MAX)
        .on_upgrade(async move |socket| {
            serve(app, socket, &host).await;
            drop(place);
        })
}

async fn serve(app: App, mut socket: WebSocket, host: &str) {
    let now = crate::clock::milliseconds(app.clock.now());
    let id = data_encoding::HEXLOWER.encode(&crate::random::bytes::<8>(&app.files.random));
    let hello =
        json!({ "t": "c", "d": { "t": "h", "d": { "ts": now, "v": "5", "h": host, "s": id } } });
    let mut joiner = Joiner::new(app.database.most);
    let mut session = Session::new(app);
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut silent = 0;
    let mut answers = vec![hello];
    loop {
        if send(&mut socket, std::mem::take(&mut answers))
            .await
            .is_err()
        {
            break;
        }
        tokio::select! {
            frame = socket.recv() => {
                silent = 0;
                let text = match frame {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    _ => break,
                };
                match joiner.take(&text) {
                    Ok(Some(message)) => answers = session.answer(&message).await,
                    Ok(None) => {}
                    Err(()) => break,
                }
            }
            update = session.update() => match update {
                Ok(update) => session.tell(&update, &mut answers),
                Err(RecvError::Lagged(_)) => session.start_over(&mut answers).await,
                Err(RecvError::Closed) => break,
            },
            _ = looks.tick() => {
                silent += 1;
                session.look(&mut answers).await;
                if silent > SILENT_LOOKS {
                    break;
                }
            }
        }
    }
    session.end().await;
}

async fn send(socket: &mut WebSocket, messages: Vec<Value>) -> Result<(), axum::Error> {
    for message in messages {
        for piece in pieces(message.to_string()) {
            socket.send(Message::Text(piece.into())).await?;
        }
    }
    Ok(())
}
