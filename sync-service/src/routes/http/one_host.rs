//! Refuses a request that names two hosts, in two headers `Host` or in its address and a header
//! (RFC 9112, section 3.2): a proxy may have read the other one.

use crate::routes::http::rejection::Rejection;
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::HOST;
use axum::response::{IntoResponse, Response};
use futures_util::future::{Either, Ready, ready};
use std::convert::Infallible;
use std::task::{Context, Poll};
use tower::{Layer, Service};

/// Puts [`OneHost`] around a service.
#[derive(Clone, Copy)]
pub struct OneHostLayer;

impl<S> Layer<S> for OneHostLayer {
    type Service = OneHost<S>;

    fn layer(&self, inner: S) -> OneHost<S> {
        OneHost(inner)
    }
}

/// A service whose requests name one host at most.
#[derive(Clone)]
pub struct OneHost<S>(S);

impl<S> Service<Request> for OneHost<S>
where
    S: Service<Request, Response = Response, Error = Infallible>,
{
    type Response = Response;
    type Error = Infallible;
    type Future = Either<S::Future, Ready<Result<Response, Infallible>>>;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        self.0.poll_ready(context)
    }

    fn call(&mut self, request: Request) -> Self::Future {
        match names_two(&request) {
            false => Either::Left(self.0.call(request)),
            true => Either::Right(ready(Ok(Rejection::two_hosts().into_response()))),
        }
    }
}

fn names_two(request: &Request) -> bool {
    let mut named = request.headers().get_all(HOST).iter();
    let first = named.next();
    let differs = |host: &HeaderValue| {
        let address = request.uri().authority();
        address.is_some_and(|it| !host.as_bytes().eq_ignore_ascii_case(it.as_str().as_bytes()))
    };
    first.is_some_and(differs) || named.next().is_some()
}
