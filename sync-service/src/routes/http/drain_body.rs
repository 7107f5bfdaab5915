//! A refusal that arrives: a server that answers and closes while the client is still sending makes
//! the client lose the answer (RFC 9112, 9.6), so the rest of the body is read first, up to a bound.

use axum::body::{Body, BodyDataStream, Bytes};
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use futures_util::{Stream, StreamExt};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::time::timeout;

/// Most that is read for nothing, in bytes; whoever sends more may lose the answer.
const REST_MAX: usize = 1024 * 1024;
/// Longest time in which it is read.
const REST_TIME: Duration = Duration::from_secs(5);

/// Reads what a refused request still sends.
pub async fn drain_body(request: Request, next: Next) -> Response {
    let (head, body) = request.into_parts();
    let lent = Lent(Arc::new(Mutex::new(body.into_data_stream())));
    let mut rest = lent.clone();
    let request = Request::from_parts(head, Body::from_stream(lent));
    let response = next.run(request).await;
    if !response.status().is_success() {
        // A client that is slower than this may lose the answer.
        let _ = timeout(REST_TIME, drain(&mut rest)).await;
    }
    response
}

async fn drain(rest: &mut Lent) {
    let mut read = 0;
    while let Some(Ok(piece)) = rest.next().await {
        read += piece.len();
        if read >= REST_MAX {
            return;
        }
    }
}

/// A body that is read by a handler, and to its end by whoever comes after.
#[derive(Clone)]
struct Lent(Arc<Mutex<BodyDataStream>>);

impl Stream for Lent {
    type Item = Result<Bytes, axum::Error>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let mut body = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        body.poll_next_unpin(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::Router;
    use axum::http::StatusCode;
    use axum::middleware::from_fn;
    use axum::routing::post;
    use std::io::{Read, Write};
    use std::net::TcpStream;
    use tower::ServiceExt;

    #[tokio::test(start_paused = true)]
    async fn h4_a_refused_body_that_stops_does_not_hold_the_answer() {
        let app = Router::new().route(
            "/",
            post(async || StatusCode::FORBIDDEN).layer(from_fn(drain_body)),
        );
        let pending =
            Body::from_stream(futures_util::stream::pending::<Result<Bytes, axum::Error>>());
        let answer = app.oneshot(Request::post("/").body(pending).unwrap()).await;
        assert_eq!(answer.unwrap().status(), StatusCode::FORBIDDEN);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_refused_body_is_read_so_that_the_connection_serves_the_next_request() {
        let refuse = post(async || StatusCode::FORBIDDEN).layer(from_fn(drain_body));
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move { axum::serve(listener, Router::new().route("/", refuse)).await });

        let answers = tokio::task::spawn_blocking(move || {
            let mut connection = TcpStream::connect(address).unwrap();
            for wish in ["keep-alive", "close"] {
                let head = format!(
                    "POST / HTTP/1.1\r\nhost: a\r\nconnection: {wish}\r\ncontent-length: 600000\r\n\r\n"
                );
                connection.write_all(head.as_bytes()).unwrap();
                connection.write_all(&vec![b'x'; 600_000]).unwrap();
            }
            let mut text = String::new();
            connection.read_to_string(&mut text).unwrap();
            text.matches("403 Forbidden").count()
        });
        assert_eq!(answers.await.unwrap(), 2);
    }
}
