//! A list of calls: access, method, path, handler, and the shapes of its request and response.
//!
//! The router, the OpenAPI document and the tests read the same list. The check of the access is
//! put in front of every handler here, so that no handler can forget it.

use super::access::Access;
use super::front::{Bounds, Front};
use super::http::body_timeout::{BodyTimes, limit_body_time};
use super::http::cors;
use super::http::drain_body::drain_body;
use super::payload::{Describe, Payload, Size};
use crate::app::App;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::http::Method;
use axum::middleware::from_fn;
use axum::routing::{MethodFilter, MethodRouter, on};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use sync_protocol::desk_import::IMPORT_FILE_MAX;

/// A call with a small body: a message of 10,000 characters in UTF-8 and JSON.
const SMALL: Bounds = Bounds {
    body: 64 * 1024,
    body_times: BodyTimes::SMALL,
    call: Duration::from_secs(15),
};
/// A call about a table: thousands of places are published at once, and a busy machine takes its time.
const OF_TABLE: Bounds = Bounds {
    call: TABLE.call,
    ..SMALL
};
/// A call with a table.
const TABLE: Bounds = Bounds {
    body: IMPORT_FILE_MAX,
    body_times: BodyTimes::LARGE,
    call: Duration::from_secs(150),
};

/// One method of one path.
#[derive(Clone)]
pub struct Call {
    /// The access that it requires.
    pub access: Access,
    /// The method.
    pub method: Method,
    /// The path, as a template.
    pub path: String,
    /// How the body of a request is bounded.
    pub size: Size,
    /// Returns the shape of the request. A start needs no shapes, so they are made when asked for.
    pub request: fn() -> Payload,
    /// Returns the shape of a success.
    pub response: fn() -> Payload,
    /// The name of the handler, with its modules.
    pub handler_name: &'static str,
    /// Whether another call of the list has the same handler under its main path.
    pub is_alias: bool,
    /// Whether pages of every origin may call.
    pub is_open: bool,
    /// Whether it waits until the places were read after a start.
    pub is_of_places: bool,
    handler: MethodRouter<Arc<App>>,
}

impl Call {
    /// Describes a call.
    ///
    /// # Panics
    ///
    /// When axum knows no such method; the list of calls is fixed, so a test finds it.
    #[allow(clippy::panic)]
    pub fn new<Request, Success, H, T>(
        access: Access,
        method: Method,
        path: &str,
        handler: H,
    ) -> Self
    where
        Request: Describe,
        Success: Describe,
        H: Handler<T, Arc<App>>,
        T: 'static,
    {
        let Ok(filter) = MethodFilter::try_from(method.clone()) else {
            panic!("{method} cannot be routed");
        };
        Self {
            access,
            method,
            path: path.to_owned(),
            size: Request::SIZE,
            request: Request::payload,
            response: Success::payload,
            handler_name: std::any::type_name::<H>(),
            is_alias: false,
            is_open: false,
            is_of_places: false,
            handler: on(filter, handler),
        }
    }

    /// The handler behind its limits, CORS and the check of its access.
    fn route(self, app: &Arc<App>) -> MethodRouter<Arc<App>> {
        let (handler, bounds) = match self.size {
            // Reads have no body.
            _ if self.method == Method::GET => (self.handler, None),
            Size::Small => (self.handler, Some(SMALL)),
            Size::OfTable => (self.handler, Some(OF_TABLE)),
            Size::Table => (self.handler, Some(TABLE)),
            Size::Upload => (upload(self.handler), None),
            Size::OfHandler => (self.handler, None),
        };
        let front = Front {
            access: self.access,
            is_open: self.is_open,
            is_of_places: self.is_of_places,
            bounds,
            app: Arc::clone(app),
        };
        front.of(handler)
    }
}

/// All calls.
#[derive(Clone, Default)]
pub struct Calls(pub Vec<Call>);

impl Calls {
    /// Adds the calls of another list.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// Opens the calls to pages of every origin.
    #[must_use]
    pub fn open(mut self) -> Self {
        for call in &mut self.0 {
            call.is_open = true;
        }
        self
    }

    /// Lets the calls wait until the places were read after a start: before, there are none to answer with.
    #[must_use]
    pub fn of_places(mut self) -> Self {
        for call in &mut self.0 {
            call.is_of_places = true;
        }
        self
    }

    /// Adds the same calls with a prefix before their paths: the clients of the provider put the
    /// name of its host there when they are configured with another host.
    #[must_use]
    pub fn also_under(mut self, prefix: &str) -> Self {
        let aliases: Vec<_> = self
            .iter()
            .cloned()
            .map(|call| Call {
                path: format!("{prefix}{}", call.path),
                is_alias: true,
                ..call
            })
            .collect();
        self.0.extend(aliases);
        self
    }

    /// The calls in their order.
    pub fn iter(&self) -> impl Iterator<Item = &Call> {
        self.0.iter()
    }

    /// Builds the router.
    pub fn into_router(self, app: &Arc<App>) -> Router<Arc<App>> {
        let open: HashSet<String> = self
            .0
            .iter()
            .filter(|call| call.is_open)
            .map(|call| call.path.clone())
            .collect();
        let router = open.iter().fold(Router::new(), |router, path| {
            router.route(path, cors::preflight())
        });
        self.0.into_iter().fold(router, |router, call| {
            let path = call.path.clone();
            router.route(&path, call.route(app))
        })
    }
}

/// Bounds the time of an upload, and reads to its end what was refused.
fn upload(handler: MethodRouter<Arc<App>>) -> MethodRouter<Arc<App>> {
    let bounded = |request, next| limit_body_time(BodyTimes::UPLOAD, request, next);
    handler
        .layer(DefaultBodyLimit::disable())
        .layer(from_fn(bounded))
        .layer(from_fn(drain_body))
}

/// Builds a list of calls, one in a line: access, method, path, handler, request, response.
macro_rules! calls {
    ($($access:ident $method:ident $path:literal $handler:path, $request:ty => $response:ty;)*) => {
        $crate::routes::calls::Calls(vec![$(
            $crate::routes::calls::Call::new::<$request, $response, _, _>(
                $crate::routes::access::Access::$access,
                ::axum::http::Method::$method,
                $path,
                $handler,
            )
        ),*])
    };
}
pub(crate) use calls;
