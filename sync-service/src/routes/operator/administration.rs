//! The identity protocol's calls for programs of the operator. Each needs the key of
//! `--admin-key-file`; without that setting there are no such calls.

use crate::accounts::administration::PAGE;
use crate::admin_key::AdminKey;
use crate::app::App;
use crate::desk::last_owner::require_owner_without;
use crate::routes::http::extract::{Wire, credentials};
use crate::routes::http::json::Json;
use crate::routes::http::rejection::Rejection;
use crate::routes::http::url::Query;
use crate::routes::identity::accounts::user_info;
use crate::store::users::User;
use axum::Router;
use axum::extract::{Request, State};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use std::sync::Arc;
use sync_protocol::administration::{
    AdminChange, AdminDeletion, AdminDone, AdminLink, AdminLinkRequest, AdminLookup, AdminUsers,
};
use sync_protocol::auth::UserInfo;

/// Returns the calls. They may be named by any host: a page of a stranger does not have the key.
pub fn router(app: Arc<App>, key: AdminKey) -> Router {
    let under = |call: &str| format!("/v1/projects/{{project}}/accounts{call}");
    Router::new()
        .route(&under(""), post(create))
        .route(&under(":update"), post(update))
        .route(&under(":lookup"), post(find))
        .route(&under(":batchGet"), get(list))
        .route(&under(":delete"), post(delete))
        .route(&under(":batchDelete"), post(delete_all))
        .route(&under(":sendOobCode"), post(make_link))
        .route_layer(from_fn_with_state(Arc::new(key), require_key))
        .with_state(app)
}

async fn require_key(State(key): State<Arc<AdminKey>>, request: Request, next: Next) -> Response {
    match credentials(request.headers(), &["Bearer "]) {
        Some(shown) if key.is(shown) => next.run(request).await,
        _ => Rejection::wrong_admin_key().into_response(),
    }
}

type Answer<T> = Result<Json<T>, Rejection>;

async fn create(State(app): State<Arc<App>>, Wire(new): Wire<AdminChange>) -> Answer<AdminDone> {
    let uid = app.accounts.admin_create(new).await?;
    Ok(done("identitytoolkit#SignupNewUserResponse", Some(uid)))
}

async fn update(State(app): State<Arc<App>>, Wire(change): Wire<AdminChange>) -> Answer<AdminDone> {
    let uid = change.local_id.clone();
    if change.disable_user == Some(true) {
        require_owner_without(app.store.as_ref(), uid.as_slice()).await?;
    }
    app.accounts.admin_update(change).await?;
    Ok(done("identitytoolkit#SetAccountInfoResponse", uid))
}

async fn find(State(app): State<Arc<App>>, Wire(wanted): Wire<AdminLookup>) -> Answer<AdminUsers> {
    let users = app.accounts.admin_find(wanted).await?;
    Ok(Json(AdminUsers {
        kind: "identitytoolkit#GetAccountInfoResponse",
        users: users.into_iter().map(seen).collect(),
        next_page_token: None,
    }))
}

/// The page that is wanted.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct PageQuery {
    max_results: Option<u32>,
    next_page_token: Option<String>,
}

async fn list(State(app): State<Arc<App>>, Query(page): Query<PageQuery>) -> Answer<AdminUsers> {
    let after = page.next_page_token.unwrap_or_default();
    let most = page.max_results.unwrap_or(PAGE).clamp(1, PAGE);
    let users = app.accounts.admin_list(&after, most).await?;
    let is_full = u32::try_from(users.len()) == Ok(most);
    let last = users.last().map(|user| user.uid.clone());
    Ok(Json(AdminUsers {
        kind: "identitytoolkit#DownloadAccountResponse",
        users: users.into_iter().map(seen).collect(),
        next_page_token: last.filter(|_| is_full).map(String::from),
    }))
}

async fn delete(State(app): State<Arc<App>>, Wire(wanted): Wire<AdminChange>) -> Answer<AdminDone> {
    let uid = wanted.local_id.unwrap_or_default();
    require_owner_without(app.store.as_ref(), std::slice::from_ref(&uid)).await?;
    app.accounts.admin_delete(&uid).await?;
    Ok(done("identitytoolkit#DeleteAccountResponse", None))
}

async fn delete_all(
    State(app): State<Arc<App>>,
    Wire(wanted): Wire<AdminDeletion>,
) -> Answer<AdminDone> {
    require_owner_without(app.store.as_ref(), &wanted.local_ids).await?;
    app.accounts.admin_delete_all(&wanted.local_ids).await?;
    Ok(done("identitytoolkit#BatchDeleteAccountsResponse", None))
}

async fn make_link(
    State(app): State<Arc<App>>,
    Wire(wanted): Wire<AdminLinkRequest>,
) -> Answer<AdminLink> {
    let (email, oob_link) = app.accounts.admin_link(wanted).await?;
    Ok(Json(AdminLink {
        kind: "identitytoolkit#GetOobConfirmationCodeResponse",
        email,
        oob_link,
    }))
}

fn done(kind: &'static str, local_id: Option<String>) -> Json<AdminDone> {
    Json(AdminDone { kind, local_id })
}

/// An account as a program of the operator sees it.
fn seen(user: User) -> UserInfo {
    let disabled = Some(user.disabled);
    UserInfo {
        disabled,
        ..user_info(user)
    }
}
