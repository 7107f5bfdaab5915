//! What is done with every request: it gets a reference number, is counted, and leaves one line in
//! the log. The line names the template of the route, never the path, the query, an address or a
//! header of the caller.
//!
//! By hand and not as a middleware function, because this is on the way to the lists: no boxed
//! future, no lock.

use crate::app::App;
use crate::operations::requests::Route;
use crate::reference::{HEADER, Reference};
use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderValue, Method};
use axum::response::Response;
use pin_project_lite::pin_project;
use std::convert::Infallible;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Instant;
use tower::{Layer, Service};
use tracing::Span;

/// Puts [`Observe`] around a service.
#[derive(Clone)]
pub struct ObserveLayer(pub Arc<App>);

impl<S> Layer<S> for ObserveLayer {
    type Service = Observe<S>;

    fn layer(&self, inner: S) -> Observe<S> {
        Observe {
            inner,
            app: self.0.clone(),
        }
    }
}

/// A service whose requests are observed.
#[derive(Clone)]
pub struct Observe<S> {
    inner: S,
    app: Arc<App>,
}

impl<S> Service<Request> for Observe<S>
where
    S: Service<Request, Response = Response, Error = Infallible>,
{
    type Response = Response;
    type Error = Infallible;
    type Future = Observed<S::Future>;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, request: Request) -> Self::Future {
        let started = Instant::now();
        let reference = Reference::next();
        let template = request.extensions().get::<MatchedPath>();
        let requests = &self.app.operations.requests;
        let route = Arc::clone(requests.route(template.map(MatchedPath::as_str)));
        // On the hot path nothing is logged in between, so no span is needed there.
        let span = match route.is_hot() {
            true => Span::none(),
            false => tracing::info_span!("request", %reference),
        };
        let method = request.method().clone();
        Observed {
            future: reference.during(|| self.inner.call(request)),
            route,
            method,
            reference,
            span,
            started,
        }
    }
}

pin_project! {
    /// An answer under way.
    pub struct Observed<F> {
        #[pin]
        future: F,
        route: Arc<Route>,
        method: Method,
        reference: Reference,
        span: Span,
        started: Instant,
    }
}

impl<F: Future<Output = Result<Response, Infallible>>> Future for Observed<F> {
    type Output = F::Output;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let this = self.project();
        let polled = {
            let _entered = this.span.enter();
            this.reference.during(|| this.future.poll(context))
        };
        polled.map(|answered| {
            let Ok(mut response) = answered;
            let (status, took) = (response.status().as_u16(), this.started.elapsed());
            this.route.count(status, took);
            if this.route.is_logged(status) {
                tracing::info!(
                    reference = this.reference.as_str(),
                    method = known(this.method),
                    route = this.route.template,
                    status,
                    microseconds = u64::try_from(took.as_micros()).unwrap_or(u64::MAX),
                    "request"
                );
            }
            if let Ok(value) = HeaderValue::from_str(this.reference.as_str()) {
                response.headers_mut().insert(HEADER, value);
            }
            Ok(response)
        })
    }
}

/// A method that is none of HTTP's is text of the caller's own.
fn known(method: &Method) -> &str {
    match *method {
        Method::GET
        | Method::HEAD
        | Method::POST
        | Method::PUT
        | Method::PATCH
        | Method::DELETE
        | Method::OPTIONS => method.as_str(),
        _ => "other",
    }
}
