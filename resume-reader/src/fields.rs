//! Reads the texts in the fields of a form (ISO 32000-1, section 12.7). Templates of resumes are
//! often forms, and the text of their fields is in no page.

use pdf_extract::{Document, Object, StringFormat};

const FIELDS_MAX: usize = 2_000;

/// The values of all text and choice fields, a line each.
pub fn values(document: &Document) -> String {
    let values = document
        .objects
        .values()
        .filter_map(|object| object.as_dict().ok())
        .filter(|field| field.has(b"FT") || field.has(b"T"))
        .filter_map(|field| field.get_deref(b"V", document).ok())
        .filter_map(text)
        .take(FIELDS_MAX);
    values.fold(String::new(), |text, value| text + &value + "\n")
}

fn text(value: &Object) -> Option<String> {
    let Object::String(bytes, StringFormat::Literal | StringFormat::Hexadecimal) = value else {
        return None;
    };
    Some(match bytes.as_slice() {
        [0xFE, 0xFF, rest @ ..] => {
            let units: Vec<u16> = rest
                .chunks_exact(2)
                .map(|pair| u16::from_be_bytes([pair[0], pair[1]]))
                .collect();
            String::from_utf16_lossy(&units)
        }
        // PDFDocEncoding agrees with Latin-1 in all letters of our languages.
        bytes => bytes.iter().copied().map(char::from).collect(),
    })
}
