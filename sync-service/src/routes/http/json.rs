//! JSON bodies: structures come from objects only, and texts fit into columns of their own.

mod objects;

use crate::routes::http::rejection::Rejection;
use crate::site::encoding::{Encoding, gzip};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use objects::Objects;
use serde::Serialize;
use serde::de::{Deserialize, DeserializeOwned, Error};
use serde_json::de::{Deserializer, Read};
use serde_json::de::{SliceRead, StrRead};
use std::io;
use sync_protocol::error_code::ErrorCode;

/// The escape of U+0000 in JSON (RFC 8259, section 7).
const ESCAPE: &[u8] = br"\u0000";

/// The room for an answer, in bytes: most of the answers of identity fit.
const USUAL: usize = 1024;

/// An answer in JSON.
///
/// axum's own begins with 128 bytes and writes through the trait of all byte buffers, which cost a
/// look-up 5 % of its instructions.
pub struct Json<T>(pub T);

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        let mut body = Vec::with_capacity(USUAL);
        let written = serde_json::to_writer(&mut body, &self.0);
        let kind = HeaderValue::from_static("application/json");
        match written {
            Ok(()) => ([(CONTENT_TYPE, kind)], body).into_response(),
            Err(_) => Rejection::from(ErrorCode::InternalError).into_response(),
        }
    }
}

/// An answer in JSON, in gzip where the client reads it, with the headers that say so. Brotli takes longer
/// than it saves for an answer that is used once.
pub fn packed<T: Serialize>(
    asked: &HeaderMap,
    content: &T,
) -> Result<(HeaderMap, Vec<u8>), Rejection> {
    let failed = |error: io::Error| {
        tracing::error!(cause = ?error, "an answer could not be written");
        Rejection::from(ErrorCode::InternalError)
    };
    let body = serde_json::to_vec(content).map_err(|error| failed(error.into()))?;
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    let body = match Encoding::accepted(asked.get(ACCEPT_ENCODING)) {
        Encoding::Identity => body,
        Encoding::Brotli | Encoding::Gzip => {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            gzip(&body).map_err(failed)?
        }
    };
    Ok((headers, body))
}

/// Reads a JSON body. Refuses a list in place of an object, and the character U+0000, which
/// PostgreSQL keeps in no text. The documents of the database are stored as JSON, with its escape, so
/// they may hold it.
pub fn from_json<T: DeserializeOwned>(body: &[u8]) -> serde_json::Result<T> {
    if holds_null(body) {
        return Err(serde_json::Error::custom(
            "a text holds the character U+0000",
        ));
    }
    read(Deserializer::new(SliceRead::new(body)))
}

/// Reads a message whose parts may stay text. Refuses a list in place of an object.
pub fn from_message<'a, T: Deserialize<'a>>(text: &'a str) -> serde_json::Result<T> {
    read(Deserializer::new(StrRead::new(text)))
}

fn read<'a, T: Deserialize<'a>>(mut json: Deserializer<impl Read<'a>>) -> serde_json::Result<T> {
    let value = T::deserialize(Objects(&mut json))?;
    json.end()?;
    Ok(value)
}

fn holds_null(body: &[u8]) -> bool {
    // Few bodies hold a backslash at all, and one byte is found many times faster than six.
    if !body.contains(&b'\\') {
        return false;
    }
    let mut windows = body.windows(ESCAPE.len()).enumerate();
    windows.any(|(at, text)| {
        // After an odd number of backslashes, this one is escaped itself.
        let before = body[..at].iter().rev().take_while(|it| **it == b'\\');
        text == ESCAPE && before.count() % 2 == 0
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_text_with_the_character_zero_is_refused_and_one_about_its_escape_is_not() {
        for bad in [r#""\u0000""#, r#"{"a":["x\u0000"]}"#, r#"{"\\\u0000":1}"#] {
            assert!(from_json::<serde_json::Value>(bad.as_bytes()).is_err());
        }
        for good in [
            r#""\\u0000""#,
            r#""\u0001""#,
            r#""u0000""#,
            r#""\\\\u0000""#,
        ] {
            assert!(from_json::<serde_json::Value>(good.as_bytes()).is_ok());
        }
    }

    #[test]
    fn a_list_is_not_taken_for_the_fields_of_a_structure() {
        #[derive(serde::Deserialize)]
        struct Name {
            name: String,
        }
        let read = |body: &str| from_json::<Name>(body.as_bytes()).map(|it| it.name);
        assert_eq!(read(r#"{"name":"Ana"}"#).unwrap(), "Ana");
        assert!(read(r#" ["Ana"]"#).is_err());
        assert!(read(r#"{"name":"Ana"} 1"#).is_err(), "two values");
    }

    proptest! {
        #[test]
        fn the_escape_is_found_exactly_where_a_parser_finds_the_character(
            text in "[\\\\u0\u{0}a\"]{0,12}"
        ) {
            let written = serde_json::to_string(&text).unwrap();
            prop_assert_eq!(holds_null(written.as_bytes()), text.contains('\0'));
        }
    }
}
