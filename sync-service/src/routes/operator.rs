//! The operator's page, on an address of its own (`--operator-listen`): no account opens it, so it is
//! served where only the operator is.

use crate::clock::{Clock, milliseconds};
use crate::fleet::report::{KioskReport, report};
use crate::store::Store;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use std::fmt::Write;
use std::sync::Arc;

/// What the page needs.
#[derive(Clone)]
pub struct Desk {
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// The time.
    pub clock: Arc<dyn Clock>,
}

/// The page and nothing else.
pub fn router(desk: Desk) -> Router {
    Router::new().route("/", get(kiosks)).with_state(desk)
}

async fn kiosks(State(desk): State<Desk>) -> Response {
    let Ok(entries) = desk.store.kiosks().await else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let now = milliseconds(desk.clock.now());
    let reports: Vec<_> = entries.iter().map(|entry| report(entry, now)).collect();
    let headers = [
        (CACHE_CONTROL, "no-store"),
        (
            CONTENT_SECURITY_POLICY,
            "default-src 'none'; style-src 'unsafe-inline'",
        ),
    ];
    (headers, Html(page(&reports))).into_response()
}

fn page(reports: &[KioskReport]) -> String {
    let wrong = reports.iter().filter(|it| !it.problems.is_empty()).count();
    let mut rows = String::new();
    for one in reports {
        let problems = match one.problems.as_slice() {
            [] => "nothing".to_owned(),
            all => format!("<strong>{}</strong>", escaped(&all.join("; "))),
        };
        let _ = write!(
            rows,
            "<tr><th scope=row>{}</th><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
            escaped(&one.site),
            escaped(&one.id),
            one.state,
            problems,
            escaped(&one.heard),
            escaped(&one.version),
        );
    }
    format!(
        "<!doctype html><html lang=en><meta charset=utf-8><meta http-equiv=refresh content=30>\
         <meta name=viewport content='width=device-width'><title>Kiosks</title>\
         <style>body{{font:17px/1.5 sans-serif;margin:2rem;color:#21251f;background:#fbf7f0}}\
         table{{border-collapse:collapse;background:#fff}}\
         th,td{{border:1px solid #b9ad99;padding:.5rem .8rem;text-align:left}}</style>\
         <main><h1>Kiosks</h1><p>{} kiosks, {wrong} with a problem. This page renews itself.</p>\
         <table><tr><th scope=col>Site<th scope=col>Kiosk<th scope=col>State\
         <th scope=col>What is wrong<th scope=col>Last heard<th scope=col>Version</tr>{rows}</table></main>",
        reports.len(),
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ksk_5_a_site_is_shown_as_text_whatever_it_is_called() {
        let report = KioskReport {
            id: "k-1".into(),
            site: "<script>".into(),
            state: "up",
            version: "0.1.0".into(),
            heard: String::new(),
            problems: vec!["a & b".into()],
        };
        let page = page(&[report]);
        assert!(page.contains("&lt;script&gt;") && page.contains("<strong>a &amp; b</strong>"));
        assert!(!page.contains("<script>") && page.contains("1 with a problem"));
    }
}
