//! The requester of a storage or database call.

use crate::accounts::AccountError;
use crate::accounts::session::SignedIn;
use crate::app::App;
use crate::database::Owner;
use crate::routes::http::extract::credentials;
use crate::routes::http::rejection::Rejection;
use crate::uid::Uid;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::sync::Arc;
use url::form_urlencoded;

/// The requester of a call: an authenticated account, or an anonymous client.
#[derive(Clone)]
pub struct Requester(pub Option<SignedIn>);

impl Requester {
    /// The account, if there is one.
    pub fn uid(&self) -> Option<&Uid> {
        self.0.as_ref().map(|who| &who.user.uid)
    }

    /// The account and the epoch of its sessions that the token names.
    pub fn owner(&self) -> Option<Owner> {
        self.0.as_ref().map(|who| Owner {
            uid: who.user.uid.clone(),
            epoch: who.claims.epoch,
        })
    }

    /// Checks the token of a call, wherever its protocol puts it: `Authorization: Firebase …`,
    /// `Authorization: Bearer …`, `?auth=…`, `?access_token=…`.
    pub(in crate::routes) async fn find(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<Self, AccountError> {
        let header = credentials(&parts.headers, &["Firebase ", "Bearer "]);
        let query = parts.uri.query().unwrap_or_default().as_bytes();
        let token = header.map(str::to_owned).or_else(|| {
            form_urlencoded::parse(query)
                .find(|(name, _)| matches!(name.as_ref(), "auth" | "access_token"))
                .map(|(_, token)| token.into_owned())
        });
        match token {
            None => Ok(Self(None)),
            Some(token) => {
                let who = app.accounts.who(Some(&token)).await;
                who.map(|who| Self(Some(who)))
            }
        }
    }
}

impl FromRequestParts<Arc<App>> for Requester {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Rejection> {
        match parts.extensions.remove::<Self>() {
            Some(requester) => Ok(requester),
            None => Self::find(parts, app).await.map_err(Rejection::of_session),
        }
    }
}
