//! A list as it goes over the wire, made once and then only handed out.

use crate::reference::HEADER as REFERENCE;
use crate::site::encoding::{Encoding, brotli, gzip};
use crate::site::headers::protect;
use crate::store::listings::StoredListing;
use axum::http::header::{
    ACCESS_CONTROL_EXPOSE_HEADERS, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE,
    ETAG, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use bytes::Bytes;
use data_encoding::HEXLOWER;
use serde::Serialize;
use sha2::{Digest, Sha256};
use sync_protocol::listings::{FLOOR_HEADER, Row};

/// The field that says where a fact comes from. It is kept for the operator and never sent.
pub const SOURCE_FIELD: &str = "source";

const BROTLI_QUALITY: u32 = 9;
/// From this size on, in bytes, a sixth more of length is worth a quarter of the time: it is spent at each start and at
/// each change of a row.
const LARGE: usize = 256 * 1024;
const BROTLI_QUALITY_OF_LARGE: u32 = 5;

/// An answer in every encoding, with its headers.
pub struct Answer {
    /// The revision it was made from.
    pub revision: i64,
    /// `"` + SHA-256 of the uncompressed body in hexadecimal + `"`: strong, and at the same time a
    /// proof for a kiosk that the body is whole.
    pub etag: HeaderValue,
    variants: [(HeaderMap, Bytes); 3],
}

impl Answer {
    /// Serializes and compresses a list.
    pub fn new(listing: &StoredListing) -> std::io::Result<Self> {
        let shown: Vec<Row> = listing.rows.iter().map(shown).collect();
        Self::of(&shown, listing.revision, listing.floor)
    }

    /// Serializes and compresses something public that is made once and handed out often.
    pub fn of(
        content: &impl Serialize,
        revision: i64,
        floor: Option<u32>,
    ) -> std::io::Result<Self> {
        let identity = serde_json::to_vec(content)?;
        let etag = header_value(format!(
            "\"{}\"",
            HEXLOWER.encode(&Sha256::digest(&identity))
        ));
        let variant = |encoding: Encoding, body: Vec<u8>| {
            (
                headers(encoding, body.len(), &etag, floor),
                Bytes::from(body),
            )
        };
        let variants = [
            variant(
                Encoding::Brotli,
                brotli(&identity, quality(identity.len()))?,
            ),
            variant(Encoding::Gzip, gzip(&identity)?),
            variant(Encoding::Identity, identity),
        ];
        Ok(Self {
            revision,
            etag,
            variants,
        })
    }

    /// Headers and body in one encoding.
    pub fn variant(&self, encoding: Encoding) -> (HeaderMap, Bytes) {
        match encoding {
            Encoding::Brotli => self.variants[0].clone(),
            Encoding::Gzip => self.variants[1].clone(),
            Encoding::Identity => self.variants[2].clone(),
        }
    }
}

fn quality(length: usize) -> u32 {
    match length < LARGE {
        true => BROTLI_QUALITY,
        false => BROTLI_QUALITY_OF_LARGE,
    }
}

fn shown(row: &Row) -> Row {
    let mut row = row.clone();
    row.remove(SOURCE_FIELD);
    row
}

fn headers(encoding: Encoding, length: usize, etag: &HeaderValue, floor: Option<u32>) -> HeaderMap {
    let mut headers = HeaderMap::with_capacity(24);
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding, origin"));
    headers.insert(CONTENT_LENGTH, HeaderValue::from(length));
    headers.insert(ETAG, etag.clone());
    // The lists are public; which origins may read them is said by CORS.
    headers.insert(
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("cross-origin"),
    );
    headers.insert(
        ACCESS_CONTROL_EXPOSE_HEADERS,
        HeaderValue::from_static("etag"),
    );
    if let Some(name) = encoding.name() {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    if let Some(floor) = floor {
        headers.insert(
            HeaderName::from_static(FLOOR_HEADER),
            HeaderValue::from(floor),
        );
    }
    protect(&mut headers, false);
    // Only a place: to replace a value later costs less than to add one.
    headers.insert(REFERENCE, HeaderValue::from_static("-"));
    headers
}

/// A value made of digits and quotes is always a legal header value.
fn header_value(text: String) -> HeaderValue {
    HeaderValue::try_from(text).unwrap_or_else(|_| HeaderValue::from_static("\"\""))
}
