//! The overlay window for the pages of an identity provider, which shows only the hosts of its log-in.
//! The address that the provider sends it back to is never loaded: its query goes to the caller.

#[cfg(target_os = "linux")]
use super::layers::PROVIDER;
#[cfg(target_os = "linux")]
use super::overlay::{self, Content, Overlay};
use crate::account::actions::provider_sign_in::ProviderJourney;
use std::collections::HashSet;
#[cfg(target_os = "linux")]
use std::sync::Arc;
use std::sync::{Mutex, PoisonError};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::Appearance;
use tauri::{AppHandle, Url};
#[cfg(target_os = "linux")]
use tauri::{Manager, WindowEvent};
use tokio::sync::oneshot;

/// Whether this system has the window.
pub(crate) const IS_SUPPORTED: bool = cfg!(target_os = "linux");

/// Who waits for the address that the window comes back to. Dropped when the window closes.
#[derive(Default)]
pub(crate) struct Returned(Mutex<Option<oneshot::Sender<Url>>>);

impl Returned {
    fn expect(&self) -> oneshot::Receiver<Url> {
        let (sender, receiver) = oneshot::channel();
        self.set(Some(sender));
        receiver
    }

    fn set(&self, waiting: Option<oneshot::Sender<Url>>) -> Option<oneshot::Sender<Url>> {
        let mut slot = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut slot, waiting)
    }
}

/// Opens the window. The receiver gets the address that the provider sends it back to, or an error
/// when the person goes back before.
///
/// # Errors
///
/// `canceled` if the window is open: many people press every button twice.
#[cfg(target_os = "linux")]
pub(crate) fn open(
    app: &AppHandle,
    journey: &ProviderJourney,
    appearance: Appearance,
) -> Result<oneshot::Receiver<Url>, ErrorCode> {
    if app.get_webview_window(PROVIDER).is_some() {
        return Err(ErrorCode::Canceled);
    }
    let returned = app.state::<Returned>().expect();
    let (handle, back) = (app.clone(), journey.back.clone());
    let (hosts, scheme) = (journey.hosts.clone(), journey.page.scheme().to_owned());
    let may_go = move |url: &Url| {
        if is_back(&back, url) {
            if let Some(waiting) = handle.state::<Returned>().set(None) {
                let _ = waiting.send(url.clone());
            }
            return false;
        }
        is_allowed(&hosts, &scheme, url)
    };
    let overlay = Overlay {
        label: PROVIDER,
        page: journey.page.clone(),
        appearance,
        may_go: Arc::new(may_go),
        go_back: close,
        has_keyboard: true,
        content: Content::LogIn,
    };
    let opened = overlay::open(app, overlay);
    match app.get_webview_window(PROVIDER) {
        Some(window) => {
            let handle = app.clone();
            window.on_window_event(move |event| {
                if matches!(event, WindowEvent::Destroyed) {
                    handle.state::<Returned>().set(None);
                }
            });
        }
        None => drop(app.state::<Returned>().set(None)),
    }
    opened.map(|()| returned)
}

/// Not available on other systems.
#[cfg(not(target_os = "linux"))]
pub(crate) fn open(
    _: &AppHandle,
    _: &ProviderJourney,
    _: Appearance,
) -> Result<oneshot::Receiver<Url>, ErrorCode> {
    Err(ErrorCode::OperationNotAllowed)
}

/// Closes the window.
pub(crate) fn close(app: &AppHandle) {
    #[cfg(target_os = "linux")]
    overlay::close(app, PROVIDER);
    #[cfg(not(target_os = "linux"))]
    let _ = app;
}

/// Returns whether an address is the one that the provider was told, with a query.
fn is_back(back: &Url, url: &Url) -> bool {
    let mut bare = url.clone();
    bare.set_query(None);
    bare.set_fragment(None);
    bare == *back
}

/// Returns whether a page belongs to the log-in. Only a provider on this machine does without TLS.
fn is_allowed(hosts: &HashSet<String>, scheme: &str, url: &Url) -> bool {
    let is_protected = url.scheme() == "https" || (url.scheme() == "http" && scheme == "http");
    is_protected && url.host_str().is_some_and(|host| hosts.contains(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> Url {
        Url::parse(text).unwrap()
    }

    #[test]
    fn idn_2_only_pages_of_the_log_in_are_shown() {
        let hosts = HashSet::from(["id.example".to_owned()]);
        let shows = |address: &str| is_allowed(&hosts, "https", &url(address));
        assert!(shows("https://id.example/auth?x=1"));
        for other in [
            "http://id.example/auth",
            "https://www.id.example/",
            "https://id.example.org/",
            "https://id.example@evil.example/",
            "tauri://localhost/",
            "file:///etc/passwd",
            "javascript:alert(1)",
            "data:text/html,x",
        ] {
            assert!(!shows(other), "{other}");
        }
    }

    #[test]
    fn idn_2_the_way_back_is_the_address_that_the_provider_was_told() {
        let back = url("https://help.example/__/auth/handler");
        let is = |address: &str| is_back(&back, &url(address));
        assert!(is("https://help.example/__/auth/handler?code=c&state=s"));
        for other in [
            "http://help.example/__/auth/handler?code=c",
            "https://help.example/__/auth/handler/x?code=c",
            "https://help.example.org/__/auth/handler?code=c",
            "https://help.example:8443/__/auth/handler?code=c",
        ] {
            assert!(!is(other), "{other}");
        }
    }
}
