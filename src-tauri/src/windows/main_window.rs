//! The main window: full screen, without a menu, and without a way to other pages.
//!
//! `NB_KIOSK_WINDOW=360x740` opens an undecorated window of that size instead, to try small screens.

use super::layers::MAIN;
use super::lockdown::{full_screen, locked};
use super::own_page::is_own_page;
#[cfg(target_os = "linux")]
use super::{browsing_data, downloads, native_requests, user_input};
#[cfg(target_os = "linux")]
use crate::device::printing::Printer;
use crate::process::web_process::{Watchdog, watch};
use crate::process::webdriver::is_automated;
use crate::state::Setup;
use std::sync::Arc;
use tauri::{
    App, AppHandle, Manager, WebviewUrl, WebviewWindow, WebviewWindowBuilder, WindowEvent,
};

/// Opens the main window; called on the main thread.
pub(crate) fn open(app: &App) -> tauri::Result<()> {
    let size = std::env::var("NB_KIOSK_WINDOW")
        .ok()
        .and_then(|size| parse_size(&size));
    let builder = WebviewWindowBuilder::new(app, MAIN, WebviewUrl::default());
    let builder = locked(builder).on_navigation(is_own_page);
    let builder = match size {
        Some((width, height)) => builder.inner_size(width, height).position(0.0, 0.0),
        None => full_screen(builder),
    };
    let window = builder.build()?;
    prevent_closing(&window);
    #[cfg(target_os = "linux")]
    {
        let setup = app.state::<Setup>();
        let printer = setup
            .0
            .as_ref()
            .map_or(&Printer::Off, |state| &state.config.printer);
        native_requests::restrict_gtk(printer);
        let handle = app.handle().clone();
        window.with_webview(move |webview| {
            let view = webview.inner();
            user_input::follow_keys(&handle, &view, false);
            user_input::follow_pointer(&handle, &view);
            native_requests::refuse(&view);
            downloads::refuse(&view);
            browsing_data::save_empty_history(&view);
        })?;
    }
    if is_automated() {
        return Ok(());
    }
    let handle = app.handle().clone();
    watch(&window, move || watchdog(handle))
}

fn watchdog(app: AppHandle) -> Watchdog {
    let setup = app.state::<Setup>();
    let (budget, repairs) = setup.0.as_ref().map_or_else(
        // A kiosk that is not set up shows one sentence, which needs no memory budget.
        |_| (u64::from(u32::MAX), Arc::default()),
        |state| {
            let repairs = Arc::clone(&state.heartbeat.repairs);
            (state.config.memory_kb, repairs)
        },
    );
    let is_unattended = move || {
        let setup = app.state::<Setup>();
        let state = setup.0.as_ref();
        state.is_ok_and(|state| state.presence.is_unattended())
    };
    Watchdog {
        budget,
        is_unattended: Box::new(is_unattended),
        repairs,
    }
}

/// Clears what the web engine remembers of a visit, and shows the home page.
#[cfg(target_os = "linux")]
pub(crate) fn clear_browsing_data(app: &AppHandle) {
    let Some(window) = app.get_webview_window(MAIN) else {
        return;
    };
    let asked = window.with_webview(|webview| browsing_data::clear(&webview.inner()));
    if asked.is_err() {
        tracing::error!("the browsing data could not be cleared");
    }
}

/// Clears what the web engine remembers of a visit, and shows the home page.
#[cfg(not(target_os = "linux"))]
pub(crate) fn clear_browsing_data(app: &AppHandle) {
    let Some(window) = app.get_webview_window(MAIN) else {
        return;
    };
    let home = super::own_page::HOME.parse();
    if window.clear_all_browsing_data().is_err()
        || home.is_ok_and(|home| window.navigate(home).is_err())
    {
        tracing::error!("the browsing data could not be cleared");
    }
}

fn parse_size(text: &str) -> Option<(f64, f64)> {
    let (width, height) = text.split_once('x')?;
    Some((width.parse().ok()?, height.parse().ok()?))
}

/// Ignores Alt+F4 and the window manager. The window closes only with the process.
fn prevent_closing(window: &WebviewWindow) {
    window.on_window_event(|event| {
        if let WindowEvent::CloseRequested { api, .. } = event
            && !is_automated()
        {
            api.prevent_close();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_two_numbers() {
        assert_eq!(parse_size("360x740"), Some((360.0, 740.0)));
        assert_eq!(parse_size("small"), None);
    }
}
