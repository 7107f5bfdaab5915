//! A list of routes in which every line states a right.
//!
//! axum's router cannot be asked for its routes; this list can, so that a test walks it. The check
//! of a right stands in front of the handler, so that no handler can forget it.

use crate::app::App;
use crate::routes::database::answer::DatabaseRejection;
use crate::routes::http::extract::SignedIn;
use crate::routes::http::rejection::Rejection;
use crate::routes::http::requester::Requester;
use crate::routes::kiosks::kiosk_of;
use axum::Router;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::MethodRouter;
use std::sync::Arc;
use url::form_urlencoded;

/// Who may call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Everybody, without an account.
    Anyone,
    /// A client of the identity protocol, which names its public key. Whose account a call is about
    /// is said by the tokens and codes in its body, and checked by the domain.
    Client,
    /// A kiosk that shows the key it was enrolled with.
    Kiosk,
    /// Who shows an access token in the header `Authorization`.
    SignedIn,
    /// The one whose folder or path the call names. A token that is shown has to be good; whose the
    /// path is, and that nobody else reaches it, is checked by the domain.
    Owner,
}

/// Routes in the making.
#[derive(Default)]
pub struct Routes {
    list: Vec<(Access, Method, String, MethodRouter<Arc<App>>)>,
}

impl Routes {
    /// No routes yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds one route.
    #[must_use]
    pub fn route(
        mut self,
        right: Access,
        method: Method,
        path: impl Into<String>,
        handler: MethodRouter<Arc<App>>,
    ) -> Self {
        self.list.push((right, method, path.into(), handler));
        self
    }

    /// Access, method and path of every route.
    pub fn list(&self) -> impl Iterator<Item = (Access, &Method, &str)> {
        self.list
            .iter()
            .map(|(right, method, path, _)| (*right, method, path.as_str()))
    }

    /// The router, with the check of each right in front of its handler.
    pub fn into_router(self, app: &Arc<App>) -> Router<Arc<App>> {
        self.list
            .into_iter()
            .fold(Router::new(), |router, (right, _, path, handler)| {
                let handler = match right {
                    Access::Anyone => handler,
                    Access::Client => handler.layer(from_fn(require_key)),
                    Access::SignedIn => {
                        handler.layer(from_fn_with_state(app.clone(), require_session))
                    }
                    Access::Kiosk => handler.layer(from_fn_with_state(app.clone(), require_kiosk)),
                    Access::Owner => handler.layer(from_fn_with_state(app.clone(), find_owner)),
                };
                router.route(&path, handler)
            })
    }
}

/// Any name will do: it is public, and only says that the caller means this protocol.
async fn require_key(request: Request, next: Next) -> Response {
    let query = request.uri().query().unwrap_or_default().as_bytes();
    let has_key = form_urlencoded::parse(query).any(|(name, key)| name == "key" && !key.is_empty());
    if has_key || request.method() == Method::OPTIONS {
        return next.run(request).await;
    }
    let message = "The request is missing a valid API key.";
    Rejection::protocol(StatusCode::FORBIDDEN, message).into_response()
}

/// The one who was found signed in goes on to the handler with the request.
async fn require_session(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if request.method() == Method::OPTIONS {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    match SignedIn::from_request_parts(&mut parts, &app).await {
        Ok(SignedIn(who)) => {
            parts.extensions.insert(who);
            next.run(Request::from_parts(parts, body)).await
        }
        Err(rejection) => rejection.into_response(),
    }
}

/// The kiosk that was found goes on to the handler with the request.
async fn require_kiosk(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    match kiosk_of(&parts.headers, &app).await {
        Ok(kiosk) => {
            parts.extensions.insert(kiosk);
            next.run(Request::from_parts(parts, body)).await
        }
        Err(error) => Rejection::from(error).into_response(),
    }
}

/// Whoever calls goes on to the handler, known or not.
async fn find_owner(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if request.method() == Method::OPTIONS {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    match Requester::find(&mut parts, &app).await {
        Ok(requester) => {
            parts.extensions.insert(requester);
            next.run(Request::from_parts(parts, body)).await
        }
        Err(error) if parts.uri.path().starts_with("/v0/") => {
            Rejection::of_session(error).into_response()
        }
        Err(error) => DatabaseRejection::from(error).into_response(),
    }
}
