//! Time-outs for request bodies: for the first byte, between two pieces, and for the whole.
//!
//! Only time in which the service waits for the client counts. A handler that reads slowly costs
//! the client nothing.

use super::rejection::slow_body;
use axum::BoxError;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use http_body::{Frame, SizeHint};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::time::{Instant, Sleep, sleep};

/// How long a client may take to send a body.
#[derive(Debug, Clone, Copy)]
pub struct BodyTimes {
    /// From the first read to the first byte.
    pub first: Duration,
    /// Between two pieces.
    pub between: Duration,
    /// All waiting together.
    pub total: Duration,
}

impl BodyTimes {
    /// For calls whose body is some kilobytes.
    pub const SMALL: Self = Self {
        first: Duration::from_secs(10),
        between: Duration::from_secs(10),
        total: Duration::from_secs(15),
    };
    /// For calls whose body is some megabytes: 10 MB at 85 kB/s.
    pub const LARGE: Self = Self {
        first: Duration::from_secs(10),
        between: Duration::from_secs(15),
        total: Duration::from_secs(120),
    };
    /// For parts of uploads by people who are known: 4 MB over a link of 5 kB/s.
    pub const UPLOAD: Self = Self {
        first: Duration::from_secs(10),
        between: Duration::from_secs(30),
        total: Duration::from_secs(900),
    };
}

/// The error of a body that came too slowly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the body came too slowly")]
pub struct SlowBody;

/// Bounds the time of a request's body. When the client is too slow, the answer of the handler is
/// replaced by 408 without a body, and the connection closes.
///
/// Use it in a layer: `route.layer(from_fn(|request, next| limit_body_time(times, request, next)))`.
pub async fn limit_body_time(times: BodyTimes, request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (head, body) = request.into_parts();
    let (body, was_slow) = timed(body, times);
    let response = next.run(Request::from_parts(head, body)).await;
    match was_slow.load(Ordering::Relaxed) {
        true => slow_body(),
        false => response,
    }
}

/// Wraps a body. It fails with [`SlowBody`] when a time is over; the flag then says so to callers
/// that cannot see the error.
pub fn timed(body: Body, times: BodyTimes) -> (Body, Arc<AtomicBool>) {
    let was_slow = Arc::new(AtomicBool::new(false));
    let timed = TimedBody {
        body,
        times,
        waited: Duration::ZERO,
        waiting: None,
        has_begun: false,
        was_slow: Arc::clone(&was_slow),
    };
    (Body::new(timed), was_slow)
}

struct TimedBody {
    body: Body,
    times: BodyTimes,
    /// Time spent in waits that have ended.
    waited: Duration,
    /// The wait under way: since when, and the end of the patience.
    waiting: Option<(Instant, Pin<Box<Sleep>>)>,
    has_begun: bool,
    was_slow: Arc<AtomicBool>,
}

impl TimedBody {
    /// Begins a wait, or continues it; ready when its time is over.
    fn poll_time(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let (_, patience) = self.waiting.get_or_insert_with(|| {
            let step = match self.has_begun {
                true => self.times.between,
                false => self.times.first,
            };
            let left = self.times.total.saturating_sub(self.waited);
            (Instant::now(), Box::pin(sleep(step.min(left))))
        });
        patience.as_mut().poll(context)
    }
}

impl HttpBody for TimedBody {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) {
            if let Some((since, _)) = self.waiting.take() {
                self.waited += since.elapsed();
            }
            self.has_begun = true;
            return Poll::Ready(frame.map(|frame| frame.map_err(BoxError::from)));
        }
        self.poll_time(context).map(|()| {
            self.was_slow.store(true, Ordering::Relaxed);
            Some(Err(SlowBody.into()))
        })
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::Router;
    use axum::body::to_bytes;
    use axum::http::StatusCode;
    use axum::http::header::CONNECTION;
    use axum::middleware::from_fn;
    use axum::routing::post;
    use futures_util::stream;
    use tower::ServiceExt;

    const TIMES: BodyTimes = BodyTimes {
        first: Duration::from_secs(10),
        between: Duration::from_secs(5),
        total: Duration::from_secs(30),
    };

    /// A body of pieces, each after a pause.
    fn drops(pauses: impl IntoIterator<Item = u64>) -> Body {
        let pauses: Vec<u64> = pauses.into_iter().collect();
        Body::from_stream(stream::unfold(pauses.into_iter(), |mut rest| async {
            sleep(Duration::from_secs(rest.next()?)).await;
            Some((Ok::<_, std::convert::Infallible>("x"), rest))
        }))
    }

    async fn read(body: Body) -> Result<usize, u64> {
        let begun = Instant::now();
        let (body, was_slow) = timed(body, TIMES);
        match to_bytes(body, usize::MAX).await {
            Ok(bytes) => Ok(bytes.len()),
            Err(_) => {
                assert!(was_slow.load(Ordering::Relaxed));
                Err(begun.elapsed().as_secs())
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_body_has_time_for_its_first_byte_between_pieces_and_in_all() {
        assert_eq!(read(drops([9, 4, 4, 4])).await, Ok(4));
        assert_eq!(read(drops([60])).await, Err(10), "first byte");
        assert_eq!(read(drops([1, 60])).await, Err(6), "between two pieces");
        assert_eq!(read(drops([4; 1_000])).await, Err(30), "in all");
        assert_eq!(read(Body::empty()).await, Ok(0));
    }

    #[tokio::test(start_paused = true)]
    async fn time_in_which_the_handler_does_not_read_is_not_the_clients() {
        let (body, was_slow) = timed(drops([1, 1, 1]), TIMES);
        let mut body = body.into_data_stream();
        let mut count = 0;
        while let Some(piece) = futures_util::StreamExt::next(&mut body).await {
            count += piece.unwrap().len();
            sleep(Duration::from_secs(600)).await;
        }
        assert_eq!((count, was_slow.load(Ordering::Relaxed)), (3, false));
    }

    #[tokio::test(start_paused = true)]
    async fn a_slow_client_is_answered_408_and_the_connection_closes() {
        let app = Router::new()
            .route("/", post(async |body: Bytes| body.len().to_string()))
            .layer(from_fn(|request, next| {
                limit_body_time(TIMES, request, next)
            }));
        let ask = |body| app.clone().oneshot(Request::post("/").body(body).unwrap());
        let slow = ask(drops([60])).await.unwrap();
        assert_eq!(slow.status(), StatusCode::REQUEST_TIMEOUT);
        assert_eq!(slow.headers()[CONNECTION], "close");
        let quick = ask(drops([1, 1])).await.unwrap();
        assert_eq!(quick.status(), StatusCode::OK);
        assert_eq!(to_bytes(quick.into_body(), 10).await.unwrap(), "2");
    }
}
