//! Lays characters out: which belong to a word, which begin a new line.
//!
//! The extractor's own output takes the font size from a product that is negative for mirrored
//! text, and breaks words at a tenth of a letter's height. This one measures gaps along and across
//! the direction of writing.

use pdf_extract::{MediaBox, OutputDev, OutputError, Transform};

use crate::clean::TEXT_MAX;

/// A gap along the line that parts words, in heights of a letter.
const WORD_GAP: f64 = 0.15;
/// A step back along the line that parts words, in heights of a letter.
const BACK_STEP: f64 = 1.0;
/// A step across the line that begins a new one, in heights of a letter.
const LINE_STEP: f64 = 0.6;

/// Collects the text of pages.
#[derive(Debug, Default)]
pub struct Layout {
    /// What was laid out so far.
    pub text: String,
    end: Option<End>,
}

/// Where the last character ended, and its height.
#[derive(Debug, Clone, Copy)]
struct End {
    x: f64,
    y: f64,
    height: f64,
}

impl OutputDev for Layout {
    fn begin_page(
        &mut self,
        _: u32,
        _: &MediaBox,
        _: Option<(f64, f64, f64, f64)>,
    ) -> Result<(), OutputError> {
        self.end = None;
        Ok(())
    }

    fn end_page(&mut self) -> Result<(), OutputError> {
        self.text.push('\n');
        Ok(())
    }

    fn output_character(
        &mut self,
        at: &Transform,
        width: f64,
        _: f64,
        font_size: f64,
        characters: &str,
    ) -> Result<(), OutputError> {
        if self.text.len() + characters.len() > TEXT_MAX {
            return Err(OutputError::FormatError(std::fmt::Error));
        }
        let along = (at.m11, at.m12);
        let length = along.0.hypot(along.1).max(1e-6);
        let (dx, dy) = (along.0 / length, along.1 / length);
        let height = (at.m21.hypot(at.m22) * font_size.abs()).max(1e-3);
        if let Some(end) = self.end {
            let (step_x, step_y) = (at.m31 - end.x, at.m32 - end.y);
            let forward = step_x * dx + step_y * dy;
            let across = (step_y * dx - step_x * dy).abs();
            let unit = height.min(end.height);
            if across > LINE_STEP * unit {
                self.text.push('\n');
            } else if forward > WORD_GAP * unit || forward < -BACK_STEP * unit {
                self.text.push(' ');
            }
        }
        self.text.push_str(characters);
        let reach = width * font_size * length;
        self.end = Some(End {
            x: at.m31 + dx * reach,
            y: at.m32 + dy * reach,
            height,
        });
        Ok(())
    }

    fn begin_word(&mut self) -> Result<(), OutputError> {
        Ok(())
    }

    fn end_word(&mut self) -> Result<(), OutputError> {
        Ok(())
    }

    fn end_line(&mut self) -> Result<(), OutputError> {
        Ok(())
    }
}
