//! `accounts:signUp`, `:signInWithPassword`, `:lookup`, `:update`, `:delete`, `:createAuthUri`

use super::second_factors::{factor_info, hidden_factor};
use crate::accounts::first_factor::{ClientFacts, SignIn};
use crate::accounts::unlink::{Removed, Unlinked};
use crate::accounts::{AccountError, Opened};
use crate::app::App;
use crate::clock::rfc3339;
use crate::email_address::EmailAddress;
use crate::routes::http::client::Client;
use crate::routes::http::extract::{Language, Wire};
use crate::routes::http::json::Json;
use crate::routes::http::rejection::Rejection;
use crate::store::users::{PHONE, User};
use axum::extract::State;
use std::sync::Arc;
use sync_protocol::auth::{
    AccountAnswer, AccountRequest, CustomTokenRequest, LookupAnswer, ProviderInfo, SignUpMode,
    UserInfo,
};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::limits::ACCESS_TOKEN_SECONDS;

/// What stands where a hash would be: "REDACTED" in base64. Clients take a user without it for an
/// anonymous one.
const REDACTED: &str = "UkVEQUNURUQ=";

const AUTH_URI_KIND: &str = "identitytoolkit#CreateAuthUriResponse";
const SIGN_UP_KIND: &str = "identitytoolkit#SignupNewUserResponse";

type Answer = Result<Json<AccountAnswer>, Rejection>;

/// Sign-up.
pub async fn sign_up(
    State(app): State<Arc<App>>,
    Client(client): Client,
    Wire(request): Wire<AccountRequest>,
) -> Answer {
    if request.local_id.is_some() {
        return Err(AccountError::Protocol("UNEXPECTED_PARAMETER : User ID").into());
    }
    if request.id_token.is_some() {
        return add_password(&app, &client, &request).await;
    }
    if request.email.is_none() && request.password.is_none() {
        let opened = app.accounts.sign_up_anonymously(&client).await?;
        return Ok(Json(with_tokens(SIGN_UP_KIND, opened)));
    }
    let accounts = &app.accounts;
    let (email, password) = (request.email.as_deref(), request.password.as_deref());
    let name = request.display_name.clone();
    match accounts.policy.sign_up {
        SignUpMode::Direct => {
            let opened = accounts.sign_up(email, password, name, &client).await?;
            Ok(Json(with_tokens(SIGN_UP_KIND, opened)))
        }
        // It wants tokens, which there are only once the mailed link was opened.
        SignUpMode::ByMail if request.return_secure_token == Some(true) => {
            Err(AccountError::from(ErrorCode::AdminRestrictedOperation).into())
        }
        SignUpMode::ByMail => {
            let email = accounts
                .ask_for_sign_up(email, password, name, client.language, client.address)
                .await?;
            Ok(Json(AccountAnswer {
                kind: SIGN_UP_KIND.into(),
                email: Some(email.into()),
                ..AccountAnswer::default()
            }))
        }
    }
}

/// Sign-up by a person who is signed in: an address and a password for the account.
async fn add_password(app: &App, client: &ClientFacts, request: &AccountRequest) -> Answer {
    let (email, password) = (request.email.as_deref(), request.password.as_deref());
    let id_token = request.id_token.as_deref();
    let opened = app
        .accounts
        .add_password(id_token, email, password, client)
        .await?;
    Ok(Json(with_tokens(SIGN_UP_KIND, opened)))
}

/// Sign-in with a token of a program of the operator.
pub async fn sign_in_with_custom_token(
    State(app): State<Arc<App>>,
    Client(client): Client,
    Wire(request): Wire<CustomTokenRequest>,
) -> Answer {
    let token = request.token.as_deref();
    let (signed_in, is_new) = app
        .accounts
        .sign_in_with_custom_token(token, &client)
        .await?;
    Ok(Json(AccountAnswer {
        is_new_user: Some(is_new),
        ..of_sign_in("identitytoolkit#VerifyCustomTokenResponse", signed_in)
    }))
}

/// Sign-in.
pub async fn sign_in(
    State(app): State<Arc<App>>,
    Client(client): Client,
    Wire(request): Wire<AccountRequest>,
) -> Answer {
    let (email, password) = (request.email.as_deref(), request.password.as_deref());
    let signed_in = app.accounts.sign_in(email, password, &client).await?;
    Ok(Json(AccountAnswer {
        registered: Some(true),
        ..of_sign_in("identitytoolkit#VerifyPasswordResponse", signed_in)
    }))
}

/// The account of an access token, as its owner sees it.
pub async fn lookup(
    State(app): State<Arc<App>>,
    Wire(request): Wire<AccountRequest>,
) -> Result<Json<LookupAnswer>, Rejection> {
    let who = app.accounts.who(request.id_token.as_deref()).await?;
    Ok(Json(LookupAnswer {
        kind: "identitytoolkit#GetAccountInfoResponse".into(),
        users: vec![user_info(who.user)],
    }))
}

