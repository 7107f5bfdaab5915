//! What the file calls answer with: a description, or bytes.

use super::App;
use crate::blobs::BlobError;
use crate::store::files::StoredFile;
use axum::body::Body;
use axum::http::header::{
    ACCEPT_RANGES, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_LENGTH, CONTENT_RANGE,
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, RANGE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use data_encoding::BASE64;
use std::fmt::Write;
use std::ops::Range;
use sync_protocol::resumes::ObjectMetadata;
use time::OffsetDateTime;
use time::macros::format_description;

/// A description in the shape of the protocol.
pub fn metadata_of(bucket: &str, file: &StoredFile) -> ObjectMetadata {
    ObjectMetadata {
        name: file.path.clone(),
        bucket: bucket.to_owned(),
        generation: file.generation.to_string(),
        metageneration: file.metageneration.to_string(),
        content_type: file.content_type.clone(),
        time_created: time(file.created_at),
        updated: time(file.updated_at),
        storage_class: "STANDARD".into(),
        size: file.size.to_string(),
        md5_hash: BASE64.encode(&file.md5),
        crc32c: BASE64.encode(&file.crc32c.to_be_bytes()),
        etag: etag(file),
        content_encoding: "identity".into(),
        content_disposition: disposition(&file.path),
        cache_control: file.remarks.cache_control.clone(),
        content_language: file.remarks.content_language.clone(),
        metadata: file.remarks.metadata.clone(),
        download_tokens: file.token.clone(),
    }
}

/// The bytes, or the part of them that is asked for (RFC 9110, section 14). A stranger's file never
/// runs, is never guessed to be something else, and is saved rather than shown.
pub fn bytes_of(app: &App, file: &StoredFile, asked: &HeaderMap) -> Response {
    let range = asked
        .get(RANGE)
        .and_then(|range| range.to_str().ok())
        .and_then(|range| range_of(range, file.size));
    let (status, part) = match &range {
        Some(Ok(range)) => (StatusCode::PARTIAL_CONTENT, range.clone()),
        Some(Err(())) => (StatusCode::RANGE_NOT_SATISFIABLE, 0..0),
        None => (StatusCode::OK, 0..file.size),
    };
    let length = part.end - part.start;
    let sum = (length == file.size).then_some(file.crc32c);
    let pieces = app.files.blobs.read(&file.blob, part.clone(), sum);
    let body = Body::from_stream(futures_util::TryStreamExt::inspect_err(
        pieces,
        |cause: &BlobError| tracing::error!(?cause, "the bytes of a file could not be read"),
    ));
    let mut response = (status, body).into_response();
    let headers = response.headers_mut();
    let mut set = |name, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    };
    set(CONTENT_TYPE, "application/pdf");
    set(CONTENT_DISPOSITION, &disposition(&file.path));
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(
        CONTENT_SECURITY_POLICY,
        "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
    set(REFERRER_POLICY, "no-referrer");
    set(CACHE_CONTROL, "private, no-store");
    set(ACCEPT_RANGES, "bytes");
    set(CONTENT_LENGTH, &length.to_string());
    set(ETAG, &format!("\"{}\"", etag(file)));
    match range {
        Some(Ok(part)) => {
            let range = format!("bytes {}-{}/{}", part.start, part.end - 1, file.size);
            set(CONTENT_RANGE, &range);
        }
        Some(Err(())) => set(CONTENT_RANGE, &format!("bytes */{}", file.size)),
        None => {}
    }
    response
}

/// One range of bytes; `None` when the header is to be ignored, an error when it lies outside.
fn range_of(header: &str, size: u64) -> Option<Result<Range<u64>, ()>> {
    let (first, last) = header.strip_prefix("bytes=")?.split_once('-')?;
    let range = match (first.trim(), last.trim()) {
        ("", count) => size.saturating_sub(count.parse().ok()?)..size,
        (first, "") => first.parse().ok()?..size,
        (first, last) => {
            let last: u64 = last.parse().ok()?;
            first.parse().ok()?..last.saturating_add(1).min(size)
        }
    };
    Some(if range.start < range.end {
        Ok(range)
    } else {
        Err(())
    })
}

/// The last name of the path, in the encoding of RFC 8187.
fn disposition(path: &str) -> String {
    let mut text = String::from("attachment; filename*=UTF-8''");
    for byte in path.rsplit('/').next().unwrap_or_default().bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            text.push(byte.into());
        } else {
            let _ = write!(text, "%{byte:02X}");
        }
    }
    text
}

fn etag(file: &StoredFile) -> String {
    format!("{}-{}", file.generation, file.metageneration)
}

/// RFC 3339 with milliseconds, in UTC.
fn time(milliseconds: i64) -> String {
    let shape =
        format_description!("[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:3]Z");
    OffsetDateTime::from_unix_timestamp_nanos(i128::from(milliseconds) * 1_000_000)
        .ok()
        .and_then(|time| time.format(shape).ok())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_those_of_the_standard() {
        assert_eq!(range_of("bytes=0-3", 10), Some(Ok(0..4)));
        assert_eq!(range_of("bytes=4-", 10), Some(Ok(4..10)));
        assert_eq!(range_of("bytes=-3", 10), Some(Ok(7..10)));
        assert_eq!(range_of("bytes=0-99", 10), Some(Ok(0..10)));
        assert_eq!(range_of("bytes=10-", 10), Some(Err(())));
        assert_eq!(range_of("pages=1-2", 10), None);
        assert_eq!(
            range_of("bytes=0-18446744073709551615", 10),
            Some(Ok(0..10))
        );
    }

    #[test]
    fn names_are_encoded() {
        assert_eq!(
            disposition("u/resumes/a \"ñ\".pdf"),
            "attachment; filename*=UTF-8''a%20%22%C3%B1%22.pdf"
        );
    }
}
