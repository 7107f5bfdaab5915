//! The bytes of a PDF → clean text. Runs in the child only.

use crate::clean::{clean, word_count};
use crate::layout::Layout;
use crate::{fields, guard, header};
use pdf_extract::{Document, output_doc_page};
use std::panic::{AssertUnwindSafe, catch_unwind};
use sync_protocol::resumes::Unreadable;

/// Fewer words than this are not a resume; then every other way to its text is tried.
const WORDS_MIN: usize = 20;
/// With this many words a text is worth showing even when it is short.
const WORDS_FEW: usize = 3;

/// The text of a resume.
pub fn extract(bytes: &[u8]) -> Result<String, Unreadable> {
    header::check_start(bytes)?;
    let (text, failure) = match first_way(bytes) {
        Err(Unreadable::Locked) => return Err(Unreadable::Locked),
        Ok((text, true)) if word_count(&text) >= WORDS_MIN => return Ok(clean(&text)),
        Ok((text, _)) => (text, Unreadable::NoText),
        Err(kind) => (String::new(), kind),
    };
    let second = second_way(bytes);
    let kind = if second.is_some() {
        Unreadable::NoText
    } else {
        failure
    };
    let second = second.unwrap_or_default();
    let best = if word_count(&second) > word_count(&text) {
        second
    } else {
        text
    };
    if word_count(&best) >= WORDS_FEW {
        Ok(clean(&best))
    } else {
        Err(kind)
    }
}

/// By pdf-extract, behind the guard. Answers the text, and whether no page was lost.
fn first_way(bytes: &[u8]) -> Result<(String, bool), Unreadable> {
    let load = |bytes: &[u8]| {
        catch_unwind(AssertUnwindSafe(|| Document::load_mem(bytes).ok()))
            .ok()
            .flatten()
    };
    let mut document = load(header::body(bytes))
        .or_else(|| load(bytes))
        .ok_or(Unreadable::Damaged)?;
    if document.is_encrypted() && document.decrypt("").is_err() {
        return Err(Unreadable::Locked);
    }
    let repaired = catch_unwind(AssertUnwindSafe(|| guard::repair(&mut document)));
    let pages = repaired.map_err(|_| Unreadable::Damaged)?;
    let mut layout = Layout::default();
    let mut is_whole = !pages.is_empty();
    for page in pages {
        // A page that fails loses only itself.
        let written = catch_unwind(AssertUnwindSafe(|| {
            output_doc_page(&document, &mut layout, page).is_ok()
        }));
        is_whole &= written.unwrap_or(false);
    }
    let mut text = layout.text;
    text.push_str(&fields::values(&document));
    Ok((text, is_whole))
}

/// By pdf_oxide, which rebuilds broken files; nothing when it cannot open one.
fn second_way(bytes: &[u8]) -> Option<String> {
    let read = || {
        let document = pdf_oxide::PdfDocument::from_bytes(bytes.to_vec()).ok()?;
        let pages = document.page_count().ok()?.min(guard::PAGES_MAX);
        let texts = (0..pages).filter_map(|page| document.extract_text(page).ok());
        Some(texts.collect::<Vec<_>>().join("\n"))
    };
    catch_unwind(AssertUnwindSafe(read)).ok().flatten()
}