/// A change of profile or password, or the use of a code.
pub async fn update(
    State(app): State<Arc<App>>,
    Language(language): Language,
    Wire(request): Wire<AccountRequest>,
) -> Answer {
    const KIND: &str = "identitytoolkit#SetAccountInfoResponse";
    let accounts = &app.accounts;
    // A code says whose account it is; a token beside it is not looked at, as in the provider's
    // emulator.
    if let Some(code) = request.oob_code.as_deref().filter(|code| !code.is_empty()) {
        let user = accounts.apply_code(Some(code), language).await?;
        return Ok(Json(of_user(KIND, user)));
    }
    if request.id_token.is_none() {
        return Err(
            AccountError::Protocol("INVALID_REQ_TYPE : Unsupported request parameters.").into(),
        );
    }
    if request.custom_attributes.is_some() || request.local_id.is_some() {
        return Err(AccountError::Protocol("INSUFFICIENT_PERMISSION").into());
    }
    let removed = Removed {
        providers: &request.delete_provider,
        attributes: &request.delete_attribute,
    };
    removed.check()?;
    if removed.has_ways() {
        let id_token = request.id_token.as_deref();
        let wants_tokens = request.return_secure_token == Some(true);
        let unlinked = accounts.unlink(id_token, removed, wants_tokens, language);
        return Ok(Json(match unlinked.await? {
            Unlinked::Kept(user) => of_user(KIND, *user),
            Unlinked::Opened(opened) => of_user_with_tokens(KIND, *opened),
        }));
    }
    if request.email.is_some() {
        accounts.who(request.id_token.as_deref()).await?;
        let message = "OPERATION_NOT_ALLOWED : Please verify the new email before changing email.";
        return Err(AccountError::Protocol(message).into());
    }
    if let Some(password) = &request.password {
        let id_token = request.id_token.as_deref();
        let opened = accounts
            .change_password(id_token, password, language)
            .await?;
        return Ok(Json(of_user_with_tokens(KIND, opened)));
    }
    let user = accounts.change_profile(request).await?;
    Ok(Json(of_user(KIND, user)))
}

/// Deletes the account, with a fresh proof; or a closed one for good, with the code of the mail about
/// its deletion.
pub async fn delete(
    State(app): State<Arc<App>>,
    Language(language): Language,
    Wire(request): Wire<AccountRequest>,
) -> Answer {
    let accounts = &app.accounts;
    let deletion_due_at = match request.oob_code.as_deref().filter(|code| !code.is_empty()) {
        Some(code) => {
            accounts.finish_deletion(code, language).await?;
            None
        }
        None => {
            let id_token = request.id_token.as_deref();
            let who = accounts.require_recent_sign_in(id_token).await?;
            accounts.delete_own(&who.user, language).await?
        }
    };
    Ok(Json(AccountAnswer {
        kind: "identitytoolkit#DeleteAccountResponse".into(),
        deletion_due_at,
        ..AccountAnswer::default()
    }))
}

/// The way to an identity provider; or the ways to sign in of an address, where account discovery is
/// allowed, else nothing.
pub async fn create_auth_uri(
    State(app): State<Arc<App>>,
    Wire(request): Wire<AccountRequest>,
) -> Answer {
    if let Some(provider) = request.provider_id.as_deref().filter(|id| !id.is_empty()) {
        return begin_provider_session(&app, provider, &request).await;
    }
    let field = |field: Option<&str>, missing| {
        let field = field.filter(|text| !text.is_empty()).map(str::to_owned);
        field.ok_or(AccountError::Protocol(missing))
    };
    let identifier = field(request.identifier.as_deref(), "MISSING_IDENTIFIER")?;
    field(request.continue_uri.as_deref(), "MISSING_CONTINUE_URI")?;
    let mut answer = AccountAnswer {
        kind: AUTH_URI_KIND.into(),
        session_id: Some(
            data_encoding::BASE64URL_NOPAD
                .encode(&crate::random::bytes::<20>(&app.accounts.random)),
        ),
        ..AccountAnswer::default()
    };
    if app.accounts.policy.discovery {
        let user = match EmailAddress::parse(&identifier) {
            Some(email) => app.store.user_by_email(&email).await?,
            None => None,
        };
        answer.registered = Some(user.is_some());
        answer.all_providers = user.as_ref().map(provider_names);
        answer.signin_methods = user.as_ref().map(sign_in_methods);
    }
    Ok(Json(answer))
}

async fn begin_provider_session(app: &App, provider: &str, request: &AccountRequest) -> Answer {
    let further = request.custom_parameter.clone().unwrap_or_default();
    let further: Vec<_> = further.into_iter().collect();
    let page = request.continue_uri.as_deref();
    let begun = app
        .accounts
        .begin_provider_session(provider, page, &further)
        .await?;
    Ok(Json(AccountAnswer {
        kind: AUTH_URI_KIND.into(),
        auth_uri: Some(begun.address),
        provider_hosts: Some(begun.hosts),
        provider_id: Some(provider.to_owned()),
        session_id: Some(begun.session),
        ..AccountAnswer::default()
    }))
}

