//! The texts that the cells of all sheets refer to.

use super::xml::{Part, is_on, walk};
use sync_protocol::desk_import::ImportFailure;

/// A text that cells refer to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Shared {
    /// The text.
    pub text: String,
    /// Whether a part of it is crossed out.
    pub is_crossed_out: bool,
}

/// The texts that cells refer to. How a text is read aloud in Japanese (`rPh`) is left out.
pub fn shared_strings(xml: &str) -> Result<Vec<Shared>, ImportFailure> {
    let mut strings: Vec<Shared> = Vec::new();
    let (mut is_text, mut is_aloud) = (false, false);
    walk(xml, |part| {
        match part {
            Part::Start(_, "si") => strings.push(Shared::default()),
            Part::Start(start, "strike") if is_on(start) => {
                if let Some(last) = strings.last_mut() {
                    last.is_crossed_out = true;
                }
            }
            Part::Start(_, "rPh") => is_aloud = true,
            Part::End("rPh") => is_aloud = false,
            Part::Start(_, "t") => is_text = true,
            Part::End("t") => is_text = false,
            Part::Text(text) if is_text && !is_aloud => {
                if let Some(last) = strings.last_mut() {
                    last.text.push_str(text);
                }
            }
            _ => {}
        }
        Ok(())
    })?;
    Ok(strings)
}
