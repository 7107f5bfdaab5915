//! A list as CSV, for an operator to edit and import again.

use std::borrow::Cow;
use sync_protocol::columns::ordered;
use sync_protocol::listings::Row;

/// Characters that make a spreadsheet run a cell instead of showing it. Some take the full-width ones, which people type
/// on East Asian keyboards, for the same.
const FORMULA_STARTS: [char; 8] = [
    '=', '+', '-', '@', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}',
];

/// All fields of all rows in the order of the screen. A cell that a spreadsheet would run gets a
/// leading apostrophe, which an import takes away again.
pub fn to_csv(rows: &[Row]) -> csv::Result<String> {
    columns_to_csv(&columns_of(rows), rows)
}

/// The fields of rows, in the order of the screen.
pub fn columns_of(rows: &[Row]) -> Vec<&str> {
    ordered(rows.iter().flat_map(|row| row.keys().map(String::as_str)))
}

/// The same with the columns that are named: also a table without rows has a header.
pub fn columns_to_csv(columns: &[&str], rows: &[Row]) -> csv::Result<String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(columns.iter().map(|name| harmless_cell(name).into_owned()))?;
    for row in rows {
        let cell = |column: &&str| harmless_cell(row.get(*column).map_or("N/A", String::as_str));
        writer.write_record(columns.iter().map(cell).map(Cow::into_owned))?;
    }
    let bytes = writer
        .into_inner()
        .map_err(|error| csv::Error::from(error.into_error()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// A cell that a spreadsheet shows and never runs. Also a formula behind apostrophes gets one, so that
/// [`plain_cell`] gives back each text as it was.
pub fn harmless_cell(text: &str) -> Cow<'_, str> {
    if is_formula(text) {
        Cow::Owned(format!("'{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

/// The text of a cell of a CSV file without the apostrophe that [`harmless_cell`] put before a formula.
pub fn plain_cell(text: &str) -> &str {
    match text.strip_prefix('\'') {
        Some(rest) if is_formula(rest) => rest,
        _ => text,
    }
}

/// Whether a spreadsheet would run the text, once its apostrophes are gone.
fn is_formula(text: &str) -> bool {
    text.trim_start_matches('\'').starts_with(FORMULA_STARTS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::listings::import::parse;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_guard_is_taken_away_exactly_where_it_was_put(text in "['=+@a1＝＋－＠-]{0,6}") {
            let guarded = harmless_cell(&text);
            prop_assert!(!guarded.starts_with(FORMULA_STARTS));
            prop_assert_eq!(plain_cell(&guarded), text.as_str());
        }
    }

    #[test]
    fn formula_text_leaves_harmless_and_comes_back_as_it_was() {
        let row = Row::from([
            ("name".into(), "=HYPERLINK(\"http://x\")".into()),
            ("notes".into(), "'-1".into()),
            ("phone".into(), "+1 609".into()),
            ("other".into(), "\u{ff1d}1+1".into()),
        ]);
        let csv = to_csv(std::slice::from_ref(&row)).unwrap();

        assert!(csv.contains(",'\u{ff1d}1+1"), "{csv}");
        assert!(
            csv.lines().skip(1).all(
                |line| !line.starts_with(['=', '+', '"'].as_slice()) || line.starts_with("\"'")
            )
        );
        assert_eq!(parse(csv.as_bytes()).unwrap(), [row]);
    }
}