/// The providers of an account.
fn provider_names(user: &User) -> Vec<String> {
    let ways = providers(user).into_iter();
    ways.map(|way| way.provider_id).collect()
}

/// How an address signs in, in the words of the protocol.
fn sign_in_methods(user: &User) -> Vec<String> {
    let by_password = user.password_hash.as_ref().map(|_| "password".to_owned());
    let by_mail = user.email_link.then(|| "emailLink".to_owned());
    by_password.into_iter().chain(by_mail).collect()
}

/// What a sign-in answers: tokens, or the second factors of which one is wanted.
pub(super) fn of_sign_in(kind: &str, signed_in: SignIn) -> AccountAnswer {
    match signed_in {
        SignIn::Opened(opened) => with_tokens(kind, *opened),
        SignIn::SecondFactor { user, credential } => AccountAnswer {
            kind: kind.to_owned(),
            mfa_pending_credential: Some(credential),
            mfa_info: Some(user.factors.iter().map(hidden_factor).collect()),
            local_id: Some(user.uid.into()),
            email: user.email.map(String::from),
            ..AccountAnswer::default()
        },
    }
}

pub(super) fn with_tokens(kind: &str, opened: Opened) -> AccountAnswer {
    AccountAnswer {
        kind: kind.to_owned(),
        local_id: Some(opened.user.uid.into()),
        email: opened.user.email.map(String::from),
        display_name: opened.user.display_name,
        id_token: Some(opened.id_token),
        refresh_token: Some(opened.refresh_token),
        expires_in: Some(ACCESS_TOKEN_SECONDS.to_string()),
        ..AccountAnswer::default()
    }
}

fn of_user_with_tokens(kind: &str, opened: Opened) -> AccountAnswer {
    let tokens = with_tokens(kind, opened.clone());
    AccountAnswer {
        id_token: tokens.id_token,
        refresh_token: tokens.refresh_token,
        expires_in: tokens.expires_in,
        ..of_user(kind, opened.user)
    }
}

fn of_user(kind: &str, user: User) -> AccountAnswer {
    AccountAnswer {
        kind: kind.to_owned(),
        provider_user_info: Some(providers(&user)),
        password_hash: user.password_hash.as_ref().map(|_| REDACTED.into()),
        local_id: Some(user.uid.into()),
        email: user.email.map(String::from),
        email_verified: Some(user.email_verified),
        display_name: user.display_name,
        photo_url: user.photo_url,
        ..AccountAnswer::default()
    }
}

/// Returns an account in the words of the protocol.
pub(in crate::routes) fn user_info(user: User) -> UserInfo {
    let has_password = user.password_hash.is_some();
    UserInfo {
        provider_user_info: providers(&user),
        mfa_info: user.factors.iter().map(factor_info).collect(),
        phone_number: user.phone().map(str::to_owned),
        local_id: user.uid.into(),
        email: user.email.map(String::from),
        email_verified: user.email_verified,
        email_link_signin: user.email_link.then_some(true),
        display_name: user.display_name,
        photo_url: user.photo_url,
        password_hash: has_password.then(|| REDACTED.into()),
        password_updated_at: has_password.then_some(user.password_updated_at),
        valid_since: user.valid_since.to_string(),
        created_at: user.created_at.to_string(),
        last_login_at: since(user.last_login_at, |at| at.to_string()),
        last_refresh_at: since(user.last_refresh_at, rfc3339),
        custom_attributes: user.custom_claims,
        disabled: None,
    }
}

/// A moment as a text; empty where there was none.
fn since(at: i64, text: impl FnOnce(i64) -> String) -> String {
    match at {
        0 => String::new(),
        at => text(at),
    }
}

/// The ways to sign in of an account.
fn providers(user: &User) -> Vec<ProviderInfo> {
    let by_email = user
        .email
        .as_deref()
        .filter(|_| user.password_hash.is_some() || user.email_link);
    let by_email = by_email.map(|email| ProviderInfo {
        provider_id: "password".into(),
        email: Some(email.to_owned()),
        federated_id: Some(email.to_owned()),
        raw_id: email.to_owned(),
        phone_number: None,
        display_name: user.display_name.clone(),
        photo_url: user.photo_url.clone(),
    });
    let links = user.links.iter().map(|link| {
        let phone = (link.provider == PHONE).then(|| link.raw_id.clone());
        ProviderInfo {
            provider_id: link.provider.clone(),
            email: link.email.clone(),
            federated_id: phone.is_none().then(|| link.raw_id.clone()),
            raw_id: link.raw_id.clone(),
            phone_number: phone,
            display_name: link.display_name.clone(),
            photo_url: link.photo_url.clone(),
        }
    });
    by_email.into_iter().chain(links).collect()
}
