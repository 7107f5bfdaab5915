//! The headers of a ZIP archive whose entries are stored or deflated (APPNOTE.TXT 6.3.10 of PKWARE).

use crate::portable_name::portable;
use bytes::Bytes;
use std::collections::HashSet;
use time::OffsetDateTime;

/// Names are UTF-8 (bit 11 of the flags).
const FLAGS: u16 = 1 << 11;
/// 2.0, the version every program knows.
const VERSION: u16 = 20;

/// A name or a number that does not fit into its field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("too large for a ZIP archive")]
pub(crate) struct Oversized;

/// The fields of one entry.
struct Entry {
    name: String,
    crc32: u32,
    /// Bytes of the content, and of what is stored of it.
    size: u32,
    packed: u32,
    /// 0 is stored, 8 is deflated.
    method: u16,
    /// Date and time of MS-DOS, in UTC.
    date: u16,
    time: u16,
    at: u32,
}

/// The entries so far, and where the next one begins.
#[derive(Default)]
pub(crate) struct Entries {
    list: Vec<Entry>,
    names: HashSet<String>,
    /// Bytes of the archive so far.
    pub(crate) end: u64,
}

impl Entries {
    /// Adds an entry that is stored as it is; answers the header that precedes its bytes.
    pub(crate) fn add(
        &mut self,
        path: &str,
        crc32: u32,
        size: u64,
        made: OffsetDateTime,
    ) -> Result<Bytes, Oversized> {
        self.put(path, crc32, (0, size), size, made)
    }

    /// Adds an entry of a number of deflated bytes; returns the header that precedes them.
    pub(crate) fn add_deflated(
        &mut self,
        path: &str,
        crc32: u32,
        (packed, size): (u64, u64),
        made: OffsetDateTime,
    ) -> Result<Bytes, Oversized> {
        self.put(path, crc32, (8, packed), size, made)
    }

    fn put(
        &mut self,
        path: &str,
        crc32: u32,
        (method, packed): (u16, u64),
        size: u64,
        made: OffsetDateTime,
    ) -> Result<Bytes, Oversized> {
        let entry = Entry {
            name: self.free_name(path),
            crc32,
            size: small(size)?,
            packed: small(packed)?,
            method,
            date: dos_date(made),
            time: dos_time(made),
            at: small(self.end)?,
        };
        let mut header = Vec::with_capacity(30 + entry.name.len());
        header.extend(*b"PK\x03\x04");
        entry.put_shared(&mut header)?;
        header.extend(entry.name.as_bytes());
        self.end += header.len() as u64 + packed;
        self.list.push(entry);
        Ok(header.into())
    }

    /// The directory at the end, by which programs find the entries.
    pub(crate) fn directory(&mut self) -> Result<Bytes, Oversized> {
        let at = small(self.end)?;
        let mut text = Vec::new();
        for entry in &self.list {
            text.extend(*b"PK\x01\x02");
            text.extend(VERSION.to_le_bytes());
            entry.put_shared(&mut text)?;
            // No comment, the first disk, no attributes.
            text.extend([0; 10]);
            text.extend(entry.at.to_le_bytes());
            text.extend(entry.name.as_bytes());
        }
        let length = small(text.len() as u64)?;
        let count = u16::try_from(self.list.len()).map_err(|_| Oversized)?;
        text.extend(*b"PK\x05\x06");
        text.extend([0; 4]);
        text.extend(count.to_le_bytes());
        text.extend(count.to_le_bytes());
        text.extend(length.to_le_bytes());
        text.extend(at.to_le_bytes());
        text.extend([0; 2]);
        self.end += text.len() as u64;
        Ok(text.into())
    }

    /// A name that Windows can write too and that no entry has.
    fn free_name(&mut self, path: &str) -> String {
        let name = portable(path);
        let (stem, ending) = name.rsplit_once('.').unwrap_or((&name, ""));
        let dot = if name.contains('.') { "." } else { "" };
        let mut free = name.clone();
        let mut number = 1;
        while !self.names.insert(free.to_lowercase()) {
            number += 1;
            free = format!("{stem} ({number}){dot}{ending}");
        }
        free
    }
}

impl Entry {
    /// Writes the fields that the header of an entry and its directory record share.
    fn put_shared(&self, text: &mut Vec<u8>) -> Result<(), Oversized> {
        let length = u16::try_from(self.name.len()).map_err(|_| Oversized)?;
        for number in [VERSION, FLAGS, self.method, self.time, self.date] {
            text.extend(number.to_le_bytes());
        }
        for number in [self.crc32, self.packed, self.size] {
            text.extend(number.to_le_bytes());
        }
        text.extend(length.to_le_bytes());
        text.extend([0; 2]);
        Ok(())
    }
}

/// Fails for a number that does not fit into 32 bits; the limits of files are far below.
fn small(number: u64) -> Result<u32, Oversized> {
    u32::try_from(number).map_err(|_| Oversized)
}

fn dos_date(time: OffsetDateTime) -> u16 {
    let years = u16::try_from((time.year() - 1980).clamp(0, 127)).unwrap_or_default();
    years << 9 | u16::from(u8::from(time.month())) << 5 | u16::from(time.day())
}

fn dos_time(time: OffsetDateTime) -> u16 {
    u16::from(time.hour()) << 11 | u16::from(time.minute()) << 5 | u16::from(time.second() / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_free_and_fit_for_every_system() {
        let mut entries = Entries::default();
        let mut name = |path| entries.free_name(path);
        assert_eq!(
            name("/resumes/mi currículum.pdf"),
            "resumes/mi currículum.pdf"
        );
        assert_eq!(name("/resumes/a:b.pdf"), "resumes/a_b.pdf");
        assert_eq!(name("/resumes/A?b.pdf"), "resumes/A_b (2).pdf");
        assert_eq!(name("/resumes/a\\b.pdf"), "resumes/a_b (3).pdf");
        assert_eq!(name("/plain"), "plain");
        assert_eq!(name("/plain"), "plain (2)");
    }
}
