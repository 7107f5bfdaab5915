//! The XML of a workbook, piece by piece.

use quick_xml::XmlVersion;
use quick_xml::events::{BytesStart, Event};
use quick_xml::reader::Reader;
use sync_protocol::desk_import::ImportFailure;

/// A piece of XML, with its name without a prefix.
pub enum Part<'a, 'b> {
    /// It begins.
    Start(&'a BytesStart<'b>, &'a str),
    /// It ends.
    End(&'a str),
    /// Text in it.
    Text(&'a str),
}

/// Reads XML piece by piece. Entities that a file defines are left out, so none can grow.
pub fn walk(
    xml: &str,
    mut each: impl FnMut(Part<'_, '_>) -> Result<(), ImportFailure>,
) -> Result<(), ImportFailure> {
    let mut reader = Reader::from_str(xml);
    loop {
        match reader.read_event().map_err(|_| ImportFailure::NotATable)? {
            Event::Start(start) => each(Part::Start(&start, start.local_name().as_ref()))?,
            Event::Empty(start) => {
                each(Part::Start(&start, start.local_name().as_ref()))?;
                each(Part::End(start.local_name().as_ref()))?;
            }
            Event::End(end) => each(Part::End(end.local_name().as_ref()))?,
            Event::Text(text) => each(Part::Text(&text.xml10_content()))?,
            Event::CData(text) => each(Part::Text(&text.xml10_content()))?,
            Event::GeneralRef(reference) => {
                let named = match &*reference {
                    "amp" => Some('&'),
                    "lt" => Some('<'),
                    "gt" => Some('>'),
                    "quot" => Some('"'),
                    "apos" => Some('\''),
                    _ => reference.resolve_char_ref().ok().flatten(),
                };
                let mut space = [0; 4];
                if let Some(character) = named {
                    each(Part::Text(character.encode_utf8(&mut space)))?;
                }
            }
            Event::DocType(_) => return Err(ImportFailure::NotATable),
            Event::Eof => return Ok(()),
            _ => {}
        }
    }
}

/// An attribute as text.
pub fn attribute(start: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = start.try_get_attribute(name).ok()??;
    let text = found.normalized_value(XmlVersion::Implicit1_0).ok()?;
    Some(text.into_owned())
}

/// Whether a property is on: its value may be left away (ECMA-376, 18.18.1).
pub fn is_on(start: &BytesStart<'_>) -> bool {
    attribute(start, "val").is_none_or(|text| is_true(&text))
}

/// Whether an attribute says yes.
pub fn is_true(text: &str) -> bool {
    text == "1" || text == "true"
}
