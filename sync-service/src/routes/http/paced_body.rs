//! Answers of megabytes: sent in pieces, and dropped when the client does not read.
//!
//! A client that reads nothing would otherwise keep a whole document in memory for as long as it
//! likes. After the patience is over its answer is dropped and the connection is cut.

use axum::body::{Body, Bytes};
use futures_util::{Stream, StreamExt, stream};
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use tokio::time::sleep;

/// Largest piece, in bytes.
const PIECE: usize = 64 * 1024;

/// A part of an answer, and what is held until it was sent.
pub struct Parcel<H> {
    /// The bytes.
    pub text: Vec<u8>,
    /// Dropped when they were sent, or when the client was too slow.
    pub held: H,
}

/// Sends parcels one after the other; each large one has to be read without a pause of `stall`.
pub fn paced<H: Send + 'static>(
    parcels: impl Stream<Item = Parcel<H>> + Send + 'static,
    stall: Duration,
) -> Body {
    let state = (Box::pin(parcels), None::<Arc<Slot<H>>>);
    Body::from_stream(stream::unfold(
        state,
        move |(mut parcels, mut slot)| async move {
            loop {
                if let Some(piece) = slot.as_ref().and_then(|current| current.next_piece()) {
                    return Some((piece, (parcels, slot)));
                }
                slot = Some(begin(parcels.as_mut().next().await?, stall));
            }
        },
    ))
}

/// The parcel that is being sent.
struct Slot<H>(Mutex<State<H>>);

struct State<H> {
    /// `None` when the client was too slow. A small text holds nothing else.
    parcel: Option<(Vec<u8>, Option<H>)>,
    sent: usize,
}

fn begin<H: Send + 'static>(parcel: Parcel<H>, stall: Duration) -> Arc<Slot<H>> {
    let is_large = parcel.text.len() > PIECE;
    let slot = Arc::new(Slot(Mutex::new(State {
        parcel: Some((parcel.text, Some(parcel.held).filter(|_| is_large))),
        sent: 0,
    })));
    if is_large {
        tokio::spawn(drop_when_stalled(Arc::downgrade(&slot), stall));
    }
    slot
}

async fn drop_when_stalled<H>(slot: Weak<Slot<H>>, stall: Duration) {
    let mut sent = 0;
    loop {
        sleep(stall).await;
        let Some(slot) = slot.upgrade() else { return };
        let mut state = slot.0.lock().unwrap_or_else(PoisonError::into_inner);
        if state.sent == sent {
            state.parcel = None;
            return;
        }
        sent = state.sent;
    }
}

impl<H> Slot<H> {
    /// The next piece, `None` after the last. A copy: a piece must not keep the whole alive.
    fn next_piece(&self) -> Option<io::Result<Bytes>> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some((text, _)) = &state.parcel else {
            return Some(Err(io::ErrorKind::TimedOut.into()));
        };
        let rest = text.get(state.sent..).unwrap_or_default();
        let piece = Bytes::copy_from_slice(&rest[..rest.len().min(PIECE)]);
        state.sent += piece.len();
        (!piece.is_empty()).then_some(Ok(piece))
    }
}

/// One parcel.
pub fn one<H: Send + 'static>(text: Vec<u8>, held: H, stall: Duration) -> Body {
    let once = async move { Parcel { text, held } };
    let once: Pin<Box<dyn Stream<Item = Parcel<H>> + Send>> = Box::pin(stream::once(once));
    paced(once, stall)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::to_bytes;

    const STALL: Duration = Duration::from_secs(30);

    #[tokio::test(start_paused = true)]
    async fn a_client_that_does_not_read_holds_nothing_for_long() {
        let held = Arc::new(());
        let mut body = one(vec![7; 1_000_000], Arc::clone(&held), STALL).into_data_stream();
        assert_eq!(body.next().await.unwrap().unwrap().len(), PIECE);
        sleep(STALL / 2).await;
        assert!(body.next().await.unwrap().is_ok());
        assert_eq!(Arc::strong_count(&held), 2);
        sleep(STALL * 3).await;
        assert_eq!(
            Arc::strong_count(&held),
            1,
            "given back while the client sleeps"
        );
        assert!(body.next().await.unwrap().is_err(), "the connection is cut");
    }

    #[tokio::test(start_paused = true)]
    async fn a_slow_reader_gets_everything() {
        let mut body = one(vec![7; 1_000_000], (), STALL).into_data_stream();
        let mut length = 0;
        while let Some(piece) = body.next().await {
            length += piece.unwrap().len();
            sleep(STALL / 2).await;
        }
        assert_eq!(length, 1_000_000);
    }

    #[tokio::test]
    async fn parcels_keep_their_order() {
        let parcels = ["a", "", "b"].map(|text| Parcel {
            text: text.into(),
            held: (),
        });
        let body = paced(stream::iter(parcels), STALL);
        assert_eq!(to_bytes(body, 10).await.unwrap(), "ab");
    }
}
