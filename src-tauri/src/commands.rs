//! What the screens may ask: one thin function for each member of `Backend`.

pub(crate) mod account;
pub(crate) mod once;
pub(crate) mod resumes;
pub(crate) mod terminal;

use crate::printing::Printer;
use crate::{Kiosk, Parts, outside, speech};
use sync_protocol::contact::{ContactMessage, Delivery};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::{Abilities, Appearance, KioskSettings, OutsideVisit, SetupProblem};
use sync_protocol::listings::{Listing, ListingName};
use sync_protocol::page_views::Page;
use tauri::{AppHandle, State};

/// What most commands answer with.
pub(crate) type Done = Result<(), ErrorCode>;

#[tauri::command]
pub(crate) fn settings(kiosk: State<'_, Kiosk>) -> Result<KioskSettings, SetupProblem> {
    let Parts { config, pin, .. } = kiosk.0.as_ref().map_err(Clone::clone)?;
    Ok(KioskSettings {
        site: config.site.clone(),
        contact_email: config.contact_email.clone(),
        website: config.website.to_string(),
        language: config.terminal.language.clone(),
        abilities: Abilities {
            print: config.terminal.printer != Printer::Off,
            speak: speech::is_installed(std::env::var("PATH").ok().as_deref()),
            keyboard: config.terminal.keyboard,
            leave: pin.is_set(),
        },
    })
}

#[tauri::command]
pub(crate) async fn listing(kiosk: State<'_, Kiosk>, name: String) -> Result<Listing, ErrorCode> {
    let name = ListingName::parse(&name).ok_or(ErrorCode::ListingNotFound)?;
    parts(&kiosk)?.lists.read(&name).await
}

#[tauri::command]
pub(crate) async fn visit(kiosk: State<'_, Kiosk>, page: Page) -> Result<(), ErrorCode> {
    parts(&kiosk)?.outbox.count(page).await;
    Ok(())
}

#[tauri::command]
pub(crate) async fn send_message(
    kiosk: State<'_, Kiosk>,
    message: ContactMessage,
) -> Result<Delivery, ErrorCode> {
    parts(&kiosk)?.outbox.send_message(message).await
}

#[tauri::command]
pub(crate) async fn open_outside(
    app: AppHandle,
    kiosk: State<'_, Kiosk>,
    address: String,
    appearance: Appearance,
) -> Result<OutsideVisit, ErrorCode> {
    let parts = parts(&kiosk)?;
    let visit = parts.presence.visit();
    let opened = outside::open(&app, &parts.config.allowed_hosts, &address, appearance);
    // While it was being built the visit may have ended, and closed what was open then.
    if parts.presence.visit() != visit {
        outside::close(&app);
    }
    opened
}

pub(crate) fn parts<'a>(kiosk: &'a State<'_, Kiosk>) -> Result<&'a Parts, ErrorCode> {
    kiosk.0.as_ref().map_err(|_| ErrorCode::InternalError)
}
