//! Hostile and damaged files: each gets an answer, and the reader keeps working.

#![allow(clippy::unwrap_used, clippy::panic)]

use flate2::{Compress, Compression, FlushCompress};
use proptest::prelude::*;
use resume_reader::reader::{Reader, TimeLimits};
use std::sync::LazyLock;
use std::time::Duration;
use sync_protocol::resumes::Unreadable;

/// Ends a file by its processor time and memory alone: a busy machine changes neither.
static READER: LazyLock<Reader> = LazyLock::new(|| {
    let limit = Duration::from_secs(3600);
    let limits = TimeLimits {
        turn: limit,
        read: limit,
    };
    Reader::new(env!("CARGO_BIN_EXE_read-resume").into(), 2).with_time_limits(limits)
});

const WORDS: &str = "Warehouse associate and forklift operator for three years shipping and \
    receiving loaded trucks every night kept count of stock never missed a shift";
const FONT: &str = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>";
const CATALOG: &str = "<</Type/Catalog/Pages 2 0 R>>";

/// A file of these objects, numbered from 1; the first is the catalog.
fn file(objects: &[Vec<u8>]) -> Vec<u8> {
    let mut file = b"%PDF-1.4\n".to_vec();
    let mut table = String::from("0000000000 65535 f \n");
    for (index, object) in objects.iter().enumerate() {
        table += &format!("{:010} 00000 n \n", file.len());
        file.extend(format!("{} 0 obj\n", index + 1).bytes());
        file.extend(object);
        file.extend(b"\nendobj\n");
    }
    let (start, size) = (file.len(), objects.len() + 1);
    let trailer = format!("trailer\n<</Size {size}/Root 1 0 R>>\nstartxref\n{start}\n%%EOF\n");
    file.extend(format!("xref\n0 {size}\n{table}{trailer}").bytes());
    file
}

fn stream(dictionary: &str, content: &[u8]) -> Vec<u8> {
    let mut object = format!("<<{dictionary}/Length {}>>stream\n", content.len()).into_bytes();
    object.extend(content);
    object.extend(b"\nendstream");
    object
}

/// A page with these resources and commands, and further objects from number 6.
fn page(resources: &str, commands: &str, further: &[Vec<u8>]) -> Vec<u8> {
    let page = format!(
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R\
         /Resources<</Font<</F1 5 0 R/F2 7 0 R>>{resources}>>>>"
    );
    let mut objects = vec![
        CATALOG.into(),
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>".to_vec(),
        page.into_bytes(),
        stream("", commands.as_bytes()),
        FONT.into(),
    ];
    objects.extend_from_slice(further);
    file(&objects)
}

fn ordinary() -> Vec<u8> {
    page("", &format!("BT /F1 12 Tf 72 720 Td ({WORDS}) Tj ET"), &[])
}

/// A stream of this many megabytes of blanks, deflated. One megabyte is compressed and its blocks
/// are repeated: compressing all of it takes minutes in a debug build.
fn bomb(megabytes: usize) -> Vec<u8> {
    const MIB: usize = 1 << 20;
    let mut encoder = Compress::new(Compression::fast(), false);
    let mut blocks = Vec::with_capacity(MIB);
    let flush = FlushCompress::Full;
    encoder
        .compress_vec(&[b' '; MIB], &mut blocks, flush)
        .unwrap();
    let mut zlib = vec![0x78, 0x01];
    zlib.extend(blocks.repeat(megabytes));
    // An empty last block, then the Adler-32 of the blanks (RFC 1950, section 9).
    zlib.extend([0x01, 0x00, 0x00, 0xff, 0xff]);
    let count = u128::try_from(megabytes * MIB).unwrap();
    let (blank, modulus) = (u128::from(b' '), 65_521);
    let low = (1 + blank * count) % modulus;
    let high = (count + blank * count * (count + 1) / 2) % modulus;
    zlib.extend(u32::try_from((high << 16) | low).unwrap().to_be_bytes());
    stream("/Filter/FlateDecode", &zlib)
}

