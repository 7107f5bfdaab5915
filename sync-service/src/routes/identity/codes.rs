//! `accounts:sendOobCode` and `:resetPassword`: codes by e-mail.

use crate::accounts::AccountError;
use crate::accounts::mail::request_type;
use crate::app::App;
use crate::email_address::EmailAddress;
use crate::routes::http::client_address::ClientAddress;
use crate::routes::http::extract::{Language, Wire};
use crate::routes::http::json::Json;
use crate::routes::http::rejection::Rejection;
use crate::store::codes::{Code, Purpose};
use crate::store::security_steps::Contact;
use axum::extract::State;
use std::net::IpAddr;
use std::sync::Arc;
use sync_protocol::auth::{AccountAnswer, AccountRequest};
use sync_protocol::error_code::ErrorCode;
use url::Url;

type Answer = Result<Json<AccountAnswer>, Rejection>;

/// Sends a code.
pub async fn send(
    State(app): State<Arc<App>>,
    ClientAddress(caller): ClientAddress,
    Language(language): Language,
    Wire(request): Wire<AccountRequest>,
) -> Answer {
    check(&request)?;
    let accounts = &app.accounts;
    let id_token = request.id_token.as_deref();
    let email: EmailAddress = match request.request_type.as_deref().unwrap_or_default() {
        "" => return Err(AccountError::Protocol("MISSING_REQ_TYPE").into()),
        "PASSWORD_RESET" => {
            let email = request.email.as_deref();
            accounts.request_reset(email, language, caller).await?
        }
        "VERIFY_EMAIL" => {
            let sent = accounts.send_verification(id_token, language, caller);
            sent.await?
        }
        "VERIFY_AND_CHANGE_EMAIL" => {
            let new = request.new_email.as_deref();
            accounts
                .send_email_change(id_token, new, language, caller)
                .await?
        }
        "EMAIL_SIGNIN" => {
            let email = request.email.as_deref();
            let page = request.continue_url.clone();
            let asked = accounts.ask_for_email_link(id_token, email, page, language, caller);
            asked.await?
        }
        _ => return Err(AccountError::Protocol("INVALID_REQ_TYPE").into()),
    };
    Ok(Json(AccountAnswer {
        kind: "identitytoolkit#GetOobConfirmationCodeResponse".into(),
        email: Some(email.into()),
        ..AccountAnswer::default()
    }))
}

/// Looks at a code, or sets a password with it: the new one of an account, or the first.
pub async fn reset_password(
    State(app): State<Arc<App>>,
    ClientAddress(caller): ClientAddress,
    Language(language): Language,
    Wire(request): Wire<AccountRequest>,
) -> Answer {
    let code = request.oob_code.as_deref();
    let accounts = &app.accounts;
    let found = match &request.new_password {
        None => accounts.look_at_code(code).await,
        Some(new) => accounts.reset_password(code, new, language, caller).await,
    };
    match (found, code) {
        (Ok(code), _) => {
            let undoes = match (code.purpose, &code.new_email) {
                (Purpose::RecoverEmail, Some(email)) => {
                    let contact = Contact::Email(email.clone());
                    Some(accounts.what_undo_changes(&code.uid, &contact).await?)
                }
                _ => None,
            };
            Ok(Json(AccountAnswer {
                deletion_due_at: accounts.deletion_due_at(&code).await?,
                undoes,
                ..of_code(code)
            }))
        }
        (Err(AccountError::Refused(ErrorCode::InvalidActionCode)), Some(code)) => {
            other_code(&app, code, request.new_password.as_deref(), caller).await
        }
        (Err(error), _) => Err(error.into()),
    }
}

/// A code of another kind: of a sign-up, of a link that signs in, or of a text.
async fn other_code(
    app: &Arc<App>,
    code: &str,
    new_password: Option<&str>,
    caller: IpAddr,
) -> Answer {
    let accounts = &app.accounts;
    let sign_up = match new_password {
        None => accounts.look_at_sign_up(code).await,
        Some(new) => accounts.finish_sign_up(code, new, caller).await,
    };
    match sign_up {
        Ok(sign_up) => Ok(Json(answer("SIGN_UP", sign_up.email.into(), None))),
        Err(AccountError::Refused(ErrorCode::InvalidActionCode)) if new_password.is_none() => {
            match accounts.look_at_email_link(code).await {
                Err(AccountError::Refused(ErrorCode::InvalidActionCode)) => {
                    return texted_undo(app, code).await;
                }
                found => found?,
            }
            // The response leaves the address out: the person who opens the link has to know it.
            Ok(Json(AccountAnswer {
                email: None,
                ..answer("EMAIL_SIGNIN", String::new(), None)
            }))
        }
        Err(error) => Err(error.into()),
    }
}

/// The undo of a text about a change.
async fn texted_undo(app: &App, code: &str) -> Answer {
    let accounts = &app.accounts;
    let undo = accounts.look_at_texted_undo(code).await?;
    let contact = Contact::Phone(undo.phone.clone());
    Ok(Json(AccountAnswer {
        email: None,
        phone_number: Some(undo.phone),
        deletion_due_at: accounts.store.deletion_due_at(&undo.uid).await?,
        undoes: Some(accounts.what_undo_changes(&undo.uid, &contact).await?),
        ..answer("RECOVER_PHONE", String::new(), None)
    }))
}

fn of_code(code: Code) -> AccountAnswer {
    let new_email = code.new_email.map(String::from);
    answer(request_type(code.purpose), code.email.into(), new_email)
}

fn answer(request_type: &str, email: String, new_email: Option<String>) -> AccountAnswer {
    AccountAnswer {
        kind: "identitytoolkit#ResetPasswordResponse".into(),
        request_type: Some(request_type.into()),
        email: Some(email),
        new_email,
        ..AccountAnswer::default()
    }
}

fn check(request: &AccountRequest) -> Result<(), AccountError> {
    if request.return_oob_link == Some(true) {
        return Err(AccountError::Protocol("INSUFFICIENT_PERMISSION"));
    }
    match request.continue_url.as_deref() {
        Some(url) if Url::parse(url).is_err() => {
            Err(AccountError::Protocol("INVALID_CONTINUE_URI"))
        }
        _ => Ok(()),
    }
}
