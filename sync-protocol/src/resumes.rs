//! Resume files: what the file calls of specification section 7 carry, and why a file cannot be
//! read.

use crate::limits::FILE_NAME_MAX_BYTES;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Why the words of a file cannot be read. Each kind has its own sentence with a way on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Unreadable {
    /// There is nothing in it.
    #[error("empty-file")]
    EmptyFile,
    /// A document of a word processor.
    #[error("word-file")]
    WordFile,
    /// A photo.
    #[error("picture-file")]
    PictureFile,
    /// Something else that is no PDF.
    #[error("not-pdf")]
    NotPdf,
    /// Larger than is read.
    #[error("too-large")]
    TooLarge,
    /// It asks for a password.
    #[error("locked")]
    Locked,
    /// A PDF without words: pictures of pages, as a scanner makes them.
    #[error("no-text")]
    NoText,
    /// Broken.
    #[error("damaged")]
    Damaged,
    /// It would take more memory or time than a resume may.
    #[error("too-complex")]
    TooComplex,
    /// Too many files are being read; a later try may succeed.
    #[error("busy")]
    Busy,
    /// This installation reads no files, because it cannot do so safely.
    #[error("unavailable")]
    Unavailable,
}

/// A stored file as the storage protocol describes it. Numbers are texts there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub struct ObjectMetadata {
    pub name: String,
    pub bucket: String,
    pub generation: String,
    pub metageneration: String,
    pub content_type: String,
    pub time_created: String,
    pub updated: String,
    pub storage_class: String,
    pub size: String,
    pub md5_hash: String,
    pub crc32c: String,
    pub etag: String,
    pub content_encoding: String,
    pub content_disposition: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cache_control: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content_language: Option<String>,
    #[serde(default)]
    pub metadata: BTreeMap<String, String>,
    /// Tokens of the download address, separated by commas.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub download_tokens: String,
}

/// One file in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct ObjectItem {
    pub name: String,
    pub bucket: String,
}

/// A page of a list of files.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ObjectList {
    /// Folders, each with a slash at its end.
    #[serde(default)]
    pub prefixes: Vec<String>,
    /// Files.
    #[serde(default)]
    pub items: Vec<ObjectItem>,
    /// Where the next page begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_page_token: Option<String>,
}

/// A resume as screens see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Resume {
    /// Name of the file, as it was uploaded.
    pub name: String,
    /// Where it can be downloaded by whoever has this address, until the file is removed.
    pub url: String,
}

/// A person's resumes.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Resumes {
    /// Name of the current one (`users/{uid}/resumes/current`).
    pub current: Option<String>,
    /// All of them, by name.
    pub files: Vec<Resume>,
}

/// Where a person's resumes are stored (specification section 3).
pub fn resume_path(uid: &str, file_name: &str) -> String {
    format!("{uid}/resumes/{file_name}")
}

/// Whether a text can name a stored resume: one segment of a path, drawn, and not too long.
pub fn is_file_name(text: &str) -> bool {
    !text.is_empty()
        && text.len() <= FILE_NAME_MAX_BYTES
        && !matches!(text, "." | "..")
        && !text
            .chars()
            .any(|character| character == '/' || character.is_control())
}
