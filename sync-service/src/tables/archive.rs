//! The parts of a ZIP file (PKWARE APPNOTE 6.3), as far as XLSX needs them.

use flate2::read::DeflateDecoder;
use std::collections::HashMap;
use std::io::Read;
use sync_protocol::desk_import::ImportFailure;

const END: &[u8] = b"PK\x05\x06";
const ENTRY: &[u8] = b"PK\x01\x02";
const LOCAL: &[u8] = b"PK\x03\x04";
/// Bytes of the end record and of the longest comment behind it.
const END_MAX: usize = 22 + 65_535;
/// Most parts that are looked at.
const PARTS_MAX: u16 = 1_000;

/// The parts of a file by name.
pub struct Archive<'a> {
    bytes: &'a [u8],
    parts: HashMap<String, Part>,
}

/// Where a part lies.
struct Part {
    local: usize,
    packed: usize,
    method: u16,
}

impl<'a> Archive<'a> {
    /// Reads the directory at the end of the file.
    pub fn open(bytes: &'a [u8]) -> Option<Self> {
        let tail = bytes.len().saturating_sub(END_MAX);
        let end = tail + bytes[tail..].windows(4).rposition(|four| four == END)?;
        let count = u16_at(bytes, end + 10)?.min(PARTS_MAX);
        let mut at = u32_at(bytes, end + 16)?;
        let mut parts = HashMap::new();
        for _ in 0..count {
            if bytes.get(at..at + 4)? != ENTRY {
                return None;
            }
            let length = |offset: usize| u16_at(bytes, at + offset).map(usize::from);
            let (name, extra, comment) = (length(28)?, length(30)?, length(32)?);
            let part = Part {
                local: u32_at(bytes, at + 42)?,
                packed: u32_at(bytes, at + 20)?,
                method: u16_at(bytes, at + 10)?,
            };
            let text = bytes.get(at + 46..at + 46 + name)?;
            parts.insert(String::from_utf8_lossy(text).to_lowercase(), part);
            at += 46 + name + extra + comment;
        }
        Some(Self { bytes, parts })
    }

    /// The names of all parts, in small letters.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.parts.keys().map(String::as_str)
    }

    /// Unpacks a part as text, as [`bytes`](Self::bytes) does.
    pub fn text(&self, name: &str, most: usize) -> Result<Option<String>, ImportFailure> {
        let text = self.bytes(name, most)?.map(String::from_utf8).transpose();
        text.map_err(|_| ImportFailure::NotATable)
    }

    /// Unpacks a part, up to a number of bytes. `None` when there is no such part.
    ///
    /// # Errors
    /// [`ImportFailure::TooLarge`] when it is longer, whatever length the file names;
    /// [`ImportFailure::NotATable`] when it cannot be unpacked.
    pub fn bytes(&self, name: &str, most: usize) -> Result<Option<Vec<u8>>, ImportFailure> {
        let Some(part) = self.parts.get(&name.to_lowercase()) else {
            return Ok(None);
        };
        let packed = self.packed(part).ok_or(ImportFailure::NotATable)?;
        let mut text = Vec::new();
        let limit = most as u64 + 1;
        let read = match part.method {
            0 => packed.take(limit).read_to_end(&mut text),
            8 => DeflateDecoder::new(packed)
                .take(limit)
                .read_to_end(&mut text),
            _ => return Err(ImportFailure::NotATable),
        };
        read.map_err(|_| ImportFailure::NotATable)?;
        if text.len() > most {
            return Err(ImportFailure::TooLarge);
        }
        Ok(Some(text))
    }

    fn packed(&self, part: &Part) -> Option<&'a [u8]> {
        let local = part.local;
        if self.bytes.get(local..local + 4)? != LOCAL {
            return None;
        }
        let name = usize::from(u16_at(self.bytes, local + 26)?);
        let extra = usize::from(u16_at(self.bytes, local + 28)?);
        let start = local + 30 + name + extra;
        self.bytes.get(start..start.checked_add(part.packed)?)
    }
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    let two = bytes.get(at..at.checked_add(2)?)?;
    Some(u16::from_le_bytes(two.try_into().ok()?))
}

fn u32_at(bytes: &[u8], at: usize) -> Option<usize> {
    let four = bytes.get(at..at.checked_add(4)?)?;
    usize::try_from(u32::from_le_bytes(four.try_into().ok()?)).ok()
}