#[test]
fn a_bomb_is_a_sound_stream_of_blanks() {
    let bomb = bomb(3);
    let start = bomb
        .windows(7)
        .position(|seven| seven == b"stream\n")
        .unwrap()
        + 7;
    let mut inflated = Vec::new();
    let mut decoder = flate2::read::ZlibDecoder::new(&bomb[start..]);
    std::io::Read::read_to_end(&mut decoder, &mut inflated).unwrap();
    assert_eq!(inflated.len(), 3 << 20);
    assert!(inflated.iter().all(|byte| *byte == b' '));
}

fn form(resources: &str, commands: &str) -> Vec<u8> {
    let dictionary = format!("/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<{resources}>>");
    stream(&dictionary, commands.as_bytes())
}

/// A form that draws the object `number` a given number of times.
fn drawing(number: usize, times: usize) -> Vec<u8> {
    form(
        &format!("/XObject<</X {number} 0 R>>"),
        &"/X Do ".repeat(times),
    )
}

/// A page of words that draws object 6.
fn drawn(forms: &[Vec<u8>]) -> Vec<u8> {
    let text = format!("BT /F1 12 Tf 72 720 Td ({WORDS}) Tj ET /X Do");
    page("/XObject<</X 6 0 R>>", &text, forms)
}

fn tree(pages: &str) -> Vec<u8> {
    file(&[CATALOG.into(), pages.into()])
}

fn nested(open: &str, close: &str) -> Vec<u8> {
    tree(&format!("{}{}", open.repeat(60_000), close.repeat(60_000)))
}

#[test]
fn an_ordinary_file_is_read() {
    assert_eq!(READER.read(ordinary()).unwrap().trim(), WORDS);
}

#[test]
fn every_hostile_file_ends_in_an_answer() {
    let tower: Vec<Vec<u8>> = (0..12)
        .map(|level| drawing(level + 7, 10))
        .chain([form("", "q Q")])
        .collect();
    let unicode = stream(
        "",
        b"begincmap 1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange \
          1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange endcmap",
    );
    let composite = b"<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H\
        /DescendantFonts[8 0 R]/ToUnicode 6 0 R>>";
    let descendant = b"<</Type/Font/Subtype/CIDFontType2/BaseFont/X/W[0 2147483647 500]>>";
    let giant = [unicode, composite.to_vec(), descendant.to_vec()];
    let mut inflated = page("", "", &[]);
    inflated.extend(bomb(900));
    let bomb_page = file(&[
        CATALOG.into(),
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>".to_vec(),
        b"<</Type/Page/Parent 2 0 R/Contents 4 0 R>>".to_vec(),
        bomb(900),
    ]);
    let entries = "%PDF-1.5\n1 0 obj\n<</Type/XRef/W[9223372036854775807 1 1]/Size 9/Length 1>>\
        stream\nx\nendstream\nendobj\nstartxref\n9\n%%EOF";
    let odd = "BT /F1 (x) Tf [] Tj 1 Td (a) cm /X gs /Y cs 1 0 Tm ET";
    for (name, bytes) in [
        ("a form that draws itself", drawn(&[drawing(6, 1)])),
        (
            "forms that draw each other",
            drawn(&[drawing(7, 1), drawing(6, 1)]),
        ),
        ("a tower of forms", drawn(&tower)),
        ("a bomb", inflated),
        ("a bomb as a page", bomb_page),
        (
            "a giant count",
            tree("<</Type/Pages/Kids[]/Count 1000000000>>"),
        ),
        (
            "its own child",
            tree("<</Type/Pages/Kids[2 0 R]/Count 9/Parent 2 0 R>>"),
        ),
        ("deep lists", nested("[", "]")),
        ("deep dictionaries", nested("<</A", ">>")),
        (
            "a giant range of letters",
            page("", "BT /F2 9 Tf (xx) Tj ET", &giant),
        ),
        ("a table of giant entries", entries.into()),
        ("no font", page("", "BT /None 12 Tf (x) Tj ET", &[])),
        ("operands of other kinds", page("", odd, &[])),
    ] {
        let answer = READER.read(bytes);
        let is_known = matches!(
            answer,
            Ok(_) | Err(Unreadable::Damaged | Unreadable::NoText | Unreadable::TooComplex)
        );
        assert!(is_known, "{name}: {answer:?}");
        assert!(READER.read(ordinary()).is_ok(), "after {name}");
    }
}

