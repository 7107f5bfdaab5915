//! What is shown in place of a page that could not be loaded, in plain words and without a way on.

use super::words::Words;
use webkit2gtk::{LoadEvent, NetworkError, PolicyError, WebView, WebViewExt};

/// Shows our own page when one fails to load, or has a certificate that is not right.
pub(crate) fn replace(view: &WebView, words: &Words) {
    let failed = page(&words.failed_title, &words.failed_text);
    view.connect_load_failed(move |view, _: LoadEvent, address, error| {
        // A load that was cut off on purpose: by a link, by the policy, by a file that is fetched.
        let is_on_purpose = error.matches(NetworkError::Cancelled)
            || error.matches(PolicyError::FrameLoadInterruptedByPolicyChange);
        if !is_on_purpose {
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
