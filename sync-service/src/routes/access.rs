//! The access that a call requires, and its check.

use super::database::rejection::DatabaseRejection;
use super::http::extract::SignedIn;
use super::http::kiosk::kiosk_of;
use super::http::rejection::Rejection;
use super::http::requester::Requester;
use crate::app::App;
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
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

impl Access {
    /// Whether only staff may call.
    pub fn is_of_desk(self) -> bool {
        matches!(self, Self::DeskCaller | Self::DeskEditor | Self::DeskOwner)
    }

    /// Checks a request, and adds the caller to it for the handler: a [`SignedIn`], a staff
    /// member, a kiosk or a [`Requester`]. The error is the answer of a refusal.
    pub async fn check(self, request: Request, app: &Arc<App>) -> Result<Request, Response> {
        match self {
            Self::Anyone => Ok(request),
            Self::Client => match has_key(&request) {
                true => Ok(request),
                false => Err(Rejection::missing_key().into_response()),
            },
            Self::SignedIn => {
                identify(request, async |parts| {
                    let SignedIn(who) = SignedIn::from_request_parts(parts, app).await?;
                    Ok::<_, Rejection>(who)
                })
                .await
            }
            Self::Kiosk => {
                identify(request, async |parts| {
                    kiosk_of(&parts.headers, app).await.map_err(Rejection::from)
                })
                .await
            }
            Self::Owner => identify(request, async |parts| find_requester(parts, app).await).await,
            Self::DeskCaller => require_staff(request, app, Role::Caller).await,
            Self::DeskEditor => require_staff(request, app, Role::Editor).await,
            Self::DeskOwner => require_staff(request, app, Role::Owner).await,
        }
    }
}

/// Adds the caller to the request.
async fn identify<T, E>(
    request: Request,
    who: impl AsyncFnOnce(&mut Parts) -> Result<T, E>,
) -> Result<Request, Response>
where
    T: Clone + Send + Sync + 'static,
    E: IntoResponse,
{
    let (mut parts, body) = request.into_parts();
    let found = who(&mut parts).await.map_err(E::into_response)?;
    parts.extensions.insert(found);
    Ok(Request::from_parts(parts, body))
}

/// Whether a request has a client key, of any value: it is public, and only says that the caller
/// means this protocol.
fn has_key(request: &Request) -> bool {
    let query = request.uri().query().unwrap_or_default().as_bytes();
    form_urlencoded::parse(query).any(|(name, key)| name == "key" && !key.is_empty())
}

/// Requires a staff member of a role.
async fn require_staff(request: Request, app: &Arc<App>, role: Role) -> Result<Request, Response> {
    identify(request, async |parts| {
        let SignedIn(who) = SignedIn::from_request_parts(parts, app).await?;
        app.desk.admit(&who, role).await.map_err(Rejection::from)
    })
    .await
}

/// Finds the requester, signed in or not. Rejects an invalid token in the words of the protocol.
async fn find_requester(parts: &mut Parts, app: &Arc<App>) -> Result<Requester, Response> {
    let found = Requester::find(parts, app).await;
    found.map_err(|error| match parts.uri.path().starts_with("/v0/") {
        true => Rejection::of_session(error).into_response(),
        false => DatabaseRejection::from(error).into_response(),
    })
}
