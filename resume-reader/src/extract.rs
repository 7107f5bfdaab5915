//! The bytes of a PDF → clean text. Runs in the child only.

use crate::clean::{clean, distinct_words};
use crate::layout::Layout;
use crate::{fields, header, repair, scan};
use pdf_extract::{Document, output_doc_page};
use std::panic::{AssertUnwindSafe, catch_unwind};
use sync_protocol::resumes::Unreadable;

/// With fewer different words than this, every other way to the text is tried. Beside a picture of
/// a page they are a stamp, a fax line or a scanner's mark, and not the resume.
const WORDS_MIN: usize = 20;
/// Different words that a typed page is worth showing for. The shortest graded resume has two.
const WORDS_FEW: usize = 2;

/// The text of a resume.
pub fn extract(bytes: &[u8]) -> Result<String, Unreadable> {
    header::check_start(bytes)?;
    let (first, failure) = match first_way(bytes) {
        Err(Unreadable::Locked) => return Err(Unreadable::Locked),
        Ok(first) if first.is_whole && distinct_words(&first.text) >= WORDS_MIN => {
            return Ok(clean(&first.text));
        }
        Ok(first) => (first, Unreadable::NoText),
        Err(kind) => (First::default(), kind),
    };
    let second = second_way(bytes);
    let kind = if second.is_some() {
        Unreadable::NoText
    } else {
        failure
    };
    let second = second.unwrap_or_default();
    let best = if distinct_words(&second) > distinct_words(&first.text) {
        second
    } else {
        first.text
    };
    let words_min = if first.is_scan { WORDS_MIN } else { WORDS_FEW };
    if distinct_words(&best) >= words_min {
        Ok(clean(&best))
    } else {
        Err(kind)
    }
}

/// What pdf-extract finds in a document.
#[derive(Default)]
struct First {
    text: String,
    /// Whether no page was lost.
    is_whole: bool,
    /// Whether it shows a picture as large as a page.
    is_scan: bool,
}

/// By pdf-extract, behind the repair.
fn first_way(bytes: &[u8]) -> Result<First, Unreadable> {
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
    let is_scan = scan::is_scan(&document);
    let repaired = catch_unwind(AssertUnwindSafe(|| repair::repair(&mut document)));
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
    Ok(First {
        text,
        is_whole,
        is_scan,
    })
}

/// By pdf_oxide, which rebuilds broken files; nothing when it cannot open one.
fn second_way(bytes: &[u8]) -> Option<String> {
    let read = || {
        let document = pdf_oxide::PdfDocument::from_bytes(bytes.to_vec()).ok()?;
        let pages = document.page_count().ok()?.min(repair::PAGES_MAX);
        let texts = (0..pages).filter_map(|page| document.extract_text(page).ok());
        Some(texts.collect::<Vec<_>>().join("\n"))
    };
    catch_unwind(AssertUnwindSafe(read)).ok().flatten()
}
