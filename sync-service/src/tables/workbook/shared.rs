//! What the cells of all sheets refer to: texts and styles.

use super::xml::{Part, attribute, walk};
use sync_protocol::desk_import::ImportFailure;

/// Numbers of formats that show a date (ECMA-376, 18.8.30).
const DATE_FORMATS: [u32; 9] = [14, 15, 16, 17, 22, 27, 30, 36, 57];

/// The texts that cells refer to. How a text is read aloud in Japanese (`rPh`) is left out.
pub fn shared_strings(xml: &str) -> Result<Vec<String>, ImportFailure> {
    let mut strings: Vec<String> = Vec::new();
    let (mut is_text, mut is_aloud) = (false, false);
    walk(xml, |part| {
        match part {
            Part::Start(_, "si") => strings.push(String::new()),
            Part::Start(_, "rPh") => is_aloud = true,
            Part::End("rPh") => is_aloud = false,
            Part::Start(_, "t") => is_text = true,
            Part::End("t") => is_text = false,
            Part::Text(text) if is_text && !is_aloud => {
                if let Some(last) = strings.last_mut() {
                    last.push_str(text);
                }
            }
            _ => {}
        }
        Ok(())
    })?;
    Ok(strings)
}

/// Which styles of cells show a date.
pub fn date_styles(xml: &str) -> Result<Vec<bool>, ImportFailure> {
    let (mut custom, mut styles, mut is_of_cells) = (Vec::new(), Vec::new(), false);
    walk(xml, |part| {
        match part {
            Part::Start(start, "numFmt") => {
                let number = attribute(start, "numFmtId").and_then(|text| text.parse().ok());
                let code = attribute(start, "formatCode").unwrap_or_default();
                if let (Some(number), true) = (number, shows_date(&code)) {
                    custom.push(number);
                }
            }
            Part::Start(_, "cellXfs") => is_of_cells = true,
            Part::End("cellXfs") => is_of_cells = false,
            Part::Start(start, "xf") if is_of_cells => {
                let number: Option<u32> =
                    attribute(start, "numFmtId").and_then(|text| text.parse().ok());
                styles.push(number.is_some_and(|number| {
                    DATE_FORMATS.contains(&number) || custom.contains(&number)
                }));
            }
            _ => {}
        }
        Ok(())
    })?;
    Ok(styles)
}

/// Whether a format has a year or a day outside of its quoted words and its conditions.
fn shows_date(code: &str) -> bool {
    let (mut is_quoted, mut is_bracketed) = (false, false);
    for letter in code.chars() {
        match letter {
            '"' => is_quoted = !is_quoted,
            '[' => is_bracketed = true,
            ']' => is_bracketed = false,
            'y' | 'Y' | 'd' | 'D' if !is_quoted && !is_bracketed => return true,
            _ => {}
        }
    }
    false
}
