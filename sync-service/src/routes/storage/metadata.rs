//! The answers of storage calls: metadata, or bytes.

use crate::app::App;
use crate::blobs::BlobError;
use crate::clock::rfc3339_milliseconds;
use crate::files::FileError;
use crate::routes::storage::conditions::Wanted;
use crate::routes::storage::rejection::status_of;
use crate::store::files::StoredFile;
use axum::body::Body;
use axum::http::HeaderValue;
use axum::http::header::{
    ACCEPT_RANGES, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_LENGTH, CONTENT_RANGE,
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::response::{IntoResponse, Response};
use data_encoding::BASE64;
use futures_util::{StreamExt, TryStreamExt, stream};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use std::sync::Arc;
use sync_protocol::resumes::ObjectMetadata;

/// The content type of every file: only what is a PDF by its content is stored. What an uploader or
/// a later change declares is neither shown nor sent.
const PDF: &str = "application/pdf";

/// A description in the shape of the protocol.
pub fn metadata_of(bucket: &str, file: &StoredFile) -> ObjectMetadata {
    ObjectMetadata {
        name: file.path.clone(),
        bucket: bucket.to_owned(),
        generation: file.generation.to_string(),
        metageneration: file.metageneration.to_string(),
        content_type: PDF.into(),
        time_created: rfc3339_milliseconds(file.created_at),
        updated: rfc3339_milliseconds(file.updated_at),
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
///
/// The first bytes are read before the answer begins, so that a storage that fails gives an error
/// and not half a file.
pub async fn bytes_of(
    app: &Arc<App>,
    file: &StoredFile,
    wanted: &Wanted,
) -> Result<Response, FileError> {
    let part = match wanted {
        Wanted::Part(range) => range.clone(),
        Wanted::Whole => 0..file.size,
        Wanted::Unsatisfiable | Wanted::NotModified => 0..0,
    };
    let length = part.end - part.start;
    let sum = (length == file.size).then_some(file.crc32c);
    let mut pieces = app.files.blobs.read(&file.blob, part.clone(), sum);
    let first = stream::iter(pieces.try_next().await?.map(Ok));
    let body = Body::from_stream(first.chain(pieces).inspect_err(|cause: &BlobError| {
        tracing::error!(?cause, "the bytes of a file could not be read")
    }));
    let mut response = (status_of(wanted), body).into_response();
    let headers = response.headers_mut();
    let mut set = |name, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    };
    set(CONTENT_TYPE, PDF);
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
        Wanted::Whole | Wanted::NotModified => return Ok(response),
    };
    set(CONTENT_RANGE, &range);
    Ok(response)
}

/// The characters that RFC 8187 leaves as they are, without those that are special in a shell.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// Returns the header value that saves a file under the last name of its path (RFC 8187).
fn disposition(path: &str) -> String {
    let name = path.rsplit('/').next().unwrap_or_default();
    let name = utf8_percent_encode(name, PLAIN);
    format!("attachment; filename*=UTF-8''{name}")
}

/// The entity tag of a file, quoted as headers carry it.
pub fn entity_tag(file: &StoredFile) -> String {
    format!("\"{}\"", etag(file))
}

fn etag(file: &StoredFile) -> String {
    format!("{}-{}", file.generation, file.metageneration)
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
