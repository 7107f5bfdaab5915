//! The two embedded faces: which letters they have, how wide a text is, and its glyphs.

use krilla::text::{Font, GlyphId, KrillaGlyph};
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::{FontRef, MetadataProvider};
use unicode_normalization::UnicodeNormalization;

const REGULAR: &[u8] = include_bytes!("../fonts/NotoSans-Regular.ttf");
/// Letters below this are looked up in a table.
const USUAL: u32 = 0x250;
const BOLD: &[u8] = include_bytes!("../fonts/NotoSans-Bold.ttf");

/// Why a face of this program cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("a font of this program cannot be read")]
pub struct FontError;

/// One weight of the font.
pub struct Face {
    font: Font,
    data: FontRef<'static>,
    metrics: GlyphMetrics<'static>,
    units: f32,
    /// Widths of the usual letters in ems, by code point: they are asked for thousands of times.
    usual: Vec<f32>,
}

/// Both weights.
pub struct Faces {
    /// For most of the text.
    pub regular: Face,
    /// For names and headings.
    pub bold: Face,
}

impl Faces {
    /// Reads the faces of this program.
    pub fn new() -> Result<Self, FontError> {
        Ok(Self {
            regular: Face::new(REGULAR)?,
            bold: Face::new(BOLD)?,
        })
    }

    /// Returns the face of a weight.
    pub fn face(&self, is_bold: bool) -> &Face {
        if is_bold { &self.bold } else { &self.regular }
    }
}

impl Face {
    fn new(bytes: &'static [u8]) -> Result<Self, FontError> {
        let font = Font::new(bytes.into(), 0).ok_or(FontError)?;
        let data = FontRef::new(bytes).map_err(|_| FontError)?;
        let mut face = Self {
            units: font.units_per_em(),
            metrics: data.glyph_metrics(Size::unscaled(), LocationRef::default()),
            usual: Vec::new(),
            font,
            data,
        };
        let letters = (0..USUAL).map(|code| char::from_u32(code).unwrap_or_default());
        face.usual = letters.map(|letter| face.measured(letter)).collect();
        Ok(face)
    }

    /// Whether a letter can be drawn.
    pub fn has(&self, letter: char) -> bool {
        self.data.charmap().map(letter).is_some()
    }

    /// Width of a text at a size, in points.
    pub fn width(&self, text: &str, size: f32) -> f32 {
        text.chars().map(|letter| self.advance(letter)).sum::<f32>() * size
    }

    /// The font, for drawing.
    pub(crate) fn font(&self) -> Font {
        self.font.clone()
    }

    /// The glyphs of a text, one a letter.
    pub(crate) fn glyphs(&self, text: &str) -> Vec<KrillaGlyph> {
        let charmap = self.data.charmap();
        text.char_indices()
            .filter_map(|(start, letter)| {
                let id = charmap.map(letter)?;
                let range = start..start + letter.len_utf8();
                let advance = self.advance(letter);
                let id = GlyphId::new(id.to_u32());
                Some(KrillaGlyph::new(id, advance, 0.0, 0.0, 0.0, range, None))
            })
            .collect()
    }

    /// Width of a letter in ems; 0 for one that cannot be drawn.
    fn advance(&self, letter: char) -> f32 {
        let usual = usize::try_from(u32::from(letter)).ok();
        let usual = usual.and_then(|place| self.usual.get(place));
        usual.copied().unwrap_or_else(|| self.measured(letter))
    }

    fn measured(&self, letter: char) -> f32 {
        let id = self.data.charmap().map(letter);
        let advance = id.and_then(|id| self.metrics.advance_width(id));
        advance.unwrap_or_default() / self.units
    }
}

/// Returns a text with composed letters, every space a plain one, and no space twice or at an end.
pub fn tidy(text: &str) -> String {
    let composed: String = text.nfc().collect();
    composed.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_all_latin_scripts_can_be_drawn_in_both_weights() {
        let faces = Faces::new().unwrap();
        // Spanish, Portuguese, Haitian Creole, Polish, Czech, Turkish, Vietnamese, Yoruba, Hausa,
        // Romanian, Maltese, Icelandic, Latvian, Esperanto, Azerbaijani, Welsh.
        let names = "Ñuñez Peña ¿¡ João Ação Kreyòl Łukasz Żółć Dvořák Gülşah İğdır Nguyễn Thị Hằng \
                     Ọláolúwa Ɓala Ƙaura Țăndărică Ħal Għaxaq Þórður Ģirts Ŝanĝo Əliyev Ŵyn";
        for letter in names.nfc() {
            assert!(faces.regular.has(letter), "{letter}");
            assert!(faces.bold.has(letter), "{letter}");
        }
        for letter in '\u{20}'..='\u{24f}' {
            assert_eq!(
                faces.regular.has(letter),
                faces.bold.has(letter),
                "{letter}"
            );
        }
        assert!(!faces.regular.has('東'));
    }

    #[test]
    fn a_wider_text_is_wider_and_bold_is_wider_than_regular() {
        let faces = Faces::new().unwrap();
        let width = |text| faces.regular.width(text, 10.0);
        assert!(width("mm") > width("ii"));
        assert!((width("ab") - width("a") - width("b")).abs() < 0.001);
        assert!(faces.bold.width("name", 10.0) > width("name"));
    }

    #[test]
    fn a_tidy_text_has_composed_letters_and_single_spaces() {
        assert_eq!(tidy("  Jose\u{301}\t\n Pe\u{301}rez "), "José Pérez");
    }
}
