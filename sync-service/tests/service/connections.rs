//! Connections of strangers: silent, endless, too many (claim H4).

use crate::support::listening::{Listening, NEVER, PATIENT, SOON};
use std::io::ErrorKind;
use std::time::Duration;
use sync_service::serve::timeouts::ConnectionTimeouts;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nhost: a\r\n\r\n";

impl Listening {
    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// Sends bytes on a new connection and returns all that comes until the service closes it.
    async fn all_that_comes(&self, bytes: &[u8]) -> String {
        let mut stream = self.connect().await;
        stream.write_all(bytes).await.unwrap();
        let mut text = String::new();
        match stream.read_to_string(&mut text).await {
            Err(error) if error.kind() != ErrorKind::ConnectionReset => panic!("{error}"),
            _ => text,
        }
    }
}

/// Listens with room for a number of connections.
fn listening(total: usize, headers: Duration, write: Duration) -> Listening {
    let timeouts = ConnectionTimeouts {
        headers,
        write,
        ..PATIENT
    };
    Listening::start(total, timeouts, None)
}

#[tokio::test]
async fn h4_a_connection_that_says_nothing_is_closed() {
    assert_eq!(listening(10, SOON, NEVER).all_that_comes(b"").await, "");
}

#[tokio::test]
async fn h4_a_connection_that_stops_in_the_middle_of_its_head_is_closed() {
    let listening = listening(10, SOON, NEVER);
    for beginning in [
        "G",
        "PRI * HT",
        "PRI * HTTP/2.0\r\n\r\nS",
        "GET / HTTP/1.1\r\nhost: ",
    ] {
        let answer = listening.all_that_comes(beginning.as_bytes()).await;
        assert!(!answer.contains("200 OK"), "{beginning:?}: {answer}");
    }
}

#[tokio::test]
async fn h4_http_2_without_encryption_is_not_spoken() {
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
    let answer = listening(10, SOON, NEVER).all_that_comes(preface).await;
    assert!(
        answer.is_empty() || answer.starts_with("HTTP/1.1 4"),
        "{answer}"
    );
}

#[tokio::test]
async fn h4_an_idle_connection_is_closed_after_its_last_answer() {
    let answer = listening(10, SOON, NEVER).all_that_comes(REQUEST).await;
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
}

#[tokio::test]
async fn h4_a_peer_that_takes_nothing_of_its_answer_is_dropped() {
    let listening = listening(10, NEVER, SOON);
    let mut stream = listening.connect().await;
    let request = b"GET /large HTTP/1.1\r\nhost: a\r\n\r\n";
    stream.write_all(request).await.unwrap();
    let mut first = [0; 12];
    stream.read_exact(&mut first).await.unwrap();
    assert_eq!(&first, b"HTTP/1.1 200");
    listening.until_none_is_open().await;
}

#[tokio::test]
async fn h4_over_the_bound_a_connection_is_told_to_come_back_and_then_there_is_room_again() {
    let listening = listening(2, NEVER, NEVER);
    let mut held = Vec::new();
    for _ in 0..2 {
        let mut stream = listening.connect().await;
        stream.write_all(REQUEST).await.unwrap();
        let mut first = [0; 15];
        stream.read_exact(&mut first).await.unwrap();
        assert_eq!(&first, b"HTTP/1.1 200 OK");
        held.push(stream);
    }

    let refused = listening.all_that_comes(REQUEST).await;
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    assert!(refused.contains("retry-after: 5"), "{refused}");

    drop(held);
    listening.until_none_is_open().await;
    let closing = b"GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
    let answer = listening.all_that_comes(closing).await;
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
}
