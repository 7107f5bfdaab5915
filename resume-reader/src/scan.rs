//! Whether a document is pictures of pages, as a scanner or a phone makes them.

use pdf_extract::{Document, Object};

/// Points of all pictures together that make a picture of a page: more than half of a letter page at
/// 72 dots an inch. A passport photo of a resume has a third of it, a logo less.
const SCAN_PIXELS: i64 = 300_000;

/// Whether the pictures of a document together are as large as a page; scanners cut pages in strips.
pub fn is_scan(document: &Document) -> bool {
    let pictures = document.objects.values();
    let pixels = pictures.filter_map(|object| pixels(document, object));
    pixels.fold(0, i64::saturating_add) >= SCAN_PIXELS
}

fn pixels(document: &Document, object: &Object) -> Option<i64> {
    let picture = &object.as_stream().ok()?.dict;
    let number = |key: &[u8]| {
        picture
            .get_deref(key, document)
            .and_then(Object::as_i64)
            .ok()
    };
    let is_picture = picture.get(b"Subtype").and_then(Object::as_name).ok() == Some(b"Image");
    let (width, height) = (number(b"Width")?, number(b"Height")?);
    (is_picture && width > 0 && height > 0).then(|| width.saturating_mul(height))
}
