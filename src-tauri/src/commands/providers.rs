//! The command of the screens for sign-in at an identity provider.

use crate::state::Setup;
use crate::windows::provider as window;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::{Appearance, ProviderPurpose, ProviderVisit};
use tauri::{AppHandle, State};

/// Shows the pages of a provider until the person comes back.
#[tauri::command]
pub(crate) async fn visit_provider(
    app: AppHandle,
    setup: State<'_, Setup>,
    provider: String,
    purpose: ProviderPurpose,
    appearance: Appearance,
) -> Result<ProviderVisit, Refusal> {
    let state = setup.ready()?;
    let visit = state.presence.visit_number();
    let (account, website) = (&state.account, &state.config.website);
    let journey = account.begin_at_provider(provider, purpose, website);
    let journey = journey.await?;
    let returned = match window::open(&app, &journey, appearance.clone()) {
        Err(ErrorCode::Canceled) => return Ok(ProviderVisit::Stopped),
        returned => returned?,
    };
    // The visit may have ended while the window was built, before there was a window to close.
    if state.presence.visit_number() != visit {
        window::close(&app);
    }
    // A provider may ask for a code, which arrives on the person's phone.
    state.presence.await_code();
    let returned = returned.await;
    state.presence.code_answered(true);
    window::close(&app);
    match returned {
        Ok(address) => {
            let language = appearance.language.tag();
            account.finish_at_provider(journey, address, language).await
        }
        Err(_) => Ok(ProviderVisit::Stopped),
    }
}
