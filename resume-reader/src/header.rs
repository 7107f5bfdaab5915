//! Recognizes a file by its bytes, not by its name.

use sync_protocol::resumes::Unreadable;

/// Where the header of a PDF must begin at the latest (ISO 32000-1, annex H.3.4.1), in bytes.
pub const HEADER_WITHIN: usize = 1024;
/// How far the end mark may be from the end of the file, in bytes.
const END_WITHIN: usize = 8 * 1024;
const HEADER: &[u8] = b"%PDF-";
const END: &[u8] = b"%%EOF";

/// Whether a file begins as a PDF does; its first [`HEADER_WITHIN`] bytes are enough.
pub fn check_start(start: &[u8]) -> Result<(), Unreadable> {
    if start.is_empty() {
        return Err(Unreadable::EmptyFile);
    }
    let start = &start[..start.len().min(HEADER_WITHIN)];
    if find(start, HEADER).is_some() {
        return Ok(());
    }
    Err(match start {
        // Containers of office documents: ZIP (docx, odt, pages) and OLE (doc); RTF is text.
        [b'P', b'K', 3, 4, ..]
        | [0xD0, 0xCF, 0x11, 0xE0, ..]
        | [b'{', b'\\', b'r', b't', b'f', ..] => Unreadable::WordFile,
        [0xFF, 0xD8, 0xFF, ..] | [0x89, b'P', b'N', b'G', ..] | [b'G', b'I', b'F', b'8', ..] => {
            Unreadable::PictureFile
        }
        [_, _, _, _, b'f', b't', b'y', b'p', b'h', b'e', ..] => Unreadable::PictureFile,
        _ => Unreadable::NotPdf,
    })
}

/// Whether a whole file has the shape of a PDF: header, and an end mark or a trailer near its end.
/// `tail` is its end; [`tail_length`] bytes of it are enough.
pub fn check_end(tail: &[u8]) -> Result<(), Unreadable> {
    let tail = &tail[tail.len().saturating_sub(END_WITHIN)..];
    if find(tail, END).is_some() || find(tail, b"startxref").is_some() {
        Ok(())
    } else {
        Err(Unreadable::Damaged)
    }
}

/// How much of the end [`check_end`] wants to see, in bytes.
pub const fn tail_length() -> usize {
    END_WITHIN
}

/// The part between header and last end mark; what is around it confuses strict parsers.
pub fn body(bytes: &[u8]) -> &[u8] {
    let start = find(&bytes[..bytes.len().min(HEADER_WITHIN)], HEADER).unwrap_or(0);
    let end = bytes
        .windows(END.len())
        .rposition(|window| window == END)
        .map_or(bytes.len(), |at| at + END.len());
    bytes
        .get(start..end)
        .filter(|body| body.starts_with(HEADER))
        .unwrap_or(bytes)
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes
        .windows(wanted.len())
        .position(|window| window == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_known_by_its_bytes() {
        assert_eq!(check_start(b""), Err(Unreadable::EmptyFile));
        assert_eq!(check_start(b"%PDF-1.7\n"), Ok(()));
        assert_eq!(check_start(b"junk before %PDF-1.4"), Ok(()));
        assert_eq!(check_start(b"PK\x03\x04...."), Err(Unreadable::WordFile));
        assert_eq!(check_start(b"{\\rtf1"), Err(Unreadable::WordFile));
        assert_eq!(
            check_start(b"\xFF\xD8\xFF\xE0"),
            Err(Unreadable::PictureFile)
        );
        assert_eq!(check_start(b"MZ"), Err(Unreadable::NotPdf));
        assert_eq!(check_start(&[b' '; 5000]), Err(Unreadable::NotPdf));
    }

    #[test]
    fn the_body_has_nothing_before_and_after() {
        assert_eq!(
            body(b"xx%PDF-1.4 a %%EOF b %%EOF junk"),
            b"%PDF-1.4 a %%EOF b %%EOF"
        );
        assert_eq!(body(b"%PDF-1.4 no end"), b"%PDF-1.4 no end");
        assert_eq!(body(b"%%EOF%PDF-"), b"%%EOF%PDF-");
    }
}
