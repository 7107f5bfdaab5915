//! Repairs a document before its text is extracted. The extractor trusts documents: it panics on
//! what a page lacks, follows drawings that draw themselves, and reads pictures as page commands.
//!
//! What is wrong with each thing repaired here was measured on public files; the comments say what
//! happens without the repair.

pub mod operators;
pub mod widths;

use operators::Filter;
use pdf_extract::content::Content;
use pdf_extract::{Dictionary, Document, Object, ObjectId, Stream};

/// Pages read at most: a resume has two.
pub const PAGES_MAX: usize = 50;
/// Depth of the page tree followed upwards; a loop of parents ends here.
const PARENTS_MAX: usize = 16;

/// Repairs a document; answers the pages to read, by number.
pub fn repair(document: &mut Document) -> Vec<u32> {
    empty_images(document);
    widths::unfold(document);
    // The count of pages may claim billions; the extractor reserves room for them.
    let pages: Vec<(u32, ObjectId)> = document.get_pages().into_iter().take(PAGES_MAX).collect();
    pages
        .into_iter()
        .filter(|(_, page)| repair_page(document, *page).is_some())
        .map(|(number, _)| number)
        .collect()
}

/// Without this, pictures are inflated and their bytes run as page commands.
fn empty_images(document: &mut Document) {
    for object in document.objects.values_mut() {
        if let Object::Stream(stream) = object
            && stream.dict.get(b"Subtype").and_then(Object::as_name).ok() == Some(b"Image")
        {
            stream.content.clear();
            stream.dict.remove(b"Filter");
        }
    }
}

/// Makes a page's resources its own, its size a size, and its commands those that write text.
fn repair_page(document: &mut Document, page: ObjectId) -> Option<()> {
    let resources = inherited(document, page, b"Resources").unwrap_or_default();
    let commands = document.get_page_content(page).ok()?;
    let commands = Content::decode(&commands).ok()?;
    let commands = Filter::new(document).page(&commands.operations, &resources);
    let commands = Content {
        operations: commands,
    }
    .encode()
    .ok()?;
    let commands = document.add_object(Stream::new(Dictionary::new(), commands));

    let has_size = inherited_size(document, page);
    let dictionary = document
        .get_object_mut(page)
        .and_then(Object::as_dict_mut)
        .ok()?;
    dictionary.set("Resources", resources);
    dictionary.set("Contents", commands);
    dictionary.remove(b"ArtBox");
    if !has_size {
        let character = [0, 0, 612, 792].map(Object::Integer).to_vec();
        dictionary.set("MediaBox", character);
    }
    Some(())
}

fn inherited_size(document: &Document, page: ObjectId) -> bool {
    ancestors(document, page)
        .filter_map(|node| node.get_deref(b"MediaBox", document).ok())
        .next()
        .and_then(|found| found.as_array().ok())
        .is_some_and(|found| {
            found.len() >= 4
                && found[..4]
                    .iter()
                    .all(|side| matches!(side, Object::Integer(_) | Object::Real(_)))
        })
}

fn inherited(document: &Document, page: ObjectId, key: &[u8]) -> Option<Dictionary> {
    ancestors(document, page)
        .filter_map(|node| node.get_deref(key, document).ok())
        .find_map(|found| found.as_dict().ok().cloned())
}

fn ancestors(document: &Document, page: ObjectId) -> impl Iterator<Item = &Dictionary> {
    let first = document.get_dictionary(page).ok();
    std::iter::successors(first, |node| {
        node.get(b"Parent")
            .and_then(Object::as_reference)
            .and_then(|parent| document.get_dictionary(parent))
            .ok()
    })
    .take(PARENTS_MAX)
}
