//! What is done in front of the handler of a call: its time, its body, its access and CORS.
//!
//! One layer does it all: every layer costs each request a copy of what is behind it and a future of
//! its own in memory.

use super::access::Access;
use super::http::body_timeout::{BodyTimes, limit_body_time};
use super::http::cors;
use super::http::rejection::Rejection;
use crate::app::App;
use crate::to_its_end::ToItsEnd;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::MethodRouter;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// Bounds of a call whose body is read into memory.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    /// Longest body, in bytes.
    pub body: usize,
    /// How long the body may take.
    pub body_times: BodyTimes,
    /// How long the call may take, from its first byte to its answer.
    pub call: Duration,
}

/// What is done in front of a handler.
pub struct Front {
    /// The access that the call requires.
    pub access: Access,
    /// Whether pages of every origin may call.
    pub is_open: bool,
    /// Whether it waits until the places were read.
    pub is_of_places: bool,
    /// Its bounds; `None` when it has no body, or bounds it itself.
    pub bounds: Option<Bounds>,
    /// The application.
    pub app: Arc<App>,
}

impl Front {
    /// Puts this in front of a handler. A call that needs nothing of it, such as a read of a list,
    /// stays as it is.
    pub fn of<S: Clone + Send + Sync + 'static>(self, handler: MethodRouter<S>) -> MethodRouter<S> {
        let is_plain = self.access == Access::Anyone && !self.is_open && self.bounds.is_none();
        match is_plain && !self.is_of_places {
            true => handler,
            false => handler.layer(from_fn_with_state(Arc::new(self), pass)),
        }
    }

    /// Answers within the bounds. A call that takes too long for a reason of ours, such as a database
    /// that hangs, is a passing fault; a body that comes too slowly has its own answer.
    async fn answer(&self, mut request: Request, next: Next) -> Response {
        if let Some(bounds) = self.bounds {
            DefaultBodyLimit::max(bounds.body).apply(&mut request);
        }
        let answer = async {
            if self.is_of_places {
                self.app.places.are_read().await;
            }
            match (self.access.check(request, &self.app).await, self.bounds) {
                // An act of the desk that has begun ends, whether the person or their network goes or not: what they
                // see next is then all of it or nothing.
                (Ok(request), Some(bounds)) if self.access.is_of_desk() => {
                    ToItsEnd::new(limit_body_time(bounds.body_times, request, next)).await
                }
                (Ok(request), Some(bounds)) => {
                    limit_body_time(bounds.body_times, request, next).await
                }
                (Ok(request), None) => next.run(request).await,
                (Err(refusal), _) => refusal,
            }
        };
        match self.bounds {
            Some(bounds) => in_time(bounds.call, answer).await,
            None => answer.await,
        }
    }
}

/// An answer, or that of a passing fault when it takes too long.
async fn in_time(most: Duration, answer: impl Future<Output = Response>) -> Response {
    let answered = timeout(most, answer).await;
    answered.unwrap_or_else(|_| Rejection::passing().into_response())
}

/// CORS is the outermost, so that a page of another origin can read a refusal too.
async fn pass(State(front): State<Arc<Front>>, request: Request, next: Next) -> Response {
    if !front.is_open {
        return front.answer(request, next).await;
    }
    let asked = cors::Asked::by(request.method(), request.headers());
    asked.open(front.answer(request, next).await)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::to_bytes;
    use axum::http::StatusCode;

    #[tokio::test(start_paused = true)]
    async fn a_call_that_hangs_is_answered_without_json_which_would_end_a_session() {
        let answer = in_time(Duration::from_secs(15), std::future::pending()).await;
        assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(to_bytes(answer.into_body(), 100).await.unwrap().is_empty());
    }
}
