//! The commands of the screens for sign-in with a code from an email or a text message.

use crate::state::Setup;
use crate::windows::provider;
use sync_protocol::auth::WaysOffered;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::kiosk::CodeSignInAnswer;
use tauri::State;

#[tauri::command]
pub(crate) async fn ways_offered(setup: State<'_, Setup>) -> Result<WaysOffered, Refusal> {
    let state = setup.ready()?;
    let mut ways = state.account.ways_offered().await?;
    // A kiosk that shows an on-screen keyboard has no other one, and a provider's page cannot use it.
    if state.config.keyboard || !provider::IS_SUPPORTED {
        ways.providers.clear();
    }
    Ok(ways)
}

#[tauri::command]
pub(crate) async fn request_email_code(
    setup: State<'_, Setup>,
    email: String,
    adds: Option<bool>,
    language: String,
) -> Result<(), Refusal> {
    let state = setup.ready()?;
    state.presence.await_code();
    match adds {
        Some(true) => state.account.request_code_to_add(email, &language).await,
        _ => state.account.request_email_code(email, &language).await,
    }
}

#[tauri::command]
pub(crate) async fn sign_in_by_email(
    setup: State<'_, Setup>,
    email: String,
    code: String,
    language: String,
) -> Result<CodeSignInAnswer, Refusal> {
    let state = setup.ready()?;
    let answer = state.account.sign_in_by_email(email, code, &language).await;
    state.presence.code_answered(answer.is_ok());
    answer
}

#[tauri::command]
pub(crate) async fn request_phone_code(
    setup: State<'_, Setup>,
    phone: String,
    language: String,
) -> Result<String, Refusal> {
    let state = setup.ready()?;
    state.presence.await_code();
    state.account.request_phone_code(phone, &language).await
}

#[tauri::command]
pub(crate) async fn sign_in_by_phone(
    setup: State<'_, Setup>,
    session: String,
    code: String,
    language: String,
) -> Result<CodeSignInAnswer, Refusal> {
    let state = setup.ready()?;
    let answer = state.account.sign_in_by_phone(session, code, &language);
    let answer = answer.await;
    state.presence.code_answered(answer.is_ok());
    answer
}
