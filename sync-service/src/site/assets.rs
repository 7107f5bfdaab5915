//! The built files of the website, loaded once: from this binary, or from a folder.

use super::encoding::{Encoding, brotli, gzip};
use super::frames::{self, Frames};
use super::preloads::{self, Preloads};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG, VARY,
};
use axum::http::{HeaderMap, HeaderValue};
use bytes::Bytes;
use data_encoding::HEXLOWER;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::collections::HashMap;
use std::io;
use std::path::Path;
use sync_protocol::papers::PapersPlanner;

#[derive(RustEmbed)]
#[folder = "../dist/"]
#[allow_missing = true]
// Pages of the kiosk alone.
#[exclude = "viewer.html"]
#[exclude = "assets/viewer-*"]
#[exclude = "assets/pdf*"]
struct Built;

const INDEX: &str = "index.html";
/// Settings that elements of the page carry.
const CONTACT: &str = "contact-email";
const PLANNER: &str = "papers-planner";
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><title>New Beginnings</title>\
    <h1>New Beginnings</h1><p>This service was built without the website. \
    Run <code>npm run build:ui</code> and build it again, or start it with <code>--site FOLDER</code>.";

/// One file in every encoding it was built in.
pub struct Asset {
    /// Strong: the SHA-256 of the file.
    pub etag: HeaderValue,
    content_type: HeaderValue,
    cache: HeaderValue,
    identity: Bytes,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
}

/// All files by their path.
pub struct Assets {
    files: HashMap<String, Asset>,
    index: Asset,
    pages: Frames<Asset>,
    /// What the pages need besides.
    pub preloads: Preloads,
}

impl Assets {
    /// Loads the files of a folder, or of this binary when there is none, and writes the address
    /// of "Deliver Email" and the state of the papers planner into the page.
    pub fn load(
        folder: Option<&Path>,
        contact_email: &str,
        planner: &PapersPlanner,
    ) -> io::Result<Self> {
        let mut raw = match folder {
            Some(folder) => read_folder(folder)?,
            None => read_built(),
        };
        let page = raw
            .remove(INDEX)
            .map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        let page = page.as_deref().unwrap_or(NOT_BUILT);
        let preloads = Preloads::read(raw.remove(preloads::TABLE).as_deref());
        let planner = serde_json::to_string(planner)?;
        let page = with_meta(page, CONTACT, contact_email);
        let page = with_meta(&page, PLANNER, &planner);
        let make_page = |page: &str| Asset::compressed(INDEX, page.as_bytes());
        let index = make_page(&page)?;
        let pages = Frames::read(raw.remove(frames::TABLE).as_deref(), &page, make_page)?;
        let compressed = |path: &str, ending: &str| raw.get(&format!("{path}{ending}")).cloned();
        let files = raw
            .iter()
            .filter(|(path, _)| !path.ends_with(".br") && !path.ends_with(".gz"))
            .map(|(path, bytes)| {
                let asset = Asset::new(
                    path,
                    bytes.clone(),
                    compressed(path, ".gz"),
                    compressed(path, ".br"),
                );
                (format!("/{path}"), asset)
            })
            .collect();
        Ok(Self {
            files,
            index,
            pages,
            preloads,
        })
    }

    /// The file at a path of an address.
    pub fn get(&self, path: &str) -> Option<&Asset> {
        self.files.get(path)
    }

    /// The files below a path, with their content.
    pub(super) fn below(&self, path: &'static str) -> impl Iterator<Item = (String, Bytes)> {
        let files = self.files.iter();
        let below = files.filter(move |(name, _)| name.starts_with(path));
        below.map(|(name, asset)| (name.clone(), asset.identity.clone()))
    }

    /// The page that all screens live in, without what it shows before its code has come.
    pub fn index(&self) -> &Asset {
        &self.index
    }

