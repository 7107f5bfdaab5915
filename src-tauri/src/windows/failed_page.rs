//! The page that replaces one that could not be loaded. It has no link.

use super::words::Words;
use webkit2gtk::{LoadEvent, NetworkError, PolicyError, WebView, WebViewExt};

/// Shows our own page when a page fails to load or its certificate is invalid.
pub(crate) fn replace(view: &WebView, words: &Words) {
    let failed = page(&words.failed_title, &words.failed_text);
    view.connect_load_failed(move |view, _: LoadEvent, address, error| {
        // A click, the navigation policy or a download cancelled this load on purpose.
        let is_cancelled = error.matches(NetworkError::Cancelled)
            || error.matches(PolicyError::FrameLoadInterruptedByPolicyChange);
        if !is_cancelled {
            view.load_alternate_html(&failed, address, None);
        }
        true
    });
    let unsafe_page = page(&words.unsafe_title, &words.unsafe_text);
    view.connect_load_failed_with_tls_errors(move |view, address, _, _| {
        view.load_alternate_html(&unsafe_page, address, None);
        true
    });
}

fn page(title: &str, text: &str) -> String {
    format!(
        "<!doctype html><meta charset=\"utf-8\"><title>{title}</title>\
         <style>body{{font:1.5rem sans-serif;max-width:36em;margin:15vh auto;padding:0 1rem;\
         line-height:1.5;color:#10201d;background:#fff}}</style><h1>{title}</h1><p>{text}</p>"
    )
}
