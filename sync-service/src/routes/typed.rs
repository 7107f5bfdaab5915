//! Addresses of calls that a person types into a browser: they lead to the screen that asks the same.

use crate::site::pages::is_page;
use axum::http::header::{ACCEPT, VARY};
use axum::http::{HeaderMap, HeaderValue, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use std::collections::HashMap;
use url::form_urlencoded::{Serializer, parse};

/// The screen that every visit begins with; the needs are its doors.
pub const HOME: &str = "/";
/// Where skills are tapped.
pub const TAP: &str = "/resume/new/tap";
/// A day, `YYYY-MM-DD`, in bytes. The finder asks for days.
const DAY: usize = 10;

/// A browser that opens an address asks for a page first (RFC 9110, section 12.5.1).
pub fn wants_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("text/html"))
}

/// Says to caches that an address is a page or a call by what is asked for.
pub fn by_accept(mut response: Response) -> Response {
    response
        .headers_mut()
        .append(VARY, HeaderValue::from_static("accept"));
    response
}

/// Sends a browser to a screen.
pub fn to_screen(address: &str) -> Response {
    by_accept(Redirect::to(address).into_response())
}

/// Returns the screen of a question to `/find`; the home page, if it names no need.
pub fn finder_of(uri: &Uri) -> String {
    let asked = query_of(uri);
    let said = |name: &str| asked.get(name).map(String::as_str).unwrap_or_default();
    let screen = format!("/find/{}", said("need"));
    if !is_page(&screen, |_| false) {
        return HOME.to_owned();
    }
    let day = match (said("at"), said("span")) {
        ("", "day") => "today",
        (at, _) => at.get(..DAY).unwrap_or(at),
    };
    let question = [
        ("near", said("near")),
        ("when", day),
        ("for", said("wishes")),
    ];
    with_query(&screen, &question)
}

/// Returns the screen of a question to `/search`.
pub fn search_of(uri: &Uri) -> String {
    let asked = query_of(uri);
    let text = asked.get("text").map(String::as_str).unwrap_or_default();
    with_query("/search-lists", &[("q", text)])
}

fn query_of(uri: &Uri) -> HashMap<String, String> {
    let query = uri.query().unwrap_or_default();
    parse(query.as_bytes()).into_owned().collect()
}

/// An address with those parts of a question that say something.
fn with_query(screen: &str, question: &[(&str, &str)]) -> String {
    let said = question.iter().filter(|(_, value)| !value.is_empty());
    match Serializer::new(String::new()).extend_pairs(said).finish() {
        query if query.is_empty() => screen.to_owned(),
        query => format!("{screen}?{query}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typed_question_is_asked_on_its_screen() {
        for (typed, screen) in [
            ("/find", "/"),
            ("/find?need=gold", "/"),
            ("/find?need=../desk", "/"),
            ("/find?need=food", "/find/food"),
            (
                "/find?need=food&near=Fort+Lee&wishes=no-id,free",
                "/find/food?near=Fort+Lee&for=no-id%2Cfree",
            ),
            ("/find?need=id&span=day", "/find/id?when=today"),
            (
                "/find?need=id&at=2026-11-22T13:00",
                "/find/id?when=2026-11-22",
            ),
        ] {
            assert_eq!(finder_of(&Uri::from_static(typed)), screen, "{typed}");
        }
        for (typed, screen) in [
            ("/search", "/search-lists"),
            ("/search?text=bed+tonight", "/search-lists?q=bed+tonight"),
        ] {
            assert_eq!(search_of(&Uri::from_static(typed)), screen, "{typed}");
        }
    }
}
