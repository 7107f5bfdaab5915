//! What the file calls answer with: a description, or bytes.

use crate::app::App;
use crate::blobs::BlobError;
use crate::routes::storage::conditions::Wanted;
use crate::store::files::StoredFile;
use axum::body::Body;
use axum::http::header::{
    ACCEPT_RANGES, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_LENGTH, CONTENT_RANGE,
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use data_encoding::BASE64;
use std::fmt::Write;
use std::sync::Arc;
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
        cache_control: file.custom_metadata.cache_control.clone(),
        content_language: file.custom_metadata.content_language.clone(),
        metadata: file.custom_metadata.metadata.clone(),
        download_tokens: file.token.clone(),
    }
}

/// The bytes, or the part of them that is asked for (RFC 9110, section 14). A stranger's file never
/// runs, is never guessed to be something else, and is saved rather than shown.
pub fn bytes_of(app: &Arc<App>, file: &StoredFile, wanted: &Wanted) -> Response {
    let (status, part) = match wanted {
        Wanted::Part(range) => (StatusCode::PARTIAL_CONTENT, range.clone()),
        Wanted::Unsatisfiable => (StatusCode::RANGE_NOT_SATISFIABLE, 0..0),
        Wanted::Whole => (StatusCode::OK, 0..file.size),
        Wanted::NotModified => (StatusCode::NOT_MODIFIED, 0..0),
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
    set(ETAG, &entity_tag(file));
    if *wanted != Wanted::NotModified {
        set(CONTENT_LENGTH, &length.to_string());
    }
    let range = match wanted {
        Wanted::Part(part) => format!("bytes {}-{}/{}", part.start, part.end - 1, file.size),
        Wanted::Unsatisfiable => format!("bytes */{}", file.size),
        Wanted::Whole | Wanted::NotModified => return response,
    };
    set(CONTENT_RANGE, &range);
    response
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

/// The entity tag of a file, quoted as headers carry it.
pub fn entity_tag(file: &StoredFile) -> String {
    format!("\"{}\"", etag(file))
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
    fn names_are_encoded() {
        assert_eq!(
            disposition("u/resumes/a \"ñ\".pdf"),
            "attachment; filename*=UTF-8''a%20%22%C3%B1%22.pdf"
        );
    }
}