#[test]
fn the_page_around_a_loop_is_read() {
    assert_eq!(READER.read(drawn(&[drawing(6, 1)])).unwrap().trim(), WORDS);
}

#[test]
fn files_that_nobody_meant_harm_with_say_what_they_are() {
    assert_eq!(READER.read(Vec::new()), Err(Unreadable::EmptyFile));
    assert_eq!(
        READER.read(b"PK\x03\x04".to_vec()),
        Err(Unreadable::WordFile)
    );
    assert_eq!(READER.read(page("", "", &[])), Err(Unreadable::NoText));
    let mut junk = ordinary();
    junk.extend([b'x'; 3_000]);
    assert!(READER.read(junk).is_ok(), "junk behind the end");
    let mut cut = ordinary();
    cut.truncate(cut.len() - 60);
    let answer = READER.read(cut);
    assert!(
        matches!(answer, Ok(_) | Err(Unreadable::Damaged)),
        "{answer:?}"
    );
}

/// A page with words and a picture of this size.
fn pictured(words: &str, (width, height): (u32, u32)) -> Vec<u8> {
    let picture = format!(
        "/Type/XObject/Subtype/Image/Width {width}/Height {height}/ColorSpace/DeviceGray\
         /BitsPerComponent 8"
    );
    let text = format!("/X Do BT /F1 12 Tf 72 720 Td ({words}) Tj ET");
    page("/XObject<</X 6 0 R>>", &text, &[stream(&picture, b"x")])
}

#[test]
fn res_7_a_scan_with_a_stamp_is_told_as_a_picture() {
    let character = (1700, 2200);
    for stamp in [
        "Scanned with CamScanner",
        "RECEIVED MAY 12 2024 NEW JERSEY DEPARTMENT OF CORRECTIONS CLASSIFICATION OFFICE",
        "From: Staples 0123 Fax 609-555-0123 To: 6095550199 Page 1 of 3 May 12 2024 10:22 AM",
        &"Scanned by CamScanner ".repeat(12),
    ] {
        let answer = READER.read(pictured(stamp, character));
        assert_eq!(answer, Err(Unreadable::NoText), "{stamp}");
    }
    assert!(
        READER.read(pictured(WORDS, character)).is_ok(),
        "a scan with its text"
    );
    for small in [(200, 100), (400, 500)] {
        let answer = READER.read(pictured("Cook. Dishwasher. Hard worker.", small));
        assert!(answer.is_ok(), "a logo or a photo of a face");
    }
}

#[test]
fn res_7_every_graded_resume_is_text_when_it_is_typed() {
    let graded = include_str!("../../resume-matching/evaluation/resumes.json");
    let graded: Vec<serde_json::Value> = serde_json::from_str(graded).unwrap();
    for resume in &graded {
        let text = resume["text"].as_str().unwrap();
        // A letter outside of Latin-1 belongs to neither of our languages.
        let text: Vec<u8> = text
            .chars()
            .filter_map(|character| u8::try_from(u32::from(character)).ok())
            .map(|byte| {
                if byte.is_ascii_control() || b"()\\".contains(&byte) {
                    b' '
                } else {
                    byte
                }
            })
            .collect();
        let commands = [b"BT /F1 1 Tf 9 720 Td (", text.as_slice(), b") Tj ET"].concat();
        let objects = [
            CATALOG.into(),
            b"<</Type/Pages/Kids[3 0 R]/Count 1>>".to_vec(),
            b"<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>".to_vec(),
            stream("", &commands),
            FONT.into(),
        ];
        let answer = READER.read(file(&objects));
        assert!(answer.is_ok(), "{answer:?} for {}", resume["text"]);
    }
    assert!(graded.len() >= 60);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn any_damage_ends_in_an_answer(
        places in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..12),
    ) {
        let mut bytes = ordinary();
        for (place, byte) in places {
            let at = place.index(bytes.len());
            bytes[at] = byte;
        }
        prop_assert_ne!(READER.read(bytes), Err(Unreadable::Busy));
    }
}
