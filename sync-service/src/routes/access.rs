//! The access that a call requires, and the check in front of its handler.

use super::database::rejection::DatabaseRejection;
use super::http::extract::SignedIn;
use super::http::kiosk::Kiosk;
use super::http::rejection::Rejection;
use super::http::requester::Requester;
use crate::app::App;
use axum::extract::{FromRequestParts, Request, State};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::MethodRouter;
use std::sync::Arc;
use sync_protocol::desk::Role;
use url::form_urlencoded;

/// The access that a call requires.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Everyone, without an account.
    Anyone,
    /// A client of the identity protocol, which names its public key. The tokens and codes in its
    /// body name the account, and the domain checks them.
    Client,
    /// A kiosk with the key of its enrolment.
    Kiosk,
    /// A person with an access token in the header `Authorization`.
    SignedIn,
    /// The owner of the folder or path that the call names. A token must be valid if there is one;
    /// the domain checks that the path belongs to its account.
    Owner,
    /// A staff member of any role, with a second factor.
    DeskCaller,
    /// A staff member who publishes.
    DeskEditor,
    /// A staff member who invites others.
    DeskOwner,
}

/// Puts the check of an access in front of a handler.
pub fn guard(
    access: Access,
    route: MethodRouter<Arc<App>>,
    app: &Arc<App>,
) -> MethodRouter<Arc<App>> {
    let app = Arc::clone(app);
    let staff = |role| from_fn_with_state((Arc::clone(&app), role), require_staff);
    match access {
        Access::Anyone => route,
        Access::Client => route.layer(from_fn(require_key)),
        Access::SignedIn => route.layer(from_fn_with_state(app, require_session)),
        Access::Kiosk => route.layer(from_fn_with_state(app, require_kiosk)),
        Access::Owner => route.layer(from_fn_with_state(app, find_requester)),
        Access::DeskCaller => route.layer(staff(Role::Caller)),
        Access::DeskEditor => route.layer(staff(Role::Editor)),
        Access::DeskOwner => route.layer(staff(Role::Owner)),
    }
}

/// Requires a client key of any value: it is public, and only says that the caller means this
/// protocol.
async fn require_key(request: Request, next: Next) -> Response {
    let query = request.uri().query().unwrap_or_default().as_bytes();
    let has_key = form_urlencoded::parse(query).any(|(name, key)| name == "key" && !key.is_empty());
    match has_key {
        true => next.run(request).await,
        false => Rejection::missing_key().into_response(),
    }
}

/// Requires a valid access token, and hands its account to the handler with the request.
async fn require_session(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    match SignedIn::from_request_parts(&mut parts, &app).await {
        Ok(SignedIn(who)) => {
            parts.extensions.insert(who);
            next.run(Request::from_parts(parts, body)).await
        }
        Err(rejection) => rejection.into_response(),
    }
}

/// Requires a staff member of a role, and hands that person to the handler with the request.
async fn require_staff(
    State((app, role)): State<(Arc<App>, Role)>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let who = match SignedIn::from_request_parts(&mut parts, &app).await {
        Ok(SignedIn(who)) => who,
        Err(rejection) => return rejection.into_response(),
    };
    match app.desk.admit(&who, role).await {
        Ok(staff) => {
            parts.extensions.insert(staff);
            next.run(Request::from_parts(parts, body)).await
        }
        Err(error) => Rejection::from(error).into_response(),
    }
}

/// Requires the key of an enrolled kiosk, and hands the kiosk to the handler with the request.
async fn require_kiosk(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    match Kiosk::of(&parts.headers, &app).await {
        Ok(kiosk) => {
            parts.extensions.insert(kiosk);
            next.run(Request::from_parts(parts, body)).await
        }
        Err(error) => Rejection::from(error).into_response(),
    }
}

/// Hands the requester to the handler, signed in or not. Rejects an invalid token in the words of the
/// protocol.
async fn find_requester(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
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
