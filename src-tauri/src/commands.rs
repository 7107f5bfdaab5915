//! The commands of the screens: one thin function for each member of `Backend`.

pub(crate) mod account;
pub(crate) mod builder;
pub(crate) mod code_sign_in;
pub(crate) mod once;
pub(crate) mod place_texts;
pub(crate) mod places;
pub(crate) mod providers;
pub(crate) mod resumes;
pub(crate) mod second_factors;
pub(crate) mod sessions;
pub(crate) mod terminal;
pub(crate) mod way_settings;

use crate::device::printing::Printer;
use crate::device::speech;
use crate::state::{AppState, Setup};
use crate::windows::outside;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::contact::{ContactMessage, Delivery};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::{Abilities, Appearance, KioskSettings, OutsideVisit, SetupProblem};
use sync_protocol::listings::{Listing, ListingName, NOTICES};
use sync_protocol::page_views::Page;
use sync_protocol::places::uses::PlaceUse;
use sync_protocol::zero_results::ZeroResultSearch;
use tauri::{AppHandle, State};

#[tauri::command]
pub(crate) fn settings(setup: State<'_, Setup>) -> Result<KioskSettings, SetupProblem> {
    let state = setup.0.as_ref().map_err(Clone::clone)?;
    let AppState { config, pin, .. } = state;
    Ok(KioskSettings {
        site: config.site.clone(),
        contact_email: config.contact_email.clone(),
        website: config.website.to_string(),
        language: config.language,
        town: config.town.clone(),
        signed_in: state.account.driver.is_signed_in(),
        papers_planner: config.papers_planner.clone(),
        abilities: Abilities {
            print: config.printer != Printer::Off,
            speak: speech::is_installed(std::env::var("PATH").ok().as_deref()),
            keyboard: config.keyboard,
            leave: pin.is_set(),
        },
    })
}

#[tauri::command]
pub(crate) async fn listing(setup: State<'_, Setup>, name: String) -> Result<Listing, ErrorCode> {
    let name = ListingName::parse(&name).ok_or(ErrorCode::ListingNotFound)?;
    let state = setup.ready()?;
    if name.as_str() == NOTICES && !state.settings.shows_notices() {
        return Ok(Listing {
            rows: Vec::new(),
            kept_at: None,
            trouble: None,
        });
    }
    state.lists.read(&name).await
}

#[tauri::command]
pub(crate) async fn count_page_view(setup: State<'_, Setup>, page: Page) -> Result<(), ErrorCode> {
    setup.ready()?.outbox.count_page_view(page).await;
    Ok(())
}

#[tauri::command]
pub(crate) async fn count_place_uses(
    setup: State<'_, Setup>,
    places: Vec<String>,
    kind: PlaceUse,
) -> Result<(), ErrorCode> {
    setup.ready()?.outbox.count_place_uses(places, kind).await;
    Ok(())
}

#[tauri::command]
pub(crate) async fn count_zero_result(
    setup: State<'_, Setup>,
    search: ZeroResultSearch,
) -> Result<(), ErrorCode> {
    setup.ready()?.outbox.count_zero_result(search).await;
    Ok(())
}

#[tauri::command]
pub(crate) async fn send_message(
    setup: State<'_, Setup>,
    message: ContactMessage,
) -> Result<Delivery, Refusal> {
    setup.ready()?.outbox.send_message(message).await
}

#[tauri::command]
pub(crate) async fn open_outside(
    app: AppHandle,
    setup: State<'_, Setup>,
    address: String,
    appearance: Appearance,
) -> Result<OutsideVisit, ErrorCode> {
    let state = setup.ready()?;
    let visit = state.presence.visit_number();
    // A kiosk that shows an on-screen keyboard has no other one, and outside pages cannot use it.
    let has_keyboard = !state.config.keyboard;
    let opened = outside::open(&app, &address, appearance, has_keyboard);
    // The visit may have ended while the window was built, before there was a window to close.
    if state.presence.visit_number() != visit {
        outside::close(&app);
    }
    opened
}
