//! Cells of a package that a spreadsheet would run. A package is for programs, so only those get an
//! apostrophe, and not every cell that begins like a formula: `+1 609 555 0100` is a telephone number
//! and `-1FR` the last Friday.

use std::borrow::Cow;

/// Returns the cell of a text: one that a spreadsheet shows and never runs.
pub fn guarded(text: &str) -> Cow<'_, str> {
    if runs(text.trim_start_matches('\'')) {
        Cow::Owned(format!("'{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

/// Returns the text of a cell as it was before it was guarded.
pub fn unguarded(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(rest) if runs(rest.trim_start_matches('\'')) => rest,
        _ => cell,
    }
}

/// Whether a spreadsheet would compute the text, or start a program with it.
fn runs(text: &str) -> bool {
    match text.chars().next() {
        // Some spreadsheets take the full-width signs for the same.
        Some('=' | '\u{ff1d}' | '@' | '\u{ff20}' | '\t' | '\r') => true,
        Some('+' | '\u{ff0b}' | '-' | '\u{ff0d}') => text.contains(['|', '!']) || calls(text),
        _ => false,
    }
}

/// Whether a name stands right before a parenthesis, as in `SUM(1)`.
fn calls(text: &str) -> bool {
    let mut pairs = text.chars().zip(text.chars().skip(1));
    pairs.any(|(one, next)| next == '(' && one.is_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_spreadsheet_would_run_is_guarded_and_comes_back() {
        for text in [
            "=1+1",
            "=HYPERLINK(\"http://x.example\")",
            "@SUM(A1)",
            "\u{ff1d}1+1",
            "\u{ff20}SUM(A1)",
            "\u{ff0b}SUM(A1)",
            "\u{ff0d}2+3|x!A0",
            "+SUM(A1)",
            "-2+3+cmd|' /C calc'!A0",
            "\t=1",
            "'=1",
            "''=1",
        ] {
            assert_eq!(guarded(text), format!("'{text}"));
            assert_eq!(unguarded(&guarded(text)), text);
        }
    }

    #[test]
    fn what_programs_need_stays_as_it_is() {
        for text in [
            "",
            "+1 (609) 555-0100",
            "-1FR",
            "- bring an ID (any)",
            "'tis",
            "a=b",
            "09:00:00",
        ] {
            assert_eq!(guarded(text), text);
            assert_eq!(unguarded(text), text);
        }
    }
}
