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
use std::sync::OnceLock;
use sync_protocol::listings::{FLOOR_HEADER, Row};

/// The field that says where a fact comes from. It is kept for the operator and never sent.
pub const SOURCE_FIELD: &str = "source";

const BROTLI_QUALITY: u32 = 9;
/// From this size on, in bytes, a sixth more of length is worth a quarter of the time: it is spent after each start and
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
    floor: Option<u32>,
    identity: Variant,
    /// Brotli and gzip.
    compressed: OnceLock<[Variant; 2]>,
}

type Variant = (HeaderMap, Bytes);

impl Answer {
    /// Serializes a list, and compresses it if that is soon done. A large one goes out as it is until [`Answer::compress`] has
    /// ended: a start must not wait for it.
    pub fn of_list(listing: &StoredListing) -> std::io::Result<Self> {
        let answer = Self::uncompressed(&shown(&listing.rows), listing.revision, listing.floor)?;
        if !answer.is_large() {
            answer.compress()?;
        }
        Ok(answer)
    }

    /// Serializes and compresses a list.
    pub fn new(listing: &StoredListing) -> std::io::Result<Self> {
        let answer = Self::of_list(listing)?;
        answer.compress()?;
        Ok(answer)
    }

    /// Serializes and compresses something public that is made once and handed out often.
    pub fn of(
        content: &impl Serialize,
        revision: i64,
        floor: Option<u32>,
    ) -> std::io::Result<Self> {
        let answer = Self::uncompressed(content, revision, floor)?;
        answer.compress()?;
        Ok(answer)
    }

    fn uncompressed(
        content: &impl Serialize,
        revision: i64,
        floor: Option<u32>,
    ) -> std::io::Result<Self> {
        let body = serde_json::to_vec(content)?;
        let etag = header_value(format!("\"{}\"", HEXLOWER.encode(&Sha256::digest(&body))));
        Ok(Self {
            revision,
            identity: variant(Encoding::Identity, body, &etag, floor),
            etag,
            floor,
            compressed: OnceLock::new(),
        })
    }

    /// Whether compressing it takes so long that nobody should wait for it.
    pub fn is_large(&self) -> bool {
        self.identity.1.len() >= LARGE
    }

    /// Compresses it, if that was not done yet.
    pub fn compress(&self) -> std::io::Result<()> {
        if self.compressed.get().is_some() {
            return Ok(());
        }
        let body = &self.identity.1;
        let variant = |encoding, body| variant(encoding, body, &self.etag, self.floor);
        let quality = match self.is_large() {
            true => BROTLI_QUALITY_OF_LARGE,
            false => BROTLI_QUALITY,
        };
        let made = [
            variant(Encoding::Brotli, brotli(body, quality)?),
            variant(Encoding::Gzip, gzip(body)?),
        ];
        // Whoever was first made the same.
        let _ = self.compressed.set(made);
        Ok(())
    }

    /// Headers and body in one encoding, or as it is while it is not compressed yet.
    pub fn variant(&self, encoding: Encoding) -> (HeaderMap, Bytes) {
        let made = match (encoding, self.compressed.get()) {
            (Encoding::Brotli, Some([brotli, _])) => brotli,
            (Encoding::Gzip, Some([_, gzip])) => gzip,
            (Encoding::Identity, _) | (_, None) => &self.identity,
        };
        made.clone()
    }
}

fn variant(encoding: Encoding, body: Vec<u8>, etag: &HeaderValue, floor: Option<u32>) -> Variant {
    let headers = headers(encoding, body.len(), etag, floor);
    (headers, Bytes::from(body))
}

/// Rows without what is never sent.
fn shown(rows: &[Row]) -> Vec<Row> {
    let mut rows = rows.to_vec();
    for row in &mut rows {
        row.remove(SOURCE_FIELD);
    }
    rows
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