    /// The page of an address, as it is seen before its code has come, and the content security policy of
    /// a page that holds more than the usual one.
    pub fn page(&self, path: &str) -> (&Asset, Option<&HeaderValue>) {
        match self.pages.of(path) {
            Some((page, policy)) => (page, Some(policy)),
            None => (&self.index, None),
        }
    }
}

impl Asset {
    fn new(path: &str, identity: Bytes, gzip: Option<Bytes>, brotli: Option<Bytes>) -> Self {
        let hash = format!("\"{}\"", HEXLOWER.encode(&Sha256::digest(&identity)));
        // Names under assets/ carry a hash of their content, so they never change.
        let cache = if path.starts_with("assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        Self {
            etag: HeaderValue::try_from(hash).unwrap_or(HeaderValue::from_static("\"\"")),
            content_type: HeaderValue::from_static(content_type(path)),
            cache: HeaderValue::from_static(cache),
            identity,
            gzip,
            brotli,
        }
    }

    /// A file that was not compressed when the website was built.
    pub(super) fn compressed(path: &str, content: &[u8]) -> io::Result<Self> {
        let (small, smaller) = (gzip(content)?, brotli(content, 9)?);
        let content = Bytes::copy_from_slice(content);
        Ok(Self::new(
            path,
            content,
            Some(small.into()),
            Some(smaller.into()),
        ))
    }

    /// The headers that also belong to "not modified".
    pub fn validators(&self) -> HeaderMap {
        HeaderMap::from_iter([
            (ETAG, self.etag.clone()),
            (CACHE_CONTROL, self.cache.clone()),
            (VARY, HeaderValue::from_static("accept-encoding")),
        ])
    }

    /// Headers and body, in the encoding asked for if the file was built in it.
    pub fn whole(&self, asked: Encoding) -> (HeaderMap, Bytes) {
        let (encoding, body) = match (asked, &self.brotli, &self.gzip) {
            (Encoding::Brotli, Some(body), _) => (Encoding::Brotli, body),
            (Encoding::Brotli | Encoding::Gzip, _, Some(body)) => (Encoding::Gzip, body),
            _ => (Encoding::Identity, &self.identity),
        };
        let mut headers = self.validators();
        headers.insert(CONTENT_TYPE, self.content_type.clone());
        headers.insert(CONTENT_LENGTH, HeaderValue::from(body.len()));
        if let Some(name) = encoding.name() {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(name));
        }
        (headers, body.clone())
    }
}

/// Replaces the content of one of the page's `meta` elements.
fn with_meta(page: &str, name: &str, content: &str) -> String {
    let element = format!("<meta name=\"{name}\" content=\"");
    let Some((before, rest)) = page.split_once(&element) else {
        return page.to_owned();
    };
    let after = rest.split_once('"').map_or("", |(_, after)| after);
    let escaped = content
        .replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
        .replace('>', "&gt;");
    format!("{before}{element}{escaped}\"{after}")
}

fn read_built() -> HashMap<String, Bytes> {
    let bytes = |content| match content {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    };
    Built::iter()
        .filter_map(|path| Some((path.to_string(), bytes(Built::get(&path)?.data))))
        .collect()
}

fn read_folder(root: &Path) -> io::Result<HashMap<String, Bytes>> {
    let mut files = HashMap::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(name) = path.strip_prefix(root) {
                let name = name.to_string_lossy().replace('\\', "/");
                files.insert(name, Bytes::from(std::fs::read(&path)?));
            }
        }
    }
    Ok(files)
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setting_is_written_into_the_page_and_cannot_leave_its_element() {
        let page = "<meta name=\"contact-email\" content=\"a@b.example\"><p>x";
        assert_eq!(
            with_meta(page, CONTACT, "\"><script>"),
            "<meta name=\"contact-email\" content=\"&quot;&gt;&lt;script&gt;\"><p>x"
        );
        assert_eq!(with_meta("<p>x", CONTACT, "a@b.org"), "<p>x");
    }
}
